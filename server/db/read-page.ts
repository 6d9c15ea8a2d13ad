/** Reads one page of a list: kept, kept up to date, counted first, or read first where that tells the count. */
import { isAnchored, readAnchored } from './anchors.ts'
import { textLength } from './answer-size.ts'
import { countMatches, countRead, isShort, knownMatches, type Matches, minLongRows, spanOf } from './count-cache.ts'
import { presentMatches, presentPage } from './count-upkeep.ts'
import type { ListShape } from './list-sql.ts'
import { findPage, keepPage, type Page } from './page-cache.ts'
import type { Window } from './page-upkeep.ts'
import type { RowMatcher } from './row-matching.ts'
import type { Reading, Row, Statement, Store } from './store.ts'
import { type AnyTable, decodeFrozen, decodeRow } from './tables.ts'

/** From this offset on, rows before the page are skipped along an index. */
const deepFrom = 500

/** Pages that are being read aside, by their key and the revision when they were asked for. */
const asides = new WeakMap<Store, Map<string, Promise<Page>>>()

/** Reads a page aside; equal requests at one revision share the result. */
export async function readAside(
  store: Store,
  key: string,
  { revision, read }: { revision: Statement; read: () => Reading<Page | undefined> },
): Promise<Page> {
  const [present] = await store.select(...revision)
  const place = `${String(present?.revision)} ${key}`
  let running = asides.get(store)
  if (!running) asides.set(store, (running = new Map<string, Promise<Page>>()))
  let page = running.get(place)
  if (!page) {
    page = store
      .readAside(read())
      .then(found => found ?? Promise.reject(new Error('A reading that may take long gave no page')))
      .finally(() => running.delete(place))
    running.set(place, page)
  }
  return page
}

export interface PageRequest extends Window {
  toMatcher: () => RowMatcher | undefined
  phrase: string | undefined
  isSearch: boolean
  isWriting: boolean
  /** Whether the reading may take long. */
  isAside: boolean
}

export const pageKey = (shape: ListShape, values: readonly unknown[], { limit, offset }: { limit: number; offset: number }): string =>
  `${shape.key} ${limit} ${offset} ${JSON.stringify(values)}`

/** Reads a page: from the cache, with a cached total, or all of it; undefined if that must run aside. */
export function* readPage(
  store: Store,
  table: AnyTable,
  shape: ListShape,
  values: readonly unknown[],
  request: PageRequest,
): Reading<Page | undefined> {
  const { isWriting } = request
  const key = pageKey(shape, values, request)
  const page = isWriting ? undefined : findPage(store, key)
  const known = isWriting ? undefined : knownMatches(store, shape, values)
  const [present] = page || known ? yield [shape.revision, values.slice(0, 1)] : []
  const current = Number(present?.revision)
  const upkeep = { table, workspaceId: Number(values[0]), current, toMatcher: request.toMatcher }
  const kept = page && (yield* presentPage(store, key, page, { ...upkeep, window: request }))
  const updated = known && (yield* presentMatches(store, shape, values, { ...upkeep, known, isSearch: request.isSearch }))
  if (kept) return kept
  const first = updated ? undefined : yield* readFirst(store, table, shape, values, request)
  // A page with room left holds every match.
  const found = first && first.length < request.limit ? { workspaceId: values[0], total: first.length } : undefined
  const counted =
    updated ?? (found ? yield* countRead(store, table, shape, found) : yield* countMatches(store, shape, values, { table, ...request }))
  if (!counted) return undefined
  const { revision, hits } = counted
  const isLong = isLongWalk(spanOf(store, table, values[0]), hits, request)
  const place = { ...request, revision }
  if (isLong && !request.isAside && !isAnchored(store, shape, values, place)) return undefined
  const rows =
    first ??
    (isLong ? yield* readAnchored(store, shape, values, place) : undefined) ??
    (yield* selectPage(shape, values, { hits, ...request }))
  const length = textLength(rows)
  const decode = isWriting ? decodeRow : decodeFrozen
  for (const row of rows) decode(table, row)
  const read = { rows, total: hits.total, length }
  if (!isWriting) keepPage(store, key, revision, read)
  return read
}

/** The first page of a short list. */
function* readFirst(
  store: Store,
  table: AnyTable,
  shape: ListShape,
  values: readonly unknown[],
  { limit, offset, isWriting }: PageRequest,
): Reading<Row[] | undefined> {
  if (isWriting || offset > 0 || !isShort(store, table, shape, values[0])) return undefined
  return yield [shape.page, [...values, limit, offset]]
}

/** Whether the page is far from both ends of its list, or from the last match of a search. */
function isLongWalk(span: number, { total, ids }: Matches, { limit, offset, isSearch }: PageRequest) {
  if (span < minLongRows || ids !== undefined || offset >= total) return false
  const matches = Math.min(offset + limit, offset < deepFrom ? total : total - offset)
  return (isSearch ? (matches * span) / total : matches) > minLongRows
}

/** The rows of a page of a counted list: from a cached search result, or from the nearer end. */
function* selectPage(
  shape: ListShape,
  values: readonly unknown[],
  { hits: { total, ids }, limit, offset }: { hits: Matches; limit: number; offset: number },
): Reading<Row[]> {
  const [workspaceId] = values
  const length = Math.min(limit, total - offset)
  if (length <= 0) return []
  if (ids !== undefined) return yield [shape.pageOfIds, [workspaceId, ids, limit, offset]]
  if (offset < deepFrom) return yield [shape.page, [...values, limit, offset]]
  if (offset <= total / 2) return yield [shape.deepPage, [workspaceId, ...values, limit, offset]]
  return yield [shape.pageFromEnd, [workspaceId, ...values, length, total - offset - length]]
}
