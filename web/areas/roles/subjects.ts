/** What the subjects of rights are called, and what they are about, in the language of the page. */
import { useTranslations } from '../../platform/languages.ts'
import { subjects } from './rights.ts'

export function useSubjects() {
  const { t } = useTranslations('roles')
  return (subject: string): { name: string; text: string } => {
    const at = subjects.findIndex(each => each === subject)
    // One that was made through the API has its own name only.
    if (at < 0) return { name: subject, text: '' }
    return { name: t(`subjects.${at}.name`), text: t(`subjects.${at}.text`) }
  }
}
