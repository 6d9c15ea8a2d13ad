/** Pronouns and negations: "one of they", "for my,", "a friend of me", "hers apartment", "my sister she has", "not here neither there". */
import { finiteForms, mayBeFinite, sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { persons as countedPersons, roles } from '../../grammar/count-nouns.ts'
import { afterWord, applyRules, inDrafts, insertText, lowerAt, onText, pick, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { persons, relatives } from '../../grammar/owners.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, endsPhrase, modals, possessives, subjects } from '../../grammar/word-classes.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function pronounFormEdits(page: RulePage): Edit[] {
  const sure = [accountantHe, oneOfThey, noMore, friendOfMe]
  const likely = [forMy, hersApartment, sisterShe, whenWas, finallyWas, whenIsNothing, neitherNoun, thereIsNot, butNo]
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, likely))]
}

const form = (token: Parameters<Rule>[1], right: string, message: string, to = token): Edit => replaceWord(token, right, 'pronoun-case', message, to) // prettier-ignore

/** "one of they", "most of we" */
const oneOfThey: Rule = afterWord('of', ({ tokens }, token, i) => {
  const right = pick({ they: 'them', we: 'us', he: 'him' }, token.text)
  return right && /^(?:one|two|three|four|some|many|most|all|none|both|each|any|half|neither|either|several|few|lot|lots|rest|front|because|ahead|care|instead)$/.test(lowerAt(tokens, i - 2)) && !finiteForms.has(lowerAt(tokens, i + 1)) && lowerAt(tokens, i - 2) !== 'because' // prettier-ignore
    ? form(token, right, `Use "${right}" after "of".`)
    : undefined
})

/** "That was no problem for my, but" */
const forMy: Rule = afterWord('for to with at from about without between behind around', ({ tokens }, token, i) => {
  const right = pick({ my: 'me', their: 'them', our: 'us', your: 'you' }, token.text)
  const next = tokens[i + 1]
  const ends = next !== undefined && (/^[.,!?;]$/.test(next.text) || /^(?:and|but|because|when|if|so|to|at|yesterday|today)$/.test(next.lower)) // prettier-ignore
  return right && ends && !(next.text === ',' && (tokens[i + 2]?.text === '"' || possessives.has(lowerAt(tokens, i + 2)))) && !(next.lower === 'and' && possessives.has(lowerAt(tokens, i + 2))) && !/^(?:similar|compared|next|identical)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
    ? form(token, right, `Use "${right}" after "${lowerAt(tokens, i - 1)}".`)
    : undefined
})

const isPerson = (word: string) => persons.has(word) || relatives.has(word) || countedPersons.has(word) || roles.has(word)

/** "a friend of me" */
const friendOfMe: Rule = afterWord('of', ({ tokens, classes }, token, i) => {
  const right = pick({ me: 'mine', him: 'his', us: 'ours', you: 'yours', them: 'theirs' }, token.text)
  const noun = lowerAt(tokens, i - 2)
  const isOne = /^(?:a|an|this|that|another|one|some|two|three|many|old|good|close|best|dear|new|no|any)$/.test(lowerAt(tokens, i - 3)) // prettier-ignore
  return right && isOne && isPerson(classes.singular(noun) ?? noun) && /^(?:friend|colleague|neighbor|neighbour|cousin|uncle|aunt|relative|classmate|roommate|coworker|student|teammate|patient|client|customer|employee|brother|sister)s?$/.test(noun) // prettier-ignore
    ? form(token, right, `Use "${right}" after "${noun} of".`)
    : undefined
})

