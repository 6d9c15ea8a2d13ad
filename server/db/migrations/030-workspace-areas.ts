import { type Migration, textType } from '../migrate.ts'

/** Which areas a workspace was filled with, so that areas that come later are filled, too, and emptied ones are not. */
export const up: Migration['up'] = async (db, kind) => {
  await db.schema
    .createTable('workspaceAreas')
    .addColumn('workspaceId', 'bigint', column => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('area', textType(kind), column => column.notNull())
    .addPrimaryKeyConstraint('workspaceAreasKey', ['workspaceId', 'area'])
    .execute()
  // Until now there was one area.
  const filled = await db.selectFrom('workspaces').select('id').where('resetAt', '!=', '').execute()
  if (filled.length > 0)
    await db
      .insertInto('workspaceAreas')
      .values(filled.map(({ id }) => ({ workspaceId: id, area: 'REVIEWS' })))
      .execute()
}
