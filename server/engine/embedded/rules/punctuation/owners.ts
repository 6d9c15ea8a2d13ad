/** Owners that lost their apostrophe: "my sisters beagle", "Lindas party", "last months sales figures", "a drivers license". */
import { applyRules, inDrafts, insertText, lowerAt, replaceWord, type Rule } from '../../edits.ts'
import { belongings, holders, persons, relatives } from '../../grammar/owners.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, endsPhrase } from '../../grammar/word-classes.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function ownerEdits(page: RulePage): Edit[] {
  const likely = [bothTwins, everyones, ofNames, ofTimes, withoutS, ofStudents]
  return [...applyRules(page, [setPhrase, oneRelative]), ...inDrafts(applyRules(page, [onePerson, ...likely]))]
}

const owner = (token: Parameters<Rule>[1], right: string): Edit => ({
  ...replaceWord(token, right, 'apostrophe', `Use an apostrophe for what belongs to somebody: "${right}".`),
  kind: 'spelling',
})

interface Owned {
  head: number
  isBelonging: boolean
}

/** The noun phrase that follows an owner: adjectives, and at most two nouns, and then its end or a verb. */
function ownedAfter({ tokens, classes, dictionary, tags }: RulePage, i: number): Owned | undefined {
  let k = i + 1
  const word = (at: number) => lowerAt(tokens, at)
  const isNoun = (at: number) => word(at) !== '' && !closed.has(word(at)) && (dictionary.partsOf(word(at)) & (pos.noun | pos.plural)) !== 0
  while (k < i + 4 && /^(?:own|first|second|third|last|new|old|best|only|next|big|little|favorite|favourite)$/.test(word(k))) k++
  while (k < i + 4 && word(k) !== '' && !closed.has(word(k)) && !endsPhrase(tokens[k + 1]) && (classes.isAdjective(word(k)) || isNoun(k)) && isNoun(k + 1) && !(dictionary.partsOf(word(k + 1)) & (pos.verbS | pos.past) && tags.has(k + 1, 'Verb') && !belongings.has(word(k + 1)))) k++ // prettier-ignore
  const head = tokens[k]
  if (!head?.word || head.fixed || head.hyphen || !isNoun(k) || tokens.slice(i + 1, k).some(({ word: isWord, hyphen, fixed }) => !isWord || hyphen || fixed)) return undefined // prettier-ignore
  // "the rooms cost half as much"
  if (/^(?:half|double|twice)$/.test(head.lower)) return undefined
  const next = word(k + 1)
  const isTitled = /^(?:play|plays|novel|novels|book|poem|painting|film|opera|story|song|tragedy|comedy)$/.test(head.lower) && /^\p{Lu}/u.test(tokens[k + 1]?.text ?? '') // prettier-ignore
  const ends = endsPhrase(tokens[k + 1]) || isTitled || ((dictionary.partsOf(next) & (pos.past | pos.verbS)) !== 0 && tags.has(k + 1, 'Verb')) || /ly$|^(?:last|next|every|again|always|never|yesterday|tonight)$/.test(next) // prettier-ignore
  return ends ? { head: k, isBelonging: belongings.has(head.lower) || belongings.has(classes.singular(head.lower) ?? '') } : undefined
}

