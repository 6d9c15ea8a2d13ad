import { createUniqueIndex, createWorkspaceTable, type Migration } from '../migrate.ts'

export const up: Migration['up'] = async (db, kind) => {
  await createWorkspaceTable(db, kind, 'products', {
    columns: {
      productName: 'text',
      productBrand: 'text',
      category: 'text',
      stock: 'integer',
      sku: 'text',
      price: 'integer',
      qty: 'integer',
      status: 'text',
      publishAt: 'text?',
      image: 'text',
      description: 'text',
      createdAt: 'text',
    },
    folded: ['productName', 'sku'],
    indexes: [['productNameFolded'], ['category'], ['status'], ['stock'], ['price'], ['qty']],
  })
  await createUniqueIndex(db, 'products', ['skuFolded'])
  // Scheduled products are found across all workspaces.
  await db.schema
    .createIndex('products_due')
    .on('products')
    .column('publishAt')
    .where('publishAt' as never, 'is not', null)
    .execute()
}
