import { type Migration, textType } from '../migrate.ts'

/** The areas that a workspace was seeded with, so that new areas are seeded later and emptied ones are not. */
export const up: Migration['up'] = async (db, kind) => {
  await db.schema
    .createTable('workspaceAreas')
    .addColumn('workspaceId', 'bigint', column => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('area', textType(kind), column => column.notNull())
    .addPrimaryKeyConstraint('workspaceAreasKey', ['workspaceId', 'area'])
    .execute()
  // Until now there was only one area.
  const filled = await db.selectFrom('workspaces').select('id').where('resetAt', '!=', '').execute()
  if (filled.length > 0)
    await db
      .insertInto('workspaceAreas')
      .values(filled.map(({ id }) => ({ workspaceId: id, area: 'REVIEWS' })))
      .execute()
}
