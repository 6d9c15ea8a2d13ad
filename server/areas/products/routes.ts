import { toId } from '../../db/rows.ts'
import { aFlag, aList, anInstant, aNumber, aRecord, aText, aWhole, aWord, bodyOf, seenVersion } from '../../fields.ts'
import { toDollars } from '../../money.ts'
import { defineRoutes, emptyNotFound, listQuery, pathId, word } from '../../rest.ts'
import { columnsOf, list, model, number, object, oneOf, orNull, pageOf, text, whole } from '../../schemas.ts'
import { importProducts } from './import.ts'
import { changePrices, setProductStatuses } from './many.ts'
import * as products from './service.ts'
import type { ProductRow } from './tables.ts'
import './tables.ts'
import { categoryNames, categoryWords } from './words.ts'

const statusWords = { INACTIVE: 'Inactive', PUBLISHED: 'Published', SCHEDULED: 'Scheduled' } as const
const stockOf = new Map<string, boolean>([
  ['true', true],
  ['false', false],
])

const toWire = ({ category, price, comparePrice, cost, status, ...product }: ProductRow) => ({
  ...product,
  comparePrice: comparePrice === null ? null : toDollars(comparePrice),
  cost: cost === null ? null : toDollars(cost),
  category: categoryWords[category],
  price: `$${toDollars(price).toFixed(2)}`,
  status: statusWords[status],
})

const product = model('Product', {
  ...columnsOf('products'),
  version: whole(),
  category: oneOf(categoryWords),
  price: text('US dollars, such as `$1200.50`'),
  comparePrice: orNull(number('US dollars before it was reduced')),
  cost: orNull(number('US dollars that it costs the shop')),
  tags: list(text()),
  status: oneOf(statusWords),
})

const fields = {
  productName: aText({ minLength: 1, maxLength: 120 }),
  productBrand: aText({ maxLength: 120 }),
  category: aWord(categoryWords),
  ownCategoryId: aWhole({ minimum: 0, description: 'One of the shop’s own, which brings its parent with it; 0 for none' }),
  stock: aFlag({ description: 'Whether it can be ordered' }),
  sku: aText({ minLength: 1, maxLength: 20, description: 'Digits and letters with - between them, unique' }),
  price: aNumber({ minimum: 0, description: 'US dollars, two decimals at most' }),
  qty: aWhole({ minimum: 0 }),
  comparePrice: aNumber({ minimum: 0, description: 'US dollars before it was reduced; 0 for none' }),
  cost: aNumber({ minimum: 0, description: 'US dollars that it costs the shop; 0 for unknown' }),
  barcode: aText({ maxLength: 20, description: 'Digits' }),
  tags: aList(aText({ maxLength: 30 }), { maxItems: 12 }),
  image: aText({ maxLength: 500, description: 'A path that begins with `/`, or an https address' }),
  description: aText({ maxLength: 4000 }),
  status: aWord(statusWords),
  publishAt: anInstant({ description: 'In the future; needed to schedule' }),
}
const wanted = bodyOf(fields, 'productName', 'sku', 'price')
const change = bodyOf({ ...fields, version: seenVersion })
const step = bodyOf({ status: aWord(statusWords), publishAt: anInstant({ description: 'In the future; needed to schedule' }) }, 'status')
const ids = aList(aWhole({ minimum: 1 }), { minItems: 1, maxItems: 1000 })
const many = bodyOf(
  { ids, status: aWord(statusWords), publishAt: anInstant({ description: 'In the future; needed to schedule' }) },
  'ids',
  'status',
)
const dearer = bodyOf({ ids, percent: aNumber({ minimum: -90, maximum: 500 }) }, 'ids', 'percent')
const cell = aText({ maxLength: 4000 })
const file = bodyOf(
  {
    rows: aList(
      aRecord(
        {
          sku: cell,
          productName: cell,
          productBrand: cell,
          category: cell,
          ownCategory: cell,
          stock: cell,
          price: cell,
          comparePrice: cell,
          cost: cell,
          qty: cell,
          barcode: cell,
          tags: cell,
          image: cell,
          description: cell,
          status: cell,
          publishAt: cell,
        },
        'sku',
      ),
      { minItems: 1, maxItems: 500 },
    ),
    dryRun: aFlag({ description: 'Only tells what would become of the rows' }),
  },
  'rows',
)
const some = object({ products: list(product) })

