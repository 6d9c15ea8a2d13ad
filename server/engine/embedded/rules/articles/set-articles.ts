/** Articles that the words around a noun decide: "for walk", "glass of water", "5 euros kilo", "crossed Danube", "In the conclusion,". */
import { afterWord, applyRules, beforeWord, inDrafts, insertText, lowerAt, onText, removeWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { articleFor, closed, countNouns, determiners, endsNoun, modals, subjects } from '../../grammar/word-classes.ts'
import { isPersonNoun } from '../../grammar/person-nouns.ts'
import { baseAt, isEnd, isNumber } from '../verbs/verb-slots.ts'
import { put } from './bare-nouns.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function setArticleEdits(page: RulePage): Edit[] {
  const likely = [forWalk, glassOf, perKilo, namedPlace, calledPolice, onlyReason, firstPerson, nextBus, suchPlace, onHoliday, universityOf, withoutLicense, aboutHour, bookTable, taxiDriver, afterTheWork, sunRises, inTheEnd] // prettier-ignore
  return [...applyRules(page, [inTheConclusion]), ...inDrafts(applyRules(page, likely))]
}

/** Words after which a noun begins, and the nouns that have "a" there. */
const phrases: readonly [before: RegExp, noun: RegExp][] = [
  [/^for$/, /^(?:walk|run|swim|ride|drive|jog|hike|meal|haircut|stroll|while|moment|minute|second|bit|chat|check-up|checkup|refund|loan|discount|visa|raise|promotion|scholarship|living|job|flat|nap|picnic)$/], // prettier-ignore
  [/^in$/, /^(?:hurry|rush|nutshell|moment|minute|while|mess|circle|queue|row|coma|wheelchair|meeting|relationship|dream|band|choir|restaurant|hotel|hostel|factory|supermarket|pharmacy|bakery|café|cafe)$/], // prettier-ignore
  [
    /^on$/,
    /^(?:diet|date|budget|mission|break|trip|picnic|farm|ladder|motorbike|motorcycle|scooter|plane|business trip|school trip|daily basis|regular basis|weekly basis|monthly basis)$/,
  ],
  [/^as$/, /^(?:result|consequence|rule|child|teenager|student|gift|present|whole|team|group|family|couple|boy|girl|joke|reward|punishment|reminder|hobby|precaution|tourist|beginner)$/], // prettier-ignore
  [/^at$/, /^(?:party|restaurant|hotel|concert|wedding|meeting|conference|barbecue)$/],
  [/^(?:take|takes|took|taking)$/, /^(?:look|seat|nap|bath|break|taxi|bus|selfie|sip|bite|deep breath|guess|chance|risk|test|course)$/],
  [/^(?:have|has|had|having)$/, /^(?:look|chat|rest|nap|bath|headache|cough|fever|cold|temperature|stomachache|toothache|backache|rash|heart attack|stroke|concussion|flu|migraine|car|dog|cat|baby|boyfriend|girlfriend|chance|choice|habit|garden|degree|plan|suggestion|complaint|request|picnic|barbecue|quarrel|fight|crush|feeling|tendency)$/], // prettier-ignore
  [/^(?:make|makes|made|making)$/, /^(?:living|list|call|phone call|mess|profit|wish|speech|complaint|reservation|deal|joke|cake|sandwich|salad|promise|suggestion|choice|copy|difference|fuss|payment|donation|discovery)$/], // prettier-ignore
  [/^(?:tell|tells|told)$/, /^(?:lie|story|joke|secret)$/],
]

const article = (noun: string, described: string) => (noun === 'flu' ? 'the' : articleFor(described))

