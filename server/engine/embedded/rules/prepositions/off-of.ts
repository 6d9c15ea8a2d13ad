/** "Of" and "off": "took of his watch", "my days of", "pots off water", "on top the fridge". */
import { applyRules, lowerAt, onWord, type Rule } from '../../edits.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, possessives } from '../../grammar/word-classes.ts'
import { changeTo, isDetermined } from './noun-frames.ts'
import { isEnd, isNumber } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form. */
export function offOfEdits(page: RulePage): Edit[] {
  return applyRules(page, [takeOff, daysOff, topOf, cupsOf]) // prettier-ignore
}

const worn = /^(?:watch|shoes|jacket|hat|coat|glasses|boots|gloves|shirt|clothes|socks|mask|helmet|ring|cap|sunglasses|sweater|scarf|lid|cover|label|labels|tag|backpack|belt|tie|uniform|apron|headphones|makeup|wrapper|bandage)$/ // prettier-ignore

/** "he took of his watch", "The lights went of", "gives of a soft scent" */
const takeOff: Rule = onWord('of', ({ tokens }, token, i) => {
  const [verb, next] = [lowerAt(tokens, i - 1), lowerAt(tokens, i + 1)]
  if (/^(?:take|takes|took|taking|taken|put)$/.test(verb) && verb !== 'put' && isDetermined(next) && [i + 2, i + 3].some(k => worn.test(lowerAt(tokens, k)))) return changeTo(token, 'off') // prettier-ignore
  if (/^(?:take|takes|took|taking)$/.test(verb) && isEnd(tokens[i + 1])) return changeTo(token, 'off')
  if (/^(?:go|goes|went|going|gone)$/.test(verb) && tokens[i - 2]?.word && /^(?:lights?|power|alarm|alarms|bomb|electricity|heat|siren|gun|phone|timer|bell|firework|fireworks|it|they|engine)$/.test(lowerAt(tokens, i - 2)) && !possessives.has(next)) return changeTo(token, 'off') // prettier-ignore
  if (/^(?:give|gives|gave|giving)$/.test(verb) && /^(?:an?|heat|light|steam|smoke|fumes|energy|gas|the)$/.test(next) && (next !== 'the' || /^(?:smell|scent|impression|heat|odor|aroma)$/.test(lowerAt(tokens, i + 2))) && !/^(?:what|all|that)$/.test(lowerAt(tokens, i - 2))) return changeTo(token, 'off') // prettier-ignore
  if (/^(?:fell|fall|falls|falling|slid|slide|slides|jumped|jump|jumps|worn|wear|wears|wore|climbed|hopped|rolled|bounced|peeled|came|comes|come|broke|break|breaks)$/.test(verb) && ((isEnd(tokens[i + 1]) && !/^(?:com\w+|came)$/.test(verb)) || (/^(?:the|my|his|her|its|our|your|their)$/.test(next) && /^(?:bone|bike|bicycle|horse|roof|ladder|table|shelf|bed|couch|sofa|chair|tree|truck|wall|counter|cliff|boat|bus|train|road|plate|swing|desk|dock|porch|stage|slide|stairs|bridge|curb|edge|hook|ceiling|shelves)$/.test(lowerAt(tokens, i + 2))))) return changeTo(token, 'off') // prettier-ignore
  return /^(?:worn|peeled|fallen|broken|rubbed|blown)$/.test(verb) && /^(?:in|at|on|and|after|because|when|from|over)$/.test(next) ? changeTo(token, 'off') : undefined // prettier-ignore
})

/** "on my days of." */
const daysOff: Rule = onWord('of', ({ tokens }, token, i) =>
  isEnd(tokens[i + 1]) && tokens[i + 1]?.text !== ':' && /^(?:days?|week|weeks|afternoon|morning|night|nights|time|turned|turn|switched|switch|cut|shut|pay|paid|laid|call|called|drop|dropped|show|better|far|ripped|ticked|hands|lights?)$/.test(lowerAt(tokens, i - 1)) && (!/^(?:days?|weeks?|time|nights?|afternoon|morning)$/.test(lowerAt(tokens, i - 1)) || isDetermined(lowerAt(tokens, i - 2)) || isNumber(tokens[i - 2])) // prettier-ignore
    ? changeTo(token, 'off')
    : undefined,
)

/** "I keep it on top the fridge" */
const topOf: Rule = onWord('top front', ({ tokens }, token, i) =>
  (token.lower === 'top' ? 'on' : 'in') === lowerAt(tokens, i - 1) && /^(?:the|my|your|our|his|her|their|its|this|that|each)$/.test(lowerAt(tokens, i + 1)) && tokens[i + 2]?.word // prettier-ignore
    ? { start: token.end, end: token.end, after: ' of', kind: 'grammar', rule: 'preposition', message: `Write "${lowerAt(tokens, i - 1)} ${token.lower} of".` } // prettier-ignore
    : undefined,
)

/** "pots off water", "because off the rain" */
const cupsOf: Rule = onWord('off', ({ tokens, dictionary }, token, i) => {
  if (tokens[i + 1]?.text === '-' || token.hyphen) return undefined
  const [before, next] = [lowerAt(tokens, i - 1), lowerAt(tokens, i + 1)]
  const isNoun = !closed.has(next) && dictionary.partsOf(next) !== 0
  if (/^(?:because|instead|afraid|proud|aware|capable|regardless|kinds?|sorts?|lots|bunch|plenty|hundreds|thousands|dozens|ahead|spite|jealous)$/.test(before) && tokens[i + 1]?.word) return changeTo(token, 'of') // prettier-ignore
  if (/^(?:number|amount|type|types|couple|lot|middle|beginning|pair|pairs)$/.test(before) && determiners.has(lowerAt(tokens, i - 2)) && (isNoun || isDetermined(next)) && !/^(?:amount|number)$/.test(before) && !(/^(?:couple|lot|pairs?)$/.test(before) && isDetermined(next))) return changeTo(token, 'of') // prettier-ignore
  return /^(?:pots?|cups?|glass|glasses|bottles?|slices?|bags?|bowls?|plates?|loaf|loaves|gallons?|liters?|pounds?|ounces|tablespoons?|teaspoons?|jars?|cans?|buckets?|boxes|piece|pieces|sheets?|pairs?)$/.test(before) && isNoun && !/^(?:campus|balance|guard|site|course|limits|work|screen|stage)$/.test(next) // prettier-ignore
    ? changeTo(token, 'of')
    : undefined
})
