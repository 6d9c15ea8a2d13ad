/** Contacts, conversations, and messages under the contract's names. */
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { id, label, named } from '../../rest/schema.ts'
import * as chat from './service.ts'
import { type ChatProfileRow, chatProfiles, type ChatRow, type ContactRow, contacts, type MessageRow, messages } from './tables.ts'

export const statusLabels = { ONLINE: 'online', OFFLINE: 'offline', BUSY: 'busy', AWAY: 'away' } as const

export const toContactDto = ({ id, fullName, role, about, avatar, status }: Omit<ContactRow, 'isBlocked' | 'isMuted'>) => ({
  id,
  fullName,
  role,
  about,
  avatar,
  status: statusLabels[status],
})

export const toProfileDto = ({ isTwoStepAuthVerificationEnabled, isNotificationsOn, ...profile }: ChatProfileRow) => ({
  ...toContactDto(profile),
  settings: { isTwoStepAuthVerificationEnabled, isNotificationsOn },
})

export const toMessageDto = ({ id, message, time, senderId, isSent, isDelivered, isSeen, ...more }: MessageRow) => ({
  id,
  message,
  time,
  senderId,
  feedback: { isSent, isDelivered, isSeen },
  replyToId: more.replyToId,
  reactions: more.reactions,
  editedAt: more.editedAt,
  attachments: more.attachments,
})

export const toMarkedContactDto = (contact: ContactRow) => ({
  ...toContactDto(contact),
  isBlocked: contact.isBlocked,
  isMuted: contact.isMuted,
})

export const toChatDto = async (ctx: Context, row: ChatRow, messages: MessageRow[]) => ({
  id: row.id,
  userId: row.contactId,
  unseenMsgs: await chat.countUnseen(ctx, row),
  messages: messages.map(toMessageDto),
})

const markedPerson = contacts.row.omit({ version: true }).extend({ status: label(statusLabels) })
const person = markedPerson.omit({ isBlocked: true, isMuted: true })
const { isTwoStepAuthVerificationEnabled, isNotificationsOn } = chatProfiles.columns
const { message, time, isSent, isDelivered, isSeen, replyToId, reactions, editedAt, attachments } = messages.columns
const unseenMsgs = z.int().min(0).describe('Unread messages of the contact')

export const contactDto = named('Contact', person)
export const markedContactDto = named('MarkedContact', markedPerson)
export const profileDto = named(
  'ChatProfile',
  person.extend({ settings: z.object({ isTwoStepAuthVerificationEnabled, isNotificationsOn }) }),
)
export const messageDto = named(
  'Message',
  z.object({
    id: id(),
    message,
    time,
    senderId: z.int().min(0).describe('ID of the contact, or of your own profile'),
    feedback: z.object({ isSent, isDelivered, isSeen }),
    replyToId,
    reactions,
    editedAt,
    attachments,
  }),
)
export const chatDto = named(
  'Chat',
  z.object({ id: id(), userId: id().describe('ID of the contact'), unseenMsgs, messages: z.array(messageDto) }),
)
/** A contact with the latest message of its conversation. */
export const conversationDto = named('Conversation', person.extend({ chat: z.object({ id: id(), unseenMsgs, lastMessage: messageDto }) }))
