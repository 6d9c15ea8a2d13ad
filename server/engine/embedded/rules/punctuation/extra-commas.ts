/** Commas between a subject and its verb, or a verb and its object: "My sweater, was not.", "She told me, that she was ill." */
import { clauseAcross, clauseAt, finiteForms, nounPhraseEnd, sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { applyRules, inDrafts, lowerAt, onText, type Rule } from '../../edits.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { modals } from '../../grammar/word-classes.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function extraCommaEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [afterSubject, advantageIs]),
    ...inDrafts(applyRules(page, [afterLongSubject, beforeThat, beforeIf, afterThink])),
  ]
}

const drop = (comma: Token, message: string): Edit => ({ start: comma.start, end: comma.end, after: '', kind: 'punctuation', rule: 'extra-comma', message }) // prettier-ignore

/** Whether the comma at `i` is the only sign between the start and the end of its sentence. */
function isOnlySign({ tokens }: RulePage, i: number, ends = /^[.!]$/): boolean {
  const start = sentenceStart(tokens, i)
  const end = sentenceEnd(tokens, i)
  return ends.test(tokens[end]?.text ?? '') && tokens.slice(start, end).every(({ word, text, fixed }, k) => (word || /^\d/.test(text) || start + k === i) && !fixed) // prettier-ignore
}

/** A finite "be" or "have" or a helping verb after the comma, which asks nothing. */
function isVerbAfter({ tokens }: RulePage, i: number): boolean {
  const verb = lowerAt(tokens, i + 1)
  const next = lowerAt(tokens, i + 2)
  return (finiteForms.has(verb) || modals.has(verb)) && !/^(?:do|does|did|should|had|were|have|may)$/.test(verb) && !/^(?:i|you|he|she|it|we|they|there|this|that|what)$/.test(next) // prettier-ignore
}

const told =
  'advantage|disadvantage|benefit|drawback|problem|reason|difference|point|idea|aim|goal|issue|trouble|downside|result|truth|fact'
const toldOf = new RegExp(`^the (?:\\w+ )?(?:${told}) (?:of|with|for|about|behind|between) (?:(?:the|a|an|this|my|our|your|their|its) )?(?:\\w+ ){0,2}\\w+$`) // prettier-ignore

/** "The main advantage of the new system, is that it allows" */
const advantageIs: Rule = onText(',', ({ tokens, text }, token, i) => {
  const [be, that] = [lowerAt(tokens, i + 1), lowerAt(tokens, i + 2)]
  const subject = text.slice(tokens[sentenceStart(tokens, i)]?.start, token.start).toLowerCase()
  return /^(?:is|was)$/.test(be) && that === 'that' && toldOf.test(subject) && !/ (?:is|was|are|were|has|had) /.test(subject)
    ? drop(token, 'No comma stands between the subject and its verb.')
    : undefined
})

/** "My sweater, was not." */
const afterSubject: Rule = onText(',', (page, token, i) => {
  const { tokens } = page
  if (!isVerbAfter(page, i) || !isOnlySign(page, i)) return undefined
  const start = sentenceStart(tokens, i)
  const isNoun = /^(?:the|my|your|his|her|its|our|their|this|these|those)$/.test(lowerAt(tokens, start)) && nounPhraseEnd(page, start) === i // prettier-ignore
  return isNoun ? drop(token, 'Remove the comma between the subject and its verb.') : undefined
})

/** "The bag that I bought last week, is broken.", "People who smoke, are at risk." */
const afterLongSubject: Rule = onText(',', (page, token, i) => {
  const { tokens } = page
  if (!isVerbAfter(page, i) || !isOnlySign(page, i)) return undefined
  const start = sentenceStart(tokens, i)
  const end = nounPhraseEnd(page, start)
  return end > 0 && /^(?:that|who|of|in|on|at|with|for|from)$/.test(lowerAt(tokens, end)) && i - end < 9 && i - end > 1 && !clauseAt(page, start) ? drop(token, 'Remove the comma between the subject and its verb.') : undefined // prettier-ignore
})

