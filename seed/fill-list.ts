/** Enlarges the lists of a workspace with varied copies of the seed's rows. */
import { setTimeout as wait } from 'node:timers/promises'
import { CompiledQuery, sql } from 'kysely'
import { copiedLists, type CopiedTable } from './copies.ts'
import { seeds } from './index.ts'
import { invalid } from '../server/errors.ts'
import { fillArea } from '../server/db/demo-rows.ts'
import { nextOperation } from '../server/db/operations.ts'
import { buildSearchIndex, minIndexedRows } from '../server/db/search-index.ts'
import type { Db, Store } from '../server/db/store.ts'
import { type AnyTable, encodeRow } from '../server/db/tables.ts'

/** Rows per insert; keeps the number of parameters below both databases' limits. */
const chunk = 400
/** Rows per commit: a running server can write in between, and an interrupted run can be continued. */
const perCommit = 4000
/** Pause between commits, longer than a server waits between two attempts to lock SQLite. */
const pauseMs = 25
const maxRows = 5_000_000

interface Copying extends CopiedTable {
  seed: Record<string, unknown>[]
  /** Range of the seed's ids: each copy of the seed is shifted by it. */
  span: number
  /** Added to a seed row's id in the first copy, so that it follows all existing ids. */
  start: number
}

/** Rejects lists that cannot be enlarged, and invalid lengths. */
export function checkCopies(areas: readonly string[], rows: number): void {
  const known = Object.keys(copiedLists)
  if (areas.length === 0) throw invalid('NOT_ONE_OF', { field: 'areas', allowed: known })
  for (const area of areas) {
    const list = Object.hasOwn(copiedLists, area) ? copiedLists[area] : undefined
    if (!list) throw invalid('NOT_ONE_OF', { field: 'areas', allowed: known })
    if (!Number.isSafeInteger(rows) || rows < 1 || rows > maxRows) throw invalid('OUT_OF_RANGE', { field: 'rows', min: 1, max: maxRows })
    if (list.limit && rows > list.limit.rows)
      throw invalid('SEED_ROWS_LIMITED', { field: 'rows', area, max: list.limit.rows, because: list.limit.because })
  }
}

/**
 * Adds rows until the area's list has the given length; a longer list stays unchanged. With `isListOnly`, no child
 * rows, such as order items, are added. Returns the number of added rows.
 */
export async function fillList(
  store: Store,
  workspaceId: number,
  area: string,
  { rows, now, isListOnly = false, onProgress = () => undefined }: FillOptions,
): Promise<number> {
  checkCopies([area], rows)
  const tables = copiedLists[area]?.tables.slice(0, isListOnly ? 1 : undefined) ?? []
  const [list] = tables
  if (!list) return 0
  const { name, area: tableArea } = list.table
  // Index writes are random: with the default 2 MB cache, every page would be written many times.
  if (store.kind === 'sqlite') await store.transact(db => sql`pragma cache_size = -262144`.execute(db))
  await store.transact(db => fillArea(store, db, workspaceId, tableArea, now))
  const before = await countRows(store.db, workspaceId, name)
  let present = before
  while (present < rows) {
    const wanted = Math.min(rows - present, perCommit)
    const added = await store.transact(async db => {
      // Locks the workspace, because ids continue from the existing ones.
      await nextOperation(db, workspaceId)
      return addCopies(db, workspaceId, tables, wanted, now)
    })
    if (added === 0) throw new Error(`No further row fits into ${name}: what must be unique is used up`)
    present += added
    onProgress(present)
    if (store.kind === 'sqlite') await wait(pauseMs)
  }
  if (present >= minIndexedRows) await buildSearchIndex(store, list.table, workspaceId)
  if (store.kind === 'postgres' && present > before) await sql`analyze ${sql.table(name)}`.execute(store.db)
  return present - before
}

interface FillOptions {
  rows: number
  now: Date
  isListOnly?: boolean
  onProgress?: (present: number) => void
}

