/** Named states of the workspace. */
import { useApolloClient } from '@apollo/client/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { formatBytes } from '../../ui/attachments/format-bytes.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { notify } from '../../ui/notify.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { undoOperation } from '../../ui/undo-operation.ts'
import { CreateSnapshotDocument, DeleteSnapshotDocument, RestoreSnapshotDocument, type SandboxPageQuery } from './developer.generated.ts'
import { SandboxCard } from './SandboxCard.tsx'
import { useAttempt } from './use-attempt.ts'

const maxLength = 80

interface SnapshotsCardProps {
  snapshots: SandboxPageQuery['workspaceSnapshots']
  reload: () => void
}

export function SnapshotsCard({ snapshots, reload }: SnapshotsCardProps) {
  const { t, lang } = useTranslations('developer')
  const client = useApolloClient()
  const { isBusy, attempt } = useAttempt()
  const [name, setName] = useState('')
  const [removing, setRemoving] = useState<{ id: string; name: string }>()
  const create = async () => {
    const isDone = await attempt(() => client.mutate({ mutation: CreateSnapshotDocument, variables: { name } }))
    if (isDone) {
      notify({ text: t('sandbox.snapshotTaken', { name: name.trim() }), topic: 'sandbox' })
      setName('')
    }
    reload()
  }
  const restore = (snapshot: { id: string; name: string }) =>
    attempt(async () => {
      await client.mutate({ mutation: RestoreSnapshotDocument, variables: { id: snapshot.id } })
      notify({
        text: t('sandbox.restored', { name: snapshot.name }),
        topic: 'sandbox',
        action: { label: t('undo'), run: () => void undoOperation(client, 'undo', t) },
      })
      await client.refetchQueries({ include: 'active' })
    })
  const remove = async (id: string) => {
    if (await attempt(() => client.mutate({ mutation: DeleteSnapshotDocument, variables: { id } })))
      notify({ text: t('sandbox.snapshotDeleted'), topic: 'sandbox' })
    reload()
  }
  return (
    <SandboxCard title={t('sandbox.snapshots')} help={t('sandbox.snapshotsHelp')}>
      <Box
        component="form"
        onSubmit={event => {
          event.preventDefault()
          void create()
        }}
        sx={{ display: 'flex', gap: 3 }}
      >
        <OutlinedInput
          size="small"
          value={name}
          placeholder={t('sandbox.snapshotName')}
          inputProps={{ 'aria-label': t('sandbox.snapshotName'), maxLength, dir: 'auto' }}
          onChange={event => setName(event.target.value)}
          sx={{ flex: 1 }}
        />
        <Button type="submit" variant="outlined" loading={isBusy} disabled={!name.trim()}>
          {t('sandbox.takeSnapshot')}
        </Button>
      </Box>
      {snapshots.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('sandbox.noSnapshots')}
        </Typography>
      ) : (
        <Box component="ul" sx={listStyles}>
          {snapshots.map(snapshot => (
            <Box component="li" key={snapshot.id} sx={itemStyles}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="body2" dir="auto" noWrap sx={{ fontWeight: 500 }}>
                  {snapshot.name}
                </Typography>
                <Typography variant="caption" color="textSecondary">
                  <RelativeTime instant={snapshot.createdAt} /> · {t('sandbox.rowCount', { number: formatNumber(snapshot.rows, lang) })} ·{' '}
                  {formatBytes(snapshot.bytes, lang)}
                </Typography>
              </Box>
              <Button
                size="small"
                disabled={isBusy}
                aria-label={t('sandbox.restoreName', { name: snapshot.name })}
                onClick={() => void restore(snapshot)}
              >
                {t('sandbox.restore')}
              </Button>
              <Tooltip title={t('sandbox.deleteSnapshot')}>
                <IconButton
                  size="small"
                  aria-label={t('sandbox.deleteName', { name: snapshot.name })}
                  onClick={() => setRemoving(snapshot)}
                >
                  <IconTrash size={18} stroke={1.75} />
                </IconButton>
              </Tooltip>
            </Box>
          ))}
        </Box>
      )}
      {removing ? (
        <ConfirmDialog
          isOpen
          title={t('sandbox.deleteTitle', { name: removing.name })}
          text={t('sandbox.deleteText')}
          confirm={t('sandbox.deleteSnapshot')}
          onConfirm={() => void remove(removing.id)}
          onClose={() => setRemoving(undefined)}
        />
      ) : null}
    </SandboxCard>
  )
}

export const listStyles = { listStyle: 'none', m: 0, p: 0 } as const
export const itemStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 52,
  borderTop: 1,
  borderColor: 'divider',
} as const
