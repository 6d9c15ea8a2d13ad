/** Words that were parted: "should off set the cost", "the initial out lay", "a system where by members pay". */
import { applyRules, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, modals, possessives } from '../../grammar/word-classes.ts'
import type { Token } from '../../grammar/tokens.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form. */
export function partedWordEdits(page: RulePage): Edit[] {
  return applyRules(page, [offSet, outLay, whereBy])
}

const join = (token: Token, next: Token): Edit => ({ ...replaceWord(token, token.lower + next.lower, 'compound', `Write "${token.lower}${next.lower}" as one word.`, next), kind: 'spelling' }) // prettier-ignore

const partedVerbs = new Set('off-set up-date up-grade up-load up-hold down-load down-grade down-play over-come over-see over-look over-take over-ride over-rule over-charge over-write over-throw over-estimate over-state over-hear under-take under-go under-estimate under-mine under-line under-write out-weigh out-perform out-number out-source out-live out-do with-hold with-draw with-stand by-pass fore-see fore-cast'.split(' ')) // prettier-ignore

/** "should off set the cost", "to over come it": after a helping verb stands a verb. */
const offSet: Rule = onWord('off up down over under out with by fore', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  const before = lowerAt(tokens, i - 1)
  if (!next?.word || next.fixed || next.hyphen || next.text !== next.lower || !partedVerbs.has(`${token.lower}-${next.lower}`)) return undefined // prettier-ignore
  if (!modals.has(before) && !/^(?:to|don't|doesn't|didn't|please)$/.test(before)) return undefined
  const after = lowerAt(tokens, i + 2)
  const hasObject = determiners.has(after) || possessives.has(after) || /^(?:it|them|him|us|me|you|any|all|these|those|such|some|most|many)$/.test(after) // prettier-ignore
  return hasObject ? join(token, next) : undefined
})

/** "the initial out lay", "a big out come" */
const outLay: Rule = onWord('out', ({ tokens, tags }, token, i) => {
  const next = tokens[i + 1]
  if (!next || next.fixed || next.hyphen || !/^(?:lay|come|put|look)$/.test(next.text)) return undefined
  const before = lowerAt(tokens, i - 1)
  const isDescribed = tags.has(i - 1, 'Adjective') || /^(?:capital|cash|total)$/.test(before)
  const isNoun = isDescribed && (determiners.has(lowerAt(tokens, i - 2)) || possessives.has(lowerAt(tokens, i - 2)))
  return isNoun && (isEnd(tokens[i + 2]) || /^(?:is|was|of|for|will|has|would|on)$/.test(lowerAt(tokens, i + 2))) ? join(token, next) : undefined // prettier-ignore
})

const arranged = /^(?:system|scheme|arrangement|agreement|process|procedure|method|mechanism|policy|rule|deal|contract|approach|problem|bug|issue|error|situation|practice|program|programme|plan|model|strategy|technique|law)$/ // prettier-ignore

/** "a system where by members pay online" */
const whereBy: Rule = onWord('where', ({ tokens, dictionary }, token, i) => {
  const next = tokens[i + 1]
  if (next?.text !== 'by' || next.fixed || !arranged.test(lowerAt(tokens, i - 1))) return undefined
  const after = lowerAt(tokens, i + 2)
  const isPerson = /^(?:we|they|you|i|he|she|it|each|every|all|both)$/.test(after)
  const isPlural = !closed.has(after) && (dictionary.partsOf(after) & pos.plural) !== 0 && !isEnd(tokens[i + 3])
  const isDescribed = (dictionary.partsOf(after) & pos.adjective) !== 0 && (dictionary.partsOf(lowerAt(tokens, i + 3)) & pos.plural) !== 0
  const isDescribedByDeed = (dictionary.partsOf(after) & pos.participle) !== 0 && (dictionary.partsOf(lowerAt(tokens, i + 3)) & pos.plural) !== 0 // prettier-ignore
  return isPerson || isPlural || isDescribed || isDescribedByDeed ? join(token, next) : undefined
})
