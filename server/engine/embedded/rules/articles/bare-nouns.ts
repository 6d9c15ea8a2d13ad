/** Missing articles of singular nouns: "It has beautiful view", "in cafeteria", "House was sold", "After few minutes". */
import { finiteForms } from '../../grammar/clause.ts'
import { describedOnly, counted as more, persons as callable, things } from '../../grammar/count-nouns.ts'
import { afterWord, applyRules, inDrafts, insertText, lowerAt, onText, onWord, type Rule } from '../../edits.ts'
import { holders, persons, relatives } from '../../grammar/owners.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { articleFor, beForms, closed, countNouns, determiners, endsNoun, massNouns, modals } from '../../grammar/word-classes.ts'
import { isPerfect } from '../verbs/verb-slots.ts'

/** Edits that are applied in drafts only. */
export function bareNounEdits(page: RulePage): Edit[] {
  return inDrafts(applyRules(page, [described, inPlace, inInterview, withMonkey, partOf, oneOfThe, openingNoun, afterFew, littleMore, hundredBooks, firstDay, superlativeOne, sameThe, theElderly, yearWarranty])) // prettier-ignore
}

export const put = (at: number, article: string, noun: string) =>
  insertText(at, `${article} `, 'article', `"${noun}" needs an article here.`)

/** Also used without an article, or as something that cannot be counted. */
const loose = /^(?:time|work|life|school|college|university|church|hospital|prison|court|bed|town|home|class|breakfast|lunch|dinner|supper|man|woman|room|paper|glass|iron|stone|light|fire|fish|chicken|lamb|duck|fruit|food|cake|pizza|coffee|tea|beer|wine|hair|skin|art|music|film|text|experience|business|trade|sport|exercise|practice|change|space|noise|sound|taste|smell|weight|height|length|size|speed|distance|pressure|heat|power|energy|force|effort|control|contact|use|access|interest|pleasure|pain|fear|anger|love|hope|trust|doubt|truth|history|nature|culture|society|religion|language|education|science|theory|law|order|peace|war|death|birth|age|youth|childhood|marriage|memory|thought|language|speech|conversation|discussion|agreement|competition|service|quality|quantity|value|cost|price|profit|loss|tax|income|wealth|support|protection|production|growth|development|progress|success|failure|action|activity|attention|concern|care|duty|freedom|responsibility|opinion|reason|environment|land|sea|ground|air|sky|wood|cloth|leather|metal|rubber|rope|string|wire|cable|tape|grass|sand|rock|coal|oil|gas|dust|dirt|mud|ice|rain|snow|wind|fog|summer|winter|spring|autumn|fall|morning|evening|afternoon|night|noon|midnight|day|week|month|year|summer|person|people|part|type|kind|sort|form|mail|email|cash|credit|debt|rent|pay|help|advice|surgery|treatment|therapy|medicine|traffic|transport|travel|parking|reception|room|delivery|shipping|production|management|staff|personnel|data|level|mind|heart|word|feature|version|second|half|quarter|post|phone|telephone|radio|television|internet|top|bottom|front|back|side|end|start|beginning|while|shape|design|color|colour|detail|damage|difference|feeling|cover|stage|sign|store|opening|operation|talk|strike|delay|surprise|emotion|honor|honour|request|response|lock|net|port|pitch|square|shift|row|note|offer|fund|laundry|meaning|mixture|figure|tongue|throat|supper|volunteer|guest|host|user|customer|client|bank|plan|chapter|step|page|question|lesson|section|unit|number|line|figure|table|gate|platform|item|version|option|level|phase|exhibit|category|appendix|volume|flight|channel|ascent|descent|judgment|judgement|commitment|insight|economy|leaf|card|play|newspaper|infection|passion|talent|potential|ambition|authority|evidence|technique|technology|thread|vision|sight|conflict|silence|crime|violence|disease|illness|infection|fever|resistance|relief|growth|depth|strength|weakness|honesty|policy|strategy|leadership|security|structure|movement|tradition|ceremony|ritual|justice|revenge|worship|prayer|faith|belief|imagination|instinct|intuition|inspiration|knowledge|ability|skill|fashion|style|tone|manner|humor|humour|grammar|vocabulary|spelling|handwriting|script|dialogue|poetry|prose|fiction|theater|theatre|drama|opera|ballet|dance|comedy|tragedy|romance|satire|horror|mystery)$/ // prettier-ignore

