/** What learners carry over from their own languages: "I have study law", "did lost", "I feel me good", "He has 20 years." */
import { sentenceStart } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { lengthEnd } from '../../grammar/times-named.ts'
import { auxiliaries, closed, determiners, massNouns, modals, possessives } from '../../grammar/word-classes.ts'
import {
  afterWord,
  applyRules,
  inDrafts,
  isQuestion,
  lowerAt,
  onText,
  onWord,
  pick,
  removeWord,
  replaceWord,
  type Rule,
} from '../../edits.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { isPersonNoun } from '../../grammar/person-nouns.ts'

/** Edits of such forms. */
export function learnerFormEdits(page: RulePage): Edit[] {
  const sure = [haveStudy, didLost, feelMe, ofWhom, thisAre]
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, [workForYears, hasYears, neverHad]))]
}

const people = /^(?:i|you|he|she|we|they)$/
const subjectsOfStudy = /^(?:tourism|law|medicine|economics|engineering|history|maths?|mathematics|physics|chemistry|biology|psychology|literature|marketing|architecture|nursing|accounting|philosophy|geography|journalism|politics|sociology|abroad|hard)$/ // prettier-ignore

/** "have" after a person that begins a clause. */
const isHave = ({ tokens }: RulePage, k: number) =>
  /^(?:have|has)$/.test(lowerAt(tokens, k)) &&
  people.test(lowerAt(tokens, k - 1)) &&
  (tokens[k - 1]?.first === true || !tokens[k - 2]?.word || /^(?:and|but|because|that|since)$/.test(lowerAt(tokens, k - 2)))

/** "I have study tourism", "I have study English": not "I have study leave" */
const haveStudy: Rule = onText('study', (page, token, i) => {
  const next = page.tokens[i + 1]
  if (!next?.word || !isHave(page, i - 1)) return undefined
  const isSubject = subjectsOfStudy.test(next.lower) || /^(?:English|French|German|Spanish|Italian|Chinese|Japanese|Arabic|Russian|Portuguese)$/.test(next.text) // prettier-ignore
  const after = page.tokens[i + 2]
  const isWhole = !after?.word || (closed.has(after.lower) && !/^(?:and|or)$/.test(after.lower))
  return isSubject && isWhole ? replaceWord(token, 'studied', 'verb-form', 'Use the participle "studied" after "have".') : undefined
})

/** "She has work here for years" */
const workForYears: Rule = onText('work study live teach travel volunteer', (page, token, i) => {
  const { tokens } = page
  if (!isHave(page, i - 1)) return undefined
  for (let k = i + 1; k < i + 7 && tokens[k]?.word; k++) {
    if (lowerAt(tokens, k) !== 'for') continue
    const end = lengthEnd(tokens, k + 1)
    const right = inflect(token.text, 'participle')
    return end > 0 && !tokens[end]?.word ? replaceWord(token, right, 'verb-form', `Use the participle "${right}" after "have".`) : undefined
  }
  return undefined
})

/** "The company did lost money": not "What he did cost him", "what the storm did broke" */
const didLost: Rule = (page, token, i) => {
  const { tokens, dictionary } = page
  const did = tokens[i - 1]
  const parts = dictionary.partsOf(token.lower)
  if (did?.text !== 'did' || did.fixed || closed.has(token.lower) || !(parts & pos.past) || parts & (pos.verb | pos.plural))
    return undefined
  if (isQuestion(tokens, i)) return undefined
  const from = sentenceStart(tokens, i)
  const subject = tokens.slice(from, i - 1)
  const isPronoun = subject.length === 1 && /^(?:i|he|she|we|they|you|it)$/.test(subject[0]?.lower ?? '')
  const isNoun =
    (subject.length === 2 || subject.length === 3) &&
    /^(?:the|a|an|my|your|his|her|our|their|this|that)$/.test(subject[0]?.lower ?? '') &&
    subject.slice(1).every(({ word, lower }) => word && !closed.has(lower) && (dictionary.partsOf(lower) & (pos.noun | pos.plural | pos.adjective)) !== 0) // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const hasObject = determiners.has(next) || possessives.has(next) || massNouns.has(next) || /^(?:me|him|her|us|them|it|you|to|in|at|on|from|very|well|a)$/.test(next) || !tokens[i + 1]?.word // prettier-ignore
  if (!(isPronoun || isNoun) || !hasObject || page.tokens.slice(i + 1, i + 9).some(({ lower }) => auxiliaries.has(lower) || modals.has(lower))) return undefined // prettier-ignore
  return removeWord(did, token, 'verb-form', `"${token.text}" is in the past already.`)
}

