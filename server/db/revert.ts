/** Undo and redo of operations. */
import { sql } from 'kysely'
import { type Context, workspaceOf } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import type { Params } from '../messages/format.ts'
import { put, type Row, type RowChange, sameContent, write, type WriteContext } from './changes.ts'
import { keptOperations } from './operations.ts'
import { findRowOrNull, findRowsIn } from './rows.ts'
import type { RowChangeTable } from './schema.ts'
import { allTables, type AnyTable, tableNamed } from './tables.ts'
import { fold } from './text.ts'

type StoredChange = Pick<RowChangeTable, 'tableName' | 'rowId' | 'before' | 'after'>
/** An area's invariant that undo and redo must preserve; throws if it is violated. */
type Guard = (ctx: WriteContext, changes: RowChange[]) => Promise<void>

const guards = new Map<string, Guard>()

/** Registers an invariant to check on undo and redo. Called once by the service. */
export const addInvariant = (table: AnyTable, guard: Guard): void => void guards.set(table.name, guard)

const parse = (text: string | null) => (text === null ? null : (JSON.parse(text) as Row)) // written by `write`

/**
 * Undoes an operation: restores every row it changed, as a new operation that can be undone in turn (redo). Throws
 * `conflict` if one of the rows has changed since, or if an invariant would be violated. Returns the new operation's
 * id.
 */
export async function revert(ctx: Context, operationId: number): Promise<number> {
  const operation = await findOperation(ctx, operationId)
  // Undoing a redo means undoing the original operation.
  if (operation.kind === 'redo') return revert(ctx, (await findOperation(ctx, operation.undoes ?? 0)).undoes ?? 0)
  return write(
    ctx,
    operation.action,
    async ctx => {
      const { undoneBy } = await findOperation(ctx, operationId)
      if (undoneBy !== null) throw conflict('ALREADY_UNDONE')
      const changes = await ctx.db
        .selectFrom('rowChanges')
        .selectAll()
        .where('workspaceId', '=', workspaceOf(ctx).id)
        .where('operationId', '=', operationId)
        .orderBy('position', 'desc')
        .execute()
      if (changes.length === 0) throw conflict('NOTHING_TO_REVERT')
      for (const change of changes) await revertRow(ctx, change)
      await keepRules(ctx)
      const mark = (id: number, by: number | null) =>
        ctx.db.updateTable('operations').set({ undoneBy: by }).where('workspaceId', '=', workspaceOf(ctx).id).where('id', '=', id).execute()
      await mark(operationId, ctx.operationId)
      // The operation that this one had undone is in effect again.
      if (operation.undoes !== null) await mark(operation.undoes, null)
      return ctx.operationId
    },
    {
      kind: operation.kind === 'undo' ? 'redo' : 'undo',
      undoes: operationId,
      message: { action: operation.action, params: JSON.parse(operation.params) as Params, summary: operation.summary }, // written by `write`
    },
  )
}

async function findOperation(ctx: Context, id: number) {
  const operation = await ctx.db
    .selectFrom('operations')
    .selectAll()
    .where('workspaceId', '=', workspaceOf(ctx).id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!operation) throw notFound('OPERATION_NOT_FOUND', { id, kept: keptOperations })
  return operation
}

async function revertRow(ctx: WriteContext, change: StoredChange) {
  const table = tableNamed(change.tableName)
  const [wanted, left] = [parse(change.before), parse(change.after)]
  const current = (await findRowOrNull(ctx, table, change.rowId)) as Row | null
  if (wanted && !left && current && table.reusesIds) return bringBack(ctx, table, wanted)
  if (!sameContent(current, left)) {
    throw conflict(left ? 'ROW_CHANGED' : 'ID_REUSED', { type: table.type, id: change.rowId, facts: { current } })
  }
  if (wanted) await checkTaken(ctx, table, wanted)
  await put(ctx, table, current, wanted && { ...wanted, version: (current?.version ?? wanted.version) + 1 })
}

