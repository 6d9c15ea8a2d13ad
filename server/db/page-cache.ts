/** Pages of lists, cached as long as their workspace has the revision at which they were read. */
import type { Row, Store } from './store.ts'
import { freeze } from './tables.ts'

export interface Page {
  /** Frozen: callers share them. */
  rows: readonly Row[]
  total: number
  /** Characters of text. */
  length: number
}

interface CachedPage extends Page {
  revision: number
  bytes: number
}

const maxPages = 500
/** Estimated; longer pages cost more memory than they save time. */
const maxBytes = { all: 32 * 1024 * 1024, page: 512 * 1024 }
/** A value and its place in the row, without its text. */
const bytesPerValue = 24

interface Cache {
  /** In order of use. */
  pages: Map<string, CachedPage>
  bytes: number
}

const caches = new WeakMap<Store, Cache>()

/** The page cached with this key, which the caller compares with the workspace's revision. */
export function findPage(store: Store, key: string): CachedPage | undefined {
  const pages = caches.get(store)?.pages
  const page = pages?.get(key)
  if (!pages || !page) return undefined
  pages.delete(key)
  pages.set(key, page)
  return page
}

/**
 * Caches a page. Every write increments its workspace's revision in the same transaction, so the page is valid as long
 * as the revision is unchanged. It must not be newer than the page.
 */
export function keepPage(store: Store, key: string, revision: number, page: Page): void {
  const width = Object.keys(page.rows[0] ?? {}).length
  const bytes = 2 * (page.length + key.length) + bytesPerValue * width * page.rows.length
  let cache = caches.get(store)
  if (!cache) caches.set(store, (cache = { pages: new Map(), bytes: 0 }))
  remove(cache, key)
  if (bytes > maxBytes.page) return
  freeze(page.rows)
  cache.pages.set(key, { ...page, revision, bytes })
  cache.bytes += bytes
  while (cache.pages.size > maxPages || cache.bytes > maxBytes.all) {
    const [oldest] = cache.pages.keys()
    if (oldest === undefined) return
    remove(cache, oldest)
  }
}

/** Clears the cache. */
export const forgetPages = (store: Store): boolean => caches.delete(store)

function remove(cache: Cache, key: string) {
  cache.bytes -= cache.pages.get(key)?.bytes ?? 0
  cache.pages.delete(key)
}
