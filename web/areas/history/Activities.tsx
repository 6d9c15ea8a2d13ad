import { NetworkStatus } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { undoOperation } from '../../ui/undo-operation.ts'
import { formatDayName } from '../../platform/format-dates.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageControls } from '../../ui/PageControls.tsx'
import { SkeletonLines } from './SkeletonLines.tsx'
import { ActivityBar } from './ActivityBar.tsx'
import { ActivityEntry } from './ActivityEntry.tsx'
import { useActivityFilters } from './activity-filters.ts'
import { ActivityTiles } from './ActivityTiles.tsx'
import { byDay } from './by-day.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { ServerFigures } from './ServerFigures.tsx'
import { useActivitiesQuery, useActivitySummaryQuery, useAnyChangeSubscription, useCountActivitiesQuery } from './history.generated.ts'

const pollMs = 15_000

export function Activities() {
  const { t, tCount, lang } = useTranslations('history')
  const client = useApolloClient()
  const filters = useActivityFilters()
  const variables = { ...filters.variables, page: { page: filters.list.page, itemsPerPage: filters.list.itemsPerPage } }
  const { data: fresh, previousData, error, refetch, networkStatus } = useActivitiesQuery({ variables, fetchPolicy: 'network-only' })
  const summary = useActivitySummaryQuery({ pollInterval: pollMs })
  const data = fresh ?? previousData
  const counted = useCountActivitiesQuery({ fetchPolicy: 'no-cache', pollInterval: pollMs })
  const now = counted.data?.activities.total
  const [seen, setSeen] = useState<number>()
  if (seen === undefined && now !== undefined) setSeen(now)
  useAnyChangeSubscription({ onData: () => void counted.refetch().catch(() => undefined) })
  const fresher = Math.max((now ?? 0) - (seen ?? 0), 0)

  const reload = () => {
    setSeen(undefined)
    void Promise.all([counted.refetch(), refetch(), summary.refetch()]).catch(() => undefined)
  }
  const showNew = () => {
    if (filters.list.page > 1) filters.list.goTo(1)
    reload()
  }
  const undo = async (operationId: string) => {
    await undoOperation(client, 'undo', t, operationId)
    reload()
  }
  const isLoading = networkStatus !== NetworkStatus.ready && networkStatus !== NetworkStatus.error
  const { items, total } = data?.activities ?? {}

  return (
    <Page title={t('activities.title')} subtitle={t('activities.lead')} action={<ExportMenu variables={filters.variables} />}>
      <ActivityTiles summary={summary.data?.activitySummary} />
      <ServerFigures status={summary.data?.activitySummary.server} />
      <Paper component="section" aria-label={t('activities.list')}>
        <ActivityBar filters={filters} actors={items?.map(({ actor }) => actor) ?? []} />
        <Box role="status" sx={{ display: 'flex', justifyContent: 'center', position: 'sticky', top: 72, zIndex: 2, height: 0 }}>
          {fresher > 0 ? (
            <Button
              variant="contained"
              size="small"
              startIcon={<IconArrowUp size={16} stroke={1.75} />}
              onClick={showNew}
              sx={{ borderRadius: 5 }}
            >
              {tCount('activities.new', fresher)}
            </Button>
          ) : null}
        </Box>
        {error && !isLoading ? <FailureCard error={error} onRetry={reload} /> : null}
        {data || error ? null : <SkeletonLines />}
        {total === 0 ? <EmptyState onClear={filters.isFiltered ? filters.clear : undefined} /> : null}
        <Box aria-busy={isLoading} sx={{ opacity: isLoading && data ? 0.6 : 1 }}>
          {byDay(items ?? []).map(([day, entries]) => (
            <section key={day}>
              <Typography variant="h3" component="h2" sx={{ px: { xs: 4, sm: 5 }, pt: 4, pb: 2 }}>
                {formatDayName(day, lang)}
              </Typography>
              <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {entries.map(entry => (
                  <ActivityEntry key={`${entry.at} ${entry.owner} ${entry.id}`} entry={entry} onUndo={undo} onNarrow={filters.set} />
                ))}
              </Box>
            </section>
          ))}
        </Box>
        {total ? <PageControls total={total} list={filters.list} /> : null}
      </Paper>
    </Page>
  )
}
