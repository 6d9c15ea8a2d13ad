import { sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

/** Words and money: grants, ledgers, reservations. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  const serial = kind === 'sqlite' ? 'integer' : 'bigserial'
  await db.schema
    .createTable('wordGrants')
    .addColumn('id', serial, column => column.primaryKey())
    .addColumn('accountId', 'bigint', column => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('temporary', 'bigint', column => column.notNull())
    .addColumn('expiresAt', text)
    .addColumn('granted', 'bigint', column => column.notNull())
    .addColumn('remaining', 'bigint', column => column.notNull().check(sql`remaining >= 0`))
    .addColumn('createdAt', text, column => column.notNull())
    .execute()
  await db.schema.createIndex('wordGrants_account').on('wordGrants').columns(['accountId', 'temporary', 'expiresAt', 'id']).execute()
  await db.schema.createIndex('wordGrants_expiry').on('wordGrants').columns(['expiresAt']).execute()
  await db.schema
    .createTable('wordEntries')
    .addColumn('id', serial, column => column.primaryKey())
    .addColumn('accountId', 'bigint', column => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('grantId', 'bigint', column => column.notNull().references('wordGrants.id').onDelete('cascade'))
    .addColumn('words', 'bigint', column => column.notNull())
    .addColumn('kind', text, column => column.notNull())
    .addColumn('runId', text)
    .addColumn('at', text, column => column.notNull())
    .execute()
  await db.schema.createIndex('wordEntries_account').on('wordEntries').columns(['accountId', 'id']).execute()
  await db.schema.createIndex('wordEntries_grant').on('wordEntries').columns(['grantId']).execute()
  await db.schema.createIndex('wordEntries_run').on('wordEntries').columns(['runId']).execute()
  await db.schema
    .createTable('reservations')
    .addColumn('runId', text, column => column.primaryKey())
    .addColumn('accountId', 'bigint', column => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('words', 'bigint', column => column.notNull())
    .addColumn('state', text, column => column.notNull())
    .addColumn('expiresAt', text, column => column.notNull())
    .execute()
  await db.schema.createIndex('reservations_expiry').on('reservations').columns(['state', 'expiresAt']).execute()
  await db.schema
    .createTable('moneyEntries')
    .addColumn('id', serial, column => column.primaryKey())
    .addColumn('accountId', 'bigint', column => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('cents', 'bigint', column => column.notNull())
    .addColumn('kind', text, column => column.notNull())
    .addColumn('reference', text, column => column.notNull())
    .addColumn('at', text, column => column.notNull())
    .execute()
  await db.schema.createIndex('moneyEntries_account').on('moneyEntries').columns(['accountId', 'id']).execute()
}
