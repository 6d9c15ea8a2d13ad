/** Negation: "I don't have no time", "hardly no one", "nobody didn't see", "you like not". */
import {
  afterWord,
  applyRules,
  beforeWord,
  inDrafts,
  insertText,
  lowerAt,
  onText,
  onWord,
  pick,
  replaceWord,
  type Rule,
} from '../../edits.ts'
import { sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, modals } from '../../grammar/word-classes.ts'

const positive = new Map([
  ['nothing', 'anything'],
  ['nobody', 'anybody'],
  ['nowhere', 'anywhere'],
  ['none', 'any'],
  ['no', 'any'],
])
/** "wasn't no time": directly before the negative word. */
const beNot = /^(?:isn't|aren't|wasn't|weren't|ain't|hasn't|haven't|hadn't)$/
const negative =
  /^(?:isn't|aren't|wasn't|weren't|don't|doesn't|didn't|can't|cannot|couldn't|won't|wouldn't|haven't|hasn't|hadn't|shouldn't|never)$/

const doubleNegative: Rule = ({ tokens, tags }, token, i) => {
  const right = positive.get(token.lower)
  if (!right || !isNegated(tokens, i)) return undefined
  const next = tokens[i + 1]
  // "We can't do nothing": something must be done.
  if (token.lower === 'nothing' && lowerAt(tokens, i - 1) === 'do') return undefined
  // "with nothing to do", "for no reason"
  if (/^(?:with|for|without|in|at|from|of)$/.test(lowerAt(tokens, i - 1)) && (next?.lower === 'to' || (token.lower === 'no' && /^(?:reason|time|money|pay|use|trouble)$/.test(next?.lower ?? '')))) return undefined // prettier-ignore
  if (next?.lower === 'but' || next?.text === '-' || tags.has(i + 1, 'Verb', 'Copula', 'Modal')) return undefined
  if (token.lower === 'no') {
    if (next?.lower === 'one') return replaceWord(token, 'anyone', 'double-negative', 'Avoid the double negative. Use "anyone".', next)
    if (!next?.word || closed.has(next.lower) || !tags.has(i + 1, 'Noun', 'Adjective') || tags.has(i + 1, 'Adverb')) return undefined
    if (/^(?:doubt|matter|wonder|end)$/.test(next.lower)) return undefined
  }
  return replaceWord(token, right, 'double-negative', `Avoid the double negative. Use "${right}".`)
}

/** "not" precedes the verb of the same clause. */
function isNegated(tokens: RulePage['tokens'], i: number): boolean {
  for (let k = i - 1; k > Math.max(-1, i - 12); k--) {
    if (k < i - 5 && !isForbidden(tokens, k)) return false
    const word = lowerAt(tokens, k)
    if (!word || /^(?:and|but|that|because|if|when|what|why|how|who|which|so|than|is|are|was|were|be)$/.test(word)) return false
    if (word === 'or' && !isForbidden(tokens, k)) return false
    if (/^(?:say|said|think|mean|means)$/.test(word) && k < i - 1) return false // prettier-ignore
    if (negative.test(word)) return k < i - 1 || (beNot.test(word) && lowerAt(tokens, i) !== 'no')
    if (word === 'not')
      return k < i - 1 && (modals.has(lowerAt(tokens, k - 1)) || /^(?:do|does|did|have|has|had)$/.test(lowerAt(tokens, k - 1)))
  }
  return false
}

/** "Do not write it down or share it with no one": the sentence begins with "do not". */
function isForbidden(tokens: RulePage['tokens'], k: number): boolean {
  let from = k
  while (from > 0 && !tokens[from]?.first) from--
  const isNot = lowerAt(tokens, from) === "don't" || (lowerAt(tokens, from) === 'do' && lowerAt(tokens, from + 1) === 'not')
  return isNot && k - from < 16 && tokens.slice(from, k).every(({ word }) => word)
}

const double = (token: Parameters<Rule>[1], right: string, to = token) => replaceWord(token, right, 'double-negative', `Avoid the double negative. Use "${right}".`, to) // prettier-ignore
const anyForms: Record<string, string> = { nobody: 'anybody', nothing: 'anything', nowhere: 'anywhere', none: 'any', never: 'ever', "nobody's": "anybody's" } // prettier-ignore

/** "hardly no one", "hardly no pressure", "barely nothing" */
const hardlyNo: Rule = afterWord('hardly barely scarcely rarely seldom', ({ tokens }, token, i) => {
  if (token.lower === 'no') return lowerAt(tokens, i + 1) === 'one' ? double(token, 'anyone', tokens[i + 1]) : double(token, 'any')
  const right = pick(anyForms, token.lower)
  return right ? double(token, right) : undefined
})

/** "wasn't no time", "It isn't nobody's fault" */
const wasntNo: Rule = afterWord("isn't aren't wasn't weren't ain't hasn't haven't hadn't", ({ tokens, tags }, token, i) => {
  if (token.lower === "nobody's") return double(token, "anybody's")
  const next = tokens[i + 1]
  if (token.lower !== 'no' || !next?.word || next.fixed || closed.has(next.lower)) return undefined
  return tags.has(i + 1, 'Noun', 'Adjective') && lowerAt(tokens, i - 2) === 'there' ? double(token, 'any') : undefined
})

const positives: Record<string, string> = { "couldn't": 'could', "can't": 'can', cannot: 'can', "wasn't": 'was', "weren't": 'were', "isn't": 'is', "aren't": 'are', "hasn't": 'has', "haven't": 'have', "hadn't": 'had', "won't": 'will', "wouldn't": 'would' } // prettier-ignore

/** "couldn't hardly sleep" */
const couldntHardly: Rule = beforeWord('hardly barely scarcely', ({ tokens }, token, i) => {
  const right = pick(positives, token.lower)
  return right ? replaceWord(token, right, 'double-negative', `"${lowerAt(tokens, i + 1)}" is negative already.`) : undefined
})

/** "don't hardly eat", "didn't hardly sleep" */
const didntHardly: Rule = onWord("don't doesn't didn't", ({ tokens, classes }, token, i) => {
  const verb = tokens[i + 2]
  if (!/^(?:hardly|barely|scarcely)$/.test(lowerAt(tokens, i + 1)) || !verb?.word || !classes.isVerb(verb.lower)) return undefined
  const form = token.lower === "don't" ? verb.lower : inflect(verb.lower, token.lower === "didn't" ? 'past' : 's')
  return replaceWord(
    token,
    `${lowerAt(tokens, i + 1)} ${form}`,
    'double-negative',
    `"${lowerAt(tokens, i + 1)}" is negative already.`,
    verb,
  )
})

const negatives: Record<string, string> = { anybody: 'nobody', anyone: 'no one', anything: 'nothing', nobody: 'nobody', nothing: 'nothing', none: 'none' } // prettier-ignore

/** "nobody didn't see her", "but anybody didn't answer" */
const nobodyDidnt: Rule = ({ tokens, classes, dictionary }, token, i) => {
  const isNoOne = token.lower === 'one' && lowerAt(tokens, i - 1) === 'no'
  const right = isNoOne ? 'one' : pick(negatives, token.lower)
  const not = tokens[i + 1]
  const verb = tokens[i + 2]
  const begin = isNoOne ? i - 1 : i
  const opens = tokens[begin]?.first === true || /^(?:and|but|because|so|,)$/.test(tokens[begin - 1]?.lower ?? '')
  if (!right || !not?.word || (!opens && right !== token.lower)) return undefined
  const say = (after: string, to: Parameters<Rule>[1]) => replaceWord(token, after, 'double-negative', 'One negative word is enough.', to)
  const plain = pick(positives, not.lower)
  if (plain) return say(`${right} ${plain}`, not)
  if (!/^(?:don't|doesn't|didn't)$/.test(not.lower) || !verb?.word || verb.fixed || !(classes.isVerb(verb.lower) || /^(?:have|do|be)$/.test(verb.lower)) || dictionary.partsOf(verb.lower) & pos.ing) return undefined // prettier-ignore
  return say(`${right} ${inflect(verb.lower, not.lower === "didn't" ? 'past' : 's')}`, verb)
}

/** "I don't never go there" */
const dontNever: Rule = onWord('never', ({ tokens }, token, i) =>
  /^(?:don't|doesn't|didn't|can't|couldn't|won't|haven't|hasn't|hadn't|wouldn't|isn't|aren't|wasn't)$/.test(lowerAt(tokens, i - 1))
    ? double(token, 'ever')
    : undefined,
)

const likable = /^(?:like|want|know|understand|see|speak|eat|drink|work|live|love|remember|sleep|play|agree|come|use|care|mind|trust|smoke|listen|watch|read|write|drive|cook|matter|enjoy|accept|recommend|function|look|taste|cost|make|give|take|buy|pay|find|answer|help|learn|study|wear)$/ // prettier-ignore

/** "you like not loud music", "It works not": "do" is missing. */
const likeNot: Rule = onWord('not', ({ tokens, classes, dictionary }, token, i) => {
  const person = tokens[i - 2]
  const verb = tokens[i - 1]
  if (!verb?.word || verb.fixed || !/^(?:i|you|we|they|he|she|it)$/.test(person?.lower ?? '')) return undefined
  const base = classes.base(verb.lower) ?? verb.lower
  if (!likable.test(base) || /^(?:that|if|whether|to|what|who|which|did|do|does|will|would|can|could|should|let|make)$/.test(lowerAt(tokens, i - 3)) && lowerAt(tokens, i - 3) !== 'that') return undefined // prettier-ignore
  const next = tokens[i + 1]
  if (/^(?:to|only|just|all|every|because|a|one|so|very|even|too|yet|for|in|by|at|but|as|much|from|on|with|least)$/.test(next?.lower ?? '') || next?.text === ',') return undefined // prettier-ignore
  const parts = dictionary.partsOf(verb.lower)
  const isOne = /^(?:he|she|it)$/.test(person?.lower ?? '')
  const help = parts & pos.past && !(parts & pos.verb) ? "didn't" : isOne ? "doesn't" : "don't"
  return replaceWord(verb, `${help} ${base}`, 'double-negative', `Use "${help}" and the verb for a negation.`, token)
})

/** "Close the lid, but not use too much force" */
const butNotUse: Rule = onWord('not', ({ tokens, classes, dictionary }, token, i) => {
  const verb = tokens[i + 1]
  if (!/^(?:and|but|so|please|,)$/.test(tokens[i - 1]?.lower ?? '') || !verb?.word || closed.has(verb.lower)) return undefined
  let from = i
  while (from > 0 && !tokens[from]?.first) from--
  const isRequest = classes.isVerb(lowerAt(tokens, from)) && !(dictionary.partsOf(lowerAt(tokens, from)) & (pos.plural | pos.past))
  const isVerb = (dictionary.partsOf(verb.lower) & pos.verb) !== 0 && /^(?:it|them|the|a|an|your|too|any|me|him|to|this|that|more|with|in|on|so)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
  return isVerb && (isRequest || lowerAt(tokens, i - 1) === 'please') ? insertText(token.start, 'do ', 'verb-form', 'A request with "not" needs "do".') : undefined // prettier-ignore
})

/** "neither tea or coffee" */
const neitherOr: Rule = onWord('or', ({ tokens }, token, i) => {
  for (let k = i - 1; k > i - 7 && tokens[k]?.word; k--) {
    if (/^(?:nor|either|whether|or|if)$/.test(lowerAt(tokens, k))) return undefined
    // "neither could slaves or foreigners"
    if (lowerAt(tokens, k) === 'neither') return /^(?:of|is|are|was|were|do|does|did|has|have|had)$/.test(lowerAt(tokens, k + 1)) || modals.has(lowerAt(tokens, k + 1)) ? undefined : replaceWord(token, 'nor', 'phrase', 'Use "nor" after "neither".') // prettier-ignore
  }
  return undefined
})

/** "The lift will be not available" */
const willBeNot: Rule = onWord('not', ({ tokens, classes }, token, i) => {
  const be = tokens[i - 1]
  return be?.lower === 'be' && modals.has(lowerAt(tokens, i - 2)) && (classes.isAdjective(lowerAt(tokens, i + 1)) || /^(?:able|here|there|at)$/.test(lowerAt(tokens, i + 1))) && !closed.has(lowerAt(tokens, i + 1)) // prettier-ignore
    ? replaceWord(be, 'not be', 'verb-form', `"not" follows "${lowerAt(tokens, i - 2)}".`, token)
    : undefined
})

const plainNegated = /^(?:like|want|know|understand|see|speak|eat|drink|have|live|remember|think|agree|care|believe|listen|read|write|drive|cook|accept|recommend|take|buy|pay|find|answer|help|learn|study|wear|go|come|get|give|make|use|need|say|tell|sleep|work|feel|smoke|love|function|arrive|pass|exist|happen|watch|play|start|open|stop|send|receive|do)$/ // prettier-ignore

/** "she", "we", "my mother", "the bus": what a negated verb agrees with. */
function subjectOf({ tokens, classes }: RulePage, k: number): { start: number; isOne: boolean } | undefined {
  const word = lowerAt(tokens, k)
  if (/^(?:i|you|we|they|he|she|it)$/.test(word)) return { start: k, isOne: /^(?:he|she|it)$/.test(word) }
  const isMany = classes.isPlural(word) || /^(?:people|children|parents)$/.test(word)
  if (word === 'people' && tokens[k]?.first) return { start: k, isOne: false }
  if (closed.has(word) || !(isMany || classes.isSingular(word)) || !/^(?:my|your|his|her|our|their|the|this)$/.test(lowerAt(tokens, k - 1))) return undefined // prettier-ignore
  return { start: k - 1, isOne: !isMany }
}

const opener = /^(?:and|but|because|so|that|if|when|,|who|although|think|know)$/

/** "I no understand", "She no like it", "He not comes today", "We not have time" */
const noUnderstand: Rule = onText('no not', (page, token, i) => {
  const { tokens, classes, dictionary } = page
  const verb = tokens[i + 1]
  if (!verb?.word || verb.fixed || verb.hyphen) return undefined
  const subject = subjectOf(page, i - 1)
  if (!subject || !(tokens[subject.start]?.first || opener.test(tokens[subject.start - 1]?.lower ?? ''))) return undefined
  // "It is vital that he not know."
  const isWished = tokens.slice(Math.max(0, subject.start - 6), subject.start).some(({ lower }) => /^(?:vital|important|essential|crucial|necessary|imperative|insist\w*|demand\w*|suggest\w*|recommend\w*|propos\w*|request\w*|requir\w*|ask\w*|advis\w*|urg\w*|lest)$/.test(lower)) // prettier-ignore
  if (token.text === 'not' && isWished) return undefined
  const next = lowerAt(tokens, i + 2)
  if (token.text === 'no' && /^(?:can|could)$/.test(verb.lower)) return replaceWord(token, `${verb.lower}${verb.lower === 'can' ? 'not' : ' not'}`, 'double-negative', `Use "${verb.lower} not" for a negation.`, verb) // prettier-ignore
  const base = /^(?:has|have|had)$/.test(verb.lower) ? 'have' : (classes.base(verb.lower) ?? verb.lower)
  const parts = dictionary.partsOf(verb.lower)
  if (!plainNegated.test(base) || parts & pos.ing || /^(?:and|or|but|,)$/.test(next)) return undefined
  // "if I not only", "as they not seen"
  const isPast = verb.lower !== base && !verb.lower.endsWith('s')
  if (isPast && !(parts & pos.past) && verb.lower !== 'had') return undefined
  const help =
    token.text === 'no'
      ? isPast
        ? "didn't"
        : subject.isOne
          ? "doesn't"
          : "don't"
      : isPast
        ? 'did not'
        : subject.isOne
          ? 'does not'
          : 'do not'
  return replaceWord(token, `${help} ${base}`, 'double-negative', `Use "${help}" and the verb for a negation.`, verb)
})

/** "I ain't never seen nothing like it": the writer's own way of speaking. */
function isDialect(tokens: RulePage['tokens'], { start }: Edit): boolean {
  const i = tokens.findIndex(token => token.start >= start)
  return tokens.slice(sentenceStart(tokens, i), sentenceEnd(tokens, i)).some(({ lower }) => lower === "ain't")
}

/** Edits of double negatives. */
export function negationEdits(page: RulePage): Edit[] {
  const sure = [noUnderstand, doubleNegative, hardlyNo, wasntNo, couldntHardly, nobodyDidnt, neitherOr]
  return [
    ...applyRules(page, sure).map(edit => (isDialect(page.tokens, edit) ? { ...edit, isDoubtful: true as const } : edit)),
    ...inDrafts(applyRules(page, [didntHardly, dontNever, likeNot, butNotUse, willBeNot])),
  ]
}
