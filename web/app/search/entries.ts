/** Entries of the palette, and how they match the input. */
import type { TablerIcon } from '@tabler/icons-react'

export interface Entry {
  /** Unique ID. */
  id: string
  text: string
  /** A second line or a path. */
  detail?: string
  /** Language of the text, if it differs from the page's. */
  lang?: string
  icon: TablerIcon
  /** As displayed: `G O`. */
  keys?: string
  /** True if it opens within the palette. */
  stays?: boolean
  run: () => void
}

/** In order; records come late, since the server finds them a moment after the rest, and the first entry must not change then. */
export const groups = ['recent', 'page', 'pages', 'settings', 'records', 'actions', 'help'] as const
export type Group = (typeof groups)[number]
export type Entries = Partial<Record<Group, Entry[]>>

/** Without case and accents, as people type. */
export const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Match quality: 3 at the start, 2 at the start of a word, 1 elsewhere, 0 for none. */
function rank(text: string, wanted: string): number {
  if (text.startsWith(wanted)) return 3
  if (text.includes(` ${wanted}`)) return 2
  return text.includes(wanted) ? 1 : 0
}

/** Entries that contain every word, the best first, ties in their order. */
export function findEntries(entries: Entry[], typed: string): Entry[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  return entries
    .map(entry => {
      const [text, all] = [fold(entry.text), fold(`${entry.text} ${entry.detail ?? ''}`)]
      const ranks = words.map(word => Math.max(rank(text, word) * 2, rank(all, word)))
      return { entry, score: ranks.includes(0) ? 0 : ranks.reduce((sum, each) => sum + each, 0) }
    })
    .filter(({ score }) => words.length === 0 || score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
}