/** Whether the word after the plural may be its verb, as in "my sisters work here". */
function mayBeVerb({ tokens, dictionary, tags, classes }: RulePage, i: number, head: number): boolean {
  const parts = dictionary.partsOf(lowerAt(tokens, i + 1))
  // "One of my cousins lives in Lisbon", "both of my parents work"
  const isShare = lowerAt(tokens, i - 2) === 'of' && /^(?:one|both|all|most|some|many|none|neither|either|each|half|two|three|number|lot|few|any)$/.test(lowerAt(tokens, i - 3)) // prettier-ignore
  if (
    parts & (pos.verb | pos.verbS) &&
    (isShare ||
      (parts & pos.verbS && !belongings.has(lowerAt(tokens, i + 1)) && !belongings.has(classes.singular(lowerAt(tokens, i + 1)) ?? '')))
  )
    return true
  if (!(parts & (pos.verb | pos.past)) || parts & pos.plural) return false
  // "my brothers backpack": hardly ever a verb.
  if (belongings.has(lowerAt(tokens, i + 1)) && !alsoVerbs.test(lowerAt(tokens, i + 1)) && !determiners.has(lowerAt(tokens, i + 2))) return false // prettier-ignore
  if (head > i + 1 && parts & pos.adjective) return false
  // A finite verb follows, or the phrase stands after a preposition.
  const next = tokens[head + 1]
  const isOwned = belongings.has(lowerAt(tokens, head)) && (dictionary.partsOf(lowerAt(tokens, head + 1)) & (pos.past | pos.verbS)) !== 0 && !closed.has(lowerAt(tokens, head + 1)) // prettier-ignore
  const isFollowed = isOwned || /^(?:is|was|has|had|will|would|can|could|isn't|wasn't|are|were)$/.test(next?.lower ?? '') || (!!next?.word && !closed.has(next.lower) && (dictionary.partsOf(next.lower) & (pos.past | pos.verbS)) !== 0 && tags.has(head + 1, 'Verb')) // prettier-ignore
  if (isFollowed) return false
  const before = lowerAt(tokens, i - 2)
  return !/^(?:in|on|at|from|to|with|of|for|into|under|behind|near|about|by|through|without|above|beside)$/.test(before)
}

/** Belongings that are as often what somebody does. */
const alsoVerbs = /^(?:bike|account|address|advice|age|answer|attention|back|ball|bank|book|boot|cap|care|cause|cook|cost|cough|crown|cup|dance|diet|dress|dream|drink|email|excuse|exercise|experience|eye|face|father|fear|fence|finger|guitar|hand|handle|head|help|hope|house|interest|joke|key|knife|lap|leash|list|love|mail|mark|mind|mother|name|need|needs|nerve|note|notes|number|order|orders|own|pain|pet|phone|picture|place|plan|plans|plane|plate|pocket|position|present|process|progress|project|promise|question|questions|reply|report|request|respond|ring|rings|roof|room|school|seat|shelter|shop|shoulder|sleep|smile|stomach|study|style|suit|tail|talent|talk|test|text|thought|tie|tire|toe|trip|trust|view|visit|voice|wait|walk|wallet|watch|will|wish|work|worry|wound|worship)$/ // prettier-ignore

/** Compounds with a plural first noun, which have no apostrophe. */
const label = /^(?:union|association|club|school|schools|market|center|centre|group|groups|team|teams|hospital|home|conference|committee|guide|league|council|board|meeting|day|office|program|programme|workshop|academy|institute|federation|network|list|magazine|forum|party|room|rooms|entrance|parking|area|class|lounge|service|services|support|fund|society|community|shelter|movement|festival|convention|organization|event|department|departments|division|bureau|commission|commissioner|ministry|minister|agency|desk|editor|superintendent|authority)$/ // prettier-ignore

const one = /^(?:my|your|his|her|our|their|the|a|an|this|that|each|every|another|one)$/
const singularOnly = /^(?:a|an|this|that|each|every|another)$/

