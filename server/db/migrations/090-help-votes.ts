import { createWorkspaceTable, type Migration } from '../migrate.ts'

/** Feedback on help articles. */
export const up: Migration['up'] = async (db, kind) => {
  await createWorkspaceTable(db, kind, 'helpVotes', {
    columns: { slug: 'text', isHelpful: 'integer', reason: 'text', votedAt: 'text' },
    folded: [],
    indexes: [['votedAt'], ['slug', 'votedAt'], ['isHelpful', 'votedAt']],
  })
}
