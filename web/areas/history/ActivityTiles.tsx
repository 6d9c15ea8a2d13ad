/** Statistics of today and of the last 24 hours. */
import Box from '@mui/material/Box'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { Sparkline } from '../../ui/charts/Sparkline.tsx'
import { StatCard, StatCards } from '../../ui/list/StatCards.tsx'
import type { ActivitySummaryQuery } from './history.generated.ts'

type Summary = ActivitySummaryQuery['activitySummary']

const figures = ['errorsToday', 'failedLoginsToday', 'activeSessions', 'ordersPaidToday'] as const

export function ActivityTiles({ summary }: { summary: Summary | undefined }) {
  const { t, lang } = useTranslations('history')
  return (
    <StatCards label={t('activities.figures')}>
      {figures.map(name => (
        <StatCard key={name} label={t(`activities.tiles.${name}`)} figure={summary && formatNumber(summary[name], lang)} />
      ))}
      <StatCard
        label={t('activities.tiles.changesToday')}
        figure={
          summary && (
            <Box
              component="span"
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 3 }}
            >
              {formatNumber(summary.changesToday, lang)}
              <Sparkline values={summary.changesByHour.map(({ count }) => count)} label={t('activities.byHour')} />
            </Box>
          )
        }
      />
    </StatCards>
  )
}
