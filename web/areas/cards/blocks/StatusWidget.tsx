import Paper from '@mui/material/Paper'
import { useTranslations } from '../../../platform/languages.ts'
import { DonutChart } from '../../../ui/charts/DonutChart.tsx'
import type { CardProps } from '../CardGrid.tsx'
import { useFormats } from '../use-cards.ts'

/** Orders by what became of them. */
export function StatusWidget({ figures: { orderSummary } }: CardProps) {
  const { t } = useTranslations('cards')
  const { number } = useFormats()
  const { total, completed, cancelled, refunded } = orderSummary
  const parts = { completed, cancelled, refunded, open: Math.max(total - completed - cancelled - refunded, 0) }
  return (
    <Paper sx={{ p: 5 }}>
      <DonutChart
        label={t('widgets.status')}
        parts={(['completed', 'open', 'cancelled', 'refunded'] as const).map(name => ({ name: t(`states.${name}`), value: parts[name] }))}
        format={number}
        whole={t('figures.orders')}
      />
    </Paper>
  )
}
