/** How much of one text reappears in another, whatever the spelling; tells a rewrite from something else. */

const perCharacter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const pieces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|\p{L}+/gu

/** All words, without accents, vowel signs, and apostrophes, which are often what was missing. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|(?<=\p{L})['’](?=\p{L})/gu, '')
  return plain.match(pieces) ?? []
}

/** Content words: short words appear in any text. */
function contentWords(text: string): string[] {
  return wordsOf(text).filter(word => perCharacter.test(word) || word.length > (/\p{Script=Latin}/u.test(word) ? 3 : 2))
}

/** A word's beginning and consonants: misspelled, inflected, and abbreviated forms ("tmrw") share one of them. */
function keysOf(word: string): string[] {
  if (perCharacter.test(word)) return [word]
  const bare = word.replace(/^(?:وال|بال|لل|ال)/, '')
  const consonants = bare.charAt(0) + bare.slice(1).replace(/[aeiouyh]/g, '')
  return [`${bare.slice(0, 4)}-`, consonants.replace(/(.)\1+/gu, '$1')]
}

/** Keys by which a text is recognized. */
export function contentKeys(text: string): ReadonlySet<string> {
  // All words count here, since an abbreviation may expand to a short word.
  return new Set(wordsOf(text).flatMap(keysOf))
}

/** The share of a text's content words found among the keys; 1 for a text with too few words. */
export function coveredShare(text: string, keys: ReadonlySet<string>, fewest: number): number {
  const words = contentWords(text)
  if (words.length < fewest) return 1
  return words.filter(word => keysOf(word).some(key => keys.has(key))).length / words.length
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Sentences, as far as punctuation shows them. */
export const sentencesOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)
