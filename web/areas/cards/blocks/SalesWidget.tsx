import Paper from '@mui/material/Paper'
import { useTranslations } from '../../../platform/languages.ts'
import { LineChart } from '../../../ui/charts/LineChart.tsx'
import type { CardProps } from '../CardGrid.tsx'
import { useFormats } from '../use-cards.ts'

/** Sales and profit by month. */
export function SalesWidget({ figures: { storeAnalytics } }: CardProps) {
  const { t } = useTranslations('cards')
  const { chartMoney, month } = useFormats()
  return (
    <Paper sx={{ p: 5 }}>
      <LineChart
        label={t('widgets.sales')}
        points={storeAnalytics.points.map(({ start }) => month(start))}
        series={[
          { name: t('figures.sales'), values: storeAnalytics.points.map(({ sales }) => sales) },
          { name: t('figures.profit'), values: storeAnalytics.points.map(({ profit }) => profit) },
        ]}
        format={chartMoney}
      />
    </Paper>
  )
}
