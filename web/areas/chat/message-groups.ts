/** Messages as they are listed: by day, in groups of one author, with a line before the new ones. */
import type { AttachedFile } from '../../ui/attachments/attached-file.ts'
import type { MessageFieldsFragment } from './chat.generated.ts'
import type { OutboxMessage } from './outbox.ts'

export type DeliveryState = 'waiting' | 'failed' | 'sent' | 'delivered' | 'seen'

export interface ShownMessage {
  /** The same before and after the message is sent. */
  key: string
  /** Empty until the message is sent. */
  id: string
  message: string
  time: string
  isMine: boolean
  state: DeliveryState
  failure: string | undefined
  clientId: string
  replyToId: string | null
  replyTo: { id: string; message: string; isMine: boolean } | null
  reactions: { emoji: string; isMine: boolean }[]
  editedAt: string | null
  attachments: readonly AttachedFile[]
}

export interface ListedMessage extends ShownMessage {
  /** Whether a day begins with this message. */
  startsDay: boolean
  isFirstNew: boolean
  startsGroup: boolean
  endsGroup: boolean
}

/** Messages of one author within this time are one group. */
const groupMs = 5 * 60_000

const stateOf = ({ isDelivered, isSeen }: MessageFieldsFragment): DeliveryState => (isSeen ? 'seen' : isDelivered ? 'delivered' : 'sent')

export const toShown = (message: MessageFieldsFragment): ShownMessage => ({
  key: message.clientId || message.id,
  id: message.id,
  message: message.message,
  time: message.time,
  isMine: message.isMine,
  state: stateOf(message),
  failure: undefined,
  clientId: message.clientId,
  replyToId: message.replyToId,
  replyTo: message.replyTo,
  reactions: message.reactions,
  editedAt: message.editedAt,
  attachments: message.attachments,
})

const toWaiting = ({ clientId, message, time, replyTo, failure, attachments }: OutboxMessage): ShownMessage => ({
  key: clientId,
  id: '',
  message,
  time,
  isMine: true,
  state: failure === undefined ? 'waiting' : 'failed',
  failure,
  clientId,
  replyToId: replyTo?.id ?? null,
  replyTo,
  reactions: [],
  editedAt: null,
  attachments,
})

const dayOf = (time: string) => new Date(time).toDateString()

/** The stored messages, then those still to be sent. */
export function listMessages(
  stored: readonly MessageFieldsFragment[],
  outbox: readonly OutboxMessage[],
  firstNewId: string | undefined,
): ListedMessage[] {
  const known = new Set(stored.map(({ clientId }) => clientId).filter(Boolean))
  const all = [...stored.map(toShown), ...outbox.filter(({ clientId }) => !known.has(clientId)).map(toWaiting)]
  const days = all.map(({ time }) => dayOf(time))
  return all.map((message, index) => {
    const [before, after] = [all[index - 1], all[index + 1]]
    const isFirstNew = message.id !== '' && message.id === firstNewId
    const startsDay = days[index] !== days[index - 1]
    const follows = (a: ShownMessage | undefined, b: ShownMessage | undefined, isSameDay: boolean) =>
      a !== undefined &&
      b !== undefined &&
      isSameDay &&
      a.isMine === b.isMine &&
      Date.parse(b.time) - Date.parse(a.time) < groupMs &&
      b.id !== (firstNewId ?? '-')
    return {
      ...message,
      startsDay,
      isFirstNew,
      startsGroup: !follows(before, message, !startsDay),
      endsGroup: !follows(message, after, days[index] === days[index + 1]),
    }
  })
}
