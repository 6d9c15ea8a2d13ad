/** "however" and its kind: between two sentences, and inside one. */
import { clauseAt, finiteForms, nounPhraseEnd, sentenceStart } from '../../grammar/clause.ts'
import { applyRules, inDrafts, lowerAt, onText, type Rule } from '../../edits.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { leftClause } from './splices.ts'
import { modals } from '../../grammar/word-classes.ts'

/** Edits of signs around linking adverbs. */
export function howeverEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [betweenSentences, insideSentence]), ...inDrafts(applyRules(page, [otherwise]))]
}

const linking = /^(?:however|therefore|nevertheless|nonetheless|moreover|furthermore|consequently)$/
const base = { kind: 'punctuation', rule: 'however' } as const
const likely = { isDoubtful: true, isLikelySlip: true } as const

/** "The plan is good, however it costs too much." */
const betweenSentences: Rule = (page, token, i) => {
  const { tokens } = page
  if (!linking.test(token.text)) return undefined
  const before = tokens[i - 1]
  const hasComma = before?.text === ','
  const end = hasComma ? i - 1 : i
  const isFollowed = tokens[i + 1]?.text === ','
  const right = clauseAt(page, isFollowed ? i + 2 : i + 1)
  const start = sentenceStart(tokens, i)
  if (!before || !right || end - start < 3 || before.fixed || !/^\p{Lu}/u.test(tokens[start]?.text ?? '')) return undefined
  if (tokens.slice(start, end).some(({ text }) => /^[-–—:;"“”(),]$/.test(text)) || !leftClause(page, start, end)) return undefined
  const after = `; ${token.text}${isFollowed ? '' : ','}`
  const from = hasComma ? before.start : before.end
  const edit = { ...base, start: from, end: token.end, after, message: `Put a semicolon before "${token.text}" between two sentences.` }
  // "Come however you can", "I think, therefore I am"
  const isShort = !tokens[right.verb + 1]?.word || (!tokens[right.verb + 2]?.word && !(hasComma && right.subject === 'noun'))
  if (isShort && !isFollowed) return undefined
  return token.text === 'however' && hasComma ? edit : { ...edit, ...likely }
}

/** "The results however are not final." */
const insideSentence: Rule = onText('however', (page, token, i) => {
  const { tokens } = page
  const before = tokens[i - 1]
  const next = tokens[i + 1]
  if (!before?.word || !next?.word || before.fixed || next.fixed) return undefined
  const start = sentenceStart(tokens, i)
  const message = 'Put commas around "however" inside a sentence.'
  const edit = { ...base, start: before.end, end: token.end, after: ', however,', message }
  const isFinite = finiteForms.has(next.lower) || modals.has(next.lower)
  if (isFinite && nounPhraseEnd(page, start) === i) return edit
  // "We do not however have"
  const isAuxiliary = /^(?:not|do|does|did|is|are|was|were|has|have|had|will|can|could|would|should|may|must)$/.test(before.lower)
  return isAuxiliary && page.tags.has(i + 1, 'Verb') && /^(?:i|you|he|she|it|we|they)$/.test(lowerAt(tokens, start)) ? { ...edit, ...likely } : undefined // prettier-ignore
})

/** "Close the door, otherwise the cat will run out." */
const otherwise: Rule = onText('otherwise', (page, token, i) => {
  const { tokens, classes } = page
  const before = tokens[i - 1]
  if (before?.text !== ',' || before.fixed) return undefined
  const isFollowed = tokens[i + 1]?.text === ','
  const start = sentenceStart(tokens, i)
  const isRequest = classes.isVerb(lowerAt(tokens, start)) || /^(?:please|don't|never|do|be)$/.test(lowerAt(tokens, start))
  if (!nounPhraseEnd(page, isFollowed ? i + 2 : i + 1) || i - start < 4 || tokens.slice(start, i - 1).some(({ text }) => /^[-–—:;"“”(),]$/.test(text))) return undefined // prettier-ignore
  if (!isRequest && !leftClause(page, start, i - 1)) return undefined
  return { ...base, start: before.start, end: token.end, after: `; otherwise${isFollowed ? '' : ','}`, message: 'Put a semicolon before "otherwise" between two sentences.' } // prettier-ignore
})
