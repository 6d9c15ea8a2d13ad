import { useTranslations } from '../../../platform/languages.ts'
import type { CardProps } from '../CardGrid.tsx'
import { StatBody } from '../StatBody.tsx'
import { changeOf, useFormats } from '../use-cards.ts'

/** This year's figure, its change, and its course. */
export function ProfitStat({ figures }: CardProps) {
  const { t } = useTranslations('cards')
  const { money } = useFormats()
  const { profit, points } = figures.storeAnalytics
  return (
    <StatBody
      label={t('figures.profit')}
      value={money(profit.value)}
      change={changeOf(profit)}
      course={points.map(point => point.profit)}
    />
  )
}
