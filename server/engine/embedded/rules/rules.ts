/** Our own grammar rules, in order of precedence. */
import type { Edit } from '../revision.ts'
import type { RulePage } from '../rule-page.ts'
import { indefiniteArticleEdits } from './a-an.ts'
import { adjectiveSlotEdits } from './adjective-slots.ts'
import { adverbEdits } from './adverbs.ts'
import { articleEdits } from './articles.ts'
import { bareObjectEdits } from './bare-objects.ts'
import { bareClauseEdits } from './bare-clauses.ts'
import { helpingVerbEdits } from './helping-verbs.ts'
import { bareNounEdits } from './bare-nouns.ts'
import { apartWordEdits } from './apart-words.ts'
import { apostropheEdits } from './apostrophes.ts'
import { generalNounEdits } from './general-nouns.ts'
import { genitiveEdits } from './genitives.ts'
import { extraArticleEdits } from './extra-articles.ts'
import { feelingEdits } from './feelings.ts'
import { gerundEdits } from './gerunds.ts'
import { negationEdits } from './negation.ts'
import { participleEdits } from './participles.ts'
import { askedOrderEdits } from './asked-order.ts'
import { capitalEdits } from './capitals.ts'
import { carelessEdits, storyEdits } from './careless.ts'
import { baseVerbEdits } from './base-verbs.ts'
import { beVerbEdits } from './be-verbs.ts'
import { adverbOrderEdits } from './adverb-order.ts'
import { afterPrepositionEdits } from './after-prepositions.ts'
import { afterWordEdits } from './after-words.ts'
import { afterLinkEdits } from './after-links.ts'
import { agreementEdits } from './agreement.ts'
import { clauseEdits } from './clauses.ts'
import { collocationEdits } from './collocations.ts'
import { commaEdits } from './commas.ts'
import { commonSlipEdits } from './common-slips.ts'
import { comparisonEdits } from './comparison.ts'
import { contractEdits } from './contracts.ts'
import { complementFormEdits } from './complement-forms.ts'
import { complementEdits } from './complements.ts'
import { confusionEdits } from './confusion.ts'
import { contextEdits } from './context.ts'
import { countedEdits } from './counted.ts'
import { degreeSlipEdits } from './degree-slips.ts'
import { degreeEdits } from './degrees.ts'
import { describedNounEdits } from './described-nouns.ts'
import { doubledHelperEdits } from './doubled-helpers.ts'
import { draftPhraseEdits } from './draft-phrases.ts'
import { draftVerbEdits } from './draft-verbs.ts'
import { draftWordEdits } from './draft-words.ts'
import { draftEdits } from './drafts.ts'
import { endingEdits } from './endings.ts'
import { hyphenEdits } from './hyphens.ts'
import { joinedClauseEdits } from './joined-clauses.ts'
import { joinedVerbEdits } from './joined-verbs.ts'
import { infinitiveEdits } from './infinitives.ts'
import { learnerEdits } from './learners.ts'
import { mannerEdits } from './manner.ts'
import { mannerSlotEdits } from './manner-slots.ts'
import { missingSubjectEdits } from './missing-subjects.ts'
import { missingWordEdits } from './missing-words.ts'
import { knownNounEdits } from './known-nouns.ts'
import { nounPlaceEdits } from './noun-places.ts'
import { learnerWordEdits } from './learner-words.ts'
import { nextWordEdits } from './next-word.ts'
import { familySlotEdits } from './family-slots.ts'
import { falseFormEdits } from './false-forms.ts'
import { objectVerbEdits } from './object-verbs.ts'
import { governedEdits } from './governed.ts'
import { governedByVerbEdits } from './governed-by-verbs.ts'
import { nounTimeEdits } from './noun-times.ts'
import { offOfEdits } from './off-of.ts'
import { prepositionEdits } from './prepositions.ts'
import { prepositionSlipEdits } from './preposition-slips.ts'
import { orderSlipEdits } from './order-slips.ts'
import { pluralSlotEdits } from './plural-slots.ts'
import { pronounOrderEdits } from './pronoun-order.ts'
import { pronounEdits } from './pronouns.ts'
import { quantityEdits } from './quantity.ts'
import { numberEdits } from './number.ts'
import { nounPhraseEdits } from './noun-phrases.ts'
import { nounEdits } from './nouns.ts'
import { passiveEdits } from './passives.ts'
import { patternEdits } from './patterns.ts'
import { punctuationEdits } from './punctuation.ts'
import { secondVerbEdits } from './second-verb.ts'
import { perfectTenseEdits } from './perfect-tense.ts'
import { phraseEdits } from './phrases.ts'
import { surfaceEdits } from './surface.ts'
import { tenseEdits } from './tense.ts'
import { pronounFormEdits } from './pronoun-forms.ts'
import { pronounSlipEdits } from './pronoun-slips.ts'
import { relativeSlipEdits } from './relative-slips.ts'
import { relativeWordEdits } from './relative-words.ts'
import { relativeVerbEdits } from './relative-verbs.ts'
import { timeClauseEdits } from './time-clauses.ts'
import { timePrepositionEdits } from './time-prepositions.ts'
import { timePlaceEdits } from './times-places.ts'
import { usageEdits } from './usage.ts'
import { setPhraseEdits } from './set-phrases.ts'
import { signEdits } from './signs.ts'
import { casualAgreementEdits, plainAgreementEdits } from './plain-agreement.ts'
import { plainFormEdits } from './plain-forms.ts'
import { repeatEdits } from './repeats.ts'
import { smallWordEdits } from './small-words.ts'
import { splitWordEdits } from './split-words.ts'
import { sentenceSignEdits } from './sentence-signs.ts'
import { slipFormEdits } from './slips-forms.ts'
import { slipEdits } from './slips.ts'
import { verbFormEdits } from './verb-forms.ts'
import { verbGapEdits } from './verb-gaps.ts'
import { verbPatternEdits } from './verb-patterns.ts'
import { verbSlipEdits } from './verb-slips.ts'
import { howeverEdits } from './however.ts'
import { ownerEdits } from './owners.ts'
import { ownerSlipEdits } from './owner-slips.ts'
import { openingEdits } from './openings.ts'
import { openingClauseEdits } from './opening-clauses.ts'
import { parallelEdits } from './parallel.ts'
import { wordFamilyEdits } from './word-families.ts'
import { wordFormEdits } from './word-forms.ts'
import { storyTenseEdits } from './story-tense.ts'
import { storyVerbEdits } from './story-verbs.ts'
import { spliceEdits } from './splices.ts'
import { strayArticleEdits } from './stray-articles.ts'
import { subjectVerbEdits } from './subject-verbs.ts'
import { farVerbEdits } from './far-verbs.ts'
import { pastFormEdits } from './past-forms.ts'
import { styleEdits } from '../style/style.ts'
import { readTags } from '../tags.ts'

