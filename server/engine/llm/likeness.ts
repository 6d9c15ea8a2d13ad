/** How much of one text comes back in another, whatever its spelling; meant to tell a rewriting from something else. */

const perCharacter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const pieces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|\p{L}+/gu

/** All words, without accents, vowel signs and apostrophes: they are often what was missing. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|(?<=\p{L})['’](?=\p{L})/gu, '')
  return plain.match(pieces) ?? []
}

/** The words that carry meaning: short ones come back in any text. */
function contentWords(text: string): string[] {
  return wordsOf(text).filter(word => perCharacter.test(word) || word.length > (/\p{Script=Latin}/u.test(word) ? 3 : 2))
}

/** A word's beginning and its consonants: misspelt, inflected and clipped forms ("tmrw") share one of them. */
function keysOf(word: string): string[] {
  if (perCharacter.test(word)) return [word]
  const bare = word.replace(/^(?:وال|بال|لل|ال)/, '')
  const consonants = bare.charAt(0) + bare.slice(1).replace(/[aeiouyh]/g, '')
  return [`${bare.slice(0, 4)}-`, consonants.replace(/(.)\1+/gu, '$1')]
}

/** What a text can be recognised by. */
export function contentKeys(text: string): ReadonlySet<string> {
  // Every word of it counts here, since a clipped word may be spelt out as a short one.
  return new Set(wordsOf(text).flatMap(keysOf))
}

/** The share of a text's content words found among the keys; 1 for a text with too few words to judge. */
export function coveredShare(text: string, keys: ReadonlySet<string>, fewest: number): number {
  const words = contentWords(text)
  if (words.length < fewest) return 1
  return words.filter(word => keysOf(word).some(key => keys.has(key))).length / words.length
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Sentences, as far as they are marked. */
export const sentencesOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)
