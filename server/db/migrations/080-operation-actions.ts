import type { Migration } from '../migrate.ts'
import { textType } from '../migrate.ts'

/** Operations store their action and parameters; earlier ones keep only their summary. */
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
