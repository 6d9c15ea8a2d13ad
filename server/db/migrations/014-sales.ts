import { createWorkspaceTable, type Migration } from '../migrate.ts'

export const up: Migration['up'] = (db, kind) =>
  createWorkspaceTable(db, kind, 'sales', {
    columns: {
      productId: 'integer',
      productName: 'text',
      slug: 'text',
      brand: 'text',
      category: 'text',
      priceCents: 'integer',
      image: 'text',
      hasFreeShipping: 'integer',
      ratingTenths: 'integer',
      description: 'text',
      date: 'text',
      buyer: 'text',
      buyerAvatar: 'text',
      totalCents: 'integer',
      received: 'text',
      paidCents: 'integer',
      status: 'text',
    },
    folded: ['productName', 'buyer'],
    indexes: [['productNameFolded'], ['buyerFolded'], ['date'], ['totalCents'], ['status']],
  })
