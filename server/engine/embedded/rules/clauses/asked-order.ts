/** Questions inside a sentence in the order of a direct question: "He asked where was I from", "I know what should I do". */
import { applyRules, inDrafts, isQuestion, lowerAt, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { isEnd } from '../verbs/verb-slots.ts'
import { auxiliaries, closed, determiners, modals, possessives } from '../../grammar/word-classes.ts'

/** Edits that are certain by their pronoun, and edits that are applied in drafts only. */
export function askedOrderEdits(page: RulePage): Edit[] {
  const sure: Rule = (...at) => askedOrder(...at, true)
  const likely: Rule = (...at) => askedOrder(...at, false)
  return [...applyRules(page, [sure]), ...inDrafts(applyRules(page, [likely]))]
}

const asking = /^(?:know|knows|knew|known|wonder|wonders|wondered|wondering|ask|asks|asked|asking|sure|unsure|certain|idea|understand|understands|understood|explain|explains|explained|learn|learned|learnt|see|show|shows|showed|shown|decide|decided|remember|remembers|remembered|forget|forgot|forgotten|check|about|discuss|discussed|curious|discover|discovered|imagine|out|realize|realized|realise|realised|describe|describes|described|guess|matter|question|unclear|uncertain|clear)$/ // prettier-ignore
const telling = /^(?:tell|tells|told|telling|ask|asks|asked|asking|show|shows|showed|explain|explained|teach|taught|inform|informed|let|remind|reminded|advise|advised)$/ // prettier-ignore
const pronoun = /^(?:i|you|he|she|it|we|they|there)$/
const asked = /^(?:what|where|when|why|how|who|whom|which|whose|if|whether)$/

/** Index of "where" before the helping verb at `i`, with "how much" and "which size"; -1 if nothing is asked. */
function askedAt({ tokens, tags }: RulePage, i: number): number {
  for (let k = i - 1; k >= i - 4 && k >= 0; k--) {
    const word = lowerAt(tokens, k)
    if (!tokens[k]?.word) return -1
    if (asked.test(word)) {
      if (k === i - 1) return word === 'which' || word === 'whose' ? -1 : k
      // "how much", "how important", "which option", "what kind of food"
      return /^(?:how|which|what|whose)$/.test(word) ? k : -1
    }
    const fits = tags.has(k, 'Noun', 'Adjective', 'Adverb') || /^(?:much|many|long|often|far|well|hard|kind|type|sort|of)$/.test(word)
    if (!fits || auxiliaries.has(word) || modals.has(word)) return -1
  }
  return -1
}

/** "ask the client", "told to my brother": a verb of telling and whom it is told. */
function isTold(tokens: RulePage['tokens'], last: number): boolean {
  const token = tokens[last]
  if (!token?.word || closed.has(token.lower)) return false
  for (let k = last - 1; k > last - 5; k--) {
    const word = lowerAt(tokens, k)
    if (/^(?:tell|told|ask|asked|telling|asking|asks|tells|remind|reminded)$/.test(word)) return true
    if (word === '' || (closed.has(word) && !determiners.has(word) && !possessives.has(word) && word !== 'to')) return false
  }
  return false
}

/** "I don't know where it is and what should I do": a second question after "and" */
function isAskedAgain(tokens: RulePage['tokens'], k: number): boolean {
  if (!/^(?:and|or)$/.test(lowerAt(tokens, k - 1)) || isQuestion(tokens, k)) return false
  for (let at = k - 2; at > k - 12 && tokens[at]?.word && !tokens[at]?.first; at--)
    if (asked.test(lowerAt(tokens, at)) && (asking.test(lowerAt(tokens, at - 1)) || telling.test(lowerAt(tokens, at - 2)))) return true
  return false
}

/** Whether the words before `k` ask: "He asked me", "I don't know", "Let us know". */
function isAsked({ tokens }: RulePage, k: number): boolean {
  if (tokens[k]?.first) return false
  if (isAskedAgain(tokens, k) || (lowerAt(tokens, k) === 'whether' && !tokens[k]?.first)) return true
  const skips = /^(?:yet|exactly|again|really|now|also|then)$/.test(lowerAt(tokens, k - 1)) ? 1 : 0
  const before = lowerAt(tokens, k - 1 - skips)
  if (/^(?:me|us|him|her|them|you|customers|people|everyone|everybody)$/.test(before)) return telling.test(lowerAt(tokens, k - 2 - skips))
  // "What surprised me most was how hard did she work."
  if (/^(?:is|was)$/.test(before) && lowerAt(tokens, k) === 'how')
    return /^(?:most|me|thing|question|problem)$/.test(lowerAt(tokens, k - 2))
  if (isTold(tokens, k - 1 - skips)) return true
  if (before === 'out') return /^(?:find|finds|found|finding|figure|figured|point|pointed|work|turn|turned)$/.test(lowerAt(tokens, k - 2))
  if (/^(?:see|show|learn|learned|about|discover|question|matter|check)$/.test(before)) return lowerAt(tokens, k) !== 'if' || before === 'see' || before === 'check' // prettier-ignore
  return asking.test(before) && !tokens[k - 1 - skips]?.fixed
}

/** Index of the last word of the subject that begins at `k`, before the verb of a question with "do"; -1 if there is none. */
function subjectEnd({ tokens, tags, classes, dictionary }: RulePage, k: number, needsVerb: boolean): number {
  const first = lowerAt(tokens, k)
  if (pronoun.test(first)) return k
  const isDetermined = determiners.has(first) || possessives.has(first)
  let last = isDetermined ? k + 1 : k
  while (last < k + 5) {
    const token = tokens[last]
    if (!token?.word || token.fixed || closed.has(token.lower)) return -1
    const next = lowerAt(tokens, last + 1)
    const isNoun = tags.has(last, 'Noun') || (dictionary.partsOf(token.lower) & (pos.noun | pos.plural)) !== 0
    if (needsVerb && isNoun && (/^(?:have|do)$/.test(next) || (classes.isVerb(next) && !closed.has(next))) && !(dictionary.partsOf(next) & pos.plural) && (tags.has(last + 1, 'Verb') || !tokens[last + 2]?.word || determiners.has(lowerAt(tokens, last + 2)))) return last // prettier-ignore
    if (!needsVerb && isNoun && isDetermined && (!tokens[last + 1]?.word || (dictionary.partsOf(next) & (pos.participle | pos.ing | pos.adjective)) !== 0 || closed.has(next) || next === 'like') && (!tags.has(last + 1, 'Noun', 'ProperNoun') || /^(?:here|there|now|today|like)$/.test(next) || (/^(?:cut|set|put|built|made|sent|paid|found)$/.test(next) && !tokens[last + 2]?.word))) return last // prettier-ignore
    last++
  }
  return -1
}

function askedOrder(page: RulePage, token: RulePage['tokens'][number], i: number, isSure: boolean): Edit | undefined {
  const { tokens, text, classes, dictionary, tags } = page
  const isDo = /^(?:do|does|did)$/.test(token.lower)
  const isBe = /^(?:am|is|are|was|were)$/.test(token.lower)
  if (!isDo && !isBe && !/^(?:have|has|had|can|could|will|would|should|must|may|might)$/.test(token.lower)) return undefined
  const first = tokens[i + 1]
  if (!first?.word || first.fixed || token.first) return undefined
  const at = askedAt(page, i)
  if (at < 0 || !isAsked(page, at)) return undefined
  const word = lowerAt(tokens, at)
  const last = subjectEnd(page, i + 1, isDo)
  const noun = tokens[last]
  if (last < 0 || !noun) return undefined
  const isPronoun = pronoun.test(first.lower)
  if (isSure && (!isPronoun || first.lower === 'there') && !(isDo && determiners.has(first.lower))) return undefined
  // "She asked the man who was there."
  if (first.lower === 'there' && /^(?:who|what|which)$/.test(word)) return undefined
  const message = 'In an indirect question, the subject comes before the verb.'
  const write = (after: string, end: number) => ({ start: token.start, end, after, kind: 'grammar' as const, rule: 'asked-order', message }) // prettier-ignore
  const subject = text.slice(first.start, noun.end)
  const next = tokens[last + 1]
  if (isDo) {
    let at = last + 1
    while (/^(?:not|usually|often|always|really|still|actually)$/.test(lowerAt(tokens, at))) at++
    const verb = tokens[at]
    if (!verb?.word || verb.fixed || !(classes.isVerb(verb.lower) || /^(?:be|have|do)$/.test(verb.lower)) || lowerAt(tokens, last + 1) === 'not') return undefined // prettier-ignore
    const form = token.lower === 'did' ? inflect(verb.lower, 'past') : token.lower === 'does' ? inflect(verb.lower, 's') : verb.text
    return write(`${subject} ${text.slice(tokens[last + 1]?.start, verb.start)}${form}`, verb.end)
  }
  if (isBe) {
    // "I know what is the matter", "who is my teacher": the question word may be the subject.
    if (!isPronoun && /^(?:what|who|which)$/.test(word) && at === i - 1 && !(possessives.has(first.lower) && !tokens[last + 1]?.word) && !(word === 'what' && lowerAt(tokens, last + 1) === 'like' && isEnd(tokens[last + 2])) && !/^(?:weather|name|price|address|time|date|cost|size|reason|budget|deadline|plan|rent)$/.test(noun.lower)) return undefined // prettier-ignore
    if (!isPronoun && tokens[last + 1]?.word && !/^(?:from|in|at|and|but|because|so|for|when|on|of|like|here|there|now|today|this)$/.test(lowerAt(tokens, last + 1)) && !(dictionary.partsOf(lowerAt(tokens, last + 1)) & (pos.participle | pos.ing | pos.adjective))) return undefined // prettier-ignore
    return lowerAt(tokens, last + 1) === 'of' ? undefined : write(`${subject} ${token.text}`, noun.end)
  }
  const parts = dictionary.partsOf(next?.lower ?? '')
  const goesOn = token.lower.startsWith('ha')
    ? (parts & (pos.participle | pos.past)) !== 0 || next?.lower === 'been'
    : classes.isVerb(next?.lower ?? '') || /^(?:be|have|do|not|also)$/.test(next?.lower ?? '')
  return goesOn && !(tags.has(last + 1, 'Noun') && !isPronoun) ? write(`${subject} ${token.text}`, noun.end) : undefined
}
