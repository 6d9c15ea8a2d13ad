/** Agreement that one look at the neighbors decides: "A number of guests has", "Here is the documents", "The radiators doesn't". */
import { sentenceStart } from '../../grammar/clause.ts'
import {
  afterWord,
  applyRules,
  beforeWord,
  inDrafts,
  isQuestion,
  lowerAt,
  onText,
  onWord,
  pick,
  replaceWord,
  type Rule,
} from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { isPastAt } from '../../grammar/story.ts'
import { eitherNumber, pairNouns, singularInS } from '../../grammar/subject-words.ts'
import { closed, determiners, endsPhrase, pluralForms, possessives, singularForms, subjects } from '../../grammar/word-classes.ts'

/** Edits of verbs, and of "this" before a plural. */
export function plainAgreementEdits(page: RulePage): Edit[] {
  return applyRules(page, rules)
}

/** A plural that is nothing else. */
const isMany = ({ classes, dictionary }: RulePage, word: string) =>
  classes.isPlural(word) &&
  (dictionary.partsOf(word) & ~(pos.plural | pos.verbS)) === 0 &&
  !singularInS.test(word) &&
  !eitherNumber.has(word)

/** "A number of guests has complained" */
const aNumberOf: Rule = ({ tokens, classes }, token, i) => {
  const right = pluralForms.get(token.lower)
  if (!right || !classes.isPlural(lowerAt(tokens, i - 1)) || isQuestion(tokens, i)) return undefined
  const of = lowerAt(tokens, i - 2) === 'of' ? i - 2 : i - 3
  if (lowerAt(tokens, of) !== 'of' || lowerAt(tokens, of - 1) !== 'number' || lowerAt(tokens, of - 2) !== 'a') return undefined
  return tokens[of - 2]?.first ? replaceWord(token, right, 'agreement', `Use "${right}" after "a number of".`) : undefined
}

/** "Here is the documents you asked for." */
const hereAre: Rule = onWord('is', (page, token, i) => {
  const { tokens } = page
  if (lowerAt(tokens, i - 1) !== 'here' || !tokens[i - 1]?.first) return undefined
  if (!/^(?:the|these|those|some)$/.test(lowerAt(tokens, i + 1)) && !possessives.has(lowerAt(tokens, i + 1))) return undefined
  const noun = lowerAt(tokens, i + 2)
  return isMany(page, noun) && !/^(?:and|of)$/.test(lowerAt(tokens, i + 3)) && endsPhrase(tokens[i + 3])
    ? replaceWord(token, 'are', 'agreement', `Use "are" to agree with "${noun}".`)
    : undefined
})

