/** How the process that answers is doing, on one line where there is room. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { ActivitySummaryQuery } from './history.generated.ts'

type Status = ActivitySummaryQuery['activitySummary']['server']

const figures = [
  'requestsPerMinute',
  'eventLoopDelayMs',
  'rateLimited',
  'connections',
  'writesPending',
  'textsWaiting',
  'textThreads',
  'textThreadsFailed',
] as const
type Figure = (typeof figures)[number]

/** Callers notice a longer delay. */
const slowMs = 100

const needsAttention = (name: Figure, status: Status) =>
  (name === 'eventLoopDelayMs' && status.eventLoopDelayMs >= slowMs) ||
  (name === 'textThreads' && status.textThreadsReady < status.textThreads) ||
  (name === 'textThreadsFailed' && status.textThreadsFailed > 0)

export function ServerFigures({ status }: { status: Status | undefined }) {
  const { t, lang } = useTranslations('history')
  const format = (name: Figure, values: Status) => {
    const number = formatNumber(values[name], lang)
    if (name === 'eventLoopDelayMs') return t('activities.server.delay', { number })
    if (name !== 'textThreads') return number
    return t('activities.server.ready', { ready: formatNumber(values.textThreadsReady, lang), threads: number })
  }
  return (
    <Paper
      component="section"
      aria-label={t('activities.server.title')}
      sx={{ px: { xs: 4, sm: 5 }, py: 3, mb: 4, display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 2 }}
    >
      {figures.map(name => (
        <Box key={name} component="dl" sx={{ m: 0, display: 'flex', alignItems: 'baseline', gap: 2 }}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {t(`activities.server.${name}`)}
          </Typography>
          <Typography
            component="dd"
            sx={{
              m: 0,
              minWidth: 16,
              fontSize: 13,
              fontWeight: 600,
              fontVariantNumeric: 'tabular-nums',
              color: status && needsAttention(name, status) ? 'error.main' : 'text.primary',
            }}
          >
            {status ? format(name, status) : '–'}
          </Typography>
        </Box>
      ))}
    </Paper>
  )
}
