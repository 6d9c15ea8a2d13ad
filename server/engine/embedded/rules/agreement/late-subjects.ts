/** Subjects that stand after a link or before a phrase that hides them: "what the two teams has decided", "Travel costs in May was". */
import { applyRules, inDrafts, isQuestion, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { eitherNumber, singularInS } from '../../grammar/subject-words.ts'
import {
  auxiliaries,
  closed,
  conjunctions,
  determiners,
  modals,
  pluralForms,
  possessives,
  singularForms,
  subjects,
} from '../../grammar/word-classes.ts'
import { beforeAdverbs, isToldOfPast, nounPhraseBefore } from './subject-phrases.ts'
import { evidence, wishes } from './subject-verbs.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function lateSubjectEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [whatTeamsHave, yearsAsHave]), ...inDrafts(applyRules(page, [costsInMay, qualityMatters]))]
}

const agree = (right: string, word: string) => `Use "${right}" to agree with "${word}".`

/** A plural that is nothing else, apart from a verb in "-s". */
const isMany = ({ classes, dictionary }: RulePage, word: string) =>
  word === 'people' ||
  (classes.isPlural(word) && (dictionary.partsOf(word) & ~(pos.plural | pos.verbS)) === 0 && !singularInS.test(word) && !eitherNumber.has(word)) // prettier-ignore

/** "what the two teams has decided", "everything that my friends was planning" */
const whatTeamsHave: Rule = (page, token, i) => {
  const { tokens, tags, dictionary } = page
  const right = /^(?:has|was|hasn't|wasn't|is)$/.test(token.lower) ? pluralForms.get(token.lower) : undefined
  const end = beforeAdverbs(page, i)
  const noun = lowerAt(tokens, end - 1)
  if (!right || isQuestion(tokens, i) || !isMany(page, noun) || !/^\p{Ll}/u.test(tokens[end - 1]?.text ?? '')) return undefined
  let start = end - 2
  while (start > end - 5 && (tags.has(start, 'Adjective') || /^(?:two|three|four|five|six|ten|many|other|new|old|young|local)$/.test(lowerAt(tokens, start)))) start-- // prettier-ignore
  const determiner = lowerAt(tokens, start)
  if (!/^(?:the|these|those)$/.test(determiner) && !possessives.has(determiner)) return undefined
  if (lowerAt(tokens, start - 1) !== 'what') return undefined
  // "what the children want is sleep"
  const next = i + (/^(?:always|already|just|now|not|also|really|actually|never)$/.test(lowerAt(tokens, i + 1)) ? 2 : 1)
  const parts = dictionary.partsOf(lowerAt(tokens, next))
  const isHelp = /^(?:has|hasn't)$/.test(token.lower) ? (parts & pos.participle) !== 0 || lowerAt(tokens, next) === 'been' : (parts & pos.ing) !== 0 && !(parts & pos.noun) // prettier-ignore
  return isHelp ? replaceWord(token, right, 'agreement', agree(right, noun)) : undefined
}

/** "My years as a volunteer has made me patient", "Her work as a nurse have taught her a lot" */
const yearsAsHave: Rule = onWord('is are was were has have does do', (page, token, i) => {
  const { tokens } = page
  const right = pluralForms.get(token.lower) ?? singularForms.get(token.lower)
  if (!right || isQuestion(tokens, i)) return undefined
  const end = beforeAdverbs(page, i)
  const role = nounPhraseBefore(page, end)
  const as = role ? role.start - 1 : -1
  if (!role || lowerAt(tokens, as) !== 'as' || /^(?:such|same|well|so|known)$/.test(lowerAt(tokens, as - 1))) return undefined
  const subject = nounPhraseBefore(page, as)
  if (!subject?.number || !tokens[subject.start]?.first || !possessives.has(lowerAt(tokens, subject.start))) return undefined
  if (!/^(?:years|months|weeks|days|time|work|job|role|duties|tasks|experience|experiences|career|life|position|internship|studies|success|skills|strengths|reputation|status|responsibilities)$/.test(subject.word)) return undefined // prettier-ignore
  const isPluralForm = singularForms.has(token.lower)
  return isPluralForm === (subject.number === 'many') ? undefined : replaceWord(token, right, 'agreement', agree(right, subject.word))
})

/** "Travel costs in May was high", "Sales calls to France has doubled": the plural before the preposition is no verb, since one follows. */
const costsInMay: Rule = (page, token, i) => {
  const { tokens, tags, dictionary } = page
  const right = /^(?:is|was|has)$/.test(token.lower) ? pluralForms.get(token.lower) : undefined
  if (!right || isQuestion(tokens, i)) return undefined
  let link = i - 1
  while (link > i - 6 && link > 0 && !/^(?:in|for|on|at|to|from|with|during|of)$/.test(lowerAt(tokens, link))) {
    const { word, text = '', lower = '' } = tokens[link] ?? {}
    if (!(word || /\d/.test(text)) || auxiliaries.has(lower) || modals.has(lower) || subjects.has(lower) || conjunctions.has(lower) || tags.has(link, 'PastTense', 'PresentTense')) return undefined // prettier-ignore
    link--
  }
  const noun = lowerAt(tokens, link - 1)
  if (!isMany(page, noun) || !(dictionary.partsOf(noun) & pos.verbS) || link === i - 1) return undefined
  let start = link - 2
  while (start > link - 5 && !tokens[start]?.first && !/^[:;]$/.test(tokens[start - 1]?.text ?? '') && tags.has(start, 'Adjective', 'Noun'))
    start--
  const before = tokens[start]
  const isNoun = before?.word === true && !closed.has(before.lower) && (dictionary.partsOf(before.lower) & (pos.noun | pos.adjective)) !== 0 // prettier-ignore
  const opens = before?.first === true || /^[:;]$/.test(tokens[start - 1]?.text ?? '')
  return before && opens && (isNoun || determiners.has(before.lower)) && !/^\p{Lu}/u.test(tokens[link - 1]?.text ?? '')
    ? replaceWord(token, right, 'agreement', agree(right, noun))
    : undefined
}

/** "Size matter less than quality", "It shows that price matter more" */
const qualityMatters: Rule = onWord('matter', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:more|most|less|least|a|very|so|too|much)$/.test(lowerAt(tokens, i + 1))) return undefined
  const noun = lowerAt(tokens, i - 1)
  if (/^(?:subject|gr[ae]y|dark|organic|plant|vegetable|printed|reading|foreign|white|particulate|solid)$/.test(noun)) return undefined
  const phrase = nounPhraseBefore(page, i)
  const opens = phrase && (tokens[phrase.start]?.first || /^(?:that|and|but|because|if|think|say|believe|,)$/.test(tokens[phrase.start - 1]?.lower ?? '')) // prettier-ignore
  if (!phrase || !opens || !page.classes.isSingular(phrase.word) || lowerAt(tokens, phrase.start - 2) === 'and') return undefined
  // "I suggest that quality matter more"
  if (lowerAt(tokens, phrase.start - 1) === 'that' && wishes.test(lowerAt(tokens, phrase.start - 2)) && !evidence.test(lowerAt(tokens, phrase.start - 3))) return undefined // prettier-ignore
  const right = inflect('matter', isToldOfPast(page, i) ? 'past' : 's')
  return replaceWord(token, right, 'agreement', agree(right, phrase.word))
})
