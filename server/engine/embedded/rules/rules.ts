/** Our own grammar rules, in order of precedence. */
import type { Edit } from '../revision.ts'
import type { RulePage } from '../rule-page.ts'
import { styleEdits } from '../style/style.ts'
import { isIntended } from './intended.ts'
import { readTags } from '../grammar/tags.ts'
import { indexWords } from '../grammar/word-index.ts'
import { agreementEdits } from './agreement/agreement.ts'
import { draftAgreementEdits } from './agreement/draft-agreement.ts'
import { certainHeadEdits } from './agreement/certain-heads.ts'
import { farVerbEdits } from './agreement/far-verbs.ts'
import { lateSubjectEdits } from './agreement/late-subjects.ts'
import { casualAgreementEdits, plainAgreementEdits } from './agreement/plain-agreement.ts'
import { pronounVerbEdits } from './agreement/pronoun-verbs.ts'
import { relativeVerbEdits } from './agreement/relative-verbs.ts'
import { sharePairEdits } from './agreement/shares-and-pairs.ts'
import { subjectVerbEdits } from './agreement/subject-verbs.ts'
import { indefiniteArticleEdits } from './articles/a-an.ts'
import { articleEdits } from './articles/articles.ts'
import { bareNounEdits } from './articles/bare-nouns.ts'
import { bareObjectEdits } from './articles/bare-objects.ts'
import { bareSlotEdits } from './articles/bare-slots.ts'
import { extraArticleEdits } from './articles/extra-articles.ts'
import { generalNounEdits } from './articles/general-nouns.ts'
import { knownNounEdits } from './articles/known-nouns.ts'
import { learnerArticleEdits } from './articles/learner-articles.ts'
import { measuredArticleEdits } from './articles/measured-articles.ts'
import { setArticleEdits } from './articles/set-articles.ts'
import { slotArticleEdits } from './articles/slot-articles.ts'
import { smallWordEdits } from './articles/small-words.ts'
import { strayArticleEdits } from './articles/stray-articles.ts'
import { askedOrderEdits } from './clauses/asked-order.ts'
import { bareClauseEdits } from './clauses/bare-clauses.ts'
import { calqueEdits } from './clauses/calques.ts'
import { clauseEdits } from './clauses/clauses.ts'
import { learnerEdits } from './clauses/learners.ts'
import { learnerSlotEdits } from './clauses/learner-slots.ts'
import { lostWordEdits } from './clauses/lost-words.ts'
import { missingSubjectEdits } from './clauses/missing-subjects.ts'
import { missingWordEdits } from './clauses/missing-words.ts'
import { negationEdits } from './clauses/negation.ts'
import { orderSlipEdits } from './clauses/order-slips.ts'
import { reportedOrderEdits } from './clauses/reported-orders.ts'
import { wordGapEdits } from './clauses/word-gaps.ts'
import { adjectiveSlotEdits } from './modifiers/adjective-slots.ts'
import { adverbOrderEdits } from './modifiers/adverb-order.ts'
import { adverbEdits } from './modifiers/adverbs.ts'
import { comparisonEdits } from './modifiers/comparison.ts'
import { degreeSlipEdits } from './modifiers/degree-slips.ts'
import { degreeEdits } from './modifiers/degrees.ts'
import { feelingEdits } from './modifiers/feelings.ts'
import { mannerSlotEdits } from './modifiers/manner-slots.ts'
import { mannerEdits } from './modifiers/manner.ts'
import { countedEdits } from './nouns/counted.ts'
import { describedNounEdits } from './nouns/described-nouns.ts'
import { generalPluralEdits } from './nouns/general-plurals.ts'
import { learnerAmountEdits } from './nouns/learner-amounts.ts'
import { likelyPluralEdits } from './nouns/likely-plurals.ts'
import { nounPhraseEdits } from './nouns/noun-phrases.ts'
import { nounEdits } from './nouns/nouns.ts'
import { numberEdits } from './nouns/number.ts'
import { pluralSlotEdits } from './nouns/plural-slots.ts'
import { quantityEdits } from './nouns/quantity.ts'
import { shownPluralEdits } from './nouns/shown-plurals.ts'
import { unitPluralEdits } from './nouns/unit-plurals.ts'
import { wordPlaceEdits } from './modifiers/word-places.ts'
import { afterPrepositionEdits } from './prepositions/after-prepositions.ts'
import { governedByVerbEdits } from './prepositions/governed-by-verbs.ts'
import { governedEdits } from './prepositions/governed.ts'
import { likelyPrepositionEdits } from './prepositions/likely-prepositions.ts'
import { linkingWordEdits } from './prepositions/linking-words.ts'
import { nounPlaceEdits } from './prepositions/noun-places.ts'
import { nounTimeEdits } from './prepositions/noun-times.ts'
import { offOfEdits } from './prepositions/off-of.ts'
import { prepositionSlipEdits } from './prepositions/preposition-slips.ts'
import { prepositionEdits } from './prepositions/prepositions.ts'
import { timePrepositionEdits } from './prepositions/time-prepositions.ts'
import { timePlaceEdits } from './prepositions/times-places.ts'
import { ownObjectEdits } from './pronouns/own-objects.ts'
import { pronounFormEdits } from './pronouns/pronoun-forms.ts'
import { pronounOrderEdits } from './pronouns/pronoun-order.ts'
import { pronounSlipEdits } from './pronouns/pronoun-slips.ts'
import { pronounSlotEdits } from './pronouns/pronoun-slots.ts'
import { pronounEdits } from './pronouns/pronouns.ts'
import { relativeSlipEdits } from './pronouns/relative-slips.ts'
import { relativeWordEdits } from './pronouns/relative-words.ts'
import { repeatedPronounEdits } from './pronouns/repeated-pronouns.ts'
import { apostropheEdits } from './punctuation/apostrophes.ts'
import { capitalEdits } from './punctuation/capitals.ts'
import { commaEdits } from './punctuation/commas.ts'
import { dialogueEdits } from './punctuation/dialogue.ts'
import { endingEdits } from './punctuation/endings.ts'
import { extraCommaEdits } from './punctuation/extra-commas.ts'
import { genitiveEdits } from './punctuation/genitives.ts'
import { howeverEdits } from './punctuation/however.ts'
import { hyphenEdits } from './punctuation/hyphens.ts'
import { joinedClauseEdits } from './punctuation/joined-clauses.ts'
import { openingClauseEdits } from './punctuation/opening-clauses.ts'
import { openingEdits } from './punctuation/openings.ts'
import { ownerSlipEdits } from './punctuation/owner-slips.ts'
import { ownerEdits } from './punctuation/owners.ts'
import { pluralSignEdits } from './punctuation/plural-signs.ts'
import { punctuationEdits } from './punctuation/punctuation.ts'
import { sentenceSignEdits } from './punctuation/sentence-signs.ts'
import { signEdits } from './punctuation/signs.ts'
import { spliceEdits } from './punctuation/splices.ts'
import { surfaceEdits } from './punctuation/surface.ts'
import { fusedSentenceEdits } from './punctuation/fused-sentences.ts'
import { likelySignEdits } from './punctuation/likely-signs.ts'
import { tagAndCallEdits } from './punctuation/tags-and-calls.ts'
import { carelessEdits, storyEdits } from './tenses/careless.ts'
import { linkedPastEdits } from './tenses/linked-pasts.ts'
import { pastSlipEdits } from './tenses/past-slips.ts'
import { pastTimeEdits } from './tenses/past-times.ts'
import { perfectTenseEdits } from './tenses/perfect-tense.ts'
import { storyTenseEdits } from './tenses/story-tense.ts'
import { storyVerbEdits } from './tenses/story-verbs.ts'
import { tenseEdits } from './tenses/tense.ts'
import { timeSlipEdits } from './tenses/time-slips.ts'
import { toldBesideEdits } from './tenses/told-beside.ts'
import { toldVerbEdits } from './tenses/told-verbs.ts'
import { timeClauseEdits } from './tenses/time-clauses.ts'
import { afterLinkEdits } from './verbs/after-links.ts'
import { afterWordEdits } from './verbs/after-words.ts'
import { baseSlipEdits } from './verbs/base-slips.ts'
import { baseVerbEdits } from './verbs/base-verbs.ts'
import { beVerbEdits } from './verbs/be-verbs.ts'
import { complementFormEdits } from './verbs/complement-forms.ts'
import { complementEdits } from './verbs/complements.ts'
import { doubledHelperEdits } from './verbs/doubled-helpers.ts'
import { draftPatternEdits } from './verbs/draft-patterns.ts'
import { draftVerbEdits } from './verbs/draft-verbs.ts'
import { falseFormEdits } from './verbs/false-forms.ts'
import { formSlipEdits } from './verbs/form-slips.ts'
import { gerundEdits } from './verbs/gerunds.ts'
import { helperSlotEdits } from './verbs/helper-slots.ts'
import { helpingVerbEdits } from './verbs/helping-verbs.ts'
import { infinitiveEdits } from './verbs/infinitives.ts'
import { learnerFormEdits } from './verbs/learner-forms.ts'
import { meantFormEdits } from './verbs/meant-forms.ts'
import { joinedVerbEdits } from './verbs/joined-verbs.ts'
import { parallelEdits } from './verbs/parallel.ts'
import { participleEdits } from './verbs/participles.ts'
import { passiveEdits } from './verbs/passives.ts'
import { pastFormEdits } from './verbs/past-forms.ts'
import { patternEdits } from './verbs/patterns.ts'
import { perfectModalEdits } from './verbs/perfect-modals.ts'
import { plainFormEdits } from './verbs/plain-forms.ts'
import { secondVerbEdits } from './verbs/second-verb.ts'
import { verbFormEdits } from './verbs/verb-forms.ts'
import { verbGapEdits } from './verbs/verb-gaps.ts'
import { verbPatternEdits } from './verbs/verb-patterns.ts'
import { verbSlipEdits } from './verbs/verb-slips.ts'
import { clauseVerbEdits } from './agreement/clause-verbs.ts'
import { apartWordEdits } from './words/apart-words.ts'
import { collocationEdits } from './words/collocations.ts'
import { commonSlipEdits } from './words/common-slips.ts'
import { confusionEdits } from './words/confusion.ts'
import { fittingFormEdits } from './verbs/fitting-forms.ts'
import { contextEdits } from './words/context.ts'
import { contractEdits } from './words/contracts.ts'
import { draftPhraseEdits } from './words/draft-phrases.ts'
import { draftWordEdits } from './words/draft-words.ts'
import { falseFriendEdits } from './words/false-friends.ts'
import { draftEdits } from './words/drafts.ts'
import { familySlotEdits } from './words/family-slots.ts'
import { hastySlipEdits } from './words/hasty-slips.ts'
import { learnerWordEdits } from './words/learner-words.ts'
import { nearMissEdits } from './words/near-misses.ts'
import { nextWordEdits } from './words/next-word.ts'
import { objectVerbEdits } from './words/object-verbs.ts'
import { partedWordEdits } from './words/parted-words.ts'
import { phraseEdits } from './words/phrases.ts'
import { repeatEdits } from './words/repeats.ts'
import { setPhraseEdits } from './words/set-phrases.ts'
import { slipFormEdits } from './words/slips-forms.ts'
import { slipEdits } from './words/slips.ts'
import { soundAlikeSlotEdits } from './words/sound-alike-slots.ts'
import { splitWordEdits } from './words/split-words.ts'
import { usageEdits } from './words/usage.ts'
import { wordFamilyEdits } from './words/word-families.ts'
import { wordFormEdits } from './words/word-forms.ts'
import { wordPairEdits } from './words/word-pairs.ts'