const layers = [
  surfaceEdits,
  signEdits,
  sentenceSignEdits,
  setPhraseEdits,
  apartWordEdits,
  doubledHelperEdits,
  beVerbEdits,
  verbGapEdits,
  helpingVerbEdits,
  capitalEdits,
  contractEdits,
  repeatEdits,
  nextWordEdits,
  plainFormEdits,
  genitiveEdits,
  ownerEdits,
  ownerSlipEdits,
  hyphenEdits,
  slipEdits,
  slipFormEdits,
  describedNounEdits,
  bareClauseEdits,
  knownNounEdits,
  smallWordEdits,
  pluralSlotEdits,
  numberEdits,
  pastFormEdits,
  passiveEdits,
  afterPrepositionEdits,
  complementEdits,
  learnerWordEdits,
  objectVerbEdits,
  splitWordEdits,
  falseFormEdits,
  nounTimeEdits,
  nounPlaceEdits,
  offOfEdits,
  governedEdits,
  governedByVerbEdits,
  complementFormEdits,
  prepositionEdits,
  prepositionSlipEdits,
  timePrepositionEdits,
  baseVerbEdits,
  timePlaceEdits,
  collocationEdits,
  phraseEdits,
  clauseEdits,
  askedOrderEdits,
  relativeSlipEdits,
  pronounFormEdits,
  orderSlipEdits,
  timeClauseEdits,
  confusionEdits,
  commonSlipEdits,
  plainAgreementEdits,
  wordFormEdits,
  afterLinkEdits,
  parallelEdits,
  adjectiveSlotEdits,
  mannerSlotEdits,
  wordFamilyEdits,
  feelingEdits,
  degreeSlipEdits,
  degreeEdits,
  countedEdits,
  contextEdits,
  usageEdits,
  commaEdits,
  infinitiveEdits,
  openingClauseEdits,
  openingEdits,
  joinedClauseEdits,
  gerundEdits,
  verbFormEdits,
  participleEdits,
  negationEdits,
  apostropheEdits,
  storyEdits,
  storyVerbEdits,
  storyTenseEdits,
  agreementEdits,
  comparisonEdits,
  familySlotEdits,
  adverbEdits,
  mannerEdits,
  adverbOrderEdits,
  tenseEdits,
  perfectTenseEdits,
  nounEdits,
  nounPhraseEdits,
  generalNounEdits,
  extraArticleEdits,
  strayArticleEdits,
  articleEdits,
  bareNounEdits,
  bareObjectEdits,
  pronounEdits,
  pronounOrderEdits,
  pronounSlipEdits,
  relativeWordEdits,
  missingWordEdits,
  missingSubjectEdits,
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
  casualAgreementEdits,
  indefiniteArticleEdits,
  draftPhraseEdits,
  draftVerbEdits,
  draftWordEdits,
  subjectVerbEdits,
  farVerbEdits,
] as const

/** All edits for the current text; where two overlap, the earlier rule wins. */
export function ruleEdits(parts: Omit<RulePage, 'tags'>): Edit[] {
  const page: RulePage = { ...parts, tags: readTags(parts.text, parts.tokens) }
  return [...layers.flatMap(layer => layer(page)), ...styleEdits(page)]
}
