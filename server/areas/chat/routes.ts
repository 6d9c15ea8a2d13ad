import { z } from 'zod'
import { toId, toIdOrNull } from '../../db/rows.ts'
import { fileIds } from '../files/tables.ts'
import { del, get, type Parameter, post, put, type Query, routesUnder, searchParam } from '../../rest/define-routes.ts'
import { labelOf, optionalLabel } from '../../rest/schema.ts'
import { optional } from '../../validation.ts'
import {
  chatDto,
  contactDto,
  markedContactDto,
  conversationDto,
  messageDto,
  profileDto,
  statusLabels,
  toChatDto,
  toContactDto,
  toMarkedContactDto,
  toMessageDto,
  toProfileDto,
} from './dto.ts'
import * as messages from './messages.ts'
import * as chat from './service.ts'
import * as signals from './signals.ts'
import { chatProfiles, contacts as contactTable, emoji, messages as messageTable, messageText } from './tables.ts'

const search: Query<string> = {
  parameters: [
    { name: 'q', in: 'query', description: 'Text that the name contains, case-insensitive; empty means all', schema: { type: 'string' } },
  ],
  parse: searchParam,
}

const userId: Parameter = {
  name: 'userId',
  in: 'path',
  required: true,
  description: 'ID of the contact',
  schema: { type: 'integer', minimum: 1 },
}

const messageBody = z.object({ message: messageText })
const { clientId, replyToId } = messageTable.columns

/** Requires the text. */
const searchText: Query<string> = {
  ...search,
  parameters: search.parameters.map(each => ({
    ...each,
    description: 'Text that the message contains, case-insensitive; empty finds none',
  })),
}

/** A number, also as text; other input is ignored, since clients then send their own message. */
const looseSender = z
  .unknown()
  .transform(toIdOrNull)
  .meta({ type: 'integer' })
  .optional()
  .describe('Your own profile unless it is the ID of the contact')

const marks = { DELIVERED: { isDelivered: true, isSeen: false }, SEEN: { isDelivered: true, isSeen: true } }
const { about, isTwoStepAuthVerificationEnabled, isNotificationsOn } = chatProfiles.columns

