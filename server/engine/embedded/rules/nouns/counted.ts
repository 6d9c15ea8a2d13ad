/** Number in drafts: "four night", "every regional offices", "less walks", "the amount of pages", "half of the machine are". */
import { counted, numberedParts, things } from '../../grammar/count-nouns.ts'
import { applyRules, inDrafts, lowerAt, onText, onWord, replaceWord, type Rule } from '../../edits.ts'
import { pluralize } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, countNouns, determiners, massNouns, modals, possessives } from '../../grammar/word-classes.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function countedEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [
      fourNight,
      twelveDozens,
      oneOfOurClerk,
      everyOffices,
      allResident,
      amountOfPages,
      muchClients,
      tooManyOf,
      lotOfWaters,
    ]),
    ...inDrafts(applyRules(page, [halfOfTheMachine, lessWalks, herResearches])),
  ]
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const large =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen eighteen twenty thirty forty fifty sixty seventy eighty ninety hundred'
const numerals = set(large)

/** Never or seldom plural after a number: "two dozen", "six foot tall"; or something else beside one. */
const unmarked = set('dozen hundred thousand million billion score pair percent foot pound stone head fold half quarter third fifth tenth more less one other each much few little star o clock am pm time-out something else people sec min hr mackerel salmon trout cod tuna shrimp squid herring bass carp pike fish sheep deer aircraft species series craft offspring plus minus times cent p m a an the of sharp top bottom east west north south inch gross yoke brace grand bar all even well past present due left right blind last long short high low old new good bad big small same different own whole single second first next late early up down out in on to by with or and but as at euro yen won rand baht yuan ruble real mile million-dollar rest apart under over straight strong square deep wide tall square running open') // prettier-ignore
const mass = set('money work water food air rice bread sugar salt milk butter cheese meat beef pork chicken oil juice coffee tea beer wine information advice furniture equipment luggage homework housework knowledge traffic weather news research progress evidence help support energy electricity gas paper ink toner gold silver wood glass plastic space light noise music art love luck fun happiness freedom health education rain snow ice sun wind sand dirt dust hair grass trash garbage rubbish software hardware clothing jewelry pollution stress attention patience courage power sleep flour pasta garlic honey soap shampoo toothpaste gasoline petrol fuel storage staff cash mail feedback damage pain sunshine violence trouble training soil fabric cotton wool leather steel iron') // prettier-ignore

const startsClause = /^(?:i|you|he|she|it|we|they|who|which|that|is|are|was|were|has|have|had|do|does|did|will|would|can|could|should|must|may|might|ago|later|earlier|before|after|when|while|because|if|so|since|for|in|on|at|with|from|to|of|by|about|during|without|until|and|but|or|than|as|per|there|here|left|each|every|away|apart|long|old|high|tall|wide|deep|together|only|now|today|yesterday|again|into|near|near|under|over|behind|required|needed|available)$/ // prettier-ignore

/** Verbs as often as nouns, so that "the two guide us" is none. */
const loose = set(
  'alarm attempt award bark bench bend benefit bump campaign cart claim comment coach cook crack curve delay donate duck effort estimate exit experience experiment fair favor fee feature figure fight fine flash flight flood flower fold fork frame fund handle harbor hike hint hold honor host hunt hurry impact influence injure interview journey kite lap lead leak limit lock log love march mask mind monitor mount mug nail nap neighbor net notice offer order outfit own package paddle pair parade pass path pattern pilot pin pine pipe pit pitch plot plug pocket port profit promise pump puzzle queue quiz raise range request rescue respond result reward ride ring rock root row saw scale scratch screen screw seal shadow shed shelter shift ship signal sink slice slide smile snack spoon spot stage stain stamp step stool stress stretch strike supply support surprise suspect switch tail talent target taste tie tile tip toast tour track trap treat trick tube twist veil view voyage walk wave wedge weed whip whistle witness worm wound wrap wrinkle',
)

