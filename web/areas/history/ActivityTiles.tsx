/** Today in figures, and the course of the last day. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../app/languages.ts'
import { formatNumber } from '../../format.ts'
import { Sparkline } from '../../ui/charts/Sparkline.tsx'
import type { ActivitySummaryQuery } from './history.generated.ts'

type Summary = ActivitySummaryQuery['activitySummary']

const figures = ['changesToday', 'errorsToday', 'failedLoginsToday', 'activeSessions', 'ordersPaidToday'] as const

export function ActivityTiles({ summary }: { summary: Summary | undefined }) {
  const { t, lang } = useTexts('history')
  return (
    <Paper
      component="dl"
      aria-label={t('activities.figures')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
        gap: 5,
        m: 0,
        mb: 6,
        p: { xs: 5, sm: 6 },
      }}
    >
      {figures.map(figure => (
        <Box
          key={figure}
          // The one with the curve stands alone where there are two in a row, since they are five.
          sx={{
            gridColumn: { xs: figure === 'changesToday' ? '1 / -1' : 'auto', md: 'auto' },
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
          }}
        >
          <Typography component="dt" variant="body2" color="textSecondary">
            {t(`activities.tiles.${figure}`)}
          </Typography>
          <Box component="dd" sx={{ m: 0, display: 'flex', alignItems: 'center', gap: 3, minHeight: 36 }}>
            <Typography component="span" sx={{ fontSize: 24, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {summary ? formatNumber(summary[figure], lang) : <Skeleton width={40} />}
            </Typography>
            {figure === 'changesToday' && summary ? (
              <Sparkline values={summary.changesByHour.map(({ count }) => count)} label={t('activities.byHour')} />
            ) : null}
          </Box>
        </Box>
      ))}
    </Paper>
  )
}
