/** Writing demonstration data: every write is one operation that history, undo and live updates are drawn from. */
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type Context, workspaceOf } from '../context.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import { formatMessage, type KeyOf, type Params } from '../messages/format.ts'
import { operations } from '../messages/operations.ts'
import { forgetLoaded } from './loaders.ts'
import { findRowsIn } from './rows.ts'
import { forgetOld, nextOperation, origin } from './operations.ts'
import { checkQuota } from './quotas.ts'
import type { Db } from './store.ts'
import { type AnyTable, checkRow, encodeRow, nameRow, type RowIdentity, type RowOf, tableNamed } from './tables.ts'

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
  /** What the operation's message tells beyond its count and name; added to while the work runs. */
  readonly params: Params
  /** What is to be done once the changes are committed. */
  readonly afterCommit: (() => void)[]
}

/** Does what follows from changes to a table's rows, as part of the same transaction. Undo and redo are not followed. */
type Follower = (ctx: WriteContext, changes: RowChange[]) => Promise<void>

const followers = new Map<string, Follower>()

/** Has changes to a table followed. Called once. */
export const onTableChange = (table: AnyTable, follower: Follower): void => void followers.set(table.name, follower)

/** Every kind of operation; `server/messages/operations.ts` says each in English. */
export type Action = KeyOf<typeof operations>

/** What subscribers are told after a commit. */
export interface WorkspaceEvent {
  operationId: number
  /** The area of its first row. */
  area: string
  /** Every area whose rows it changed. */
  areas: string[]
  action: string
  params: Params
  /** The same in English. */
  summary: string
  requestId: string
  rows: { type: string; id: number; kind: 'CREATED' | 'UPDATED' | 'DELETED' }[]
}

export const workspaceTopic = (workspaceId: number) => `workspace:${workspaceId}`

interface Reversal {
  kind: 'undo' | 'redo'
  undoes: number
  /** What the other operation said. */
  said: { action: string; params: Params; summary: string }
}

/**
 * Runs the work in one transaction and records what it changed as one operation, in the same transaction.
 * Writes to one workspace happen one after the other. Work that changes nothing leaves no record.
 */
