import { asObject, textField } from '../../http/body.ts'
import { toId } from '../../db/rows.ts'
import { aFlag, aText, aWord, bodyOf } from '../../rest/fields.ts'
import { defineRoutes, type Parameter, pathId, type Query, textAsked } from '../../rest/define-routes.ts'
import { list, object, orNull } from '../../rest/schemas.ts'
import * as messages from './messages.ts'
import * as chat from './service.ts'
import {
  chatSchema,
  chatToWire,
  contactSchema,
  contactToWire,
  conversationSchema,
  messageSchema,
  messageToWire,
  profileSchema,
  profileToWire,
  statusWords,
} from './wire.ts'

const search: Query<string> = {
  parameters: [
    { name: 'q', in: 'query', description: 'Text that the name contains, case-blind; empty means all', schema: { type: 'string' } },
  ],
  parse: textAsked,
}

const userId: Parameter = {
  name: 'userId',
  in: 'path',
  required: true,
  description: 'Id of the contact',
  schema: { type: 'integer', minimum: 1 },
}

/** The sender that a body names as a number, or as one written as text. */
const senderOf = (body: Record<string, unknown>) => {
  const sender = Object.hasOwn(body, 'senderId') ? String(body.senderId) : ''
  return /^\d{1,15}$/.test(sender) ? Number(sender) : null
}

const correction = bodyOf({ message: aText({ minLength: 1, maxLength: 4000 }) }, 'message')
const step = bodyOf({ state: aWord({ DELIVERED: 'delivered', SEEN: 'seen' }) }, 'state')
const marks = { DELIVERED: { isDelivered: true, isSeen: false }, SEEN: { isDelivered: true, isSeen: true } }
const change = bodyOf({
  about: aText({ maxLength: 500 }),
  status: aWord(statusWords),
  isTwoStepAuthVerificationEnabled: aFlag(),
  isNotificationsOn: aFlag(),
})

export const chatRoutes = defineRoutes('/api/apps/chat', {
  'GET /chats-and-contacts': {
    summary: 'Conversations, the newest first, contacts and oneself',
    query: search,
    returns: object({ chatsContacts: list(conversationSchema), contacts: list(contactSchema), profileUser: profileSchema }),
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
    returns: object({ chat: orNull(chatSchema), contact: contactSchema }),
    answer: async (ctx, { params, reply }) => {
      // Reading it changes it: no copy of an older answer may do instead.
      reply['cache-control'] = 'no-store'
      const { contact, chat: row, messages: said } = await chat.openChat(ctx, toId(params.userId ?? ''))
      return { chat: row && (await chatToWire(ctx, row, said ?? [])), contact: contactToWire(contact) }
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
    returns: object({ msg: messageSchema, chat: chatSchema }, 'chat'),
    answer: async (ctx, { params, body }) => {
      const given = asObject(body)
      const sent = await messages.sendMessage(ctx, toId(params.userId ?? ''), textField(given, 'message'), senderOf(given))
      return { msg: messageToWire(sent.message), ...(sent.isNew && { chat: await chatToWire(ctx, sent.chat, [sent.message]) }) }
    },
  },
  'POST /chats/:userId/seen': {
    summary: 'Marks what a contact wrote as seen',
    extension: true,
    status: 204,
    parameters: [userId],
    answer: (ctx, { params }) => chat.markChatSeen(ctx, toId(params.userId ?? '')),
  },
  'PUT /messages/:id': {
    summary: 'Changes a message of one’s own',
    extension: true,
    parameters: [pathId],
    body: correction,
    returns: messageSchema,
    answer: async (ctx, { params, body }) =>
      messageToWire(await messages.updateMessage(ctx, toId(params.id ?? ''), correction.read(body).message)),
  },
  'PUT /messages/:id/state': {
    summary: 'Marks a message as delivered or seen, never backwards; 409 with `allowed` otherwise',
    extension: true,
    parameters: [pathId],
    body: step,
    returns: messageSchema,
    answer: async (ctx, { params, body }) =>
      messageToWire(await messages.advanceMessage(ctx, toId(params.id ?? ''), marks[step.read(body).state])),
  },
  'DELETE /messages/:id': {
    summary: 'Takes a message of one’s own back',
    extension: true,
    parameters: [pathId],
    answer: (ctx, { params }) => messages.deleteMessage(ctx, toId(params.id ?? '')),
  },
  'GET /profile': {
    summary: 'Oneself, as others see it in the chat',
    extension: true,
    returns: profileSchema,
    answer: async ctx => profileToWire(await chat.findChatProfile(ctx)),
  },
  'PUT /profile': {
    summary: 'Changes what is given of oneself',
    extension: true,
    body: change,
    returns: profileSchema,
    answer: async (ctx, { body }) => profileToWire(await chat.updateChatProfile(ctx, change.read(body))),
  },
})
