/** Forms of a verb that the place tells apart: "He's charge us", "It was suggest that", "the clothes wore by the actor". */
import { applyRules, beforeWord, inDrafts, lowerAt, onText, onWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect, irregularVerbs } from '../../grammar/irregular.ts'
import { isToldOfNoun } from '../../grammar/noun-participles.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, determiners, modals, possessives } from '../../grammar/word-classes.ts'
import { isEnd, startsObject } from './verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function meantFormEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [hesCharge, wasSuggest, wouldFell, wouldToKnow, drugBag, beforeHand, bedWasMove, isFare]),
    ...inDrafts(applyRules(page, [woreBy, pictureHeMake])),
  ]
}

const use = (token: Token, right: string, why: string) => replaceWord(token, right, 'verb-form', why)

/** "He's charge us for four", "She's paint the door" */
const hesCharge: Rule = ({ tokens, dictionary, classes }, token, i) => {
  if (!/^(?:he|she)['’]s$/.test(lowerAt(tokens, i - 1)) || closed.has(token.lower) || !classes.isVerb(token.lower)) return undefined
  const parts = dictionary.partsOf(token.lower)
  const right = inflect(token.lower, 'participle')
  if (parts & (pos.past | pos.participle | pos.verbS | pos.adverb | pos.ing) || right === token.lower || /^(?:half|double|like|near|worth|past)$/.test(token.lower)) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const takes = /^(?:me|us|him|them|you)$/.test(next) || ((determiners.has(next) || next === 'it') && (plainVerbs.has(token.lower) || !(parts & pos.adjective))) // prettier-ignore
  return takes ? use(token, right, `Use the participle "${right}" after "${lowerAt(tokens, i - 1)}".`) : undefined
}

const decided = /^(?:suggest|agree|decide|propose|mention|announce|report|explain|confirm|note|state|recommend|claim|expect|promise|assume|conclude|point|resolve|request|plan|intend)$/ // prettier-ignore

/** "It was suggest that the fee rises", "It has been agree to wait" */
const wasSuggest: Rule = beforeWord('that to by whether not', ({ tokens }, token, i) => {
  if (!decided.test(token.text)) return undefined
  const k = /^(?:also|further|later|then|finally|already|unanimously)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const subject = lowerAt(tokens, k) === 'been' ? lowerAt(tokens, k - 2) : lowerAt(tokens, k - 1)
  const right = inflect(token.lower, 'participle')
  return /^(?:was|is|were|been)$/.test(lowerAt(tokens, k)) && subject === 'it' ? use(token, right, `Use the participle "${right}" after "${lowerAt(tokens, k)}".`) : undefined // prettier-ignore
})

/** "It would fell down", "The ball will fell faster": not "would fell a tree" */
const wouldFell: Rule = onText('fell', ({ tokens }, token, i) =>
  modals.has(lowerAt(tokens, i - 1)) &&
  /^(?:down|off|out|over|apart|asleep|into|onto|in|on|to|from|through|behind|faster|slower|first|again|and)$/.test(lowerAt(tokens, i + 1))
    ? use(token, 'fall', `Use the base form "fall" after "${lowerAt(tokens, i - 1)}".`)
    : undefined,
)

/** "I would to know the price": "like" is missing. */
const wouldToKnow: Rule = onWord('to', ({ tokens, classes }, token, i) => {
  const subject = lowerAt(tokens, i - 2)
  const opens = tokens[i - 2]?.first || tokens[i - 3]?.text === ',' || /^(?:and|but|so|because|that)$/.test(lowerAt(tokens, i - 3))
  return lowerAt(tokens, i - 1) === 'would' && /^(?:i|we)$/.test(subject) && opens && (classes.isVerb(lowerAt(tokens, i + 1)) || /^(?:be|have)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? replaceWord(token, 'like to', 'verb-pattern', 'Use "would like to" for a wish.')
    : undefined
})

const ways = /^(?:across|into|out|over|along|up|down|through|behind|off|away|inside|outside|back|home|onto|from|to|upstairs|downstairs|around|toward|towards)$/ // prettier-ignore

/** "He drug the bag across the street": the past of "drag" in some dialects */
const drugBag: Rule = onText('drug', ({ tokens }, token, i) => {
  const [before, next] = [lowerAt(tokens, i - 1), lowerAt(tokens, i + 1)]
  if (!/^(?:i|he|she|it|we|they|you|who|and|had|have|has|finally|then|just|slowly)$/.test(before)) return undefined
  if (!determiners.has(next) && !possessives.has(next) && !/^(?:it|them|him|me|us)$/.test(next)) return undefined
  for (let k = i + 2; k < i + 6 && tokens[k]?.word; k++) if (ways.test(lowerAt(tokens, k))) return use(token, 'dragged', 'The past of "drag" is "dragged".') // prettier-ignore
  return undefined
})

/** Pasts that are no participles; what they tell of does not happen by itself. */
const participleOf = new Map(
  irregularVerbs.filter(([base]) => /^(?:write|wear|draw|choose|steal|throw|give|take|weave|speak|drive|sing|eat|bite|forget)$/.test(base)).map(([, past, participle]) => [past, participle] as const), // prettier-ignore
)

/** "The clothes wore by the actor were old" */
const woreBy: Rule = ({ tokens, dictionary }, token, i) => {
  const right = token.text === token.lower ? participleOf.get(token.lower) : undefined
  const isDone = lowerAt(tokens, i + 1) === 'by' || /^(?:wrote|drew|wove)$/.test(token.lower)
  return right && isDone && isToldOfNoun(tokens, i, dictionary)
    ? use(token, right, `Use the participle "${right}" after a noun.`)
    : undefined
}

/** "I still have the card she write for me", "the drawing he make in school" */
const pictureHeMake: Rule = onText(
  'make write draw paint build buy send give bake cook bring find sell choose order rent',
  ({ tokens, dictionary, tags }, token, i) => {
    if (!/^(?:he|she)$/.test(lowerAt(tokens, i - 1)) || tokens[i - 1]?.first) return undefined
    const isNoun = (dictionary.partsOf(lowerAt(tokens, i - 2)) & (pos.noun | pos.plural)) !== 0 && tags.has(i - 2, 'Noun')
    const isNamed = [3, 4].some(back => determiners.has(lowerAt(tokens, i - back)))
    const right = inflect(token.lower, 'past')
    return isNoun && isNamed && (isEnd(tokens[i + 1]) || /^(?:in|at|on|for|with|me|us|yesterday|last|himself|herself)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
      ? use(token, right, `Use the past "${right}" for what is done.`)
      : undefined
  },
)

const shakers = /^(?:beds?|floors?|ground|earth|house|building|walls?|boat|ship|train|bus|car|table|chair|lamps?|ceiling|windows?|tower|bridge|tree|trees|water|curtains?|hands?|legs?|knees|lights?)$/ // prettier-ignore

/** "I woke up because my bed was move." */
const bedWasMove: Rule = onText('move shake swing sway rock tremble vibrate spin', ({ tokens }, token, i) => {
  if (!/^(?:was|were)$/.test(lowerAt(tokens, i - 1))) return undefined
  const right = inflect(token.lower, 'ing')
  return shakers.test(lowerAt(tokens, i - 2)) && (isEnd(tokens[i + 1]) || /^(?:and|like|so|from|when|while|under)$/.test(lowerAt(tokens, i + 1))) && !startsObject(lowerAt(tokens, i + 1)) // prettier-ignore
    ? use(token, right, `Use the -ing form after "${lowerAt(tokens, i - 1)}" here.`)
    : undefined
})

/** "Before hand them in, wipe off the snow": not "beforehand" */
const beforeHand: Rule = onText('hand', ({ tokens }, token, i) =>
  /^(?:before|after|without|by)$/.test(lowerAt(tokens, i - 1)) &&
  (/^(?:them|it|him|us|me)$/.test(lowerAt(tokens, i + 1)) || (/^(?:in|over|out|back)$/.test(lowerAt(tokens, i + 1)) && determiners.has(lowerAt(tokens, i + 2)) && lowerAt(tokens, i - 1) === 'before')) // prettier-ignore
    ? replaceWord(token, 'handing', 'verb-pattern', `Use the -ing form after "${lowerAt(tokens, i - 1)}".`)
    : undefined,
)

/** "It is not fare to pay twice." */
const isFare: Rule = onText('fare', ({ tokens }, token, i) => {
  const k = /^(?:not|very|so|really|only|quite|too|just)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const isState = /^(?:is|was|isn't|wasn't|be|it's|that's|are|were)$/.test(lowerAt(tokens, k))
  return isState && (isEnd(tokens[i + 1]) || /^(?:to|for|that|and|but|when|if|because)$/.test(lowerAt(tokens, i + 1)))
    ? { ...replaceWord(token, 'fair', 'confused-word', 'Use "fair" for what is just.') }
    : undefined
})
