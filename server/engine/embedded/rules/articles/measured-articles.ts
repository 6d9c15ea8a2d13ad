/** Articles of measures, times, seconds, and places of work: "discount of five percent", "in nineteenth century", "buy second printer", "works at refugee centre". */
import { afterWord, applyRules, beforeWord, inDrafts, lowerAt, onText, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { articleFor, closed, determiners } from '../../grammar/word-classes.ts'
import { baseAt, isEnd } from '../verbs/verb-slots.ts'
import { isStrict, put } from './bare-nouns.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function measuredArticleEdits(page: RulePage): Edit[] {
  const likely = [discountOf, secondPrinter, chanceTo, softCloth, refugeeCentre, littleStrange, theYear, onNextWeek, houseNear]
  return [...applyRules(page, [nineteenthCentury, weAreCompany]), ...inDrafts(applyRules(page, likely))]
}

const ordinal = /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|\d{1,2}(?:st|nd|rd|th))$/ // prettier-ignore

/** "It was built in nineteenth century.", "in late 18th century" */
const nineteenthCentury: Rule = afterWord('in from during since until of', ({ tokens }, token, i) => {
  if (token.hyphen) return undefined
  const k = /^(?:early|late|mid)$/.test(token.lower) ? i + 1 : i
  if (!ordinal.test(tokens[k]?.lower ?? '') || tokens[k]?.hyphen || tokens[k + 1]?.text !== 'century') return undefined
  const next = tokens[k + 2]
  return isEnd(next) || /^(?:and|but|by|when|to|in|by|because|was|is|with|as|that|which|after)$/.test(next?.text ?? '') ? put(token.start, 'the', 'century') : undefined // prettier-ignore
})

const measures = /^(?:discount|increase|decrease|reduction|rise|fall|drop|loss|profit|deposit|fine|fee|penalty|salary|height|depth|width|length|weight|speed|temperature|distance|price|cost|total|delay|population|budget|maximum|minimum|average|team|group)$/ // prettier-ignore

/** "deducted discount of five percent", "at speed of 90 miles an hour" */
const discountOf: Rule = beforeWord('of', ({ tokens, tags, dictionary }, token, i) => {
  if (!measures.test(token.text) || token.hyphen) return undefined
  const number = tokens[i + 2]
  const isNumber = /^[$€£]?\d/.test(number?.text ?? '') || /^(?:[$€£]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|about|around|over|almost|nearly)$/.test(number?.lower ?? '') // prettier-ignore
  const isDescribed = /^(?:small|large|big|total|annual|monthly|high|maximum|minimum|average|top|special|huge|further|additional)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  const start = isDescribed ? tokens[i - 1] : token
  const before = lowerAt(tokens, isDescribed ? i - 2 : i - 1)
  const isVerb = /^(?:is|was|has|have|had|at|with|by|from|there|get|gets|got|offer|offers|gave|give|gives|pay|paid|pays|made|make|saw|see|shows?|showed|reached|reach|reaches|earn|earns|earned|receive|received|offered|including|after)$/.test(before) || (tags.has(isDescribed ? i - 2 : i - 1, 'PastTense') && !determiners.has(lowerAt(tokens, isDescribed ? i - 3 : i - 2)) && (dictionary.partsOf(before) & pos.past) !== 0 && !closed.has(before)) // prettier-ignore
  if (!isNumber || !isVerb || !start || (before === 'by' && token.text === 'way')) return undefined
  // "the team of six": a group needs a preposition
  if (/^(?:team|group)$/.test(token.text) && !/^(?:with|in|have|has|had|by)$/.test(before)) return undefined
  return put(start.start, articleFor(start.lower), token.text)
})

