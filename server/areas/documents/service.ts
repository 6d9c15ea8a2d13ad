/** Documents: an account's rich texts, saved as they are written, moved to the trash, and restored. */
import { randomUUIDv7 } from 'node:crypto'
import { sql, type UpdateObject } from 'kysely'
import { z } from 'zod'
import { countWords } from '../../../text/words.ts'
import { type Context, requireViewer } from '../../context.ts'
import { type ListQuery, pageBounds } from '../../db/rows.ts'
import type { Database } from '../../db/schema.ts'
import type { Db } from '../../db/store.ts'
import { contains, fold, toSearch } from '../../db/text.ts'
import { conflict, invalid, notFound, tooLarge } from '../../errors.ts'
import { because, isUuid, parse } from '../../validation.ts'
import { lockAccount } from '../words/reservations.ts'
import { type ContentNode, copyTitle, cut, documentTitle, emptyContent, plainText, readContent } from './content.ts'
import './tables.ts'
import { dayMs } from '../../time.ts'

type Sort = 'UPDATED' | 'CREATED' | 'TITLE' | 'WORDS'

/** Fields of a document as given; those left out or null stay unchanged. */
export interface GivenDocument {
  title?: unknown
  content?: unknown
}

const maxDocuments = 1000
/** Of all contents of an account, the trash included. */
const maxBytes = 20_000_000
const maxExcerpt = 160
const trashKeptMs = 30 * dayMs

const listed = ['id', 'version', 'title', 'excerpt', 'words', 'createdAt', 'updatedAt', 'trashedAt'] as const
const whole = ['id', 'version', 'title', 'content', 'text', 'words', 'createdAt', 'updatedAt', 'trashedAt'] as const
const sortColumns = { UPDATED: 'updatedAt', CREATED: 'createdAt', TITLE: 'titleFolded', WORDS: 'words' } as const

