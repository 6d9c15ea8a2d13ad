/** Number of units, pairs, and what is counted together: "five time,", "both side of", "good new", "one sisters", "fruit and vegetable". */
import { animals } from '../../grammar/count-nouns.ts'
import { afterWord, applyRules, inDrafts, lowerAt, onText, replaceWord, type Rule } from '../../edits.ts'
import { pluralize } from '../../grammar/irregular.ts'
import { relatives } from '../../grammar/owners.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { isStrict } from '../articles/bare-nouns.ts'
import { baseAt, isEnd, isNumber } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function unitPluralEdits(page: RulePage): Edit[] {
  const likely = [
    fiveTimes,
    thousandDollars,
    bothSides,
    someSmallGlasses,
    goodNews,
    oneSister,
    fruitAndVegetables,
    priceOfHouses,
    keepAnimals,
  ]
  return [...applyRules(page, [firstTime]), ...inDrafts(applyRules(page, likely))]
}

const labels = /^(?:page|chapter|step|room|number|part|section|level|grade|unit|channel|version|gate|platform|route|bus|class|type|phase|act|scene|line|figure|table|question|exercise|the|a|an|this|that|per|each|every|one|at|no|top|world|half|past|to|of)$/ // prettier-ignore
const afterUnit = /^(?:but|less|more|later|earlier|slow|late|early|fast|ahead|behind|away|apart|older|younger|longer|shorter|higher|lower|taller|cheaper|already|ago|before|after|last|this|yesterday|because|and|since|now|without)$/ // prettier-ignore

