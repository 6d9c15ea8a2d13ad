/** Plurals with an apostrophe: "washing dish's in the bath", "remind member's that", "three supply teacher's since", "on Friday's". */
import { applyRules, beforeWord, inDrafts, insertText, lowerAt, replaceWord, type Rule } from '../../edits.ts'
import { inflect, pluralize } from '../../grammar/irregular.ts'
import { animals, roles } from '../../grammar/count-nouns.ts'
import { persons as owners, relatives } from '../../grammar/owners.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, endsPhrase, massNouns, modals, possessives } from '../../grammar/word-classes.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function pluralSignEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [countedSign, objectSign, pluralVerbSign, onFridays, pairSign, verbSign, ofYesterday]),
    ...inDrafts(applyRules(page, [personSign, subjectSign, ownSign, membersOwn, inLaw])),
  ]
}

const message = 'Plurals don’t take an apostrophe.'

interface Sign {
  one: string
  many: string
  /** The word before the noun and its adjectives and first nouns. */
  before: string
  at: number
}

/** People and shops whose place is named by a genitive alone: "at the baker's", and what is said without an article. */
const alone = /^(?:mother|father|mom|mum|dad|mummy|daddy|grandma|grandpa|granny|nan|baby|nurse|doctor|dentist|vet|baker|butcher|grocer|chemist|barber|hairdresser|florist|jeweler|jeweller|tailor|newsagent|fishmonger|stationer|solicitor|optician|ironmonger|draper|saddler|bookmaker|bookie|bachelor|master|one|other|another|today|tomorrow|yesterday|tonight|year|week|month|day|night|morning|evening|afternoon|dinner|lunch|supper|breakfast|time|work|school|life|love|god|lord|heaven|world|sir|king|queen|what|that|there|here|who|how|where|when|let|it|he|she)$/ // prettier-ignore

function signAt({ tokens, classes, dictionary, tags }: RulePage, i: number): Sign | undefined {
  const token = tokens[i]
  const one = /^(\p{L}{3,})['’]s$/u.exec(token?.text ?? '')?.[1]?.toLowerCase()
  if (!token || !one || !(token.text === token.lower || token.first) || closed.has(one) || massNouns.has(one)) return undefined
  if (!(classes.isSingular(one) || /^(?:photo|video|taxi)$/.test(one)) || dictionary.partsOf(one) & (pos.name | pos.ing)) return undefined
  const many = pluralize(one)
  if (!(dictionary.partsOf(many) & pos.plural) && !/^(?:photo|video|taxi)$/.test(one)) return undefined
  let k = i - 1
  const isInside = (at: number) => {
    const word = lowerAt(tokens, at)
    if (word === '' || closed.has(word) || tokens[at]?.hyphen || modals.has(word)) return /^(?:new|old|good|extra|other|more)$/.test(word)
    return (classes.isAdjective(word) && !tags.has(at, 'Verb') && !(dictionary.partsOf(word) & pos.past)) || (classes.isSingular(word) && !classes.isVerb(word) && tags.has(at, 'Noun')) || /^(?:supply|extra|spare)$/.test(word) // prettier-ignore
  }
  while (k > i - 3 && isInside(k)) k--
  return { one, many, before: lowerAt(tokens, k), at: k }
}

/** After a plural: the end, or a word that neither is owned nor follows "is". */
function endsPlural({ tokens }: RulePage, k: number): boolean {
  const next = tokens[k]
  if (!next?.word) return next === undefined || /^[.,;:!?)]$/.test(next.text)
  return /^(?:and|or|but|are|were|have|aren't|weren't|haven't|don't|do|because|since|while|which|who|that|when|if|unless|although|until|for|from|with|of|to|per|every|each|then|than|ago|later|before|after|during|at|in|on|by|into|over|we|you|they|i|he|she|will|would|can|could|should|must|may|might|had|last|next|so|as)$/.test(next.lower) // prettier-ignore
}

const isPerson = (word: string) => owners.has(word) || roles.has(word) || animals.has(word) || relatives.has(word)
const use = (token: Parameters<Rule>[1], right: string): Edit => replaceWord(token, right, 'apostrophe', message)

