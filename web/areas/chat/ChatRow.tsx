/** A conversation, or a contact without one, in the list. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconBellOff from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs'
import { Link } from 'react-router-dom'
import { date, formatDate, formatNumber } from '../../platform/format.ts'
import { formatTime } from '../../platform/format-dates.ts'
import { useTranslations } from '../../platform/languages.ts'
import { tint } from '../../platform/tint.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ContactAvatar } from './ContactAvatar.tsx'
import { DeliveryMark } from './DeliveryMark.tsx'
import type { ListedChat } from './list-chats.ts'
import { toShown } from './message-groups.ts'
import type { ContactSignals } from './signals.ts'

interface ChatRowProps {
  chat: ListedChat
  draft: string
  hasFailed: boolean
  signals: ContactSignals
  isSelected: boolean
  onOpen: () => void
}

export function ChatRow({ chat: { contact, unseen, last, time }, draft, hasFailed, signals, isSelected, onOpen }: ChatRowProps) {
  const { t, tCount, lang } = useTranslations('chat')
  const isUnread = unseen > 0
  return (
    <li>
      <Box
        component={Link}
        to={`/apps/chat?user=${contact.id}`}
        state={{ keepFocus: true }}
        aria-current={isSelected ? 'true' : undefined}
        onClick={event => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onOpen()
        }}
        sx={rowStyles}
      >
        <ContactAvatar person={contact} status={signals.status} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
            <Typography
              component="span"
              variant="body2"
              noWrap
              dir="auto"
              // `left` is mirrored with the page.
              sx={{ flex: 1, textAlign: 'left', fontWeight: isUnread ? 600 : 500 }}
            >
              {contact.fullName}
            </Typography>
            {contact.isMuted ? (
              <Box
                component="span"
                role="img"
                aria-label={t('muted')}
                sx={{ color: 'text.secondary', alignSelf: 'center', display: 'flex' }}
              >
                <IconBellOff size={14} stroke={1.75} />
              </Box>
            ) : null}
            {time ? (
              <Typography component="time" dateTime={time} variant="caption" color="textSecondary" sx={{ flexShrink: 0, fontSize: 12 }}>
                {formatShort(time, lang)}
              </Typography>
            ) : null}
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 22 }}>
            <Typography
              component="span"
              variant="caption"
              noWrap
              sx={{ flex: 1, color: isUnread ? 'text.primary' : 'text.secondary', fontWeight: isUnread ? 500 : 400 }}
            >
              <Preview {...{ contact, last, draft, signals }} />
            </Typography>
            {hasFailed ? (
              <Box component="span" role="img" aria-label={t('hasFailed')} sx={{ color: 'error.main', display: 'flex' }}>
                <IconAlertCircle size={18} stroke={2} />
              </Box>
            ) : null}
            {isUnread ? (
              <Box component="span" data-unread sx={theme => badgeStyles(contact.isMuted ? theme.vars?.palette.text.secondary : undefined)}>
                <span aria-hidden>{formatNumber(unseen, lang)}</span>
                <VisuallyHidden>{tCount('unread', unseen)}</VisuallyHidden>
              </Box>
            ) : null}
          </Box>
        </Box>
      </Box>
    </li>
  )
}

type PreviewProps = Pick<ListedChat, 'contact' | 'last'> & Pick<ChatRowProps, 'draft' | 'signals'>

function Preview({ contact, last, draft, signals }: PreviewProps) {
  const { t } = useTranslations('chat')
  if (signals.isTyping)
    return (
      <Box component="span" sx={{ color: 'primary.main' }}>
        {t('typing')}
      </Box>
    )
  if (draft)
    return (
      <>
        <Box component="span" sx={{ color: 'warning.main', fontWeight: 500 }}>
          {t('draft')}
        </Box>{' '}
        <bdi>{draft}</bdi>
      </>
    )
  if (!last) return <>{contact.role}</>
  const isStored = 'id' in last
  const isMine = !isStored || last.isMine
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {isMine ? (
        <DeliveryMark state={isStored ? toShown(last).state : last.failure === undefined ? 'waiting' : 'failed'} size={15} />
      ) : null}
      <Box component="bdi" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {last.message || last.attachments.map(({ name }) => name).join(', ')}
      </Box>
    </Box>
  )
}

/** The time today, the day this year, and the date before. */
function formatShort(time: string, lang: string): string {
  const [at, now] = [new Date(time), new Date()]
  if (at.toDateString() === now.toDateString()) return formatTime(time, lang)
  return at.getFullYear() === now.getFullYear() ? date(time, lang, { day: 'numeric', month: 'short' }) : formatDate(time, lang)
}

export const badgeStyles = (color?: string) =>
  ({
    minWidth: 20,
    px: 1.5,
    borderRadius: 10,
    bgcolor: color ?? 'primary.main',
    color: color ? 'background.paper' : 'primary.contrastText',
    fontSize: 12,
    fontWeight: 600,
    lineHeight: '20px',
    textAlign: 'center',
    flexShrink: 0,
  }) as const

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  px: 2,
  py: 2,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&[aria-current]': { bgcolor: (theme: Parameters<typeof tint>[0]) => tint(theme, 'primary', 12) },
} as const
