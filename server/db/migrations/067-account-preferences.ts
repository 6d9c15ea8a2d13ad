import { type Migration, textType } from '../migrate.ts'

/** What a person likes the interface to be, for their other devices. */
export const up: Migration['up'] = async (db, kind) => {
  await db.schema
    .alterTable('accounts')
    .addColumn('preferences', textType(kind), column => column.notNull().defaultTo('{}'))
    .execute()
}
