/** Reloads a card and says so. */
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'

export function useReload(title: string, refresh: () => Promise<unknown>) {
  const { t } = useTranslations('analytics')
  const [isBusy, setBusy] = useState(false)
  const reload = async () => {
    setBusy(true)
    try {
      await refresh()
      notify({ text: t('refreshed', { card: title }), topic: 'refresh' })
    } catch {
      notify({ text: t('failed.unreachable'), color: 'error', topic: 'refresh' })
    }
    setBusy(false)
  }
  return { isBusy, reload }
}
