import { toId } from '../../db/rows.ts'
import { toDollars } from '../../money.ts'
import { defineRoutes, emptyNotFound, listQuery, pathId, word } from '../../rest.ts'
import * as products from './service.ts'
import type { ProductRow } from './tables.ts'

const categoryWords = {
  ELECTRONICS: 'Electronics',
  ACCESSORIES: 'Accessories',
  SHOES: 'Shoes',
  OFFICE: 'Office',
  HOME_DECOR: 'Home Decor',
  GAMES: 'Games',
} as const
const statusWords = { INACTIVE: 'Inactive', PUBLISHED: 'Published', SCHEDULED: 'Scheduled' } as const
const stockOf = new Map<string, boolean>([
  ['true', true],
  ['false', false],
])

const toWire = ({ category, price, status, version: _, ...product }: ProductRow) => ({
  ...product,
  category: categoryWords[category],
  price: `$${toDollars(price).toFixed(2)}`,
  status: statusWords[status],
})

export const productRoutes = defineRoutes('/api/apps/ecommerce/products', {
  'GET /': {
    summary: 'Products, filtered, sorted and paged, the newest first',
    query: listQuery(
      { product: 'PRODUCT', category: 'CATEGORY', status: 'STATUS', price: 'PRICE', qty: 'QTY', sku: 'SKU' },
      {
        stock: word({ true: 'true', false: 'false' }),
        category: word({
          Electronics: 'ELECTRONICS',
          Accessories: 'ACCESSORIES',
          Shoes: 'SHOES',
          Office: 'OFFICE',
          'Home Decor': 'HOME_DECOR',
          Games: 'GAMES',
        }),
        status: word({ Inactive: 'INACTIVE', Published: 'PUBLISHED', Scheduled: 'SCHEDULED' }),
      },
    ),
    answer: async (ctx, { query: { stock, ...query } }) => {
      // Another word than these two matches nothing.
      const { items, total } = await products.listProducts(ctx, { ...query, stock: stock && (stockOf.get(stock) ?? []) })
      return { products: items.map(toWire), total }
    },
  },
  'DELETE /:id': {
    summary: 'Deletes a product',
    parameters: [pathId],
    errors: [emptyNotFound],
    answer: (ctx, { params }) => products.deleteProduct(ctx, toId(params.id ?? '')),
  },
})
