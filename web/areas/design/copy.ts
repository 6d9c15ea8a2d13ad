import { useTranslations } from '../../platform/languages.ts'
import { tell } from './tell.ts'

export function useCopy() {
  const { t } = useTranslations('design')
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      tell({ text: t('copied', { text }) })
    } catch {
      tell({ text: t('notCopied', { text }), color: 'warning' })
    }
  }
}