/** "my sisters beagle", "the owners expense", "an animals life", "the motels neon sign" */
const onePerson: Rule = (page, token, i) => {
  const { tokens, classes, dictionary } = page
  const noun = /^[a-z]{3,}s$/.test(token.text) ? singularOf(page, token.lower) : undefined
  let k = i - 1
  while (k > i - 3 && /^(?:new|old|older|younger|little|big|best|former|late|poor|own|elder|eldest|youngest|oldest|other|dear|next|whole|young)$/.test(lowerAt(tokens, k))) k-- // prettier-ignore
  const before = lowerAt(tokens, k)
  if (!noun || token.first || !one.test(before)) return undefined
  const isPerson = persons.has(noun)
  if (!isPerson && !holders.has(noun)) return undefined
  const owned = ownedAfter(page, i)
  if (!owned || mayBeVerb(page, i, owned.head)) return undefined
  const head = lowerAt(tokens, owned.head)
  if (label.test(head) && !singularOnly.test(before) && !(relatives.has(noun) && before !== 'the' && owned.isBelonging)) return undefined
  // "the committees budget is"
  const isSingularVerb = /^(?:is|was|has|isn't|wasn't)$/.test(lowerAt(tokens, owned.head + 1)) && classes.isSingular(head)
  const isPlainThing = classes.isSingular(head) && (classes.isNounOnly(head) || (owned.head > i + 1 && !classes.isVerb(lowerAt(tokens, i + 1)))) // prettier-ignore
  const isNamed = singularOnly.test(before) || owned.isBelonging || (isPerson ? !classes.isVerb(lowerAt(tokens, i + 1)) && (classes.isNounOnly(head) || owned.head > i + 1) : isPlainThing) || isSingularVerb // prettier-ignore
  const isThing = isPerson || isSingularVerb || singularOnly.test(before) || (isPlainThing && head !== noun)
  if (!isNamed || !isThing) return undefined
  // "some of the students yesterday", "the dogs Monday"
  if (page.tags.has(owned.head, 'Date') || /^(?:past|yesterday|today|tomorrow|tonight|home|front|back|side|lot|bit|couple|thing|things|people|time|times|way|ways)$/.test(head)) return undefined // prettier-ignore
  // "gave the kids food", "tells the workers news"
  if (/^(?:the|our|your|their|these|those)$/.test(before) && gives(page, k - 1)) return undefined
  if (dictionary.partsOf(token.lower) & pos.verbS && !isPerson && page.tags.has(i, 'Verb')) return undefined
  // "the guests heads": several have one each
  const isEach = isPerson && before === 'the' && classes.isPlural(head) && !relatives.has(noun) && k === i - 1
  return owner(token, isEach ? `${token.lower}'` : `${noun}'s`)
}

/** "a merchants daughter", "my sisters beagle": no plural can stand there. */
const oneRelative: Rule = (page, token, i) => {
  const { tokens, classes } = page
  // "a young lads bike"
  const before = lowerAt(tokens, /^(?:young|little|old|poor)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1)
  const noun = singularOf(page, token.lower)
  const isOne = /^(?:a|an|every|each|another)$/.test(before) && persons.has(noun ?? '')
  const next = lowerAt(tokens, i + 1)
  const isKin = /^(?:my|your|his|her)$/.test(before) && relatives.has(noun ?? '') && belongings.has(next) && !classes.isVerb(next)
  return (isOne && !label.test(next)) || isKin ? onePerson(page, token, i) : undefined
}

const giving = /^(?:give|offer|teach|send|show|tell|bring|buy|sell|lend|pay|feed|serve|hand|make|get|ask|call|cost|save|grant|promise|read|write|wish|provide|find|charge|cause|do)$/ // prettier-ignore
const gives = ({ tokens, classes }: RulePage, k: number) => giving.test(classes.base(lowerAt(tokens, k)) ?? lowerAt(tokens, k))

function singularOf({ classes }: RulePage, word: string): string | undefined {
  const found = classes.singular(word)
  return found && found !== word ? found : undefined
}

