/** Chat: contacts, conversations, and the user's own profile. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { batched, matchRows } from '../../db/loaders.ts'
import { insertRow, mayWrite, updateRow, write } from '../../db/changes.ts'
import { loadPages } from '../../db/paginated-children.ts'
import { findRow, findRowsIn, listRows, type PageArgs, rows } from '../../db/rows.ts'
import { notFound } from '../../errors.ts'
import { given } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { type ChatProfileRow, type ChatRow, type ContactRow, type MessageRow, messages, contacts, chats, chatProfiles } from './tables.ts'

const all: PageArgs = { itemsPerPage: -1 }

/** Contacts whose name contains the text, by name. */
export const listContacts = (ctx: Context, args: { search?: string | null; page?: PageArgs | null }) => listRows(ctx, contacts, args)

export const findContact = (ctx: Context, id: number) => findRow(ctx, contacts, id)

const loadContacts = async (ctx: Context, ids: readonly number[]) =>
  matchRows(ids, await findRowsIn(ctx, contacts, 'id', ids), ({ id }) => id)

export async function contactOf(ctx: Context, chat: ChatRow): Promise<ContactRow> {
  const contact = await batched(ctx, loadContacts, chat.contactId)
  if (!contact) throw notFound('NOT_FOUND', { type: contacts.type, id: chat.contactId })
  return contact
}

const loadChats = async (ctx: Context, contactIds: readonly number[]) =>
  matchRows(contactIds, await findRowsIn(ctx, chats, 'contactId', contactIds), ({ contactId }) => contactId)

/** The conversation with a contact; null before the first message. */
export const chatOf = (ctx: Context, contact: ContactRow): Promise<ChatRow | null> => batched(ctx, loadChats, contact.id)

const loadUnseen = async (ctx: Context, chatIds: readonly number[]) => {
  const counts = await rows(ctx, messages)
    .select(['chatId', sql<number>`count(*)`.as('count')])
    .where(sql<boolean>`${sql.ref('isMine')} = 0 and ${sql.ref('isSeen')} = 0`)
    .where('chatId', 'in', chatIds)
    .groupBy('chatId')
    .execute()
  return matchRows(chatIds, counts, ({ chatId }) => Number(chatId)).map(found => Number(found?.count ?? 0))
}

/** Number of unread messages from the contact. */
export const countUnseen = (ctx: Context, chat: ChatRow): Promise<number> => batched(ctx, loadUnseen, chat.id)

const loadLast = async (ctx: Context, chatIds: readonly number[]) => {
  const last = await rows(ctx, messages)
    .select(sql<number>`max(id)`.as('id'))
    .where('chatId', 'in', chatIds)
    .groupBy('chatId')
    .execute()
  const found = await findRowsIn(
    ctx,
    messages,
    'id',
    last.map(({ id }) => Number(id)),
  )
  return matchRows(chatIds, found, ({ chatId }) => chatId)
}

export const lastMessageOf = (ctx: Context, chat: ChatRow): Promise<MessageRow | null> => batched(ctx, loadLast, chat.id)

const loadMessages = (ctx: Context, requests: readonly { owner: number; page: PageArgs }[]) =>
  loadPages(ctx, messages, 'chatId', requests, { column: 'id', order: 'DESC' })

/** The latest messages, or those before one, the oldest first. */
export async function listMessages(ctx: Context, chat: ChatRow, { before, count }: { before?: number | null; count?: number | null }) {
  const page = { itemsPerPage: count ?? 50 }
  // `before` belongs to one conversation; only the latest messages are batched over many.
  const { items } = before
    ? await listRows(ctx, messages, { page }, { where: { chatId: chat.id }, between: { id: { to: before - 1 } } })
    : await batched(ctx, loadMessages, { owner: chat.id, page })
  return items.toReversed()
}

/** Found messages, in pages. */
const maxFound = { pages: 2, perPage: 100 }
const maxFiles = 100

/** The latest messages with a contact that contain the text, oldest first. */
export async function searchMessages(ctx: Context, contactId: number, search: string): Promise<MessageRow[]> {
  const chat = await chatOf(ctx, await findContact(ctx, contactId))
  if (!chat || search.trim() === '') return []
  const found: MessageRow[] = []
  for (let page = 0; page < maxFound.pages && found.length === page * maxFound.perPage; page++) {
    // By id instead of by page, because messages may arrive in between.
    const to = found.at(-1)?.id
    const conditions = { where: { chatId: chat.id }, between: { id: { to: to === undefined ? null : to - 1 } } }
    found.push(...(await listRows(ctx, messages, { search, page: { itemsPerPage: maxFound.perPage } }, conditions)).items)
  }
  return found.toReversed()
}

