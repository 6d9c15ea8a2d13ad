/** Prepositions of place and manner that the noun after them decides: "on the rain", "with hand", "in a daily basis". */
import { applyRules, inDrafts, lowerAt, onText, onWord, removeWord, type Rule } from '../../edits.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { beForms, closed, endsNoun } from '../../grammar/word-classes.ts'
import { isPersonNoun } from '../../grammar/person-nouns.ts'
import { changeTo, isDetermined, isGoverned, month } from './noun-frames.ts'
import { baseAt, isEnd, isNumber } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function nounPlaceEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [inTheRain, inNewspaper, atHome, byHand, byPhone, byMistake, byThePage, inGeneral, onBasis, atExpense, onStreet, ofFloor, atDoor, inFactory, farFrom, atMinutes, perDay, holeIn, certainPoint, theAbroad]), ...inDrafts(applyRules(page, [onTheBus, onIsland]))] // prettier-ignore
}

const looking = /^(?:look|star|gaz|glanc|squint|peer|blink|point|bark|howl|yell|shout|sw[eo]re?|curs|laugh|smil|grumbl|scowl|shak|shook|aim|gap|marvel|frown)(?:s|e|es|ed|ing)?$/ // prettier-ignore

/** "The brakes work even on the rain.", "at the dark" */
const inTheRain: Rule = onWord('on at under', ({ tokens }, token, i) => {
  if (lowerAt(tokens, i + 1) !== 'the' || isGoverned(tokens, i)) return undefined
  // "look up at the sun", "swore at the rain"
  if (token.lower === 'at' && [i - 1, i - 2].some(k => looking.test(lowerAt(tokens, k)))) return undefined
  const noun = lowerAt(tokens, i + 2)
  return /^(?:rain|shade|dark|fog|sunshine|sunlight|mist|drizzle|sun)$/.test(noun) && !(noun === 'sun' && token.lower === 'on' && /^(?:land\w*|spots?|life)$/.test(lowerAt(tokens, i - 1))) && endsNoun(tokens, i + 3) && lowerAt(tokens, i + 3) !== 'of' // prettier-ignore
    ? changeTo(token, 'in')
    : undefined
})

/** "I read on the newspaper that", "saw it on a magazine" */
const inNewspaper: Rule = onWord('on at', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:the|a|an|your|our|this|my|today's|yesterday's)$/.test(lowerAt(tokens, i + 1)) || isGoverned(tokens, i)) return undefined
  const k = /^(?:local|daily|old|new|same|monthly|weekly|morning|sunday|last|first)$/.test(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  if (!/^(?:newspapers?|magazine|brochure|catalog|catalogue|book|dictionary|newsletter|encyclopedia|novel|textbook|diary|contract|article)$/.test(lowerAt(tokens, k)) || !endsNoun(tokens, k + 1)) return undefined // prettier-ignore
  const isAd = [1, 2, 3, 4, 5].some(back => /^(?:advertisement|ad|advert|announcement|offer)$/.test(lowerAt(tokens, i - back)))
  const isRead = [1, 2, 3, 4, 5].some(back => /^(?:read|publish|mention|announce|advertise|describe|written)$/.test(baseAt(page, i - back)) || lowerAt(tokens, i - back) === 'written') // prettier-ignore
  const isSeen = /^(?:see|find)$/.test(baseAt(page, i - 2)) && /^(?:it|that|this|him|her|them)$/.test(lowerAt(tokens, i - 1))
  return isAd || isRead || isSeen ? changeTo(token, 'in') : undefined
})

/** "vegetables in home", "when you are not in home" */
const atHome: Rule = onWord('in on', ({ tokens }, token, i) => {
  const next = tokens[i + 2]
  const ends = isEnd(next) || /^(?:every|all|at|after|before|on|because|when|but|if|with|while|alone|today|yesterday|tonight|instead|since|until|now|during)$/.test(next?.lower ?? '') // prettier-ignore
  return lowerAt(tokens, i + 1) === 'home' && !tokens[i + 1]?.hyphen && ends && !token.first && !/^(?:feel|feels|felt|run|interest\w*|zero|closing|hone\w*|homing|zoom\w*|invest\w*)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? changeTo(token, 'at')
    : undefined
})

