/** Workspaces: created, seeded, and reset. */
import { sql } from 'kysely'
import { type Context, type Workspace, workspaceOf } from '../context.ts'
import { forbidden, invalid } from '../errors.ts'
import { type WorkspaceEvent, workspaceTopic } from './changes.ts'
import { insertSeed, seededAreas, seededTables } from './demo-rows.ts'
import type { Db, Store } from './store.ts'
import { dayMs } from '../time.ts'

/** Areas that reference or count each other's rows, and so are only reset together. */
const together = [
  ['CUSTOMERS', 'ORDERS'],
  ['USERS', 'ROLES', 'PERMISSIONS'],
]

/** The workspace of callers without a token, created by the first migration. */
export const publicWorkspace: Workspace = { id: 1, kind: 'public' }

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
export async function resetWorkspace(ctx: Context, area?: string): Promise<void> {
  const { id: workspaceId, kind } = workspaceOf(ctx)
  if (kind === 'public' && ctx.config.publicWorkspace !== 'readwrite') throw forbidden('PUBLIC_READ_ONLY')
  if (area && !seededAreas().includes(area)) throw invalid('NOT_ONE_OF', { field: 'area', allowed: seededAreas() })
  const areas = area ? (together.find(group => group.includes(area)) ?? [area]) : seededAreas()
  const revision = await ctx.store.transact(async db => {
    const { revision } = await db
      .updateTable('workspaces')
      .set(eb => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', workspaceId)
      .returning('revision')
      .executeTakeFirstOrThrow()
    await refill(ctx.store, db, workspaceId, ctx.now(), areas)
    return Number(revision)
  })
  for (const each of areas) {
    const change: WorkspaceEvent = {
      operationId: revision,
      area: each,
      areas: [each],
      action: 'WORKSPACE_RESET',
      params: {},
      summary: 'Reset to the sample data',
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
  if (isWhole) await sql`delete from files where ${sql.ref('workspaceId')} = ${workspaceId}`.execute(db)
  await db
    .updateTable('workspaces')
    .set({ resetAt: now.toISOString(), ...(isWhole && { bytes: 0 }) })
    .where('id', '=', workspaceId)
    .execute()
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
