/** Named snapshots of the workspace. */
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { type Context, requireViewer, workspaceOf } from '../../context.ts'
import { allTables } from '../../db/tables.ts'
import { conflict, notFound } from '../../errors.ts'
import { isUuid, parse, trimmed } from '../../validation.ts'
import { fileIdsIn } from '../files/unused.ts'
import './tables.ts'
import { applyFile, exportWorkspace, type WorkspaceFile } from './workspace-file.ts'

const compress = promisify(gzip)
const decompress = promisify(gunzip)

const maxSnapshots = 5
export const snapshotName = trimmed({ min: 1, max: 80 })

const columns = ['id', 'name', 'createdAt', 'rows', 'bytes'] as const
const numeric = <T extends { rows: number; bytes: number }>(row: T) => ({ ...row, rows: Number(row.rows), bytes: Number(row.bytes) })

/** Snapshots of the viewer's workspace, newest first. */
export async function listSnapshots(ctx: Context) {
  requireViewer(ctx)
  const found = await ctx.db
    .selectFrom('snapshots')
    .select(columns)
    .where('workspaceId', '=', workspaceOf(ctx).id)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return found.map(numeric)
}

export async function createSnapshot(ctx: Context, given: string) {
  requireViewer(ctx)
  const workspaceId = workspaceOf(ctx).id
  const name = parse(snapshotName, given, 'name')
  const file = await exportWorkspace(ctx)
  const data = await compress(JSON.stringify(file))
  return ctx.store.transact(async db => {
    // Locks the workspace, so that two requests don't exceed the number together.
    await db
      .updateTable('workspaces')
      .set(eb => ({ bytes: eb.ref('bytes') }))
      .where('id', '=', workspaceId)
      .execute()
    const { count } = await db
      .selectFrom('snapshots')
      .select(eb => eb.fn.countAll().as('count'))
      .where('workspaceId', '=', workspaceId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxSnapshots) throw conflict('TOO_MANY_SNAPSHOTS', { max: maxSnapshots })
    const values = {
      id: randomUUID(),
      workspaceId,
      name,
      createdAt: ctx.now().toISOString(),
      rows: Object.values(file.tables).reduce((sum, list) => sum + list.length, 0),
      bytes: data.length,
      data,
      fileIds: JSON.stringify(findFiles(file)),
    }
    return numeric(await db.insertInto('snapshots').values(values).returning(columns).executeTakeFirstOrThrow())
  })
}

/** IDs of the files that the rows name. */
function findFiles({ tables }: WorkspaceFile): string[] {
  const columns = allTables().flatMap(({ name, files = [] }) => (files as string[]).map(column => ({ name, column })))
  return [...fileIdsIn(JSON.stringify(columns.flatMap(({ name, column }) => (tables[name] ?? []).map(row => row[column]))))]
}

const unknownSnapshot = (id: string) => notFound('NOT_FOUND', { type: 'WorkspaceSnapshot', id: id.slice(0, 40) })

export async function restoreSnapshot(ctx: Context, id: string) {
  requireViewer(ctx)
  if (!isUuid(id)) throw unknownSnapshot(id)
  const found = await ctx.db
    .selectFrom('snapshots')
    .select(['name', 'data'])
    .where('id', '=', id)
    .where('workspaceId', '=', workspaceOf(ctx).id)
    .executeTakeFirst()
  if (!found) throw unknownSnapshot(id)
  const file: unknown = JSON.parse((await decompress(found.data)).toString('utf8'))
  return applyFile(ctx, file, 'SNAPSHOT_RESTORED', { snapshot: found.name })
}

export async function deleteSnapshot(ctx: Context, id: string): Promise<string> {
  requireViewer(ctx)
  if (!isUuid(id)) throw unknownSnapshot(id)
  const { numDeletedRows } = await ctx.store.transact(db =>
    db.deleteFrom('snapshots').where('id', '=', id).where('workspaceId', '=', workspaceOf(ctx).id).executeTakeFirstOrThrow(),
  )
  if (numDeletedRows === 0n) throw unknownSnapshot(id)
  return id
}
