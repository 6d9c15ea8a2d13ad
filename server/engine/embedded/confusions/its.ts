/** "its" and "it's": what is owned, and what is or has. */
import { lowerAt } from '../edits.ts'
import { clauseAt } from '../grammar/clause.ts'
import { pos } from '../grammar/parts-of-speech.ts'
import { beForms, clauseVerbs, closed, determiners, modals, possessives, prepositions, subjects } from '../grammar/word-classes.ts'
import { type Confusion, noVerbFrom, type Place } from './confusion.ts'

const parts = ({ page }: Place, k: number) => {
  const token = page.tokens[k]
  return token?.word && !closed.has(token.lower) ? page.dictionary.partsOf(token.lower) : 0
}

/** Adjectives that stand before nouns and do not take a clause: not "It's clear people want it". */
const attributive = /^(?:own|main|new|old|former|first|second|third|last|latest|next|annual|official|original|local|largest|biggest|highest|primary|whole|current|final|top|unique|central|famous|huge|large|long|wide|chief|key|entire|full|previous|parent|mother|sister|twin|own|front|rear|back|left|right|upper|lower)$/ // prettier-ignore
const times = /^(?:time|times|day|night|morning|noon|midnight|spring|summer|autumn|fall|winter|christmas|easter|lunchtime|dinnertime|bedtime|rain|snow|weekend|halloween|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|everything|nothing|something|someone|somebody|everyone|nobody|home|fun|part|work|luck|business|love|magic)$/ // prettier-ignore

/** The index of the noun after adjectives, -1 if there is none. */
function nounFrom(place: Place, from: number): number {
  let k = from
  while (attributive.test(lowerAt(place.page.tokens, k)) && k < from + 2) k++
  const word = lowerAt(place.page.tokens, k)
  const isNoun =
    (parts(place, k) & (pos.noun | pos.plural)) !== 0 &&
    (k > from || !(parts(place, k) & (pos.adjective | pos.adverb | pos.ing | pos.participle)))
  return isNoun && !times.test(word) && !place.page.tokens[k]?.fixed && !/^\p{Lu}/u.test(place.page.tokens[k]?.text ?? '') ? k : -1
}

/** Beside the verbs that take a clause, these have "it's" after them. */
const takesClause = /^(?:read|write|figure|look|cause|because|cos|reckon|state|note|add|argue|be|get|do|seem|sound|care|matter|check|answer|reply|ensure|regret|declare|recall|hint|shout|whisper|cry|call|mind|mention|observe)$/ // prettier-ignore

