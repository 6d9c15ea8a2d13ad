/** Confused words that the words beside them show: "at there last address", "there being to few", "the report is late, its due". */
import { applyRules, lowerAt, replaceWord, type Rule } from '../edits.ts'
import { pos } from '../parts-of-speech.ts'
import type { Edit } from '../revision.ts'
import type { RulePage } from '../rule-page.ts'
import type { Token } from '../tokens.ts'
import { beForms, determiners, possessives, prepositions } from '../word-classes.ts'

/** Edits that are certain by the words around them. */
export function soundAlikeEdits(page: RulePage): Edit[] {
  return applyRules(page, rules)
}

const sounds = (token: Token, right: string, to?: Token) =>
  replaceWord(token, right, 'confused-word', `Replace "${token.text}" with "${right}", which sounds similar.`, to)

/** "the practise was stopped": the noun is spelled with a "c" in every dialect. */
const practice: Rule = ({ tokens, tags }, token, i) => {
  if (token.lower !== 'practise' && token.lower !== 'practises') return undefined
  const isNoun = /^(?:a|an|the|this|that|best|good|common|daily|standard|of|in)$/.test(lowerAt(tokens, i - 1)) || possessives.has(lowerAt(tokens, i - 1)) // prettier-ignore
  return isNoun && !tags.has(i + 1, 'Noun', 'Determiner') ? sounds(token, token.lower.replace('s', 'c')) : undefined
}

/** "there being to few", "it is to late" */
const tooFew: Rule = ({ tokens }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  if (token.lower !== 'to' || !/^(?:few|many|little|much|late|early)$/.test(next)) return undefined
  return beForms.has(lowerAt(tokens, i - 1)) || (/^(?:not|still|already)$/.test(lowerAt(tokens, i - 1)) && beForms.has(lowerAt(tokens, i - 2))) // prettier-ignore
    ? sounds(token, 'too')
    : undefined
}

/** "at there last known address", "in there own words" */
const theirOwn: Rule = ({ tokens, tags, classes }, token, i) => {
  if (token.lower !== 'there' || !prepositions.has(lowerAt(tokens, i - 1)) || /^(?:from|over|up|down|in|out|near)$/.test(lowerAt(tokens, i - 1)) === (lowerAt(tokens, i + 1) !== 'own')) return undefined // prettier-ignore
  let k = i + 1
  while (k < i + 3 && /^(?:own|last|first|current|known|new|old|latest|next|full|best)$/.test(lowerAt(tokens, k))) k++
  const noun = lowerAt(tokens, k)
  const isNoun = k > i + 1 && (classes.isSingular(noun) || classes.isPlural(noun)) && tags.has(k, 'Noun')
  return isNoun && !beForms.has(lowerAt(tokens, k + 1)) ? sounds(token, 'their') : undefined
}

/** "the third business day there after" */
const thereafter: Rule = ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  if (!/^(?:there|their)$/.test(token.lower) || next?.lower !== 'after' || tokens[i + 2]?.word || !tokens[i - 1]?.word) return undefined
  return /^(?:day|days|week|weeks|month|months|year|years|shortly|immediately|soon)$/.test(lowerAt(tokens, i - 1))
    ? sounds(token, 'thereafter', next)
    : undefined
}

/** "we went through the numbers and there not adding up" */
const theyreNot: Rule = ({ tokens, dictionary }, token, i) => {
  if (!/^(?:there|their)$/.test(token.lower) || lowerAt(tokens, i + 1) !== 'not') return undefined
  const verb = lowerAt(tokens, i + 2)
  if (!(dictionary.partsOf(verb) & pos.ing) || dictionary.partsOf(verb) & pos.adjective || verb === 'being') return undefined
  return /^(?:and|but|because|so|,|if|that)$/.test(tokens[i - 1]?.lower ?? '') ? sounds(token, "they're") : undefined
}

/** "the report is late, its due on the 14th" */
const itsDue: Rule = ({ tokens }, token, i) => {
  if (token.lower !== 'its') return undefined
  const [next, after] = [lowerAt(tokens, i + 1), lowerAt(tokens, i + 2)]
  // "its too-late arrival"
  if (tokens[i + 1]?.hyphen || tokens[i + 2]?.hyphen) return undefined
  const isDue = next === 'due' && /^(?:on|in|at|by|to|for|tomorrow|today|soon|next|this|back|out|)$/.test(after)
  const isState = /^(?:not|too|been|gonna)$/.test(next) && /^(?:the|a|an|my|your|too|very|so|late|long|possible|clear|easy|fair|working|only|just|that|enough|really|good|bad|expensive|small|big|much|far|early|cold|hot)$/.test(after) // prettier-ignore
  return isDue || isState ? sounds(token, "it's") : undefined
}

/** "the printers who's quote was higher" */
const whoseQuote: Rule = ({ tokens, classes, dictionary }, token, i) => {
  if (!/^who['’]s$/.test(token.lower)) return undefined
  const [before, noun] = [lowerAt(tokens, i - 1), lowerAt(tokens, i + 1)]
  const isOwner = classes.isPlural(before) || classes.isSingular(before) || before === 'people' || before === 'someone' || before === 'anyone' // prettier-ignore
  const isOwned =
    (classes.isSingular(noun) || classes.isPlural(noun)) && !(dictionary.partsOf(noun) & (pos.adjective | pos.ing | pos.adverb))
  return isOwner && isOwned && /^(?:is|are|was|were|has|have|had|will|would|can|could)$/.test(lowerAt(tokens, i + 2))
    ? sounds(token, 'whose')
    : undefined
}

/** "soaked trough", "we walked trough the park" */
const through: Rule = ({ tokens }, token, i) => {
  if (token.lower !== 'trough') return undefined
  return /^(?:soaked|wet|go|goes|went|gone|going|walk|walked|walking|run|ran|running|come|came|coming|look|looked|looking|get|got|getting|pass|passed|passing|see|break|broke|drive|drove|driving|fall|fell|read|halfway|all|right|straight)$/.test(
    lowerAt(tokens, i - 1),
  )
    ? sounds(token, 'through')
    : undefined
}

/** "We except all major credit cards." */
const weAccept: Rule = ({ tokens }, token, i) => {
  if (token.lower !== 'except' || !/^(?:we|they|i|you)$/.test(lowerAt(tokens, i - 1)) || !tokens[i - 1]?.first) return undefined
  return determiners.has(lowerAt(tokens, i + 1)) || /^(?:it|them|all|your|both|cash|cards|most|only)$/.test(lowerAt(tokens, i + 1))
    ? sounds(token, 'accept')
    : undefined
}

/** "I'll be their soon" */
const beThere: Rule = ({ tokens }, token, i) => {
  if (token.lower !== 'their' || !/^(?:be|get|been|are|were|go|went)$/.test(lowerAt(tokens, i - 1))) return undefined
  return /^(?:soon|tomorrow|later|tonight|today|yesterday|now|again|at|by|before|when|until|because|every|for)$/.test(
    lowerAt(tokens, i + 1),
  )
    ? sounds(token, 'there')
    : undefined
}

const rules: readonly Rule[] = [practice, tooFew, theirOwn, thereafter, theyreNot, itsDue, whoseQuote, through, weAccept, beThere]
