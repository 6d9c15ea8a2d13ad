/** Our own grammar rules, in order of precedence. */
import type { Edit } from './revision.ts'
import type { RulePage } from './rule-page.ts'
import { adverbEdits } from './rules-adverbs.ts'
import { apostropheEdits } from './rules-apostrophes.ts'
import { gerundEdits } from './rules-gerunds.ts'
import { negationEdits } from './rules-negation.ts'
import { participleEdits } from './rules-participles.ts'
import { carelessEdits, storyEdits } from './rules-careless.ts'
import { afterWordEdits } from './rules-after-words.ts'
import { agreementEdits } from './rules-agreement.ts'
import { clauseEdits } from './rules-clauses.ts'
import { commaEdits } from './rules-commas.ts'
import { comparisonEdits } from './rules-comparison.ts'
import { contractEdits } from './rules-contracts.ts'
import { confusionEdits } from './rules-confusion.ts'
import { contextEdits } from './rules-context.ts'
import { draftPhraseEdits } from './rules-draft-phrases.ts'
import { draftVerbEdits } from './rules-draft-verbs.ts'
import { draftWordEdits } from './rules-draft-words.ts'
import { draftEdits } from './rules-drafts.ts'
import { endingEdits } from './rules-endings.ts'
import { learnerEdits } from './rules-learners.ts'
import { missingWordEdits } from './rules-missing-words.ts'
import { pronounEdits } from './rules-pronouns.ts'
import { quantityEdits } from './rules-quantity.ts'
import { nounPhraseEdits } from './rules-noun-phrases.ts'
import { nounEdits } from './rules-nouns.ts'
import { patternEdits } from './rules-patterns.ts'
import { punctuationEdits } from './rules-punctuation.ts'
import { secondVerbEdits } from './rules-second-verb.ts'
import { phraseEdits } from './rules-phrases.ts'
import { surfaceEdits } from './rules-surface.ts'
import { tenseEdits } from './rules-tense.ts'
import { usageEdits } from './rules-usage.ts'
import { slipEdits } from './rules-slips.ts'
import { verbFormEdits } from './rules-verb-forms.ts'
import { styleEdits } from './style.ts'
import { readTags } from './tags.ts'

const layers = [
  surfaceEdits,
  contractEdits,
  slipEdits,
  phraseEdits,
  clauseEdits,
  confusionEdits,
  contextEdits,
  usageEdits,
  commaEdits,
  gerundEdits,
  verbFormEdits,
  participleEdits,
  negationEdits,
  apostropheEdits,
  storyEdits,
  agreementEdits,
  comparisonEdits,
  adverbEdits,
  tenseEdits,
  nounEdits,
  nounPhraseEdits,
  pronounEdits,
  missingWordEdits,
  quantityEdits,
  patternEdits,
  secondVerbEdits,
  punctuationEdits,
  endingEdits,
  draftEdits,
  learnerEdits,
  afterWordEdits,
  carelessEdits,
  draftPhraseEdits,
  draftVerbEdits,
  draftWordEdits,
] as const

/** All edits for the current text; where two overlap, the earlier rule wins. */
export function ruleEdits(parts: Omit<RulePage, 'tags'>): Edit[] {
  const page: RulePage = { ...parts, tags: readTags(parts.text, parts.tokens) }
  return [...layers.flatMap(layer => layer(page)), ...styleEdits(page)]
}
