import { createUniqueIndex, createWorkspaceTable, type Migration } from '../migrate.ts'

/** Searches of emails that are kept under a name. */
export const up: Migration['up'] = async (db, kind) => {
  await createWorkspaceTable(db, kind, 'savedSearches', {
    columns: { name: 'text', query: 'text' },
    folded: ['name'],
    indexes: [['nameFolded']],
  })
  await createUniqueIndex(db, 'savedSearches', ['nameFolded'])
}
