/** Prepositions of time that the noun after them decides: "on early October", "in a rainy Sunday", "from May at September", "with one hour late". */
import { applyRules, inDrafts, lowerAt, onWord, removeWord, type Rule } from '../../edits.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { beForms, endsNoun, possessives } from '../../grammar/word-classes.ts'
import { changeTo, isGoverned, month, season, weekday } from './noun-frames.ts'
import { isEnd, isNumber } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function nounTimeEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [earlyOctober, the1890s, duringDecade, rainySunday, myBirthday, onTime, plannedFor, fromTo, betweenAnd, timesAWeek, withHourLate, perClock, sinceApril, fromHawaii]), ...inDrafts(applyRules(page, [daysInWeek, classOn, thisSummer]))] // prettier-ignore
}

/** "arrive on early October", "at late summer" */
const earlyOctober: Rule = onWord('on at', ({ tokens }, token, i) => {
  if (!/^(?:early|mid|late)$/.test(lowerAt(tokens, i + 1)) || isGoverned(tokens, i) || (token.lower === 'at' && lowerAt(tokens, i + 1) === 'mid')) return undefined // prettier-ignore
  const k = tokens[i + 2]?.text === '-' ? i + 3 : i + 2
  const isTime = month.test(tokens[k]?.text ?? '') || season.test(lowerAt(tokens, k)) || /^(?:19|20)\d\d$/.test(tokens[k]?.text ?? '')
  return isTime && (endsNoun(tokens, k + 1) || /^\d{4}$/.test(tokens[k + 1]?.text ?? '')) ? changeTo(token, 'in') : undefined
})

/** "on the 1890s", "at the 18th century" */
const the1890s: Rule = onWord('on at', ({ tokens }, token, i) => {
  if (lowerAt(tokens, i + 1) !== 'the' || isGoverned(tokens, i)) return undefined
  const k = /^(?:early|late|mid)$/.test(lowerAt(tokens, i + 2)) ? (tokens[i + 3]?.text === '-' ? i + 4 : i + 3) : i + 2
  const isDecade = /^(?:1[5-9]|20)\d0s$/.test(tokens[k]?.text ?? '') || /^(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)$/.test(lowerAt(tokens, k)) // prettier-ignore
  const isCentury = /^(?:\d\d(?:th|st)|nineteenth|twentieth|eighteenth|last|next|previous)$/.test(tokens[k]?.lower ?? '') && lowerAt(tokens, k + 1) === 'century' // prettier-ignore
  return isDecade ? (endsNoun(tokens, k + 1) ? changeTo(token, 'in') : undefined) : isCentury && endsNoun(tokens, k + 2) ? changeTo(token, 'in') : undefined // prettier-ignore
})

/** "during 1890s" */
const duringDecade: Rule = onWord('in during since from', ({ tokens }, token, i) =>
  /^(?:1[5-9]|20)\d0s$/.test(tokens[i + 1]?.text ?? '') && endsNoun(tokens, i + 2) && !/^\d/.test(tokens[i + 2]?.text ?? '')
    ? { start: token.end, end: token.end, after: ' the', kind: 'grammar', rule: 'article', message: `Use "the" before "${tokens[i + 1]?.text ?? ''}".` } // prettier-ignore
    : undefined,
)

/** "in a rainy Sunday", "at the first Monday of the month" */
const rainySunday: Rule = onWord('in at', ({ tokens, classes }, token, i) => {
  if (isGoverned(tokens, i) || !/^(?:an?|the|that|this|one|my|our|his|her|their)$/.test(lowerAt(tokens, i + 1))) return undefined
  const isAdjective = classes.isAdjective(lowerAt(tokens, i + 2)) || /^(?:first|second|third|last|next|fourth|same|following|previous|early|late|busy)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
  const k = isAdjective ? i + 3 : i + 2
  if (!weekday.test(tokens[k]?.text ?? '')) return undefined
  const last = /^(?:morning|afternoon|evening|night)$/.test(lowerAt(tokens, k + 1)) ? k + 1 : k
  return endsNoun(tokens, last + 1) ? changeTo(token, 'on') : undefined
})

/** "in my birthday", "in New Year's Eve", "in that day", "at Mother's Day" */
const myBirthday: Rule = onWord('in at', ({ tokens }, token, i) => {
  if (isGoverned(tokens, i)) return undefined
  const two = `${lowerAt(tokens, i + 1)} ${lowerAt(tokens, i + 2)}`
  if (possessives.has(lowerAt(tokens, i + 1)) && /^(?:birthday|anniversary)$/.test(lowerAt(tokens, i + 2)) && endsNoun(tokens, i + 3) && token.lower === 'in') return changeTo(token, 'on') // prettier-ignore
  if (
    /^(?:new year's|christmas|valentine's|mother's|father's|independence|thanksgiving|memorial|labor|children's|women's|teachers'|easter)$/.test(
      lowerAt(tokens, i + 1),
    ) ||
    two.startsWith('new year')
  ) {
    const k = two.startsWith('new year') ? i + 3 : i + 2
    if (/^(?:Day|day|Eve|eve|Sunday|Monday)$/.test(tokens[k]?.text ?? '') && endsNoun(tokens, k + 1)) return changeTo(token, 'on')
  }
  return /^(?:that|the same|the following|the next)$/.test(lowerAt(tokens, i + 1) === 'the' ? two : lowerAt(tokens, i + 1)) && lowerAt(tokens, lowerAt(tokens, i + 1) === 'the' ? i + 3 : i + 2) === 'day' && token.lower === 'at' && endsNoun(tokens, lowerAt(tokens, i + 1) === 'the' ? i + 4 : i + 3) // prettier-ignore
    ? changeTo(token, 'on')
    : undefined
})

