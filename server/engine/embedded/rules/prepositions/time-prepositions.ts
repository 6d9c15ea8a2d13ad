/** Prepositions of time: "in 6 p.m.", "in May 12", "Let me know until Friday", "during half an hour", "from 7 and 5". */
import { applyRules, inDrafts, lowerAt, onText, onWord, replaceWord, type Rule } from '../../edits.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { lengthEnd } from '../../grammar/times-named.ts'
import type { Token } from '../../grammar/tokens.ts'
import { beForms, closed, modals } from '../../grammar/word-classes.ts'
import { baseAt, isNumber } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function timePrepositionEdits(page: RulePage): Edit[] {
  const sure = [byFriday, forAnHour, atFour, inYear, onSunday, atClock]
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, [onDate, byDeadline, forYears, forDuring, fromTimes]))]
}

const months = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/
const weekday = /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s?$/
/** What happens once, by a deadline. */
const once = /^(?:know|inform|informed|informs|pay|arrive|arrives|finish|finishes|finished|return|submit|submitted|send|sent|deliver|delivered|reply|answer|answered|respond|complete|completed|printed|print|receive|ready|prepare|prepares|contact|confirm|confirmed|register|decide|repair|repaired|fix|fixed|refund|refunded|done|resolved|resolve|solve|solved|paid|transfer|transferred|book|order|apply|sign|signed|replace|replaced|write|call|email|installed|delivers|notify|notified)$/ // prettier-ignore
const ongoing = /^(?:wait|stay|stays|open|valid|available|closed|remain|remains|keep|keeps|continue|last|lasts|extend|extended|postpone|postponed|delay|delayed|live|work|works|hold|have|run|runs|not|never|cannot|no|nobody|only|again|every|daily|weekly|monthly|rent|without|chase|chases|chased|when)$/ // prettier-ignore

/** "Please let me know until Friday", "The flyers must be printed till March 1" */
const byFriday: Rule = onWord('until till', ({ tokens }, token, i) => {
  if (token.first) return undefined
  const next = tokens[i + 1]
  const word = next?.lower ?? ''
  const isTime = weekday.test(next?.text ?? '') || months.test(next?.text ?? '') || /^(?:tomorrow|noon|midnight|tonight)$/.test(word) || /^\d{1,2}(?:[:.]\d\d)?$/.test(word) || (/^(?:next|this)$/.test(word) && (weekday.test(tokens[i + 2]?.text ?? '') || /^(?:week|month|year)$/.test(lowerAt(tokens, i + 2)))) || (word === 'the' && /^(?:end|beginning|middle|\d{1,2}(?:st|nd|rd|th))$/.test(tokens[i + 2]?.lower ?? '')) // prettier-ignore
  if (!isTime || isBeingSomewhere(tokens, i)) return undefined
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
})

/** "I waited during half an hour", "They talked during almost an hour", "nobody had played since years" */
const forAnHour: Rule = onWord('during since', ({ tokens }, token, i) => {
  if (/^(?:the|one)$/.test(lowerAt(tokens, i + 1))) return undefined
  const isHalf = lowerAt(tokens, i + 1) === 'half' && /^an?$/.test(lowerAt(tokens, i + 2)) && /^(?:hour|minute|day|year)$/.test(lowerAt(tokens, i + 3)) // prettier-ignore
  const end = isHalf ? i + 4 : lengthEnd(tokens, i + 1)
  if (!end || lowerAt(tokens, end) === 'ago' || tokens[end]?.hyphen) return undefined
  const next = tokens[end]
  const ends = !next?.word || /^(?:and|but|because|to|in|at|with|on|before|until|when|so|now|already|without)$/.test(next.lower)
  return ends && !/^(?:ever|it's|is|was|been)$/.test(lowerAt(tokens, i - 1)) ? replaceWord(token, 'for', 'since-for', 'Use "for" with a length of time.') : undefined // prettier-ignore
})

/** "They close on two o'clock", "I had to be there on four in the morning" */
const atFour: Rule = onWord('on in', ({ tokens }, token, i) => {
  if (!/^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|\d{1,2})$/.test(tokens[i + 1]?.lower ?? '')) return undefined // prettier-ignore
  const isNoon = /^(?:noon|midnight)$/.test(lowerAt(tokens, i + 1)) && (!tokens[i + 2]?.word || closed.has(lowerAt(tokens, i + 2)))
  const isClock = lowerAt(tokens, i + 2) === "o'clock"
  const isMorning = lowerAt(tokens, i + 2) === 'in' && lowerAt(tokens, i + 3) === 'the' && /^(?:morning|afternoon|evening)$/.test(lowerAt(tokens, i + 4)) // prettier-ignore
  return (isNoon || isClock || (isMorning && token.lower === 'on')) && !tokens[i + 1]?.hyphen ? replaceWord(token, 'at', 'preposition', 'Use "at" here.') : undefined // prettier-ignore
})

