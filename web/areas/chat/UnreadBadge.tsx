/** Number of unread messages, in the navigation; muted contacts do not count. */
import Box from '@mui/material/Box'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useLive } from '../../platform/live.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useUnreadMessagesQuery } from './chat.generated.ts'
import { badgeStyles } from './ChatRow.tsx'

export function UnreadBadge() {
  const { tCount, lang } = useTranslations('chat')
  const { data } = useLive(useUnreadMessagesQuery(), ['CHAT'])
  const unread = (data?.chats ?? []).reduce((sum, { unseenMsgs, contact }) => sum + (contact.isMuted ? 0 : unseenMsgs), 0)
  if (unread === 0) return null
  return (
    <Box component="span" data-label sx={{ ...badgeStyles(), marginInlineStart: 'auto' }}>
      <span aria-hidden>{unread > 99 ? '99+' : formatNumber(unread, lang)}</span>
      <VisuallyHidden>{tCount('unread', unread)}</VisuallyHidden>
    </Box>
  )
}
