/** Words and commas in drafts: confused words, numbers, adverbs after verbs, openings without a comma. */
import { afterWord, applyRules, inDrafts, insertText, lowerAt, onText, onWord, pick, replaceWord, type Rule } from '../../edits.ts'
import { pluralize } from '../../grammar/irregular.ts'
import { sentenceStart } from '../../grammar/clause.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { opensQuestion } from '../clauses/questions.ts'
import { isOfAmount } from '../agreement/relative-verbs.ts'
import { isEachDoing } from '../nouns/counted.ts'
import { auxiliaries, beForms, closed, countNouns, determiners, modals, prepositions, subjects } from '../../grammar/word-classes.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function draftWordEdits(page: RulePage): Edit[] {
  const rules = [theirThere, thereTheir, yourYou, youreYour, withIn, weather, itsIt, threw, besides, plannedSitting, digitsNoun, eachOfThe, eachMonths, residents, slowly, personWhich, openingComma, ifPlease, asksWhich, butIt] // prettier-ignore
  return [...applyRules(page, [tooTo, yoursFaithful]), ...inDrafts(applyRules(page, rules))]
}

const isEnd = (token: Token | undefined) => !token?.word
const confused = (token: Token, right: string) => ({ ...replaceWord(token, right, 'confused-word', `Use "${right}" here instead of "${token.lower}".`), kind: 'word_choice' as const }) // prettier-ignore
/** Words that end a noun phrase or cannot be part of one. */
const noNoun = (word: string) => auxiliaries.has(word) || modals.has(word) || subjects.has(word) || determiners.has(word) || (prepositions.has(word) && word !== 'like' && word !== 'past') || /^(?:and|but|because|when|if|again|who|which|to|so|or|anymore|yesterday|today|tomorrow|now|already)$/.test(word) // prettier-ignore

/** "nobody was sitting their", "don't go their again" */
const theirThere: Rule = onWord('their', ({ tokens }, token, i) =>
  (isEnd(tokens[i + 1]) ? tokens[i + 1]?.text !== '"' && tokens[i + 1]?.text !== '“' : noNoun(lowerAt(tokens, i + 1)))
    ? confused(token, 'there')
    : undefined,
)

const goes = /^(?:be|is|are|was|were|been|go|goes|went|gone|going|come|comes|came|live|lives|lived|get|gets|got|stay|stayed|work|worked|out|over|up|down|right|from|in|here|and|arrive|arrived|travel|hi|hello|hey)$/ // prettier-ignore

/** "raise there prices", "with there help" */
const thereTheir: Rule = onWord('there', ({ tokens, tags, classes, dictionary }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const next = tokens[i + 1]
  if (!next?.word || closed.has(next.lower) || goes.test(before)) return undefined
  const parts = dictionary.partsOf(next.lower)
  const isNoun =
    classes.isNounOnly(next.lower) ||
    (parts & pos.plural) !== 0 ||
    (parts & (pos.plural | pos.noun) && tags.has(i + 1, 'Noun') && !tags.has(i + 1, 'Verb'))
  const isObject = /^(?:of|with|in|for|on|by|about|to|at|after|before|during|without|into)$/.test(before) || ((tags.has(i - 1, 'Verb') || ((classes.isVerb(before) || dictionary.partsOf(before) & pos.verbS) && parts & pos.plural)) && !beForms.has(before)) // prettier-ignore
  return isNoun && isObject ? confused(token, 'their') : undefined
})

/** "We wish your a happy holiday", "whether your tired or not" */
const yourYou: Rule = onWord('your', ({ tokens, classes, dictionary }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  const before = lowerAt(tokens, i - 1)
  if (/^(?:a|an|the|all)$/.test(next) && /^(?:wish|wished|give|gave|send|sent|tell|told|show|showed|offer|ask|asked|see|thank|offered|owe|want)$/.test(before)) return confused(token, 'you') // prettier-ignore
  const parts = dictionary.partsOf(next)
  const isQuality = classes.isAdjective(next) && !(parts & (pos.noun | pos.plural | pos.verb))
  const after = lowerAt(tokens, i + 2)
  const ends = tokens[i + 2] === undefined || (!tokens[i + 2]?.word && tokens[i + 2]?.text !== '-') || /^(?:or|of|to|that|with|about|at|if|when|because)$/.test(after) // prettier-ignore
  return isQuality && ends && /^(?:if|when|that|because|whether|weather|so|and|but|since|think|hope|sure|know|says?|)$/.test(before)
    ? confused(token, "you're")
    : undefined
})

