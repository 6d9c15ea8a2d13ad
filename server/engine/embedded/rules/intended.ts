/** Correct constructions that look like mistakes; edits inside them are dropped, whichever rule finds them. */
import { lowerAt } from '../edits.ts'
import { sentenceStart } from '../grammar/clause.ts'
import { pos } from '../grammar/parts-of-speech.ts'
import type { Token } from '../grammar/tokens.ts'
import { modals } from '../grammar/word-classes.ts'
import type { Edit } from '../revision.ts'
import type { RulePage } from '../rule-page.ts'

export function isIntended(page: RulePage, edit: Edit): boolean {
  const i = indexAt(page.tokens, edit.start)
  if (edit.rule === 'question-mark') return isShortReply(page.tokens, i)
  const token = page.tokens[i]
  if (!token?.word) return false
  // "I needs must go", "I must needs go"
  if (token.lower === 'needs' && (lowerAt(page.tokens, i + 1) === 'must' || lowerAt(page.tokens, i - 1) === 'must')) return true
  // "Most of the book were": more than one book may be meant.
  if (edit.rule === 'agreement' && token.lower === 'were' && /^(?:most|some|half|all)$/.test(lowerAt(page.tokens, sentenceStart(page.tokens, i)))) return true // prettier-ignore
  if (edit.rule === 'agreement' || edit.rule === 'tense')
    return isMandated(page, i) || (edit.rule === 'tense' && isSinceWhen(page.tokens, i))
  if (edit.rule === 'verb-form') return meetsVerb(page.tokens, i)
  if (edit.rule === 'doubled-word') return meetsItself(page, i)
  if (edit.rule === 'number') return isNamed(page.tokens, i)
  if (edit.rule === 'preposition') return endsOpening(page.tokens, i)
  // "Tell me what do people wear": "do" asks.
  if (edit.rule === 'verb-pattern' && token.lower === 'do') return /^(?:what|where|when|why|how)$/.test(lowerAt(page.tokens, i - 1)) && page.tags.has(i + 1, 'Noun', 'Pronoun') // prettier-ignore
  // "may have paid already"
  if (token.lower === 'already' && edit.after === 'yet') return !page.tokens.slice(sentenceStart(page.tokens, i), i).some(({ lower }) => /n't$|^(?:not|never|no|nobody|none)$/.test(lower)) // prettier-ignore
  if (token.lower === 'safely') return page.tokens.slice(Math.max(0, i - 4), i).some(({ lower }) => lower.startsWith('arriv'))
  return edit.rule === 'clause-comma' && /'(?:ve|d|ll|re|m)$/.test(token.lower)
}

/** The index of the token that begins at a place of the text, or else of the last one before it. */
function indexAt(tokens: readonly Token[], start: number): number {
  let [from, to] = [0, tokens.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((tokens[middle]?.start ?? 0) <= start) from = middle + 1
    else to = middle
  }
  return from - 1
}

const mandates = /^(?:insist\w*|demand\w*|suggest(?:ed|ing|ions?)|recommend\w*|propos\w*|request\w*|requir\w*|vot(?:e|es|ed|ing)|mov(?:e|es|ed)|ask(?:s|ed)?|order(?:s|ed)?|urge[sd]?|advice|advise[sd]?|motion|condition|preference|plea|instructions?|wish|essential|important|vital|crucial|necessary|imperative|desirable|preferable|advisable|fitting|anxious|adamant|prefer(?:s|red)?)$/ // prettier-ignore
const decided = /^(?:agreed|decided|resolved|determined|ordered|arranged|directed|stipulated|moved)$/
const farthest = 14

/**
 * A base form that something demanded takes: "agreed that the treasurer open an account", "That the Committee note the
 * report", "God forbid he ask", "would that I were young".
 */
function isMandated({ tokens, dictionary }: RulePage, i: number): boolean {
  const word = lowerAt(tokens, i)
  if (word !== 'were' && word !== 'be' && !(dictionary.partsOf(word) & pos.verb)) return false
  const from = sentenceStart(tokens, i)
  for (let k = i - 1; k >= Math.max(from, i - farthest); k--) {
    const before = lowerAt(tokens, k)
    if (before === 'forbid') return /^(?:god|heaven)$/.test(lowerAt(tokens, k - 1))
    if (before === 'lest') return true
    if (before !== 'that') continue
    // A resolution or recommendation: "That the Committee note the report and recommend it"
    if (k === from || (k === from + 1 && !tokens[from]?.word))
      return tokens.slice(k + 1, k + 4).some(({ text }) => /^\p{Lu}\p{Ll}/u.test(text))
    if (lowerAt(tokens, k - 1) === 'would') return true
    if (word === 'were') return false
    const near = tokens.slice(Math.max(from, k - 5), k).map(({ lower }) => lower)
    if (near.some(each => mandates.test(each))) return true
    return decided.test(near.at(-1) ?? '') && /^(?:is|was|been|be|it)$/.test(near.at(-2) ?? '')
  }
  return false
}

/** "resigned in May, since when the post has stood vacant" */
const isSinceWhen = (tokens: readonly Token[], i: number) =>
  tokens.slice(Math.max(0, i - farthest), i).some(({ lower }, k, near) => lower === 'when' && near[k - 1]?.lower === 'since')

const openers = /^(?:whether|that|how|what|whatever|who|whoever|which|where|when|why|if|as|than|all|everything|anything|anyone|everyone|those|one|best|least|most|worst)$/ // prettier-ignore

/** A clause before the word is its subject. */
const isAfterClause = (tokens: readonly Token[], i: number) => tokens.slice(sentenceStart(tokens, i), i).some(({ lower }) => openers.test(lower)) // prettier-ignore

/** The verb of a clause is left out, or is its last word, and the verb of the sentence follows: "Whether they will is another matter." */
function meetsVerb(tokens: readonly Token[], i: number): boolean {
  const [before, word] = [lowerAt(tokens, i - 1), lowerAt(tokens, i)]
  if (!/^(?:is|was|are|were|isn't|wasn't|aren't|weren't)$/.test(word)) return word === 'forfeit' || (/^(?:is|was)$/.test(before) && modals.has(lowerAt(tokens, i - 2))) // prettier-ignore
  return (modals.has(before) || before === 'had') && isAfterClause(tokens, i - 1)
}

/** "Whoever wins wins twice", "Those who live live in fear", "what isn't isn't" */
function meetsItself({ tokens, dictionary, tags }: RulePage, i: number): boolean {
  const [before, word] = [lowerAt(tokens, i - 1), lowerAt(tokens, i)]
  const isVerb = (dictionary.partsOf(word) & (pos.verb | pos.verbS | pos.past)) !== 0 || /n't$|^(?:has|have|can|will)$/.test(word)
  return isVerb && (!tags.has(i, 'Noun') || before.startsWith('wh')) && /^(?:what|whatever|who|whoever|which|whichever|she|he|they|it|i|we|you|that)$/.test(before) && isAfterClause(tokens, i) // prettier-ignore
}

const labels = /^(?:Grade|Level|Phase|Year|Class|Type|Stage|Step|Unit|Room|Gate|Key|Part|Tier|Group|Category|Formula|Division|League)$/

/** "her Grade 2 piano exam" */
const isNamed = (tokens: readonly Token[], i: number) =>
  [1, 2, 3].some(back => /^\d/.test(tokens[i - back]?.text ?? '') && labels.test(tokens[i - back - 1]?.text ?? ''))

/** "When the machine finally arrived the door was dented" */
const endsOpening = (tokens: readonly Token[], i: number) =>
  /^arrived?s?$/.test(lowerAt(tokens, i)) && /^(?:when|once|after|before|as|until|if)$/.test(lowerAt(tokens, sentenceStart(tokens, i)))

/** "So can you.", "Neither would they.", "Is he ever.", "Would it were so.": nothing is asked. */
function isShortReply(tokens: readonly Token[], i: number): boolean {
  const from = sentenceStart(tokens, i)
  return /^(?:so|neither|nor)$/.test(lowerAt(tokens, from)) || (lowerAt(tokens, from) === 'would' && lowerAt(tokens, from + 2) === 'were') || /^(?:i|you|he|she|it|we|they) ever$/.test(`${lowerAt(tokens, from + 1)} ${lowerAt(tokens, from + 2)}`) // prettier-ignore
}
