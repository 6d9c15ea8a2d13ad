import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import * as messages from './messages.ts'
import * as partner from './partner.ts'
import * as chat from './service.ts'
import * as signals from './signals.ts'

export const chatResolvers: Resolvers = {
  Query: {
    contacts: (_, args, ctx) => chat.listContacts(ctx, args),
    contact: (_, { id }, ctx) => chat.findContact(ctx, toId(id)),
    chats: (_, { search }, ctx) => chat.listChats(ctx, search),
    searchMessages: (_, { contactId, search }, ctx) => chat.searchMessages(ctx, toId(contactId), search),
    chatFiles: (_, { contactId, before, count }, ctx) =>
      chat.listChatFiles(ctx, toId(contactId), before ? toId(before) : null, count ?? 30),
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
  Message: {
    replyToId: ({ replyToId }) => (replyToId === null ? null : String(replyToId)),
    replyTo: (message, _, ctx) => chat.replyToOf(ctx, message),
  },
  Mutation: {
    sendMessage: async (_, { contactId, replyToId, ...rest }, ctx) =>
      (await partner.sendToPartner(ctx, toId(contactId), { ...rest, replyToId: replyToId ? toId(replyToId) : null })).message,
    markChatSeen: (_, { contactId }, ctx) => chat.markChatSeen(ctx, toId(contactId)),
    updateMessage: (_, { id, message }, ctx) => messages.updateMessage(ctx, toId(id), message),
    deleteMessage: (_, { id }, ctx) => messages.deleteMessage(ctx, toId(id)),
    reactToMessage: (_, { id, emoji, isOn }, ctx) => messages.reactToMessage(ctx, toId(id), emoji, isOn),
    clearChat: (_, { contactId }, ctx) => messages.clearChat(ctx, toId(contactId)),
    setContactBlocked: (_, { id, isBlocked }, ctx) => chat.setContactBlocked(ctx, toId(id), isBlocked),
    setContactMuted: (_, { id, isMuted }, ctx) => chat.setContactMuted(ctx, toId(id), isMuted),
    signalTyping: (_, { contactId, ...args }, ctx) => signals.signalTyping(ctx, toId(contactId), args),
    advanceMessage: (_, { id, ...marks }, ctx) => messages.advanceMessage(ctx, toId(id), marks),
    updateChatProfile: (_, { input }, ctx) => chat.updateChatProfile(ctx, input),
  },
  Subscription: { chatSignals: { subscribe: (_, _args, ctx) => signals.followSignals(ctx) } },
}
