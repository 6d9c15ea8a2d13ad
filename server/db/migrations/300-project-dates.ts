import { sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

/** When projects were last updated. For existing ones, the latest time that is certain is the last reset. */
export const up: Migration['up'] = async (db, kind) => {
  await db.schema
    .alterTable('projects')
    .addColumn('updatedAt', textType(kind), column => column.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('projects_updatedAt').on('projects').columns(['workspaceId', 'updatedAt', 'id']).execute()
  const resetAtOf = (table: string) =>
    sql`(select ${sql.ref('resetAt')} from workspaces where workspaces.id = ${sql.ref(`${table}.workspaceId`)})`
  await sql`update projects set ${sql.ref('updatedAt')} = ${resetAtOf('projects')}`.execute(db)
  // Adds the column to the history, too, so that earlier changes can still be undone.
  for (const name of ['before', 'after']) {
    const row = sql.ref(name)
    const resetAt = resetAtOf('rowChanges')
    const completed =
      kind === 'sqlite'
        ? sql`json_set(${row}, '$.updatedAt', ${resetAt})`
        : sql`(${row}::jsonb || jsonb_build_object('updatedAt', ${resetAt}))::text`
    await sql`update ${sql.table('rowChanges')} set ${row} = ${completed} where ${sql.ref('tableName')} = 'projects' and ${row} is not null`.execute(
      db,
    )
  }
  // The card of projects had no range; the one that saved layouts hold for it must not hide projects now.
  for (const isHidden of [false, true]) {
    const placed = (range: string) => JSON.stringify({ card: 'PROJECTS', isHidden, range })
    await sql`update ${sql.table('dashboardLayouts')}
      set cards = replace(cards, ${placed('LAST_30_DAYS')}, ${placed('ALL_TIME')})`.execute(db)
  }
}
