/** What begins a new sentence in mails and chats without a subject: "thanks for the file", "let's go", "see you on Monday". */
import { type Clause, clauseAt } from '../../grammar/clause.ts'
import { lowerAt } from '../../edits.ts'
import type { RulePage } from '../../rule-page.ts'

const formula =
  /^(?:(?:many )?thanks (?:again )?for|thank you (?:again )?for|sorry (?:again )?(?:for|about)|let's(?! be honest| face it| say)|see you (?:soon|then|there|on|at|in|tomorrow|next|later)|have a (?:nice|good|great|lovely|wonderful)|hope (?:this|that|it|you|your|everything|all) (?:\S+)|looking forward to (?:hearing|seeing|meeting|your)|talk to you|speak to you|keep me|let me know|let us know|feel free|just (?:call|sign|send|tell|write|ask|use|click|reply|let|give|fill|bring) (?:me|us|it|them|the|your|a|an|to|in|on|back|him|her)) /
const leastWords = 4

/** The formula that begins after a comma, where a whole sentence stands before it. */
export function formulaAt(page: RulePage, start: number, comma: number): Clause | undefined {
  const { tokens } = page
  const k = comma + 1
  const words = tokens
    .slice(k, k + 5)
    .map(({ lower }) => lower)
    .join(' ')
  // "I'm fine, thanks for asking."
  const isAnswer = /\basking\b/.test(words) || comma - start < leastWords
  return formula.test(words) && !isAnswer ? { start: k, verb: k, subject: 'pronoun' } : timedAt(page, start, k)
}

const preposition = /^(?:from|on|by|until|after|starting|since)$/
const time = /^(?:today|tomorrow|now|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|next|this)$/ // prettier-ignore

/** "from September please send", "on Friday we are closed", "starting next week the office" */
function timedAt(page: RulePage, start: number, k: number): Clause | undefined {
  const { tokens, classes } = page
  if (!preposition.test(lowerAt(tokens, k)) || !time.test(lowerAt(tokens, k + 1))) return undefined
  // "It opens on Saturday, on Sunday it is closed."
  if (tokens.slice(start, k).some(({ lower }) => time.test(lower))) return undefined
  let at = /^(?:next|this)$/.test(lowerAt(tokens, k + 1)) ? k + 3 : k + 2
  if (/^(?:on|onwards?|morning|afternoon|evening)$/.test(lowerAt(tokens, at)) || /^\d/.test(tokens[at]?.text ?? '')) at++
  if (tokens[at]?.text === ',') at++
  const isRequest = lowerAt(tokens, at) === 'please' && classes.isVerb(lowerAt(tokens, at + 1))
  return isRequest || clauseAt(page, at) ? { start: k, verb: k, subject: 'pronoun' } : undefined
}

const note =
  /^(?:(?:just )?(?:a|an) (?:quick |short |brief |friendly |gentle |kind |final )?(?:reminder|note)|please (?:note|be aware|remember)|(?:just )?to let you know|just so you know|kindly note) that /

/** After "A quick reminder that", "Please note that": where what is told begins. */
export function afterNote({ tokens }: RulePage, start: number, end: number): number {
  const found = note.exec(tokens.slice(start, end).map(({ lower }) => lower).join(' ') + ' ') // prettier-ignore
  return found ? start + found[0].trim().split(' ').length : start
}
