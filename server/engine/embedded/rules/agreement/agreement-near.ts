/** Agreement with the word right before the verb, for clauses whose subject is not certain. */
import { pos } from '../../grammar/parts-of-speech.ts'
import { isQuestion, lowerAt, replaceWord } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { isPastAt, isPastEvent } from '../../grammar/story.ts'
import { isPastFit } from './subject-phrases.ts'
import { eitherNumber } from '../../grammar/subject-words.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, pluralForms, prepositions, singularForms } from '../../grammar/word-classes.ts'

const peopleLike =
  /^(?:people|children|students|they|we|you|parents|teachers|men|women|friends|others|scientists|companies|countries|workers|things|ideas|facts|products|cars|places|reasons|problems|ways|animals|books|jobs|families|adults|kids|teenagers|users|customers|citizens|consumers|advertisements|researchers|experts)$/
const onePronoun = /^(?:he|she|it|everyone|everybody|someone|somebody|anyone|anybody|nobody|everything|something|nothing|anything)$/
const indefinite = /^(?:everyone|everybody|someone|somebody|nobody|everything|something|nothing)$/
const commonVerb =
  /^(?:thinks|wants|needs|likes|knows|goes|gets|makes|takes|gives|comes|sees|says|feels|believes|uses|works|lives|helps|tries|learns|becomes|loves|prefers|spends|buys|enjoys|understands|leads|brings|depends|agrees|plays|starts|studies|travels|does|looks|tells|lets|keeps|finds|means|seems|wears|eats|runs|drives|teaches|speaks)$/
const article = /^(?:the|these|those|many|some|most|all|several|few|my|our|their|his|her|your|other|young|old|older|two|three)$/
const clauseOpener = /^(?:because|that|if|when|but|so|while|although|think|thinks|believe|where|since|as|nowadays|today|which|what|how|why|and)$/ // prettier-ignore
const causing = /^(?:let|lets|make|makes|made|help|helps|have|see|than|like|that)$/

/** "because people is", "the young people is", "everyone have", "students who has". */
export function nearEdit(page: RulePage, token: Token, i: number): Edit | undefined {
  const before = page.tokens[i - 1]
  if (!before?.word || before.fixed || before.hyphen) return undefined
  const found =
    (pluralForms.has(token.lower) && wantsPlural(page, i) && pluralForms.get(token.lower)) ||
    (singularForms.has(token.lower) && wantsSingular(page, i) && singularForms.get(token.lower)) ||
    fullVerb(page, token, i)
  return found ? replaceWord(token, found, 'agreement', `Use "${found}" to agree with "${before.text}".`) : undefined
}

function startsClause({ tokens }: RulePage, at: number): boolean {
  return tokens[at]?.first === true || !tokens[at - 1]?.word || clauseOpener.test(lowerAt(tokens, at - 1))
}

function wantsPlural(page: RulePage, i: number): boolean {
  const { tokens, classes, dictionary, tags } = page
  const before = tokens[i - 1]
  const subject = before?.lower ?? ''
  const before2 = lowerAt(tokens, i - 2)
  const before3 = lowerAt(tokens, i - 3)
  if (subject === 'people' && !/^(?:one|a|of)$/.test(before2)) {
    if (before?.first || startsClause(page, i - 1)) return true
    return (
      /^(?:the|young|many|some|most|old|other|all|these|those|older|more|few)$/.test(before2) && !/^(?:of|with|for|between)$/.test(before3)
    )
  }
  if (/^(?:these|those)$/.test(subject)) return startsClause(page, i - 1)
  if (/^(?:who|which)$/.test(subject))
    return (
      /^(?:people|children|students|things|countries|those|men|women|companies|teachers|parents|friends|persons)$/.test(before2) &&
      !/^(?:one|of|with|for)$/.test(before3)
    )
  const isPlural =
    classes.isPlural(subject) &&
    (dictionary.partsOf(subject) & ~(pos.plural | pos.verbS)) === 0 &&
    !eitherNumber.has(subject) &&
    !/(?:ics|ss|news|series|species|means|headquarters|data|media|always|states|nations|times)$/.test(subject)
  if (!isPlural) return false
  // "overriding these variables is"
  if (tags.has(i - 3, 'Verb') || before3.endsWith('ing')) return false
  // "the controversy during the last several decades has"
  if (/^(?:these|those|many|several|few)$/.test(before2))
    return (
      !prepositions.has(/^(?:all|both)$/.test(before3) ? lowerAt(tokens, i - 4) : before3) &&
      // "a series with a great many collars is"
      !/^(?:great|good)$/.test(before3) &&
      !/^(?:the|last|past|first|next)$/.test(before3)
    )
  return /^(?:the|my|our|their|his|her|your|some|most|all)$/.test(before2) && startsClause(page, i - 2) && before3 !== 'and'
}

/** "it is essential that she have a key" */
const wishes = /^(?:essential|important|vital|crucial|necessary|imperative|insist|insists|insisted|demand|demands|demanded|suggest|suggests|suggested|recommend|recommends|recommended|propose|proposed|request|requested|require|requires|required|ask|asked)$/ // prettier-ignore

