import { createWorkspaceTable, type Migration } from '../migrate.ts'

export const up: Migration['up'] = async (db, kind) => {
  await createWorkspaceTable(db, kind, 'referrals', {
    columns: {
      user: 'text',
      email: 'text',
      avatar: 'text',
      referredId: 'integer',
      status: 'text',
      valueCents: 'integer',
      earningCents: 'integer',
    },
    folded: ['user', 'email'],
    indexes: [['userFolded'], ['status'], ['valueCents'], ['earningCents']],
  })
  // Also used to sort by number.
  for (const column of ['referredId', 'emailFolded'])
    await db.schema.createIndex(`referrals_${column}`).unique().on('referrals').columns(['workspaceId', column]).execute()
}
