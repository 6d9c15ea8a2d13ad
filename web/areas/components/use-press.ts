import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'

/** An action for buttons of examples: says that it was called. */
export function usePress(): () => void {
  const { t } = useTranslations('components')
  return () => void notify({ text: t('page.pressed'), topic: 'example' })
}
