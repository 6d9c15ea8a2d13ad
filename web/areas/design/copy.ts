import { useTranslations } from '../../platform/languages.ts'
import { replaceNotice } from './replace-notice.ts'

export function useCopy() {
  const { t } = useTranslations('design')
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      replaceNotice({ text: t('copied', { text }) })
    } catch {
      replaceNotice({ text: t('notCopied', { text }), color: 'warning' })
    }
  }
}