/** "We want to buy second printer." */
const secondPrinter: Rule = onText('second third fourth', (page, token, i) => {
  const { tokens } = page
  const noun = tokens[i + 1]
  if (token.hyphen || !noun?.word || noun.hyphen || noun.text !== noun.lower) return undefined
  if (!(isStrict(noun.lower) || /^(?:opinion|chance|job|room|copy|bed|meeting|child|car|house|home|computer|screen|monitor|bathroom|bedroom|language|phone|visit|example|reason|option|question|problem)$/.test(noun.lower)) || /^(?:place|prize|class|gear|party|degree|grade|hand|floor|base|person|half|quarter|cousin|lieutenant|secretary|edition|violin|string)$/.test(noun.lower)) return undefined // prettier-ignore
  const isTaken = /^(?:buy|need|get|have|want|install|add|order|hire|build|open|book|rent|find|find|purchase|give|learn|propose|request|schedule)$/.test(baseAt(page, i - 1)) // prettier-ignore
  return isTaken && (isEnd(tokens[i + 2]) || /^(?:for|in|and|because|at|on|to|with|so|but|next|from)$/.test(lowerAt(tokens, i + 2))) ? put(token.start, 'a', noun.lower) : undefined // prettier-ignore
})

/** "It gives children chance to learn." */
const chanceTo: Rule = onText('chance opportunity', (page, token, i) => {
  const { tokens, classes } = page
  if (token.hyphen || lowerAt(tokens, i + 1) !== 'to' || !page.dictionary.has(lowerAt(tokens, i + 2))) return undefined
  const person = lowerAt(tokens, i - 1)
  const isPerson = /^(?:me|us|them|him|you|people|children|everyone|everybody|someone)$/.test(person) || classes.isPlural(person)
  return isPerson && /^(?:give|offer|deny|allow)$/.test(baseAt(page, i - 2)) ? put(token.start, articleFor(token.text), token.text) : undefined // prettier-ignore
})

