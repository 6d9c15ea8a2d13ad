/** Pronouns that name again what a relative clause is about: "The doctor which we visited her last week she is kind". */
import { finiteForms, sentenceEnd } from '../../grammar/clause.ts'
import { applyRules, beforeWord, inDrafts, lowerAt, onText, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { auxiliaries, closed, countNouns, determiners, modals } from '../../grammar/word-classes.ts'
import { isPersonNoun } from '../../grammar/person-nouns.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function repeatedPronounEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [whichWe]), ...inDrafts(applyRules(page, [visitedHer, sheIs, breakfastIt]))]
}

/** "The doctor which we", "My old car that I": the noun that opens the sentence of `i`, its relative word, and its subject. */
interface Head {
  noun: number
  relative: number
  isPerson: boolean
  isMany: boolean
}

const subject = /^(?:i|we|you|he|she|they)$/
/** What they name may be told in a clause with "that", or is a time or a place. */
const told = /^(?:fact|way|day|time|moment|year|idea|reason|problem|opinion|hope|news|wish|dream|promise|rule|condition|message|month|week|point|feeling|question|thing|place|night|morning|evening|case|conclusion|result|story|theory|suggestion|decision|agreement|possibility|minute|hour|season|weekend|example|advantage|goal|objective|impression|effect|explanation|exception|sentence|statement|report|plan|letter|position|discussion|summer|winter)s?$/ // prettier-ignore

function headOf(page: RulePage, i: number): Head | undefined {
  const { tokens, classes } = page
  let start = i
  while (start > 0 && !tokens[start]?.first) start--
  if (!/^(?:the|my|our|a|an|this|his|her|their|your|these|those)$/.test(lowerAt(tokens, start))) return undefined
  for (let k = start + 1; k < start + 4 && k + 1 < i; k++) {
    const relative = lowerAt(tokens, k + 1)
    if (/^(?:that|which|who|whom)$/.test(relative) && subject.test(lowerAt(tokens, k + 2))) {
      const noun = lowerAt(tokens, k)
      const one = classes.singular(noun) ?? noun
      const isPerson = isPersonNoun(noun)
      if ((!isPerson && !countNouns.has(one)) || (told.test(noun) && relative === 'that') || /^(?:day|time|year|place|moment)s?$/.test(noun)) return undefined // prettier-ignore
      return { noun: k, relative: k + 1, isPerson, isMany: classes.isPlural(noun) || /^(?:people|men|women|children)$/.test(noun) }
    }
    if (!tokens[k]?.word || closed.has(lowerAt(tokens, k))) return undefined
  }
  return undefined
}

const names = ({ isPerson, isMany }: Head, pronoun: string) => (isMany ? /^(?:they|them)$/ : isPerson ? /^(?:he|him|she|her)$/ : /^it$/).test(pronoun) // prettier-ignore

/** The doctor "which" we visited */
const whichWe: Rule = beforeWord('i we you', (page, token, i) => {
  const head = token.text === 'which' ? headOf(page, i + 2) : undefined
  return head?.relative === i && head.isPerson && page.tokens[i + 3]?.word && !/^(?:host|user|agent|model|guest|crew|author)s?$/.test(lowerAt(page.tokens, i - 1)) // prettier-ignore
    ? replaceWord(token, 'whom', 'pronoun-case', 'Use "whom" for people.')
    : undefined
})

const goesOn = /^(?:last|yesterday|today|is|was|are|were|has|had|have|when|two|three|recently|here|there|every|once|before|he|she|it|they|will|can|in|at|on)$/ // prettier-ignore

/** The doctor that we visited "her" last week */
const visitedHer: Rule = onText('it him her them', (page, token, i) => {
  const { tokens, dictionary } = page
  const head = headOf(page, i)
  const verb = lowerAt(tokens, i - 1)
  const next = tokens[i + 1]
  if (!head || !next?.word || !names(head, token.text) || i - head.relative > 4 || !goesOn.test(next.lower)) return undefined
  if (closed.has(verb) || !(dictionary.partsOf(verb) & (pos.verb | pos.past)) || /^(?:give|gave|given|send|sent|tell|told|show|showed|bring|brought|offer|offered|think|thought|say|said|hope|want|wanted|put|use|used)$/.test(verb)) return undefined // prettier-ignore
  // "The shop that I bought it in is closed."
  const isStranded = /^(?:in|at|on)$/.test(next.lower) && (!tokens[i + 2]?.word || finiteForms.has(lowerAt(tokens, i + 2)))
  const between = tokens.slice(head.relative + 2, i - 1)
  return !isStranded && between.every(({ lower }) => auxiliaries.has(lower) || modals.has(lower) || /^(?:always|also|just|already|never|often)$/.test(lower)) // prettier-ignore
    ? removeWord(token, next, 'extra-word', `Remove "${token.text}": "${lowerAt(tokens, head.relative)}" is the object.`)
    : undefined
})

