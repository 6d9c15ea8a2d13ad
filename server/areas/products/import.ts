/** Imports products from a file: adds new SKUs and changes known ones, all rows or none. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { write, type WriteContext } from '../../db/changes.ts'
import { findRowsIn, rows as rowsOf } from '../../db/rows.ts'
import { fold } from '../../db/text.ts'
import { AppError, invalid } from '../../errors.ts'
import type { DetailsInput } from './details.ts'
import { readCells } from './import-cells.ts'
import type { ProductInput } from './input.ts'
import { listOwnCategories } from './own-categories.ts'
import { createProduct, updateProduct } from './service.ts'
import { type OwnCategoryRow, type ProductRow, products } from './tables.ts'
import type { VariantsInput } from './variants.ts'

/** A row of the file; null where the file has no such column. */
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

/** The products whose sku stands in the file. */
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