export async function write<T>(
  ctx: Context,
  action: Action | (string & {}),
  work: (ctx: WriteContext) => Promise<T>,
  reversal: Reversal | null = null,
): Promise<T> {
  if (isWriting(ctx)) return work(ctx)
  if (workspaceOf(ctx).kind === 'public' && ctx.config.publicWorkspace !== 'readwrite') throw forbidden('PUBLIC_READ_ONLY')
  const { value, change, afterCommit } = await ctx.store.transact(async db => {
    const writing: WriteContext = {
      ...ctx,
      db,
      operationId: await nextOperation(db, workspaceOf(ctx).id),
      changes: [],
      params: {},
      afterCommit: [],
    }
    const value = await work(writing)
    const change = await record(writing, action, reversal)
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
  { area, action, params = {} }: { area: string; action: Action | (string & {}); params?: Params },
  isWanted: (db: Db) => Promise<boolean>,
): Promise<void> {
  const said = { action, params, summary: formatMessage(operations, action, params) ?? action }
  const operationId = await ctx.store.transact(async db => {
    const id = await nextOperation(db, workspaceId)
    if (!(await isWanted(db))) return undefined
    await db
      .insertInto('operations')
      .values({ ...origin(ctx, said), workspaceId, id, area, kind: 'change', accountId: null, undoes: null, undoneBy: null })
      .execute()
    if (id % 50 === 0) await forgetOld(db, workspaceId)
    return id
  })
  if (operationId === undefined) return
  const change: WorkspaceEvent = { operationId, area, areas: [area], ...said, requestId: ctx.requestId, rows: [] }
  ctx.events.publish(workspaceTopic(workspaceId), change)
}

const isWriting = (ctx: Context): ctx is WriteContext => 'changes' in ctx

async function record(ctx: WriteContext, action: string, reversal: Reversal | null): Promise<WorkspaceEvent | undefined> {
  const [first] = ctx.changes
  const id = ctx.operationId
  if (!first) return undefined
  const { area } = tableNamed(first.tableName)
  const said = reversal ? describeReversal(ctx, reversal) : describe(ctx, action, first)
  const areas = [...new Set(ctx.changes.map(({ tableName }) => tableNamed(tableName).area))]
  const workspaceId = workspaceOf(ctx).id
  await ctx.db
    .insertInto('operations')
    .values({
      ...origin(ctx, said),
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
  return { operationId: id, area, areas, ...said, requestId: ctx.requestId, rows: ctx.changes.map(changedRow) }
}

/** What an undo or redo says: the same as the operation, and the ID under which a row is back where its own is in use again. */
function describeReversal(ctx: WriteContext, { said }: Reversal) {
  const params: Params = { ...said.params, ...ctx.params }
  const moved = 'restoredAs' in ctx.params ? ` (${formatMessage(operations, 'ROW_RESTORED_AS', params)})` : ''
  return { ...said, params, summary: said.summary + moved }
}

/** What an operation says: how many rows of its first table it changed, what the first of them is called, and what the work added. */
function describe(ctx: WriteContext, action: string, first: RowChange) {
  const count = new Set(ctx.changes.filter(({ tableName }) => tableName === first.tableName).map(({ rowId }) => rowId)).size
  const name = nameRow(tableNamed(first.tableName), first.after ?? first.before ?? {})
  const params: Params = { count, name, ...ctx.params }
  return { action, params, summary: formatMessage(operations, action, params) ?? action }
}

const changedRow = ({ tableName, rowId, before, after }: RowChange): WorkspaceEvent['rows'][number] => ({
  type: tableNamed(tableName).type,
  id: rowId,
  kind: !before ? 'CREATED' : after ? 'UPDATED' : 'DELETED',
})

type NewRow<T> = Omit<RowOf<T>, keyof RowIdentity> & { id?: number }
type Patch<T> = Partial<Omit<RowOf<T>, keyof RowIdentity>>

/** Adds a row; without an id it gets the next one, which no undo can want back. Gives the row as stored. */
export async function insertRow<T extends AnyTable>(ctx: WriteContext, table: T, values: NewRow<T>): Promise<RowOf<T>> {
  const row: Row = { ...values, id: values.id ?? (await nextId(ctx, table.name)), version: 1 }
  return asRow<T>(await put(ctx, table, null, row))
}

/** Changes some columns of a row; changes nothing, and records nothing, when they are already so. Gives the row as it is now. */
export async function updateRow<T extends AnyTable>(ctx: WriteContext, table: T, row: RowOf<T>, patch: Patch<T>): Promise<RowOf<T>> {
  const before = row as unknown as Row // every row of a demonstration table is one
  const after: Row = { ...before, ...patch, version: before.version + 1 }
  if (sameContent(before, after)) return row
  return asRow<T>(await put(ctx, table, before, after))
}

/** Raises a row's version where only something that belongs to it changed, so that a write naming the old version is a conflict. */
export async function touchRow<T extends AnyTable>(ctx: WriteContext, table: T, row: RowOf<T>): Promise<RowOf<T>> {
  const before = row as unknown as Row // every row of a demonstration table is one
  return asRow<T>(await put(ctx, table, before, { ...before, version: before.version + 1 }))
}

/** Removes a row. */
export async function deleteRow<T extends AnyTable>(ctx: WriteContext, table: T, row: RowOf<T>): Promise<void> {
  await put(ctx, table, row, null)
}

/** Removes the rows with these ids, all of which must exist; gives the ids. */
export async function deleteRows(ctx: WriteContext, table: AnyTable, ids: readonly number[]): Promise<number[]> {
  for (const row of await findAll(ctx, table, ids)) await put(ctx, table, row, null)
  return [...ids]
}

/** Changes some columns of the rows with these ids, all of which must exist; gives them as they are now. */
export async function updateRows<T extends AnyTable>(
  ctx: WriteContext,
  table: T,
  ids: readonly number[],
  patch: Patch<T>,
): Promise<RowOf<T>[]> {
  const changed: RowOf<T>[] = []
  for (const row of await findAll(ctx, table, ids)) changed.push(await updateRow(ctx, table, row, patch))
  return changed
}

/** The rows with these ids, in the order of the ids; an error names the first that does not exist. */
async function findAll<T extends AnyTable>(ctx: WriteContext, table: T, ids: readonly number[]): Promise<RowOf<T>[]> {
  const found = new Map((await findRowsIn(ctx, table, 'id', ids)).map(row => [Number(row.id), row]))
  return ids.map(id => {
    const row = found.get(id)
    if (!row) throw notFound('NOT_FOUND', { type: table.type, id })
    return row
  })
}

// `checkRow` has compared the columns with the table's declaration.
const asRow = <T extends AnyTable>(row: Row | null) => row as unknown as RowOf<T>

/** The highest id ever used and still known, plus one. */
async function nextId(ctx: WriteContext, name: string): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from (
    select max(id) as id from ${sql.table(name)} where ${sql.ref('workspaceId')} = ${workspaceOf(ctx).id}
    union all select max(${sql.ref('rowId')}) from ${sql.table('rowChanges')} where ${sql.ref('workspaceId')} = ${workspaceOf(ctx).id} and ${sql.ref('tableName')} = ${name}
  ) as ids`.execute(ctx.db)
  return Number(rows[0]?.id ?? 0) + 1
}

/** The one place that changes demonstration rows: checks, stores, remembers. */
export async function put(ctx: WriteContext, table: AnyTable, before: Row | null, after: Row | null): Promise<Row | null> {
  const id = (after ?? before)?.id ?? 0
  if (after) checkRow(table, after)
  const key = sql`${sql.ref('workspaceId')} = ${workspaceOf(ctx).id} and id = ${id}`
  if (!after) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table.name)} where ${key}`.execute(ctx.db)
    if (!numAffectedRows) throw notFound('NOT_FOUND', { type: table.type, id })
  } else {
    const stored = encodeRow(table, after)
    await checkQuota(ctx, table, before, after)
    const names = Object.keys(stored)
    if (before) {
      const sets = names.filter(name => name !== 'id').map(name => sql`${sql.ref(name)} = ${stored[name]}`)
      const { numAffectedRows } =
        await sql`update ${sql.table(table.name)} set ${sql.join(sets)} where ${key} and version = ${before.version}`
          .execute(ctx.db)
          .catch(rejectTaken(table))
      if (!numAffectedRows) throw conflict('ROW_CHANGED', { type: table.type, id })
    } else {
      const columns = sql.join(['workspaceId', ...names].map(name => sql.ref(name)))
      const values = sql.join([workspaceOf(ctx).id, ...names.map(name => stored[name])])
      await sql`insert into ${sql.table(table.name)} (${columns}) values (${values})`.execute(ctx.db).catch(rejectTaken(table))
    }
  }
  ctx.changes.push({ tableName: table.name, rowId: id, before, after })
  return after
}

/** A unique index says what a service did not: a race that was lost, or an undo of what is in use again. */
const rejectTaken =
  (table: AnyTable) =>
  (error: unknown): never => {
    const isTaken =
      error instanceof Error && (('code' in error && error.code === '23505') || /UNIQUE constraint failed/.test(error.message))
    throw isTaken ? conflict('ALREADY_TAKEN', { type: table.type }) : error
  }

/** True where two states of a row differ in their version at most. */
export const sameContent = (a: Row | null, b: Row | null): boolean =>
  isDeepStrictEqual(a && { ...a, version: 0 }, b && { ...b, version: 0 })
