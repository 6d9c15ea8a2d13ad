/** Slips in common phrases that the words beside them show: "could you sent", "the flat what you rented", "I better go". */
import { afterWord, applyRules, beforeWord, isQuestion, lowerAt, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, prepositions, subjects } from '../../grammar/word-classes.ts'

/** Edits that are certain by the words around them. */
export function commonSlipEdits(page: RulePage): Edit[] {
  return applyRules(page, rules)
}

/** "a question about the course what starts in May" */
const whatStarts: Rule = onWord('what', ({ tokens, classes, dictionary }, token, i) => {
  const [verb, noun] = [lowerAt(tokens, i + 1), lowerAt(tokens, i - 1)]
  if (!classes.isSingular(noun) || !/^(?:the|a|an|this|my|your)$/.test(lowerAt(tokens, i - 2))) return undefined
  if (!prepositions.has(lowerAt(tokens, i - 3))) return undefined
  // "custard, what was left of the cream"
  const isVerb = (dictionary.partsOf(verb) & pos.verbS) !== 0 && !closed.has(verb)
  return isVerb && !isQuestion(tokens, i) ? replaceWord(token, 'that', 'phrase', 'Use "that" after a noun.') : undefined
})

/** "it gives us possibility to learn", "I had opportunity to see it" */
const thePossibility: Rule = onWord('possibility opportunity', ({ tokens }, token, i) => {
  if (lowerAt(tokens, i + 1) !== 'to') return undefined
  const at = /^(?:me|us|him|her|them|you|people|students|everyone)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  if (!/^(?:give|gives|gave|given|have|has|had|get|gets|got|offer|offers|offered)$/.test(lowerAt(tokens, at))) return undefined
  return replaceWord(token, `the ${token.lower}`, 'article', `Use "the" before "${token.text}".`)
})

/** "On the other hand, peoples spend too much" */
const peopleDo: Rule = onWord('peoples', ({ tokens, dictionary }, token, i) => {
  if (!(token.first || tokens[i - 1]?.text === ',')) return undefined
  const verb = lowerAt(tokens, i + 1)
  const isVerb = /^(?:are|were|have|do|don't|can|should|will|must)$/.test(verb) || (dictionary.partsOf(verb) & pos.verb) !== 0
  return isVerb ? replaceWord(token, 'people', 'number', '"People" is a plural already.') : undefined
})

/** "I wish I have more time.", "I wish you have a nice day." */
const wishHad: Rule = ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  // A wish for somebody else, not about what is
  if (
    token.lower === 'have' &&
    lowerAt(tokens, i - 1) === 'you' &&
    /^(?:wish|wishing)$/.test(lowerAt(tokens, i - 2)) &&
    /^(?:an?|all)$/.test(next?.lower ?? '') &&
    /^(?:nice|good|great|wonderful|happy|lovely|pleasant|safe|relaxing|successful|merry|the)$/.test(lowerAt(tokens, i + 2)) &&
    next
  )
    // prettier-ignore
    return removeWord(token, next, 'phrase', 'Write "wish you" and what you wish.')
  if (!/^(?:have|has|am|is|are|know|do)$/.test(token.lower) || !subjects.has(lowerAt(tokens, i - 1))) return undefined
  if (!/^(?:wish|wishes)$/.test(lowerAt(tokens, i - 2)) || !subjects.has(lowerAt(tokens, i - 3))) return undefined
  const right = /^(?:am|is|are)$/.test(token.lower) ? 'were' : inflect(token.lower === 'has' ? 'have' : token.lower, 'past')
  return replaceWord(token, right, 'tense', 'A wish about the present stands in the past tense.')
}

/** "Her and I went shopping." */
const sheAndI: Rule = beforeWord('and', ({ tokens, tags }, token, i) => {
  const right = token.lower === 'her' ? 'she' : token.lower === 'him' ? 'he' : undefined
  if (!right || !token.first || lowerAt(tokens, i + 2) !== 'i') return undefined
  return tags.has(i + 3, 'Verb', 'Copula', 'Modal')
    ? replaceWord(token, right, 'pronoun-case', `Use "${right}" as the subject.`)
    : undefined
})