/** A noun in the singular, with a plural of its own, that is no other word. */
export function pluralOf({ dictionary }: RulePage, token: Token | undefined, isSure = false): string | undefined {
  if (!token?.word || token.fixed || token.hyphen || token.lower.length < 3 || token.text !== token.lower || closed.has(token.lower) || unmarked.has(token.lower) || mass.has(token.lower) || massNouns.has(token.lower)) return undefined // prettier-ignore
  const parts = dictionary.partsOf(token.lower)
  if (!(parts & pos.noun || counted.has(token.lower)) || parts & (pos.plural | pos.ing | pos.past | pos.participle | pos.adverb | pos.name))
    return undefined
  const isCounted = countNouns.has(token.lower) || ((counted.has(token.lower) || things.has(token.lower)) && !loose.has(token.lower) && !/^(?:text|film|word|test|report|form|book|document|contract|project|task|model|plan|question|answer|copy|discount|meter|sample)$/.test(token.lower)) || /^(?:night|time|tablespoon|teaspoon|spoon|cook|cloud|plant|machine|part|clerk|meter|metre|kilometer|word|life|item|piece|cup|bottle|page|slice|kind|type|sort|resident|tenant|egg|onion|tomato|carrot|potato|glass|plate|bowl|chair|table|box|bag|ticket|step|hour|photo|dish|room|flower|tree|leaf|branch|screen|window|door|key|tool|nail|screw|shelf|drawer|button|program|lesson|class|exam|goal|match|team|brother|sister|cousin|neighbor|visitor|patient|volunteer|member|colleague|coworker|roommate|classmate|passenger|tourist|guest|dollar|euro|inch|block|mistake|thing|reason|problem|question|idea|example|advantage|disadvantage|sample|test|result|trip|bus|stop|suitcase|coat|shoe|sock|glove|toy|song|game|language|country|city|town|village|island|mountain|river|lake|hole|stair|floor|wall|building|lamp|candle|blanket|pillow|towel|apple|banana|orange|lemon|cookie|sandwich|cow|pig|goat|duck|bird|bee|ant|horse|kitten|puppy|rabbit|mouse|chicken|wheel|tire|pedal|engine|battery|cable|phone|laptop|printer|camera|speaker|customer|client|employee|worker|driver|nurse|doctor|teacher|student|friend|child|kid|boy|girl|woman|man|baby|adult|minute|second|week|month|year|day|mile|gallon|liter|litre|gram|kilo|kilogram|pound|ounce)$/.test(token.lower) // prettier-ignore
  if (!isCounted && (isSure || parts & (pos.verb | pos.adjective) || dictionary.rank(token.lower) > 30_000)) return undefined
  const right = token.lower === 'person' ? 'people' : pluralize(token.lower)
  return dictionary.partsOf(right) & pos.plural || right === 'people' ? right : undefined
}

const plural = (token: Token, right: string, after: string) => replaceWord(token, right, 'number', `Use the plural after "${after}".`)

/** "Those sitting in front": what people do, and no noun. */
export const isThoseDoing = ({ tokens, classes }: RulePage, i: number) =>
  lowerAt(tokens, i - 1) === 'those' && lowerAt(tokens, i).endsWith('ing') && classes.base(lowerAt(tokens, i)) !== undefined && !/^(?:is|are|was|were|has|have|had|do|did|will|can)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore

