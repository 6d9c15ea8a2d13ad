/** One conversation: its contact, messages, and the field to write. */
import { useApolloClient } from '@apollo/client/react'
import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { codeOf } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useAttachments } from '../../ui/attachments/use-attachments.ts'
import { useKeys } from '../../ui/keys.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { DeleteMessageDocument, MarkChatSeenDocument, ReactToMessageDocument, UpdateMessageDocument } from './chat.generated.ts'
import { BlockedBar } from './BlockedBar.tsx'
import { Composer, type ComposerMode } from './Composer.tsx'
import { ConversationHeader } from './ConversationHeader.tsx'
import { ConversationSearch } from './ConversationSearch.tsx'
import { NoContact } from './NoContact.tsx'
import { listMessages, type ShownMessage } from './message-groups.ts'
import { MessageList, type MessageListHandle } from './MessageList.tsx'
import { addToOutbox, removeFromOutbox, retryMessage, useOutbox } from './outbox.ts'
import type { ChatSignals } from './signals.ts'
import { useConversation } from './use-conversation.ts'
import { useIsVisible } from './use-is-visible.ts'

interface ConversationProps {
  contactId: string
  signals: ChatSignals
  isNarrow: boolean
  isProfileOpen: boolean
  onProfile: () => void
  onBack: () => void
}

