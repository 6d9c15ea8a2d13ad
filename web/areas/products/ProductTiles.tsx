/** Statistics: sales by channel compared with the 30 days before, and stock alerts that filter the list. */
import Typography from '@mui/material/Typography'
import type { Translations } from '../../platform/languages.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { formatNumber } from '../../platform/format.ts'
import { formatGrowth } from '../../platform/format-figures.ts'
import { StatCard, StatCards } from '../../ui/list/StatCards.tsx'
import { useLive } from '../../platform/live.ts'
import { type ProductSalesQuery, type ProductsPageQuery, useProductSalesQuery } from './products.generated.ts'

interface ProductTilesProps {
  summary: ProductsPageQuery['productSummary'] | undefined
  isFailed: boolean
  isScheduled: boolean
  onScheduled: (isOn: boolean) => void
  isLow: boolean
  onLow: (isOn: boolean) => void
}

const sold = ['inStore', 'website', 'discounts', 'affiliate'] as const

export function ProductTiles({ summary, isFailed, isScheduled, onScheduled, isLow, onLow }: ProductTilesProps) {
  const { t, tCount, lang } = useTranslations('products')
  const { wholeMoney } = useStoreFormat()
  const { data, failure } = useLive(useProductSalesQuery(), ['ORDERS', 'REFERRALS'])
  const number = (value: number | undefined) => (value === undefined ? isFailed && '—' : formatNumber(value, lang))
  return (
    <StatCards label={t('figures')}>
      {sold.map(name => {
        const figure = data?.salesSummary[name]
        return (
          <StatCard
            key={name}
            label={t(`sales.${name}`)}
            figure={figure ? wholeMoney(figure.amount) : failure && '—'}
            icon={figure ? <Growth change={figure.change} isGood={name === 'discounts' ? undefined : true} t={t} lang={lang} /> : undefined}
            note={figure ? tCount('sales.orders', figure.orders) : t('sales.days')}
          />
        )
      })}
      <StatCard
        label={t('lowStock')}
        figure={number(summary?.lowStock)}
        note={summary && summary.outOfStock > 0 ? tCount('soldOut', summary.outOfStock) : t('lowStockNote')}
        mood={summary && summary.lowStock > 0 ? 'warning' : undefined}
        isPressed={isLow}
        onPress={() => onLow(!isLow)}
      />
      <StatCard
        label={t('status.SCHEDULED')}
        figure={number(summary?.scheduled)}
        note={t('statusNote.SCHEDULED')}
        isPressed={isScheduled}
        onPress={() => onScheduled(!isScheduled)}
      />
    </StatCards>
  )
}

interface GrowthProps extends Pick<Translations<'products'>, 't' | 'lang'> {
  change: ProductSalesQuery['salesSummary']['inStore']['change']
  /** Whether an increase is good; undefined if neither. */
  isGood: true | undefined
}

/** The change as text, for those who cannot see the color. */
function Growth({ change, isGood, t, lang }: GrowthProps) {
  if (change === null || change === undefined) return null
  const growth = formatGrowth(Math.round(change * 100) / 100, lang)
  const color = !isGood || Math.abs(change) < 0.005 ? 'text.secondary' : change > 0 ? 'success.main' : 'error.main'
  return (
    <Typography
      component="span"
      variant="caption"
      title={t('sales.than', { growth })}
      sx={{ color, fontWeight: 500, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
    >
      {growth}
    </Typography>
  )
}
