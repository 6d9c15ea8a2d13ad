/** Copies text and says so. */
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../notify.ts'

/** Returns a function that copies the text and shows the message; it resolves to whether the browser allowed it. */
export function useCopy(): (text: string, message: string) => Promise<boolean> {
  const { t } = useTranslations()
  return async (text, message) => {
    try {
      await navigator.clipboard.writeText(text)
      notify({ text: message, topic: 'copy' })
      return true
    } catch {
      notify({ text: t('failed.copy'), color: 'error', topic: 'copy' })
      return false
    }
  }
}
