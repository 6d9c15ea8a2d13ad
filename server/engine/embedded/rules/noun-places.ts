/** Prepositions of time, place, and manner that the noun after them decides: "on early October", "in a rainy Sunday", "on the rain", "with hand". */
import { applyRules, inDrafts, lowerAt, removeWord, replaceWord, type Rule } from '../edits.ts'
import type { Edit } from '../revision.ts'
import type { RulePage } from '../rule-page.ts'
import type { Token } from '../tokens.ts'
import { beForms, closed, determiners, endsNoun, possessives } from '../word-classes.ts'
import { isPersonNoun } from './person-nouns.ts'
import { baseAt, isEnd, isNumber } from './verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function nounPlaceEdits(page: RulePage): Edit[] {
  const sure = [earlyOctober, the1890s, rainySunday, myBirthday, inTheRain, inNewspaper, atHome, byHand, byPhone, byMistake, byThePage, inGeneral, onBasis, atExpense, onStreet, ofFloor, atDoor, inFactory, onTime, plannedFor, fromTo, betweenAnd, timesAWeek, farFrom, atMinutes, withHourLate, perDay, perClock, sinceApril, fromHawaii, holeIn, certainPoint, theAbroad, takeOff, daysOff, topOf, cupsOf, duringDecade] // prettier-ignore
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, [onTheBus, onIsland, daysInWeek, classOn, thisSummer]))]
}

const change = (token: Token, right: string, to = token): Edit => replaceWord(token, right, 'preposition', `Use "${right}" here instead of "${token.lower}".`, to) // prettier-ignore
const isDetermined = (word: string) => determiners.has(word) || possessives.has(word)

/** Words after which these prepositions have another meaning: "based on", "look at", "interested in". */
const governs: Readonly<Record<string, RegExp>> = {
  on: /^(?:bas\w+|depend\w*|focus\w*|rel(?:y|ies|ied|ying)|blam\w+|effects?|impacts?|influence|concentrat\w+|spen[dt]\w*|insist\w*|comment\w*|report\w*|articles?|books?|essays?|research|information|data|lectures?|papers?|stud(?:y|ies)|opinions?|views?|hope\w*|count\w*|bet|plan\w*|work\w*|reflect\w*|call\w*|turn\w*|go|goes|keen|expert|agree\w*|decid\w+|advice|tax\w*|notes?|limits?|bans?|attacks?|save\w*|improve\w*|experts?|films?|course|lesson|exam|test|quiz|chapter|section|documentary|thoughts?|feedback|wait\w*|intent|hooked|stuck|sold|live|survive|cut|down|early|and|or)$/, // prettier-ignore
  at: /^(?:look\w*|laugh\w*|angry|mad|good|bad|better|aim\w*|star\w+|shout\w*|point\w*|amazed|surprised|gaz\w+|glanc\w+|smil\w+|yell\w*|work\w*|arriv\w+|throw\w*|threw|and|or)$/, // prettier-ignore
  in: /^(?:interest\w*|believ\w*|increase\w*|decrease\w*|rise|drop|change\w*|involv\w+|invest\w*|differen\w+|confiden\w+|trust\w*|specializ\w+|engage\w*|result\w*|difference|faith|experience\w*|delight\w*|growth|decline|reduction|role|part|participat\w+|succe\w+|major\w*|gap|flaw|hand|bring\w*|find|found|joy|pleasure|value|beauty|twice|once|and|or)$/, // prettier-ignore
}
const isGoverned = (tokens: readonly Token[], i: number) => {
  const test = governs[lowerAt(tokens, i)]
  const before = lowerAt(tokens, i - 1)
  return test !== undefined && (test.test(before) || (/^(?:it|them|me|him|her|us|you|this|that)$/.test(before) && test.test(lowerAt(tokens, i - 2)) && !/^(?:found|find|brought|work\w*|and|or|call\w*|turn\w*)$/.test(lowerAt(tokens, i - 2)))) // prettier-ignore
}

const month = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/
const season = /^(?:spring|summer|fall|autumn|winter)$/
const weekday = /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/

/** "arrive on early October", "at late summer" */
const earlyOctober: Rule = ({ tokens }, token, i) => {
  if (!/^(?:on|at)$/.test(token.lower) || !/^(?:early|mid|late)$/.test(lowerAt(tokens, i + 1)) || isGoverned(tokens, i) || (token.lower === 'at' && lowerAt(tokens, i + 1) === 'mid')) return undefined // prettier-ignore
  const k = tokens[i + 2]?.text === '-' ? i + 3 : i + 2
  const isTime = month.test(tokens[k]?.text ?? '') || season.test(lowerAt(tokens, k)) || /^(?:19|20)\d\d$/.test(tokens[k]?.text ?? '')
  return isTime && (endsNoun(tokens, k + 1) || /^\d{4}$/.test(tokens[k + 1]?.text ?? '')) ? change(token, 'in') : undefined
}

/** "on the 1890s", "at the 18th century" */
const the1890s: Rule = ({ tokens }, token, i) => {
  if (!/^(?:on|at)$/.test(token.lower) || lowerAt(tokens, i + 1) !== 'the' || isGoverned(tokens, i)) return undefined
  const k = /^(?:early|late|mid)$/.test(lowerAt(tokens, i + 2)) ? (tokens[i + 3]?.text === '-' ? i + 4 : i + 3) : i + 2
  const isDecade = /^(?:1[5-9]|20)\d0s$/.test(tokens[k]?.text ?? '') || /^(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)$/.test(lowerAt(tokens, k)) // prettier-ignore
  const isCentury = /^(?:\d\d(?:th|st)|nineteenth|twentieth|eighteenth|last|next|previous)$/.test(tokens[k]?.lower ?? '') && lowerAt(tokens, k + 1) === 'century' // prettier-ignore
  return isDecade ? (endsNoun(tokens, k + 1) ? change(token, 'in') : undefined) : isCentury && endsNoun(tokens, k + 2) ? change(token, 'in') : undefined // prettier-ignore
}

