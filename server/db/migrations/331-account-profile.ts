import { type Migration, textType } from '../migrate.ts'

/** Profile and picture of accounts, their quiet hours, and when they get emails. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  for (const name of ['fullName', 'organization', 'phone', 'address', 'timeZone', 'currency', 'avatar'])
    await db.schema
      .alterTable('accounts')
      .addColumn(name, text, column => column.notNull().defaultTo(''))
      .execute()
  for (const name of ['quietFrom', 'quietUntil']) await db.schema.alterTable('accounts').addColumn(name, text).execute()
  await db.schema
    .alterTable('accounts')
    .addColumn('onlyOnline', 'bigint', column => column.notNull().defaultTo(0))
    .execute()
}
