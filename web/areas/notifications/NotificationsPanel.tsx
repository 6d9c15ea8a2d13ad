import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useId } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import {
  useMarkNotificationMutation,
  useMarkNotificationsMutation,
  useNotificationsQuery,
  useRemoveNotificationMutation,
} from './notifications.generated.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { useReconnected } from './use-reconnected.ts'

const perStep = 20

interface NotificationsPanelProps {
  anchor: HTMLElement
  isOpen: boolean
  /** Id of the latest notification that arrived while this window was open. */
  latest: string | undefined
  onClose: () => void
}

export function NotificationsPanel({ anchor, isOpen, latest, onClose }: NotificationsPanelProps) {
  const { t } = useTranslations('notifications')
  const id = useId()
  const { data, error, refetch } = useNotificationsQuery({
    variables: { page: { itemsPerPage: perStep } },
  })
  const [mark] = useMarkNotificationMutation()
  const [markAll] = useMarkNotificationsMutation()
  const [remove] = useRemoveNotificationMutation()
  const { items = [], total = 0, unread = 0 } = data?.notifications ?? {}

  const reload = () => void refetch().catch(() => undefined)
  const readAgain = useEffectEvent(reload)
  useEffect(() => {
    if (isOpen || latest !== undefined) readAgain()
  }, [isOpen, latest])
  useReconnected(reload)

  const run = async (action: () => Promise<unknown>) => {
    try {
      await action()
      await refetch()
    } catch (failed) {
      notify({ text: toFailure(failed, t('failed.unreachable')).message, color: 'error' })
    }
  }
  const showMore = () => refetch({ page: { itemsPerPage: Math.min(items.length + perStep, 100) } })

  return (
    <Popover
      anchorEl={anchor}
      open={isOpen}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: {
            width: 400,
            maxWidth: 'calc(100vw - 24px)',
            maxHeight: 'min(600px, 80dvh)',
            mt: 1.5,
            display: 'flex',
            flexDirection: 'column',
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, py: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
          {t('title')}
        </Typography>
        {items.length > 0 ? (
          <Button size="small" onClick={() => void run(() => markAll({ variables: { isRead: unread > 0 } }))}>
            {t(unread > 0 ? 'allRead' : 'allUnread')}
          </Button>
        ) : null}
      </Box>
      {data ? null : error ? (
        <Box sx={{ p: 4 }}>
          <Typography variant="body2">{toFailure(error, t('failed.unreachable')).message}</Typography>
          <Button sx={{ mt: 2 }} onClick={() => void refetch()}>
            {t('failed.retry')}
          </Button>
        </Box>
      ) : (
        <Box sx={{ p: 4, display: 'grid', gap: 4 }} aria-busy>
          {[0, 1, 2].map(each => (
            <Skeleton key={each} variant="rounded" height={44} />
          ))}
        </Box>
      )}
      {data && items.length === 0 ? (
        <Box sx={{ px: 6, py: 10, textAlign: 'center' }}>
          <Typography sx={{ fontWeight: 500 }}>{t('empty')}</Typography>
          <Typography variant="body2" color="textSecondary">
            {t('emptyHelp')}
          </Typography>
        </Box>
      ) : null}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, overflowY: 'auto', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {items.map(item => (
          <NotificationRow
            key={item.id}
            item={item}
            onOpen={() => {
              onClose()
              if (!item.isRead) void run(() => mark({ variables: { id: item.id, isRead: true } }))
            }}
            onMark={isRead => void run(() => mark({ variables: { id: item.id, isRead } }))}
            onRemove={() => void run(() => remove({ variables: { id: item.id } }))}
          />
        ))}
        {items.length < total && items.length < 100 ? (
          <Box component="li" sx={{ p: 2, textAlign: 'center' }}>
            <Button size="small" onClick={() => void showMore()}>
              {t('earlier')}
            </Button>
          </Box>
        ) : null}
      </Box>
    </Popover>
  )
}
