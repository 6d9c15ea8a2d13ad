/** Verbs of shares, pairs, and sums: "two thirds of the members has", "Tea and biscuits is", "neither of them want", "On the desk was two letters". */
import { applyRules, inDrafts, isQuestion, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { eitherNumber, singularInS, units } from '../../grammar/subject-words.ts'
import {
  auxiliaries,
  closed,
  determiners,
  endsPhrase,
  modals,
  pluralForms,
  possessives,
  singularForms,
} from '../../grammar/word-classes.ts'
import { isPastStory } from '../../grammar/story.ts'

/** Edits that are certain, and edits that are applied in drafts only. */
export function sharePairEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [shareOf, sumOf, attachedAre, openQuestion, whatMakes, needsFixing, startsAt, countedAfterPlace, whateverAre]),
    ...inDrafts(applyRules(page, [barePair, eachWants])),
  ]
}

const agree = (right: string, word: string) => `Use "${right}" to agree with "${word}".`

/** A plural that is nothing else: "members", "children". */
const isMany = ({ classes, dictionary }: RulePage, word: string) =>
  classes.isPlural(word) &&
  (dictionary.partsOf(word) & ~(pos.plural | pos.verbS)) === 0 &&
  !singularInS.test(word) &&
  !eitherNumber.has(word)

/** A sentence or a clause opens at `k`. */
const opensAt = (tokens: RulePage['tokens'], k: number) => tokens[k]?.first === true || /^(?:,|;|:|and|but|because|so|that|although|while|when|since|if|only|over|about|around|nearly|almost|roughly)$/.test(tokens[k - 1]?.lower ?? '') // prettier-ignore

/** "Two thirds of the members has", "40 percent of the voters was", "half of the lamps is" */
const shareOf: Rule = (page, token, i) => {
  const { tokens } = page
  const right = pluralForms.get(token.lower)
  const noun = lowerAt(tokens, i - 1)
  if (!right || !isMany(page, noun) || units.test(noun) || isQuestion(tokens, i)) return undefined
  let k = i - 2
  while (k > i - 5 && !closed.has(lowerAt(tokens, k)) && tokens[k]?.word) k--
  if (!/^(?:the|these|those)$/.test(lowerAt(tokens, k)) && !possessives.has(lowerAt(tokens, k))) return undefined
  if (lowerAt(tokens, k - 1) !== 'of') return undefined
  const share = tokens[k - 2]
  const isCount = (at: number) => /^\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)$/.test(tokens[at]?.lower ?? '') // prettier-ignore
  const start = /^(?:half|all|most|some|many|both)$/.test(share?.lower ?? '')
    ? k - 2
    : /^\d.*%$/.test(share?.text ?? '')
      ? k - 2
      : share?.text === '%' || share?.lower === 'percent' || /^(?:thirds|quarters|fifths|tenths)$/.test(share?.lower ?? '')
        ? k - 3
        : share?.lower === 'cent' && lowerAt(tokens, k - 3) === 'per'
          ? k - 4
          : -1
  if (start < 0 || !(start === k - 2 || isCount(start)) || !opensAt(tokens, start)) return undefined
  return replaceWord(token, right, 'agreement', agree(right, noun))
}

/** "A refund of £12 have been sent" */
const sumOf: Rule = ({ tokens, classes, tags }, token, i) => {
  const right = singularForms.get(token.lower)
  if (!right || !/^\d/.test(tokens[i - 1]?.text ?? '') || !/^[£$€]$/.test(tokens[i - 2]?.text ?? '') || isQuestion(tokens, i))
    return undefined
  const noun = lowerAt(tokens, i - 4)
  if (!/^(?:of|for)$/.test(lowerAt(tokens, i - 3)) || !classes.isSingular(noun) || !tags.has(i - 4, 'Singular') || eitherNumber.has(noun)) return undefined // prettier-ignore
  let k = i - 5
  while (k > i - 8 && tokens[k]?.word && !closed.has(lowerAt(tokens, k))) k--
  const isDetermined = /^(?:a|an|the|this|that|another)$/.test(lowerAt(tokens, k)) || possessives.has(lowerAt(tokens, k))
  return isDetermined && opensAt(tokens, k) && lowerAt(tokens, k - 1) !== 'and' && lowerAt(tokens, k - 1) !== 'if'
    ? replaceWord(token, right, 'agreement', agree(right, noun))
    : undefined
}

