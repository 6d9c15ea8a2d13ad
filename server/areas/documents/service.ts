/** Documents: rich texts on an account's desk, saved as they are written, thrown away and taken back. */
import { randomUUID } from 'node:crypto'
import { sql, type UpdateObject } from 'kysely'
import { countWords } from '../../../text/words.ts'
import { type Context, requireViewer } from '../../context.ts'
import { type ListQuery, pageBounds } from '../../db/rows.ts'
import type { Database } from '../../db/schema.ts'
import type { Db } from '../../db/store.ts'
import { contains, fold, toSearch } from '../../db/text.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { lockAccount } from '../words/reservations.ts'
import { type ContentNode, copyTitle, cut, emptyContent, plainText, readContent, readTitle } from './content.ts'
import './tables.ts'
import { dayMs } from '../../time.ts'

type Sort = 'UPDATED' | 'CREATED' | 'TITLE' | 'WORDS'

/** What a caller gives of a document; what is not given, or null, stays as it is. */
export interface GivenDocument {
  title?: unknown
  content?: unknown
}

const maxDocuments = 1000
const maxExcerpt = 160
const trashKeptMs = 30 * dayMs

const listed = ['id', 'version', 'title', 'excerpt', 'words', 'createdAt', 'updatedAt', 'trashedAt'] as const
const shown = ['id', 'version', 'title', 'content', 'text', 'words', 'createdAt', 'updatedAt', 'trashedAt'] as const
const sortColumns = { UPDATED: 'updatedAt', CREATED: 'createdAt', TITLE: 'titleFolded', WORDS: 'words' } as const

/** The viewer's documents on the desk, or in the trash. */
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

/** Our ids look like this; anything else is nobody's document. */
const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const unknown = (id: string) => notFound(`You have no document ${id.slice(0, 40)}`)

/** One of the viewer's documents, also from the trash. */
export async function findDocument(ctx: Context, id: string) {
  const { accountId } = requireViewer(ctx)
  if (!idForm.test(id)) throw unknown(id)
  const row = await ctx.db.selectFrom('documents').select(shown).where('id', '=', id).where('accountId', '=', accountId).executeTakeFirst()
  if (!row) throw unknown(id)
  return toDocument(row)
}

/** Throws unless the account has this document. Part of the caller's transaction. */
export async function requireDocument(db: Db, accountId: number, id: string): Promise<void> {
  const found = idForm.test(id)
    ? await db.selectFrom('documents').select('id').where('id', '=', id).where('accountId', '=', accountId).executeTakeFirst()
    : undefined
  if (!found) throw unknown(id)
}

// Written by `contentColumns`.
const toDocument = <R extends { content: string }>(row: R) => ({ ...row, content: JSON.parse(row.content) as ContentNode })

const titleColumns = (title: string) => ({ title, titleFolded: fold(title) })

function contentColumns(content: ContentNode) {
  const text = plainText(content)
  const excerpt = cut(text.slice(0, 1000).toWellFormed().replace(/\s+/g, ' ').trim(), maxExcerpt)
  return { content: JSON.stringify(content), text, textFolded: fold(text), excerpt, words: countWords(text) }
}

const isGiven = (value: unknown) => value !== undefined && value !== null

/** A new document, empty unless given. */
export function createDocument(ctx: Context, { title, content }: GivenDocument) {
  requireViewer(ctx)
  return insertDocument(ctx, isGiven(title) ? readTitle(title) : '', isGiven(content) ? readContent(content) : emptyContent)
}

/** A copy on the desk, named after the original. */
export async function duplicateDocument(ctx: Context, id: string) {
  const { title, content } = await findDocument(ctx, id)
  return insertDocument(ctx, copyTitle(title), content)
}

async function insertDocument(ctx: Context, title: string, content: ContentNode) {
  const { accountId } = requireViewer(ctx)
  const at = ctx.now().toISOString()
  const columns = { ...titleColumns(title), ...contentColumns(content) }
  const row = await ctx.store.transact(async db => {
    // Locked first, so that two at once do not both find room for the last one.
    await lockAccount(db, accountId)
    const { total } = await db
      .selectFrom('documents')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow()
    if (total >= maxDocuments)
      throw invalid('documents', `An account holds ${maxDocuments} documents at most, the trash included: delete some for ever first`)
    return db
      .insertInto('documents')
      .values({ id: randomUUID(), accountId, version: 1, ...columns, createdAt: at, updatedAt: at, trashedAt: null })
      .returning(shown)
      .executeTakeFirstOrThrow()
  })
  return toDocument(row)
}

/** Saves what is given; with a version, only over that one. */
export async function saveDocument(ctx: Context, id: string, given: GivenDocument & { version?: unknown }) {
  requireViewer(ctx)
  const version = isGiven(given.version) ? readVersion(given.version) : null
  const columns = {
    ...(isGiven(given.title) ? titleColumns(readTitle(given.title)) : {}),
    ...(isGiven(given.content) ? contentColumns(readContent(given.content)) : {}),
    updatedAt: ctx.now().toISOString(),
  }
  // Comparing the version in the statement itself: of two saves over one version, one wins.
  const saved = await change(ctx, id, { ...columns, version: sql<number>`${sql.ref('version')} + 1` }, version)
  if (saved) return saved
  const present = await findDocument(ctx, id)
  throw conflict('This document was saved elsewhere in between', { facts: { present } })
}

function readVersion(given: unknown): number {
  if (!Number.isSafeInteger(given) || Number(given) < 1) throw invalid('version', 'version must be the whole number that the document told')
  return Number(given)
}

/** Changes the viewer's document, where it still has the version, if one is given; nothing when it has another. */
async function change(ctx: Context, id: string, columns: UpdateObject<Database, 'documents'>, version: number | null = null) {
  const { accountId } = requireViewer(ctx)
  if (!idForm.test(id)) throw unknown(id)
  const row = await ctx.store.transact(db => {
    const update = db.updateTable('documents').set(columns).where('id', '=', id).where('accountId', '=', accountId)
    return (version === null ? update : update.where('version', '=', version)).returning(shown).executeTakeFirst()
  })
  return row && toDocument(row)
}

/** Moves the document to the trash; one that lies there stays as it is. */
export async function trashDocument(ctx: Context, id: string) {
  const at = ctx.now().toISOString()
  const trashed = await change(ctx, id, { trashedAt: sql<string>`coalesce(${sql.ref('trashedAt')}, ${at})` })
  if (!trashed) throw unknown(id)
  return trashed
}

/** Takes the document back from the trash. */
export async function restoreDocument(ctx: Context, id: string) {
  const restored = await change(ctx, id, { trashedAt: null })
  if (!restored) throw unknown(id)
  return restored
}

/** Forgets a document of the trash for ever. */
export async function deleteDocument(ctx: Context, id: string): Promise<string> {
  if (await forgetDocument(ctx, id)) return id
  await findDocument(ctx, id)
  throw conflict('This document is on the desk: move it to the trash first')
}

/** Moves the document to the trash; forgets it for ever when it lies there already. */
export async function discardDocument(ctx: Context, id: string): Promise<void> {
  if (!(await forgetDocument(ctx, id))) await trashDocument(ctx, id)
}

async function forgetDocument(ctx: Context, id: string): Promise<boolean> {
  const { accountId } = requireViewer(ctx)
  if (!idForm.test(id)) throw unknown(id)
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

/** Forgets what has lain in the trash for too long; the sweeper calls it. */
export async function forgetTrash(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('documents')
    .where('trashedAt', '<', new Date(now.getTime() - trashKeptMs).toISOString())
    .execute()
}
