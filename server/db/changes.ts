/** Writing demonstration data: every write is one operation that history, undo and live updates are drawn from. */
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type Context, workspaceOf } from '../context.ts'
import { conflict, forbidden, invalid, notFound } from '../errors.ts'
import { forgetLoaded } from './loaders.ts'
import { forgetOld, nextOperation, origin } from './operations.ts'
import { checkQuota } from './quotas.ts'
import type { Db } from './store.ts'
import { encodeRow, type RowIdentity, type Table, type TableName, type Tables, tableOf } from './tables.ts'

/** A row of any demonstration table. */
export type Row = RowIdentity & Record<string, unknown>

export interface RowChange {
  tableName: string
  rowId: number
  before: Row | null
  after: Row | null
}

/** A context inside `write`: its `db` is the running transaction, and it remembers what changed. */
export interface WriteContext extends Context {
  readonly operationId: number
  readonly changes: RowChange[]
  /** What else the operation's summary tells. */
  readonly remarks: string[]
  /** What is to be done once the changes are committed. */
  readonly afterCommit: (() => void)[]
}

/** Does what follows from changes to a table's rows, as part of the same transaction. Undo and redo are not followed. */
type Follower = (ctx: WriteContext, changes: RowChange[]) => Promise<void>

const followers = new Map<string, Follower>()

/** Has changes to a table followed. Called once. */
export const onTableChange = (name: TableName, follower: Follower): void => void followers.set(name, follower)

/** What subscribers are told after a commit. */
export interface WorkspaceEvent {
  operationId: number
  /** The area of its first row. */
  area: string
  /** Every area whose rows it changed. */
  areas: string[]
  summary: string
  requestId: string
  rows: { type: string; id: number; kind: 'CREATED' | 'UPDATED' | 'DELETED' }[]
}

export const workspaceTopic = (workspaceId: number) => `workspace:${workspaceId}`

interface Reversal {
  kind: 'undo' | 'redo'
  undoes: number
}

/**
 * Runs the work in one transaction and records what it changed as one operation, in the same transaction.
 * Writes to one workspace happen one after the other. Work that changes nothing leaves no record.
 */
export async function write<T>(
  ctx: Context,
  summary: string,
  work: (ctx: WriteContext) => Promise<T>,
  reversal: Reversal | null = null,
): Promise<T> {
  if (isWriting(ctx)) return work(ctx)
  if (workspaceOf(ctx).kind === 'public' && ctx.config.publicWorkspace !== 'readwrite')
    throw forbidden('The public workspace is read-only here: sign in to change your own')
  const { value, change, afterCommit } = await ctx.store.transact(async db => {
    const writing: WriteContext = {
      ...ctx,
      db,
      operationId: await nextOperation(db, workspaceOf(ctx).id),
      changes: [],
      remarks: [],
      afterCommit: [],
    }
    const value = await work(writing)
    const change = await record(writing, summary, reversal)
    if (!reversal) await follow(writing)
    return { value, change, afterCommit: writing.afterCommit }
  })
  if (change) {
    forgetLoaded(ctx)
    ctx.written.push(change.operationId)
    ctx.events.publish(workspaceTopic(workspaceOf(ctx).id), change)
    for (const work of afterCommit) work()
  }
  return value
}

async function follow(ctx: WriteContext) {
  for (const [name, changes] of Map.groupBy(ctx.changes, ({ tableName }) => tableName)) await followers.get(name)?.(ctx, changes)
}

/**
 * Records, where it is wanted, something that changes no row, in a workspace that need not be the caller's. It belongs to
 * no account there, so that nobody's undo finds it.
 */
export async function recordEvent(
  ctx: Context,
  workspaceId: number,
  { area, summary }: { area: string; summary: string },
  isWanted: (db: Db) => Promise<boolean>,
): Promise<void> {
  const operationId = await ctx.store.transact(async db => {
    const id = await nextOperation(db, workspaceId)
    if (!(await isWanted(db))) return undefined
    await db
      .insertInto('operations')
      .values({ ...origin(ctx, summary), workspaceId, id, area, kind: 'change', accountId: null, undoes: null, undoneBy: null })
      .execute()
    if (id % 50 === 0) await forgetOld(db, workspaceId)
    return id
  })
  if (operationId === undefined) return
  const change: WorkspaceEvent = { operationId, area, areas: [area], summary, requestId: ctx.requestId, rows: [] }
  ctx.events.publish(workspaceTopic(workspaceId), change)
}

const isWriting = (ctx: Context): ctx is WriteContext => 'changes' in ctx

async function record(ctx: WriteContext, title: string, reversal: Reversal | null): Promise<WorkspaceEvent | undefined> {
  const [first] = ctx.changes
  const id = ctx.operationId
  if (!first) return undefined
  const { area } = tableOf(first.tableName)
  const summary = ctx.remarks.length > 0 ? `${title} (${ctx.remarks.join('; ')})` : title
  const areas = [...new Set(ctx.changes.map(({ tableName }) => tableOf(tableName).area))]
  const workspaceId = workspaceOf(ctx).id
  await ctx.db
    .insertInto('operations')
    .values({
      ...origin(ctx, summary),
      workspaceId,
      id,
      area,
      kind: reversal?.kind ?? 'change',
      undoes: reversal?.undoes ?? null,
      undoneBy: null,
    })
    .execute()
  const changes = ctx.changes.map(({ tableName, rowId, before, after }, position) => ({
    workspaceId,
    operationId: id,
    position,
    tableName,
    rowId,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  }))
  for (let at = 0; at < changes.length; at += 500)
    await ctx.db
      .insertInto('rowChanges')
      .values(changes.slice(at, at + 500))
      .execute()
  if (id % 50 === 0) await forgetOld(ctx.db, workspaceId)
  return { operationId: id, area, areas, summary, requestId: ctx.requestId, rows: ctx.changes.map(told) }
}