/** "released it's new album", "proud of it's history" */
function isObject(place: Place): boolean {
  const { before, before2, i, page } = place
  const noun = nounFrom(place, i + 1)
  if (noun < 0 || before === '') return false
  const after = lowerAt(page.tokens, noun + 1)
  if (prepositions.has(before))
    return (
      !/^(?:as|like|than|before|after|since|until|till|except|because|though)$/.test(before) &&
      !/^(?:that|who|which|you|i|we|they)$/.test(after)
    )
  const verb = page.classes.base(before) ?? before
  if (beForms.has(before) || closed.has(before) || clauseVerbs.test(verb) || takesClause.test(verb)) return false
  const own = parts(place, i - 1)
  const isVerb = (own & (pos.past | pos.verbS | pos.ing)) !== 0 && !(own & (pos.adjective | pos.plural))
  const isBase = (own & pos.verb) !== 0 && (subjects.has(before2) || modals.has(before2) || /^(?:to|don't|didn't|doesn't)$/.test(before2))
  const ends =
    after === '' || (closed.has(after) && !beForms.has(after) && !subjects.has(after) && !/^(?:that|who|which|you|i|we|they)$/.test(after))
  return (isVerb || isBase) && ends
}

/** "It's kitchen speaks English", "the town and it's people are friendly" */
function isSubject(place: Place): boolean {
  const { token, before, i, page } = place
  if (!token.first && !/^(?:and|but|when|if|because|,|while|although|that|so|until|unless|once|where|since)$/.test(before)) return false
  const noun = nounFrom(place, i + 1)
  if (noun < 0) return false
  const verb = lowerAt(page.tokens, noun + 1)
  const next = lowerAt(page.tokens, noun + 2)
  // "It's children who suffer", "It's coffee that I need": such a verb is plain.
  if (/^(?:are|were|have)$/.test(verb)) return (parts(place, noun) & pos.plural) !== 0
  const own = parts(place, noun + 1)
  if (modals.has(verb) || /^(?:is|was|has)$/.test(verb))
    return (noun > i + 1 || token.first || before === 'and') && !/^(?:what|that|who)$/.test(next)
  const isFinite = (own & pos.verbS) !== 0 && !(own & pos.noun)
  return isFinite && (!(own & pos.plural) || determiners.has(next) || possessives.has(next) || prepositions.has(next) || /^(?:when|well|badly|too|so|very|if|every|two|three|like|up|down|out|off|\d+)$/.test(next)) && !/^(?:that|who)$/.test(next) // prettier-ignore
}

const opensClause = /^(?:while|when|if|because|although|though|whenever|once|unless|that|since|as)$/
const doing = /^(?:getting|becoming|going|being|raining|snowing|pouring|cooling|heating|baking|cooking|boiling|working|running|finished|done|drying|resting|rising|simmering|warming|loading|charging|freezing|hiring|closing|opening|coming|looking|taking|making|costing|growing|moving|happening|starting|dying|beginning|nearing|approaching)$/ // prettier-ignore

/** "while its cooling", "although its getting late", "because its being repaired" */
function isDoing(place: Place): boolean {
  const { before, after, after2, i, page } = place
  if (!opensClause.test(before) || !doing.test(after)) return false
  if (/^(?:being|going|getting|becoming)$/.test(after))
    return (
      !/^(?:is|was|of|and|has|had|would|will)$/.test(after2) &&
      after2 !== '' &&
      (after !== 'being' || (parts(place, i + 2) & pos.participle) !== 0)
    )
  if (/^(?:of|and|or|is|was|has|had|will|would|can|could|must|should|may|might|time|costs?|conditions?)$/.test(after2)) return false
  if (/^(?:while|when|if|because|although|though|whenever|once|unless)$/.test(before)) {
    const isClosed = after2 === '' || closed.has(after2) || (parts(place, i + 2) & (pos.verb | pos.adverb)) !== 0
    return isClosed && (after2 !== '' || page.tokens[i + 2]?.text === ',' || noVerbFrom(place, i + 2))
  }
  return false
}

const reporting = /^(?:said|says|say|think|thinks|thought|guess|reckon|hope|announced|heard|know|knew|believe|believes|claims|claimed|told|convinced|sure|certain|glad)$/ // prettier-ignore
const afterDoing = /^(?:for|in|at|on|well|fine|again|more|but|to|too|late|soon|now|today|tomorrow|so|)$/
const place = /^(?:at|in|on|from|about|until|after|before|for|by|near)$/
const timeOrThing = /^(?:\d|(?:the|a|an|my|your|our|one|two|three|four|five|six|seven|eight|nine|ten|noon|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$)/ // prettier-ignore

/** "The company said its hiring.", "convinced its at three" */
function isReported(at: Place): boolean {
  const { before, after, after2 } = at
  if (!reporting.test(before)) return false
  const isActive = doing.test(after) && afterDoing.test(after2) && noVerbFrom(at, at.i + 2)
  return isActive || (place.test(after) && timeOrThing.test(after2))
}

/** "Its tedious work, and one of the scrapers": an adjective and a noun, and then another clause. */
function isVerbless(place: Place): boolean {
  const { token, i, page } = place
  const noun = parts(place, i + 2)
  const end = page.tokens[i + 3]
  if (!token.first || !(parts(place, i + 1) & pos.adjective) || parts(place, i + 1) & (pos.noun | pos.verb) || !(noun & pos.noun) || noun & (pos.verbS | pos.past)) return false // prettier-ignore
  return end?.text === ',' && /^(?:and|but|so)$/.test(lowerAt(page.tokens, i + 4)) && clauseAt(page, i + 5) !== undefined
}

export const itsConfusions: readonly Confusion[] = [
  ["it's", 'its', isObject],
  ["it's", 'its', isSubject],
  ['its', "it's", isDoing],
  ['its', "it's", isReported],
  ['its', "it's", isVerbless],
  ["it's", 'its', ({ before, after }) => before === 'worth' && /^(?:weight|price|salt|cost)$/.test(after)],
  // "Its past it's best."
  ['its', "it's", ({ token, before, after, after2 }) => (token.first || opensClause.test(before)) && after === 'past' && /^(?:its|it's|the|my|midnight|noon|bedtime|time|ten|nine|eight|seven|six|five)$/.test(after2)], // prettier-ignore
  ["it's", 'its', ({ before, after, after2 }) => before === 'past' && /^(?:best|prime|peak|expiry|expiration|sell-by|use-by|due)$/.test(after) && (after === 'best' || after === 'prime' || after === 'peak' || after2 !== '')], // prettier-ignore
]
