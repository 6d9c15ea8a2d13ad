/** Chat messages: sent, edited, deleted, and marked as delivered or seen. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleteRow, insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow, findRowsIn, rows } from '../../db/rows.ts'
import { forbidden } from '../../errors.ts'
import { assertTransition } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { findChatProfile } from './service.ts'
import { type MessageRow, messages, contacts, chats } from './tables.ts'

const readMessage = (message: string) => parse(messages.columns.message, message, 'message')

/** Sends a message and starts the conversation if there is none; with the contact as sender, the message is received. */
export function sendMessage(ctx: Context, contactId: number, text: string, senderId?: number | null) {
  return write(ctx, 'MESSAGE_SENT', async ctx => {
    const contact = await findRow(ctx, contacts, contactId)
    const message = readMessage(text)
    const [known] = await findRowsIn(ctx, chats, 'contactId', [contact.id])
    const chat = known ?? (await insertRow(ctx, chats, { id: await nextChatId(ctx), contactId: contact.id }))
    const sent = await insertRow(ctx, messages, {
      chatId: chat.id,
      senderId: senderId ?? (await findChatProfile(ctx)).id,
      message,
      time: ctx.now().toISOString(),
      isMine: senderId !== contact.id,
      isSent: true,
      isDelivered: false,
      isSeen: false,
    })
    return { message: sent, chat, isNew: !known }
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
    return updateRow(ctx, messages, own, { message: readMessage(text) })
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
