import { type Migration, textType } from '../migrate.ts'

/** Where accounts have signed in before; who asked for an emailed code. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  await db.schema
    .createTable('knownOrigins')
    .addColumn('accountId', 'bigint', column => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('originHash', text, column => column.notNull())
    .addColumn('at', text, column => column.notNull())
    .addPrimaryKeyConstraint('knownOriginsKey', ['accountId', 'originHash'])
    .execute()
  await db.schema.createIndex('knownOrigins_at').on('knownOrigins').columns(['at']).execute()
  await db.schema
    .alterTable('codes')
    .addColumn('requesterHash', text, column => column.notNull().defaultTo(''))
    .execute()
  await db.schema.dropIndex('codes_email').execute()
  await db.schema.createIndex('codes_email').on('codes').columns(['emailKey', 'requesterHash', 'id']).execute()
}
