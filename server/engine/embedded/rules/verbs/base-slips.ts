/** Base forms where a draft needs another form: "has show me", "interest for learn", "remain unchange", "can lets workers". */
import { afterWord, applyRules, inDrafts, insertText, isQuestion, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { sentenceStart } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { auxiliaries, closed, determiners, modals, possessives, prepositions, subjects } from '../../grammar/word-classes.ts'
import { phraseBefore } from '../agreement/subject-phrases.ts'
import { baseOfIng, hasObject, isBase, isEnd, isPure, startsObject, startsPlace } from './verb-slots.ts'

/** Edits that are certain, and edits that are applied in drafts only. */
export function baseSlipEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [interestIn, howToRun, remainUnchanged, hasHelped, haveFullyTested]),
    ...inDrafts(applyRules(page, [haveShown, haveRecentlyBuilt, toolForTraining, canLetWorkers, letProduce, andHelp, preferOrder, recommendThat, beatsEggs, improvesToo])), // prettier-ignore
  ]
}

/** What may stand between "have" and its participle. */
const between = /^(?:already|just|never|always|recently|finally|also|even|now|only|really|all|both|once|twice)$/

const isHave = (word: string) => /^(?:have|has|had|haven't|hasn't|hadn't|i've|we've|they've|you've)$/.test(word)

/** The subject of "have" at `k` may be what it stands for: "He has", "many people have", "my boss has". */
function hasSubject({ tokens, tags }: RulePage, k: number): boolean {
  const before = lowerAt(tokens, k - 1)
  if (/['’]ve$/.test(lowerAt(tokens, k))) return true
  // "the only friends they have help them"
  if (/^(?:i|you|he|she|it|we|they)$/.test(before)) return !tags.has(k - 2, 'Noun') || !tokens[k - 2]?.word
  return /^(?:nobody|everybody|everyone|somebody|someone|nothing|people)$/.test(before) || (tags.has(k - 1, 'Noun') && !modals.has(before))
}

/** A clause before "have" in which it could be an infinitive or a noun's own verb: "what they have", "let them have". */
const isBent = ({ tokens }: RulePage, k: number) =>
  tokens
    .slice(Math.max(sentenceStart(tokens, k), k - 7), k)
    .some(({ lower }) => /^(?:do|does|did|don't|doesn't|didn't|what|which|that|who|whom|whose|whatever|make|makes|made|let|lets|all|to|helps?)$/.test(lower)) // prettier-ignore

/** Movements to somewhere; "have walk to" has no other sense. */
const motion = /^(?:move|travel|return|walk|drive|run|fly|climb|sail|march|transfer|switch|turn|rush|jump|crash|escape)$/
/** Never a participle: "have need of it", "have faith the day". */
const objects = /^(?:need|access|faith|fun|time|space|room|cause|reason|work|help|fear|hope|trust|proof|plan|doubt|belief|news|sleep|rest|rain|snow|rent|lack|sense|respect|love|interest)$/ // prettier-ignore

/** "My boss has show me the file", "Many people have move to the city", "The price has change." */
const haveShown: Rule = (...at) => shownAt(...at, false)
/** "The manager has help me": nothing but a verb fits between "has" and "me". */
const hasHelped: Rule = (...at) => shownAt(...at, true)

function shownAt(page: RulePage, token: Token, i: number, isSure: boolean): Edit | undefined {
  const { tokens, tags, dictionary } = page
  const k = between.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  if (!isHave(lowerAt(tokens, k)) || tokens[k]?.first || isQuestion(tokens, i) || !isBase(page, token)) return undefined
  const right = inflect(token.lower, 'participle')
  if (right === token.lower || /^(?:better|no)$/.test(lowerAt(tokens, i - 1)) || !hasSubject(page, k) || isBent(page, k)) return undefined
  const [next, after] = [lowerAt(tokens, i + 1), tokens[i + 2]]
  const isPerson = /^(?:me|us|him|them|it)$/.test(next)
  const isThing = (possessives.has(next) || /^(?:the|this|these|those|several|two|three)$/.test(next)) && !objects.test(token.lower) && !/^(?:day|night|week|month|year|morning|time|moment|first|next|whole|last|way)$/.test(after?.lower ?? '') // prettier-ignore
  const isPlace = motion.test(token.lower) && (/^(?:to|into|from|back|away|out|abroad|home)$/.test(next) || (next === 'in' && determiners.has(after?.lower ?? ''))) // prettier-ignore
  const isDone = isEnd(tokens[i + 1]) && /^(?:change|move|increase|decrease|stop|start|finish|return|drop|crash|end)$/.test(token.lower) && tags.has(k - 1, 'Noun') && (/^(?:has|hasn't)$/.test(lowerAt(tokens, k)) || tags.has(k - 1, 'Plural')) // prettier-ignore
  if ((dictionary.partsOf(token.lower) & pos.adjective && !isPerson) || /^(?:ground|wound|found|bound)$/.test(token.lower)) return undefined
  if (isSure && !(isPerson && next !== 'it' && phraseBefore(page, k)?.opening === '' && determiners.has(lowerAt(tokens, sentenceStart(tokens, i))))) return undefined // prettier-ignore
  return isPerson || isThing || isPlace || isDone ? replaceWord(token, right, 'verb-form', `Use the participle "${right}" after "${lowerAt(tokens, k)}".`) : undefined // prettier-ignore
}

const manner: Readonly<Record<string, string>> = {
  recent: 'recently',
  final: 'finally',
  complete: 'completely',
  successful: 'successfully',
  full: 'fully',
  careful: 'carefully',
  quick: 'quickly',
  great: 'greatly',
  significant: 'significantly',
  official: 'officially',
  actual: 'actually',
  real: 'really',
  previous: 'previously',
  constant: 'constantly',
  gradual: 'gradually',
  slow: 'slowly',
  sudden: 'suddenly',
  clear: 'clearly',
  personal: 'personally',
  correct: 'correctly',
  accidental: 'accidentally',
  active: 'actively',
  original: 'originally',
  initial: 'initially',
  current: 'currently',
  usual: 'usually',
  frequent: 'frequently',
  regular: 'regularly',
  immediate: 'immediately',
  large: 'largely',
  automatic: 'automatically',
  direct: 'directly', // prettier-ignore
}

/** "We have successful tested the machine" */
const haveFullyTested: Rule = (...at) => adverbedAt(...at, true)
/** "Our factory has recent build a line" */
const haveRecentlyBuilt: Rule = (...at) => adverbedAt(...at, false)

function adverbedAt(page: RulePage, token: Token, i: number, isSure: boolean): Edit | undefined {
  const { tokens, dictionary } = page
  const verb = tokens[i + 1]
  const adverb = Object.hasOwn(manner, token.lower) ? manner[token.lower] : undefined
  if (!adverb || !verb?.word || verb.fixed || !isHave(lowerAt(tokens, i - 1)) || isBent(page, i - 1)) return undefined
  const isDone = (dictionary.partsOf(verb.lower) & pos.participle) !== 0 && !(dictionary.partsOf(verb.lower) & (pos.noun | pos.adjective))
  const isOwn = /^(?:it|them|him|us|me|our|my|his|their|your)$/.test(lowerAt(tokens, i + 2))
  const right = isDone ? verb.lower : (!isSure || isOwn) && isBase(page, verb) ? inflect(verb.lower, 'participle') : undefined
  const next = lowerAt(tokens, i + 2)
  const takes = /^(?:a|an|the|this|these|it|them|him|us|me|our|my|his|her|their|your|many|several|two|three|some)$/.test(next)
  // "They had complete silence the whole time"
  if (/^(?:whole|entire|first|next|last|same|day|night|week|time|year|moment|way)$/.test(lowerAt(tokens, i + 3))) return undefined
  return right && (takes || (isDone && (isEnd(tokens[i + 2]) || prepositions.has(next))))
    ? replaceWord(token, `${adverb} ${right}`, 'adverb', `Use "${adverb}" with a verb.`, verb)
    : undefined
}

/** "strong interest for learn new tools", "an interest for learning languages" */
const interestIn: Rule = onWord('for to', (page, token, i) => {
  const { tokens } = page
  const verb = tokens[i + 1]
  if (lowerAt(tokens, i - 1) !== 'interest' || !verb?.word || verb.fixed) return undefined
  const before = lowerAt(tokens, i - 2)
  if (!/^(?:strong|keen|great|deep|special|big|high|real|genuine|huge|active|particular|an|my|his|her|their|growing|any|no)$/.test(before))
    return undefined
  const base = isBase(page, verb) ? verb.lower : token.lower === 'for' ? baseOfIng(page, verb) : undefined
  const next = lowerAt(tokens, i + 2)
  const takes = hasObject(page, i + 2) || startsObject(next) || page.tags.has(i + 2, 'Plural') || (base && isPure(page, base) && (isEnd(tokens[i + 2]) || startsPlace(next))) // prettier-ignore
  // "have no interest to declare"
  if (!base || !takes || (token.lower === 'to' && !/^(?:learn|work|join|study|develop|teach|explore|understand|improve|build)$/.test(base))) return undefined // prettier-ignore
  return replaceWord(token, `in ${inflect(base, 'ing')}`, 'verb-pattern', 'Use "in" and the -ing form after "interest".', verb)
})

/** "advice on how to running faster" */
const howToRun: Rule = (page, token, i) => {
  const { tokens } = page
  const base = baseOfIng(page, token)
  const isHow = lowerAt(tokens, i - 1) === 'to' && lowerAt(tokens, i - 2) === 'how'
  return base && isHow && !tokens[i + 1]?.hyphen ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "to".`) : undefined // prettier-ignore
}

/** "Prices have remained unchange", "The case is still unsolve" */
const remainUnchanged: Rule = ({ tokens, dictionary }, token, i) => {
  const base = /^un([a-z]{3,})$/.exec(token.text)?.[1]
  if (!base || dictionary.partsOf(token.lower) !== 0 || !(dictionary.partsOf(base) & pos.verb)) return undefined
  const right = `un${inflect(base, 'participle')}`
  const k = /^(?:still|mostly|largely|completely|totally|almost|nearly|very|so|yet|now|been)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const isLink = /^(?:am|is|are|was|were|be|been|remain|remains|remained|stay|stays|stayed|seem|seems|seemed|look|looks|looked|feel|feels|felt|left|go|goes|went|has|have|had)$/.test(lowerAt(tokens, k)) // prettier-ignore
  return isLink && dictionary.has(right) ? replaceWord(token, right, 'verb-form', `Use the participle "${right}" here.`) : undefined
}

/** What is made for doing something. */
const tools = /^(?:datasets?|frameworks?|methods?|approach|approaches|tools?|systems?|models?|algorithms?|techniques?|software|programs?|apps?|applications?|machines?|devices?|kits?|procedures?|strategy|strategies|platforms?|pipelines?|librar(?:y|ies)|scripts?|guides?|plug-?ins?|modules?|functions?|services?|solutions?|process|criteria|equipment|materials?|responsible|passion|talent|rules?|instructions?|tips|ideas?)$/ // prettier-ignore

/** "a new dataset for train speech models", "a framework for segment medical images" */
const toolForTraining: Rule = afterWord('for', (page, token, i) => {
  const { tokens, dictionary, tags } = page
  if (!tools.test(lowerAt(tokens, i - 2)) || !isBase(page, token)) return undefined
  const isCompound = tokens[i + 1]?.hyphen === true || tokens[i + 2]?.text === '-'
  // "a tool for train drivers", but "a dataset for train new models": no adjective follows a noun
  const isDescribed =
    tags.has(i + 1, 'Adjective') &&
    !(dictionary.partsOf(lowerAt(tokens, i + 1)) & pos.verb) &&
    (tags.has(i + 2, 'Plural') || (tags.has(i + 2, 'Noun') && tags.has(i + 3, 'Plural')))
  const end = [i + 1, i + 2].find(k =>
    /^(?:models|networks|classifiers|agents|images|transformers|robots|policies)$/.test(lowerAt(tokens, k)),
  )
  const takes = end !== undefined || hasObject(page, i + 1) || isDescribed || (isCompound && /^(?:train|segment|process|filter|design|research|test|measure|stream)$/.test(token.lower)) || (plainVerbs.has(token.lower) && tags.has(i + 1, 'Plural')) // prettier-ignore
  return takes ? replaceWord(token, inflect(token.lower, 'ing'), 'verb-pattern', 'Use the -ing form after "for".') : undefined
})

/** "which can lets workers rest", "The app can translates menus" */
const canLetWorkers: Rule = (page, token, i) => {
  const { tokens, classes, dictionary, tags } = page
  const modal = tokens[i - 1]
  const base = classes.base(token.lower)
  if (!modal || !/^(?:will|would|can|could|should|must|might)$/.test(modal.text) || !base || inflect(base, 's') !== token.lower) return undefined // prettier-ignore
  if (!(dictionary.partsOf(token.lower) & pos.verbS) || closed.has(token.lower)) return undefined
  const subject = lowerAt(tokens, i - 2)
  const isSubject = /^(?:which|who|it|he|she|they|we|you|i)$/.test(subject) || (tags.has(i - 2, 'Noun') && !determiners.has(subject))
  const isVerb =
    /^(?:lets|makes|helps|gives|gets|keeps|takes|allows)$/.test(token.lower) ||
    !(dictionary.partsOf(token.lower) & pos.plural) ||
    phraseBefore(page, i - 1)?.opening === ''
  return isSubject && isVerb && (tags.has(i + 1, 'Noun') || startsObject(lowerAt(tokens, i + 1)))
    ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${modal.text}".`)
    : undefined
}

/** Index of "let" or "help" before an object that ends at `last`: "help tourists", "let the new workers". */
function askerBefore(page: RulePage, last: number): number {
  const { tokens, dictionary } = page
  for (let k = last; k > last - 4 && k > 0; k--) {
    if (/^(?:let|lets|letting|make|makes|made|making|help|helps|helped|helping)$/.test(lowerAt(tokens, k))) return k < last ? k : -1
    const parts = dictionary.partsOf(lowerAt(tokens, k))
    if (!determiners.has(lowerAt(tokens, k)) && (closed.has(lowerAt(tokens, k)) || !(parts & (pos.noun | pos.plural | pos.adjective)))) return -1 // prettier-ignore
  }
  return -1
}

/** "lets workers produces phones", "help tourists choosing dishes" */
const letProduce: Rule = (page, token, i) => {
  const { tokens, classes, dictionary, tags } = page
  const parts = dictionary.partsOf(token.lower)
  const at = askerBefore(page, i - 1)
  if (at < 0 || closed.has(token.lower) || /^(?:the|a|an|his|her|my|our|their)$/.test(lowerAt(tokens, at - 1))) return undefined
  const asker = lowerAt(tokens, at)
  const isLet = asker.startsWith('let')
  const isPeople = tags.has(i - 1, 'Plural', 'Actor') || /^(?:people|children|worker|tourist|user|student|customer|guest|visitor|employee|child|teacher|player|reader|driver)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const takes = startsObject(next) || tags.has(i + 1, 'Noun') || startsPlace(next)
  const base = parts & pos.verbS ? classes.base(token.lower) : asker.startsWith('help') || isLet ? baseOfIng(page, token) : undefined
  if (!base || !isPeople || !takes || (parts & pos.verbS && inflect(base, 's') !== token.lower)) return undefined
  // "helps users logging in from abroad"
  if (token.lower.endsWith('ing') && startsPlace(next)) return undefined
  if (parts & pos.plural && !(tags.has(i, 'PresentTense') || tags.has(i + 1, 'Plural'))) return undefined
  // "help people living in tents"
  if (/^(?:living|working|using|suffering|looking|trying|coming|waiting|needing|including|wanting|having|studying|going|struggling|facing|dealing|visiting|seeking|wishing|moving|returning|traveling|travelling|training|regarding|concerning|entering|leaving|arriving)$/.test(token.lower)) return undefined // prettier-ignore
  return replaceWord(token, base, 'verb-pattern', `Use the base form "${base}" after "${asker}".`)
}

/** "The app can translate menus and helping tourists" */
const andHelp: Rule = afterWord('and or', (page, token, i) => {
  const { tokens, tags, classes } = page
  const base = baseOfIng(page, token)
  if (!base || isQuestion(tokens, i)) return undefined
  const next = lowerAt(tokens, i + 1)
  if (!startsObject(next) && !tags.has(i + 1, 'Noun') && !startsPlace(next)) return undefined
  const from = Math.max(sentenceStart(tokens, i), i - 9)
  for (let k = i - 2; k >= from; k--) {
    const word = lowerAt(tokens, k)
    if (!word || word.endsWith('ing') || /^(?:by|of|without|for|while|after|before|like|enjoy|love|hate|start|keep|avoid|with|about|and|or|be)$/.test(word)) return undefined // prettier-ignore
    if (!modals.has(word)) continue
    const verb = lowerAt(tokens, k + 1)
    return classes.isVerb(verb) && k < i - 2 ? replaceWord(token, base, 'verb-form', `Use the same form as "${verb}".`) : undefined
  }
  return undefined
})

/** "Many people prefer order food by phone", "We plan visit two museums" */
const preferOrder: Rule = afterWord(
  'prefer prefers want wants decide decided plan hope hopes tries try wish refuse refuses agree like likes',
  (page, token, i) => {
    const { tokens, tags, classes } = page
    const asker = lowerAt(tokens, i - 1)
    if (!isBase(page, token)) return undefined
    const who = lowerAt(tokens, i - 2)
    const isSubject = (subjects.has(who) && who !== 'you') || who === 'people' || (classes.isPlural(who) && tags.has(i - 2, 'Plural')) || (/^(?:prefers|wants|hopes|tries|refuses|likes)$/.test(asker) && tags.has(i - 2, 'Noun')) // prettier-ignore
    const isOwn = /^(?:want|prefer|decide)$/.test(asker) && /^(?:the|my|your|his|her|our|their)$/.test(lowerAt(tokens, i - 3)) && classes.isSingular(who) // prettier-ignore
    if (!(isSubject || isOwn) || /^(?:do|does|did|what|which|that|than|as)$/.test(lowerAt(tokens, i - 3)) || isQuestion(tokens, i))
      return undefined
    const next = lowerAt(tokens, i + 1)
    const isFood = /^(?:food|coffee|tea|clothes|water|books|things|tickets|money|english|music|films|movies|games|meat|fish)$/.test(next)
    const takes =
      isFood ||
      /^(?:the|a|an|my|our|their|his|her|it|them)$/.test(next) ||
      (isPure(page, token.lower) && (startsObject(next) || hasObject(page, i + 1)))
    const isFree = /^(?:order|buy|read|watch|drink|eat|cook|visit|learn|study|use|play|pay|rent|book|move|change|call|sell|build|open|become|help|walk|travel|stay|start|finish|join|save|spend|find|make|take|get|see|share)$/.test(token.lower) // prettier-ignore
    return isFree && (takes || token.lower === 'become')
      ? insertText(token.start, 'to ', 'verb-pattern', `"${asker}" is followed by "to" and the verb.`)
      : undefined
  },
)

/** "He recommended us to drink more water" */
const recommendThat: Rule = (page, token, i) => {
  const { tokens } = page
  const person = { me: 'I', us: 'we', him: 'he', her: 'she', them: 'they' }[token.lower]
  const [to, verb] = [tokens[i + 1], tokens[i + 2]]
  if (!person || to?.lower !== 'to' || !isBase(page, verb) || !/^recommend(?:s|ed)?$/.test(lowerAt(tokens, i - 1))) return undefined
  if (/^(?:is|are|was|were|been|be|highly)$/.test(lowerAt(tokens, i - 2))) return undefined
  return replaceWord(token, `that ${person}`, 'verb-pattern', 'Use "that" and a clause after "recommend".', to)
}

/** Another sentence is an order: "Let the batter rest", "Then mix in the flour". */
function isAmongOrders(page: RulePage, i: number): boolean {
  const { tokens, classes, dictionary } = page
  return tokens.some(({ first }, k) => {
    if (!first || k === i) return false
    let at = /^(?:then|now|next|first|finally|please|afterwards)$/.test(lowerAt(tokens, k))
      ? tokens[k + 1]?.text === ','
        ? k + 2
        : k + 1
      : k
    // "To change the bulb, turn off the light"
    const comma = /^(?:to|if|when|before|after|once|while|for)$/.test(lowerAt(tokens, k)) ? tokens.findIndex(({ text }, n) => n > k && /^[,.]$/.test(text)) : -1 // prettier-ignore
    if (comma > 0) at = tokens[comma]?.text === ',' ? comma + 1 : at
    const word = lowerAt(tokens, at)
    const isPlain = /^(?:let|put|do|don't|set)$/.test(word) || (!closed.has(word) && classes.isVerb(word) && !(dictionary.partsOf(word) & (pos.past | pos.adverb | pos.plural))) // prettier-ignore
    return (
      isPlain && (startsObject(lowerAt(tokens, at + 1)) || /^(?:in|up|out|off|not|slowly|gently|well|until)$/.test(lowerAt(tokens, at + 1)))
    )
  })
}

/** "Beats the eggs first and add the milk": an order among orders */
const beatsEggs: Rule = (page, token, i) => {
  const { tokens, classes, dictionary } = page
  if (
    !token.first ||
    /^(?:thanks|sounds|looks|seems|means|depends|works|feels)$/.test(token.lower) ||
    !(dictionary.partsOf(token.lower) & pos.verbS) ||
    closed.has(token.lower)
  )
    return undefined
  const base = classes.base(token.lower)
  if (!base || inflect(base, 's') !== token.lower || !/^(?:the|an?|your|it|them|all|both|half|two|three|four|some|each|every)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  const joined = tokens.findIndex(({ lower, first }, k) => k > i + 1 && (lower === 'and' || first))
  const isJoined = lowerAt(tokens, joined) === 'and' && isBase(page, tokens[joined + 1]) && hasObject(page, joined + 2)
  const isOrder = isAmongOrders(page, i)
  // "Adds a test. Fixes the build.": what a change does
  const others = tokens.filter(({ first, lower }, k) => first && k !== i && (dictionary.partsOf(lower) & pos.verbS) !== 0 && startsObject(lowerAt(tokens, k + 1))) // prettier-ignore
  return isOrder && others.length < 2 && (isJoined || others.length === 0)
    ? replaceWord(token, base, 'verb-form', `An order has the base form "${base}".`)
    : undefined
}

/** "Also deprecates two flags and improve the docs", "Adds a test and fix the build" */
const improvesToo: Rule = afterWord('and', (page, token, i) => {
  const { tokens, dictionary, tags } = page
  if (!isBase(page, token) || !hasObject(page, i + 1)) return undefined
  const from = sentenceStart(tokens, i)
  const first = /^(?:also|now|then)$/.test(lowerAt(tokens, from)) ? from + 1 : from
  const parts = dictionary.partsOf(lowerAt(tokens, first))
  if (!(parts & pos.verbS) || closed.has(lowerAt(tokens, first)) || /^(?:lets|makes|helps|allows|enables)$/.test(lowerAt(tokens, first))) return undefined // prettier-ignore
  if (beatsEggs(page, tokens[from] ?? token, from)) return undefined
  const rest = tokens.slice(first + 1, i - 1)
  if (rest.length === 0 || rest.length > 9 || (parts & pos.plural && !startsObject(rest[0]?.lower ?? ''))) return undefined
  if (rest.some(({ word, lower, text }, n) => (!word && !/^[\d`]/.test(text)) || auxiliaries.has(lower) || modals.has(lower) || /^(?:to|and|or|but|if|when|that|which|who|how|you|let|help|make)$/.test(lower) || (tags.has(first + 1 + n, 'PastTense', 'PresentTense') && !tags.has(first + 2 + n, 'Noun')))) return undefined // prettier-ignore
  const right = inflect(token.lower, 's')
  return replaceWord(token, right, 'agreement', `Use "${right}", as in "${tokens[first]?.text}".`)
})
