import { type Migration, textType } from '../migrate.ts'

/** Notifications of accounts, and the devices of their sign-ins. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  await db.schema
    .createTable('notifications')
    .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigserial', column => column.primaryKey())
    .addColumn('accountId', 'bigint', column => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('key', text, column => column.notNull())
    .addColumn('kind', text, column => column.notNull())
    .addColumn('facts', text, column => column.notNull())
    .addColumn('link', text, column => column.notNull())
    .addColumn('actor', text, column => column.notNull())
    .addColumn('at', text, column => column.notNull())
    .addColumn('readAt', text)
    .addColumn('removedAt', text)
    .execute()
  await db.schema.createIndex('notifications_account').on('notifications').columns(['accountId', 'id']).execute()
  await db.schema.createIndex('notifications_key').unique().on('notifications').columns(['accountId', 'key']).execute()
  await db.schema
    .createTable('devices')
    .addColumn('accountId', 'bigint', column => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('deviceHash', text, column => column.notNull())
    .addColumn('at', text, column => column.notNull())
    .addPrimaryKeyConstraint('devicesKey', ['accountId', 'deviceHash'])
    .execute()
}
