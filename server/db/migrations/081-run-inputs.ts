import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'
import { textType } from '../migrate.ts'

/** Runs carry a hash of their inputs, so that a repeat finds the stored result; runs in progress are counted by account. */
export const up: Migration['up'] = async (db, kind) => {
  await db.schema.alterTable('textRuns').addColumn('inputHash', textType(kind)).execute()
  await db.schema.createIndex('textRuns_running').on('textRuns').columns(['accountId']).where(sql.ref('status'), '=', 'RUNNING').execute()
}