/** "always deliver on the time" */
const onTime: Rule = onWord('on', ({ tokens }, token, i) => {
  const time = tokens[i + 2]
  if (lowerAt(tokens, i + 1) !== 'the' || time?.lower !== 'time' || !isEnd(tokens[i + 3])) return undefined
  return [1, 2, 3, 4].some(back => /^(?:deliver|delivers|delivered|arrive|arrives|arrived|come|comes|came|start|starts|started|finish|finishes|finished|leave|leaves|left|pay|paid|always|here|there|ready|late|never|is|be|was)$/.test(lowerAt(tokens, i - back))) && !/^(?:depend|depends|depending|based|agree|agreed|decide|decided|focus)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? changeTo(token, 'on time', time)
    : undefined
})

/** "The launch is planned at March 1" */
const plannedFor: Rule = onWord('at in to', ({ tokens }, token, i) =>
  /^(?:planned|scheduled|set|fixed|booked)$/.test(lowerAt(tokens, i - 1)) && (beForms.has(lowerAt(tokens, i - 2)) || /^(?:already|now|currently|not)$/.test(lowerAt(tokens, i - 2))) && ((month.test(tokens[i + 1]?.text ?? '') && /^\d/.test(tokens[i + 2]?.text ?? '')) || weekday.test(tokens[i + 1]?.text ?? '') || (/^(?:next|this)$/.test(lowerAt(tokens, i + 1)) && (weekday.test(tokens[i + 2]?.text ?? '') || /^(?:week|month|year|summer)$/.test(lowerAt(tokens, i + 2))))) // prettier-ignore
    ? changeTo(token, 'for')
    : undefined,
)

type Kind = 'month' | 'day' | 'clock' | 'year'

function kindAt(tokens: readonly Token[], k: number): Kind | undefined {
  const text = tokens[k]?.text ?? ''
  if (month.test(text)) return 'month'
  if (weekday.test(text)) return 'day'
  if (/^(?:19|20)\d\d$/.test(text)) return 'year'
  return /^\d{1,2}(?::\d\d)?$/.test(text) || /^(?:noon|midnight)$/.test(lowerAt(tokens, k)) ? 'clock' : undefined
}

/** The index after "9 a.m." */
const afterClock = (tokens: readonly Token[], k: number) =>
  /^(?:am|pm|o'clock)$/.test(lowerAt(tokens, k + 1)) ? k + 2 : /^[ap]$/.test(lowerAt(tokens, k + 1)) && tokens[k + 2]?.text === '.' && lowerAt(tokens, k + 3) === 'm' ? (tokens[k + 4]?.text === '.' ? k + 5 : k + 4) : k + 1 // prettier-ignore

/** "from May at September", "from Monday until to Friday" */
const fromTo: Rule = onWord('from', ({ tokens }, token, i) => {
  const kind = kindAt(tokens, i + 1)
  const k = afterClock(tokens, i + 1)
  const word = tokens[k]
  return kind && kind !== 'clock' && word && word.lower === 'at' && kindAt(tokens, k + 1) === kind ? changeTo(word, 'to') : undefined
})

/** "between 9 a.m. till noon", "between Monday to Friday" */
const betweenAnd: Rule = onWord('between', ({ tokens }, token, i) => {
  if (!kindAt(tokens, i + 1)) return undefined
  const k = afterClock(tokens, i + 1)
  const word = tokens[k]
  return word && /^(?:to|till|until|through)$/.test(word.lower) && kindAt(tokens, k + 1) ? changeTo(word, 'and') : undefined
})

/** "three times for week", "twice by month" */
const timesAWeek: Rule = onWord('for by at on in', ({ tokens }, token, i) =>
  (/^(?:once|twice)$/.test(lowerAt(tokens, i - 1)) || (/^times$/.test(lowerAt(tokens, i - 1)) && (isNumber(tokens[i - 2]) || /^(?:several|many|few)$/.test(lowerAt(tokens, i - 2))))) && /^(?:week|day|month|year)$/.test(lowerAt(tokens, i + 1)) && endsNoun(tokens, i + 2) && tokens[i + 1] // prettier-ignore
    ? changeTo(token, `a ${lowerAt(tokens, i + 1)}`, tokens[i + 1])
    : undefined,
)

/** "up to two days in the week" */
const daysInWeek: Rule = onWord('in', ({ tokens }, token, i) =>
  lowerAt(tokens, i + 1) === 'the' && /^(?:week|month|year)$/.test(lowerAt(tokens, i + 2)) && /^(?:days|times|hours|nights|lessons|classes)$/.test(lowerAt(tokens, i - 1)) && isNumber(tokens[i - 2]) && endsNoun(tokens, i + 3) && tokens[i + 2] // prettier-ignore
    ? changeTo(token, `a ${lowerAt(tokens, i + 2)}`, tokens[i + 2])
    : undefined,
)

/** "came on stage with one hour late" */
const withHourLate: Rule = onWord('with in for', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return next && !next.fixed && (isNumber(next) || /^(?:an?|half)$/.test(next.lower)) && /^(?:minutes?|hours?|days?|weeks?|months?|years?)$/.test(lowerAt(tokens, i + 2)) && /^(?:late|early)$/.test(lowerAt(tokens, i + 3)) && endsNoun(tokens, i + 4) // prettier-ignore
    ? removeWord(token, next, 'preposition', `A length of time takes no "${token.lower}" here.`)
    : undefined
})

