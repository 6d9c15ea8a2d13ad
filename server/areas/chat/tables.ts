import { boolean, defineTable, instant, integer, oneOf, type RowOf, text } from '../../db/tables.ts'

const person = {
  fullName: text(120),
  role: text(120),
  about: text(500),
  avatar: text(500),
  status: oneOf('ONLINE', 'OFFLINE', 'BUSY', 'AWAY'),
}

const contacts = defineTable('contacts', {
  area: 'CHAT',
  type: 'Contact',
  columns: person,
  search: ['fullName'],
  folded: ['fullName'],
})

/** One row: oneself. */
const chatProfiles = defineTable('chatProfiles', {
  area: 'CHAT',
  type: 'ChatProfile',
  columns: { ...person, isTwoStepAuthVerificationEnabled: boolean(), isNotificationsOn: boolean() },
  search: [],
  folded: [],
})

const chats = defineTable('chats', {
  area: 'CHAT',
  type: 'Chat',
  columns: { contactId: integer(1) },
  refers: { contactId: 'contacts' },
  search: [],
  folded: [],
})

const messages = defineTable('messages', {
  area: 'CHAT',
  type: 'Message',
  columns: {
    chatId: integer(1),
    /** Id of the contact or of oneself, as the sender told it. */
    senderId: integer(0),
    message: text(4000),
    time: instant(),
    isMine: boolean(),
    isSent: boolean(),
    isDelivered: boolean(),
    isSeen: boolean(),
  },
  refers: { chatId: 'chats' },
  search: [],
  folded: [],
})

export type ContactRow = RowOf<typeof contacts>
export type ChatProfileRow = RowOf<typeof chatProfiles>
export type ChatRow = RowOf<typeof chats>
export type MessageRow = RowOf<typeof messages>

declare module '../../db/tables.ts' {
  interface Tables {
    contacts: ContactRow
    chatProfiles: ChatProfileRow
    chats: ChatRow
    messages: MessageRow
  }
}
