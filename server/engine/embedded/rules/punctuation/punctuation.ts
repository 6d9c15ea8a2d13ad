/** Greetings and closings, and spaces after a period. */
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { ordinalEdits } from '../verbs/patterns.ts'
import { questionEdits } from '../clauses/questions.ts'

/** Edits of punctuation that depends on the kind of sentence. */
export function punctuationEdits(page: RulePage): Edit[] {
  return [...gluedSentence(page), ...questionEdits(page), ...letterCommas(page), ...ordinalEdits(page)]
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

const greeting =
  /^(?:Dear|Hi|Hello|Hey|Good (?:morning|afternoon|evening))(?: (?:all|everyone|team|there|both|Sir|Madam|Sirs|Sir or Madam|(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?|(?:all |dear |my )?(?:neighbou?rs?|friends?|folks|guys|team|colleagues|customers?|mom|mum|mama|dad|papa|grandma|grandpa|aunt|uncle|boss|buddy|classmates|parents|sis|bro|honey|sweetie|love)|my dear \p{Lu}\p{L}+))(?=[ \t]*(?:\n|$))/u
/** "Dear Members of the City Council" */
const formal = /^Dear(?=[^\n]* \p{Lu})(?: (?:Dr|Mr|Mrs|Ms|Prof|St)\.| \p{L}[\p{L}'’-]*){2,8}(?=[ \t]*(?:\n|$))/u
const closing =
  /(?:^|\n)(?:Thanks(?: in advance| again| a lot)?|Thank you(?: in advance)?|Many thanks|Best|Best regards|Kind regards|Warm regards|Regards|Best wishes|Yours|Yours sincerely|Yours faithfully|Yours truly|Sincerely|Sincerely yours|Cheers|Take care|Love)(?=[ \t]*\n[ \t]*\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}[ \t]*$)/u

/** "Hi Tom" and "Thanks in advance" on separate lines. */
function letterCommas({ text, facts, kind }: RulePage): Edit[] {
  const message = 'Add a comma after the greeting or closing of a letter.'
  return [greeting.test(text) ? greeting : formal, closing].flatMap(pattern => {
    const found = pattern.exec(text)
    // A greeting that is a separate paragraph: "Hi Karen" may also be a title.
    const isAlone = found !== null && found[0].length === text.trimEnd().length
    return found && (!isAlone || (facts.opensLetter && kind === 'paragraph'))
      ? [insert(found.index + found[0].length, ',', 'punctuation', 'letter-comma', message)]
      : []
  })
}