/** "four night", "three tablespoon of", "both time he", "these old word", "many life", "several old part, so" */
const fourNight: Rule = (page, token, i) => {
  const { tokens, dictionary, tags } = page
  const isNumber = (numerals.has(token.lower) || (/^(?:[2-9]|[1-9]\d)$/.test(token.text) && tokens[i - 1]?.word === true)) && !/^(?:one|page|chapter|step|room|number|part|section|level|grade|unit|apartment|day|week|act|scene|line|figure|table|question|exercise|lesson|type|phase|version|gate|platform|route|bus|track|class|form|a|an|the|this|that|each|every|no|per|at|top|world|under|over|age|channel|section|verse|point|june|july|may|march|april|august|september|october|november|december|january|february)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  const isMany = /^(?:many|several|both|these|those|various|few)$/.test(token.lower)
  if (!(isNumber || isMany) || token.hyphen || tokens[i + 1]?.text === '-') return undefined
  // "the Year 8 trip", "a Terminal 2 gate"
  if (/^(?:Year|Terminal|Gate|Season|Episode|Ward|Block|Zone|Lane|House|Hall|Stage|Group|Category|Volume|Issue|Highway|Interstate|Suite|Row|Bay|Dock|Pier|Division|League|Tier|Lot|Formula|Round|Heat|Set|Book)$/.test(tokens[i - 1]?.text ?? '') && isNumber) return undefined // prettier-ignore
  // "Those sitting in front", "if both talk, each": a verb follows.
  const verb = tokens[i + 1]
  if (isThoseDoing(page, i + 1)) return undefined
  if (/^(?:if|when|unless|until|because|while|once|that|where)$/.test(lowerAt(tokens, i - 1)) && dictionary.partsOf(verb?.lower ?? '') & pos.verb && isEnd(tokens[i + 2])) return undefined // prettier-ignore
  if (token.lower === 'few' && !/^(?:a|the|these|last|past|next|only|very|first)$/.test(lowerAt(tokens, i - 1))) return undefined
  if (/^(?:many)$/.test(token.lower) && /^(?:a|an)$/.test(lowerAt(tokens, i + 1))) return undefined
  let k = i + 1
  const own = dictionary.partsOf(lowerAt(tokens, k))
  if (
    (((own & pos.adjective) !== 0 && !(own & pos.noun) && !/^(?:last|next|past|first)$/.test(lowerAt(tokens, k))) ||
      /^(?:more|other|old|small|good|main|young|common|national|local|official|red|green|blue|white|black|different|large|new|big)$/.test(
        lowerAt(tokens, k),
      )) &&
    pluralOf(page, tokens[k + 1]) &&
    !isEnd(tokens[k])
  )
    k++
  const noun = tokens[k]
  const right = pluralOf(page, noun, k > i + 1 && token.lower !== 'many')
  if (!right || !noun) return undefined
  const next = tokens[k + 1]
  // "two bedroom apartments", "both husband and wife", "these days"
  if (token.lower === 'both' && (next?.lower === 'and' || k > i + 1)) return undefined
  const ends = isEnd(next) || startsClause.test(next?.lower ?? '') || (next?.word === true && next.lower.endsWith('ly'))
  if (next?.lower === 'and' && (k > i + 1 || /(?:ic|al|ive|ous)$/.test(noun.lower))) return undefined
  // "Those man is my uncle": the other word is wrong.
  if (/^(?:these|those)$/.test(token.lower) && /^(?:is|was|has|does)$/.test(next?.lower ?? '')) return undefined
  if (next?.lower === 'and' && dictionary.partsOf(noun.lower) & pos.adjective) return undefined
  if (!ends || next?.text === ':' || (next?.lower === 'and' && isNumber && k === i + 1 && lowerAt(tokens, i - 1) === '')) return undefined
  if (/^(?:long|old|high|tall|wide|deep)$/.test(next?.lower ?? '') && !/^(?:year|month|week|day|hour|minute|meter|metre|mile|kilometer|inch)$/.test(noun.lower)) return undefined // prettier-ignore
  // "Only three of the nine answer"
  if (isNumber && k === i + 1 && dictionary.partsOf(noun.lower) & pos.verb && lowerAt(tokens, i - 1) === 'the' && lowerAt(tokens, i - 2) === 'of') return undefined // prettier-ignore
  // "We four watch"
  if (isNumber && k === i + 1 && dictionary.partsOf(noun.lower) & pos.verb && /^(?:the|we|you|they|those|these|all|us)$/.test(lowerAt(tokens, i - 1)) && !isEnd(next)) return undefined // prettier-ignore
  // "The two present", "those in power": a verb follows as well as a noun.
  if (/^(?:those|these|both|two|three|many|few|several)$/.test(token.lower) && dictionary.partsOf(noun.lower) & pos.verb && tags.has(k, 'Verb') && k === i + 1 && !(isNumber && isEnd(next) && /^(?:of|for|with|in)$/.test(lowerAt(tokens, i - 1)))) return undefined // prettier-ignore
  if (/^\d/.test(token.text) && /^(?:second|minute|hour)$/.test(noun.lower) && tags.has(k, 'Adjective')) return undefined
  return plural(noun, right, token.text)
}

/** "twelve dozens cookies", "three hundreds people" */
const twelveDozens: Rule = ({ tokens, classes }, token, i) => {
  const right = /^(?:dozen|hundred|thousand|million|billion)s$/.test(token.text) ? token.text.slice(0, -1) : undefined
  const before = tokens[i - 1]?.lower ?? ''
  const next = lowerAt(tokens, i + 1)
  return right && (numerals.has(before) || /^(?:\d+|one|several|few)$/.test(before)) && (classes.isPlural(next) || next === 'people')
    ? replaceWord(token, right, 'number', `Use "${right}" after a number.`)
    : undefined
}

