/** Workspaces: created, seeded, and reset. */
import { sql } from 'kysely'
import { type Context, type Workspace, workspaceOf } from '../context.ts'
import { invalid } from '../errors.ts'
import { assertWritable, type WorkspaceEvent, workspaceTopic } from './changes.ts'
import { fillArea, insertSeed, seededAreas, seededTables } from './demo-rows.ts'
import { beginOperation } from './operations.ts'
import { recount } from './quotas.ts'
import type { Db, Store } from './store.ts'
import { allTables, type AnyTable } from './tables.ts'
import { dayMs } from '../time.ts'

/** Areas that reference or count each other's rows, and so are only reset together. */
const together = [
  ['CUSTOMERS', 'ORDERS'],
  ['USERS', 'ROLES', 'PERMISSIONS'],
]

/** The workspace of callers without a token, created by the first migration. */
export const publicWorkspace: Workspace = { id: 1, kind: 'public' }

export type SeedSize = 'EMPTY' | 'SAMPLE' | 'LARGE'

/** A list that can be emptied and enlarged. */
interface LengthyList {
  name: string
  /** The list's own table, followed by those of its child rows. */
  tables: AnyTable[]
  limit: number | undefined
}

type Filler = (store: Store, workspaceId: number, name: string, options: { rows: number; now: Date }) => Promise<unknown>

const largeRows = 1000
let lists: readonly LengthyList[] = []
let filler: Filler = async () => undefined

/** Sets the lists whose length a reset can change. Called once, before the first reset. */
export function registerLists(registered: readonly LengthyList[], fill: Filler): void {
  lists = registered
  filler = fill
}

const listsOf = (areas: readonly string[]) => lists.filter(({ tables }) => areas.includes(tables[0]?.area ?? ''))

/** Deletes all rows of the areas' lists, and those that belong to them. */
async function emptyLists(ctx: Context, db: Db, workspaceId: number, areas: readonly string[]) {
  const emptied = new Set(listsOf(areas).flatMap(({ tables }) => tables.map(({ name }) => name)))
  for (let size = 0; size < emptied.size;) {
    size = emptied.size
    for (const { name, references = {} } of allTables())
      if (Object.values<string | undefined>(references).some(parent => parent !== undefined && emptied.has(parent))) emptied.add(name)
  }
  const tables = seededTables(seededAreas()).filter(({ name }) => emptied.has(name))
  for (const area of new Set(tables.map(each => each.area))) await fillArea(ctx.store, db, workspaceId, area, ctx.now())
  for (const { name } of tables.toReversed())
    await sql`delete from ${sql.table(name)} where ${sql.ref('workspaceId')} = ${workspaceId}`.execute(db)
}

/** Operations deleted per statement. */
const chunk = 200

