/** Times that a sentence names: "since April", "for two years", "On May 2", "three weeks ago". */
import { lowerAt } from '../edits.ts'
import type { Token } from './tokens.ts'

const months = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/
const weekdays = /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/
const spans = /^(?:minute|hour|day|night|week|weekend|month|year|summer|winter|spring|autumn|fall|morning|afternoon|evening|semester|term|season|decade|century|christmas|easter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)$/ // prettier-ignore
const numbers = /^(?:\d{1,3}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|many|several|some|few|couple|half|over|almost|about|nearly|around)$/ // prettier-ignore
/** The last year that a text of today looks back on for certain. */
const lastYear = 2025

const isYear = (token: Token | undefined) => /^(?:1[5-9]|20)\d\d$/.test(token?.text ?? '')
const isPastYear = (token: Token | undefined) => isYear(token) && Number(token?.text) <= lastYear
const isMonth = (token: Token | undefined) => token?.word === true && months.test(token.lower) && (token.lower !== 'may' || token.text === 'May') && (token.lower !== 'march' || token.text === 'March') // prettier-ignore
const isDayNumber = (token: Token | undefined) => /^(?:[12]?\d|3[01])(?:st|nd|rd|th)?$/.test(token?.text ?? '')

/** Whether a moment begins at `k`, from which something goes on: "2019", "last August", "then", "I was ten", "the beginning of May". */
export function isStart(tokens: readonly Token[], k: number): boolean {
  const token = tokens[k]
  const next = lowerAt(tokens, k + 1)
  if (isYear(token) || (token?.word && months.test(token.lower)) || weekdays.test(token?.lower ?? '')) return true
  const word = lowerAt(tokens, k)
  if (/^(?:then|childhood|birth|yesterday|christmas|easter|breakfast|lunch|noon|midnight|kindergarten)$/.test(word)) return true
  // "since graduation, I", not "since graduation is near"
  if (/^(?:graduation|university|college|retirement|school|independence|marriage|primary|high)$/.test(word)) {
    const end = /^(?:primary|high)$/.test(word) && next === 'school' ? k + 2 : /^(?:primary|high)$/.test(word) ? 0 : k + 1
    return end > 0 && (!tokens[end]?.word || /^(?:i|he|she|we|they)$/.test(lowerAt(tokens, end)))
  }
  if (/^(?:last|this)$/.test(word)) return spans.test(next)
  if (/^(?:early|late|mid)$/.test(word)) return isStart(tokens, k + 1)
  if (/^(?:my|his|her|our|their)$/.test(word)) return /^(?:childhood|birth|arrival|graduation|retirement|youth|marriage|wedding|divorce|surgery|operation|accident)$/.test(next) // prettier-ignore
  if (word === 'the') return /^(?:beginning|start|end|middle|age|\d{1,2}(?:st|nd|rd|th))$/.test(next) || (next === 'last' && spans.test(lowerAt(tokens, k + 2))) || /^(?:spring|summer|autumn|fall|winter)$/.test(next) // prettier-ignore
  return /^(?:i|he|she|we|they)$/.test(word) && /^(?:was|were|moved|started|began|came|left|arrived|graduated|finished|joined|got|bought|met)$/.test(next) // prettier-ignore
}

/** Where the length of time that begins at `k` ends, "two years", "more than ten months", "the past four weeks"; 0 if there is none. */
export function lengthEnd(tokens: readonly Token[], k: number): number {
  let at = k
  if (lowerAt(tokens, at) === 'the' && /^(?:past|last)$/.test(lowerAt(tokens, at + 1))) at += 2
  if (/^(?:more|less)$/.test(lowerAt(tokens, at)) && lowerAt(tokens, at + 1) === 'than') at += 2
  const from = at
  while (numbers.test(tokens[at]?.lower ?? '') && at < from + 4) at++
  if (lowerAt(tokens, at) === 'of') at++
  // "for years"
  const isUnit = /^(?:days|weeks|months|years|decades|ages|hours)$/.test(lowerAt(tokens, at)) || (at > from && /^(?:day|week|month|year|decade|hour|long time)$/.test(lowerAt(tokens, at))) // prettier-ignore
  if (isUnit) return at + 1
  return lowerAt(tokens, at) === 'long' && lowerAt(tokens, at + 1) === 'time' ? at + 2 : 0
}