/** "and hers apartment is near" */
const hersApartment: Rule = (page, token, i) => {
  const { tokens, classes, tags } = page
  const right = pick({ ours: 'our', yours: 'your', theirs: 'their', hers: 'her' }, token.lower)
  const noun = tokens[i + 1]
  if (!right || !noun?.word || noun.fixed || closed.has(noun.lower)) return undefined
  const opens = token.first || /^(?:and|but|because|that|so|if|when|,|is|are|was|were|with|for|to|in|on|at|of|from|about)$/.test(tokens[i - 1]?.lower ?? '') // prettier-ignore
  const isNoun = (classes.isSingular(noun.lower) || classes.isPlural(noun.lower)) && !tags.has(i + 1, 'Verb', 'Adverb') && !(page.dictionary.partsOf(noun.lower) & (pos.adjective | pos.verbS | pos.past)) // prettier-ignore
  // "Yours truly", "theirs was lost"
  const goesOn = finiteForms.has(lowerAt(tokens, i + 2)) || modals.has(lowerAt(tokens, i + 2)) || isEnd(tokens[i + 2]) || endsPhrase(tokens[i + 2]) // prettier-ignore
  return opens && isNoun && goesOn && !/^(?:truly|sincerely|faithfully|alone|too|today)$/.test(noun.lower) ? form(token, right, `Use "${right}" before a noun.`) : undefined // prettier-ignore
}

/** "because my sister she has dozens of them" */
const sisterShe: Rule = onText('he she they', (page, token, i) => {
  const { tokens } = page
  const next = tokens[i + 1]
  const noun = lowerAt(tokens, i - 1)
  if (!next?.word || next.fixed) return undefined
  const one = page.classes.singular(noun) ?? noun
  const isRelative = persons.has(noun) || persons.has(one) || /^(?:parents|children|grandparents|kids|son|baby|cat|dog|boss|teacher)$/.test(noun) // prettier-ignore
  if (!isRelative || !possessives.has(lowerAt(tokens, i - 2)) || (token.text === 'they') !== (page.classes.isPlural(noun) || /^(?:parents|children|kids)$/.test(noun))) return undefined // prettier-ignore
  const k = i - 2
  if (!(tokens[k]?.first || /^(?:because|that|and|but|so|,|when|if)$/.test(tokens[k - 1]?.lower ?? ''))) return undefined
  if (
    !(
      finiteForms.has(next.lower) ||
      modals.has(next.lower) ||
      mayBeFinite(page, i + 1) ||
      (page.dictionary.partsOf(next.lower) & (pos.verb | pos.past | pos.verbS)) !== 0
    )
  )
    return undefined
  // "My sister she loves is": a second verb
  const end = sentenceEnd(tokens, i)
  for (let at = i + 2; at < end; at++) {
    if (!tokens[at]?.word || /^(?:that|which|who|because|when|if|and|but|so|to)$/.test(lowerAt(tokens, at))) break
    if (finiteForms.has(lowerAt(tokens, at))) return undefined
  }
  return removeWord(token, next, 'double-subject', `The subject is already "${noun}". Remove the pronoun.`)
})

/** "Our accountant he needs your details.": an object follows, so the pronoun opens no clause about its noun. */
const accountantHe: Rule = onText('he she they', (page, token, i) => {
  const object = lowerAt(page.tokens, i + 2)
  const isVerb = /^(?:needs?|wants?|has|have|is|was|sent|sends|likes?|lost|got|gets|took|takes|lives?|works?|said|says|knows?|bought|buys)$/.test(lowerAt(page.tokens, i + 1)) // prettier-ignore
  return isVerb && (determiners.has(object) || possessives.has(object)) ? sisterShe(page, token, i) : undefined
})

const add = (token: Parameters<Rule>[1], word: string) => insertText(token.start, `${word} `, 'missing-subject', `The clause needs a subject. Use "${word} ${token.text}".`) // prettier-ignore

const predicate = /^(?:too|very|so|really|quite|already|still|almost|not|dark|late|early|cold|hot|warm|sunny|raining|snowing|cloudy|windy|time|morning|night|impossible|possible|difficult|easy|hard|clear|important|necessary|better|good|great|nice|amazing|wonderful|terrible|horrible|strange|true|quiet|empty|full|closed|open|over|gone|my|our|a|an|only|like|obvious|strange|fun|boring|expensive|cheap|delicious|beautiful|love|worth|surprising|incredible)$/ // prettier-ignore

