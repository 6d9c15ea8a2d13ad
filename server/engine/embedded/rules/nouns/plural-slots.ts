/** Where only a plural, or only a singular, can stand: "two or three label", "of all age", "a ten-miles hike", "every five second". */
import { afterWord, applyRules, beforeWord, inDrafts, lowerAt, onText, pick, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { pluralize } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, countNouns, massNouns } from '../../grammar/word-classes.ts'
import { pluralOf } from './counted.ts'
import { isEnd, isNumber, startsObject } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function pluralSlotEdits(page: RulePage): Edit[] {
  const sure = [allAges, everySeconds, extraDays, aShoes]
  const likely = [threeLabels, personnelFiles, mostOfTheBolts, suchTraditions, massPlural, tooManyWork, littleEarned, aLittleHigh, ourStomachs, personalBelongings, youngs] // prettier-ignore
  return [...unitEdits(page), ...applyRules(page, sure), ...inDrafts(applyRules(page, likely))]
}

const plural = (token: Token, right: string, after: string) => replaceWord(token, right, 'number', `Use the plural after "${after}".`)

/** "a ten-miles hike", "a nine-years-old girl", "a third-years student" */
function unitEdits({ text, tokens }: RulePage): Edit[] {
  const found = /(?<![\p{L}\d-])(?:\d+|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|first|second|third|fourth|fifth|multi)-((?:year|month|week|day|hour|minute|second|mile|kilometer|kilometre|meter|metre|foot|inch|pound|kilo|gram|liter|gallon|dollar|euro|star|page|word|person|bedroom|room|story|course|part|step|point|lane|door|seat|floor|semester|grade|litre|piece|pack|night|mile|volt|watt|gear|speed)s)(?=-old [a-z]{3,}|-long| [a-z]{3,})/giu // prettier-ignore
  const edits: Edit[] = []
  for (const match of text.matchAll(found)) {
    const many = match[1] ?? ''
    const start = match.index + match[0].length - many.length
    const next = /^(?:-old)? ([a-z]+)/.exec(text.slice(start + many.length))?.[1] ?? ''
    if (tokens.some(token => token.fixed && token.start < start + many.length && token.end > start)) continue
    // "fifty-degrees is": a noun must follow.
    if (closed.has(next) && next !== 'long') continue
    edits.push({ start, end: start + many.length, after: many.slice(0, -1), kind: 'grammar', rule: 'number', message: `Use the singular "${many.slice(0, -1)}" before a noun.` }) // prettier-ignore
  }
  return edits
}

