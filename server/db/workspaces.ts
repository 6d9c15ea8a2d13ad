/** Workspaces: created, seeded, and reset. */
import { sql } from 'kysely'
import { type Context, type Workspace, workspaceOf } from '../context.ts'
import { forbidden, invalid } from '../errors.ts'
import { type WorkspaceEvent, workspaceTopic } from './changes.ts'
import type { Db, Store } from './store.ts'
import { encodeRow, tableNamed } from './tables.ts'
import { dayMs } from '../time.ts'

/** Rows that seed one demo table. */
export interface Seed {
  table: string
  /** Deterministic for a given day; dates are relative to `now`. */
  rows: (now: Date) => Record<string, unknown>[]
}

let seeds: readonly Seed[] = []

/** Sets the seed, in order of dependence. Called once, before the first workspace is created. */
export function registerSeeds(registered: readonly Seed[]): void {
  seeds = registered
}

/** Areas that reference or count each other's rows, and so are only reset together. */
const together = [
  ['CUSTOMERS', 'ORDERS'],
  ['USERS', 'ROLES', 'PERMISSIONS'],
]

/** The workspace of callers without a token, created by the first migration. */
export const publicWorkspace: Workspace = { id: 1, kind: 'public' }

/** Rows per insert; keeps the number of parameters far below both databases' limits. */
const chunk = 200

/** Creates a workspace from the seed, in the caller's transaction. */
export async function createWorkspace(db: Db, now: Date): Promise<number> {
  const at = now.toISOString()
  const { id } = await db
    .insertInto('workspaces')
    .values({ kind: 'own', revision: 0, createdAt: at, resetAt: at, referralCode: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await fill(db, id, now)
  return id
}

/** Seeds the public workspace when it is new, and again after a day; true if it was in use before. */
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
    await empty(db, publicWorkspace.id)
    await fill(db, publicWorkspace.id, now)
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
  if (area && !allAreas().includes(area)) throw invalid('NOT_ONE_OF', { field: 'area', allowed: allAreas() })
  const areas = area ? (together.find(group => group.includes(area)) ?? [area]) : allAreas()
  const revision = await ctx.store.transact(async db => {
    const { revision } = await db
      .updateTable('workspaces')
      .set(eb => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', workspaceId)
      .returning('revision')
      .executeTakeFirstOrThrow()
    await empty(db, workspaceId, areas)
    await fill(db, workspaceId, ctx.now(), areas)
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

async function empty(db: Db, workspaceId: number, areas = allAreas()) {
  const tables = seededTables(areas)
  // Operations of other areas that changed these rows could no longer be undone, and would mislead.
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
  for (const { name } of tables.toReversed())
    await sql`delete from ${sql.table(name)} where ${sql.ref('workspaceId')} = ${workspaceId}`.execute(db)
}

const seededTables = (areas: string[]) => seeds.map(({ table }) => tableNamed(table)).filter(table => areas.includes(table.area))

async function fill(db: Db, workspaceId: number, now: Date, areas = allAreas()) {
  for (const { table: name, rows } of seeds) {
    const table = tableNamed(name)
    if (!areas.includes(table.area)) continue
    const stored: Record<string, unknown>[] = rows(now).map(row => ({ workspaceId, ...encodeRow(table, { version: 1, ...row }) }))
    const names = Object.keys(stored[0] ?? {})
    const columns = sql.join(names.map(each => sql.ref(each)))
    for (let at = 0; at < stored.length; at += chunk) {
      const values = stored.slice(at, at + chunk).map(row => sql`(${sql.join(names.map(each => row[each]))})`)
      await sql`insert into ${sql.table(name)} (${columns}) values ${sql.join(values)}`.execute(db)
    }
  }
  await db
    .insertInto('workspaceAreas')
    .values(areas.map(each => ({ workspaceId, area: each })))
    .onConflict(oc => oc.columns(['workspaceId', 'area']).doNothing())
    .execute()
  await db.updateTable('workspaces').set({ resetAt: now.toISOString() }).where('id', '=', workspaceId).execute()
}

const allAreas = () => [...new Set(seeds.map(({ table }) => tableNamed(table).area))]

/** Seeds areas that are newer than the workspace. */
export async function fillNewAreas(store: Store, now: Date): Promise<void> {
  const areas = allAreas()
  const behind = await store.db
    .selectFrom('workspaces')
    .select('id')
    .where(eb =>
      eb(
        eb
          .selectFrom('workspaceAreas')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('workspaceAreas.workspaceId', '=', 'workspaces.id')
          .where('area', 'in', areas),
        '<',
        areas.length,
      ),
    )
    .execute()
  for (const { id } of behind)
    await store.transact(async db => {
      // Locks the workspace, so that only one of several processes seeds it.
      await db
        .updateTable('workspaces')
        .set(eb => ({ revision: eb('revision', '+', 1) }))
        .where('id', '=', id)
        .execute()
      const known = await db.selectFrom('workspaceAreas').select('area').where('workspaceId', '=', id).execute()
      for (const area of areas.filter(each => known.every(row => row.area !== each))) await fill(db, Number(id), now, [area])
    })
}
