/** A helping verb that its contraction says already: "I'll will", "We're are". */
import { applyRules, pick, removeWord, type Rule } from '../../edits.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'

/** Edits of helping verbs after a contraction. */
export const doubledHelperEdits = (page: RulePage): Edit[] => applyRules(page, [willWill])

const contracted: Record<string, RegExp> = {
  "'ll": /^(?:will|shall)$/,
  "'d": /^(?:would)$/,
  "'m": /^am$/,
  "'re": /^are$/,
  "'ve": /^have$/,
}

/** "I'll will draft", "We're are ready" */
const willWill: Rule = ({ tokens }, token, i) => {
  const before = tokens[i - 1]
  const ending = /^(?:i|you|we|they|he|she|it|there|that)('(?:ll|d|m|re|ve))$/.exec(before?.lower ?? '')?.[1]
  const next = tokens[i + 1]
  if (!ending || !before || before.fixed || !next?.word) return undefined
  return pick(contracted, ending)?.test(token.text) && !(token.text === 'have' && next.lower === 'to')
    ? removeWord(token, next, 'repeated-word', `"${before.text}" says it already.`)
    : undefined
}
