/** Which of Harper's rules are applied, suggested, or disabled. Reviewed for harper.js 2.10.0. */

export const checkedVersion = '2.10.0'

const applied = new Set(
  'Agreement Capitalization Grammar Punctuation Repetition BoundaryError Usage WordChoice Typo Miscellaneous Eggcorn Malapropism'.split(
    ' ',
  ),
)
const split = (list: string) => new Set(list.split(' '))

/** Redundancies that are clear mistakes. */
const alwaysApplied = split('AdjectiveDoubleDegree MoreBetter')
/** Often wrong, or a matter of taste. */
const offered = split(
  'SingleBe MissingTo CompoundNouns OrthographicConsistency TheyToThem ItsPossessive DoesOrDose WantBe DisjointPrefixes RedundantAcronyms FillerWords AvoidAndAlso CondenseAllThe OxfordComma Excellent ItsContraction IncludingButNotLimitedToPunctuation ThatThan RedundantThat ToDoHyphen CrossPlatform',
)
/** Covered by our own rules, or false positives. */
const unasked = split(
  'SplitWords UseEllipsisCharacter EllipsisLength NumericRangeEnDash Dashes NoFrenchSpaces Spaces DiscourseMarkers UseTitleCase LongSentences FootInchMinuteSecondSymbols SpelledNumbers AvoidContractions UnclosedQuotes QuoteSpacing MissingDeterminer CurrencyPlacement PossessiveNoun WrongNegative',
)

/** Whether a rule's first suggestion is applied, only suggested, or ignored. */
export function trustRule(rule: string, kind: string): 'auto' | 'suggest' | 'never' {
  if (unasked.has(rule) || rule.startsWith('Expand')) return 'never'
  if (alwaysApplied.has(rule)) return 'auto'
  return applied.has(kind) && !offered.has(rule) ? 'auto' : 'suggest'
}

/** Known false positives of otherwise reliable rules: the match, and the text that follows. */
export function isMistaken(rule: string, before: string, found: string, rest: string): boolean {
  // "none of us was": the verb agrees with another word.
  if (rule === 'PronounInflectionBe' && /\bof (?:us|you|them|these|those)\s*$/i.test(before)) return true
  // "what you gave us was useful": "us" is an object.
  if (rule === 'PronounInflectionBe' && /\b(?:i|you|he|she|we|they|who|that)(?:'ve| have| has| had)? \w+ (?:us|them)\s*$/i.test(before)) return true // prettier-ignore
  if (rule === 'NounVerbConfusion')
    // "to effect a change"; in medicine, "no affect" is a finding.
    return found.startsWith('effect')
      ? /^\s+(?:an?|the|some|any|real|lasting)?\s*(?:change|reform|repair|improvement|transition|cure|transfer|sale|escape|entry)/.test(
          rest,
        )
      : found === 'affect' && !/^\s+(?:on|upon|of)\b/.test(rest)
  // "I suggest she rest"
  if (rule === 'PronounVerbAgreement' && /\b(?:suggest|recommend|insist|demand|propose|request|vital|important|essential|ask)\w*(?: that)? (?:he|she|it)?\s*$/i.test(before)) return true // prettier-ignore
  if (rule === 'RepeatedWords') return /^(?:there there|bye bye|ha ha|no no|well well|now now|so so|had had|that that)/i.test(found)
  return false
}
