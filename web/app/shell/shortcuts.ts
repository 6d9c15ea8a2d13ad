/** The user's shortcut pages, by route name. */
import { useNavigationTree } from './use-navigation.ts'
import { isFolder, type NavPage } from '../navigation.ts'
import { useText, writeText } from '../../platform/kept-texts.ts'

export const maxShortcuts = 8

/** Chosen pages that may be opened; by default the first ones of the navigation. */
export function pickShortcuts(pages: NavPage[], chosen: string | undefined): NavPage[] {
  if (chosen === undefined) return pages.slice(0, maxShortcuts)
  const names = chosen.split(',')
  return pages.filter(({ name }) => names.includes(name)).slice(0, maxShortcuts)
}

export interface Shortcuts {
  pages: NavPage[]
  chosen: NavPage[]
  toggle: (name: string) => void
}

export function useShortcuts(): Shortcuts {
  const { tree } = useNavigationTree()
  const stored = useText('shortcuts')
  const pages = tree.flatMap(({ entries }) => entries.flatMap(entry => (isFolder(entry) ? entry.pages : [entry])))
  const chosen = pickShortcuts(pages, stored)
  const toggle = (name: string) => {
    const names = chosen.map(page => page.name)
    const next = (names.includes(name) ? names.filter(each => each !== name) : [...names, name]).join(',')
    writeText('shortcuts', next)
  }
  return { pages, chosen, toggle }
}