export const productRoutes = defineRoutes('/api/apps/ecommerce/products', {
  'GET /': {
    summary: 'Products, filtered, sorted and paged, the newest first',
    query: listQuery(
      { product: 'PRODUCT', category: 'CATEGORY', status: 'STATUS', price: 'PRICE', qty: 'QTY', sku: 'SKU' },
      {
        stock: word({ true: 'true', false: 'false' }),
        category: word(categoryNames),
        status: word({ Inactive: 'INACTIVE', Published: 'PUBLISHED', Scheduled: 'SCHEDULED' }),
      },
    ),
    returns: pageOf('products', product),
    answer: async (ctx, { query: { stock, ...query } }) => {
      // Another word than these two matches nothing.
      const { items, total } = await products.listProducts(ctx, { ...query, stock: stock && (stockOf.get(stock) ?? []) })
      return { products: items.map(toWire), total }
    },
  },
  'POST /': {
    summary: 'Adds a product, which begins inactive; 409 when its sku is taken',
    extension: true,
    status: 201,
    body: wanted,
    returns: product,
    answer: async (ctx, { body }) => toWire(await products.createProduct(ctx, wanted.read(body))),
  },
  'POST /statuses': {
    summary: 'Publishes, schedules or takes out of the shop 1 to 1,000 products in one step, all or none; 409 with `allowed` otherwise',
    extension: true,
    status: 200,
    body: many,
    returns: some,
    answer: async (ctx, { body }) => {
      const { ids, status, publishAt } = many.read(body)
      return { products: (await setProductStatuses(ctx, ids, status, publishAt)).map(toWire) }
    },
  },
  'POST /prices': {
    summary: 'Changes the price of 1 to 1,000 products by so many percent, in one step',
    extension: true,
    status: 200,
    body: dearer,
    returns: some,
    answer: async (ctx, { body }) => {
      const { ids, percent } = dearer.read(body)
      return { products: (await changePrices(ctx, ids, percent)).map(toWire) }
    },
  },
  'POST /import': {
    summary: 'Adds the products of a file and changes those whose sku is known, in one step, all or none; every cell is a text',
    extension: true,
    status: 200,
    body: file,
    returns: object({
      added: whole('How many were added, or would be'),
      changed: whole(),
      same: whole('How many are as the file says already'),
      problems: list(object({ row: whole('Counted from 1'), column: text(), message: text() })),
      products: list(product),
    }),
    answer: async (ctx, { body }) => {
      const { rows, dryRun } = file.read(body)
      const told = await importProducts(ctx, rows, dryRun ?? false)
      return { ...told, products: told.products.map(toWire) }
    },
  },
  'GET /:id': {
    summary: 'One product',
    extension: true,
    parameters: [pathId],
    returns: product,
    answer: async (ctx, { params }) => toWire(await products.findProduct(ctx, toId(params.id ?? ''))),
  },
  'PUT /:id': {
    summary: 'Changes what is given of a product; the status has steps of its own',
    extension: true,
    parameters: [pathId],
    body: change,
    returns: product,
    answer: async (ctx, { params, body }) => {
      const { version, ...input } = change.read(body)
      return toWire(await products.updateProduct(ctx, toId(params.id ?? ''), version, input))
    },
  },
  'PUT /:id/status': {
    summary: 'Publishes a product, schedules it, or takes it out of the shop; 409 with `allowed` when it cannot become so',
    extension: true,
    parameters: [pathId],
    body: step,
    returns: product,
    answer: async (ctx, { params, body }) => {
      const { status, publishAt } = step.read(body)
      return toWire(await products.setProductStatus(ctx, toId(params.id ?? ''), status, publishAt))
    },
  },
  'POST /:id/duplicate': {
    summary: 'Copies a product, as inactive and with a sku of its own',
    extension: true,
    status: 201,
    parameters: [pathId],
    returns: product,
    answer: async (ctx, { params }) => toWire(await products.duplicateProduct(ctx, toId(params.id ?? ''))),
  },
  'DELETE /:id': {
    summary: 'Deletes a product',
    parameters: [pathId],
    errors: [emptyNotFound],
    answer: (ctx, { params }) => products.deleteProduct(ctx, toId(params.id ?? '')),
  },
})