/** "I can also draw with hand", "washed by hands" */
const byHand: Rule = onWord('with by at in from on', (page, token, i) => {
  const { tokens } = page
  const hand = tokens[i + 1]
  if (!/^hands?$/.test(hand?.lower ?? '') || !hand || (token.lower === 'by' && hand.lower === 'hand')) return undefined
  const ends = isEnd(tokens[i + 2]) || /^(?:and|because|with|in|at|every|for|when|before|after|or|but|using)$/.test(lowerAt(tokens, i + 2))
  const makes = [1, 2, 3, 4].some(back => /^(?:draw|wash|write|make|sew|paint|knit|do|build|cut|carve|clean|embroider|stitch|weave|grind|mix|knead|sign|copy|decorate|craft|produce|pick|harvest|feed|drawn|print|color|count|calculate)$/.test(baseAt(page, i - back))) // prettier-ignore
  return ends && makes && !(token.lower !== 'with' && token.lower !== 'by' && hand.lower === 'hands') ? { ...changeTo(token, 'by hand', hand), message: 'Use "by hand" here.' } : undefined // prettier-ignore
})

const means = /^(?:phone|email|e-mail|mail|telephone|post|fax|letter|text|courier)$/

/** "Can I renew it for phone?" */
const byPhone: Rule = onWord('for in with on at through from', (page, token, i) => {
  const { tokens } = page
  const noun = lowerAt(tokens, i + 1)
  if (!means.test(noun) || tokens[i + 1]?.hyphen) return undefined
  const ends = isEnd(tokens[i + 2]) || /^(?:or|and|at|if|to|today|tomorrow|as|when|because|before|on|soon|instead|yesterday|but)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
  const isObject = /^(?:me|us|you|it|them|him|her|this|that)$/.test(lowerAt(tokens, i - 1))
  const verb = isObject ? i - 2 : i - 1
  return ends && (isObject || /^(?:on|in|with|at)$/.test(token.lower)) && /^(?:contact|reach|renew|book|order|answer|inform|confirm|register|apply|call|notify|reserve|cancel|send|reply|respond|tell|inquire)$/.test(baseAt(page, verb)) && !(token.lower === 'through' || token.lower === 'from' ? noun !== 'phone' : false) && !(token.lower === 'for' && /^(?:send|reach|order|call|apply|answer)$/.test(baseAt(page, verb))) // prettier-ignore
    ? changeTo(token, 'by')
    : undefined
})

/** "on accident", "with mistake", "for mistake" */
const byMistake: Rule = onWord('on with for in per', ({ tokens }, token, i) =>
  /^(?:mistake|accident|coincidence)$/.test(lowerAt(tokens, i + 1)) && !tokens[i + 1]?.hyphen && (isEnd(tokens[i + 2]) || /^(?:and|when|while|because|at|yesterday|last|in|on|but|with|my|i|he|she|we|they)$/.test(lowerAt(tokens, i + 2))) && !/^(?:deal\w*|involved|die\w*|cost\w*|reason|pay|sorry|found|interest\w*|insurance|covered|protection|prone|coverage|safe|resulted?|ended?|apologize\w*)$/.test(lowerAt(tokens, i - 1)) && !(token.lower === 'in' && lowerAt(tokens, i + 1) === 'accident') && !(token.lower === 'from' || (token.lower === 'with' && lowerAt(tokens, i + 1) === 'accident')) // prettier-ignore
    ? changeTo(token, 'by')
    : undefined,
)

/** "I charge by a page" */
const byThePage: Rule = onWord('by', (page, token, i) =>
  /^(?:an?|one)$/.test(lowerAt(page.tokens, i + 1)) && /^(?:page|hour|day|week|word|minute|month|mile|pound|piece|yard|foot)$/.test(lowerAt(page.tokens, i + 2)) && endsNoun(page.tokens, i + 3) && [1, 2, 3].some(back => /^(?:charge|pay|sell|rent|bill|hire)$/.test(baseAt(page, i - back))) // prettier-ignore
    ? { ...changeTo(page.tokens[i + 1] ?? token, 'the'), rule: 'article' }
    : undefined,
)

