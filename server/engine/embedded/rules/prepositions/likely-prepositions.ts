/** Prepositions that are wrong, missing, or too many, which mostly only drafts show: "wait the bus", "behind of me", "a cure of". */
import { applyRules, beforeWord, inDrafts, insertText, lowerAt, onText, onWord, pick, removeWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { beForms, closed, determiners, endsNoun } from '../../grammar/word-classes.ts'
import { isPersonNoun } from '../../grammar/person-nouns.ts'
import { baseAt, isBase, isEnd, isNumber } from '../verbs/verb-slots.ts'
import { changeTo, headAt, isDetermined, isGoverned, persons } from './noun-frames.ts'
import { isAdjunct, isVerbHere, laterPreposition, startsObject } from './prepositions.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function likelyPrepositionEdits(page: RulePage): Edit[] {
  const sure = [byPercent, awayFrom, allowTo]
  const likely = [needsPreposition, replyMe, adjectiveNeeds, behindOf, mostOf, thanksTo, nounFrame, placeFrame, intoLanguage, intoPieces, lookAt, confirmUs, paidForIt, atClock, provideWith, moneyOn, onEvery, seasonIn] // prettier-ignore
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, likely))]
}

const insertAfter = (page: RulePage, i: number, right: string): Edit | undefined => {
  const [token, next] = [page.tokens[i], page.tokens[i + 1]]
  return token && next && !next.fixed ? insertText(token.end, ` ${right}`, 'preposition', `Use "${right}" after "${token.lower}".`) : undefined // prettier-ignore
}
const drop = ({ tokens }: RulePage, i: number): Edit | undefined => {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]]
  return before && token && next && !next.fixed ? removeWord(token, next, 'preposition', `"${before.lower}" takes its object without "${token.lower}".`) : undefined // prettier-ignore
}

const times = /^(?:best|most|least|first|second|third|last|next|other|same|previous|following|whole|entire|day|days|night|nights|morning|afternoon|evening|week|weeks|weekend|month|months|year|years|hour|hours|minute|minutes|moment|time|times|while|bit|lot|little|long|way)$/ // prettier-ignore
const people = (word: string) => isPersonNoun(word) || /^(?:team|class|crowd|audience|committee|council|company|teacher|police|reporter|reporters|clerk|staff)$/.test(word) // prettier-ignore

