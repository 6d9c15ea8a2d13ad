/** Whether a stored row matches the conditions of a list, decided as both databases do. */
import type { Matching } from './list-sql.ts'
import { type AnyTable, type Stored, storedTypeOf } from './tables.ts'
import { isStorable } from './text.ts'

export type RowMatcher = (row: Stored) => boolean

/**
 * The conditions with their values, which follow the workspace in the order of the statement, and the folded search.
 * Undefined if a database would convert a value first.
 */
export function matcherOf(table: AnyTable, matching: Matching, values: readonly unknown[], search: string): RowMatcher | undefined {
  const { filters, bounds, contained = [], words } = matching
  const conditions: RowMatcher[] = []
  let at = 1
  const take = (column: string, count = 1) => {
    const taken = values.slice(at, (at += count))
    return taken.every(value => isComparable(table, column, value)) ? taken : undefined
  }
  for (const { column, any = 1 } of filters) {
    const wanted = take(column, any)
    if (!wanted) return undefined
    conditions.push(row => wanted.includes(row[column]))
  }
  for (const { column, sign } of bounds) {
    const [bound] = take(column) ?? []
    if (bound === undefined) return undefined
    conditions.push(row => isWithin(row[column] ?? null, sign, bound))
  }
  for (const columns of contained) {
    const texts = columns.map(column => take(column)?.[0])
    if (!texts.every(isStorable)) return undefined
    conditions.push(row => columns.some((column, index) => String(row[column]).includes(texts[index] ?? '')))
  }
  if (search) {
    if (!isComparable(table, 'searchText', search) || (words && storedTypeOf(table, words) !== 'string')) return undefined
    conditions.push(
      row => String(row.searchText).includes(search) || (words !== undefined && String(row[words] ?? '').includes(`\n${search}`)),
    )
  }
  return row => conditions.every(isMet => isMet(row))
}

function isComparable(table: AnyTable, column: string, value: unknown): boolean {
  const type = storedTypeOf(table, column)
  return type === 'string' ? isStorable(value) : type === 'number' && Number.isFinite(value)
}

function isWithin(stored: string | number | null, sign: string, bound: unknown): boolean {
  if (stored === null) return false
  const order = typeof stored === 'number' ? stored - Number(bound) : compareTexts(stored, String(bound))
  return sign === '>=' ? order >= 0 : order <= 0
}

/** By code point, as the databases do; JavaScript compares units of UTF-16. */
export const compareTexts = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
