/** Products: what the shop sells, drafted, published at once or on a day, and taken out again. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleteRow, insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow, findRowsIn, type ListArgs, listRows, rows } from '../../db/rows.ts'
import { matchRows } from '../../db/batch.ts'
import { fold } from '../../db/text.ts'
import { conflict, invalid } from '../../errors.ts'
import { toDollars } from '../../money.ts'
import { checkStep, checkVersion, given } from '../../rules.ts'
import { defaultImages, type ProductInput, readProduct } from './input.ts'
import { readPlace } from './own-categories.ts'
import { productCategories, toldOf, type ProductCategory, type ProductRow, type ProductStatus } from './tables.ts'

type Sort = 'PRODUCT' | 'CATEGORY' | 'STATUS' | 'PRICE' | 'QTY' | 'SKU' | 'ADDED'

interface Filters {
  status?: ProductStatus | null
  category?: ProductCategory | null
  /** A list means any of them. */
  stock?: boolean | readonly boolean[] | null
  /** Id of one of the shop's own. */
  ownCategory?: string | null
  lowStock?: boolean | null
}

const columns = {
  sort: {
    PRODUCT: 'productName',
    CATEGORY: 'category',
    STATUS: 'status',
    PRICE: 'price',
    QTY: 'qty',
    SKU: 'sku',
    ADDED: 'id',
  },
  natural: { column: 'id', order: 'DESC' },
} as const

/** What follows which status; a scheduled product is published by its date alone. */
export const steps: Record<ProductStatus, readonly ProductStatus[]> = {
  INACTIVE: ['PUBLISHED', 'SCHEDULED'],
  PUBLISHED: ['INACTIVE'],
  SCHEDULED: ['INACTIVE'],
}
const stepWords = {
  INACTIVE: 'Took a product out of the shop',
  PUBLISHED: 'Published a product',
  SCHEDULED: 'Scheduled a product',
} as const
const lowStockBelow = 10

/** Products that match, the newest first unless sorted. */
export function listProducts(ctx: Context, { status, category, ownCategory, stock, lowStock, ...args }: ListArgs<Sort> & Filters) {
  const ownCategoryId = ownCategory ? Number(ownCategory) || [] : null
  return listRows(ctx, 'products', columns, {
    ...args,
    where: { status, category, ownCategoryId, stock },
    ...(lowStock && { between: { qty: { to: lowStockBelow - 1 } } }),
  })
}

export const findProduct = (ctx: Context, id: number) => findRow(ctx, 'products', id)

/** The products with these ids, or null where one is gone. */
export const loadProducts = async (ctx: Context, ids: readonly number[]) =>
  matchRows(ids, await findRowsIn(ctx, 'products', 'id', ids), ({ id }) => id)