/** "I feel me good today" */
const feelMe: Rule = afterWord('feel felt', ({ tokens, classes }, token, i) => {
  const own = pick({ i: 'me', we: 'us' }, lowerAt(tokens, i - 2))
  const next = tokens[i + 1]
  const at = /^(?:very|so|really|not|much|too)$/.test(next?.lower ?? '') ? i + 2 : i + 1
  if (!own || token.lower !== own || !next?.word || next.fixed) return undefined
  const isState = /^(?:good|well|bad|better|worse)$/.test(lowerAt(tokens, at)) || classes.isAdjective(lowerAt(tokens, at))
  return isState ? removeWord(token, next, 'verb-pattern', `"feel" takes no "${own}" here.`) : undefined
})

/** "two graduates, both of which were promoted" */
const ofWhom: Rule = onText('which', ({ tokens }, token, i) => {
  if (lowerAt(tokens, i - 1) !== 'of' || tokens[i - 3]?.text !== ',') return undefined
  if (!/^(?:both|all|most|some|many|several|few|none|neither|each|half|one|two|three|four|five)$/.test(lowerAt(tokens, i - 2)))
    return undefined
  const noun = lowerAt(tokens, i - 4)
  const isPerson =
    isPersonNoun(noun) || /^(?:graduates|colleagues|juniors|apprentices|recruits|hires|trainees|interns|students)$/.test(noun)
  return isPerson && noun !== 'models' ? replaceWord(token, 'whom', 'pronoun-case', 'Use "whom" for persons.') : undefined
})

/** "This are the best results" */
const thisAre: Rule = onWord('this that', ({ tokens }, token, i) => {
  if (!token.first || tokens[i + 1]?.text !== 'are' || !/^(?:the|my|our|your|his|her|their|some|all|not|very)$/.test(lowerAt(tokens, i + 2))) return undefined // prettier-ignore
  const right = token.lower === 'this' ? 'these' : 'those'
  return replaceWord(token, right, 'confused-word', `Use "${right}" with "are".`)
})

/** "the best results we never had" */
const neverHad: Rule = onText('never', ({ tokens }, token, i) => {
  if (!/^(?:i|we|they|he|she|you)$/.test(lowerAt(tokens, i - 1).replace(/'(?:ve|d)$/, ''))) return undefined
  // "the best friend I never had"
  if (isPersonNoun(lowerAt(tokens, i - 2))) return undefined
  const isBest = [3, 4].some(
    back => /^(?:best|worst)$|[a-z]iest$/.test(lowerAt(tokens, i - back)) && lowerAt(tokens, i - back - 1) === 'the',
  )
  return isBest && /^(?:had|seen|eaten|read|heard|visited|met|saw)$/.test(lowerAt(tokens, i + 1)) && !tokens[i + 2]?.word ? replaceWord(token, 'ever', 'confused-word', 'Use "ever" after a superlative.') : undefined // prettier-ignore
})

/** "He has 20 years.": nothing follows. */
const hasYears: Rule = onText('have has', ({ tokens }, token, i) => {
  const [number, unit] = [tokens[i + 1], tokens[i + 2]]
  const right = pick({ i: 'am', he: 'is', she: 'is' }, lowerAt(tokens, i - 1))
  if (!right || !unit || unit.lower !== 'years' || tokens[i + 3]?.text !== '.') return undefined
  if (!tokens[i - 1]?.first && !/^(?:and|because)$/.test(lowerAt(tokens, i - 2))) return undefined
  const isAge = /^[1-9]\d$/.test(number?.text ?? '') || /^(?:five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/.test(number?.lower ?? '') // prettier-ignore
  return isAge && number
    ? replaceWord(token, `${right} ${number.text} years old`, 'verb-pattern', `Use "${right}" for someone's age.`, unit)
    : undefined
})
