/** What the palette lists, and how it finds what was typed. */
import type { TablerIcon } from '@tabler/icons-react'

export interface Entry {
  /** Not shared with any other. */
  id: string
  text: string
  /** A second line or a path. */
  detail?: string
  /** Of the text, where it is not the page's. */
  lang?: string
  icon: TablerIcon
  /** As they are written: `G O`. */
  keys?: string
  /** What it opens stays within the palette. */
  stays?: boolean
  run: () => void
}

export const groups = ['recent', 'page', 'pages', 'records', 'settings', 'actions', 'help'] as const
export type Group = (typeof groups)[number]
export type Entries = Partial<Record<Group, Entry[]>>

/** Without case and accents, as people type. */
export const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** How well the text answers: 3 for its beginning, 2 for the beginning of a word, 1 for any part, 0 for not at all. */
function rank(text: string, wanted: string): number {
  if (text.startsWith(wanted)) return 3
  if (text.includes(` ${wanted}`)) return 2
  return text.includes(wanted) ? 1 : 0
}

/** The entries that have every word, the best first, those that are equal in their order. */
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
