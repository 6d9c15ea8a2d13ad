/** Chat messages: sent, edited, deleted, reacted to, and marked as delivered or seen. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleteRow, insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow, findRowOrNull, findRowsIn, rows } from '../../db/rows.ts'
import { conflict, forbidden, invalid } from '../../errors.ts'
import { assertTransition } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { attachFiles } from '../files/service.ts'
import { findChatProfile } from './service.ts'
import { type MessageRow, chats, contacts, emoji, maxReactions, messages, messageText, type Reaction } from './tables.ts'

const readMessage = (message: string, hasFiles = false) => parse(hasFiles ? messages.columns.message : messageText, message, 'message')

export interface NewMessage {
  message: string
  /** The contact's id for a received message; otherwise the message is the user's own. */
  senderId?: number | null
  clientId?: string | null
  replyToId?: number | null
  /** IDs of uploaded files. */
  attachmentIds?: readonly string[] | null
}

/**
 * Sends a message and starts the conversation if there is none; with the contact as sender, the message is received. A
 * message with a known client ID was sent before and is returned as it is.
 */
export function sendMessage(ctx: Context, contactId: number, { message: text, senderId, clientId, replyToId, attachmentIds }: NewMessage) {
  return write(ctx, 'MESSAGE_SENT', async ctx => {
    const contact = await findRow(ctx, contacts, contactId)
    const attachments = await attachFiles(ctx, attachmentIds ?? [], 'attachmentIds')
    const message = readMessage(text, attachments.length > 0)
    const key = parse(messages.columns.clientId, clientId ?? '', 'clientId')
    const [chatBefore] = await findRowsIn(ctx, chats, 'contactId', [contact.id])
    const [earlier] = key ? await findRowsIn(ctx, messages, 'clientId', [key]) : []
    if (earlier && chatBefore) return { message: earlier, chat: chatBefore, isNew: false, isRepeat: true }
    if (contact.isBlocked) throw conflict('CONTACT_BLOCKED', { name: contact.fullName })
    const quoted = replyToId ? await findRowOrNull(ctx, messages, replyToId) : null
    if (replyToId && (!quoted || quoted.chatId !== chatBefore?.id)) throw invalid('REPLY_NOT_IN_CHAT', { field: 'replyToId' })
    const chat = chatBefore ?? (await insertRow(ctx, chats, { id: await nextChatId(ctx), contactId: contact.id }))
    const sent = await insertRow(ctx, messages, {
      chatId: chat.id,
      senderId: senderId ?? (await findChatProfile(ctx)).id,
      message,
      time: ctx.now().toISOString(),
      isMine: senderId !== contact.id,
      isSent: true,
      isDelivered: false,
      isSeen: false,
      clientId: key,
      replyToId: replyToId ?? null,
      reactions: [],
      editedAt: null,
      attachments,
    })
    return { message: sent, chat, isNew: !chatBefore, isRepeat: false }
  })
}

/** The number of conversations plus one, or the highest id plus one if that is taken. */
async function nextChatId(ctx: WriteContext): Promise<number> {
  const { count, highest } = await rows(ctx, chats)
    .select([sql<number>`count(*)`.as('count'), sql<number | null>`max(id)`.as('highest')])
    .executeTakeFirstOrThrow()
  return Math.max(Number(count), Number(highest ?? 0)) + 1
}

async function findOwn(ctx: Context, id: number): Promise<MessageRow> {
  const message = await findRow(ctx, messages, id)
  if (!message.isMine) throw forbidden('NOT_YOUR_MESSAGE')
  return message
}

export function updateMessage(ctx: Context, id: number, text: string) {
  return write(ctx, 'MESSAGE_EDITED', async ctx => {
    const own = await findOwn(ctx, id)
    const message = readMessage(text, own.attachments.length > 0)
    return message === own.message ? own : updateRow(ctx, messages, own, { message, editedAt: ctx.now().toISOString() })
  })
}

/** Adds the user's reaction with this emoji to a message, or removes it. */
export function reactToMessage(ctx: Context, id: number, text: string, isOn: boolean) {
  return write(ctx, isOn ? 'REACTION_ADDED' : 'REACTION_REMOVED', async ctx => {
    const message = await findRow(ctx, messages, id)
    const chosen = { emoji: parse(emoji, text, 'emoji'), isMine: true }
    const isChosen = (each: Reaction) => each.isMine && each.emoji === chosen.emoji
    if (message.reactions.some(isChosen) === isOn) return message
    if (isOn && message.reactions.length >= maxReactions) throw invalid('TOO_MANY_REACTIONS', { field: 'emoji', max: maxReactions })
    const reactions = isOn ? [...message.reactions, chosen] : message.reactions.filter(each => !isChosen(each))
    return updateRow(ctx, messages, message, { reactions })
  })
}

/** Deletes all messages of a conversation; returns the conversation, if there is one. */
export function clearChat(ctx: Context, contactId: number) {
  return write(ctx, 'CHAT_CLEARED', async ctx => {
    const contact = await findRow(ctx, contacts, contactId)
    const [chat] = await findRowsIn(ctx, chats, 'contactId', [contact.id])
    if (!chat) return null
    ctx.params.name = contact.fullName
    for (const message of await findRowsIn(ctx, messages, 'chatId', [chat.id])) await deleteRow(ctx, messages, message)
    return chat
  })
}

/** Marks all of the user's messages in a conversation as delivered, or as seen by the contact. */
export function advanceOwnMessages(ctx: Context, contactId: number, mark: 'DELIVERED' | 'SEEN') {
  return write(ctx, 'MESSAGE_MARKED', async ctx => {
    const [chat] = await findRowsIn(ctx, chats, 'contactId', [contactId])
    const column = mark === 'SEEN' ? 'isSeen' : 'isDelivered'
    const open = chat
      ? await rows(ctx, messages)
          .select('id')
          .where('chatId', '=', chat.id)
          .where(sql<boolean>`${sql.ref('isMine')} = 1 and ${sql.ref(column)} = 0`)
          .execute()
      : []
    const ids = open.map(({ id }) => Number(id))
    for (const message of await findRowsIn(ctx, messages, 'id', ids))
      await updateRow(ctx, messages, message, { isDelivered: true, isSeen: mark === 'SEEN' })
    return ids.length
  })
}

/** Deletes a message and returns its id. */
export function deleteMessage(ctx: Context, id: number) {
  return write(ctx, 'MESSAGE_DELETED', async ctx => {
    await deleteRow(ctx, messages, await findOwn(ctx, id))
    return id
  })
}

const transitions = { SENT: ['DELIVERED', 'SEEN'], DELIVERED: ['SEEN'], SEEN: [] } as const
const markOf = (isDelivered: boolean, isSeen: boolean) => (isSeen ? 'SEEN' : isDelivered ? 'DELIVERED' : 'SENT')

/** Marks a message as delivered or seen; seen implies delivered. */
export function advanceMessage(ctx: Context, id: number, marks: { isDelivered?: boolean | null; isSeen?: boolean | null }) {
  return write(ctx, 'MESSAGE_MARKED', async ctx => {
    const message = await findRow(ctx, messages, id)
    const isSeen = marks.isSeen ?? message.isSeen
    const isDelivered = marks.isDelivered ?? (message.isDelivered || isSeen)
    assertTransition(transitions, markOf(message.isDelivered, message.isSeen), isDelivered ? markOf(true, isSeen) : 'SENT')
    return updateRow(ctx, messages, message, { isDelivered, isSeen: isDelivered && isSeen })
  })
}
