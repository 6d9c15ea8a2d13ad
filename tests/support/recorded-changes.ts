/** What reads rely on: the changes recorded since a revision lead from the rows of then to those of now. */
import { readChangesSince } from '../../server/db/changes-since.ts'
import { readWith, type Row, type Store } from '../../server/db/store.ts'
import { allTables, type AnyTable, storedTypeOf } from '../../server/db/tables.ts'

type Rows = Map<number, Row>

interface State {
  revision: number
  tables: Map<AnyTable, Rows>
}

/** Stored rows of all tables, with their search and sort columns. */
async function readState(store: Store, workspaceId: number): Promise<State> {
  const isPostgres = store.kind === 'postgres'
  const own = `"workspaceId" = ${workspaceId} order by id`
  const texts = allTables().map(({ name }) => `select * from "${name}" where ${own}`)
  // Over a connection, one statement takes much less time than one per table.
  const found = isPostgres
    ? (await store.select(texts.map(text => `select (select json_agg(row) from (${text}) as row) as rows`).join(' union all '), [])).map(
        ({ rows }) => (rows ?? []) as Row[], // as aggregated
      )
    : await Promise.all(texts.map(text => store.select(text, [])))
  const [workspace] = await store.select(`select revision from workspaces where id = ${workspaceId}`, [])
  return {
    revision: Number(workspace?.revision),
    tables: new Map(
      allTables().map((table, index) => [table, new Map((found[index] ?? []).map(row => [Number(row.id), columnsOf(table, row)]))]),
    ),
  }
}

/** Without the workspace, and without the empty search text of tables that are not searched. */
const columnsOf = (table: AnyTable, row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name in table.columns || storedTypeOf(table, name) !== undefined))

export interface Comparison {
  /** Tables of which all changes are recorded, and how many there are. */
  recorded: Map<string, number>
  /** Tables that lack some. */
  missing: string[]
  /** Rows for which the recorded changes lead to something else. */
  wrong: string[]
}

/** Compares the rows at each call with those of the call before. */
export async function watchChanges(store: Store, workspaceId: number): Promise<() => Promise<Comparison>> {
  let before = await readState(store, workspaceId)
  return async () => {
    const after = await readState(store, workspaceId)
    const found: Comparison = { recorded: new Map(), missing: [], wrong: [] }
    for (const [table, rows] of after.tables) {
      const { revision } = before
      const reading = readChangesSince(store, table, workspaceId, { revision, current: after.revision })
      const since = await readWith(store.select, reading)
      if (!since) {
        found.missing.push(table.name)
        continue
      }
      found.recorded.set(table.name, since.changes.length)
      const led = new Map(before.tables.get(table))
      const expectSame = (id: number, one: Row | null | undefined, other: Row | null | undefined) => {
        if (sorted(one) !== sorted(other)) found.wrong.push(`${table.name} ${id}: ${sorted(one)} instead of ${sorted(other)}`)
      }
      for (const { rowId, before: was, after: is } of since.changes) {
        expectSame(rowId, was, led.get(rowId))
        if (is) led.set(rowId, is)
        else led.delete(rowId)
      }
      for (const id of new Set([...led.keys(), ...rows.keys()])) expectSame(id, led.get(id), rows.get(id))
    }
    before = after
    return found
  }
}

const sorted = (row: Row | null | undefined) => JSON.stringify(row ? Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)) : null)
