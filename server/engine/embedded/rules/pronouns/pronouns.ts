/** Pronoun case. */
import { applyRules, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { isPersonNoun } from '../../grammar/person-nouns.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'

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
    !(/^(?:to|for)$/.test(before) && after === 'and')
  return afterVerb || (afterPreposition && tokens[i + 1]?.text !== '-' && tokens[i + 1]?.text !== '/')
    ? replaceWord(token, right, 'pronoun-case', `Use "${right}" after "${before}".`)
    : undefined
}

/** "for my wife and I", "between you and I", "Give it to I." */
const afterAnd: Rule = ({ tokens, tags }, token, i) => {
  const right = /^(?:i|he|she|we|they)$/.test(token.lower) ? objectCase[token.lower] : undefined
  const next = tokens[i + 1]
  if (!right || token.first) return undefined
  if (token.lower === 'i' && /^(?:to|give|with|for)$/.test(lowerAt(tokens, i - 1)) && /^[.!?]$/.test(next?.text ?? '') && tokens[i - 1]?.spaced && /^(?:it|that|this|them|him|her)$/.test(lowerAt(tokens, i - 2))) return replaceWord(token, right, 'pronoun-case', `Use "${right}" after "${tokens[i - 1]?.text}".`) // prettier-ignore
  if (lowerAt(tokens, i - 1) !== 'and' || (next?.word && !/^(?:in|on|at|to|for|from|because|when|by|with|about)$/.test(next.lower)) || (token.lower === 'they' && next?.text === ',') || /^[-/’'*_`~]$/.test(next?.text ?? '')) return undefined // prettier-ignore
  let k = i - 2
  while (k > i - 6 && (tags.has(k, 'Noun', 'Possessive', 'Pronoun', 'Adjective') || /^(?:the|a|my|your|his|her|our|their|you|him|me)$/.test(lowerAt(tokens, k)))) k-- // prettier-ignore
  const preposition = lowerAt(tokens, k)
  if (k === i - 2 || !/^(?:for|with|between|to|from|of|by|about|against|without|like)$/.test(preposition)) return undefined
  return replaceWord(token, right, 'pronoun-case', `Use "${right}" after "${preposition}".`)
}

const subjectCase: Record<string, string> = { her: 'she', him: 'he', us: 'we', them: 'they', me: 'I' }

/** "Her is my friend", "Him and his friend was late", "Me and my brother went". */
const subjectPronoun: Rule = ({ tokens, tags, text, classes }, token, i) => {
  const right = Object.hasOwn(subjectCase, token.lower) ? subjectCase[token.lower] : undefined
  if (!right || !token.first) return undefined
  const tell = `"${right}" is the form of a subject.`
  const next = tokens[i + 1]
  if (/^(?:her|him)$/.test(token.lower) && /^(?:is|was|has|had)$/.test(next?.lower ?? '')) return replaceWord(token, right, 'pronoun-case', tell) // prettier-ignore
  if (/^(?:us|them)$/.test(token.lower) && /^(?:are|were|have|had)$/.test(next?.lower ?? '')) return replaceWord(token, right, 'pronoun-case', tell) // prettier-ignore
  if (next?.lower !== 'and') return undefined
  let k = i + 2
  const owned = /^(?:my|his|her|their|our|your|the)$/.test(lowerAt(tokens, k))
  if (owned)
    do k++
    while (
      (tags.has(k, 'Adjective') || (tags.has(k, 'Noun') && tags.has(k + 1, 'Noun') && isPersonNoun(lowerAt(tokens, k + 1)))) &&
      k < i + 6
    )
  const other = tokens[k]
  const isPerson = owned ? tags.has(k, 'Noun') : tags.has(k, 'ProperNoun', 'FirstName') && /^\p{Lu}/u.test(other?.text ?? '')
  let verb = k + 1
  while (/^(?:often|always|never|also|both|just|still|usually)$/.test(lowerAt(tokens, verb))) verb++
  const isVerb = tags.has(verb, 'Verb', 'Copula', 'Modal', 'Auxiliary') || (classes.isVerb(lowerAt(tokens, verb)) && tokens[verb + 1]?.word)
  if (!other?.word || !isPerson || !isVerb || tags.has(verb, 'Gerund')) return undefined
  if (token.lower !== 'me') return replaceWord(token, right, 'pronoun-case', tell)
  const name = text.slice(tokens[i + 2]?.start, other.end)
  const after = `${name.charAt(0).toUpperCase()}${name.slice(1)} and I`
  return { ...replaceWord(token, '', 'pronoun-case', 'Use "and I" as the subject, with yourself last.', other), after }
}

/** "the man which lives here". */
const whichPerson: Rule = onWord('which', ({ tokens, tags }, token, i) =>
  /^(?:man|woman|boy|girl|person|people|children|child|friends?|teachers?|students?|men|women|boys|girls|neighbou?rs?|doctors?|colleagues?|parents|brother|sister|someone|everyone|anyone|somebody)$/.test(
    lowerAt(tokens, i - 1),
  ) && // prettier-ignore
  tags.has(i + 1, 'Verb', 'Copula', 'Modal', 'Auxiliary') &&
  !tags.has(i + 1, 'Gerund')
    ? replaceWord(token, 'who', 'pronoun-case', 'Use "who" for people.')
    : undefined,
)

const rules: readonly Rule[] = [pronounCase, afterAnd, subjectPronoun, whichPerson]

/** Edits of pronouns. */
export function pronounEdits(page: RulePage): Edit[] {
  return applyRules(page, rules)
}
