/** The comma before "and", "but", or "so" between two whole clauses: "The cake was dry and we left most of it." */
import { clauseAt, finiteForms, sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { applyRules, inDrafts, insertText, isQuestion, lowerAt, onText, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { modals } from '../../grammar/word-classes.ts'

/** Edits that are applied in drafts only. */
export function joinedClauseEdits(page: RulePage): Edit[] {
  return inDrafts(applyRules(page, [commaBefore]).slice(0, 1))
}

/** A word that makes the clause before depend on another, or opens what is said. */
export const depends = /^(?:if|when|whenever|while|although|though|as|since|after|before|once|until|till|unless|whereas|because|so|such|whether|than|that|which|who|whom|whose|what|how|why|where|both|either|neither|not|between|never|let|let's|make|makes|made|see|saw|hear|heard|watch|watched|feel|felt|help|helped)$/ // prettier-ignore
export const saying = /^(?:say|think|hope|believe|suppose|guess|fear|know|understand|imagine|mean|wonder|tell|ask|explain|insist|argue|claim|admit|agree|find|assume|expect|bet|swear|promise|wish|seem|suggest|decide|realize|notice|learn|remember|forget|discover|dream|want|need|like|love)$/ // prettier-ignore

const commaBefore: Rule = onText('and but so', (page, token, i) => {
  const { tokens, dictionary, classes } = page
  const before = tokens[i - 1]
  if (!before?.word || before.fixed || isQuestion(tokens, i)) return undefined
  const right = clauseAt(page, /^(?:now|then|later|today|suddenly|sometimes|maybe)$/.test(lowerAt(tokens, i + 1)) ? i + 2 : i + 1)
  if (right?.subject !== 'pronoun' || sentenceEnd(tokens, i) - i < 4 || /^(?:it|you)$/.test(lowerAt(tokens, i + 1)) && !finiteForms.has(lowerAt(tokens, right.verb)) && !modals.has(lowerAt(tokens, right.verb))) return undefined // prettier-ignore
  const start = sentenceStart(tokens, i)
  // "Last year, the rent rose and we moved"
  const inner = tokens.findIndex(({ text }, k) => k > start && k < i && text === ',')
  const from = inner > 0 && inner - start < 6 && !clauseAt(page, start) && !depends.test(lowerAt(tokens, start)) ? inner + 1 : start
  const left = clauseAt(page, from)
  if (!left || left.verb >= i - 1 || i - from < 4) return undefined
  const words = tokens.slice(from, i)
  if (words.some(({ word, text, lower, fixed }, k) => fixed || (!word && !/^(?:\d.*|[%$€£])$/.test(text)) || depends.test(lower) || (from + k >= left.verb && saying.test(classes.base(lower) ?? lower)))) return undefined // prettier-ignore
  // "He was aware he was late but"
  if (words.some((_, k) => from + k > left.verb && clauseAt(page, from + k)?.subject === 'pronoun')) return undefined
  const isPast = (k: number) => /^(?:was|were|had|did|didn't|wasn't|weren't)$/.test(lowerAt(tokens, k)) || (dictionary.partsOf(lowerAt(tokens, k)) & pos.past) !== 0 // prettier-ignore
  if (token.text === 'so' && !(isPast(left.verb) && isPast(right.verb))) return undefined
  return { ...insertText(before.end, ',', 'clause-comma', `Add a comma before "${token.text}" and a new clause.`), kind: 'punctuation' }
})