/** "don't check you're phone", "write down youre goals" */
const youreYour: Rule = onWord("youre you're", ({ tokens, tags, classes, dictionary }, token, i) => {
  const next = tokens[i + 1]
  const after = lowerAt(tokens, i + 2)
  if (!next?.word || closed.has(next.lower) || next.hyphen) return undefined
  const parts = dictionary.partsOf(next.lower)
  const isNoun = (parts & (pos.noun | pos.plural)) !== 0 && !(parts & (pos.adjective | pos.ing | pos.participle | pos.past | pos.adverb))
  const goesOn = tags.has(i + 2, 'Noun') && (classes.parts(after) & (pos.noun | pos.plural)) !== 0
  const before = lowerAt(tokens, i - 1)
  const isObject = prepositions.has(before) || tags.has(i - 1, 'Verb') || /^(?:and|down|up|out|off|on|in|all)$/.test(before)
  // "When he comes in you're history": a clause ends before it
  const opener = lowerAt(tokens, sentenceStart(tokens, i))
  if (/^(?:when|if|once|whenever|until|unless|because|since|as|while|wherever|where|who|what|the|from|no)$/.test(opener) && /^(?:down|up|out|off|on|in|from|to|you)$/.test(before)) return undefined // prettier-ignore
  const claims = /^(?:say|says|said|think|thinks|thought|know|knows|hope|feel|guess|mean|hear|suppose|bet|believe|sure|if|that|because|when)$/.test(before) // prettier-ignore
  return isNoun && isObject && !claims && (goesOn || noNoun(after) || isEnd(tokens[i + 2]) || (parts & pos.plural) !== 0)
    ? confused(token, 'your')
    : undefined
})

/** "I would like too return it" */
const tooTo: Rule = onWord('too', ({ tokens, dictionary, classes, tags }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  const parts = dictionary.partsOf(next)
  const isVerb =
    /^(?:be|have|do)$/.test(next) || (classes.isVerb(next) && !(parts & (pos.adjective | pos.adverb | pos.past | pos.participle)))
  const before = lowerAt(tokens, i - 1)
  const asks = /^(?:want|wants|wanted|like|love|need|needs|needed|have|has|had|going|able|try|trying|decision|decided|hope|order|ready|willing|allowed|used|forgot|began|started|chance)$/ // prettier-ignore
  return isVerb && asks.test(before) && !tags.has(i + 1, 'Noun') ? confused(token, 'to') : undefined
})

/** "due with in 30 days", "stare in to the flames" */
const withIn: Rule = ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  const after = tokens[i + 2]
  if (!next || next.fixed || !after) return undefined
  const isWithin = token.lower === 'with' && next.lower === 'in' && (/^\d/.test(after.text) || /^(?:a|an|the|two|three|four|five|ten|twenty|thirty|sixty|one|our|your|minutes|hours|days|reach)$/.test(after.lower)) // prettier-ignore
  const isInto = token.lower === 'in' && next.lower === 'to' && (determiners.has(after.lower)) && /^(?:out|go|goes|went|come|came|walk|walked|run|ran|get|got|look|looked|looks|stare|stared|fall|fell|put|turn|turned|move|moved|break|broke|bring|brought|jump|jumped|climbed|put|take|took)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  return isWithin || isInto
    ? { ...replaceWord(token, isWithin ? 'within' : 'into', 'compound', `Write "${isWithin ? 'within' : 'into'}" as one word.`, next), kind: 'spelling' } // prettier-ignore
    : undefined
}

