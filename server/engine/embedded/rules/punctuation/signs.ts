/** Signs without their space, doubled signs, and brackets with a space inside: "in 2019.He", ",,", "(tired )". */
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed } from '../../grammar/word-classes.ts'

/** Edits of signs whose neighbors make them certain. */
export function signEdits(page: RulePage): Edit[] {
  return page.tokens.flatMap((token, i) =>
    token.fixed ? [] : (gluedStart(page, i) ?? doubledSign(page, i) ?? bracketSpace(page, i) ?? []),
  )
}

const edit = (start: number, end: number, after: string, message: string): Edit[] => [
  { start, end, after, kind: /\S/.test(after) ? 'punctuation' : 'spacing', rule: 'spacing', message },
]

/** "in 2019.He", "stand-up.A short talk", "(see above).The": a function word with a capital begins a sentence. */
function gluedStart({ tokens, text }: RulePage, i: number): Edit[] | undefined {
  const sign = tokens[i]
  const before = tokens[i - 1]
  const next = tokens[i + 1]
  if (!sign || !before || !next?.word || next.spaced || next.fixed || sign.spaced || before.fixed || !/^[.!?]$/.test(sign.text)) return undefined // prettier-ignore
  const isOpener = /^(?:\p{Lu}\p{Ll}+|[AI]|I['’]\p{Ll}+)$/u.test(next.text) && closed.has(next.lower) && /^[ \t]+\p{L}/u.test(text.slice(next.end, next.end + 4)) // prettier-ignore
  if (!isOpener) return undefined
  const isShortWord = before.word && before.lower.length < 3 && /^\p{Ll}+$/u.test(before.text) && closed.has(before.lower) && before.lower !== 'a' // prettier-ignore
  const isWord = before.word && before.lower.length > 2 && /^[AI]$/.test(next.text) && /^\p{Ll}/u.test(before.text)
  // "5.The": a numbered line.
  const isNumber = /^\d/.test(before.text) && before.spaced && !before.first && /\S/.test(text.slice(text.lastIndexOf('\n', before.start) + 1, before.start)) // prettier-ignore
  const isClosing = /^[)"”]$/.test(before.text) && !before.spaced && tokens[i - 2]?.word === true
  if (!isShortWord && !isWord && !isNumber && !isClosing) return undefined
  return edit(sign.end, sign.end, ' ', 'Add a space between sentences.')
}

/** "tomorrow,, please", "soon.,", "soon,." */
function doubledSign({ tokens, text }: RulePage, i: number): Edit[] | undefined {
  const sign = tokens[i]
  const next = tokens[i + 1]
  const before = tokens[i - 1]
  if (!sign || !next || next.spaced || next.fixed || !before?.word || before.fixed || !/^(?:\s|$)/.test(text.slice(next.end))) return undefined // prettier-ignore
  const message = 'Use a single punctuation mark.'
  if (sign.text === ',' && next.text === ',') return edit(next.start, next.end, '', message)
  const isLast = /^\s*$/.test(text.slice(next.end))
  if (!isLast || before.lower.length < 4 || !/^\p{Ll}/u.test(before.text)) return undefined
  if (sign.text === '.' && next.text === ',') return edit(next.start, next.end, '', message)
  return sign.text === ',' && next.text === '.' ? edit(sign.start, sign.end, '', message) : undefined
}

/** "(she was tired )", "( she was tired)": not in code. */
function bracketSpace({ tokens, text, facts }: RulePage, i: number): Edit[] | undefined {
  const sign = tokens[i]
  if (!sign || facts.technical || !/^[()]$/.test(sign.text)) return undefined
  const isOpen = sign.text === '('
  const inner = tokens[isOpen ? i + 1 : i - 1]
  if (!inner?.word || inner.fixed || inner.text.length < 2) return undefined
  const [start, end] = isOpen ? [sign.end, inner.start] : [inner.end, sign.start]
  if (start === end || /\n/.test(text.slice(start, end)) || (isOpen && i > 0 && !sign.spaced)) return undefined
  if (!isOpen && !/\([^()\n]{2,}$/.test(text.slice(0, start))) return undefined
  return edit(start, end, '', isOpen ? 'Remove the space after "(".' : 'Remove the space before ")".')
}
