import type { ChatOverviewQuery } from './chat.generated.ts'
import type { OutboxMessage } from './outbox.ts'

export type Contact = ChatOverviewQuery['contacts']['items'][number]
type LastMessage = NonNullable<ChatOverviewQuery['chats'][number]['lastMessage']>

export interface ListedChat {
  contact: Contact
  unseen: number
  last: LastMessage | OutboxMessage | null
  time: string
}

/** Conversations with a stored or unsent message, the latest first. */
export function listChats({ chats, contacts }: ChatOverviewQuery, outbox: readonly OutboxMessage[]): ListedChat[] {
  const byContact = new Map(chats.map(chat => [chat.contact.id, chat]))
  return contacts.items
    .flatMap((contact): ListedChat[] => {
      const chat = byContact.get(contact.id)
      const last = outbox.findLast(({ contactId }) => contactId === contact.id) ?? chat?.lastMessage ?? null
      return last ? [{ contact, unseen: chat?.unseenMsgs ?? 0, last, time: last.time }] : []
    })
    .toSorted((a, b) => b.time.localeCompare(a.time))
}
