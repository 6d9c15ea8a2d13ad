/** Recent changes to the workspace by day, each with Undo or Redo. */
import { useApolloClient } from '@apollo/client/react'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useCatchUp } from '../../platform/live.ts'
import { undoOperation } from '../../ui/undo-operation.ts'
import { formatDayName } from '../../platform/format-dates.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { HistoryEntry } from './HistoryEntry.tsx'
import { NothingChanged } from './NothingChanged.tsx'
import { SkeletonLines } from './SkeletonLines.tsx'
import { byDay } from './by-day.ts'
import { useAnyChangeSubscription, useHistoryQuery } from './history.generated.ts'

export function HistoryDrawer({ onClose }: { onClose: () => void }) {
  const { t, lang } = useTranslations('history')
  const id = useId()
  const client = useApolloClient()
  const { data, error, refetch } = useHistoryQuery()
  const reload = () => void refetch().catch(() => undefined)
  useAnyChangeSubscription({ onData: reload })
  useCatchUp(reload)
  const [busy, setBusy] = useState<string>()
  const change = async (kind: 'undo' | 'redo', operationId: string) => {
    setBusy(operationId)
    await undoOperation(client, kind, t, operationId)
    setBusy(undefined)
    reload()
  }
  const operations = data?.operations.items
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: { width: 440, maxWidth: '100vw', borderRadius: 0 } },
      }}
    >
      <Header id={id} onClose={onClose} />
      <Box sx={{ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', pb: 6 }}>
        {error && !operations ? <FailureCard error={error} onRetry={reload} /> : null}
        {operations || error ? null : <SkeletonLines />}
        {operations?.length === 0 ? <NothingChanged /> : null}
        {byDay(operations ?? []).map(([day, entries]) => (
          <section key={day}>
            <Typography
              variant="caption"
              component="h3"
              color="textSecondary"
              sx={{ position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper', px: 5, py: 2, fontWeight: 500 }}
            >
              {formatDayName(day, lang)}
            </Typography>
            <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {entries.map(operation => (
                <HistoryEntry key={operation.id} operation={operation} isBusy={busy === operation.id} onChange={change} />
              ))}
            </Box>
          </section>
        ))}
      </Box>
    </Drawer>
  )
}

function Header({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslations('history')
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 3, paddingInline: '20px 12px', py: 4, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1 }}>
        <Typography id={id} variant="h2">
          {t('title')}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {t('lead')}
        </Typography>
      </Box>
      <IconButton aria-label={t('close')} onClick={onClose}>
        <IconX size={20} stroke={1.75} />
      </IconButton>
    </Box>
  )
}
