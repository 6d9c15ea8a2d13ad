/** Size limits of the public workspace: anyone can write to it without an account. */
import { sql } from 'kysely'
import { type Context, workspaceOf } from '../context.ts'
import { tooLarge, tooMany } from '../errors.ts'
import { dayMs } from '../time.ts'
import { encodeRow, type AnyTable } from './tables.ts'

type Row = Record<string, unknown>

/** Per row, in UTF-8 bytes as stored. */
const maxRowBytes = 20_000

/** Rejects a row that is too large, or one too many; `before` is the row that it replaces. */
export async function checkQuota(ctx: Context, table: AnyTable, before: Row | null, after: Row): Promise<void> {
  if (workspaceOf(ctx).kind !== 'public') return
  const { bytes, largest } = measure(table, after)
  if (bytes > maxRowBytes && (!before || bytes > measure(table, before).bytes))
    throw tooLarge('PUBLIC_ROW_TOO_LARGE', { type: table.type, bytes, max: maxRowBytes, field: largest })
  if (!before) await checkCount(ctx, table)
}

/** Size of the columns; search and sort columns do not count. */
function measure(table: AnyTable, row: Row) {
  const stored = encodeRow(table, row)
  const sizes = Object.keys(table.columns).map(name => ({ name, bytes: Buffer.byteLength(String(stored[name] ?? '')) }))
  const [largest] = sizes.toSorted((a, b) => b.bytes - a.bytes)
  return { bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0), largest: largest?.name }
}

async function checkCount(ctx: Context, table: AnyTable) {
  const { publicRows } = ctx.config
  // Counts no further than the limit.
  const { rows } = await sql`select 1 from ${sql.table(table.name)} where ${sql.ref('workspaceId')} = ${workspaceOf(ctx).id}
    limit 1 offset ${publicRows - 1}`.execute(ctx.db)
  if (rows.length === 0) return
  const { resetAt } = await ctx.db
    .selectFrom('workspaces')
    .select('resetAt')
    .where('id', '=', workspaceOf(ctx).id)
    .executeTakeFirstOrThrow()
  const untilReset = Math.max(Date.parse(resetAt) + dayMs - ctx.now().getTime(), 1000) / 1000
  throw tooMany('PUBLIC_WORKSPACE_FULL', { type: table.type, max: publicRows, retryAfter: untilReset })
}
