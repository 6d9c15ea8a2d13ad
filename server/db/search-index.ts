/**
 * Trigram indexes of large workspaces on SQLite; on PostgreSQL, one serves all (`search-copies.ts`). A workspace's index is
 * built in slices after its first search, and kept by triggers. Small workspaces are scanned, which is faster: a rare
 * text of common trigrams would read the entries of all indexed workspaces.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { installSearchCopies } from './search-copies.ts'
import type { Db, Store } from './store.ts'
import { allTables, type AnyTable } from './tables.ts'
import { isStorable } from './text.ts'
import { findTriggers, quoted, replaceTriggers, run, type TriggerTexts } from './triggers.ts'

/** Ids are below this, so that the index's row id can hold the workspace and the id. */
export const completeUpTo = 4_294_967_295

/** Minimum id range of an indexed list. */
export const minIndexedRows = 2000
/** Rows indexed per transaction: a few milliseconds. */
const slice = 500
/** Pages of the index merged per transaction. */
const mergedPages = 200

export const searchTableOf = (table: AnyTable): string => `${table.name}Search`

/** Tables that are listed and searched by their search text alone. */
export const hasSearchIndex = (table: AnyTable): boolean => table.list !== undefined && table.search.length > 0 && !table.list.wordIndex

/** A search as the index's query, or undefined if the index has no answer: it needs three characters. */
export function toPhrase(search: string): string | undefined {
  return /^.{3}/su.test(search) && isStorable(search) ? `"${search.replaceAll('"', '""')}"` : undefined
}

function triggersOf(table: AnyTable): TriggerTexts {
  const [name, index] = [quoted(table.name), quoted(searchTableOf(table))]
  const rowId = (row: string) => `(${row}."workspaceId" << 32) | ${row}."id"`
  const isIndexed = (row: string) =>
    `${row}."id" <= (select "upTo" from "searchIndexes" where "workspaceId" = ${row}."workspaceId" and "tableName" = '${table.name}')`
  const on = (event: string, when: string, body: string) => [
    `create trigger $NAME after ${event} on ${name} when ${when} begin ${body}; end`,
  ]
  return {
    insert: on('insert', isIndexed('new'), `insert into ${index} (rowid, "searchText") values (${rowId('new')}, new."searchText")`),
    delete: on('delete', isIndexed('old'), `delete from ${index} where rowid = ${rowId('old')}`),
    update: on(
      'update of "searchText"',
      `old."searchText" <> new."searchText" and ${isIndexed('new')}`,
      `update ${index} set "searchText" = new."searchText" where rowid = ${rowId('new')}`,
    ),
  }
}

/** Creates empty indexes and their triggers; a changed or missing trigger rebuilds its index. True if PostgreSQL has copies. */
export async function installSearch(db: Db, kind: Store['kind']): Promise<boolean> {
  if (kind === 'postgres') return installSearchCopies(db, allTables().filter(hasSearchIndex))
  const existing = await findTriggers(db, kind)
  for (const table of allTables().filter(hasSearchIndex)) {
    if (!(await replaceTriggers(db, kind, existing, { table: table.name, purpose: 'search', texts: triggersOf(table) }))) continue
    const index = quoted(searchTableOf(table))
    await run(db, `delete from "searchIndexes" where "tableName" = '${table.name}'`)
    await run(db, `drop table if exists ${index}`)
    await run(
      db,
      `create virtual table ${index} using fts5 ("searchText", content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`,
    )
  }
  return false
}

const building = new WeakMap<Store, Map<string, Promise<void>>>()

/** Builds the index of a workspace's table, or completes it; one build runs at a time. */
export function buildSearchIndex(store: Store, table: AnyTable, workspaceId: number): Promise<void> {
  if (store.kind !== 'sqlite' || !hasSearchIndex(table)) return Promise.resolve()
  let running = building.get(store)
  if (!running) building.set(store, (running = new Map<string, Promise<void>>()))
  const key = `${table.name} ${workspaceId}`
  const found = running.get(key)
  if (found) return found
  const before = Promise.allSettled(running.values())
  const started = before.then(() => build(store, table, workspaceId)).finally(() => running.delete(key))
  running.set(key, started)
  return started
}

async function build(store: Store, table: AnyTable, workspaceId: number) {
  const index = quoted(searchTableOf(table))
  while (!(await store.transact(db => indexSome(db, table, workspaceId)))) await nextTurn()
  // Many small segments make searches slow. A negative number starts a merge of all.
  for (let pages = -mergedPages; ; pages = mergedPages) {
    const isMerged = await store.transact(async db => {
      const changes = async () => Number((await run(db, 'select total_changes() as n'))[0]?.n)
      const before = await changes()
      await run(db, `insert into ${index} (${index}, rank) values ('merge', ?)`, [pages])
      return (await changes()) - before < 2
    })
    if (isMerged) return
    await nextTurn()
  }
}

/** Indexes the next rows; true if there are none. */
async function indexSome(db: Db, table: AnyTable, workspaceId: number): Promise<boolean> {
  const [name, index] = [quoted(table.name), quoted(searchTableOf(table))]
  const [state] = await run(db, `select "upTo" from "searchIndexes" where "workspaceId" = ? and "tableName" = ?`, [workspaceId, table.name])
  const upTo = Number(state?.upTo ?? 0)
  if (upTo === completeUpTo) return true
  // An earlier workspace with this id may have left entries.
  if (!state)
    await run(db, `delete from ${index} where rowid between (? << 32) and ((? << 32) | ${completeUpTo})`, [workspaceId, workspaceId])
  const [next] = await run(
    db,
    `select max(id) as id from (select id from ${name} where "workspaceId" = ? and id > ? order by id limit ${slice})`,
    [workspaceId, upTo],
  )
  const last = next?.id === null || next?.id === undefined ? completeUpTo : Number(next.id)
  if (last !== completeUpTo)
    await run(
      db,
      `insert into ${index} (rowid, "searchText") select ("workspaceId" << 32) | id, "searchText" from ${name}
        where "workspaceId" = ? and id > ? and id <= ?`,
      [workspaceId, upTo, last],
    )
  await run(
    db,
    `insert into "searchIndexes" ("workspaceId", "tableName", "upTo") values (?, ?, ?) on conflict do update set "upTo" = excluded."upTo"`,
    [workspaceId, table.name, last],
  )
  return last === completeUpTo
}