/** "Dry the parts with soft cloth." */
const softCloth: Rule = onText('soft damp wet dry clean warm moist old', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'with' && lowerAt(tokens, i + 1) === 'cloth' && (isEnd(tokens[i + 2]) || /^(?:and|or|before|after|every|to|if|when)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
    ? put(token.start, articleFor(token.text), 'cloth')
    : undefined,
)

const workplaces = /^(?:centre|center|agency|company|firm|shop|store|factory|clinic|club|hotel|restaurant|farm|hospital|laboratory|studio|startup|plant|warehouse|bakery|museum|charity|organization|organisation|business)$/ // prettier-ignore

/** "He works at refugee centre.", "a job in travel agency" */
const refugeeCentre: Rule = afterWord('at in for', (page, token, i) => {
  const { tokens, dictionary } = page
  if (token.hyphen || token.text !== token.lower || closed.has(token.lower)) return undefined
  if (!(dictionary.partsOf(token.lower) & (pos.noun | pos.adjective | pos.ing)) || dictionary.partsOf(token.lower) & pos.plural || /^(?:head|city|town|law|central|main|home|post|public|private|shopping|civic|show|good|big|small|retail|health|agri)$/.test(token.lower)) return undefined // prettier-ignore
  if (!workplaces.test(lowerAt(tokens, i + 1)) || tokens[i + 1]?.hyphen || !(isEnd(tokens[i + 2]) || /^(?:and|in|near|since|as|for|but|where|that|because|from|now|with|which|called|last|until|after|when|on)$/.test(lowerAt(tokens, i + 2)))) return undefined // prettier-ignore
  const near = [2, 3, 4].map(back => baseAt(page, i - back))
  const isWork = /^(?:work|volunteer|intern|job|internship|experience|accountant|engineer|driver|manager|employ|position|secretary|nurse|cook|receptionist|cleaner|hire)$/.test(near[0] ?? '') || (/^(?:there|here|hard|now|also|time|years?|months?)$/.test(near[0] ?? '') && near.slice(1).includes('work')) // prettier-ignore
  return isWork ? put(token.start, articleFor(token.lower), lowerAt(tokens, i + 1)) : undefined
})

/** "The shape is little strange.", "I am little bit tired" */
const littleStrange: Rule = onText('little', ({ tokens }, token, i) => {
  if (token.hyphen || !/^(?:is|was|am|are|were|feel|feels|felt|looks?|looked|seems?|seemed|i'm|it's|he's|she's|got|gets|become|became)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  const isBit = lowerAt(tokens, i + 1) === 'bit' && tokens[i + 2]?.word === true
  const isStrange = /^(?:strange|tired|late|nervous|sad|difficult|expensive|cold|hot|worried|confused|boring|bored|dangerous|noisy|sick|angry|afraid|scared|disappointed|weird|slow|dirty|dark|complicated|shy|lonely|surprised|salty|spicy|sweet|dry|wet|heavy|hard|unusual|old-fashioned|funny|hungry|thirsty|drunk|ill|upset|sore|warm|smaller|bigger|longer|shorter|taller|older|cheaper|colder|warmer)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
  return isBit || (isStrange && (isEnd(tokens[i + 2]) || closed.has(lowerAt(tokens, i + 2)))) ? put(token.start, 'a', 'little') : undefined
})

const firms = /^(?:company|firm|manufacturer|supplier|provider|agency|startup|distributor|retailer|exporter|importer|wholesaler|producer|publisher|charity|dealer|reseller)$/ // prettier-ignore

/** "We are leading company in this field." */
const weAreCompany: Rule = afterWord('are were', ({ tokens, text, classes, dictionary }, token, i) => {
  if (lowerAt(tokens, i - 2) !== 'we' || token.text !== token.lower || closed.has(token.lower)) return undefined
  let k = i
  const describes = (at: number) => {
    const parts = dictionary.partsOf(lowerAt(tokens, at))
    return tokens[at]?.word === true && !closed.has(lowerAt(tokens, at)) && !firms.test(lowerAt(tokens, at)) && (classes.isAdjective(lowerAt(tokens, at)) || (parts & (pos.ing | pos.noun)) !== 0) && !(parts & pos.plural) // prettier-ignore
  }
  while (k < i + 4 && describes(k)) k++
  const isFirm = firms.test(tokens[k]?.text ?? '') && !tokens[k]?.hyphen && !tokens[k]?.fixed
  return isFirm && (isEnd(tokens[k + 1]) || /^(?:in|from|of|with|that|which|based|specializing|specialising|and|located|for)$/.test(lowerAt(tokens, k + 1))) ? { ...put(token.start, articleFor(token.lower), lowerAt(tokens, k)), end: tokens[k]?.end ?? token.end, after: `${articleFor(token.lower)} ${text.slice(token.start, tokens[k]?.end)}` } : undefined // prettier-ignore
})

/** "In the 2015 I moved here.": not "the 2015 election" */
const theYear: Rule = onText('the', ({ tokens }, token, i) => {
  const year = tokens[i + 1]
  if (!/^(?:19|20)\d\d$/.test(year?.text ?? '') || !/^(?:in|since|until|till|from|before|after|during)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  return year && (isEnd(tokens[i + 2]) || /^(?:i|we|he|she|they|my|it|because|when)$/.test(lowerAt(tokens, i + 2))) && tokens[i + 2]?.text !== ')' ? removeWord(token, year, 'article', 'A year takes no article.') : undefined // prettier-ignore
})

/** "On the next week, I will travel." */
const onNextWeek: Rule = onWord('on', ({ tokens }, token, i) => {
  const isThe = lowerAt(tokens, i + 1) === 'the'
  const next = tokens[isThe ? i + 2 : i + 1]
  const unit = tokens[isThe ? i + 3 : i + 2]
  if (!next || !unit || !/^(?:next|last)$/.test(next.text) || !/^(?:week|month|year|summer|winter|weekend)$/.test(unit.text) || unit.hyphen) return undefined // prettier-ignore
  const after = tokens[isThe ? i + 4 : i + 3]
  const goesOn = isEnd(after) || /^(?:i|we|he|she|they|you|my|our|and|because|at|in)$/.test(after?.lower ?? '')
  return goesOn ? replaceWord(token, `${next.text} ${unit.text}`, 'preposition', `"${next.text} ${unit.text}" takes no preposition.`, unit) : undefined // prettier-ignore
})

/** "We live in house near the sea." */
const houseNear: Rule = onText('house', (page, token, i) => {
  const { tokens } = page
  return lowerAt(tokens, i - 1) === 'in' && /^(?:live|stay|grow|sleep)$/.test(baseAt(page, i - 2)) && /^(?:near|by|with|outside|far|close|beside)$/.test(lowerAt(tokens, i + 1)) && !token.hyphen // prettier-ignore
    ? put(token.start, 'a', 'house')
    : undefined
})