async function countRows(db: Db, workspaceId: number, table: string): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from ${sql.table(table)} where ${sql.ref('workspaceId')} = ${workspaceId}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

async function addCopies(db: Db, workspaceId: number, tables: CopiedTable[], wanted: number, now: Date): Promise<number> {
  const copying: Copying[] = []
  for (const each of tables) copying.push(await prepare(db, workspaceId, each, now))
  const shiftOf = (table: AnyTable, copy: number) => {
    const found = copying.find(each => each.table === table)
    return found ? found.start + copy * found.span : 0
  }
  const [list, ...belonging] = copying
  if (!list) return 0
  const copies = Math.ceil(wanted / list.seed.length)
  const rowsOf = ({ table, seed, refers = {}, vary }: Copying) =>
    Array.from({ length: copies }, (_, copy) =>
      seed.map(row => {
        const id = Number(row.id) + shiftOf(table, copy)
        const moved = Object.entries(refers).map(([column, to]) => [column, moveId(row[column], shiftOf(to, copy))])
        const own = { ...row, id, ...(Object.fromEntries(moved) as Record<string, unknown>) } // ids or null
        return { ...own, ...vary(own, id) }
      }),
    ).flat()
  const rows: Record<string, unknown>[] = rowsOf(list).slice(0, wanted)
  const added = await insert(db, workspaceId, list.table, rows)
  const last = Number(rows.at(-1)?.id)
  // Child rows of rows beyond the requested length are omitted, too.
  const isKept = (row: Record<string, unknown>, { refers = {} }: Copying) =>
    Object.entries(refers).every(([column, to]) => to !== list.table || Number(row[column]) <= last)
  for (const each of belonging)
    await insert(
      db,
      workspaceId,
      each.table,
      rowsOf(each).filter(row => isKept(row, each)),
    )
  return added
}

const moveId = (id: unknown, by: number) => (typeof id === 'number' ? id + by : id)

async function prepare(db: Db, workspaceId: number, copied: CopiedTable, now: Date): Promise<Copying> {
  const seed = seeds.find(({ table }) => table === copied.table)?.rows(now) ?? []
  const ids = seed.map(({ id }) => Number(id))
  const first = Math.min(...ids)
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from (
    select max(id) as id from ${sql.table(copied.table.name)} where ${sql.ref('workspaceId')} = ${workspaceId}
    union all select max(${sql.ref('rowId')}) from ${sql.table('rowChanges')} where ${sql.ref('workspaceId')} = ${workspaceId} and ${sql.ref('tableName')} = ${copied.table.name}
  ) as ids`.execute(db)
  return { ...copied, seed, span: Math.max(...ids) - first + 1, start: Math.max(Number(rows[0]?.id ?? 0) + 1, first) - first }
}

/** Inserts the rows except those whose number or address already exists; returns the number of inserted rows. */
async function insert(db: Db, workspaceId: number, table: AnyTable, rows: Record<string, unknown>[]): Promise<number> {
  let added = 0
  for (let at = 0; at < rows.length; at += chunk) {
    const stored = rows.slice(at, at + chunk).map(row => ({ workspaceId, ...encodeRow(table, { version: 1, ...row }) }))
    const { text, names } = insertText(db, table.name, stored)
    const values = stored.flatMap(row => names.map(each => (row as Record<string, unknown>)[each])) // encoded above
    const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values))
    added += Number(numAffectedRows)
  }
  return added
}

function insertText(db: Db, name: string, stored: Record<string, unknown>[]) {
  const names = Object.keys(stored[0] ?? {})
  const row = sql`(${sql.join(names.map(() => null))})`
  const columns = sql.join(names.map(each => sql.ref(each)))
  const query = sql`insert into ${sql.table(name)} (${columns}) values ${sql.join(stored.map(() => row))} on conflict do nothing`
  return { text: query.compile(db).sql, names }
}
