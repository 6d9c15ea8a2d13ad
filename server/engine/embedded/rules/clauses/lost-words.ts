/** Words that were lost: where a doubled space shows the gap, and in set phrases: "let  know", "look at  invoice", "at latest 6 p.m." */
import { applyRules, lowerAt, onText, onWord, replaceWord, type Rule } from '../../edits.ts'
import { mayBeFinite, sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { objects, things } from '../../grammar/count-nouns.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { isPastStory, tensesIn } from '../../grammar/story.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, countNouns, determiners, endsPhrase, modals } from '../../grammar/word-classes.ts'
import { isEnd, isNumber } from '../verbs/verb-slots.ts'

/** Edits of missing words. */
export function lostWordEdits(page: RulePage): Edit[] {
  return applyRules(page, [letKnow, atLatest, filledForm, sundayForMonth, ...(isGappy(page) ? [] : [lookAtInvoice, lackLighting, showOnSaturday])]) // prettier-ignore
}

/** Two spaces or more before the word at `i`. */
const isGap = ({ text, tokens }: RulePage, i: number): boolean =>
  tokens[i - 1]?.word === true && tokens[i]?.word === true && /^ {2,3}$/.test(text.slice(tokens[i - 1]?.end, tokens[i]?.start))

/** Spaces are doubled so often that they show nothing. */
const isGappy = (page: RulePage): boolean => page.tokens.filter((_, i) => isGap(page, i)).length > 4

