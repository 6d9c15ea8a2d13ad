import { z } from 'zod'
import { del, emptyNotFound, get, labelFilter, listQuery, post, put, routesUnder, enumParam } from '../../rest/define-routes.ts'
import { expectedVersion, id, ids, pageOf } from '../../rest/schema.ts'
import { optional } from '../../validation.ts'
import { listProductChoices } from './choices.ts'
import {
  detailsDto,
  importBody,
  newProduct,
  productChange,
  productDto,
  productsDto,
  statusChange,
  statusLabels,
  suggestBody,
  toDetails,
  toDto,
} from './dto.ts'
import { importProducts } from './import.ts'
import { categoryLabels } from './labels.ts'
import { pictureBody, uploadPicture } from './pictures.ts'
import { maxPieces, noteText, restockProduct } from './restock.ts'
import * as service from './service.ts'
import { suggestSku } from './skus.ts'

const stockOf = new Map<string, boolean>([
  ['true', true],
  ['false', false],
])

export const productRoutes = routesUnder('/api/apps/ecommerce/products', [
  get('/', {
    summary: 'List products',
    query: listQuery(
      { product: 'PRODUCT', category: 'CATEGORY', status: 'STATUS', price: 'PRICE', qty: 'QTY', sku: 'SKU' },
      {
        stock: enumParam({ true: 'true', false: 'false' }),
        category: labelFilter(categoryLabels),
        status: labelFilter(statusLabels),
      },
    ),
    returns: pageOf('products', productDto),
    handler: async (ctx, { query: { stock, ...query } }) => {
      // Other values match nothing.
      const { items, total } = await service.listProducts(ctx, { ...query, stock: stock && (stockOf.get(stock) ?? []) })
      return { products: items.map(toDto), total }
    },
  }),
  post('/', {
    summary: 'Create a product, inactive by default; 409 if the SKU is in use',
    extension: true,
    status: 201,
    body: newProduct,
    returns: detailsDto,
    handler: async (ctx, { body }) => toDetails(ctx, await service.createProduct(ctx, body)),
  }),
  post('/statuses', {
    summary: 'Publish, schedule, or unpublish up to 1,000 products, all or none; 409 with `allowed` for an invalid transition',
    extension: true,
    status: 200,
    body: z.object({ ids: ids(), ...statusChange }),
    returns: productsDto,
    handler: async (ctx, { body: { ids, status, publishAt } }) => ({
      products: (await service.setProductStatuses(ctx, ids, status, publishAt)).map(toDto),
    }),
  }),
  post('/deletions', {
    summary: 'Delete up to 1,000 products with their variants',
    extension: true,
    status: 200,
    body: z.object({ ids: ids() }),
    returns: z.object({ ids: z.array(id()) }),
    handler: async (ctx, { body }) => ({ ids: await service.deleteProducts(ctx, body.ids) }),
  }),
  post('/prices', {
    summary: 'Change the prices of up to 1,000 products by a percentage',
    extension: true,
    status: 200,
    body: z.object({ ids: ids(), percent: z.number().min(service.percentBounds.min).max(service.percentBounds.max) }),
    returns: productsDto,
    handler: async (ctx, { body }) => ({ products: (await service.changePrices(ctx, body.ids, body.percent)).map(toDto) }),
  }),
  post('/import', {
    summary: 'Import products from the rows of a file, all or none; existing SKUs are updated, and every cell is text',
    extension: true,
    status: 200,
    body: importBody,
    returns: z.object({
      added: z.int().describe('How many were added, or would be'),
      changed: z.int(),
      same: z.int().describe('How many are unchanged'),
      problems: z.array(z.object({ row: z.int().describe('Counted from 1'), column: z.string(), message: z.string() })),
      products: z.array(productDto),
    }),
    handler: async (ctx, { body }) => {
      const outcome = await importProducts(ctx, body.rows, body.dryRun ?? false)
      return { ...outcome, products: outcome.products.map(toDto) }
    },
  }),
  get('/choices', {
    summary: 'List brands, collections, tags, and illustrations to choose from',
    extension: true,
    returns: z.object({
      brands: z.array(z.string()),
      collections: z.array(z.string()),
      tags: z.array(z.string()),
      drawings: z.array(z.string()),
    }),
    handler: ctx => listProductChoices(ctx),
  }),
  post('/sku', {
    summary: 'Suggest a free SKU for a product of this name and category',
    extension: true,
    status: 200,
    body: suggestBody,
    returns: z.object({ sku: z.string() }),
    handler: async (ctx, { body }) => ({ sku: await suggestSku(ctx, body.productName, body.category) }),
  }),
  post('/pictures', {
    summary: 'Upload an image of at most 200 kB; requires a token. Metadata such as location, time, and camera is removed',
    extension: true,
    status: 201,
    body: z.object({ data: z.string().describe('A PNG, JPEG, or WebP picture of at most 200 kB, in base64') }),
    bounds: pictureBody,
    fails: ['forbidden'],
    returns: z.object({ src: z.string().describe('The path to use in `images`'), type: z.string(), bytes: z.int() }),
    handler: (ctx, { body }) => uploadPicture(ctx, body.data),
  }),
  get('/:id', {
    summary: 'Get a product',
    extension: true,
    returns: detailsDto,
    handler: async (ctx, { params }) => toDetails(ctx, await service.findProduct(ctx, params.id)),
  }),
  put('/:id', {
    summary: 'Update a product',
    extension: true,
    body: productChange.extend({ version: expectedVersion() }),
    returns: detailsDto,
    handler: async (ctx, { params, body: { version, ...input } }) =>
      toDetails(ctx, await service.updateProduct(ctx, params.id, version, input)),
  }),
  put('/:id/status', {
    summary: 'Publish, schedule, or unpublish a product; 409 with `allowed` for an invalid transition',
    extension: true,
    body: z.object(statusChange),
    returns: detailsDto,
    handler: async (ctx, { params, body }) => toDetails(ctx, await service.setProductStatus(ctx, params.id, body.status, body.publishAt)),
  }),
  post('/:id/restock', {
    summary: 'Restock a product, or one of its variants',
    extension: true,
    status: 200,
    body: z.object({
      pieces: z.int().min(1).max(maxPieces),
      variantId: optional(id()).describe('The variant to restock; needed where there are any'),
      note: optional(noteText).describe('Shown in the history'),
      version: expectedVersion(),
    }),
    returns: detailsDto,
    handler: async (ctx, { params, body: { variantId, ...delivery } }) =>
      toDetails(ctx, await restockProduct(ctx, params.id, { ...delivery, variantId: variantId ?? undefined })),
  }),
  post('/:id/duplicate', {
    summary: 'Duplicate a product as inactive, with new SKUs',
    extension: true,
    status: 201,
    returns: detailsDto,
    handler: async (ctx, { params }) => toDetails(ctx, await service.duplicateProduct(ctx, params.id)),
  }),
  del('/:id', {
    summary: 'Delete a product',
    errors: [emptyNotFound],
    handler: (ctx, { params }) => service.deleteProduct(ctx, params.id),
  }),
])
