import { sql } from 'kysely'
import { findCluster } from '../cluster.ts'
import type { Migration } from '../migrate.ts'

const tables = ['customers', 'emails', 'invoices', 'orders', 'products', 'reviews', 'sales', 'users']

/**
 * On PostgreSQL, searches use a trigram index that starts with the workspace, so that large workspaces do not slow
 * down others. If the extensions are not allowed, or an index can't combine both columns, searches scan the workspace's
 * rows as before.
 */
export const up: Migration['up'] = async (db, kind) => {
  if (kind !== 'postgres' || (await findCluster(db, kind)) === 'yugabyte') return
  await sql`savepoint extensions`.execute(db)
  try {
    for (const name of ['pg_trgm', 'btree_gin']) await sql`create extension if not exists ${sql.ref(name)}`.execute(db)
  } catch {
    await sql`rollback to savepoint extensions`.execute(db)
    return
  }
  for (const name of tables)
    // Every search reads the whole pending list, so it is limited to 256 kB.
    await sql`create index ${sql.ref(`${name}_searchText`)} on ${sql.table(name)} using gin (${sql.ref('workspaceId')}, ${sql.ref('searchText')} gin_trgm_ops) with (gin_pending_list_limit = 256)`.execute(
      db,
    )
}
