/** Recently visited pages, stored in this browser for each account. */
import { createStore, useStore } from '../platform/create-store.ts'
import { canOpenPage } from '../platform/page-access.ts'
import { getSession } from '../platform/session.ts'
import { local, readJson, writeJson } from '../platform/storage.ts'

export interface RecentPage {
  /** Path and query. */
  to: string
  /** The page's own title. */
  title: string
}

const maxShown = 6
/** Counts the changes. */
const changes = createStore(0)
const key = () => `recent-${getSession().email}`

/** The latest first; only those that may still be opened. */
export function recentPages(): RecentPage[] {
  const stored = readJson(local, key())
  return Array.isArray(stored) ? stored.filter(isPage).filter(({ to }) => canOpenPage(to)) : []
}

/** Follows changes. */
export function useRecentPages(): RecentPage[] {
  useStore(changes)
  return recentPages()
}

/** Stores a page, the latest first; removes an older entry with the same title. */
export function addRecentPage(page: RecentPage): void {
  const others = recentPages().filter(({ to, title }) => to !== page.to && title !== page.title)
  writeJson(local, key(), [page, ...others].slice(0, maxShown))
  changes.update(count => count + 1)
}

const isPage = (value: unknown): value is RecentPage =>
  typeof value === 'object' &&
  value !== null &&
  'to' in value &&
  'title' in value &&
  typeof value.to === 'string' &&
  typeof value.title === 'string'
