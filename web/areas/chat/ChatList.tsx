/** Own profile, search, conversations by latest message, and contacts. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import type { ChatOverviewQuery } from './chat.generated.ts'
import { ChatRow } from './ChatRow.tsx'
import { ChatHeader } from './ChatHeader.tsx'
import { loadDrafts, useDrafts } from './drafts.ts'
import { type Contact, listChats } from './list-chats.ts'
import { useOutbox } from './outbox.ts'
import type { ChatSignals } from './signals.ts'

interface ChatListProps {
  data: ChatOverviewQuery | undefined
  selectedId: string | undefined
  signals: ChatSignals
  onOpen: (id: string) => void
  refetch: () => Promise<unknown>
}

export function ChatList({ data, selectedId, signals, onOpen, refetch }: ChatListProps) {
  const { t, lang } = useTranslations('chat')
  const [search, setSearch] = useState('')
  loadDrafts()
  const drafts = useDrafts()
  const outbox = useOutbox()
  const wanted = search.trim().toLocaleLowerCase(lang)
  const matches = ({ fullName, role }: Contact) => `${fullName}\n${role}`.toLocaleLowerCase(lang).includes(wanted)
  const chats = data ? listChats(data, outbox).filter(({ contact }) => matches(contact)) : []
  const listed = new Set(chats.map(({ contact }) => contact.id))
  const contacts = data?.contacts.items.filter(contact => !listed.has(contact.id) && matches(contact)) ?? []
  const isEmpty = data !== undefined && chats.length + contacts.length === 0
  return (
    <>
      <ChatHeader profile={data?.chatProfile} refetch={refetch} />
      <Box sx={{ px: 4, pb: 3, display: 'flex', '& .MuiInputBase-root': { maxWidth: 'none' } }}>
        <SearchField label={t('search')} value={search} onSearch={setSearch} />
      </Box>
      <Box data-chats onKeyDown={moveFocus} sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 2, pb: 4 }}>
        {data ? null : <Loading />}
        {isEmpty ? <EmptyState onClear={() => setSearch('')} /> : null}
        {chats.length > 0 ? (
          <Group title={t('chats')}>
            {chats.map(chat => (
              <ChatRow
                key={chat.contact.id}
                chat={chat}
                draft={drafts[chat.contact.id] ?? ''}
                hasFailed={outbox.some(({ contactId, failure }) => contactId === chat.contact.id && failure !== undefined)}
                signals={signals.of(chat.contact.id)}
                isSelected={chat.contact.id === selectedId}
                onOpen={() => onOpen(chat.contact.id)}
              />
            ))}
          </Group>
        ) : null}
        {contacts.length > 0 ? (
          <Group title={t('contacts')}>
            {contacts.map(contact => (
              <ChatRow
                key={contact.id}
                chat={{ contact, unseen: 0, last: null, time: '' }}
                draft={drafts[contact.id] ?? ''}
                hasFailed={false}
                signals={signals.of(contact.id)}
                isSelected={contact.id === selectedId}
                onOpen={() => onOpen(contact.id)}
              />
            ))}
          </Group>
        ) : null}
      </Box>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ pt: 1, pb: 3 }}>
      <Typography component="h2" variant="caption" color="textSecondary" sx={{ px: 2, py: 1, display: 'block', fontWeight: 500 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
        {children}
      </Box>
    </Box>
  )
}

function Loading() {
  return (
    <Box sx={{ display: 'grid', gap: 4, px: 2, pt: 3 }}>
      {Array.from({ length: 7 }, (_, index) => (
        <Box key={index} sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
          <Skeleton variant="circular" width={40} height={40} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="55%" />
            <Skeleton width="85%" />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** Arrow keys, Home, and End move between conversations. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
  const at = rows.findIndex(row => row === document.activeElement)
  const next = { ArrowDown: at + 1, ArrowUp: Math.max(at - 1, 0), Home: 0, End: rows.length - 1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  rows[Math.min(next, rows.length - 1)]?.focus()
}
