import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { formatPercent } from '../../../platform/format-figures.ts'
import { useTranslations } from '../../../platform/languages.ts'
import { ChartFrame } from '../../../ui/charts/ChartFrame.tsx'
import { Gauge } from '../../../ui/charts/Gauge.tsx'
import type { CardProps } from '../CardGrid.tsx'
import { useFormats } from '../use-cards.ts'

/** Published reviews as a share of all. */
export function GrowthWidget({ figures: { reviewSummary } }: CardProps) {
  const { t, lang } = useTranslations('cards')
  const { number } = useFormats()
  const { published, pending, total } = reviewSummary
  return (
    <Paper sx={{ p: 5 }}>
      <ChartFrame
        label={t('widgets.reviews')}
        points={[t('states.published'), t('states.pending')]}
        series={[{ name: t('widgets.reviews'), values: [published, pending] }]}
        format={number}
        height={120}
      >
        <Box sx={{ display: 'grid', justifyItems: 'center' }}>
          <Gauge
            label={t('states.published')}
            value={published}
            max={total}
            text={formatPercent(total === 0 ? 0 : published / total, lang)}
          />
        </Box>
      </ChartFrame>
    </Paper>
  )
}