/** "keep going, weather you're tired or not" */
const weather: Rule = onWord('weather', ({ tokens }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  return (subjects.has(next) || /^(?:or|to|your|you're|they're|it's|he's|she's|we're|i'm|there|this)$/.test(next)) && !determiners.has(lowerAt(tokens, i - 1)) // prettier-ignore
    ? confused(token, 'whether')
    : undefined
})

/** "Its valid until May" */
const itsIt: Rule = onWord('its', ({ tokens, dictionary, tags }, token, i) => {
  const next = tokens[i + 1]
  if (!next?.word || next.hyphen) return undefined
  if (/^(?:always|not|never|just|been|a|an|the|really|only|very|too|so|also|still|already)$/.test(next.lower) && !tags.has(i + 2, 'Noun')) return confused(token, "it's") // prettier-ignore
  const parts = dictionary.partsOf(next.lower)
  const isQuality = (parts & (pos.adjective | pos.participle)) !== 0 && !(parts & (pos.noun | pos.plural)) && !tags.has(i + 1, 'Noun')
  const after = lowerAt(tokens, i + 2)
  const ends = isEnd(tokens[i + 2]) || /^(?:until|that|to|for|in|on|at|when|because|if|with|by|from|but|and)$/.test(after)
  return isQuality && ends && (token.first || /^(?:that|because|if|when|but|think|hope|say|says|so)$/.test(lowerAt(tokens, i - 1)))
    ? confused(token, "it's")
    : undefined
})

/** "the wind blew threw the trees" */
const threw: Rule = onWord('threw', ({ tokens, tags, dictionary }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const isMoved =
    tags.has(i - 1, 'Verb') && (dictionary.partsOf(before) & (pos.past | pos.ing | pos.verb)) !== 0 && !auxiliaries.has(before)
  return determiners.has(lowerAt(tokens, i + 1)) && isMoved ? confused(token, 'through') : undefined
})

/** "He sat besides the fire" */
const besides: Rule = onWord('besides', ({ tokens }, token, i) =>
  determiners.has(lowerAt(tokens, i + 1)) && /^(?:sat|sit|sits|sitting|stood|stand|stands|standing|lay|lie|lies|lying|walked|walking|right|slept|parked)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? confused(token, 'beside')
    : undefined,
)

const doubled: Record<string, string> = { planed: 'planned', planing: 'planning', siting: 'sitting', hoped: 'hoped', stared: 'stared', scared: 'scared', starring: 'staring', diner: 'dinner', later: 'later', writting: 'writing', dinning: 'dining', loosing: 'losing', whish: 'wish', wether: 'whether', quiete: 'quite', staffs: 'staff', cheeper: 'cheaper' } // prettier-ignore

/** "He had been siting there", "planed and organized events" */
const plannedSitting: Rule = ({ tokens }, token, i) => {
  const right = Object.hasOwn(doubled, token.text.toLowerCase()) ? doubled[token.lower] : undefined
  if (!right || right === token.lower) return undefined
  const before = lowerAt(tokens, i - 1)
  if (token.lower.endsWith('ing') && !(beForms.has(before) || /^(?:by|of|was|keep|kept|for|while|and|not)$/.test(before))) return undefined
  if (token.lower === 'starring' || (token.lower === 'diner' && !/^(?:for|after|before|have|had|to)$/.test(before))) return undefined
  return { ...confused(token, right), kind: 'spelling' }
}

/** "3 week ago", "in 2 part" */
const digitsNoun: Rule = ({ tokens, classes, dictionary, tags }, token, i) => {
  const count = tokens[i - 1]
  if (!count || !/^(?:[2-9]|[1-9]\d+|[1-9]\d{0,2}(?:,\d{3})+)$/.test(count.text) || !token.spaced || token.text !== token.lower)
    return undefined
  const isCount = countNouns.has(token.lower) || /^(?:day|week|month|year|hour|minute|time|part|item|piece|copy|pair|kilometer|mile|person)$/.test(token.lower) // prettier-ignore
  const next = tokens[i + 1]
  const ends = isEnd(next) ? next?.text !== '-' : closed.has(next?.lower ?? '') || /^(?:ago|old)$/.test(next?.lower ?? '')
  // "the 2015 election"
  if (/^(?:19|20)\d\d$/.test(count.text) && /^(?:the|a|our|this|that|their|his|her|my)$/.test(lowerAt(tokens, i - 2))) return undefined
  // "May 3 week", "page 4 section", "Building 7 floor"
  const before = tokens[i - 2]
  const isLabel = before?.word === true && (/^\p{Lu}/u.test(before.text) && !before.first ? true : /^(?:page|section|chapter|no|number|version|room|floor|level|phase|step|type|class|grade|gate|line|rule|part|item|figure|table)$/.test(before.lower)) // prettier-ignore
  return isCount && ends && !isLabel && classes.isSingular(token.lower) && (dictionary.partsOf(token.lower) & pos.plural) === 0 && !tags.has(i, 'Verb') // prettier-ignore
    ? replaceWord(token, token.lower === 'person' ? 'people' : pluralize(token.lower), 'number', `Use the plural after "${count.text}".`)
    : undefined
}

/** "each of the manager", "some of my colleague" */
const eachOfThe: Rule = ({ tokens, classes }, token, i) => {
  const isList = lowerAt(tokens, i - 2) === 'of' && /^(?:the|my|our|your|their|his|her|these|those)$/.test(lowerAt(tokens, i - 1))
  return isList && /^(?:each|many|several|few|both|two|three|either|neither)$/.test(lowerAt(tokens, i - 3)) && countNouns.has(token.lower) && (isEnd(tokens[i + 1]) || closed.has(lowerAt(tokens, i + 1))) && classes.isSingular(token.lower) // prettier-ignore
    ? replaceWord(token, pluralize(token.lower), 'number', `Use the plural after "${lowerAt(tokens, i - 3)} of".`)
    : undefined
}

/** "the first day of each months" */
const eachMonths: Rule = ({ tokens, classes, dictionary }, token, i) => {
  if (isEachDoing(tokens, dictionary, i)) return undefined
  const at = /^(?:second|third|new|other|single|few)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const one =
    /^(?:each|every|another)$/.test(lowerAt(tokens, at)) && !/^(?:few|other)$/.test(lowerAt(tokens, i - 1)) && classes.isPlural(token.lower)
      ? classes.singular(token.lower)
      : undefined
  return one && (dictionary.partsOf(token.lower) & ~(pos.plural | pos.verbS)) === 0 && !/(?:ss|ics|news|series|species|means)$/.test(token.lower) && (isEnd(tokens[i + 1]) || closed.has(lowerAt(tokens, i + 1))) // prettier-ignore
    ? replaceWord(token, one, 'number', `Use the singular after "${lowerAt(tokens, i - 1)}".`)
    : undefined
}

const places = /^(?:mother|father|parent|friend|neighbou?r|doctor|dentist|baker|butcher|grocer|hairdresser|barber|vet|florist|jeweler|tailor|chemist|optician|grandmother|grandfather|grandma|grandpa|mom|mum|dad|sister|brother|aunt|uncle|boss|girlfriend|boyfriend|cousin|other|one|everyone|somebody|someone|nobody|it|that|there|here|what|who|he|she|let)$/ // prettier-ignore

/** "4 new employee's", "hard for the resident's." */
const residents: Rule = ({ tokens, classes }, token, i) => {
  const noun = /^([a-z]{3,})['’]s$/.exec(token.lower)?.[1]
  if (!noun || places.test(noun) || !classes.isSingular(noun)) return undefined
  const next = tokens[i + 1]
  const ends = !next || /^[.!?,;:]$/.test(next.text)
  const isDetermined = [1, 2].some(back => /^(?:the|these|those|our|my|your|their|all|some|many|few|several|two|three|four|five|six|ten|\d+)$/.test(tokens[i - back]?.lower ?? '')) // prettier-ignore
  const isCompared = tokens.slice(Math.max(0, i - 6), i).some(other => /^(?:than|as|like|is|was|are|were|not|from|of)$/.test(other.lower))
  return ends && isDetermined && !isCompared
    ? { ...replaceWord(token, pluralize(noun), 'apostrophe', `The plural "${pluralize(noun)}" has no apostrophe.`), kind: 'spelling' }
    : undefined
}

const manners: Record<string, string> = { quick: 'quickly', slow: 'slowly', proper: 'properly', careful: 'carefully', perfect: 'perfectly', correct: 'correctly', polite: 'politely', efficient: 'efficiently', regular: 'regularly', beautiful: 'beautifully', quiet: 'quietly', bad: 'badly', sudden: 'suddenly', immediate: 'immediately', serious: 'seriously', soft: 'softly', gentle: 'gently', angry: 'angrily', nervous: 'nervously', constant: 'constantly', secret: 'secretly', professional: 'professionally', automatic: 'automatically', successful: 'successfully', independent: 'independently', fluent: 'fluently', different: 'differently' } // prettier-ignore
const linkingVerbs = /^(?:be|fall|look|feel|seem|sound|taste|smell|become|get|stay|remain|keep|turn|grow|go|make|stand|leave|find|paint|consider|hold|prove|appear|have|do|call|want|need|like|die|think|see)$/ // prettier-ignore

/** "It wasn't working proper.", "She opened the door slow and looked inside." */
const slowly: Rule = ({ tokens, tags, classes, dictionary }, token, i) => {
  const right = Object.hasOwn(manners, token.lower) ? manners[token.lower] : undefined
  const next = tokens[i + 1]
  // "the king's secret"
  if (/['’]s?$/.test(lowerAt(tokens, i - 1))) return undefined
  if (!right || !(!next || /^[.!?,;:]$/.test(next.text) || /^(?:and|but|because|when|so|to|for|in|at|with|on|than)$/.test(next.lower)))
    return undefined
  const isVerb = (k: number) => {
    const word = lowerAt(tokens, k)
    const base = classes.base(word) ?? word
    return tags.has(k, 'Verb') && !closed.has(word) && !linkingVerbs.test(base) && (dictionary.partsOf(word) & (pos.verb | pos.verbS | pos.past | pos.ing | pos.participle)) !== 0 && !beForms.has(word) // prettier-ignore
  }
  const object = determiners.has(lowerAt(tokens, i - 2)) && tags.has(i - 1, 'Noun') && isVerb(i - 3)
  return isVerb(i - 1) || object ? replaceWord(token, right, 'adverb', `"${right}" describes how something is done.`) : undefined
}

/** "the person which never gives up" */
const personWhich: Rule = onWord('which', ({ tokens }, token, i) =>
  !(tokens[i - 1]?.text === ',' && isOfAmount(tokens, i + 1)) && /^(?:person|people|man|men|woman|women|boy|girl|child|children|friends?|colleagues?|students?|teachers?|customers?|employees?|wife|husband|sister|brother|mother|father|daughter|son|doctor|manager|everyone|somebody|someone|those|guy|candidate|worker|workers)$/.test(tokens[i - 1]?.text === ',' ? lowerAt(tokens, i - 2) : lowerAt(tokens, i - 1)) && !subjects.has(lowerAt(tokens, i + 1)) // prettier-ignore
    ? confused(token, 'who')
    : undefined,
)

const plainOpeners = /^(?:however|first|second|third|finally|therefore|unfortunately|fortunately|then again|also)$/

/** "However the effect was small", "First the temperature was" */
const openingComma: Rule = ({ tokens, tags }, token, i) => {
  if (!token.first || !plainOpeners.test(token.lower)) return undefined
  const next = lowerAt(tokens, i + 1)
  const isThe = determiners.has(next) && next !== 'that' && tags.has(i + 2, 'Noun') && tags.has(i + 3, 'Verb', 'Copula', 'Modal', 'Auxiliary', 'PastTense') // prettier-ignore
  return isThe ? { ...insertText(token.end, ',', 'opening-comma', `Add a comma after "${token.text}" at the start of a sentence.`), kind: 'punctuation' } : undefined // prettier-ignore
}

/** "If you need anything urgent please contact us" */
const ifPlease: Rule = onWord('please', ({ tokens, classes }, token, i) => {
  const before = tokens[i - 1]
  if (!before?.word || before.fixed || !classes.isVerb(lowerAt(tokens, i + 1))) return undefined
  let from = i
  while (from > 0 && !tokens[from]?.first) from--
  const isOpened = /^(?:if|when|before|after|once|in)$/.test(lowerAt(tokens, from)) && i - from > 3 && !tokens.slice(from, i).some(other => other.text === ',') // prettier-ignore
  return isOpened && !/^(?:to|can|could|and|you|will|would)$/.test(before.lower)
    ? { ...insertText(before.end, ',', 'clause-comma', 'Add a comma before "please" after an introductory clause.'), kind: 'punctuation' }
    : undefined
})

/** "What is lacking is a plan.": a second verb makes a statement of it. */
const hasSecondBe = (words: readonly Token[]) => words.slice(2).some(({ lower }) => /^(?:is|was|are|were)$/.test(lower))

/** "Which one is correct." */
const asksWhich: Rule = onText('.', (page, token, i) => {
  const { tokens } = page
  if (token.fixed || !tokens[i - 1]?.word || /^(?:mr|mrs|ms|dr|st|prof)$/.test(lowerAt(tokens, i - 1))) return undefined
  let from = i - 1
  while (from > 0 && !tokens[from]?.first) from--
  const words = tokens.slice(from, i)
  if (words.length < 3 || words.length > 14 || words.some(other => !other.word && !/^\d/.test(other.text))) return undefined
  const [first, second, third] = [lowerAt(tokens, from), lowerAt(tokens, from + 1), lowerAt(tokens, from + 2)]
  const isWhich = first === 'which' && /^(?:is|are|was|were|do|does|did|can|should|will)$/.test(third) && /^(?:one|of|[a-z]+)$/.test(second) && !words.slice(3).some(other => /^(?:is|are|was|were|depends)$/.test(other.lower)) // prettier-ignore
  const isWho = (/^(?:who|where|what|when|how|why)'s$/.test(first) && !hasSecondBe(words)) || (/^(?:who|where|what|how|why)$/.test(first) && /^(?:is|are|was|were|does|do|did|can|could|should|will|would)$/.test(second) && !hasSecondBe(words)) // prettier-ignore
  return isWhich || isWho || opensQuestion(page, from)
    ? { start: token.start, end: token.end, after: '?', kind: 'punctuation', rule: 'question-mark', message: 'End a question with a question mark.' } // prettier-ignore
    : undefined
})

/** "Yours faithful" */
const yoursFaithful: Rule = afterWord('yours', ({ tokens }, token, i) => {
  const right = pick({ faithful: 'faithfully', sincere: 'sincerely' }, token.lower)
  return right && tokens[i - 1]?.first ? replaceWord(token, right, 'adverb', `Close a letter with "Yours ${right}".`) : undefined
})

/** "The printer arrived yesterday but it wasn't working." */
const butIt: Rule = onWord('but', ({ tokens, tags }, token, i) => {
  const before = tokens[i - 1]
  if (!before?.word || before.fixed || token.first) return undefined
  const next = lowerAt(tokens, i + 1)
  const isVerb = (k: number) => tags.has(k, 'Verb', 'Copula', 'Modal', 'Auxiliary') && !tags.has(k, 'Gerund')
  const isClause = /^(?:i|you|he|she|it|we|they|there)$/.test(next) ? isVerb(i + 2) : /^(?:the|my|our|his|her|their|your|this)$/.test(next) && tags.has(i + 2, 'Noun') && isVerb(i + 3) // prettier-ignore
  let from = i
  while (from > 0 && !tokens[from]?.first && tokens[from - 1]?.word) from--
  const isLong = i - from > 3 && tokens.slice(from, i).some((_, k) => isVerb(from + k))
  return isClause && isLong
    ? { ...insertText(before.end, ',', 'clause-comma', 'Add a comma before "but" and a new clause.'), kind: 'punctuation' }
    : undefined
})
