/** The messages of a conversation. It stays at its end unless the reader has scrolled up. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { formatDayName } from '../../platform/format-dates.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useNearRows } from '../../ui/near-rows.ts'
import { VirtualList, type VirtualListHandle } from '../../ui/VirtualList.tsx'
import type { ContactFieldsFragment } from './chat.generated.ts'
import { ContactAvatar } from './ContactAvatar.tsx'
import { MessageItem } from './MessageItem.tsx'
import type { MessageActions } from './message-actions.ts'
import type { ListedMessage } from './message-groups.ts'
import { TypingDots } from './TypingDots.tsx'

export interface MessageListHandle {
  /** Follows the next message to the end. */
  follow: () => void
}

interface MessageListProps {
  ref: Ref<MessageListHandle>
  contact: ContactFieldsFragment | undefined
  messages: ListedMessage[]
  isLoading: boolean
  isTyping: boolean
  older: { isComplete: boolean; isLoading: boolean; load: () => Promise<boolean>; loadMany: () => Promise<boolean> }
  /** A message to show, which may have to be loaded; a new object shows it again. */
  target: { id: string } | undefined
  actions: MessageActions
  /** Called when the end comes into sight or leaves it. */
  onEnd: (isAtEnd: boolean) => void
}

const keyOf = ({ key }: ListedMessage) => key
const estimateHeight = ({ message, startsGroup, startsDay, attachments }: ListedMessage) =>
  40 + (startsGroup ? 28 : 2) + (startsDay ? 40 : 0) + 20 * Math.floor(message.length / 60) + 72 * attachments.length

export function MessageList({ ref, contact, messages, isLoading, isTyping, older, target, actions, onEnd }: MessageListProps) {
  const { t, tCount, lang } = useTranslations('chat')
  const frame = useRef<HTMLDivElement>(null)
  const near = useNearRows(frame, 'data-message')
  const list = useRef<VirtualListHandle>(null)
  const isFollowing = useRef(false)
  const [isAtEnd, setAtEnd] = useState(true)
  const [lastSeen, setLastSeen] = useState<string>()
  const lastKey = messages.at(-1)?.key
  if (isAtEnd && lastKey !== lastSeen) setLastSeen(lastKey)
  const place = isAtEnd ? -1 : messages.findLastIndex(({ key }) => key === lastSeen)
  const missed = place < 0 ? 0 : messages.slice(place + 1).filter(({ isMine }) => !isMine).length

  useImperativeHandle(ref, () => ({
    follow: () => {
      isFollowing.current = true
    },
  }))
  useLayoutEffect(() => {
    if (!isFollowing.current || lastKey === undefined) return
    isFollowing.current = false
    list.current?.scrollToEnd()
  }, [lastKey])

  const shown = useRef<object>(undefined)
  const findTarget = useEffectEvent((wanted: { id: string }) => {
    if (shown.current === wanted) return
    const found = messages.find(({ id }) => id === wanted.id)
    if (!found && !older.isComplete) return void older.loadMany()
    shown.current = wanted
    if (found) list.current?.scrollTo(found.key, 'center')
  })
  const count = messages.length
  useEffect(() => {
    if (target && count > 0) findTarget(target)
  }, [target, count])

  const lastOwn = messages.findLast(({ isMine }) => isMine)?.key
  return (
    <Box ref={frame} sx={{ flex: 1, minHeight: 0, position: 'relative', display: 'flex', flexDirection: 'column' }}>
      {isLoading ? <Loading /> : null}
      {older.isLoading ? (
        <CircularProgress
          size={20}
          aria-label={t('loadingOlder')}
          sx={{ position: 'absolute', top: 12, left: 'calc(50% - 10px)', zIndex: 1 }}
        />
      ) : null}
      {!isLoading && messages.length === 0 && contact ? <FirstMessage contact={contact} /> : null}
      {messages.length > 0 ? (
        <Box
          onKeyDown={event => pressInList(event, messages, actions, list.current)}
          sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}
        >
          <VirtualList
            handle={list}
            label={contact ? t('messagesWith', { name: contact.fullName }) : t('messages')}
            items={messages}
            keyOf={keyOf}
            estimateHeight={estimateHeight}
            isAnchoredAtEnd
            startAt={messages.find(({ isFirstNew }) => isFirstNew)?.key}
            padding={16}
            onNear={edge => {
              if (edge === 'start' && !older.isComplete && !older.isLoading) void older.load()
            }}
            onAtEnd={isEnd => {
              if (isEnd === isAtEnd) return
              setAtEnd(isEnd)
              onEnd(isEnd)
            }}
            rowProps={({ id, clientId }) => ({ 'data-message': id || clientId })}
            sx={scrollerStyles}
          >
            {message => (
              <>
                {message.startsDay ? (
                  <Box sx={separatorStyles}>
                    <Typography variant="caption" component="h3" color="textSecondary" sx={{ px: 2.5, fontWeight: 500, fontSize: 12 }}>
                      {formatDayName(message.time, lang)}
                    </Typography>
                  </Box>
                ) : null}
                {message.isFirstNew ? (
                  <Box sx={{ ...separatorStyles, color: 'error.main', '&::before, &::after': lineStyles('error.main') }}>
                    <Typography variant="caption" sx={{ px: 2.5, fontWeight: 600, fontSize: 12 }}>
                      {t('newMessages')}
                    </Typography>
                  </Box>
                ) : null}
                <MessageItem
                  message={message}
                  contact={contact}
                  isFound={message.id !== '' && message.id === target?.id}
                  isLastOwn={message.key === lastOwn}
                  actions={actions}
                  near={near}
                />
              </>
            )}
          </VirtualList>
        </Box>
      ) : null}
      {isTyping && contact ? (
        <Box sx={{ display: 'flex', alignItems: 'end', gap: 2, px: { xs: 3, md: 6 }, pb: 3 }}>
          <ContactAvatar person={contact} size={28} hasStatus={false} />
          <TypingDots name={contact.fullName} />
        </Box>
      ) : null}
      {isAtEnd ? null : (
        <Button
          variant="contained"
          size="small"
          onClick={() => list.current?.scrollToEnd()}
          startIcon={<IconArrowDown size={16} stroke={2} />}
          sx={{
            position: 'absolute',
            bottom: 12,
            insetInlineStart: '50%',
            transform: theme => `translateX(${theme.direction === 'rtl' ? '' : '-'}50%)`,
            borderRadius: 20,
            whiteSpace: 'nowrap',
          }}
        >
          {missed > 0 ? tCount('jumpToNew', missed) : t('jumpToLatest')}
        </Button>
      )}
    </Box>
  )
}

