/** The bell with the live number of unread notifications. */
import IconButton from '@mui/material/IconButton'
import Box from '@mui/material/Box'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { useRef, useState } from 'react'
import { browserNotices } from '../../platform/browser-notices.ts'
import { useTranslations } from '../../platform/languages.ts'
import { getSession } from '../../platform/session.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { formatNumber } from '../../platform/format.ts'
import {
  type NotificationChangesSubscription,
  useNotificationChangesSubscription,
  useUnreadNotificationsQuery,
} from './notifications.generated.ts'
import { useReconnected } from './use-reconnected.ts'

const load = () => import('./NotificationsPanel.tsx')
const NotificationsPanel = lazyPart(async () => (await load()).NotificationsPanel)

export function NotificationsButton() {
  const { t, tCount, lang, dir } = useTranslations('notifications')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { data, refetch } = useUnreadNotificationsQuery({ fetchPolicy: 'no-cache' })
  const [change, setChange] = useState<NotificationChangesSubscription['notificationChanges']>()
  useReconnected(() => {
    refetch()
      .then(() => setChange(undefined))
      .catch(() => undefined)
  })
  const newest = Number(data?.notifications.items[0]?.id ?? 0)
  // Changes also arrive when notifications are read or removed.
  const shown = useRef(0)
  useNotificationChangesSubscription({
    ignoreResults: true,
    onData({ data: { data: arrived } }) {
      setChange(arrived?.notificationChanges)
      const { latest, isSilent } = arrived?.notificationChanges ?? {}
      if (!latest || !data || Number(latest.id) <= Math.max(newest, shown.current)) return
      shown.current = Number(latest.id)
      if (isSilent || document.visibilityState === 'visible' || browserNotices(getSession().email) !== 'on') return
      void import('./show-notice.ts').then(({ showNotice }) => showNotice(latest, { t, lang, dir })).catch(() => undefined)
    },
  })
  const unread = change?.unread ?? data?.notifications.unread ?? 0
  const label = unread > 0 ? tCount('unread', unread) : t('title')
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        color="inherit"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={event => {
          setAnchor(event.currentTarget)
          setOpen(true)
        }}
      >
        <IconBell size={20} stroke={1.75} />
        {unread > 0 ? (
          <Box
            component="span"
            aria-hidden
            sx={{
              position: 'absolute',
              insetInlineStart: '52%',
              top: 2,
              minWidth: 18,
              px: 1,
              borderRadius: 5,
              bgcolor: 'error.main',
              color: 'background.paper',
              fontSize: 11,
              fontWeight: 600,
              lineHeight: '18px',
            }}
          >
            {unread > 99 ? '99+' : formatNumber(unread, lang)}
          </Box>
        ) : null}
      </IconButton>
      {anchor ? <NotificationsPanel anchor={anchor} isOpen={isOpen} latest={change?.latest?.id} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
