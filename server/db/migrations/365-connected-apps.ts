import { createWorkspaceTable, type Migration } from '../migrate.ts'

/** Apps and social accounts that the profile is connected with. */
export const up: Migration['up'] = async (db, kind) => {
  await createWorkspaceTable(db, kind, 'connectedApps', {
    columns: { service: 'text', account: 'text', isSocial: 'integer', isConnected: 'integer' },
    folded: [],
    indexes: [],
  })
}
