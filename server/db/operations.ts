/** Numbering, authorship, and pruning of operations. */
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Db } from './store.ts'
import { fold } from './text.ts'

/** Maximum operations of a workspace, and bytes of their row changes. */
export const keptOperations = 1000
const keptBytes = 20_000_000
/** Operations are pruned after this many writes, and after each write of at least this many bytes. */
const pruneEvery = 50
const pruneFrom = 100_000

/** The next operation's id, with the workspace's size; incrementing it also locks the workspace until the commit. */
export async function beginOperation(db: Db, workspaceId: number) {
  const { revision, bytes, isUnlimited } = await db
    .updateTable('workspaces')
    .set(eb => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', workspaceId)
    .returning(['revision', 'bytes', 'isUnlimited'])
    .executeTakeFirstOrThrow()
  return { id: Number(revision), size: { bytes: Number(bytes), isUnlimited: Number(isUnlimited) === 1 } }
}

export const nextOperation = async (db: Db, workspaceId: number): Promise<number> => (await beginOperation(db, workspaceId)).id

/** What an operation did, when, by whom, and through which API. */
export const origin = (ctx: Context, { action, params, summary }: { action: string; params: object; summary: string }) => ({
  action,
  params: JSON.stringify(params),
  summary,
  searchText: fold(`${summary} ${ctx.viewer?.email ?? ''}`),
  at: ctx.now().toISOString(),
  accountId: ctx.viewer?.accountId ?? null,
  actor: ctx.viewer?.email ?? '',
  source: ctx.source,
  requestId: ctx.requestId,
})

/** Milliseconds since the workspace's latest write or reset; null where nothing changed since it was created. */
export async function sinceLastChange(ctx: Context): Promise<number | null> {
  const id = ctx.workspace?.id
  if (id === undefined) return null
  const { createdAt, resetAt, changedAt } = await ctx.db
    .selectFrom('workspaces')
    .select(eb => [
      'createdAt',
      'resetAt',
      eb.selectFrom('operations').select('at').where('workspaceId', '=', id).orderBy('id', 'desc').limit(1).as('changedAt'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const times = [changedAt, resetAt === createdAt ? null : resetAt].filter(Boolean).map(each => Date.parse(String(each)))
  return times.length > 0 ? ctx.now().getTime() - Math.max(...times) : null
}

/** Occasionally deletes all but the latest operations. */
export async function prune(db: Db, workspaceId: number, { id, bytes }: { id: number; bytes: number }) {
  if (id % pruneEvery !== 0 && bytes < pruneFrom) return
  // Counted, because writes without changes leave gaps in the IDs.
  const { rows } = await sql<{ id: number }>`select id from (
    select id, row_number() over latest as place, sum(bytes) over latest as total from operations
    where ${sql.ref('workspaceId')} = ${workspaceId} window latest as (order by id desc)) as counted
    where place > ${keptOperations} or (place > 1 and total > ${keptBytes}) order by id desc limit 1`.execute(db)
  const upTo = rows[0]?.id
  if (upTo === undefined) return
  await db.deleteFrom('rowChanges').where('workspaceId', '=', workspaceId).where('operationId', '<=', upTo).execute()
  await db.deleteFrom('operations').where('workspaceId', '=', workspaceId).where('id', '<=', upTo).execute()
}
