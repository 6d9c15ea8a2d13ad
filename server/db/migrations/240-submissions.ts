import { createWorkspaceTable, type Migration } from '../migrate.ts'

/** What was sent with demonstration forms. */
export const up: Migration['up'] = (db, kind) =>
  createWorkspaceTable(db, kind, 'submissions', {
    columns: { form: 'text', title: 'text', fields: 'text', submittedAt: 'text' },
    folded: ['title'],
    indexes: [['titleFolded'], ['form'], ['submittedAt']],
  })
