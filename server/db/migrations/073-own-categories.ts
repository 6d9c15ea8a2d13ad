import { sql } from 'kysely'
import { createUniqueIndex, createWorkspaceTable, type Migration } from '../migrate.ts'

/** Custom categories under the six fixed ones, and the products' custom category. */
export const up: Migration['up'] = async (db, kind) => {
  await createWorkspaceTable(db, kind, 'ownCategories', {
    columns: { title: 'text', slug: 'text', image: 'text', parent: 'text', status: 'text', position: 'integer' },
    folded: ['title', 'slug'],
    indexes: [['position'], ['titleFolded', 'position'], ['parent', 'position'], ['status', 'position']],
  })
  // Descending title sorts keep ties in order, too.
  await sql`create index ${sql.ref('ownCategories_title_turned')} on ${sql.table('ownCategories')} (${sql.ref('workspaceId')}, ${sql.ref('titleFolded')} desc, position, id)`.execute(
    db,
  )
  await createUniqueIndex(db, 'ownCategories', ['slugFolded'])
  await db.schema.alterTable('products').addColumn('ownCategoryId', 'bigint').execute()
  await db.schema.createIndex('products_ownCategoryId').on('products').columns(['workspaceId', 'ownCategoryId', 'id']).execute()
  // Adds the column to the history, too, so that earlier changes can still be undone.
  for (const name of ['before', 'after']) {
    const row = sql.ref(name)
    const completed =
      kind === 'sqlite' ? sql`json_set(${row}, '$.ownCategoryId', null)` : sql`(${row}::jsonb || '{"ownCategoryId": null}'::jsonb)::text`
    await sql`update ${sql.table('rowChanges')} set ${row} = ${completed} where ${sql.ref('tableName')} = 'products' and ${row} is not null`.execute(
      db,
    )
  }
}
