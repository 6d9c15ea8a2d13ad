import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

const tables = ['customers', 'emails', 'invoices', 'orders', 'products', 'reviews', 'sales', 'users']

/**
 * On PostgreSQL, searches find their rows in an index of trigrams that leads with the workspace, so that a large neighbour
 * costs nothing. Where the database does not allow the extensions, they read the workspace's rows as before.
 */
export const up: Migration['up'] = async (db, kind) => {
  if (kind !== 'postgres') return
  await sql`savepoint extensions`.execute(db)
  try {
    for (const name of ['pg_trgm', 'btree_gin']) await sql`create extension if not exists ${sql.ref(name)}`.execute(db)
  } catch {
    await sql`rollback to savepoint extensions`.execute(db)
    return
  }
  for (const name of tables)
    // What waits to be sorted in is read whole by every search: 256 kB at most.
    await sql`create index ${sql.ref(`${name}_hay`)} on ${sql.table(name)} using gin (${sql.ref('workspaceId')}, hay gin_trgm_ops) with (gin_pending_list_limit = 256)`.execute(
      db,
    )
}
