/** The latest operations of the workspace, with undo and redo. */
import { useApolloClient } from '@apollo/client/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { demoAreas } from '../../platform/area-names.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useLive } from '../../platform/live.ts'
import { useOperationMessage } from '../../platform/messages/operation-message.ts'
import { openHistory } from '../../platform/overlay.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { undoOperation } from '../../ui/undo-operation.ts'
import { useSandboxHistoryQuery } from './developer.generated.ts'
import { SandboxCard } from './SandboxCard.tsx'
import { itemStyles, listStyles } from './SnapshotsCard.tsx'
import { useAreaName } from './use-area-name.ts'

export function HistoryCard() {
  const { t } = useTranslations('developer')
  const areaName = useAreaName()
  const client = useApolloClient()
  const describe = useOperationMessage()
  const { data, failure, retry, refetch } = useLive(useSandboxHistoryQuery(), demoAreas)
  const [busy, setBusy] = useState<string>()
  const change = async (kind: 'undo' | 'redo', id?: string) => {
    setBusy(id ?? kind)
    await undoOperation(client, kind, t, id)
    setBusy(undefined)
    await refetch().catch(() => undefined)
  }
  const operations = data?.operations.items
  return (
    <SandboxCard
      title={t('sandbox.history')}
      action={
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" loading={busy === 'undo'} disabled={!operations?.length} onClick={() => void change('undo')}>
            {t('undo')}
          </Button>
          <Button
            size="small"
            loading={busy === 'redo'}
            disabled={!operations?.some(({ kind }) => kind === 'UNDO')}
            onClick={() => void change('redo')}
          >
            {t('redo')}
          </Button>
        </Box>
      }
    >
      {failure ? <FailureCard error={failure} onRetry={retry} /> : null}
      {!operations && !failure ? <Skeleton variant="rounded" height={240} /> : null}
      {operations?.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('sandbox.noHistory')}
        </Typography>
      ) : null}
      {operations?.length ? (
        <Box component="ol" sx={{ ...listStyles, maxHeight: 420, overflowY: 'auto' }} tabIndex={0} aria-label={t('sandbox.history')}>
          {operations.map(operation => {
            const what = describe(operation)
            return (
              <Box component="li" key={operation.id} sx={itemStyles}>
                <Box sx={{ flex: 1, minWidth: 0, py: 1.5 }}>
                  <Typography
                    variant="body2"
                    dir="auto"
                    sx={{
                      overflowWrap: 'anywhere',
                      ...(operation.undoneBy && { textDecoration: 'line-through', color: 'text.secondary' }),
                    }}
                  >
                    {what}
                  </Typography>
                  <Typography variant="caption" color="textSecondary">
                    {t(`sandbox.kinds.${operation.kind}`)} · {areaName(operation.area)} · <RelativeTime instant={operation.at} />
                  </Typography>
                </Box>
                {operation.canUndo ? (
                  <Button
                    size="small"
                    loading={busy === operation.id}
                    aria-label={t(operation.kind === 'UNDO' ? 'sandbox.redoWhat' : 'sandbox.undoWhat', { what })}
                    onClick={() => void change(operation.kind === 'UNDO' ? 'redo' : 'undo', operation.id)}
                  >
                    {t(operation.kind === 'UNDO' ? 'redo' : 'undo')}
                  </Button>
                ) : null}
              </Box>
            )
          })}
        </Box>
      ) : null}
      <Button size="small" onClick={openHistory} sx={{ justifySelf: 'start' }}>
        {t('sandbox.allHistory')}
      </Button>
    </SandboxCard>
  )
}