/** Restores a row under the next free id, because its own id was taken. */
async function bringBack(ctx: WriteContext, table: AnyTable, wanted: Row) {
  await checkTaken(ctx, table, wanted)
  const { rows } = await sql<{ id: number }>`select max(id) as id from ${sql.table(table.name)}
    where ${sql.ref('workspaceId')} = ${workspaceOf(ctx).id}`.execute(ctx.db)
  const id = Number(rows[0]?.id ?? 0) + 1
  Object.assign(ctx.params, { type: table.type, id: wanted.id, restoredAs: id })
  await put(ctx, table, null, { ...wanted, id, version: wanted.version + 1 })
}

async function keepRules(ctx: WriteContext) {
  for (const { tableName, rowId, before, after } of ctx.changes) {
    const table = tableNamed(tableName)
    if (!after) await checkUnused(ctx, table, rowId)
    else await checkParents(ctx, table, before, after)
  }
  await checkInvariants(ctx)
}

/** The areas' invariants after the changes so far. */
export async function checkInvariants(ctx: WriteContext): Promise<void> {
  for (const [name, changes] of Map.groupBy(ctx.changes, ({ tableName }) => tableName)) await guards.get(name)?.(ctx, changes)
}

/** Checked beforehand: after a unique violation, PostgreSQL would accept no further query in this transaction. */
async function checkTaken(ctx: WriteContext, table: AnyTable, row: Row) {
  for (const column of table.unique ?? []) {
    const value = String(row[column] ?? '')
    const isFolded = table.sortKeys.includes(column)
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table.name)}
      where ${sql.ref('workspaceId')} = ${workspaceOf(ctx).id} and ${sql.ref(isFolded ? `${column}Folded` : column)} = ${isFolded ? fold(value) : value}
      and id <> ${row.id} limit 1`.execute(ctx.db)
    if (value !== '' && rows.length > 0) throw conflict('VALUE_TAKEN_SINCE', { type: table.type, value, field: column })
  }
}

async function checkUnused(ctx: WriteContext, table: AnyTable, id: number) {
  for (const other of allTables())
    for (const [column, parent] of Object.entries<string | undefined>(other.references ?? {})) {
      if (parent !== table.name) continue
      const [user] = await findRowsIn(ctx, other, column, [id])
      if (user) throw conflict('IN_USE_SINCE', { type: table.type, id, userType: other.type, userId: user.id })
    }
}

async function checkParents(ctx: WriteContext, table: AnyTable, before: Row | null, row: Row) {
  for (const [column, parent] of Object.entries<string | undefined>(table.references ?? {})) {
    // It may reference nothing, and an unchanged reference needs no check.
    if (row[column] === null || row[column] === before?.[column]) continue
    const id = Number(row[column])
    if (parent && !(await findRowOrNull(ctx, tableNamed(parent), id)))
      throw conflict('PARENT_GONE', { type: table.type, id: row.id, parentType: tableNamed(parent).type, parentId: id })
  }
}

/** For each list of changes, whether all its rows are unchanged since; reads each table once. */
export async function isAsLeft(ctx: Context, operations: readonly (readonly StoredChange[])[]): Promise<boolean[]> {
  const current = new Map<string, Row>()
  for (const [name, changes] of Map.groupBy(operations.flat(), ({ tableName }) => tableName)) {
    const ids = [...new Set(changes.map(({ rowId }) => rowId))]
    for (let at = 0; at < ids.length; at += 1000)
      for (const row of await findRowsIn(ctx, tableNamed(name), 'id', ids.slice(at, at + 1000))) current.set(`${name}/${row.id}`, row)
  }
  return operations.map(changes => {
    const last = new Map(changes.map(change => [`${change.tableName}/${change.rowId}`, change]))
    return [...last].every(
      ([key, { tableName, after }]) =>
        (after === null && tableNamed(tableName).reusesIds) || sameContent(current.get(key) ?? null, parse(after)),
    )
  })
}