/** "three supply teacher's since", "two extra day's to pack", "many customer's who" */
const countedSign: Rule = (page, token, i) => {
  const sign = signAt(page, i)
  if (!sign || !endsPlural(page, i + 1)) return undefined
  const isNumber = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|[2-9]|[1-9]\d+|several|many|few|various|both|these|those)$/.test(sign.before || (page.tokens[sign.at]?.lower ?? '')) // prettier-ignore
  const from = lowerAt(page.tokens, sign.at - 1)
  // "in chapter two baker's", "a few", "one of those men's"
  if (!isNumber || /^(?:page|chapter|part|section|number|like|than|as)$/.test(from)) return undefined
  if (/^(?:these|those|both)$/.test(sign.before) && /^(?:and|of|or|than|in|on|at)$/.test(lowerAt(page.tokens, i + 1))) return undefined
  return sign.many === sign.one ? undefined : use(token, sign.many)
}

const prepositions = /^(?:in|with|without|for|of|about|from|on|into|by|between|among|against|through|onto|under|over|around|to|via|including|besides|like|such|alone|selling|no)$/ // prettier-ignore

/** "only played in lesson's", "a shop for antique's and", "let alone lorry's": no owner stands there without "a" or "the". */
const objectSign: Rule = (page, token, i) => {
  const sign = signAt(page, i)
  if (!sign || isPerson(sign.one) || alone.test(sign.one) || !endsPlural(page, i + 1) || token.first) return undefined
  const isBare = prepositions.test(sign.before) && sign.before !== 'like' && sign.before !== 'such'
  if (!isBare || (sign.before === 'alone' && lowerAt(page.tokens, sign.at - 1) !== 'let')) return undefined
  const isEnd = !page.tokens[i + 1]?.word || /^(?:and|or|but|because|since|while|who|which|for|from|with|every|each|are|were|have)$/.test(lowerAt(page.tokens, i + 1)) // prettier-ignore
  return isEnd ? use(token, sign.many) : undefined
}

/** "While the filter's are being replaced", "half the postcode's are missing" */
const pluralVerbSign: Rule = (page, token, i) => {
  const { tokens } = page
  const sign = signAt(page, i)
  if (!sign || /^(?:nobody|everyone|one|other)$/.test(sign.one)) return undefined
  const next = lowerAt(tokens, i + 1)
  const isPlural = /^(?:are|were|aren't|weren't|have|haven't|don't)$/.test(next) && tokens[i + 2]?.word === true
  if (!isPlural || /^(?:better|worse|mine|yours|more|also|too|even|much|just|not|all|both|always|often|usually|still)$/.test(lowerAt(tokens, i + 2))) return undefined // prettier-ignore
  // "My brother's are blue": whose they are; "the mother's have"
  if (isPerson(sign.one) && /^(?:my|your|his|her|our|their|the|a)$/.test(sign.before) && !/^(?:been|being|to|no|a|the)$/.test(lowerAt(tokens, i + 2))) return undefined // prettier-ignore
  return use(token, sign.many)
}