/** "The girl whom called is here." */
const whoCalled: Rule = onWord('whom', ({ tokens, tags, dictionary }, token, i) => {
  const verb = lowerAt(tokens, i + 1)
  if (!tags.has(i - 1, 'Noun')) return undefined
  const isAuxiliary = /^(?:is|was|are|were|has|had|will|would|can|could)$/.test(verb) && !subjects.has(lowerAt(tokens, i + 2))
  const isVerb = isAuxiliary || (dictionary.partsOf(verb) & (pos.past | pos.noun | pos.name)) === pos.past // prettier-ignore
  return isVerb && tokens[i - 1]?.word ? replaceWord(token, 'who', 'pronoun-case', 'Use "who" as the subject.') : undefined
})

/** "a man which his car was stolen" */
const whoseCar: Rule = onWord('which', ({ tokens }, token, i) => {
  const owner = tokens[i + 1]
  if (!/^(?:his|her|their)$/.test(owner?.lower ?? '') || !owner) return undefined
  return /^(?:man|woman|boy|girl|person|people|friend|child|neighbor|neighbour|teacher|student|someone)$/.test(lowerAt(tokens, i - 1))
    ? replaceWord(token, 'whose', 'pronoun-case', 'Use "whose" for what belongs to someone.', owner)
    : undefined
})

/** "I better go now." */
const hadBetter: Rule = onWord('better', ({ tokens }, token, i) => {
  const person = tokens[i - 1]
  if (!person || !/^(?:i|you|we|they|he|she)$/.test(person.lower)) return undefined
  if (!person.first && !/^(?:and|so|but|then|,)$/.test(tokens[i - 2]?.lower ?? '')) return undefined
  return /^(?:go|be|get|leave|start|do|not|stop|call|ask|check|hurry)$/.test(lowerAt(tokens, i + 1))
    ? { start: person.end, end: person.end, after: "'d", kind: 'grammar', rule: 'missing-verb', message: 'Write "had better".' }
    : undefined
})

/** "Please could you sent a technician?" */
const couldSend: Rule = afterWord('you we i', ({ tokens, dictionary, classes }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  if (!/^(?:could|can|would|will)$/.test(lowerAt(tokens, i - 2))) return undefined
  const base = classes.base(token.lower)
  if (!base || base === token.lower || !(parts & pos.past) || parts & (pos.verb | pos.adjective | pos.noun)) return undefined
  return replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${lowerAt(tokens, i - 2)}".`)
})

/** "we shall beginning work" */
const shallBegin: Rule = afterWord('will shall would should can could must', ({ tokens, classes }, token, i) => {
  if (!token.lower.endsWith('ing')) return undefined
  const base = classes.base(token.lower)
  if (!base || !subjects.has(lowerAt(tokens, i - 2)) || isQuestion(tokens, i)) return undefined
  return replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${lowerAt(tokens, i - 1)}".`)
})

/** "The flat what you rented us" */
const whatYou: Rule = onWord('what', ({ tokens, classes }, token, i) =>
  tokens[i - 2]?.first && /^(?:the|a|an|this|that|my|our|your)$/.test(lowerAt(tokens, i - 2)) && classes.isSingular(lowerAt(tokens, i - 1)) && subjects.has(lowerAt(tokens, i + 1)) // prettier-ignore
    ? replaceWord(token, 'that', 'phrase', 'Use "that" after a noun.')
    : undefined,
)

/** "three times for week", "once in month" */
const timesAWeek: Rule = ({ tokens }, token, i) => {
  const unit = tokens[i + 1]
  const isCounted = /^(?:times|once|twice)$/.test(lowerAt(tokens, i - 1)) && /^(?:for|in|at)$/.test(token.lower)
  return isCounted && unit && /^(?:day|week|month|year)$/.test(unit.lower) && !unit.fixed && !tokens[i + 2]?.word
    ? replaceWord(token, `a ${unit.text}`, 'article', `Write "${lowerAt(tokens, i - 1)} a ${unit.text}".`, unit)
    : undefined
}

const rules: readonly Rule[] = [
  timesAWeek,
  couldSend,
  shallBegin,
  whatYou,
  wishHad,
  sheAndI,
  whoCalled,
  whoseCar,
  hadBetter,
  whatStarts,
  thePossibility,
  peopleDo,
]
