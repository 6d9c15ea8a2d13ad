/** Agreement that a draft needs and dialogue may lack: "what you was doing", "those who opposes", "There are a lot of noise". */
import { afterWord, applyRules, beforeWord, inDrafts, isQuestion, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { eitherNumber, singularInS } from '../../grammar/subject-words.ts'
import { auxiliaries, closed, determiners, massNouns, modals, pluralForms, possessives, singularForms } from '../../grammar/word-classes.ts'
import { isEnd, startsObject, startsPlace } from '../verbs/verb-slots.ts'
import { isToldOfPast, nounPhraseBefore } from './subject-phrases.ts'
import { isBaseForm } from './subject-verbs.ts'

/** Edits that are applied in drafts only. */
export function draftAgreementEdits(page: RulePage): Edit[] {
  return inDrafts(applyRules(page, [youWere, isThere, thoseWho, whoDeals, thereLots, whatAre, hasHe, thatDivides, noneOther]))
}

const agree = (right: string, word: string) => `Use "${right}" to agree with "${word}".`

const isMany = ({ classes, dictionary }: RulePage, word: string) =>
  word === 'people' ||
  (classes.isPlural(word) && (dictionary.partsOf(word) & ~(pos.plural | pos.verbS)) === 0 && !singularInS.test(word) && !eitherNumber.has(word)) // prettier-ignore

const clauseWord = /^(?:and|but|because|so|that|what|where|when|who|how|why|if|while|although|though|since|as|before|after|until|unless|once|than|which|whatever|think|thought|know|knew|said|say|hope|says|sure|afraid|glad|sorry)$/ // prettier-ignore

/** "what you was doing", "You hasn't got your form" */
const youWere: Rule = afterWord('you we they', ({ tokens }, token, i) => {
  const right = pluralForms.get(token.lower)
  const person = lowerAt(tokens, i - 1)
  if (!right) return undefined
  const before = tokens[i - 2]
  const opens = tokens[i - 1]?.first === true || (before && !before.word && !/^[-/&]$/.test(before.text)) || clauseWord.test(before?.lower ?? '') // prettier-ignore
  // "What he told you and they is", "my friend and you was"
  if (!opens || (/^(?:and|as|than|after|before|since|but)$/.test(before?.lower ?? '') && person === 'you')) return undefined
  if (isQuestion(tokens, i) && (auxiliaries.has(before?.lower ?? '') || modals.has(before?.lower ?? ''))) return undefined
  return replaceWord(token, right, 'agreement', agree(right, person))
})

/** "Those who opposes it", "those who has paid" */
const thoseWho: Rule = afterWord('who', (page, token, i) => {
  const { tokens, dictionary, classes } = page
  if (lowerAt(tokens, i - 2) !== 'those') return undefined
  if (lowerAt(tokens, i - 3) === 'of' && /^(?:one|each|only|none)$/.test(lowerAt(tokens, i - 4))) return undefined
  const form = pluralForms.get(token.lower)
  const base = dictionary.partsOf(token.lower) & pos.verbS && !closed.has(token.lower) ? classes.base(token.lower) : undefined
  const right = form ?? (base && inflect(base, 's') === token.lower ? base : undefined)
  return right ? replaceWord(token, right, 'agreement', agree(right, 'those')) : undefined
})

/** "Do you know who deal with that?" */
const whoDeals: Rule = afterWord('who', (page, token, i) => {
  const { tokens, dictionary, classes } = page
  if (!/^\p{Ll}/u.test(token.text) || token.hyphen || closed.has(token.lower)) return undefined
  const before = lowerAt(tokens, i - 2)
  const isAsked = /^(?:know|knows|wonder|wonders|idea|remember|decide|decides|depends|matter|matters|understand|sure|see|check|ask|asks|on|of|about)$/.test(before) || (/^(?:me|us|you|him|her|them)$/.test(before) && /^(?:tell|ask|show|tells|shows|remind)$/.test(lowerAt(tokens, i - 3))) // prettier-ignore
  const parts = dictionary.partsOf(token.lower)
  if (!isAsked || !classes.isVerb(token.lower) || parts & (pos.past | pos.verbS | pos.ing | pos.plural | pos.adverb)) return undefined
  // "who I am", "who else"
  const next = lowerAt(tokens, i + 1)
  if (inflect(token.lower, 'past') === token.lower || !(startsObject(next) || startsPlace(next) || isEnd(tokens[i + 1]) || plainVerbs.has(token.lower)) || auxiliaries.has(next)) return undefined // prettier-ignore
  if (/^(?:on|of|about)$/.test(before) && !/^(?:depends?|idea|care|think)$/.test(lowerAt(tokens, i - 3))) return undefined
  const right = inflect(token.lower, 's')
  return replaceWord(token, right, 'agreement', agree(right, 'who'))
})

/** "There was a lot of people", "There are plenty of noise" */
const thereLots: Rule = afterWord('there', (page, token, i) => {
  const { tokens, tags } = page
  const isOne = /^(?:is|was|isn't|wasn't)$/.test(token.lower)
  const right = isOne ? pluralForms.get(token.lower) : /^(?:are|were|aren't|weren't)$/.test(token.lower) ? singularForms.get(token.lower) : undefined // prettier-ignore
  const at = lowerAt(tokens, i + 1) === 'a' ? i + 2 : /^(?:lots|plenty)$/.test(lowerAt(tokens, i + 1)) ? i + 1 : -1
  if (!right || at < 0 || !/^(?:lot|lots|plenty)$/.test(lowerAt(tokens, at)) || lowerAt(tokens, at + 1) !== 'of') return undefined
  let k = at + 2
  while (k < at + 5 && tags.has(k, 'Adjective') && !massNouns.has(lowerAt(tokens, k))) k++
  const noun = lowerAt(tokens, k)
  const goesOn = !tokens[k + 1]?.word || closed.has(lowerAt(tokens, k + 1)) || tags.has(k + 1, 'Gerund', 'Adjective', 'Adverb')
  if (!goesOn || lowerAt(tokens, k + 1) === 'and') return undefined
  const fits = isOne ? isMany(page, noun) : (massNouns.has(noun) || /^(?:noise|food|space|room|rain|dust|fun|work|stuff|time|help|damage|pain|mud|smoke|demand|pressure|tension|confusion|paperwork|mail|post|litter)$/.test(noun)) && noun !== 'data' // prettier-ignore
  return fits ? replaceWord(token, right, 'agreement', agree(right, noun)) : undefined
})

/** "Is there many people?", "Are there any milk left?" */
const isThere: Rule = beforeWord('there', (page, token, i) => {
  const { tokens, tags } = page
  if (!token.first || !isQuestion(tokens, i)) return undefined
  const isOne = /^(?:is|was)$/.test(token.lower)
  const amount = lowerAt(tokens, i + 2)
  if (isOne ? !/^(?:many|several|any|some|two|three|four|other)$/.test(amount) : !(/^(?:are|were)$/.test(token.lower) && /^(?:any|some|much|enough|no|a|an)$/.test(amount))) return undefined // prettier-ignore
  let k = i + 3
  while (k < i + 6 && tags.has(k, 'Adjective') && !isMany(page, lowerAt(tokens, k)) && !massNouns.has(lowerAt(tokens, k))) k++
  const noun = lowerAt(tokens, k)
  const isThing = /^an?$/.test(amount) && tags.has(k, 'Singular') && !/^(?:lot|few|couple|number|bunch|variety|range|dozen|hundred|thousand|million|pair)$/.test(noun) && !tags.has(k + 1, 'Noun') // prettier-ignore
  const fits = isOne ? isMany(page, noun) && !tags.has(k + 1, 'Noun') : (!/^an?$/.test(amount) && massNouns.has(noun) && noun !== 'data' && !tags.has(k + 1, 'Plural')) || isThing // prettier-ignore
  const right = (isOne ? pluralForms : singularForms).get(token.lower)
  return fits && right && lowerAt(tokens, k + 1) !== 'and' ? replaceWord(token, right, 'agreement', agree(right, noun)) : undefined
})

/** "What is the opening hours?", "What was your reasons for leaving?" */
const whatAre: Rule = afterWord('what which where', (page, token, i) => {
  const { tokens, tags } = page
  const right = /^(?:is|was)$/.test(token.lower) ? pluralForms.get(token.lower) : undefined
  if (!right || !tokens[i - 1]?.first || !isQuestion(tokens, i)) return undefined
  const determiner = lowerAt(tokens, i + 1)
  if (!/^(?:the|these|those|some)$/.test(determiner) && !possessives.has(determiner)) return undefined
  let k = i + 2
  while (k < i + 5 && !isMany(page, lowerAt(tokens, k)) && tags.has(k, 'Adjective', 'Noun', 'Gerund') && !closed.has(lowerAt(tokens, k)))
    k++
  const noun = lowerAt(tokens, k)
  const goesOn = isEnd(tokens[k + 1]) || /^(?:of|for|in|on|at|to|about|like|here|you|we|i|they|that|with|from|between)$/.test(lowerAt(tokens, k + 1)) // prettier-ignore
  return isMany(page, noun) && goesOn && /^\p{Ll}/u.test(tokens[k]?.text ?? '')
    ? replaceWord(token, right, 'agreement', agree(right, noun))
    : undefined
})

/** "Have your brother called?", "Have the plumber been yet?" */
const hasHe: Rule = onWord("have haven't", ({ tokens, tags, classes, dictionary }, token, i) => {
  if (!(token.first || (/^(?:where|why|how|what|when)$/.test(lowerAt(tokens, i - 1)) && tokens[i - 1]?.first)) || !isQuestion(tokens, i)) return undefined // prettier-ignore
  const determiner = lowerAt(tokens, i + 1)
  if (!/^(?:the|this|that)$/.test(determiner) && !possessives.has(determiner)) return undefined
  const k = tags.has(i + 2, 'Adjective') && classes.isSingular(lowerAt(tokens, i + 3)) ? i + 3 : i + 2
  const [noun, next] = [lowerAt(tokens, k), lowerAt(tokens, k + 1)]
  if (!classes.isSingular(noun) || eitherNumber.has(noun) || /[^s]s$/.test(noun)) return undefined
  const right = singularForms.get(token.lower)
  return right && ((dictionary.partsOf(next) & pos.participle) !== 0 || /^(?:been|ever|already|gone|come|had|got)$/.test(next))
    ? replaceWord(token, right, 'agreement', agree(right, noun))
    : undefined
})

/** "a question that divide many towns", "the form which show the date" */
const thatDivides: Rule = afterWord('that which', (page, token, i) => {
  const { tokens, tags, dictionary, classes } = page
  const { lower } = token
  if (closed.has(lower) || !/^\p{Ll}/u.test(token.text) || token.hyphen) return undefined
  const parts = dictionary.partsOf(lower)
  if (!classes.isVerb(lower) || parts & (pos.past | pos.verbS | pos.ing | pos.plural | pos.adverb | pos.adjective) || inflect(lower, 'past') === lower || lower === 'people') return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  if (!startsObject(next) || /^(?:that|this|people)$/.test(next) || isQuestion(tokens, i)) return undefined
  const phrase = nounPhraseBefore(page, i - 1)
  if (phrase?.number !== 'one' || !/^(?:a|an|another|every|each)$/.test(lowerAt(tokens, phrase.start))) return undefined
  if (/^(?:of|and|or|with|in|for|like|than|as|only)$/.test(lowerAt(tokens, phrase.start - 1)) || tags.has(i, 'Plural', 'Adjective')) return undefined // prettier-ignore
  // "a rule that traffic the whole day must follow"
  if (tokens.slice(i + 1, i + 6).some(({ lower: other }) => auxiliaries.has(other) || modals.has(other))) return undefined
  const right = inflect(lower, isToldOfPast(page, i) ? 'past' : 's')
  return replaceWord(token, right, 'agreement', agree(right, phrase.word))
})

/** "Each dumpling need one spoon", "Every guest receive a key" */
const noneOther: Rule = (page, token, i) => {
  const { tokens, classes, dictionary } = page
  const noun = lowerAt(tokens, i - 1)
  const head = tokens[i - 2]
  if (!head || !/^(?:each|every|another)$/.test(head.lower) || !(head.first || tokens[i - 3]?.text === ',')) return undefined
  const parts = dictionary.partsOf(token.lower)
  const next = lowerAt(tokens, i + 1)
  if (!classes.isSingular(noun) || !/^\p{Ll}/u.test(token.text) || token.hyphen || closed.has(token.lower)) return undefined
  const takes = determiners.has(next) || /^(?:one|two|three|four|five|only|about|at least|to|its|his|her|their|my|our|him|them|it|us|me)$/.test(next) // prettier-ignore
  if (!(takes && classes.isVerb(token.lower) && !(parts & (pos.past | pos.verbS | pos.plural | pos.adjective))) && !isBaseForm(page, i)) return undefined // prettier-ignore
  const right = inflect(token.lower, isToldOfPast(page, i) && token.lower !== 'need' ? 'past' : 's')
  return replaceWord(token, right, 'agreement', agree(right, noun))
}
