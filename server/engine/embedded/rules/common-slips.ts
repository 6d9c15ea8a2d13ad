/** Slips in common phrases that the words beside them show: "in next month", "at Tuesdays", "If he will come, I will". */
import { applyRules, isQuestion, lowerAt, removeWord, replaceWord, type Rule } from '../edits.ts'
import { inflect } from '../irregular.ts'
import { pos } from '../parts-of-speech.ts'
import type { Edit } from '../revision.ts'
import type { RulePage } from '../rule-page.ts'
import { closed, determiners, modals, possessives, prepositions, subjects } from '../word-classes.ts'

/** Edits that are certain by the words around them. */
export function commonSlipEdits(page: RulePage): Edit[] {
  return applyRules(page, rules)
}

/** "he worked close with the team" */
const closelyWith: Rule = ({ tokens }, token, i) =>
  token.lower === 'close' &&
  lowerAt(tokens, i + 1) === 'with' &&
  /^(?:work|works|worked|working|collaborate|collaborated|cooperate|cooperated|liaise|liaised)$/.test(lowerAt(tokens, i - 1))
    ? replaceWord(token, 'closely', 'adverb', 'An adverb describes how something is done.')
    : undefined

/** "According a study" */
const accordingTo: Rule = ({ tokens }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  return token.lower === 'according' && (determiners.has(next) || /^(?:him|me|us|them|experts|scientists|research|recent)$/.test(next))
    ? replaceWord(token, 'according to', 'phrase', 'Write "according to".')
    : undefined
}

