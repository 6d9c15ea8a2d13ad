/** Row counts of lists, cached in large workspaces until the next write, together with small search results. */
import { fewHits, type ListShape } from './list-sql.ts'
import type { Reading, Store } from './store.ts'

export interface Matches {
  total: number
  /** Ids of a small search result, as a list for the database. */
  ids?: string | undefined
}

export interface Remembered {
  revision: number
  hits: Matches
}

/** Minimum id range for which caching pays off. */
const worthRemembering = 2000
const maxRemembered = 500

const memories = new WeakMap<Store, Map<string, Remembered>>()

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
 * Counts the matching rows. Every write increments its workspace's revision in the same transaction, so a cached count
 * is valid as long as the revision is unchanged. Inside a transaction nothing is cached.
 */
export function* countMatches(
  store: Store,
  shape: ListShape,
  values: readonly unknown[],
  { isSearch, isWriting }: { isSearch: boolean; isWriting: boolean },
): Reading<Remembered> {
  const [workspaceId] = values
  const all = [workspaceId, workspaceId, workspaceId, ...values]
  let [row] = yield [isSearch ? shape.fewIds : shape.total, all]
  if (isSearch && Number(row?.total) > fewHits) [row] = yield [shape.total, all]
  const hits = { total: Number(row?.total ?? 0), ids: typeof row?.ids === 'string' ? row.ids : undefined }
  const counted = { revision: Number(row?.revision), hits }
  if (!isWriting && Number(row?.span) >= worthRemembering) {
    const memory = memoryOf(store)
    const key = keyOf(shape, values)
    memory.delete(key)
    memory.set(key, counted)
    const [oldest] = memory.keys()
    if (memory.size > maxRemembered && oldest !== undefined) memory.delete(oldest)
  }
  return counted
}

/** Forgets every count. */
export const forgetCounts = (store: Store): boolean => memories.delete(store)

const keyOf = (shape: ListShape, values: readonly unknown[]) => `${shape.matchKey} ${JSON.stringify(values)}`

function memoryOf(store: Store): Map<string, Remembered> {
  let memory = memories.get(store)
  if (!memory) memories.set(store, (memory = new Map<string, Remembered>()))
  return memory
}
