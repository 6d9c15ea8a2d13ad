/** "have" that is missing after a helping verb: "I should contacted you earlier", "I must forgot my keys". */
import { afterWord, applyRules, lowerAt, replaceWord, type Rule } from '../../edits.ts'
import { sentenceEnd } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'

/** Edits of verbs that tell of the past. */
export const perfectModalEdits = (page: RulePage): Edit[] => applyRules(page, [shouldContacted])

const past = /^(?:earlier|sooner|yesterday|ago|instead|already|before)$/

/** "I should contacted you earlier", "He must went home": otherwise the base form is meant, as in "should called". */
const shouldContacted: Rule = afterWord('should could would must might', ({ tokens, dictionary, classes }, token, i) => {
  const modal = lowerAt(tokens, i - 1)
  if (!/^(?:i|you|we|he|she|it|they)$/.test(lowerAt(tokens, i - 2))) return undefined
  const base = classes.base(token.lower)
  const parts = dictionary.partsOf(token.lower)
  if (!base || base === token.lower || !(parts & pos.past) || parts & (pos.verb | pos.adjective)) return undefined
  const rest = tokens.slice(i + 1, sentenceEnd(tokens, i)).map(({ lower }) => lower)
  const isToldOfPast = rest.some((word, k) => past.test(word) && !(word === 'before' && rest[k + 1] !== undefined) || (word === 'early' && rest[k - 1] === 'more') || (word === 'last' && /^(?:night|week|month|year|time)$/.test(rest[k + 1] ?? ''))) // prettier-ignore
  const participle = inflect(base, 'participle')
  const isPlainPast = modal === 'must' && participle !== token.lower
  return isToldOfPast || isPlainPast
    ? replaceWord(token, `have ${participle}`, 'verb-form', `Use "have ${participle}" for what is past.`)
    : undefined
})
