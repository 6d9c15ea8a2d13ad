/** Chat: conversations and contacts, one conversation, and its contact's profile. */
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useLive } from '../../platform/live.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useChatOverviewQuery } from './chat.generated.ts'
import { ChatList } from './ChatList.tsx'
import { Conversation } from './Conversation.tsx'
import { useDesktopNotifications } from './desktop-notifications.ts'
import { NoConversation } from './NoConversation.tsx'
import { useChatSignals } from './signals.ts'
import { useOutboxSender } from './use-outbox-sender.ts'

const ContactDrawer = lazyPart(async () => (await import('./ContactDrawer.tsx')).ContactDrawer)

export function ChatPage() {
  const { t } = useTranslations('chat')
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const [params, setParams] = useSearchParams()
  const userId = params.get('user') ?? undefined
  const { data, failure, retry, refetch } = useLive(useChatOverviewQuery(), ['CHAT'])
  const signals = useChatSignals()
  const [isProfileOpen, setProfileOpen] = useState(false)

  useOutboxSender()

  const contact = data?.contacts.items.find(({ id }) => id === userId)
  const unread = (data?.chats ?? []).reduce((sum, chat) => sum + (chat.contact.isMuted ? 0 : chat.unseenMsgs), 0)
  const title = contact ? `${contact.fullName} · ${t('title')}` : t('title')
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${title} · Deskwright`
  }, [unread, title])
  useDesktopNotifications(data)

  const open = (id: string | undefined) => {
    if (id === userId) return
    setParams(id ? { user: id } : {}, { state: { keepFocus: true } })
  }
  const isListShown = !isNarrow || userId === undefined
  return (
    <Box onKeyDown={switchChat} sx={{ flex: 1, minHeight: 0, display: 'flex', position: 'relative' }}>
      {isListShown ? (
        <Box component="section" aria-label={t('list')} sx={listStyles}>
          {failure ? (
            <FailureCard error={failure} onRetry={retry} />
          ) : (
            <ChatList data={data} selectedId={userId} signals={signals} onOpen={open} refetch={refetch} />
          )}
        </Box>
      ) : (
        <VisuallyHidden>
          <h1 tabIndex={-1}>{title}</h1>
        </VisuallyHidden>
      )}
      {userId ? (
        <Conversation
          key={userId}
          contactId={userId}
          signals={signals}
          isNarrow={isNarrow}
          isProfileOpen={isProfileOpen}
          onProfile={() => setProfileOpen(!isProfileOpen)}
          onBack={() => open(undefined)}
        />
      ) : isNarrow ? null : (
        <NoConversation />
      )}
      {userId && (isProfileOpen || contact) ? (
        <ContactDrawer
          isOpen={isProfileOpen && contact !== undefined}
          contact={contact}
          status={signals.of(userId).status}
          refetch={refetch}
          onClose={() => setProfileOpen(false)}
        />
      ) : null}
    </Box>
  )
}

/** Alt and an arrow key open the previous or next chat. */
function switchChat(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (!by || !event.altKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-chats] a')]
  const next = rows[rows.findIndex(row => row.hasAttribute('aria-current')) + by]
  if (!next) return
  event.preventDefault()
  next.click()
}

const listStyles = {
  width: { xs: 1, md: 320, lg: 344 },
  flexShrink: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  borderRight: { md: 1 },
  borderColor: { md: 'divider' },
} as const
