import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useOperationMessage } from '../../platform/messages/operation-message.ts'
import { formatTime } from '../../platform/format-dates.ts'
import type { HistoryRowFragment } from './history.generated.ts'

interface HistoryEntryProps {
  operation: HistoryRowFragment
  isBusy: boolean
  onChange: (kind: 'undo' | 'redo', operationId: string) => Promise<void>
}

export function HistoryEntry({ operation, isBusy, onChange }: HistoryEntryProps) {
  const { t, tCount, tUnchecked, lang } = useTranslations('history')
  const { id, at, area, summary, kind, actor, source, undoneBy, canUndo, labels, changes } = operation
  const what = useOperationMessage()(operation)
  const way = kind === 'UNDO' ? 'redo' : 'undo'
  const facts = [
    t(`areas.${area}`),
    changes.length > 1 && tCount('records', changes.length),
    tUnchecked(`sources.${source}`),
    actor || t('nobody'),
  ].filter(fact => fact !== false)
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 5, py: 2.5, '&:hover': { bgcolor: 'action.hover' }, minHeight: 64 }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', color: undoneBy ? 'text.secondary' : 'text.primary' }}>
          {kind === 'CHANGE' ? null : (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t(`kinds.${kind}`)}{' '}
            </Box>
          )}
          <Box
            component="span"
            lang={what === summary ? 'en' : undefined}
            dir="auto"
            sx={{ fontWeight: 500, textDecoration: undoneBy ? 'line-through' : undefined }}
          >
            {what}
          </Box>
        </Typography>
        {labels[0] ? (
          <Typography variant="body2" component="p" dir="auto" noWrap title={labels.join(', ')} sx={{ textAlign: 'left' }}>
            {labels.join(', ')}
          </Typography>
        ) : null}
        <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <time dateTime={at}>{formatTime(at, lang)}</time>
          {facts.map(fact => (
            <Fragment key={fact}>
              {' · '}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
        </Typography>
      </Box>
      {canUndo ? (
        <Button
          size="small"
          loading={isBusy}
          aria-label={t(`what.${way}`, { what })}
          onClick={() => void onChange(way, id)}
          sx={{ flexShrink: 0 }}
        >
          {t(way)}
        </Button>
      ) : undoneBy ? (
        <Typography variant="caption" color="textSecondary" sx={{ flexShrink: 0, px: 2 }}>
          {t('takenBack')}
        </Typography>
      ) : null}
    </Box>
  )
}
