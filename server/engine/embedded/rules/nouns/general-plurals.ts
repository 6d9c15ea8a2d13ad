/** Bare singulars that mean many: "deal with complaint from guest", "for cutting wooden board", "Experimental result shows", "Most students work in big company". */
import { sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { things } from '../../grammar/count-nouns.ts'
import { afterWord, applyRules, inDrafts, lowerAt, onText, onWord, replaceWord, type Rule } from '../../edits.ts'
import { pluralize } from '../../grammar/irregular.ts'
import { persons } from '../../grammar/owners.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, countNouns, determiners, possessives } from '../../grammar/word-classes.ts'
import { isStrict, readBare } from '../articles/bare-nouns.ts'
import { baseAt, isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function generalPluralEdits(page: RulePage): Edit[] {
  const likely = [complaintFromGuest, letWorker, everyDay, resultShows, forCuttingBoard, moreChance, anySample, goodMark, allTradeSecret, thirdChapters] // prettier-ignore
  return [...applyRules(page, [liveInApartments, describedDaily]), ...inDrafts(applyRules(page, likely))]
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Whom one deals with at work. */
const served = set(
  'customer client guest patient student tourist visitor user worker employee passenger pupil buyer supplier colleague beginner newcomer caller shopper teenager traveler traveller applicant candidate subscriber tenant resident parent kid child farmer player trainee',
)
/** What comes in at work. */
const cases = set(
  'complaint query enquiry inquiry problem issue conflict request question task mistake error document email message letter call reservation booking invoice menu',
)
const serving = /^(?:help|assist|serve|advise|support|welcome|greet|guide|teach|satisfy|treat|attract|persuade|convince|motivate|inform|interview)$/ // prettier-ignore
const handling = /^(?:handle|answer|resolve|process|manage|fix|correct|translate|solve|receive|prepare)$/
/** "listen to", "deal with": prepositions after the verb. */
const dealing: Readonly<Record<string, RegExp>> = {
  to: /^(?:listen|talk|speak|respond|reply|explain|react)$/,
  with: /^(?:deal|talk|speak|communicate|work|interact|cope|negotiate)$/,
  for: /^(?:care)$/,
  of: /^(?:care)$/,
  after: /^(?:look)$/,
  from: /^(?:complaint|query|enquiry|inquiry|request|question|email|message|letter|call)s?$/,
}

const toPlural = (token: Token, message = 'Use the plural for more than one.') => replaceWord(token, pluralize(token.lower), 'number', message) // prettier-ignore

/** The edit of a noun from an earlier word on, so that no article is added within. */
const withBefore = ({ text }: RulePage, from: Token, edit: Edit): Edit => ({ ...edit, start: from.start, after: text.slice(from.start, edit.start) + edit.after }) // prettier-ignore

const isPlainWord = (token: Token | undefined) => token?.word === true && !token.fixed && !token.hyphen && token.text === token.lower

/** The phrase of a noun ends before `i`, and no second noun is joined: "help customer and to", not "customer and supplier". */
function endsHere(page: RulePage, i: number): boolean {
  const { tokens } = page
  const next = tokens[i]
  if (isEnd(next)) return true
  if (/^(?:and|or)$/.test(next?.lower ?? '')) return determiners.has(lowerAt(tokens, i + 1)) || /^(?:to|i|we|they|he|she|also|then|find|make|give|handle|solve|sell|take|keep|write|prepare|help(?:s|ing)?|choosing|finding|ordering|making)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
  return /^(?:in|on|at|from|with|by|for|to|about|every|each|who|that|which|because|when|while|if|as|but|so|politely|calmly|quickly|carefully|well|better|professionally|efficiently|daily|online|during|after|before|without|only|via|through|how|what|why)$/.test(next?.lower ?? '') // prettier-ignore
}

/** "guest after guest", "from house to house" */
const isRepeated = ({ tokens }: RulePage, i: number) => lowerAt(tokens, i + 2) === lowerAt(tokens, i) || lowerAt(tokens, i - 2) === lowerAt(tokens, i) // prettier-ignore

/** A verb, and no noun of its phrase: "the help desk". */
const isVerbAt = ({ tokens, classes }: RulePage, k: number) =>
  !/^["“‘'(]$/.test(tokens[k - 1]?.text ?? '') && !determiners.has(lowerAt(tokens, k - 1)) && !possessives.has(lowerAt(tokens, k - 1)) && !tokens[k]?.hyphen && !(classes.isAdjective(lowerAt(tokens, k - 1)) && !closed.has(lowerAt(tokens, k - 1))) // prettier-ignore

/** "dealt with complaint from guest", "listen to client", "help customer with" */
const complaintFromGuest: Rule = (page, token, i) => {
  const { tokens, classes } = page
  const isServed = served.has(token.lower)
  if (!isPlainWord(token) || !(isServed || cases.has(token.lower)) || !endsHere(page, i + 1) || isRepeated(page, i)) return undefined
  const isOld = classes.isAdjective(lowerAt(tokens, i - 1)) && !closed.has(lowerAt(tokens, i - 1)) && /^(?:difficult|angry|unhappy|new|foreign|young|old|sick|international|local|small|big|many|technical|simple|complex|urgent|important)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  const k = isOld ? i - 2 : i - 1
  const before = lowerAt(tokens, k)
  const verbs = Object.hasOwn(dealing, before) ? dealing[before] : undefined
  if (verbs) {
    if (before === 'from' ? !isServed : !isServed && !/^(?:deal|cope|respond|reply|react)$/.test(baseAt(page, k - 1))) return undefined
    // "speak to client services", "from customer to customer"
    const verb = before === 'from' ? lowerAt(tokens, k - 1) : baseAt(page, k - 1)
    if (lowerAt(tokens, i + 1) === 'to' && before === 'from' && served.has(lowerAt(tokens, i + 2))) return undefined
    const isTaken = verb !== 'care' || before === 'for' || /^(?:take|takes|took|taking)$/.test(lowerAt(tokens, k - 2))
    // "a letter from client"
    const isMany = before !== 'from' || !/^(?:a|an|one|this|that)$/.test(lowerAt(tokens, k - 2))
    return verbs.test(verb) && isTaken && isMany && (before === 'from' || isVerbAt(page, k - 1)) ? toPlural(token) : undefined
  }
  const verb = baseAt(page, k)
  const serves = isServed ? serving.test(verb) : handling.test(verb) && !/^(?:solve (?:problem|issue|conflict)|answer (?:question|email|call|letter|message))$/.test(`${verb} ${token.lower}`) // prettier-ignore
  return (serves || (verb === 'answer' && isOld)) && isVerbAt(page, k) ? toPlural(token) : undefined
}

/** "which lets worker produce more", "an app that helps tourist find hotels" */
const letWorker: Rule = (page, token, i) => {
  const { tokens, classes } = page
  if (!isPlainWord(token) || !served.has(token.lower) || !/^(?:let|help|make|allow|enable|encourage)$/.test(baseAt(page, i - 1)) || !isVerbAt(page, i - 1)) return undefined // prettier-ignore
  const k = lowerAt(tokens, i + 1) === 'to' ? i + 2 : i + 1
  const verb = tokens[k]
  const base = classes.base(verb?.lower ?? '') ?? verb?.lower ?? ''
  if (!isPlainWord(verb) || closed.has(verb?.lower ?? '') || !/^(?:produce|choose|find|make|buy|save|understand|learn|work|get|see|read|write|sell|know|use|improve|do|be|become|finish|pay|send|choose|order|book|feel|relax|decide|create|build|communicate|share|plan|speak|solve|think|grow|eat|cook|go|take|keep|visit|compare|discover|remember|manage|deal)$/.test(base)) return undefined // prettier-ignore
  // "helps student work": a noun of two words
  const before = tokens[i - 1]
  return !before || (isEnd(tokens[k + 1]) && /^(?:work|use|plan|order|book|deal|share)$/.test(base) && k === i + 1) ? undefined : withBefore(page, before, toPlural(token)) // prettier-ignore
}

const habits = /^(?:every|always|usually|often|regularly|daily|weekly|constantly|frequently)$/
const habitual = /^(?:find|solve|answer|handle|repair|fix|sell|help|serve|write|prepare|translate|bake|build|design|check|review|test|resolve|process|receive|teach|visit|deliver|create|organize|organise|suggest)$/ // prettier-ignore

/** A bare object of what one does again and again. */
function dailyObject(page: RulePage, i: number, isHabit: (word: string, next: string) => boolean): Token | undefined {
  const { tokens } = page
  if (!isPlainWord(tokens[i]) || !habitual.test(baseAt(page, i - 1)) || !isVerbAt(page, i - 1)) return undefined
  const bare = readBare(page, i)
  const noun = bare ? tokens[bare.head] : undefined
  if (
    !bare ||
    !noun ||
    !(
      isStrict(noun.lower) ||
      cases.has(noun.lower) ||
      (bare.described && /^(?:report|story|song|project|task|test|picture|recipe)$/.test(noun.lower))
    ) ||
    !endsHere(page, bare.head + 1)
  )
    return undefined
  if (page.dictionary.partsOf(noun.lower) & pos.verb && !bare.described) return undefined
  const start = sentenceStart(tokens, i)
  return tokens.slice(start, sentenceEnd(tokens, i)).some(({ lower }, k) => isHabit(lower, lowerAt(tokens, start + k + 1))) ? noun : undefined // prettier-ignore
}

const isEvery = (word: string, next: string) => word === 'every' && /^(?:day|week|month|morning|evening|night|year|monday|friday|weekend)$/.test(next) // prettier-ignore

/** "I had to find quick solution every day" */
const describedDaily: Rule = (page, token, i) => {
  const noun = dailyObject(page, i, isEvery)
  const verb = page.tokens[i - 1]
  return noun && verb && noun !== token ? withBefore(page, verb, toPlural(noun)) : undefined
}

/** "I always repair old radio in my garage", "He reviews contract every week" */
const everyDay: Rule = (page, token, i) => {
  const noun = dailyObject(page, i, (word, next) => habits.test(word) && (word !== 'every' || isEvery(word, next)))
  return noun ? toPlural(noun) : undefined
}

const findings: Readonly<Record<string, string>> = { result: 'results', experiment: 'experiments', study: 'studies', finding: 'findings', simulation: 'simulations', test: 'tests', survey: 'surveys', observation: 'observations', measurement: 'measurements', calculation: 'calculations', trial: 'trials', statistic: 'statistics' } // prettier-ignore
const showing = /^(?:shows?|suggests?|demonstrates?|indicates?|reveals?|confirms?|proves?|shown|imply|implies|support|supports)$/

/** "Experimental result shows that", "Recent study suggests that" */
const resultShows: Rule = (page, token, i) => {
  const { tokens, classes, dictionary } = page
  const verb = tokens[i + 1]
  const word = token.lower
  if (!Object.hasOwn(findings, word) || token.fixed || token.hyphen || !verb || !showing.test(verb.lower)) return undefined
  const isSaid = /^(?:that|how|the|our|a|an|this|clearly|good|better|strong|its|their|these|no)$/.test(lowerAt(tokens, i + 2))
  const from = sentenceStart(tokens, i)
  const isOpen = i === from || (i === from + 1 && (classes.isAdjective(lowerAt(tokens, from)) || dictionary.partsOf(lowerAt(tokens, from)) & pos.noun) && !/^(?:another|one|every|each|this|that|the|a|an|his|her|my|our|its|no|any|which|what|only|first|final|latest|new)$/.test(lowerAt(tokens, from))) // prettier-ignore
  if (!isSaid || !isOpen || (dictionary.partsOf(lowerAt(tokens, from)) & pos.name && i !== from)) return undefined
  return replaceWord(token, findings[word] ?? '', 'number', 'Use the plural for more than one.')
}

const means = /^(?:tool|machine|method|framework|dataset|approach|system|app|application|software|program|algorithm|device|technique|technology|platform|service|equipment|material|materials|model|website|knife|brush|scissors|guide|instructions|rules|procedure|process|library|package|plugin|script|data|set|kit|way)s?$/ // prettier-ignore
/** What one studies and builds with: "medical image", "speech model" */
const studied = set(
  'model image dataset network algorithm signal sequence sample sensor parameter feature object protein cell pattern sentence document video photo picture robot graph neuron user vehicle disease tumor tumour molecule polymer structure component material surface particle crystal satellite building bridge file page form email word node server packet device tweet review article board can bottle window',
)
const studying = /^(?:train|segment|detect|classify|recognize|recognise|predict|generate|extract|analyze|analyse|measure|translate|design|build|evaluate|process|monitor|track|compare|estimate|optimize|label|annotate|compress|control|simulate|test|edit|cut|clean|open|print|scan|sort|repair|manage|store|share|create|write|wash|remove|identify|find|collect)$/ // prettier-ignore

/** "a framework for segmenting medical image", "a tool for cutting wooden board" */
const forCuttingBoard: Rule = (page, token, i) => {
  const { tokens, classes, dictionary } = page
  if (!isPlainWord(token) || !(studied.has(token.lower) || isStrict(token.lower)) || !(isEnd(tokens[i + 1]) || /^(?:with|from|in|by|using|on|at|under|without|that|which|and|into|during|for)$/.test(lowerAt(tokens, i + 1)))) return undefined // prettier-ignore
  if (!classes.isPlural(pluralize(token.lower)) || tokens[i + 1]?.text === '-') return undefined
  let k = i - 1
  const describes = (at: number) => tokens[at]?.word === true && !tokens[at]?.fixed && !closed.has(lowerAt(tokens, at)) && (tokens[at].hyphen || lowerAt(tokens, at).includes('-') || classes.isAdjective(lowerAt(tokens, at)) || (dictionary.partsOf(lowerAt(tokens, at)) & pos.noun) !== 0) // prettier-ignore
  while (k > i - 8 && (describes(k) || (tokens[k]?.text === '-' && !tokens[k]?.spaced) || lowerAt(tokens, k) === 'to' || lowerAt(tokens, k) === 'end') && lowerAt(tokens, k - 1) !== 'for') k-- // prettier-ignore
  if (lowerAt(tokens, k - 1) !== 'for' || k === i || !means.test(lowerAt(tokens, k - 2))) return undefined
  const isDoing = lowerAt(tokens, k).endsWith('ing') ? classes.base(lowerAt(tokens, k)) !== undefined && !/^(?:building|meeting|parking|opening|wedding|evening|morning|ceiling)$/.test(lowerAt(tokens, k)) : studying.test(lowerAt(tokens, k)) // prettier-ignore
  // "for washing machine"
  return isDoing && !(k === i - 1 && /^(?:machine|board|room|pool|pan|bag|can|point|area|system|book)$/.test(token.lower)) ? toPlural(token) : undefined // prettier-ignore
}

/** Places and things of which each has their own. */
const several = set('city town village company firm house flat apartment hotel school university factory shop store office country region area suburb restaurant family room car bus train building street team group farm hospital bank cottage') // prettier-ignore

/** Many of them at the head of a clause: "many young people", "Most students", "More and more families" */
function isManySubject({ tokens, classes, dictionary }: RulePage, i: number): boolean {
  for (let k = i - 1; k > i - 9 && k >= 0; k--) {
    const word = lowerAt(tokens, k)
    if (!tokens[k]?.word || /^(?:who|that|which|when|if|because|and|but|or|while|where|each|every)$/.test(word)) return false
    if (!(/^(?:peoples?|children|men|women|families|students|companies|workers|parents|farmers|teenagers|graduates|immigrants|tourists)$/.test(word) || (classes.isPlural(word) && dictionary.has(word) && persons.has(classes.singular(word) ?? '')))) continue // prettier-ignore
    const many = classes.isAdjective(lowerAt(tokens, k - 1)) ? lowerAt(tokens, k - 2) : lowerAt(tokens, k - 1)
    return /^(?:many|most|some|several)$/.test(many) || (many === 'more' && lowerAt(tokens, k - 2) === 'and') || (/^of$/.test(many) && /^lots?$/.test(lowerAt(tokens, k - (classes.isAdjective(lowerAt(tokens, k - 1)) ? 3 : 2)))) // prettier-ignore
  }
  return false
}

/** "Many people move to big city", "Most students work in small company" */
const liveInApartments: Rule = onWord(
  'big small large little modern old rich poor foreign cheap expensive good new public private rural quiet crowded huge tiny beautiful different international local ordinary normal',
  (page, token, i) => {
    const { tokens, classes } = page
    if (!isPlainWord(token) || !/^(?:in|to|from|for|at)$/.test(lowerAt(tokens, i - 1))) return undefined
    const noun = tokens[i + 1]
    if (!noun || !isPlainWord(noun) || !several.has(noun.lower) || !(isEnd(tokens[i + 2]) || /^(?:to|in|and|with|near|because|after|where|for|at|without|or|but|when)$/.test(lowerAt(tokens, i + 2)))) return undefined // prettier-ignore
    if (/^(?:and|or)$/.test(lowerAt(tokens, i + 2)) && !isEnd(tokens[i + 2]) && classes.isSingular(lowerAt(tokens, i + 3)) && !classes.isVerb(lowerAt(tokens, i + 3))) return undefined // prettier-ignore
    // "in public school", "in private hospital"
    if (/^(?:public|private|local|old|good|new) (?:school|university|hospital|country|house|office|family|area)$/.test(`${token.lower} ${noun.lower}`)) return undefined // prettier-ignore
    const before = tokens[i - 1]
    return before && isManySubject(page, i - 1) ? withBefore(page, before, toPlural(noun)) : undefined
  },
)

const chances = set('chance job option opportunity choice idea friend student book car tree problem question tourist customer worker mistake reason animal child teacher road bus shop house skill game lesson advantage benefit tool example detail photo picture ticket visitor holiday machine hospital school factory park bike bicycle house restaurant chair table computer event sport') // prettier-ignore

/** "gives them more chance,", "There are more car on the road" */
const moreChance: Rule = afterWord('more fewer', (page, token, i) => {
  const { tokens } = page
  const before = lowerAt(tokens, i - 1)
  if (!isPlainWord(token) || !chances.has(token.lower) || /^(?:one|no|much|little|a|any|once|two|\d+)$/.test(tokens[i - 2]?.lower ?? '')) return undefined // prettier-ignore
  const isThere = /^(?:are|were)$/.test(lowerAt(tokens, i - 2)) && endsHere(page, i + 1)
  const k = /^(?:me|us|them|you|him|her|people|students|children|everyone)$/.test(lowerAt(tokens, i - 2)) ? i - 3 : i - 2
  const isGiven = /^(?:give|have|get|offer|provide|need|buy|create|want|make|build|find|see|meet|bring|read|open|plant|hire)$/.test(baseAt(page, k)) || /^(?:has|had)$/.test(lowerAt(tokens, k)) // prettier-ignore
  return isThere || (isGiven && (isEnd(tokens[i + 1]) || /^(?:and|but|because|in|than|for)$/.test(lowerAt(tokens, i + 1)))) ? toPlural(token, `Use the plural after "${before}".`) : undefined // prettier-ignore
})

/** "If you need any sample, please", "Do you have any question?" */
const anySample: Rule = onWord(
  'sample question problem doubt comment suggestion request query mistake error issue document detail photo picture brochure catalog catalogue requirement remark clarification concern complaint correction update inquiry enquiry difficulty ingredient symptom allergy child sibling brother sister friend hobby',
  (page, token, i) => {
    const { tokens } = page
    if (!isPlainWord(token) || lowerAt(tokens, i - 1) !== 'any') return undefined
    const isHad = /^(?:need|have|require|find|want|notice|see|encounter|receive|experience|face)$/.test(baseAt(page, i - 2))
    return isHad && isEnd(tokens[i + 1]) ? toPlural(token, 'Use the plural after "any".') : undefined
  },
)

/** "get good mark at school", "has bad grade in maths" */
const goodMark: Rule = onText('mark grade result score', (page, token, i) => {
  const { tokens } = page
  const k = /^(?:very|really|such)$/.test(lowerAt(tokens, i - 2)) ? i - 3 : i - 2
  return !token.hyphen && /^(?:good|bad|high|low|excellent|great|better|poor|top|perfect)$/.test(lowerAt(tokens, i - 1)) && /^(?:get|have|receive|achieve|obtain|earn)$/.test(baseAt(page, k)) && (isEnd(tokens[i + 1]) || /^(?:at|in|on|and|but|because|for|if|when|to|from)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? toPlural(token)
    : undefined
})

const secrets = /^(?:trade|business|company|bank|job|school|bus|train|car|travel|family|customer|client|employee|user|project|sales|office|computer|phone|plane|flight|train|concert|movie|book|class|team|staff|credit|birthday|travel|test|meeting|email|room|hotel|bank|contact|security|safety|personal|private|important|necessary|relevant|old|new|foreign|local|confidential|official|required|missing|available|current|previous|former|young|public|small|big|possible|technical|internal|other)$/ // prettier-ignore

/** "keep all trade secret", "check all bank account" */
const allTradeSecret: Rule = (page, token, i) => {
  const { tokens, classes, dictionary } = page
  if (!isPlainWord(token) || lowerAt(tokens, i - 2) !== 'all' || !secrets.test(lowerAt(tokens, i - 1)) || tokens[i - 1]?.hyphen) return undefined // prettier-ignore
  const isCounted = countNouns.has(token.lower) || things.has(token.lower) || isStrict(token.lower)
  if (!isCounted || !classes.isSingular(token.lower) || /^(?:day|night|time|week|year|month|way|access|business|company|family|team|group|community|staff|equipment|history|city|country|world|house|trip|book|film|paper|work|text|life|hour|while|food|bit|lot)$/.test(token.lower)) return undefined // prettier-ignore
  if (/^(?:not|at|after|of|above|for|first|in|with|all)$/.test(lowerAt(tokens, i - 3)) && !/^(?:for|with|of)$/.test(lowerAt(tokens, i - 3))) return undefined // prettier-ignore
  const parts = dictionary.partsOf(token.lower)
  if (parts & pos.adjective && token.lower !== 'secret') return undefined
  const next = lowerAt(tokens, i + 1)
  return isEnd(tokens[i + 1]) || (/^(?:in|on|from|to|for|with|that|before|by|are|were|have|must|should|will|can|safe|confidential|private|secret|carefully|again|today|tomorrow|now|first|immediately|until|during|after)$/.test(next) && !(next === 'to' && parts & pos.verb)) // prettier-ignore
    ? toPlural(token, 'Use the plural after "all".')
    : undefined
}

/** "the second versions of the app", "the third chapters of this book" */
const thirdChapters: Rule = afterWord('second third fourth fifth sixth seventh eighth ninth tenth', ({ tokens, classes }, token, i) => {
  const one = /^(?:versions|editions|parts|chapters|floors|pages|episodes|seasons|volumes|days|weeks|months|drafts|lines|paragraphs|sections|anniversaries|periods|steps|stages|phases|halves)$/.test(token.text) ? classes.singular(token.lower) : undefined // prettier-ignore
  if (!one || token.hyphen || !/^(?:the|our|its|my|his|her|their)$/.test(lowerAt(tokens, i - 2))) return undefined
  const owner = lowerAt(tokens, i + 3)
  if (lowerAt(tokens, i + 1) !== 'of' || !/^(?:the|this|my|our|his|her|your|their|that|a)$/.test(lowerAt(tokens, i + 2)) || !classes.isSingular(owner)) return undefined // prettier-ignore
  return replaceWord(token, one, 'number', `Use the singular "${one}" after "${lowerAt(tokens, i - 1)}".`)
})
