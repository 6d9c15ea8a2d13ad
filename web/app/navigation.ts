/** The navigation tree, derived from the routes: groups of pages and folders. */
import type { TablerIcon } from '@tabler/icons-react'
import IconComponents from '@tabler/icons-react/dist/esm/icons/IconComponents.mjs'
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconCards from '@tabler/icons-react/dist/esm/icons/IconCards.mjs'
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import { navIcons } from './nav-icons.ts'
import { type AppRoute, type NavFolder, type NavGroup, navGroups } from './route-types.ts'

/** Icons of folders; their names are in the texts under `nav.folders`. */
const folderIcons: Record<NavFolder, TablerIcon> = {
  products: IconPackage,
  authentication: IconLock,
  components: IconComponents,
  wizards: IconWand,
  cards: IconCards,
}

export interface NavPage {
  /** Route name; its text is `nav.pages.<name>`. */
  name: string
  to: string
  icon: TablerIcon
}

export interface NavFolderEntry {
  folder: NavFolder
  icon: TablerIcon
  pages: NavPage[]
}

export type NavEntry = NavPage | NavFolderEntry

export interface NavGroupEntries {
  group: NavGroup
  entries: NavEntry[]
}

export const isFolder = (entry: NavEntry): entry is NavFolderEntry => 'folder' in entry

const toPage = ({ name, path, nav }: AppRoute): NavPage[] => (nav ? [{ name, to: nav.to ?? path, icon: navIcons[name] ?? IconFile }] : [])

/** A folder takes the position of its first page; with a single page, the page itself is shown. */
function entriesOf(routes: AppRoute[]): NavEntry[] {
  const byFolder = Map.groupBy(routes, ({ name, nav }) => nav?.folder ?? `page ${name}`)
  return [...byFolder.values()].flatMap((inside): NavEntry[] => {
    const folder = inside[0]?.nav?.folder
    const pages = inside.flatMap(toPage)
    return folder && pages.length > 1 ? [{ folder, icon: folderIcons[folder], pages }] : pages
  })
}

/** Groups with the pages that the visitor may open, without empty ones. */
export function navigationOf(routes: AppRoute[], isAllowed: (route: AppRoute) => boolean): NavGroupEntries[] {
  return navGroups
    .map(group => ({ group, entries: entriesOf(routes.filter(route => route.nav?.group === group && isAllowed(route))) }))
    .filter(({ entries }) => entries.length > 0)
}

const segments = (path: string) => path.split('/').filter(part => part !== '')

/**
 * The navigation page for a route: itself, or the one of its area whose path it belongs to. A list at `/apps/user/list`
 * covers all of `/apps/user`.
 */
export function navPageOf(routes: AppRoute[], route: Pick<AppRoute, 'name' | 'path' | 'area' | 'nav'>): string | undefined {
  if (route.nav) return route.name
  const parts = segments(route.path)
  const above = routes
    .filter(({ nav, area }) => nav && area === route.area)
    .map(({ name, path }) => ({ name, parts: segments(path.replace(/\/list$/, '')) }))
    .filter(each => each.parts.length < parts.length && each.parts.every((part, index) => part === parts[index]))
  return above.toSorted((a, b) => b.parts.length - a.parts.length)[0]?.name
}
