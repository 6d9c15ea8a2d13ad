import { useState } from 'react'
import { codeOf, serverError, toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'

/** Resets and restores use much of the rate limit, so that the next one may have to wait. */
const maxWait = 15

async function patiently(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const seconds = codeOf(error) === 'TOO_MANY_REQUESTS' ? Number(serverError(error)?.extensions?.retryAfter) : Number.NaN
    if (!(seconds <= maxWait)) throw error
    await new Promise(resolve => setTimeout(resolve, seconds * 1000))
    await work()
  }
}

/** Runs one task at a time, again after a short wait if the rate limit is reached; a failure is shown as a message, and answered with false. */
export function useAttempt() {
  const { t } = useTranslations()
  const [isBusy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await patiently(work)
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
