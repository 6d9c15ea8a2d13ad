import { createWorkspaceTable, type Migration } from '../migrate.ts'

export const up: Migration['up'] = (db, kind) =>
  createWorkspaceTable(db, kind, 'projects', {
    columns: {
      logo: 'text',
      name: 'text',
      project: 'text',
      leader: 'text',
      progress: 'integer',
      hours: 'text',
      team: 'text',
      extraMembers: 'integer',
    },
    folded: ['name', 'leader', 'project'],
    indexes: [['projectFolded', 'nameFolded'], ['leaderFolded'], ['progress']],
  })
