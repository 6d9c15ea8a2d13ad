/**
 * Own messages that the server has not confirmed, per account. They are kept on the device and sent when the server is
 * reachable; the client ID makes sure that each is stored once, no matter which window sends it, or how often.
 */
import type { ApolloClient } from '@apollo/client'
import { codeOf, isUnreachable, needsSignIn, serverError, toFailure } from '../../platform/errors.ts'
import { createStore, useStore } from '../../platform/create-store.ts'
import { getSession } from '../../platform/session.ts'
import { local, readJson, writeJson } from '../../platform/storage.ts'
import { newUuid } from '../../platform/uuid.ts'
import type { AttachedFile } from '../../ui/attachments/attached-file.ts'
import { ChatConversationDocument, type MessageFieldsFragment, SendMessageDocument } from './chat.generated.ts'

export interface OutboxMessage {
  clientId: string
  contactId: string
  message: string
  /** Time of writing. */
  time: string
  replyTo: { id: string; message: string; isMine: boolean } | null
  attachments: readonly AttachedFile[]
  /** The server's rejection; without one, the message waits to be sent. */
  failure: string | undefined
}

const none: readonly OutboxMessage[] = []
const keyOf = () => `chat-outbox:${getSession().email}`
const read = () => (readJson(local, keyOf()) ?? none) as readonly OutboxMessage[] // written below

const store = createStore(none)
let storedKey = ''

/** Another window may have changed the stored messages. */
function refresh() {
  const key = keyOf()
  const stored = read()
  if (key === storedKey && JSON.stringify(stored) === JSON.stringify(store.get())) return
  storedKey = key
  store.set(stored)
}

function update(change: (messages: readonly OutboxMessage[]) => readonly OutboxMessage[]) {
  refresh()
  const next = change(store.get())
  store.set(next)
  if (next.length > 0) writeJson(local, keyOf(), next)
  else local.write(keyOf(), undefined)
}

export const useOutbox = (): readonly OutboxMessage[] => useStore(store)

export function addToOutbox(message: Omit<OutboxMessage, 'clientId' | 'time' | 'failure'>): void {
  update(all => [...all, { ...message, clientId: newUuid(), time: new Date().toISOString(), failure: undefined }])
}

export const removeFromOutbox = (clientId: string): void => update(all => all.filter(each => each.clientId !== clientId))

const setFailure = (clientId: string, failure: string | undefined) =>
  update(all => all.map(each => (each.clientId === clientId ? { ...each, failure } : each)))

export const retryMessage = (clientId: string): void => setFailure(clientId, undefined)

const firstRetryMs = 2000
const longestRetryMs = 60_000
let isSending = false
/** Failed tries since the last message was sent. */
let failures = 0
let retry: ReturnType<typeof setTimeout> | undefined

/**
 * Sends waiting messages in order. While the server is busy or unreachable, tries again after a wait that grows, or with
 * the next call.
 */
export async function flushOutbox(client: ApolloClient, unreachable: string): Promise<void> {
  if (isSending) return
  isSending = true
  clearTimeout(retry)
  try {
    refresh()
    for (;;) {
      const next = store.get().find(({ failure }) => failure === undefined)
      const failure = next && (await send(client, next, unreachable))
      failures = failure ? failures + 1 : 0
      if (failure && !needsSignIn(failure)) {
        const wait = Math.max(secondsToWait(failure) * 1000, Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs))
        retry = setTimeout(() => void flushOutbox(client, unreachable), wait)
      }
      if (!next || failure) break
    }
  } finally {
    isSending = false
  }
}

const secondsToWait = (error: unknown) => Number(serverError(error)?.extensions?.retryAfter ?? 0)

/** Gives the error if the message may be sent later. */
async function send(client: ApolloClient, { clientId, contactId, message, replyTo, attachments }: OutboxMessage, unreachable: string) {
  try {
    const variables = { contactId, message, clientId, replyToId: replyTo?.id ?? null, attachmentIds: attachments.map(({ id }) => id) }
    const { data } = await client.mutate({ mutation: SendMessageDocument, variables })
    if (data && !addToConversation(client, contactId, data.sendMessage))
      // The first message: the conversation is new.
      await client.query({ query: ChatConversationDocument, variables: { contactId } }).catch(() => undefined)
    removeFromOutbox(clientId)
    return undefined
  } catch (error) {
    if (isUnreachable(error) || needsSignIn(error) || secondsToWait(error) > 0) return error
    setFailure(clientId, codeOf(error) === undefined ? unreachable : toFailure(error, unreachable).message)
    return undefined
  }
}

/** Shows the message before the next fetch; false if the conversation is not loaded. */
function addToConversation(client: ApolloClient, contactId: string, message: MessageFieldsFragment): boolean {
  const updated = client.cache.updateQuery({ query: ChatConversationDocument, variables: { contactId } }, data => {
    const chat = data?.contact.chat
    if (!chat) return undefined
    if (chat.messages.some(({ id }) => id === message.id)) return data
    return { contact: { ...data.contact, chat: { ...chat, messages: [...chat.messages, message] } } }
  })
  return updated != null
}

/** Follows the messages that other windows add and send. */
export function watchOutbox(): () => void {
  refresh()
  const listener = ({ key }: StorageEvent) => {
    if (key === null || key === keyOf()) refresh()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
