/** Tense: a time that is over asks for the past. */
import { pos } from './dictionary.ts'
import { isQuestion, replaceWord } from './edits.ts'
import { inflect } from './irregular.ts'
import { lowerAt } from './edits.ts'
import type { Edit } from './revision.ts'
import type { RulePage } from './rules.ts'
import type { Token } from './tokens.ts'
import { closed } from './word-classes.ts'

/** Edits of tense. */
export function tenseEdits(page: RulePage): Edit[] {
  return page.tokens.flatMap((token, i) => (token.word && !token.fixed && !token.hyphen ? (pastTime(page, token, i) ?? []) : []))
}

/** "I go there yesterday": a short sentence with one verb and a time that is over. */
function pastTime({ tokens, classes, dictionary }: RulePage, token: Token, i: number): Edit | undefined {
  const before = tokens[i - 1]
  if (!before || !/^(?:i|you|he|she|we|they)$/.test(before.lower) || !(before.first || lowerAt(tokens, i - 2) === 'and')) return undefined
  const parts = dictionary.partsOf(token.lower)
  const irregular = /^(?:go|goes|come|comes|see|sees|have|has|am|is|are|eat|buy|get|meet|take|make|do)$/.test(token.lower)
  if (!irregular && (!(parts & (pos.verb | pos.verbS)) || parts & (pos.past | pos.participle) || closed.has(token.lower))) return undefined
  let end = i
  while (end < tokens.length && !/^[.!?;]$/.test(tokens[end]?.text ?? '')) end++
  const rest = tokens.slice(i + 1, end)
  const words = rest.map(part => part.lower)
  const time = words.some(
    (word, k) =>
      word === 'yesterday' ||
      (word === 'ago' && !words.includes('since')) ||
      (word === 'last' && /^(?:night|week|month|year|summer|winter|weekend|monday|sunday|saturday|friday)$/.test(words[k + 1] ?? '')),
  )
  if (
    !time ||
    rest.length > 12 ||
    words.some(word => /^(?:that|because|when|but|if|which|who|remember|think|since|and|about|from|than|like|as|how|what)$/.test(word)) ||
    isQuestion(tokens, i)
  )
    return undefined
  const base = classes.base(token.lower) ?? token.lower
  if (/^(?:know|think|remember|believe|hope|wish|guess|suppose)$/.test(base)) return undefined
  const past =
    base === 'be' || /^(?:am|is|are)$/.test(token.lower) ? (/^(?:i|he|she)$/.test(before.lower) ? 'was' : 'were') : inflect(base, 'past')
  return replaceWord(token, past, 'tense', 'The time named here is over, so the verb stands in the past.')
}
