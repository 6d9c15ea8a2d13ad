import { sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

/** Notification settings, notifications by email, and notices of words that are about to expire. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  const serial = kind === 'sqlite' ? 'integer' : 'bigserial'
  const accounts = db.schema.alterTable('accounts')
  await accounts.addColumn('notificationSettings', text, column => column.notNull().defaultTo('{}')).execute()
  await accounts.addColumn('lowWords', 'bigint').execute()
  await db.schema.alterTable('mails').addColumn('html', text).execute()
  await db.schema.alterTable('wordGrants').addColumn('noticeAt', text).execute()
  await sql`create index ${sql.ref('wordGrants_notice')} on ${sql.table('wordGrants')} (${sql.ref('noticeAt')}) where ${sql.ref('noticeAt')} is not null`.execute(
    db,
  )
  await db.schema
    .createTable('noticeMails')
    .addColumn('id', serial, column => column.primaryKey())
    .addColumn('accountId', 'bigint', column => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('key', text, column => column.notNull())
    .addColumn('kind', text, column => column.notNull())
    .addColumn('facts', text, column => column.notNull())
    .addColumn('link', text, column => column.notNull())
    .addColumn('attempts', 'bigint', column => column.notNull().defaultTo(0))
    .addColumn('nextAt', text)
    .addColumn('at', text, column => column.notNull())
    .execute()
  await db.schema.createIndex('noticeMails_key').unique().on('noticeMails').columns(['accountId', 'key']).execute()
  await db.schema.createIndex('noticeMails_nextAt').on('noticeMails').columns(['nextAt']).execute()
  await db.schema.createIndex('noticeMails_at').on('noticeMails').columns(['at']).execute()
}
