import { sql } from 'kysely'
import type { Db } from '../store.ts'
import type { Migration } from '../migrate.ts'

/** Indexes that end with the id leave ties, or whole small lists, to be sorted for each page: these end with the date. */
export const up: Migration['up'] = async db => {
  for (const column of ['productFolded', 'reviewerFolded']) await indexBothWays(db, 'reviews', column, 'writtenAt')
}

/** Replaces the index of a sort column by two: lists break ties by the newest, in both directions. */
export async function indexBothWays(db: Db, table: string, column: string, date: string): Promise<void> {
  const name = `${table}_${column}`
  const first = sql`${sql.ref('workspaceId')}, ${sql.ref(column)}`
  await db.schema.dropIndex(name).execute()
  await sql`create index ${sql.ref(name)} on ${sql.table(table)} (${first}, ${sql.ref(date)}, id)`.execute(db)
  await sql`create index ${sql.ref(`${name}_newest`)} on ${sql.table(table)} (${first}, ${sql.ref(date)} desc, id desc)`.execute(db)
}
