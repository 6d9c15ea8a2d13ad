/**
 * On PostgreSQL, searches are counted in narrow copies of the search texts, kept by triggers: the rows of a large list
 * fill many times as many pages, of which a search would read most. Databases of several nodes have none, and search
 * the lists.
 *
 * Copies have letters for signs and spaces. The trigram index ignores these, so that `lars.hedlund@` would have it
 * return each text with "Lars Hedlund" in it, to be read and compared.
 */
import { type RawBuilder, sql } from 'kysely'
import { findCluster } from './cluster.ts'
import type { Db, Row, Store } from './store.ts'
import type { AnyTable } from './tables.ts'
import { findTriggers, quoted, replaceTriggers, run, type TriggerTexts } from './triggers.ts'

export const searchCopyOf = (table: AnyTable): string => `${table.name}Search`

/** Not those that have a meaning in patterns, nor newlines, which separate the columns. */
const signs = ` .@-,'/&():+"#*!;=$?<>[]{}`
/** Folded texts have no capitals. Frequent signs have rare letters, because the index does not tell them from small ones. */
const letters = 'ZQXJVKWYBFPGUMHCLDONTSRIEA'

const copiedText = (text: string) => `translate(${text}, '${signs.replaceAll("'", "''")}', '${letters}')`

/** A text or pattern to search for, as it is in the copies. */
export const asCopied = (search: RawBuilder<unknown>): RawBuilder<string> =>
  sql`translate(${search}, ${sql.lit(signs)}, ${sql.lit(letters)})`

const copied = new WeakSet<Store>()

/** Whether the copies are there. */
export const hasSearchCopies = (store: Store): boolean => copied.has(store)
export const useSearchCopies = (store: Store): void => void copied.add(store)

/** Rows copied per statement. */
const slice = 20_000
/** Indexing more rows at once could take longer than a statement may. */
const maxIndexedLate = 1_000_000

const columns = '"workspaceId", id, "searchText"'
const copiedColumns = `"workspaceId", id, ${copiedText('"searchText"')}`

function triggersOf(table: AnyTable): TriggerTexts {
  const [name, copy] = [quoted(table.name), quoted(searchCopyOf(table))]
  const on = (event: string, body: string) => [
    `create or replace function $NAME() returns trigger language plpgsql as $body$ begin ${body}; return null; end $body$`,
    `create trigger $NAME after ${event} execute function $NAME()`,
  ]
  const isSame = (row: string) => `copy."workspaceId" = ${row}."workspaceId" and copy.id = ${row}.id`
  return {
    insert: on(
      `insert on ${name} referencing new table as added for each statement`,
      `insert into ${copy} (${columns}) select ${copiedColumns} from added`,
    ),
    delete: on(
      `delete on ${name} referencing old table as removed for each statement`,
      `delete from ${copy} as copy using removed where ${isSame('removed')}`,
    ),
    update: on(
      `update of "searchText" on ${name} for each row when (old."searchText" <> new."searchText")`,
      `update ${copy} as copy set "searchText" = ${copiedText('new."searchText"')} where ${isSame('new')}`,
    ),
  }
}

/** Creates and fills missing copies; false if this database has none. */
export async function installSearchCopies(db: Db, tables: readonly AnyTable[]): Promise<boolean> {
  const existing = await findTriggers(db, 'postgres')
  if (await findCluster(db, 'postgres')) {
    for (const table of tables) await removeCopy(db, table, existing)
    return false
  }
  for (const table of tables)
    if (await replaceTriggers(db, 'postgres', existing, { table: table.name, purpose: 'search', texts: triggersOf(table) }))
      await fill(db, table)
  return true
}

/** For a database that had one node before. */
async function removeCopy(db: Db, table: AnyTable, existing: Parameters<typeof replaceTriggers>[2]) {
  if (!(await replaceTriggers(db, 'postgres', existing, { table: table.name, purpose: 'search', texts: {} }))) return
  await run(db, `drop table if exists ${quoted(searchCopyOf(table))}`)
  if (await canIndex(db)) await run(db, textIndex(table.name, `${table.name}_searchText`))
}

const canIndex = async (db: Db) =>
  Number((await run(db, `select count(*) as n from pg_extension where extname in ('pg_trgm', 'btree_gin')`))[0]?.n) === 2

// Every search reads the whole pending list, so it is limited to 256 kB.
const textIndex = (table: string, name: string) =>
  `create index if not exists ${quoted(name)} on ${quoted(table)} using gin ("workspaceId", "searchText" gin_trgm_ops) with (gin_pending_list_limit = 256)`

/** Copies all texts; the index of the copy replaces that of the list. */
async function fill(db: Db, table: AnyTable) {
  const [name, copy] = [quoted(table.name), quoted(searchCopyOf(table))]
  // No row may come or go until the transaction has ended.
  await run(db, `lock table ${name} in share row exclusive mode`)
  await run(db, `drop table if exists ${copy}`)
  await run(
    db,
    `create table ${copy} ("workspaceId" bigint not null references workspaces on delete cascade, id bigint not null,
      "searchText" text collate "C" not null, primary key ("workspaceId", id))`,
  )
  const index = async () => {
    if (await canIndex(db)) await run(db, textIndex(searchCopyOf(table), `${searchCopyOf(table)}_text`))
  }
  const [size] = await run(db, `select reltuples as rows from pg_class where oid = $1::regclass`, [name])
  const isLate = Number(size?.rows) <= maxIndexedLate
  if (!isLate) await index()
  let last: Row | undefined = { workspaceId: 0, id: 0 }
  while (last)
    [last] = await run(
      db,
      `with added as (insert into ${copy} (${columns}) select ${copiedColumns} from ${name} where ("workspaceId", id) > ($1, $2)
        order by "workspaceId", id limit ${slice} returning "workspaceId", id)
        select "workspaceId", id from added order by 1 desc, 2 desc limit 1`,
      [last.workspaceId, last.id],
    )
  if (isLate) await index()
  await run(db, `drop index if exists ${quoted(`${table.name}_searchText`)}`)
}