/** "during 1890s" */
const duringDecade: Rule = ({ tokens }, token, i) =>
  /^(?:in|during|since|from)$/.test(token.lower) && /^(?:1[5-9]|20)\d0s$/.test(tokens[i + 1]?.text ?? '') && endsNoun(tokens, i + 2) && !/^\d/.test(tokens[i + 2]?.text ?? '') // prettier-ignore
    ? { start: token.end, end: token.end, after: ' the', kind: 'grammar', rule: 'article', message: `Use "the" before "${tokens[i + 1]?.text ?? ''}".` } // prettier-ignore
    : undefined

/** "in a rainy Sunday", "at the first Monday of the month" */
const rainySunday: Rule = ({ tokens, classes }, token, i) => {
  if (!/^(?:in|at)$/.test(token.lower) || isGoverned(tokens, i) || !/^(?:an?|the|that|this|one|my|our|his|her|their)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  const isAdjective = classes.isAdjective(lowerAt(tokens, i + 2)) || /^(?:first|second|third|last|next|fourth|same|following|previous|early|late|busy)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
  const k = isAdjective ? i + 3 : i + 2
  if (!weekday.test(tokens[k]?.text ?? '')) return undefined
  const last = /^(?:morning|afternoon|evening|night)$/.test(lowerAt(tokens, k + 1)) ? k + 1 : k
  return endsNoun(tokens, last + 1) ? change(token, 'on') : undefined
}

/** "in my birthday", "in New Year's Eve", "in that day", "at Mother's Day" */
const myBirthday: Rule = ({ tokens }, token, i) => {
  if (!/^(?:in|at)$/.test(token.lower) || isGoverned(tokens, i)) return undefined
  const two = `${lowerAt(tokens, i + 1)} ${lowerAt(tokens, i + 2)}`
  if (possessives.has(lowerAt(tokens, i + 1)) && /^(?:birthday|anniversary)$/.test(lowerAt(tokens, i + 2)) && endsNoun(tokens, i + 3) && token.lower === 'in') return change(token, 'on') // prettier-ignore
  if (
    /^(?:new year's|christmas|valentine's|mother's|father's|independence|thanksgiving|memorial|labor|children's|women's|teachers'|easter)$/.test(
      lowerAt(tokens, i + 1),
    ) ||
    two.startsWith('new year')
  ) {
    const k = two.startsWith('new year') ? i + 3 : i + 2
    if (/^(?:Day|day|Eve|eve|Sunday|Monday)$/.test(tokens[k]?.text ?? '') && endsNoun(tokens, k + 1)) return change(token, 'on')
  }
  return /^(?:that|the same|the following|the next)$/.test(lowerAt(tokens, i + 1) === 'the' ? two : lowerAt(tokens, i + 1)) && lowerAt(tokens, lowerAt(tokens, i + 1) === 'the' ? i + 3 : i + 2) === 'day' && token.lower === 'at' && endsNoun(tokens, lowerAt(tokens, i + 1) === 'the' ? i + 4 : i + 3) // prettier-ignore
    ? change(token, 'on')
    : undefined
}

/** "The brakes work even on the rain.", "at the dark" */
const inTheRain: Rule = ({ tokens }, token, i) => {
  if (!/^(?:on|at|under)$/.test(token.lower) || lowerAt(tokens, i + 1) !== 'the' || isGoverned(tokens, i)) return undefined
  const noun = lowerAt(tokens, i + 2)
  return /^(?:rain|shade|dark|fog|sunshine|sunlight|mist|drizzle|sun)$/.test(noun) && token.lower !== 'under' && !(noun === 'sun' && token.lower === 'on' && /^(?:land\w*|spots?|life)$/.test(lowerAt(tokens, i - 1))) && endsNoun(tokens, i + 3) && lowerAt(tokens, i + 3) !== 'of' // prettier-ignore
    ? change(token, 'in')
    : undefined
}

/** "I read on the newspaper that", "saw it on a magazine" */
const inNewspaper: Rule = (page, token, i) => {
  const { tokens } = page
  if (!/^(?:on|at)$/.test(token.lower) || !/^(?:the|a|an|your|our|this|my|today's|yesterday's)$/.test(lowerAt(tokens, i + 1)) || isGoverned(tokens, i)) return undefined // prettier-ignore
  const k = /^(?:local|daily|old|new|same|monthly|weekly|morning|sunday|last|first)$/.test(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  if (!/^(?:newspapers?|magazine|brochure|catalog|catalogue|book|dictionary|newsletter|encyclopedia|novel|textbook|diary|contract|article)$/.test(lowerAt(tokens, k)) || !endsNoun(tokens, k + 1)) return undefined // prettier-ignore
  const isAd = [1, 2, 3, 4, 5].some(back => /^(?:advertisement|ad|advert|announcement|offer)$/.test(lowerAt(tokens, i - back)))
  const isRead = [1, 2, 3, 4, 5].some(back => /^(?:read|publish|mention|announce|advertise|describe|written)$/.test(baseAt(page, i - back)) || lowerAt(tokens, i - back) === 'written') // prettier-ignore
  const isSeen = /^(?:see|find)$/.test(baseAt(page, i - 2)) && /^(?:it|that|this|him|her|them)$/.test(lowerAt(tokens, i - 1))
  return isAd || isRead || isSeen ? change(token, 'in') : undefined
}

/** "vegetables in home", "when you are not in home" */
const atHome: Rule = ({ tokens }, token, i) => {
  const next = tokens[i + 2]
  const ends = isEnd(next) || /^(?:every|all|at|after|before|on|because|when|but|if|with|while|alone|today|yesterday|tonight|instead|since|until|now|during)$/.test(next?.lower ?? '') // prettier-ignore
  return /^(?:in|on)$/.test(token.lower) && lowerAt(tokens, i + 1) === 'home' && !tokens[i + 1]?.hyphen && ends && !token.first && !/^(?:feel|feels|felt|run|interest\w*|zero|closing|hone\w*|homing|zoom\w*|invest\w*)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? change(token, 'at')
    : undefined
}

/** "I can also draw with hand", "washed by hands" */
const byHand: Rule = (page, token, i) => {
  const { tokens } = page
  const hand = tokens[i + 1]
  if (!/^(?:with|by|at|in|from|on)$/.test(token.lower) || !/^hands?$/.test(hand?.lower ?? '') || !hand || (token.lower === 'by' && hand.lower === 'hand')) return undefined // prettier-ignore
  const ends = isEnd(tokens[i + 2]) || /^(?:and|because|with|in|at|every|for|when|before|after|or|but|using)$/.test(lowerAt(tokens, i + 2))
  const makes = [1, 2, 3, 4].some(back => /^(?:draw|wash|write|make|sew|paint|knit|do|build|cut|carve|clean|embroider|stitch|weave|grind|mix|knead|sign|copy|decorate|craft|produce|pick|harvest|feed|drawn|print|color|count|calculate)$/.test(baseAt(page, i - back))) // prettier-ignore
  return ends && makes && !(token.lower !== 'with' && token.lower !== 'by' && hand.lower === 'hands') ? { ...change(token, 'by hand', hand), message: 'Use "by hand" here.' } : undefined // prettier-ignore
}

const means = /^(?:phone|email|e-mail|mail|telephone|post|fax|letter|text|courier)$/

/** "Can I renew it for phone?" */
const byPhone: Rule = (page, token, i) => {
  const { tokens } = page
  const noun = lowerAt(tokens, i + 1)
  if (!/^(?:for|in|with|on|at|through|from)$/.test(token.lower) || !means.test(noun) || tokens[i + 1]?.hyphen) return undefined
  const ends = isEnd(tokens[i + 2]) || /^(?:or|and|at|if|to|today|tomorrow|as|when|because|before|on|soon|instead|yesterday|but)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
  const isObject = /^(?:me|us|you|it|them|him|her|this|that)$/.test(lowerAt(tokens, i - 1))
  const verb = isObject ? i - 2 : i - 1
  return ends && (isObject || /^(?:on|in|with|at)$/.test(token.lower)) && /^(?:contact|reach|renew|book|order|answer|inform|confirm|register|apply|call|notify|reserve|cancel|send|reply|respond|tell|inquire)$/.test(baseAt(page, verb)) && !(token.lower === 'through' || token.lower === 'from' ? noun !== 'phone' : false) && !(token.lower === 'for' && /^(?:send|reach|order|call|apply|answer)$/.test(baseAt(page, verb))) // prettier-ignore
    ? change(token, 'by')
    : undefined
}

/** "on accident", "with mistake", "for mistake" */
const byMistake: Rule = ({ tokens }, token, i) =>
  /^(?:on|with|for|in|from|per)$/.test(token.lower) && /^(?:mistake|accident|coincidence)$/.test(lowerAt(tokens, i + 1)) && !tokens[i + 1]?.hyphen && (isEnd(tokens[i + 2]) || /^(?:and|when|while|because|at|yesterday|last|in|on|but|with|my|i|he|she|we|they)$/.test(lowerAt(tokens, i + 2))) && !/^(?:deal\w*|involved|die\w*|cost\w*|reason|pay|sorry|found|interest\w*|insurance|covered|protection|prone|coverage|safe|resulted?|ended?|apologize\w*)$/.test(lowerAt(tokens, i - 1)) && !(token.lower === 'in' && lowerAt(tokens, i + 1) === 'accident') && !(token.lower === 'from' || (token.lower === 'with' && lowerAt(tokens, i + 1) === 'accident')) // prettier-ignore
    ? change(token, 'by')
    : undefined

/** "I charge by a page" */
const byThePage: Rule = (page, token, i) =>
  token.lower === 'by' && /^(?:an?|one)$/.test(lowerAt(page.tokens, i + 1)) && /^(?:page|hour|day|week|word|minute|month|mile|pound|piece|yard|foot)$/.test(lowerAt(page.tokens, i + 2)) && endsNoun(page.tokens, i + 3) && [1, 2, 3].some(back => /^(?:charge|pay|sell|rent|bill|hire)$/.test(baseAt(page, i - back))) // prettier-ignore
    ? { ...change(page.tokens[i + 1] ?? token, 'the'), rule: 'article' }
    : undefined

/** Nouns without an article, by their preposition and the wrong ones. */
const bare: readonly [wrong: RegExp, noun: RegExp, right: string][] = [
  [/^(?:on|at)$/, /^(?:general|particular|person|advance|public|danger|trouble|cash|theory|emergencies|vain|fact|addition|conclusion|contrast|private|silence|secret|debt|pain|prison|jail|reality|haste|tears|pieces|use|return|exchange)$/, 'in'], // prettier-ignore
  [/^(?:at|by)$/, /^(?:purpose|schedule|board|average|duty|strike|vacation|leave|foot|sale|budget|display)$/, 'on'],
  [/^in$/, /^(?:schedule|board|duty|strike|purpose|budget)$/, 'on'],
  [/^(?:on|in|by)$/, /^(?:least)$/, 'at'],
  [/^(?:in|on|by)$/, /^(?:first sight|the expense|all costs|any cost|short notice|full speed|high speed|the latest|risk|the very least)$/, 'at'], // prettier-ignore
  [/^(?:at|with|in)$/, /^(?:heart)$/, 'by'],
]

/** "on general", "stay calm on emergencies", "in schedule", "in least" */
const inGeneral: Rule = ({ tokens }, token, i) => {
  const found = bare.find(([wrong, noun]) => wrong.test(token.lower) && (noun.test(lowerAt(tokens, i + 1)) || noun.test(`${lowerAt(tokens, i + 1)} ${lowerAt(tokens, i + 2)}`))) // prettier-ignore
  if (!found || isGoverned(tokens, i) || tokens[i + 1]?.hyphen) return undefined
  const [, noun, right] = found
  const size = noun.test(lowerAt(tokens, i + 1)) ? 1 : 2
  const end = tokens[i + size + 1]
  if (right === 'by') return /^(?:know|learn|learned|knows|knew|it|them|poem|song|words|lines|lyrics|text)$/.test(lowerAt(tokens, i - 1)) && [1, 2, 3, 4, 5].some(back => /^(?:know|knows|knew|learn|learns|learned)$/.test(lowerAt(tokens, i - back))) && isEnd(end) && token.lower !== 'at' ? change(token, right) : undefined // prettier-ignore
  if (right === 'at' && lowerAt(tokens, i + 1) === 'least') return (isNumber(end) || /^(?:a|an|half|once|one|twice)$/.test(end?.lower ?? '')) && lowerAt(tokens, i - 1) !== 'not' ? change(token, right) : undefined // prettier-ignore
  const ends = isEnd(end) || (closed.has(end?.lower ?? '') && !/^(?:of|or|and|one)$/.test(end?.lower ?? ''))
  // "cut down on use", "by return mail", "work on detail"
  if (/^(?:use|pain|return|exchange|debt|detail|public|reality|prison|jail|cash|theory|fact|private)$/.test(lowerAt(tokens, i + 1)) && token.lower === 'by') return undefined // prettier-ignore
  if (/^(?:use|pain|debt|reality|prison|jail|theory|return|exchange|tears|addition)$/.test(lowerAt(tokens, i + 1)) && !beForms.has(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  if (/^(?:sale|leave|display|risk|foot)$/.test(lowerAt(tokens, i + 1)) && !beForms.has(lowerAt(tokens, i - 1))) return undefined
  return ends && !/^(?:the|a|an|based|down|dependent|lean|keen)$/.test(lowerAt(tokens, i - 1)) ? change(token, right) : undefined
}

/** "in a daily basis", "in this occasion", "in condition that", "on a hurry" */
const onBasis: Rule = ({ tokens }, token, i) => {
  const [one, two, three] = [1, 2, 3].map(k => lowerAt(tokens, i + k))
  if (isGoverned(tokens, i)) return undefined
  if (/^(?:in|at|by|with)$/.test(token.lower) && /^(?:an?|the)$/.test(one ?? '') && three === 'basis') return change(token, 'on')
  if (token.lower === 'in' && one === 'condition' && two === 'that') return change(token, 'on')
  if (token.lower === 'in' && /^(?:this|that|many|several|special|some|rare)$/.test(one ?? '') && /^occasions?$/.test(two ?? '') && endsNoun(tokens, i + 3)) return change(token, 'on') // prettier-ignore
  if (/^(?:on|at)$/.test(token.lower) && one === 'a' && /^(?:hurry|rush|row|bad mood|good mood|nutshell|loop)$/.test(two ?? '') && endsNoun(tokens, i + 3) && token.lower === 'on') return change(token, 'in') // prettier-ignore
  if (token.lower === 'in' && one === 'a' && /^(?:diet|cruise|trip|journey|date|budget|mission)$/.test(two ?? '') && endsNoun(tokens, i + 3) && /^(?:am|is|are|was|were|be|been|go|goes|went|going|gone|i'm|he's|she's|we're|they're|you're|me|him|us|them|currently)$/.test(lowerAt(tokens, i - 1)) && !(two === 'trip' && lowerAt(tokens, i - 1) === 'is')) return change(token, 'on') // prettier-ignore
  if (token.lower === 'in' && one === 'behalf' && two === 'of') return change(token, 'on')
  return undefined
}

/** "in a price of", "on the expense of", "in any time", "in the end of the month" */
const atExpense: Rule = ({ tokens }, token, i) => {
  const words = [1, 2, 3].map(k => lowerAt(tokens, i + k)).join(' ')
  if (/^(?:in|on|by|with|for)$/.test(token.lower) && /^(?:a|the) (?:speed|temperature|altitude|distance|expense) of$/.test(words) && !isGoverned(tokens, i) && !/^(?:with|for)$/.test(token.lower)) return /^(?:the|a) (?:speed|temperature|distance)/.test(words) && (lowerAt(tokens, i + 1) === 'the' || !/^\d/.test(tokens[i + 4]?.text ?? '')) ? undefined : change(token, 'at') // prettier-ignore
  if (/^in$/.test(token.lower) && words.startsWith('any time') && endsNoun(tokens, i + 3) && lowerAt(tokens, i + 3) !== 'at') return change(token, 'at') // prettier-ignore
  if (/^(?:in|on)$/.test(token.lower) && words === 'the end of' && (/^(?:the|this|that|next|last)$/.test(lowerAt(tokens, i + 4)) || month.test(tokens[i + 4]?.text ?? '')) && (month.test(tokens[i + 4]?.text ?? '') || /^(?:month|year|week|day|semester|summer|winter|season|book|movie|film|story|novel|street|road|hall|line|class|lesson|meeting|game|match|concert|show|party|trip|letter|email|chapter)$/.test(lowerAt(tokens, i + 5))) && !isGoverned(tokens, i)) return change(token, 'at') // prettier-ignore
  return token.lower === 'on' && words.startsWith('this moment') && endsNoun(tokens, i + 3) ? change(token, 'at') : undefined
}

const isLocated = /^(?:located|situated|live|lives|lived|living|house|apartment|hotel|hostel|shop|store|office|flat|building|cafe|restaurant)$/ // prettier-ignore

/** "The hostel is located in a quiet street" */
const onStreet: Rule = ({ tokens, facts }, token, i) => {
  if (!/^(?:in|at)$/.test(token.lower) || facts.dialect === 'british' || !isLocated.test(lowerAt(tokens, i - 1))) return undefined
  if (!/^(?:an?|the|my|our|your|this|that|his|her|their)$/.test(lowerAt(tokens, i + 1))) return undefined
  let k = i + 2
  while (k < i + 5 && tokens[k]?.word && !closed.has(lowerAt(tokens, k)) && !/^(?:street|road|avenue)$/.test(lowerAt(tokens, k))) k++
  return /^(?:street|road|avenue)$/.test(lowerAt(tokens, k)) && endsNoun(tokens, k + 1) ? change(token, 'on') : undefined
}

/** "your new neighbor of the third floor" */
const ofFloor: Rule = ({ tokens }, token, i) =>
  /^(?:of|from|in|at)$/.test(token.lower) && isPersonNoun(lowerAt(tokens, i - 1)) && lowerAt(tokens, i + 1) === 'the' && /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|ground|\d+(?:st|nd|rd|th))$/.test(tokens[i + 2]?.lower ?? '') && lowerAt(tokens, i + 3) === 'floor' && endsNoun(tokens, i + 4) && token.lower !== 'from' // prettier-ignore
    ? change(token, 'on')
    : undefined

/** "when the dog appeared in our door" */
const atDoor: Rule = (page, token, i) => {
  const { tokens } = page
  if (!/^(?:in|on)$/.test(token.lower) || !isDetermined(lowerAt(tokens, i + 1))) return undefined
  const k = /^(?:front|back|side)$/.test(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  if (lowerAt(tokens, k) !== 'door' || !endsNoun(tokens, k + 1)) return undefined
  return /^(?:appear|wait|arrive)$/.test(baseAt(page, i - 1)) || (lowerAt(tokens, i - 1) === 'up' && /^(?:show|turn)$/.test(baseAt(page, i - 2))) // prettier-ignore
    ? change(token, 'at')
    : undefined
}

const insides = /^(?:factory|office|company|hospital|restaurant|hotel|hostel|bank|school|university|kitchen|library|supermarket|bakery|warehouse|lab|laboratory|shop|store|clinic|cafe|firm|nursery|kindergarten|museum|garden|room|classroom|apartment|house|building|city|village|country|town|forest|bedroom|dormitory|dorm|tent|castle|bar|pharmacy)$/ // prettier-ignore

/** "I worked on a furniture factory", "We stayed on this hostel", "the evenings on your garden" */
const inFactory: Rule = (page, token, i) => {
  const { tokens } = page
  if (token.lower !== 'on' || !isDetermined(lowerAt(tokens, i + 1))) return undefined
  let k = i + 2
  while (k < i + 5 && tokens[k]?.word && !closed.has(lowerAt(tokens, k)) && !(insides.test(lowerAt(tokens, k)) && endsNoun(tokens, k + 1))) k++ // prettier-ignore
  const noun = lowerAt(tokens, k)
  if (!insides.test(noun) || !endsNoun(tokens, k + 1)) return undefined
  const verb = baseAt(page, i - 1)
  const works = verb === 'work' && !/^(?:kitchen|library|museum|garden|room|apartment|house|building|bedroom|tent|castle|city|town|village|bar|dorm)$/.test(noun) // prettier-ignore
  return works || /^(?:stay|live|study|sleep)$/.test(verb) || /^(?:evenings?|afternoons?|mornings?|nights?)$/.test(lowerAt(tokens, i - 1))
    ? change(token, 'in')
    : undefined
}

/** "always deliver on the time" */
const onTime: Rule = ({ tokens }, token, i) => {
  const time = tokens[i + 2]
  if (token.lower !== 'on' || lowerAt(tokens, i + 1) !== 'the' || time?.lower !== 'time' || !isEnd(tokens[i + 3])) return undefined
  return [1, 2, 3, 4].some(back => /^(?:deliver|delivers|delivered|arrive|arrives|arrived|come|comes|came|start|starts|started|finish|finishes|finished|leave|leaves|left|pay|paid|always|here|there|ready|late|never|is|be|was)$/.test(lowerAt(tokens, i - back))) && !/^(?:depend|depends|depending|based|agree|agreed|decide|decided|focus)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? change(token, 'on time', time)
    : undefined
}

/** "The launch is planned at March 1" */
const plannedFor: Rule = ({ tokens }, token, i) =>
  /^(?:at|in|to)$/.test(token.lower) && /^(?:planned|scheduled|set|fixed|booked)$/.test(lowerAt(tokens, i - 1)) && (beForms.has(lowerAt(tokens, i - 2)) || /^(?:already|now|currently|not)$/.test(lowerAt(tokens, i - 2))) && ((month.test(tokens[i + 1]?.text ?? '') && /^\d/.test(tokens[i + 2]?.text ?? '')) || weekday.test(tokens[i + 1]?.text ?? '') || (/^(?:next|this)$/.test(lowerAt(tokens, i + 1)) && (weekday.test(tokens[i + 2]?.text ?? '') || /^(?:week|month|year|summer)$/.test(lowerAt(tokens, i + 2))))) // prettier-ignore
    ? change(token, 'for')
    : undefined

type Kind = 'month' | 'day' | 'clock' | 'year'

function kindAt(tokens: readonly Token[], k: number): Kind | undefined {
  const text = tokens[k]?.text ?? ''
  if (month.test(text)) return 'month'
  if (weekday.test(text)) return 'day'
  if (/^(?:19|20)\d\d$/.test(text)) return 'year'
  return /^\d{1,2}(?::\d\d)?$/.test(text) || /^(?:noon|midnight)$/.test(lowerAt(tokens, k)) ? 'clock' : undefined
}

/** The index after "9 a.m." */
const afterClock = (tokens: readonly Token[], k: number) =>
  /^(?:am|pm|o'clock)$/.test(lowerAt(tokens, k + 1)) ? k + 2 : /^[ap]$/.test(lowerAt(tokens, k + 1)) && tokens[k + 2]?.text === '.' && lowerAt(tokens, k + 3) === 'm' ? (tokens[k + 4]?.text === '.' ? k + 5 : k + 4) : k + 1 // prettier-ignore

/** "from May at September", "from Monday until to Friday" */
const fromTo: Rule = ({ tokens }, token, i) => {
  if (token.lower !== 'from') return undefined
  const kind = kindAt(tokens, i + 1)
  const k = afterClock(tokens, i + 1)
  const word = tokens[k]
  return kind && kind !== 'clock' && word && word.lower === 'at' && kindAt(tokens, k + 1) === kind ? change(word, 'to') : undefined
}

/** "between 9 a.m. till noon", "between Monday to Friday" */
const betweenAnd: Rule = ({ tokens }, token, i) => {
  if (token.lower !== 'between' || !kindAt(tokens, i + 1)) return undefined
  const k = afterClock(tokens, i + 1)
  const word = tokens[k]
  return word && /^(?:to|till|until|through)$/.test(word.lower) && kindAt(tokens, k + 1) ? change(word, 'and') : undefined
}

/** "three times for week", "twice by month" */
const timesAWeek: Rule = ({ tokens }, token, i) =>
  /^(?:for|by|at|on|in)$/.test(token.lower) && (/^(?:once|twice)$/.test(lowerAt(tokens, i - 1)) || (/^times$/.test(lowerAt(tokens, i - 1)) && (isNumber(tokens[i - 2]) || /^(?:several|many|few)$/.test(lowerAt(tokens, i - 2))))) && /^(?:week|day|month|year)$/.test(lowerAt(tokens, i + 1)) && endsNoun(tokens, i + 2) && tokens[i + 1] // prettier-ignore
    ? change(token, `a ${lowerAt(tokens, i + 1)}`, tokens[i + 1])
    : undefined

/** "up to two days in the week" */
const daysInWeek: Rule = ({ tokens }, token, i) =>
  token.lower === 'in' && lowerAt(tokens, i + 1) === 'the' && /^(?:week|month|year)$/.test(lowerAt(tokens, i + 2)) && /^(?:days|times|hours|nights|lessons|classes)$/.test(lowerAt(tokens, i - 1)) && isNumber(tokens[i - 2]) && endsNoun(tokens, i + 3) && tokens[i + 2] // prettier-ignore
    ? change(token, `a ${lowerAt(tokens, i + 2)}`, tokens[i + 2])
    : undefined

/** "only two blocks far from the parade" */
const farFrom: Rule = ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  const isUnit = /^(?:blocks?|miles?|km|kilometers?|kilometres?|meters?|metres?|minutes?|hours?|feet|yards?|steps)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  return token.lower === 'far' && isUnit && (isNumber(tokens[i - 2]) || /^(?:few|a|couple|several|hundred)$/.test(lowerAt(tokens, i - 2))) && next?.lower === 'from' // prettier-ignore
    ? removeWord(token, next, 'extra-word', 'The distance makes "far" superfluous.')
    : undefined
}

/** "The castle is at five minutes away" */
const atMinutes: Rule = ({ tokens }, token, i) => {
  const k = /^(?:about|only|just|around)$/.test(lowerAt(tokens, i + 1)) ? i + 2 : i + 1
  const next = tokens[i + 1]
  if (!/^(?:at|in)$/.test(token.lower) || !isNumber(tokens[k]) || !next || next.fixed) return undefined
  if (!/^(?:blocks?|miles?|km|kilometers?|kilometres?|meters?|metres?|minutes?|hours?)$/.test(lowerAt(tokens, k + 1))) return undefined
  const isPlace = beForms.has(lowerAt(tokens, i - 1)) || /^(?:located|situated|it's|live|lives|that's)$/.test(lowerAt(tokens, i - 1))
  return isPlace && (lowerAt(tokens, k + 2) === 'away' || (lowerAt(tokens, k + 2) === 'from' && token.lower === 'at') || (lowerAt(tokens, k + 2) === 'by' && token.lower === 'at')) // prettier-ignore
    ? removeWord(token, next, 'preposition', `A distance takes no "${token.lower}".`)
    : undefined
}

/** "came on stage with one hour late" */
const withHourLate: Rule = ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return /^(?:with|in|for)$/.test(token.lower) && next && !next.fixed && (isNumber(next) || /^(?:an?|half)$/.test(next.lower)) && /^(?:minutes?|hours?|days?|weeks?|months?|years?)$/.test(lowerAt(tokens, i + 2)) && /^(?:late|early)$/.test(lowerAt(tokens, i + 3)) && endsNoun(tokens, i + 4) // prettier-ignore
    ? removeWord(token, next, 'preposition', `A length of time takes no "${token.lower}" here.`)
    : undefined
}

/** "charged $120 pro day" */
const perDay: Rule = ({ tokens }, token, i) =>
  token.text === 'pro' && /^(?:day|month|person|hour|week|night|year|minute|piece|unit|kilo|kilogram|liter|page|child|visit)$/.test(lowerAt(tokens, i + 1)) && endsNoun(tokens, i + 2) && !token.hyphen && !isDetermined(lowerAt(tokens, i - 1)) && tokens[i - 1] !== undefined // prettier-ignore
    ? change(token, 'per')
    : undefined

/** "at 8:15 o'clock" */
const perClock: Rule = ({ tokens }, token, i) =>
  token.lower === "o'clock" && /^\d{1,2}:\d\d$/.test(tokens[i - 1]?.text ?? '') && tokens[i - 1] && !tokens[i - 1]?.fixed
    ? { start: tokens[i - 1]?.end ?? token.start, end: token.end, after: '', kind: 'grammar', rule: 'extra-word', message: `"o'clock" follows full hours only.` } // prettier-ignore
    : undefined

/** "I have had this bike from April" */
const sinceApril: Rule = ({ tokens, tags }, token, i) => {
  const next = tokens[i + 1]
  const isDate = month.test(next?.text ?? '') || weekday.test(next?.text ?? '') || /^(?:19|20)\d\d$/.test(next?.text ?? '') || /^(?:childhood|yesterday)$/.test(next?.lower ?? '') || (next?.lower === 'last' && /^(?:week|month|year|summer|winter|spring|fall)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
  if (token.lower !== 'from' || !isDate || token.first) return undefined
  const end = tokens[next?.lower === 'last' ? i + 3 : i + 2]
  if (!isEnd(end) && !/^(?:and|but|because)$/.test(end?.lower ?? '')) return undefined
  if (lowerAt(tokens, i + 2) === 'and' && /^\d|^(?:onwards?|on|to|until)$/.test(tokens[i + 3]?.lower ?? '')) return undefined
  for (let k = i - 1; k > i - 8 && k >= 0 && tokens[k]?.word; k--) {
    const word = lowerAt(tokens, k)
    if (/^(?:will|would|can|could|open|available|valid|to|that|which|letter|email|photo|pictures?|photos|emails?|invoice|bill|back|results?|message|report|order|clothes|of)$/.test(word)) return undefined // prettier-ignore
    if (/^(?:have|has|haven't|hasn't|i've|we've|they've|he's|she's)$/.test(word)) return tags.has(k + 1, 'Verb', 'Participle', 'Adverb', 'PastTense') && /^(?:been|had|lived|worked|known|studied|not|wanted|played|used|owned|loved)$/.test(lowerAt(tokens, k + 1)) ? change(token, 'since') : undefined // prettier-ignore
  }
  return undefined
}

/** "follows the whales since Hawaii to Alaska" */
const fromHawaii: Rule = ({ tokens }, token, i) =>
  token.lower === 'since' && (/^\p{Lu}\p{Ll}+$/u.test(tokens[i + 1]?.text ?? '') || kindAt(tokens, i + 1)) && /^(?:to|until|till)$/.test(lowerAt(tokens, afterClock(tokens, i + 1))) && (/^\p{Lu}\p{Ll}+$/u.test(tokens[afterClock(tokens, i + 1) + 1]?.text ?? '') || kindAt(tokens, afterClock(tokens, i + 1) + 1) !== undefined) // prettier-ignore
    ? change(token, 'from')
    : undefined

/** "The hose had a hole on it" */
const holeIn: Rule = ({ tokens }, token, i) =>
  token.lower === 'on' && /^holes?$/.test(lowerAt(tokens, i - 1)) && ((/^(?:it|them)$/.test(lowerAt(tokens, i + 1)) && isEnd(tokens[i + 2])) || (isDetermined(lowerAt(tokens, i + 1)) && /^(?:shirt|hose|roof|wall|tire|tyre|sock|socks|pocket|bucket|pipe|fence|boat|tent|bag|jacket|pants|jeans|sweater|dress|shoe|shoes|knee|ceiling|road|window|tank|box|bottom)$/.test(lowerAt(tokens, i + 2)))) // prettier-ignore
    ? change(token, 'in')
    : undefined

/** "I agree with them until a certain point" */
const certainPoint: Rule = ({ tokens }, token, i) =>
  /^(?:until|till|in|on|at|up)$/.test(token.lower) && /^(?:a|some)$/.test(lowerAt(tokens, i + 1)) && (/^(?:certain (?:point|extent|degree))$/.test(`${lowerAt(tokens, i + 2)} ${lowerAt(tokens, i + 3)}`) || /^(?:extent|degree)$/.test(lowerAt(tokens, i + 2))) && (/^(?:until|till)$/.test(token.lower) ? [1, 2, 3, 4, 5].some(back => /^(?:agree|agrees|agreed|true|right|understand|understandable|disagree|responsible|works?|acceptable)$/.test(lowerAt(tokens, i - back))) || lowerAt(tokens, i + 1) === 'some' : token.lower !== 'up' && lowerAt(tokens, i + 3) !== 'point' && lowerAt(tokens, i + 2) !== 'degree') // prettier-ignore
    ? change(token, 'to')
    : undefined

/** "nurses from the abroad" */
const theAbroad: Rule = ({ tokens }, token, i) => {
  const abroad = tokens[i + 1]
  return token.lower === 'the' &&
    abroad?.lower === 'abroad' &&
    /^(?:from|to|in|at)$/.test(lowerAt(tokens, i - 1)) &&
    endsNoun(tokens, i + 2)
    ? removeWord(token, abroad, 'article', '"abroad" takes no article.')
    : undefined
}

const worn = /^(?:watch|shoes|jacket|hat|coat|glasses|boots|gloves|shirt|clothes|socks|mask|helmet|ring|cap|sunglasses|sweater|scarf|lid|cover|label|labels|tag|backpack|belt|tie|uniform|apron|headphones|makeup|wrapper|bandage)$/ // prettier-ignore

/** "he took of his watch", "The lights went of", "gives of a soft scent" */
const takeOff: Rule = ({ tokens }, token, i) => {
  if (token.lower !== 'of') return undefined
  const [verb, next] = [lowerAt(tokens, i - 1), lowerAt(tokens, i + 1)]
  if (/^(?:take|takes|took|taking|taken|put)$/.test(verb) && verb !== 'put' && isDetermined(next) && [i + 2, i + 3].some(k => worn.test(lowerAt(tokens, k)))) return change(token, 'off') // prettier-ignore
  if (/^(?:take|takes|took|taking)$/.test(verb) && isEnd(tokens[i + 1])) return change(token, 'off')
  if (/^(?:go|goes|went|going|gone)$/.test(verb) && tokens[i - 2]?.word && /^(?:lights?|power|alarm|alarms|bomb|electricity|heat|siren|gun|phone|timer|bell|firework|fireworks|it|they|engine)$/.test(lowerAt(tokens, i - 2)) && !possessives.has(next)) return change(token, 'off') // prettier-ignore
  if (/^(?:give|gives|gave|giving)$/.test(verb) && /^(?:an?|heat|light|steam|smoke|fumes|energy|gas|the)$/.test(next) && (next !== 'the' || /^(?:smell|scent|impression|heat|odor|aroma)$/.test(lowerAt(tokens, i + 2))) && !/^(?:what|all|that)$/.test(lowerAt(tokens, i - 2))) return change(token, 'off') // prettier-ignore
  if (/^(?:fell|fall|falls|falling|slid|slide|slides|jumped|jump|jumps|worn|wear|wears|wore|climbed|hopped|rolled|bounced|peeled|came|comes|come|broke|break|breaks)$/.test(verb) && ((isEnd(tokens[i + 1]) && !/^(?:com\w+|came)$/.test(verb)) || (/^(?:the|my|his|her|its|our|your|their)$/.test(next) && /^(?:bone|bike|bicycle|horse|roof|ladder|table|shelf|bed|couch|sofa|chair|tree|truck|wall|counter|cliff|boat|bus|train|road|plate|swing|desk|dock|porch|stage|slide|stairs|bridge|curb|edge|hook|ceiling|shelves)$/.test(lowerAt(tokens, i + 2))))) return change(token, 'off') // prettier-ignore
  return /^(?:worn|peeled|fallen|broken|rubbed|blown)$/.test(verb) && /^(?:in|at|on|and|after|because|when|from|over)$/.test(next) ? change(token, 'off') : undefined // prettier-ignore
}

/** "on my days of." */
const daysOff: Rule = ({ tokens }, token, i) =>
  token.lower === 'of' && isEnd(tokens[i + 1]) && tokens[i + 1]?.text !== ':' && /^(?:days?|week|weeks|afternoon|morning|night|nights|time|turned|turn|switched|switch|cut|shut|pay|paid|laid|call|called|drop|dropped|show|better|far|ripped|ticked|hands|lights?)$/.test(lowerAt(tokens, i - 1)) && (!/^(?:days?|weeks?|time|nights?|afternoon|morning)$/.test(lowerAt(tokens, i - 1)) || isDetermined(lowerAt(tokens, i - 2)) || isNumber(tokens[i - 2])) // prettier-ignore
    ? change(token, 'off')
    : undefined

/** "I keep it on top the fridge" */
const topOf: Rule = ({ tokens }, token, i) =>
  /^(?:top|front)$/.test(token.lower) && (token.lower === 'top' ? 'on' : 'in') === lowerAt(tokens, i - 1) && /^(?:the|my|your|our|his|her|their|its|this|that|each)$/.test(lowerAt(tokens, i + 1)) && tokens[i + 2]?.word // prettier-ignore
    ? { start: token.end, end: token.end, after: ' of', kind: 'grammar', rule: 'preposition', message: `Write "${lowerAt(tokens, i - 1)} ${token.lower} of".` } // prettier-ignore
    : undefined

/** "pots off water", "because off the rain" */
const cupsOf: Rule = ({ tokens, dictionary }, token, i) => {
  if (token.lower !== 'off' || tokens[i + 1]?.text === '-' || token.hyphen) return undefined
  const [before, next] = [lowerAt(tokens, i - 1), lowerAt(tokens, i + 1)]
  const isNoun = !closed.has(next) && dictionary.partsOf(next) !== 0
  if (/^(?:because|instead|afraid|proud|aware|capable|regardless|kinds?|sorts?|lots|bunch|plenty|hundreds|thousands|dozens|ahead|spite|jealous)$/.test(before) && tokens[i + 1]?.word) return change(token, 'of') // prettier-ignore
  if (/^(?:number|amount|type|types|couple|lot|middle|beginning|pair|pairs)$/.test(before) && determiners.has(lowerAt(tokens, i - 2)) && (isNoun || isDetermined(next)) && !/^(?:amount|number)$/.test(before) && !(/^(?:couple|lot|pairs?)$/.test(before) && isDetermined(next))) return change(token, 'of') // prettier-ignore
  return /^(?:pots?|cups?|glass|glasses|bottles?|slices?|bags?|bowls?|plates?|loaf|loaves|gallons?|liters?|pounds?|ounces|tablespoons?|teaspoons?|jars?|cans?|buckets?|boxes|piece|pieces|sheets?|pairs?)$/.test(before) && isNoun && !/^(?:campus|balance|guard|site|course|limits|work|screen|stage)$/.test(next) // prettier-ignore
    ? change(token, 'of')
    : undefined
}

/** "I read it in the bus." */
const onTheBus: Rule = (page, token, i) =>
  token.lower === 'in' && /^(?:the|a|my|this)$/.test(lowerAt(page.tokens, i + 1)) && /^(?:bus|train|plane|subway|tram|metro|ferry)$/.test(lowerAt(page.tokens, i + 2)) && endsNoun(page.tokens, i + 3) && !isGoverned(page.tokens, i) && !/^(?:seat|seats|put|room|space|driver|people|passengers|engine|window|get|got|climb|climbed|in)$/.test(lowerAt(page.tokens, i - 1)) // prettier-ignore
    ? change(token, 'on')
    : undefined

/** "We spent a week in an island." */
const onIsland: Rule = ({ tokens, classes }, token, i) => {
  if (!/^(?:in|at)$/.test(token.lower) || !/^(?:an?|the|this|that|my|our)$/.test(lowerAt(tokens, i + 1)) || isGoverned(tokens, i)) return undefined // prettier-ignore
  const k = classes.isAdjective(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  return /^(?:island|coast|farm|ranch|terrace|porch|deck|sidewalk|campus|platform|patio)$/.test(lowerAt(tokens, k)) && endsNoun(tokens, k + 1) && !/^(?:cracks?|holes?|gap|interest|of)$/.test(lowerAt(tokens, i - 1)) && lowerAt(tokens, k + 1) !== 'of' && !(token.lower === 'at' && /^(?:farm|ranch|platform|terrace)$/.test(lowerAt(tokens, k))) // prettier-ignore
    ? change(token, 'on')
    : undefined
}

/** "I can't come to the class of Thursday." */
const classOn: Rule = ({ tokens }, token, i) =>
  /^(?:of|from)$/.test(token.lower) && /^(?:class|lesson|appointment|party|flight|lecture|practice|game|exam|test|interview|dinner)$/.test(lowerAt(tokens, i - 1)) && weekday.test(tokens[i + 1]?.text ?? '') && isEnd(tokens[i + 2]) && token.lower === 'of' // prettier-ignore
    ? change(token, 'on')
    : undefined

/** "at your pool in this summer" */
const thisSummer: Rule = ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return /^(?:in|on|at)$/.test(token.lower) && next && !next.fixed && /^(?:this|next|last)$/.test(next.lower) && /^(?:summer|winter|spring|fall|autumn|year|month|week|weekend|morning|evening|afternoon|semester)$/.test(lowerAt(tokens, i + 2)) && isEnd(tokens[i + 3]) && !token.first && !isGoverned(tokens, i) && !/^(?:up|down)$/.test(lowerAt(tokens, i - 1)) && !(next.lower === 'this' && lowerAt(tokens, i + 2) === 'week') // prettier-ignore
    ? removeWord(token, next, 'preposition', `"${next.lower} ${lowerAt(tokens, i + 2)}" takes no preposition.`)
    : undefined
}
