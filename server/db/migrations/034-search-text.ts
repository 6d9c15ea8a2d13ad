import { sql } from 'kysely'
import type { Db } from '../store.ts'
import type { Migration } from '../migrate.ts'

/**
 * Renames the search column of earlier databases, and its indexes. The number places it before the migrations that
 * use the new name; on a new database, there is nothing to rename.
 */
export const up: Migration['up'] = async (db, kind) => {
  for (const name of kind === 'sqlite' ? await sqliteTables(db) : await postgresTables(db)) {
    await sql`alter table ${sql.table(name)} rename column hay to ${sql.ref('searchText')}`.execute(db)
    if (kind === 'postgres')
      await sql`alter index if exists ${sql.ref(`${name}_hay`)} rename to ${sql.ref(`${name}_searchText`)}`.execute(db)
  }
}

async function sqliteTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tables.name from sqlite_schema as tables, pragma_table_info(tables.name) as columns
    where tables.type = 'table' and columns.name = 'hay'`.execute(db)
  return rows.map(({ name }) => name)
}

async function postgresTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'hay'`.execute(db)
  return rows.map(({ name }) => name)
}
