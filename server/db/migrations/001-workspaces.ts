import { type Migration, textType } from '../migrate.ts'

/** Workspaces, and the history of changes in them. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  await db.schema
    .createTable('workspaces')
    .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigserial', column => column.primaryKey())
    .addColumn('kind', text, column => column.notNull())
    .addColumn('revision', 'bigint', column => column.notNull().defaultTo(0))
    .addColumn('createdAt', text, column => column.notNull())
    .addColumn('resetAt', text, column => column.notNull())
    .execute()
  // The public workspace has the id 1; an empty timestamp means that it is not seeded yet.
  await db.insertInto('workspaces').values({ kind: 'public', revision: 0, createdAt: new Date().toISOString(), resetAt: '' }).execute()
  await db.schema
    .createTable('operations')
    .addColumn('workspaceId', 'bigint', column => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('id', 'bigint', column => column.notNull())
    .addColumn('at', text, column => column.notNull())
    .addColumn('accountId', 'bigint')
    .addColumn('actor', text, column => column.notNull())
    .addColumn('door', text, column => column.notNull())
    .addColumn('requestId', text, column => column.notNull())
    .addColumn('area', text, column => column.notNull())
    .addColumn('summary', text, column => column.notNull())
    .addColumn('kind', text, column => column.notNull())
    .addColumn('undoes', 'bigint')
    .addColumn('undoneBy', 'bigint')
    .addPrimaryKeyConstraint('operationsKey', ['workspaceId', 'id'])
    .execute()
  await db.schema.createIndex('operations_area').on('operations').columns(['workspaceId', 'area', 'id']).execute()
  await db.schema
    .createTable('rowChanges')
    .addColumn('workspaceId', 'bigint', column => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('operationId', 'bigint', column => column.notNull())
    .addColumn('position', 'bigint', column => column.notNull())
    .addColumn('tableName', text, column => column.notNull())
    .addColumn('rowId', 'bigint', column => column.notNull())
    .addColumn('before', text)
    .addColumn('after', text)
    .addPrimaryKeyConstraint('rowChangesKey', ['workspaceId', 'operationId', 'position'])
    .execute()
  await db.schema.createIndex('rowChanges_row').on('rowChanges').columns(['workspaceId', 'tableName', 'rowId']).execute()
}
