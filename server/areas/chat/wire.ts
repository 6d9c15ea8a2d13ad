/** Contacts, conversations and messages in the contract's words. */
import type { Context } from '../../context.ts'
import { columnsOf, flag, instant, list, model, object, oneOf, text, whole } from '../../rest/schemas.ts'
import * as chat from './service.ts'
import type { ChatProfileRow, ChatRow, ContactRow, MessageRow } from './tables.ts'
import './tables.ts'

export const statusWords: Record<ContactRow['status'], string> = { ONLINE: 'online', OFFLINE: 'offline', BUSY: 'busy', AWAY: 'away' }

export const contactToWire = ({ id, fullName, role, about, avatar, status }: ContactRow) => ({
  id,
  fullName,
  role,
  about,
  avatar,
  status: statusWords[status],
})

export const profileToWire = ({ isTwoStepAuthVerificationEnabled, isNotificationsOn, ...profile }: ChatProfileRow) => ({
  ...contactToWire(profile),
  settings: { isTwoStepAuthVerificationEnabled, isNotificationsOn },
})

export const messageToWire = ({ id, message, time, senderId, isSent, isDelivered, isSeen }: MessageRow) => ({
  id,
  message,
  time,
  senderId,
  feedback: { isSent, isDelivered, isSeen },
})

export const chatToWire = async (ctx: Context, row: ChatRow, messages: MessageRow[]) => ({
  id: row.id,
  userId: row.contactId,
  unseenMsgs: await chat.countUnseen(ctx, row),
  messages: messages.map(messageToWire),
})

const person = { ...columnsOf('contacts'), status: oneOf(statusWords) }

export const contactSchema = model('Contact', person)
export const profileSchema = model('ChatProfile', {
  ...person,
  settings: object({ isTwoStepAuthVerificationEnabled: flag(), isNotificationsOn: flag() }),
})
export const messageSchema = model('Message', {
  id: whole(),
  message: text(),
  time: instant(),
  senderId: whole('Id of the contact, or of oneself'),
  feedback: object({ isSent: flag(), isDelivered: flag(), isSeen: flag() }),
})
const unseenMsgs = whole('Messages of the contact that were not seen yet')
export const chatSchema = model('Chat', {
  id: whole(),
  userId: whole('Id of the contact'),
  unseenMsgs,
  messages: list(messageSchema),
})
/** A contact with the latest of its conversation. */
export const conversationSchema = model('Conversation', {
  ...person,
  chat: object({ id: whole(), unseenMsgs, lastMessage: messageSchema }),
})