/** "Attached is the documents", "Enclosed is two copies" */
const attachedAre: Rule = onWord('is', (page, token, i) => {
  const { tokens } = page
  if (!tokens[i - 1]?.first || !/^(?:attached|enclosed|below|included)$/.test(lowerAt(tokens, i - 1))) return undefined
  const opener = tokens[i + 1]?.lower ?? ''
  // "Enclosed is copies of my letters"
  if (isMany(page, opener) && page.classes.isPlural(opener) && /^(?:of|from|for|\.)$/.test(tokens[i + 2]?.lower ?? '')) return replaceWord(token, 'are', 'agreement', agree('are', opener)) // prettier-ignore
  if (!/^(?:the|these|those|some|two|three|four|five|six|several|\d+)$/.test(opener) && !possessives.has(opener)) return undefined
  const noun = lowerAt(tokens, i + 2)
  return isMany(page, noun) && !/^(?:and|or)$/.test(lowerAt(tokens, i + 3)) && (endsPhrase(tokens[i + 3]) || tokens[i + 3]?.lower === 'requested') // prettier-ignore
    ? replaceWord(token, 'are', 'agreement', agree('are', noun))
    : undefined
})

/** "Has the parcels arrived?", "Is the shops open?", "How much does the tickets cost?", "Does any of your friends sing?" */
const openQuestion: Rule = (page, token, i) => {
  const { tokens, tags, dictionary, classes } = page
  const right = pluralForms.get(token.lower)
  const isAsked = token.first || (/^(?:much|long|often|where|when|why|how|what)$/.test(lowerAt(tokens, i - 1)) && tokens[Math.max(0, i - (lowerAt(tokens, i - 2) === 'how' ? 2 : 1))]?.first === true) // prettier-ignore
  if (!right || !isAsked || !isQuestion(tokens, i)) return undefined
  let at = i + 1
  if (/^(?:any|some|all|most|many)$/.test(lowerAt(tokens, at)) && lowerAt(tokens, at + 1) === 'of') at += 2
  if (!/^(?:the|these|those)$/.test(lowerAt(tokens, at)) && !possessives.has(lowerAt(tokens, at))) return undefined
  let k = at + 1
  while (k < at + 3 && tags.has(k, 'Adjective', 'Noun') && !isMany(page, lowerAt(tokens, k)) && !closed.has(lowerAt(tokens, k))) k++
  const noun = lowerAt(tokens, k)
  if (!isMany(page, noun) || !/^\p{Ll}/u.test(tokens[k]?.text ?? '') || /^['’]$/.test(tokens[k + 1]?.text ?? '')) return undefined
  if (tokens.slice(k + 1, k + 4).some(({ lower }) => lower === 'and')) return undefined
  const next = lowerAt(tokens, k + 1)
  const parts = dictionary.partsOf(next)
  const isVerb = !closed.has(next) && classes.isVerb(next) && inflect(next, 's') !== next
  const fits = token.lower.startsWith('does')
    ? isVerb || /^(?:have|do|go|get|need|usually|always|still)$/.test(next)
    : token.lower.startsWith('has')
      ? (parts & (pos.participle | pos.past)) !== 0 || /^(?:been|gone|come|already|ever|had)$/.test(next)
      : (parts & (pos.adjective | pos.participle | pos.ing)) !== 0 && !(parts & (pos.noun | pos.plural) && tags.has(k + 1, 'Noun'))
  return fits ? replaceWord(token, right, 'agreement', agree(right, noun)) : undefined
}

/** "What make it worse is the smell" */
const whatMakes: Rule = onWord(
  'make bother annoy worry surprise upset matter happen strike help interest scare confuse please concern amaze shock frustrate impress',
  ({ tokens }, token, i) =>
    lowerAt(tokens, i - 1) === 'what' && (tokens[i - 1]?.first || /^(?:that|and|but|is|know|see)$/.test(lowerAt(tokens, i - 2))) && !isQuestion(tokens, i) && (/^(?:me|us|him|them|her|you)$/.test(lowerAt(tokens, i + 1)) || (token.lower === 'make' && /^(?:it|the|this|my|our|people)$/.test(lowerAt(tokens, i + 1)) && lowerAt(tokens, i + 2) !== 'is')) // prettier-ignore
      ? replaceWord(token, inflect(token.lower, 's'), 'agreement', agree(inflect(token.lower, 's'), 'what'))
      : undefined,
)

/** "Its brakes needs adjusting", "The chain and the saddle needs replacing" */
const needsFixing: Rule = onWord('needs', (page, token, i) => {
  const { tokens, dictionary, classes } = page
  if (!(dictionary.partsOf(lowerAt(tokens, i + 1)) & pos.ing || (lowerAt(tokens, i + 1) === 'to' && (lowerAt(tokens, i + 2) === 'be' || classes.isVerb(lowerAt(tokens, i + 2))))) || isQuestion(tokens, i)) return undefined // prettier-ignore
  const noun = lowerAt(tokens, i - 1)
  const isDetermined = (k: number) => /^(?:the|these|those|both|all|some)$/.test(lowerAt(tokens, k)) || possessives.has(lowerAt(tokens, k))
  let k = i - 2
  while (k > i - 4 && tokens[k]?.word && !closed.has(lowerAt(tokens, k))) k--
  if (!isDetermined(k) || /^\p{Lu}/u.test(tokens[i - 1]?.text ?? '')) return undefined
  if (isMany(page, noun) && !/^(?:of|with|for|in|on|from|about|to|at|by|and|or|nor)$/.test(lowerAt(tokens, k - 1)) && opensAt(tokens, k)) return replaceWord(token, 'need', 'agreement', agree('need', noun)) // prettier-ignore
  // "the chain and the saddle"
  if (lowerAt(tokens, k - 1) !== 'and' || !isDetermined(k - 3) || !tokens[k - 3]?.first || !classes.isSingular(lowerAt(tokens, k - 2))) return undefined // prettier-ignore
  return replaceWord(token, 'need', 'agreement', agree('need', `${lowerAt(tokens, k - 2)} and ${noun}`))
})

/** "Prices starts at £5", "Lessons begins at nine" */
const startsAt: Rule = onWord('starts begins ends ranges opens closes finishes varies depends works lasts looks runs', (page, token, i) => {
  const { tokens, classes } = page
  if (!/^(?:at|from|on|between|until)$/.test(lowerAt(tokens, i + 1)) || (token.lower === 'depends' && lowerAt(tokens, i + 1) !== 'on')) return undefined // prettier-ignore
  const noun = lowerAt(tokens, i - 1)
  const isAlone = tokens[i - 1]?.first === true
  const isDetermined = /^(?:the|these|those|all)$/.test(lowerAt(tokens, i - 2)) || possessives.has(lowerAt(tokens, i - 2))
  if (!isMany(page, noun) || !(isAlone || (isDetermined && opensAt(tokens, i - 2) && lowerAt(tokens, i - 3) !== 'and'))) return undefined
  if (tokens.slice(i + 2, i + 9).some(({ lower }) => /^(?:is|are|was|were|has|have)$/.test(lower))) return undefined
  const base = classes.base(token.lower)
  return base ? replaceWord(token, base, 'agreement', agree(base, noun)) : undefined
})

/** "On the desk was two letters", "Under the bed is three boxes" */
const countedAfterPlace: Rule = onWord('is was', (page, token, i) => {
  const { tokens, tags } = page
  const right = pluralForms.get(token.lower)
  if (!right || !/^(?:two|three|four|five|six|seven|eight|nine|ten|several|many|both)$/.test(lowerAt(tokens, i + 1))) return undefined
  let k = i + 2
  while (k < i + 4 && tags.has(k, 'Adjective') && !isMany(page, lowerAt(tokens, k))) k++
  const noun = lowerAt(tokens, k)
  if (!isMany(page, noun) || units.test(noun) || /^['’]$/.test(tokens[k + 1]?.text ?? '') || tags.has(k + 1, 'Noun') || tokens[i + 1]?.hyphen) return undefined // prettier-ignore
  const from = tokens.findLastIndex((other, at) => at < i && other.first)
  if (from < 0 || i - from < 3 || i - from > 7 || !/^(?:on|in|under|above|behind|next|beside|below|near|inside|at|between|opposite|outside|around|beneath|among)$/.test(lowerAt(tokens, from))) return undefined // prettier-ignore
  const inside = tokens.slice(from + 1, i)
  const isPlace = inside.every(({ word, lower }, n) => word && (n === inside.length - 1 || !auxiliaries.has(lower)) && !/^(?:it|that|which|who|he|she|they|we|i|there|this|what|question|issue|stake)$/.test(lower) && !modals.has(lower)) // prettier-ignore
  const hasDeterminer = inside.some(({ lower }) => determiners.has(lower) || possessives.has(lower))
  return isPlace && hasDeterminer && tags.has(i - 1, 'Noun') && !inside.some((_, n) => tags.has(from + 1 + n, 'Verb')) ? replaceWord(token, right, 'agreement', agree(right, noun)) : undefined // prettier-ignore
})

/** "whatever beans is in the cupboard" */
const whateverAre: Rule = (page, token, i) => {
  const right = pluralForms.get(token.lower)
  const noun = lowerAt(page.tokens, i - 1)
  return right && /^(?:whatever|whichever)$/.test(lowerAt(page.tokens, i - 2)) && isMany(page, noun)
    ? replaceWord(token, right, 'agreement', agree(right, noun))
    : undefined
}

/** Dishes and fields, which are one thing. */
const onePair = /^(?:fish|bangers|ham|bacon|bread|rice|spaghetti|biscuits|beans|pie|sausage|egg|eggs|macaroni|chicken|burger|peaches|strawberries|cookies|arts|crafts|nuts|odds|bits|ups|pros|trials|snakes|cops|cowboys|sums|supply|research|profit|rock|drum|hide|cat|law|health|science|mathematics|physics|politics|economics|women|chips|mergers|dungeons|sales|terms)$/ // prettier-ignore

/** "Tea and biscuits is provided" */
const barePair: Rule = (page, token, i) => {
  const { tokens, tags, classes, dictionary } = page
  const right = pluralForms.get(token.lower)
  if (!right || lowerAt(tokens, i - 2) !== 'and' || !tokens[i - 3]?.first || isQuestion(tokens, i)) return undefined
  const [first, second] = [lowerAt(tokens, i - 3), lowerAt(tokens, i - 1)]
  const isNoun = (k: number) => classes.isPlural(lowerAt(tokens, k)) || (tags.has(k, 'Noun') && classes.isSingular(lowerAt(tokens, k)))
  if (!isNoun(i - 3) || !isNoun(i - 1) || !(isMany(page, first) || isMany(page, second)) || onePair.test(first) || /^\p{Lu}/u.test(tokens[i - 1]?.text ?? '')) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const goesOn =
    (dictionary.partsOf(next) & (pos.participle | pos.adjective)) !== 0 || /^(?:in|on|at|also|not|all|both|been|too|very|extra)$/.test(next)
  return goesOn ? replaceWord(token, right, 'agreement', agree(right, `${first} and ${second}`)) : undefined
}

/** "Neither of them want to come", "Each of the plans show it" */
const eachWants: Rule = (page, token, i) => {
  const { tokens, dictionary, classes, tags } = page
  const parts = dictionary.partsOf(token.lower)
  const { lower } = token
  if (closed.has(lower) || !classes.isVerb(lower) || parts & (pos.past | pos.verbS | pos.plural | pos.ing | pos.adverb) || isQuestion(tokens, i)) return undefined // prettier-ignore
  let of = i - 2
  if (!/^(?:them|us|you|these|those)$/.test(lowerAt(tokens, i - 1))) {
    if (!isMany(page, lowerAt(tokens, i - 1))) return undefined
    let k = i - 2
    while (k > i - 5 && tokens[k]?.word && !closed.has(lowerAt(tokens, k))) k--
    if (!/^(?:the|these|those)$/.test(lowerAt(tokens, k)) && !possessives.has(lowerAt(tokens, k))) return undefined
    of = k - 1
  }
  const head = lowerAt(tokens, of - 1)
  if (lowerAt(tokens, of) !== 'of' || !/^(?:neither|either|each|one)$/.test(head) || !opensAt(tokens, of - 1) || lowerAt(tokens, of - 2) === 'that') return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const takes = determiners.has(next) || possessives.has(next) || /^(?:to|me|him|them|us|it|you|in|on|at|for|with|from|like|well|up|out|off|much|very|about|that)$/.test(next) || !tokens[i + 1]?.word || (dictionary.partsOf(next) & (pos.ing | pos.plural)) !== 0 // prettier-ignore
  const isPure = plainVerbs.has(lower) || !(parts & (pos.noun | pos.adjective))
  if (!takes || !(isPure || (tags.has(i, 'Verb') && !tags.has(i, 'Noun')) || determiners.has(next))) return undefined
  const right = inflect(lower, isPastStory(page) && !/^(?:like|want|need|know|live|work|speak|own|have)$/.test(lower) ? 'past' : 's')
  return replaceWord(token, right, 'agreement', agree(right, head))
}
