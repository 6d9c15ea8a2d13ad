import { toId } from '../../db/rows.ts'
import { defineRoutes, emptyNotFound, listQuery, pathId, word } from '../../rest/define-routes.ts'
import { list, object, pageOf, text, whole } from '../../rest/schemas.ts'
import { listProductChoices } from './choices.ts'
import { importProducts } from './import.ts'
import { changePrices, setProductStatuses } from './many.ts'
import { pictureBody, uploadPicture } from './pictures.ts'
import { restockProduct } from './restock.ts'
import * as products from './service.ts'
import { suggestSku } from './skus.ts'
import {
  change,
  dearer,
  delivery,
  file,
  many,
  nameToSuggest,
  product,
  productDetails,
  some,
  step,
  toDetails,
  toWire,
  uploaded,
  wanted,
} from './wire.ts'
import { categoryNames } from './words.ts'

const stockOf = new Map<string, boolean>([
  ['true', true],
  ['false', false],
])

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
    returns: productDetails,
    answer: async (ctx, { body }) => toDetails(ctx, await products.createProduct(ctx, wanted.read(body))),
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
  'GET /choices': {
    summary: 'What to offer to whoever describes a product: makers, collections, tags and drawings',
    extension: true,
    returns: object({ brands: list(text()), collections: list(text()), tags: list(text()), drawings: list(text()) }),
    answer: listProductChoices,
  },
  'POST /sku': {
    summary: 'A sku for a product of this name and category that is free now',
    extension: true,
    status: 200,
    body: nameToSuggest,
    returns: object({ sku: text() }),
    answer: async (ctx, { body }) => {
      const { productName, category } = nameToSuggest.read(body)
      return { sku: await suggestSku(ctx, productName, category) }
    },
  },
  'POST /pictures': {
    summary:
      'Uploads a picture of at most 200 kB and gives its address; only signed in. What its file says of place, time and camera is left out',
    extension: true,
    status: 201,
    body: uploaded,
    bounds: pictureBody,
    fails: ['forbidden'],
    returns: object({ src: text('What to name it by in `images`'), type: text(), bytes: whole() }),
    answer: (ctx, { body }) => uploadPicture(ctx, uploaded.read(body).data),
  },
  'GET /:id': {
    summary: 'One product',
    extension: true,
    parameters: [pathId],
    returns: productDetails,
    answer: async (ctx, { params }) => toDetails(ctx, await products.findProduct(ctx, toId(params.id ?? ''))),
  },
  'PUT /:id': {
    summary: 'Changes what is given of a product; the status has steps of its own',
    extension: true,
    parameters: [pathId],
    body: change,
    returns: productDetails,
    answer: async (ctx, { params, body }) => {
      const { version, ...input } = change.read(body)
      return toDetails(ctx, await products.updateProduct(ctx, toId(params.id ?? ''), version, input))
    },
  },
  'PUT /:id/status': {
    summary: 'Publishes a product, schedules it, or takes it out of the shop; 409 with `allowed` when it cannot become so',
    extension: true,
    parameters: [pathId],
    body: step,
    returns: productDetails,
    answer: async (ctx, { params, body }) => {
      const { status, publishAt } = step.read(body)
      return toDetails(ctx, await products.setProductStatus(ctx, toId(params.id ?? ''), status, publishAt))
    },
  },
  'POST /:id/restock': {
    summary: 'Adds pieces to a product, or to the variant that is named; the history tells how many and the note',
    extension: true,
    status: 200,
    parameters: [pathId],
    body: delivery,
    returns: productDetails,
    answer: async (ctx, { params, body }) => {
      const { variantId, ...told } = delivery.read(body)
      return toDetails(ctx, await restockProduct(ctx, toId(params.id ?? ''), { ...told, variantId: variantId ?? undefined }))
    },
  },
  'POST /:id/duplicate': {
    summary: 'Copies a product, as inactive and with skus of its own',
    extension: true,
    status: 201,
    parameters: [pathId],
    returns: productDetails,
    answer: async (ctx, { params }) => toDetails(ctx, await products.duplicateProduct(ctx, toId(params.id ?? ''))),
  },
  'DELETE /:id': {
    summary: 'Deletes a product',
    parameters: [pathId],
    errors: [emptyNotFound],
    answer: (ctx, { params }) => products.deleteProduct(ctx, toId(params.id ?? '')),
  },
})
