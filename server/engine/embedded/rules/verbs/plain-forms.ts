/** Verb forms that the word before decides: "I has", "we have saw", "was stole", "did not reported". */
import { applyRules, isQuestion, lowerAt, replaceWord, type Rule } from '../../edits.ts'
import { inflect, irregularVerbs } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { isPastBefore } from '../../grammar/story.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, pluralForms } from '../../grammar/word-classes.ts'
import { isLeftOut } from './verb-slots.ts'

/** Edits of verbs after "I", "have", "be", and "did". */
export function plainFormEdits(page: RulePage): Edit[] {
  return applyRules(page, [iHas, haveSaw, beStole, didReported])
}

const between = /^(?:not|never|also|always|often|usually|really|still|just|only|already|sometimes|ever|almost|even|probably|recently|finally|long|now|since|both|all|i|you|he|she|it|we|they)$/ // prettier-ignore
const adverb = /^(?:also|always|often|usually|really|still|just|only|never|sometimes|even|probably|certainly)$/

/** "I has", "When I drinks", "Neither his father nor I wants" */
const iHas: Rule = (page, token, i) => {
  const { tokens, classes, dictionary, tags } = page
  const k = adverb.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const subject = tokens[k]
  if (subject?.lower !== 'i' || subject.fixed) return undefined
  // "World War I was", "Part I is"
  const before = tokens[k - 1]
  if (before?.word && !before.first && (/^\p{Lu}/u.test(before.text) || /^(?:part|act|war|phase|type|class|chapter|stage|grade|level|section|book|volume|point)$/.test(before.lower))) return undefined // prettier-ignore
  if (before?.text === '"' || /^(?:is|does|has|was)$/.test(before?.lower ?? '')) return undefined
  if (token.lower === 'is') return replaceWord(token, 'am', 'agreement', 'Use "am" after "I".')
  if (token.lower === 'are' && !isQuestion(tokens, i) && !/^(?:and|or|nor|you|she|he|than|as)$/.test(before?.lower ?? ''))
    return replaceWord(token, 'am', 'agreement', 'Use "am" after "I".')
  if (token.lower === 'were') return isUnreal(tokens, k) ? undefined : replaceWord(token, 'was', 'agreement', 'Use "was" after "I".')
  if (/^wasn?'?t?$/.test(token.lower)) return undefined
  const right = pluralForms.get(token.lower) ?? (dictionary.partsOf(token.lower) & pos.verbS && !closed.has(token.lower) && !tags.has(i, 'Plural') ? classes.base(token.lower) : undefined) // prettier-ignore
  // "it shrieked whenever I plays": both are over
  const isOver = right && /^(?:when|whenever|ever|while|as|until|before|after|once|and)$/.test(lowerAt(tokens, k - 1)) && !pluralForms.has(token.lower) && isPastBefore(page, k) // prettier-ignore
  if (isOver) return replaceWord(token, inflect(right, 'past'), 'agreement', 'The text is in the past tense.')
  return right ? replaceWord(token, right, 'agreement', `Use "${right}" after "I".`) : undefined
}

/** "if I were", "I wish I were", "as though I were", "than you and I were" */
const isUnreal = (tokens: RulePage['tokens'], k: number) =>
  tokens.slice(Math.max(0, k - 6), k).some(({ lower }) => /^(?:if|wish|wished|though|unless|suppose|imagine|and|or|nor|than|as|rather)$/.test(lower)) // prettier-ignore

/** Pasts that are no participles, nor other words after "have" or "be". */
const participles = new Map(
  irregularVerbs
    .filter(
      ([base, past, participle]) => !participle.split('/').some(form => past.split('/').includes(form)) && base !== 'be' && base !== 'lie',
    )
    .flatMap(([, past, participle]) => past.split('/').map(form => [form, participle.split('/')[0] ?? ''] as const))
    // "has showed", "had sewed"
    .filter(([past]) => !past.endsWith('ed')),
)
const neverPassive = /^(?:came|became|went|ran|rose|broke|swam|bore|wove|saw|bade|overcame|woke|fell|got)$/

/** "We have saw", "The prices have fell", "Have you ever went" */
const haveSaw: Rule = ({ tokens }, token, i) => {
  const right = token.text === token.lower ? participles.get(token.lower) : undefined
  if (!right) return undefined
  let k = i - 1
  while (k > i - 4 && between.test(lowerAt(tokens, k))) k--
  const isAsked = k < i - 1 && tokens.slice(k + 1, i).some(({ lower }) => /^(?:i|you|he|she|it|we|they)$/.test(lower))
  const have = lowerAt(tokens, k)
  // "all they have came from", "what he had became his children's"
  if (!/^(?:have|has|had|having|haven't|hasn't|hadn't|(?:i|you|we|they|would|could|should|might|must)'ve|shouldn't've)$/.test(have)) return undefined // prettier-ignore
  if (isAsked && !isQuestion(tokens, i)) return undefined
  if (/^(?:what|all|everything|that|little|whatever)$/.test(lowerAt(tokens, k - 2)) && /^(?:i|you|he|she|we|they)$/.test(lowerAt(tokens, k - 1))) return undefined // prettier-ignore
  return replaceWord(token, right, 'verb-form', `Use "${right}" after "${have}".`)
}

/** "The bike was stole", "It must be did today" */
const beStole: Rule = ({ tokens }, token, i) => {
  const right = token.text === token.lower ? participles.get(token.lower) : undefined
  if (!right || neverPassive.test(token.lower)) return undefined
  // "He was beat after the drive"
  if (token.lower === 'beat' && !/^(?:by|with|in|at|to|until|badly)$/.test(lowerAt(tokens, i + 1))) return undefined
  const k = between.test(lowerAt(tokens, i - 1)) && !/^(?:i|you|he|she|it|we|they|both|all|long|ever|since)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1 // prettier-ignore
  const be = lowerAt(tokens, k)
  if (!/^(?:is|are|was|were|be|been|being|isn't|aren't|wasn't|weren't|it's|they're)$/.test(be)) return undefined
  // "All she was did not matter", "what it was grew"
  if (/^(?:i|you|he|she|it|we|they|that|this|who)$/.test(lowerAt(tokens, k - 1)) && /^(?:what|all|where|who|how|that|as)$/.test(lowerAt(tokens, k - 2))) return undefined // prettier-ignore
  return replaceWord(token, right, 'verb-form', `Use "${right}" after "${be}".`)
}

/** "He did not reported it", "I did compared two offers" */
const didReported: Rule = (page, token, i) => {
  const { tokens, classes, dictionary } = page
  if (token.text !== token.lower || token.hyphen || closed.has(token.lower) || /^(?:left|need|used|cost|shed|bed|feed|breed|embed|speed|seed|proceed|exceed|succeed|bleed|wed|heed|weed|shred|concerted|repeated)$/.test(token.lower)) return undefined // prettier-ignore
  const parts = dictionary.partsOf(token.lower)
  if (!(parts & pos.past) || parts & (pos.verb | pos.noun | pos.adverb)) return undefined
  const isNegated = /^(?:not|never)$/.test(lowerAt(tokens, i - 1))
  const k = isNegated ? i - 2 : i - 1
  const did = lowerAt(tokens, k)
  if (!/^(?:did|didn't|don't|doesn't)$/.test(did) && !(isNegated && /^(?:do|does)$/.test(did))) return undefined
  // "The work they did reduced costs", "what he did interested us"
  if (did === 'did' && !isNegated && !/^(?:i|we)$/.test(lowerAt(tokens, k - 1))) return undefined
  if (did === 'did' && !isNegated && !(tokens[k - 1]?.first || /^(?:and|but)$/.test(lowerAt(tokens, k - 2)))) return undefined
  if (isLeftOut(page, k, i)) return undefined
  const base = classes.base(token.lower)
  return base ? replaceWord(token, base, 'verb-form', `Use "${base}" after "${did}".`) : undefined
}
