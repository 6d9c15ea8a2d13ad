/** Number that the words around a noun decide, in drafts: "five years old girl", "Both team", "They are good student", "reading book", "DVD's". */
import { animals, roles } from '../../grammar/count-nouns.ts'
import { afterWord, applyRules, inDrafts, lowerAt, onText, replaceWord, type Rule } from '../../edits.ts'
import { pluralize } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { articleFor, closed, countNouns, massNouns } from '../../grammar/word-classes.ts'
import { isPersonNoun } from '../../grammar/person-nouns.ts'
import { baseOfIng, isEnd, isNumber } from '../verbs/verb-slots.ts'

/** Edits that are applied in drafts only. */
export function likelyPluralEdits(page: RulePage): Edit[] {
  return inDrafts(applyRules(page, [yearsOldGirl, bothTeams, theyAre, readingBooks, shortPlural, yourOwn, threeTimes, brightnessLevels]))
}

/** "She is five years old girl." */
const yearsOldGirl: Rule = ({ tokens, classes }, token, i) => {
  const [number, old, noun] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]]
  if (!/^(?:year|month|week|day)s?$/.test(token.text) || old?.lower !== 'old' || !number || number.hyphen || number.fixed || !isNumber(number) || !noun?.word) return undefined // prettier-ignore
  if (!(isPersonNoun(noun.lower) || animals.has(noun.lower) || /^(?:house|car|building|computer|laptop|phone|bike|church|tree|school|company)$/.test(noun.lower)) || closed.has(noun.lower)) return undefined // prettier-ignore
  const before = lowerAt(tokens, i - 2)
  const after = `${number.text}-${token.text.replace(/s$/, '')}-old`
  const article = /^(?:is|was|am|be|have|has|had|with|to|from|by|for|saw|met|see|bought)$/.test(before) && classes.isSingular(noun.lower)
  if (!article && !/^(?:an?|the|my|his|her|our|their|your|this|that)$/.test(before)) return undefined
  const a = articleFor(/^(?:8|11|18)$/.test(number.text) ? 'eight' : number.text)
  return { start: number.start, end: old.end, after: article ? `${a} ${after}` : after, kind: 'grammar', rule: 'number', message: 'Hyphenate this before a noun.' } // prettier-ignore
}

/** "Both team played well." */
const bothTeams: Rule = afterWord('both', ({ tokens, dictionary, classes }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  if (token.text !== token.lower || token.hyphen || closed.has(token.lower) || massNouns.has(token.lower)) return undefined
  if (!(countNouns.has(token.lower) || isPersonNoun(token.lower)) || !classes.isSingular(token.lower) || parts & (pos.adjective | pos.adverb)) return undefined // prettier-ignore
  const next = tokens[i + 1]
  const isNext = isEnd(next) || (closed.has(next?.lower ?? '') && next?.lower !== 'and') || (dictionary.partsOf(next?.lower ?? '') & pos.past) !== 0 // prettier-ignore
  // "both father and son", "both in the car and out"
  for (let k = i + 1; k < i + 6 && tokens[k]?.word; k++) if (lowerAt(tokens, k) === 'and') return undefined
  return isNext ? replaceWord(token, pluralize(token.lower), 'number', 'Use the plural after "both".') : undefined
})

/** "They are good student.", "We were close friend." */
const theyAre: Rule = ({ tokens, classes }, token, i) => {
  if (!(isPersonNoun(token.lower) || roles.has(token.lower) || animals.has(token.lower)) || !classes.isSingular(token.lower) || token.text !== token.lower || !isEnd(tokens[i + 1]) || token.hyphen) return undefined // prettier-ignore
  let k = i - 1
  while (k > i - 3 && (classes.isAdjective(lowerAt(tokens, k)) || /^(?:very|really|best|only|just|all|both|not|good)$/.test(lowerAt(tokens, k)))) k-- // prettier-ignore
  return /^(?:are|were|aren't|weren't)$/.test(lowerAt(tokens, k)) && /^(?:we|they)$/.test(lowerAt(tokens, k - 1)) && !/^(?:staff|family|police|people)$/.test(token.lower) // prettier-ignore
    ? replaceWord(token, token.lower === 'person' ? 'people' : pluralize(token.lower), 'number', 'Use the plural for more than one.')
    : undefined
}

const hobbies = /^(?:watch (?:movie|film|video|cartoon|series|match|game|bird)|read (?:book|novel|newspaper|magazine|comic|poem|story|article|paper book)|play (?:game|sport|video game|computer game|board game)|collect (?:stamp|coin|postcard|book|shell|toy|card)|make (?:friend|cake|video|model|toy|cookie)|take (?:picture|photo|photograph)|sing (?:song)|write (?:poem|story|letter|song|article|report|email)|cook (?:meal)|solve (?:problem|puzzle|crossword)|meet (?:friend|person)|visit (?:museum|castle|country|city|church)|learn (?:language|word)|speak (?:language)|climb (?:mountain|tree)|bake (?:cake|cookie)|draw (?:picture|animal|cartoon)|tell (?:joke|story)|answer (?:question|phone call|email)|ask (?:question)|sell (?:book|product|ticket|vegetable|flower)|buy (?:book|toy|product)|grow (?:vegetable|flower|plant)|help (?:customer|student|patient|child|tourist)|feed (?:animal|bird)|serve (?:customer|guest)|teach (?:child|student)|write (?:test)|borrow (?:book)|lend (?:book))$/ // prettier-ignore

