/** Reads the cells of an import row as product input. */
import { fold } from '../../db/text.ts'
import { invalid } from '../../errors.ts'
import type { ImportRow } from './import.ts'
import type { ProductInput } from './input.ts'
import { type OwnCategoryRow, productCategories, type ProductStatus } from './tables.ts'

const statuses: readonly ProductStatus[] = ['INACTIVE', 'PUBLISHED', 'SCHEDULED']
const flags: Record<string, boolean> = { true: true, yes: true, 1: true, false: false, no: false, 0: false }

/** The input that a row stands for; an error names the column at fault. */
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

/** One of the names, as people write them: `Home decor` for `HOME_DECOR`. */
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

/** Dollars; 0 where an amount that may be missing is empty. */
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
