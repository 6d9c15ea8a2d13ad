import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import * as messages from './messages.ts'
import * as chat from './service.ts'

export const chatResolvers: Resolvers = {
  Query: {
    contacts: (_, args, ctx) => chat.listContacts(ctx, args),
    contact: (_, { id }, ctx) => chat.findContact(ctx, toId(id)),
    chats: (_, { search }, ctx) => chat.listChats(ctx, search),
    chatProfile: (_, _args, ctx) => chat.findChatProfile(ctx),
  },
  Contact: {
    chat: (contact, _, ctx) => chat.chatOf(ctx, contact),
  },
  Chat: {
    contact: (row, _, ctx) => chat.contactOf(ctx, row),
    unseenMsgs: (row, _, ctx) => chat.countUnseen(ctx, row),
    lastMessage: (row, _, ctx) => chat.lastMessageOf(ctx, row),
    messages: (row, { before, count }, ctx) => chat.listMessages(ctx, row, { before: before ? toId(before) : null, count: count ?? null }),
  },
  Mutation: {
    sendMessage: async (_, { contactId, message }, ctx) => (await messages.sendMessage(ctx, toId(contactId), message)).message,
    markChatSeen: (_, { contactId }, ctx) => chat.markChatSeen(ctx, toId(contactId)),
    updateMessage: (_, { id, message }, ctx) => messages.updateMessage(ctx, toId(id), message),
    deleteMessage: (_, { id }, ctx) => messages.deleteMessage(ctx, toId(id)),
    advanceMessage: (_, { id, ...marks }, ctx) => messages.advanceMessage(ctx, toId(id), marks),
    updateChatProfile: (_, { input }, ctx) => chat.updateChatProfile(ctx, input),
  },
}
