/** The case of pronouns. */
import { applyRules, lowerAt, replaceWord, type Rule } from './edits.ts'
import type { Edit } from './revision.ts'
import type { RulePage } from './rules.ts'

const objectCase: Record<string, string> = { they: 'them', he: 'him', she: 'her', we: 'us', i: 'me' }

/** "help they to learn". */
const pronounCase: Rule = ({ tokens }, token, i) => {
  const right = Object.hasOwn(objectCase, token.lower) ? objectCase[token.lower] : undefined
  const before = lowerAt(tokens, i - 1)
  const after = lowerAt(tokens, i + 1)
  if (!right || token.first || !tokens[i - 1]?.word) return undefined
  const afterVerb =
    /^(?:help|helps|helped|helping|let|lets|makes|made|allow|allows|allowed|give|gives|gave|teach|teaches|force|forces|enable|enables)$/.test(
      before,
    ) && /^(?:to|a|the|more|feel|know|learn|understand|think|get|go|do|be|have|many|some|very|happy)$/.test(after)
  const afterPreposition =
    /^(?:for|with|of|between|from|about|to)$/.test(before) &&
    (!tokens[i + 1]?.word || /^(?:to|and|in|because|when|if|as)$/.test(after)) &&
    !/['’]/.test(token.text) &&
    !(token.lower === 'i' && after !== 'to') &&
    !(before === 'to' && after === 'and')
  return afterVerb || (afterPreposition && tokens[i + 1]?.text !== '-' && tokens[i + 1]?.text !== '/')
    ? replaceWord(token, right, 'pronoun-case', `"${right}" is the form after "${before}".`)
    : undefined
}

const rules: readonly Rule[] = [pronounCase]

/** Edits of pronouns. */
export function pronounEdits(page: RulePage): Edit[] {
  return applyRules(page, rules)
}
