import { z } from 'zod'
import { attachedFile } from '../files/tables.ts'
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
  columns: {
    ...person,
    /** A blocked contact neither sends nor receives messages. */
    isBlocked: z.boolean(),
    /** Messages of a muted contact cause no notification. */
    isMuted: z.boolean(),
  },
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

const reaction = z.object({ emoji: z.string(), isMine: z.boolean() })

export const messages = defineTable('messages', {
  area: 'CHAT',
  type: 'Message',
  columns: {
    chatId: z.int().min(1),
    /** Id of the contact or of the user's own profile, as the client sent it. */
    senderId: z.int().min(0),
    /** Empty only if files are attached. */
    message: z.string().trim().max(4000),
    time: instant(),
    isMine: z.boolean(),
    isSent: z.boolean(),
    isDelivered: z.boolean(),
    isSeen: z.boolean(),
    /** Chosen by the client, so that a retry does not send the message twice; empty if it chose none. */
    clientId: z.string().max(64),
    /** The quoted message, which may have been deleted since. */
    replyToId: z.int().min(1).nullable(),
    reactions: z.array(reaction),
    editedAt: instant().nullable(),
    attachments: z.array(attachedFile),
  },
  references: { chatId: 'chats' },
  files: ['attachments'],
  unique: ['clientId'],
  search: ['message'],
  sortKeys: [],
  list: { sort: {}, default: { column: 'id', order: 'DESC' } },
})

/** One emoji, also if it has several code points. */
export const emoji = z
  .string()
  .max(40)
  .refine(text => /^\p{RGI_Emoji}$/v.test(text), { params: { reason: 'NOT_EMOJI' } })

/** The text of a message without files. */
export const messageText = z.string().trim().min(1).max(4000)

export const maxReactions = 20

export type ContactRow = RowOf<typeof contacts>
export type ChatProfileRow = RowOf<typeof chatProfiles>
export type ChatRow = RowOf<typeof chats>
export type MessageRow = RowOf<typeof messages>
export type Reaction = z.infer<typeof reaction>
