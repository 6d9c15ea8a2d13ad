import { useTranslations } from '../../../platform/languages.ts'
import type { CardProps } from '../CardGrid.tsx'
import { StatBody } from '../StatBody.tsx'
import { changeOf, useFormats } from '../use-cards.ts'

/** This year's figure, its change, and its course. */
export function OrdersStat({ figures }: CardProps) {
  const { t } = useTranslations('cards')
  const { number } = useFormats()
  const { orders, points } = figures.storeAnalytics
  return (
    <StatBody
      label={t('figures.orders')}
      value={number(orders.value)}
      change={changeOf(orders)}
      course={points.map(point => point.orders)}
    />
  )
}