const groups = /^(?:team|family|group|class|couple|crowd|army|community|company|club|village|city|town|country|nation|world|staff|house|party|council|committee|population|year|day|week|month|night|morning|book|movie|film|song|building|text|system|project|food|region|school|university|century|season|chapter|essay|contract|letter|document|file|report|game|story|road|room|money|work|road|body|market|industry|audience|crew|squad|regiment|platoon|battalion|troop|congregation|choir|orchestra|cast|faculty|jury|clan|tribe|household|clientele|workforce|personnel|generation|membership|garrison|circle|panel|bench|department|flock|herd|gang|pack|senate|parliament|delegation|expedition|brigade|convoy|fleet|public|government|police|press|board|set|band|series|rest|past|future|kind|sort|type|part|area)$/ // prettier-ignore

/** "one of our clerk entered", "one of the reason is" */
const oneOfOurClerk: Rule = onWord('of', (page, token, i) => {
  const { tokens, tags, dictionary } = page
  if (!/^(?:one|each|two|three|four|several|many|both|neither|either|some|most|few)$/.test(lowerAt(tokens, i - 1))) return undefined
  const quantity = lowerAt(tokens, i - 1)
  if (numberedParts.test(lowerAt(tokens, i - 2)) || lowerAt(tokens, i - 2) === 'or') return undefined
  const determiner = lowerAt(tokens, i + 1)
  if (!possessives.has(determiner) && !/^(?:the|these|those)$/.test(determiner)) return undefined
  // "On three of those the wick was short"
  if (determiners.has(lowerAt(tokens, i + 2))) return undefined
  // "Only three of the nine answer"
  if (numerals.has(lowerAt(tokens, i + 2)) && dictionary.partsOf(lowerAt(tokens, i + 3)) & pos.verb && isEnd(tokens[i + 4])) return undefined // prettier-ignore
  let k = i + 2
  while (k < i + 5 && (/^(?:most|best|worst|main|biggest|oldest|other|many|first|[a-z]{3,}est)$/.test(lowerAt(tokens, k)) || (dictionary.partsOf(lowerAt(tokens, k)) & pos.adjective) !== 0) && pluralOf(page, tokens[k + 1]) === undefined) k++ // prettier-ignore
  if (pluralOf(page, tokens[k]) === undefined || (dictionary.partsOf(lowerAt(tokens, k)) & pos.adjective && pluralOf(page, tokens[k + 1])))
    k++
  const noun = tokens[k]
  const right = dictionary.partsOf(noun?.lower ?? '') & pos.adjective || noun?.lower.endsWith('ic') ? undefined : pluralOf(page, noun)
  if (!right || !noun || k > i + 5 || /^(?:last|first|next)$/.test(lowerAt(tokens, i + 2))) return undefined
  const isSuperlative = k > i + 2 && /^(?:most|best|worst|biggest|oldest|[a-z]{3,}est)$/.test(lowerAt(tokens, i + 2))
  if (groups.test(noun.lower) && !(quantity === 'one' && isSuperlative)) return undefined
  // "some of the cake", "most of the house"
  if (/^(?:some|most|few|many)$/.test(quantity) && !/(?:er|or|ist|ent|ant|ee|man|woman|friend|colleague|guest|child|kid|neighbor|nurse|boy|girl|machine|word|ticket|chair)$/.test(noun.lower)) return undefined // prettier-ignore
  if (/^(?:some|most)$/.test(quantity) && !/^(?:are|were|have|do|don't|like|think|want|need|came|left|know|who)$/.test(lowerAt(tokens, k + 1))) return undefined // prettier-ignore
  const next = tokens[k + 1]
  const ends = isEnd(next) || startsClause.test(next?.lower ?? '') || (tags.has(k + 1, 'PastTense') && !(dictionary.partsOf(next?.lower ?? '') & pos.adjective)) // prettier-ignore
  return ends && next?.lower !== 'and' && next?.lower !== 'or' ? plural(noun, right, `${quantity} of`) : undefined
})

/** "half of the machine are broken", "a lot of the student were late" */
const halfOfTheMachine: Rule = onWord('of', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:half|most|some|all|many|lot|third|rest|majority|none)$/.test(lowerAt(tokens, i - 1))) return undefined
  if (!possessives.has(lowerAt(tokens, i + 1)) && !/^(?:the|these|those)$/.test(lowerAt(tokens, i + 1))) return undefined
  const noun = tokens[i + 2]
  const right = pluralOf(page, noun)
  return right && noun && !groups.test(noun.lower) && /^(?:are|were|have|don't|aren't|weren't|haven't|do)$/.test(lowerAt(tokens, i + 3))
    ? plural(noun, right, `${lowerAt(tokens, i - 1)} of`)
    : undefined
})

