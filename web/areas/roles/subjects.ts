/** Translated names and descriptions of permission subjects. */
import { useTranslations } from '../../platform/languages.ts'
import { subjects } from './rights.ts'

export function useSubjects() {
  const { tUnchecked } = useTranslations('roles')
  return (subject: string): { name: string; text: string } => {
    const at = subjects.findIndex(each => each === subject)
    // Subjects created through the API have only their own name.
    if (at < 0) return { name: subject, text: '' }
    return { name: tUnchecked(`subjects.${at}.name`), text: tUnchecked(`subjects.${at}.text`) }
  }
}
