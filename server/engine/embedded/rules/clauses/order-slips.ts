/** The order of words in questions, and of adverbs and objects: "check is it there", "How much it costs?", "turn on it", "never have seen". */
import { finiteForms, sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { applyRules, inDrafts, insertText, lowerAt, onText, onWord, removeWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, determiners, modals, possessives, subjects } from '../../grammar/word-classes.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function orderSlipEdits(page: RulePage): Edit[] {
  const sure = [turnOnIt, attachedYouFind, myToThird]
  const likely = [checkIsIt, whatIShould, howMuchItCosts, whoDoesHave, neverHave, cookedNever, whyTheyCannot]
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, likely))]
}

const swap = (from: Token, to: Token, after: string, rule: string, message: string): Edit => ({ start: from.start, end: to.end, after, kind: 'grammar', rule, message }) // prettier-ignore

const wanting =
  /^(?:check|know|wonder|wondering|ask|asked|asking|see|sure|confirm|clarify|verify|tell|understand|remember|unsure|decide|idea)$/

/** "Could you check is it on the shelf?", "I want to know do you have a room" */
const checkIsIt: Rule = (page, token, i) => {
  const { tokens, classes, text } = page
  const isDo = /^(?:do|does|did)$/.test(token.text)
  if (!isDo && !/^(?:is|are|was|were|can|could|will|would|should|has|have)$/.test(token.text)) return undefined
  const person = tokens[i + 1]
  const isThere = person?.lower === 'there' && /^(?:is|are|was|were)$/.test(token.text)
  if (!person || person.fixed || !(/^(?:i|you|he|she|it|we|they)$/.test(person.lower) || isThere)) return undefined
  const isTold = /^(?:me|us|him|her|them)$/.test(lowerAt(tokens, i - 1))
  const k = isTold ? i - 2 : i - 1
  const verb = lowerAt(tokens, k)
  if (isTold ? !/^(?:tell|ask|asked|show|inform)$/.test(verb) : !wanting.test(verb) || /^(?:tell)$/.test(verb)) return undefined
  const start = sentenceStart(tokens, i)
  if (k === start && !/^(?:check|tell|ask|please)$/.test(verb)) return undefined
  if (tokens.slice(start, k).some(({ lower }) => /^(?:what|all|thing|whatever|who|that|as|if|which)$/.test(lower))) return undefined
  const next = tokens[i + 2]
  if (!next?.word && !isThere) return undefined
  const message = 'In an indirect question, the subject comes before the verb.'
  if (!isDo) return swap(token, person, `whether ${person.text} ${token.text}`, 'asked-order', message)
  if (!next || !(classes.isVerb(next.lower) || /^(?:have|do)$/.test(next.lower)) || next.fixed) return undefined
  const form = token.text === 'do' ? next.text : inflect(next.lower, token.text === 'did' ? 'past' : 's')
  return swap(token, next, `whether ${text.slice(person.start, person.end)} ${form}`, 'asked-order', message)
}

/** Whether the sentence is a short question without a second clause. */
function isPlainQuestion(page: RulePage, from: number): boolean {
  const { tokens } = page
  const end = sentenceEnd(tokens, from)
  return tokens[end]?.text === '?' && end - from < 12 && tokens.slice(from, end).every((token, n) => token.word && !(n > 1 && (subjects.has(token.lower) || finiteForms.has(token.lower) || modals.has(token.lower)) && !/^(?:it|you|have|do)$/.test(token.lower))) // prettier-ignore
}

