import { createUniqueIndex, createWorkspaceTable, type Migration } from '../migrate.ts'

export const up: Migration['up'] = async (db, kind) => {
  await createWorkspaceTable(db, kind, 'users', {
    columns: {
      fullName: 'text',
      company: 'text',
      role: 'text',
      username: 'text',
      country: 'text',
      contact: 'text',
      email: 'text',
      currentPlan: 'text',
      status: 'text',
      avatar: 'text',
      billing: 'text',
      taskDone: 'integer',
      projectDone: 'integer',
      taxId: 'text',
      language: 'text',
    },
    folded: ['fullName', 'username', 'email'],
    indexes: [['fullNameFolded'], ['emailFolded'], ['role'], ['currentPlan'], ['status'], ['billing']],
  })
  await createUniqueIndex(db, 'users', ['usernameFolded'])
  // Many users may have none.
  await db.schema
    .createIndex('users_unique_emailFolded')
    .unique()
    .on('users')
    .columns(['workspaceId', 'emailFolded'])
    .where('emailFolded' as never, '!=', '')
    .execute()
}
