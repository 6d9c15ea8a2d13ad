/** Commas and question marks that a trained model misses: "If it is we would be glad.", "What should I do now." */
import { gapFeaturesAt } from '../../contexts/gap-features.ts'
import { gapLead } from '../../contexts/gap-model.ts'
import { inDrafts, insertText, lowerAt } from '../../edits.ts'
import { sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { subjects } from '../../grammar/word-classes.ts'
import type { Token } from '../../grammar/tokens.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'

/** By how much a comma must be likelier than nothing, as a natural logarithm: in drafts full of mistakes, and in a text with any. */
const openingLeads = { likely: 2.2, plain: 3 }
const jointLeads = { likely: 4, plain: 4.5 }
/** The same for a question mark in place of a period, and to be applied anywhere. */
const questionLeads = { likely: 2.5, plain: 3, sure: 7 }

/** Longer openings are none. */
const farthest = 40

const joints = /^(?:but|so)$/

/** Words that a clause before the subject begins with. */
const openers = /^(?:to|if|when|because|although|though|while|as|since|until|before|after|unless|once|whenever|wherever|however)$/ // prettier-ignore

export function likelySignEdits(page: RulePage): Edit[] {
  if (page.kind !== 'paragraph') return []
  /** Sentences whose opening has its comma. */
  const opened = new Set<number>()
  return page.tokens.flatMap((_, i) => {
    const start = sentenceStart(page.tokens, i)
    const isJoint = joints.test(lowerAt(page.tokens, i + 1))
    const comma = !isJoint && opened.has(start) ? undefined : commaAfter(page, i)
    if (comma && !isJoint) opened.add(start)
    return comma ?? questionAfter(page, i) ?? []
  })
}

function commaAfter(page: RulePage, i: number): Edit[] | undefined {
  const { tokens, dictionary } = page
  const [word, next] = [tokens[i], tokens[i + 1]]
  if (!word?.word || !next?.word || word.fixed || next.fixed || word.hyphen || next.hyphen || next.first || !next.spaced) return undefined
  if (/^(?:and|or)$/.test(next.lower)) return undefined
  const isJoint = joints.test(next.lower)
  if (!isJoint && !opensEarlier(tokens, i)) return undefined
  const lead = gapLead(gapFeaturesAt(tokens, i, i + 1, dictionary), ',', '')
  const leads = isJoint ? jointLeads : openingLeads
  if (lead < leads.likely || !opensClause(page, i + 1)) return undefined
  const message = isJoint ? `Add a comma before "${next.text}" and a new clause.` : 'Add a comma after an introductory clause or phrase.'
  const edit = { ...insertText(word.end, ',', 'clause-comma', message), kind: 'punctuation' as const }
  return inDrafts([lead >= leads.plain ? { ...edit, isPlainSlip: true } : edit])
}

/** The sentence begins with a clause or phrase, and no comma has ended it. */
function opensEarlier(tokens: readonly Token[], i: number): boolean {
  const start = sentenceStart(tokens, i)
  return i - start < farthest && openers.test(lowerAt(tokens, start)) && !tokens.slice(start, i).some(({ text }) => text === ',')
}

/** A subject with a verb, or a request, begins at the index, or after the "but" that stands there. */
function opensClause({ tokens, dictionary, tags }: RulePage, k: number): boolean {
  const word = lowerAt(tokens, k)
  const at = joints.test(word) ? k + 1 : k
  const parts = dictionary.partsOf(lowerAt(tokens, at))
  const isRequest = at === k && (word === 'please' || ((parts & pos.verb) !== 0 && !tags.has(k - 1, 'Verb')))
  const rest = tokens.slice(at, Math.min(at + 8, sentenceEnd(tokens, k)))
  const hasVerb = rest.some((_, n) => n > 0 && tags.has(at + n, 'Verb', 'Auxiliary', 'Modal', 'Copula'))
  return isRequest || (hasVerb && (subjects.has(lowerAt(tokens, at)) || tags.has(at, 'Determiner', 'Noun', 'Pronoun', 'Possessive')))
}

/** Words that questions begin with. */
const asking = /^(?:who|whom|whose|what|where|when|why|how|which|(?:is|are|was|were|do|does|did|can|could|would|will|should|shall|have|has|had)(?:n't)?|won't|can't|may|might|am)$/ // prettier-ignore

/** "Walter, who was fifteen, ...": rather tells than asks. */
const relative = /^(?:who|whom|whose|which|where|when)$/

function questionAfter({ tokens, dictionary, classes }: RulePage, i: number): Edit[] | undefined {
  const [word, end, next] = [tokens[i], tokens[i + 1], tokens[i + 2]]
  if (!word?.word || end?.text !== '.' || end.fixed || end.spaced || (next && !next.first)) return undefined
  const from = sentenceStart(tokens, i)
  const comma = tokens.slice(from, i).findLastIndex(({ text }) => text === ',')
  if (
    !asking.test(lowerAt(tokens, from)) &&
    !(comma > 0 && asking.test(lowerAt(tokens, from + comma + 1)) && !relative.test(lowerAt(tokens, from + comma + 1)))
  )
    return undefined
  // "Is warmer here.", "Who dares wins."
  if (classes.isAdjective(lowerAt(tokens, from + 1)) || i - from < 3) return undefined
  const lead = gapLead(gapFeaturesAt(tokens, i, i + 2, dictionary), '?', '.')
  if (lead < questionLeads.likely) return undefined
  const edit: Edit = {
    start: end.start,
    end: end.end,
    after: '?',
    kind: 'punctuation',
    rule: 'question-mark',
    message: 'End a question with a question mark.',
  }
  if (lead >= questionLeads.sure) return [edit]
  return inDrafts([lead >= questionLeads.plain ? { ...edit, isPlainSlip: true } : edit])
}
