/** Size limits of workspaces: rows per table, bytes per row, and bytes in total. */
import { sql } from 'kysely'
import { type Context, workspaceOf } from '../context.ts'
import { tooLarge, tooMany } from '../errors.ts'
import { dayMs } from '../time.ts'
import { seededTables, seedRows } from './demo-rows.ts'
import type { Db } from './store.ts'
import { type AnyTable, columnNames, decodeRow, encodeRow } from './tables.ts'

type Row = Record<string, unknown>

/** In UTF-8 bytes as stored: of one row, and of the growth beyond the demo data. */
const sizes = {
  public: { row: 20_000, total: 20_000_000 },
  own: { row: 250_000, total: 50_000_000 },
}

/** State that the quotas of a write depend on. */
export interface Size {
  /** Bytes by which the workspace has grown. */
  bytes: number
  /** Workspaces filled by `npm run seed` have no quotas. */
  isUnlimited: boolean
}

/** Rejects a row that is too large or exceeds the count; `before` is the row that it replaces. */
export async function checkQuota(
  ctx: Context & { size: Size },
  table: AnyTable,
  { before, after, stored }: { before: Row | null; after: Row; stored: Row },
): Promise<void> {
  if (ctx.size.isUnlimited) return
  const { kind } = workspaceOf(ctx)
  const { bytes, largest } = measure(table, stored)
  const max = sizes[kind].row
  if (bytes > max && (!before || bytes > measure(table, encodeRow(table, before)).bytes))
    throw tooLarge(kind === 'public' ? 'PUBLIC_ROW_TOO_LARGE' : 'ROW_TOO_LARGE', { type: table.type, bytes, max, field: largest })
  if (!before) await checkCount(ctx, table, Number(after.id))
}

/** Size of the columns and the largest of them; search and sort columns do not count. */
function measure(table: AnyTable, stored: Row) {
  let [bytes, maxSize, largest] = [0, -1, '']
  for (const name of Object.keys(table.columns)) {
    const size = Buffer.byteLength(String(stored[name] ?? ''))
    bytes += size
    if (size > maxSize) [maxSize, largest] = [size, name]
  }
  return { bytes, largest }
}

async function checkCount(ctx: Context, table: AnyTable, id: number) {
  const { kind, id: workspaceId } = workspaceOf(ctx)
  const max = kind === 'public' ? ctx.config.publicRows : ctx.config.workspaceRows
  const own = sql`from ${sql.table(table.name)} where ${sql.ref('workspaceId')} = ${workspaceId}`
  // The highest ID bounds the number of rows, and is faster to read.
  const { rows: highest } = await sql<{ id: number | null }>`select max(id) as id ${own}`.execute(ctx.db)
  if (Math.max(Number(highest[0]?.id ?? 0), id) <= max) return
  const { rows } = await sql`select 1 ${own} limit 1 offset ${max - 1}`.execute(ctx.db)
  if (rows.length === 0) return
  if (kind === 'own') throw tooLarge('TOO_MANY_ROWS', { type: table.type, max })
  const { resetAt } = await ctx.db.selectFrom('workspaces').select('resetAt').where('id', '=', workspaceId).executeTakeFirstOrThrow()
  const untilReset = Math.max(Date.parse(resetAt) + dayMs - ctx.now().getTime(), 1000) / 1000
  throw tooMany('PUBLIC_WORKSPACE_FULL', { type: table.type, max, retryAfter: untilReset })
}

/** Adds the growth of a write to its workspace; rejects it beyond the total. */
export async function grow(ctx: Context & { size: Size }, bytes: number): Promise<void> {
  if (bytes === 0) return
  const { id, kind } = workspaceOf(ctx)
  const max = sizes[kind].total
  if (bytes > 0 && !ctx.size.isUnlimited && ctx.size.bytes + bytes > max) throw tooLarge('WORKSPACE_TOO_LARGE', { max })
  await ctx.db
    .updateTable('workspaces')
    .set(eb => ({ bytes: eb('bytes', '+', bytes) }))
    .where('id', '=', id)
    .execute()
}

/** Rows per query, which bounds the memory of counting. */
const chunk = 500

/** Recounts how much a workspace has grown, after rows were deleted without being counted. */
export async function recount(db: Db, workspaceId: number, now: Date): Promise<void> {
  const filled = await db.selectFrom('workspaceAreas').select('area').where('workspaceId', '=', workspaceId).execute()
  let bytes = 0
  for (const table of seededTables(filled.map(({ area }) => area))) {
    for (const row of seedRows(table, now)) bytes -= recordedBytes(table, encodeRow(table, { version: 1, ...row }))
    const names = sql.join(columnNames(table).map(name => sql.ref(name)))
    for (let last = 0, isMore = true; isMore;) {
      const after = sql`${sql.ref('workspaceId')} = ${workspaceId} and id > ${last}`
      const { rows } = await sql<Row>`select ${names} from ${sql.table(table.name)} where ${after} order by id limit ${chunk}`.execute(db)
      for (const row of rows) bytes += recordedBytes(table, row)
      last = Number(rows.at(-1)?.id)
      isMore = rows.length === chunk
    }
  }
  await db.updateTable('workspaces').set({ bytes }).where('id', '=', workspaceId).execute()
}

/** Size of a stored row in the record of a write. */
function recordedBytes(table: AnyTable, stored: Row): number {
  const row = decodeRow(table, stored)
  return Buffer.byteLength(JSON.stringify(Object.fromEntries(columnNames(table).map(name => [name, row[name]]))))
}

/** Removes the quotas of a workspace. */
export const removeQuotas = (db: Db, workspaceId: number) =>
  db.updateTable('workspaces').set({ isUnlimited: 1 }).where('id', '=', workspaceId).execute()