/** The viewer's documents, or those in the trash. */
export async function listDocuments(ctx: Context, { trashed, ...args }: ListQuery<Sort> & { trashed?: boolean | null }) {
  const { accountId } = requireViewer(ctx)
  const { limit, offset } = pageBounds(args.page)
  const search = toSearch(args.search)
  const has = (column: string) => contains(ctx.store.kind, sql.ref(column), search)
  const place = ctx.db
    .selectFrom('documents')
    .where('accountId', '=', accountId)
    .where('trashedAt', trashed ? 'is not' : 'is', null)
  const found = search ? place.where(eb => eb.or([has('titleFolded'), has('textFolded')])) : place
  const order = args.sort && args.order !== 'DESC' ? 'asc' : 'desc'
  const [items, counted] = await Promise.all([
    found
      .select(listed)
      .orderBy(sortColumns[args.sort ?? 'UPDATED'], order)
      .orderBy('id', order)
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { items, total: Number(counted.total) }
}

export const unknownDocument = (id: string) => notFound('NOT_FOUND', { type: 'Document', id: id.slice(0, 40) })

export function checkDocumentId(id: string): void {
  if (!isUuid(id)) throw unknownDocument(id)
}

/** One of the viewer's documents, including those in the trash. */
export async function findDocument(ctx: Context, id: string) {
  const { accountId } = requireViewer(ctx)
  checkDocumentId(id)
  const row = await ctx.db.selectFrom('documents').select(whole).where('id', '=', id).where('accountId', '=', accountId).executeTakeFirst()
  if (!row) throw unknownDocument(id)
  return toDocument(row)
}

// Written by `contentColumns`.
const toDocument = <R extends { content: string }>(row: R) => ({ ...row, content: JSON.parse(row.content) as ContentNode })

const titleColumns = (title: string) => ({ title, titleFolded: fold(title) })

function contentColumns(content: ContentNode) {
  const text = plainText(content)
  const excerpt = cut(text.slice(0, 1000).toWellFormed().replace(/\s+/g, ' ').trim(), maxExcerpt)
  return { content: JSON.stringify(content), text, textFolded: fold(text), excerpt, words: countWords(text) }
}

const documentVersion = z.int().min(1)
/** Lowercase, because ids are compared as texts. */
const documentId = z.uuid().lowercase(because('NOT_UUID'))

const isGiven = (value: unknown) => value !== undefined && value !== null

/** Creates a document, empty unless content is given. With the id of one that the viewer has already, that one is returned as it is. */
export function createDocument(ctx: Context, { id, title, content }: GivenDocument & { id?: unknown }) {
  requireViewer(ctx)
  return insertDocument(
    ctx,
    isGiven(title) ? parse(documentTitle, title, 'title') : '',
    isGiven(content) ? readContent(content) : emptyContent,
    isGiven(id) ? parse(documentId, id, 'id') : randomUUIDv7(),
  )
}

/** Copies a document, with a name derived from the original. */
export async function duplicateDocument(ctx: Context, id: string) {
  const { title, content } = await findDocument(ctx, id)
  return insertDocument(ctx, copyTitle(title), content)
}

async function insertDocument(ctx: Context, title: string, content: ContentNode, wanted: string = randomUUIDv7()) {
  const { accountId } = requireViewer(ctx)
  const at = ctx.now().toISOString()
  const columns = { ...titleColumns(title), ...contentColumns(content) }
  const row = await ctx.store.transact(async db => {
    // Locked first, so that two concurrent requests cannot both take the last place.
    await lockAccount(db, accountId)
    const holder = await db
      .selectFrom('documents')
      .select([...whole, 'accountId'])
      .where('id', '=', wanted)
      .executeTakeFirst()
    if (holder && Number(holder.accountId) === accountId) return holder
    // Nobody learns which ids others have.
    const id = holder ? randomUUIDv7() : wanted
    const { total } = await db
      .selectFrom('documents')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow()
    if (total >= maxDocuments) throw invalid('TOO_MANY_DOCUMENTS', { field: 'documents', max: maxDocuments })
    await checkBytes(db, accountId, columns.content)
    return db
      .insertInto('documents')
      .values({ id, accountId, version: 1, ...columns, createdAt: at, updatedAt: at, trashedAt: null })
      .returning(whole)
      .executeTakeFirstOrThrow()
  })
  return toDocument(row)
}

/** Saves the given fields; with a version, only if it is the current one. What is written on is no longer in the trash. */
export async function saveDocument(ctx: Context, id: string, given: GivenDocument & { version?: unknown }) {
  requireViewer(ctx)
  const version = isGiven(given.version) ? parse(documentVersion, given.version, 'version') : null
  const columns = {
    ...(isGiven(given.title) ? titleColumns(parse(documentTitle, given.title, 'title')) : {}),
    ...(isGiven(given.content) ? { ...contentColumns(readContent(given.content)), trashedAt: null } : {}),
    updatedAt: ctx.now().toISOString(),
  }
  // Compared in the statement itself: of two concurrent saves of one version, one wins.
  const saved = await change(ctx, id, { ...columns, version: sql<number>`${sql.ref('version')} + 1` }, version)
  if (saved) return saved
  throw conflict('VERSION_CONFLICT', { facts: { current: await findDocument(ctx, id) } })
}

/** Changes the viewer's document; with a version, only if it is the current one. */
async function change(ctx: Context, id: string, columns: UpdateObject<Database, 'documents'>, version: number | null = null) {
  const { accountId } = requireViewer(ctx)
  checkDocumentId(id)
  const row = await ctx.store.transact(async db => {
    if (typeof columns.content === 'string') await checkBytes(db, accountId, columns.content, id)
    const update = db.updateTable('documents').set(columns).where('id', '=', id).where('accountId', '=', accountId)
    return (version === null ? update : update.where('version', '=', version)).returning(whole).executeTakeFirst()
  })
  return row && toDocument(row)
}

/** Rejects a content that would take the account's documents beyond their total; `id` is the document that it replaces. */
async function checkBytes(db: Db, accountId: number, content: string, id?: string) {
  await lockAccount(db, accountId)
  const bytes = sql<number>`octet_length(${sql.ref('content')})`
  const others = await db
    .selectFrom('documents')
    .select(['id', bytes.as('bytes')])
    .where('accountId', '=', accountId)
    .execute()
  const existing = Number(others.find(each => each.id === id)?.bytes ?? 0)
  const added = Buffer.byteLength(content) - existing
  const total = others.reduce((sum, each) => sum + Number(each.bytes), 0) + added
  if (added > 0 && total > maxBytes) throw tooLarge('DOCUMENTS_TOO_LARGE', { field: 'content', max: maxBytes })
}

/** Moves the document to the trash, if it is not there already. */
export async function trashDocument(ctx: Context, id: string) {
  const at = ctx.now().toISOString()
  const trashed = await change(ctx, id, { trashedAt: sql<string>`coalesce(${sql.ref('trashedAt')}, ${at})` })
  if (!trashed) throw unknownDocument(id)
  return trashed
}

/** Restores the document from the trash. */
export async function restoreDocument(ctx: Context, id: string) {
  const restored = await change(ctx, id, { trashedAt: null })
  if (!restored) throw unknownDocument(id)
  return restored
}

/** Permanently deletes a document in the trash. */
export async function deleteDocument(ctx: Context, id: string): Promise<string> {
  if (await deleteFromTrash(ctx, id)) return id
  await findDocument(ctx, id)
  throw conflict('DOCUMENT_NOT_IN_TRASH')
}

/** Moves the document to the trash; deletes it permanently if it is there already. */
export async function discardDocument(ctx: Context, id: string): Promise<void> {
  if (!(await deleteFromTrash(ctx, id))) await trashDocument(ctx, id)
}

async function deleteFromTrash(ctx: Context, id: string): Promise<boolean> {
  const { accountId } = requireViewer(ctx)
  if (!isUuid(id)) throw unknownDocument(id)
  const { numDeletedRows } = await ctx.store.transact(db =>
    db
      .deleteFrom('documents')
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .where('trashedAt', 'is not', null)
      .executeTakeFirstOrThrow(),
  )
  return numDeletedRows > 0n
}

/** Permanently deletes documents that were in the trash for 30 days; called by the sweeper. */
export async function forgetTrash(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('documents')
    .where('trashedAt', '<', new Date(now.getTime() - trashKeptMs).toISOString())
    .execute()
}
