import { createWorkspaceTable, type Migration } from '../migrate.ts'

export const up: Migration['up'] = async (db, kind) => {
  await createWorkspaceTable(db, kind, 'permissions', {
    columns: { name: 'text', assignedTo: 'text', createdDate: 'text', createdText: 'text', roleWords: 'text' },
    folded: ['name'],
    indexes: [['createdDate']],
  })
  // Also used to sort by name.
  await db.schema.createIndex('permissions_name').unique().on('permissions').columns(['workspaceId', 'nameFolded']).execute()
}