export const chatRoutes = routesUnder('/api/apps/chat', [
  get('/chats-and-contacts', {
    summary: 'List conversations (most recent first) and contacts, with your own profile',
    query: search,
    returns: z.object({ chatsContacts: z.array(conversationDto), contacts: z.array(contactDto), profileUser: profileDto }),
    handler: async (ctx, { query }) => {
      const [conversations, { items }, profile] = await Promise.all([
        chat.listConversations(ctx, query),
        chat.listContacts(ctx, { search: query, page: { itemsPerPage: -1 } }),
        chat.findChatProfile(ctx),
      ])
      return {
        chatsContacts: await Promise.all(
          conversations.map(async ({ contact, chat: row, lastMessage }) => ({
            ...toContactDto(contact),
            chat: { id: row.id, unseenMsgs: await chat.countUnseen(ctx, row), lastMessage: toMessageDto(lastMessage) },
          })),
        ),
        contacts: items.map(toContactDto),
        profileUser: toProfileDto(profile),
      }
    },
  }),
  get('/chats/:userId', {
    summary: 'Get the conversation with a contact, and mark it as read',
    parameters: [userId],
    returns: z.object({ chat: chatDto.nullable(), contact: contactDto }),
    handler: async (ctx, { params, reply }) => {
      // Reading marks as read, so no cache may respond instead.
      reply['cache-control'] = 'no-store'
      const { contact, chat: row, messages: read } = await chat.openChat(ctx, toId(params.userId))
      return { chat: row && (await toChatDto(ctx, row, read ?? [])), contact: toContactDto(contact) }
    },
  }),
  post('/chats/:userId', {
    summary: 'Send a message; returns the conversation if it is new',
    parameters: [userId],
    body: z.object({
      // Empty only if files are attached.
      message: messageTable.columns.message,
      senderId: looseSender,
      clientId: optional(clientId).describe('Chosen by the client: a second message with the same value is not sent again'),
      attachmentIds: optional(fileIds).describe('IDs of uploaded files'),
      replyToId: optional(replyToId).describe('ID of the message that this one replies to'),
    }),
    status: 201,
    returns: z.object({ msg: messageDto, chat: chatDto.optional() }),
    handler: async (ctx, { params, body }) => {
      const sent = await messages.sendMessage(ctx, toId(params.userId), body)
      return { msg: toMessageDto(sent.message), ...(sent.isNew && { chat: await toChatDto(ctx, sent.chat, [sent.message]) }) }
    },
  }),
  post('/chats/:userId/seen', {
    summary: 'Mark the messages of a contact as read',
    extension: true,
    status: 204,
    parameters: [userId],
    handler: (ctx, { params }) => chat.markChatSeen(ctx, toId(params.userId)),
  }),
  get('/chats/:userId/messages', {
    summary: 'Find messages of a conversation, oldest first',
    extension: true,
    parameters: [userId],
    query: searchText,
    returns: z.array(messageDto),
    handler: async (ctx, { params, query }) => (await chat.searchMessages(ctx, toId(params.userId), query)).map(toMessageDto),
  }),
  post('/chats/:userId/typing', {
    summary: 'Signal for a few seconds that someone is typing',
    extension: true,
    status: 204,
    parameters: [userId],
    body: z.object({ isContact: optional(z.boolean()).describe('True if the contact is typing, false if you are') }),
    handler: (ctx, { params, body }) => signals.signalTyping(ctx, toId(params.userId), body),
  }),
  del('/chats/:userId', {
    summary: 'Delete all messages of a conversation',
    extension: true,
    parameters: [userId],
    handler: (ctx, { params }) => messages.clearChat(ctx, toId(params.userId)),
  }),
  put('/contacts/:id/blocked', {
    summary: 'Block or unblock a contact',
    extension: true,
    body: z.object({ isBlocked: contactTable.columns.isBlocked }),
    returns: markedContactDto,
    handler: async (ctx, { params, body }) => toMarkedContactDto(await chat.setContactBlocked(ctx, params.id, body.isBlocked)),
  }),
  put('/contacts/:id/muted', {
    summary: 'Mute or unmute a contact',
    extension: true,
    body: z.object({ isMuted: contactTable.columns.isMuted }),
    returns: markedContactDto,
    handler: async (ctx, { params, body }) => toMarkedContactDto(await chat.setContactMuted(ctx, params.id, body.isMuted)),
  }),
  put('/messages/:id/reactions', {
    summary: 'Add or remove your reaction to a message',
    extension: true,
    body: z.object({ emoji, isOn: z.boolean() }),
    returns: messageDto,
    handler: async (ctx, { params, body }) => toMessageDto(await messages.reactToMessage(ctx, params.id, body.emoji, body.isOn)),
  }),
  put('/messages/:id', {
    summary: 'Edit one of your messages',
    extension: true,
    body: messageBody,
    returns: messageDto,
    handler: async (ctx, { params, body }) => toMessageDto(await messages.updateMessage(ctx, params.id, body.message)),
  }),
  put('/messages/:id/state', {
    summary: 'Mark a message as delivered or seen; going back is 409 with `allowed`',
    extension: true,
    body: z.object({ state: labelOf({ DELIVERED: 'delivered', SEEN: 'seen' }) }),
    returns: messageDto,
    handler: async (ctx, { params, body }) => toMessageDto(await messages.advanceMessage(ctx, params.id, marks[body.state])),
  }),
  del('/messages/:id', {
    summary: 'Delete one of your messages',
    extension: true,
    handler: (ctx, { params }) => messages.deleteMessage(ctx, params.id),
  }),
  get('/profile', {
    summary: 'Get your own chat profile',
    extension: true,
    returns: profileDto,
    handler: async ctx => toProfileDto(await chat.findChatProfile(ctx)),
  }),
  put('/profile', {
    summary: 'Update your own chat profile',
    extension: true,
    body: z.object({
      about: optional(about),
      status: optionalLabel(statusLabels),
      isTwoStepAuthVerificationEnabled: optional(isTwoStepAuthVerificationEnabled),
      isNotificationsOn: optional(isNotificationsOn),
    }),
    returns: profileDto,
    handler: async (ctx, { body }) => toProfileDto(await chat.updateChatProfile(ctx, body)),
  }),
])
