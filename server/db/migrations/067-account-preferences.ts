import { type Migration, textType } from '../migrate.ts'

/** Interface preferences, for the account's other devices. */
export const up: Migration['up'] = async (db, kind) => {
  await db.schema
    .alterTable('accounts')
    .addColumn('preferences', textType(kind), column => column.notNull().defaultTo('{}'))
    .execute()
}
