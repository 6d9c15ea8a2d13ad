/** Prepositions of time, and verbs after "to", "let", and "please": "Let me know until Friday", "during half an hour", "please to use". */
import { applyRules, inDrafts, insertText, lowerAt, removeWord, replaceWord, type Rule } from '../edits.ts'
import { pos } from '../parts-of-speech.ts'
import type { Edit } from '../revision.ts'
import type { RulePage } from '../rule-page.ts'
import { lengthEnd } from '../times-named.ts'
import { closed, determiners, possessives } from '../word-classes.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function timePrepositionEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [byFriday, forAnHour, atFour, inYear, onSunday, pleaseUse, mayHear, letRest, likeToTaking, letUsGo]),
    ...inDrafts(applyRules(page, [betterLearn])),
  ]
}

const weekday = /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/
const month = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/
/** What happens once, by a deadline. */
const once = /^(?:know|inform|informed|informs|pay|arrive|arrives|finish|finishes|finished|return|submit|submitted|send|sent|deliver|delivered|reply|answer|answered|respond|complete|completed|printed|print|receive|ready|prepare|prepares|contact|confirm|confirmed|register|decide|repair|repaired|fix|fixed|refund|refunded|done|resolved|resolve|solve|solved|paid|transfer|transferred|book|order|apply|sign|signed|replace|replaced|write|call|email|installed|delivers|notify|notified)$/ // prettier-ignore
const ongoing = /^(?:wait|stay|stays|open|valid|available|closed|remain|remains|keep|keeps|continue|last|lasts|extend|extended|postpone|postponed|delay|delayed|live|work|works|hold|have|run|runs|not|never|cannot|no|nobody|only|again|every|daily|weekly|monthly|rent)$/ // prettier-ignore

/** "Please let me know until Friday", "The flyers must be printed till March 1" */
const byFriday: Rule = ({ tokens }, token, i) => {
  if (!/^(?:until|till)$/.test(token.lower) || token.first) return undefined
  const next = tokens[i + 1]
  const word = next?.lower ?? ''
  const isTime = weekday.test(word) || month.test(next?.text ?? '') || /^(?:tomorrow|noon|midnight|tonight)$/.test(word) || /^\d{1,2}(?:[:.]\d\d)?$/.test(word) || (/^(?:next|this)$/.test(word) && (weekday.test(lowerAt(tokens, i + 2)) || /^(?:week|month|year)$/.test(lowerAt(tokens, i + 2)))) || (word === 'the' && /^(?:end|beginning|middle|\d{1,2}(?:st|nd|rd|th))$/.test(tokens[i + 2]?.lower ?? '')) // prettier-ignore
  if (!isTime) return undefined
  let found = -1
  let k = i - 1
  for (; k >= Math.max(0, i - 9); k--) {
    const before = lowerAt(tokens, k)
    if (!tokens[k]?.word && !/^[\d$€£]/.test(tokens[k]?.text ?? '')) break
    if (found < 0 && once.test(before)) found = k
    if (
      ongoing.test(before) ||
      before.endsWith("n't") ||
      before.endsWith('ing') ||
      (found < 0 && /^(?:from|is|are|was|were|or)$/.test(before))
    ) {
      // "If I don't receive an answer until Friday"
      const isIf = (before.endsWith("n't") || before === 'not') && found >= 0 && tokens.slice(Math.max(0, k - 3), k).some(({ lower }) => lower === 'if') // prettier-ignore
      return isIf ? replaceWord(token, 'by', 'preposition', 'Use "by" for a deadline.') : undefined
    }
    if (tokens[k]?.first) break
  }
  return found >= 0 && !/^(?:and|or)$/.test(lowerAt(tokens, found - 1)) ? replaceWord(token, 'by', 'preposition', 'Use "by" for a deadline.') : undefined // prettier-ignore
}

/** "I waited during half an hour", "They talked during almost an hour", "nobody had played since years" */
const forAnHour: Rule = ({ tokens }, token, i) => {
  if (!/^(?:during|since)$/.test(token.lower) || /^(?:the|one)$/.test(lowerAt(tokens, i + 1))) return undefined
  const isHalf = lowerAt(tokens, i + 1) === 'half' && /^an?$/.test(lowerAt(tokens, i + 2)) && /^(?:hour|minute|day|year)$/.test(lowerAt(tokens, i + 3)) // prettier-ignore
  const end = isHalf ? i + 4 : lengthEnd(tokens, i + 1)
  if (!end || lowerAt(tokens, end) === 'ago' || tokens[end]?.hyphen) return undefined
  const next = tokens[end]
  const ends = !next?.word || /^(?:and|but|because|to|in|at|with|on|before|until|when|so|now|already|without)$/.test(next.lower)
  return ends && !/^(?:ever|it's|is|was|been)$/.test(lowerAt(tokens, i - 1)) ? replaceWord(token, 'for', 'since-for', 'Use "for" with a length of time.') : undefined // prettier-ignore
}

/** "They close on two o'clock", "I had to be there on four in the morning" */
const atFour: Rule = ({ tokens }, token, i) => {
  if (!/^(?:on|in)$/.test(token.lower) || !/^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|\d{1,2})$/.test(tokens[i + 1]?.lower ?? '')) return undefined // prettier-ignore
  const isNoon = /^(?:noon|midnight)$/.test(lowerAt(tokens, i + 1)) && (!tokens[i + 2]?.word || closed.has(lowerAt(tokens, i + 2)))
  const isClock = lowerAt(tokens, i + 2) === "o'clock"
  const isMorning = lowerAt(tokens, i + 2) === 'in' && lowerAt(tokens, i + 3) === 'the' && /^(?:morning|afternoon|evening)$/.test(lowerAt(tokens, i + 4)) // prettier-ignore
  return (isNoon || isClock || (isMorning && token.lower === 'on')) && !tokens[i + 1]?.hyphen ? replaceWord(token, 'at', 'preposition', 'Use "at" here.') : undefined // prettier-ignore
}