/** "because each looks into it", "another holds": the pronoun's verb, and no plural. */
export function isEachDoing(tokens: readonly Token[], dictionary: RulePage['dictionary'], i: number): boolean {
  const opener = tokens[i - 2]
  const opens =
    tokens[i - 1]?.first === true || /^(?:[,;:]|because|and|but|while|when|if|as|so|where|that|until)$/.test(opener?.lower ?? '')
  const isVerb = (dictionary.partsOf(lowerAt(tokens, i)) & pos.verbS) !== 0
  return isVerb && opens && /^(?:each|another)$/.test(lowerAt(tokens, i - 1)) && !/^(?:is|are|was|were|has|have|had|do|does|did|of)$/.test(lowerAt(tokens, i + 1)) && !modals.has(lowerAt(tokens, i + 1)) // prettier-ignore
}

/** "Every regional offices should", "each new customers" */
const everyOffices: Rule = ({ tokens, classes, dictionary, tags }, token, i) => {
  if (isEachDoing(tokens, dictionary, i)) return undefined
  let k = i - 1
  while (k > i - 3 && (dictionary.partsOf(lowerAt(tokens, k)) & pos.adjective) !== 0 && !(dictionary.partsOf(lowerAt(tokens, k)) & pos.noun) && !/^(?:few|other|several|many|single)$/.test(lowerAt(tokens, k)) && !closed.has(lowerAt(tokens, k))) k-- // prettier-ignore
  if (!/^(?:each|every|another)$/.test(lowerAt(tokens, k)) || tokens[i - 1]?.hyphen || closed.has(token.lower) || tags.has(i, 'Verb'))
    return undefined
  const parts = dictionary.partsOf(token.lower)
  const one = parts & pos.plural && !(parts & ~(pos.plural | pos.verbS)) ? classes.singular(token.lower) : undefined
  if (!one || /(?:ss|ics|news|series|species|means)$/.test(token.lower) || /^(?:of|time)$/.test(lowerAt(tokens, i + 1))) return undefined
  const next = tokens[i + 1]
  if (
    (next?.lower === 'and' && lowerAt(tokens, k) === 'another') ||
    (parts & pos.verbS && next?.lower === 'that') ||
    (parts & pos.verbS && !tags.has(i, 'Noun'))
  )
    return undefined
  return isEnd(next) || closed.has(next?.lower ?? '') || /^(?:should|must|can|will)$/.test(next?.lower ?? '')
    ? replaceWord(token, one, 'number', `Use the singular after "${lowerAt(tokens, k)}".`)
    : undefined
}

const somebody = /(?:[^aeiou]er|or|ist|ian|dent|ant|ee|man|woman|friend|colleague|guest|child|kid|neighbor|neighbour|nurse|member|person|tenant|parent|patient|client|cook|staffer|citizen|athlete)$/ // prettier-ignore

/** "To all resident:", "all student must" */
const allResident: Rule = (page, token, i) => {
  const { tokens } = page
  if (/^(?:semester|trimester|quarter|weekend|december|november|october|september|day|week|summer)$/.test(token.lower)) return undefined
  const k = /^(?:new|the|our|my|other|these|those|young|old|adult|local|foreign)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  if (lowerAt(tokens, k) !== 'all' || !somebody.test(token.lower) || /^(?:after|over|other|under|ever|water|paper|summer|winter|matter|power|weather|dinner|order|color|labor|for|or|her|manner|number|winter|man|human|murder|gender|humor|honor|favor)$/.test(token.lower)) return undefined // prettier-ignore
  const right = pluralOf(page, token, false)
  const next = tokens[i + 1]
  return right && (isEnd(next) || /^(?:must|should|can|will|are|were|have|who|in|from|to|get|need|at|of|with|that)$/.test(next?.lower ?? '') || next?.text === ':') // prettier-ignore
    ? plural(token, right, 'all')
    : undefined
}

