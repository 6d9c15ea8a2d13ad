/** Pronouns as subjects and objects: "Me and him went", "tell Marco or I", "This book is my". */
import { afterWord, applyRules, inDrafts, lowerAt, onText, onWord, pick, replaceWord, type Rule } from '../../edits.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { determiners, possessives } from '../../grammar/word-classes.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function pronounOrderEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [meAndHim, orI, isMy, moreThen]), ...inDrafts(applyRules(page, [freedomThen]))]
}

/** "Me and him went to the game." */
const meAndHim: Rule = onWord('me him her them', ({ tokens, tags }, token, i) => {
  const subject = { me: 'I', him: 'he', her: 'she', them: 'they', us: 'we' } as const
  const other = tokens[i + 2]
  if (!token.first || lowerAt(tokens, i + 1) !== 'and' || !other || other.fixed) return undefined
  const [first, second] = [pick<string>(subject, token.lower), pick<string>(subject, other.lower)]
  if (!first || !second || other.lower === 'us' || !tags.has(i + 3, 'Verb', 'Copula', 'Modal', 'Auxiliary') || tags.has(i + 3, 'Gerund')) return undefined // prettier-ignore
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const after = first === 'I' ? `${capital(second)} and I` : `${capital(first)} and ${second}`
  return {
    start: token.start,
    end: other.end,
    after,
    kind: 'grammar',
    rule: 'pronoun-case',
    message: 'Use the subject forms of these pronouns.',
  }
})

/** "Tell Marco or I straight away.", "He invited my wife and I." */
const orI: Rule = onText('I', ({ tokens, tags }, token, i) => {
  if (!/^(?:or|and)$/.test(lowerAt(tokens, i - 1))) return undefined
  const next = tokens[i + 1]
  if (next?.word ? !/^(?:straight|if|about|to|for|at|on|in|when|before|by|with|directly|immediately|yesterday|tomorrow)$/.test(next.lower) : next && !/^[.,!?]$/.test(next.text)) return undefined // prettier-ignore
  let k = i - 2
  while (k > i - 6 && (tags.has(k, 'Noun') || determiners.has(lowerAt(tokens, k)) || possessives.has(lowerAt(tokens, k)) || /^(?:you|him|her)$/.test(lowerAt(tokens, k))) && !tags.has(k, 'Verb')) k-- // prettier-ignore
  if (k === i - 2 || !/^(?:tell|told|ask|asked|call|called|contact|email|emailed|invite|invited|invites|help|helped|see|saw|meet|met|join|let|give|gave|send|sent|show|showed|visit|visited|phone|pay|paid|drive|drove|take|took)$/.test(lowerAt(tokens, k))) return undefined // prettier-ignore
  return replaceWord(token, 'me', 'pronoun-case', `Use "me" as the object of "${lowerAt(tokens, k)}".`)
})

/** "This book is my." */
const isMy: Rule = afterWord("is are was were not isn't wasn't be", ({ tokens }, token, i) => {
  const right = pick({ my: 'mine', your: 'yours', our: 'ours', their: 'theirs' }, token.lower)
  return right && /^[.!?]$/.test(tokens[i + 1]?.text ?? '') && token.text === token.lower
    ? replaceWord(token, right, 'pronoun-case', `Without a noun, use "${right}".`)
    : undefined
})

/** "more freedom then we agreed" */
const freedomThen: Rule = onWord('then', ({ tokens }, token, i) => {
  if (!tokens[i - 1]?.word || !/^(?:i|we|you|they|he|she|the|in|ever|before|last|expected|usual|necessary|my|this|that)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  const more = [2, 3, 4].find(back => /^(?:more|less|fewer|better|worse|higher|lower|bigger|larger|cheaper|longer|faster|easier)$/.test(lowerAt(tokens, i - back))) // prettier-ignore
  if (!more || tokens.slice(i - more, i).some(other => !other.word)) return undefined
  return { ...replaceWord(token, 'than', 'confused-word', 'Use "than" in a comparison.'), kind: 'word_choice' }
})

/** "no more then ten" */
const moreThen: Rule = onWord('then', ({ tokens }, token, i) =>
  /^(?:more|less|fewer)$/.test(lowerAt(tokens, i - 1)) && (/^\d/.test(tokens[i + 1]?.text ?? '') || /^(?:ten|twenty|fifty|hundred|half|enough|ever|usual|expected)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? { ...replaceWord(token, 'than', 'confused-word', 'Use "than" in a comparison.'), kind: 'word_choice' }
    : undefined,
)