export function Conversation({ contactId, signals, isNarrow, isProfileOpen, onProfile, onBack }: ConversationProps) {
  const { t } = useTranslations('chat')
  const client = useApolloClient()
  const { contact, chat, messages, isLoading, failure, retry, refetch, older } = useConversation(contactId)
  const change = useUndoableMutation(refetch)
  const unsent = useOutbox()
  const outbox = useMemo(() => unsent.filter(each => each.contactId === contactId), [unsent, contactId])
  const [mode, setMode] = useState<ComposerMode>({ kind: 'write' })
  // They stay while an older message is edited.
  const attachments = useAttachments({ max: 10 })
  const [isSearching, setSearching] = useState(false)
  const [isAtEnd, setAtEnd] = useState(true)
  const [firstNewId, setFirstNewId] = useState<string>()
  const [target, setTarget] = useState<{ id: string }>()
  const list = useRef<MessageListHandle>(null)
  const isVisible = useIsVisible()

  // Reading marks as seen; the line before the new messages stays until the next own message.
  const firstUnseen = messages.find(({ isMine, isSeen }) => !isMine && !isSeen)
  const [lineFor, setLineFor] = useState<string>()
  if (firstUnseen && firstUnseen.id !== lineFor) {
    const isLive = lineFor !== undefined || firstNewId !== undefined
    setLineFor(firstUnseen.id)
    if (!isLive || !isVisible || !isAtEnd) setFirstNewId(firstUnseen.id)
  }
  const unseen = chat?.unseenMsgs ?? 0
  const chatId = chat?.id
  const markSeen = useEffectEvent(() => {
    if (!chat) return
    const optimisticResponse = { markChatSeen: { __typename: 'Chat' as const, id: chat.id, version: chat.version, unseenMsgs: 0 } }
    // Unread messages stay marked if the server is not reached, and are read with the next change.
    void client.mutate({ mutation: MarkChatSeenDocument, variables: { contactId }, optimisticResponse }).catch(() => undefined)
  })
  useEffect(() => {
    if (chatId !== undefined && unseen > 0 && isVisible && isAtEnd) markSeen()
  }, [chatId, unseen, isVisible, isAtEnd])

  const listed = useMemo(() => listMessages(messages, outbox, firstNewId), [messages, outbox, firstNewId])
  const last = listed.at(-1)
  const lastId = last?.isMine ? undefined : last?.id
  const stopTyping = useEffectEvent(() => signals.stopTyping(contactId))
  useEffect(() => {
    if (lastId) stopTyping()
  }, [lastId])

  const send = (text: string) => {
    if (mode.kind === 'edit') {
      const { message } = mode
      setMode({ kind: 'write' })
      if (text === message.message) return
      void change({
        mutation: UpdateMessageDocument,
        variables: { id: message.id, message: text },
        optimisticResponse: () => ({
          updateMessage: { ...storedFields(messages, message.id), message: text, editedAt: new Date().toISOString() },
        }),
        successMessage: () => t('done.edited'),
      })
      return
    }
    const replyTo = mode.kind === 'reply' ? { id: mode.message.id, message: mode.message.message, isMine: mode.message.isMine } : null
    setMode({ kind: 'write' })
    setFirstNewId(undefined)
    addToOutbox({ contactId, message: text, replyTo, attachments: attachments.files })
    attachments.reset()
    list.current?.follow()
  }
  const remove = (message: ShownMessage) => {
    if (message.id === '') return removeFromOutbox(message.clientId)
    if (mode.kind !== 'write' && mode.message.id === message.id) setMode({ kind: 'write' })
    void change({
      mutation: DeleteMessageDocument,
      variables: { id: message.id },
      optimisticResponse: () => ({ deleteMessage: message.id }),
      update: cache => void cache.evict({ id: cache.identify({ __typename: 'Message', id: message.id }) ?? '' }),
      successMessage: () => t('done.deleted'),
    })
    return undefined
  }
  const react = (message: ShownMessage, emoji: string) => {
    const isOn = !message.reactions.some(each => each.isMine && each.emoji === emoji)
    const reactions = isOn
      ? [...message.reactions, { __typename: 'MessageReaction' as const, emoji, isMine: true }]
      : message.reactions.filter(each => !(each.isMine && each.emoji === emoji))
    void change({
      mutation: ReactToMessageDocument,
      variables: { id: message.id, emoji, isOn },
      optimisticResponse: () => ({ reactToMessage: { ...storedFields(messages, message.id), reactions } }),
      successMessage: () => t(isOn ? 'done.reacted' : 'done.unreacted'),
      topic: 'reaction',
    })
  }
  const editLast = () => {
    const own = listed.findLast(each => each.isMine && each.id !== '')
    if (own) setMode({ kind: 'edit', message: own })
    return own !== undefined
  }
  const show = (id: string) => setTarget({ id })
  const closeSearch = () => {
    setSearching(false)
    setTarget(undefined)
  }

  useKeys({
    f: () => setSearching(true),
    i: onProfile,
    Escape: () => {
      if (isSearching) return closeSearch()
      if (mode.kind !== 'write') return setMode({ kind: 'write' })
      return false
    },
  })

  if (codeOf(failure) === 'NOT_FOUND') return <NoContact onBack={onBack} />
  return (
    <Box
      component="section"
      aria-label={contact ? t('conversationWith', { name: contact.fullName }) : t('conversation')}
      sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column', position: 'relative' }}
    >
      <ConversationHeader
        contact={contact}
        signals={signals.of(contactId)}
        isProfileOpen={isProfileOpen}
        onProfile={onProfile}
        onSearch={() => setSearching(!isSearching)}
        isSearching={isSearching}
        onBack={isNarrow ? onBack : undefined}
      />
      {isSearching ? <ConversationSearch contactId={contactId} onShow={show} onClose={closeSearch} /> : null}
      {failure ? <FailureCard error={failure} onRetry={retry} /> : null}
      {failure ? null : (
        <MessageList
          ref={list}
          contact={contact}
          messages={listed}
          isLoading={isLoading}
          isTyping={signals.of(contactId).isTyping}
          older={older}
          target={target}
          actions={{
            onReply: message => setMode({ kind: 'reply', message }),
            onEdit: message => setMode({ kind: 'edit', message }),
            onDelete: remove,
            onReact: react,
            onRetry: message => retryMessage(message.clientId),
            onShow: show,
          }}
          onEnd={setAtEnd}
        />
      )}
      {contact?.isBlocked ? (
        <BlockedBar contact={contact} change={change} />
      ) : (
        <Composer
          key={mode.kind === 'edit' ? mode.message.id : 'write'}
          contactId={contactId}
          contactName={contact?.fullName ?? ''}
          mode={mode}
          attachments={attachments}
          isOwnTyping={signals.of(contactId).isTypingMine}
          hasFocus={!isNarrow}
          onSend={send}
          onCancel={() => setMode({ kind: 'write' })}
          onEditLast={editLast}
        />
      )}
      <Announcer messages={listed} name={contact?.fullName ?? ''} />
    </Box>
  )
}

/** The message as it is in the cache, for optimistic results. */
function storedFields(messages: ReturnType<typeof useConversation>['messages'], id: string) {
  const found = messages.find(each => each.id === id)
  if (!found) throw new Error(`Message ${id} is not loaded`)
  return { __typename: 'Message' as const, ...found }
}

/** Reads messages that arrive to screen readers. */
function Announcer({ messages, name }: { messages: readonly ShownMessage[]; name: string }) {
  const { t } = useTranslations('chat')
  const last = messages.findLast(({ isMine }) => !isMine)
  const [known, setKnown] = useState<{ id: string | undefined; heard: ShownMessage[] }>()
  const isLoaded = messages.length > 0
  if (isLoaded && known?.id !== last?.id) {
    const isNew = known !== undefined && Number(last?.id ?? 0) > Number(known.id ?? 0)
    setKnown({ id: last?.id, heard: isNew && last ? [...known.heard, last].slice(-5) : (known?.heard ?? []) })
  }
  return (
    <VisuallyHidden>
      <div role="log" aria-live="polite" aria-label={t('newMessages')}>
        {known?.heard.map(({ id, message }) => (
          <p key={id}>{t('heard', { name, message })}</p>
        ))}
      </div>
    </VisuallyHidden>
  )
}
