/** The cells of a row of a file, read as what a product may be given. */
import { fold } from '../../db/text.ts'
import { invalid } from '../../errors.ts'
import type { ImportRow } from './import.ts'
import type { ProductInput } from './input.ts'
import { type OwnCategoryRow, productCategories, type ProductStatus } from './tables.ts'

const statuses: readonly ProductStatus[] = ['INACTIVE', 'PUBLISHED', 'SCHEDULED']
const flags: Record<string, boolean> = { true: true, yes: true, 1: true, false: false, no: false, 0: false }

/** What the row says; refused by the column at fault. */
export function readCells(row: ImportRow, own: readonly OwnCategoryRow[]): ProductInput {
  const cell = (column: keyof ImportRow) => row[column]?.trim()
  /** Of a column where empty stands for nothing said. */
  const said = (column: keyof ImportRow) => cell(column) || undefined
  const sku = said('sku')
  if (!sku) throw invalid('sku', 'sku must be given')
  for (const column of ['productName', 'price'] as const) if (cell(column) === '') throw invalid(column, `${column} must not be empty`)
  return {
    sku,
    productName: cell('productName'),
    productBrand: cell('productBrand'),
    category: readWord('category', said('category'), productCategories),
    ownCategoryId: readOwn(cell('ownCategory'), own),
    stock: readFlag(said('stock')),
    price: readMoney('price', cell('price')),
    comparePrice: readMoney('comparePrice', cell('comparePrice')),
    cost: readMoney('cost', cell('cost')),
    qty: readWhole(said('qty')),
    barcode: cell('barcode'),
    tags: cell('tags')
      ?.split(';')
      .map(tag => tag.trim())
      .filter(tag => tag !== ''),
    image: said('image'),
    description: cell('description'),
    status: readWord('status', said('status'), statuses),
    publishAt: readInstant(said('publishAt')),
  }
}

/** One of the names, as people write them: `Home decor` for `HOME_DECOR`. */
function readWord<T extends string>(column: string, word: string | undefined, names: readonly T[]): T | undefined {
  if (word === undefined) return undefined
  const wanted = word.toUpperCase().replaceAll(/[\s_-]+/g, '_')
  const found = names.find(name => name === wanted)
  if (!found) throw invalid(column, `${column} must be one of ${names.map(name => name.toLowerCase().replaceAll('_', ' ')).join(', ')}`)
  return found
}

function readOwn(word: string | undefined, own: readonly OwnCategoryRow[]): number | undefined {
  if (word === undefined) return undefined
  if (word === '') return 0
  const wanted = fold(word)
  const found = own.find(({ slug }) => fold(slug) === wanted) ?? own.find(({ title }) => fold(title) === wanted)
  if (!found) throw invalid('ownCategory', `There is no category "${word.slice(0, 60)}" of your own`)
  return found.id
}

function readFlag(word: string | undefined): boolean | undefined {
  if (word === undefined) return undefined
  const flag = flags[word.toLowerCase()]
  if (flag === undefined) throw invalid('stock', 'stock must be true or false')
  return flag
}

/** Dollars; 0 where an amount that may be missing is empty. */
function readMoney(column: string, word: string | undefined): number | undefined {
  if (word === undefined) return undefined
  if (word === '') return 0
  if (!/^\$?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(word)) throw invalid(column, `${column} must be an amount such as 12.50`)
  return Number(word.replaceAll(/[$,]/g, ''))
}

function readWhole(word: string | undefined): number | undefined {
  if (word === undefined) return undefined
  if (!/^\d{1,10}$/.test(word)) throw invalid('qty', 'qty must be a whole number, 0 or more')
  return Number(word)
}

function readInstant(word: string | undefined): string | undefined {
  if (word === undefined) return undefined
  const at = /^\d{4}-\d{2}-\d{2}T/.test(word) ? new Date(word) : new Date(Number.NaN)
  if (Number.isNaN(at.getTime())) throw invalid('publishAt', 'publishAt must be an instant such as 2026-12-24T09:00:00.000Z')
  return at.toISOString()
}
