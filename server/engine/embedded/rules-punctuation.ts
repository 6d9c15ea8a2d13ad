/** Question marks, greetings and closings, and spaces after a period. */
import { lowerAt } from './edits.ts'
import type { Edit } from './revision.ts'
import type { RulePage } from './rule-page.ts'
import { ordinalEdits } from './rules-patterns.ts'

/** Edits of punctuation that depends on the kind of sentence. */
export function punctuationEdits(page: RulePage): Edit[] {
  return [...gluedSentence(page), ...questionMarks(page), ...letterCommas(page), ...ordinalEdits(page)]
}

const insert = (at: number, after: string, kind: Edit['kind'], rule: string, message: string): Edit => ({
  start: at,
  end: at,
  after,
  kind,
  rule,
  message,
})

const openers = /^(?:it|he|she|they|we|this|that|there|but|and|so|i|you|the|if|because|when|my|then|however|also)$/

/** "with my family.it was" */
function gluedSentence({ tokens, text }: RulePage): Edit[] {
  return tokens.flatMap((token, i) => {
    const next = tokens[i + 1]
    const before = tokens[i - 1]
    if (!/^[.!?]$/.test(token.text) || token.spaced || token.fixed || !next?.word || next.spaced || next.fixed || !before?.word) return []
    if (!openers.test(next.text) || before.lower.length < 3 || !/^\s/.test(text.slice(next.end))) return []
    if (tokens[i - 2]?.text === '.' || before.fixed) return []
    return [insert(token.end, ' ', 'spacing', 'spacing', 'Add a space between sentences.')]
  })
}

const asked = /^(?:i|you|he|she|it|we|they|there|anyone|somebody|someone|anybody)$/

/** Whether the words from `i` on ask: "Can you", "What do you". */
export function opensQuestion(tokens: RulePage['tokens'], i: number): boolean {
  const [first, second, third] = [lowerAt(tokens, i), lowerAt(tokens, i + 1), lowerAt(tokens, i + 2)]
  if (/^(?:can|could|will|would|do|does|did|are|is|have|has|am|isn't|aren't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't)$/.test(first)) return asked.test(second) && !(first === 'have' && third === 'a') // prettier-ignore
  return /^(?:what|where|when|why|how|who)$/.test(first) && /^(?:do|does|did|can|could|will|would|should|are|is)$/.test(second) && /^(?:i|you|he|she|we|they|it)$/.test(third) // prettier-ignore
}

/** "Can you send me the contract." */
function questionMarks({ tokens }: RulePage): Edit[] {
  return tokens.flatMap((token, i) => {
    if (!token.first || !token.word || token.fixed || !opensQuestion(tokens, i)) return []
    let end = i + 1
    while (end < tokens.length && !/^(?:[.!?;:…]|\.{2,}|["“”])$/.test(tokens[end]?.text ?? '')) end++
    const sign = tokens[end]
    // "Did he laugh, he laughed at himself.", "Will he, nill he.": a clause follows.
    if (sign?.text !== '.' || sign.fixed || end - i < 4 || end - i > 24 || tokens.slice(i, end).some(other => other.text === ',' || other.text === '-' || other.text === '–' || other.text === '—')) return [] // prettier-ignore
    const next = tokens[end + 1]
    if (next && !next.first) return []
    return [{ start: sign.start, end: sign.end, after: '?', kind: 'punctuation', rule: 'question-mark', message: 'End a question with a question mark.' }] // prettier-ignore
  })
}

const greeting =
  /^(?:Dear|Hi|Hello|Hey|Good (?:morning|afternoon|evening))(?: (?:all|everyone|team|there|both|Sir|Madam|Sirs|Sir or Madam|(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?))(?=[ \t]*\n)/u
const closing =
  /(?:^|\n)(?:Thanks(?: in advance| again| a lot)?|Thank you(?: in advance)?|Many thanks|Best|Best regards|Kind regards|Warm regards|Regards|Best wishes|Yours|Yours sincerely|Yours faithfully|Yours truly|Sincerely|Sincerely yours|Cheers|Take care|Love)(?=[ \t]*\n[ \t]*\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}[ \t]*$)/u

/** "Hi Tom" and "Thanks in advance" on lines of their own. */
function letterCommas({ text }: RulePage): Edit[] {
  const message = 'Add a comma after the greeting or closing of a letter.'
  return [greeting, closing].flatMap(pattern => {
    const found = pattern.exec(text)
    return found ? [insert(found.index + found[0].length, ',', 'punctuation', 'letter-comma', message)] : []
  })
}