/** "I graduated on 2019." */
const inYear: Rule = onWord('on at', ({ tokens }, token, i) => {
  const year = tokens[i + 1]
  if (!/^(?:19[5-9]|20[0-4])\d$/.test(year?.text ?? '')) return undefined
  const next = tokens[i + 2]
  const ends = !next || /^[.,!?;]$/.test(next.text) || /^(?:and|with|as|from|at|when|because|but|after|to)$/.test(next.lower)
  const acts = [1, 2, 3, 4, 5].some(back => /^(?:graduated|born|moved|started|founded|built|opened|joined|began|came|left|finished|married|died|published|bought|worked|met|released|created|established|retired|arrived|visited|lived)$/.test(lowerAt(tokens, i - back))) // prettier-ignore
  return ends && acts ? replaceWord(token, 'in', 'preposition', 'Use "in" here.') : undefined
})

/** "at Sunday afternoon", "in Monday", "in May 12 as planned" */
const onSunday: Rule = onWord('at in', ({ tokens }, token, i) => {
  if (token.first) return undefined
  const next = tokens[i + 1]
  const after = tokens[i + 2]
  const ends = !after?.word || closed.has(after.lower) || /^(?:morning|afternoon|evening|night)$/.test(after.lower)
  if (weekday.test(next?.text ?? '') && ends && !next?.hyphen && !/^(?:believe|interested|look|looked)$/.test(lowerAt(tokens, i - 1))) return replaceWord(token, 'on', 'preposition', 'Use "on" here.') // prettier-ignore
  const isDate = months.test(next?.text ?? '') && /^(?:[12]?\d|3[01])$/.test(after?.text ?? '')
  return isDate && tokens[i + 3]?.word && closed.has(lowerAt(tokens, i + 3)) ? replaceWord(token, 'on', 'preposition', 'Use "on" here.') : undefined // prettier-ignore
})

const change = (token: Token, right: string, message = `Use "${right}" here instead of "${token.lower}".`): Edit => replaceWord(token, right, 'time-preposition', message) // prettier-ignore

/** What happens at a time of day, and not within one: "She ran the mile in 4:52". */
const scheduled = /^(?:meets?|meeting|met|starts?|starting|started|begins?|beginning|began|arrives?|arriving|arrived|leaves?|leaving|left|opens?|opened|closes?|closed|ends?|ended|finish(?:es|ed)?|appointment|train|bus|flight|class|lesson|tomorrow|today|tonight|dinner|lunch|breakfast|wakes?|woke|up|home|here|there|call|called|departs?|lands?|landed)$/ // prettier-ignore

/** "in 6 p.m.", "on two o'clock", "be there on four in the morning" */
const atClock: Rule = onText('on in', (page, token, i) => {
  const { tokens } = page
  const number = tokens[i + 1]
  if (!isNumber(number)) return undefined
  const next = lowerAt(tokens, i + 2)
  const isClock = next === "o'clock" || /^(?:am|pm)$/.test(next) || (/^[ap]$/.test(next) && tokens[i + 3]?.text === '.')
  const isMorning = next === 'in' && lowerAt(tokens, i + 3) === 'the' && /^(?:morning|afternoon|evening)$/.test(lowerAt(tokens, i + 4)) && /^(?:be|there|up|start|starts|started|begin|begins|open|opens|close|closes|leave|leaves|left|arrive|arrives|arrived|meet|meets|met|home|here|came|called|come|comes|ends?|woke|wake)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  const isTime =
    /^\d{1,2}:\d{2}$/.test(number?.text ?? '') &&
    !/^(?:minutes|hours)$/.test(next) &&
    (token.text !== 'in' || scheduled.test(lowerAt(tokens, i - 1)))
  return (isClock && token.text === 'on') || (isClock && /^(?:\d{1,2}|\w+)$/.test(number?.lower ?? '') && next !== 'am') || isMorning || isTime ? change(token, 'at') : undefined // prettier-ignore
})