/** "at 8:15 o'clock" */
const perClock: Rule = onWord("o'clock", ({ tokens }, token, i) =>
  /^\d{1,2}:\d\d$/.test(tokens[i - 1]?.text ?? '') && tokens[i - 1] && !tokens[i - 1]?.fixed
    ? { start: tokens[i - 1]?.end ?? token.start, end: token.end, after: '', kind: 'grammar', rule: 'extra-word', message: `"o'clock" follows full hours only.` } // prettier-ignore
    : undefined,
)

/** "I have had this bike from April" */
const sinceApril: Rule = onWord('from', ({ tokens, tags }, token, i) => {
  const next = tokens[i + 1]
  const isDate = month.test(next?.text ?? '') || weekday.test(next?.text ?? '') || /^(?:19|20)\d\d$/.test(next?.text ?? '') || /^(?:childhood|yesterday)$/.test(next?.lower ?? '') || (next?.lower === 'last' && /^(?:week|month|year|summer|winter|spring|fall)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
  if (!isDate || token.first) return undefined
  const end = tokens[next?.lower === 'last' ? i + 3 : i + 2]
  if (!isEnd(end) && !/^(?:and|but|because)$/.test(end?.lower ?? '')) return undefined
  if (lowerAt(tokens, i + 2) === 'and' && /^\d|^(?:onwards?|on|to|until)$/.test(tokens[i + 3]?.lower ?? '')) return undefined
  for (let k = i - 1; k > i - 8 && k >= 0 && tokens[k]?.word; k--) {
    const word = lowerAt(tokens, k)
    if (/^(?:will|would|can|could|open|available|valid|to|that|which|letter|email|photo|pictures?|photos|emails?|invoice|bill|back|results?|message|report|order|clothes|of)$/.test(word)) return undefined // prettier-ignore
    if (/^(?:have|has|haven't|hasn't|i've|we've|they've|he's|she's)$/.test(word)) return tags.has(k + 1, 'Verb', 'Participle', 'Adverb', 'PastTense') && /^(?:been|had|lived|worked|known|studied|not|wanted|played|used|owned|loved)$/.test(lowerAt(tokens, k + 1)) ? changeTo(token, 'since') : undefined // prettier-ignore
  }
  return undefined
})

/** "follows the whales since Hawaii to Alaska" */
const fromHawaii: Rule = onWord('since', ({ tokens }, token, i) =>
  (/^\p{Lu}\p{Ll}+$/u.test(tokens[i + 1]?.text ?? '') || kindAt(tokens, i + 1)) && /^(?:to|until|till)$/.test(lowerAt(tokens, afterClock(tokens, i + 1))) && (/^\p{Lu}\p{Ll}+$/u.test(tokens[afterClock(tokens, i + 1) + 1]?.text ?? '') || kindAt(tokens, afterClock(tokens, i + 1) + 1) !== undefined) // prettier-ignore
    ? changeTo(token, 'from')
    : undefined,
)

/** "I can't come to the class of Thursday." */
const classOn: Rule = onWord('of', ({ tokens }, token, i) =>
  /^(?:class|lesson|appointment|party|flight|lecture|practice|game|exam|test|interview|dinner)$/.test(lowerAt(tokens, i - 1)) && weekday.test(tokens[i + 1]?.text ?? '') && isEnd(tokens[i + 2]) // prettier-ignore
    ? changeTo(token, 'on')
    : undefined,
)

/** "at your pool in this summer" */
const thisSummer: Rule = onWord('in on at', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return next && !next.fixed && /^(?:this|next|last)$/.test(next.lower) && /^(?:summer|winter|spring|fall|autumn|year|month|week|weekend|morning|evening|afternoon|semester)$/.test(lowerAt(tokens, i + 2)) && isEnd(tokens[i + 3]) && !token.first && !isGoverned(tokens, i) && !/^(?:up|down)$/.test(lowerAt(tokens, i - 1)) && !(next.lower === 'this' && lowerAt(tokens, i + 2) === 'week') // prettier-ignore
    ? removeWord(token, next, 'preposition', `"${next.lower} ${lowerAt(tokens, i + 2)}" takes no preposition.`)
    : undefined
})
