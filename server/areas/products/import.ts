/** Imports products from a file: adds new SKUs and changes known ones, all rows or none. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { write, type WriteContext } from '../../db/changes.ts'
import { findRowsIn, rows as rowsOf } from '../../db/rows.ts'
import { fold } from '../../db/text.ts'
import { AppError, invalid } from '../../errors.ts'
import type { DetailsInput } from './details.ts'
import type { ProductInput } from './input.ts'
import { listOwnCategories } from './own-categories.ts'
import { createProduct, updateProduct } from './service.ts'
import { type OwnCategoryRow, productCategories, type ProductRow, products, type ProductStatus } from './tables.ts'
import type { VariantsInput } from './variants.ts'

/** A row of the file; null if the file lacks the column. */
export type ImportRow = { sku: string } & { [Column in Exclude<ImportColumn, 'sku'>]?: string | null }
export type ImportColumn = Exclude<keyof ProductInput, keyof DetailsInput | keyof VariantsInput | 'ownCategoryId'> | 'ownCategory'

interface Problem {
  /** Counted from 1. */
  row: number
  column: string
  message: string
}

interface Outcome {
  added: number
  changed: number
  same: number
  problems: Problem[]
  products: ProductRow[]
}

export const maxRows = 500

/** Rolls the transaction back. */
class RolledBack extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super('The import is rolled back')
    this.outcome = outcome
  }
}

