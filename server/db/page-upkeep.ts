/** A page of a list after changes of rows, as far as the page itself tells. */
import { textLength } from './answer-size.ts'
import type { StoredChange } from './changes-since.ts'
import type { Order } from './list-sql.ts'
import type { Page } from './page-cache.ts'
import { compareTexts, type RowMatcher } from './row-matching.ts'
import type { Row } from './store.ts'
import { type AnyTable, columnNames, decodeFrozen, encodeRow, type Stored } from './tables.ts'

/** Which rows of a sorted list a page shows. */
export interface Window {
  ordered: readonly Order[]
  offset: number
  limit: number
}

/**
 * The page after the changes; undefined if it must be read again, because rows of other pages move onto it. From its
 * first to its last row, a page holds all rows of the list; the first page also those before, and the last one those
 * after. Its rows must be of the same revision as its total.
 */
export function changePage(
  table: AnyTable,
  page: Page,
  changes: readonly StoredChange[],
  { ordered, offset, limit, isMatch }: Window & { isMatch: RowMatcher },
): Page | undefined {
  const rows = page.rows.map(row => ({ row, stored: encodeRow(table, row) }))
  const isLast = offset + rows.length >= page.total
  const [first, last] = [offset > 0 ? rows[0]?.stored : undefined, isLast ? undefined : rows.at(-1)?.stored]
  if (offset > 0 && !first) return undefined
  const isSortable = (row: Stored) => ordered.every(({ column }) => row[column] !== null && row[column] !== undefined)
  const placeOf = (row: Stored) => {
    if (first && compareRows(ordered, row, first) < 0) return 'before'
    return last && compareRows(ordered, row, last) > 0 ? 'after' : 'inside'
  }
  let { total } = page
  /** By how many rows the page has moved. */
  let shift = 0
  if (!rows.every(({ stored }) => isSortable(stored))) return undefined
  for (const { before, after } of changes) {
    if (before && isMatch(before)) {
      if (!isSortable(before)) return undefined
      total -= 1
      const place = placeOf(before)
      if (place === 'before') shift -= 1
      const at = place === 'inside' ? rows.findIndex(({ stored }) => stored.id === before.id) : undefined
      if (at === -1) return undefined
      if (at !== undefined) rows.splice(at, 1)
    }
    if (after && isMatch(after)) {
      if (!isSortable(after)) return undefined
      total += 1
      const place = placeOf(after)
      if (place === 'before') shift += 1
      if (place === 'inside') {
        const next = rows.findIndex(({ stored }) => compareRows(ordered, stored, after) > 0)
        rows.splice(next < 0 ? rows.length : next, 0, toRow(table, after))
      }
    }
  }
  if (shift !== 0 || (!isLast && rows.length < limit)) return undefined
  const shown = rows.slice(0, limit)
  return { rows: shown.map(({ row }) => row), total, length: textLength(shown.map(({ stored }) => selected(table, stored))) }
}

const selected = (table: AnyTable, stored: Stored): Row => Object.fromEntries(columnNames(table).map(name => [name, stored[name]]))

function toRow(table: AnyTable, stored: Stored): { row: Row; stored: Stored } {
  const row = selected(table, stored)
  decodeFrozen(table, row)
  return { row, stored }
}

/** The order of two rows, which differ at least in their ids. */
function compareRows(ordered: readonly Order[], a: Stored, b: Stored): number {
  for (const { column, order } of ordered) {
    const [one, other] = [a[column] ?? '', b[column] ?? '']
    if (one === other) continue
    const compared = typeof one === 'number' ? one - Number(other) : compareTexts(one, String(other))
    return order === 'desc' ? -compared : compared
  }
  return 0
}
