/** Favorite pages of the navigation, in the user's order, by route name. */
import { readTexts, useText, writeText } from '../../platform/kept-texts.ts'
import { isFolder, type NavGroupEntries, type NavPage } from '../navigation.ts'

export const maxFavorites = 20

const parse = (text = ''): string[] => [...new Set(text.split(',').filter(Boolean))]

export const favoriteNames = (): string[] => parse(readTexts().favorites)
const write = (names: string[]) => writeText('favorites', names.join())

/** Adds or removes the page; returns false if there is no room for another one. */
export function toggleFavorite(name: string): boolean {
  const names = favoriteNames()
  const isFavorite = names.includes(name)
  if (!isFavorite && names.length >= maxFavorites) return false
  write(isFavorite ? names.filter(each => each !== name) : [...names, name])
  return true
}

/** The names with one moved to where another one stands. */
export function moved(names: string[], name: string, to: string | undefined): string[] {
  const [from, place] = [names.indexOf(name), names.indexOf(to ?? '')]
  return from < 0 || place < 0 ? names : names.toSpliced(from, 1).toSpliced(place, 0, name)
}

/** Moves a favorite to where another one stands. */
export const moveFavorite = (name: string, to: string | undefined): void => write(moved(favoriteNames(), name, to))

/** Favorites among the given pages, in the user's order. */
export function pickFavorites(pages: NavPage[], names: string[]): NavPage[] {
  return names.flatMap(name => pages.find(page => page.name === name) ?? [])
}

export const useIsFavorite = (name: string): boolean => parse(useText('favorites')).includes(name)

/** Favorites that the visitor may open. */
export function useFavorites(tree: NavGroupEntries[]): NavPage[] {
  const names = parse(useText('favorites'))
  const pages = tree.flatMap(({ entries }) => entries.flatMap(entry => (isFolder(entry) ? entry.pages : [entry])))
  return pickFavorites(pages, names)
}
