import { useTranslations } from '../../../platform/languages.ts'
import type { CardProps } from '../CardGrid.tsx'
import { StatBody } from '../StatBody.tsx'
import { changeOf, useFormats } from '../use-cards.ts'

/** This year's figure, its change, and its course. */
export function SalesStat({ figures }: CardProps) {
  const { t } = useTranslations('cards')
  const { money } = useFormats()
  const { sales, points } = figures.storeAnalytics
  return (
    <StatBody label={t('figures.sales')} value={money(sales.value)} change={changeOf(sales)} course={points.map(point => point.sales)} />
  )
}
