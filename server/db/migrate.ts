/** Migrations: each runs once, in one transaction with its record, in one process at a time. */
import { readdirSync } from 'node:fs'
import { type ColumnDataType, type RawBuilder, sql } from 'kysely'
import { StartupError } from '../startup-error.ts'
import { installCounts } from './row-counts.ts'
import { useSearchCopies } from './search-copies.ts'
import { installSearch } from './search-index.ts'
import type { Db, Store } from './store.ts'
import { dropTriggers } from './triggers.ts'

export interface Migration {
  up: (db: Db, kind: Store['kind']) => Promise<void>
}

const folder = new URL('./migrations/', import.meta.url)
/** Key of the advisory lock. */
const lockNumber = 734_019_223

/** Runs pending migrations, and creates the triggers of the tables. Rejects a database that a newer version has migrated. */
export async function migrate(store: Store): Promise<void> {
  const known = readdirSync(folder)
    .filter(file => file.endsWith('.ts'))
    .sort()
  await locked(store, async db => {
    await db.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('at', 'text', column => column.notNull())
      .execute()
  })
  const done = await applied(store.db)
  const newer = done.find(name => !known.includes(name))
  if (newer)
    throw new StartupError(
      `This database was migrated by a newer version of Deskwright (${newer} is unknown here). Start that version, or restore an older copy of the data.`,
    )
  const pending = known.filter(each => !done.includes(each))
  // Migrations may change columns that triggers name.
  if (pending.length > 0) await locked(store, db => dropTriggers(db, store.kind))
  for (const name of pending) {
    const { up } = (await import(new URL(name, folder).href)) as Migration // each file of the folder exports `up`
    await locked(store, async db => {
      // Another process may have run it first.
      if ((await applied(db)).includes(name)) return
      await up(db, store.kind)
      await sql`insert into migrations (name, at) values (${name}, ${new Date().toISOString()})`.execute(db)
    })
  }
  await locked(store, async db => {
    await installCounts(db, store.kind)
    if (await installSearch(db, store.kind)) useSearchCopies(store)
  })
}

const applied = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db)
  return rows.map(row => row.name)
}

// SQLite's write transactions are already exclusive.
const locked = (store: Store, work: (db: Db) => Promise<void>) =>
  store.transact(async db => {
    if (store.kind === 'postgres') await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(db)
    await work(db)
  })

/** Text compared by code point on both databases. */
export const textType = (kind: Store['kind']): ColumnDataType | RawBuilder<unknown> => (kind === 'sqlite' ? 'text' : sql`text collate "C"`)

interface WorkspaceTableSpec {
  /** Stored type by column; a trailing `?` allows null. */
  columns: Record<string, 'text' | 'integer' | 'text?' | 'integer?'>
  /** Text columns with a case-folded copy to sort by. */
  folded: string[]
  /** Column lists for filters and sorts; each index starts with the workspace and ends with the id. */
  indexes: string[][]
}

/** Creates a demo table with its key (workspace, id), columns, search and sort columns, and indexes. */
export async function createWorkspaceTable(db: Db, kind: Store['kind'], name: string, spec: WorkspaceTableSpec) {
  const typeOf = { text: textType(kind), integer: 'bigint' as const }
  let table = db.schema
    .createTable(name)
    .addColumn('workspaceId', 'bigint', column => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('id', 'bigint', column => column.notNull())
    .addColumn('version', 'bigint', column => column.notNull())
  for (const [column, type] of Object.entries(spec.columns)) {
    const stored = typeOf[type.startsWith('text') ? 'text' : 'integer']
    table = table.addColumn(column, stored, definition => (type.endsWith('?') ? definition : definition.notNull()))
  }
  for (const column of spec.folded) table = table.addColumn(`${column}Folded`, typeOf.text, definition => definition.notNull())
  table = table
    .addColumn('searchText', typeOf.text, column => column.notNull().defaultTo(''))
    .addPrimaryKeyConstraint(`${name}Key`, ['workspaceId', 'id'] as never[])
  if (kind === 'sqlite') table = table.modifyEnd(sql`without rowid`)
  await table.execute()
  for (const columns of spec.indexes) {
    await db.schema
      .createIndex(`${name}_${columns.join('_')}`)
      .on(name)
      .columns(['workspaceId', ...columns, 'id'])
      .execute()
  }
}

/** A unique index over these columns within a workspace. */
export async function createUniqueIndex(db: Db, table: string, columns: string[]) {
  await db.schema
    .createIndex(`${table}_unique_${columns.join('_')}`)
    .unique()
    .on(table)
    .columns(['workspaceId', ...columns])
    .execute()
}
