/** Missing articles: "I need new laptop", "for big company", "in morning", "twice week", "in United States". */
import { describedOnly, persons, things } from '../../grammar/count-nouns.ts'
import { afterWord, applyRules, insertText, lowerAt, onWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import {
  articleFor,
  beForms,
  closed,
  determiners,
  endsNoun,
  endsPhrase,
  modals,
  possessives,
  prepositions,
  subjects,
} from '../../grammar/word-classes.ts'
import { isPerfect } from '../verbs/verb-slots.ts'

/** Edits of missing articles. */
export function articleEdits(page: RulePage): Edit[] {
  return applyRules(page, [
    objectArticle,
    predicateArticle,
    prepositionArticle,
    placeArticle,
    theCountry,
    superlativeThe,
    ordinalThe,
    suchA,
    whatA,
    senseOf,
    halfHour,
    forHour,
    twiceWeek,
    longTime,
    lotOf,
    setArticle,
    attachedThe,
  ])
}

interface Bare {
  start: number
  head: number
  noun: string
  /** An adjective or a noun precedes the head. */
  described: boolean
}

const countable = (word: string) => persons.has(word) || things.has(word)
const degree = /^(?:very|really|quite|so|such|too|rather|pretty)$/

/** A singular countable noun with its adjectives, and without any determiner, starting at `start`. */
function readBare(page: RulePage, start: number, allowsPlain = false): Bare | undefined {
  const { tokens, dictionary } = page
  if (isPerfect(page, start)) return undefined
  let k = start
  if (lowerAt(tokens, k) === 'very' || lowerAt(tokens, k) === 'really') k++
  while (k < start + 4 && isAdjective(page, k) && !endsNoun(tokens, k + 1)) k++
  let head = k
  // "job interview", "washing machine"
  const next = lowerAt(tokens, k + 1)
  if (countable(next) && !endsPhrase(tokens[k + 1]) && !closed.has(lowerAt(tokens, k)) && (dictionary.partsOf(lowerAt(tokens, k)) & (pos.noun | pos.ing)) !== 0 && !(dictionary.partsOf(lowerAt(tokens, k)) & pos.plural)) head = k + 1 // prettier-ignore
  for (let n = start; n <= head; n++) if (!tokens[n]?.word || tokens[n]?.fixed || tokens[n]?.hyphen || !/^\p{Ll}/u.test(tokens[n]?.text ?? '')) return undefined // prettier-ignore
  const noun = lowerAt(tokens, head)
  if (noun === 'skill' || !countable(noun) || !endsNoun(tokens, head + 1)) return undefined
  const described = head > start
  if (!described && !allowsPlain && describedOnly.has(noun)) return undefined
  const after = lowerAt(tokens, head + 1)
  // "pen and paper", "door to door", "copy or scan"
  if (/^(?:and|or|nor)$/.test(after) && !(described && determiners.has(lowerAt(tokens, head + 2))) && !subjects.has(lowerAt(tokens, head + 2))) return undefined // prettier-ignore
  if (lowerAt(tokens, head + 2) === noun || lowerAt(tokens, start - 2) === noun) return undefined
  if (after === 'of' && !/^(?:copy|photo|picture|list|summary|member|friend|student|teacher)$/.test(noun) && !described) return undefined
  if (/^(?:head|fellow)$/.test(lowerAt(tokens, start))) return undefined
  // "station A", "best man", "early evening", "general manager of the hotel", "lively copy"
  if (
    tokens[head + 1]?.text === 'A' ||
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/.test(lowerAt(tokens, head + 1)) ||
    (noun === 'flat' && /^(?:is|was|are|were|be)$/.test(lowerAt(tokens, start - 1))) ||
    (noun === 'day' && /^(?:moving|opening|closing|election|market|wedding|game|graduation)$/.test(lowerAt(tokens, head - 1))) ||
    (lowerAt(tokens, start - 1) === 'to' && lowerAt(tokens, start - 2).startsWith('promot')) ||
    /^(?:best man|(?:early|late) \w+|(?:small|big|fair) game)$/.test(`${lowerAt(tokens, head - 1)} ${noun}`)
  )
    return undefined
  if (noun === 'copy' && after !== 'of') return undefined
  // "in math class", "after dance class"
  if (noun === 'class' && head > start && (dictionary.partsOf(lowerAt(tokens, head - 1)) & (pos.noun | pos.ing) || page.tags.has(head - 1, 'Noun'))) return undefined // prettier-ignore
  if (/^(?:manager|secretary|assistant)$/.test(noun) && (after === 'of' || after === 'to' || (dictionary.partsOf(lowerAt(tokens, head - 1)) & pos.noun) !== 0)) return undefined // prettier-ignore
  if (tokens[head + 1]?.text === '"' || tokens[head + 1]?.text === ')') return undefined
  return { start, head, noun, described }
}

function isAdjective({ tokens, classes, dictionary, tags }: RulePage, i: number): boolean {
  const word = lowerAt(tokens, i)
  if (word === '' || closed.has(word) || /^(?:near|opposite|only|such|enough|half|double|certain|sole|prior|due|worth|like|other|available|more|much|no|nonetheless|nevertheless|regardless)$/.test(word)) return false // prettier-ignore
  if (countable(word) && !(dictionary.partsOf(word) & pos.adjective && tags.has(i, 'Adjective'))) return false
  return classes.isAdjective(word) && !/(?:er|est)$/.test(word.replace(/^(?:proper|former|clever|bitter|super|eager|silver|other|inter\w+)$/, '')) && !(dictionary.partsOf(word) & pos.plural) // prettier-ignore
}

const insertArticle = (page: RulePage, bare: Bare, article?: 'the'): Edit => {
  const first = page.tokens[bare.start]
  const word = article ?? articleFor(first?.lower ?? '')
  const message = `"${bare.noun}" is countable and needs an article.`
  return { ...insertText(first?.start ?? 0, `${word} `, 'article', message) }
}

const skipped = /^(?:not|also|just|never|really|always|already|recently|still|only|finally|then|now|urgently|usually|often|sometimes|ever|probably|currently|immediately)$/ // prettier-ignore

/** Whether a verb has its subject, modal, or "to" right before it: headlines and notes have none. */
function isClauseVerb({ tokens, tags, dictionary }: RulePage, i: number): boolean {
  let k = i - 1
  while (k >= 0 && skipped.test(lowerAt(tokens, k)) && !tokens[k]?.first) k--
  const before = lowerAt(tokens, k)
  if (before === '' || tokens[i]?.first) return false
  const isIng = (dictionary.partsOf(lowerAt(tokens, i)) & pos.ing) !== 0
  if (isIng) return beForms.has(before) || /^(?:i'm|you're|we're|they're|he's|she's)$/.test(before)
  if (subjects.has(before) || modals.has(before) || /^(?:who|to|please|do|does|did|don't|doesn't|didn't|everyone|everybody|someone|nobody|people|have|has|had|i'll|you'll|we'll|they'll|he'll|she'll|i'd|we'd|you'd|they'd|i've|we've|they've|you've|let's)$/.test(before)) return true // prettier-ignore
  if (!tags.has(i, 'Verb') || tags.has(i, 'Noun')) return false
  // "My brother bought", "Anna has"
  if (tags.has(k, 'Noun') && !tags.has(k, 'Pronoun') && k === i - 1) {
    const owner = lowerAt(tokens, k - 1)
    if (possessives.has(owner) || owner === 'the') return true
    if (tokens[k]?.first && tags.has(k, 'FirstName') && /^\p{Lu}/u.test(tokens[k]?.text ?? '')) return true
  }
  return false
}

const havers = 'need want have buy rent find book make write send receive order bring choose create use take sign sell drive wear carry hire visit attend organize organise schedule arrange prepare offer get see build lose join own read draw paint cook plan eat start open adopt design develop watch keep share wish borrow lend request cancel meet call contact see' // prettier-ignore
const takers: ReadonlySet<string> = new Set(havers.split(' '))
const givers = /^(?:give|send|show|tell|lend|buy|bring|get|make|offer|write|find|ask|teach|cook|order|book|owe|grant|issue|hand|pass)$/
/** What one closes or answers is known. */
const knownThings: Record<string, RegExp> = {
  close: /^(?:door|window|shop|gate|box|fridge|file|app)$/,
  shut: /^(?:door|window|gate)$/,
  lock: /^(?:door|house|office|car|gate)$/,
  open: /^(?:door|window|box|file|app|link|attachment|gate|fridge)$/,
  answer: /^(?:phone|question|door|email)$/,
  clean: /^(?:room|kitchen|bathroom|house|flat|apartment|table|floor|office|car)$/,
  solve: /^(?:problem|issue|conflict)$/,
  fix: /^(?:problem|issue|printer|bug|car)$/,
  repair: /^(?:printer|car|roof|machine)$/,
  wash: /^(?:car|floor)$/,
  feed: /^(?:dog|cat|baby)$/,
}

/** "I need new laptop", "send invoice to client", "give me discount", "Please close door." */
const objectArticle: Rule = (page, token, i) => {
  const { tokens, classes, tags } = page
  if (!token.word) return undefined
  const verb = classes.base(token.lower) ?? token.lower
  const isHave = /^(?:have|has|had|having)$/.test(token.lower)
  const base = isHave ? 'have' : verb
  const known = Object.hasOwn(knownThings, base) ? knownThings[base] : undefined
  const takes = takers.has(base)
  const person = /^(?:me|us|him|her|them|you)$/.test(lowerAt(tokens, i + 1)) && givers.test(base)
  if ((!takes && !known && !person) || !isClauseVerb(page, i)) return undefined
  const noun = lowerAt(tokens, i + 1)
  if (known?.test(noun) && endsPhrase(tokens[i + 2]) && !tokens[i + 1]?.fixed && tokens[i + 2]?.lower !== 'and')
    return insertText(tokens[i + 1]?.start ?? 0, 'the ', 'article', `"${noun}" is countable and needs an article.`)
  const bare = takes || person ? readBare(page, person ? i + 2 : i + 1) : undefined
  if (!bare) return undefined
  if (person && lowerAt(tokens, i + 1) === 'her') return undefined
  // "take part", "make friends", "see page", "make room"
  if (/^(?:open flat|find fault|teach (?:piano|violin|guitar))$/.test(`${base} ${bare.noun}`) || /^(?:hay fever|wood shop|metal shop)$/.test(`${lowerAt(tokens, bare.head - 1)} ${bare.noun}`)) return undefined // prettier-ignore
  if (!bare.described && /^(?:see|take|make|read|meet|call|get|find|use|watch|keep|plan|share)$/.test(base) && !objects.test(`${base} ${bare.noun}`)) return undefined // prettier-ignore
  if (tags.has(i, 'Noun') && !isHave && !tags.has(i, 'Verb')) return undefined
  return insertArticle(page, bare, isHave || base === 'need' ? undefined : article(page, bare))
}

const objects = /^(?:take (?:taxi|bus|photo|picture|shower|nap|cab|ticket|umbrella|exam)|make (?:appointment|mistake|reservation|suggestion|booking|decision|cake|sandwich|list|copy|presentation|plan|joke)|get (?:job|ticket|visa|passport|letter|message|discount|refund|taxi|receipt|car|dog|cat|email|mortgage|loan|certificate|license|diploma)|find (?:job|flat|apartment|hotel|solution|restaurant|mistake|hotel|taxi|house|lawyer|plumber|teacher|tutor|girlfriend|boyfriend)|use (?:computer|laptop|dictionary|calculator|phone|car|printer|password|camera|credit)|read (?:book|newspaper|magazine|novel|letter|poem)|call (?:taxi|plumber|doctor|lawyer|electrician|mechanic)|watch (?:movie|video)|see (?:doctor|dentist|lawyer|movie)|meet (?:girl|boy|stranger)|keep (?:dog|cat|diary))$/ // prettier-ignore

/** "best", "first" and the like take "the". */
function article({ tokens }: RulePage, bare: Bare): 'the' | undefined {
  return /^(?:whole|entire|main|exact|correct|following|above|current|latest)$/.test(lowerAt(tokens, bare.start)) ? 'the' : undefined
}

/** "It was great evening.", "He is good friend of mine." */
const predicateArticle: Rule = (page, token, i) => {
  const { tokens, dictionary } = page
  const contracted = /^(?:it's|he's|she's|that's|i'm|there's)$/.test(token.lower)
  if (!contracted && !/^(?:is|was|be|been|am|become|became|becomes)$/.test(token.lower)) return undefined
  const subject = lowerAt(tokens, i - 1)
  // "in he's left leg": written for "his".
  if (contracted && prepositions.has(subject)) return undefined
  const hasSubject = contracted || subjects.has(subject) || /^(?:this|that|there|which|who|not|been|also|will|would|can|could|should|must|may|might|to|has|have|had)$/.test(subject) || page.tags.has(i - 1, 'Noun') // prettier-ignore
  if (!hasSubject) return undefined
  let k = i + 1
  while (/^(?:not|also|really|just|still|always|only|definitely)$/.test(lowerAt(tokens, k))) k++
  const waste = /^(?:waste|matter|lot|couple|kind|member|part-time|pity|shame|pleasure|mess|nightmare|bargain)$/.exec(
    lowerAt(tokens, k),
  )?.[0]
  if (
    waste &&
    /^(?:waste|member|couple)$/.test(waste) &&
    lowerAt(tokens, k + 1) === 'of' &&
    !(waste === 'member' && !/^(?:is|was|am|i'm|he's|she's)$/.test(token.lower))
  )
    // prettier-ignore
    return insertText(tokens[k]?.start ?? 0, 'a ', 'article', `"${waste}" is countable and needs an article.`)
  if (
    waste &&
    /^(?:pity|shame|pleasure|mess|nightmare|bargain)$/.test(waste) &&
    endsPhrase(tokens[k + 1]) &&
    lowerAt(tokens, k + 1) !== 'and'
  )
    // prettier-ignore
    return insertText(tokens[k]?.start ?? 0, 'a ', 'article', `"${waste}" is countable and needs an article.`)
  const isI = /^(?:am|i'm)$/.test(token.lower)
  const bare = readBare(page, k, isI)
  if (!bare || !(bare.described || (isI && persons.has(bare.noun)))) return undefined
  if (!(isI && persons.has(bare.noun)) && !isAdjective(page, k) && !/^(?:very|really)$/.test(lowerAt(tokens, k)) && !(persons.has(bare.noun) && dictionary.partsOf(lowerAt(tokens, k)) & pos.noun)) return undefined // prettier-ignore
  // "It was good company.", "a wild dance that is great musical theater"
  if (/^(?:company|theater|theatre|game|copy|salad|cake|pizza|breakfast|chicken|piano|guitar)$/.test(bare.noun)) return undefined
  return insertArticle(page, bare, article(page, bare))
}

const afterPreposition = /^(?:hotel|hostel|restaurant|apartment|village|factory|lawyer|dentist|plumber|mechanic|friend|colleague|startup|neighbor|neighbour|stranger|supplier|laptop|landlord)$/ // prettier-ignore

/** "in small village", "for big company", "from lawyer" */
const prepositionArticle: Rule = onWord('in at from to with for near into on about', (page, token, i) => {
  const { tokens, tags } = page
  const isSought =
    token.lower === 'for' && /^(?:look(?:s|ed|ing)?|search(?:es|ed|ing)?|ask(?:s|ed|ing)?|waiting)$/.test(lowerAt(tokens, i - 1))
  const bare = readBare(page, i + 1, isSought)
  if (!bare || (isSought && /^(?:day|week|month|year|hour|moment|minute|while|business|word|information|city|town|reason)$/.test(bare.noun))) return undefined // prettier-ignore
  if (!bare.described && !afterPreposition.test(bare.noun) && !isSought) return undefined
  if (bare.described && !isAdjective(page, i + 1) && !/^(?:very|really)$/.test(lowerAt(tokens, i + 1)) && lowerAt(tokens, i + 1) !== 'job') return undefined // prettier-ignore
  // "from place to place", "to date", "on short notice"
  if (lowerAt(tokens, i - 2) === 'from' || lowerAt(tokens, i - 3) === 'from' || lowerAt(tokens, bare.head + 1) === 'to' && token.lower === 'from') return undefined // prettier-ignore
  if (token.lower === 'to' && tags.has(i + 1, 'Infinitive')) return undefined
  if (/^(?:first|second|last|next)$/.test(lowerAt(tokens, i + 1))) return undefined
  if (token.lower === 'in' && /^(?:uniform|company|theater|theatre|suit)$/.test(bare.noun)) return undefined
  if (setPhrases.test(`${token.lower} ${lowerAt(tokens, i + 1)} ${bare.noun}`)) return undefined
  return insertArticle(page, bare, article(page, bare))
})

const setPhrases = /^(?:at (?:full|short|long|close|first|last|high|low) \w+|in (?:good|bad|great|full|due|broad|open|mint|pristine|perfect|poor|deep|close|plain|live|real|direct|high|low|equal|large|small|cold|hot) (?:company|order|condition|form|class|course|reason|working|text|video|film|picture|point|day|time|part|office|hand|house|shape|water|contact|copy|report|business)|on (?:high|full|free|short|long|parental|sick|annual|public|open|good|dry|company|official) (?:holiday|vacation|business|loan|report|form|account|paper|bank|record|week|suit)|for (?:good|long|short|personal|big) (?:reason|measure|business|game|weekend)|with (?:good|great) (?:reason|company|business)|to (?:full|good) (?:account|report))$/ // prettier-ignore

/** Places and times that are known to everybody: "in morning", "to airport". */
const known: Record<string, RegExp> = {
  in: /^(?:morning|afternoon|evening|middle|center|centre|beginning|meantime|kitchen|bathroom|bedroom|garden|countryside|fridge|freezer|mirror|rain|sky|city|east|west|north|south|world|newspaper|supermarket|gym|classroom|attachment|photo|internet|background|past)$/, // prettier-ignore
  at: /^(?:end|beginning|top|bottom|airport|station|office|bank|supermarket|moment|gym|cinema|doctor|dentist|beach|entrance|weekend|restaurant|hotel|zoo|park)$/, // prettier-ignore
  to: /^(?:airport|station|cinema|gym|beach|bank|supermarket|park|doctor|dentist|toilet|bathroom|library|theater|theatre|museum|zoo|pool|mountains|police|hotel|restaurant|store|shop|kitchen|embassy|countryside|pharmacy|bakery|hairdresser|garage|city|lawyer|restroom|mall|manager|boss|customer|client)$/, // prettier-ignore
  on: /^(?:internet|table|wall|beach|roof|weekend|ground|floor)$/,
  from: /^(?:airport|station|supermarket|beginning|library|bank|internet|bakery|pharmacy)$/,
}

/** "in morning", "at end of month", "go to airport" */
const placeArticle: Rule = ({ tokens, tags }, token, i) => {
  const nouns = Object.hasOwn(known, token.lower) ? known[token.lower] : undefined
  const noun = tokens[i + 1]
  if (!nouns || !noun?.word || noun.fixed || noun.hyphen || noun.text !== noun.lower || !nouns.test(noun.lower) || !endsNoun(tokens, i + 2)) return undefined // prettier-ignore
  const after = lowerAt(tokens, i + 2)
  if (tokens[i + 2]?.text === 'A') return undefined
  const before = lowerAt(tokens, i - 1)
  // "Balance at bank: 40 pounds"
  if (noun.lower === 'bank' && /^(?:balances?|cash|funds)$/.test(before)) return undefined
  if (/^(?:and|or|to|by)$/.test(after) && !(after === 'and' && subjects.has(lowerAt(tokens, i + 3)))) return undefined
  if (lowerAt(tokens, i - 2) === 'from' || lowerAt(tokens, i - 3) === 'from') return undefined
  if (/^(?:end|beginning|top|bottom|middle|center|centre)$/.test(noun.lower) && after !== 'of') return undefined
  if (token.lower === 'to') {
    // "to bank on", "to park": only after going, bringing, and the like.
    const near = `${before} ${lowerAt(tokens, i - 2)} ${lowerAt(tokens, i - 3)}`
    if (!/\b(?:go|goes|went|going|gone|come|came|drive|drove|driving|get|got|return|returned|walk|walked|run|ran|travel|traveled|move|moved|bring|brought|take|took|taking|way|trip|send|sent|bus|taxi|talk|talked|spoke|speak|ride|visit)\b/.test(near)) return undefined // prettier-ignore
    if (/^(?:bank|park|shop|store|pool|garage)$/.test(noun.lower) && !/^(?:go|goes|went|gone|come|came|drive|drove|walk|walked|way|trip|back|returned|me|him|her|them|us)$/.test(before)) return undefined // prettier-ignore
  }
  if (token.lower === 'in' && /^(?:past|background|city|world|photo|rain)$/.test(noun.lower) && /^(?:that|the|which)$/.test(after)) return undefined // prettier-ignore
  // "wrapped each plate in newspaper"
  if (noun.lower === 'newspaper' && tokens.slice(Math.max(0, i - 5), i).some(({ lower }) => /^(?:wrap|pack|cover|roll)/.test(lower))) return undefined // prettier-ignore
  if (token.lower === 'in' && noun.lower === 'center' && after !== 'of') return undefined
  if (token.lower === 'on' && /^(?:ground|floor|table)$/.test(noun.lower) && !tags.has(i - 1, 'Verb', 'Noun')) return undefined
  if (tokens[i - 1]?.text === '"' || (tokens[i]?.first && after === '')) return undefined
  return insertText(noun.start, 'the ', 'article', `Use "the" before "${noun.text}" here.`)
}

/** "in United States", "from Netherlands" */
const theCountry: Rule = afterWord('in to from of across throughout visit visited around for leave left', ({ tokens }, token, i) => {
  const two = `${token.text} ${tokens[i + 1]?.text ?? ''}`
  const isTwo = /^(?:United (?:States|Kingdom|Nations|Arab)|European Union|Czech Republic|Dominican Republic|Middle East|Far East|Eiffel Tower)$/.test(two) // prettier-ignore
  const isOne = /^(?:Netherlands|Philippines|Bahamas|Maldives|UK|USA|EU|UAE)$/.test(token.text)
  if ((!isTwo && !isOne) || token.first) return undefined
  if (tokens[i - 1]?.text !== lowerAt(tokens, i - 1)) return undefined
  const last = two.endsWith('Arab') ? i + 2 : isTwo ? i + 1 : i
  if (!endsPhrase(tokens[last + 1]) || lowerAt(tokens, last + 1) === 'of') return undefined
  // "of UK", "for UK": telegraphic uses are common before other nouns and names.
  if (/^(?:of|for)$/.test(lowerAt(tokens, i - 1)) && tokens[last + 1]?.word) return undefined
  return insertText(token.start, 'the ', 'article', `Use "the" before "${isTwo ? two : token.text}".`)
})

const isFree = (tokens: RulePage['tokens'], i: number) => {
  const before = lowerAt(tokens, i - 1)
  return before !== '' && !determiners.has(before) && !/['’]s?$/.test(before) && !degree.test(before)
}

/** "was most difficult year of my life", "is best restaurant in town" */
const superlativeThe: Rule = afterWord(
  'is was be been in at on become became has have had buy bought find found choose chose remain remains',
  ({ tokens, classes, dictionary, tags }, token, i) => {
    const isMost = token.lower === 'most'
    const stem = token.lower
      .replace(/iest$/, 'y')
      .replace(/(.)\1est$/, '$1')
      .replace(/est$/, '')
    const isEst = /^(?:best|worst)$/.test(token.lower) || (token.lower.endsWith('est') && token.lower.length > 5 && !closed.has(token.lower) && ([stem, `${stem}e`].some(word => dictionary.partsOf(word) & pos.adjective)) && !(dictionary.partsOf(token.lower) & (pos.noun | pos.verb))) // prettier-ignore
    if ((!isMost && !isEst) || !isFree(tokens, i) || token.first) return undefined
    const noun = isMost ? i + 2 : i + 1
    if (isMost && (!classes.isAdjective(lowerAt(tokens, i + 1)) || closed.has(lowerAt(tokens, i + 1)))) return undefined
    const head = lowerAt(tokens, noun)
    if (!(countable(head) || /^(?:place|way|part|thing|person|moment|year|day|time|season|country|decision|experience|player|team|event|issue|factor|point|step)$/.test(head)) || !endsPhrase(tokens[noun + 1])) return undefined // prettier-ignore
    if (tokens[noun]?.fixed || tags.has(noun, 'Plural') || (isEst && /^(?:friend|man|of|in best)$/.test(head) && token.lower === 'best')) return undefined // prettier-ignore
    if (/^(?:and|or)$/.test(lowerAt(tokens, noun + 1))) return undefined
    return insertText(token.start, 'the ', 'article', 'Use "the" before a superlative and its noun.')
  },
)

/** "This is first time", "on second floor", "in last meeting" */
const ordinalThe: Rule = ({ tokens }, token, i) => {
  const noun = lowerAt(tokens, i + 1)
  const before = lowerAt(tokens, i - 1)
  if (token.first || !endsPhrase(tokens[i + 2]) || tokens[i + 1]?.hyphen) return undefined
  const isOrdinal = /^(?:first|second|third|fourth|fifth|\d{1,2}(?:st|nd|rd|th))$/.test(token.lower)
  const fits =
    (isOrdinal && /^(?:time|floor|paragraph|meeting|lesson|attempt|edition|semester|one)$/.test(noun) && (/^(?:in|on|for|at|from|to|during|until)$/.test(before) || (noun !== 'floor' && /^(?:is|was|it's|that's)$/.test(before)))) || // prettier-ignore
    (token.lower === 'last' && /^(?:meeting|lesson|chapter|paragraph|email|message|page|letter|time|section)$/.test(noun) && /^(?:in|at|during|from|on)$/.test(before) && noun !== 'time') || // prettier-ignore
    (token.lower === 'only' && /^(?:one|person|way|thing|reason|problem|place)$/.test(noun) && /^(?:is|was)$/.test(before) && /^(?:who|that|i|to|you|we)$/.test(lowerAt(tokens, i + 2)) && /^(?:he|she|it|this|that|i|you|which)$/.test(lowerAt(tokens, i - 2)) && noun !== 'one') // prettier-ignore
  if (!fits || (before === 'at' && token.lower === 'first')) return undefined
  return insertText(token.start, 'the ', 'article', `Use "the" before "${token.text} ${noun}".`)
}

/** "Such mistake can happen." */
const suchA: Rule = onWord('such', (page, token, i) => {
  const { tokens } = page
  if (/^(?:no|one|any|each|every|some|another|many|all|as|of)$/.test(lowerAt(tokens, i - 1))) return undefined
  const bare = readBare(page, i + 1)
  const noun = lowerAt(tokens, i + 1)
  const plain = /^(?:mistake|situation|offer|decision|question|problem|idea|place|product|system|book|company|person|contract|request|case|step|approach|method|project|result|change|trip|machine)$/ // prettier-ignore
  // In contracts: "if such person", "by such company"
  if (!bare?.described && !token.first && !/^(?:is|was|in|make|makes|made|making|have|had|has|with|see|saw|seen|get|got|for|after|want|need|find|found)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  const start = tokens[i + 1]
  // "Such request must be in writing", "in such case", "with such Person"
  const isLegal = !bare?.described && /^(?:person|company|contract|request|case|product|offer)$/.test(noun) && (token.first || /^(?:in|with|for|after)$/.test(lowerAt(tokens, i - 1))) // prettier-ignore
  if (
    !start ||
    start.fixed ||
    isLegal ||
    /^\p{Lu}/u.test(start.text) ||
    !(bare?.described || (plain.test(noun) && endsPhrase(tokens[i + 2])))
  )
    return undefined
  if (/^(?:and|or)$/.test(lowerAt(tokens, (bare?.head ?? i + 1) + 1))) return undefined
  const a = articleFor(start.lower)
  return insertText(start.start, `${a} `, 'article', `"such" takes "${a}" before a singular countable noun.`)
})

/** "What beautiful day!" */
const whatA: Rule = onWord('what', (page, token, i) => {
  const { tokens } = page
  if (!token.first || !isAdjective(page, i + 1)) return undefined
  const head = isAdjective(page, i + 2) ? i + 3 : i + 2
  const noun = lowerAt(tokens, head)
  const start = tokens[i + 1]
  if (!start || start.fixed || tokens[head + 1]?.text !== '!' || !(countable(noun) || /^(?:view|surprise|place|year|goal|performance|relief|coincidence|color|smell|voice|match|sunset|smile|face|baby|present|gift)$/.test(noun))) return undefined // prettier-ignore
  return insertText(start.start, `${articleFor(start.lower)} `, 'article', `"${noun}" is countable and needs an article.`)
})

/** "He has very good sense of humor." */
const senseOf: Rule = onWord('sense', (page, token, i) => {
  const { tokens } = page
  if (lowerAt(tokens, i + 1) !== 'of' || !/^humou?r$/.test(lowerAt(tokens, i + 2))) return undefined
  let k = i
  while (k > i - 3 && (isAdjective(page, k - 1) || lowerAt(tokens, k - 1) === 'very')) k--
  const start = tokens[k]
  return start && /^(?:has|have|had|with)$/.test(lowerAt(tokens, k - 1)) ? insertText(start.start, `${articleFor(start.lower)} `, 'article', '"sense" is countable here and needs an article.') : undefined // prettier-ignore
})

/** "in half hour" */
const halfHour: Rule = onWord('half', ({ tokens }, token, i) =>
  /^(?:hour|year|day|kilo|liter|litre|mile)$/.test(lowerAt(tokens, i + 1)) && !token.hyphen && !tokens[i + 1]?.fixed && endsPhrase(tokens[i + 2]) && lowerAt(tokens, i + 2) !== 'one' && /^(?:in|for|after|about|takes|took|than|within|lasted|waited|only|just|almost|over)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? insertText(tokens[i + 1]?.start ?? 0, `${articleFor(lowerAt(tokens, i + 1))} `, 'article', `Write "half ${articleFor(lowerAt(tokens, i + 1))} ${lowerAt(tokens, i + 1)}".`) // prettier-ignore
    : undefined,
)

/** "for hour", "more than week", "in month" */
const forHour: Rule = onWord('hour week month year minute while decade century', ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  if (token.hyphen || !endsPhrase(tokens[i + 1]) || (token.lower === 'while' && lowerAt(tokens, i + 1) !== '')) return undefined
  if (/^(?:in|by|to|of|and|or)$/.test(lowerAt(tokens, i + 1)) && !(lowerAt(tokens, i + 1) === 'in')) return undefined
  const isTime = (before === 'than' && /^(?:more|less|longer)$/.test(lowerAt(tokens, i - 2))) || (/^(?:for|within)$/.test(before) && !/^(?:word|year|minute|hour|week|month)$/.test(lowerAt(tokens, i - 2))) || (/^(?:takes|took|lasts|lasted|waited)$/.test(before) && token.lower !== 'while' && lowerAt(tokens, i + 2) !== token.lower) || (before === 'in' && /^(?:hour|month|minute|while)$/.test(token.lower)) // prettier-ignore
  return isTime ? insertText(token.start, `${articleFor(token.lower)} `, 'article', `"${token.text}" is countable and needs an article.`) : undefined // prettier-ignore
})

/** "twice week", "three times day" */
const twiceWeek: Rule = onWord('day week month year', ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const isTimes = before === 'times' && /^(?:two|three|four|five|six|several|many|\d)$/.test(tokens[i - 2]?.lower ?? '')
  return (/^(?:twice|once)$/.test(before) || isTimes) && !tokens[i - 1]?.first && endsPhrase(tokens[i + 1]) && !/^(?:and|by)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
    ? insertText(token.start, 'a ', 'article', `Write "${before} a ${token.lower}".`)
    : undefined
})

/** "It takes long time." */
const longTime: Rule = onWord('long short', ({ tokens }, token, i) =>
  lowerAt(tokens, i + 1) === 'time' &&
  endsPhrase(tokens[i + 2]) &&
  /^(?:takes?|took|taken|taking|spend|spent|been|after|for|waited|needs?|lasted|in|such|quite|within)$/.test(lowerAt(tokens, i - 1)) &&
  lowerAt(tokens, i - 2) !== 'no'
    ? insertText(token.start, 'a ', 'article', `Write "a ${token.lower} time".`)
    : undefined,
)

/** "They had lot of fun." */
const lotOf: Rule = onWord('lot', ({ tokens, tags }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  return lowerAt(tokens, i + 1) === 'of' && !/^(?:the|this|that|these|those|my|his|her|their|our|your|its|land)$/.test(lowerAt(tokens, i + 2)) && (/^(?:have|has|had|with|is|are|was|were|spend|spent|make|made|get|got|take|took|need|see|saw|learn|learned|eat|do|did|buy|bought|there's|costs?|lost|for|in|about|having|making|spending)$/.test(before) || (tags.has(i - 1, 'Verb') && !tags.has(i - 1, 'Noun', 'Gerund'))) // prettier-ignore
    ? insertText(token.start, 'a ', 'article', 'Write "a lot of".')
    : undefined
})

/** "Please find attached invoice for May." */
const attachedThe: Rule = onWord('attached enclosed', (page, token, i) => {
  const { tokens } = page
  const noun = lowerAt(tokens, i + 1)
  return /^(?:find|see)$/.test(lowerAt(tokens, i - 1)) && /^(?:invoice|contract|document|file|report|form|presentation|list|agreement|receipt|letter|quote|quotation|offer|proposal|agenda|photo|copy)$/.test(noun) && endsPhrase(tokens[i + 2]) && !tokens[i + 1]?.fixed // prettier-ignore
    ? insertText(tokens[i + 1]?.start ?? 0, noun === 'copy' ? 'a ' : 'the ', 'article', `"${noun}" is countable and needs an article.`)
    : undefined
})

/** "As result, ...", "in hurry", "as matter of fact" */
const setArticle: Rule = ({ tokens }, token, i) => {
  const noun = tokens[i + 1]
  if (!noun?.word || noun.fixed || noun.hyphen) return undefined
  const after = lowerAt(tokens, i + 2)
  const pair = `${token.lower} ${noun.lower}`
  const fits =
    (pair === 'as result' && (after === 'of' || tokens[i + 2]?.text === ',' || (token.first && after !== ''))) ||
    (pair === 'as matter' && after === 'of') ||
    (pair === 'in hurry' && endsPhrase(tokens[i + 2])) ||
    (/^(?:with|in) (?:variety|couple)$/.test(pair) && after === 'of') ||
    (/^(?:after|in|for) (?:couple|while)$/.test(pair) && (after === 'of' || endsPhrase(tokens[i + 2])) && !(pair.endsWith('while') && (pair.startsWith('for') || determiners.has(after) || possessives.has(after) || subjects.has(after)))) // prettier-ignore
  return fits ? insertText(noun.start, 'a ', 'article', `Write "${token.lower} a ${noun.lower}".`) : undefined
}