/** The latest messages with a contact that have files, or those before one, the latest first. */
export async function listChatFiles(ctx: Context, contactId: number, before: number | null, count: number): Promise<MessageRow[]> {
  const chat = await chatOf(ctx, await findContact(ctx, contactId))
  if (!chat) return []
  const found = await rows(ctx, messages)
    .select('id')
    .where('chatId', '=', chat.id)
    .where(sql<boolean>`${sql.ref('attachments')} <> '[]'`)
    .where('id', '<', before ?? Number.MAX_SAFE_INTEGER)
    .orderBy('id', 'desc')
    .limit(Math.min(Math.max(count, 1), maxFiles))
    .execute()
  const items = await findRowsIn(
    ctx,
    messages,
    'id',
    found.map(({ id }) => Number(id)),
  )
  return items.toSorted((a, b) => b.id - a.id)
}

const loadQuoted = async (ctx: Context, ids: readonly number[]) =>
  matchRows(ids, await findRowsIn(ctx, messages, 'id', ids), ({ id }) => id)

/** The message that this one replies to; null if it replies to none, or to one that was deleted. */
export const replyToOf = (ctx: Context, { replyToId }: MessageRow): Promise<MessageRow | null> | null =>
  replyToId === null ? null : batched(ctx, loadQuoted, replyToId)

/** Conversations with messages, most recent first, each with its contact and latest message. */
export async function listConversations(ctx: Context, search?: string | null) {
  const { items: contacts } = await listContacts(ctx, { search: search ?? null, page: all })
  const found = await Promise.all(
    contacts.map(async contact => {
      const chat = await chatOf(ctx, contact)
      return { contact, chat, lastMessage: chat && (await lastMessageOf(ctx, chat)) }
    }),
  )
  return found
    .flatMap(({ contact, chat, lastMessage }) => (chat && lastMessage ? [{ contact, chat, lastMessage }] : []))
    .toSorted((a, b) => b.lastMessage.time.localeCompare(a.lastMessage.time) || b.lastMessage.id - a.lastMessage.id)
}

export const listChats = async (ctx: Context, search?: string | null) => (await listConversations(ctx, search)).map(({ chat }) => chat)

/** Marks the contact's messages as seen; returns the conversation, if there is one. */
export function markChatSeen(ctx: Context, contactId: number): Promise<ChatRow | null> {
  return write(ctx, 'CHAT_SEEN', async ctx => {
    const chat = await chatOf(ctx, await findContact(ctx, contactId))
    if (!chat) return null
    const unseen = await rows(ctx, messages)
      .select('id')
      .where('chatId', '=', chat.id)
      .where(sql<boolean>`${sql.ref('isMine')} = 0 and ${sql.ref('isSeen')} = 0`)
      .execute()
    const ids = unseen.map(({ id }) => Number(id))
    for (const message of await findRowsIn(ctx, messages, 'id', ids))
      await updateRow(ctx, messages, message, { isDelivered: true, isSeen: true })
    return chat
  })
}

/** A contact with the conversation; marks it as seen if the caller may write. */
export async function openChat(ctx: Context, contactId: number) {
  const contact = await findContact(ctx, contactId)
  const chat = mayWrite(ctx) ? await markChatSeen(ctx, contactId) : await chatOf(ctx, contact)
  return { contact, chat, messages: chat && (await listMessages(ctx, chat, { count: -1 })) }
}

/** The contact of this name, who is added if there is none. */
export function addContact(
  ctx: Context,
  { fullName, role, avatar }: Pick<ContactRow, 'fullName' | 'role' | 'avatar'>,
): Promise<ContactRow> {
  return write(ctx, 'CONTACT_ADDED', async ctx => {
    const [known] = await findRowsIn(ctx, contacts, 'fullName', [fullName])
    return known ?? insertRow(ctx, contacts, { fullName, role, avatar, about: '', status: 'OFFLINE', isBlocked: false, isMuted: false })
  })
}

export const setContactBlocked = (ctx: Context, id: number, isBlocked: boolean) =>
  write(ctx, isBlocked ? 'CONTACT_BLOCKED' : 'CONTACT_UNBLOCKED', async ctx =>
    updateRow(ctx, contacts, await findContact(ctx, id), { isBlocked }),
  )

export const setContactMuted = (ctx: Context, id: number, isMuted: boolean) =>
  write(ctx, isMuted ? 'CONTACT_MUTED' : 'CONTACT_UNMUTED', async ctx => updateRow(ctx, contacts, await findContact(ctx, id), { isMuted }))

/** The user's own profile. */
export async function findChatProfile(ctx: Context): Promise<ChatProfileRow> {
  const [profile] = (await listRows(ctx, chatProfiles, {})).items
  if (!profile) throw notFound('CHAT_PROFILE_NOT_FOUND')
  return profile
}

type ProfileInput = { [K in 'about' | 'status' | 'isTwoStepAuthVerificationEnabled' | 'isNotificationsOn']?: ChatProfileRow[K] | null }

export function updateChatProfile(ctx: Context, input: ProfileInput) {
  const { about, ...rest } = given(input)
  const patch = { ...rest, ...(about !== undefined && { about: parse(chatProfiles.columns.about, about, 'about') }) }
  return write(ctx, 'CHAT_PROFILE_CHANGED', async ctx => updateRow(ctx, chatProfiles, await findChatProfile(ctx), patch))
}