/** "visitors of all age", "all kind of food" */
const allAges: Rule = ({ tokens }, token, i) => {
  const all = lowerAt(tokens, i - 1)
  const before = lowerAt(tokens, i - 2)
  const isKind =
    /^(?:kind|sort|type|manner)$/.test(token.text) && token.text !== 'manner' && all === 'all' && lowerAt(tokens, i + 1) === 'of'
  const isAge = /^(?:age|size|color|colour|shape|level|direction|background|nationality|genre|generation|corner|angle|origin|religion|race|walk)$/.test(token.text) && all === 'all' && /^(?:of|for|in|from)$/.test(before) && (isEnd(tokens[i + 1]) || /^(?:and|can|are|who|will|love|to|in|at)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
  return (isKind || isAge) && !token.hyphen ? plural(token, pluralize(token.text), 'all') : undefined
}

/** "every five second", "each two week" */
const everySeconds: Rule = onText(
  'second minute hour day week month year mile meter metre kilometer step page night',
  ({ tokens }, token, i) =>
    isNumber(tokens[i - 1]) && !/^(?:one|1)$/.test(tokens[i - 1]?.lower ?? '') && /^(?:every|each)$/.test(lowerAt(tokens, i - 2)) && !token.hyphen && !tokens[i - 1]?.hyphen && (isEnd(tokens[i + 1]) || closed.has(lowerAt(tokens, i + 1))) // prettier-ignore
      ? plural(token, `${token.text}s`, tokens[i - 1]?.text ?? '')
      : undefined,
)

const adjectives: Record<string, string> = { extras: 'extra', differents: 'different', importants: 'important', youngs: 'young', olds: 'old', beautifuls: 'beautiful', interestings: 'interesting', difficults: 'difficult', famouses: 'famous', expensives: 'expensive', responsibles: 'responsible', availables: 'available', thins: 'thin', news: 'new', bigs: 'big', goods: 'good', smalls: 'small', bads: 'bad', talls: 'tall', cleans: 'clean', tireds: 'tired', happys: 'happy', closes: 'close', betters: 'better', shorts: 'short', longs: 'long', anothers: 'other', necessaries: 'necessary', hots: 'hot', colds: 'cold', fulls: 'full', empties: 'empty', similars: 'similar', internationals: 'international', modernes: 'modern', moderns: 'modern', traditionals: 'traditional', locals: 'local', nationals: 'national', personals: 'personal' } // prettier-ignore

/** "two extras days", "the others people", "the walls were thins" */
const extraDays: Rule = ({ tokens, classes, tags }, token, i) => {
  const right = pick(adjectives, token.text)
  if (!right) return undefined
  const next = tokens[i + 1]
  const before = lowerAt(tokens, i - 1)
  const isNoun = next?.word === true && next.text === next.lower && (classes.isPlural(next.lower) || /^(?:people|children|men|women)$/.test(next.lower)) && (!tags.has(i + 1, 'Verb') || isNumber(tokens[i - 1])) // prettier-ignore
  // "local news channels", "the goods trains", "the shorts pockets", "nationals clubs"
  if (isNoun && !/^(?:news|goods|shorts|olds|closes|locals|nationals|colds|empties|longs|smalls|extras)$/.test(token.text)) return replaceWord(token, right, 'number', 'Adjectives have no plural.') // prettier-ignore
  if (isNoun && token.text === 'extras') return isNumber(tokens[i - 1]) || /^(?:some|few|many|several)$/.test(before) ? replaceWord(token, right, 'number', 'Adjectives have no plural.') : undefined // prettier-ignore
  const k = /^(?:very|so|too|really|quite|not)$/.test(before) ? i - 2 : i - 1
  const isBe = /^(?:are|were|is|was|look|looked|be)$/.test(lowerAt(tokens, k)) && (isEnd(next) || /^(?:and|but|so|because)$/.test(next?.lower ?? '')) // prettier-ignore
  return isBe && /^(?:differents|importants|beautifuls|interestings|difficults|expensives|responsibles|availables|thins|bigs|bads|talls|smalls|similars|hots|fulls|famouses|tireds|happys|youngs|moderns)$/.test(token.text) ? replaceWord(token, right, 'number', 'Adjectives have no plural.') : undefined // prettier-ignore
}

const pairs = /^(?:shoes|boots|sneakers|sandals|slippers|jeans|trousers|pants|shorts|leggings|socks|gloves|mittens|glasses|sunglasses|goggles|headphones|earphones|earbuds|earrings|scissors|pliers|tweezers|clothes|pajamas|pyjamas|tights|binoculars|skills|news|people|children|men|women|teeth|feet)$/ // prettier-ignore

/** "I need a new shoes" */
const aShoes: Rule = onText('a an', (page, token, i) => {
  const { tokens, classes, dictionary } = page
  let k = i + 1
  while (k < i + 3 && (classes.isAdjective(lowerAt(tokens, k)) || /^(?:running|hiking|walking)$/.test(lowerAt(tokens, k))) && !pairs.test(lowerAt(tokens, k))) k++ // prettier-ignore
  const next = tokens[i + 1]
  const noun = lowerAt(tokens, k)
  const last = tokens[k]
  if (!last || !pairs.test(noun) || !next || next.fixed || tokens[k]?.hyphen || /^(?:few|good|great|many)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  // "a shoes shop", "a children book", "a pants pocket"
  if (!(isEnd(tokens[k + 1]) || closed.has(lowerAt(tokens, k + 1))) || (k === i + 1 && /^(?:people|children|men|women|skills|news)$/.test(noun))) return undefined // prettier-ignore
  const one = { women: 'woman', men: 'man', children: 'child' }[noun]
  if (one) return replaceWord(last, one, 'number', `Use the singular "${one}" after "${token.text}".`)
  return dictionary.partsOf(noun) & pos.plural || /^(?:news|people|children|men|women)$/.test(noun)
    ? {
        ...removeWord(token, next, 'article', `"${noun}" is plural and takes no "${token.text}".`),
        end: last.end,
        after: page.text.slice(next.start, last.end),
      }
    : undefined
})

/** Counted in the singular only, or with another meaning beside a number. */
const uncounted = new Set('time cent point stop present work change break sport play cook fish while sound head second drink rest light clean fast dry slow better last cost fire water paper iron show park dance race plant fly trip guess hand face back stay talk look fall trade test share vote report move rock cut score pass try turn wish need use call love hope want guard head mark aid land board charge count contact concern cross doubt ease fit form gain grant grip guide ground heat help hold increase issue lead lack limit link live load lock match mean measure mind miss order own pay pick place plan post pound power press price push quit rain range rate reach read record remain result return ride ring rise risk roll run rush save search sense serve set shape ship shock shop sign sleep smell smile snow space spend spot spread stage stand start state step stick storm strike study supply support surprise switch take taste tend tie touch track train travel treat trust type view visit wait walk warm wash waste watch wave wear win wind wonder worry'.split(' ')) // prettier-ignore

/** "two or three label", "four new carrier" */
const threeLabels: Rule = (page, token, i) => {
  const { tokens, dictionary, tags } = page
  const parts = dictionary.partsOf(token.lower)
  if (!(parts & pos.noun) || token.hyphen || token.text !== token.lower || closed.has(token.lower) || uncounted.has(token.lower) || massNouns.has(token.lower)) return undefined // prettier-ignore
  let k = i - 1
  while (k > i - 3 && dictionary.partsOf(lowerAt(tokens, k)) & pos.adjective && !isNumber(tokens[k]) && !closed.has(lowerAt(tokens, k))) k--
  const number = tokens[k]
  if (!number || number.hyphen || !isNumber(number) || /^(?:one|1|0|\d{3,}|\d+(?:st|nd|rd|th|s|%)|.*[.:].*)$/.test(number.lower))
    return undefined
  const before = lowerAt(tokens, k - 1)
  const isRange = before === 'or' && isNumber(tokens[k - 2])
  const from = isRange ? lowerAt(tokens, k - 3) : before
  if (before === 'one' || from === '' || /^(?:a|an|the|this|that|these|those|all|we|you|they|us|them|of|at|page|chapter|step|room|number|part|section|level|grade|unit|day|week|type|phase|gate|platform|route|bus|line|class|june|july|may|march|april|august|september|october|november|december|january|february|my|your|his|her|our|their|and|or|top|big|under|over|age)$/.test(from)) return undefined // prettier-ignore
  const next = tokens[i + 1]
  const ends = isEnd(next) || /^(?:and|but|or|in|on|at|for|with|from|to|of|by|that|which|who|because|so|when|if|before|after|every|each|per|ago|is|are|was|were|than|during|without|about)$/.test(next?.lower ?? '') // prettier-ignore
  if (!ends || next?.text === ':' || tags.has(i, 'Adjective', 'Adverb') || parts & (pos.adverb | pos.past | pos.ing | pos.plural | pos.name)) return undefined // prettier-ignore
  if (parts & pos.adjective && !countNouns.has(token.lower)) return undefined
  if (next?.lower === 'and' && (parts & pos.adjective || (tags.has(i + 2, 'Noun') && tags.has(i + 3, 'Plural')))) return undefined
  const right = pluralOf(page, token)
  return right ? plural(token, right, number.text) : undefined
}

/** "50 personnel file", "three patient room" */
const personnelFiles: Rule = (page, token, i) => {
  const { tokens, dictionary, tags } = page
  const first = tokens[i - 1]
  const number = tokens[i - 2]
  if (!first?.word || first.hyphen || first.fixed || !number || number.hyphen || !/^(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many)$/.test(number.lower) || number.text === '1') return undefined // prettier-ignore
  const own = dictionary.partsOf(first.lower)
  if (!(own & pos.noun) || own & (pos.adjective | pos.verb | pos.plural) || closed.has(first.lower) || first.text !== first.lower)
    return undefined
  if (/^(?:year|month|week|day|hour|minute|second|mile|meter|metre|kilometer|inch|pound|kilo|gram|liter|gallon|dollar|euro|star|page|person|bedroom|room|story|million|thousand|hundred|dozen|percent|degree|man|woman|people|night|half)$/.test(first.lower)) return undefined // prettier-ignore
  if (/^(?:a|an|the|this|that|my|your|his|her|our|their|every|each|page|room|chapter|no|of|level|type|june|july|may|march|april|august|september|october|november|december|january|february)$/.test(lowerAt(tokens, i - 3))) return undefined // prettier-ignore
  if (!(tokens[i - 3]?.word || number.word) || !(dictionary.partsOf(token.lower) & pos.noun) || tags.has(i, 'Verb')) return undefined
  const right = pluralOf(page, token)
  const next = tokens[i + 1]
  return right && (isEnd(next) || /^(?:and|but|in|on|at|for|with|from|to|of|that|which|because|so|when|is|are|was|were)$/.test(next?.lower ?? '')) ? plural(token, right, number.text) : undefined // prettier-ignore
}

const whole = /^(?:lot|bunch|team|family|group|class|couple|crowd|army|community|company|club|village|city|town|country|nation|world|staff|house|party|council|committee|population|year|day|week|month|night|morning|evening|afternoon|book|movie|film|song|building|text|system|project|food|region|school|university|century|season|chapter|essay|contract|letter|document|file|report|game|story|road|room|body|market|industry|audience|public|government|police|press|board|band|future|past|area|area|cake|pizza|bread|meal|furniture|money|time|work|way|land|water|air|summer|winter|trip|journey|show|concert|lesson|meeting|novel|play|conversation|discussion|cost|damage|noise|price|profit|blame|credit|fun|site|page|garden|field|forest|park|street|staff|crew|menu|budget|floor|wall|roof|surface|screen|apple|garlic|chicken|meat|fish|fruit|dough|soup|sauce|wine|paint|plot|course|content|island|coast|lake|river|ocean|sea|sky|hotel|restaurant|office|shop|store|kitchen|apartment|rest|space|storage|battery|memory|energy|interview|exam|test|event|flight|drive|ride|walk|hike|tour|visit|weekend|holiday|vacation|process|program|plan|software|equipment|clothing|hair|skin|blood|face|head|back|leg|arm|hand|country|article|collection|property|estate|mail|list|pain|speech)$/ // prettier-ignore

/** "Most of the bolt on the east side show rust", "some of the tenant have complained" */
const mostOfTheBolts: Rule = afterWord('the my our your his her their these those', (page, token, i) => {
  const { tokens, dictionary, tags } = page
  if (lowerAt(tokens, i - 2) !== 'of' || !/^(?:most|some|many|several|few|both|all|half|none|any|each|lot)$/.test(lowerAt(tokens, i - 3)) || whole.test(token.lower)) return undefined // prettier-ignore
  const right = pluralOf(page, token)
  // "all of the extension cords": the head of the phrase is the next noun.
  if (!right || page.classes.isPlural(lowerAt(tokens, i + 1))) return undefined
  // A plural verb follows, after a place.
  let k = i + 1
  const isShown = (at: number) => at > i + 1 && (dictionary.partsOf(lowerAt(tokens, at)) & pos.verb) !== 0 && (startsObject(lowerAt(tokens, at + 1)) || page.classes.isPlural(lowerAt(tokens, at + 1))) && page.classes.isSingular(lowerAt(tokens, at - 1)) && lowerAt(tokens, at - 1) !== token.lower // prettier-ignore
  while (k < i + 7 && tokens[k]?.word && !/^(?:are|were|have|do|don't|aren't|weren't|haven't|is|was|has|who|that|which)$/.test(lowerAt(tokens, k)) && !tags.has(k, 'Verb') && !isShown(k)) k++ // prettier-ignore
  const verb = lowerAt(tokens, k)
  const isPlural = isShown(k) || /^(?:are|were|have|do|don't|aren't|weren't|haven't)$/.test(verb) || ((dictionary.partsOf(verb) & pos.verb) !== 0 && !(dictionary.partsOf(verb) & (pos.past | pos.verbS | pos.noun)) && !closed.has(verb)) || (k > i + 1 && tags.has(k, 'PresentTense', 'Infinitive') && dictionary.partsOf(verb) & pos.verb && !(dictionary.partsOf(verb) & pos.past)) // prettier-ignore
  return isPlural && !/^(?:can|will|would|must|should|to)$/.test(lowerAt(tokens, k - 1)) ? { ...plural(token, right, `${lowerAt(tokens, i - 3)} of`), end: tokens[k]?.end ?? token.end, after: right + page.text.slice(token.end, tokens[k]?.end) } : undefined // prettier-ignore
})

/** "such tradition are boring" */
const suchTraditions: Rule = beforeWord("are were have aren't weren't haven't", (page, token, i) => {
  const { tokens } = page
  const right = lowerAt(tokens, i - 1) === 'such' ? pluralOf(page, token) : undefined
  return right && !/^(?:no|any|one)$/.test(lowerAt(tokens, i - 2)) ? plural(token, right, 'such') : undefined
})

const massPlurals: Record<string, string> = { breads: 'bread', progresses: 'progress', advices: 'advice', informations: 'information', homeworks: 'homework', furnitures: 'furniture', equipments: 'equipment', knowledges: 'knowledge', luggages: 'luggage', feedbacks: 'feedback', softwares: 'software', musics: 'music', moneys: 'money', evidences: 'evidence', housings: 'housing', sceneries: 'scenery', machineries: 'machinery', trafics: 'traffic', traffics: 'traffic', works: 'work', cares: 'care', spaces: 'space', helps: 'help', noises: 'noise', foods: 'food', papers: 'paper', rices: 'rice', butters: 'butter', milks: 'milk', researches: 'research', experiences: 'experience', transports: 'transport', accommodations: 'accommodation', pollutions: 'pollution', trashes: 'trash', garbages: 'garbage', electricities: 'electricity', vocabularies: 'vocabulary', funs: 'fun', lucks: 'luck', patiences: 'patience', attentions: 'attention', jewelleries: 'jewellery', laundries: 'laundry', employments: 'employment', behaviours: 'behaviour', behaviors: 'behavior', supports: 'support', damages: 'damage', rains: 'rain', snows: 'snow', energies: 'energy', toasts: 'toast', corns: 'corn', garlics: 'garlic', healths: 'health' } // prettier-ignore

/** "some breads", "will see progresses", "need more cares", "take up less spaces" */
const massPlural: Rule = ({ tokens, tags }, token, i) => {
  const right = pick(massPlurals, token.text)
  const before = lowerAt(tokens, i - 1)
  if (!right || token.hyphen) return undefined
  const next = tokens[i + 1]
  const ends = isEnd(next) || closed.has(next?.lower ?? '')
  if (!ends) return undefined
  const isLess = /^(?:less|little|much)$/.test(before) && tags.has(i, 'Noun')
  if (isLess && !/^(?:works|experiences|helps)$/.test(token.text))
    return replaceWord(token, right, 'mass-noun', `"${right}" is uncountable.`)
  if (/^(?:works|spaces|noises|foods|papers|experiences|transports|damages|rains|snows|energies|supports|behaviors|behaviours|vocabularies|helps|accommodations|milks)$/.test(token.text)) return undefined // prettier-ignore
  if (token.text === 'cares') return /^(?:more|enough|some|medical|good|special|of)$/.test(before) ? replaceWord(token, right, 'mass-noun', `"${right}" is uncountable.`) : undefined // prettier-ignore
  const follows = /^(?:some|any|more|no|see|make|made|made|buy|bought|eat|ate|have|had|has|of|and|the|my|our|your|good|great|fresh|new|enough|useful|listen|hear|give|gave|get|got|need|needs|lot|many|much|all|these|those|two|three|his|her|their)$/.test(before) // prettier-ignore
  if (!follows || (/^(?:breads|musics|moneys|rices|toasts)$/.test(token.text) && /^(?:of|the|two|three|all|these|those|new)$/.test(before))) return undefined // prettier-ignore
  // "It progresses": a verb.
  if (/^(?:progresses|researches|evidences)$/.test(token.text) && !/^(?:some|any|more|no|see|make|made|good|great|of|much|many)$/.test(before)) return undefined // prettier-ignore
  return replaceWord(token, right, 'mass-noun', `"${right}" is uncountable.`)
}

/** "You work too many.", "It costs too many." */
const tooManyWork: Rule = onText('many', ({ tokens, classes }, token, i) => {
  const verb = lowerAt(tokens, i - 2)
  const isVerb = /^(?:work|talk|sleep|worry|cost|hurt|rain|cry|think|complain|study|travel|laugh|exercise|train|smoke|weigh|matter|depend|speak|snore|sweat|bark|shake|scream)$/.test(classes.base(verb) ?? verb) // prettier-ignore
  return /^(?:too|so|very)$/.test(lowerAt(tokens, i - 1)) && isVerb && isEnd(tokens[i + 1]) ? replaceWord(token, 'much', 'number', 'Use "much" with a verb.') : undefined // prettier-ignore
})

/** "Women earn very few." */
const littleEarned: Rule = onText('few', ({ tokens, classes }, token, i) => {
  const verb = lowerAt(tokens, i - 2)
  const isVerb = /^(?:earn|sleep|talk|speak|pay|cost|work|rain|change|care|weigh|travel)$/.test(classes.base(verb) ?? verb)
  return /^(?:very|so|too)$/.test(lowerAt(tokens, i - 1)) && isVerb && (isEnd(tokens[i + 1]) || /^(?:and|but|because)$/.test(lowerAt(tokens, i + 1))) ? replaceWord(token, 'little', 'number', 'Use "little" with what cannot be counted.') : undefined // prettier-ignore
})

/** "The prices are a few high." */
const aLittleHigh: Rule = onText('few', ({ tokens, dictionary }, token, i) => {
  const next = tokens[i + 1]
  const parts = dictionary.partsOf(next?.lower ?? '')
  if (lowerAt(tokens, i - 1) !== 'a' || !next?.word || !(parts & pos.adjective) || parts & pos.plural) return undefined
  if (!/^(?:is|are|was|were|am|be|been|feel|feels|felt|seem|seems|seemed|look|looks|looked|became|become|gets|got|get|it's|i'm|they're|he's|she's)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  return isEnd(tokens[i + 2]) || /^(?:for|because|and|but|so|when|in|at|to|than)$/.test(lowerAt(tokens, i + 2)) ? replaceWord(token, 'little', 'number', 'Use "a little" before an adjective.') : undefined // prettier-ignore
})

/** "until our stomach hurt", "We shook our head" */
const ourStomachs: Rule = onText(
  'stomach head arm leg shoulder face hand finger eye ear knee heart coat jacket backpack hat helmet passport seat shoe boot glove umbrella phone',
  ({ tokens }, token, i) =>
    /^(?:our|their)$/.test(lowerAt(tokens, i - 1)) && /^(?:hurt|ached|were|are)$/.test(lowerAt(tokens, i + 1)) && !token.hyphen
      ? plural(token, pluralize(token.text), lowerAt(tokens, i - 1))
      : undefined,
)

/** "Collect your personal belonging." */
const personalBelongings: Rule = ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  if (token.text === 'belonging') return /^(?:personal|my|your|his|her|our|their|all)$/.test(before) && (isEnd(tokens[i + 1]) || /^(?:in|on|with|and|before|from|when|at)$/.test(lowerAt(tokens, i + 1))) ? plural(token, 'belongings', before) : undefined // prettier-ignore
  const isSet = /^(?:good|best|kind|warm|warmest|kindest) (?:wish|regard)$/.test(`${before} ${token.text}`)
  return isSet && isEnd(tokens[i + 1]) && !/^(?:a|the|my|his|her)$/.test(lowerAt(tokens, i - 2)) ? plural(token, pluralize(token.text), before) : undefined // prettier-ignore
}

const groups: Record<string, string> = { youngs: 'young', olds: 'old', poors: 'poor', elderlies: 'elderly', unemployeds: 'unemployed', homelesses: 'homeless', disableds: 'disabled', sicks: 'sick' } // prettier-ignore

/** "youngs can vote", "the olds tell riddles" */
const youngs: Rule = ({ tokens }, token, i) => {
  const right = pick(groups, token.text)
  const next = tokens[i + 1]
  if (!right || token.hyphen || !(isEnd(next) || closed.has(next?.lower ?? '') || /^(?:can|must|should|will|tell|live|like|want|need|think|work)$/.test(next?.lower ?? ''))) return undefined // prettier-ignore
  const isThe = lowerAt(tokens, i - 1) === 'the'
  return replaceWord(token, isThe ? right : `${right} people`, 'number', 'Adjectives have no plural.')
}