/** Imports the rows; a dry run, or a file with a wrong row, only reports what would happen. */
export async function importProducts(ctx: Context, rows: readonly ImportRow[], dryRun: boolean): Promise<Outcome> {
  if (rows.length === 0 || rows.length > maxRows) throw invalid('IMPORT_ROWS_OUT_OF_RANGE', { field: 'rows', max: maxRows })
  try {
    return await write(ctx, 'PRODUCT_IMPORTED', async ctx => {
      const outcome = await writeRows(ctx, rows)
      if (dryRun || outcome.problems.length > 0) throw new RolledBack({ ...outcome, products: [] })
      ctx.params.count = outcome.products.length
      return outcome
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome
    throw error
  }
}

async function writeRows(ctx: WriteContext, rows: readonly ImportRow[]): Promise<Outcome> {
  const outcome: Outcome = { added: 0, changed: 0, same: 0, problems: [], products: [] }
  const known = await findKnown(ctx, rows)
  const { items: categories } = await listOwnCategories(ctx, { page: { itemsPerPage: -1 } })
  const seen = new Map<string, number>()
  for (const [index, row] of rows.entries())
    try {
      const key = fold(row.sku.trim())
      const before = seen.get(key)
      if (before !== undefined) throw invalid('SKU_IN_ROW', { field: 'sku', sku: row.sku, row: before })
      if (key) seen.set(key, index + 1)
      await writeRow(ctx, outcome, row, known.get(key), categories)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const column = error.field === 'ownCategoryId' ? 'ownCategory' : (error.field ?? ('allowed' in error.facts ? 'status' : ''))
      outcome.problems.push({ row: index + 1, column, message: error.message })
    }
  return outcome
}

async function writeRow(ctx: WriteContext, outcome: Outcome, row: ImportRow, present: ProductRow | undefined, own: OwnCategoryRow[]) {
  const input = readCells(row, own)
  if (!present) {
    outcome.products.push(await createProduct(ctx, input))
    outcome.added++
    return
  }
  const product = await updateProduct(ctx, present.id, null, input)
  if (product.version === present.version) return void outcome.same++
  outcome.products.push(product)
  outcome.changed++
}

/** Products whose SKU is in the file. */
async function findKnown(ctx: Context, rows: readonly ImportRow[]): Promise<Map<string, ProductRow>> {
  const skus = rows.map(({ sku }) => fold(sku.trim()))
  const found = await rowsOf(ctx, products).select('row.id').where(sql.ref('row.skuFolded'), 'in', skus).execute()
  const present = await findRowsIn(
    ctx,
    products,
    'id',
    found.map(({ id }) => id),
  )
  return new Map(present.map(product => [fold(product.sku), product]))
}

const statuses: readonly ProductStatus[] = ['INACTIVE', 'PUBLISHED', 'SCHEDULED']
const flags: Record<string, boolean> = { true: true, yes: true, 1: true, false: false, no: false, 0: false }

/** The input for a row; an error names the column. */
export function readCells(row: ImportRow, own: readonly OwnCategoryRow[]): ProductInput {
  const cell = (column: keyof ImportRow) => row[column]?.trim()
  /** In these columns, an empty cell leaves the value as it is. */
  const filled = (column: keyof ImportRow) => cell(column) || undefined
  const sku = filled('sku')
  if (!sku) throw invalid('REQUIRED', { field: 'sku' })
  for (const column of ['productName', 'price'] as const) if (cell(column) === '') throw invalid('REQUIRED', { field: column })
  return {
    sku,
    productName: cell('productName'),
    productBrand: cell('productBrand'),
    category: readWord('category', filled('category'), productCategories),
    ownCategoryId: readOwn(cell('ownCategory'), own),
    stock: readFlag(filled('stock')),
    price: readMoney('price', cell('price')),
    comparePrice: readMoney('comparePrice', cell('comparePrice')),
    cost: readMoney('cost', cell('cost')),
    qty: readWhole(filled('qty')),
    barcode: cell('barcode'),
    tags: cell('tags')
      ?.split(';')
      .map(tag => tag.trim())
      .filter(tag => tag !== ''),
    image: filled('image'),
    description: cell('description'),
    status: readWord('status', filled('status'), statuses),
    publishAt: readInstant(filled('publishAt')),
  }
}

/** An enum value by its display name: `Home decor` for `HOME_DECOR`. */
function readWord<T extends string>(column: string, word: string | undefined, names: readonly T[]): T | undefined {
  if (word === undefined) return undefined
  const wanted = word.toUpperCase().replaceAll(/[\s_-]+/g, '_')
  const found = names.find(name => name === wanted)
  if (!found) throw invalid('NOT_ONE_OF', { field: column, allowed: names.map(name => name.toLowerCase().replaceAll('_', ' ')) })
  return found
}

function readOwn(word: string | undefined, own: readonly OwnCategoryRow[]): number | undefined {
  if (word === undefined) return undefined
  if (word === '') return 0
  const wanted = fold(word)
  const found = own.find(({ slug }) => fold(slug) === wanted) ?? own.find(({ title }) => fold(title) === wanted)
  if (!found) throw invalid('CATEGORY_UNKNOWN', { field: 'ownCategory', name: word.slice(0, 60) })
  return found.id
}

function readFlag(word: string | undefined): boolean | undefined {
  if (word === undefined) return undefined
  const flag = flags[word.toLowerCase()]
  if (flag === undefined) throw invalid('NOT_BOOLEAN', { field: 'stock' })
  return flag
}

/** In dollars; 0 if an optional amount is empty. */
function readMoney(column: string, word: string | undefined): number | undefined {
  if (word === undefined) return undefined
  if (word === '') return 0
  if (!/^\$?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(word)) throw invalid('NOT_MONEY', { field: column })
  return Number(word.replaceAll(/[$,]/g, ''))
}

function readWhole(word: string | undefined): number | undefined {
  if (word === undefined) return undefined
  if (!/^\d{1,10}$/.test(word)) throw invalid('NOT_INTEGER', { field: 'qty' })
  return Number(word)
}

function readInstant(word: string | undefined): string | undefined {
  if (word === undefined) return undefined
  const at = /^\d{4}-\d{2}-\d{2}T/.test(word) ? new Date(word) : new Date(Number.NaN)
  if (Number.isNaN(at.getTime())) throw invalid('NOT_INSTANT', { field: 'publishAt' })
  return at.toISOString()
}
