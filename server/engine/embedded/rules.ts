/** Our own grammar rules, in order of precedence. */
import type { Edit } from './revision.ts'
import type { RulePage } from './rule-page.ts'
import { adverbEdits } from './rules-adverbs.ts'
import { articleEdits } from './rules-articles.ts'
import { apostropheEdits } from './rules-apostrophes.ts'
import { genitiveEdits } from './rules-genitives.ts'
import { extraArticleEdits } from './rules-extra-articles.ts'
import { gerundEdits } from './rules-gerunds.ts'
import { negationEdits } from './rules-negation.ts'
import { participleEdits } from './rules-participles.ts'
import { capitalEdits } from './rules-capitals.ts'
import { carelessEdits, storyEdits } from './rules-careless.ts'
import { adverbOrderEdits } from './rules-adverb-order.ts'
import { afterWordEdits } from './rules-after-words.ts'
import { agreementEdits } from './rules-agreement.ts'
import { clauseEdits } from './rules-clauses.ts'
import { collocationEdits } from './rules-collocations.ts'
import { commaEdits } from './rules-commas.ts'
import { commonSlipEdits } from './rules-common-slips.ts'
import { comparisonEdits } from './rules-comparison.ts'
import { contractEdits } from './rules-contracts.ts'
import { confusionEdits } from './rules-confusion.ts'
import { contextEdits } from './rules-context.ts'
import { draftPhraseEdits } from './rules-draft-phrases.ts'
import { draftVerbEdits } from './rules-draft-verbs.ts'
import { draftWordEdits } from './rules-draft-words.ts'
import { draftEdits } from './rules-drafts.ts'
import { endingEdits } from './rules-endings.ts'
import { joinedVerbEdits } from './rules-joined-verbs.ts'
import { infinitiveEdits } from './rules-infinitives.ts'
import { learnerEdits } from './rules-learners.ts'
import { mannerEdits } from './rules-manner.ts'
import { missingWordEdits } from './rules-missing-words.ts'
import { prepositionEdits } from './rules-prepositions.ts'
import { pronounOrderEdits } from './rules-pronoun-order.ts'
import { pronounEdits } from './rules-pronouns.ts'
import { quantityEdits } from './rules-quantity.ts'
import { numberEdits } from './rules-number.ts'
import { nounPhraseEdits } from './rules-noun-phrases.ts'
import { nounEdits } from './rules-nouns.ts'
import { patternEdits } from './rules-patterns.ts'
import { punctuationEdits } from './rules-punctuation.ts'
import { secondVerbEdits } from './rules-second-verb.ts'
import { phraseEdits } from './rules-phrases.ts'
import { surfaceEdits } from './rules-surface.ts'
import { tenseEdits } from './rules-tense.ts'
import { relativeVerbEdits } from './rules-relative-verbs.ts'
import { timePlaceEdits } from './rules-times-places.ts'
import { usageEdits } from './rules-usage.ts'
import { signEdits } from './rules-signs.ts'
import { plainAgreementEdits } from './rules-plain-agreement.ts'
import { soundAlikeEdits } from './rules-sound-alikes.ts'
import { slipFormEdits } from './rules-slips-forms.ts'
import { slipEdits } from './rules-slips.ts'
import { verbFormEdits } from './rules-verb-forms.ts'
import { verbPatternEdits } from './rules-verb-patterns.ts'
import { verbSlipEdits } from './rules-verb-slips.ts'
import { howeverEdits } from './rules-however.ts'
import { openingClauseEdits } from './rules-opening-clauses.ts'
import { spliceEdits } from './rules-splices.ts'
import { styleEdits } from './style.ts'
import { readTags } from './tags.ts'

const layers = [
  surfaceEdits,
  signEdits,
  capitalEdits,
  contractEdits,
  genitiveEdits,
  slipEdits,
  slipFormEdits,
  numberEdits,
  prepositionEdits,
  timePlaceEdits,
  collocationEdits,
  phraseEdits,
  clauseEdits,
  confusionEdits,
  soundAlikeEdits,
  commonSlipEdits,
  plainAgreementEdits,
  contextEdits,
  usageEdits,
  commaEdits,
  infinitiveEdits,
  openingClauseEdits,
  gerundEdits,
  verbFormEdits,
  participleEdits,
  negationEdits,
  apostropheEdits,
  storyEdits,
  agreementEdits,
  comparisonEdits,
  adverbEdits,
  mannerEdits,
  adverbOrderEdits,
  tenseEdits,
  nounEdits,
  nounPhraseEdits,
  extraArticleEdits,
  articleEdits,
  pronounEdits,
  pronounOrderEdits,
  missingWordEdits,
  quantityEdits,
  patternEdits,
  secondVerbEdits,
  joinedVerbEdits,
  relativeVerbEdits,
  verbSlipEdits,
  verbPatternEdits,
  punctuationEdits,
  howeverEdits,
  spliceEdits,
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
