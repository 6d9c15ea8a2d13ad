/** Which of Harper's rules are applied, which are only offered, and which are not asked. Checked for harper.js 2.10.0. */

export const checkedVersion = '2.10.0'

const applied = new Set(
  'Agreement Capitalization Grammar Punctuation Repetition BoundaryError Usage WordChoice Typo Miscellaneous Eggcorn Malapropism'.split(
    ' ',
  ),
)
const split = (list: string) => new Set(list.split(' '))

/** Redundancies that are plain mistakes. */
const alwaysApplied = split('AdjectiveDoubleDegree MoreBetter')
/** Often wrong, or a matter of taste. */
const offered = split(
  'SingleBe MissingTo CompoundNouns OrthographicConsistency TheyToThem ItsPossessive DoesOrDose WantBe DisjointPrefixes RedundantAcronyms FillerWords AvoidAndAlso CondenseAllThe OxfordComma Excellent ItsContraction IncludingButNotLimitedToPunctuation ThatThan ToDoHyphen CrossPlatform',
)
/** Answered by rules of our own, or noise in text that is fine. */
const unasked = split(
  'SplitWords UseEllipsisCharacter EllipsisLength NumericRangeEnDash Dashes NoFrenchSpaces Spaces DiscourseMarkers UseTitleCase LongSentences FootInchMinuteSecondSymbols SpelledNumbers AvoidContractions UnclosedQuotes QuoteSpacing MissingDeterminer CurrencyPlacement PossessiveNoun WrongNegative',
)

/** Whether a rule's first answer is applied, only offered, or never heard. */
export function trustRule(rule: string, kind: string): 'auto' | 'suggest' | 'never' {
  if (unasked.has(rule) || rule.startsWith('Expand')) return 'never'
  if (alwaysApplied.has(rule)) return 'auto'
  return applied.has(kind) && !offered.has(rule) ? 'auto' : 'suggest'
}