/** "The course starts in next month." */
const nextMonth: Rule = ({ tokens }, token, i) => {
  const [next, time, end] = [tokens[i + 1], tokens[i + 2], tokens[i + 3]]
  if (token.lower !== 'in' || token.first || next?.lower !== 'next' || !/^(?:week|month|year)$/.test(time?.lower ?? '')) return undefined
  // "an interest in next year", "in next week's meeting"
  if (/^(?:interest|interested|invest|investing|investment|believe|growth|increase|decrease|rise|drop|change|changes)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  return !end || /^[.?!,;]$/.test(end.text) || /^(?:and|but|or|because|so|if|when)$/.test(end.lower)
    ? removeWord(token, next, 'preposition', `"next ${time?.text}" takes no preposition.`)
    : undefined
}

/** "Is it possible to come only at Tuesdays?" */
const onTuesdays: Rule = ({ tokens }, token, i) => {
  const [day, end] = [tokens[i + 1], tokens[i + 2]]
  if (!/^(?:at|in)$/.test(token.lower) || !/^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/.test(day?.lower ?? '')) return undefined
  return !end || /^[.?!,;]$/.test(end.text) || /^(?:and|or|but|because)$/.test(end.lower)
    ? replaceWord(token, 'on', 'phrase', 'Days take "on".')
    : undefined
}

/** "a question about the course what starts in May" */
const whatStarts: Rule = ({ tokens, classes, dictionary }, token, i) => {
  const [verb, noun] = [lowerAt(tokens, i + 1), lowerAt(tokens, i - 1)]
  if (token.lower !== 'what' || !classes.isSingular(noun) || !/^(?:the|a|an|this|my|your)$/.test(lowerAt(tokens, i - 2))) return undefined
  if (!prepositions.has(lowerAt(tokens, i - 3))) return undefined
  const isVerb = modals.has(verb) || /^(?:is|was|has|had)$/.test(verb) || (dictionary.partsOf(verb) & pos.verbS) !== 0
  return isVerb && !isQuestion(tokens, i) ? replaceWord(token, 'that', 'phrase', 'Use "that" after a noun.') : undefined
}

/** "it gives us possibility to learn", "I had opportunity to see it" */
const thePossibility: Rule = ({ tokens }, token, i) => {
  if (!/^(?:possibility|opportunity)$/.test(token.lower) || lowerAt(tokens, i + 1) !== 'to') return undefined
  const at = /^(?:me|us|him|her|them|you|people|students|everyone)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  if (!/^(?:give|gives|gave|given|have|has|had|get|gets|got|offer|offers|offered)$/.test(lowerAt(tokens, at))) return undefined
  return replaceWord(token, `the ${token.lower}`, 'article', `Use "the" before "${token.text}".`)
}

/** "Can you tell me what time is it?" */
const whatTime: Rule = ({ tokens }, token, i) => {
  const [time, is, it] = [tokens[i + 1], tokens[i + 2], tokens[i + 3]]
  if (token.lower !== 'what' || time?.lower !== 'time' || is?.lower !== 'is' || it?.lower !== 'it' || tokens[i + 4]?.word) return undefined
  if (!/^(?:me|us|know|ask|wonder|tell|remember)$/.test(lowerAt(tokens, i - 1))) return undefined
  return replaceWord(is, 'it is', 'asked-order', 'In an indirect question, the subject comes before the verb.', it)
}

/** "On the other hand, peoples spend too much" */
const peopleDo: Rule = ({ tokens, dictionary }, token, i) => {
  if (token.lower !== 'peoples' || !(token.first || tokens[i - 1]?.text === ',')) return undefined
  const verb = lowerAt(tokens, i + 1)
  const isVerb = /^(?:are|were|have|do|don't|can|should|will|must)$/.test(verb) || (dictionary.partsOf(verb) & pos.verb) !== 0
  return isVerb ? replaceWord(token, 'people', 'number', '"People" is a plural already.') : undefined
}

/** "I am here since Monday", "She is married since 2010" */
const beenSince: Rule = ({ tokens }, token, i) => {
  const person = lowerAt(tokens, i - 1)
  if (!/^(?:am|is|are)$/.test(token.lower) || !/^(?:i|you|he|she|we|they)$/.test(person) || isQuestion(tokens, i)) return undefined
  if (!/^(?:here|there|married|sick|ill|single|unemployed|retired|divorced|ready)$/.test(lowerAt(tokens, i + 1)) || lowerAt(tokens, i + 2) !== 'since') return undefined // prettier-ignore
  const have = person === 'he' || person === 'she' ? 'has' : 'have'
  return replaceWord(token, `${have} been`, 'tense', `Use "${have} been" for something that started in the past and continues.`)
}

/** "If he will come, I will tell him." */
const ifWill: Rule = ({ tokens, dictionary, classes }, token, i) => {
  const [person, verb] = [lowerAt(tokens, i - 1), tokens[i + 1]]
  if (token.lower !== 'will' || lowerAt(tokens, i - 2) !== 'if' || !/^(?:i|he|she|they|we)$/.test(person) || !verb?.word) return undefined
  // "If they will help, we can start": they are willing.
  const isVerb =
    !/^(?:be|help|let|agree|allow|accept|wait|only|not)$/.test(verb.lower) &&
    classes.isVerb(verb.lower) &&
    !(dictionary.partsOf(verb.lower) & pos.adverb)
  if (!isVerb) return undefined
  // "I wonder if he will come" is an indirect question; the condition has its consequence.
  let k = i + 2
  while (k < i + 10 && tokens[k]?.word) k++
  const isConsequence = tokens[k]?.text === ',' && (subjects.has(lowerAt(tokens, k + 1)) || determiners.has(lowerAt(tokens, k + 1)))
  if (!isConsequence || !tokens.slice(k + 2, k + 5).some(({ lower }) => /^(?:will|can|won['’]t|can['’]t)$/.test(lower))) return undefined
  const right = /^(?:he|she|it)$/.test(person) ? inflect(verb.lower, 's') : verb.lower
  return replaceWord(token, right, 'tense', 'A condition stands in the present tense.', verb)
}

/** "I wish I have more time." */
const wishHad: Rule = ({ tokens }, token, i) => {
  if (!/^(?:have|has|am|is|are|know|do)$/.test(token.lower) || !subjects.has(lowerAt(tokens, i - 1))) return undefined
  if (!/^(?:wish|wishes)$/.test(lowerAt(tokens, i - 2)) || !subjects.has(lowerAt(tokens, i - 3))) return undefined
  const right = /^(?:am|is|are)$/.test(token.lower) ? 'were' : inflect(token.lower === 'has' ? 'have' : token.lower, 'past')
  return replaceWord(token, right, 'tense', 'A wish about the present stands in the past tense.')
}

/** "He has born in 1990." */
const wasBorn: Rule = ({ tokens }, token, i) => {
  if (!/^(?:has|have|had)$/.test(token.lower) || lowerAt(tokens, i + 1) !== 'born' || !/^(?:in|on|at)$/.test(lowerAt(tokens, i + 2)))
    return undefined
  const person = lowerAt(tokens, i - 1)
  if (!subjects.has(person)) return undefined
  return replaceWord(token, /^(?:i|he|she|it)$/.test(person) ? 'was' : 'were', 'verb-form', 'Use "was born" or "were born".')
}

/** "He is elder than me." */
const olderThan: Rule = ({ tokens }, token, i) =>
  token.lower === 'elder' && lowerAt(tokens, i + 1) === 'than'
    ? replaceWord(token, 'older', 'comparison', 'Use "older" before "than".')
    : undefined

/** "Her and I went shopping." */
const sheAndI: Rule = ({ tokens, tags }, token, i) => {
  const right = token.lower === 'her' ? 'she' : token.lower === 'him' ? 'he' : undefined
  if (!right || !token.first || lowerAt(tokens, i + 1) !== 'and' || lowerAt(tokens, i + 2) !== 'i') return undefined
  return tags.has(i + 3, 'Verb', 'Copula', 'Modal')
    ? replaceWord(token, right, 'pronoun-case', `Use "${right}" as the subject.`)
    : undefined
}

/** "The girl whom called is here." */
const whoCalled: Rule = ({ tokens, tags, dictionary }, token, i) => {
  const verb = lowerAt(tokens, i + 1)
  if (token.lower !== 'whom' || !tags.has(i - 1, 'Noun')) return undefined
  const isAuxiliary = /^(?:is|was|are|were|has|had|will|would|can|could)$/.test(verb) && !subjects.has(lowerAt(tokens, i + 2))
  const isVerb = isAuxiliary || (dictionary.partsOf(verb) & (pos.past | pos.noun | pos.name)) === pos.past // prettier-ignore
  return isVerb && tokens[i - 1]?.word ? replaceWord(token, 'who', 'pronoun-case', 'Use "who" as the subject.') : undefined
}

/** "a man which his car was stolen" */
const whoseCar: Rule = ({ tokens }, token, i) => {
  const owner = tokens[i + 1]
  if (token.lower !== 'which' || !/^(?:his|her|their)$/.test(owner?.lower ?? '') || !owner) return undefined
  return /^(?:man|woman|boy|girl|person|people|friend|child|neighbor|neighbour|teacher|student|someone)$/.test(lowerAt(tokens, i - 1))
    ? replaceWord(token, 'whose', 'pronoun-case', 'Use "whose" for what belongs to someone.', owner)
    : undefined
}

/** "I better go now." */
const hadBetter: Rule = ({ tokens }, token, i) => {
  const person = tokens[i - 1]
  if (token.lower !== 'better' || !person || !/^(?:i|you|we|they|he|she)$/.test(person.lower)) return undefined
  if (!person.first && !/^(?:and|so|but|then|,)$/.test(tokens[i - 2]?.lower ?? '')) return undefined
  return /^(?:go|be|get|leave|start|do|not|stop|call|ask|check|hurry)$/.test(lowerAt(tokens, i + 1))
    ? { start: person.end, end: person.end, after: "'d", kind: 'grammar', rule: 'missing-verb', message: 'Write "had better".' }
    : undefined
}

/** "Please could you sent a technician?" */
const couldSend: Rule = ({ tokens, dictionary, classes }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  if (!/^(?:could|can|would|will)$/.test(lowerAt(tokens, i - 2)) || !/^(?:you|we|i)$/.test(lowerAt(tokens, i - 1))) return undefined
  const base = classes.base(token.lower)
  if (!base || base === token.lower || !(parts & pos.past) || parts & (pos.verb | pos.adjective | pos.noun)) return undefined
  return replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${lowerAt(tokens, i - 2)}".`)
}

/** "the position that was advertise on your website" */
const wasAdvertised: Rule = ({ tokens, dictionary, classes }, token, i) => {
  if (!/^(?:is|was|are|were|been)$/.test(lowerAt(tokens, i - 1)) || !classes.isVerb(token.lower) || closed.has(token.lower))
    return undefined
  if (dictionary.partsOf(token.lower) !== pos.verb || !/^(?:on|in|by|at|for|with|from)$/.test(lowerAt(tokens, i + 1))) return undefined
  // "All you can do is complain at the desk", "What we did was agree on a date"
  if (!/^(?:that|which|it|they|he|she)$/.test(lowerAt(tokens, i - 2)) || isQuestion(tokens, i)) return undefined
  return replaceWord(token, inflect(token.lower, 'participle'), 'verb-form', `Use the participle after "${lowerAt(tokens, i - 1)}".`)
}

/** "The printer doesn't works properly." */
const doesntWork: Rule = ({ tokens, dictionary, classes }, token, i) => {
  if (!/^(?:do|does|did)n['’]t$/.test(lowerAt(tokens, i - 1)) || !(dictionary.partsOf(token.lower) & pos.verbS)) return undefined
  const base = classes.base(token.lower)
  return base && base !== token.lower && !closed.has(token.lower)
    ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${lowerAt(tokens, i - 1)}".`)
    : undefined
}

/** "waiting since one hour", "since an hour" */
const forAnHour: Rule = ({ tokens }, token, i) =>
  token.lower === 'since' &&
  /^(?:one|an|a)$/.test(lowerAt(tokens, i + 1)) &&
  /^(?:year|month|week|day|hour|minute|decade)$/.test(lowerAt(tokens, i + 2)) &&
  (!tokens[i + 3]?.word || /^(?:and|but|because|now|already)$/.test(lowerAt(tokens, i + 3)))
    ? replaceWord(token, 'for', 'since-for', 'Use "for" with a length of time.')
    : undefined

/** "Thank you for your helps." */
const yourHelp: Rule = ({ tokens }, token, i) =>
  /^(?:helps|advices|patiences|supports)$/.test(token.lower) && possessives.has(lowerAt(tokens, i - 1)) && !tokens[i + 1]?.word
    ? replaceWord(token, token.lower.slice(0, -1), 'number', `"${token.text.slice(0, -1)}" has no plural here.`)
    : undefined

/** "The flat what you rented us" */
const whatYou: Rule = ({ tokens, classes }, token, i) =>
  token.lower === 'what' && tokens[i - 2]?.first && /^(?:the|a|an|this|that|my|our|your)$/.test(lowerAt(tokens, i - 2)) && classes.isSingular(lowerAt(tokens, i - 1)) && subjects.has(lowerAt(tokens, i + 1)) // prettier-ignore
    ? replaceWord(token, 'that', 'phrase', 'Use "that" after a noun.')
    : undefined

const rules: readonly Rule[] = [
  couldSend,
  wasAdvertised,
  doesntWork,
  forAnHour,
  yourHelp,
  whatYou,
  beenSince,
  ifWill,
  wishHad,
  wasBorn,
  olderThan,
  sheAndI,
  whoCalled,
  whoseCar,
  hadBetter,
  closelyWith,
  accordingTo,
  nextMonth,
  onTuesdays,
  whatStarts,
  thePossibility,
  whatTime,
  peopleDo,
]
