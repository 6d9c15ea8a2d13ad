import { createWorkspaceTable, type Migration } from '../migrate.ts'

/** What the shop keeps of a customer beside name and figures, under the customer's own id. */
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
