/** Members of a word family by their place: "win easy", "get along good", "a health meal", "I am license in Ohio", "difference people". */
import { afterWord, applyRules, inDrafts, lowerAt, onText, pick, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { beForms, closed, determiners, modals, possessives, prepositions, subjects } from '../../grammar/word-classes.ts'
import { adverbOf } from '../modifiers/adverbs.ts'
import { isPersonNoun } from '../../grammar/person-nouns.ts'
import { baseAt, isEnd } from '../verbs/verb-slots.ts'

/** Edits of such words. */
export function familySlotEdits(page: RulePage): Edit[] {
  return applyRules(page, [goodAsAdverb, adjectiveOfDeed, growSignificant, quickBecame, stillWarmly, healthMeal, peopleHealth, beLicense]) // prettier-ignore
}

const tellAdverb = (token: Token, adverb: string) =>
  replaceWord(token, adverb, 'adverb', `Use the adverb "${adverb}" to describe an action.`)
const tellWord = (token: Token, right: string) => replaceWord(token, right, 'word-form', `Use "${right}" here instead of "${token.lower}".`)
const isDetermined = (word: string) => determiners.has(word) || possessives.has(word)

const endsClause = (tokens: readonly Token[], i: number) => isEnd(tokens[i]) || /^(?:and|but|because|when|with|so|that|in|on|at|for|since|now|after|before|until|today|yesterday|again|to|if|ever|every|this|last|together|as|from|even|without|during|while|through)$/.test(lowerAt(tokens, i)) // prettier-ignore

/** The index of the verb that ends before `last`, possibly with its object. */
function verbBefore(page: RulePage, last: number, test: RegExp): { at: number; hasObject: boolean } | undefined {
  const { tokens, tags, dictionary } = page
  if (test.test(baseAt(page, last)) && isVerb(last)) return { at: last, hasObject: false }
  if (/^(?:it|them|him|her|me|us|you|myself|yourself|himself|herself|themselves|everything|everyone|this|that)$/.test(lowerAt(tokens, last))) return test.test(baseAt(page, last - 1)) && isVerb(last - 1) ? { at: last - 1, hasObject: true } : undefined // prettier-ignore
  // "lost that round", "know my neighbors", "speak French"
  if (!(dictionary.partsOf(lowerAt(tokens, last)) & (pos.noun | pos.plural)) && !/^\p{Lu}/u.test(tokens[last]?.text ?? '')) return undefined
  for (let k = last - 1; k > last - 4; k--) {
    if (isDetermined(lowerAt(tokens, k))) return !/^(?:an?|no|some|any)$/.test(lowerAt(tokens, k)) && test.test(baseAt(page, k - 1)) && isVerb(k - 1) ? { at: k - 1, hasObject: true } : undefined // prettier-ignore
    if (closed.has(lowerAt(tokens, k))) return undefined
  }
  return undefined

  function isVerb(k: number) {
    const before = lowerAt(tokens, k - 1)
    return !isDetermined(before) && !/^(?:of|very|so|too)$/.test(before) && (tags.has(k, 'Verb') || subjects.has(before) || modals.has(before) || before === 'to' || tokens[k]?.first === true) // prettier-ignore
  }
}

const wellDone = /^(?:know|understand|remember|see|hear|explain|play|speak|teach|treat|clean|organize|organise|train|behave|perform|work|sleep|fit|drive|sing|dance|swim|go|fix|describe|learn|manage|handle|rest|adapt|communicate|cooperate|run|age|prepare)$/ // prettier-ignore

/** "He gets along good with them", "It went good.", "I know him good" */
const goodAsAdverb: Rule = onText('good', (page, token, i) => {
  const { tokens } = page
  if (!endsClause(tokens, i + 1) || /^(?:and|to|as|for)$/.test(lowerAt(tokens, i + 1))) return undefined
  const k = /^(?:very|so|really|pretty|quite|too|as)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  if (/^(?:along|together|on)$/.test(lowerAt(tokens, k)) && /^(?:get|work|live|play|fit|go)$/.test(baseAt(page, k - 1))) return tellAdverb(token, 'well') // prettier-ignore
  const found = verbBefore(page, k, wellDone)
  if (!found) return undefined
  const base = baseAt(page, found.at)
  if (base === 'go' && (found.hasObject || !isEnd(tokens[i + 1]))) return undefined
  if (/^(?:see|hear|treat|know|describe|run|learn)$/.test(base) && !found.hasObject) return undefined
  // "make it clean good", "see the good"
  return tellAdverb(token, 'well')
})

/** Adjectives by the actions after which they need "-ly". */
const deeds: readonly [adjective: RegExp, verbs: RegExp, objects: 'any' | 'needed' | 'none'][] = [
  [/^bad$/, /^(?:lose|hurt|injure|damage|burn|bruise|sleep|sing|play|behave|treat|perform|want|need|miss|speak|write|drive|cook|pay|park|organize|bleed|sprain|scratch|dent|translate|pronounce)$/, 'any'], // prettier-ignore
  [/^smooth$/, /^(?:run|go|operate|flow|move|land|work|handle|manage|organize)$/, 'any'],
  [/^easy$/, /^(?:win|learn|find|solve|break|understand|reach|tear|fit|open|remove|clean|install|slide|pass|forget|handle|bend|scratch|assemble|carry|recognize|adapt)$/, 'any'], // prettier-ignore
  [/^calm$/, /^(?:leave|walk|speak|talk|explain|respond|react|act|answer|exit|proceed|evacuate|breathe|wait|discuss|listen|say|drive|work)$/, 'any'], // prettier-ignore
  [/^punctual$/, /^(?:arrive|come|start|pay|leave|begin|deliver|depart)$/, 'any'],
  [/^(?:comfortable)$/, /^(?:sleep|live|work|walk|rest|fit)$/, 'none'],
  [/^(?:safe)$/, /^(?:drive|arrive|land|travel|store|work|ship|handle|use|deliver|operate|ride)$/, 'none'],
  [/^(?:firm|loose)$/, /^(?:hold|press|tie|attach|close|fasten|grip|screw|wrap|seal|push|secure)$/, 'needed'],
  [/^(?:equal|even)$/, /^(?:share|divide|split|treat|distribute)$/, 'any'],
  [/^(?:fresh)$/, /^(?:grind|bake|prepare)$/, 'none'],
  [/^(?:quiet)$/, /^(?:speak|talk|leave|close|play|whisper|enter|read|knock|work|study)$/, 'any'],
  [/^(?:loud)$/, /^(?:knock|complain|argue|snore|shout|play|bark|laugh)$/, 'none'],
  [/^(?:significant|substantial|considerable|dramatic|rapid|gradual|steady|exponential|sharp|constant|slight|noticeable)$/, /^(?:increase|decrease|change|improve|rise|fall|drop|decline|expand|vary|differ|reduce|grow|shrink|affect|contribute|develop|worsen)$/, 'any'], // prettier-ignore
  [/^(?:happy|sad|nervous|angry|proud|shy|eager|grateful)$/, /^(?:smile|laugh|shout|nod|whisper|reply|answer|ask|say|explain|wave|speak|sing|dance|announce|bark|scream)$/, 'none'], // prettier-ignore
]

/** "I lost that round bad", "I thought I would win easy", "leave the building calm" */
const adjectiveOfDeed: Rule = (page, token, i) => {
  const { tokens, dictionary } = page
  const rows = deeds.filter(([adjective]) => adjective.test(token.text))
  if (rows.length === 0 || token.hyphen || token.first) return undefined
  // "slept bad and cold", "shouted angry words"
  const next = tokens[i + 1]
  const isBreak = endsClause(tokens, i + 1) || (/^(?:threw|through|by|across|over|into)$/.test(next?.lower ?? '') && !/^(?:easy|even|loose)$/.test(token.text)) // prettier-ignore
  if (!isBreak || (/^(?:as|and|to)$/.test(next?.lower ?? '') && !(next?.lower === 'and' && !(dictionary.partsOf(lowerAt(tokens, i + 2)) & pos.adjective)))) return undefined // prettier-ignore
  const k = /^(?:very|so|really|pretty|quite|too|more|less|extremely)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  for (const [, verbs, objects] of rows) {
    const found = verbBefore(page, k, verbs)
    if (!found || (found.hasObject ? objects === 'none' : objects === 'needed')) continue
    const base = baseAt(page, found.at)
    if (token.text === 'bad' && !found.hasObject && /^(?:want|need|miss|pay|play|cook)$/.test(base)) continue
    if (token.text === 'bad' && found.hasObject && /^(?:need|want|miss)$/.test(base) && isDetermined(lowerAt(tokens, k - 1)) && k === i - 1)
      continue
    if (token.text === 'easy' && !found.hasObject && !/^(?:win|learn|break|tear|slide|bend|scratch|forget|pass|assemble)$/.test(base))
      continue
    if (token.text === 'easy' && found.hasObject && /^(?:find|make|understand|recognize)$/.test(base) && !/^(?:it|them)$/.test(lowerAt(tokens, k))) continue // prettier-ignore
    if (/^(?:find|leave)$/.test(base) && found.hasObject && /^(?:it|them|him|her|me|us)$/.test(lowerAt(tokens, k))) continue
    if (base === 'say' && found.hasObject) continue
    return tellAdverb(token, adverbOf(token.lower))
  }
  return undefined
}

/** "The damage has not grown significant." */
const growSignificant: Rule = onText(
  'significant substantial considerable rapid gradual steady exponential dramatic constant quick slow',
  (page, token, i) =>
    baseAt(page, i - 1) === 'grow' && page.tags.has(i - 1, 'Verb') && endsClause(page.tokens, i + 1)
      ? tellAdverb(token, adverbOf(token.lower))
      : undefined,
)

/** "she quick became our expert", "He sudden left" */
const quickBecame: Rule = onText(
  'quick slow easy sudden quiet soft loud immediate careful happy proud calm nervous polite brave rapid gradual final actual usual recent general normal eventual accidental secret sad angry gentle constant regular frequent rare successful strong complete total serious honest real absolute definite obvious clear probable unfortunate fortunate lucky',
  (page, token, i) => {
    const { tokens, dictionary } = page
    const [before, next] = [lowerAt(tokens, i - 1), tokens[i + 1]]
    const parts = dictionary.partsOf(next?.lower ?? '')
    if (!next?.word || next.fixed || !subjects.has(before) || /^(?:you|it)$/.test(before) || beForms.has(lowerAt(tokens, i - 2)))
      return undefined
    const isPast = (parts & pos.past) !== 0 && !closed.has(next.lower) && !(parts & (pos.noun | pos.adjective))
    return isPast || /^(?:became|came|went|left|felt|found|saw|began|learned|decided|realized)$/.test(next.lower)
      ? replaceWord(token, adverbOf(token.lower), 'adverb', `Use the adverb "${adverbOf(token.lower)}" before a verb.`)
      : undefined
  },
)

/** "pieces of baklava, still warmly" */
const stillWarmly: Rule = afterWord('still', ({ tokens }, token, i) => {
  const right = pick({ warmly: 'warm', coldly: 'cold', hotly: 'hot', coolly: 'cool', freshly: 'fresh', softly: 'soft', wetly: 'wet', dryly: 'dry', crisply: 'crisp' }, token.text) // prettier-ignore
  return right && isEnd(tokens[i + 1]) && !tokens[i - 2]?.word
    ? replaceWord(token, right, 'adjective', `Use the adjective "${right}" here.`)
    : undefined
})

/** Nouns, the adjectives of their family, and the nouns before which only the adjective fits. */
const attributive: Readonly<Record<string, readonly [adjective: string, nouns: RegExp]>> = {
  health: ['healthy', /^(?:meals?|life|diet|lifestyle|child|children|people|person|body|man|woman|snacks?|relationship|relationships|baby|teeth|skin|hair|way|plants?|dinner|breakfast|lunch|recipes?|animals?|lives)$/], // prettier-ignore
  danger: ['dangerous', /^(?:places?|animals?|roads?|sports?|jobs?|situations?|things?|streets?|people|man|driver|work|activity|activities|city|dog|dogs|game|trip|weapon|virus|disease|chemicals?)$/], // prettier-ignore
  importance: ['important', /^(?:things?|person|people|part|role|reasons?|questions?|decisions?|information|meetings?|points?|day|job|factors?|skills?|lessons?|message|news|events?|documents?|places?|topics?|subjects?|issues?|problems?)$/], // prettier-ignore
  difference: ['different', /^(?:people|cultures?|countries|country|things?|ways?|kinds?|types?|opinions?|places?|ideas?|colors?|languages?|reasons?|ages?)$/], // prettier-ignore
  beauty: ['beautiful', /^(?:girls?|woman|women|places?|city|cities|day|country|flowers?|house|beach|beaches|views?|garden|weather|nature|songs?|dress|lady|eyes|landscapes?|scenery|smile|island|town|music|picture|pictures)$/], // prettier-ignore
  success: [
    'successful',
    /^(?:man|woman|person|people|business|career|company|companies|businessman|students?|life|project|entrepreneur|team)$/,
  ],
  noise: ['noisy', /^(?:neighbors?|neighbours?|streets?|children|kids|room|place|city|dogs?|engine|party|classroom|road)$/],
  wealth: ['wealthy', /^(?:people|person|family|families|man|woman|country|countries|businessman)$/],
  luck: ['lucky', /^(?:man|girl|boy|person|day|number|people|guy|winner)$/],
  patience: ['patient', /^(?:person|people|man|woman|teacher|worker|nurse|listener|parent|child)$/],
  honesty: ['honest', /^(?:person|people|man|woman|answer|worker|opinion|friend|review)$/],
  confidence: ['confident', /^(?:person|people|man|woman|speaker|student|leader|voice|girl|boy)$/],
  intelligence: ['intelligent', /^(?:person|people|man|woman|students?|girl|boy|child|children|animals?|dogs?)$/],
  kindness: ['kind', /^(?:person|people|man|woman|words|heart|lady|teacher)$/],
  responsibility: ['responsible', /^(?:person|people|man|adults?|citizens?|worker|employee|driver|student)$/],
  talent: ['talented', /^(?:players?|singers?|musicians?|artists?|students?|people|actors?|dancers?|person|writer|employees)$/],
  skill: ['skilled', /^(?:workers?|players?|people|staff|labor|employees|craftsman)$/],
  comfort: ['comfortable', /^(?:chairs?|bed|beds|shoes|sofa|clothes|seats?|room|rooms|place|life|house|apartment)$/],
  peace: ['peaceful', /^(?:place|life|town|village|country|area|garden|way)$/],
  environment: [
    'environmental',
    /^(?:problems?|issues?|damage|impact|pollution|policy|policies|disasters?|organizations?|awareness|laws?)$/,
  ],
  nature: ['natural', /^(?:resources?|disasters?|beauty|environment|light|ingredients?|gas|habitats?|remedies|products?)$/],
  culture: ['cultural', /^(?:differences?|diversity|heritage|background|events?|activities|exchange|traditions|identity|life)$/],
  history: ['historical', /^(?:places?|buildings?|sites?|events?|monuments?|figures?|facts?)$/],
  tradition: ['traditional', /^(?:food|dish|dishes|clothes|costumes?|music|dances?|ways?|methods?|houses?|values|culture|medicine|festivals?|dress|meals?|recipes?|games?)$/], // prettier-ignore
  nation: ['national', /^(?:holidays?|anthem|team|flag|park|parks|language|dish|hero|economy|costume)$/],
  economy: ['economic', /^(?:growth|crisis|development|problems?|situation|reasons?|system|benefits?)$/],
  person: ['personal', /^(?:opinion|information|reasons?|experiences?|data|problems?|belongings|life|trainer|computer)$/],
  finance: ['financial', /^(?:problems?|support|situation|help|crisis|aid|difficulties|stability)$/],
  society: ['social', /^(?:problems?|life|media|status|issues?|skills)$/],
  emotion: ['emotional', /^(?:support|stress|intelligence|problems?|state|connection)$/],
  industry: ['industrial', /^(?:area|city|revolution|zone|waste|production)$/],
  medicine: ['medical', /^(?:treatment|care|help|equipment|students?|school|insurance)$/],
  profession: ['professional', /^(?:cook|chef|experience|skills|players?|career|athletes?|driver|photographer|help|training|team|life|qualifications|development)$/], // prettier-ignore
  science: ['scientific', /^(?:method|research|knowledge|discovery|discoveries|evidence)$/],
  religion: ['religious', /^(?:holidays?|beliefs?|people|festivals?|music|leaders?|ceremony)$/],
  music: ['musical', /^(?:instruments?)$/],
  politics: ['political', /^(?:party|parties|system|systems|problems?|leaders?|situation|career|views?|power|reasons?|decisions?|debate|crisis)$/], // prettier-ignore
  technology: ['technological', /^(?:progress|advances?|developments?|innovations?|change|changes)$/],
  nutrition: ['nutritional', /^(?:value)$/],
  romance: ['romantic', /^(?:dinner|evening|walk|weekend|comedy|comedies|relationship|song)$/],
  chemistry: ['chemical', /^(?:reactions?|substances?|products?)$/],
  democracy: ['democratic', /^(?:country|countries|elections?|system|government|rights|society|values)$/],
  violence: ['violent', /^(?:man|men|behavior|behaviour|crimes?|films?|games?|movies?|attacks?|protests?|person|people|scenes?)$/],
  anger: ['angry', /^(?:customers?|man|men|woman|face|voice|people|boss|mob|dog|dogs|crowd|email|letter|neighbors?)$/],
  sadness: ['sad', /^(?:story|stories|face|news|songs?|day|film|movie|ending)$/],
  truth: ['true', /^(?:story|stories|friends?|love|reason)$/],
  strength: ['strong', /^(?:man|men|woman|wind|winds|coffee|team|body|muscles|connection|person|people|arms)$/],
  agriculture: ['agricultural', /^(?:land|products?|workers?|production|machinery|area|areas)$/],
  logic: ['logical', /^(?:thinking|explanation|answer|conclusion|reasons?|argument)$/],
  mystery: ['mysterious', /^(?:man|woman|place|noise|box|figure|stranger|letter|door|sound)$/],
  poison: ['poisonous', /^(?:snakes?|plants?|mushrooms?|spiders?|berries|frogs?)$/],
  fame: ['famous', /^(?:person|people|singers?|actors?|actress|places?|painters?|writers?|city|restaurants?|brands?|musician|players?)$/],
  interest: ['interesting', /^(?:books?|story|stories|places?|film|movie|topics?|ideas?|job|person|subject|facts?|conversation|article|things?)$/], // prettier-ignore
  excitement: ['exciting', /^(?:trip|day|game|experience|match|adventure|time|news)$/],
  hunger: ['hungry', /^(?:people|children|man|dog|dogs|cat|kids)$/],
  rain: ['rainy', /^(?:days?|weather|season|weekend|afternoon|morning|evening|night)$/],
  sun: ['sunny', /^(?:days?|weather|morning|afternoon|place|weekend)$/],
  wind: ['windy', /^(?:days?|weather|morning|afternoon|night|place)$/],
  cloud: ['cloudy', /^(?:days?|weather|sky|morning)$/],
  fog: ['foggy', /^(?:days?|weather|morning|night)$/],
  snow: ['snowy', /^(?:weather|morning|night|mountains?|roads?)$/],
  friend: ['friendly', /^(?:staff|people|neighbors?|neighbours?|atmosphere|city|dog|dogs|waiter|waitress|person|smile)$/],
  stress: ['stressful', /^(?:day|days|job|jobs|week|situations?|life|time|work)$/],
  pain: ['painful', /^(?:injury|experience|memory|memories|operation)$/],
  pride: ['proud', /^(?:parents?|father|mother|owner|grandmother|grandfather)$/],
  electric: ['electrical', /^(?:engineer|engineering|engineers)$/],
}

/** In good prose, these may stand before the noun as they are: "a rain day", "a stress test". */
const inDraftOnly = /^(?:politics|technology|nutrition|romance|chemistry|democracy|violence|anger|sadness|truth|strength|agriculture|logic|mystery|poison|fame|interest|excitement|hunger|rain|sun|wind|cloud|fog|snow|friend|stress|pain|pride)$/ // prettier-ignore

const healthMeal: Rule = (page, token, i) => {
  const edit = familyAdjective(page, token, i)
  return edit && inDraftOnly.test(token.text) ? inDrafts([edit])[0] : edit
}

/** "a health meal", "many difference people", "environment problems" */
const familyAdjective: Rule = ({ tokens, tags, dictionary }, token, i) => {
  const found = pick(attributive, token.text)
  const next = tokens[i + 1]
  if (!found || !next?.word || next.hyphen || token.hyphen || !next.spaced) return undefined
  const [right, nouns] = found
  if (!nouns.test(next.text)) return undefined
  const before = lowerAt(tokens, i - 1)
  // "The beauty people see in it", "history places it in"
  const after = lowerAt(tokens, i + 2)
  const isClosed = isEnd(tokens[i + 2]) || (closed.has(after) && !subjects.has(after) && !/^(?:me|him|her|us|them|you|it|have|can|will|do|may|could|would)$/.test(after)) // prettier-ignore
  const isSubject = possessives.has(before) && tags.has(i + 2, 'PastTense', 'Copula', 'Modal')
  if (/^(?:the|no|any|what|this|that|all|our|their|your|my|his|her)$/.test(before) && !isClosed && !isSubject) return undefined
  // "to anger customers"
  if (dictionary.partsOf(token.lower) & pos.verb && !/^(?:danger|beauty|success|noise|luck|nature|culture|history|society|music|science|skill|comfort)$/.test(token.text) && !/^(?:a|an|the|very|so|such|my|our|some|many)$/.test(before)) return undefined // prettier-ignore
  const opens = isDetermined(before) || prepositions.has(before) || /^(?:very|many|most|more|some|two|three|few|several|so|and|have|has|had|other|all|such|is|are|was|were|meet|eat|eating|only)$/.test(before) || (token.first && tags.has(i + 1, 'Plural')) // prettier-ignore
  if (!opens || /^(?:between|than)$/.test(before)) return undefined
  const article = tokens[i - 1]
  if (/^an?$/.test(before) && article) {
    const a = /^(?:[aeiou]|hon)/.test(right) ? 'an' : 'a'
    if (a !== before) return replaceWord(article, `${a} ${right}`, 'word-form', `Use "${right}" here instead of "${token.lower}".`, token)
  }
  return tellWord(token, right)
}

/** "Many elderly people are still health", "The children were hunger" */
const peopleHealth: Rule = ({ tokens }, token, i) => {
  const right = pick({ health: 'healthy', hunger: 'hungry', thirst: 'thirsty', anger: 'angry', patience: 'patient', silence: 'silent', honesty: 'honest', confidence: 'confident', intelligence: 'intelligent', danger: 'dangerous', noise: 'noisy', wealth: 'wealthy', luck: 'lucky', laziness: 'lazy', happiness: 'happy', sadness: 'sad', jealousy: 'jealous', independence: 'independent', poverty: 'poor', loneliness: 'lonely', curiosity: 'curious', responsibility: 'responsible' }, token.text) // prettier-ignore
  let k = i - 1
  while (k > i - 4 && /^(?:still|very|so|too|always|not|also|really|more|often|quite|never)$/.test(lowerAt(tokens, k))) k--
  if (!right || !/^(?:are|were|was|is|look|looked|seem|seemed|looks|seems|stay|stayed|become|became)$/.test(lowerAt(tokens, k)))
    return undefined
  const isPerson = isPersonNoun(lowerAt(tokens, k - 1)) || /^(?:they|everyone|everybody|animals?|dogs?|cats?)$/.test(lowerAt(tokens, k - 1))
  const next = lowerAt(tokens, i + 1)
  return isPerson && (isEnd(tokens[i + 1]) || /^(?:and|but|because|when|if|for|with|at|in|to|about|after)$/.test(next)) ? tellWord(token, right) : undefined // prettier-ignore
}

/** After "be", what stands for a participle, by the prepositions that show it. */
const participles: Readonly<Record<string, RegExp>> = {
  interest: /^in$/,
  experience: /^(?:in|with)$/,
  license: /^(?:in|to|by)$/,
  licence: /^(?:in|to|by)$/,
  skill: /^(?:in|at)$/,
  stress: /^(?:about|by|out)$/,
  concern: /^about$/,
  surprise: /^(?:by|that|at)$/,
  worry: /^about$/,
  scare: /^of$/,
  tire: /^of$/,
  marry: /^to$/,
  relate: /^to$/,
  base: /^(?:on|in)$/,
  locate: /^(?:in|at|on|near|next|close)$/,
  situate: /^(?:in|at|on|near)$/,
  fill: /^with$/,
  equip: /^with$/,
  connect: /^(?:to|with)$/,
  involve: /^in$/,
  addict: /^to$/,
  suppose: /^to$/,
  allow: /^to$/,
  require: /^to$/,
  oblige: /^to$/,
  prepare: /^(?:to|for)$/,
  determine: /^to$/,
  dedicate: /^to$/,
  commit: /^to$/,
  devote: /^to$/,
  oppose: /^to$/,
  attach: /^to$/,
  impress: /^(?:by|with)$/,
  disappoint: /^(?:in|with|by|that)$/,
  satisfy: /^with$/,
  delight: /^(?:with|to|by)$/,
  fascinate: /^(?:by|with)$/,
  amaze: /^(?:at|by|that)$/,
  shock: /^(?:by|at|that)$/,
  confuse: /^(?:about|by)$/,
  frustrate: /^(?:with|by)$/,
  annoy: /^(?:with|by|at)$/,
  embarrass: /^(?:about|by|to)$/,
  inspire: /^(?:by|to)$/,
  qualify: /^(?:for|to)$/,
  excite: /^(?:about|to|for|that)$/,
  bore: /^(?:with|by|of)$/,
  surround: /^by$/,
  motivate: /^(?:to|by)$/,
  educate: /^(?:in|at)$/,
  convince: /^(?:that|of)$/,
  accustom: /^to$/,
  entitle: /^to$/,
  compose: /^of$/,
  divide: /^(?:into|in)$/,
  publish: /^(?:in|by|on)$/,
  expose: /^to$/,
  employ: /^(?:at|by|in)$/,
  enroll: /^(?:in|at)$/,
  register: /^(?:with|for|at|in)$/,
  schedule: /^(?:for|to|on)$/, // prettier-ignore
}

/** "I am license in Ohio", "We are very interest in your offer", "The hotel is locate near the station" */
const beLicense: Rule = ({ tokens, dictionary }, token, i) => {
  const shows = pick(participles, token.text)
  if (!shows?.test(lowerAt(tokens, i + 1))) return undefined
  const k = /^(?:very|so|not|also|really|always|still|fully|currently|already|well|highly|too)$/.test(lowerAt(tokens, i - 1))
    ? i - 2
    : i - 1
  const link = lowerAt(tokens, k)
  const isShort = /^(?:i'm|you're|he's|she's|we're|they're)$/.test(link)
  if (!/^(?:am|is|are|was|were)$/.test(link) && !isShort) return undefined
  const subject = lowerAt(tokens, k - 1)
  // "All I do is worry about it", "The question is base on balls"
  if (tokens.slice(Math.max(0, k - 7), k).some(({ lower }) => /^(?:do|does|did|all|what|thing|things|job|goal|aim|plan|step|advice|role|task|need|there|how|where)$/.test(lower))) return undefined // prettier-ignore
  const isPerson = isShort || /^(?:i|you|he|she|we|they|who)$/.test(subject) || isPersonNoun(subject)
  const isVerb = !(dictionary.partsOf(token.lower) & pos.noun)
  return isPerson || (isVerb && subject !== '' && !closed.has(subject)) || (isVerb && /^(?:it|this|that|which)$/.test(subject))
    ? { ...replaceWord(token, inflect(token.lower, 'participle'), 'verb-form', `Use the participle after "${link}".`) }
    : undefined
}
