/** Pages of lists, and results of operations, cached as long as their workspace has the revision at which they were read. */
import type { Row, Store } from './store.ts'
import { freeze } from './tables.ts'

export interface Page {
  /** Frozen: callers share them. */
  rows: readonly Row[]
  total: number
  /** Characters of text. */
  length: number
}

export interface CachedPage extends Page {
  revision: number
  bytes: number
}

/** The result of a whole operation, as sent. */
interface CachedResult {
  revision: number
  text: string
  bytes: number
}

const maxEntries = 500
/** Estimated; longer pages and results cost more memory than they save time. */
const maxBytes = { all: 32 * 1024 * 1024, one: 512 * 1024 }
/** A value and its place in the row, without its text. */
const bytesPerValue = 24

/** The entries used last, bounded in number and size. */
class RecentEntries<T extends { bytes: number }> {
  private readonly entries = new Map<string, T>()
  private bytes = 0

  find(key: string): T | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry
  }

  /** False if the entry is too large. */
  keep(key: string, entry: T): boolean {
    this.remove(key)
    if (entry.bytes > maxBytes.one) return false
    this.entries.set(key, entry)
    this.bytes += entry.bytes
    while (this.entries.size > maxEntries || this.bytes > maxBytes.all) {
      const [oldest] = this.entries.keys()
      if (oldest === undefined) break
      this.remove(oldest)
    }
    return true
  }

  private remove(key: string) {
    this.bytes -= this.entries.get(key)?.bytes ?? 0
    this.entries.delete(key)
  }
}

interface Cache {
  pages: RecentEntries<CachedPage>
  results: RecentEntries<CachedResult>
}

const caches = new WeakMap<Store, Cache>()

function cacheOf(store: Store): Cache {
  let cache = caches.get(store)
  if (!cache) caches.set(store, (cache = { pages: new RecentEntries(), results: new RecentEntries() }))
  return cache
}

/** The page cached with this key, which the caller compares with the workspace's revision. */
export const findPage = (store: Store, key: string): CachedPage | undefined => cacheOf(store).pages.find(key)

/**
 * Caches a page. Every write increments its workspace's revision in the same transaction, so the page is valid as long
 * as the revision is unchanged. It must not be newer than the page.
 */
export function keepPage(store: Store, key: string, revision: number, page: Page): CachedPage {
  const width = Object.keys(page.rows[0] ?? {}).length
  const bytes = 2 * (page.length + key.length) + bytesPerValue * width * page.rows.length
  const { pages } = cacheOf(store)
  const cached = { ...page, revision, bytes }
  if (pages.keep(key, cached)) freeze(page.rows)
  return cached
}

/** Marks a cached page as unchanged up to a later revision. */
export const renewPage = (page: CachedPage, revision: number): CachedPage => Object.assign(page, { revision })

/** As `findPage`, for the result of an operation that depends on nothing but the workspace's rows and its variables. */
export const findResult = (store: Store, key: string): CachedResult | undefined => cacheOf(store).results.find(key)

export function keepResult(store: Store, key: string, revision: number, text: string): void {
  cacheOf(store).results.keep(key, { revision, text, bytes: 2 * (text.length + key.length) })
}

/** Clears the cache. */
export const forgetPages = (store: Store): boolean => caches.delete(store)
