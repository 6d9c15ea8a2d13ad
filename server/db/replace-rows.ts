/** Replaces whole tables of a workspace, such as when a snapshot is restored. */
import type { Context } from '../context.ts'
import { conflict, invalid } from '../errors.ts'
import { put, type Row, sameContent, type WriteContext } from './changes.ts'
import { checkInvariants } from './revert.ts'
import { ensureFilled } from './demo-rows.ts'
import { rows } from './rows.ts'
import { allTables, type AnyTable, columnNames, decodeRow } from './tables.ts'

/** All wanted rows of one table. */
export interface Rows {
  table: AnyTable
  rows: readonly (Record<string, unknown> & { id: number })[]
}

/** Makes the tables hold exactly these rows; rows that are alike stay untouched. Returns how many rows were changed. */
export async function replaceRows(
  ctx: WriteContext,
  wanted: readonly Rows[],
): Promise<{ created: number; updated: number; deleted: number }> {
  // Their followers would announce each row.
  ctx.isBulk = true
  const counts = { created: 0, updated: 0, deleted: 0 }
  const plans: { table: AnyTable; current: Map<number, Row>; next: Map<number, Row> }[] = []
  for (const { table, rows: given } of wanted) {
    const current = new Map((await storedRows(ctx, table)).map(row => [row.id, columnsOf(table, row)]))
    const next = new Map<number, Row>()
    for (const [index, row] of given.entries()) {
      if (next.has(row.id)) throw invalid('ID_REPEATED', { field: `tables.${table.name}[${index}].id`, id: row.id })
      next.set(row.id, { ...columnsOf(table, row), id: row.id, version: (current.get(row.id)?.version ?? 0) + 1 })
    }
    plans.push({ table, current, next })
  }
  const idsOf = new Map(plans.map(({ table, next }) => [table.name, new Set(next.keys())]))
  await checkReferences(ctx, plans, idsOf)
  for (const { table, current, next } of plans.toReversed())
    for (const [id, row] of current) {
      const after = next.get(id)
      // A unique value may move from one row to another: its rows are deleted first.
      if (after && !changesUnique(table, row, after)) continue
      await put(ctx, table, row, null)
      current.delete(id)
      counts[after ? 'updated' : 'deleted'] += 1
      if (after) counts.created -= 1
    }
  for (const { table, current, next } of plans)
    for (const [id, after] of next) {
      const before = current.get(id) ?? null
      if (before && sameContent(before, after)) continue
      await put(ctx, table, before, after)
      counts[before ? 'updated' : 'created'] += 1
    }
  await checkInvariants(ctx)
  return counts
}

const storedQuery = (ctx: Context, table: AnyTable) => rows(ctx, table).selectAll().orderBy('id')
const decode = (table: AnyTable, row: Record<string, unknown>) => decodeRow(table, { ...row, id: Number(row.id) }) as Row // with the row's own id and version

/** All rows of a table. */
async function storedRows(ctx: Context, table: AnyTable): Promise<Row[]> {
  const found = await storedQuery(ctx, table).execute()
  return found.map(row => decode(table, row))
}

/** All rows of the tables at one moment, and no more than the limit in all. */
export async function readTables(ctx: Context, tables: readonly AnyTable[], limit: number): Promise<{ table: AnyTable; rows: Row[] }[]> {
  for (const table of tables) await ensureFilled(ctx, table)
  return ctx.store.readAtOnce(
    (function* () {
      const found: { table: AnyTable; rows: Row[] }[] = []
      let left = limit
      for (const table of tables) {
        const { sql, parameters } = storedQuery(ctx, table).limit(left).compile()
        const stored = yield [sql, parameters]
        found.push({ table, rows: stored.map(row => decode(table, row)) })
        left -= stored.length
      }
      return found
    })(),
  )
}

/** A row without the columns that only searching and sorting need. */
const columnsOf = (table: AnyTable, row: Record<string, unknown>) =>
  Object.fromEntries(columnNames(table).map(name => [name, row[name]])) as Row // with an id and a version

const changesUnique = (table: AnyTable, before: Row, after: Row) =>
  (table.unique ?? []).some((column: string) => before[column] !== after[column])

type Ids = Map<string, Set<number>>

/** References lead to rows that will be there. */
async function checkReferences(ctx: WriteContext, plans: readonly { table: AnyTable; next: Map<number, Row> }[], idsOf: Ids) {
  const idsIn = async (name: string, table: AnyTable | undefined) => {
    let ids = idsOf.get(name)
    if (!ids && table) {
      const found = await rows(ctx, table).select('id').execute()
      idsOf.set(name, (ids = new Set(found.map(({ id }) => Number(id)))))
    }
    return ids ?? new Set()
  }
  for (const { table, next } of plans)
    for (const [column, parent] of Object.entries<string | undefined>(table.references ?? {})) {
      if (parent === undefined) continue
      const ids = await idsIn(
        parent,
        allTables().find(({ name }) => name === parent),
      )
      let index = 0
      for (const row of next.values()) {
        const id = row[column]
        if (id !== null && id !== undefined && Number(id) !== 0 && !ids.has(Number(id)))
          throw invalid('UNKNOWN_ID', { field: `tables.${table.name}[${index}].${column}`, id: String(id) })
        index += 1
      }
    }
  // Tables that are not replaced keep their references.
  for (const table of allTables())
    for (const [column, parent] of Object.entries<string | undefined>(table.references ?? {})) {
      const ids = parent === undefined ? undefined : idsOf.get(parent)
      if (!ids || plans.some(each => each.table === table) || !plans.some(each => each.table.name === parent)) continue
      const users = await storedRows(ctx, table)
      const user = users.find(row => row[column] !== null && !ids.has(Number(row[column])))
      if (user) throw conflict('IN_USE_SINCE', { type: parent ?? '', id: String(user[column]), userType: table.type, userId: user.id })
    }
}
