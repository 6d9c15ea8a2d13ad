/** The navigation as a tree, drawn from the routes: groups, and in them pages and folders of pages. */
import type { TablerIcon } from '@tabler/icons-react'
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import { navIcons } from './nav-icons.ts'
import { type AppRoute, type NavFolder, type NavGroup, navGroups } from './route-types.ts'

/** The folders' icons; their names stand in the texts under `nav.folders`. */
const folderIcons: Record<NavFolder, TablerIcon> = { products: IconPackage }

export interface NavPage {
  /** The route's name; its text is `nav.pages.<name>`. */
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

/** A folder stands where its first page stands; with one page only, the page stands there itself. */
function entriesOf(routes: AppRoute[]): NavEntry[] {
  const byFolder = Map.groupBy(routes, ({ name, nav }) => nav?.folder ?? `page ${name}`)
  return [...byFolder.values()].flatMap((inside): NavEntry[] => {
    const folder = inside[0]?.nav?.folder
    const pages = inside.flatMap(toPage)
    return folder && pages.length > 1 ? [{ folder, icon: folderIcons[folder], pages }] : pages
  })
}

/** The groups with what the visitor may open; none of them empty. */
export function navigationOf(routes: AppRoute[], isAllowed: (route: AppRoute) => boolean): NavGroupEntries[] {
  return navGroups
    .map(group => ({ group, entries: entriesOf(routes.filter(route => route.nav?.group === group && isAllowed(route))) }))
    .filter(({ entries }) => entries.length > 0)
}

const segments = (path: string) => path.split('/').filter(part => part !== '')

/**
 * The name of the navigation's page that stands for a route: itself, or the one below whose address it lies. A list at
 * `/apps/user/list` stands for all of `/apps/user`.
 */
export function navPageOf(routes: AppRoute[], route: Pick<AppRoute, 'name' | 'path' | 'nav'>): string | undefined {
  if (route.nav) return route.name
  const parts = segments(route.path)
  const above = routes
    .filter(({ nav }) => nav)
    .map(({ name, path }) => ({ name, parts: segments(path.replace(/\/list$/, '')) }))
    .filter(each => each.parts.length < parts.length && each.parts.every((part, index) => part === parts[index]))
  return above.toSorted((a, b) => b.parts.length - a.parts.length)[0]?.name
}
