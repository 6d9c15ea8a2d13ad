import { z } from 'zod'
import { defineTable, instant, type RowOf } from '../../db/tables.ts'

const person = {
  fullName: z.string().max(120),
  role: z.string().max(120),
  about: z.string().trim().max(500),
  avatar: z.string().max(500),
  status: z.enum(['ONLINE', 'OFFLINE', 'BUSY', 'AWAY']),
}

export const contacts = defineTable('contacts', {
  area: 'CHAT',
  type: 'Contact',
  columns: person,
  search: ['fullName'],
  sortKeys: ['fullName'],
  list: { sort: {}, default: { column: 'fullName', order: 'ASC' } },
})

/** A single row: the user's own profile. */
export const chatProfiles = defineTable('chatProfiles', {
  area: 'CHAT',
  type: 'ChatProfile',
  columns: { ...person, isTwoStepAuthVerificationEnabled: z.boolean(), isNotificationsOn: z.boolean() },
  search: [],
  sortKeys: [],
  list: { sort: {}, default: { column: 'id', order: 'DESC' } },
})

export const chats = defineTable('chats', {
  area: 'CHAT',
  type: 'Chat',
  columns: { contactId: z.int().min(1) },
  references: { contactId: 'contacts' },
  search: [],
  sortKeys: [],
})

export const messages = defineTable('messages', {
  area: 'CHAT',
  type: 'Message',
  columns: {
    chatId: z.int().min(1),
    /** Id of the contact or of the user's own profile, as the client sent it. */
    senderId: z.int().min(0),
    message: z.string().trim().min(1).max(4000),
    time: instant(),
    isMine: z.boolean(),
    isSent: z.boolean(),
    isDelivered: z.boolean(),
    isSeen: z.boolean(),
  },
  references: { chatId: 'chats' },
  search: [],
  sortKeys: [],
  list: { sort: {}, default: { column: 'id', order: 'DESC' } },
})

export type ContactRow = RowOf<typeof contacts>
export type ChatProfileRow = RowOf<typeof chatProfiles>
export type ChatRow = RowOf<typeof chats>
export type MessageRow = RowOf<typeof messages>