/** "for walk", "in hurry", "as result", "take seat", "has headache" */
const forWalk: Rule = (page, token, i) => {
  const { tokens, tags, classes } = page
  const before = lowerAt(tokens, i - 1)
  if (!token.word || token.text !== token.lower || closed.has(token.lower)) return undefined
  const two = `${token.lower} ${lowerAt(tokens, i + 1)}`
  const isTwo = phrases.some(([verb, noun]) => verb.test(before) && noun.test(two))
  const isOne = !isTwo && phrases.some(([verb, noun]) => verb.test(before) && noun.test(token.lower))
  const isSick = /^(?:have|has|had|having)$/.test(before) && /^(?:bad|terrible|high|slight|severe|sore|splitting|nasty|awful|horrible|mild)$/.test(token.lower) && /^(?:headache|cough|fever|cold|throat|stomachache|toothache|rash|migraine|temperature|backache)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
  if (!isOne && !isTwo && !isSick) return undefined
  // "have cold, wet feet"
  if (token.lower === 'cold' && tokens[i + 1]?.text === ',' && classes.isAdjective(lowerAt(tokens, i + 2))) return undefined
  const end = isOne ? i + 1 : i + 2
  const after = lowerAt(tokens, end)
  if (!(isEnd(tokens[end]) || (endsNoun(tokens, end) && !/^(?:by|after|to|up|out|off|down|back|over|through)$/.test(after)) || (after === 'to' && /^(?:chance|tendency)$/.test(token.lower)))) return undefined // prettier-ignore
  if ((after === 'and' || after === 'or') && !subjects.has(lowerAt(tokens, end + 1)) && !determiners.has(lowerAt(tokens, end + 1))) return undefined // prettier-ignore
  // "the best way to cope as team", "in the time they had left in hotel"
  const isPlace = /^(?:in|at|on|for|as)$/.test(before)
  if (isPlace && tokens[i - 1]?.first && !/^(?:as)$/.test(before)) return undefined
  if (before === 'as' && /^(?:such|as|so|well|same|far|soon)$/.test(lowerAt(tokens, i - 2))) return undefined
  if (!isPlace && (determiners.has(lowerAt(tokens, i - 2)) || tags.has(i - 1, 'Noun'))) return undefined
  // "have cold feet", "for run and fun"
  return put(token.start, article(token.lower, token.lower), isOne ? token.lower : two)
}

const measures = /^(?:glass|cup|bottle|piece|slice|pair|bowl|plate|jar|loaf|bunch|packet|spoonful|tablespoon|teaspoon|handful|lot|couple|group|list|copy|photo|picture|mug|jug|bucket|bar|sheet|bouquet|litre|liter|kilo|pound|series|variety|member|sip|pinch|clove|carton|pack|dozen)$/ // prettier-ignore

