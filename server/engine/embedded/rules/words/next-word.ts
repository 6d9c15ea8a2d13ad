/** Words that the next one decides: "everyday" as an adverb, "every one is", "had past". */
import { applyRules, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits that the next word makes certain. */
export function nextWordEdits(page: RulePage): Edit[] {
  return applyRules(page, [everyDay, everyoneIs, hadPassed])
}

/** "I walk the dog everyday.", "everyday for a month"; not "everyday life" */
const everyDay: Rule = onWord('everyday', ({ tokens }, token, i) => {
  if (/^(?:in|of|for|with|an?|the|my|our|their|his|her|your|those|these|some|such|more|very|than|is|are|was|ordinary|common|simple|most|like)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  const next = tokens[i + 1]
  const isAdverb = isEnd(next) || (next?.word === true && /^(?:for|at|to|in|on|after|before|since|until|because|when|while|but|so|from|with|during|i|we|he|she|they|it|you|that)$/.test(next.lower)) // prettier-ignore
  return isAdverb && next?.text !== ')' ? replaceWord(token, 'every day', 'confused-word', '"Every day" means each day; "everyday" is an adjective.') : undefined // prettier-ignore
})

/** "Every one is welcome"; not "every one of them", nor "each and every one" */
const everyoneIs: Rule = onWord('every', ({ tokens }, token, i) => {
  const one = tokens[i + 1]
  if (one?.lower !== 'one' || one.fixed || /^(?:and|or|,)$/.test(tokens[i - 1]?.text ?? '')) return undefined
  const verb = lowerAt(tokens, i + 2)
  const isPerson = /^(?:knows?|thinks?|agrees?|wants?|likes?|loves?|says?|said|laughed|else|who|enjoyed|agreed|came|went)$/.test(verb) || (token.first && /^(?:is|was|has|should|can|must|will)$/.test(verb)) // prettier-ignore
  return isPerson ? replaceWord(token, 'everyone', 'confused-word', '"Everyone" is one word for all people.', one) : undefined
})

/** "Two hours had past before he came" */
const hadPassed: Rule = onWord('past', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  if (!/^(?:had|has|have|already|just|long)$/.test(lowerAt(tokens, i - 1))) return undefined
  if (/^(?:already|just|long)$/.test(lowerAt(tokens, i - 1)) && !/^(?:had|has|have)$/.test(lowerAt(tokens, i - 2))) return undefined
  const isVerb = isEnd(next) || /^(?:by|since|before|when|without|through|away|the|her|his|my|their|our|us|me|him|them|it|and)$/.test(next?.lower ?? '') // prettier-ignore
  return isVerb ? replaceWord(token, 'passed', 'confused-word', 'The participle of "pass" is "passed".') : undefined
})
