/** Attached files: uploaded once, then named by the records they are attached to. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { type Context, requireViewer, workspaceOf } from '../../context.ts'
import type { WriteContext } from '../../db/changes.ts'
import type { Db } from '../../db/store.ts'
import { invalid, notFound, tooLarge, unsupported } from '../../errors.ts'
import { typeFile } from '../../file-types.ts'
import { fileHeaders } from '../../http/file-headers.ts'
import { hourMs } from '../../time.ts'
import { parse } from '../../validation.ts'
import { findSample } from './samples.ts'
import { type AttachedFile, fileIds } from './tables.ts'
import { deleteUnused } from './unused.ts'

export const maxFileBytes = 10 * 1024 * 1024
/** Per workspace. */
const limits = { files: 200, bytes: 50 * 1024 * 1024 }
/** Read at once for a download. SQLite goes through the whole file for each piece, so smaller ones would cost more than they save. */
const pieceBytes = 512 * 1024
/** Files that no record names are kept at least this long, for the form they were added to. */
const keptMs = hourMs

interface GivenFile {
  name: string
  bytes: Buffer
}

/** Stores a file of the viewer; its content decides its type. */
export async function uploadFile(ctx: Context, { name: given, bytes }: GivenFile): Promise<AttachedFile> {
  requireViewer(ctx)
  const name = cleanName(given)
  if (bytes.length === 0) throw invalid('FILE_EMPTY', { field: 'file', name })
  const typed = await typeFile(name, bytes)
  if (!('type' in typed)) {
    const { expected, found } = typed
    throw found
      ? unsupported('FILE_TYPE_DIFFERS', { field: 'file', name, expected, found })
      : unsupported('FILE_DAMAGED', { field: 'file', name, expected })
  }
  const file = { id: randomUUID(), name: name || `file${typed.ending && `.${typed.ending}`}`, type: typed.type, size: bytes.length }
  const { id: workspaceId } = workspaceOf(ctx)
  if (!(await hasRoom(ctx.store.db, workspaceId, bytes.length))) await deleteUnused(ctx, workspaceId, keptMs)
  const at = ctx.now().toISOString()
  await ctx.store.transact(async db => {
    if (!(await hasRoom(db, workspaceId, bytes.length)))
      throw tooLarge('FILES_FULL', { field: 'file', name, files: limits.files, megabytes: limits.bytes / 1024 ** 2 })
    await db
      .insertInto('files')
      .values({ ...file, workspaceId, createdAt: at, usedAt: at, bytes })
      .execute()
  })
  return file
}

/** Without folders and characters that could make it read as something else; an ending is kept. */
function cleanName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const name = last
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '')
    .trim()
  if (name.length <= 200) return name
  const ending = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? ''
  return name.slice(0, 200 - ending.length).toWellFormed() + ending
}

async function measure(db: Db, workspaceId: number) {
  const found = await db
    .selectFrom('files')
    .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number | null>('size').as('bytes')])
    .where('workspaceId', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return { files: Number(found.files), bytes: Number(found.bytes ?? 0) }
}

async function hasRoom(db: Db, workspaceId: number, size: number) {
  const { files, bytes } = await measure(db, workspaceId)
  return files < limits.files && bytes + size <= limits.bytes
}

/** What the workspace's files take, and its limits. */
export async function measureFiles(ctx: Context) {
  const { files, bytes } = await measure(ctx.store.db, workspaceOf(ctx).id)
  return { files, bytes, maxFiles: limits.files, maxBytes: limits.bytes, maxFileBytes }
}

/** A file of the workspace for download, with its headers. */
export async function openFile(ctx: Context, id: string): Promise<{ content: Readable; headers: Record<string, string> }> {
  const sample = findSample(id)
  const file = sample
    ? { ...sample, size: sample.bytes.length }
    : await ctx.store.db
        .selectFrom('files')
        .select(['name', 'type', 'size'])
        .where('workspaceId', '=', workspaceOf(ctx).id)
        .where('id', '=', id)
        .executeTakeFirst()
  if (!file) throw notFound('FILE_NOT_FOUND', { field: 'id' })
  return {
    content: Readable.from(sample ? [sample.bytes] : readPieces(ctx, id, Number(file.size))),
    headers: { ...fileHeaders(file), 'content-length': String(file.size) },
  }
}

/** What a stored file holds, a piece at a time, so that slow readers keep little of it in memory. */
export async function* readPieces(ctx: Context, id: string, size: number): AsyncGenerator<Buffer> {
  const { id: workspaceId } = workspaceOf(ctx)
  for (let at = 0; at < size; at += pieceBytes) {
    const file = await ctx.store.db
      .selectFrom('files')
      .select(sql<Uint8Array>`substr(bytes, ${at + 1}, ${pieceBytes})`.as('piece'))
      .where('workspaceId', '=', workspaceId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!file) throw notFound('FILE_NOT_FOUND', { field: 'id' })
    yield Buffer.from(file.piece.buffer, file.piece.byteOffset, file.piece.length)
  }
}

/** The files with these IDs, to be stored in a record in the same transaction. */
export async function attachFiles(ctx: WriteContext, given: readonly (string | number)[], field = 'attachments'): Promise<AttachedFile[]> {
  const ids = parse(fileIds, [...new Set(given.map(String))], field)
  const own = ids.filter(id => !findSample(id))
  const rows =
    own.length === 0
      ? []
      : await ctx.db
          .updateTable('files')
          .set({ usedAt: ctx.now().toISOString() })
          .where('workspaceId', '=', workspaceOf(ctx).id)
          .where('id', 'in', own)
          .returning(['id', 'name', 'type', 'size'])
          .execute()
  const found = new Map(rows.map(row => [row.id, { ...row, size: Number(row.size) }]))
  return ids.map(id => {
    const sample = findSample(id)
    const file = sample ? { id, name: sample.name, type: sample.type, size: sample.bytes.length } : found.get(id)
    if (!file) throw invalid('FILE_NOT_FOUND', { field })
    return file
  })
}
