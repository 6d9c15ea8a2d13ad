/**
 * Anchors of large lists: the sort values of every so many rows, so that a page in the middle is read from the nearest
 * one before it. They are valid for one revision of the workspace, and added up to the furthest page asked for.
 */
import type { AnchoredPages, ListShape } from './list-sql.ts'
import type { Reading, Row, Store } from './store.ts'

/** Rows from anchor to anchor. PostgreSQL answers each step over a connection, so there are fewer. */
const stepOf = { sqlite: 1024, postgres: 8192 }
/** Lists, and anchors of all lists, that are kept. */
const max = { lists: 20, anchors: 50_000 }

interface Anchors {
  revision: number
  /** Sort values of the last row of each step. */
  keys: unknown[][]
}

const caches = new WeakMap<Store, Map<string, Anchors>>()

const keyOf = (shape: ListShape, values: readonly unknown[]) => `${shape.key} ${JSON.stringify(values)}`

/** Whether the anchors of a page are there. */
export function isAnchored(store: Store, shape: ListShape, values: readonly unknown[], at: { revision: number; offset: number }): boolean {
  const found = caches.get(store)?.get(keyOf(shape, values))
  return found?.revision === at.revision && found.keys.length >= Math.floor(at.offset / stepOf[store.kind])
}

/** Reads a page from the nearest anchor, after adding missing ones; undefined if the list has none. */
export function* readAnchored(
  store: Store,
  shape: ListShape,
  values: readonly unknown[],
  { revision, limit, offset, isWriting }: { revision: number; limit: number; offset: number; isWriting: boolean },
): Reading<Row[] | undefined> {
  const { anchored } = shape
  const step = stepOf[store.kind]
  const wanted = Math.floor(offset / step)
  if (!anchored || isWriting || wanted === 0) return undefined
  const { keys } = findAnchors(store, keyOf(shape, values), revision)
  // By index: another reading may add the same ones at the same time.
  for (let at = keys.length; at < wanted; at++) {
    const next = yield* readKey(anchored, values, { last: keys[at - 1], step })
    if (!next) return undefined
    keys[at] = next
  }
  limitAnchors(store)
  const last = keys[wanted - 1] ?? []
  return yield [anchored.pageAfter, [values[0], ...values, ...anchored.toParameters(last), limit, offset - wanted * step]]
}

/** The sort values of the row one step further; none at the end of the list, or if a value is missing. */
function* readKey(
  { columns, step: first, stepAfter, toParameters }: AnchoredPages,
  values: readonly unknown[],
  { last, step }: { last: unknown[] | undefined; step: number },
): Reading<unknown[] | undefined> {
  const [row] = yield last ? [stepAfter, [...values, ...toParameters(last), 1, step - 1]] : [first, [...values, 1, step - 1]]
  const key = row && columns.map(column => row[column])
  return key?.includes(null) ? undefined : key
}

function findAnchors(store: Store, key: string, revision: number): Anchors {
  let cache = caches.get(store)
  if (!cache) caches.set(store, (cache = new Map<string, Anchors>()))
  const known = cache.get(key)
  const found = known?.revision === revision ? known : { revision, keys: [] }
  cache.delete(key)
  cache.set(key, found)
  return found
}

/** Forgets the lists that were read longest ago. */
function limitAnchors(store: Store) {
  const cache = caches.get(store) ?? new Map<string, Anchors>()
  let count = cache.values().reduce((sum, { keys }) => sum + keys.length, 0)
  for (const [key, { keys }] of cache) {
    if (cache.size <= max.lists && count <= max.anchors) return
    if (cache.size === 1) return
    cache.delete(key)
    count -= keys.length
  }
}
