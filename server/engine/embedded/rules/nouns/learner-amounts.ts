/** Amounts of learners: "there was much family", "drink more waters", "Almost my friends like it", "The guest in the rooms are happy". */
import { finiteForms } from '../../grammar/clause.ts'
import { afterWord, applyRules, inDrafts, insertText, lowerAt, onText, onWord, pick, replaceWord, type Rule } from '../../edits.ts'
import { pluralize } from '../../grammar/irregular.ts'
import { persons } from '../../grammar/owners.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, modals, pluralForms, possessives } from '../../grammar/word-classes.ts'
import { isStrict } from '../articles/bare-nouns.ts'
import { baseAt, isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function learnerAmountEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [guestsAre, almostAll]),
    ...inDrafts(applyRules(page, [muchFamily, muchPeople, moreWaters, peoplesHere, goodSkills])),
  ]
}

/** "there was much family who", "I have much friend" */
const muchFamily: Rule = onText('much', ({ tokens, classes, dictionary }, token, i) => {
  const noun = tokens[i + 1]
  if (!noun?.word || noun.fixed || noun.hyphen || noun.text !== noun.lower) return undefined
  const isPlace = /^(?:family|house|city|village|town|country|company|problem|shop|car|school|hotel|tree|book|job|country|tourist|idea)$/.test(noun.lower) // prettier-ignore
  const parts = dictionary.partsOf(noun.lower)
  if (!(isPlace || (isStrict(noun.lower) && !(parts & (pos.verb | pos.adjective | pos.adverb)))) || !classes.isSingular(noun.lower) || !(isEnd(tokens[i + 2]) || /^(?:who|that|which|in|on|at|from|and|but|because|with|to|near|here|there)$/.test(lowerAt(tokens, i + 2)))) return undefined // prettier-ignore
  const before = lowerAt(tokens, i - 1)
  const isThere = /^(?:is|are|was|were)$/.test(before) && lowerAt(tokens, i - 2) === 'there'
  const isHad = /^(?:have|has|had|know|knows|visit|visited|see|saw|meet|met|buy|bought|own)$/.test(before)
  return isThere || isHad ? replaceWord(token, `many ${pluralize(noun.lower)}`, 'number', `"${noun.lower}" can be counted.`, noun) : undefined // prettier-ignore
})

/** "In our city, much young people prefer" */
const muchPeople: Rule = onWord('much', ({ tokens, classes, dictionary }, token, i) => {
  if (!(token.first || /^(?:,|and|but|because|that|there|are|were)$/.test(tokens[i - 1]?.lower ?? ''))) return undefined
  const k = classes.isAdjective(lowerAt(tokens, i + 1)) && /^(?:young|old|other|rich|poor|foreign|new|good|nice|different|big|small)$/.test(lowerAt(tokens, i + 1)) ? i + 2 : i + 1 // prettier-ignore
  const noun = lowerAt(tokens, k)
  const isMany = /^peoples?$/.test(noun) || (classes.isPlural(noun) && persons.has(classes.singular(noun) ?? ''))
  const next = lowerAt(tokens, k + 1)
  const isVerb = finiteForms.has(next) || modals.has(next) || (dictionary.partsOf(next) & (pos.verb | pos.verbS)) !== 0
  return isMany && isVerb && !tokens[k]?.hyphen && tokens[k + 1]?.text !== '-' ? replaceWord(token, 'many', 'number', `"${noun}" can be counted.`) : undefined // prettier-ignore
})

const masses: Record<string, string> = { waters: 'water', milks: 'milk', breads: 'bread', rices: 'rice', sugars: 'sugar', salts: 'salt', butters: 'butter', meats: 'meat', honeys: 'honey', flours: 'flour', alcohols: 'alcohol', airs: 'air', electricities: 'electricity', moneys: 'money' } // prettier-ignore

/** "drink more waters", "eat too much rices", "save waters" */
const moreWaters: Rule = (page, token, i) => {
  const { tokens } = page
  const right = pick(masses, token.text)
  if (!right || token.hyphen || !(isEnd(tokens[i + 1]) || closed.has(lowerAt(tokens, i + 1)))) return undefined
  let k = i - 1
  while (k > i - 5 && /^(?:more|some|enough|much|less|any|no|too|so|of|lots?|a|fresh|cold|hot|clean|warm|white|little|the)$/.test(lowerAt(tokens, k))) k-- // prettier-ignore
  const verb = baseAt(page, k)
  const takes = /^(?:drink|eat|add|consume|swallow|boil)$/.test(verb) || (/^(?:use|save|waste|need|buy|spend|breathe)$/.test(verb) && lowerAt(tokens, i - 1) !== 'the') // prettier-ignore
  return takes ? replaceWord(token, right, 'mass-noun', `"${right}" is uncountable.`) : undefined
}