/** "I graduated on 2019." */
const inYear: Rule = ({ tokens }, token, i) => {
  const year = tokens[i + 1]
  if (!/^(?:on|at)$/.test(token.lower) || !/^(?:19[5-9]|20[0-4])\d$/.test(year?.text ?? '')) return undefined
  const next = tokens[i + 2]
  const ends = !next || /^[.,!?;]$/.test(next.text) || /^(?:and|with|as|from|at|when|because|but|after|to)$/.test(next.lower)
  const acts = [1, 2, 3, 4, 5].some(back => /^(?:graduated|born|moved|started|founded|built|opened|joined|began|came|left|finished|married|died|published|bought|worked|met|released|created|established|retired|arrived|visited|lived)$/.test(lowerAt(tokens, i - back))) // prettier-ignore
  return ends && acts ? replaceWord(token, 'in', 'preposition', 'Use "in" here.') : undefined
}

/** "at Sunday afternoon", "in Monday", "in May 12 as planned" */
const onSunday: Rule = ({ tokens }, token, i) => {
  if (!/^(?:at|in)$/.test(token.lower) || token.first) return undefined
  const next = tokens[i + 1]
  const after = tokens[i + 2]
  const ends = !after?.word || closed.has(after.lower) || /^(?:morning|afternoon|evening|night)$/.test(after.lower)
  if (weekday.test(next?.lower ?? '') && /^\p{Lu}/u.test(next?.text ?? '') && ends && !next?.hyphen && !/^(?:believe|interested|look|looked)$/.test(lowerAt(tokens, i - 1))) return replaceWord(token, 'on', 'preposition', 'Use "on" here.') // prettier-ignore
  const isDate = month.test(next?.text ?? '') && /^(?:[12]?\d|3[01])$/.test(after?.text ?? '')
  return isDate && tokens[i + 3]?.word && closed.has(lowerAt(tokens, i + 3)) ? replaceWord(token, 'on', 'preposition', 'Use "on" here.') : undefined // prettier-ignore
}

const isPlainVerb = ({ classes, dictionary }: RulePage, word: string) =>
  /^(?:be|have|do)$/.test(word) || (!closed.has(word) && classes.isVerb(word) && (dictionary.partsOf(word) & pos.verb) !== 0)

/** "please to use the stairs" */
const pleaseUse: Rule = (page, token, i) => {
  const { tokens } = page
  const verb = tokens[i + 1]
  const before = tokens[i - 2]
  const opens = tokens[i - 1]?.first || before?.text === ',' || /^(?:so|and|but)$/.test(before?.lower ?? '')
  return token.lower === 'to' && lowerAt(tokens, i - 1) === 'please' && opens && verb?.word && !verb.fixed && isPlainVerb(page, verb.lower)
    ? removeWord(token, verb, 'verb-pattern', 'Use the verb without "to" after "please".')
    : undefined
}

