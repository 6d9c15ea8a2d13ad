/** Writes of demo data: every write is one operation, the source of history, undo, and live updates. */
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type Context, workspaceOf } from '../context.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import { formatMessage, type KeyOf, type Params } from '../messages/format.ts'
import { operations } from '../messages/operations.ts'
import { ensureFilled, rememberFilled } from './demo-rows.ts'
import { forgetLoaded } from './loaders.ts'
import { findRowsIn } from './rows.ts'
import { beginOperation, nextOperation, origin, prune } from './operations.ts'
import { checkQuota, grow, type Size } from './quotas.ts'
import type { Db } from './store.ts'
import { type AnyTable, checkRow, encodeRow, nameRow, type RowIdentity, type RowOf, tableNamed } from './tables.ts'

/** A row of any demo table. */
export type Row = RowIdentity & Record<string, unknown>

export interface RowChange {
  tableName: string
  rowId: number
  before: Row | null
  after: Row | null
}

/** A context inside `write`: its `db` is the running transaction, and it collects the changes. */
export interface WriteContext extends Context {
  readonly operationId: number
  /** The workspace's size before this write. */
  readonly size: Size
  readonly changes: RowChange[]
  /** Parameters of the operation's message besides its count and name; `work` can add to them. */
  readonly params: Params
  /** Set if whole tables are replaced: nobody is notified of single rows. */
  isBulk?: boolean
  /** Callbacks to run after the commit. */
  readonly afterCommit: (() => void)[]
}

/** Runs after changes to a table's rows, in the same transaction, except for undo and redo. */
type Follower = (ctx: WriteContext, changes: RowChange[]) => Promise<void>

const followers = new Map<string, Follower>()

/** Registers a follow-up for changes to a table. Called once per table. */
export const onTableChange = (table: AnyTable, follower: Follower): void => void followers.set(table.name, follower)

const writeFollowers: Follower[] = []

/** Registers a follow-up for every write, undo and redo included, in the same transaction. */
export const onWrite = (follower: Follower): void => void writeFollowers.push(follower)

/** Every kind of operation; `server/messages/operations.ts` has their English messages. */
export type Action = KeyOf<typeof operations>

/** Payload for subscribers after a commit. */
export interface WorkspaceEvent {
  operationId: number
  /** Area of the first changed row. */
  area: string
  /** All areas with changed rows. */
  areas: string[]
  action: string
  params: Params
  /** The message in English. */
  summary: string
  requestId: string
  rows: { type: string; id: number; kind: 'CREATED' | 'UPDATED' | 'DELETED' }[]
}

export const workspaceTopic = (workspaceId: number) => `workspace:${workspaceId}`

interface Reversal {
  kind: 'undo' | 'redo'
  undoes: number
  /** Message of the undone or redone operation. */
  message: { action: string; params: Params; summary: string }
}

/** Whether the caller's writes would be accepted, by reads that offer undo or note that something was seen. */
export function mayWrite(ctx: Context): boolean {
  const { kind, isReadOnly } = workspaceOf(ctx)
  return !isReadOnly && ctx.viewer?.apiKey?.scope !== 'read' && (kind === 'own' || ctx.config.publicWorkspace === 'readwrite')
}

/** Rejects callers who may only read the workspace. */
export function assertWritable(ctx: Context): void {
  const { kind, isReadOnly } = workspaceOf(ctx)
  if (isReadOnly) throw forbidden('SHARE_READ_ONLY')
  if (kind === 'public' && ctx.config.publicWorkspace !== 'readwrite') throw forbidden('PUBLIC_READ_ONLY')
}

/**
 * Runs the work in one transaction and records its changes as one operation in the same transaction. Writes to one
 * workspace are serialized. Work without changes leaves no record.
 */
