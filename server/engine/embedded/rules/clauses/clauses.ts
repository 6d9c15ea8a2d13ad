/**
 * Clauses translated from other languages: "If I would have known", "When I will arrive, I will call", "I want that
 * you come".
 */
import { pos } from '../../grammar/parts-of-speech.ts'
import { afterWord, applyRules, lowerAt, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, determiners, modals, possessives } from '../../grammar/word-classes.ts'
import { isOfferAt } from '../tenses/time-clauses.ts'

/** Edits of clauses. */
export function clauseEdits(page: RulePage): Edit[] {
  return applyRules(page, [ifWould, whenWill, wantThat, usedTo, years, whereIs, doesCosts, brotherHe, fromYears, pleaseAnd])
}

const pronoun = /^(?:i|you|he|she|it|we|they)$/
const person = /^(?:i|you|he|she|we|they)$/
const endsClause = (token: Token | undefined) => !token || /^[.?!,;]$/.test(token.text)
const isPlainVerb = ({ dictionary }: RulePage, word: string) => /^(?:be|have|do)$/.test(word) || (!closed.has(word) && (dictionary.partsOf(word) & pos.verb) !== 0) // prettier-ignore

/** "If I would have known" to "If I had known", "If I would have money" to "If I had money". */
const ifWould: Rule = onWord('would', (page, token, i) => {
  const { tokens, dictionary } = page
  const verb = tokens[i + 1]
  if (!verb?.word || verb.fixed || lowerAt(tokens, i - 2) !== 'if' || !pronoun.test(lowerAt(tokens, i - 1))) return undefined
  // In "I wonder if she would have come", "if" means "whether".
  if (!tokens[i - 2]?.first && !/^(?:,|:|;|and|but)$/.test(tokens[i - 3]?.text ?? '')) return undefined
  const message = 'After "if", use the past for what is unreal.'
  const isPerfect = verb.lower === 'have' && (dictionary.partsOf(lowerAt(tokens, i + 2)) & pos.participle || lowerAt(tokens, i + 2) === 'been') // prettier-ignore
  if (isPerfect) return replaceWord(token, 'had', 'if-would', 'After "if", use "had" for an unreal past event.', verb)
  // "If you would sign here" is polite: only with a second "would".
  const rest = tokens.slice(i + 2, i + 24)
  const end = rest.findIndex(other => /^[.?!;]$/.test(other.text))
  const isUnreal = rest
    .slice(0, end < 0 ? rest.length : end)
    .some(other => /^(?:would|wouldn't|i'd|he'd|she'd|we'd|they'd|you'd|could)$/.test(other.lower))
  if (!isUnreal || !isPlainVerb(page, verb.lower) || verb.lower === 'like' || isOfferAt(tokens, i, verb.lower)) return undefined
  const past = verb.lower === 'be' ? 'were' : inflect(verb.lower, 'past')
  return replaceWord(token, past, 'if-would', message, verb)
})

/** "When I will arrive, I will call you." */
const whenWill: Rule = onWord('will', (page, token, i) => {
  const { tokens } = page
  const subject = lowerAt(tokens, i - 1)
  const verb = tokens[i + 1]
  if (!person.test(subject) || !verb?.word || verb.fixed || !isPlainVerb(page, verb.lower)) return undefined
  const opener = tokens[i - 2]
  const opens = opener?.lower === 'soon' ? tokens[i - 4]?.first && tokens[i - 3]?.lower === 'as' : opener?.first
  // In "as soon as", the second "as" directly precedes the subject.
  const isSoon = opener?.lower === 'as' && lowerAt(tokens, i - 3) === 'soon' && tokens[i - 4]?.first
  if (!isSoon && !(opens && /^(?:when|once|after|before|until)$/.test(opener?.lower ?? ''))) return undefined
  const comma = tokens.findIndex((other, k) => k > i && /^[,.;?!]$/.test(other.text))
  if (comma < 0 || tokens[comma]?.text !== ',' || !/^(?:will|can|i'll|you'll|he'll|she'll|we'll|they'll)$/.test(tokens.slice(comma + 1, comma + 4).find(other => modals.has(other.lower) || other.lower.endsWith("'ll"))?.lower ?? '')) return undefined // prettier-ignore
  const isOne = /^(?:he|she)$/.test(subject)
  const be = isOne ? 'is' : subject === 'i' ? 'am' : 'are'
  const right = verb.lower === 'be' ? be : isOne ? inflect(verb.lower, 's') : verb.lower
  return replaceWord(token, right, 'when-will', 'Use the present tense in a time clause, not "will".', verb)
})

const objectCase: Record<string, string> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them', you: 'you' }

/** "I want that you help me" to "I want you to help me". */
const wantThat: Rule = onWord('that', (page, token, i) => {
  const { tokens, classes } = page
  const subject = tokens[i + 1]
  const verb = tokens[i + 2]
  const object = subject && Object.hasOwn(objectCase, subject.lower) ? objectCase[subject.lower] : undefined
  if (!/^(?:want|wants|wanted)$/.test(lowerAt(tokens, i - 1)) || !object || !verb?.word || verb.fixed) return undefined
  // In "the book I want that you have", "that" belongs to the noun.
  if (!tokens[i - 2]?.first && !/^(?:,|and|but|because|so)$/.test(tokens[i - 3]?.lower ?? '')) return undefined
  const base = isPlainVerb(page, verb.lower) ? verb.lower : classes.base(verb.lower)
  if (!base || base === 'be' || (closed.has(verb.lower) && !/^(?:have|do)$/.test(base))) return undefined
  return replaceWord(token, `${object} to ${base}`, 'verb-pattern', `Use "want someone to ${base}".`, verb)
})

/** "I am used to wake up early." */
const usedTo: Rule = onWord('to', (page, token, i) => {
  const { tokens, tags } = page
  const verb = tokens[i + 1]
  if (lowerAt(tokens, i - 1) !== 'used' || !verb?.word || verb.fixed || (closed.has(verb.lower) && !/^(?:be|have|do)$/.test(verb.lower))) return undefined // prettier-ignore
  const be = lowerAt(tokens, i - 2)
  const isPerson = /^(?:i'm|you're|we're|he's|she's)$/.test(be) || (/^(?:am|are|is|was|were|not)$/.test(be) && /^(?:i|you|he|she|we|am)$/.test(lowerAt(tokens, lowerAt(tokens, i - 3) === 'are' || lowerAt(tokens, i - 3) === 'is' ? i - 4 : i - 3))) // prettier-ignore
  if (!isPerson || !isPlainVerb(page, verb.lower) || tags.has(i + 1, 'Plural')) return undefined
  // "I am used to noise", "used to long flights"
  const next = lowerAt(tokens, i + 2)
  const isThing = (page.dictionary.partsOf(verb.lower) & (pos.noun | pos.adjective)) !== 0
  const isAction = determiners.has(next) || possessives.has(next) || /^(?:it|them|him|me|us|you|at|early|late|hard|up|alone|for|under)$/.test(next) // prettier-ignore
  if (isThing && !isAction) return undefined
  const gerund = inflect(verb.lower, 'ing')
  return replaceWord(verb, gerund, 'verb-pattern', 'Use the -ing form after "be used to".')
})

/** "I have 25 years old." */
const years: Rule = onWord('have has had', ({ tokens }, token, i) => {
  const subject = lowerAt(tokens, i - 1)
  const number = tokens[i + 1]
  const isNumber = number !== undefined && (/^\d{1,3}$/.test(number.text) || /^(?:ten|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty)$/.test(number.lower)) // prettier-ignore
  if (!person.test(subject) || !isNumber) return undefined
  if (!/^years?$/.test(lowerAt(tokens, i + 2)) || lowerAt(tokens, i + 3) !== 'old' || !endsPhraseAt(tokens, i + 4)) return undefined
  const isOne = /^(?:i|he|she)$/.test(subject)
  const be = token.lower === 'had' ? (isOne ? 'was' : 'were') : subject === 'i' ? 'am' : isOne ? 'is' : 'are'
  return replaceWord(token, be, 'verb-pattern', `Use "${be}" for someone's age.`)
})

function endsPhraseAt(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]
  return !token || !token.word || closed.has(token.lower)
}

/** "Could you tell me where is the station?" */
const whereIs: Rule = onWord('is are was were', ({ tokens, tags, text }, token, i) => {
  const asked = lowerAt(tokens, i - 1)
  const asks = lowerAt(tokens, i - 2)
  const isAsked =
    /^(?:me|us|know|knows|knew|wonder|wondering|idea|understand|remember|forgot|ask|asked)$/.test(asks) && !tokens[i - 2]?.first
  if (!isAsked || !/^(?:where|when|who|what|how|why)$/.test(asked)) return undefined
  const first = tokens[i + 1]
  if (!first?.word || first.fixed) return undefined
  let last = i + 1
  if (/^(?:the|my|your|his|her|our|their)$/.test(first.lower) && /^(?:where|when)$/.test(asked)) {
    last++
    while (tags.has(last, 'Adjective', 'Noun') && tokens[last + 1]?.word && tags.has(last + 1, 'Noun') && last < i + 4) last++
    if (!tags.has(last, 'Noun')) return undefined
  } else if (!/^(?:he|she|it|they)$/.test(first.lower)) return undefined
  const noun = tokens[last]
  if (!noun || noun.fixed || !/^[.?!]$/.test(tokens[last + 1]?.text ?? '.')) return undefined
  return { start: token.start, end: noun.end, after: `${text.slice(first.start, noun.end)} ${token.text}`, kind: 'grammar', rule: 'asked-order', message: 'In an indirect question, the subject comes before the verb.' } // prettier-ignore
})

/** "How much does it costs?", "When does the train leaves?" */
const doesCosts: Rule = ({ tokens, classes, tags }, token, i) => {
  const base = classes.base(token.lower)
  if (!base || base === token.lower || inflect(base, 's') !== token.lower || tags.has(i + 1, 'Verb')) return undefined
  const isPronoun = /^(?:i|you|he|she|it|we|they)$/.test(lowerAt(tokens, i - 1))
  const isNoun =
    /^(?:the|this|that|my|your|his|her|our|their)$/.test(lowerAt(tokens, i - 2)) && tags.has(i - 1, 'Noun') && !tokens[i + 1]?.word
  const at = isPronoun ? i - 2 : i - 3
  const does = lowerAt(tokens, at)
  if (!(isPronoun || isNoun) || !/^(?:do|does|did|don't|doesn't|didn't)$/.test(does) || tokens[i - 1]?.first) return undefined
  // "the person who did it has"
  if (lowerAt(tokens, at - 1) === 'who') return undefined
  // "what he does it costs": only if a question word or the sentence begins the question.
  const opens = tokens[at]?.first || /^(?:how|what|where|when|why|who|much|many|long|often|far|which|time)$/.test(lowerAt(tokens, at - 1))
  return opens ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${does}".`) : undefined
}

const family = /^(?:mother|father|brother|sister|mom|mum|dad|wife|husband|son|daughter|uncle|aunt|boss|teacher|grandmother|grandfather|friend|parents|boyfriend|girlfriend)$/ // prettier-ignore

/** "My brother he lives in Canada." */
const brotherHe: Rule = onWord('he she they', ({ tokens, dictionary, tags }, token, i) => {
  const next = tokens[i + 1]
  if (!family.test(lowerAt(tokens, i - 1)) || !tokens[i - 2]?.first || !next?.word) return undefined
  if (!/^(?:my|our|his|her|their)$/.test(lowerAt(tokens, i - 2)) || !token.spaced) return undefined
  const isVerb = /^(?:is|was|are|were|has|have|had|does|did|will|can|always|never)$/.test(next.lower) || (dictionary.partsOf(next.lower) & (pos.verbS | pos.past | pos.verb)) !== 0 // prettier-ignore
  // "The parents they adore live far away.": a second verb follows.
  const isRelative = [i + 2, i + 3].some(k => tags.has(k, 'Verb', 'Copula', 'Modal') && !tags.has(k, 'Infinitive', 'Gerund', 'Participle', 'Auxiliary') && !tags.has(i + 1, 'Copula', 'Modal', 'Auxiliary')) // prettier-ignore
  return isVerb && !isRelative
    ? removeWord(token, next, 'double-subject', `The subject is already "${tokens[i - 1]?.text}". Remove the pronoun.`)
    : undefined
})

/** "I have worked here from three years." */
const fromYears: Rule = onWord('from', ({ tokens }, token, i) => {
  const number = tokens[i + 1]
  const isNumber = number !== undefined && (/^\d{1,2}$/.test(number.text) || /^(?:two|three|four|five|six|seven|eight|nine|ten|many|several)$/.test(number.lower)) // prettier-ignore
  if (!isNumber || !/^(?:years|months|weeks|days)$/.test(lowerAt(tokens, i + 2)) || !endsClause(tokens[i + 3])) return undefined
  const clause = tokens.slice(Math.max(0, i - 8), i).map(other => other.lower)
  const goesOn = clause.some((word, k) => /^(?:have|has|am|is|are|i'm|i've|we've)$/.test(word) && ((clause[k + 1] ?? '').endsWith('ing') || clause[k + 1] === 'been' || /(?:ed|own)$/.test(clause[k + 1] ?? ''))) // prettier-ignore
  const comes = clause.some(word => /^(?:data|results?|figures|numbers|learned|learnt|made|taken|collected|selected|drawn)$/.test(word))
  return goesOn && !comes ? replaceWord(token, 'for', 'since-for', 'Use "for" with a length of time.') : undefined
})

/** "Please sign it and sent it back." */
const pleaseAnd: Rule = afterWord('and', (page, token, i) => {
  const { tokens, classes, dictionary } = page
  const base = classes.base(token.lower)
  if (!base || base === token.lower || inflect(base, 'past') !== token.lower) return undefined
  if (dictionary.partsOf(token.lower) & (pos.verb | pos.noun | pos.adjective)) return undefined
  if (!/^(?:it|them|me|us|him|her)$/.test(lowerAt(tokens, i - 2)) || !/^(?:it|them|me|us|the|him|her)$/.test(lowerAt(tokens, i + 1)))
    return undefined
  return lowerAt(tokens, i - 4) === 'please' && isPlainVerb(page, lowerAt(tokens, i - 3))
    ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" in a request.`)
    : undefined
})
