import { type Migration, textType } from '../migrate.ts'

/** Attached files. Records name them by ID; `usedAt` says when that was last looked at. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  await db.schema
    .createTable('files')
    .addColumn('workspaceId', 'bigint', column => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('id', text, column => column.notNull())
    .addColumn('name', text, column => column.notNull())
    .addColumn('type', text, column => column.notNull())
    .addColumn('size', 'bigint', column => column.notNull())
    .addColumn('createdAt', text, column => column.notNull())
    .addColumn('usedAt', text, column => column.notNull())
    // Last, so that SQLite reads the other columns without it.
    .addColumn('bytes', kind === 'sqlite' ? 'blob' : 'bytea', column => column.notNull())
    .addPrimaryKeyConstraint('filesKey', ['workspaceId', 'id'])
    .execute()
  await db.schema.createIndex('files_usedAt').on('files').column('usedAt').execute()
}