const told = ({ tableName, rowId, before, after }: RowChange): WorkspaceEvent['rows'][number] => ({
  type: tableOf(tableName).type,
  id: rowId,
  kind: !before ? 'CREATED' : after ? 'UPDATED' : 'DELETED',
})

/** Adds a row; without an id it gets the next one, which no undo can want back. Gives the row as stored. */
export async function insertRow<T extends TableName>(
  ctx: WriteContext,
  name: T,
  values: Omit<Tables[T], keyof RowIdentity> & { id?: number },
): Promise<Tables[T]> {
  const table = tableOf(name)
  const row: Row = { ...values, id: values.id ?? (await nextId(ctx, name)), version: 1 }
  return asRow<T>(await put(ctx, table, null, row))
}

/** Changes some columns of a row; changes nothing, and records nothing, when they are already so. Gives the row as it is now. */
export async function updateRow<T extends TableName>(
  ctx: WriteContext,
  name: T,
  row: Tables[T],
  patch: Partial<Omit<Tables[T], keyof RowIdentity>>,
): Promise<Tables[T]> {
  const before = row as unknown as Row // every row of a demonstration table is one
  const after: Row = { ...before, ...patch, version: before.version + 1 }
  if (sameContent(before, after)) return row
  return asRow<T>(await put(ctx, tableOf(name), before, after))
}

/** Raises a row's version where only something that belongs to it changed: who names the old version is told so. */
export async function touchRow<T extends TableName>(ctx: WriteContext, name: T, row: Tables[T]): Promise<Tables[T]> {
  const before = row as unknown as Row // every row of a demonstration table is one
  return asRow<T>(await put(ctx, tableOf(name), before, { ...before, version: before.version + 1 }))
}

/** Removes a row. */
export async function deleteRow<T extends TableName>(ctx: WriteContext, name: T, row: Tables[T]): Promise<void> {
  await put(ctx, tableOf(name), row as unknown as Row, null)
}

// The columns were checked against the table's declaration.
const asRow = <T extends TableName>(row: Row | null) => row as unknown as Tables[T]

/** The highest id ever used and still known, plus one. */
async function nextId(ctx: WriteContext, name: string): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from (
    select max(id) as id from ${sql.table(name)} where ${sql.ref('workspaceId')} = ${workspaceOf(ctx).id}
    union all select max(${sql.ref('rowId')}) from ${sql.table('rowChanges')} where ${sql.ref('workspaceId')} = ${workspaceOf(ctx).id} and ${sql.ref('tableName')} = ${name}
  ) as ids`.execute(ctx.db)
  return Number(rows[0]?.id ?? 0) + 1
}

/** The one place that changes demonstration rows: checks, stores, remembers. */
export async function put(ctx: WriteContext, table: Table, before: Row | null, after: Row | null): Promise<Row | null> {
  const id = (after ?? before)?.id ?? 0
  if (after) checkRow(table, after)
  const key = sql`${sql.ref('workspaceId')} = ${workspaceOf(ctx).id} and id = ${id}`
  if (!after) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table.name)} where ${key}`.execute(ctx.db)
    if (!numAffectedRows) throw notFound(`${table.type} ${id} does not exist`)
  } else {
    const stored = encodeRow(table, after)
    await checkQuota(ctx, table, before, after)
    const names = Object.keys(stored)
    if (before) {
      const sets = names.filter(name => name !== 'id').map(name => sql`${sql.ref(name)} = ${stored[name]}`)
      const { numAffectedRows } =
        await sql`update ${sql.table(table.name)} set ${sql.join(sets)} where ${key} and version = ${before.version}`
          .execute(ctx.db)
          .catch(tellTaken(table))
      if (!numAffectedRows) throw conflict(`${table.type} ${id} was changed in between`)
    } else {
      const columns = sql.join(['workspaceId', ...names].map(name => sql.ref(name)))
      const values = sql.join([workspaceOf(ctx).id, ...names.map(name => stored[name])])
      await sql`insert into ${sql.table(table.name)} (${columns}) values (${values})`.execute(ctx.db).catch(tellTaken(table))
    }
  }
  ctx.changes.push({ tableName: table.name, rowId: id, before, after })
  return after
}

/** A unique index says what a service did not: a race that was lost, or an undo of what is in use again. */
const tellTaken =
  (table: Table) =>
  (error: unknown): never => {
    const isTaken =
      error instanceof Error && (('code' in error && error.code === '23505') || /UNIQUE constraint failed/.test(error.message))
    throw isTaken ? conflict(`${table.type}: another one has what must be its own`) : error
  }

function checkRow(table: Table, row: Row) {
  for (const [name, column] of Object.entries(table.columns)) {
    const fault = column.fault(row[name])
    if (fault) throw invalid(name, `${name} ${fault}`)
  }
}

/** True where two states of a row differ in their version at most. */
export const sameContent = (a: Row | null, b: Row | null): boolean =>
  isDeepStrictEqual(a && { ...a, version: 0 }, b && { ...b, version: 0 })