/** "How much it costs?", "How many workers you will send?", "What time the shop opens?" */
const howMuchItCosts: Rule = onWord('how what which where when why', (page, token, i) => {
  const { tokens, classes, dictionary } = page
  const before = tokens[i - 1]
  const opens = token.first || /^(?:so|but|and|then|,)$/.test(before?.lower ?? '')
  if (!opens || (token.lower === 'when' && !token.first)) return undefined
  let k = i + 1
  while (k < i + 5 && !/^(?:i|you|he|she|it|we|they)$/.test(lowerAt(tokens, k))) {
    const word = lowerAt(tokens, k)
    if (word === '' || finiteForms.has(word) || modals.has(word) || determiners.has(word) || page.tags.has(k, 'Verb')) return undefined // prettier-ignore
    if (!(k === i + 1 ? /^(?:how|what|which)$/.test(token.lower) : true)) return undefined
    k++
  }
  const person = tokens[k]
  const verb = tokens[k + 1]
  if (!person || k >= i + 5 || person.fixed || !verb?.word || verb.fixed || !isPlainQuestion(page, k + 2)) return undefined
  const message = `In a question, "${verb.text}" precedes "${person.text}".`
  if (modals.has(verb.lower) || /^(?:am|is|are|was|were|can't|won't|couldn't)$/.test(verb.lower)) return isEnd(tokens[k + 2]) && !/^(?:am|is|are|was|were)$/.test(verb.lower) ? undefined : swap(person, verb, `${verb.text} ${person.text}`, 'question-order', message) // prettier-ignore
  const parts = dictionary.partsOf(verb.lower)
  if (closed.has(verb.lower) || parts & (pos.ing | pos.adverb)) return undefined
  const base = classes.base(verb.lower) ?? verb.lower
  const isOne = /^(?:he|she|it)$/.test(person.lower)
  const help = parts & pos.past && !(parts & pos.verb) ? 'did' : isOne && (parts & pos.verbS || (base !== verb.lower && verb.lower.endsWith('s'))) ? 'does' : !isOne && parts & pos.verb && !(parts & pos.past) && k > i + 1 ? 'do' : '' // prettier-ignore
  return help ? swap(person, verb, `${help} ${person.text} ${base}`, 'question-order', 'A question needs "do" here.') : undefined
})

/** "What I should do.", "How I can convince him." */
const whatIShould: Rule = onWord('what how where when why', (page, token, i) => {
  const { tokens } = page
  const [person, verb] = [tokens[i + 1], tokens[i + 2]]
  if (!token.first || !person || !verb || person.fixed || verb.fixed) return undefined
  if (!/^(?:i|we)$/.test(person.lower) || !/^(?:should|can|could|must)$/.test(verb.lower) || !page.classes.isVerb(lowerAt(tokens, i + 3)) && !/^(?:do|be|have)$/.test(lowerAt(tokens, i + 3))) return undefined // prettier-ignore
  const end = sentenceEnd(tokens, i)
  const isPlain = tokens[end]?.text === '.' && end - i < 12 && tokens.slice(i, end).every(({ word }) => word)
  if (!isPlain || tokens.slice(i + 3, end).some(({ lower }, k) => (finiteForms.has(lower) && !(k === 0 && /^(?:do|have)$/.test(lower))) || modals.has(lower))) return undefined // prettier-ignore
  return swap(person, verb, `${verb.text} ${person.text}`, 'question-order', `In a question, "${verb.text}" precedes "${person.text}".`)
})

/** "so why they cannot choose a mayor?" */
const whyTheyCannot: Rule = onWord('why', (page, token, i) => {
  const { tokens } = page
  const [person, verb] = [tokens[i + 1], tokens[i + 2]]
  const right = { cannot: "can't", "can't": "can't", "don't": "don't", "doesn't": "doesn't", "didn't": "didn't", "won't": "won't", "aren't": "aren't", "isn't": "isn't" }[verb?.lower ?? ''] // prettier-ignore
  if (!(token.first || /^(?:so|but|and|then)$/.test(lowerAt(tokens, i - 1))) || !person || !verb || verb.fixed || !right || !/^(?:i|you|he|she|it|we|they)$/.test(person.lower)) return undefined // prettier-ignore
  return isPlainQuestion(page, i + 3) && !isEnd(tokens[i + 3]) ? swap(person, verb, `${right} ${person.text}`, 'question-order', `In a question, "${right}" precedes "${person.text}".`) : undefined // prettier-ignore
})

/** "Who does have the document?", "What did happen?" */
const whoDoesHave: Rule = onText('does did', (page, token, i) => {
  const { tokens, classes } = page
  const verb = tokens[i + 1]
  const asks = tokens[i - 1]
  if (!asks?.first || !/^(?:who|what)$/.test(asks.lower) || !verb?.word || verb.fixed || tokens[sentenceEnd(tokens, i)]?.text !== '?') return undefined // prettier-ignore
  if (!(verb.lower === 'have' || (classes.isVerb(verb.lower) && !closed.has(verb.lower) && !(page.dictionary.partsOf(verb.lower) & (pos.noun | pos.plural)))) && !/^(?:need|want|know|work|help|call|change|cause|answer)$/.test(verb.lower)) return undefined // prettier-ignore
  if (subjects.has(lowerAt(tokens, i + 2))) return undefined
  return swap(token, verb, inflect(verb.lower, token.text === 'did' ? 'past' : 's'), 'question-order', `A question about the subject takes no "${token.text}".`) // prettier-ignore
})

const parted: Record<string, string> = {
  on: 'turn switch put try',
  off: 'turn switch take put call cut shut drop kick wipe brush wash pay',
  up: 'pick give wake clean fill set bring call cheer lock look mix pack pay print save set sign sum tear use wrap warm heat back beat blow break build chop cut dig dress eat finish fix hang hold make pull put ring roll speed stir take throw tidy tie turn write wipe zip',
  away: 'throw put give take send drive blow carry chase clear file hide lock move pull push wash wipe scare',
  out: 'throw take find figure work try check point leave bring carry cross drop fill give hand pick print pull put rule send sort spit turn write wash wear wipe',
  down: 'write put turn take let cut knock set slow tear break bring burn calm close hand hold knock note pull shut track',
  back: 'give bring take send put call pay get want bring hand hold push',
  over: 'hand',
  in: 'hand fill turn plug let bring',
}
/** Verbs that take an object of their own beside the small word: "look up it" is none. */
const verbsOf = new Map(Object.entries(parted).map(([particle, verbs]) => [particle, new Set(verbs.split(' '))]))

/** "turn on it", "throw away it" */
const turnOnIt: Rule = ({ tokens, classes }, token, i) => {
  const verbs = verbsOf.get(token.text)
  const verb = tokens[i - 1]
  const object = tokens[i + 1]
  if (!verbs || !verb?.word || verb.fixed || !object || object.fixed || !/^(?:it|them|him|me|us)$/.test(object.text) || object.hyphen) return undefined // prettier-ignore
  const base = classes.base(verb.lower) ?? verb.lower
  if (!verbs.has(base)) return undefined
  // "It turned on me", "put on it", "brought in us": a place or an attack
  if (/^(?:on|in|over)$/.test(token.text) && (object.text !== 'it' && object.text !== 'them' || /^(?:put|try|bring|let|turn)$/.test(base) && !(base === 'turn' && token.text === 'on' && object.text === 'it'))) return undefined // prettier-ignore
  // "get back me": one gets back to somebody.
  if (base === 'get' && object.text !== 'it' && object.text !== 'them') return undefined
  if (token.text === 'off' && !/^(?:it|them)$/.test(object.text)) return undefined
  if (/^(?:up|down)$/.test(token.text) && /^(?:look|climb|walk|set|roll|turn|cut|track|hold)$/.test(base)) return undefined
  const next = tokens[i + 2]
  const ends = isEnd(next) || /^(?:again|and|but|because|when|before|after|if|so|immediately|now|for|at|every|in|with|to|from|by|or|today|yesterday|tomorrow|quickly|carefully|slowly|soon|later|first|then|as|without|into)$/.test(next?.lower ?? '') // prettier-ignore
  return ends
    ? swap(token, object, `${object.text} ${token.text}`, 'word-order', `Put "${object.text}" before "${token.text}".`)
    : undefined
}

/** "Attached you find our offer." */
const attachedYouFind: Rule = onText('find', ({ tokens }, token, i) =>
  /^(?:you)$/.test(lowerAt(tokens, i - 1)) && /^(?:attached|enclosed|below|attachment)$/.test(lowerAt(tokens, i - 2)) && (tokens[i - 2]?.first || lowerAt(tokens, i - 2) === 'attachment') // prettier-ignore
    ? insertText(token.start, 'will ', 'tense', 'Use "you will find" for what the reader is about to see.')
    : undefined,
)

/** "I never have felt so proud.", "We already have sent it." */
const neverHave: Rule = onText('never always already just ever recently often also only probably still', (page, token, i) => {
  const { tokens, dictionary } = page
  const have = tokens[i + 1]
  const next = lowerAt(tokens, i + 2)
  if (!have || have.fixed || !/^(?:have|has|had)$/.test(have.text)) return undefined
  if (!/^(?:i|you|he|she|it|we|they|who)$/.test(lowerAt(tokens, i - 1)) || /^(?:have|has|had|did|do|does|if|could|would)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const isPerfect = next === 'been' || next === 'had' || ((dictionary.partsOf(next) & (pos.participle | pos.past)) !== 0 && !(dictionary.partsOf(next) & (pos.noun | pos.adjective)) && !closed.has(next)) // prettier-ignore
  // "She still has painted walls."
  return isPerfect && !page.classes.isPlural(lowerAt(tokens, i + 3))
    ? swap(token, have, `${have.text} ${token.text}`, 'word-order', `Put "${token.text}" after "${have.text}".`)
    : undefined
})

/** "because he had cooked never in his life" */
const cookedNever: Rule = onText('never always already ever', ({ tokens, dictionary }, token, i) => {
  const participle = tokens[i - 1]
  const have = lowerAt(tokens, i - 2)
  const isHave = /^(?:have|has|had|haven't|hasn't|hadn't|i've|we've|you've|they've)$/.test(have)
  if (!participle?.word || participle.fixed || !isHave || !(dictionary.partsOf(participle.lower) & (pos.participle | pos.past))) return undefined // prettier-ignore
  if (token.text === 'already' && isEnd(tokens[i + 1])) return undefined
  if (token.text === 'ever' && !/^(?:in|seen|to|a|the)$/.test(lowerAt(tokens, i + 1))) return undefined
  return possessives.has(lowerAt(tokens, i + 1)) || /^(?:in|a|an|the|to|at|so|on|with|about|such|this|that|by|for|before|anything|it)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
    ? swap(participle, token, `${token.text} ${participle.text}`, 'word-order', `Put "${token.text}" before "${participle.text}".`)
    : undefined
})

const ordinals = /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|next)$/

/** "This was my to third visit" */
const myToThird: Rule = onText('to', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return /^(?:my|your|his|our|their|its)$/.test(lowerAt(tokens, i - 1)) && next && ordinals.test(next.lower)
    ? removeWord(token, next, 'extra-word', 'Remove the word that was left over.')
    : undefined
})