/** "my parents piano", "The twins room", "both students essays", "two employees desks" */
const bothTwins: Rule = (page, token, i) => {
  const { tokens, classes } = page
  const before = lowerAt(tokens, i - 1)
  const isMany = /^(?:both|two|three|four|five|six|all|these|those|several|many|most)$/.test(before) && persons.has(singularOf(page, token.lower) ?? '') // prettier-ignore
  const isPair = /^(?:(?:grand|step)?parents|twins|in-laws|newlyweds|triplets|bridesmaids)$/.test(token.lower) && /^(?:the|my|your|his|her|our|their|both)$/.test(before) // prettier-ignore
  const owned = isMany || isPair ? ownedAfter(page, i) : undefined
  if (!owned || token.text !== token.lower || mayBeVerb(page, i, owned.head)) return undefined
  const head = lowerAt(tokens, owned.head)
  if (isMany && (!owned.isBelonging || label.test(head))) return undefined
  if (isPair && !(owned.isBelonging || (classes.isNounOnly(head) && classes.isSingular(head))) || /^(?:home|yesterday|today|tonight)$/.test(head)) return undefined // prettier-ignore
  return owner(token, `${token.lower}'`)
}

/** "all employee's records", "both student's essays" */
const everyones: Rule = (page, token, i) => {
  const noun = /^([a-z]{3,})['’]s$/.exec(token.lower)?.[1]
  const before = lowerAt(page.tokens, i - 1)
  if (!noun || !persons.has(noun) || !/^(?:all|both|many|several|most|two|three|four|five|six|these|those)$/.test(before) || /^(?:man|woman|child|person|sheep|fisherman|policeman)$/.test(noun)) return undefined // prettier-ignore
  const owned = ownedAfter(page, i)
  return owned && page.classes.isPlural(lowerAt(page.tokens, owned.head)) ? owner(token, `${page.classes.isPlural(`${noun}s`) ? `${noun}s` : noun.replace(/y$/, 'ies')}'`) : undefined // prettier-ignore
}

/** "Lindas retirement party", "Curleys wife", "Hanks Garage", "one of Dads slippers" */
const ofNames: Rule = (page, token, i) => {
  const { tokens, dictionary, tags, classes } = page
  const name = /^(\p{Lu}\p{Ll}{2,})s$/u.exec(token.text)?.[1]
  const before = lowerAt(tokens, i - 1)
  if (!name || token.hyphen || (determiners.has(before) && !/^(?:that|this|no)$/.test(before)) || /^(?:mr|mrs|ms|dr)$/.test(before) || (tokens[i - 1]?.text === '.' && !token.first)) return undefined // prettier-ignore
  if (/^\p{Lu}/u.test(tokens[i - 1]?.text ?? '') && !tokens[i - 1]?.first) return undefined
  const isKin = /^(?:Dad|Mum|Mom|Mommy|Daddy|Grandma|Grandpa|Granny|Nana|Granddad)$/.test(name)
  const isName = isKin || (dictionary.partsOf(name) & pos.name) !== 0
  // "Hanks", "Jones": surnames; "Marks": a word.
  const isSurname = !isKin && (dictionary.partsOf(token.text) & pos.name) !== 0
  const garage = /^(?:Garage|Diner|Café|Cafe|Bakery|Pizza|Pizzeria|Kitchen|Grill|Bar|Barbershop|Salon|Restaurant|Hardware|Auto|Deli|Place|Market|Shop)$/.test(tokens[i + 1]?.text ?? '') // prettier-ignore
  if (garage && isName && !isSurname) return owner(token, `${name}'s`)
  const isWord = !isKin && (dictionary.has(token.lower) || dictionary.has(name.toLowerCase()) || dictionary.has(token.text))
  if (isWord || isSurname || /(?:ss|us|is)$/.test(token.lower)) return undefined
  const owned = ownedAfter(page, i)
  if (!owned) return undefined
  const head = lowerAt(tokens, owned.head)
  if (mayBeVerb(page, i, owned.head) && !owned.isBelonging) return undefined
  if (tags.has(i + 1, 'Verb') && !owned.isBelonging && dictionary.partsOf(lowerAt(tokens, i + 1)) & pos.verb) return undefined
  if (!isName) return relatives.has(head) || /^(?:house|room|bedroom|car|face|voice|eyes|hand|hands|death|life|birthday|phone|opinion|office|desk)$/.test(head) ? owner(token, `${name}'s`) : undefined // prettier-ignore
  return owned.isBelonging || classes.isNounOnly(head) || !classes.isVerb(lowerAt(tokens, i + 1)) ? owner(token, `${name}'s`) : undefined
}

const spans = /^(day|week|month|year|night|season|semester|quarter|summer|winter|spring|autumn|weekend|morning|evening|afternoon|century|decade|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s$/ // prettier-ignore

/** "yesterdays quiz", "last months security breach", "the years end", "next saturdays party" */
const ofTimes: Rule = (page, token, i) => {
  const { tokens } = page
  const before = lowerAt(tokens, i - 1)
  const single = /^(yesterday|today|tomorrow|tonight)s$/.exec(token.lower)?.[1]
  if (single) return ownedAfter(page, i) || !/^(?:the|a|my)$/.test(lowerAt(tokens, i + 1)) ? owner(token, `${single}'s`) : undefined // prettier-ignore
  const span = spans.exec(token.lower)?.[1]
  if (!span) return undefined
  if (/^(?:year|day|month|week|season|semester|century|quarter|summer)$/.test(span) && lowerAt(tokens, i + 1) === 'end' && /^(?:the|at|by|until|before|this|each)$/.test(before)) return endsPhrase(tokens[i + 2]) ? owner(token, `${token.text.slice(0, -1)}'s`) : undefined // prettier-ignore
  if (!/^(?:last|next|this)$/.test(before) || /^(?:the|these|those|his|her|my|our|their|its|of)$/.test(lowerAt(tokens, i - 2)))
    return undefined
  const owned = ownedAfter(page, i)
  return owned && !mayBeVerb(page, i, owned.head) && lowerAt(tokens, i + 1) !== 'ago' ? owner(token, `${token.text.slice(0, -1)}'s`) : undefined // prettier-ignore
}

const setPhrases: readonly [first: RegExp, second: RegExp, before?: RegExp][] = [
  [/^drivers$/, /^(?:license|licence|licenses|seat|side|test)$/],
  [/^(?:bachelors|masters)$/, /^(?:degree|degrees|thesis|program)$/],
  [/^(?:doctors|dentists|lawyers|doctors)$/, /^(?:appointment|office|note|visit|prescription|orders)$/],
  [/^(?:valentines|mothers|fathers|presidents|veterans)$/, /^day$/, /^(?!the$)/],
  [/^newyears$|^years$/, /^(?:eve|resolution|resolutions)$/, /^new$/],
  [/^(?:bakers)$/, /^dozen$/],
  [/^(?:stones)$/, /^throw$/],
  [/^(?:birds)$/, /^eye$/],
  [/^(?:writers)$/, /^block$/],
  [/^(?:moments)$/, /^(?:notice|silence|hesitation|peace|rest)$/, /^(?:a|an)$/],
  [/^(?:arms)$/, /^length$/],
  [/^(?:users)$/, /^(?:manual)$/],
  [/^(?:goodness|heavens|gods|petes)$/, /^sake$/, /^for$/],
  [/^(?:electricians|plumbers|carpenters)$/, /^(?:apprentice|assistant)$/],
  [
    /^(?:mens|womens|childrens)$/,
    /^(?:room|rooms|bathroom|restroom|restrooms|toilet|shoes|clothes|clothing|team|teams|department|health|rights|hospital|day|group|league|book|books|magazine|haircut|section|store|shirt|shirts|jacket|jackets|fashion|wear|locker|bikes?|games?|toys|movie|party|choir|shelter|soccer|basketball)$/,
  ],
  [/^(?:everyones|everybodys|someones|somebodys|nobodys|anyones|anybodys)$/, /^\p{Ll}/u],
]

/** "a drivers license", "a masters degree", "on New Years Eve", "everyones opinion" */
const setPhrase: Rule = ({ tokens }, token, i) => {
  const found = setPhrases.find(([first, second, before]) => first.test(token.lower) && second.test(lowerAt(tokens, i + 1)) && (!before || before.test(lowerAt(tokens, i - 1)))) // prettier-ignore
  if (!found || tokens[i + 1]?.fixed) return undefined
  const stem = token.text.slice(0, -1)
  return /^(?:goodness)$/.test(token.lower) ? owner(token, "goodness'") : owner(token, `${stem}'s`)
}

/** "at my aunt house", "your daughter wedding" */
const withoutS: Rule = ({ tokens, classes, dictionary }, token, i) => {
  const next = tokens[i + 1]
  if (!relatives.has(token.lower) || !/^(?:my|your|his|her|our|their)$/.test(lowerAt(tokens, i - 1)) || !next?.word || next.fixed || next.hyphen || !next.spaced) return undefined // prettier-ignore
  if (!belongings.has(next.lower) || !/^\p{Ll}/u.test(next.text) || dictionary.partsOf(next.lower) & (pos.verbS | pos.past))
    return undefined
  if (/^(?:mother|father|sister|brother|daughter|son) (?:tongue|figure|ship|school|company|city|language)$|^(?:partner|sister|teacher|coach|friend|babysitter|neighbor|neighbour) (?:school|list|job|request|book|schedule|ticket)$|^(?:boss|cousin|friend|partner) (?:brother|sister|mother|friend)$/.test(`${token.lower} ${next.lower}`)) return undefined // prettier-ignore
  if (/^(?:work|help|answer|plan|plans|visit|cough|dream|worry|smile|promise|watch|report|will|handle|back|mind|voice|place|present|position|test|book|picture|head|face|own)$/.test(next.lower) && !/^(?:is|was|has)$/.test(lowerAt(tokens, i + 2))) return undefined // prettier-ignore
  // "My grandfather wound the clock"
  if (classes.isVerb(next.lower) && /^(?:the|an?|my|your|his|her|its|our|their)$/.test(lowerAt(tokens, i + 2)) && !/^(?:in|on|at|from|to|with|of|for|into|near|by)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  // "get her son home"
  if (next.lower === 'home' && /^(?:get|gets|got|getting|take|takes|took|taking|bring|brings|brought|bringing|send|sends|sent|drive|drives|drove|driving|walk|walks|walked|walking|see|saw|fetch|carry|carried|call|called|want|wants|wanted|let|help|helped|have|invite|invited|welcome|welcomed)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const isEnd = endsPhrase(tokens[i + 2]) || (dictionary.partsOf(lowerAt(tokens, i + 2)) & (pos.past | pos.verbS)) !== 0
  return isEnd && (classes.isSingular(next.lower) || classes.isPlural(next.lower)) ? { ...insertText(token.end, "'s", 'apostrophe', `Use "'s" for what belongs to somebody: "${token.text}'s".`), kind: 'spelling' } : undefined // prettier-ignore
}

/** "takes away students freedom", "for customers safety" */
const ofStudents: Rule = (page, token, i) => {
  const { tokens, classes } = page
  const noun = singularOf(page, token.lower)
  if (!noun || !persons.has(noun) || token.text !== token.lower || token.first) return undefined
  const before = lowerAt(tokens, i - 1)
  if (!/^(?:of|for|about|from|in|with|into|away|affects?|affected|improves?|improved|protects?|protected|restricts?|limits?|violates?|respects?|reduces?|increases?|ruins?|saves?|changes?|influences?|threatens?)$/.test(before)) return undefined // prettier-ignore
  const owned = ownedAfter(page, i)
  const head = owned ? lowerAt(tokens, owned.head) : ''
  if (!owned || owned.head !== i + 1 || !owned.isBelonging || !classes.isNounOnly(head) || label.test(head)) return undefined
  return owner(token, `${token.lower}'`)
}
