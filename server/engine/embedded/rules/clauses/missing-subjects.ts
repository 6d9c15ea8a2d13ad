/** Missing and doubled subjects: "because is late", "when are not in use", "so was decided", "the place it is crowded". */
import { clauseAt, finiteForms, mayBeFinite, sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { applyRules, inDrafts, insertText, isQuestion, lowerAt, onText, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, modals, subjects } from '../../grammar/word-classes.ts'

/** Edits that are applied in drafts only. */
export function missingSubjectEdits(page: RulePage): Edit[] {
  return inDrafts(applyRules(page, [isQuieter, isItThat, becauseWas, whenAre, isTrueThat, soWas, andWas, colonWas, placeIt]))
}

const add = (at: number, word: string, verb: string) => insertText(at, `${word} `, 'missing-subject', `The clause needs a subject. Use "${word} ${verb}".`) // prettier-ignore

const degree =
  /^(?:not|very|so|really|too|quite|more|less|also|still|always|never|often|usually|just|only|pretty|much|almost|already|even)$/

/** An adjective, a participle, or a time or place follows, after adverbs: no subject. */
function isPredicate({ tokens, dictionary, tags }: RulePage, from: number): boolean {
  let k = from
  while (degree.test(lowerAt(tokens, k)) && k < from + 3) k++
  const word = lowerAt(tokens, k)
  if (/^(?:better|best|worse|enough|late|early|cold|hot|near|far|forbidden|allowed)$/.test(word)) return true
  if (word === '' || closed.has(word)) return false
  const parts = dictionary.partsOf(word)
  if (parts & pos.adjective && !tags.has(k, 'ProperNoun') && !(parts & pos.noun && tags.has(k, 'Noun'))) return true
  return (parts & (pos.participle | pos.ing)) !== 0 && tags.has(k, 'Verb', 'Adjective')
}

/** "Is quieter there.", "Is still forbidden to leave it here.", "Was a good day." */
const isQuieter: Rule = onText('Is Was', (page, token, i) => {
  const { tokens } = page
  if (!token.first || isQuestion(tokens, i) || !/^[.!]$/.test(tokens[sentenceEnd(tokens, i)]?.text ?? '')) return undefined
  const next = lowerAt(tokens, i + 1)
  // "Is a week, and I have no news."
  const isLength = token.text === 'Is' && (next === 'a' || /^\d+$|^(?:two|three|four|five|six)$/.test(tokens[i + 1]?.lower ?? '')) && /^(?:day|week|month|year)s?$/.test(lowerAt(tokens, i + 2)) && (/^[,.]$/.test(tokens[i + 3]?.text ?? '') || /^(?:and|since|already|now|that)$/.test(lowerAt(tokens, i + 3))) // prettier-ignore
  if (isLength) return replaceWord(token, 'It has been', 'missing-subject', 'The sentence needs a subject. Use "It has been".')
  const isNoun = /^(?:a|an)$/.test(next) || (next === 'the' && /^(?:best|first|worst|only|most|last|same)$/.test(lowerAt(tokens, i + 2)))
  return isPredicate(page, i + 1) || isNoun
    ? replaceWord(token, `It ${token.lower}`, 'missing-subject', `The sentence needs a subject. Use "It ${token.lower}".`)
    : undefined
})

/** "Is it very important that you call." */
const isItThat: Rule = onText('Is Was', ({ tokens }, token, i) => {
  const it = tokens[i + 1]
  if (!token.first || it?.lower !== 'it' || tokens[sentenceEnd(tokens, i)]?.text !== '.') return undefined
  const k = degree.test(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  return /^(?:important|necessary|essential|possible|true|good|better|difficult|easy|hard|clear|nice|great|sad)$/.test(lowerAt(tokens, k)) && /^(?:that|to|for)$/.test(lowerAt(tokens, k + 1)) // prettier-ignore
    ? replaceWord(token, `It ${token.lower}`, 'question-order', 'In a statement, the subject precedes the verb.', it)
    : undefined
})

/** "because was raining", "if is possible", "although is expensive" */
const becauseWas: Rule = onWord("is was isn't wasn't", (page, token, i) => {
  const { tokens } = page
  if (!/^(?:because|if|although|though|unless|until|whether|since|where|so)$/.test(lowerAt(tokens, i - 1))) return undefined
  if (/^(?:since|where|so|until)$/.test(lowerAt(tokens, i - 1)) && !(lowerAt(tokens, i - 1) === 'so' && tokens[i - 2]?.text === ',') && lowerAt(tokens, i - 1) !== 'until') return undefined // prettier-ignore
  if (tokens[i - 1]?.first && isQuestion(tokens, i)) return undefined
  const next = lowerAt(tokens, i + 1)
  return isPredicate(page, i + 1) || /^(?:a|an|my|our|in|on|at)$/.test(next) ? add(token.start, 'it', token.lower) : undefined
})

/** "even when are not in use", "if are broken" */
const whenAre: Rule = onWord("are were aren't weren't", (page, token, i) => {
  const { tokens } = page
  if (!/^(?:when|if|because|although|though|unless|until|while)$/.test(lowerAt(tokens, i - 1))) return undefined
  if (isQuestion(tokens, i) || (tokens[i - 1]?.first && lowerAt(tokens, i - 1) === 'when')) return undefined
  const next = lowerAt(tokens, i + 1)
  return isPredicate(page, i + 1) || (/^(?:not|in|on|at|too|very)$/.test(next) && !/^(?:any|all|the)$/.test(lowerAt(tokens, i + 2)))
    ? add(token.start, 'they', token.lower)
    : undefined
})

/** "On the one hand, is true that rockets are expensive", "and is true" */
const isTrueThat: Rule = onWord('is was', (page, token, i) => {
  const { tokens } = page
  if (isQuestion(tokens, i)) return undefined
  const before = tokens[i - 1]
  const start = sentenceStart(tokens, i)
  const isOpened = before?.text === ',' && i - start < 8 && !tokens.slice(start, i - 1).some((_, k) => mayBeFinite(page, start + k))
  const isJoined = /^(?:and|but|think|believe|hope|say|said)$/.test(before?.lower ?? '')
  // "Everything what he said is true"
  if (
    before?.lower === 'said' &&
    tokens.slice(start, i).some(({ lower }) => /^(?:what|that|everything|all|which|who|whatever)$/.test(lower))
  )
    return undefined
  const k = degree.test(lowerAt(tokens, i + 1)) ? i + 2 : i + 1
  const isThat = /^(?:true|clear|important|necessary|possible|impossible|difficult|easy|hard|obvious|better|essential|good|dangerous|useful|interesting|sad|nice|normal|common)$/.test(lowerAt(tokens, k)) && (/^(?:that|to)$/.test(lowerAt(tokens, k + 1)) || (isJoined && /^(?:true|clear|obvious)$/.test(lowerAt(tokens, k)) && !tokens[k + 1]?.word)) // prettier-ignore
  // "The plan is cheap and is easy to follow": the subject before it goes on.
  if (/^(?:and|but)$/.test(before?.lower ?? '') && !/^(?:true|clear|obvious)$/.test(lowerAt(tokens, k))) return undefined
  return (isOpened || isJoined) && isThat ? add(token.start, 'it', token.lower) : undefined
})

/** "so was decided to rent a tent" */
const soWas: Rule = onWord('is was', ({ tokens, dictionary }, token, i) => {
  if (!/^(?:so|and|but)$/.test(lowerAt(tokens, i - 1)) || tokens[i - 2]?.text !== ',') return undefined
  const next = lowerAt(tokens, i + 1)
  const isDecided = /^(?:decided|agreed|suggested|proposed|said|announced|planned|recommended|reported|noted)$/.test(next) && (dictionary.partsOf(next) & pos.past) !== 0 // prettier-ignore
  return isDecided && /^(?:to|that)$/.test(lowerAt(tokens, i + 2)) ? add(token.start, 'it', token.lower) : undefined
})

/** "We chose the colors, and was a good solution": the verb does not fit the subject before. */
const andWas: Rule = onWord('is was', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:and|but)$/.test(lowerAt(tokens, i - 1))) return undefined
  const start = sentenceStart(tokens, i)
  let from = start
  for (let k = start; k < i - 1; k++) if (tokens[k]?.text === ',' && k < i - 3) from = clauseAt(page, k + 1) ? k + 1 : from
  const subject = lowerAt(tokens, from)
  if (!/^(?:we|they)$/.test(subject) && !(subject === 'you' && token.lower === 'was')) return undefined
  const isWhole = tokens.slice(from + 1, i - 1).every(({ lower }) => !subjects.has(lower) && !/^(?:that|which|who|what|because|when|if)$/.test(lower)) // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  return isWhole && (/^(?:a|an|the|very|so|really|not|too)$/.test(next) || isPredicate(page, i + 1)) && !finiteForms.has(lowerAt(tokens, from + 1)) ? add(token.start, 'it', token.lower) : undefined // prettier-ignore
})

