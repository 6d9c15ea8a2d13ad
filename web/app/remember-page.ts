/** Adds the open page to the recent ones. */
import { findRoute, isOpen } from './find-route.ts'
import { getSession } from '../platform/session.ts'
import { addRecentPage } from './recent-pages.ts'

/** Stores the page's path without list filters. */
export function rememberPage(path: string, query: string): void {
  const route = findRoute(path)
  if (!route || route.layout === 'blank' || !isOpen(route) || !getSession().logged) return
  const id = new URLSearchParams(query).get('id')
  const to = id ? `${path}?id=${encodeURIComponent(id)}` : path
  addRecentPage({ to, title: document.title.replace(/ · Deskwright$/, '') })
}
