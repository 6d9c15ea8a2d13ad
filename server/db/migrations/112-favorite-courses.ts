import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Renames the column of favorite courses, also in the recorded changes. */
export const up: Migration['up'] = async db => {
  await sql`alter table courses rename column ${sql.ref('isFavourite')} to ${sql.ref('isFavorite')}`.execute(db)
  await db.schema.dropIndex('courses_isFavourite').execute()
  await db.schema.createIndex('courses_isFavorite').on('courses').columns(['workspaceId', 'isFavorite', 'id']).execute()
  for (const column of ['before', 'after'])
    await sql`update ${sql.table('rowChanges')} set ${sql.ref(column)} = replace(${sql.ref(column)}, '"isFavourite"', '"isFavorite"')
      where ${sql.ref('tableName')} = 'courses'`.execute(db)
}