const isCountable = (word: string) => word !== 'thing' && (more.has(word) || things.has(word) || countNouns.has(word) || persons.has(word) || callable.has(word) || holders.has(word)) && !massNouns.has(word) // prettier-ignore
export const isStrict = (word: string) => isCountable(word) && !loose.test(word) && !describedOnly.has(word)

interface Bare {
  start: number
  head: number
  described: boolean
}

const notAdjective = /^(?:near|opposite|seventh|fourth|fifth|sixth|eighth|ninth|tenth|eleventh|twelfth|only|such|enough|half|double|certain|due|worth|like|other|available|more|much|no|such|first|second|third|last|next|same|own|further|full|part|past|present|home|most|least|less|least|alone|able|inside|outside|back|front|ready|live|whole|entire|main|wrong|right|left|non|free|overall|online|upstairs|downstairs|overseas|daily|weekly|monthly|early|late|annual|public|private|local|high|low|key|general|chief|head|top|senior|junior|vice|assistant|acting|deputy|fellow|absent|present|sole|prior|net|gross)$/ // prettier-ignore

/** A singular noun with its adjectives and no determiner, at `from`. */
export function readBare(page: RulePage, from: number): Bare | undefined {
  const { tokens, classes, dictionary, tags } = page
  if (isPerfect(page, from)) return undefined
  let k = from
  while (/^(?:very|really|so|quite)$/.test(lowerAt(tokens, k)) && k === from) k++
  const isAdjective = (at: number) => {
    const word = lowerAt(tokens, at)
    return word !== '' && !closed.has(word) && !notAdjective.test(word) && classes.isAdjective(word) && !(dictionary.partsOf(word) & (pos.plural | pos.past) && tags.has(at, 'Verb')) && !/(?:est|ing)$/.test(word) // prettier-ignore
  }
  while (k < from + 3 && isAdjective(k) && !endsNoun(tokens, k + 1)) k++
  let head = k
  if (k > from && isCountable(lowerAt(tokens, k + 1)) && (classes.isSingular(lowerAt(tokens, k)) || !closed.has(lowerAt(tokens, k))) && !endsNoun(tokens, k + 1) && dictionary.partsOf(lowerAt(tokens, k)) & pos.noun) head = k + 1 // prettier-ignore
  const noun = lowerAt(tokens, head)
  if (tokens.slice(from, head + 1).some(({ word, fixed, hyphen, text }) => !word || fixed || hyphen || !/^\p{Ll}/u.test(text))) return undefined // prettier-ignore
  if (noun === 'skill' || !isCountable(noun) || !classes.isSingular(noun) || !endsNoun(tokens, head + 1)) return undefined
  const after = lowerAt(tokens, head + 1)
  // "from door to door", "pen and paper", "table 3"
  if (lowerAt(tokens, head + 2) === noun || lowerAt(tokens, from - 2) === noun || /^\d/.test(tokens[head + 1]?.text ?? '') || /^[-–/("'’]$/.test(tokens[head + 1]?.text ?? '')) return undefined // prettier-ignore
  if (/^(?:and|or|nor)$/.test(after) && !determiners.has(lowerAt(tokens, head + 2)) && !/^(?:i|he|she|we|they|it|you|went|came|left|took|said|then|saw|got|told|asked|tell|let|wait)$/.test(lowerAt(tokens, head + 2))) return undefined // prettier-ignore
  return { start: from, head, described: k > from && head >= k }
}

export const isVerbBefore = ({ tokens, tags, dictionary }: RulePage, k: number) => {
  const word = lowerAt(tokens, k)
  // "a haunted shop"
  if (determiners.has(lowerAt(tokens, k - 1))) return false
  if (/^(?:have|has|had|having|need|needs|needed|want|wants|wanted|bought|buy|found|find|see|saw|get|got|make|made|give|gave|take|took|open|opened|use|used|write|wrote|wear|wore|order|ordered|build|built|bring|brought|offer|offers|offered|leave|left|become|became|becomes)$/.test(word)) return true // prettier-ignore
  return (
    !closed.has(word) &&
    (dictionary.partsOf(word) & (pos.verb | pos.verbS | pos.past)) !== 0 &&
    tags.has(k, 'Verb') &&
    !tags.has(k, 'Noun', 'Gerund')
  )
}

/** "It has beautiful view", "I had bad experience", "a man with big mustache", "slipped on wet floor", "It is big honor" */
const described: Rule = (page, token, i) => {
  const { tokens, dictionary } = page
  const before = lowerAt(tokens, i - 1)
  if (!token.word || closed.has(token.lower) || token.first || tokens[i - 1]?.hyphen) return undefined
  const isPreposition =
    /^(?:in|on|at|with|for|from|to|of|by|into|near|under|behind|through|as|like|without|after|before|about|over|inside)$/.test(before)
  const isBe = beForms.has(before) && /^(?:it|he|she|this|that|which|who)$/.test(lowerAt(tokens, i - 2))
  // "We brought you small gift"
  const isGiven = /^(?:me|you|him|us|them)$/.test(before) && /^(?:give|gave|gives|bring|brought|send|sent|buy|bought|show|showed|make|made|offer|offered|lend|lent|get|got|write|wrote|cook|cooked)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
  // "the left ear cup"
  const isObject = isVerbBefore(page, i - 1) && !(before === 'left' && determiners.has(lowerAt(tokens, i - 2)))
  if (!isPreposition && !isBe && !isGiven && !isObject) return undefined
  const bare = readBare(page, i)
  if (!bare?.described) return undefined
  const noun = lowerAt(tokens, bare.head)
  if (/^(?:base|boot|summer) camp$/.test(`${lowerAt(tokens, bare.head - 1)} ${noun}`)) return undefined
  if (loose.test(noun) && !/^(?:experience|opinion|room|person|day|week|month|year|honor|honour|meal|conversation|discussion|feeling|surprise|offer|plan|cake|film|question|lesson|man|woman|customer|client|guest|user|request|response|noise|sound|smell|decision)$/.test(noun)) return undefined // prettier-ignore
  if (isBe && persons.has(noun) && dictionary.partsOf(token.lower) & pos.noun) return undefined
  // "of good quality", "by regular bus", "in good shape", "on short notice", "as head coach"
  if (/^(?:by|as|of)$/.test(before) && !(before === 'of' && more.has(noun))) return before === 'as' && persons.has(noun) && !/^(?:head|assistant|chief|personal)$/.test(token.lower) ? put(token.start, articleFor(token.lower), noun) : undefined // prettier-ignore
  if (tokens.slice(i, bare.head).some(({ lower }) => /^(?:good|bad|full|great|high|short|long)$/.test(lower)) && /^(?:shape|condition|order|reason|faith|time|term|way|notice|range)$/.test(noun)) return undefined // prettier-ignore
  const word = lowerAt(tokens, bare.start)
  return put(token.start, articleFor(word), noun)
}

const places = /^(?:cafeteria|kitchen|garden|river|desert|forest|balcony|bathroom|bedroom|hallway|hall|street|park|station|airport|lake|village|supermarket|shop|library|museum|hotel|restaurant|gym|pool|roof|wall|floor|ceiling|corner|window|door|lobby|fridge|refrigerator|freezer|oven|cupboard|drawer|basement|attic|garage|yard|backyard|terrace|porch|lawn|stadium|theater|theatre|cinema|mall|bakery|pharmacy|factory|warehouse|playground|hill|mountain|island|valley|bridge|tunnel|road|highway|sidewalk|beach|coast|ocean|zoo|farm|field|jungle|cave|castle|palace|temple|mosque|tower|building|entrance|exit|elevator|stairs|tree|bush|bench|couch|sofa|shelf|sink|stove|box|bag|bucket|bowl|pan|pot|jar|teapot|tent|classroom|counter|desk|table|chair|office|clinic|dormitory|dorm|campus|neighborhood|suburb|countryside|city)$/ // prettier-ignore

/** "in cafeteria", "near river", "to office", "at front desk", "a view of sea" */
const inPlace: Rule = ({ tokens, classes }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const two = /^(?:front desk|post office|living room|dining room|waiting room|bus stop|bus station|train station|police station|city center|city centre|town hall|parking lot|swimming pool|meeting room|shopping center|shopping mall|grocery store|gas station|main entrance|main street|ground floor|top floor|top shelf|bottom drawer|town center|town square|north side|south side|east side|west side|left side|right side|other side|middle drawer)$/.test(`${token.lower} ${lowerAt(tokens, i + 1)}`) // prettier-ignore
  const isSea = token.lower === 'sea' && (/^(?:near|in|into|from|beside)$/.test(before) || (before === 'of' && lowerAt(tokens, i - 2) === 'view')) && !/^(?:from)$/.test(lowerAt(tokens, i - 3)) // prettier-ignore
  // "nowhere to park"
  if (!two && before === 'to' && classes.isVerb(token.lower)) return undefined
  if ((!two && !isSea && !places.test(token.lower)) || tokens[i - 1]?.hyphen) return undefined
  if (!/^(?:in|at|to|from|near|on|into|behind|through|across|outside|inside|under|around|above|beside|onto|along|towards|toward|beyond)$/.test(before) && !isSea) return undefined // prettier-ignore
  const end = two ? i + 2 : i + 1
  if (token.text !== token.lower || token.hyphen || tokens[end - 1]?.fixed || !endsNoun(tokens, end) || /^(?:and|or|to|by)$/.test(lowerAt(tokens, end)) || /^[-–/("'’\d]/.test(tokens[end]?.text ?? '')) return undefined // prettier-ignore
  // "in office", "from hand to mouth", "on stage", "to market", "at table", "at sea", "in city after city"
  if (/^(?:in office|at table|in field|at desk|at hotel|in box|in bag|on campus|off campus|to campus|on beach|in concert|at conference|from table|to table|in person)$/.test(`${before} ${token.lower}`) && !/^at hotel$/.test(`${before} ${token.lower}`)) return undefined // prettier-ignore
  if (tokens[i - 2]?.lower === token.lower || lowerAt(tokens, end + 1) === token.lower || /^(?:village|city|door|wall|floor|shop|island|house|office|table|tree)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const noun = lowerAt(tokens, end - 1)
  return classes.isSingular(noun) || two ? put(token.start, 'the', noun) : undefined
}

/** "in interview", "during meeting" */
const inInterview: Rule = afterWord('in during at after before for', ({ tokens }, token, i) =>
  /^(?:interview|meeting|exam|ceremony|phone call|conference|concert|accident|emergency)$/.test(token.text) && !(token.text === 'concert' && lowerAt(tokens, i - 1) === 'in') && !(token.text === 'conference' && lowerAt(tokens, i - 1) === 'in') && (!tokens[i + 1]?.word || /^(?:with|on|at|because|when|last|next)$/.test(lowerAt(tokens, i + 1))) && !/^[-–/]$/.test(tokens[i + 1]?.text ?? '') // prettier-ignore
    ? put(token.start, /^(?:in|for)$/.test(lowerAt(tokens, i - 1)) ? articleFor(token.text) : 'the', token.text)
    : undefined,
)

/** "a man with monkey", "between doctor and an old shepherd", "According to carrier" */
const withMonkey: Rule = afterWord('with according to between find see for without by', (page, token, i) => {
  const { tokens, dictionary } = page
  const before = lowerAt(tokens, i - 1)
  if (token.text !== token.lower || relatives.has(token.lower)) return undefined
  if (before === 'to' && lowerAt(tokens, i - 2) === 'according' && page.classes.isSingular(token.lower) && page.classes.isNounOnly(token.lower) && endsNoun(tokens, i + 1) && !massNouns.has(token.lower) && !/^(?:law|legend|tradition|science|schedule|plan|rumor|custom|age|need|size)$/.test(token.lower)) return put(token.start, 'the', token.lower) // prettier-ignore
  const bare = readBare(page, i)
  if (!bare || bare.described || !isStrict(token.lower) || dictionary.partsOf(token.lower) & (pos.verb | pos.adjective) && !/^(?:find|see)$/.test(before)) return undefined // prettier-ignore
  if (before === 'to') return undefined
  if (before === 'between') return /^and$/.test(lowerAt(tokens, i + 1)) && determiners.has(lowerAt(tokens, i + 2)) ? put(token.start, 'the', token.lower) : undefined // prettier-ignore
  if (before === 'with' || before === 'without') return (more.has(token.lower) || things.has(token.lower)) && /^(?:man|woman|boy|girl|person|house|room|car|came|come|live|lives|lived|travel|went|arrived|cut|opened|wrote|bag|it|him|her|them|apartment|hotel|box)$/.test(lowerAt(tokens, i - 2)) ? put(token.start, articleFor(token.lower), token.lower) : undefined // prettier-ignore
  if (before === 'find' || before === 'see') return /^(?:not|to|cannot|can't|couldn't|didn't|never|i|we|you|can|could)$/.test(lowerAt(tokens, i - 2)) && (more.has(token.lower) || places.test(token.lower)) && !/^(?:fault|relief|time)$/.test(token.lower) ? put(token.start, 'the', token.lower) : undefined // prettier-ignore
  return undefined
})

/** "the best part of meal", "at the end of street", "the roof of house" */
const partOf: Rule = afterWord('of', (page, token, i) => {
  const { tokens } = page
  if (token.text !== token.lower) return undefined
  if (!/^(?:part|end|top|bottom|middle|center|centre|roof|door|owner|beginning|rest|front|back|edge|wall|walls|windows|side|start|corner|floor|entrance|name|inside|outside|surface|color|colour|address|driver|manager|page|pages|size|key|keys|legs|handle|lid|hero|author|title|cover)$/.test(lowerAt(tokens, i - 2)) || !/^(?:the|this|that|my|its|each|every|first|last|other|main|best|worst|one|nice|long|big)$/.test(lowerAt(tokens, i - 3))) return undefined // prettier-ignore
  const bare = readBare(page, i)
  const noun = token.lower
  return bare && !bare.described && (isStrict(noun) || /^(?:meal|room|store|street|day|week|month|year|film|page|school|table)$/.test(noun)) ? put(token.start, 'the', noun) : undefined // prettier-ignore
})

/** "We lost one of oars", "Most of visitors came" */
const oneOfThe: Rule = afterWord('of', ({ tokens, classes, dictionary }, token, i) => {
  if (!/^(?:one|two|three|four|five|some|many|most|each|none|half|both|several|any|few|all|either|neither|part|half)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  if (token.text !== token.lower || token.fixed || token.hyphen || closed.has(token.lower) || !classes.isPlural(token.lower) || dictionary.partsOf(token.lower) & pos.noun) return undefined // prettier-ignore
  if (!endsNoun(tokens, i + 1) && !(dictionary.partsOf(lowerAt(tokens, i + 1)) & (pos.past | pos.verb))) return undefined
  return /^(?:hundreds|thousands|millions|dozens|kinds|sorts|types)$/.test(token.lower) ? undefined : put(token.start, 'the', token.text)
})

/** "House was sold after she died.", "Main reason is the price." */
const openingNoun: Rule = (page, token, i) => {
  const { tokens, dictionary, tags } = page
  if (!token.first || !token.word || token.fixed || token.hyphen || !/^\p{Lu}\p{Ll}+$/u.test(token.text) || page.kind !== 'paragraph') return undefined // prettier-ignore
  const isMain = /^(?:main|first|second|third|next|last|only|biggest|best|worst|most|final|whole|same|other|original|previous|following|current|new)$/.test(token.lower) // prettier-ignore
  const k = isMain ? i + 1 : i
  const noun = lowerAt(tokens, k)
  if (isMain ? !/^(?:reason|problem|goal|purpose|idea|advantage|disadvantage|difference|thing|question|step|point|part|day|room|cause|topic|aim|character|building|office|meeting|lesson|floor|entrance|factor|challenge|task|benefit)$/.test(noun) : !isStrict(noun) || relatives.has(noun) || persons.has(noun) && !/^(?:waiter|waitress|driver|owner|manager|receptionist|customer|landlord|plumber|technician|teacher|author|guide|narrator|director|speaker|hostess|instructor|host|clerk|cashier|doctor|nurse)$/.test(noun)) return undefined // prettier-ignore
  if (!page.classes.isSingular(noun) || (isMain && /^(?:first|second|third|next|last|new|other)$/.test(token.lower) && !/^(?:is|was)$/.test(lowerAt(tokens, k + 1)))) return undefined // prettier-ignore
  if (isMain && /^(?:last|next|other|new|same)$/.test(token.lower)) return undefined
  const verb = lowerAt(tokens, k + 1)
  const isVerb = /^(?:is|was|has|had|will|can|isn't|wasn't|looks|looked|smelled|smells|tasted|tastes|seems|works|worked)$/.test(verb) || ((dictionary.partsOf(verb) & pos.past) !== 0 && tags.has(k + 1, 'PastTense') && !tags.has(k + 1, 'Participle') && !isMain && finiteForms.has(verb)) || (!isMain && (dictionary.partsOf(verb) & (pos.verbS | pos.past)) !== 0 && !(dictionary.partsOf(verb) & (pos.plural | pos.adjective)) && tags.has(k + 1, 'PresentTense', 'PastTense') && !tags.has(k + 1, 'Noun') && !tags.has(k, 'FirstName', 'Person', 'ProperNoun') && !(dictionary.partsOf(token.text) & pos.name)) // prettier-ignore
  if (!isVerb || modals.has(noun)) return undefined
  return { ...put(token.start, 'The', noun), start: token.start, end: token.start + 1, after: `The ${token.text.charAt(0).toLowerCase()}` }
}

/** "After few minutes", "It usually takes few hours" */
const afterFew: Rule = onWord('few couple', ({ tokens }, token, i) =>
  /^(?:seconds|minutes|hours|days|weeks|months|years|times|people|questions|words|steps|things|friends|meters|miles|kilometers|blocks|examples|problems|of)$/.test(lowerAt(tokens, i + 1)) && (token.lower === 'few' ? lowerAt(tokens, i + 1) !== 'of' && !(lowerAt(tokens, i - 1) === 'with' && lowerAt(tokens, i + 1) === 'people') : lowerAt(tokens, i + 1) === 'of') && /^(?:after|in|for|within|takes|took|take|wait|waited|lasts|lasted|about|only|just|had|have|has|with|every|need|needs|spent|spend|ask|asked|met|meet|bought|cost|buy|me|you)$/.test(lowerAt(tokens, i - 1)) && !(lowerAt(tokens, i - 1) === 'every') // prettier-ignore
    ? insertText(token.start, 'a ', 'article', `Write "a ${token.lower}".`)
    : undefined,
)

/** "It costs little more", "little bit", "wait little longer" */
const littleMore: Rule = onWord('little', ({ tokens }, token, i) =>
  !token.first && /^(?:more|bit|longer|later|too|better|less|earlier|cheaper|bigger|smaller|higher)$/.test(lowerAt(tokens, i + 1)) && !/^(?:a|the|very|no|so|too|that|this|any|as|than|how|is|was|of|did|does|do|did|my|your|his|her|our|their|every|some|but|with)$/.test(lowerAt(tokens, i - 1)) && !(lowerAt(tokens, i + 1) === 'more' && lowerAt(tokens, i + 2) === 'than') // prettier-ignore
    ? insertText(token.start, 'a ', 'article', 'Write "a little".')
    : undefined,
)

/** "more than hundred books", "for thousand years" */
const hundredBooks: Rule = onWord('hundred thousand million billion dozen', ({ tokens, classes }, token, i) =>
  (classes.isPlural(lowerAt(tokens, i + 1)) || lowerAt(tokens, i + 1) === 'people') && /^(?:from|than|about|for|with|over|in|almost|nearly|of|has|have|had|costs?|paid|around|after|to|by|is|was|are|were|least|only)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? insertText(token.start, 'a ', 'article', `Write "a ${token.lower}".`)
    : undefined,
)

/** "Today was first day at work", "This is second time", "on third floor" */
const firstDay: Rule = onText(
  'first second third fourth fifth sixth seventh eighth ninth tenth',
  ({ tokens, classes, dictionary }, token, i) => {
    const noun = tokens[i + 1]
    const before = lowerAt(tokens, i - 1)
    if (!noun?.word || noun.hyphen || noun.fixed || token.hyphen) return undefined
    if (!/^(?:is|was|be|been|in|on|for|from|since|during|after|before|until|of|it's|that's|won|got|finished|to)$/.test(before))
      return undefined
    const isNoun = /^\p{Lu}/u.test(noun.text) ? (dictionary.partsOf(noun.lower) & pos.verb) === 0 : classes.isSingular(noun.lower) && !closed.has(noun.lower) && !(dictionary.partsOf(noun.lower) & (pos.past | pos.adjective)) // prettier-ignore
    if (!isNoun || !endsNoun(tokens, i + 2) || /^(?:place|glance|sight|hand|class|aid|base|gear|name|person|degree|prize|thing|light|instance|grade|half|thought|nature|impression|cousin|priority|language|violin)$/.test(noun.lower)) return undefined // prettier-ignore
    return put(token.start, 'the', `${token.text} ${noun.text}`)
  },
)

/** "cheapest one costs $600", "to nearest post office" */
const superlativeOne: Rule = afterWord(
  'in on to from of for at with and is was near by into , find found buy bought choose chose take took use visit visited',
  ({ tokens, dictionary, classes }, token, i) => {
    if (!/^[a-z]{3,}est$|^(?:best|worst)$/.test(token.text) || closed.has(token.lower) || token.hyphen || token.first) return undefined
    const stem = token.lower
      .replace(/iest$/, 'y')
      .replace(/(.)\1est$/, '$1')
      .replace(/est$/, '')
    const isEst = /^(?:best|worst|latest)$/.test(token.lower) || [stem, `${stem}e`].some(word => dictionary.partsOf(word) & pos.adjective && !(dictionary.partsOf(token.lower) & pos.verb)) // prettier-ignore
    const before = tokens[i - 1]
    // "the loudest and happiest place"
    if (before?.lower === 'and' && /^[a-z]{3,}est$|^(?:best|worst)$/.test(lowerAt(tokens, i - 2))) return undefined
    if (!isEst) return undefined
    const noun = lowerAt(tokens, i + 1)
    const isNoun =
      noun === 'one' || (classes.isSingular(noun) && !closed.has(noun) && !(dictionary.partsOf(noun) & (pos.adjective | pos.past)))
    // "This may be her best", "your latest one", "in honest work": an adjective
    if (/^(?:honest|modest|earnest|interest|dishonest|immodest)$/.test(token.lower)) return undefined
    // "at best price", "of best quality", "best man", "and best wishes"
    if (!isNoun || /^(?:friend|friends|wishes|regards|man|practice|practices|case|seller|quality|price|buy|luck|interest)$/.test(noun)) return undefined // prettier-ignore
    return put(token.start, 'the', `${token.text} ${noun}`)
  },
)

/** "at same time", "when wrong PIN is entered", "in whole house" */
const sameThe: Rule = onText('same wrong whole entire opposite following previous', ({ tokens, classes }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const noun = lowerAt(tokens, i + 1)
  if (token.first || token.hyphen) return undefined
  const isNoun = classes.isSingular(noun) || (token.text === 'same' && (classes.isPlural(noun) || noun === 'one'))
  const opens = /^(?:around|across|through|throughout|over|in|on|at|to|from|of|for|with|during|by|into|when|if|is|was|are|were|wear|wears|have|has|had|use|used|enter|entered|press|pressed|took|take|bought|chose|sent|do|did|made|speak|eat|eats|live|told)$/.test(before) // prettier-ignore
  if (!isNoun || !opens || (token.text === 'whole' && /^(?:cloth|milk|wheat|grain|number|food|bunch|lot)$/.test(noun)) || (token.text === 'opposite' && !/^(?:direction|sex|end|side)$/.test(noun))) return undefined // prettier-ignore
  if (/^(?:is|was|are|were)$/.test(before) && token.text !== 'same') return undefined
  return put(token.start, 'the', `${token.text} ${noun}`)
})

/** "for children and elderly" */
const theElderly: Rule = onText('elderly poor homeless unemployed disabled blind deaf rich sick needy', ({ tokens, classes }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const next = tokens[i + 1]
  const isJoined =
    before === 'and' && (classes.isPlural(lowerAt(tokens, i - 2)) || lowerAt(tokens, i - 2) === 'children') && token.text !== 'poor'
  const isObject = /^(?:for|helps?|protects?|among|feed|support|supports)$/.test(before)
  return (isJoined || isObject) && (!next?.word || /^(?:and|are|have|who|in|with|should|can|need|because)$/.test(next.lower)) ? put(token.start, 'the', token.text) : undefined // prettier-ignore
})

/** "It has two years warranty", "with three months trial" */
const yearWarranty: Rule = ({ tokens, classes }, token, i) => {
  const unit = /^(year|month|week|day|hour|minute|mile|pound|page|star)s?$/.exec(token.lower)?.[1]
  const number = tokens[i - 1]
  const noun = tokens[i + 1]
  if (!unit || !number || !noun?.word || noun.fixed || !/^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)$/.test(number.lower)) return undefined // prettier-ignore
  if (!/^(?:has|have|had|with|offers?|offered|gives?|gave|includes?|need|needs|took|take|made|got|get|a|booked|after)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const isThing = /^(?:warranty|guarantee|trip|tour|course|contract|trial|break|holiday|vacation|stay|visit|journey|drive|flight|walk|class|program|programme|training|lease|deal|plan|project|internship|cruise|hike|pass|ticket|subscription|membership|delay|meeting|lesson|exam|essay|hotel|period)$/.test(noun.lower) // prettier-ignore
  if (!isThing || !classes.isSingular(noun.lower) || !endsNoun(tokens, i + 2)) return undefined
  const article = lowerAt(tokens, i - 2) === 'a' ? '' : `${/^(?:8|11|18|eight)/.test(number.lower) ? 'an' : 'a'} `
  return { start: number.start, end: token.end, after: `${article}${number.text}-${unit}`, kind: 'grammar', rule: 'article', message: `Write "${number.text}-${unit}" before a noun.` } // prettier-ignore
}
