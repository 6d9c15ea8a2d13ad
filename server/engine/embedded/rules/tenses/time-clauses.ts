/** "will" and "would" after "if", "when", "until", and the like: "before I will leave", "If more people would use it". */
import { sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { applyRules, inDrafts, lowerAt, pick, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { readSubject } from '../../grammar/subject.ts'
import type { Token } from '../../grammar/tokens.ts'
import { auxiliaries, closed, determiners, modals, possessives, prepositions, subjects } from '../../grammar/word-classes.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function timeClauseEdits(page: RulePage): Edit[] {
  const sure: Rule = (...at) => willAt(...at, true) ?? wouldAt(...at, true) ?? ifWill(...at)
  const likely: Rule = (...at) => willAt(...at, false) ?? wouldAt(...at, false) ?? ifWouldDrop(...at) ?? willYou(...at)
  return [...applyRules(page, [sure]), ...inDrafts(applyRules(page, [likely]))]
}

const openers = /^(?:if|when|whenever|wherever|unless|until|till|before|after|once)$/
/** Never a question. */
const timeOnly = /^(?:until|till|before|after|unless|as soon as|in case|by the time)$/
/** Words after which "if" and "when" open a question: "I wonder if it will rain". */
const asking = /^(?:know|knows|knew|known|knowing|wonder|wonders|wondered|wondering|ask|asks|asked|asking|see|sees|saw|seeing|tell|tells|told|telling|say|says|said|saying|sure|unsure|certain|remember|forget|forgot|forgotten|decide|decides|decided|check|checks|checked|checking|find|found|out|announce|announced|inform|informed|show|shows|showed|explain|explained|clear|unclear|question|questions|date|day|days|time|times|moment|hour|week|month|year|idea|doubt|doubts|learn|discuss|discussed|specify|mention|guess|predict|confirm|confirmed|indicate|indicates|depends|depend|matter|matters|care|cares|future|on|about|of|determine|determines|imagine|understand|news|and|or|as|even|only|like|hear|heard|test|tested|worried|worry|afraid|curious|asap|era|stage|point|evening|morning|afternoon|night|is|was|not|nor|but)$/ // prettier-ignore

/** The subject that fills the words from `start` to `end`. */
function subjectNumber(page: RulePage, start: number, end: number): 'i' | 'one' | 'many' | undefined {
  const { tokens, tags, classes } = page
  const first = tokens[start]
  if (!first?.word || start >= end || end - start > 6) return undefined
  if (end === start + 1) {
    if (first.lower === 'i') return 'i'
    if (/^(?:he|she|it|this|that|everyone|everybody|someone|somebody|anyone|anybody|no one|nobody|everything|something|anything|nothing)$/.test(first.lower)) return 'one' // prettier-ignore
    if (/^(?:you|we|they|these|those|people)$/.test(first.lower)) return 'many'
  }
  if (end === start + 2 && first.lower === 'no' && lowerAt(tokens, start + 1) === 'one') return 'one'
  const words = tokens.slice(start, end)
  if (words.some(({ word, fixed, lower }) => !word || fixed || auxiliaries.has(lower) || modals.has(lower))) return undefined
  // "after the first month only two will stay"
  if (
    subjects.has(first.lower) ||
    words.some(({ lower }, n) => n > 0 && /^(?:only|just|even|all|both|most|some|two|three|each)$/.test(lower))
  )
    return undefined
  const phrase = readSubject(page, start, end)
  if (phrase && (phrase.number === 'one' || phrase.number === 'many')) return phrase.number
  const last = end - 1
  if (!tags.has(last, 'Noun') && !/^\p{Lu}/u.test(tokens[last]?.text ?? '')) return undefined
  if (words.some(({ lower }) => lower === 'and' || subjects.has(lower) || prepositions.has(lower))) return undefined
  const isDetermined = determiners.has(first.lower) || possessives.has(first.lower)
  if (classes.isPlural(lowerAt(tokens, last))) return 'many'
  return isDetermined || /^\p{Lu}/u.test(first.text) ? 'one' : undefined
}

interface Opening {
  /** Index of "if" or "when". */
  at: number
  word: string
  number: 'i' | 'one' | 'many'
}

/** "if the price" before the modal at `i`. */
function openingBefore(page: RulePage, i: number): Opening | undefined {
  const { tokens } = page
  for (let at = i - 2; at >= i - 7 && at >= 0; at--) {
    const word = lowerAt(tokens, at)
    if (tokens[at + 1]?.first || !tokens[at + 1]?.word) return undefined
    // "as soon as", "in case", "as long as", "by the time"
    const two = `${lowerAt(tokens, at - 1)} ${word}`
    const isSoon = /^(?:soon|long) as$/.test(two) && lowerAt(tokens, at - 2) === 'as'
    const isCase = two === 'in case'
    const isTime = two === 'the time' && lowerAt(tokens, at - 2) === 'by'
    if (!openers.test(word) && !isSoon && !isCase && !isTime) continue
    const number = subjectNumber(page, at + 1, i)
    if (!number) continue
    return { at: isSoon || isTime ? at - 2 : isCase ? at - 1 : at, word: isSoon ? 'as soon as' : isCase ? 'in case' : isTime ? 'by the time' : word, number } // prettier-ignore
  }
  return undefined
}

/** Whether the clause is a question within a sentence: "Please tell me when you will arrive". */
function isAsked({ tokens }: RulePage, { at, word }: Opening): boolean {
  if (!/^(?:if|when)$/.test(word) || tokens[at]?.first) return false
  const before = tokens[at - 1]
  if (!before?.word) return before?.text !== ',' && before?.text !== ';' && before?.text !== ':'
  if (/^(?:and|but|so|because|that|even|only)$/.test(before.lower)) return true
  if (isOffered(tokens, at)) return false
  const from = sentenceStart(tokens, at)
  return tokens.slice(Math.max(from, at - 5), at).some(({ lower }) => asking.test(lower))
}

/** "Let me know if you will have any questions." */
const isOffered = (tokens: readonly Token[], at: number) =>
  /^(?:let (?:me|us) know|contact me|contact us|call me|call us|write me|write us) if you will (?:have|need|want|require|wish)$/.test([3, 2, 1, 0, -1, -2, -3].map(back => lowerAt(tokens, at - back)).join(' ').replace(/^(?!let)\S+ /, '')) // prettier-ignore

/** The plain verb after the modal, with "not" and adverbs before it. */
function verbAfter({ tokens, classes, dictionary }: RulePage, i: number): { verb: number; isNegated: boolean } | undefined {
  let verb = i + 1
  let isNegated = false
  while (/^(?:not|also|ever|never|finally|really|still|just|only|already|soon|again|ever|actually|always)$/.test(lowerAt(tokens, verb))) {
    isNegated ||= lowerAt(tokens, verb) === 'not'
    verb++
  }
  const token = tokens[verb]
  if (!token?.word || token.fixed) return undefined
  const isVerb = /^(?:be|have|do)$/.test(token.lower) || (!closed.has(token.lower) && classes.isVerb(token.lower) && (dictionary.partsOf(token.lower) & pos.verb) !== 0) // prettier-ignore
  return isVerb ? { verb, isNegated } : undefined
}

const refusing = /^(?:close|slide|slip|pass|bend|pour|pull|roll|rise|catch|melt|stretch|reach|give|bite|go|squeeze|peel|set|stand|open|start|turn|work|fit|stop|budge|move|load|let|connect|boot|print|charge|flush|drain|listen|shut|stay|stick|run|play|lock|unlock|light|ring|dry|set|install|update|respond|accept|sleep|eat|cooperate|hold|latch|spin|heat|ignite)$/ // prettier-ignore

/** "won't close", "won't come off"; not "won't come tomorrow" */
function refuses(tokens: readonly Token[], i: number): boolean {
  const [verb, next] = [lowerAt(tokens, i + 1), lowerAt(tokens, i + 2)]
  const end = sentenceEnd(tokens, i)
  const isFuture = tokens.slice(i, end).some(({ lower }) => /^(?:tomorrow|tonight|next|later|soon|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(lower)) // prettier-ignore
  return !isFuture && (refusing.test(verb) || (/^(?:come|go)$/.test(verb) && /^(?:off|out|on|up|down|in|loose|away)$/.test(next)))
}

/** "if you will excuse me", "if it will help": said of willing, or of what follows. */
function isWilling({ tokens }: RulePage, i: number, word: string): boolean {
  // "If the drawer won't close, lift it": it refuses.
  if (lowerAt(tokens, i) === "won't" && refuses(tokens, i)) return true
  // "He reads it all before he will pour any out"
  if (/^(?:before|until|till)$/.test(word) && tokens.slice(i + 1, i + 5).some(({ lower }) => /^(?:any|anything|anyone|anybody|even|ever)$/.test(lower))) return true // prettier-ignore
  if (word !== 'if') return false
  const subject = lowerAt(tokens, i - 1)
  const verb = lowerAt(tokens, i + 1)
  // "If your child will be absent, please call": what is known already
  if (verb === 'be' && subject !== 'it' && /^(?:absent|late|away|out|unable|present|attending|arriving|traveling|travelling|using|bringing|paying|joining|staying|driving|needing|representing|accompanied)$/.test(lowerAt(tokens, i + 2)) && tokens.slice(i, sentenceEnd(tokens, i)).some(({ lower }) => lower === 'please')) return true // prettier-ignore
  if (subject === 'you' && verb === 'be') return /^(?:kind|good|so|patient)$/.test(lowerAt(tokens, i + 2))
  if (subject === 'you') return /^(?:excuse|forgive|pardon|allow|permit|please|kindly|just|let|indulge|bear|follow|look|turn|step|wait|sign|hand|pass|lend|sit)$/.test(verb) || !tokens[i + 1]?.word // prettier-ignore
  return /^(?:it|that|this|which)$/.test(subject) && /^(?:help|make|save|do|get|work|bring|keep|give|ease|improve|prevent|speed|mean)$/.test(verb) // prettier-ignore
}

const timed = /^(?:year|day|date|period|stage|limit|week|month|season|night|morning|evening|hour|time|point|deadline|semester|term|century|war|weekend|holiday|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/ // prettier-ignore

/** "before I will leave", "As soon as the package will arrive, we will send it" */
function willAt(page: RulePage, token: Token, i: number, isSure: boolean): Edit | undefined {
  const { tokens, text } = page
  if (!/^(?:will|won't)$/.test(token.lower) || !/^\p{Ll}/u.test(token.text)) return undefined
  const opening = openingBefore(page, i)
  if (!opening || isAsked(page, opening) || isWilling(page, i, opening.word)) return undefined
  const { word, number } = opening
  // "anyone whose car was built after that year will be asked"
  if (/^(?:before|after|until|till)$/.test(word) && !tokens[opening.at]?.first && determiners.has(lowerAt(tokens, opening.at + 1)) && timed.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  const found = verbAfter(page, i)
  if (!found) return undefined
  const isFirst = tokens[opening.at]?.first === true
  // "After the first week only one of them will stay."
  if (isFirst && /^(?:before|after|until|till)$/.test(word) && !subjects.has(lowerAt(tokens, i - 1)) && !hasComma(page, i)) return undefined
  if (isSure && !timeOnly.test(word) && !isOffered(tokens, opening.at) && !(tokens[opening.at]?.first && promises(page, i, word)))
    return undefined
  const isNegated = found.isNegated || token.lower === "won't"
  // "When you will fix this problem." is a question.
  if (isFirst && word === 'when' && !hasMainClause(page, i)) return undefined
  if (word === 'if' && !isFirst && !isOffered(tokens, opening.at) && !hasFuture(page, opening.at, i)) return undefined
  const verb = tokens[found.verb]
  if (!verb) return undefined
  const why = `After "${word}", use the present for the future.`
  if (isNegated) {
    const be = pick({ i: 'am not', one: 'is not', many: 'are not' }, number)
    if (verb.lower === 'be') return replaceWord(token, be ?? 'is not', 'when-will', why, verb)
    const negation = token.lower === "won't" ? "n't" : ' not'
    return replaceWord(
      token,
      `${number === 'one' ? 'does' : 'do'}${negation}`,
      'when-will',
      why,
      tokens[token.lower === "won't" ? i : i + 1],
    )
  }
  const between = text.slice(tokens[i + 1]?.start, verb.start)
  const form = verb.lower === 'be' ? pick({ i: 'am', one: 'is', many: 'are' }, number) : number === 'one' ? inflect(verb.lower, 's') : verb.lower // prettier-ignore
  if (!form) return undefined
  return replaceWord(token, verb.lower === 'be' ? `${form} ${between}`.trimEnd() : `${between}${form}`, 'when-will', why, verb)
}

/** "When the bus will come, I will call": "will" or an order follows the comma. */
function promises({ tokens, tags, dictionary }: RulePage, i: number, word: string): boolean {
  if (word === 'if' && lowerAt(tokens, i - 1) === 'you') return false
  const end = sentenceEnd(tokens, i)
  const comma = tokens.findIndex((other, k) => k > i && k < end && other.text === ',')
  if (comma < 0 || tokens[end]?.text === '?') return false
  const next = tokens[comma + 1]
  const rest = tokens.slice(comma + 1, end)
  const isOrder = next?.word === true && !closed.has(next.lower) && (dictionary.partsOf(next.lower) & pos.verb) !== 0 && tags.has(comma + 1, 'Infinitive') // prettier-ignore
  return isOrder || rest.slice(0, 6).some(({ lower }) => /^(?:will|can|please|won't|must|should)$|['’]ll$/.test(lower)) || rest.slice(0, 3).map(({ lower }) => lower).join(' ') === 'i would like' // prettier-ignore
}

const hasComma = ({ tokens }: RulePage, i: number) => tokens.slice(i, sentenceEnd(tokens, i)).some(({ text }) => text === ',')

/** A comma, or a second clause, follows. */
function hasMainClause({ tokens, tags }: RulePage, i: number): boolean {
  const end = sentenceEnd(tokens, i)
  if (tokens[end]?.text === '?') return false
  return tokens.slice(i + 1, end).some(({ text, lower }, n) => text === ',' || (subjects.has(lower) && tags.has(i + 2 + n, 'Verb', 'Modal', 'Copula'))) // prettier-ignore
}

/** Another "will", or an order or an offer, stands in the sentence. */
function hasFuture({ tokens }: RulePage, at: number, i: number): boolean {
  const words = tokens.slice(sentenceStart(tokens, at), sentenceEnd(tokens, i))
  return words.some((other, n) => sentenceStart(tokens, at) + n !== i && /^(?:will|can|could|must|should|may|please|offered|offers|going|let|won't|cannot|can't|need|shall)$|['’]ll$/.test(other.lower)) // prettier-ignore
}

/** "If more people would use the bus, the air would be cleaner", "more often if it would be free" */
function wouldAt(page: RulePage, token: Token, i: number, isSure: boolean): Edit | undefined {
  const { tokens, text } = page
  if (!/^(?:would|wouldn't)$/.test(token.lower)) return undefined
  const opening = openingBefore(page, i)
  if (opening?.word !== 'if' || isAsked(page, opening)) return undefined
  const found = verbAfter(page, i)
  const verb = found && tokens[found.verb]
  if (!found || !verb || /^(?:like|rather|prefer|please|care|kindly|mind)$/.test(verb.lower)) return undefined
  const from = sentenceStart(tokens, i)
  const to = sentenceEnd(tokens, i)
  const words = tokens.slice(from, to)
  // "I would be grateful if you would send it"
  if (!tokens[opening.at]?.first && words.some(({ lower }) => /^(?:grateful|appreciate|appreciated|honou?red|proud|glad|obliged|thankful|pleased|delighted|kind|nice|love|like|mind|wish|wished|happy|please)$/.test(lower))) return undefined // prettier-ignore
  // "if you would sign here": a request.
  const isUnreal = words.some(({ lower }, n) => from + n !== i && /^(?:would|wouldn't|could|couldn't|might)$|['’]d$/.test(lower))
  if (isOfferAt(tokens, i, verb.lower)) return undefined
  const isOpened = tokens[opening.at]?.first || (tokens[opening.at - 1]?.first && /^(?:and|but|so)$/.test(lowerAt(tokens, opening.at - 1)))
  if (!isUnreal || (isSure && !isOpened)) return undefined
  if (lowerAt(tokens, i - 1) === 'you' && words.some(({ lower }) => lower === 'please')) return undefined
  const between = text.slice(tokens[i + 1]?.start, verb.start)
  const why = 'After "if", use the past for what is unreal.'
  const { partsOf } = page.dictionary
  if (verb.lower === 'have' && (partsOf(lowerAt(tokens, found.verb + 1)) & pos.participle || lowerAt(tokens, found.verb + 1) === 'been')) return replaceWord(token, token.lower === 'would' ? `had ${between}`.trimEnd() : "hadn't", 'if-would', why, verb) // prettier-ignore
  if (token.lower === "wouldn't") return verb.lower === 'be' ? replaceWord(token, "weren't", 'if-would', why, verb) : replaceWord(token, "didn't", 'if-would', why) // prettier-ignore
  if (found.isNegated) return verb.lower === 'be' ? replaceWord(token, 'were not', 'if-would', why, verb) : replaceWord(token, 'did', 'if-would', why) // prettier-ignore
  const past = verb.lower === 'be' ? 'were' : inflect(verb.lower, 'past')
  return replaceWord(token, verb.lower === 'be' ? `${past} ${between}`.trimEnd() : `${between}${past}`, 'if-would', why, verb)
}

const willing = /^(?:agree|consent|consider|allow|permit|let|sign|send|forward|lend|confirm|accept|grant|share|help|support|join|advise|inform|notify)$/ // prettier-ignore
const handy = /^(?:useful|helpful|convenient|possible|acceptable|okay|ok|better|easier|best|appropriate|welcome|alright|fine|suitable|preferable|quicker|simpler)$/ // prettier-ignore

/** What people ask of others. */
const asked = /^(?:put|give|tell|call|phone|email|contact|meet|bring|leave|show|pass|return|reply|drop|pick|hold|keep|save|mail|post|deliver|introduce|check)$/ // prettier-ignore

/** Polite, not unreal: "If you would agree to share the work, we could take turns", "If it would be useful, I'd be glad to come" */
export function isOfferAt(tokens: readonly Token[], i: number, verb: string): boolean {
  const subject = lowerAt(tokens, i - 1)
  const comma = tokens.findIndex((other, k) => k > i && other.text === ',')
  const isMine = /^(?:i|we)(?:['’]d)?$/.test(lowerAt(tokens, comma + 1))
  // "If you would put us in touch, we could trade"
  if (subject === 'you' && asked.test(verb) && isMine) return true
  if (subject === 'you') return willing.test(verb) || (verb === 'be' && /^(?:willing|prepared|able|so|kind|interested|available)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
  const at = /^(?:more|most|very)$/.test(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  return subject === 'it' && isMine && (verb === 'help' || (verb === 'be' && (handy.test(lowerAt(tokens, at)) || lowerAt(tokens, at) === 'of'))) // prettier-ignore
}

/** "When you will fix this problem?" */
const willYou: Rule = (page, token, i) => {
  const { tokens } = page
  if (token.lower !== 'will' || !/^(?:i|you|he|she|it|we|they)$/.test(lowerAt(tokens, i - 1))) return undefined
  const subject = tokens[i - 1]
  const asks = tokens[i - 2]
  if (!subject || !asks?.first || !/^(?:when|where|how|why|what)$/.test(asks.lower) || !verbAfter(page, i)) return undefined
  const end = sentenceEnd(tokens, i)
  const isShort = !tokens.slice(i + 1, end).some((other, n) => !other.word || subjects.has(other.lower) || modals.has(other.lower) || (auxiliaries.has(other.lower) && n > 1)) // prettier-ignore
  if (tokens[end]?.text !== '?' && !(asks.lower === 'when' && isShort)) return undefined
  if (!isShort) return undefined
  return { start: subject.start, end: token.end, after: `${token.text} ${subject.text}`, kind: 'grammar', rule: 'question-order', message: 'In a question, the verb comes before the subject.' } // prettier-ignore
}

/** "If you will go to Toulouse, visit the museum", "If the bus will be late, we walk" */
const ifWill: Rule = (page, token, i) => {
  const { tokens } = page
  if (token.lower !== 'will' || lowerAt(tokens, i + 1) === 'not') return undefined
  const opening = openingBefore(page, i)
  if (opening?.word !== 'if') return undefined
  const { at } = opening
  const opens = tokens[at]?.first || (/^(?:and|but|so|or)$/.test(lowerAt(tokens, at - 1)) && tokens[at - 1]?.first)
  return opens && hasComma(page, i) && hasMainClause(page, i) ? willAt(page, token, i, false) : undefined
}

/** "If the temperature would drop below freezing, an alarm rings" */
const ifWouldDrop: Rule = (page, token, i) => {
  const { tokens, text } = page
  if (token.lower !== 'would' || /^(?:you|i|we)$/.test(lowerAt(tokens, i - 1))) return undefined
  const opening = openingBefore(page, i)
  const found = verbAfter(page, i)
  const verb = found && tokens[found.verb]
  if (opening?.word !== 'if' || !tokens[opening.at]?.first || !found || found.isNegated || !verb || !hasComma(page, i)) return undefined
  if (/^(?:like|have|rather|prefer|please|mind|be|care)$/.test(verb.lower)) return undefined
  const words = tokens.slice(i + 1, sentenceEnd(tokens, i))
  if (words.some(({ lower }) => /^(?:would|wouldn't|could|couldn't|might|should|was|were|had)$|['’]d$/.test(lower))) return undefined
  const form = opening.number === 'one' ? inflect(verb.lower, 's') : verb.lower
  return replaceWord(token, `${text.slice(tokens[i + 1]?.start, verb.start)}${form}`, 'when-will', 'After "if", use the present for the future.', verb) // prettier-ignore
}