function wantsSingular(page: RulePage, i: number): boolean {
  const { tokens, classes } = page
  const before = tokens[i - 1]
  const subject = before?.lower ?? ''
  const before2 = lowerAt(tokens, i - 2)
  const before3 = lowerAt(tokens, i - 3)
  if (tokens[i]?.lower === 'were' || tokens[i]?.lower === "weren't") return false
  if (onePronoun.test(subject) && (before?.first || startsClause(page, i - 1)))
    return (
      !(before2 === 'that' && wishes.test(before3)) && !/^(?:if|wish|as|though|suggest|recommend|demand|insist|let|make)$/.test(before2)
    )
  if (indefinite.test(subject)) return !/^(?:let|make|makes|made|help|have|see)$/.test(before2)
  if (subject === 'who')
    return (
      /^(?:person|someone|man|woman|student|child|company|country|teacher|job|everyone|something|thing|problem)$/.test(before2) &&
      /^(?:a|an|every|each|the)$/.test(before3)
    )
  return (
    /^(?:a|an|this|that|each|every|one|my|his|her|your|our|their|the)$/.test(before2) &&
    classes.isNounOnly(subject) &&
    classes.isSingular(subject) &&
    startsClause(page, i - 2) &&
    !/^(?:and|if|that|as)$/.test(before3) &&
    !eitherNumber.has(subject)
  )
}

/** "people thinks", "everyone know", "he like". */
function fullVerb(page: RulePage, token: Token, i: number): string | undefined {
  const { tokens, classes, dictionary } = page
  const { lower } = token
  const before = tokens[i - 1]
  const parts = dictionary.partsOf(lower)
  if (!before || closed.has(lower) || isPastFit(page, i)) return undefined
  const subject = before.lower
  const before2 = lowerAt(tokens, i - 2)
  const opens = before.first || startsClause(page, i - 1)
  if (commonVerb.test(lower)) {
    const base = classes.base(lower)
    if (subject === 'people' && !/^(?:of|a)$/.test(before2)) return base
    if (subject === 'who' && /^(?:people|children|students|those|men|women|teachers|parents|friends)$/.test(before2))
      return [5, 6, 7].some(back => lowerAt(tokens, i - back) === 'only') ? undefined : base
    if (peopleLike.test(subject) && (opens || (article.test(before2) && startsClause(page, i - 2)))) return base
  }
  // "a doctor who work in a hospital"
  if (
    subject === 'who' &&
    /^(?:a|an|every|each)$/.test(lowerAt(tokens, i - 3)) &&
    page.tags.has(i - 2, 'Singular') &&
    classes.isSingular(before2) &&
    !eitherNumber.has(before2) &&
    classes.isVerb(lower) &&
    !(parts & (pos.past | pos.participle | pos.adverb | pos.adjective | pos.verbS))
  )
    return inflect(lower, isPastEvent(page, i, lower) ? 'past' : 's')
  // "looked to him like a chance"
  if (/^(?:like|near|past|further)$/.test(lower)) return undefined
  if (lowerAt(tokens, i + 1) === 'not') return undefined
  if (!(parts & pos.verb) || parts & (pos.past | pos.participle | pos.adjective) || !opens) return undefined
  if (
    /^(?:except|like|near|past|set|put|cut|let|cost|hit|spit|hurt|read|spread|quit|shut|cast|bet|bid|burst|rid|shed|split|thrust|wed|broadcast|forecast|upset|bust|slit|wet|beat|sort|kind|dove|lead|wound|wind|bore|saw|fell|lay|found|ground|bound|rent|felt|left|shot|spat|swept|slid|stuck|swung|hung|rose|wove|strode|spun|shone|wrought|sought)$/.test(
      lower,
    )
  )
    return undefined
  if (/^(?:everyone|everybody|nobody|someone|somebody)$/.test(subject) && !causing.test(before2))
    return inflect(lower, isPastEvent(page, i, lower) ? 'past' : 's')
  const isHe = /^(?:he|she|it)$/.test(subject) && (before.first || !/^(?:and|that|if|than|so|but|as)$/.test(before2))
  return isHe && !(parts & pos.adverb) && !isQuestion(tokens, i) ? inflect(lower, isPastEvent(page, i, lower) ? 'past' : 's') : undefined
}

/** "he always bring", "she also need". */
export function adverbEdit(page: RulePage, token: Token, i: number): Edit | undefined {
  const { tokens, classes, dictionary } = page
  const subject = tokens[i - 2]
  const opener = tokens[i - 3]?.lower ?? ''
  const parts = dictionary.partsOf(token.lower)
  if (!subject?.word || !/^(?:he|she|it|everyone|everybody)$/.test(subject.lower) || !classes.isVerb(token.lower)) return undefined
  if (!subject.first && !/^(?:and|but|because|when|so|where|although|,)$/.test(opener)) return undefined
  if (parts & (pos.past | pos.participle | pos.adverb | pos.adjective)) return undefined
  const isAlways = /^(?:always|never|often|usually)$/.test(lowerAt(tokens, i - 1))
  return replaceWord(
    token,
    inflect(token.lower, isPastAt(page, i) && !isAlways ? 'past' : 's'),
    'agreement',
    `The verb must agree with "${subject.text}".`,
  )
}
