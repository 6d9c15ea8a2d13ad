/** Verbs after pronouns, and verbs that share a pronoun: "We investigates", "before it leave", "I prepare invoices and keeps the books". */
import { afterWord, applyRules, inDrafts, isQuestion, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { sentenceStart } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { isPastEvent } from '../../grammar/story.ts'
import { auxiliaries, closed, modals, pluralForms, singularForms, subjects } from '../../grammar/word-classes.ts'
import { startsObject, startsPlace } from '../verbs/verb-slots.ts'
import { isBaseForm } from './subject-verbs.ts'
import { phraseBefore } from './subject-phrases.ts'

/** Edits that are certain, and edits that are applied in drafts only. */
export function pronounVerbEdits(page: RulePage): Edit[] {
  const found = applyRules(page, [weInvestigates])
  const isSpoken = ({ start }: Edit) => dialect.test(page.text.slice(start).match(/^\p{L}+/u)?.[0] ?? '') || (page.text.slice(0, start).match(/["“”]/g)?.length ?? 0) % 2 === 1 // prettier-ignore
  return [
    ...found.flatMap(edit => (isSpoken(edit) ? inDrafts([edit]) : [edit])),
    ...applyRules(page, [beforeItLeave]),
    ...inDrafts(applyRules(page, [sharedVerb, sharedForm, itDont])),
  ]
}

/** Said in some dialects: "I says to him". */
const dialect = /^(?:says|goes|knows|loves|likes|wants|thinks|hopes|means|has)$/
const agree = (right: string, word: string) => `Use "${right}" to agree with "${word}".`

/** "goes" to "go" */
function baseOfS({ tokens, dictionary, classes }: RulePage, i: number): string | undefined {
  const word = lowerAt(tokens, i)
  const base = dictionary.partsOf(word) & pos.verbS && !closed.has(word) && /^\p{Ll}/u.test(tokens[i]?.text ?? '') ? classes.base(word) : undefined // prettier-ignore
  return base && inflect(base, 's') === word ? base : undefined
}

const opener = /^(?:because|that|if|when|but|so|while|although|though|where|since|as|which|what|how|why|and|before|after|until|till|unless|once|whenever|today|now|then|sometimes|usually|also|therefore|section|paper|study|,)$/ // prettier-ignore

/** "We investigates", "before they expires" */
const weInvestigates: Rule = (page, token, i) => {
  const { tokens, dictionary } = page
  const base = baseOfS(page, i)
  const at = /^(?:also|often|always|usually|never|only|still|now|really|then|just|even)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const person = lowerAt(tokens, at)
  if (!base || !/^(?:i|we|they|you)$/.test(person) || tokens[at]?.fixed) return undefined
  if (!tokens[at]?.first && !opener.test(tokens[at - 1]?.lower ?? '')) return undefined
  // "those who help you and ..."; "you kids", "we drivers"
  const next = lowerAt(tokens, i + 1)
  const isNoun = (dictionary.partsOf(token.lower) & pos.plural) !== 0 && !plainVerbs.has(base)
  if (isNoun && !(startsObject(next) || startsPlace(next) || next === 'that')) return undefined
  if (/^(?:guys|kids|lads|means|folks|fellows|needs|sports|works|pilots|nurses|clients|bosses|hosts|guards|cooks|drunks|champs|rebels)$/.test(token.lower) && !/^(?:i|they)$/.test(person) && isNoun) return undefined // prettier-ignore
  if (token.lower === 'means' || (person === 'you' && /^(?:and|as|before|after|until|since|but)$/.test(lowerAt(tokens, at - 1))))
    return undefined
  if (isQuestion(tokens, i) && auxiliaries.has(lowerAt(tokens, at - 1))) return undefined
  // "He and I", "as they"
  return replaceWord(token, base, 'agreement', agree(base, tokens[at]?.text ?? person))
}

/** "In old houses it don't work" */
const itDont: Rule = onWord("don't", ({ tokens, classes }, token, i) =>
  /^(?:it|he|she)$/.test(lowerAt(tokens, i - 1)) && classes.isVerb(lowerAt(tokens, i + 1)) && lowerAt(tokens, i - 2) !== 'that'
    ? replaceWord(token, "doesn't", 'agreement', agree("doesn't", lowerAt(tokens, i - 1)))
    : undefined,
)

/** "before it leave the warehouse", "sometimes he speak too fast" */
const beforeItLeave: Rule = afterWord('he she it', (page, token, i) => {
  const { tokens, dictionary, tags } = page
  const person = lowerAt(tokens, i - 1)
  if (!/^(?:before|after|until|till|once|whenever|wherever|sometimes|sometime|usually|unless|everything|everywhere|maybe|then)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  if (!isBaseForm(page, i) || isQuestion(tokens, i) || tags.has(i, 'Noun')) return undefined
  const parts = dictionary.partsOf(token.lower)
  if (parts & (pos.adjective | pos.adverb | pos.past) || auxiliaries.has(lowerAt(tokens, i - 3)) || modals.has(lowerAt(tokens, i - 3))) return undefined // prettier-ignore
  // "See that before it" needs a clause; "insisted that before he leave" is a wish.
  if (tokens.slice(sentenceStart(tokens, i), i).some(({ lower }) => /^(?:suggest\w*|insist\w*|demand\w*|recommend\w*|request\w*|let|make|made|did|does|help|helped|had|hear|heard|saw|see|watch\w*)$/.test(lower))) return undefined // prettier-ignore
  const right = inflect(token.lower, isPastEvent(page, i, token.lower) ? 'past' : 's')
  return replaceWord(token, right, 'agreement', agree(right, person))
})

/** "I prepare invoices and keeps the books" */
const sharedVerb: Rule = (page, token, i) => {
  const { tokens, tags } = page
  const base = baseOfS(page, i)
  const link = /^(?:also|then|often|always|usually|never|even)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  if (!base || lowerAt(tokens, link) !== 'and' || isQuestion(tokens, i)) return undefined
  const from = sentenceStart(tokens, i)
  const rest = tokens.slice(from + 1, link)
  if (!/^(?:i|we|they|you)$/.test(lowerAt(tokens, from)) || rest.length === 0 || rest.length > 9) return undefined
  const next = lowerAt(tokens, i + 1)
  if (!startsObject(next) && !startsPlace(next)) return undefined
  // "milk and eggs at the market"
  if (page.dictionary.partsOf(token.lower) & pos.plural && !plainVerbs.has(base) && !(startsObject(next) && tags.has(i, 'PresentTense'))) return undefined // prettier-ignore
  const isSimple = rest.every(({ word, lower }, k) => word && !subjects.has(lower) && !/^(?:that|which|who|what|how|if|because|when|and|but|or)$/.test(lower) && !(k > 0 && (tags.has(from + 1 + k, 'PresentTense', 'Copula', 'Modal') && !tags.has(from + 1 + k, 'Noun', 'Gerund')))) // prettier-ignore
  return isSimple && isBaseVerbAt(page, from + 1) ? replaceWord(token, base, 'agreement', agree(base, tokens[from]?.text ?? '')) : undefined
}

const isBaseVerbAt = ({ tokens, classes, dictionary }: RulePage, k: number) =>
  /^(?:am|are|have|do)$/.test(lowerAt(tokens, k)) || (classes.isVerb(lowerAt(tokens, k)) && !(dictionary.partsOf(lowerAt(tokens, k)) & (pos.past | pos.adverb))) // prettier-ignore

/** "The chains are worn and needs replacing", "The tenant pays rent and are not entitled" */
const sharedForm: Rule = (page, token, i) => {
  const { tokens, tags } = page
  const link = /^(?:also|then|often|always|usually|never|still|now)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  if (lowerAt(tokens, link) !== 'and' || isQuestion(tokens, i)) return undefined
  const from = sentenceStart(tokens, i)
  for (let k = from + 1; k < link && k < from + 8; k++) {
    const word = lowerAt(tokens, k)
    const isVerb =
      auxiliaries.has(word) || modals.has(word) || (tags.has(k, 'PresentTense', 'PastTense') && !tags.has(k, 'Noun', 'Adjective'))
    if (!isVerb) continue
    const subject = phraseBefore(page, k)
    if (!subject || subject.start !== from || subjects.has(subject.word)) return undefined
    const rest = tokens.slice(k + 1, link)
    if (rest.length === 0 || rest.length > 9 || rest.some(({ word: isWord, lower }, n) => !isWord || subjects.has(lower) || auxiliaries.has(lower) && lower !== 'been' && lower !== 'be' || modals.has(lower) || /^(?:that|which|who|what|how|if|because|when|and|but|or|to|both|as)$/.test(lower) || (tags.has(k + 1 + n, 'PresentTense') && !tags.has(k + 1 + n, 'Noun')))) return undefined // prettier-ignore
    // "The chains and needs": another noun may be joined instead.
    const next = lowerAt(tokens, i + 1)
    // "Our volunteers sew dresses and suits for babies"
    if (page.classes.isPlural(token.lower) && page.classes.isPlural(lowerAt(tokens, link - 1)) && !startsObject(next)) return undefined
    if (subject.number === 'many') {
      const right = /^(?:is|was|has|does|doesn't)$/.test(token.lower) ? pluralForms.get(token.lower) : startsObject(next) || startsPlace(next) || next.endsWith('ing') ? baseOfS(page, i) : undefined // prettier-ignore
      return right && right !== 'do' ? replaceWord(token, right, 'agreement', agree(right, subject.word)) : undefined
    }
    const right = /^(?:are|were|don't)$/.test(token.lower) ? singularForms.get(token.lower) : undefined
    return right ? replaceWord(token, right, 'agreement', agree(right, subject.word)) : undefined
  }
  return undefined
}
