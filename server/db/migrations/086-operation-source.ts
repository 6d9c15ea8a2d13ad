import type { Migration } from '../migrate.ts'

/** The API of an operation is called its source. */
export const up: Migration['up'] = async db => {
  await db.schema.alterTable('operations').renameColumn('door', 'source').execute()
}
