import Paper from '@mui/material/Paper'
import { useTranslations } from '../../../platform/languages.ts'
import { BarChart } from '../../../ui/charts/BarChart.tsx'
import type { CardProps } from '../CardGrid.tsx'
import { useFormats } from '../use-cards.ts'

/** Sales by category. */
export function CategoryWidget({ figures: { salesByCategory } }: CardProps) {
  const { t } = useTranslations('cards')
  const { chartMoney } = useFormats()
  return (
    <Paper sx={{ p: 5 }}>
      <BarChart
        label={t('widgets.categories')}
        points={salesByCategory.map(({ category }) => t(`categories.${category}`))}
        series={[{ name: t('figures.sales'), values: salesByCategory.map(({ sales }) => sales) }]}
        format={chartMoney}
        isHorizontal
      />
    </Paper>
  )
}
