import { createUniqueIndex, createWorkspaceTable, type Migration } from '../migrate.ts'

export const up: Migration['up'] = async (db, kind) => {
  await createWorkspaceTable(db, kind, 'orders', {
    columns: {
      order: 'integer',
      orderedAt: 'text',
      customerId: 'integer?',
      customerName: 'text',
      email: 'text',
      avatar: 'text',
      payment: 'text',
      status: 'text',
      method: 'text',
      methodNumber: 'text',
      subtotal: 'integer',
      discount: 'integer',
      shipping: 'integer',
      tax: 'integer',
      spent: 'integer',
      shippingAddress: 'text',
      billingAddress: 'text',
    },
    folded: ['customerName'],
    indexes: [['customerNameFolded'], ['orderedAt'], ['status'], ['payment'], ['spent'], ['customerId', 'orderedAt']],
  })
  await createUniqueIndex(db, 'orders', ['order'])
  await createWorkspaceTable(db, kind, 'orderItems', {
    columns: {
      orderId: 'integer',
      productId: 'integer',
      productName: 'text',
      productBrand: 'text',
      category: 'text',
      image: 'text',
      price: 'integer',
      qty: 'integer',
    },
    folded: [],
    indexes: [['orderId']],
  })
  await createWorkspaceTable(db, kind, 'orderEvents', {
    columns: { orderId: 'integer', at: 'text', title: 'text', text: 'text', actor: 'text' },
    folded: [],
    indexes: [['orderId']],
  })
}
