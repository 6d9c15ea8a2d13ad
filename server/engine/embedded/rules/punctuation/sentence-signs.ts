/** Signs in and between sentences: "I went home She stayed", "The price which includes tax, is", "The end, in my opinion is sad", "; however the". */
import { clauseAt, finiteForms, mayBeFinite, nounPhraseEnd, sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { applyRules, inDrafts, insertText, lowerAt, onText, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { modals } from '../../grammar/word-classes.ts'
import { leftClause } from './splices.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function sentenceSignEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [afterHowever, besidePhrase, beforeWhich]), ...inDrafts(applyRules(page, [missingStop]))]
}

const sign = (at: number, after: string, rule: string, message: string): Edit => ({ ...insertText(at, after, rule, message), kind: 'punctuation' }) // prettier-ignore

const isFiniteAt = (page: RulePage, k: number) => {
  const word = lowerAt(page.tokens, k)
  return (
    finiteForms.has(word) || modals.has(word) || (mayBeFinite(page, k) && (page.dictionary.partsOf(word) & (pos.verbS | pos.past)) !== 0)
  )
}

/** "It opens in May; however the shop can wait" */
const afterHowever: Rule = onText('however moreover furthermore nevertheless consequently', (page, token, i) => {
  const { tokens } = page
  if (tokens[i - 1]?.text !== ';') return undefined
  return clauseAt(page, i + 1)
    ? sign(token.end, ',', 'however', `Add a comma after "${token.text}" at the start of a sentence.`)
    : undefined
})

const asides = /^(?:in my opinion|in my view|in fact|of course|for example|for instance|by the way|to be honest|on the other hand|on the contrary|in general|as a result|after all|in addition|in my experience|as usual|at least|in the end|in short|however|therefore|unfortunately|fortunately|luckily|sadly|surprisingly|nevertheless|moreover|indeed|apparently|obviously)$/ // prettier-ignore

/** "The ending, in my opinion is too sudden" */
const besidePhrase: Rule = onText(',', (page, token, i) => {
  const { tokens } = page
  for (let length = 4; length >= 1; length--) {
    const words = tokens.slice(i + 1, i + 1 + length)
    const last = words.at(-1)
    if (!last || words.some(({ word, fixed }) => !word || fixed) || !asides.test(words.map(({ lower }) => lower).join(' '))) continue
    const verb = lowerAt(tokens, i + 1 + length)
    const isVerb = finiteForms.has(verb) || modals.has(verb)
    const isSubject = nounPhraseEnd(page, sentenceStart(tokens, i)) === i
    return isVerb && isSubject ? sign(last.end, ',', 'opening-comma', `Add a comma after "${words.map(({ text }) => text).join(' ')}".`) : undefined // prettier-ignore
  }
  return undefined
})

/** "The price which includes delivery, is low": the clause has a comma at its end. */
const beforeWhich: Rule = onText('which', (page, token, i) => {
  const { tokens } = page
  const before = tokens[i - 1]
  if (!before?.word || before.fixed || !isFiniteAt(page, i + 1)) return undefined
  const start = sentenceStart(tokens, i)
  if (nounPhraseEnd(page, start) !== i || i - start > 5) return undefined
  const comma = tokens.findIndex(({ text }, k) => k > i && /^[,.;:()!?]$/.test(text))
  if (tokens[comma]?.text !== ',' || comma - i > 10 || comma - i < 3 || !isFiniteAt(page, comma + 1)) return undefined
  return sign(before.end, ',', 'clause-comma', 'Add a comma before "which" and a remark.')
})

const saying = /^(?:said|says|say|called|titled|named|read|reads|watched|saw|asked|replied|thought|wrote|sang|played|shouted|in|on|of|the|a|at|by|from|with|to|and|or|for|about|like|as|than|that|because|if|when|but|so|while|since|although|which|who|not|is|are|was|were|my|your|his|her|our|their)$/ // prettier-ignore

/** "I went home early She stayed there": the capital shows where a sentence begins. */
const missingStop: Rule = onText('He She They We It There The This These My His Her Our Your Their You', (page, token, i) => {
  const { tokens, text } = page
  const before = tokens[i - 1]
  if (token.first || !before?.word || before.fixed || saying.test(before.lower)) return undefined
  if (!/^\p{Ll}/u.test(before.text) || text.slice(before.end, token.start) !== ' ') return undefined
  const start = sentenceStart(tokens, i)
  const right = clauseAt(page, i)
  if (!right || i - start < 3 || sentenceEnd(tokens, i) - right.verb < 2) return undefined
  return leftClause(page, start, i) ? sign(before.end, '.', 'sentence-end', 'End the sentence with a punctuation mark.') : undefined
})
