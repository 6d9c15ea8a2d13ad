import { createUniqueIndex, createWorkspaceTable, type Migration } from '../migrate.ts'

export const up: Migration['up'] = async (db, kind) => {
  await createWorkspaceTable(db, kind, 'roles', {
    columns: { name: 'text', role: 'text?', rights: 'text' },
    folded: ['name'],
    indexes: [],
  })
  await createUniqueIndex(db, 'roles', ['nameFolded'])
  await createUniqueIndex(db, 'roles', ['role'])
}
