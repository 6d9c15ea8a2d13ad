import { createWorkspaceTable, type Migration } from '../migrate.ts'

export const up: Migration['up'] = (db, kind) =>
  createWorkspaceTable(db, kind, 'reviews', {
    columns: {
      product: 'text',
      companyName: 'text',
      productImage: 'text',
      reviewer: 'text',
      email: 'text',
      avatar: 'text',
      writtenAt: 'text',
      status: 'text',
      rating: 'integer',
      head: 'text',
      para: 'text',
    },
    folded: ['product', 'reviewer'],
    indexes: [['productFolded'], ['reviewerFolded'], ['writtenAt'], ['status', 'writtenAt'], ['rating', 'writtenAt']],
  })
