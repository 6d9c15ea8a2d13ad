import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Link as RouterLink } from 'react-router-dom'
import { canOpenPage } from '../../platform/page-access.ts'
import { useTranslations } from '../../platform/languages.ts'
import { formatInstant } from '../../platform/format.ts'
import { formatWhen } from '../../platform/format-dates.ts'
import { notificationIcons } from './notification-icons.ts'
import { notificationText } from './notification-text.ts'
import type { NotificationItemFragment } from './notifications.generated.ts'

interface NotificationRowProps {
  item: NotificationItemFragment
  onOpen: () => void
  onMark: (isRead: boolean) => void
  onRemove: () => void
}

export function NotificationRow({ item: { kind, facts, at, isRead, link }, onOpen, onMark, onRemove }: NotificationRowProps) {
  const { t, lang } = useTranslations('notifications')
  const Icon = notificationIcons[kind]
  const text = notificationText({ kind, facts }, { t, lang })
  const words = { display: 'block', fontSize: 14, lineHeight: 1.45, fontWeight: isRead ? 400 : 500, overflowWrap: 'anywhere' } as const
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3, px: 4, py: 3, alignItems: 'flex-start' }}>
      <Box sx={{ pt: 0.5, position: 'relative', color: isRead ? 'text.secondary' : 'primary.main' }}>
        <Icon size={20} stroke={1.75} />
        {isRead ? null : (
          <Box
            component="span"
            role="img"
            aria-label={t('isUnread')}
            sx={{ position: 'absolute', top: 10, insetInlineStart: -11, width: 6, height: 6, borderRadius: '50%', bgcolor: 'primary.main' }}
          />
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {canOpenPage(link) ? (
          <Link component={RouterLink} to={link} onClick={onOpen} color="inherit" sx={words}>
            {text}
          </Link>
        ) : (
          <Typography sx={words}>{text}</Typography>
        )}
        {facts.excerpt ? (
          <Typography variant="body2" color="textSecondary" noWrap dir="auto">
            {facts.excerpt}
          </Typography>
        ) : null}
        <Typography variant="caption" color="textSecondary" component="time" dateTime={at} title={formatInstant(at, lang)}>
          {formatWhen(at, lang)}
        </Typography>
      </Box>
      <IconButton
        size="small"
        aria-label={t(isRead ? 'markUnread' : 'markRead')}
        title={t(isRead ? 'markUnread' : 'markRead')}
        onClick={() => onMark(!isRead)}
      >
        {isRead ? <IconMail size={18} stroke={1.75} /> : <IconMailOpened size={18} stroke={1.75} />}
      </IconButton>
      <IconButton size="small" aria-label={t('remove')} title={t('remove')} onClick={onRemove}>
        <IconX size={18} stroke={1.75} />
      </IconButton>
    </Box>
  )
}