/** "Almost my friends like it.", "Almost my friend hasn't heard", "Almost student don't believe it" */
const almostAll: Rule = onText('Almost', ({ tokens, classes, dictionary }, token, i) => {
  if (!token.first) return undefined
  const owner = possessives.has(lowerAt(tokens, i + 1)) ? tokens[i + 1] : undefined
  const at = owner ? i + 2 : i + 1
  const [noun, verb] = [tokens[at], tokens[at + 1]]
  if (!noun?.word || noun.fixed || noun.hyphen || noun.text !== noun.lower || !verb?.word) return undefined
  const parts = dictionary.partsOf(verb.lower)
  const isVerb = finiteForms.has(verb.lower) || modals.has(verb.lower) || pluralForms.has(verb.lower) || [...pluralForms.values()].includes(verb.lower) || ((parts & (pos.verb | pos.verbS | pos.past)) !== 0 && !(parts & (pos.noun | pos.plural | pos.adjective))) || /^(?:like|love|live|work|study|use|want|need)s?$/.test(verb.lower) // prettier-ignore
  if (!isVerb) return undefined
  if (owner && classes.isPlural(noun.lower) && !classes.isAdjective(noun.lower)) return insertText(owner.start, 'all ', 'phrase', 'Write "almost all" before a plural.') // prettier-ignore
  if (!persons.has(noun.lower) || parts & pos.past || (!owner && classes.isAdjective(noun.lower))) return undefined
  const many = pluralForms.get(verb.lower) ?? (parts & pos.verbS ? classes.base(verb.lower) : undefined) ?? verb.text
  return replaceWord(token, `almost all ${owner ? `${owner.text} ` : ''}${pluralize(noun.lower)} ${many}`, 'phrase', 'Write "almost all" and the plural.', verb) // prettier-ignore
})

/** "The peoples here are kind.": persons, and no nations */
const peoplesHere: Rule = onText('peoples', ({ tokens }, token, i) => {
  if (token.hyphen || !/^(?:the|other|all|these|those|many|some)$/.test(lowerAt(tokens, i - 1))) return undefined
  const next = lowerAt(tokens, i + 1)
  const isHere = /^(?:here|there)$/.test(next) || (next === 'in' && /^(?:my|our|this)$/.test(lowerAt(tokens, i + 2)) && /^(?:city|town|village|street|country|office|family|company|area|building|neighborhood|neighbourhood|class|school|team|house)$/.test(lowerAt(tokens, i + 3))) // prettier-ignore
  return isHere ? replaceWord(token, 'people', 'number', 'Use "people" for persons.') : undefined
})

/** "good skill in programming" */
const goodSkills: Rule = onText('skill', ({ tokens }, token, i) =>
  /^(?:good|strong|excellent|basic|advanced|solid|technical|communication|computer|language|leadership|organizational|analytical)$/.test(lowerAt(tokens, i - 1)) && /^(?:and|have|has|had|my|very|need|got)$/.test(lowerAt(tokens, i - 2)) && (isEnd(tokens[i + 1]) || /^(?:in|and|for|to)$/.test(lowerAt(tokens, i + 1))) && !token.hyphen // prettier-ignore
    ? replaceWord(token, 'skills', 'number', 'Use the plural for more than one.')
    : undefined,
)

/** Persons who come as a group: "the guest in the rooms are" */
const groups = /^(?:guest|customer|client|visitor|tourist|student|passenger|tenant|participant|volunteer|villager|resident|patient|employee|worker|pupil|neighbor|neighbour|colleague)$/ // prettier-ignore

/** "The guest in the apartment are comfortable." */
const guestsAre: Rule = afterWord('the', ({ tokens, classes }, token, i) => {
  if (!groups.test(token.text) || token.hyphen || token.fixed) return undefined
  if (!/^(?:in|at|from|on)$/.test(lowerAt(tokens, i + 1)) || !/^(?:the|my|our|this|your)$/.test(lowerAt(tokens, i + 2))) return undefined
  const place = lowerAt(tokens, i + 3)
  const verb = tokens[i + 4]
  if (!classes.isSingular(place) || !/^(?:are|were)$/.test(verb?.text ?? '') || !tokens[i + 5]?.word) return undefined
  const opens = tokens[i - 1]?.first === true || /^(?:that|because|if|when|hope|and|but|so|think|,)$/.test(tokens[i - 2]?.lower ?? '')
  return opens && verb ? { ...replaceWord(token, pluralize(token.text), 'number', 'Use the plural for more than one.'), end: verb.end, after: pluralize(token.text) + ` ${lowerAt(tokens, i + 1)} ${tokens[i + 2]?.text} ${tokens[i + 3]?.text} ${verb.text}` } : undefined // prettier-ignore
})