/** Counted, so that "fewer", "number", and "many" belong to it. */
function isCountedPlural({ classes, dictionary }: RulePage, word: string): boolean {
  const parts = dictionary.partsOf(word)
  // "mosquitoes", "kinds": the dictionary does not show that they are plurals.
  const isUnknown = parts === 0 && /[a-z]{4}s$/.test(word) && dictionary.has(word) && !closed.has(word)
  return word === 'people' || isUnknown && !/(?:ss|ics|us|is)$/.test(word) || (classes.isPlural(word) && !(parts & ~(pos.plural | pos.verbS)) && !/(?:ics|news|series|species|means|data|media|ss|goods|thanks|works|savings|earnings|remains|dollars|euros|pounds|cents|miles|kilometers|meters|degrees|calories|grams|ounces|liters|gallons|percent|funds|proceeds|wages|contents|surroundings|belongings|looks|supplies|leftovers|oats|noodles|fries|inches|feet|acres|ashes|arms|odds|riches|brains|guts|others|ones)$/.test(word)) // prettier-ignore
}
const times = /^(?:years|hours|minutes|seconds|days|weeks|months|times|points)$/

/** Index of a counted noun after at most two adjectives. */
function countedAt(page: RulePage, from: number): number {
  for (let k = from; k < from + 3; k++) {
    const word = lowerAt(page.tokens, k)
    if (!word || page.tokens[k]?.hyphen) return -1
    if (isCountedPlural(page, word)) return k
    if (
      (!(page.dictionary.partsOf(word) & pos.adjective) && !page.tags.has(k, 'Adjective')) ||
      (closed.has(word) && !/^(?:new|other|different|big|small)$/.test(word))
    )
      return -1
  }
  return -1
}

/** "Older dogs need less walks", "less than three bananas" */
const lessWalks: Rule = onWord('less', (page, token, i) => {
  const { tokens } = page
  if (/^(?:no|of|or|much|more|far|little|any)$/.test(lowerAt(tokens, i - 1))) return undefined
  const fewer = replaceWord(token, 'fewer', 'less-fewer', 'Use "fewer" with what can be counted.')
  if (lowerAt(tokens, i + 1) === 'than') {
    const isNumber = numerals.has(lowerAt(tokens, i + 2)) || /^(?:[2-9]|1\d)$/.test(tokens[i + 2]?.text ?? '')
    const k = isNumber ? countedAt(page, i + 3) : -1
    return k > 0 && !times.test(lowerAt(tokens, k)) ? fewer : undefined
  }
  const k = countedAt(page, i + 1)
  // "less useful tools": the adjective is compared.
  return k === i + 1 && !times.test(lowerAt(tokens, k)) ? fewer : undefined
})

/** "the amount of wild bees", "The amount of pages was larger" */
const amountOfPages: Rule = onText('amount amounts', (page, token, i) => {
  const { tokens } = page
  const isMany = token.text === 'amounts'
  if (lowerAt(tokens, i + 1) !== 'of' || lowerAt(tokens, i - 1) === 'no') return undefined
  const k = countedAt(page, /^(?:the|these|those|our|my)$/.test(lowerAt(tokens, i + 2)) ? i + 3 : i + 2)
  return k > 0 && !times.test(lowerAt(tokens, k)) && !/^(?:impurities|particles|vitamins|resources|substances|minerals|nutrients|chemicals|drugs|toxins|carbohydrates|proteins|fats|foods|contributions|payments|fees|taxes|costs|expenses|damages|rents|deposits|debts|rupees|pesos|shillings|francs|crowns|rubles|credits|loans|fines|profits|losses|benefits|sales|votes)$/.test(lowerAt(tokens, k)) ? replaceWord(token, isMany ? 'numbers' : 'number', 'amount-number', 'Use "number" for things you can count.') : undefined // prettier-ignore
})

/** "too much mosquitoes", "so much kinds of fruit", "meet much new clients" */
const muchClients: Rule = onWord('much', (page, token, i) => {
  const { tokens } = page
  if (lowerAt(tokens, i + 1) === 'costs' || /^(?:very|the|this|that|pretty|thank)$/.test(lowerAt(tokens, i - 1)) || lowerAt(tokens, i + 1).endsWith('er')) return undefined // prettier-ignore
  // "much new vegetarian dishes"
  const isNew = /^(?:new|good|different|interesting|other|nice|useful|old|small|big|great|beautiful)$/.test(lowerAt(tokens, i + 1)) && isCountedPlural(page, lowerAt(tokens, i + 3)) // prettier-ignore
  const near = countedAt(page, i + 1)
  const k = near < 0 && isNew ? i + 3 : near
  const noun = lowerAt(tokens, k)
  if (k < 0 || /^(?:more|less|better|worse|different|other|smaller|larger|bigger)$/.test(lowerAt(tokens, i + 1)) || (times.test(noun) && lowerAt(tokens, i - 1) !== 'too' && lowerAt(tokens, i - 1) !== 'so' && lowerAt(tokens, i - 1) !== 'how')) return undefined // prettier-ignore
  const next = tokens[k + 1]
  return isEnd(next) || closed.has(next?.lower ?? '') ? replaceWord(token, 'many', 'number', `"${noun}" can be counted.`) : undefined
})

