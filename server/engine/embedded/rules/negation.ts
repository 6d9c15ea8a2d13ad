/** Double negatives: "I don't have no time". */
import { applyRules, lowerAt, replaceWord, type Rule } from '../edits.ts'
import type { Edit } from '../revision.ts'
import type { RulePage } from '../rule-page.ts'
import { closed, modals } from '../word-classes.ts'

const positive = new Map([
  ['nothing', 'anything'],
  ['nobody', 'anybody'],
  ['nowhere', 'anywhere'],
  ['none', 'any'],
  ['no', 'any'],
])
const negative = /^(?:don't|doesn't|didn't|can't|cannot|couldn't|won't|wouldn't|haven't|hasn't|hadn't|shouldn't|never)$/

const doubleNegative: Rule = ({ tokens, tags }, token, i) => {
  const right = positive.get(token.lower)
  if (!right || !isNegated(tokens, i)) return undefined
  const next = tokens[i + 1]
  if (next?.lower === 'but' || next?.text === '-' || tags.has(i + 1, 'Verb', 'Copula', 'Modal')) return undefined
  if (token.lower === 'no') {
    if (next?.lower === 'one') return replaceWord(token, 'anyone', 'double-negative', 'Avoid the double negative. Use "anyone".', next)
    if (!next?.word || closed.has(next.lower) || !tags.has(i + 1, 'Noun', 'Adjective') || tags.has(i + 1, 'Adverb')) return undefined
    if (/^(?:doubt|matter|wonder|end)$/.test(next.lower)) return undefined
  }
  return replaceWord(token, right, 'double-negative', `Avoid the double negative. Use "${right}".`)
}

/** "not" precedes the verb of the same clause. */
function isNegated(tokens: RulePage['tokens'], i: number): boolean {
  for (let k = i - 1; k > Math.max(-1, i - 6); k--) {
    const word = lowerAt(tokens, k)
    if (!word || /^(?:and|but|or|that|because|if|when|what|why|how|who|which|so|than|is|are|was|were|be)$/.test(word)) return false
    if (/^(?:say|said|think|mean|means)$/.test(word) && k < i - 1) return false // prettier-ignore
    if (negative.test(word)) return k < i - 1
    if (word === 'not')
      return k < i - 1 && (modals.has(lowerAt(tokens, k - 1)) || /^(?:do|does|did|have|has|had)$/.test(lowerAt(tokens, k - 1)))
  }
  return false
}

/** Edits of double negatives. */
export function negationEdits(page: RulePage): Edit[] {
  return applyRules(page, [doubleNegative])
}