/** "called you five time, but", "ten minute slow", "40 euro less" */
const fiveTimes: Rule = onText(
  'time minute hour day week month year euro pound dollar mile meter metre kilometer kilometre liter litre page point degree gram kilo cent night',
  ({ tokens }, token, i) => {
    const number = tokens[i - 1]
    if (token.hyphen || !number || number.hyphen || !isNumber(number)) return undefined
    if (/^(?:one|1|0|0?[.,]5)$|[-–/:]/.test(number.lower) || !/^(?:[a-z]+|\d{1,3}(?:,\d{3})*)$/.test(number.lower) || (labels.test(lowerAt(tokens, i - 2)) && !(token.text === 'time' && lowerAt(tokens, i - 2) === 'line')) || /^[$€£#.:/–-]$/.test(tokens[i - 2]?.text ?? '')) return undefined // prettier-ignore
    // "the best five pound I spent", "three point, two", "April 3 time"
    if (token.text === 'point' && !isEnd(tokens[i + 1]) && lowerAt(tokens, i + 1) !== 'more') return undefined
    if (/^\p{Lu}/u.test(tokens[i - 2]?.text ?? '') && !tokens[i - 2]?.first) return undefined
    return isEnd(tokens[i + 1]) || afterUnit.test(lowerAt(tokens, i + 1)) ? replaceWord(token, pluralize(token.text), 'number', `Use the plural after "${number.text}".`) : undefined // prettier-ignore
  },
)

/** "It costs three thousand dollar.", "two hundred page long" */
const thousandDollars: Rule = onText(
  'dollar euro pound mile meter metre kilometer kilometre page year person student guest visitor employee worker soldier',
  ({ tokens }, token, i) =>
    !token.hyphen && /^(?:hundred|thousand|million|billion)$/.test(lowerAt(tokens, i - 1)) && (isNumber(tokens[i - 2]) || /^(?:several|few)$/.test(lowerAt(tokens, i - 2))) && !/^(?:the|this|that|their|our|my|his|her)$/.test(lowerAt(tokens, i - 3)) && (isEnd(tokens[i + 1]) || /^(?:and|for|in|long|a|per|every|ago|away|from|but|to|who|at|on)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
      ? replaceWord(token, token.text === 'person' ? 'people' : pluralize(token.text), 'number', `Use the plural after "${lowerAt(tokens, i - 1)}".`) // prettier-ignore
      : undefined,
)

/** "both set of keys", "Both side of the street", "both view have" */
const bothSides: Rule = onText(
  'set pair side type kind part end piece copy member version group team view opinion idea option method approach country city company car house phone parent leg arm hand eye ear foot knee',
  ({ tokens }, token, i) => {
    if (lowerAt(tokens, i - 1) !== 'both' || token.hyphen) return undefined
    // "we both set out", "they both end up"
    if (/^(?:we|they|you|us|them|who|which|these|those|are|were|have|can|could|should|would|will)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
    const next = lowerAt(tokens, i + 1)
    const isPart = next === 'of' && /^(?:set|pair|side|type|kind|part|end|piece|copy|member|version|group)$/.test(token.text)
    return isPart || /^(?:are|were|have|can|should|will|must|had)$/.test(next) ? replaceWord(token, pluralize(token.text), 'number', 'Use the plural after "both".') : undefined // prettier-ignore
  },
)

/** "wash some small glass.", "We visited many other old castle." */
const someSmallGlasses: Rule = afterWord(
  'small large big new old different nice good beautiful interesting important famous useful foreign other local traditional modern expensive cheap funny great special',
  (page, token, i) => {
    const { tokens, classes } = page
    if (!(isStrict(token.lower) || /^(?:glass|plate|town|village|city|story|picture|song|movie|game|question|shop)$/.test(token.lower)) || token.text !== token.lower || token.hyphen || !classes.isSingular(token.lower)) return undefined // prettier-ignore
    const amount = lowerAt(tokens, i - 2)
    const isMany = amount === 'some' && /^(?:wash|buy|need|have|see|make|bring|use|sell|offer|visit|meet|read|learn|take|want|know)$/.test(baseAt(page, i - 3)) && lowerAt(tokens, i - 3) !== 'has' // prettier-ignore
    return isMany && (isEnd(tokens[i + 1]) || /^(?:and|but|in|for|with|from|because|there|here)$/.test(lowerAt(tokens, i + 1))) ? replaceWord(token, pluralize(token.lower), 'number', `Use the plural after "${amount}".`) : undefined // prettier-ignore
  },
)

/** "which is good new" */
const goodNews: Rule = onText('new', ({ tokens }, token, i) =>
  /^(?:good|bad|great|sad|wonderful|terrible|excellent|happy)$/.test(lowerAt(tokens, i - 1)) && /^(?:is|was|some|have|has|had|such|very|really|the|with|of|hear|heard|more)$/.test(lowerAt(tokens, i - 2)) && (isEnd(tokens[i + 1]) || /^(?:for|about|from|is|was)$/.test(lowerAt(tokens, i + 1))) && tokens[i + 1]?.text !== ',' && !token.hyphen // prettier-ignore
    ? replaceWord(token, 'news', 'number', 'Write "news" for what one hears.')
    : undefined,
)

/** "For the first times, I was happy." */
const firstTime: Rule = onText('times', ({ tokens }, token, i) =>
  /^(?:first|second|third|last)$/.test(lowerAt(tokens, i - 1)) && lowerAt(tokens, i - 2) === 'the' && lowerAt(tokens, i - 3) === 'for' && (isEnd(tokens[i + 1]) || /^(?:in|since|yesterday|today|ever|last|this)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? replaceWord(token, 'time', 'number', `Write "for the ${lowerAt(tokens, i - 1)} time".`)
    : undefined,
)

/** "I have two brothers and one sisters." */
const oneSister: Rule = ({ tokens, classes }, token, i) => {
  const one = lowerAt(tokens, i - 1) === 'one' ? classes.singular(token.lower) : undefined
  return one && token.text === token.lower && relatives.has(one) && /^(?:and|have|has|had|with|only|,)$/.test(tokens[i - 2]?.lower ?? '') && (isEnd(tokens[i + 1]) || /^(?:and|who|in|but)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? replaceWord(token, one, 'number', 'Use the singular after "one".')
    : undefined
}

/** "They sell fruit and vegetable." */
const fruitAndVegetables: Rule = onText('vegetable', ({ tokens }, token, i) =>
  /^(?:and|or)$/.test(lowerAt(tokens, i - 1)) && /^fruits?$/.test(lowerAt(tokens, i - 2)) && (isEnd(tokens[i + 1]) || /^(?:in|at|from|every|are|for|because|to|and|but|on)$/.test(lowerAt(tokens, i + 1))) && !/^(?:a|every|each|another|one)$/.test(lowerAt(tokens, i - 3)) // prettier-ignore
    ? replaceWord(token, 'vegetables', 'number', 'Use the plural for more than one.')
    : undefined,
)

/** "the cost of vegetable keeps rising", "The price of house is high" */
const priceOfHouses: Rule = onText(
  'vegetable house flat apartment car ticket book product phone computer laptop egg tomato potato onion flower toy battery hotel shoe drug medication',
  ({ tokens }, token, i) =>
    !token.hyphen && lowerAt(tokens, i - 1) === 'of' && /^(?:price|prices|cost|costs|quality|sale|sales|production|export|exports|import|imports|delivery)$/.test(lowerAt(tokens, i - 2)) && (isEnd(tokens[i + 1]) || /^(?:is|are|was|were|has|have|and|in|keeps?|rises?|rose|goes|increases?|increased|will|online|at)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
      ? replaceWord(token, pluralize(token.text), 'number', 'Use the plural for what is meant in general.')
      : undefined,
)

/** "People should not keep animal in a cage." */
const keepAnimals: Rule = (page, token, i) => {
  const { tokens } = page
  if (!(animals.has(token.lower) || /^(?:animal|dog|cat|bird|pet|child|kid)$/.test(token.text)) || token.text !== token.lower || token.hyphen || /^(?:fish|sheep|deer|duck|bear|fox|bull|moose|virus)$/.test(token.text)) return undefined // prettier-ignore
  if (!/^(?:keep|protect|kill|hunt|feed|raise|rescue|train|teach|hit|punish|educate|torture|adopt|buy|sell|love|save)$/.test(baseAt(page, i - 1))) return undefined // prettier-ignore
  const subject = lowerAt(tokens, i - 2)
  const isGeneral = /^(?:to|not|should|must|can|people|they|we|parents|who|teachers|farmers|hunters|don't|never|often|always|humans|some|many)$/.test(subject) // prettier-ignore
  return isGeneral && (isEnd(tokens[i + 1]) || /^(?:in|at|for|how|from|with|and|because|to|on|or|but|by|as)$/.test(lowerAt(tokens, i + 1))) && lowerAt(tokens, i + 2) !== 'food' // prettier-ignore
    ? replaceWord(token, pluralize(token.text), 'number', 'Use the plural for what is meant in general.')
    : undefined
}
