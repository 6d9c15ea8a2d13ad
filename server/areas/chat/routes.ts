import { asObject, textField } from '../../body.ts'
import type { Context } from '../../context.ts'
import { toId } from '../../db/rows.ts'
import { defineRoutes, type Parameter, type Query } from '../../rest.ts'
import { sendMessage } from './messages.ts'
import * as chat from './service.ts'
import type { ChatProfileRow, ChatRow, ContactRow, MessageRow } from './tables.ts'

const search: Query<string> = {
  parameters: [
    { name: 'q', in: 'query', description: 'Text that the name contains, case-blind; empty means all', schema: { type: 'string' } },
  ],
  parse: query => query.get('q') ?? '',
}

const userId: Parameter = {
  name: 'userId',
  in: 'path',
  required: true,
  description: 'Id of the contact',
  schema: { type: 'integer', minimum: 1 },
}

const contactToWire = ({ id, fullName, role, about, avatar, status }: ContactRow) => ({
  id,
  fullName,
  role,
  about,
  avatar,
  status: status.toLowerCase(),
})

const profileToWire = ({ isTwoStepAuthVerificationEnabled, isNotificationsOn, ...profile }: ChatProfileRow) => ({
  ...contactToWire(profile),
  settings: { isTwoStepAuthVerificationEnabled, isNotificationsOn },
})

const messageToWire = ({ id, message, time, senderId, isSent, isDelivered, isSeen }: MessageRow) => ({
  id,
  message,
  time,
  senderId,
  feedback: { isSent, isDelivered, isSeen },
})

const chatToWire = async (ctx: Context, row: ChatRow, messages: MessageRow[]) => ({
  id: row.id,
  userId: row.contactId,
  unseenMsgs: await chat.countUnseen(ctx, row),
  messages: messages.map(messageToWire),
})

/** The sender that a body names as a number, or as one written as text. */
const senderOf = (body: Record<string, unknown>) => {
  const sender = Object.hasOwn(body, 'senderId') ? String(body.senderId) : ''
  return /^\d{1,15}$/.test(sender) ? Number(sender) : null
}

export const chatRoutes = defineRoutes('/api/apps/chat', {
  'GET /chats-and-contacts': {
    summary: 'Conversations, the newest first, contacts and oneself',
    query: search,
    answer: async (ctx, { query }) => {
      const [conversations, { items }, profile] = await Promise.all([
        chat.listConversations(ctx, query),
        chat.listContacts(ctx, { search: query, page: { itemsPerPage: -1 } }),
        chat.findChatProfile(ctx),
      ])
      return {
        chatsContacts: await Promise.all(
          conversations.map(async ({ contact, chat: row, lastMessage }) => ({
            ...contactToWire(contact),
            chat: { id: row.id, unseenMsgs: await chat.countUnseen(ctx, row), lastMessage: messageToWire(lastMessage) },
          })),
        ),
        contacts: items.map(contactToWire),
        profileUser: profileToWire(profile),
      }
    },
  },
  'GET /chats/:userId': {
    summary: 'The conversation with a contact; marks it as seen',
    parameters: [userId],
    answer: async (ctx, { params, reply }) => {
      // Reading it changes it: no copy of an older answer may do instead.
      reply['cache-control'] = 'no-store'
      const { contact, chat: row, messages } = await chat.openChat(ctx, toId(params.userId ?? ''))
      return { chat: row && (await chatToWire(ctx, row, messages ?? [])), contact: contactToWire(contact) }
    },
  },
  'POST /chats/:userId': {
    summary: 'Sends a message; tells the conversation when it is a new one',
    parameters: [userId],
    body: {
      type: 'object',
      required: ['message'],
      properties: {
        message: { type: 'string', minLength: 1, maxLength: 4000 },
        senderId: { type: 'integer', description: 'Oneself unless it is the contact' },
      },
    },
    status: 201,
    answer: async (ctx, { params, body }) => {
      const given = asObject(body)
      const sent = await sendMessage(ctx, toId(params.userId ?? ''), textField(given, 'message'), senderOf(given))
      return { msg: messageToWire(sent.message), ...(sent.isNew && { chat: await chatToWire(ctx, sent.chat, [sent.message]) }) }
    },
  },
})