/** Nouns without an article, by their preposition and the wrong ones. */
const bare: readonly [wrong: RegExp, noun: RegExp, right: string][] = [
  [/^(?:on|at)$/, /^(?:general|particular|person|advance|public|danger|trouble|cash|theory|emergencies|vain|fact|addition|conclusion|contrast|private|silence|secret|debt|pain|prison|jail|reality|haste|tears|pieces|use|return|exchange)$/, 'in'], // prettier-ignore
  [/^(?:at|by)$/, /^(?:purpose|schedule|board|average|duty|strike|vacation|leave|foot|sale|budget|display)$/, 'on'],
  [/^in$/, /^(?:schedule|board|duty|strike|purpose|budget)$/, 'on'],
  [/^(?:on|in|by)$/, /^(?:least)$/, 'at'],
  [/^(?:in|by)$/, /^(?:short notice)$/, 'at'],
  [/^(?:in|on|by)$/, /^(?:first sight|the expense|all costs|any cost|full speed|high speed|the latest|risk|the very least)$/, 'at'], // prettier-ignore
  [/^(?:at|with|in)$/, /^(?:heart)$/, 'by'],
]

/** "on general", "stay calm on emergencies", "in schedule", "in least" */
const inGeneral: Rule = ({ tokens }, token, i) => {
  const found = bare.find(([wrong, noun]) => wrong.test(token.lower) && (noun.test(lowerAt(tokens, i + 1)) || noun.test(`${lowerAt(tokens, i + 1)} ${lowerAt(tokens, i + 2)}`))) // prettier-ignore
  // "named in Schedule A"
  // "board by board"
  if (lowerAt(tokens, i - 1) === lowerAt(tokens, i + 1)) return undefined
  if (!found || isGoverned(tokens, i) || tokens[i + 1]?.hyphen || /^\p{Lu}\p{Ll}/u.test(tokens[i + 1]?.text ?? '')) return undefined
  const [, noun, right] = found
  const size = noun.test(lowerAt(tokens, i + 1)) ? 1 : 2
  const end = tokens[i + size + 1]
  if (right === 'by') return /^(?:know|learn|learned|knows|knew|it|them|poem|song|words|lines|lyrics|text)$/.test(lowerAt(tokens, i - 1)) && [1, 2, 3, 4, 5].some(back => /^(?:know|knows|knew|learn|learns|learned)$/.test(lowerAt(tokens, i - back))) && isEnd(end) && token.lower !== 'at' ? changeTo(token, right) : undefined // prettier-ignore
  if (right === 'at' && lowerAt(tokens, i + 1) === 'least') return (isNumber(end) || /^(?:a|an|half|once|one|twice)$/.test(end?.lower ?? '')) && lowerAt(tokens, i - 1) !== 'not' ? changeTo(token, right) : undefined // prettier-ignore
  const ends = isEnd(end) || (closed.has(end?.lower ?? '') && !/^(?:of|or|and|one)$/.test(end?.lower ?? ''))
  // "cut down on use", "by return mail", "work on detail"
  if (/^(?:use|pain|return|exchange|debt|detail|public|reality|prison|jail|cash|theory|fact|private)$/.test(lowerAt(tokens, i + 1)) && token.lower === 'by') return undefined // prettier-ignore
  if (/^(?:use|pain|debt|reality|prison|jail|theory|return|exchange|tears|addition)$/.test(lowerAt(tokens, i + 1)) && !beForms.has(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  if (/^(?:sale|leave|display|risk|foot)$/.test(lowerAt(tokens, i + 1)) && !beForms.has(lowerAt(tokens, i - 1))) return undefined
  return ends && !/^(?:the|a|an|based|down|dependent|lean|keen)$/.test(lowerAt(tokens, i - 1)) ? changeTo(token, right) : undefined
}

/** "in a daily basis", "in this occasion", "in condition that", "on a hurry" */
const onBasis: Rule = ({ tokens }, token, i) => {
  const [one, two, three] = [1, 2, 3].map(k => lowerAt(tokens, i + k))
  if (isGoverned(tokens, i)) return undefined
  if (/^(?:in|at|by|with)$/.test(token.lower) && /^(?:an?|the)$/.test(one ?? '') && three === 'basis') return changeTo(token, 'on')
  if (token.lower === 'in' && one === 'condition' && two === 'that') return changeTo(token, 'on')
  if (token.lower === 'in' && /^(?:this|that|many|several|special|some|rare)$/.test(one ?? '') && /^occasions?$/.test(two ?? '') && endsNoun(tokens, i + 3)) return changeTo(token, 'on') // prettier-ignore
  if (/^(?:on|at)$/.test(token.lower) && one === 'a' && /^(?:hurry|rush|row|bad mood|good mood|nutshell|loop)$/.test(two ?? '') && endsNoun(tokens, i + 3) && token.lower === 'on') return changeTo(token, 'in') // prettier-ignore
  if (token.lower === 'in' && one === 'a' && /^(?:diet|cruise|trip|journey|date|budget|mission)$/.test(two ?? '') && endsNoun(tokens, i + 3) && /^(?:am|is|are|was|were|be|been|go|goes|went|going|gone|i'm|he's|she's|we're|they're|you're|me|him|us|them|currently)$/.test(lowerAt(tokens, i - 1)) && !(two === 'trip' && lowerAt(tokens, i - 1) === 'is')) return changeTo(token, 'on') // prettier-ignore
  return undefined
}

/** "in a price of", "on the expense of", "in any time", "in the end of the month" */
const atExpense: Rule = ({ tokens }, token, i) => {
  const words = [1, 2, 3].map(k => lowerAt(tokens, i + k)).join(' ')
  if (/^(?:in|on|by|with|for)$/.test(token.lower) && /^(?:a|the) (?:speed|temperature|altitude|distance|expense) of$/.test(words) && !isGoverned(tokens, i) && !/^(?:with|for)$/.test(token.lower)) return /^(?:the|a) (?:speed|temperature|distance)/.test(words) && (lowerAt(tokens, i + 1) === 'the' || !/^\d/.test(tokens[i + 4]?.text ?? '')) ? undefined : changeTo(token, 'at') // prettier-ignore
  if (/^in$/.test(token.lower) && words.startsWith('any time') && endsNoun(tokens, i + 3) && lowerAt(tokens, i + 3) !== 'at') return changeTo(token, 'at') // prettier-ignore
  if (/^(?:in|on)$/.test(token.lower) && words === 'the end of' && (/^(?:the|this|that|next|last)$/.test(lowerAt(tokens, i + 4)) || month.test(tokens[i + 4]?.text ?? '')) && (month.test(tokens[i + 4]?.text ?? '') || /^(?:month|year|week|day|semester|summer|winter|season|book|movie|film|story|novel|street|road|hall|line|class|lesson|meeting|game|match|concert|show|party|trip|letter|email|chapter)$/.test(lowerAt(tokens, i + 5))) && !isGoverned(tokens, i)) return changeTo(token, 'at') // prettier-ignore
  return token.lower === 'on' && words.startsWith('this moment') && endsNoun(tokens, i + 3) ? changeTo(token, 'at') : undefined
}

const isLocated = /^(?:located|situated|live|lives|lived|living|house|apartment|hotel|hostel|shop|store|office|flat|building|cafe|restaurant)$/ // prettier-ignore

/** "The hostel is located in a quiet street" */
const onStreet: Rule = onWord('in at', ({ tokens, facts }, token, i) => {
  if (facts.dialect === 'british' || !isLocated.test(lowerAt(tokens, i - 1))) return undefined
  if (!/^(?:an?|the|my|our|your|this|that|his|her|their)$/.test(lowerAt(tokens, i + 1))) return undefined
  let k = i + 2
  while (k < i + 5 && tokens[k]?.word && !closed.has(lowerAt(tokens, k)) && !/^(?:street|road|avenue)$/.test(lowerAt(tokens, k))) k++
  return /^(?:street|road|avenue)$/.test(lowerAt(tokens, k)) && endsNoun(tokens, k + 1) ? changeTo(token, 'on') : undefined
})

/** "your new neighbor of the third floor" */
const ofFloor: Rule = onWord('of in at', ({ tokens }, token, i) =>
  isPersonNoun(lowerAt(tokens, i - 1)) && lowerAt(tokens, i + 1) === 'the' && /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|ground|\d+(?:st|nd|rd|th))$/.test(tokens[i + 2]?.lower ?? '') && lowerAt(tokens, i + 3) === 'floor' && endsNoun(tokens, i + 4) // prettier-ignore
    ? changeTo(token, 'on')
    : undefined,
)

const isSomeone = (tokens: RulePage['tokens'], k: number) =>
  /^(?:i|you|he|she|we|they|who|dog|cat|everyone|someone|everybody|nobody)$/.test(lowerAt(tokens, k)) || isPersonNoun(lowerAt(tokens, k))

/** "when the dog appeared in our door" */
const atDoor: Rule = onWord('in on', (page, token, i) => {
  const { tokens } = page
  if (!isDetermined(lowerAt(tokens, i + 1))) return undefined
  const k = /^(?:front|back|side)$/.test(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  if (lowerAt(tokens, k) !== 'door' || !endsNoun(tokens, k + 1)) return undefined
  // "A notice appeared on the door."
  if (token.lower === 'on' && !isSomeone(tokens, i - 2) && !isSomeone(tokens, i - 3)) return undefined
  return /^(?:appear|wait|arrive)$/.test(baseAt(page, i - 1)) || (lowerAt(tokens, i - 1) === 'up' && /^(?:show|turn)$/.test(baseAt(page, i - 2))) // prettier-ignore
    ? changeTo(token, 'at')
    : undefined
})

const insides = /^(?:factory|office|company|hospital|restaurant|hotel|hostel|bank|school|university|kitchen|library|supermarket|bakery|warehouse|lab|laboratory|shop|store|clinic|cafe|firm|nursery|kindergarten|museum|garden|room|classroom|apartment|house|building|city|village|country|town|forest|bedroom|dormitory|dorm|tent|castle|bar|pharmacy)$/ // prettier-ignore

/** "I worked on a furniture factory", "We stayed on this hostel", "the evenings on your garden" */
const inFactory: Rule = onWord('on', (page, token, i) => {
  const { tokens } = page
  if (!isDetermined(lowerAt(tokens, i + 1))) return undefined
  let k = i + 2
  while (k < i + 5 && tokens[k]?.word && !closed.has(lowerAt(tokens, k)) && !(insides.test(lowerAt(tokens, k)) && endsNoun(tokens, k + 1))) k++ // prettier-ignore
  const noun = lowerAt(tokens, k)
  if (!insides.test(noun) || !endsNoun(tokens, k + 1)) return undefined
  const verb = baseAt(page, i - 1)
  const works = verb === 'work' && !/^(?:kitchen|library|museum|garden|room|apartment|house|building|bedroom|tent|castle|city|town|village|bar|dorm)$/.test(noun) // prettier-ignore
  return works || /^(?:stay|live|study|sleep)$/.test(verb) || /^(?:evenings?|afternoons?|mornings?|nights?)$/.test(lowerAt(tokens, i - 1))
    ? changeTo(token, 'in')
    : undefined
})

/** "only two blocks far from the parade" */
const farFrom: Rule = onWord('far', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  const isUnit = /^(?:blocks?|miles?|km|kilometers?|kilometres?|meters?|metres?|minutes?|hours?|feet|yards?|steps)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  return isUnit && (isNumber(tokens[i - 2]) || /^(?:few|a|couple|several|hundred)$/.test(lowerAt(tokens, i - 2))) && next?.lower === 'from'
    ? removeWord(token, next, 'extra-word', 'The distance makes "far" superfluous.')
    : undefined
})

/** "The castle is at five minutes away" */
const atMinutes: Rule = onWord('at in', ({ tokens }, token, i) => {
  const k = /^(?:about|only|just|around)$/.test(lowerAt(tokens, i + 1)) ? i + 2 : i + 1
  const next = tokens[i + 1]
  if (!isNumber(tokens[k]) || !next || next.fixed) return undefined
  if (!/^(?:blocks?|miles?|km|kilometers?|kilometres?|meters?|metres?|minutes?|hours?)$/.test(lowerAt(tokens, k + 1))) return undefined
  const isPlace = beForms.has(lowerAt(tokens, i - 1)) || /^(?:located|situated|it's|live|lives|that's)$/.test(lowerAt(tokens, i - 1))
  return isPlace && (lowerAt(tokens, k + 2) === 'away' || (lowerAt(tokens, k + 2) === 'from' && token.lower === 'at') || (lowerAt(tokens, k + 2) === 'by' && token.lower === 'at')) // prettier-ignore
    ? removeWord(token, next, 'preposition', `A distance takes no "${token.lower}".`)
    : undefined
})

/** "charged $120 pro day" */
const perDay: Rule = onText('pro', ({ tokens }, token, i) =>
  /^(?:day|month|person|hour|week|night|year|minute|piece|unit|kilo|kilogram|liter|page|child|visit)$/.test(lowerAt(tokens, i + 1)) && endsNoun(tokens, i + 2) && !token.hyphen && !isDetermined(lowerAt(tokens, i - 1)) && tokens[i - 1] !== undefined // prettier-ignore
    ? changeTo(token, 'per')
    : undefined,
)

/** "The hose had a hole on it" */
const holeIn: Rule = onWord('on', ({ tokens }, token, i) =>
  /^holes?$/.test(lowerAt(tokens, i - 1)) && ((/^(?:it|them)$/.test(lowerAt(tokens, i + 1)) && isEnd(tokens[i + 2])) || (isDetermined(lowerAt(tokens, i + 1)) && /^(?:shirt|hose|roof|wall|tire|tyre|sock|socks|pocket|bucket|pipe|fence|boat|tent|bag|jacket|pants|jeans|sweater|dress|shoe|shoes|knee|ceiling|road|window|tank|box|bottom)$/.test(lowerAt(tokens, i + 2)))) // prettier-ignore
    ? changeTo(token, 'in')
    : undefined,
)

/** "I agree with them until a certain point" */
const certainPoint: Rule = onWord('until till in on at', ({ tokens }, token, i) =>
  /^(?:a|some)$/.test(lowerAt(tokens, i + 1)) && (/^(?:certain (?:point|extent|degree))$/.test(`${lowerAt(tokens, i + 2)} ${lowerAt(tokens, i + 3)}`) || /^(?:extent|degree)$/.test(lowerAt(tokens, i + 2))) && (/^(?:until|till)$/.test(token.lower) ? [1, 2, 3, 4, 5].some(back => /^(?:agree|agrees|agreed|true|right|understand|understandable|disagree|responsible|works?|acceptable)$/.test(lowerAt(tokens, i - back))) || lowerAt(tokens, i + 1) === 'some' : lowerAt(tokens, i + 3) !== 'point' && lowerAt(tokens, i + 2) !== 'degree') // prettier-ignore
    ? changeTo(token, 'to')
    : undefined,
)

/** "nurses from the abroad" */
const theAbroad: Rule = onWord('the', ({ tokens }, token, i) => {
  const abroad = tokens[i + 1]
  return abroad?.lower === 'abroad' && /^(?:from|to|in|at)$/.test(lowerAt(tokens, i - 1)) && endsNoun(tokens, i + 2)
    ? removeWord(token, abroad, 'article', '"abroad" takes no article.')
    : undefined
})

/** "I read it in the bus." */
const onTheBus: Rule = onWord('in', (page, token, i) =>
  /^(?:the|a|my|this)$/.test(lowerAt(page.tokens, i + 1)) && /^(?:bus|train|plane|subway|tram|metro|ferry)$/.test(lowerAt(page.tokens, i + 2)) && endsNoun(page.tokens, i + 3) && !/^(?:whose|that|which|where|with|without|of)$/.test(lowerAt(page.tokens, i + 3)) && !isGoverned(page.tokens, i) && !/^(?:seat|seats|put|room|space|driver|people|passengers|engine|window|get|got|climb|climbed|in)$/.test(lowerAt(page.tokens, i - 1)) // prettier-ignore
    ? changeTo(token, 'on')
    : undefined,
)

/** "We spent a week in an island." */
const onIsland: Rule = onWord('in at', ({ tokens, classes }, token, i) => {
  if (!/^(?:an?|the|this|that|my|our)$/.test(lowerAt(tokens, i + 1)) || isGoverned(tokens, i)) return undefined
  const k = classes.isAdjective(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  return /^(?:island|coast|farm|ranch|terrace|deck|sidewalk|campus|platform|patio)$/.test(lowerAt(tokens, k)) && endsNoun(tokens, k + 1) && !/^(?:cracks?|holes?|gap|interest|of)$/.test(lowerAt(tokens, i - 1)) && lowerAt(tokens, k + 1) !== 'of' && !(token.lower === 'at' && /^(?:farm|ranch|platform|terrace)$/.test(lowerAt(tokens, k))) // prettier-ignore
    ? changeTo(token, 'on')
    : undefined
})