const layers = [
  surfaceEdits,
  signEdits,
  sentenceSignEdits,
  dialogueEdits,
  nearMissEdits,
  setPhraseEdits,
  wordPairEdits,
  meantFormEdits,
  hastySlipEdits,
  soundAlikeSlotEdits,
  partedWordEdits,
  helperSlotEdits,
  learnerSlotEdits,
  clauseVerbEdits,
  certainHeadEdits,
  toldBesideEdits,
  lostWordEdits,
  reportedOrderEdits,
  apartWordEdits,
  doubledHelperEdits,
  beVerbEdits,
  verbGapEdits,
  perfectModalEdits,
  helpingVerbEdits,
  capitalEdits,
  contractEdits,
  repeatEdits,
  nextWordEdits,
  plainFormEdits,
  genitiveEdits,
  ownerEdits,
  ownerSlipEdits,
  pluralSignEdits,
  hyphenEdits,
  slipEdits,
  slipFormEdits,
  describedNounEdits,
  bareClauseEdits,
  learnerArticleEdits,
  measuredArticleEdits,
  unitPluralEdits,
  knownNounEdits,
  generalPluralEdits,
  learnerAmountEdits,
  smallWordEdits,
  shownPluralEdits,
  pluralSlotEdits,
  likelyPluralEdits,
  pastSlipEdits,
  linkedPastEdits,
  numberEdits,
  pastFormEdits,
  formSlipEdits,
  baseSlipEdits,
  passiveEdits,
  afterPrepositionEdits,
  complementEdits,
  falseFriendEdits,
  calqueEdits,
  repeatedPronounEdits,
  learnerWordEdits,
  objectVerbEdits,
  splitWordEdits,
  falseFormEdits,
  nounTimeEdits,
  nounPlaceEdits,
  offOfEdits,
  linkingWordEdits,
  governedEdits,
  governedByVerbEdits,
  complementFormEdits,
  prepositionEdits,
  prepositionSlipEdits,
  likelyPrepositionEdits,
  timePrepositionEdits,
  baseVerbEdits,
  timePlaceEdits,
  collocationEdits,
  phraseEdits,
  clauseEdits,
  askedOrderEdits,
  relativeSlipEdits,
  pronounFormEdits,
  pronounSlotEdits,
  orderSlipEdits,
  wordGapEdits,
  wordPlaceEdits,
  timeClauseEdits,
  infinitiveEdits,
  pronounSlipEdits,
  wordFamilyEdits,
  confusionEdits,
  commonSlipEdits,
  plainAgreementEdits,
  sharePairEdits,
  lateSubjectEdits,
  pronounVerbEdits,
  wordFormEdits,
  afterLinkEdits,
  parallelEdits,
  adjectiveSlotEdits,
  mannerSlotEdits,
  feelingEdits,
  degreeSlipEdits,
  degreeEdits,
  countedEdits,
  missingSubjectEdits,
  contextEdits,
  usageEdits,
  commaEdits,
  draftPatternEdits,
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
  pastTimeEdits,
  timeSlipEdits,
  nounEdits,
  nounPhraseEdits,
  generalNounEdits,
  extraArticleEdits,
  strayArticleEdits,
  articleEdits,
  bareNounEdits,
  bareObjectEdits,
  bareSlotEdits,
  slotArticleEdits,
  setArticleEdits,
  pronounEdits,
  pronounOrderEdits,
  ownObjectEdits,
  relativeWordEdits,
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
  tagAndCallEdits,
  fusedSentenceEdits,
  extraCommaEdits,
  endingEdits,
  draftEdits,
  learnerEdits,
  learnerFormEdits,
  afterWordEdits,
  carelessEdits,
  casualAgreementEdits,
  indefiniteArticleEdits,
  draftPhraseEdits,
  draftVerbEdits,
  draftWordEdits,
  subjectVerbEdits,
  farVerbEdits,
  draftAgreementEdits,
  toldVerbEdits,
  fittingFormEdits,
  likelySignEdits,
] as const

/** All edits for the current text; where two overlap, the earlier rule wins. */
export function ruleEdits(parts: Omit<RulePage, 'tags' | 'index'>): Edit[] {
  const page: RulePage = { ...parts, tags: readTags(parts.text, parts.tokens), index: indexWords(parts.tokens) }
  return [...layers.flatMap(layer => layer(page)).filter(edit => !isIntended(page, edit)), ...styleEdits(page)]
}
