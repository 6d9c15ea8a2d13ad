/** Slips in common phrases that the words beside them show: "in next month", "at Tuesdays", "If he will come, I will". */
import { applyRules, isQuestion, lowerAt, removeWord, replaceWord, type Rule } from './edits.ts'
import { inflect } from './irregular.ts'
import { pos } from './parts-of-speech.ts'
import type { Edit } from './revision.ts'
import type { RulePage } from './rule-page.ts'
import { eitherNumber, singularInS } from './subject-words.ts'
import { determiners, endsPhrase, modals, pluralForms, possessives, prepositions, singularForms, subjects } from './word-classes.ts'

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

/** "This are my books." */
const theseAre: Rule = ({ tokens, classes }, token, i) => {
  const to = token.lower === 'this' ? 'these' : token.lower === 'that' ? 'those' : undefined
  if (!to || !token.first || !/^(?:are|were)$/.test(lowerAt(tokens, i + 1))) return undefined
  const at = determiners.has(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  return classes.isPlural(lowerAt(tokens, at)) && endsPhrase(tokens[at + 1])
    ? replaceWord(token, to, 'agreement', `Use "${to}" before a plural.`)
    : undefined
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

/** "The committee met, and the chairman have resigned": a second clause with a subject of its own. */
const secondSubject: Rule = ({ tokens, tags, classes }, token, i) => {
  const right = singularForms.get(token.lower) ?? (token.lower === 'have' ? 'has' : undefined)
  const noun = lowerAt(tokens, i - 1)
  if (!right || !classes.isSingular(noun) || eitherNumber.has(noun) || !tags.has(i - 1, 'Singular') || isQuestion(tokens, i))
    return undefined
  let k = i - 2
  while (k > i - 5 && tags.has(k, 'Adjective') && !determiners.has(lowerAt(tokens, k))) k--
  if (!/^(?:the|a|an|this|that|every|each)$/.test(lowerAt(tokens, k)) && !possessives.has(lowerAt(tokens, k))) return undefined
  if (!/^(?:and|but|so)$/.test(lowerAt(tokens, k - 1)) || tokens[k - 2]?.text !== ',') return undefined
  // Otherwise the noun is the last of a list: "The board, the staff, and the chairman have resigned".
  let hasVerb = false
  for (let at = k - 3; at >= 0; at--) {
    const word = lowerAt(tokens, at)
    if (!word || /^(?:if|that|who|which|whom|when|while|wish|suggest|insist|demand|as|though)$/.test(word)) return undefined
    hasVerb ||= tags.has(at, 'PastTense', 'PresentTense', 'Copula') && !tags.has(at, 'Noun', 'Adjective')
    if (tokens[at]?.first) return hasVerb ? replaceWord(token, right, 'agreement', `Use "${right}" to agree with "${noun}".`) : undefined
  }
  return undefined
}

/** "My friend Siobhan have done the same course." */
const namedFriend: Rule = ({ tokens }, token, i) => {
  const right = singularForms.get(token.lower) ?? (token.lower === 'have' ? 'has' : undefined)
  const [name, friend] = [tokens[i - 1], lowerAt(tokens, i - 2)]
  if (!right || !name?.word || !/^\p{Lu}\p{Ll}/u.test(name.text) || isQuestion(tokens, i)) return undefined
  if (!/^(?:friend|brother|sister|boss|colleague|cousin|neighbor|neighbour|teacher|uncle|aunt|son|daughter|husband|wife|roommate|flatmate|manager)$/.test(friend)) return undefined // prettier-ignore
  // "My dad and my friend Ada have gone"
  const isAlone = tokens[i - 3]?.first || tokens[i - 4]?.text === ',' || /^(?:because|but|so)$/.test(lowerAt(tokens, i - 4))
  return possessives.has(lowerAt(tokens, i - 3)) && isAlone ? replaceWord(token, right, 'agreement', `Use "${right}" to agree with "${name.text}".`) : undefined // prettier-ignore
}

/** "A number of guests has complained" */
const aNumberOf: Rule = ({ tokens, classes }, token, i) => {
  const right = pluralForms.get(token.lower)
  if (!right || !classes.isPlural(lowerAt(tokens, i - 1)) || isQuestion(tokens, i)) return undefined
  const of = lowerAt(tokens, i - 2) === 'of' ? i - 2 : i - 3
  if (lowerAt(tokens, of) !== 'of' || lowerAt(tokens, of - 1) !== 'number' || lowerAt(tokens, of - 2) !== 'a') return undefined
  return tokens[of - 2]?.first ? replaceWord(token, right, 'agreement', `Use "${right}" after "a number of".`) : undefined
}

/** "Here is the documents you asked for." */
const hereAre: Rule = ({ tokens, classes, dictionary }, token, i) => {
  if (token.lower !== 'is' || lowerAt(tokens, i - 1) !== 'here' || !tokens[i - 1]?.first) return undefined
  if (!/^(?:the|these|those|some)$/.test(lowerAt(tokens, i + 1)) && !possessives.has(lowerAt(tokens, i + 1))) return undefined
  const noun = lowerAt(tokens, i + 2)
  const isMany = classes.isPlural(noun) && (dictionary.partsOf(noun) & ~(pos.plural | pos.verbS)) === 0 && !singularInS.test(noun)
  return isMany && !/^(?:and|of)$/.test(lowerAt(tokens, i + 3)) && endsPhrase(tokens[i + 3])
    ? replaceWord(token, 'are', 'agreement', `Use "are" to agree with "${noun}".`)
    : undefined
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

const rules: readonly Rule[] = [
  aNumberOf,
  hereAre,
  beenSince,
  ifWill,
  wishHad,
  wasBorn,
  olderThan,
  sheAndI,
  whoCalled,
  whoseCar,
  hadBetter,
  secondSubject,
  namedFriend,
  closelyWith,
  accordingTo,
  nextMonth,
  onTuesdays,
  whatStarts,
  theseAre,
  thePossibility,
  whatTime,
  peopleDo,
]