/** Counts by status and by store, and what the store is worth. */
export async function summarizeProducts(ctx: Context) {
  const count = (condition: ReturnType<typeof sql>) => sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`
  const sums = await rows(ctx, 'products')
    .select([
      sql<number>`count(*)`.as('total'),
      count(sql`status = 'PUBLISHED'`).as('published'),
      count(sql`status = 'SCHEDULED'`).as('scheduled'),
      count(sql`status = 'INACTIVE'`).as('inactive'),
      count(sql`stock = 0`).as('outOfStock'),
      count(sql`qty < ${lowStockBelow}`).as('lowStock'),
      sql<number>`coalesce(sum(price * qty), 0)`.as('stockValue'),
    ])
    .executeTakeFirstOrThrow()
  return {
    total: Number(sums.total),
    published: Number(sums.published),
    scheduled: Number(sums.scheduled),
    inactive: Number(sums.inactive),
    outOfStock: Number(sums.outOfStock),
    lowStock: Number(sums.lowStock),
    stockValue: toDollars(Number(sums.stockValue)),
  }
}

export interface CategoryCount {
  category: ProductCategory
  products: number
}

/** Every category with the number of its products. */
export async function listCategories(ctx: Context): Promise<CategoryCount[]> {
  const groups = await rows(ctx, 'products')
    .select(['category', sql<number>`count(*)`.as('products')])
    .groupBy('category')
    .execute()
  const counts = new Map(groups.map(({ category, products }) => [category, Number(products)]))
  return productCategories.map(category => ({
    category,
    products: counts.get(category) ?? 0,
  }))
}

/** Drafts a product. */
export function createProduct(ctx: Context, input: ProductInput) {
  return write(ctx, 'Added a product', async ctx => {
    const { productName, price, sku, ...rest } = readProduct(input)
    if (productName === undefined) throw invalid('productName', 'productName must be given')
    if (price === undefined) throw invalid('price', 'price must be given')
    if (sku === undefined) throw invalid('sku', 'sku must be given')
    await checkSku(ctx, sku)
    const { category = 'ELECTRONICS', ownCategoryId = null } = await readPlace(ctx, input)
    const { qty = 0 } = rest
    return insertRow(ctx, 'products', {
      productBrand: '',
      stock: qty > 0,
      image: defaultImages[category],
      description: '',
      comparePrice: null,
      cost: null,
      barcode: '',
      tags: [],
      ...rest,
      productName,
      price,
      sku,
      category,
      ownCategoryId,
      qty,
      ...readState(ctx, { status: 'INACTIVE', publishAt: null }, input),
      createdAt: ctx.now().toISOString(),
    })
  })
}

/** The status that is wanted, and its day. */
function readState(ctx: Context, present: Pick<ProductRow, 'status' | 'publishAt'>, input: ProductInput) {
  const { status = present.status, publishAt = present.publishAt } = given(input)
  if (status !== present.status) checkStep(steps, present.status, status)
  if (status !== 'SCHEDULED') return { status, publishAt: null }
  const isKept = status === present.status && publishAt === present.publishAt
  return { status, publishAt: isKept ? publishAt : checkPublishAt(ctx, publishAt) }
}

/** Changes what is given. */
export function updateProduct(ctx: Context, id: number, version: number | null | undefined, input: ProductInput) {
  return write(ctx, 'Changed a product', async ctx => {
    const product = await findRow(ctx, 'products', id)
    checkVersion({ ...product, ...toldOf(product) }, version)
    const patch = { ...readProduct(input), ...(await readPlace(ctx, input, product)) }
    if (patch.sku !== undefined) await checkSku(ctx, patch.sku, id)
    return updateRow(ctx, 'products', product, { ...patch, ...readState(ctx, product, input) })
  })
}

/** Publishes, schedules, or takes out of the shop. */
export function setProductStatus(ctx: Context, id: number, status: ProductStatus, publishAt?: string | null) {
  return write(ctx, stepWords[status], async ctx => {
    const product = await findRow(ctx, 'products', id)
    checkStep(steps, product.status, status)
    const at = status === 'SCHEDULED' ? checkPublishAt(ctx, publishAt ?? product.publishAt) : null
    return updateRow(ctx, 'products', product, { status, publishAt: at })
  })
}

/** The instant, if it is still to come. */
export function checkPublishAt(ctx: Context, publishAt: string | null | undefined): string {
  if (!publishAt || publishAt <= ctx.now().toISOString()) throw invalid('publishAt', 'publishAt must be an instant in the future')
  return publishAt
}

/** Copies a product as a draft. */
export function duplicateProduct(ctx: Context, id: number) {
  return write(ctx, 'Copied a product', async ctx => {
    const { id: _, version: _version, ...product } = await findRow(ctx, 'products', id)
    return insertRow(ctx, 'products', {
      ...product,
      sku: await freeSku(ctx, product.sku),
      status: 'INACTIVE',
      publishAt: null,
      createdAt: ctx.now().toISOString(),
    })
  })
}

/** Deletes the product and gives back its id. */
export function deleteProduct(ctx: Context, id: number) {
  return write(ctx, 'Deleted a product', async ctx => {
    await deleteRow(ctx, 'products', await findRow(ctx, 'products', id))
    return id
  })
}

/** Shows the products whose day has come; those that are no longer scheduled are left alone. */
export function publishDueProducts(ctx: Context, ids: readonly number[]) {
  return write(ctx, 'Published a product on its day', async ctx => {
    const now = ctx.now().toISOString()
    for (const product of await findRowsIn(ctx, 'products', 'id', ids)) {
      const isDue: boolean = product.status === 'SCHEDULED' && product.publishAt !== null && product.publishAt <= now
      if (isDue) await updateRow(ctx, 'products', product, { status: 'PUBLISHED', publishAt: null })
    }
  })
}

async function checkSku(ctx: WriteContext, sku: string, ownId?: number) {
  const holder = await skuHolder(ctx, sku)
  if (holder !== undefined && holder !== ownId) throw conflict(`The sku ${sku} is taken by another product`, { field: 'sku' })
}

async function skuHolder(ctx: WriteContext, sku: string): Promise<ProductRow['id'] | undefined> {
  const found = await rows(ctx, 'products').select('row.id').where(sql.ref('row.skuFolded'), '=', fold(sku)).executeTakeFirst()
  return found?.id
}

/** The sku with the first number behind it that is free. */
async function freeSku(ctx: WriteContext, sku: string): Promise<string> {
  const stem = sku.slice(0, 14)
  for (let number = 2; ; number++) {
    const copy = `${stem}-${number}`
    if ((await skuHolder(ctx, copy)) === undefined) return copy
  }
}
