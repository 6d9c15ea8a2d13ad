import { createWorkspaceTable, type Migration } from '../migrate.ts'

/** Customer profiles, which share their ids with the customers. */
export const up: Migration['up'] = (db, kind) =>
  createWorkspaceTable(db, kind, 'customerProfiles', {
    columns: {
      plan: 'text',
      balance: 'integer',
      isTwoStep: 'integer',
      resetSentAt: 'text?',
      notices: 'text',
      addresses: 'text',
      wishlist: 'text',
      coupons: 'text',
      signIns: 'text',
    },
    folded: [],
    indexes: [],
  })