/** "When I woke up, was dark" */
const whenWas: Rule = onText('is was', ({ tokens }, token, i) => {
  const comma = tokens[i - 1]
  if (comma?.text !== ',' || !predicate.test(lowerAt(tokens, i + 1))) return undefined
  const start = sentenceStart(tokens, i)
  if (!/^(?:when|if|after|before|while|because|although|once|since|as|though)$/.test(lowerAt(tokens, start)) || tokens[sentenceEnd(tokens, i)]?.text === '?') return undefined // prettier-ignore
  const inner = tokens.slice(start + 1, i - 1)
  return inner.length > 1 && inner.length < 12 && inner.every(({ word }) => word) ? add(token, 'it') : undefined
})

/** "Finally, was the parrot who shouted", "But are also disadvantages" */
const finallyWas: Rule = onText('is was are were', ({ tokens, classes, dictionary }, token, i) => {
  const hasComma = tokens[i - 1]?.text === ','
  const opening = tokens[hasComma ? i - 2 : i - 1]
  if (!opening?.first || tokens[sentenceEnd(tokens, i)]?.text === '?') return undefined
  const isAlso = lowerAt(tokens, i + 1) === 'also'
  const k = isAlso ? i + 2 : i + 1
  const next = lowerAt(tokens, k)
  if (/^(?:are|were)$/.test(token.text)) {
    const isMany = classes.isPlural(next) || /^(?:many|some|several|few|lots|two|three|people|no|also|other|people)$/.test(next) || (classes.isAdjective(next) && classes.isPlural(lowerAt(tokens, k + 1))) // prettier-ignore
    return /^(?:but|and|also|nowadays|sometimes|maybe)$/.test(opening.lower) && isMany ? add(token, 'there') : undefined
  }
  if (!/^(?:finally|but|and|fortunately|unfortunately|luckily|sometimes|maybe|suddenly|obviously|also|later|anyway|sadly|actually|honestly)$/.test(opening.lower) || (!hasComma && !/^(?:but|maybe|sometimes)$/.test(opening.lower))) return undefined // prettier-ignore
  const isCleft = determiners.has(next) && tokens.slice(k + 1, k + 5).some(({ lower }) => /^(?:who|that)$/.test(lower))
  const isAdjective = (dictionary.partsOf(next) & pos.adjective) !== 0 && !closed.has(next) && (isEnd(tokens[k + 1]) || /^(?:to|that|and|but|because|for|in|at|when|so)$/.test(lowerAt(tokens, k + 1))) // prettier-ignore
  return isCleft || isAdjective || /^(?:too|very|so|a|an)$/.test(next) ? add(token, 'it') : undefined
})

/** "even when is nothing to do", "if are many people" */
const whenIsNothing: Rule = onText("is was are were isn't aren't wasn't", ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const next = lowerAt(tokens, i + 1)
  if (!/^(?:when|if|because|although|though|that|where|unless|think|believe)$/.test(before) || tokens[sentenceEnd(tokens, i)]?.text === '?') return undefined // prettier-ignore
  if (/^(?:that|where)$/.test(before) && !/^(?:think|believe|say|said|know|see|means|thought|hope|sad|good|true)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const isOne = /^(?:is|was|isn't|wasn't)$/.test(token.text)
  const fits = isOne ? /^(?:nothing|something|anything|nobody|somebody|someone|anyone|enough|much|little|no|a)$/.test(next) && (next !== 'a' || /^(?:lot|problem|party|storm|fire|mistake|queue|line)$/.test(lowerAt(tokens, i + 2))) : /^(?:many|several|no|some|any|enough|few|two|three|lots|people)$/.test(next) // prettier-ignore
  return fits ? add(token, 'there') : undefined
})