/** "The committee met, and the chairman have resigned": a second clause with a subject of its own. */
const secondSubject: Rule = ({ tokens, tags, classes }, token, i) => {
  const right = singularForms.get(token.lower) ?? (token.lower === 'have' ? 'has' : undefined)
  const noun = lowerAt(tokens, i - 1)
  if (
    !right ||
    !classes.isSingular(noun) ||
    eitherNumber.has(noun) ||
    pairNouns.test(noun) ||
    !(tags.has(i - 1, 'Singular') || /^(?:the|my|our|his|her|their)$/.test(lowerAt(tokens, i - 2))) ||
    isQuestion(tokens, i)
  )
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

/** "This are my books." */
const theseAre: Rule = beforeWord('are were', ({ tokens, classes }, token, i) => {
  const to = token.lower === 'this' ? 'these' : token.lower === 'that' ? 'those' : undefined
  if (!to || !token.first) return undefined
  const at = determiners.has(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  return classes.isPlural(lowerAt(tokens, at)) && endsPhrase(tokens[at + 1])
    ? replaceWord(token, to, 'agreement', `Use "${to}" before a plural.`)
    : undefined
})

/** "My strengths is", "For two weeks the radiators doesn't work" */
const theyDont: Rule = (page, token, i) => {
  const { tokens } = page
  const right = pluralForms.get(token.lower)
  const [noun, determiner, before] = [tokens[i - 1], tokens[i - 2], tokens[i - 3]]
  if (!right || !noun?.word || noun.fixed || !isMany(page, noun.lower) || !tokens[i + 1]?.word || isQuestion(tokens, i)) return undefined
  if (!possessives.has(determiner?.lower ?? '') && !/^(?:the|these|those)$/.test(determiner?.lower ?? '')) return undefined
  const opens = determiner?.first === true || before?.text === ',' || /^(?:weeks|days|months|years|today|now|nowadays|because)$/.test(before?.lower ?? '') // prettier-ignore
  // "The Times is", "The Netherlands has", "My thanks is", "Its grounds was": "The Simpsons is on"
  if (!opens || /^\p{Lu}/u.test(noun.text)) return undefined
  return replaceWord(token, right, 'agreement', `Use "${right}" to agree with "${noun.text}".`)
}

/** "Ms. Abernathy offer to help", "Piet ask whether they could start" */
const namedVerb: Rule = (page, token, i) => {
  const { tokens, tags, classes, dictionary } = page
  const name = tokens[i - 1]
  if (closed.has(token.lower) || !classes.isVerb(token.lower) || !/^\p{Ll}/u.test(token.text) || !name || name.fixed) return undefined
  if (!/^\p{Lu}\p{Ll}+$/u.test(name.text) || /s$|^(?:God|Lord|Heaven|Jesus|Will|May|Let|Please)$/.test(name.text)) return undefined
  if (dictionary.partsOf(token.lower) & (pos.past | pos.participle | pos.verbS | pos.adverb)) return undefined
  if (tags.has(i - 1, 'Place', 'Organization', 'Plural', 'Date') || isQuestion(tokens, i)) return undefined
  let start = i - 1
  while (start > 0 && !tokens[start]?.first && (/^\p{Lu}/u.test(tokens[start - 1]?.text ?? '') || titles.test(lowerAt(tokens, start - 2)))) start-- // prettier-ignore
  const isTitled = titles.test(lowerAt(tokens, start))
  // "Mr and Mrs Achebe request"
  if (tokens.slice(start, i).some(({ lower }) => /^(?:and|or|&)$/.test(lower))) return undefined
  // In British English, a company's name takes either number: "Oxfam ask whether".
  const isPerson = isTitled || tags.has(i - 1, 'FirstName') || (dictionary.partsOf(name.lower) === 0 && page.facts.dialect === 'american')
  const opens = tokens[start]?.first || (/^(?:and|but|so)$/.test(lowerAt(tokens, start - 1)) && tokens[start - 2]?.text === ',' && hasVerbBefore(page, start - 2)) || /^(?:because|when|while)$/.test(lowerAt(tokens, start - 1)) // prettier-ignore
  if (
    !isPerson ||
    !opens ||
    closed.has(lowerAt(tokens, start)) ||
    closed.has(name.lower) ||
    /^(?:so|each|such|let|have|make|help|see|watch|hear)$/.test(lowerAt(tokens, start))
  )
    return undefined
  const [next, after] = [lowerAt(tokens, i + 1), lowerAt(tokens, i + 2)]
  const isVerb = /^(?:whether|that|me|him|them|us|it|everything|everyone)$/.test(next) || determiners.has(next) || (next === 'to' && classes.isVerb(after)) // prettier-ignore
  if (!isVerb) return undefined
  const right = inflect(token.lower, isPastAt(page, i) ? 'past' : 's')
  return replaceWord(token, right, 'agreement', `Use "${right}" to agree with "${name.text}".`)
}

/** A verb stands before the comma, so that the name is not the last of a list: "Anna, Tom, and Piet ask". */
function hasVerbBefore({ tokens, tags }: RulePage, comma: number): boolean {
  const from = sentenceStart(tokens, comma)
  const isList = /^\p{Lu}/u.test(tokens[comma - 1]?.text ?? '') && comma - 1 > from
  return !isList && tokens.slice(from, comma).some((_, k) => tags.has(from + k, 'PastTense', 'PresentTense', 'Copula'))
}

const titles = /^(?:mr|mrs|ms|miss|dr|prof|professor|sir|aunt|uncle)$/

/** "to Mrs. Ngcobo, who have arranged the rehearsals" */
const namedWho: Rule = afterWord('who', ({ tokens, tags }, token, i) => {
  const right = singularForms.get(token.lower) ?? (token.lower === 'have' ? 'has' : undefined)
  if (!right || tokens[i - 2]?.text !== ',' || isQuestion(tokens, i)) return undefined
  let start = i - 3
  while (start > 0 && /^\p{Lu}/u.test(tokens[start]?.text ?? '') && !tokens[start]?.first) start--
  if (tokens[start]?.text === '.') start--
  const isOne = titles.test(lowerAt(tokens, start)) || titles.test(lowerAt(tokens, start + 1)) || tags.has(i - 3, 'FirstName')
  const isAlone = !tokens.slice(Math.max(0, start - 4), i - 2).some(({ text }) => /^(?:and|or|,|&)$/i.test(text))
  return isOne && isAlone && start < i - 3 ? replaceWord(token, right, 'agreement', `Use "${right}" to agree with "${tokens[i - 3]?.text}".`) : undefined // prettier-ignore
})

/** "I saw two strangers carries him" */
const seenVerb: Rule = ({ tokens, classes, dictionary }, token, i) => {
  const base = classes.base(token.lower)
  const parts = dictionary.partsOf(token.lower)
  if (!base || base === token.lower || !(parts & pos.verbS) || closed.has(token.lower)) return undefined
  const noun = lowerAt(tokens, i - 1)
  const next = lowerAt(tokens, i + 1)
  if (!classes.isPlural(noun) || (parts & pos.plural && !determiners.has(next) && !/^(?:me|him|them|us|it)$/.test(next))) return undefined
  const at = /^(?:two|three|four|the|some|many|several|these|those|my|our|his|her|their)$/.test(lowerAt(tokens, i - 2)) ? i - 3 : i - 4
  return /^(?:saw|heard|watched|let|lets|made|make)$/.test(lowerAt(tokens, at)) && subjects.has(lowerAt(tokens, at - 1))
    ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${lowerAt(tokens, at)}".`)
    : undefined
}

/** "Neither the color nor the filling have suffered", "neither of us have ridden" */
const neitherHas: Rule = (page, token, i) => {
  const { tokens, tags, classes } = page
  const right = token.lower === 'have' && isPastAt(page, i) ? 'had' : singularForms.get(token.lower)
  if (!right || isQuestion(tokens, i)) return undefined
  if (lowerAt(tokens, i - 2) === 'of' && lowerAt(tokens, i - 3) === 'neither')
    return replaceWord(token, right, 'agreement', `Use "${right}" after "neither".`)
  const noun = lowerAt(tokens, i - 1)
  if (lowerAt(tokens, i - 3) !== 'nor' || !classes.isSingular(noun) || !tags.has(i - 1, 'Singular')) return undefined
  const neither = tokens.findLastIndex((other, k) => k < i - 3 && other.lower === 'neither')
  const first = lowerAt(tokens, i - 4)
  return neither >= i - 8 && neither >= 0 && classes.isSingular(first) && tags.has(i - 4, 'Singular')
    ? replaceWord(token, right, 'agreement', `Use "${right}" to agree with "${noun}".`)
    : undefined
}

/** "No one have called", "Each of them were late", "One of the lamps were broken" */
const eachOf: Rule = ({ tokens }, token, i) => {
  const right = singularForms.get(token.lower) ?? (token.lower === 'have' ? 'has' : undefined)
  if (!right || isQuestion(tokens, i)) return undefined
  const tell = (word: string) => replaceWord(token, right, 'agreement', `Use "${right}" to agree with "${word}".`)
  const opensAt = (k: number) => tokens[k]?.first === true || /^(?:,|and|but|because|so|that|although|since|while)$/.test(tokens[k - 1]?.lower ?? '') // prettier-ignore
  const before = lowerAt(tokens, i - 1)
  if (before === 'one' && lowerAt(tokens, i - 2) === 'no' && lowerAt(tokens, i - 3) !== 'that') return opensAt(i - 2) ? tell('no one') : undefined // prettier-ignore
  let of = i - 2
  if (!/^(?:them|us|you|these|those)$/.test(before)) {
    // "of the old lamps"
    let k = i - 1
    while (k > i - 4 && tokens[k]?.word && !closed.has(lowerAt(tokens, k))) k--
    if (!/^(?:the|these|those)$/.test(lowerAt(tokens, k)) && !possessives.has(lowerAt(tokens, k))) return undefined
    of = k - 1
  }
  if (lowerAt(tokens, of) !== 'of' || tokens[of]?.fixed) return undefined
  const head = lowerAt(tokens, of - 1)
  const start = head === 'one' && lowerAt(tokens, of - 2) === 'every' ? of - 2 : of - 1
  // "all but one of the projects were"
  const isExcepted = lowerAt(tokens, start - 1) === 'but' && tokens[start - 2]?.text !== ','
  return /^(?:one|each)$/.test(head) && opensAt(start) && !isExcepted && !/^(?:suggest|insist|demand|wish|ask|require|recommend)/.test(lowerAt(tokens, start - 2)) ? tell(head) : undefined // prettier-ignore
}

/** "If further documentation are required", "No information were given" */
const massAre: Rule = afterWord(
  'information documentation equipment furniture advice luggage baggage software hardware evidence feedback knowledge homework housework machinery correspondence assistance accommodation clothing jewelry jewellery scenery weather traffic progress',
  ({ tokens }, token, i) => {
    const right = pick({ are: 'is', were: 'was', have: 'has' }, token.text)
    const noun = lowerAt(tokens, i - 1)
    if (!right) return undefined
    const before = lowerAt(tokens, i - 2)
    const opens = /^(?:further|more|additional|any|no|this|that|our|your|my|the|his|her|their|some|all|much)$/.test(before)
    const from = tokens[i - 3]
    // "If the evidence were stronger": a wish or a condition
    if (token.text === 'were' && /^(?:if|unless|that|though|although|while)$/.test(from?.lower ?? '')) return undefined
    return opens && (tokens[i - 2]?.first || /^(?:if|when|because|that|but|unless|until|where|while|although)$/.test(from?.lower ?? '')) && !isQuestion(tokens, i) // prettier-ignore
      ? replaceWord(token, right, 'agreement', `Use "${right}" to agree with "${noun}".`)
      : undefined
  },
)

/** "then somebody else have to do it" */
const somebodyHave: Rule = onText('have', ({ tokens }, token, i) => {
  const at = lowerAt(tokens, i - 1) === 'else' ? i - 2 : i - 1
  const opener = tokens[at]?.first ? '' : (tokens[at - 1]?.lower ?? '')
  const isOne = /^(?:somebody|someone|everybody|everyone|nobody|anybody|anyone)$/.test(lowerAt(tokens, at))
  return lowerAt(tokens, i + 1) === 'to' && isOne && (tokens[at]?.first === true || /^(?:then|because|but|so|if|when|,|where|unless|since)$/.test(opener)) && !isQuestion(tokens, i) // prettier-ignore
    ? replaceWord(token, 'has', 'agreement', `Use "has" to agree with "${lowerAt(tokens, at)}".`)
    : undefined
})

const rules: readonly Rule[] = [
  eachOf,
  massAre,
  somebodyHave,
  aNumberOf,
  hereAre,
  secondSubject,
  namedFriend,
  theseAre,
  theyDont,
  namedVerb,
  namedWho,
  seenVerb,
]

/** Edits that are applied in drafts only: "neither of us have" is common in speech. */
export function casualAgreementEdits(page: RulePage): Edit[] {
  return inDrafts(applyRules(page, [neitherHas]))
}
