import { sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

/** Address books of accounts, begun with the billing details that are there. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  await db.schema
    .createTable('accountAddresses')
    .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigserial', column => column.primaryKey())
    .addColumn('accountId', 'bigint', column => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('name', text, column => column.notNull())
    .addColumn('address', text, column => column.notNull())
    .addColumn('country', text, column => column.notNull())
    .addColumn('isDefault', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('accountAddresses_account').on('accountAddresses').columns(['accountId', 'id']).execute()
  await sql`insert into ${sql.table('accountAddresses')} (${sql.join(['accountId', 'name', 'address', 'country', 'isDefault'].map(name => sql.ref(name)))})
    select id, ${sql.ref('billingName')}, ${sql.ref('billingAddress')}, ${sql.ref('billingCountry')}, 1 from accounts
    where ${sql.ref('billingName')} <> '' or ${sql.ref('billingAddress')} <> '' order by id`.execute(db)
}