/** "use too many of it", "twice as many toner as before" */
const tooManyOf: Rule = ({ tokens, dictionary }, token, i) => {
  const isLanguage = /^(?:english|german|french|spanish|italian|chinese|japanese|russian|polish|turkish|arabic|portuguese|korean|dutch|swedish)$/.test(lowerAt(tokens, i + 1)) && !tokens[i + 2]?.word // prettier-ignore
  const much = replaceWord(token, 'much', 'number', 'Use "much" with what cannot be counted.')
  if (isLanguage && (token.lower === 'many' || (token.lower === 'few' && lowerAt(tokens, i - 1) === 'a'))) return token.lower === 'few' ? replaceWord(token, 'little', 'number', `"${tokens[i + 1]?.text ?? ''}" is uncountable.`) : much // prettier-ignore
  if (token.lower !== 'many' || !/^(?:too|so|as|how|not)$/.test(lowerAt(tokens, i - 1))) return undefined
  const next = lowerAt(tokens, i + 1)
  const isOf = next === 'of' && /^(?:it|this|that|my|the)$/.test(lowerAt(tokens, i + 2)) && (lowerAt(tokens, i + 2) === 'it' || (mass.has(lowerAt(tokens, i + 3)) && !tokens[i + 3]?.hyphen && !tokens[i + 4]?.hyphen)) // prettier-ignore
  const isMass = (mass.has(next) || massNouns.has(next)) && !(dictionary.partsOf(next) & pos.plural) && (isEnd(tokens[i + 2]) || closed.has(lowerAt(tokens, i + 2))) // prettier-ignore
  return isOf || isMass ? much : undefined
}

/** "I swallowed a lot of waters", "some informations" */
const lotOfWaters: Rule = ({ tokens }, token, i) => {
  const one = /^(?:water|homework|information|advice|furniture|equipment|knowledge|luggage|baggage|traffic|feedback|software|hardware|evidence|research|music|weather|money|scenery|machinery|jewelry|garbage|trash|pollution|bread|rice|housework|clothing|underwear|progress|electricity|milk|sugar|butter|luck|fun|happiness|health|patience|courage|news|sunshine|rain|snow|gold|transportation|accommodation|help|stuff|mail|cash|vocabulary|dirt|dust|energy|air|grass|hair|sand)s$/.exec(token.text)?.[1] // prettier-ignore
  const before = lowerAt(tokens, i - 1)
  const isLot = (before === 'of' && /^(?:lot|lots|plenty|bit|amount|piece|deal|kind|glass|bottle|cup|kilo|lack|full)$/.test(lowerAt(tokens, i - 2))) || /^(?:much|some|any|more|enough|less|little|no|important|useful|heavy|good|bad|new|helpful|fresh)$/.test(before) // prettier-ignore
  if (!one || !isLot || one === 'new' || (/^(?:rain|help|water|snow|sand|hair|air|bread|sugar|energy|grass|milk|vocabulary|new)$/.test(one) && !(before === 'of' || before === 'much' || before === 'some' && one !== 'hair'))) return undefined // prettier-ignore
  return replaceWord(token, one, 'mass-noun', `"${one}" is uncountable.`)
}

/** "her researches", "go on vacations" */
const herResearches: Rule = ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  if (token.text === 'vacations' || token.text === 'holidays') return before === 'on' && /^(?:go|goes|went|going|am|is|are|was|were|be|i'm|leave|left|gone|away)$/.test(lowerAt(tokens, i - 2)) ? replaceWord(token, token.text.slice(0, -1), 'number', `Write "on ${token.text.slice(0, -1)}".`) : undefined // prettier-ignore
  return token.text === 'researches' && (possessives.has(before) || /^(?:recent|many|the|some|these|several|scientific|new|more|of)$/.test(before)) // prettier-ignore
    ? replaceWord(token, 'research', 'mass-noun', '"research" is uncountable.')
    : undefined
}
