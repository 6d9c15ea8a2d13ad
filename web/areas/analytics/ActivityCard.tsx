/** The latest changes of the workspace in a range. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { useOperationMessage } from '../../platform/messages/operation-message.ts'
import { openHistory } from '../../platform/overlay.ts'
import { useSession } from '../../platform/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { useAnyOperationSubscription, useRecentActivityQuery } from './analytics.generated.ts'
import { CardFrame, CardHeader, type CardProps } from './CardFrame.tsx'
import { listAddress, useFigures } from './use-figures.ts'

export function ActivityCard({ range, onRange }: CardProps) {
  const { t } = useTranslations('analytics')
  // The days of the range, which the server tells.
  const { figures, failure, isStale } = useFigures(range)
  const {
    data: current,
    previousData,
    error,
    refetch,
  } = useRecentActivityQuery({
    variables: { from: figures?.from ? `${figures.from}T00:00:00.000Z` : null, to: figures?.to ? `${figures.to}T23:59:59.999Z` : null },
    skip: !figures,
  })
  useAnyOperationSubscription({ ignoreResults: true, onData: () => void refetch().catch(() => undefined) })
  const messageOf = useOperationMessage()
  const { loginUserType } = useSession()
  const entries = (current ?? previousData)?.operations.items
  return (
    <CardFrame
      title={t('cards.ACTIVITY')}
      // Only administrators see the page of all activities; everyone has the history.
      href={loginUserType === 'admin' ? listAddress('/apps/admin/activities', figures) : openHistory}
      range={range}
      onRange={onRange}
      file="activity"
      failure={failure ?? (entries ? undefined : error)}
      isStale={isStale || (!current && entries !== undefined)}
      refresh={refetch}
      rows={() => entries?.map(entry => ({ [t('day')]: entry.at, [t('activity')]: messageOf(entry), [t('person')]: entry.actor })) ?? []}
    >
      {({ heading, action }) => (
        <>
          <CardHeader heading={heading} action={action} />
          {entries?.length === 0 ? (
            <EmptyState text={t('noActivity')} />
          ) : (
            <Box component="ol" sx={timelineStyles}>
              {entries
                ? entries.map(entry => (
                    <li key={entry.id}>
                      <Typography
                        variant="body2"
                        dir="auto"
                        sx={{ fontWeight: 500, textAlign: 'start', textDecoration: entry.undoneBy ? 'line-through' : undefined }}
                      >
                        {messageOf(entry)}
                        {entry.labels.length > 0 ? (
                          <Typography component="span" variant="body2" color="textSecondary">
                            {' · '}
                            <bdi>{entry.labels.slice(0, 2).join(', ')}</bdi>
                          </Typography>
                        ) : null}
                      </Typography>
                      <Typography variant="caption" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
                        <bdi>{entry.actor || t('visitor')}</bdi> ·{' '}
                        <bdi>
                          <RelativeTime instant={entry.at} />
                        </bdi>
                      </Typography>
                    </li>
                  ))
                : Array.from({ length: 6 }, (_, index) => (
                    <li key={index}>
                      <Skeleton width="60%" />
                      <Skeleton width="40%" />
                    </li>
                  ))}
            </Box>
          )}
        </>
      )}
    </CardFrame>
  )
}

const timelineStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { position: 'relative', paddingInlineStart: 5, pb: 4 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: 6,
    width: 9,
    height: 9,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 4,
    top: 20,
    bottom: 0,
    width: '1px',
    bgcolor: 'divider',
  },
}
