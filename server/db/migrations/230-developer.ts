import { type Migration, textType } from '../migrate.ts'

/** Conditions of sessions for testing, snapshots of workspaces, and read-only links to them. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  await db.schema
    .alterTable('sessions')
    .addColumn('conditions', text, column => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createTable('snapshots')
    .addColumn('id', text, column => column.notNull())
    .addColumn('workspaceId', 'bigint', column => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('name', text, column => column.notNull())
    .addColumn('createdAt', text, column => column.notNull())
    .addColumn('rows', 'bigint', column => column.notNull())
    .addColumn('bytes', 'bigint', column => column.notNull())
    // Last, so that SQLite reads the other columns without it.
    .addColumn('data', kind === 'sqlite' ? 'blob' : 'bytea', column => column.notNull())
    .addPrimaryKeyConstraint('snapshotsKey', ['workspaceId', 'id'])
    .execute()
  await db.schema
    .createTable('shares')
    .addColumn('id', text, column => column.notNull())
    .addColumn('workspaceId', 'bigint', column => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('tokenHash', text, column => column.notNull())
    .addColumn('createdAt', text, column => column.notNull())
    .addColumn('expiresAt', text, column => column.notNull())
    .addColumn('lastUsedAt', text)
    .addPrimaryKeyConstraint('sharesKey', ['workspaceId', 'id'])
    .execute()
  await db.schema.createIndex('shares_tokenHash').on('shares').column('tokenHash').unique().execute()
}