/** "Can you give me glass of water?", "with piece of wood" */
const glassOf: Rule = beforeWord('of', (page, token, i) => {
  const { tokens, tags, dictionary } = page
  if (!measures.test(token.text) || !tokens[i + 2]?.word || token.hyphen) return undefined
  const before = lowerAt(tokens, i - 1)
  const isGiven = /^(?:me|us|him|them)$/.test(before) && /^(?:give|bring|buy|send|get|hand|offer|show|pour|make|order|pass)$/.test(baseAt(page, i - 2)) // prettier-ignore
  const isVerb = /^(?:want|need|drink|eat|buy|bring|order|have|take|get|add|find|see|make|pour|use|write|send|put|cut|wear|lose|spill|break|share|be)$/.test(baseAt(page, i - 1)) && (tags.has(i - 1, 'Verb') || tokens[i - 1]?.first === true) // prettier-ignore
  const fits = isGiven || isVerb || /^(?:with|for|is|was|am|are|there's|it's|i'm|he's|she's|became|become)$/.test(before)
  if (!fits || /^(?:is|was|are|am|be|been)$/.test(before) && !/^(?:member|lot|couple|group|series|piece|list|pair|bunch|copy|photo|picture)$/.test(token.text)) return undefined // prettier-ignore
  // "the number of cups was dozen of"
  return dictionary.partsOf(lowerAt(tokens, i + 2)) === 0 && !determiners.has(lowerAt(tokens, i + 2)) ? undefined : put(token.start, 'a', token.text) // prettier-ignore
})

/** "It costs 5 euros kilo.", "twenty dollars hour" */
const perKilo: Rule = onText(
  'kilo kilogram hour week day month year night person litre liter meter metre piece minute gallon ticket head lesson page bottle box dozen',
  ({ tokens }, token, i) =>
    /^(?:euros?|dollars?|bucks|cents|pounds|rupees|yen|miles|km|kilometers|kilometres|hours|pages|lessons)$/.test(lowerAt(tokens, i - 1)) && isNumber(tokens[i - 2]) && isEnd(tokens[i + 1]) && !token.hyphen // prettier-ignore
      ? put(token.start, articleFor(token.text), token.text)
      : undefined,
)

const named = /^(?:Danube|Thames|Nile|Rhine|Seine|Volga|Ganges|Yangtze|Tiber|Elbe|Oder|Vistula|Dnieper|Loire|Rhone|Mekong|Euphrates|Tigris|Alps|Himalayas|Andes|Pyrenees|Carpathians|Rockies|Balkans|Urals|Mediterranean|Atlantic|Pacific|Bosphorus|Sahara|Vatican|Kremlin|Louvre|Netherlands|Philippines|Maldives|Bahamas|Seychelles|Colosseum|Hermitage|Prado|UK|USA|UAE|EU|UN|BBC|NHS)$/ // prettier-ignore
const namedTwo = /^(?:Black|Baltic|Red|North|Caspian|Dead|Aegean|Adriatic|Caribbean|Yellow) Sea$|^(?:Atlantic|Pacific|Indian|Arctic) Ocean$|^(?:Great Wall|White House|Golden Gate|Grand Canyon|Canary Islands|Suez Canal|Panama Canal|English Channel|British Museum|Gobi Desert|Sahara Desert|Middle Ages|Second World|First World|Cold War|Industrial Revolution)$/ // prettier-ignore

/** "We crossed Danube by boat.", "swim in Black Sea" */
const namedPlace: Rule = ({ tokens, classes, text }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const two = `${token.text} ${tokens[i + 1]?.text ?? ''}`
  const isTwo = namedTwo.test(two) && endsNoun(tokens, i + 2)
  if (token.hyphen || !(isTwo || (named.test(token.text) && endsNoun(tokens, i + 1))) || /^(?:and|or)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  if (!/^(?:in|on|to|from|of|across|along|near|by|into|over|through|around|down|up)$/.test(before) && !/^(?:cross|visit|see|reach|leave|love|tour|climb)$/.test(classes.base(before) ?? before)) return undefined // prettier-ignore
  if (/^(?:UK|USA|UAE|EU|UN|BBC|NHS)$/.test(token.text) && (!/^(?:in|to|from)$/.test(before) || !isEnd(tokens[i + 1]))) return undefined
  return insertText(token.start, 'the ', 'article', `Use "the" before "${text.slice(token.start, tokens[isTwo ? i + 1 : i]?.end)}".`)
}

/** "I called police immediately." */
const calledPolice: Rule = onText('police', ({ tokens }, token, i) =>
  /^(?:call|calls|called|calling|phone|phoned|contact|contacted|told|tell|inform|informed|to|ring)$/.test(lowerAt(tokens, i - 1)) && (lowerAt(tokens, i - 1) !== 'to' || /^(?:go|went|reported|report|reported|it|this|spoke|talked)$/.test(lowerAt(tokens, i - 2))) && (endsNoun(tokens, i + 1) || /^(?:immediately|about)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? insertText(token.start, 'the ', 'article', 'Use "the" before "police" here.')
    : undefined,
)

/** "That is only reason why I came." */
const onlyReason: Rule = onText('only', ({ tokens, classes }, token, i) => {
  const noun = lowerAt(tokens, i + 1)
  return /^(?:is|was|it's|that's|are|were|not|my|he's|she's|i'm|found|has)$/.test(lowerAt(tokens, i - 1)) && lowerAt(tokens, i - 1) !== 'my' && classes.isSingular(noun) && /^(?:reason|person|way|thing|problem|option|solution|difference|exception|advantage|disadvantage|question|member|student|girl|boy|woman|man|choice|place|mistake|downside|drawback|complaint|language|hotel|shop|restaurant)$/.test(noun) && /^(?:to|that|who|why|which|i|we|you|he|she|they|where|left|with|in|here|there)$/.test(lowerAt(tokens, i + 2)) && !(noun === 'place' && lowerAt(tokens, i + 2) === 'to') // prettier-ignore
    ? insertText(token.start, 'the ', 'article', `Use "the" before "only ${noun}" here.`)
    : undefined
})

/** "He was first person to arrive." */
const firstPerson: Rule = onText('first second third last next', ({ tokens }, token, i) =>
  /^(?:is|was|were|it's|be|i'm|he's|she's|am)$/.test(lowerAt(tokens, i - 1)) && /^(?:person|people|one|man|woman|student|guest|girl|boy|customer|team|country|company|step|time|train|bus|day)$/.test(lowerAt(tokens, i + 1)) && /^(?:to|who|that|of|in|i|we|he|she|they)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
    ? insertText(token.start, 'the ', 'article', `Use "the" before "${token.text} ${lowerAt(tokens, i + 1)}" here.`)
    : undefined,
)

/** "What time is next bus?" */
const nextBus: Rule = onText('next last first nearest', ({ tokens }, token, i) =>
  /^(?:is|was|leaves)$/.test(lowerAt(tokens, i - 1)) && /^(?:time|when|where|what|when's)$/.test(lowerAt(tokens, i - 2)) && /^(?:bus|train|flight|meeting|class|lesson|stop|station|ferry|tram|appointment|game|match|bank|pharmacy|supermarket|hospital|toilet|exam|step)$/.test(lowerAt(tokens, i + 1)) && endsNoun(tokens, i + 2) // prettier-ignore
    ? insertText(token.start, 'the ', 'article', `Use "the" before "${token.text} ${lowerAt(tokens, i + 1)}" here.`)
    : undefined,
)

/** "I have never seen such beautiful place." */
const suchPlace: Rule = afterWord('such', ({ tokens, classes, dictionary }, token, i) => {
  const noun = lowerAt(tokens, i + 1)
  const isAdjective = (dictionary.partsOf(token.lower) & pos.adjective) !== 0 && !closed.has(token.lower) && !(dictionary.partsOf(token.lower) & pos.noun) // prettier-ignore
  return isAdjective && !token.hyphen && countNouns.has(noun) && classes.isSingular(noun) && endsNoun(tokens, i + 2) && !(dictionary.partsOf(noun) & (pos.adjective | pos.past)) && !/^(?:experience|activity|effort|exercise|work)$/.test(noun) // prettier-ignore
    ? put(token.start, articleFor(token.lower), noun)
    : undefined
})

/** "She is on the holiday in Spain." */
const onHoliday: Rule = onText('the', ({ tokens }, token, i) => {
  const noun = tokens[i + 1]
  return lowerAt(tokens, i - 1) === 'on' && noun && !noun.fixed && /^(?:holiday|vacation|strike|duty|foot)$/.test(noun.lower) && /^(?:is|was|are|were|am|i'm|went|go|goes|going|gone|be)$/.test(lowerAt(tokens, i - 2)) && (isEnd(tokens[i + 2]) || /^(?:in|to|with|at|and|for|until|this|next|last)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
    ? removeWord(token, noun, 'article', `Write "on ${noun.lower}".`)
    : undefined
})

/** "She is studying at University of Leeds." */
const universityOf: Rule = onText(
  'University Bank Museum Ministry Department Faculty Institute Republic City Embassy',
  ({ tokens }, token, i) =>
    tokens[i + 1]?.text === 'of' && /^\p{Lu}/u.test(tokens[i + 2]?.text ?? '') && /^(?:at|to|from|in|by|with|for)$/.test(tokens[i - 1]?.text ?? '') // prettier-ignore
      ? insertText(token.start, 'the ', 'article', `Use "the" before "${token.text} of ${tokens[i + 2]?.text ?? ''}".`)
      : undefined,
)

/** "He was driving without licence.", "somebody with car" */
const withoutLicense: Rule = ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const isThing = /^(?:licen[cs]e|permit|ticket|visa|passport|helmet|key|phone|car|map|umbrella|coat|jacket|hat|job|plan|receipt|reservation|appointment|contract|wallet|torch|flashlight|ladder|computer|laptop|printer|fridge|lift|elevator|balcony|garden|pool|lid|lock|knife|fork|spoon|pen|pencil|partner|boyfriend|girlfriend|manager|doctor|coach|guide|bicycle|bike|seatbelt|mask|uniform|tie)$/ // prettier-ignore
  if (!isThing.test(token.text) || !isEnd(tokens[i + 1]) || token.hyphen || tokens[i + 1]?.text === ',') return undefined
  return before === 'without' || (before === 'with' && (isPersonNoun(lowerAt(tokens, i - 2)) || /^(?:somebody|someone|anybody|anyone|room|house|flat|apartment|hotel)$/.test(lowerAt(tokens, i - 2)))) // prettier-ignore
    ? put(token.start, articleFor(token.text), token.text)
    : undefined
}

/** "It takes about hour to get there.", "lasts week" */
const aboutHour: Rule = onText('hour week month year minute', ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  if (token.hyphen) return undefined
  const ends = isEnd(tokens[i + 1]) || /^(?:to|and|ago|or|in|on|at|by|for|because|before|later|but|with)$/.test(lowerAt(tokens, i + 1))
  return ends && /^(?:takes|took|lasts|lasted|about|almost|nearly|within|spent|waited|than)$/.test(before) && !(before === 'about' && /^(?:hear|talk|think|know|care)$/.test(lowerAt(tokens, i - 2))) && !(lowerAt(tokens, i + 1) === 'by' && lowerAt(tokens, i + 2) === token.text) && lowerAt(tokens, i + 2) !== token.text // prettier-ignore
    ? put(token.start, articleFor(token.text), token.text)
    : undefined
})

/** "I would like to book table for four.", "reserve room for two nights" */
const bookTable: Rule = afterWord('book booked reserve reserved booking reserving', ({ tokens }, token, i) => {
  const two = lowerAt(tokens, i - 2)
  const isVerb = subjects.has(two) || modals.has(two) || /^(?:to|please|i've|we've|have|has|had|just|already|not|and)$/.test(two)
  return /^(?:table|room|flight|ticket|seat|taxi|hotel|car|meeting|appointment|double room|single room)$/.test(token.text) && isVerb && (isEnd(tokens[i + 1]) || /^(?:for|in|at|on|to|with|from|near)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? put(token.start, articleFor(token.text), token.text)
    : undefined
})

/** "My brother works as taxi driver." */
const taxiDriver: Rule = afterWord('as', ({ tokens, classes, dictionary }, token, i) => {
  if (token.text !== token.lower || token.hyphen || !/^(?:work|works|worked|working|job|jobs|serve|served|train|trained|career|career|experience|employed|hired)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const noun = lowerAt(tokens, i + 1)
  const isFirst = classes.isSingular(token.lower) || (dictionary.partsOf(token.lower) & (pos.adjective | pos.noun)) !== 0
  return isFirst && !determiners.has(token.lower) && !/^(?:chief|head|acting|deputy|interim|vice|captain|president|senior|team|managing|executive|general)$/.test(token.lower) && isPersonNoun(noun) && classes.isSingular(noun) && endsNoun(tokens, i + 2) // prettier-ignore
    ? put(token.start, articleFor(token.lower), noun)
    : undefined
})

/** "After the work, I go to the gym.", "before the school" */
const afterTheWork: Rule = onText('the', ({ tokens }, token, i) => {
  const [noun, end] = [tokens[i + 1], tokens[i + 2]]
  const ends = isEnd(end) || subjects.has(end?.lower ?? '') || /^(?:and|because|but|every)$/.test(end?.lower ?? '')
  return noun && !noun.fixed && /^(?:after|before|to|at|from|for)$/.test(lowerAt(tokens, i - 1)) && (/^(?:after|before)$/.test(lowerAt(tokens, i - 1)) ? /^(?:work|school|breakfast)$/ : /^(?:breakfast)$/).test(noun.lower) && ends && !(subjects.has(end?.lower ?? '') && !tokens[i - 1]?.first) // prettier-ignore
    ? removeWord(token, noun, 'article', `Write "${lowerAt(tokens, i - 1)} ${noun.lower}".`)
    : undefined
})

/** "Sun rises in the east." */
const sunRises: Rule = onText('Sun Moon Sky', (page, token, i) => {
  if (!token.first || page.kind !== 'paragraph' || !/^(?:rises|rose|sets|shines|shone|came|went|goes|comes|looked|looks)$/.test(lowerAt(page.tokens, i + 1))) return undefined // prettier-ignore
  return { ...put(token.start, 'The', token.lower), end: token.start + 1, after: `The ${token.text.charAt(0).toLowerCase()}` }
})

/** "in end I stayed", "at end of", "In beginning" */
const inTheEnd: Rule = onText(
  'end beginning middle bottom top afternoon evening morning past future countryside mountains rain sun dark suburbs weekend cinema theatre theater seaside',
  ({ tokens }, token, i) =>
    /^(?:in|at|from|until|by|near)$/.test(lowerAt(tokens, i - 1)) && !token.hyphen && (isEnd(tokens[i + 1]) || /^(?:of|i|we|he|she|they|it|when|because|but|with|and)$/.test(lowerAt(tokens, i + 1))) && !(lowerAt(tokens, i - 1) !== 'in' && /^(?:rain|sun|dark|mountains|suburbs|countryside|future|past)$/.test(token.text)) && !/^(?:from beginning|from top|from end|in top|in middle|by morning|by evening|until morning|until evening|from morning|near top|at top|at bottom|near bottom|from bottom|near end|by afternoon|until afternoon|from past|at past|in past|in future|in top|near middle|in sun|in rain|in bottom)$/.test(`${lowerAt(tokens, i - 1)} ${token.text}`) // prettier-ignore
      ? insertText(token.start, 'the ', 'article', `Use "the" before "${token.text}" here.`)
      : undefined,
)

/** "In the conclusion, exercise helps." */
const inTheConclusion: Rule = onText('the', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return tokens[i - 1]?.first === true && tokens[i + 2]?.text === ',' && next && !next.fixed && /^(?:in (?:conclusion|general|fact|addition|particular|short|contrast)|for (?:example|instance)|at (?:first|last)|of course)$/.test(`${lowerAt(tokens, i - 1)} ${next.lower}`) // prettier-ignore
    ? removeWord(token, next, 'article', `Write "${lowerAt(tokens, i - 1)} ${next.lower}".`)
    : undefined
})