/** "in May 12", "at the 14th", "at a rainy Tuesday", "graduated on 2021", "at the mornings", "the March 14" */
const onDate: Rule = (page, token, i) => {
  const { tokens, classes } = page
  const [next, then] = [tokens[i + 1], tokens[i + 2]]
  if (/^(?:in|at|the)$/.test(token.text) && months.test(next?.text ?? '') && /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.test(then?.text ?? '') && !(tokens[i + 3]?.word && !closed.has(lowerAt(tokens, i + 3)))) return token.text === 'the' && !/^(?:place|held|begins?|starts?|ends?|born|arrived?|opens?|back|home|here|out|off|deadline|is|was)$/.test(lowerAt(tokens, i - 1)) ? undefined : change(token, 'on') // prettier-ignore
  if (/^(?:at|in)$/.test(token.text) && next?.text === 'the' && /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)$/.test(then?.text ?? '') && (!tokens[i + 3]?.word || /^(?:of|at|and|in|for)$/.test(lowerAt(tokens, i + 3)))) return change(token, 'on') // prettier-ignore
  if (token.text === 'at' && /^(?:a|an)$/.test(next?.text ?? '') && classes.isAdjective(then?.lower ?? '') && (weekday.test(tokens[i + 3]?.text ?? '') || /^(?:day|morning|evening|afternoon)$/.test(lowerAt(tokens, i + 3)))) return change(token, 'on') // prettier-ignore
  if (token.text === 'on' && /^(?:19|20)\d{2}$/.test(next?.text ?? '') && (!then?.word || /^(?:and|with|at|in|when|because|but|after|i|we|he|she|they)$/.test(then.lower))) return change(token, 'in') // prettier-ignore
  if (/^(?:at|on)$/.test(token.text) && next?.text === 'the' && /^(?:mornings?|afternoons?|evenings?)$/.test(then?.lower ?? '') && lowerAt(tokens, i + 3) !== 'of' && (!tokens[i + 3]?.word || /^(?:and|or|but|because|before|when|if|with|to|for|so)$/.test(lowerAt(tokens, i + 3)))) return change(token, 'in') // prettier-ignore
  return /^(?:on)$/.test(token.text) && next?.text === 'the' && then?.text === 'beginning' ? change(token, 'at') : undefined
}

const finishing = /^(?:finish|complete|send|return|pay|deliver|submit|reply|answer|receive|arrive|inform|repair|fix|prepare|prepares|print|confirm|respond|solve|refund|ship|transfer|sign|register|decide|notify|replace|do|know|hear|ready|done|hand|pick|check|provide)$/ // prettier-ignore

