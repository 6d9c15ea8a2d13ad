/** Recently visited pages, stored in this browser for each account. */
import { createStore, useStore } from '../platform/create-store.ts'
import { findRoute, isOpen } from './find-route.ts'
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
  return Array.isArray(stored) ? stored.filter(isPage).filter(({ to }) => isListed(to)) : []
}

/** Follows changes. */
export function useRecentPages(): RecentPage[] {
  useStore(changes)
  return recentPages()
}

/** Stores the page's path without list filters; removes an older entry with the same title. */
export function rememberPage(path: string, query: string): void {
  if (!isListed(path) || !getSession().logged) return
  const id = new URLSearchParams(query).get('id')
  const to = id ? `${path}?id=${encodeURIComponent(id)}` : path
  const title = document.title.replace(/ · Deskwright$/, '')
  const others = recentPages().filter(page => page.to !== to && page.title !== title)
  writeJson(local, key(), [{ to, title }, ...others].slice(0, maxShown))
  changes.update(count => count + 1)
}

function isListed(address: string): boolean {
  const route = findRoute(address)
  return route !== undefined && route.layout !== 'blank' && isOpen(route)
}

const isPage = (value: unknown): value is RecentPage =>
  typeof value === 'object' &&
  value !== null &&
  'to' in value &&
  'title' in value &&
  typeof value.to === 'string' &&
  typeof value.title === 'string'
