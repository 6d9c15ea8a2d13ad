/**
 * Emojis in the order of their keyboards, and their names and keywords by language: Unicode CLDR 45, under the Unicode
 * License. Lists of names follow the order of the groups; each is a name and its keywords.
 */
import { foldText } from './fold-text.ts'

export const groupNames = ['smileys', 'people', 'nature', 'food', 'travel', 'activities', 'objects', 'symbols', 'flags'] as const
export type GroupName = (typeof groupNames)[number]

export interface Emoji {
  char: string
  group: GroupName
  name: string
  /** Names in all searched languages, folded. */
  names: string[]
  /** Names and keywords, folded, each after a line break. */
  words: string
}

const names: Record<string, () => Promise<{ default: string[] }>> = {
  en: () => import('./data/en.json'),
  fr: () => import('./data/fr.json'),
  ar: () => import('./data/ar.json'),
  zh: () => import('./data/zh.json'),
}

/** Named in the first language; found in all of them, and in English. */
export async function loadEmojis(languages: readonly string[]): Promise<Emoji[]> {
  const wanted = [...new Set([...languages.filter(each => Object.hasOwn(names, each)), 'en'])]
  const [{ default: groups }, ...loaded] = await Promise.all([
    import('./data/groups.json'),
    ...wanted.map(async language => (await names[language]?.())?.default ?? []),
  ])
  return groupNames
    .flatMap(group => groups[group].split(' ').map(char => ({ char, group })))
    .map(({ char, group }, index) => {
      const all = loaded.map(list => list[index] ?? '')
      const own = all.map(each => each.split('|')[0] ?? '')
      return { char, group, name: own[0] || char, names: own.map(foldText), words: `\n${foldText(all.join('|').replaceAll('|', '\n'))}` }
    })
}

/** Emojis that have a word with each of the search's words at its start; names before keywords. */
export function searchEmojis(emojis: readonly Emoji[], search: string): Emoji[] {
  const wanted = foldText(search)
    .split(/[\s:]+/)
    .filter(Boolean)
  const hits = emojis.filter(
    ({ words, char }) => char === search.trim() || wanted.every(word => words.includes(`\n${word}`) || words.includes(` ${word}`)),
  )
  const text = wanted.join(' ')
  const rank = (emoji: Emoji) => (emoji.names.includes(text) ? 0 : emoji.names.some(name => name.startsWith(text)) ? 1 : 2)
  return hits.toSorted((a, b) => rank(a) - rank(b))
}
