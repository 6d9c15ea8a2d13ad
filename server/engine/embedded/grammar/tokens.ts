/** Words and punctuation of a sentence, as the rules see them. */

export interface Token {
  text: string
  /** In lower case, with a straight apostrophe; "while" for "whilst". */
  lower: string
  start: number
  end: number
  word: boolean
  /** The first word of a sentence. */
  first: boolean
  /** Whether white space precedes it. */
  spaced: boolean
  /** Part of a hyphenated compound. */
  hyphen: boolean
  /** Overlaps protected text: rules may read it, but never change it. */
  fixed: boolean
}

const pattern = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\d+(?:[.,:]\d+)*(?:st|nd|rd|th|s|%)?|\.{2,}|[^\s\p{L}\p{M}\d]/gu
const abbreviation =
  /^(?:mr|mrs|ms|dr|prof|cu|sq|st|vs|etc|e\.g|i\.e|no|fig|inc|ltd|jr|sr|approx|dept|est|vol|pp?|cf|al|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|var|subsp|spp|u|s|a|p|m|g|e|i)$/i

/** The tokens of a text. `isFixed` tells which ranges are protected. */
export function readTokens(text: string, isFixed: (start: number, end: number) => boolean = () => false): Token[] {
  const tokens: Token[] = []
  let first = true
  for (const match of text.matchAll(pattern)) {
    const start = match.index
    const end = start + match[0].length
    const word = /^[\p{L}\p{M}]/u.test(match[0])
    const previous = tokens.at(-1)
    tokens.push({
      text: match[0],
      lower: plainWord(match[0].toLowerCase().replace('’', "'")),
      start,
      end,
      word,
      first: first && (word || /^\d/.test(match[0])),
      spaced: !previous || previous.end < start,
      hyphen: word && (/[\p{L}\d]-$/u.test(text.slice(Math.max(0, start - 2), start)) || /^-[\p{L}\d]/u.test(text.slice(end, end + 2))),
      fixed: isFixed(start, end),
    })
    first = word || /^\d/.test(match[0]) ? false : first || endsSentence(text, match[0], start, previous)
  }
  return tokens
}

const plainForms: Readonly<Record<string, string>> = { whilst: 'while', amongst: 'among' }

/** "whilst" is read like "while". */
const plainWord = (word: string) => (Object.hasOwn(plainForms, word) ? (plainForms[word] ?? word) : word)

function endsSentence(text: string, sign: string, start: number, previous: Token | undefined): boolean {
  if (/^[!?]$/.test(sign)) return !(previous && isBrand(previous.text) && /^.\s+\p{Ll}/u.test(text.slice(start, start + 4)))
  if (sign !== '.') return false
  if (!/^\.["'”’)\]]*(?:\s|$)/.test(text.slice(start, start + 4))) return false
  if (previous && previous.end === start && isInitial(text, previous, start)) return false
  return !(previous && abbreviation.test(previous.lower) && previous.end === start)
}

/** "Henry W. Taylor": between a name and a name; not "plan B. The" */
const isInitial = (text: string, { text: letter, start }: Token, end: number) =>
  /^\p{Lu}$/u.test(letter) &&
  letter !== 'I' &&
  /\p{Lu}(?:\p{Ll}+|\.) $/u.test(text.slice(Math.max(0, start - 20), start)) &&
  /^\. (?!(?:The|A|An|It|We|He|She|They|I|You|This|That|These|In|On|At|But|And|If|When|There|For|As|His|Her|Our|My|No|So|What|Who) )\p{Lu}\p{Ll}/u.test(
    text.slice(end, end + 8),
  )

/** "Yahoo! sold it": names that end in a mark. */
export const isBrand = (word: string) => /^(?:Yahoo|Joomla|Jeopardy|Yum|Wham|Airplane|Oklahoma|Oliver|Kahoot)$/.test(word)

/** `word` with the capitalization of `like`. */
export function matchCase(word: string, like: string): string {
  if (/^\p{Lu}{2,}$/u.test(like.replace(/['’]/g, ''))) return word.toUpperCase()
  if (/^\p{Lu}/u.test(like)) return word.charAt(0).toUpperCase() + word.slice(1)
  return word
}
