/** Part-of-speech tags of words in context, from a separate tagger, as a second opinion beside the dictionary. */
import { createRequire } from 'node:module'
import type { Token } from './tokens.ts'

// As CommonJS, it is one file, which loads in two thirds of the time of the hundreds of modules that `import` reads.
const nlp = createRequire(import.meta.url)('compromise/two') as typeof import('compromise/two').default // as published

/** The tagger's names of the tags that rules use. */
export type Tag = 'Noun' | 'Singular' | 'Plural' | 'Uncountable' | 'ProperNoun' | 'FirstName' | 'Person' | 'Place' | 'Organization' | 'Pronoun' | 'Possessive' | 'Verb' | 'Infinitive' | 'PresentTense' | 'PastTense' | 'Participle' | 'Gerund' | 'Copula' | 'Modal' | 'Auxiliary' | 'Adjective' | 'Adverb' | 'Preposition' | 'Determiner' | 'Conjunction' | 'Date' | 'Actor' | 'Value' // prettier-ignore

export interface Tags {
  /** Whether the word at this index has one of the tags. */
  has(i: number, ...tags: Tag[]): boolean
}

const none: ReadonlySet<string> = new Set()
/** Tags by sentence and word offset; a text is read repeatedly, with mostly the same sentences. */
const memory = new Map<string, ReadonlyMap<number, ReadonlySet<string>>>()

/** Tags of a page's tokens; each sentence is tagged on first use. */
export function readTags(text: string, tokens: readonly Token[]): Tags {
  const read = new Map<number, ReadonlySet<string>>()
  const done = new Set<number>()
  const readAround = (i: number) => {
    let from = i
    while (from > 0 && !tokens[from]?.first) from--
    let to = i + 1
    while (to < tokens.length && !tokens[to]?.first) to++
    const start = tokens[from]?.start ?? 0
    const found = tagSentence(text.slice(start, tokens[to - 1]?.end))
    for (let k = from; k < to; k++) {
      done.add(k)
      read.set(k, found.get((tokens[k]?.start ?? 0) - start) ?? none)
    }
  }
  return {
    has(i, ...tags) {
      if (!tokens[i]) return false
      if (!done.has(i)) readAround(i)
      const own = read.get(i) ?? none
      return tags.some(tag => own.has(tag))
    },
  }
}

function tagSentence(sentence: string): ReadonlyMap<number, ReadonlySet<string>> {
  const known = memory.get(sentence)
  if (known) return known
  if (memory.size > 500) memory.clear()
  const found = new Map<number, ReadonlySet<string>>()
  let at = 0
  for (const terms of nlp(sentence).docs) {
    for (const { pre, text, post, tags } of terms) {
      if (text) found.set(at + pre.length, tags ?? none)
      at += pre.length + text.length + post.length
    }
  }
  memory.set(sentence, found)
  return found
}