/** Whether a "not" precedes in the same clause. */
function isNegated({ tokens }: RulePage, i: number): boolean {
  for (let k = i - 1; k > i - 14 && k >= 0; k--) {
    const word = lowerAt(tokens, k)
    if (!tokens[k]?.word || /^(?:and|but|because|if|when|which|who|that|so)$/.test(word)) return false
    if (word === 'not' || word === 'cannot' || word.endsWith("n't") || word === 'never' || word === 'without') return true
    if (word === 'no' && k < i - 1) return true
  }
  return false
}

/** "Do not use steel wool neither bleach", "no hot water in the bathroom neither the kitchen" */
const neitherNoun: Rule = onText('neither', (page, token, i) => {
  const { tokens, dictionary } = page
  const next = tokens[i + 1]
  if (!next?.word || closed.has(next.lower) && !determiners.has(next.lower) && !/^(?:in|on|at|with|for|to|from|by)$/.test(next.lower)) return undefined // prettier-ignore
  if (!tokens[i - 1]?.word || !isNegated(page, i) || tokens.slice(i, i + 8).some(({ lower }) => lower === 'nor' || lower === 'or')) return undefined // prettier-ignore
  const isNoun = determiners.has(next.lower) || (dictionary.partsOf(next.lower) & (pos.noun | pos.plural | pos.adjective | pos.verb | pos.ing)) !== 0 || closed.has(next.lower) // prettier-ignore
  return isNoun ? replaceWord(token, 'or', 'double-negative', 'Use "or" after a negation.') : undefined
})

/** "I cannot log in no more." */
const noMore: Rule = onText('no', (page, token, i) => {
  const more = page.tokens[i + 1]
  return more?.lower === 'more' && !more.fixed && isEnd(page.tokens[i + 2]) && isNegated(page, i) && !/^(?:is|was|are|were|be)$/.test(lowerAt(page.tokens, i - 1)) // prettier-ignore
    ? replaceWord(token, 'anymore', 'double-negative', 'Avoid the double negative. Use "anymore".', more)
    : undefined
})

/** "There is not elevator in the building." */
const thereIsNot: Rule = onText('not', ({ tokens, dictionary }, token, i) => {
  const next = tokens[i + 1]
  const be = /^(?:there's)$/.test(lowerAt(tokens, i - 1)) || (/^(?:is|are|was|were)$/.test(lowerAt(tokens, i - 1)) && lowerAt(tokens, i - 2) === 'there') // prettier-ignore
  if (!be || !next?.word || next.fixed || closed.has(next.lower) || next.text !== next.lower) return undefined
  const parts = dictionary.partsOf(next.lower)
  return parts & (pos.noun | pos.plural) && !(parts & (pos.adjective | pos.adverb | pos.participle | pos.past | pos.ing)) ? replaceWord(token, 'no', 'double-negative', 'Use "no" before a noun.') : undefined // prettier-ignore
})

/** "helpful but no required" */
const butNo: Rule = onText('no', ({ tokens, dictionary, tags }, token, i) => {
  const next = tokens[i + 1]
  const parts = dictionary.partsOf(next?.lower ?? '')
  if (!next?.word || next.fixed || closed.has(next.lower) || subjects.has(next.lower)) return undefined
  if (!/^(?:but|and|is|are|was|were|am|be|or)$/.test(lowerAt(tokens, i - 1)) || lowerAt(tokens, i - 2) === 'there') return undefined
  if (/^(?:different|good|better|worse|longer|more|less|fewer|bigger|smaller|easy|small|big|mean|such|fun|joke|use|ordinary|great|stranger|way|longer|further|match)$/.test(next.lower)) return undefined // prettier-ignore
  const isAdjective = (parts & (pos.adjective | pos.participle)) !== 0 && !(parts & (pos.noun | pos.plural)) && !tags.has(i + 1, 'Noun')
  return isAdjective && (isEnd(tokens[i + 2]) || /^(?:for|to|in|at|because|and|by|with)$/.test(lowerAt(tokens, i + 2))) ? replaceWord(token, 'not', 'double-negative', `Use "not" before "${next.text}".`) : undefined // prettier-ignore
})