/** "we saw the path: was only ten steps away" */
const colonWas: Rule = onText('is was', (page, token, i) =>
  /^[:;]$/.test(page.tokens[i - 1]?.text ?? '') && !isQuestion(page.tokens, i) && (isPredicate(page, i + 1) || /^(?:a|an|the|only|my|our)$/.test(lowerAt(page.tokens, i + 1))) // prettier-ignore
    ? add(token.start, 'it', token.text)
    : undefined,
)

/** "because the place it is always crowded", "The people they are friendly" */
const placeIt: Rule = onText('it they he she', (page, token, i) => {
  const { tokens, classes, tags } = page
  const next = tokens[i + 1]
  const noun = tokens[i - 1]
  if (!next?.word || !noun?.word || !tags.has(i - 1, 'Noun')) return undefined
  if (!/^(?:is|are|was|were|has|will|can|must|isn't|aren't)$/.test(next.lower)) return undefined
  const isMany = classes.isPlural(noun.lower) || /^(?:people|children|men|women)$/.test(noun.lower)
  if (isMany !== (token.text === 'they') || closed.has(noun.lower)) return undefined
  let k = i - 2
  while (k > i - 4 && tags.has(k, 'Adjective', 'Noun') && !determiners.has(lowerAt(tokens, k))) k--
  const opens = tokens[k]?.first === true || /^(?:because|that|and|but|if|so)$/.test(lowerAt(tokens, k - 1))
  if (!/^(?:the|my|our|your|his|her|their|this|these)$/.test(lowerAt(tokens, k)) || !opens) return undefined
  // "The shirt it is in", "The day it was over": a relative clause has a second verb, or a time has none.
  if (/^(?:time|day|moment|way|year|minute|week|month|first|last)$/.test(noun.lower)) return undefined
  const end = sentenceEnd(tokens, i)
  for (let at = i + 2; at < end; at++) {
    if (!tokens[at]?.word || /^(?:that|which|who|because|when|if|and|but|so)$/.test(lowerAt(tokens, at))) break
    if (finiteForms.has(lowerAt(tokens, at)) || modals.has(lowerAt(tokens, at))) return undefined
  }
  // "If the shop it is": the next word tells of the subject.
  return isPredicate(page, i + 2) || /^(?:a|an|the|in|at|on|near)$/.test(lowerAt(tokens, i + 2)) || (modals.has(next.lower) && classes.isVerb(lowerAt(tokens, i + 2))) // prettier-ignore
    ? removeWord(token, next, 'double-subject', `The subject is already "${noun.text}". Remove the pronoun.`)
    : undefined
})
