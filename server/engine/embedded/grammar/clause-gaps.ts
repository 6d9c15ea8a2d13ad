/** Clauses that describe the noun right before them: "the people we have", "those I love". */
import { lowerAt } from '../edits.ts'
import type { Token } from './tokens.ts'
import { closed } from './word-classes.ts'

const pronoun = /^(?:i|you|he|she|it|we|they)$/
const times = /^(?:day|night|week|weekend|month|year|morning|afternoon|evening|summer|winter|spring|autumn|fall|time|today|yesterday|however|therefore|luckily|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d+)$/ // prettier-ignore

/** Whether the pronoun at `i` is the subject of such a clause, so that a second verb belongs to the noun before it. */
export function describesNoun(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1]
  if (!pronoun.test(lowerAt(tokens, i)) || tokens[i]?.first || !before?.word) return false
  if (/^(?:those|all|everything|something|anything|nothing|one|ones|what|whatever|everyone|others|that|which|whom)$/.test(before.lower)) return true // prettier-ignore
  return !closed.has(before.lower) && !before.lower.endsWith('ly') && !times.test(before.lower)
}
