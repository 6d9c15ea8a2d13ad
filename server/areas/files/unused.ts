/** Deletes files that neither a record, nor the history, nor a snapshot names. */
import { sql } from 'kysely'
import type { Parts } from '../../context.ts'
import { allTables } from '../../db/tables.ts'
import type { Db } from '../../db/store.ts'
import { dayMs, hourMs } from '../../time.ts'
import { repeat } from '../../repeat.ts'

/** Files looked at per sweep. */
const chunk = 200

/** Sweeps now and every hour. */
export const startFiles = (parts: Parts) =>
  repeat(parts, () => sweepFiles(parts), { everyMs: hourMs, failed: 'deleting unused files failed' })

/** Deletes unused files of a day ago; the others are looked at again in a day. */
export async function sweepFiles(parts: Parts): Promise<void> {
  const { rows } = await sql<{ workspaceId: number }>`
    select distinct ${sql.ref('workspaceId')} from
      (select ${sql.ref('workspaceId')} from files where ${sql.ref('usedAt')} < ${before(parts, dayMs)} order by ${sql.ref('usedAt')} limit ${chunk}) as old`.execute(
    parts.store.db,
  )
  for (const { workspaceId } of rows) await deleteUnused(parts, Number(workspaceId), dayMs)
}

const before = ({ now }: Pick<Parts, 'now'>, ms: number) => new Date(now().getTime() - ms).toISOString()

/** Deletes the workspace's files that were not used for that long and are named nowhere. */
export async function deleteUnused(parts: Pick<Parts, 'store' | 'now'>, workspaceId: number, ms: number): Promise<void> {
  const cutoff = before(parts, ms)
  const old = await parts.store.db
    .selectFrom('files')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('usedAt', '<', cutoff)
    .execute()
  if (old.length === 0) return
  const named = await findNamed(parts.store.db, workspaceId)
  const split = Object.groupBy(old, ({ id }) => (named.has(id) ? 'named' : 'unused'))
  await parts.store.transact(async db => {
    // A file attached in the meantime has a new `usedAt`.
    const own = sql`${sql.ref('workspaceId')} = ${workspaceId} and ${sql.ref('usedAt')} < ${cutoff}`
    const ids = (list: { id: string }[]) => sql.join(list.map(({ id }) => id))
    if (split.unused) await sql`delete from files where ${own} and id in (${ids(split.unused)})`.execute(db)
    if (split.named)
      await sql`update files set ${sql.ref('usedAt')} = ${parts.now().toISOString()} where ${own} and id in (${ids(split.named)})`.execute(
        db,
      )
  })
}

const fileId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** IDs of files in records, as JSON. */
export const fileIdsIn = (text: string): Set<string> => new Set(text.match(fileId))

/** IDs of files in the workspace's records, in their history, and in its snapshots. */
async function findNamed(db: Db, workspaceId: number): Promise<Set<string>> {
  const tables = allTables().filter(({ files }) => files?.length)
  const sources = [
    ...tables.flatMap(({ name, files = [] }) => (files as string[]).map(column => ({ table: name, column, where: sql`true` }))),
    ...['before', 'after'].map(column => ({
      table: 'rowChanges',
      column,
      where: tables.length > 0 ? sql`${sql.ref('tableName')} in (${sql.join(tables.map(({ name }) => name))})` : sql`false`,
    })),
    { table: 'snapshots', column: 'fileIds', where: sql`true` },
  ]
  const named = new Set<string>()
  for (const { table, column, where } of sources) {
    const { rows } = await sql<{ text: string }>`select ${sql.ref(column)} as text from ${sql.table(table)}
      where ${sql.ref('workspaceId')} = ${workspaceId} and ${where} and ${sql.ref(column)} like '%-%-%-%-%'`.execute(db)
    for (const { text } of rows) for (const id of fileIdsIn(text)) named.add(id)
  }
  return named
}
