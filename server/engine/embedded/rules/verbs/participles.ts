/** Past participles: "has spoke", "have finish the report", "I seen it". */
import { pos } from '../../grammar/parts-of-speech.ts'
import { sentenceStart } from '../../grammar/clause.ts'
import { applyRules, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { describesNoun } from '../../grammar/clause-gaps.ts'
import { inflect } from '../../grammar/irregular.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, subjects } from '../../grammar/word-classes.ts'

const haves = /^(?:have|has|had|haven't|hasn't|hadn't|i've|you've|we've|they've)$/
const between = /^(?:ever|never|already|just|always|not|also|only|recently|finally)$/
const persons = /^(?:i|you|he|she|it|we|they|who)$/

/** Position of the "have" that a verb belongs to: before adverbs, and before the subject of a question. */
function haveBefore(tokens: RulePage['tokens'], i: number): number | undefined {
  let k = i - 1
  while (between.test(lowerAt(tokens, k))) k--
  if (haves.test(lowerAt(tokens, k))) return k
  const asked = k - 1
  return /^(?:i|you|he|she|it|we|they)$/.test(lowerAt(tokens, k)) && tokens[asked]?.first && haves.test(lowerAt(tokens, asked))
    ? asked
    : undefined
}

/** "has already spoke", "have you ever drove". */
const pastAfterHave: Rule = ({ tokens, classes, dictionary, tags }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  if (!(parts & pos.past) || parts & pos.participle || closed.has(token.lower)) return undefined
  const have = haveBefore(tokens, i)
  const base = classes.base(token.lower)
  if (have === undefined || !base) return undefined
  if (have === i - 1 && (parts & (pos.noun | pos.adjective | pos.verb)) !== 0 && !/^(?:to|the|a|my|his|her|it|with|about)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  if (tags.has(i, 'Noun')) return undefined
  const right = inflect(base, 'participle')
  return right === token.lower
    ? undefined
    : replaceWord(token, right, 'verb-form', `Use the participle "${right}" after "${tokens[have]?.text}".`)
}

/** "We have finish the report", "He has work here since 2019". */
const plainAfterHave: Rule = ({ tokens, classes, dictionary }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  if (/^(?:ground|wound|bound)$/.test(token.lower)) return undefined
  if (closed.has(token.lower) || !classes.isVerb(token.lower) || parts & (pos.past | pos.participle | pos.adjective | pos.adverb))
    return undefined
  const have = haveBefore(tokens, i)
  if (have === undefined || (have === i - 1 && describesNoun(tokens, i - 2))) return undefined
  if (have === i - 1 && !persons.test(lowerAt(tokens, i - 2)) && !lowerAt(tokens, have).includes("'")) return undefined
  if (/^(?:who)$/.test(lowerAt(tokens, have - 1)) && parts & pos.noun) return undefined
  const next = lowerAt(tokens, i + 1)
  const takesObject = /^(?:the|a|an|my|your|his|her|our|their|it|him|them|me|us|this|these)$/.test(next) && !/^(?:time|day|week|month|year|night|morning|same|whole|other|next|last|first|evening|moment)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
  const lasts = /^(?:here|there|in|at|as|with|on|for)$/.test(next) && tokens.slice(i, i + 8).some(word => word.lower === 'since')
  if (!takesObject && !lasts) return undefined
  if (!lasts && isNounToo(token.lower)) return undefined
  if (determiners.has(lowerAt(tokens, have - 1))) return undefined
  const right = inflect(token.lower, 'participle')
  return replaceWord(token, right, 'verb-form', `Use the participle "${right}" after "${tokens[have]?.text}".`)
}

/** Nouns that the dictionary lists only as verbs. */
function isNounToo(word: string): boolean {
  return /^(?:work|lunch|breakfast|ice|use|need|help|play|plan|talk|walk|look|show|start|end|return|call|visit|change|cause|result|interest|control|test|fun|access|trust|faith|hope|love|fear|doubt|respect|sleep|practice|research|study|travel|contact|support|power|value|cost|price|cover|damage|experience|influence|effort|money|food|room|space|time)$/.test(word) // prettier-ignore
}

/** "I seen him", "we done it": a participle without "have". */
const loneParticiple: Rule = onWord(
  'seen done gone written taken eaten given driven spoken chosen forgotten begun rung sung swum',
  ({ tokens, classes }, token, i) => {
    const subject = tokens[i - 1]
    if (!subject || !/^(?:i|he|she|we|they|you)$/.test(subject.lower) || tokens[i + 1]?.text === ',') return undefined
    if (
      !subject.first &&
      !/^(?:and|but|because|when|so|that|then|yesterday|since|after|before|until|what|if)$/.test(lowerAt(tokens, i - 2))
    )
      return undefined
    const base = classes.base(token.lower)
    if (!base) return undefined
    const right = inflect(base, 'past')
    return replaceWord(token, right, 'verb-form', `Use the past tense "${right}" without "have".`)
  },
)

const asking = /^(?:do|does|did|don't|doesn't|didn't)$/

function hasAsking(tokens: RulePage['tokens'], i: number): boolean {
  return asking.test(lowerAt(tokens, i - 2)) || asking.test(lowerAt(tokens, i - 3))
}

/** "Does she likes", "Did your brother called". */
const afterAsking: Rule = ({ tokens, classes, dictionary, tags }, token, i) => {
  const base = hasAsking(tokens, i) ? classes.base(token.lower) : undefined
  if (!base || base === token.lower || closed.has(token.lower) || !tags.has(i, 'PresentTense', 'PastTense') || tags.has(i, 'Gerund'))
    return undefined
  let k = i - 1
  if (!/^(?:i|you|he|she|it|we|they|everyone|everybody|anyone|anybody|someone|somebody|this|that)$/.test(lowerAt(tokens, k))) {
    if (!tags.has(k, 'Singular', 'Plural') || !/^(?:the|your|my|his|her|our|their|this)$/.test(lowerAt(tokens, k - 1))) return undefined
    const parts = dictionary.partsOf(token.lower)
    if (parts & pos.noun || (parts & pos.participle && (lowerAt(tokens, i + 1) === 'by' || isFollowed(tags, tokens, i)))) return undefined
    if (dictionary.partsOf(token.lower) & pos.plural && !isLastVerb(tags, tokens, i)) return undefined
    k--
  }
  const asks = tokens[k - 1]
  if (!asks || !asking.test(asks.lower)) return undefined
  const start = sentenceStart(tokens, k)
  const isAsked = k - start < 6 && /^(?:where|when|why|how|what|who|which)$/.test(lowerAt(tokens, start)) && tokens.slice(start, k - 1).every((word, n) => word.word && !tags.has(start + n, 'Verb') && !subjects.has(word.lower)) // prettier-ignore
  if (!asks.first && !isAsked && !/^(?:where|when|why|how|what|who)$/.test(lowerAt(tokens, k - 2))) return undefined
  return replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${asks.text}".`)
}

/** "Did the man called Tom come" */
function isFollowed(tags: RulePage['tags'], tokens: RulePage['tokens'], i: number): boolean {
  for (let k = i + 1; k < tokens.length && !/^[?.!]$/.test(tokens[k]?.text ?? ''); k++) if (tags.has(k, 'Verb', 'Copula')) return true
  return false
}

/** Without this verb, the question would have none. */
function isLastVerb(tags: RulePage['tags'], tokens: RulePage['tokens'], i: number): boolean {
  for (let k = i + 1; k < tokens.length && !/^[?.!]$/.test(tokens[k]?.text ?? ''); k++) if (tags.has(k, 'Verb', 'Copula')) return false
  return tokens[i + 1]?.word === true
}

/** Edits of participles and of base forms in questions. */
export function participleEdits(page: RulePage): Edit[] {
  return applyRules(page, [pastAfterHave, plainAfterHave, loneParticiple, afterAsking])
}
