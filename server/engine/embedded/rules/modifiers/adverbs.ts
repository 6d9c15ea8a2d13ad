/** Adverbs of manner: "drives very careful", "sings beautiful". */
import { applyRules, lowerAt, replaceWord, type Rule } from '../../edits.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { closed } from '../../grammar/word-classes.ts'

const doing =
  /^(?:sing|speak|drive|dance|play|work|behave|write|sleep|walk|talk|cook|fight|perform|eat|breathe|smile|swim|paint|act|explain|answer|move|dress|read|react|listen|learn)$/
/** Common adverbs without "-ly". */
export const bareAdverbs = /^(?:just|even|great|slow|loud|deep|high|low|hard|fast|late|early|close|near|long|far|straight|wide|short|free|clean|clear|cheap|direct|fine|right|wrong|flat|safe|quick|tight|strong|full|easy|alone|live|dead|dirty|fair|sharp|steady|sound|big|tall|hungry|angry|happy|sad|tired|young|old|healthy|drunk|sober|barefoot|naked|silent|ready|available|active|abroad|online|first|last|most|very)$/ // prettier-ignore

const adjectiveForAdverb: Rule = (page, token, i) => {
  const { tokens, dictionary, tags } = page
  const next = tokens[i + 1]
  if (token.first || next?.text === '-' || (next?.word && !/^(?:and|but|because|when|in|on|at|with|to|for)$/.test(next.lower))) return undefined // prettier-ignore
  const degree = /^(?:very|so|too|really|quite|pretty)$/.test(lowerAt(tokens, i - 1))
  const last = degree ? i - 2 : i - 1
  const verb = isDoing(page, last) ? last : degree && lowerAt(tokens, i - 1) === 'very' ? verbBeforeObject(page, last) : undefined
  if (verb === undefined || isNounHere(tokens, verb)) return undefined
  if (token.lower === 'good')
    return next?.lower === 'and' ? undefined : replaceWord(token, 'well', 'adverb', 'Use the adverb "well" to describe an action.')
  const parts = dictionary.partsOf(token.lower)
  if (closed.has(token.lower) || bareAdverbs.test(token.lower)) return undefined
  if (
    !(parts & pos.adjective) ||
    /^(?:heaven|death|world|ghost|mother|father|brother|sister|state|home|cost|love|man|woman|time|friend|neighbor|body|heart|earth|order|night|day|week|month|year|king|queen|prince|coward|leisure|beast|saint|scholar|master)$/.test(
      token.lower,
    ) ||
    parts & (pos.adverb | pos.verb | pos.participle | pos.ing)
  )
    return undefined
  if (token.lower.endsWith('ward') || (next?.lower === 'and' && tags.has(i + 2, 'Adjective'))) return undefined
  const adverb = adverbOf(token.lower)
  return dictionary.partsOf(adverb) & pos.adverb
    ? replaceWord(token, adverb, 'adverb', `Use the adverb "${adverb}" to describe an action.`)
    : undefined
}

function isDoing({ tokens, classes, tags }: RulePage, i: number): boolean {
  const verb = lowerAt(tokens, i)
  // "keep this important work current"
  if (tags.has(i, 'Noun') && tags.has(i - 1, 'Adjective')) return false
  return verb !== '' && !verb.endsWith('ing') && doing.test(classes.base(verb) ?? verb)
}

/** "plays the piano very", "speaks French very": the verb before its object. */
function verbBeforeObject(page: RulePage, last: number): number | undefined {
  const { tokens, tags } = page
  if (!tags.has(last, 'Noun')) return undefined
  const verb = /^(?:the|a|my|his|her|their|our)$/.test(lowerAt(tokens, last - 1)) ? last - 2 : last - 1
  // In "cooks the meat very tender", the adjective describes the result.
  return isDoing(page, verb) && !/^(?:cook|paint|dress|eat)/.test(lowerAt(tokens, verb)) && tags.has(verb, 'Verb') ? verb : undefined
}

/** "a play good for children": the word before is a noun. */
function isNounHere(tokens: RulePage['tokens'], verb: number): boolean {
  if (/^(?:week|day|year|hour|place|force|load)$/.test(lowerAt(tokens, verb + 1))) return true
  return /^(?:is|are|was|were|a|an|the|my|your|his|her|its|our|their|this|that|of|for|in|with|some|any|no|more|most|at|by)$/.test(
    lowerAt(tokens, verb - 1),
  )
}

/** The adverb of an adjective: "easy" becomes "easily". */
export function adverbOf(adjective: string): string {
  if (adjective.endsWith('le') && !adjective.endsWith('ole')) return adjective.slice(0, -1) + 'y'
  if (/[^aeiou]y$/.test(adjective)) return adjective.slice(0, -1) + 'ily'
  return adjective.endsWith('ic') ? adjective + 'ally' : adjective + 'ly'
}

/** Edits of adjectives that should be adverbs. */
export function adverbEdits(page: RulePage): Edit[] {
  return applyRules(page, [adjectiveForAdverb])
}
