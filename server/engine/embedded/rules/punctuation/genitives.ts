/** Genitives that lost their apostrophe: "the neighbors car", "two weeks notice", "last weeks report", "Annas phone". */
import { afterWord, applyRules, beforeWord, isQuestion, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { loadKnownWords } from '../../spelling/known-words.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, endsPhrase, prepositions } from '../../grammar/word-classes.ts'

/** Edits of genitives. */
export function genitiveEdits(page: RulePage): Edit[] {
  return applyRules(page, [ownerOf, parentsOf, companiesOf, nameOf, timeOf, spanOf, otherPeople, ofTheWorld, beenBusy])
}

const owned = /^(?:account|address|advice|age|answer|appetite|apartment|arm|attention|back|bag|bedroom|bed|behavio[u]?r|bike|birthday|bone|book|bowl|boyfriend|brother|cage|car|coat|collar|complaint|computer|consent|contract|cottage|daughter|death|decision|desk|dinner|dog|door|dress|email|eye|eyes|face|family|farm|father|fault|feelings|fence|flat|food|friend|fur|garage|garden|girlfriend|hair|hand|hands|hat|head|health|heart|help|home|homework|house|husband|idea|instructions|jacket|job|key|keys|kitchen|laptop|lap|leg|leash|letter|life|luggage|mood|mother|mouth|mum|mom|name|nose|notes|number|office|opinion|order|owner|passport|password|paw|permission|phone|place|plate|pocket|position|progress|question|reaction|reply|report|request|response|roof|salary|seat|shirt|shoes|shoulder|signature|sister|smile|son|speech|story|tail|tent|ticket|toy|voice|wallet|wedding|wife|wishes|words|work)$/ // prettier-ignore
const people = /^(?:neighbou?r|customer|client|patient|student|teacher|child|manager|boss|tenant|landlord|buyer|seller|driver|doctor|dentist|nurse|king|queen|president|mayor|dog|cat|horse|bird|rabbit|baby|boy|girl|man|woman|user|owner|employee|employer|author|writer|winner|guest|visitor|chef|captain|player|father|mother|brother|sister|uncle|aunt|cousin|friend|colleague|husband|wife|son|daughter|grandmother|grandfather|grandma|grandpa|lawyer|secretary|director|professor|farmer|soldier|passenger|witness|victim|suspect|candidate|applicant|speaker|supplier|contractor|director|chairman|reader|roommate|flatmate|dad|mum|mom|speaker|accountant|agent|bride|groom|puppy|kitten|supervisor|plumber|electrician|mechanic|baker|butcher|barber|hairdresser|waiter|waitress|cook|carpenter|painter|builder|cleaner|babysitter|therapist|vet|surgeon|pharmacist|coach|trainer|judge|pilot|mailman|sheriff|kid|guy|grandson|granddaughter|niece|nephew|toddler|host|caller|groomer|gardener|photographer|realtor|instructor|principal|receptionist|caretaker|janitor|handyman|bartender|hiker|cyclist|runner|rider|thief|burglar|officer|firefighter|artist|singer|dancer|drummer|guitarist|composer|poet|actor|actress|tailor|florist|jeweler|translator|interpreter|consultant|superintendent|handler|trainee|intern|apprentice|stepmother|stepfather|godmother|godfather)s$/ // prettier-ignore
const determined = /^(?:the|my|your|his|her|our|their|a|an|this|that|each|every)$/

/** "the neighbors car was": a person in the plural and a thing in the singular, where no verb is. */
const ownerOf: Rule = (page, token, i) => {
  const { tokens } = page
  const things = tokens[thingAt(page, i)]
  if (!people.test(token.lower) || token.text !== token.lower || !things || !endsOwned(page, thingAt(page, i) + 1)) return undefined
  if (!determined.test(lowerAt(tokens, i - 1)) && !/^(?:best|older|younger|new|old|little|next)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  const one = token.lower.slice(0, -1)
  // "Did any of your friends help?"
  if (isQuestion(tokens, i) && page.classes.isVerb(lowerAt(tokens, i + 1)) && lowerAt(tokens, i - 2) === 'of') return undefined
  // "the girls work", "of our workers bike to work": a verb.
  if (isVerbHere(page, i + 1) || (lowerAt(tokens, i + 2) === 'to' && page.classes.isVerb(lowerAt(tokens, i + 1)))) return undefined
  return replaceWord(token, `${one}'s`, 'apostrophe', `Use "'s" for something that belongs to the ${one}.`)
}

/** Index of the thing, with an adjective before it; -1 without one. */
function thingAt({ tokens, classes }: RulePage, i: number): number {
  const next = tokens[i + 1]
  if (!next?.word || next.fixed || next.hyphen || /^\p{Lu}/u.test(next.text)) return -1
  if (owned.test(next.lower)) return i + 1
  const isAdjective = /^(?:new|old|first|second|last|prior|best|favou?rite|older|younger|elder|little|big)$/.test(next.lower)
  const then = tokens[i + 2]
  return isAdjective && then?.word && !then.fixed && (owned.test(then.lower) || (classes.isNounOnly(then.lower) && classes.isSingular(then.lower))) ? i + 2 : -1 // prettier-ignore
}

/** After the thing comes a verb, a preposition, or the end. */
function endsOwned({ tokens, dictionary, tags }: RulePage, k: number): boolean {
  const token = tokens[k]
  return (
    endsPhrase(token) || (token?.word === true && (dictionary.partsOf(token.lower) & (pos.past | pos.verbS)) !== 0 && tags.has(k, 'Verb'))
  )
}

const takesObject = /^(?:borrow|borrowed|take|took|use|used|need|needed|find|found|drive|drove|sell|sold|lose|lost|break|broke|steal|stole|wash|washed|fix|fixed|clean|cleaned|open|opened|close|closed|read|buy|bought|repair|repaired|hit|crashed|cut|forgot|visit|visited|wear|wore|like|love|hate|want|wanted|get|got)$/ // prettier-ignore

/** "the dogs work in the field": what follows the plural may be its verb; not after "in the dogs". */
function isVerbHere({ tokens, dictionary, tags }: RulePage, k: number): boolean {
  const word = lowerAt(tokens, k)
  const before = lowerAt(tokens, k - 3)
  // "both of my parents work"
  const isShare = before === 'of' && /^(?:both|all|most|some|many|none|one|neither|either|each|half|two)$/.test(lowerAt(tokens, k - 4))
  const isObject =
    !isShare && (/^(?:in|on|at|from|to|with|of|for|into|under|behind|near|about|by)$/.test(before) || takesObject.test(before))
  if (isObject && !tokens[k - 2]?.first) return false
  if (/^(?:number|address|name|house|phone|email)$/.test(word) && /^(?:me|have|need|get|find|know|is|you|us|him|her)$/.test(before))
    return false
  if (!(dictionary.partsOf(word) & pos.verb)) return false
  const next = tokens[k + 1]
  return !(next?.word && /^(?:is|was|has|isn't|wasn't|will|would|can|could|should|must|were|are)$/.test(next.lower)) && !(dictionary.partsOf(next?.lower ?? '') & (pos.past | pos.verbS) && tags.has(k + 1, 'Verb')) // prettier-ignore
}

/** "at my parents house" */
const parentsOf: Rule = (page, token, i) => {
  const { tokens } = page
  if (!/^(?:grand)?parents$|^in-laws$/.test(token.lower) || !determined.test(lowerAt(tokens, i - 1)) || !owned.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  if (isVerbHere(page, i + 1) || !endsOwned(page, i + 2)) return undefined
  return replaceWord(token, `${token.lower}'`, 'apostrophe', `Use "s'" for something that belongs to several people.`)
}

/** "the companies policy", "the cities mayor": two nouns of which the first is plural. */
const companiesOf: Rule = afterWord('the my your his her our their this', (page, token, i) => {
  const { tokens, classes, dictionary } = page
  const one = /^(compan|countr|cit|famil|bab|agenc|universit|part|enem|arm|librar|communit|societ)ies$/.exec(token.lower)?.[1]
  const next = tokens[i + 1]
  if (!one || !next?.word || next.hyphen || next.fixed || prepositions.has(next.lower)) return undefined
  const isSuperlative = /^(?:best|biggest|largest|oldest|first|main|own|new|most|only|second|third|richest|leading|finest)$/.test(
    next.lower,
  )
  const isThing = !/^\p{Lu}/u.test(next.text) && (classes.isNounOnly(next.lower) || next.lower === 'room') && classes.isSingular(next.lower) && !(dictionary.partsOf(next.lower) & pos.plural) && endsOwned(page, i + 2) // prettier-ignore
  if (!isThing && !(isSuperlative && classes.isSingular(lowerAt(tokens, next.lower === 'most' ? i + 3 : i + 2)))) return undefined
  return replaceWord(token, `${one}y's`, 'apostrophe', `Use "'s" for something that belongs to the ${one}y.`)
})

/** "Annas phone", "Patricks younger brother", "Dads sixtieth" */
const nameOf: Rule = (page, token, i) => {
  const { tokens, dictionary, tags } = page
  const name = /^(\p{Lu}\p{Ll}{2,})s$/u.exec(token.text)?.[1]
  if (!name || token.hyphen || /^\p{Lu}/u.test(tokens[i + 1]?.text ?? '') || determined.test(lowerAt(tokens, i - 1))) return undefined
  const isRelative = /^(?:Dad|Mum|Mom|Grandad|Granddad|Grandma|Grandpa|Gran|Nan|Nana|Granny)$/.test(name)
  const isName = (word: string) => loadKnownWords().has(word) || (dictionary.partsOf(word) & pos.name) !== 0
  // "Johns", "Williams": names of their own.
  const isSurname = isName(token.text) && !isRelative
  const isWord = dictionary.has(token.lower) || (dictionary.has(name.toLowerCase()) && !isRelative && !isSurname)
  if (!isRelative && (isWord || !(isName(name) || tags.has(i, 'FirstName')))) return undefined
  const at = thingAt(page, i)
  const isOrdinal = isRelative && /(?:tieth|teenth)$|^(?:birthday|party)$/.test(lowerAt(tokens, i + 1))
  if ((at < 0 && !isOrdinal) || (at > 0 && (!endsOwned(page, at + 1) || isVerbHere(page, i + 1)))) return undefined
  const edit = replaceWord(token, `${name}'s`, 'apostrophe', `Use "'s" for something that belongs to ${name}.`)
  return isSurname ? { ...edit, isDoubtful: true } : edit
}

const times = 'week|month|year|night|summer|winter|spring|season|term|quarter|decade|century|day|morning|evening|weekend'
const timePlural = new RegExp(`^(${times})s$`)

/** "last weeks report", "a days rest", "Fridays meeting" */
const timeOf: Rule = (page, token, i) => {
  const { tokens, classes, dictionary } = page
  const next = tokens[i + 1]
  if (!next?.word || next.fixed || next.hyphen || closed.has(next.lower) || /^\p{Lu}/u.test(next.text)) return undefined
  const before = lowerAt(tokens, i - 1)
  const parts = dictionary.partsOf(next.lower)
  const isNoun = (parts & (pos.noun | pos.plural)) !== 0 && endsOwned(page, i + 2)
  const weekday = /^((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)s$/.exec(token.text)?.[1]
  if (weekday) {
    const isEvent = /^(?:meeting|call|class|session|deadline|game|match|lesson|train|flight|party|report|order|delivery|shift|appointment|interview|dinner|lunch|event|concert|rehearsal|exam|test|presentation|newspaper|paper|show|edition|vote|election|race|storm)$/.test(next.lower) // prettier-ignore
    return isEvent && isNoun && !/^(?:on|and|or|to|from|through)$/.test(before) ? replaceWord(token, `${weekday}'s`, 'apostrophe', `Use "'s" in "${weekday}'s ${next.text}".`) : undefined // prettier-ignore
  }
  const one = timePlural.exec(token.lower)?.[1]
  if (!one || !isNoun || lowerAt(tokens, i + 2) === 'of') return undefined
  const isOneTime = /^(?:last|next)$/.test(before) ? !/^(?:the|these|those|his|her|my|our|their|its)$/.test(lowerAt(tokens, i - 2)) : before === 'this' // prettier-ignore
  const isOneLong = /^(?:a|one|half-a)$/.test(before) && /^(?:notice|rest|work|holiday|vacation|pay|rent|leave|drive|walk|time|journey|sleep|worth|delay|break|salary|wages|training|supply|fishing)$/.test(next.lower) // prettier-ignore
  if (!isOneTime && !isOneLong) return undefined
  // "this years" in "this years ago" has no noun; "last summers were" no owner.
  if (isOneTime && !classes.isSingular(next.lower) && !classes.isPlural(next.lower)) return undefined
  return replaceWord(token, `${one}'s`, 'apostrophe', `Use "'s" in "${one}'s ${next.text}".`)
}

const lengths = /^(year|month|week|day|hour|minute)(s|'s)$/
const many =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|several|few)$/

/** "two weeks notice", "two week's notice", "sixty year's old", "an hours drive" */
const spanOf: Rule = ({ tokens, dictionary }, token, i) => {
  const [, unit = '', ending = ''] = lengths.exec(token.lower) ?? []
  if (!unit) return undefined
  const before = tokens[i - 1]
  const next = lowerAt(tokens, i + 1)
  const isMany = before !== undefined && (many.test(before.lower) || (/^\d+$/.test(before.text) && before.text !== '1') || /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/.test(before.lower)) // prettier-ignore
  if (next === 'old' && ending === "'s" && isMany) return replaceWord(token, `${unit}s`, 'apostrophe', 'Plurals don’t take an apostrophe.')
  const isLength = /^(?:notice|holiday|vacation|pay|rent|leave|time|worth|salary|wages|experience|imprisonment|sleep|training|drive|walk|rest|delay|warning|credit)$/.test(next) // prettier-ignore
  if (before?.lower === 'an' && unit === 'hour' && ending === 's' && isLength) return replaceWord(token, "hour's", 'apostrophe', `Use "'s" in "an hour's ${next}".`) // prettier-ignore
  if (!isMany || !isLength || !(endsPhrase(tokens[i + 2]) || lowerAt(tokens, i + 2) === 'left')) return undefined
  // "The two weeks pay for": a verb.
  if (determined.test(lowerAt(tokens, i - 2)) && dictionary.partsOf(next) & pos.verb) return undefined
  if (/^(?:it|them|him|her|you|me|us|that|the|a|little|no|much|some|enough|more)$/.test(lowerAt(tokens, i + 2)) || (next === 'time' && lowerAt(tokens, i + 2) === 'and')) return undefined // prettier-ignore
  const end = token.end
  return { start: token.start, end, after: `${token.text.slice(0, unit.length)}s'`, kind: 'grammar', rule: 'apostrophe', message: `Use "s'" in "${unit}s' ${next}".` } // prettier-ignore
}

/** "other peoples lives" */
const otherPeople: Rule = onWord('peoples', ({ tokens }, token, i) => {
  if (!(token.first || /^(?:other|most|many|some|young|old|these|those|poor|in|of|about|for|with|to|change|affect|into|improve|save|ruin|on|all)$/.test(lowerAt(tokens, i - 1)))) return undefined // prettier-ignore
  const isThing = /^(?:lives|opinions?|houses?|homes?|minds?|health|needs?|money|jobs|business|feelings|problems?|rights|lifestyles?|attention|choices|views|time|habits|behavio[u]?r|privacy|expectations|mistakes|children|kids|names|faces|attitudes?|ideas|property|gardens|hearts|trust|safety|belongings)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
  return isThing ? replaceWord(token, "people's", 'apostrophe', 'Use "\'s" for something that belongs to people.') : undefined
})

/** "the worlds best coffee" */
const ofTheWorld: Rule = afterWord('the our', ({ tokens }, token, i) =>
  /^(?:world|country|nation|city|town|company)s$/.test(token.lower) && /^(?:best|biggest|largest|greatest|oldest|tallest|first|fastest|richest|smallest|longest|finest|worst|most|highest|busiest|leading|deepest|happiest|strongest)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
    ? replaceWord(token, `${token.lower.slice(0, -1)}'s`, 'apostrophe', `Use "'s" for what belongs to the ${token.lower.slice(0, -1)}.`)
    : undefined,
)

/** "Works been busy", "Dads been ill" */
const beenBusy: Rule = beforeWord('been', ({ tokens }, token, i) => {
  const one = /^(work|life|school|business|traffic|weather|dad|mum|mom|everything|nothing|something|everyone|everybody|nobody|college|uni|today|yesterday|grandma|grandpa|who|how|what|where|there|she|he|it|that)s$/.exec(token.lower)?.[1] // prettier-ignore
  if (!one) return undefined
  if (!token.first && !/^(?:and|but|because|so|,|think|says|said|know|that|why|how|if|when|since)$/.test(tokens[i - 1]?.lower ?? ''))
    return undefined
  return replaceWord(token, `${one}'s`, 'apostrophe', `"${one}'s been" is short for "${one} has been".`)
})