/** J and K move between messages as arrow keys do; single keys act on the focused one. */
function pressInList(
  event: KeyboardEvent<HTMLElement>,
  messages: ListedMessage[],
  actions: MessageActions,
  list: VirtualListHandle | null,
) {
  const key = event.target instanceof HTMLElement && event.target.matches('[data-message]') ? event.target.dataset.key : undefined
  if (key === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const at = messages.findIndex(each => each.key === key)
  const message = messages[at]
  const isOwn = message?.isMine === true && message.id !== ''
  const write = () => document.querySelector<HTMLElement>('[data-composer] textarea')?.focus()
  const move = (by: number) => () => {
    const next = messages[at + by]
    if (next) list?.focus(next.key)
    // Beyond the latest message is the field.
    else if (by > 0) write()
  }
  const keys: Record<string, (() => void) | undefined> = {
    j: move(1),
    k: move(-1),
    ArrowDown: at === messages.length - 1 ? write : undefined,
    r: message?.id ? () => actions.onReply(message) : undefined,
    e: isOwn ? () => actions.onEdit(message) : undefined,
    Delete: message && (isOwn || message.state === 'failed') ? () => actions.onDelete(message) : undefined,
    Escape: write,
  }
  const run = keys[event.key]
  if (!run) {
    if (event.key.startsWith('Arrow')) event.stopPropagation()
    return
  }
  run()
  event.preventDefault()
  event.stopPropagation()
}

function FirstMessage({ contact }: { contact: ContactFieldsFragment }) {
  const { t } = useTranslations('chat')
  return (
    <Box sx={{ m: 'auto', display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center', p: 4 }}>
      <ContactAvatar person={contact} size={72} isDecorative />
      <Typography variant="h2" component="p" dir="auto">
        {contact.fullName}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('first', { name: contact.fullName })}
      </Typography>
    </Box>
  )
}

function Loading() {
  return (
    <Box sx={{ mt: 'auto', display: 'grid', gap: 3, px: { xs: 3, md: 6 }, py: 4 }}>
      {[220, 320, 180, 260].map((width, index) => (
        <Skeleton
          key={width}
          variant="rounded"
          width={width}
          height={40}
          sx={{ borderRadius: 2, maxWidth: '80%', justifySelf: index % 2 === 0 ? 'start' : 'end' }}
        />
      ))}
    </Box>
  )
}

const lineStyles = (color: string) => ({ content: '""', flex: 1, borderTop: 1, borderColor: color })

const scrollerStyles = {
  display: 'flex',
  flexDirection: 'column',
  '& > [role="list"]': { mt: 'auto', flexShrink: 0 },
  '& [data-message]': { px: { xs: 3, md: 6 } },
  '& [data-message]:focus-visible': { outline: 'none' },
} as const

const separatorStyles = {
  display: 'flex',
  alignItems: 'center',
  mt: 4,
  mb: 1,
  '&::before, &::after': lineStyles('divider'),
} as const
