import { sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

/** Search and filter columns of the history, within a workspace and across all. */
export const up: Migration['up'] = async (db, kind) => {
  await db.schema
    .alterTable('operations')
    .addColumn('searchText', textType(kind), column => column.notNull().defaultTo(''))
    .execute()
  // Until now, summaries and addresses were plain ASCII, which both databases fold alike.
  await sql`update operations set ${sql.ref('searchText')} = lower(summary || ' ' || actor)`.execute(db)
  for (const columns of [['at'], ['actor', 'at'], ['area', 'at'], ['kind', 'at'], ['door', 'at'], ['requestId']] as const)
    await db.schema
      .createIndex(`operations_every_${columns.join('_')}`)
      .on('operations')
      .columns([...columns, 'workspaceId', 'id'])
      .execute()
}
