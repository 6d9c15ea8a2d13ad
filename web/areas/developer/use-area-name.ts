/** Names of areas, from the texts of the history. */
import { useTranslations } from '../../platform/languages.ts'
import type { Area } from '../../platform/schema.generated.ts'

export function useAreaName(): (area: Area) => string {
  const { t } = useTranslations('history')
  return area => t(`areas.${area}`)
}