/** "Please let know as soon as possible." */
const letKnow: Rule = onWord('let', ({ tokens, text }, token, i) => {
  if (lowerAt(tokens, i + 1) !== 'know' || tokens[i + 1]?.hyphen) return undefined
  const before = lowerAt(tokens, i - 1)
  const asks = before === 'please' || before === 'just' || token.first || tokens[i - 1]?.text === ','
  const whom = !/\b(?:I|me|my|I'm)\b/.test(text) && /\b(?:we|us|our)\b/i.test(text) ? 'us' : 'me'
  return asks ? replaceWord(token, `let ${whom}`, 'missing-word', `"${whom}" is missing after "let".`) : undefined
})

const bare = /^(?:school|work|home|church|court|bed|prison|jail|hospital|university|college|town|class|sea|market|college|kindergarten|camp|sale|hand|foot|night|day|week|month|year|car|bus|train|plane|boat|bike|taxi|phone|email|mail|time|page|room|gate|platform|level|step|part|chapter|section|question|number|king|queen|president|target|point|line|fire|speed|person|model|style|size|type|kind|breakfast|lunch|dinner|coffee|tea|chicken|fish|lamb|cake|salad|pizza|pie|paper|glass|stone|plan|service|law|interest|account|demand|request|order)$/ // prettier-ignore

/** "Could you have a look at  invoice from the painter?" */
const lookAtInvoice: Rule = (page, token, i) => {
  const { tokens } = page
  if (!isGap(page, i) || token.hyphen || token.text !== token.lower || bare.test(token.lower)) return undefined
  if (!/^(?:at|of|on|in|for|from|with|about|behind|under|into|onto|near|to|through|across)$/.test(lowerAt(tokens, i - 1))) return undefined
  const isThing = countNouns.has(token.lower) || things.has(token.lower) || objects.has(token.lower)
  return isThing && page.classes.isSingular(token.lower) && endsPhrase(tokens[i + 1])
    ? { ...replaceWord(token, `the ${token.text}`, 'article', `"${token.text}" needs an article here.`) }
    : undefined
}

/** "worried about the lack  lighting" */
const lackLighting: Rule = (page, token, i) => {
  const { tokens, dictionary } = page
  if (!isGap(page, i) || closed.has(token.lower) || !(dictionary.partsOf(token.lower) & (pos.noun | pos.plural | pos.adjective | pos.ing))) return undefined // prettier-ignore
  const isAmount = /^(?:lack|lot|number|amount|kind|sort|type|piece|cup|bottle|couple|pair|list|group|shortage|bunch|pinch|slice|quality|price|cost|rest|majority|most)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  return isAmount && (determiners.has(lowerAt(tokens, i - 2)) || isNumber(tokens[i - 2]))
    ? replaceWord(token, `of ${token.text}`, 'preposition', `"of" is missing after "${lowerAt(tokens, i - 1)}".`)
    : undefined
}

/** "The show  on Saturday and I'm nervous", "The leather pair  the hardest wearing" */
const showOnSaturday: Rule = (page, token, i) => {
  const { tokens, tags, classes, dictionary } = page
  const from = sentenceStart(tokens, i)
  if (!isGap(page, i) || !/^(?:the|my|our|your|his|her|their|this)$/.test(lowerAt(tokens, from)) || i - from < 2 || i - from > 4)
    return undefined
  const head = lowerAt(tokens, i - 1)
  const isNamed = tokens.slice(from + 1, i).every(({ word, lower }, n) => word && !closed.has(lower) && !modals.has(lower) && (tags.has(from + 1 + n, 'Noun', 'Adjective') || (dictionary.partsOf(lower) & (pos.noun | pos.plural | pos.adjective)) !== 0)) // prettier-ignore
  const isMany = classes.isPlural(head)
  if (!isNamed || !(isMany || classes.isSingular(head))) return undefined
  const next = tokens[i + 1]
  const isState = /^(?:too|very|still|not|so|quite|always|already)$/.test(token.lower) && classes.isAdjective(next?.lower ?? '')
  const isMost = token.lower === 'the' && /^[a-z]{2,}est$|^(?:best|worst|most|least|only|first|same)$/.test(next?.lower ?? '')
  const isTime = token.lower === 'on' && next?.lower.endsWith('day') === true && (isEnd(tokens[i + 2]) || /^(?:and|but|so)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
  if (!isState && !isMost && !isTime) return undefined
  // The clause has no other verb.
  const rest = tokens.slice(i, sentenceEnd(tokens, i))
  const end = rest.findIndex(({ text, lower }) => /^[,;]$/.test(text) || /^(?:and|but|so|because)$/.test(lower))
  if (rest.slice(0, end < 0 ? rest.length : end).some((_, n) => mayBeFinite(page, i + n))) return undefined
  const { pasts, presents } = tensesIn(page, 0, tokens.length)
  const isPast = (isPastStory(page) || pasts > presents) && tensesIn(page, from, sentenceEnd(tokens, i)).presents === 0
  const right = isPast ? (isMany ? 'were' : 'was') : isMany ? 'are' : 'is'
  const noun = tokens[i - 1]
  return noun && replaceWord(noun, `${noun.text} ${right}`, 'missing-verb', `The verb "${right}" is missing after "${head}".`)
}

/** "Please return the car at latest 6 p.m.", "You must pay at latest Friday." */
const atLatest: Rule = onWord('at', ({ tokens, text }, token, i) => {
  const latest = tokens[i + 1]
  if (latest?.lower !== 'latest' || !tokens[i + 2]) return undefined
  const start = i + 2
  if (isEnd(tokens[start]) || /^(?:and|or|but)$/.test(lowerAt(tokens, start)))
    return replaceWord(token, 'at the latest', 'phrase', 'The usual wording is "at the latest".', latest)
  const time = /^(?:\d{1,2}(?:[:.]\d\d)?(?![\d%]| ?(?:hours?|days?|weeks?|minutes?|months?|years?|percent))(?: ?[ap]\.?m\b\.?| o'clock| h\b)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|tomorrow\b|noon\b|midnight\b)/i.exec(text.slice(tokens[start]?.start))?.[0] // prettier-ignore
  if (!time) return undefined
  const after = `by ${time} at the latest`
  return { ...replaceWord(token, after, 'phrase', `The usual wording is "${after}".`), end: (tokens[start]?.start ?? 0) + time.length }
})

/** "I filled a form": "out" is missing. */
const filledForm: Rule = onText('filled filling fills', ({ tokens, facts }, token, i) => {
  if (!determiners.has(lowerAt(tokens, i + 1))) return undefined
  const k = /^(?:forms?|applications?|questionnaires?|surveys?)$/.test(lowerAt(tokens, i + 2)) ? i + 2 : i + 3
  if (!/^(?:forms?|applications?|questionnaires?|surveys?)$/.test(lowerAt(tokens, k)) || closed.has(lowerAt(tokens, k - 1)) !== (k === i + 2)) return undefined // prettier-ignore
  if (/^(?:out|in|with|up)$/.test(lowerAt(tokens, k + 1)) || !endsPhrase(tokens[k + 1])) return undefined
  const particle = facts.dialect === 'british' ? 'in' : 'out'
  return replaceWord(token, `${token.text} ${particle}`, 'missing-word', `A form is filled ${particle}.`)
})

/** "nobody works more than one Sunday for month" */
const sundayForMonth: Rule = onText('for in by at', ({ tokens }, token, i) => {
  const unit = tokens[i + 1]
  const isCounted = (isNumber(tokens[i - 2]) && (/^(?:hours?|days?|nights?|weeks?|lessons?|meals?|class|classes|visits?|pills?|tablets?)$/.test(lowerAt(tokens, i - 1)) || /days?$/.test(lowerAt(tokens, i - 1)))) || /^(?:once|twice)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  return isCounted && unit && /^(?:week|month|year|day)$/.test(unit.text) && endsPhrase(tokens[i + 2]) // prettier-ignore
    ? replaceWord(token, `a ${unit.text}`, 'preposition', `Use "a ${unit.text}" for how often.`, unit)
    : undefined
})
