/** Entries of the palette, and how they match the input. */
import type { TablerIcon } from '@tabler/icons-react'

export interface Entry {
  /** Unique ID. */
  id: string
  text: string
  /** A second line or a path. */
  detail?: string
  /** Other words that people search it by. */
  words?: string
  /** True for examples, which come after what people work with. */
  isMinor?: boolean
  /** Language of the text, if it differs from the page's. */
  lang?: string
  icon: TablerIcon
  /** As displayed: `G O`. */
  keys?: string
  /** True if it opens within the palette. */
  stays?: boolean
  run: () => void
}

/** The order without input. With input, those with the best entries go first, except records, which the server finds a moment later. */
export const groups = ['recent', 'favorites', 'page', 'pages', 'settings', 'actions', 'records', 'help'] as const
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

/** Words without apostrophes and hyphens. */
const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[\s’'-]+/g, ' ')
    .trim()
const split = (text: string): string[] => plain(text).split(' ').filter(Boolean)

/** The words that count, also in the singular and without the Arabic article. Without any, all words count. */
function wantedWords(typed: string, stopWords: string): string[][] {
  const words = split(typed)
  const telling = words.filter(word => !split(stopWords).includes(word))
  return (telling.length > 0 ? telling : words).map(word => {
    if (/^.{3,}[sx]$/.test(word)) return [word, word.slice(0, -1)]
    return /^ال.{3}/.test(word) ? [word, word.slice(2)] : [word]
  })
}

function rankIn({ text, detail = '', words = '' }: Entry, wanted: string): number {
  const name = plain(text)
  const isOther = ` ${plain(words)}`.includes(` ${wanted}`)
  return Math.max(rank(name, wanted) * 2, rank(plain(`${text} ${detail}`), wanted), isOther ? 2 : 0)
}

export interface Found {
  entries: Entry[]
  /** Of the best entry. */
  score: number
}

/** Entries that contain every word, the best first, ties in their order. */
export function findEntries(entries: Entry[], typed: string, stopWords = ''): Found {
  const words = wantedWords(typed, stopWords)
  const found = entries
    .map(entry => {
      const ranks = words.map(forms => Math.max(...forms.map(form => rankIn(entry, form))))
      const score = ranks.includes(0) ? 0 : ranks.reduce((sum, each) => sum + each, 0)
      return { entry, score: entry.isMinor ? score * 0.3 : score }
    })
    .filter(({ score }) => words.length === 0 || score > 0)
    .toSorted((a, b) => b.score - a.score)
  return { entries: found.map(({ entry }) => entry), score: found[0]?.score ?? 0 }
}