/** "I may not to hear it", "Your tiles will to arrive", "You can to return them" */
const mayHear: Rule = (page, token, i) => {
  const { tokens, tags } = page
  const verb = tokens[i + 1]
  if (token.lower !== 'to' || !verb?.word || verb.fixed || !isPlainVerb(page, verb.lower)) return undefined
  const isNegated = lowerAt(tokens, i - 1) === 'not'
  const modal = tokens[isNegated ? i - 2 : i - 1]
  if (!modal || !/^(?:will|would|can|could|may|might|must|should|cannot|can't|won't|couldn't|shouldn't|mustn't)$/.test(modal.text)) return undefined // prettier-ignore
  const at = isNegated ? i - 3 : i - 2
  const subject = lowerAt(tokens, at)
  const isClear = /^(?:i|you|he|she|it|we|they)$/.test(subject) || (tags.has(at, 'Plural') && !determiners.has(subject)) || (isNegated && tags.has(at, 'Noun')) // prettier-ignore
  // "all I can to help", "everything we could to save it"
  const isAll = tokens.slice(Math.max(0, at - 4), at).some(({ lower }) => /^(?:all|everything|what|whatever|anything|that|best|than|as|much|little|which)$/.test(lower)) // prettier-ignore
  return isClear && !isAll ? removeWord(token, verb, 'verb-pattern', `Use the verb without "to" after "${isNegated ? 'not' : modal.text}".`) : undefined // prettier-ignore
}

/** "Let the dough to rest", "make the children to laugh" */
const letRest: Rule = (page, token, i) => {
  const { tokens, tags } = page
  const verb = tokens[i + 1]
  if (token.lower !== 'to' || !verb?.word || verb.fixed || !isPlainVerb(page, verb.lower) || !tags.has(i - 1, 'Noun')) return undefined
  let k = i - 2
  while (k > i - 5 && tags.has(k, 'Adjective', 'Noun') && !determiners.has(lowerAt(tokens, k)) && !possessives.has(lowerAt(tokens, k))) k--
  const isDetermined = determiners.has(lowerAt(tokens, k)) || possessives.has(lowerAt(tokens, k))
  return isDetermined && /^(?:let|lets|letting)$/.test(lowerAt(tokens, k - 1))
    ? removeWord(token, verb, 'verb-pattern', `Use the verb without "to" after "${lowerAt(tokens, k - 1)}".`)
    : undefined
}

const takesPlain = /^(?:forbidden|allowed|able|unable|possible|impossible|begin|begins|began|begun|hope|hopes|hoped|wait|want|wants|wanted|need|needs|needed|decided?|plan|plans|planned|ready|willing|try|tries|tried|him|us|her|forgot|forget|refused?|agreed?|learned|manage|managed|afford|promised?|necessary|started?)$/ // prettier-ignore

/** "I would like to taking the exam", "going to moving to Osaka", "To used the machine" */
const likeToTaking: Rule = (page, token, i) => {
  const { tokens, classes, dictionary } = page
  const parts = dictionary.partsOf(token.lower)
  if (lowerAt(tokens, i - 1) !== 'to' || closed.has(token.lower) || !(parts & (pos.ing | pos.past | pos.participle)) || parts & pos.verb) return undefined // prettier-ignore
  const base = classes.base(token.lower)
  if (!base || base === token.lower) return undefined
  const before = lowerAt(tokens, i - 2)
  const next = lowerAt(tokens, i + 1)
  const takes = determiners.has(next) || possessives.has(next) || /^(?:it|them|me|him|us|you|itself|myself|to|in|at|on|from|with|off|up|out)$/.test(next) || (dictionary.partsOf(next) & pos.plural) !== 0 // prettier-ignore
  const isObject = determiners.has(next) || possessives.has(next) || /^(?:it|them|me|him|us|you)$/.test(next)
  // "To used the washing machine, open the door."
  if (tokens[i - 1]?.first && !(parts & pos.ing) && isObject && tokens.slice(i, i + 9).some(({ text }) => text === ',')) return replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "to".`) // prettier-ignore
  const isWould = before === 'like' && /^(?:would|'d|i'd|we'd|he'd|she'd|they'd|you'd|i|we|you)$/.test(lowerAt(tokens, i - 3))
  const isGoing = before === 'going' && /^(?:am|is|are|was|were|i'm|we're|he's|she's|they're|you're|not)$/.test(lowerAt(tokens, i - 3)) && /^(?:to|the|a|it|my|our|your|them|from)$/.test(next) // prettier-ignore
  const isPerson = /^(?:him|her|us)$/.test(before) && lowerAt(tokens, i - 3) === 'for'
  if (/^(?:him|her|us)$/.test(before) && !isPerson) return undefined
  const isWait = before !== 'wait' || lowerAt(tokens, i - 3) === "can't"
  return (isWould || isGoing || (takesPlain.test(before) && isWait)) && takes && parts & pos.ing
    ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "to".`)
    : undefined
}

/** "Let's going to a game!" */
const letUsGo: Rule = ({ tokens, classes, dictionary }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  const base = lowerAt(tokens, i - 1) === "let's" && parts & (pos.ing | pos.past) && !(parts & pos.verb) ? classes.base(token.lower) : undefined // prettier-ignore
  return base && base !== token.lower ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "let's".`) : undefined
}

/** "so we better learn fast" */
const betterLearn: Rule = (page, token, i) => {
  const { tokens, tags } = page
  return token.lower === 'better' && /^(?:i|you|he|she|we|they)$/.test(lowerAt(tokens, i - 1)) && isPlainVerb(page, lowerAt(tokens, i + 1)) && !tags.has(i + 1, 'Noun', 'Adjective') && (tokens[i - 1]?.first || !tokens[i - 2]?.word || /^(?:so|and|but|because|that)$/.test(lowerAt(tokens, i - 2))) // prettier-ignore
    ? insertText(token.start, 'had ', 'verb-form', 'Write "had better" before a verb.')
    : undefined
}
