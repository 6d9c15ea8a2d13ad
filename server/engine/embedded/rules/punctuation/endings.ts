/** Capitals inside sentences, and sentence endings. */
import type { BlockKind } from '../../../blocks.ts'
import { applyRules, lowerAt, onText, type Rule } from '../../edits.ts'
import { goesOn } from '../words/drafts.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import { opensQuestion } from '../clauses/questions.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, modals, possessives, subjects } from '../../grammar/word-classes.ts'

/** "So It will", "Likewise, The theory". */
const strayCapital: Rule = onText(
  'The It They He She We You This These There But Because My Your Their Our And If When Is Are Not Of To That Have',
  ({ tokens, text }, token, i) => {
    const before = tokens[i - 1]
    const next = tokens[i + 1]
    if (/\n/.test(text.slice(before?.end ?? 0, token.start)) || /^provided$/i.test(tokens[i - 2]?.text ?? '')) return undefined
    if (token.text === 'He' && /\b(?:God|Lord|Jesus|Christ|Savio[u]?r|Father|Allah|Holy|Spirit)\b/.test(text)) return undefined
    // After a comma, the capital shows that a sentence was meant to begin.
    if (/^(?:He|She|It|They|We|There|This|These|Of|That|When|And)$/.test(token.text) && before?.text === ',') return undefined
    if (token.first || !before || !next?.word || !/^\p{Ll}/u.test(next.text)) return undefined
    // In a contract, "You" is a defined term.
    if (/^(?:You|Your|We|Our)$/.test(token.text) && /\b(?:Licen[cs]e|Agreement|Licensor|Contributor|Covered|Party|Services?)\b/.test(text))
      return undefined
    const ordinary = before.text === ',' || (before.word && (/^\p{Ll}/u.test(before.text) || (before.first && closed.has(before.lower))))
    if (!ordinary || before.fixed || (before.text === ',' && !tokens[i - 2]?.word)) return undefined
    return {
      start: token.start,
      end: token.end,
      after: token.lower,
      kind: 'capitalization',
      rule: 'stray-capital',
      message: 'Use a lowercase letter inside a sentence.',
      isDoubtful: true,
      isLikelySlip: true,
    }
  },
)

/** "sleep!." and "end..". */
const doubleStop: Rule = ({ tokens, text }, token, i) => {
  const next = tokens[i + 1]
  if (
    token.text === '..' &&
    tokens[i - 1]?.word &&
    !isShort(tokens, i - 1) &&
    !token.spaced &&
    /^\s*$/.test(text.slice(token.end, token.end + 1))
  )
    return {
      start: token.start,
      end: token.end,
      after: '.',
      kind: 'punctuation',
      rule: 'double-stop',
      message: 'End a sentence with a single period.',
    }
  if (/^[!?]$/.test(token.text) && next?.text === '.' && !next.spaced && tokens[i + 2]?.text !== '.')
    return {
      start: next.start,
      end: next.end,
      after: '',
      kind: 'punctuation',
      rule: 'double-stop',
      message: 'Use a single punctuation mark to end a sentence.',
    }
  return undefined
}

/** "Jr", "Ky", "p.m", "etc" */
function isShort(tokens: RulePage['tokens'], i: number): boolean {
  const token = tokens[i]
  return (
    token !== undefined &&
    (/^(?:\p{Lu}\p{Ll}{0,4}|\p{Ll}|etc|al|inc|ltd|cm|mm|km|kg|lb|ft|oz)$/u.test(token.text) || tokens[i - 1]?.text === '.') &&
    !token.first
  )
}

const paragraph: BlockKind = 'paragraph'

/** A capital begins it, or a sentence after the first: "there were two complaints. Please call me" */
const isWrittenOut = (text: string) => /^\p{Lu}/u.test(text) || /\p{L}{2}[.!?] \p{Lu}\p{Ll}*(?: \S+){5}/u.test(text)

/** "Things to know before you visit the workshop": all verbs stand in clauses that describe the noun. */
function isHeading({ tokens, dictionary, tags }: RulePage): boolean {
  const first = tokens[0]
  const inner = tokens.findIndex(({ lower }, k) => k > 0 && (subjects.has(lower) || /^(?:who|that|which|before|after|when|while|if)$/.test(lower))) // prettier-ignore
  if (!first?.word || inner < 1 || inner > 6 || subjects.has(first.lower)) return false
  const isNoun =
    /^(?:the|a|an|some|\d+)$/.test(first.lower) || (dictionary.partsOf(first.lower) & pos.plural) !== 0 || first.lower === 'people'
  const isTime = tokens.slice(0, inner).some(({ lower }) => /^(?:time|day|week|month|year|morning|evening|night|moment|minute|summer|winter|weekend|way|more|less)$/.test(lower)) // prettier-ignore
  const hasVerb = tokens.slice(0, inner).some(({ lower }, k) => modals.has(lower) || /^(?:is|are|was|were|have|has|had|do|does|did)$/.test(lower) || (tags.has(k, 'PastTense', 'PresentTense') && lowerAt(tokens, k - 1) !== 'to')) // prettier-ignore
  const rest = tokens.slice(inner + 1)
  const isLong = rest.some(({ text }) => text === ',') || rest.filter(({ lower }) => modals.has(lower) || /^(?:is|are|was|were|have|has|had|do|does|did)$/.test(lower)).length > 1 // prettier-ignore
  return isNoun && !isTime && !hasVerb && !isLong
}

/** A paragraph that is clearly a sentence without final punctuation. */
function sentenceEnd(page: RulePage): Edit[] {
  const { text, tokens, kind } = page
  const last = tokens.at(-1)
  const words = tokens.filter(token => token.word)
  if (kind !== paragraph || !last?.word || last.fixed || words.length < 6 || text.includes('\n') || !isWrittenOut(text)) return []
  const isSentence = words.some(
    word =>
      subjects.has(word.lower) ||
      (modals.has(word.lower) && word.text !== 'May') ||
      /^(?:is|are|was|were|have|has|had|do|does|did)$/.test(word.lower),
  )
  // "What to do on the first hot day": a heading
  if (/^(?:What|How|Where|When|Why|Whom?) to /.test(text)) return []
  // "and be it further", before a line that says what
  if (/\bbe it(?: further)?$/i.test(text)) return []
  // "To do: buy milk, be nicer": a label and its note.
  if (/^[^\s:.!?]+(?: [^\s:.!?]+){0,2}:\s/.test(text) && tokens.filter(token => token.first).length < 2) return []
  if (isHeading(page)) return []
  const capitals = words.filter(word => /^\p{Lu}/u.test(word.text)).length
  if (!isSentence || capitals * 3 > words.length || determiners.has(last.lower) || possessives.has(last.lower) || goesOn.test(last.lower))
    return []
  return [
    {
      start: last.end,
      end: last.end,
      after: opensQuestion(
        page,
        tokens.findLastIndex(token => token.first),
      )
        ? '?'
        : '.',
      kind: 'punctuation',
      rule: 'sentence-end',
      message: 'End the sentence with a punctuation mark.',
    },
  ]
}

const rules: readonly Rule[] = [strayCapital, doubleStop]

/** Edits of stray capitals and sentence endings. */
export function endingEdits(page: RulePage): Edit[] {
  return [...applyRules(page, rules), ...sentenceEnd(page)]
}
