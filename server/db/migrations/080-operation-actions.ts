import type { Migration } from '../migrate.ts'
import { textType } from '../migrate.ts'

/** Operations name what they did, with parameters; those written before keep their sentence only. */
export const up: Migration['up'] = async (db, kind) => {
  await db.schema
    .alterTable('operations')
    .addColumn('action', textType(kind), column => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('operations')
    .addColumn('params', textType(kind), column => column.notNull().defaultTo('{}'))
    .execute()
}
