/** The messages of a conversation. It stays at its end unless the reader has scrolled up. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import {
  Fragment,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { formatDayName } from '../../platform/format-dates.ts'
import { useTranslations } from '../../platform/languages.ts'
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

/** Within this distance of the end, the list follows new messages. */
const endPx = 80
/** Within this distance of the beginning, older messages are loaded. */
const startPx = 400

export function MessageList({ ref, contact, messages, isLoading, isTyping, older, target, actions, onEnd }: MessageListProps) {
  const { t, tCount, lang } = useTranslations('chat')
  const scroller = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  /** Height and first message of the last rendering, to keep the place when older ones are added before. */
  const before = useRef<{ first: string | undefined; height: number; last: string | undefined }>(undefined)
  const [isAtEnd, setAtEnd] = useState(true)
  const [lastSeen, setLastSeen] = useState<string>()
  const lastKey = messages.at(-1)?.key
  if (isAtEnd && lastKey !== lastSeen) setLastSeen(lastKey)
  const place = messages.findIndex(({ key }) => key === lastSeen)
  const missed = isAtEnd || place < 0 ? 0 : messages.slice(place + 1).filter(({ isMine }) => !isMine).length

  const scrollToEnd = () => {
    const box = scroller.current
    if (!box) return
    isFollowing.current = true
    box.scrollTop = box.scrollHeight
  }
  useImperativeHandle(ref, () => ({
    follow: () => {
      isFollowing.current = true
    },
  }))

  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const known = before.current
    const first = messages[0]?.key
    if (!known?.first && first) {
      // Opened: at the new messages if there are any, otherwise at the end.
      const line = box.querySelector<HTMLElement>('[data-new-line]')
      box.scrollTop = box.scrollHeight
      if (line && line.offsetTop < box.scrollTop) box.scrollTop = line.offsetTop - 16
    } else if (known && first !== known.first && lastKey === known.last) box.scrollTop += box.scrollHeight - known.height
    else if (isFollowing.current) box.scrollTop = box.scrollHeight
    before.current = { first, height: box.scrollHeight, last: lastKey }
  })

  const shown = useRef<object>(undefined)
  const findTarget = useEffectEvent((wanted: { id: string }) => {
    if (shown.current === wanted) return
    const row = scroller.current?.querySelector(`[data-message="${CSS.escape(wanted.id)}"]`)
    if (!row && !older.isComplete) return void older.loadMany()
    shown.current = wanted
    isFollowing.current = false
    row?.scrollIntoView({ block: 'center' })
  })
  const count = messages.length
  useEffect(() => {
    if (target && count > 0) findTarget(target)
  }, [target, count])

  // A smaller window, such as above an on-screen keyboard, keeps the end in sight.
  useEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) box.scrollTop = box.scrollHeight
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  const onScroll = () => {
    const box = scroller.current
    if (!box) return
    const isEnd = box.scrollHeight - box.scrollTop - box.clientHeight < endPx
    isFollowing.current = isEnd
    if (isEnd !== isAtEnd) {
      setAtEnd(isEnd)
      onEnd(isEnd)
    }
    if (box.scrollTop < startPx && !older.isComplete && !older.isLoading && before.current?.first) void older.load()
  }

  const lastOwn = messages.findLast(({ isMine }) => isMine)?.key
  return (
    <Box sx={{ flex: 1, minHeight: 0, position: 'relative', display: 'flex', flexDirection: 'column' }}>
      <Box
        ref={scroller}
        onScroll={onScroll}
        onKeyDown={event => moveFocus(event, messages, actions)}
        // The layout effect keeps the place.
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          overflowAnchor: 'none',
          px: { xs: 3, md: 6 },
          py: 4,
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        {isLoading ? <Loading /> : null}
        {older.isLoading ? (
          <CircularProgress size={20} aria-label={t('loadingOlder')} sx={{ alignSelf: 'center', my: 2, flexShrink: 0 }} />
        ) : null}
        {!isLoading && messages.length === 0 && contact ? <FirstMessage contact={contact} /> : null}
        <Box
          component="ol"
          aria-label={contact ? t('messagesWith', { name: contact.fullName }) : t('messages')}
          sx={{ listStyle: 'none', m: 0, p: 0, mt: 'auto', display: messages.length > 0 ? 'flex' : 'none', flexDirection: 'column' }}
        >
          {messages.map(message => (
            <Fragment key={message.key}>
              {message.startsDay ? (
                <Box component="li" sx={separatorStyles}>
                  <Typography variant="caption" component="h3" color="textSecondary" sx={{ px: 2.5, fontWeight: 500, fontSize: 12 }}>
                    {formatDayName(message.time, lang)}
                  </Typography>
                </Box>
              ) : null}
              {message.isFirstNew ? (
                <Box
                  component="li"
                  data-new-line
                  sx={{ ...separatorStyles, color: 'error.main', '&::before, &::after': lineStyles('error.main') }}
                >
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
              />
            </Fragment>
          ))}
        </Box>
        {isTyping && contact ? (
          <Box sx={{ display: 'flex', alignItems: 'end', gap: 2, mt: 3 }}>
            <ContactAvatar person={contact} size={28} hasStatus={false} />
            <TypingDots name={contact.fullName} />
          </Box>
        ) : null}
      </Box>
      {isAtEnd ? null : (
        <Button
          variant="contained"
          size="small"
          onClick={scrollToEnd}
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

/** Arrow keys and J and K move between messages; single keys act on the focused one. */
function moveFocus(event: KeyboardEvent<HTMLElement>, messages: ListedMessage[], actions: MessageActions) {
  const row = event.target instanceof HTMLElement && event.target.matches('[data-message]') ? event.target : undefined
  if (!row || event.altKey || event.ctrlKey || event.metaKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')]
  const at = rows.indexOf(row)
  const message = messages[at]
  const moves: Record<string, number> = { ArrowDown: at + 1, j: at + 1, ArrowUp: at - 1, k: at - 1, Home: 0, End: rows.length - 1 }
  const next = moves[event.key]
  const isOwn = message?.isMine === true && message.id !== ''
  const keys: Record<string, (() => void) | undefined> = {
    r: message?.id ? () => actions.onReply(message) : undefined,
    e: isOwn ? () => actions.onEdit(message) : undefined,
    Delete: message && (isOwn || message.state === 'failed') ? () => actions.onDelete(message) : undefined,
    Escape: () => document.querySelector<HTMLElement>('[data-composer] textarea')?.focus(),
  }
  if (next !== undefined) {
    rows[Math.max(0, Math.min(next, rows.length - 1))]?.focus()
    // Beyond the latest message is the field.
    if (next >= rows.length) document.querySelector<HTMLElement>('[data-composer] textarea')?.focus()
  } else if (keys[event.key]) keys[event.key]?.()
  else return
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
    <Box sx={{ mt: 'auto', display: 'grid', gap: 3 }}>
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

const separatorStyles = {
  display: 'flex',
  alignItems: 'center',
  mt: 4,
  mb: 1,
  '&::before, &::after': lineStyles('divider'),
} as const
