/** History of a record, latest first, with live updates. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useOperationMessage } from '../../platform/messages/operation-message.ts'
import type { Area } from '../../platform/schema.generated.ts'
import { FailureCard } from '../FailureCard.tsx'
import { useLive } from '../../platform/live.ts'
import { RelativeTime } from '../RelativeTime.tsx'
import { type RecordTimelineQuery, useRecordTimelineQuery } from './timeline.generated.ts'

interface RecordTimelineProps {
  area: Area
  /** Its GraphQL type, such as `Order`. */
  type: string
  id: string
}

const step = 10

export function RecordTimeline({ area, type, id }: RecordTimelineProps) {
  const { t } = useTranslations()
  const [shown, setShown] = useState(step)
  const timeline = useRecordTimelineQuery({ variables: { record: { type, id }, page: { itemsPerPage: shown } } })
  const { data, failure, retry } = useLive(timeline, [area])
  const page = data?.operations
  if (failure) return <FailureCard error={failure} onRetry={retry} />
  if (page?.total === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('record.quiet')}
      </Typography>
    )
  return (
    <>
      <Box component="ol" sx={timelineStyles}>
        {page ? page.items.map(entry => <Entry key={entry.id} entry={entry} />) : [0, 1, 2].map(each => <EntrySkeleton key={each} />)}
      </Box>
      {page && page.total > page.items.length ? (
        <Button size="small" onClick={() => setShown(shown + step)}>
          {t('record.earlier')}
        </Button>
      ) : null}
    </>
  )
}

function Entry({ entry }: { entry: RecordTimelineQuery['operations']['items'][number] }) {
  const { t } = useTranslations()
  const { at, summary, actor, undoneBy } = entry
  const what = useOperationMessage()(entry)
  return (
    <li>
      <Typography
        variant="body2"
        lang={what === summary ? 'en' : undefined}
        dir="auto"
        sx={{ fontWeight: 500, textAlign: 'left', textDecoration: undoneBy ? 'line-through' : undefined }}
      >
        {what}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{actor || t('record.visitor')}</bdi>
        {' · '}
        <RelativeTime instant={at} />
        {undoneBy ? ` · ${t('record.takenBack')}` : null}
      </Typography>
    </li>
  )
}

const EntrySkeleton = () => (
  <li>
    <Skeleton width="60%" />
    <Skeleton width="40%" />
  </li>
)

const timelineStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { position: 'relative', paddingInlineStart: 5, pb: 5 },
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