/** "I like watching movie and reading book." */
const readingBooks: Rule = (page, token, i) => {
  const { tokens } = page
  if (token.text !== token.lower || token.hyphen || !(isEnd(tokens[i + 1]) || /^(?:and|or|with|in|on|at|because|but|about|every|when|for|to|from|online)$/.test(lowerAt(tokens, i + 1)))) return undefined // prettier-ignore
  const verb = tokens[i - 1]
  const base = baseOfIng(page, verb) ?? (/^(?:people|children|students|they|we|who|to|and|i|you)$/.test(lowerAt(tokens, i - 2)) ? verb?.lower : undefined) // prettier-ignore
  if (!base || !hobbies.test(`${base} ${token.lower}`)) return undefined
  const isShown = [2, 3, 4, 5, 6, 7].some(back => /^(?:like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed|prefer|prefers|hate|hates|hobby|hobbies|interested|fond|people|children|students|time|good|spend|spends|everyone|often|always|usually|by|keen|relax|relaxes)$/.test(lowerAt(tokens, i - back))) // prettier-ignore
  return isShown ? replaceWord(token, token.lower === 'person' ? 'people' : pluralize(token.lower), 'number', 'Use the plural for more than one.') : undefined // prettier-ignore
}

/** "The shop sells DVD's." */
const shortPlural: Rule = ({ tokens }, token, i) => {
  if (!/^(?:DVD|CD|TV|PC|SUV|ATM|NGO|PDF|LED|URL|FAQ|ID|CV|GP|USB|VIP|IPO|MP3)['’]s$/.test(token.text)) return undefined
  const fits = isEnd(tokens[i + 1]) || /^(?:and|or|are|were|in|on|for|from|to|with|have|but)$/.test(lowerAt(tokens, i + 1))
  return fits && !/^(?:the|this|that|a|my|his|her|your|our|their)$/.test(lowerAt(tokens, i - 1)) ? replaceWord(token, token.text.replace(/['’]/, ''), 'number', 'Use the plural for more than one.') : undefined // prettier-ignore
}

/** "three time a day" */
const threeTimes: Rule = onText('time', ({ tokens }, token, i) =>
  isNumber(tokens[i - 1]) && !/^(?:one|1)$/.test(lowerAt(tokens, i - 1)) && !tokens[i - 1]?.hyphen && tokens[i - 1]?.text !== '1' && !token.hyphen && /^(?:an?|per|every|each)$/.test(lowerAt(tokens, i + 1)) && /^(?:day|week|month|year|night|hour|season)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
    ? replaceWord(token, 'times', 'number', 'Use the plural for more than one.')
    : undefined,
)

/** "It has three brightness level.": not "a two speed setting" */
const brightnessLevels: Rule = ({ tokens, dictionary }, token, i) => {
  const isHead = /^(?:level|setting|mode|option|button|port|pocket|seat|part|piece|model|version|item|player|member|exam|project|event|brush|lesson|speaker|camera)$/.test(token.text) // prettier-ignore
  if (!isHead || !isNumber(tokens[i - 2]) || /^(?:one|1)$/.test(tokens[i - 2]?.lower ?? '') || tokens[i - 1]?.hyphen) return undefined
  if (/^(?:a|an|the|this|each|every)$/.test(lowerAt(tokens, i - 3)) || !(dictionary.partsOf(lowerAt(tokens, i - 1)) & pos.noun) || (tokens[i + 1]?.word && !/^(?:and|or|in|on|at|for|with|so|but|that|which)$/.test(lowerAt(tokens, i + 1)))) return undefined // prettier-ignore
  return replaceWord(token, `${token.text}${token.text.endsWith('sh') ? 'es' : 's'}`, 'number', 'Use the plural for more than one.')
}

/** "Bring you own chair." */
const yourOwn: Rule = onText('you', ({ tokens, dictionary }, token, i) =>
  lowerAt(tokens, i + 1) === 'own' && /^(?:bring|use|make|take|wear|choose|write|with|mind|have|on|in|at|for)$/.test(lowerAt(tokens, i - 1)) && (dictionary.partsOf(lowerAt(tokens, i + 2)) & (pos.noun | pos.plural)) !== 0 // prettier-ignore
    ? replaceWord(token, 'your', 'phrase', 'Use "your" before a noun.')
    : undefined,
)