const weekdays = /^((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)['’]s$/

/** "on Friday's", "on Tuesday afternoon's", "at weekend's" */
const onFridays: Rule = ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const isEnd = !tokens[i + 1]?.word ? /^[.,;:!?)]?$/.test(tokens[i + 1]?.text ?? '') : /^(?:and|or|but|from|at|in|when|because|between|until|after|before|for|with|we|i|you|they|he|she|only|except)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
  if (!isEnd) return undefined
  const weekday = weekdays.exec(token.text)?.[1]
  if (weekday) return /^(?:on)$/.test(before) ? use(token, `${weekday}s`) : undefined
  const part = /^(morning|afternoon|evening|night)['’]s$/.exec(token.lower)?.[1]
  return part && /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(before) && /^(?:on|every)$/.test(lowerAt(tokens, i - 2)) ? use(token, `${part}s`) : undefined // prettier-ignore
}

/** "Oven's and carpets cost extra.", "toys, books, and game's." */
const pairSign: Rule = (page, token, i) => {
  const { tokens, classes } = page
  const sign = signAt(page, i)
  if (!sign || isPerson(sign.one) || alone.test(sign.one)) return undefined
  const next = lowerAt(tokens, i + 1)
  const opens = token.first && /^(?:and|or)$/.test(next) && classes.isPlural(lowerAt(tokens, i + 2)) && (endsPhrase(tokens[i + 3]) || classes.isVerb(lowerAt(tokens, i + 3))) // prettier-ignore
  return opens ? use(token, sign.many) : undefined
}

const pureVerbs = /^(?:get|come|keep|make|take|give|say|know|see|seem|become|want|bring|begin|believe|belong|happen|include|require|provide|agree|appear|arrive|sit|eat|hear|write|teach|learn|sell|tell|go|do|think|feel|live|depend|contain|allow|become|remain|mean|prefer|enjoy|hate|ask|speak|understand|remember|forget|explain|decide|cost|grow|throw|send|meet|read|lie|wear|carry)['’]s$/ // prettier-ignore

/** "until the engineer get's here", "it all depend's on" */
const verbSign: Rule = ({ tokens, tags }, token, i) => {
  const verb = pureVerbs.exec(token.text)?.[0].slice(0, -2)
  const before = lowerAt(tokens, i - 1)
  if (!verb || before === '' || determiners.has(before) || tokens[i - 1]?.hyphen) return undefined
  // "a must-have's", "no go's", "your say's", "the do's and don'ts"
  const isSubject = /^(?:it|he|she|who|which|that|this|everyone|everybody|nobody|someone|anyone|everything|nothing|all|also|always|never|often|only|usually|just|really|still)$/.test(before) || tags.has(i - 1, 'Noun', 'ProperNoun', 'FirstName') // prettier-ignore
  return isSubject && !/^(?:and|or)$/.test(lowerAt(tokens, i + 1)) ? replaceWord(token, inflect(verb, 's'), 'apostrophe', 'Verbs don’t take an apostrophe.') : undefined // prettier-ignore
}

const events = /^(?:meeting|meetings|class|classes|lesson|lessons|seminar|lecture|exam|test|quiz|game|match|party|dinner|lunch|breakfast|session|call|conversation|email|newspaper|paper|news|weather|homework|episode|show|concert|event|interview|training|workshop|appointment|conference|discussion|presentation|storm|trip|performance|lecture|rehearsal|race|practice|practise|edition|results?|report|delivery|order|agenda|schedule|shift|flight|date|price|prices|visit|ceremony|wedding|election|vote|decision|announcement|webinar|assignment|tour|walk|problem|incident|accident|letter|post|article)$/ // prettier-ignore

/** "attend yesterday seminar", "at last week meeting", "for tomorrow exam" */
const ofYesterday: Rule = ({ tokens }, token, i) => {
  const isDay = /^(?:yesterday|today|tomorrow)$/.test(token.lower)
  const isSpan = /^(?:week|month|year|night|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(token.lower) && /^(?:last|next)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  if (!(isDay || isSpan) || tokens[i + 1]?.hyphen || !tokens[i + 1]?.spaced) return undefined
  if (!events.test(lowerAt(tokens, i + 1))) return undefined
  const before = lowerAt(tokens, isDay ? i - 1 : i - 2)
  if (!/^(?:at|in|of|for|from|after|before|during|about|to|until|attend|attended|attending|miss|missed|join|joined|cancel|canceled|cancelled|discuss|discussed|regarding|since|postpone|postponed|by|on|with|prepare|enjoyed|watched|saw)$/.test(before)) return undefined // prettier-ignore
  const next = tokens[i + 2]
  const isEnd = endsPhrase(next) || /^(?:started|ended|went|began|showed|helped|lasted)$/.test(next?.lower ?? '')
  return isEnd ? insertText(token.end, "'s", 'apostrophe', `Use an apostrophe for what belongs to somebody: "${token.text}'s".`) : undefined
}

const stating = /^(?:think|say|hope|believe|know|guess|suppose|see|hear|mean|feel|wish|swear|bet|understand|figure|reckon|be|have|do|look|seem|sound|find|notice|assume|doubt)$/ // prettier-ignore

/** "remind member's that", "washing dish's in the bath", "with customer's in the shop" */
const personSign: Rule = (page, token, i) => {
  const { tokens, classes, dictionary, tags } = page
  const sign = signAt(page, i)
  if (!sign || alone.test(sign.one) || !endsPlural(page, i + 1) || token.first) return undefined
  if (prepositions.test(sign.before)) return sign.before === 'of' && relatives.has(sign.one) || /^(?:like|such|alone|over|to|by|from)$/.test(sign.before) ? undefined : use(token, sign.many) // prettier-ignore
  const base = classes.base(sign.before) ?? sign.before
  const parts = dictionary.partsOf(sign.before)
  const isVerb = parts & (pos.verb | pos.verbS | pos.past | pos.ing) && !closed.has(sign.before) && (tags.has(sign.at, 'Verb') || !(parts & (pos.noun | pos.adjective | pos.plural))) && !stating.test(base) // prettier-ignore
  return isVerb && !determiners.has(lowerAt(tokens, sign.at - 1)) && !/^(?:at|than|like)$/.test(lowerAt(tokens, sign.at - 1))
    ? use(token, sign.many)
    : undefined
}

/** "While landlord's claimed the right", "Dog's must be kept on a lead" */
const subjectSign: Rule = (page, token, i) => {
  const { tokens, dictionary, tags } = page
  const sign = signAt(page, i)
  if (!sign || alone.test(sign.one)) return undefined
  const opens = token.first || (sign.at === i - 1 && /^(?:while|because|if|when|that|and|but|so|since|although|as|,)$/.test(sign.before))
  const next = lowerAt(tokens, i + 1)
  const parts = dictionary.partsOf(next)
  const isPast = (parts & pos.past) !== 0 && !(parts & (pos.noun | pos.adjective)) && determiners.has(lowerAt(tokens, i + 2)) && tags.has(i + 1, 'Verb') // prettier-ignore
  const isModal = modals.has(next) && next !== 'will' && next !== 'may'
  return opens && (isPast || isModal) ? use(token, sign.many) : undefined
}

/** "for lending us his net's and", "I lost my glove's." */
const ownSign: Rule = (page, token, i) => {
  const { tokens, classes, dictionary } = page
  const sign = signAt(page, i)
  if (!sign || isPerson(sign.one) || alone.test(sign.one) || !possessives.has(sign.before)) return undefined
  const ends = !tokens[i + 1]?.word || /^(?:and|but|because)$/.test(lowerAt(tokens, i + 1))
  if (!ends || !endsPlural(page, i + 1)) return undefined
  const k = /^(?:me|you|him|her|us|them)$/.test(lowerAt(tokens, sign.at - 1)) ? sign.at - 2 : sign.at - 1
  const verb = lowerAt(tokens, k)
  const base = classes.base(verb) ?? verb
  return !closed.has(verb) && dictionary.partsOf(verb) & (pos.verb | pos.past | pos.verbS | pos.ing) && !/^(?:resemble|match|prefer|beat|exceed|equal)$/.test(base) ? use(token, sign.many) : undefined // prettier-ignore
}

/** "Member's lockers have to be emptied.", "Customer's orders are late." */
const membersOwn: Rule = ({ tokens, classes }, token, i) => {
  const one = /^(member|customer|client|patient|student|employee|worker|guest|visitor|tenant|resident|user|parent|passenger|player|pupil|neighbour|neighbor|volunteer|participant|candidate|applicant|owner|supplier|staff member|subscriber|reader|colleague|citizen)['’]s$/.exec(token.lower)?.[1] // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  if (!one || !token.first || !classes.isPlural(next) || closed.has(next)) return undefined
  return endsPhrase(tokens[i + 2]) || classes.isVerb(lowerAt(tokens, i + 2)) ? replaceWord(token, `${one}s'`, 'apostrophe', `Use "s'" for something that belongs to several people.`) : undefined // prettier-ignore
}

/** "My mother's in law cake" */
const inLaw: Rule = beforeWord('in', ({ tokens }, token, i) => {
  const one = /^(mother|father|sister|brother|son|daughter)['’]s$/.exec(token.lower)?.[1]
  const law = tokens[i + 2]
  if (!one || !law || law.lower !== 'law') return undefined
  return replaceWord(token, endsPhrase(tokens[i + 3]) ? `${one}-in-law` : `${one}-in-law's`, 'apostrophe', `Use an apostrophe for what belongs to somebody: "${one}-in-law's".`, law) // prettier-ignore
})
