/** What follows a verb in a draft: "You had better to hurry", "My doctor advised me stop", "It took me an hour finding it", "After eaten lunch". */
import {
  afterWord,
  applyRules,
  inDrafts,
  insertText,
  isQuestion,
  lowerAt,
  onWord,
  removeWord,
  replaceWord,
  type Rule,
} from '../../edits.ts'
import { sentenceStart } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, possessives } from '../../grammar/word-classes.ts'
import { baseOfIng, isBase, isEnd, startsObject, startsPlace } from './verb-slots.ts'

/** Edits that are applied in drafts only. */
export function draftPatternEdits(page: RulePage): Edit[] {
  return inDrafts(applyRules(page, [betterTo, advisedStop, tookFinding, afterEaten, proposeBuy]))
}

/** "You had better to hurry", "I'd rather to stay" */
const betterTo: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  const [verb, better, had] = [tokens[i + 1], lowerAt(tokens, i - 1), lowerAt(tokens, i - 2)]
  if (!/^(?:better|rather)$/.test(better) || !verb?.word || (!plainVerbs.has(verb.lower) && !isBase(page, verb))) return undefined
  const isShort = /^(?:i|you|he|she|we|they)['’]d$/.test(had)
  const isHad = isShort || (/^(?:had|would)$/.test(had) && /^(?:i|you|he|she|we|they|who)$/.test(lowerAt(tokens, i - 3)))
  // "He had better to offer."
  if (
    !isHad ||
    (better === 'better' && (had === 'would' || (isEnd(tokens[i + 2]) && /^(?:do|offer|give|say|show|come)$/.test(verb.lower))))
  )
    return undefined
  return removeWord(token, verb, 'verb-pattern', `Use the verb without "to" after "${had} ${better}".`)
})

const askers = /^(?:advise|advises|advised|tell|tells|told|warn|warned|remind|reminds|encourage|encourages|encouraged|allow|allows|allowed|persuade|persuaded|convince|convinced|invite|invites|invited|order|ordered|urge|urged|force|forces|forced|beg|begged|permit|permits|permitted|teach|teaches|taught|enable|enables|enabled|require|requires|required|expect|expects|expected|ask|asks|asked|want|wants|wanted|need|needed|instruct|instructed|request|requested)$/ // prettier-ignore

/** "My doctor advised me stop smoking", "The manager told them improve it" */
const advisedStop: Rule = afterWord('me him us them you her', (page, token, i) => {
  const { tokens, dictionary } = page
  const asker = lowerAt(tokens, i - 2)
  const person = lowerAt(tokens, i - 1)
  if (!askers.test(asker) || !isBase(page, token) || isQuestion(tokens, i)) return undefined
  // "I ask you know", "told us look": "her" owns what follows.
  if (person === 'her' && (dictionary.partsOf(token.lower) & pos.noun) !== 0) return undefined
  if (/^(?:know|see|say|please|agree|think|believe|understand|are|guys|both|all|need|want|have|come|go|look|wait|stop)$/.test(token.lower) && /^(?:told|tell|tells|ask|asked|asks|warn|want|wants|wanted|need|expect|teach|order)$/.test(asker) && person === 'you') return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const goesOn = startsObject(next) || startsPlace(next) || (dictionary.partsOf(next) & (pos.ing | pos.adjective)) !== 0 || isEnd(tokens[i + 1]) // prettier-ignore
  const isPure = plainVerbs.has(token.lower) || !(dictionary.partsOf(token.lower) & pos.noun)
  return goesOn && (isPure || startsObject(next) || token.lower === 'stop')
    ? insertText(token.start, 'to ', 'verb-pattern', `Use "to" between "${asker} ${person}" and a verb.`)
    : undefined
})

/** "It took me two hours finding the keys" */
const tookFinding: Rule = afterWord(
  'hour hours minute minutes day days week weeks month months year years ages time while long',
  (page, token, i) => {
    const { tokens } = page
    const base = baseOfIng(page, token)
    if (!base) return undefined
    const took = tokens.findLastIndex(({ lower }, k) => k < i - 1 && k > i - 7 && /^(?:took|takes|take)$/.test(lower))
    if (took < 0 || !/^(?:me|us|him|her|them|you)$/.test(lowerAt(tokens, took + 1)) || !/^(?:it|will|would|can|could)$/.test(lowerAt(tokens, took - 1))) return undefined // prettier-ignore
    return startsObject(lowerAt(tokens, i + 1)) || startsPlace(lowerAt(tokens, i + 1))
      ? replaceWord(token, `to ${base}`, 'verb-pattern', `Use "to" and the verb after "${lowerAt(tokens, took)}".`)
      : undefined
  },
)

/** "After eaten lunch, we left", "Before finished his work, he called" */
const afterEaten: Rule = ({ tokens, dictionary, classes }, token, i) => {
  const opener = tokens[i - 1]
  if (!opener?.first || !/^(?:after|before|while|by|without|since)$/.test(opener.lower) || closed.has(token.lower) || !/^\p{Ll}/u.test(token.text)) return undefined // prettier-ignore
  const parts = dictionary.partsOf(token.lower)
  const base = parts & (pos.past | pos.participle) ? classes.base(token.lower) : undefined
  if (!base || parts & (pos.noun | pos.verb) || base === token.lower) return undefined
  const next = lowerAt(tokens, i + 1)
  // "After finished goods leave": an object or a meal must follow.
  const isObject = determiners.has(next) || possessives.has(next) || /^(?:it|them|him|me|us|to|breakfast|lunch|dinner|work|school|home)$/.test(next) // prettier-ignore
  const comma = tokens.findIndex((other, k) => k > i && /^[,.;]$/.test(other.text))
  return isObject && tokens[comma]?.text === ','
    ? replaceWord(token, inflect(base, 'ing'), 'verb-pattern', `Use the -ing form after "${opener.text}".`)
    : undefined
}

/** "We propose buy a printer", "She suggested call a plumber" */
const proposeBuy: Rule = afterWord(
  'propose proposes proposed suggest suggests suggested recommend recommends recommended enjoy enjoys enjoyed avoid avoids avoided consider finish finished dislike dislikes imagine risk postpone practise practice',
  (page, token, i) => {
    const { tokens } = page
    const asker = lowerAt(tokens, i - 1)
    if (!isBase(page, token) || !(plainVerbs.has(token.lower) || startsObject(lowerAt(tokens, i + 1)))) return undefined
    const from = sentenceStart(tokens, i)
    const person = lowerAt(tokens, i - 2)
    const isVerb = /^(?:i|he|she|we|they|you|to|not|would|will|can|should|don't|doesn't|didn't|also|and)$/.test(person) || (i - 2 > from && page.tags.has(i - 2, 'Noun')) // prettier-ignore
    return isVerb ? replaceWord(token, inflect(token.lower, 'ing'), 'verb-pattern', `Use the -ing form after "${asker}".`) : undefined
  },
)