/** "The breakfast it is included.": not "The moment it is done", "The more it is used" */
const breakfastIt: Rule = onText('it', ({ tokens, dictionary, tags }, token, i) => {
  const [noun, next] = [tokens[i - 1], tokens[i + 1]]
  if (tokens[i - 2]?.first !== true || !/^(?:the|my|our)$/.test(lowerAt(tokens, i - 2)) || !noun?.word || !next?.word) return undefined
  if (!(dictionary.partsOf(noun.lower) & pos.noun) || !tags.has(i - 1, 'Noun') || told.test(noun.lower) || /^(?:minute|second|instant|hour|first|last|next|more|less|better|faster|longer|way|kind|sort|best|worst)$/.test(noun.lower)) return undefined // prettier-ignore
  const isVerb = /^(?:is|was|has)$/.test(next.lower)
  const end = sentenceEnd(tokens, i)
  const rest = tokens.slice(i + 2, end)
  const hasOther = rest.some(({ lower }, k) => (finiteForms.has(lower) || modals.has(lower)) && !/^(?:,|and|but|because)$/.test(rest[k - 2]?.lower ?? '') && !rest.slice(0, k).some(other => /^(?:and|but|because|so)$/.test(other.lower))) // prettier-ignore
  return isVerb && !hasOther
    ? removeWord(token, next, 'double-subject', `The subject is already "${noun.lower}". Remove the pronoun.`)
    : undefined
})

/** The house that I bought last year "it" is near */
const sheIs: Rule = onText('it he she they', (page, token, i) => {
  const { tokens, tags, dictionary } = page
  const head = headOf(page, i)
  const next = tokens[i + 1]
  if (!head || !next?.word || !names(head, token.text) || i - head.relative < 3 || i - head.relative > 10) return undefined
  const isVerb = finiteForms.has(next.lower) || modals.has(next.lower) || ((dictionary.partsOf(next.lower) & (pos.verbS | pos.past)) !== 0 && tags.has(i + 1, 'Verb')) // prettier-ignore
  const inside = tokens.slice(head.relative + 2, i)
  if (!isVerb || inside.some(({ word, lower }, k) => !word || /^(?:that|which|who|because|when|if|and|but|before|after|while|so|as|than|where|how|why|what|until|since|or)$/.test(lower) || (k > 1 && (finiteForms.has(lower) || modals.has(lower))))) return undefined // prettier-ignore
  // "The man that I think he is": the pronoun begins a clause of its own.
  const before = lowerAt(tokens, i - 1)
  const isDone = /^(?:week|month|year|yesterday|today|summer|winter|night|morning|weekend|ago|here|there|him|her|it|them|me|us|you|recently|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(before) || (tags.has(i - 1, 'Noun') && determiners.has(lowerAt(tokens, i - 2))) // prettier-ignore
  if (!isDone || inside.some(({ lower }) => /^(?:think|thought|say|said|know|knew|hope|hoped|believe|told|tell|saw|see|feel|felt|wish|guess|heard|hear|said|claim|claimed)$/.test(lower))) return undefined // prettier-ignore
  const end = sentenceEnd(tokens, i)
  for (let k = i + 2; k < end; k++) {
    if (!tokens[k]?.word || /^(?:that|which|who|because|when|if|and|but|so|while|where|as)$/.test(lowerAt(tokens, k))) break
    if (finiteForms.has(lowerAt(tokens, k)) && k > i + 2) return undefined
  }
  return removeWord(token, next, 'double-subject', `The subject is already "${lowerAt(tokens, head.noun)}". Remove the pronoun.`)
})