/** Where a past time that begins at `k` ends: "yesterday", "last week", "three days ago", "on May 2", "in 2016"; 0 if there is none. */
export function pastTimeEnd(tokens: readonly Token[], k: number): number {
  const word = lowerAt(tokens, k)
  const next = lowerAt(tokens, k + 1)
  if (word === 'yesterday') return /^(?:morning|afternoon|evening)$/.test(next) ? k + 2 : k + 1
  if (word === 'last') return spans.test(next) && next !== 'minute' ? k + 2 : 0
  if (/^(?:on|in)$/.test(word)) {
    if (word === 'on' && weekdays.test(next) && !(isDayNumber(tokens[k + 2]) && isMonth(tokens[k + 3]))) {
      if (tokens[k + 2]?.text === ',' && isMonth(tokens[k + 3]) && isDayNumber(tokens[k + 4])) return dateEnd(tokens, k + 3)
      return /^(?:morning|afternoon|evening|night)$/.test(lowerAt(tokens, k + 2)) ? k + 3 : k + 2
    }
    if (isMonth(tokens[k + 1])) return isDayNumber(tokens[k + 2]) ? dateEnd(tokens, k + 1) : isPastYear(tokens[k + 2]) ? k + 3 : word === 'in' ? k + 2 : 0 // prettier-ignore
    // "on 3 May", "on Friday 3 May 2019"
    const day = weekdays.test(next) ? k + 2 : k + 1
    if (word === 'on' && isDayNumber(tokens[day]) && isMonth(tokens[day + 1])) return isYear(tokens[day + 2]) ? day + 3 : day + 2
    if (word === 'in' && /^(?:early|late|mid)$/.test(next)) return pastTimeEnd(tokens, k + 1) || (isMonth(tokens[k + 2]) ? k + 3 : 0)
    if (word === 'in' && isPastYear(tokens[k + 1])) return k + 2
    const the = next === 'the' && /^\d{1,2}(?:st|nd|rd|th)$/.test(tokens[k + 2]?.text ?? '')
    return the && lowerAt(tokens, k + 3) === 'of' && isMonth(tokens[k + 4]) ? k + 5 : 0
  }
  if (/^(?:the|that)$/.test(word) && /^(?:next|following|previous|same)$/.test(next) && /^(?:day|morning|evening|afternoon|week|month|year|night)$/.test(lowerAt(tokens, k + 2))) return k + 3 // prettier-ignore
  // "from 2021 to 2023"
  if (word === 'from' && isYear(tokens[k + 1]) && /^(?:to|until|till|[-–])$/.test(tokens[k + 2]?.lower ?? '') && isPastYear(tokens[k + 3]))
    return k + 4
  if (word === 'at' && isMonth(tokens[k + 1]) && isDayNumber(tokens[k + 2])) return dateEnd(tokens, k + 1)
  const end = lengthEnd(tokens, k)
  const ago = end > 0 ? end : numbers.test(tokens[k]?.lower ?? '') && /^(?:minutes?|moments?)$/.test(next) ? k + 2 : 0
  return ago > 0 && lowerAt(tokens, ago) === 'ago' ? ago + 1 : 0
}

/** "In December", of any year */
export const isAnyMonth = (tokens: readonly Token[], k: number): boolean =>
  lowerAt(tokens, k) === 'in' && isMonth(tokens[k + 1]) && !isDayNumber(tokens[k + 2]) && !isYear(tokens[k + 2])

/** "May 2", "May 2, 2019" */
function dateEnd(tokens: readonly Token[], month: number): number {
  const comma = tokens[month + 2]?.text === ',' ? month + 3 : month + 2
  return isYear(tokens[comma]) ? comma + 1 : month + 2
}