export async function write<T>(
  ctx: Context,
  action: Action | (string & {}),
  work: (ctx: WriteContext) => Promise<T>,
  reversal: Reversal | null = null,
): Promise<T> {
  if (isWriting(ctx)) return work(ctx)
  assertWritable(ctx)
  const { value, change, afterCommit, filledAreas } = await ctx.store.transact(async db => {
    const filledAreas = new Set<string>()
    const { id, size } = await beginOperation(db, workspaceOf(ctx).id)
    const writing: WriteContext = {
      ...ctx,
      db,
      filledAreas,
      operationId: id,
      size,
      changes: [],
      params: {},
      afterCommit: [],
    }
    const value = await work(writing)
    const change = await record(writing, action, reversal)
    if (!reversal && !writing.isBulk) await follow(writing)
    if (change && !writing.isBulk) for (const follower of writeFollowers) await follower(writing, writing.changes)
    return { value, change, afterCommit: writing.afterCommit, filledAreas }
  })
  if (filledAreas.size > 0) rememberFilled(ctx.store, workspaceOf(ctx).id, filledAreas)
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
 * Records, unless it is disabled, an event that changes no row, possibly in another workspace. It belongs to no
 * account there, so nobody's undo finds it.
 */
export async function recordEvent(
  ctx: Context,
  workspaceId: number,
  { area, action, params = {} }: { area: string; action: Action | (string & {}); params?: Params },
  isWanted: (db: Db) => Promise<boolean>,
): Promise<void> {
  const message = { action, params, summary: formatMessage(operations, action, params) ?? action }
  const operationId = await ctx.store.transact(async db => {
    const id = await nextOperation(db, workspaceId)
    if (!(await isWanted(db))) return undefined
    await db
      .insertInto('operations')
      .values({ ...origin(ctx, message), workspaceId, id, area, kind: 'change', accountId: null, undoes: null, undoneBy: null })
      .execute()
    await prune(db, workspaceId, { id, bytes: 0 })
    return id
  })
  if (operationId === undefined) return
  const change: WorkspaceEvent = { operationId, area, areas: [area], ...message, requestId: ctx.requestId, rows: [] }
  ctx.events.publish(workspaceTopic(workspaceId), change)
}

const isWriting = (ctx: Context): ctx is WriteContext => 'changes' in ctx

async function record(ctx: WriteContext, action: string, reversal: Reversal | null): Promise<WorkspaceEvent | undefined> {
  const [first] = ctx.changes
  const id = ctx.operationId
  if (!first) return undefined
  const { area } = tableNamed(first.tableName)
  const message = reversal ? describeReversal(ctx, reversal) : describe(ctx, action, first)
  const areas = [...new Set(ctx.changes.map(({ tableName }) => tableNamed(tableName).area))]
  const workspaceId = workspaceOf(ctx).id
  const changes = ctx.changes.map(({ tableName, rowId, before, after }, position) => ({
    workspaceId,
    operationId: id,
    position,
    tableName,
    rowId,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  }))
  const sizeOf = (side: 'before' | 'after') => changes.reduce((sum, change) => sum + Buffer.byteLength(change[side] ?? ''), 0)
  const [old, now] = [sizeOf('before'), sizeOf('after')]
  const kept = old + now
  await grow(ctx, now - old)
  await ctx.db
    .insertInto('operations')
    .values({
      ...origin(ctx, message),
      workspaceId,
      id,
      area,
      kind: reversal?.kind ?? 'change',
      undoes: reversal?.undoes ?? null,
      undoneBy: null,
      bytes: kept,
    })
    .execute()
  for (let at = 0; at < changes.length; at += 500)
    await ctx.db
      .insertInto('rowChanges')
      .values(changes.slice(at, at + 500))
      .execute()
  await prune(ctx.db, workspaceId, { id, bytes: kept })
  return { operationId: id, area, areas, ...message, requestId: ctx.requestId, rows: ctx.changes.map(changedRow) }
}

/** Message of an undo or redo: that of the operation, and the new id of a row whose own id was taken. */
function describeReversal(ctx: WriteContext, { message }: Reversal) {
  const params: Params = { ...message.params, ...ctx.params }
  const moved = 'restoredAs' in ctx.params ? ` (${formatMessage(operations, 'ROW_RESTORED_AS', params)})` : ''
  return { ...message, params, summary: message.summary + moved }
}

/** Parameters of an operation's message: the row count and first name of its first table, and what the work added. */
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

/** Inserts a row and returns it as stored; without an id, it gets the next one that undo cannot need. */
export async function insertRow<T extends AnyTable>(ctx: WriteContext, table: T, values: NewRow<T>): Promise<RowOf<T>> {
  await ensureFilled(ctx, table)
  const row: Row = { ...values, id: values.id ?? (await nextId(ctx, table.name)), version: 1 }
  return asRow<T>(await put(ctx, table, null, row))
}

/** Updates columns of a row and returns the row; without differences, nothing is changed or recorded. */
export async function updateRow<T extends AnyTable>(ctx: WriteContext, table: T, row: RowOf<T>, patch: Patch<T>): Promise<RowOf<T>> {
  const before = row as unknown as Row // rows of demo tables have this shape
  const after: Row = { ...before, ...patch, version: before.version + 1 }
  if (sameContent(before, after)) return row
  return asRow<T>(await put(ctx, table, before, after))
}

/** Increments a row's version when only a related record changed, so that a write with the old version is a conflict. */
export async function touchRow<T extends AnyTable>(ctx: WriteContext, table: T, row: RowOf<T>): Promise<RowOf<T>> {
  const before = row as unknown as Row // rows of demo tables have this shape
  return asRow<T>(await put(ctx, table, before, { ...before, version: before.version + 1 }))
}

/** Deletes a row. */
export async function deleteRow<T extends AnyTable>(ctx: WriteContext, table: T, row: RowOf<T>): Promise<void> {
  await put(ctx, table, row, null)
}

/** Deletes the rows with these ids, all of which must exist, and returns the ids. */
export async function deleteRows(ctx: WriteContext, table: AnyTable, ids: readonly number[]): Promise<number[]> {
  for (const row of await findAll(ctx, table, ids)) await put(ctx, table, row, null)
  return [...ids]
}

/** Updates columns of the rows with these ids, all of which must exist, and returns the rows. */
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

/** The rows with these ids, in that order; throws for the first that does not exist. */
async function findAll<T extends AnyTable>(ctx: WriteContext, table: T, ids: readonly number[]): Promise<RowOf<T>[]> {
  const found = new Map((await findRowsIn(ctx, table, 'id', ids)).map(row => [Number(row.id), row]))
  return ids.map(id => {
    const row = found.get(id)
    if (!row) throw notFound('NOT_FOUND', { type: table.type, id })
    return row
  })
}

// `checkRow` has compared the columns with the table's definition.
const asRow = <T extends AnyTable>(row: Row | null) => row as unknown as RowOf<T>

/** The highest id in use or in the history, plus one. */
export async function nextId(ctx: Context, name: string): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from (
    select max(id) as id from ${sql.table(name)} where ${sql.ref('workspaceId')} = ${workspaceOf(ctx).id}
    union all select max(${sql.ref('rowId')}) from ${sql.table('rowChanges')} where ${sql.ref('workspaceId')} = ${workspaceOf(ctx).id} and ${sql.ref('tableName')} = ${name}
  ) as ids`.execute(ctx.db)
  return Number(rows[0]?.id ?? 0) + 1
}

/** The only function that changes demo rows: validates, stores, and records. */
export async function put(ctx: WriteContext, table: AnyTable, before: Row | null, after: Row | null): Promise<Row | null> {
  const id = (after ?? before)?.id ?? 0
  if (after) checkRow(table, after)
  await ensureFilled(ctx, table)
  const key = sql`${sql.ref('workspaceId')} = ${workspaceOf(ctx).id} and id = ${id}`
  if (!after) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table.name)} where ${key}`.execute(ctx.db)
    if (!numAffectedRows) throw notFound('NOT_FOUND', { type: table.type, id })
  } else {
    const stored = encodeRow(table, after)
    await checkQuota(ctx, table, { before, after, stored })
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

/** Unique violations after the service's own check: a lost race, or an undo of a value that is taken again. */
const rejectTaken =
  (table: AnyTable) =>
  (error: unknown): never => {
    const isTaken =
      error instanceof Error && (('code' in error && error.code === '23505') || /UNIQUE constraint failed/.test(error.message))
    throw isTaken ? conflict('ALREADY_TAKEN', { type: table.type }) : error
  }

/** True if two states of a row differ only in their version. */
export const sameContent = (a: Row | null, b: Row | null): boolean =>
  isDeepStrictEqual(a && { ...a, version: 0 }, b && { ...b, version: 0 })
