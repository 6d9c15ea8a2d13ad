/** Copies what a designer or a programmer takes along. */
import { useTexts } from '../../app/languages.ts'
import { notify } from '../../ui/notify.ts'

export function useCopy() {
  const { t } = useTexts('design')
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notify({ text: t('copied', { text }) })
    } catch {
      notify({ text: t('notCopied', { text }), color: 'warning' })
    }
  }
}