/** Creates a workspace whose areas are seeded on first use, in the caller's transaction. */
export async function createWorkspace(db: Db, now: Date): Promise<number> {
  const at = now.toISOString()
  const { id } = await db
    .insertInto('workspaces')
    .values({ kind: 'own', revision: 0, createdAt: at, resetAt: at, referralCode: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Resets the public workspace after a day; true if it was in use before. */
export async function freshenPublicWorkspace(store: Store, now: Date): Promise<boolean> {
  return store.transact(async db => {
    // Locks the workspace, so that only one of several processes seeds it.
    const { resetAt } = await db
      .updateTable('workspaces')
      .set(eb => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', publicWorkspace.id)
      .returning('resetAt')
      .executeTakeFirstOrThrow()
    if (resetAt && now.getTime() - Date.parse(resetAt) < dayMs) return false
    await refill(store, db, publicWorkspace.id, now, seededAreas())
    return resetAt !== ''
  })
}

/**
 * Resets a workspace, or one area together with its dependent ones, to the seed, and deletes history that no longer
 * applies.
 */
export async function resetWorkspace(ctx: Context, area?: string, size: SeedSize = 'SAMPLE'): Promise<void> {
  const { id: workspaceId } = workspaceOf(ctx)
  assertWritable(ctx)
  if (area && !seededAreas().includes(area)) throw invalid('NOT_ONE_OF', { field: 'area', allowed: seededAreas() })
  const areas = area ? (together.find(group => group.includes(area)) ?? [area]) : seededAreas()
  const revision = await ctx.store.transact(async db => {
    const { id: revision, size: before } = await beginOperation(db, workspaceId)
    await refill(ctx.store, db, workspaceId, ctx.now(), areas)
    if (size === 'EMPTY') await emptyLists(ctx, db, workspaceId, areas)
    if (before.bytes > 0 && !before.isUnlimited && areas.length < seededAreas().length) await recount(db, workspaceId, ctx.now())
    return revision
  })
  if (size === 'LARGE')
    for (const { name, limit = largeRows } of listsOf(areas))
      await filler(ctx.store, workspaceId, name, { rows: Math.min(largeRows, limit), now: ctx.now() })
  for (const each of areas) {
    const change: WorkspaceEvent = {
      operationId: revision,
      area: each,
      areas: [each],
      action: 'WORKSPACE_RESET',
      params: {},
      summary: 'Reset to the demo data',
      requestId: ctx.requestId,
      rows: [],
    }
    ctx.events.publish(workspaceTopic(workspaceId), change)
  }
}

/** Resets only areas that were used, so that no other process finds a filled area empty. */
async function refill(store: Store, db: Db, workspaceId: number, now: Date, areas: string[]) {
  const filled = await db
    .selectFrom('workspaceAreas')
    .select('area')
    .where('workspaceId', '=', workspaceId)
    .where('area', 'in', areas)
    .execute()
  await forgetOperations(db, workspaceId, areas)
  const known = filled.map(({ area }) => area)
  await empty(db, workspaceId, known)
  for (const area of known) await insertSeed(store, db, workspaceId, area, now)
  const isWhole = areas.length === seededAreas().length
  if (isWhole) await deleteFiles(db, workspaceId)
  await db
    .updateTable('workspaces')
    .set({ resetAt: now.toISOString(), ...(isWhole && { bytes: 0 }) })
    .where('id', '=', workspaceId)
    .execute()
}

/** Deletes the workspace's files, except those that a snapshot would bring back. */
async function deleteFiles(db: Db, workspaceId: number) {
  const own = sql`${sql.ref('workspaceId')} = ${workspaceId}`
  await sql`delete from files where ${own} and not exists
    (select 1 from snapshots where ${own} and ${sql.ref('fileIds')} like '%' || ${sql.ref('files.id')} || '%')`.execute(db)
}

async function empty(db: Db, workspaceId: number, areas: string[]) {
  for (const { name } of seededTables(areas).toReversed())
    await sql`delete from ${sql.table(name)} where ${sql.ref('workspaceId')} = ${workspaceId}`.execute(db)
}

async function forgetOperations(db: Db, workspaceId: number, areas: string[]) {
  const tables = seededTables(areas)
  // Operations of other areas on these rows could no longer be undone.
  const gone = db
    .selectFrom('operations')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where(eb =>
      eb.or([
        eb('area', 'in', areas),
        eb(
          'id',
          'in',
          eb
            .selectFrom('rowChanges')
            .select('operationId')
            .where('workspaceId', '=', workspaceId)
            .where(
              'tableName',
              'in',
              tables.map(({ name }) => name),
            ),
        ),
      ]),
    )
  const ids = (await gone.execute()).map(({ id }) => id)
  for (let at = 0; at < ids.length; at += chunk) {
    const some = ids.slice(at, at + chunk)
    await db.deleteFrom('rowChanges').where('workspaceId', '=', workspaceId).where('operationId', 'in', some).execute()
    await db.deleteFrom('operations').where('workspaceId', '=', workspaceId).where('id', 'in', some).execute()
  }
}