/** "Please send it until Friday", "The flyers must be printed until March 1": by. */
const byDeadline: Rule = onText('until till', (page, token, i) => {
  const { tokens } = page
  const next = tokens[i + 1]
  const isTime = weekday.test(next?.text ?? '') || months.test(next?.text ?? '') || /^(?:tomorrow|tonight|noon|midnight)$/.test(next?.lower ?? '') || (next?.lower === 'the' && /^(?:end|beginning|\d+(?:st|nd|rd|th)|middle|deadline|weekend)$/.test(lowerAt(tokens, i + 2))) || (next?.lower === 'next' && /^(?:week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(lowerAt(tokens, i + 2))) || (/^(?:\d{1,2}|\d{1,2}:\d{2})$/.test(next?.text ?? '') && /^(?:am|pm|a|p|o'clock)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
  if (!isTime || isBeingSomewhere(tokens, i)) return undefined
  let isDone = false
  for (let k = i - 1; k > i - 13 && tokens[k] && !/^[.?!;:]$/.test(tokens[k]?.text ?? ''); k--) {
    const word = lowerAt(tokens, k)
    if (/^(?:wait|waited|waiting|stay|stayed|open|closed|valid|available|from|work|worked|works|keep|kept|continue|remain|remains|last|lasts|lasted|extend|postpone|delay|delayed|defer|deferred|adjourn|adjourned|sleep|slept|live|lived|extended|postponed|nothing|never|free|busy|away|study|studied|rent|rented|runs?|hold|held|pause|paused|suspend|suspended|borrow|borrowed|reserved|booked|left|delayed|unavailable|happy|not|n't|cannot|can't|won't|don't|didn't|doesn't|isn't|wasn't|won't|couldn't|nobody|there|up|stop|moved?|here|since|between|being|gone|went|go|goes|going|leave|vacation|holiday|trip|sale|duty|break|hold|loan|display|view|show|strike|tour)$/.test(word) && !(/^(?:don't|not|doesn't)$/.test(word) && isIfNot(tokens, k))) return undefined // prettier-ignore
    if (finishing.test(baseAt(page, k)) && !(beForms.has(word) && !modals.has(lowerAt(tokens, k - 1)) && word !== 'been')) isDone = true
    if (isDone && /^(?:and|but|because|so|when)$/.test(word)) break
  }
  return isDone ? change(token, 'by', 'Use "by" for the time at which something is done.') : undefined
})

/** "because he will be in Manaus until March" */
const isBeingSomewhere = (tokens: readonly Token[], i: number) =>
  [3, 4, 5].some(back => /^(?:be|is|are|am|was|were|i'm|he's|she's|we're|they're|i'll)$/.test(lowerAt(tokens, i - back)) && /^(?:in|at|on|out|with|off)$/.test(lowerAt(tokens, i - back + 1))) // prettier-ignore

/** "If I don't receive an answer until Friday" */
const isIfNot = (tokens: readonly Token[], k: number) => [k - 1, k - 2, k - 3].some(at => lowerAt(tokens, at) === 'if') && /^(?:receive|get|hear|pay|reply|answer|respond|send|finish|receives|gets)$/.test(lowerAt(tokens, k + 1)) // prettier-ignore

/** "nobody had heard it since years", "free since ten o'clock" */
const forYears: Rule = onText('since', (page, token, i) => {
  const { tokens } = page
  const next = lowerAt(tokens, i + 1)
  const k = /^(?:many|several|some|almost|about|over|eleven|twelve|twenty|two|three|four|five|six|seven|eight|nine|ten|\d+)$/.test(next) || /^\d+$/.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1 // prettier-ignore
  const isSpan = /^(?:years|months|weeks|days|hours|minutes|decades|centuries|ages)$/.test(lowerAt(tokens, k)) && !/^(?:ago|before|of|is|are|was|were|has|have|had|will|would|can|could|may|might|should|must)$/.test(lowerAt(tokens, k + 1)) // prettier-ignore
  if (isSpan && !/^(?:late|delayed)$/.test(lowerAt(tokens, i - 1))) return change(token, 'for', 'Use "for" with a length of time.')
  const isFree = /^(?:free|available|open|reachable)$/.test(lowerAt(tokens, i - 1)) && /^(?:am|are|is|be|i'm|we're|you're)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
  return isFree && isNumber(tokens[i + 1]) ? change(token, 'from') : undefined
})

/** "talked during almost an hour", "stayed there during eleven years" */
const forDuring: Rule = onWord('during', ({ tokens }, token, i) => {
  if (token.first) return undefined
  let k = i + 1
  while (/^(?:almost|about|over|nearly|around|more|than|at|least|only)$/.test(lowerAt(tokens, k)) && k < i + 4) k++
  const word = lowerAt(tokens, k)
  if (word === 'half' && /^(?:an|a)$/.test(lowerAt(tokens, k + 1))) return change(token, 'for')
  const isCount = /^(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|many|several|some|hours|days|weeks|months|years)$/.test(word) || /^\d+$/.test(tokens[k]?.text ?? '') // prettier-ignore
  const unit = /^(?:hours|days|weeks|months|years)$/.test(word) ? word : lowerAt(tokens, /^(?:few|long|whole|couple)$/.test(lowerAt(tokens, k + 1)) ? k + 2 : k + 1) // prettier-ignore
  return isCount && /^(?:minutes?|hours?|days?|weeks?|months?|years?|seconds?|while|time)$/.test(unit) && !(word === 'a' && /^day$/.test(unit)) ? change(token, 'for', 'Use "for" with a length of time.') : undefined // prettier-ignore
})

/** "from 7 a.m. and 5 p.m.", "between nine to five" */
const fromTimes: Rule = onText('and to', ({ tokens }, token, i) => {
  const isTime = (at: number) => isNumber(tokens[at]) || (tokens[at]?.text === '.' && /^m$/.test(lowerAt(tokens, at - 1))) || /^(?:am|pm|noon|midnight|o'clock)$/.test(lowerAt(tokens, at)) || weekday.test(tokens[at]?.text ?? '') // prettier-ignore
  if (!isTime(i - 1) || !isTime(i + 1)) return undefined
  const opener = [i - 2, i - 3, i - 4, i - 5, i - 6].map(k => lowerAt(tokens, k)).find(word => /^(?:from|between|to|and)$/.test(word))
  if (token.text === 'and' && opener === 'from' && /^(?:a|p|am|pm|o'clock|on|\.|,)?$/.test(lowerAt(tokens, i + 2))) return change(token, 'to', 'Write "from ... to".') // prettier-ignore
  return token.text === 'to' && opener === 'between' ? change(token, 'and', 'Write "between ... and".') : undefined
})
