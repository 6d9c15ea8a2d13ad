import { createUniqueIndex, createWorkspaceTable, type Migration } from '../migrate.ts'

export const up: Migration['up'] = async (db, kind) => {
  await createWorkspaceTable(db, kind, 'customers', {
    columns: {
      customer: 'text',
      customerId: 'text',
      email: 'text',
      country: 'text',
      countryName: 'text',
      order: 'integer',
      totalSpent: 'integer',
      avatar: 'text',
      status: 'text',
      contact: 'text',
      createdAt: 'text',
    },
    folded: ['customer', 'email'],
    indexes: [['customerFolded'], ['country'], ['order'], ['totalSpent']],
  })
  await createUniqueIndex(db, 'customers', ['customerId'])
  await createUniqueIndex(db, 'customers', ['emailFolded'])
}
