import { useState } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'

/** Runs one task at a time; a failure is shown as a message, and answered with false. */
export function useAttempt() {
  const { t } = useTranslations()
  const [isBusy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error', topic: 'sandbox' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, attempt }
}
