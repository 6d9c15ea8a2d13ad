/** The second verb of a clause, and verbs after "who" and "that": "who works and have", "people who lies". */
import { afterWord, applyRules, isQuestion, lowerAt, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { isPastAt } from '../../grammar/story.ts'
import { eitherNumber, units } from '../../grammar/subject-words.ts'
import { auxiliaries, closed, determiners, modals, prepositions } from '../../grammar/word-classes.ts'
import { isWhoAlone } from '../agreement/relative-verbs.ts'
import { isKnows } from './verb-slots.ts'

/** Edits of second verbs. */
export function secondVerbEdits(page: RulePage): Edit[] {
  return applyRules(page, [secondVerb, singleWho, manyWho])
}

const common = /^(?:have|do|go|give|make|take|bring|get|keep|know|become|provide|live|want|need|like|help|work|try|use|feel|think|say|tell|see|come|learn|teach|eat|sell|buy|send|write|speak|create|include|allow|cause|offer|reduce|increase|improve|produce|destroy|seem|look|understand|study|play|run|lead|leave|lose|spend|enjoy|prefer|remember|forget|believe)$/ // prettier-ignore
const breaks = /^(?:to|let|lets|make|makes|help|helps|see|sees|hear|hears|can|could|will|would|should|must|may|might|shall|do|does|did|that|which|who|whom|how|what|where|when|if|because|although|while|than|or|let's|don't|doesn't|didn't|can't|won't|be|is|are|was|were|i|you|we|they|people|not|and)$/ // prettier-ignore

/** "It makes life easy, but also bring problems", "He lives in Cairo and work there". */
const secondVerb: Rule = ({ tokens, tags, dictionary, classes }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const link = /^(?:also|then|often|always|never|usually|even)$/.test(before) ? i - 2 : i - 1
  if (!/^(?:and|but)$/.test(lowerAt(tokens, link)) || !common.test(token.lower)) return undefined
  const next = lowerAt(tokens, i + 1)
  const takes = determiners.has(next) || /^(?:many|more|some|me|him|us|them|it|you|very|much|a|all|in|at|as|there|well|good|great|excellent|new|hard|to|experience|time|people|two|three|every|people's)$/.test(next) // prettier-ignore
  if (!takes || (dictionary.partsOf(token.lower) & pos.noun && !tags.has(i, 'Verb') && link === i - 1)) return undefined
  if (/^(?:help|need|work|use|play|look|study|lead|run|like|try)$/.test(token.lower) && /^(?:in|at|to|as|there|well)$/.test(next) && !tags.has(i, 'Verb')) return undefined // prettier-ignore
  // The verb before, with its subject.
  for (let k = link - 1; k > Math.max(0, link - 14); k--) {
    const word = lowerAt(tokens, k)
    // "He makes us laugh and forget our problems"
    if ((tokens[k]?.first && k === 0) || /^(?:makes|lets|helps|sees|hears|watches|feels)$/.test(word)) return undefined
    const subject = lowerAt(tokens, k - 1)
    const base = /^(?:has|does|goes)$/.test(word) ? word : classes.base(word)
    const isS =
      base !== undefined && word.endsWith('s') && (word === 'has' || inflect(base, 's') === word) && word !== 'is' && word !== 'was'
    const opens =
      tokens[k - 1]?.first === true || !tokens[k - 2]?.word || /^(?:and|but|because|that|when|so|if)$/.test(lowerAt(tokens, k - 2))
    if (isS && /^(?:he|she|it)$/.test(subject) && opens) return isQuestion(tokens, i) ? undefined : tell()
    if (isS && subject === 'who' && tags.has(k - 2, 'Singular') && !eitherNumber.has(lowerAt(tokens, k - 2))) return tell()
    if (breaks.test(word) || (!tokens[k]?.word && tokens[k]?.text !== ',')) return undefined
    if (tokens[k]?.text === ',' && k !== link - 1) return undefined
  }
  return undefined

  function tell() {
    const right = inflect(token.lower, 's')
    return replaceWord(token, right, 'agreement', `Use "${right}", because its subject is singular.`)
  }
}

/** "a hard worker who work well", "a small agency who specialize in brands" */
const singleWho: Rule = afterWord('who that which', (page, token, i) => {
  const { tokens, tags, dictionary, classes } = page
  if (!classes.isVerb(token.lower) || (closed.has(token.lower) && token.lower !== 'have')) return undefined
  if (dictionary.partsOf(token.lower) & (pos.past | pos.participle | pos.adverb | pos.adjective | pos.verbS)) return undefined
  const noun = lowerAt(tokens, i - 2)
  if (!classes.isSingular(noun) || eitherNumber.has(noun) || !tags.has(i - 2, 'Singular')) return undefined
  let k = i - 3
  const describes = (at: number) =>
    tags.has(at, 'Adjective', 'Noun') || (dictionary.partsOf(lowerAt(tokens, at)) & (pos.participle | pos.adjective)) !== 0
  while (k > i - 6 && describes(k) && !determiners.has(lowerAt(tokens, k))) k--
  if (!/^(?:a|an|every|each)$/.test(lowerAt(tokens, k))) return undefined
  if (dictionary.partsOf(token.lower) & pos.noun && !common.test(token.lower)) return undefined
  // "a rule that people break", "demand that he work"
  if (lowerAt(tokens, i - 1) === 'that' && !(determiners.has(lowerAt(tokens, i + 1)) || /^(?:in|to|me|us|him|them|it|you|many|as|with|on|at)$/.test(lowerAt(tokens, i + 1)))) return undefined // prettier-ignore
  // "a house which heat doesn't leave"
  if (auxiliaries.has(lowerAt(tokens, i + 1)) || modals.has(lowerAt(tokens, i + 1))) return undefined
  const right = inflect(token.lower, isPastAt(page, i) ? 'past' : 's')
  return replaceWord(token, right, 'agreement', `Use "${right}" to agree with "${noun}".`)
})

/** "people who lies", "many reasons that makes" */
const manyWho: Rule = afterWord('who that which', (page, token, i) => {
  const { tokens, classes, dictionary } = page
  const link = lowerAt(tokens, i - 1)
  if (closed.has(token.lower) || isWhoAlone(page, i - 1)) return undefined
  const base = classes.base(token.lower)
  if (!base || base === token.lower || inflect(base, 's') !== token.lower) return undefined
  const noun = lowerAt(tokens, i - 2)
  // "He knows who needs an arm"
  if (isKnows(page, i - 2)) return undefined
  const isMany = noun === 'people' || (classes.isPlural(noun) && (dictionary.partsOf(noun) & ~(pos.plural | pos.verbS)) === 0 && !/(?:ics|news|series|species|means|data|media|ss)$/.test(noun)) // prettier-ignore
  // "the only person within two hundred miles who knows"
  if (units.test(noun) && noun !== 'people') return undefined
  if (!isMany || [1, 2, 3, 4, 5].some(back => /^(?:of|one|only)$/.test(lowerAt(tokens, i - 2 - back)))) return undefined
  if (link !== 'who' && !(common.test(base) && /^(?:many|some|several|these|those|other|the|few|two|three|different)$/.test(lowerAt(tokens, i - 3)))) return undefined // prettier-ignore
  // "an arrangement from the depths that seems"
  if (link !== 'who' && prepositions.has(lowerAt(tokens, i - 4))) return undefined
  // "in the ways that matters develop"
  if (link !== 'who' && dictionary.partsOf(token.lower) & pos.plural && !common.test(base)) return undefined
  return replaceWord(token, base, 'agreement', `Use "${base}" to agree with "${noun}".`)
})
