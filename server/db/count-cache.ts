/** Row counts of lists, cached in large workspaces until the next write, together with small search results. */
import { fewHits, type ListShape } from './list-sql.ts'
import { buildSearchIndex, completeUpTo, minIndexedRows } from './search-index.ts'
import type { Reading, Row, Store } from './store.ts'
import type { AnyTable } from './tables.ts'

export interface Matches {
  total: number
  /** Ids of a small search result, as a list for the database. */
  ids?: string | undefined
}

export interface Remembered {
  revision: number
  hits: Matches
  /** The total when it was last counted, without changes since. */
  counted: number
}

/** Minimum id range for which caching pays off. */
const worthRemembering = 2000
const maxRemembered = 500
/** Reading more rows than these takes several milliseconds, so that it must not run on the event loop. */
export const minLongRows = 20_000

/**
 * A search of the trigram index that finds more rows is read in the order of the list instead: sorting its rows takes
 * longer than skipping rows without a match. The limit is where both take the same time in a table of this length.
 */
const maxSorted = (rows: number) => Math.min(Math.max(Math.round(5 * Math.sqrt(rows)), 500), 5000)

const memories = new WeakMap<Store, Map<string, Remembered>>()
/** Id ranges of lists, by table and workspace. */
const spans = new WeakMap<Store, Map<string, number>>()
const maxSpans = 10_000

/** A cached count and its revision, which the caller compares with the workspace's. */
export function knownMatches(store: Store, shape: ListShape, values: readonly unknown[]): Remembered | undefined {
  const memory = memories.get(store)
  const key = keyOf(shape, values)
  const known = memory?.get(key)
  if (!memory || !known) return undefined
  memory.delete(key)
  memory.set(key, known)
  return known
}

/**
 * Counts the matching rows; undefined if that would hold up everybody else, unless the reading runs aside. Every write
 * increments its workspace's revision in the same transaction, so a cached count is valid as long as the revision is
 * unchanged. Inside a transaction nothing is cached.
 */
export function* countMatches(
  store: Store,
  shape: ListShape,
  values: readonly unknown[],
  { table, phrase, isSearch, isWriting, isAside }: CountRequest,
): Reading<Remembered | undefined> {
  const [workspaceId] = values
  const all = [workspaceId, workspaceId, workspaceId, ...values]
  let row: Row | undefined
  let needsIds = isSearch
  if (!shape.isCounted && !isWriting && store.kind === 'sqlite') {
    const span = yield* readSpan(store, table, shape, workspaceId)
    // Few rows are read again in the order of the list sooner than their ids are sorted.
    needsIds &&= span >= worthRemembering
    const isLong = span >= minLongRows && !isAside
    const indexed =
      phrase && span >= minIndexedRows ? yield* countIndexed(store, shape, values, { table, phrase, span, isLong }) : undefined
    row = indexed?.row
    if (!row && isLong) return undefined
  }
  if (!row) {
    ;[row] = yield [needsIds ? shape.fewIds : shape.total, all]
    if (needsIds && Number(row?.total) > fewHits) [row] = yield [shape.total, all]
  }
  const hits = { total: Number(row?.total ?? 0), ids: typeof row?.ids === 'string' ? row.ids : undefined }
  const counted = { revision: Number(row?.revision), hits, counted: hits.total }
  if (!isWriting) {
    keepSpan(store, table, workspaceId, Number(row?.span ?? 0))
    if (Number(row?.span) >= worthRemembering) keepMatches(store, shape, values, counted)
  }
  return counted
}

/** Whether a page of the list is read sooner than its matches are counted. */
export function isShort(store: Store, table: AnyTable, { isCounted }: ListShape, workspaceId: unknown): boolean {
  const span = spanOf(store, table, workspaceId)
  return store.kind === 'sqlite' && !isCounted && span > 0 && span < worthRemembering
}

/** The count of a short list whose matches were all read in the same transaction. */
export function* countRead(
  store: Store,
  table: AnyTable,
  { state }: ListShape,
  { workspaceId, total }: { workspaceId: unknown; total: number },
): Reading<Remembered> {
  const [row] = yield [state, [workspaceId, workspaceId, workspaceId]]
  keepSpan(store, table, workspaceId, Number(row?.span ?? 0))
  return { revision: Number(row?.revision), hits: { total }, counted: total }
}

interface CountRequest {
  table: AnyTable
  /** The search as a query of the trigram index. */
  phrase?: string | undefined
  isSearch: boolean
  isWriting: boolean
  /** Whether the reading may take long. */
  isAside: boolean
}

/** Counts the matches of a search by the trigram index; undefined if they are not yet indexed, without a row if they are too many. */
function* countIndexed(
  store: Store,
  { index, total }: ListShape,
  values: readonly unknown[],
  { table, phrase, span, isLong }: { table: AnyTable; phrase: string; span: number; isLong: boolean },
): Reading<{ row: Row | undefined } | undefined> {
  if (!index) return undefined
  const [id] = values
  const place = [phrase, id, id]
  const most = maxSorted(span)
  const [few] = yield [index.candidates, [id, id, id, id, ...place, most + 1]]
  if (Number(few?.upTo) !== completeUpTo) {
    // A later search tries again.
    buildSearchIndex(store, table, Number(id)).catch(() => undefined)
    return undefined
  }
  if (Number(few?.total) <= most) {
    if (!index.narrowed) return { row: few }
    const [narrowed] = yield [index.narrowed, [...values.slice(0, -1), few?.ids]]
    return { row: { ...few, ...narrowed } }
  }
  if (!index.total) {
    const [row] = isLong ? [] : yield [total, [id, id, id, ...values]]
    return { row }
  }
  const [row] = yield [index.total, [id, id, id, ...place, isLong ? minLongRows : span + 1]]
  return { row: isLong && Number(row?.total) === minLongRows ? undefined : row }
}

const spanKey = (table: AnyTable, workspaceId: unknown) => `${table.name} ${String(workspaceId)}`

/** The id range of the whole list, as last counted: it bounds the number of rows. */
export const spanOf = (store: Store, table: AnyTable, workspaceId: unknown): number =>
  spans.get(store)?.get(spanKey(table, workspaceId)) ?? 0

function* readSpan(store: Store, table: AnyTable, { span }: ListShape, workspaceId: unknown): Reading<number> {
  if (!spans.get(store)?.has(spanKey(table, workspaceId))) {
    const [row] = yield [span, [workspaceId, workspaceId]]
    keepSpan(store, table, workspaceId, Number(row?.span ?? 0))
  }
  return spanOf(store, table, workspaceId)
}

function keepSpan(store: Store, table: AnyTable, workspaceId: unknown, span: number) {
  let known = spans.get(store)
  if (!known || known.size >= maxSpans) spans.set(store, (known = new Map<string, number>()))
  known.set(spanKey(table, workspaceId), span)
}

export function keepMatches(store: Store, shape: ListShape, values: readonly unknown[], counted: Remembered): void {
  const memory = memoryOf(store)
  const key = keyOf(shape, values)
  memory.delete(key)
  memory.set(key, counted)
  const [oldest] = memory.keys()
  if (memory.size > maxRemembered && oldest !== undefined) memory.delete(oldest)
}

/** Forgets every count. */
export const forgetCounts = (store: Store): boolean => memories.delete(store)

const keyOf = (shape: ListShape, values: readonly unknown[]) => `${shape.matchKey} ${JSON.stringify(values)}`

function memoryOf(store: Store): Map<string, Remembered> {
  let memory = memories.get(store)
  if (!memory) memories.set(store, (memory = new Map<string, Remembered>()))
  return memory
}