/** Verbs by their base, the preposition they need, and the nouns that end their object. */
const needing: readonly [verb: RegExp, right: string, object: (word: string) => boolean, subject?: RegExp][] = [
  [/^wait$/, 'for', word => /^(?:bus|buses|train|taxi|cab|plane|tram|ferry|ambulance|doctor|nurse|results?|answers?|reply|response|delivery|email|call|package|parcel|confirmation|refund|bill|menu|food|permission|news|decision|order|invitation|summer|weekend|rain|boss|manager|teacher|friend|plumber|technician|report|payment|documents?|lift|elevator|bell|signal)$/.test(word)], // prettier-ignore
  [/^search$/, 'for', word => /^(?:keys?|jobs?|phone|wallet|glasses|passport|solutions?|answers?|information|tickets?|work|remote|roommate|hotel|word|words|cat|dog|ring|earring|socks?|shoes?|charger|umbrella|gift|present|recipe)$/.test(word)], // prettier-ignore
  [/^agree$/, 'with', word => /^(?:opinions?|ideas?|point|views?|statements?|proposal|suggestion|decision|argument|author|teacher|comment|comments|everyone|everybody)$/.test(word)], // prettier-ignore
  [/^(?:cope|comply|interfere|disagree|collaborate)$/, 'with', () => true],
  [/^(?:depend|rely)$/, 'on', word => !times.test(word)],
  [/^participate$/, 'in', word => !times.test(word)],
  [/^belong$/, 'to', word => !times.test(word)],
  [/^consist$/, 'of', () => true],
  [/^graduate$/, 'from', word => /^(?:university|college|school|academy|institute|faculty)$/.test(word)],
  [/^stay$/, 'at', word => /^(?:hotel|hostel|motel|inn|resort|campsite|guesthouse|airbnb)$/.test(word)],
  [/^(?:talk|speak)$/, 'to', people],
  [/^(?:stare|glance|gaze|peer|laugh)$/, 'at', word => people(word) || /^(?:jokes?|screen|clock|sky|ceiling|picture|photo|sea|window|map|wall|floor)$/.test(word)], // prettier-ignore
  [/^live$/, 'in', word => /^(?:town|village|city|flat|house|apartment|country|countryside|suburb|neighborhood|neighbourhood|dormitory)$/.test(word)], // prettier-ignore
  [
    /^work$/,
    'at',
    word => /^(?:hospital|bank|factory|restaurant|hotel|supermarket|bakery|hairdresser's|pharmacy|kindergarten)$/.test(word),
  ],
  [/^refer$/, 'to', word => /^(?:manual|guide|documents?|section|table|figure|instructions|appendix|policy|attachment|page|chapter|website)$/.test(word)], // prettier-ignore
  [/^deal$/, 'with', word => !/^(?:cards?|deck|hand|hands|blows?|drugs|pack|damage|death)$/.test(word), /^(?:article|paper|essay|book|chapter|film|movie|report|thesis|study|section|novel|text|story|company|firm|department|office|team|course|law|who|that|which|it)$/], // prettier-ignore
  [/^listen$/, 'to', word => !times.test(word)],
  [/^complain$/, 'about', word => !times.test(word)],
  [/^object$/, 'to', word => /^(?:plans?|idea|proposal|decision|rule|rules|changes?)$/.test(word)],
  [/^look$/, 'for', word => /^(?:jobs?|flat|apartment|roommate|present|gift|hotel|solution|information|keys|wallet|work|place|house|restaurant|parking|babysitter|tutor|plumber|answer|cat|dog)$/.test(word)], // prettier-ignore
  [/^care$/, 'about', word => !times.test(word)],
  [/^suffer$/, 'from', word => /^(?:asthma|depression|allergy|allergies|anxiety|insomnia|cancer|diabetes|disease|diseases|illness|headaches?|migraines?|stress)$/.test(word)], // prettier-ignore
]

/** "We are waiting the results", "The article deals the restoration", "complies the rules" */
const needsPreposition: Rule = (page, token, i) => {
  const { tokens } = page
  const base = page.classes.base(token.lower) ?? token.lower
  const found = token.word ? needing.find(([verb]) => verb.test(base)) : undefined
  if (!found || tokens[i + 1]?.hyphen) return undefined
  const [, right, object, subject] = found
  const next = lowerAt(tokens, i + 1)
  const isBare = base === 'suffer'
  const isSubject = subject?.test(lowerAt(tokens, i - 1)) === true && token.lower === 'deals'
  if (subject ? !isSubject : !isVerbHere(page, i)) return undefined
  if (!isBare && !(isDetermined(next) || /^(?:both|all)$/.test(next)) || /^(?:that|any|no|some)$/.test(next)) return undefined // prettier-ignore
  if (base === 'look' && token.lower !== 'looking') return undefined
  if (base === 'care' && !/^(?:don't|doesn't|didn't|not)$/.test(lowerAt(tokens, i - 1))) return undefined
  if (/^(?:work|live|stay)$/.test(base) && !/^(?:an?|this|my|our)$/.test(next)) return undefined
  const k = headAt(tokens, isBare ? i + 1 : i + 2, word => !closed.has(word), 3)
  const head = lowerAt(tokens, k ?? -1)
  if (k === undefined || !object(head) || times.test(head) || times.test(lowerAt(tokens, i + 2))) return undefined
  // "deals the public a hand"
  if (determiners.has(lowerAt(tokens, k + 1)) || (page.dictionary.partsOf(head) & pos.past) !== 0) return undefined
  // "talk my mother into it", "stare him down"
  if ((/^(?:talk|speak|stare|live|work|laugh)$/.test(base) && /^(?:into|out|through|down|up|over|round|around|off|life|to)$/.test(lowerAt(tokens, k + 1))) || laterPreposition(page, i + 1, right)) return undefined // prettier-ignore
  return isBare && lowerAt(tokens, i - 1) === 'to' && right === 'from' && page.dictionary.partsOf(next) & pos.verb ? undefined : insertAfter(page, i, right) // prettier-ignore
}

/** "Please reply me", "It happened me", "It seems me" */
const replyMe: Rule = beforeWord('me us him them', (page, token, i) => {
  const right = /^(?:repl(?:y|ied|ying)|respond(?:ed|ing)?|happen(?:s|ed)?|occur(?:s|red)|apologi[sz](?:e|ed)|belongs)$/.test(token.lower) ? 'to' : /^(?:seems)$/.test(token.lower) ? 'to' : undefined // prettier-ignore
  return right && (endsNoun(page.tokens, i + 2) || /^(?:last|yesterday|soon|twice)$/.test(lowerAt(page.tokens, i + 2)))
    ? insertAfter(page, i, right)
    : undefined
})

const adjectiveRight: Readonly<Record<string, string>> = {
  interested: 'in', responsible: 'for', famous: 'for', allergic: 'to', similar: 'to', addicted: 'to', related: 'to', fond: 'of', familiar: 'with', dependent: 'on', jealous: 'of', afraid: 'of', scared: 'of', proud: 'of', ashamed: 'of', tired: 'of', engaged: 'to', married: 'to', satisfied: 'with', grateful: 'for', accustomed: 'to', identical: 'to', guilty: 'of', bored: 'with', worried: 'about' } // prettier-ignore

/** "They are interested the job", "allergic the dust" */
const adjectiveNeeds: Rule = (page, token, i) => {
  const { tokens } = page
  const right = pick(adjectiveRight, token.lower)
  const next = lowerAt(tokens, i + 1)
  if (!right || !isDetermined(next) || /^(?:that|this|any|no|every|each)$/.test(next) || tokens[i + 1]?.fixed) return undefined
  const k = /^(?:very|so|really|not|too|quite|also|always|still|more|most)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  if (!beForms.has(lowerAt(tokens, k)) && !/^(?:i'm|he's|she's|we're|they're|you're|isn't|aren't|wasn't|weren't)$/.test(lowerAt(tokens, k))) return undefined // prettier-ignore
  const head = headAt(tokens, i + 2, word => !closed.has(word), 3)
  return head !== undefined && isEnd(tokens[head + 1]) && !(page.dictionary.partsOf(lowerAt(tokens, head)) & pos.past) && !times.test(lowerAt(tokens, head)) && !/^(?:summer|winter|spring|fall|autumn|moment|minute)$/.test(lowerAt(tokens, head)) // prettier-ignore
    ? insertAfter(page, i, right)
    : undefined
}

/** "sitting behind of me", "is close of the station", "near from here" */
const behindOf: Rule = onWord('of from', (page, token, i) => {
  const { tokens } = page
  const next = lowerAt(tokens, i + 1)
  if (!(isDetermined(next) || persons.test(next) || next === 'it')) return undefined
  const before = lowerAt(tokens, i - 1)
  const two = lowerAt(tokens, i - 2)
  if (token.lower === 'of' && before === 'close' && (beForms.has(two) || /^(?:so|very|too|really|not|live|lives|lived|sat)$/.test(two))) return changeTo(token, 'to') // prettier-ignore
  if (determiners.has(two) || /^(?:in|at|from|to)$/.test(two)) return undefined
  if (token.lower === 'of' && before === 'about' && /^(?:is|was|story|film|book|movie|talk|talked|talks)$/.test(two)) return drop(page, i) // prettier-ignore
  if (token.lower === 'from' && before === 'off' && baseAt(page, i - 2) === 'get' && /^(?:bus|train|plane|tram|boat|bike|horse|sofa|bed)$/.test(lowerAt(tokens, i + 2))) return drop(page, i) // prettier-ignore
  return (token.lower === 'of' ? /^(?:behind|under|beneath|beside|around|against|beyond|during|through|towards?|without|between|after|before)$/ : /^near$/).test(before) && (token.lower === 'of' || (isEnd(tokens[i + 3]) && !persons.test(next) && (beForms.has(two) || /^(?:located|situated|lives?|lived|stayed)$/.test(two)))) // prettier-ignore
    ? drop(page, i)
    : undefined
})

/** "Most the people left", "A couple my friends", "One the best days" */
const mostOf: Rule = onWord('most some one many several few couple none each part lots plenty bunch', (page, token, i) => {
  const { tokens, classes } = page
  const next = lowerAt(tokens, i + 1)
  if (!/^(?:the|my|our|his|their|these|those)$/.test(next) || tokens[i + 1]?.fixed) return undefined
  const isCouple = /^(?:couple|bunch|part|few)$/.test(token.lower)
  if (isCouple && lowerAt(tokens, i - 1) !== 'a' && token.lower !== 'part') return undefined
  // "who matters most the people decide", "at one the next morning"
  const before = tokens[i - 1]
  const opens = token.first || isCouple || /^(?:is|was|are|were|and|but|spent|with|,|for|by|like|likes|saw|met|lost|that|because|has|have|had|it's)$/.test(before?.lower ?? '') // prettier-ignore
  const isOne = token.lower === 'one'
  const isMany = (word: string) => classes.isPlural(word) || /^(?:people|children)$/.test(word)
  const k = headAt(tokens, i + 2, word => !closed.has(word), 3) ?? [i + 2, i + 3].find(at => isMany(lowerAt(tokens, at)) && (page.dictionary.partsOf(lowerAt(tokens, at + 1)) & pos.past) !== 0) // prettier-ignore
  const head = lowerAt(tokens, k ?? -1)
  if (!opens || k === undefined || !(classes.isPlural(head) || /^(?:people|children|time|money|work|food|staff)$/.test(head))) return undefined // prettier-ignore
  if (isOne && !/^(?:best|worst|most|biggest|main|first|few|only|largest|greatest|oldest|nicest)$/.test(lowerAt(tokens, i + 2)) && next === 'the') return undefined // prettier-ignore
  return { ...insertText(token.end, ' of', 'preposition', `Use "of" after "${token.lower}".`) }
})

/** "I got this job thanks my uncle." */
const thanksTo: Rule = onText('thanks', (page, token, i) =>
  page.tokens[i - 1]?.word === true && !token.first && !/^(?:many|no|and|with|much|special|his|her|my|our|their|your|he|she|it|of)$/.test(lowerAt(page.tokens, i - 1)) && isDetermined(lowerAt(page.tokens, i + 1)) && headAt(page.tokens, i + 2, word => isPersonNoun(word) || /^(?:help|support|work|advice|efforts?)$/.test(word), 2) !== undefined // prettier-ignore
    ? insertAfter(page, i, 'to')
    : undefined,
)

/** Nouns after a determiner, the wrong prepositions, the right one, and what may follow. */
const nounFrames: readonly [noun: RegExp, wrong: RegExp, right: string, object?: RegExp][] = [
  [/^(?:cure|remedy)$/, /^(?:of|to|against)$/, 'for', /^(?:illness|disease|cancer|cold|flu|pain|headache|problem|condition|virus|infection|cough|insomnia|diabetes|asthma|allergies|it|this)$/], // prettier-ignore
  [/^demand$/, /^(?:of|to)$/, 'for', /^(?:oil|gas|food|water|houses|homes|housing|energy|electricity|workers|products?|services?|goods|cars|labor|labour|nurses|teachers|engineers|tickets|coffee|rice|wheat|masks)$/], // prettier-ignore
  [/^talent$/, /^(?:in|of|to)$/, 'for', /^(?:music|languages|drawing|painting|singing|cooking|writing|dancing|sports?|art|math|maths|acting|design|numbers|photography)$/], // prettier-ignore
  [/^differences?$/, /^(?:of|among)$/, 'between', /^(?:both|these|them)$/],
  [/^(?:invitation|visit|trip|solution|answer|access|damage|changes?|alternative|introduction|reaction|approach)$/, /^(?:at|on)$/, 'to', /^(?:party|wedding|museum|dinner|problem|question|questions|problems|house|car|roof)$/], // prettier-ignore
  [/^(?:demand|need|reason|search|responsibility|preference|nomination|excuse|application|request)$/, /^(?:about|at)$/, 'for'],
  [/^(?:belief|confidence|increase|decrease|rise|reduction|drop|decline|delay|fall|improvement)$/, /^(?:at|on)$/, 'in', /^(?:prices?|sales|costs?|rents?|wages|salary|temperature|temperatures|number|numbers|quality|production|profits?|god|himself|herself|themselves|myself|payment|delivery|schedule)$/], // prettier-ignore
  [
    /^increase$/,
    /^of$/,
    'in',
    /^(?:prices?|rents?|costs?|wages|temperatures?|sales|crime|traffic|pollution|population|tourism|unemployment)$/,
  ],
  [/^(?:proof|fear|risk|danger|chance|knowledge|sense|lack|understanding|experience|advantage)$/, /^(?:about|for)$/, 'of', /^(?:payment|heights|flying|spiders|dogs|rain|fire|flooding|infection|humor|humour|injury|identity|address|purchase)$/], // prettier-ignore
  [/^(?:relationship|contract|appointment|conversation|agreement|argument)$/, /^(?:to|by)$/, 'with', /^(?:doctor|dentist|boss|manager|parents|mother|father|friends?|wife|husband|landlord|colleagues?|customers?|supplier|teacher|neighbors?|neighbours?|client|clients|laptop|printer|engine|computer|heating)$/], // prettier-ignore
  [/^(?:pictures?|photos?|copy|copies|map)$/, /^(?:from|about)$/, 'of', /^(?:cat|dog|dogs|receipt|contract|invoice|passport|damage|certificate)$/], // prettier-ignore
  [/^(?:attack|influence|impact|effect|comment|pressure|tax)$/, /^(?:to|at)$/, 'on', /^(?:environment|children|health|students?|society|people|economy|climate|nature|price|prices|business|teachers?|families|life|animals)$/], // prettier-ignore
]

/** "no cure of this illness", "the demand of oil", "an expert of birds" */
const nounFrame: Rule = onWord('of to at on in for from about by against among', (page, token, i) => {
  const { tokens } = page
  if (!startsObject(page, i + 1) || isAdjunct(page, i + 1)) return undefined
  const noun = lowerAt(tokens, i - 1)
  const found = nounFrames.find(([which, wrong]) => which.test(noun) && wrong.test(token.lower) && which.source !== '')
  if (!found || beForms.has(lowerAt(tokens, i - 2)) || page.tags.has(i - 2, 'Pronoun') || persons.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const [, , right, object] = found
  if (laterPreposition(page, i + 1, right)) return undefined
  if (token.lower === 'to' && isBase(page, tokens[i + 1])) return undefined
  const isObject = !object || object.test(lowerAt(tokens, i + 1)) || headAt(tokens, i + 1, word => object.test(word), 4) !== undefined
  return isObject && (object || isDetermined(lowerAt(tokens, i - 2)) || page.classes.isAdjective(lowerAt(tokens, i - 2))) ? changeTo(token, right) : undefined // prettier-ignore
})

const cities = /^(?:London|Paris|Berlin|Madrid|Rome|Milan|Barcelona|Lisbon|Porto|Vienna|Prague|Warsaw|Krakow|Moscow|Kyiv|Istanbul|Ankara|Athens|Cairo|Dubai|Delhi|Mumbai|Beijing|Shanghai|Tokyo|Osaka|Seoul|Bangkok|Hanoi|Sydney|Melbourne|Toronto|Montreal|Vancouver|Chicago|Boston|Seattle|Houston|Manchester|Birmingham|Leeds|Liverpool|Bristol|Glasgow|Edinburgh|Dublin|Amsterdam|Brussels|Munich|Hamburg|Frankfurt|Zurich|Geneva|Stockholm|Oslo|Copenhagen|Helsinki|Budapest|Lima|Bogota|Santiago|France|Germany|Italy|Spain|Portugal|Poland|England|Scotland|Wales|Russia|Ukraine|Turkey|Greece|Austria|Switzerland|Belgium|Sweden|Norway|Denmark|Finland|Hungary|Romania|China|Japan|India|Korea|Vietnam|Thailand|Pakistan|Iran|Egypt|Morocco|Nigeria|Kenya|Brazil|Argentina|Chile|Mexico|Canada|Australia|Europe|Asia|Africa|America)$/ // prettier-ignore

/** Nouns after "the" or "a", the wrong prepositions before, the right one, and the verbs or words before. */
const placeFrames: readonly [noun: RegExp, wrong: RegExp, right: string, before: RegExp][] = [
  [/^(?:sofa|couch|floor|balcony|roof|bench|stairs|carpet|pavement|sidewalk|terrace|counter|platform|bridge|shelf|table|stage|beach|rug|mat)$/, /^(?:in|at)$/, 'on', /^(?:sit|sleep|stand|lie|lay|put|leave|wait|play|keep|fall|place|relax|smoke|sat|slept|lying|left|walk|rest|kneel)$/], // prettier-ignore
  [/^(?:wall|ceiling|door|screen|map|fridge|windscreen)$/, /^in$/, 'on', /^(?:stain|picture|poster|sign|scratch|painting|calendar|clock|hang|hung|photo|mirror|mold|mould|fingerprint|note)s?$/], // prettier-ignore
  [/^(?:kitchen|bathroom|bedroom|living|garden|garage|cellar|basement|attic|city|classroom|forest|park|hall|library|pool|drawer)$/, /^on$/, 'in', /^(?:be|sit|sleep|cook|eat|work|meet|stay|wait|live|play|put|keep|leave|study|find|am|is|are|was|were|left|sat|met|stayed|swim|swam|stand|walk)$/], // prettier-ignore
  [/^(?:party|concert|meeting|conference|wedding|funeral|festival|barbecue|airport|reception|university|ceremony|exhibition|seminar|fair|entrance|exit|checkout|gate)$/, /^on$/, 'at', /^(?:meet|be|see|wait|stand|speak|dance|sing|arrive|eat|pay|study|is|was|were|are|am|met|people|friends|guests|register|work|drink)$/], // prettier-ignore
  // Not "the lamp stands on my desk"
  [/^(?:counter|desk)$/, /^on$/, 'at', /^(?:meet|wait|speak|arrive|pay|study|register|work)$/],
  [/^(?:party|concert|reception|barbecue|gate|entrance|checkout)$/, /^in$/, 'at', /^(?:meet|wait|stand|pay|met|people|friends|guests|register|card|cash|ask|is|was|were|are|am|ask)$/], // prettier-ignore
  [/^(?:corner|crossroads|roundabout|traffic|intersection|junction)$/, /^(?:on|in)$/, 'at', /^(?:left|right|turn)$/],
]

/** "slept in the floor", "She is on the kitchen", "lives on Paris" */
const placeFrame: Rule = onWord('in on at', (page, token, i) => {
  const { tokens } = page
  if (isGoverned(tokens, i)) return undefined
  const next = lowerAt(tokens, i + 1)
  const isHere = (before: RegExp) => {
    const near = [i - 1, i - 2].some((k, at) => lowerAt(tokens, k) !== '' && (before.test(baseAt(page, k)) || before.test(lowerAt(tokens, k))) && (at === 0 || /^(?:it|them|him|her|me|us|keys|phone|bag|wallet|book|books|shoes|glasses|dishes|clothes|there|early|late|already|still|now|only|everything)$/.test(lowerAt(tokens, i - 1)))) // prettier-ignore
    return near
  }
  if (cities.test(tokens[i + 1]?.text ?? '')) return token.lower !== 'in' && /^(?:live|lives|lived|living|born|studied|grew|settled|residing|resides)$/.test(lowerAt(tokens, i - 1)) && endsNoun(tokens, i + 2) ? changeTo(token, 'in') : undefined // prettier-ignore
  if (!isDetermined(next)) return undefined
  const k = i + 2
  if (!endsNoun(tokens, k + 1) || /^(?:of|below|above|where|that|which)$/.test(lowerAt(tokens, k + 1))) return undefined
  const found = placeFrames.find(([noun, wrong, right, before]) => noun.test(lowerAt(tokens, k)) && wrong.test(token.lower) && right !== token.lower && isHere(before)) // prettier-ignore
  return found ? changeTo(token, found[2]) : undefined
})

const languages = /^(?:French|English|German|Italian|Spanish|Portuguese|Polish|Russian|Turkish|Greek|Dutch|Swedish|Norwegian|Danish|Finnish|Hungarian|Czech|Romanian|Ukrainian|Chinese|Japanese|Korean|Vietnamese|Thai|Arabic|Hebrew|Hindi|Latin)$/ // prettier-ignore

/** "Translate the letter in English", "She spoke by English" */
const intoLanguage: Rule = onWord('in on at by with', (page, token, i) => {
  const { tokens } = page
  if (!languages.test(tokens[i + 1]?.text ?? '') || !endsNoun(tokens, i + 2)) return undefined
  const near = [i - 1, i - 2, i - 3, i - 4].map(k => baseAt(page, k))
  if (near.some(word => word === 'translate') && /^(?:in|on|at)$/.test(token.lower)) return changeTo(token, 'into')
  return /^(?:by|with)$/.test(token.lower) && near.some(word => /^(?:speak|write|say|sing|talk|speech|explain)$/.test(word)) && !/^(?:with|lessons?)$/.test(near[0] ?? '') ? changeTo(token, 'in') : undefined // prettier-ignore
})

/** "Cut the onions on small pieces", "divided in two groups" */
const intoPieces: Rule = onWord('on to at in', (page, token, i) => {
  const { tokens } = page
  const verb = [i - 1, i - 2, i - 3, i - 4].map(k => baseAt(page, k)).find(word => /^(?:cut|chop|slice|divide|split|break|tear|separate|dice)$/.test(word)) // prettier-ignore
  const k = headAt(tokens, i + 1, word => /^(?:pieces|slices|cubes|strips|rings|halves|quarters|chunks|sticks|groups|teams|parts|sections)$/.test(word), 4) // prettier-ignore
  if (!verb || k === undefined || (token.lower === 'in' && !/^(?:groups|teams|parts|sections)$/.test(lowerAt(tokens, k))) || (token.lower === 'to' && lowerAt(tokens, i + 1) === 'pieces')) return undefined // prettier-ignore
  return determiners.has(lowerAt(tokens, i + 1)) ? undefined : changeTo(token, 'into')
})

/** "She looked on me", "The dog barked to the postman" */
const lookAt: Rule = (page, token, i) => {
  const { tokens } = page
  const verb = lowerAt(tokens, i - 1)
  const next = lowerAt(tokens, i + 1)
  const object = persons.test(next) ? i + 1 : isDetermined(next) ? headAt(tokens, i + 2, people, 2) : undefined
  if (object === undefined || [1, 2, 3, 4].some(k => /^(?:as|with|for)$/.test(lowerAt(tokens, object + k))) || !isVerbHere(page, i - 1)) return undefined // prettier-ignore
  if (token.lower === 'on' && /^(?:look|looks|looked|looking)$/.test(verb)) return changeTo(token, 'at')
  return token.lower === 'to' && /^(?:bark|barks|barked|barking|growled|stared|glanced|laughed|gazed|frowned)$/.test(verb) ? changeTo(token, 'at') : undefined // prettier-ignore
}

/** "Please confirm us your address" */
const confirmUs: Rule = onWord('me us', (page, token, i) => {
  const { tokens } = page
  const [verb, next] = [tokens[i - 1], tokens[i + 1]]
  return verb && next && !next.fixed && /^(?:confirm|confirmed|mention|mentioned|announce|announced)$/.test(verb.lower) && (isDetermined(next.lower) || /^(?:if|whether|when|by)$/.test(next.lower)) // prettier-ignore
    ? { ...removeWord(token, next, 'preposition', `"${verb.lower}" takes its object without "${token.lower}".`) }
    : undefined
})

/** "I paid 20 euros the ticket" */
const paidForIt: Rule = onWord('euro euros dollar dollars pounds bucks yen cents rubles zloty rupees €', (page, token, i) => {
  const { tokens } = page
  if (!isNumber(tokens[i - 1])) return undefined
  if (!/^(?:the|my|this|that|our)$/.test(lowerAt(tokens, i + 1)) || times.test(lowerAt(tokens, i + 2)) || ![i - 2, i - 3, i - 4].some(k => /^(?:pay|paid|paying|spend|spent|cost)$/.test(lowerAt(tokens, k)))) return undefined // prettier-ignore
  const isSpent = [i - 2, i - 3, i - 4].some(k => lowerAt(tokens, k).startsWith('sp'))
  return isEnd(tokens[i + 3]) && page.classes.isSingular(lowerAt(tokens, i + 2)) && ![i - 2, i - 3, i - 4].some(k => lowerAt(tokens, k) === 'cost') ? insertAfter(page, i, isSpent ? 'on' : 'for') : undefined // prettier-ignore
})

/** "I woke up 6 o'clock", "leaves 8 pm" */
const atClock: Rule = beforeWord("o'clock am pm", (page, token, i) => {
  const { tokens, tags } = page
  if (!isNumber(token) || token.fixed || /^(?:is|was|it's|be)$/.test(lowerAt(tokens, i - 1)) || /^(?:to|until|till|and)$/.test(lowerAt(tokens, i + 2))) return undefined // prettier-ignore
  const before = lowerAt(tokens, i - 1)
  const verb = /^(?:up|home|here|there|work|school|bed)$/.test(before) ? i - 2 : i - 1
  const moves = /^(?:wake|get|leave|arrive|start|begin|open|close|come|go|finish|end|meet|depart|return|land)$/
  return moves.test(baseAt(page, verb)) && (tags.has(verb, 'Verb') || moves.test(lowerAt(tokens, verb))) ? insertText(token.start, 'at ', 'preposition', `Use "at" after "${before}".`) : undefined // prettier-ignore
})

/** "They provided us new uniforms" */
const provideWith: Rule = onWord('me us him them you', (page, token, i) => {
  const { tokens } = page
  return /^(?:provid(?:e|ed|es|ing)|suppl(?:y|ied|ies)|equip(?:s|ped)?)$/.test(lowerAt(tokens, i - 1)) && startsObject(page, i + 1) && !persons.test(lowerAt(tokens, i + 1)) && !/^(?:all|both|it|that|this|what|how)$/.test(lowerAt(tokens, i + 1)) && !laterPreposition(page, i + 1, 'with') // prettier-ignore
    ? insertAfter(page, i, 'with')
    : undefined
})

/** "spends a lot of money for clothes" */
const moneyOn: Rule = onWord('for in to at', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:money|euros|dollars|pounds|time|budget|salary)$/.test(lowerAt(tokens, i - 1)) || lowerAt(tokens, i - 1) === 'time') return undefined // prettier-ignore
  const spends = [2, 3, 4, 5, 6].some(back => /^(?:spend|spends|spent|spending|wasted?|wastes)$/.test(lowerAt(tokens, i - back)))
  return spends && headAt(tokens, i + 1, word => /^(?:clothes|food|books?|games?|shoes|rent|gifts?|presents?|toys|travel|transport|petrol|gas|drinks|coffee|cigarettes|makeup|tickets?|things|furniture|repairs?|advertising|education|cars?|phones?|alcohol|sweets|groceries|medicine|electricity|heating)$/.test(word)) !== undefined // prettier-ignore
    ? changeTo(token, 'on')
    : undefined
})

/** "I will see you on next Monday", "on every Sunday" */
const onEvery: Rule = onWord('on in at', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  const day = /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|year|weekend|morning|day|evening|night|afternoon|summer|winter)$/ // prettier-ignore
  if (token.first || !next || next.fixed || !/^(?:next|every|each)$/.test(next.lower) || !day.test(lowerAt(tokens, i + 2))) return undefined
  return endsNoun(tokens, i + 3) && lowerAt(tokens, i + 3) !== 'of' && !isGoverned(tokens, i) && !/^(?:go|goes|going|carry|work|come|comes|get|hold|depend|depends|plan|decide|decided|based)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? removeWord(token, next, 'preposition', `"${next.lower} ${tokens[i + 2]?.text ?? ''}" takes no preposition.`)
    : undefined
})

/** "We go there on summer", "in Christmas", "It was in a sunny day" */
const seasonIn: Rule = ({ tokens, classes }, token, i) => {
  const next = tokens[i + 1]
  if (!next?.word || isGoverned(tokens, i)) return undefined
  if (/^(?:on|at)$/.test(token.lower) && /^(?:summer|winter|autumn|spring)$/.test(next.lower) && !next.hyphen && endsNoun(tokens, i + 2)) return changeTo(token, 'in') // prettier-ignore
  if (/^in$/.test(token.lower) && /^(?:Christmas|Easter|Thanksgiving)$/.test(next.text) && endsNoun(tokens, i + 2) && !/^(?:believe|believes|interest|joy|trust)$/.test(lowerAt(tokens, i - 1))) return changeTo(token, 'at') // prettier-ignore
  const isDay = token.lower === 'in' && /^(?:a|that|this)$/.test(next.lower)
  const k = next.lower === 'a' ? i + 3 : i + 2
  const fits = next.lower !== 'a' || /^(?:sunny|rainy|cold|hot|cloudy|windy|snowy|stormy|summer|winter|warm|special)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
  return isDay && next.lower !== 'this' && fits && /^day$/.test(lowerAt(tokens, k)) && classes.isSingular('day') && endsNoun(tokens, k + 1) && !/^(?:and|age)$/.test(lowerAt(tokens, k + 1)) ? changeTo(token, 'on') : undefined // prettier-ignore
}

/** "Sales increased on 12 percent" */
const byPercent: Rule = onWord('on for in with', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:increase|decrease|rise|fall|drop|grow|decline|reduce|shrink|raise|lower|rose|fell|grew)$/.test(baseAt(page, i - 1)) || !isVerbHere(page, i - 1)) return undefined // prettier-ignore
  const unit = tokens[i + 2]
  const isPercent = isNumber(tokens[i + 1]) && (unit?.text === '%' || unit?.lower === 'percent' || (unit?.lower === 'per' && lowerAt(tokens, i + 3) === 'cent')) // prettier-ignore
  const end = unit?.lower === 'per' ? i + 4 : i + 3
  return isPercent && lowerAt(tokens, end) !== 'of' && !tokens[end]?.hyphen && (isEnd(tokens[end]) || closed.has(lowerAt(tokens, end))) ? changeTo(token, 'by') : undefined // prettier-ignore
})

/** "It keeps them away of trouble" */
const awayFrom: Rule = onWord('of', (page, token, i) =>
  lowerAt(page.tokens, i - 1) === 'away' && startsObject(page, i + 1) && !/^(?:course|all|necessity)$/.test(lowerAt(page.tokens, i + 1)) && lowerAt(page.tokens, i + 2) !== 'own' // prettier-ignore
    ? changeTo(token, 'from')
    : undefined,
)

/** "The rules allow to the members to bring guests" */
const allowTo: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:allow|permit|enable|persuade|advise|encourage)$/.test(baseAt(page, i - 1)) || beForms.has(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  if (!(isDetermined(lowerAt(tokens, i + 1)) || persons.test(lowerAt(tokens, i + 1)))) return undefined
  for (let k = i + 2; k < i + 6 && tokens[k]?.word; k++) if (lowerAt(tokens, k) === 'to') return isBase(page, tokens[k + 1]) ? drop(page, i) : undefined // prettier-ignore
  return undefined
})