/** "She told me, that she was ill.", "I think, that we should go." */
const beforeThat: Rule = onText(',', (page, token, i) => {
  const { tokens, classes } = page
  if (lowerAt(tokens, i + 1) !== 'that' || !/^(?:i|you|he|she|it|we|they|there|the|my|your|his|her|our|their|this|these|all|every|everyone|everything|nobody)$/.test(lowerAt(tokens, i + 2)) || !(clauseAt(page, i + 2) ?? clauseAcross(page, i + 2))) return undefined // prettier-ignore
  const isTold = /^(?:me|us|him|her|them|you)$/.test(lowerAt(tokens, i - 1))
  const verb = lowerAt(tokens, isTold ? i - 2 : i - 1)
  const base = classes.base(verb) ?? verb
  const fits = isTold ? /^(?:tell|inform|remind|warn|assure|convince|promise)$/ : /^(?:think|say|know|believe|hope|mean|feel|find|understand|guess|suppose|realize|realise|notice|hear|show|explain|agree|decide|sure|glad|sorry|afraid|happy|true|clear|important|certain|sad|possible|fact)$/ // prettier-ignore
  const isAside = tokens.slice(Math.max(0, i - 8), i).some(({ text }) => text === ',')
  return fits.test(base) && !isAside ? drop(token, 'Remove the comma before "that".') : undefined
})

/** What a wish calls the deed: "It would be great, if you could come." */
const wished = /^(?:great|nice|good|helpful|wonderful|perfect|fantastic|lovely|better|best|useful|ideal|grateful|happy|glad|pleased|delighted|thankful|appreciated|interesting|important|kind)$/ // prettier-ignore
/** What takes an indirect question: "I don't know, if he comes.", "Please tell me, when you arrive." */
const wondered = /^(?:know|sure|certain|wonder|wondering|ask|asked|check|decide|tell|clear|remember|unsure)$/

/** "It would be great, if you could", "I am not sure, whether he", "Please tell me, where the key is": as in German. */
const beforeIf: Rule = onText(',', (page, token, i) => {
  const { tokens } = page
  const word = lowerAt(tokens, i + 1)
  if (!/^(?:if|whether|when|where|why|how|who|what|which)$/.test(word)) return undefined
  const start = sentenceStart(tokens, i)
  const isRequest = /^(?:can|could|would|will|do)$/.test(lowerAt(tokens, start)) && lowerAt(tokens, start + 1) === 'you'
  if (!isOnlySign(page, i, isRequest ? /^[.!?]$/ : undefined)) return undefined
  const words = tokens.slice(start, i).map(({ lower }) => lower)
  const before = words.at(-1) ?? ''
  const isWished = wished.test(before) || (before === 'it' && words.at(-2) === 'appreciate')
  if (word === 'if' && isWished) return words.some(each => /^would$|'d$/.test(each)) && clauseAt(page, i + 2) ? drop(token, 'Remove the comma before "if".') : undefined // prettier-ignore
  const isTold = /^(?:me|us|him|her|them)$/.test(before) && /^(?:tell|ask|asked|told|show|explain)$/.test(words.at(-2) ?? '')
  // "I know, when he speaks": only what is not known.
  const isAsked = wondered.test(before) && words.some(each => /n't$|^(?:not|never|please|to|wonder|wondering|unsure|can)$/.test(each))
  const verb = clauseAt(page, i + 2)?.verb ?? (/^(?:who|what|which)$/.test(word) ? i + 2 : -1)
  const isFinite = verb > i + 2 || nounPhraseEnd(page, i + 2) > 0 || finiteForms.has(lowerAt(tokens, verb)) || modals.has(lowerAt(tokens, verb)) // prettier-ignore
  // "Tell me, when the bell rings, ...": a time
  if (word === 'if' && isTold) return undefined
  return (isTold || isAsked) && isFinite ? drop(token, `Remove the comma before "${word}".`) : undefined
})

/** "I think, he is right.", "We hope, you are well." */
const afterThink: Rule = (page, token, i) => {
  const { tokens } = page
  const start = sentenceStart(tokens, i)
  const isThought = token.text === ',' && /^(?:i|we)$/.test(lowerAt(tokens, start)) && /^(?:think|hope|believe|guess|suppose)$/.test(lowerAt(tokens, i - 1)) && i - start < 4 // prettier-ignore
  if (!isThought || !/^(?:i|you|he|she|it|we|they|there)\b/.test(lowerAt(tokens, i + 1)) || !isOnlySign(page, i)) return undefined
  const verb = clauseAt(page, i + 1)?.verb ?? -1
  const isSpoken = verb < 0 || /^(?:said|says|say|thought|told|asked|wrote)$/.test(lowerAt(tokens, verb)) || sentenceEnd(tokens, i) - i < 4
  return isSpoken ? undefined : drop(token, `Remove the comma after "${tokens[i - 1]?.text}".`)
}
