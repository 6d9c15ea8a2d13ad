import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../notify.ts'

/** Copies a text, and says so. */
export function useCopyText() {
  const { t } = useTranslations()
  return async (text: string, done = t('code.copied')) => {
    try {
      await navigator.clipboard.writeText(text)
      notify({ text: done, topic: 'copied' })
    } catch {
      notify({ text: t('failed.copy'), color: 'warning', topic: 'copied' })
    }
  }
}
