/** Which of Harper's rules are applied, suggested, or disabled. Reviewed for harper.js 2.10.0. */

import { isBrand } from './tokens.ts'
import { isListOfCode } from './rules/surface.ts'
import { articleFor, massNouns } from './word-classes.ts'

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
  'SingleBe ItsPossessive DoesOrDose WantBe RedundantAcronyms FillerWords AvoidAndAlso CondenseAllThe Excellent ItsContraction IncludingButNotLimitedToPunctuation ThatThan RedundantThat ToDoHyphen CrossPlatform YourPredicateAdjective HelpedPast InflectedVerbAfterTo ToSomeDegree MultipleSequentialPronouns RegularIrregulars HyphenateNumberDay WhomSubjectOfVerb Everyone AsHow AtTheBestOfTimes Confident Damages PayForPrice QuantifierNumeralConflict QuiteQuiet SomeOfThe SpinalChord WayTooAdjective Holidays ModalOf InDemandInDepth ForAWhile There NotTo CraveFor DoubleModal OnFloor OnesSelf USUniversities ThereIsAgreement LookingForwardTo HowTo ToAdverb SubjunctiveWasToWere IntroCueCommaBeforeThanks',
)
/** Covered by our own rules, or wrong in most places where they apply. */
const unasked = split(
  'AWhile The BeRightBack ToBeHonest IDontKnow NeverMind InCaseYouMissedIt PleaseTakeALook AsFarAsICanTell AsFarAsIKnow ExplainLikeImFive ForWhatItsWorth ForYourInformation IfIRecallCorrectly IfIUnderstandCorrectly IfYouKnowYouKnow InMyHumbleOpinion InMyOpinion InRealLife IncidentReport OhMyGod TalkToYouLater RedundantIIRC ThisTypeOfThing ViciousCircle SplitWords UseEllipsisCharacter EllipsisLength NumericRangeEnDash Dashes NoFrenchSpaces Spaces DiscourseMarkers UseTitleCase LongSentences FootInchMinuteSecondSymbols SpelledNumbers AvoidContractions UnclosedQuotes QuoteSpacing MissingDeterminer CurrencyPlacement PossessiveNoun WrongNegative UpdatePlaceNames AsSoonAsPossible ForYourInformation AvoidCurses MergeWords OrthographicConsistency OxfordComma CompoundNouns DisjointPrefixes ToTwoToo DoToDueTo ModalBeAdjective PronounKnew OneOfTheSingular TheirToTheyre TheirToThere FindOut PluralDecades AvoidAndAlso CondenseAllThe RedundantThat Excellent ThatWhich ThatThan MissingTo TheyToThem WouldNeverHave LetsConfusion PhrasalVerbAsCompoundNoun EnvironmentVariable LeftRightHand Insofar Overall PossessiveYour WereWhere HadOf Nonetheless RoadMap Codebase FeelFell ObsessPreposition TheProperNounPossessive TheHowWhy SinceDuration',
)

/** Whether a rule's first suggestion is applied, only suggested, or ignored. */
export function trustRule(rule: string, kind: string): 'auto' | 'suggest' | 'never' {
  if (unasked.has(rule) || rule.startsWith('Expand') || kind === 'Regionalism') return 'never'
  if (alwaysApplied.has(rule)) return 'auto'
  return applied.has(kind) && !offered.has(rule) ? 'auto' : 'suggest'
}

/** Known false positives of otherwise reliable rules: the match, and the text that follows. */
export function isMistaken(rule: string, before: string, found: string, rest: string): boolean {
  // "none of us was": the verb agrees with another word.
  if (rule === 'PronounInflectionBe' && /\bof (?:us|you|them|these|those)\s*$/i.test(before)) return true
  // "what you gave us was useful": "us" is an object.
  if (rule === 'PronounInflectionBe' && /\b(?:i|you|he|she|we|they|who|that)(?:'ve| have| has| had)? \w+ (?:us|them)\s*$/i.test(before)) return true // prettier-ignore
  // "some one variable"
  if (rule === 'Someone') return !/^(?:\s+(?:is|was|has|had|who|to|that|else|can|could|will|would|and|or|but|in|at|with|from|like|likes|said|says|does|did)\b|\s*[.,!?;]|\s*$)/i.test(rest) // prettier-ignore
  // "lighting effects also", "the change they effect"
  // "Many believe"
  if (rule === 'NounVerbConfusion' && /believe/i.test(found) && !/\b(?:the|a|my|his|her|their|our|this|strong|firm)\s*$/i.test(before + found.replace(/believe.*/i, ''))) return true // prettier-ignore
  if (rule === 'NounVerbConfusion' && /^advise\b/i.test(found) && /\b(?:kindly|please)\s*$/i.test(before)) return true
  if (rule === 'NounVerbConfusion' && /^Effect\b/i.test(found) && /(?:^|[.!?]\s+)To\s*$/.test(before)) return true
  if (rule === 'NounVerbConfusion' && /^effects?\b/i.test(found) && !/\b(?:to|will|would|can|could|may|might|should|not|shall|must)\s*$/i.test(before)) return true // prettier-ignore
  if (rule === 'NounVerbConfusion' && /^affects\b/i.test(found) && !/^(?:\s+(?:of|on|upon|are|were|was|is)\b|\s*[.,;!?]|\s*$)/i.test(rest)) return true // prettier-ignore
  if (rule === 'NounVerbConfusion')
    // "to effect a change"; in medicine, "no affect" is a finding.
    return found.startsWith('effect')
      ? /^\s+(?:an?|some|any)\s/.test(rest) ||
          /^\s+(?:an?|the|some|any|real|lasting)?\s*(?:change|reform|repair|improvement|transition|cure|transfer|sale|escape|entry)/.test(
            rest,
          )
      : found === 'affect' && !/^\s+(?:on|upon|of)\b/.test(rest)
  // "When he finally did he had to duck": only a question begins so.
  if (rule === 'DidPast' && /(?<!\b(?:what|where|when|why|how|who|whom|much|many|long|often)\s)(?<=[a-z]\s)did (?:i|you|he|she|it|we|they)\s*$/i.test(before)) return true // prettier-ignore
  // "thank-you cards"
  if (rule === 'PronounVerbAgreement' && /[\p{L}]-(?:you|it|me)\s+$/iu.test(before + (/^\p{L}+\s+/u.exec(found)?.[0] ?? ''))) return true
  if (rule === 'PronounVerbAgreement' && /\byou\s*$/i.test(before) && /^(?:guys|folks|people|boys|girls|kids|lads)$/i.test(found)) return true // prettier-ignore
  // "considerably less than"
  // "f(a,b)", "'GET,PUT'", "Yep,</h1>"
  if (rule === 'CommaFixes' && (/^\s*</.test(rest) || isListOfCode(before, rest))) return true
  // "the index (*i*)"
  if (rule === 'CapitalizePersonalPronouns' && /[*_]$/.test(before) && /^[*_]/.test(rest)) return true
  // A definition of a contract: "You means the individual"
  if (rule === 'PronounVerbAgreement' && found.endsWith('means') && /\b(?:You|We|They)\s*$/.test(before + found.slice(0, -5)) && /^\s+(?:the|an?|any|each|all)\s/.test(rest)) return true // prettier-ignore
  // "type: String"
  if (rule === 'SentenceCapitalization' && rest.startsWith(':')) return true
  // "iii. a notice"
  if (rule === 'SentenceCapitalization' && /(?:^|[\s(])[ivx]{1,5}[.)]\s*$/.test(before)) return true
  if (rule === 'VeryLess' && /^\s+than\b/.test(rest)) return true
  if (rule === 'InterestedIn' && /\b(?:until|except|while|when|because)$/i.test(found)) return true
  if (rule === 'APart' && /\b(?:order|orders|ordered|replace|replaced|buy|bought|need|needs|needed|play|plays|played)\s*$/i.test(before))
    return true
  if (rule === 'WebScraping' && /^\s+(?:metal|paper|wood|iron|lumber)\b/i.test(rest)) return true
  // "He hid": a past that looks like a base form.
  if (rule === 'PronounVerbAgreement' && /\b(?:hid|last|first|resent|cast|wed|knit|rid|slit|bid|shed|fit|quit|spat|bled|fed|sped|led|dove|strode|wove|swept|lit)$/i.test(found)) return true // prettier-ignore
  // "he further reasoned"
  if (rule === 'PronounVerbAgreement' && /\bfurther$/i.test(found) && /^\s+\w+/.test(rest)) return true
  // "I suggest she rest"
  if (rule === 'PronounVerbAgreement' && /\b(?:suggest|recommend|insist|demand|propose|request|vital|important|essential|ask)\w*(?: that)? (?:he|she|it)?\s*$/i.test(before)) return true // prettier-ignore
  // "more than one piece of leading": only nouns that cannot be counted.
  if (rule === 'MassNouns') return !found.toLowerCase().split(/\s+/).some(word => massNouns.has(word) || massNouns.has(word.replace(/s$/, ''))) || /^(?:every|one|such)\b/i.test(found) || (/knowledge$/i.test(found) && /^\s+of\b/.test(rest)) || /^\s+(?:that|which|who|so|such)\b/.test(rest) // prettier-ignore
  // "as one of many co-operative systems"
  if (rule === 'OperatingSystem') return before.endsWith('-')
  // "Venice, by common consent, were": only the subject of a clause can be "we".
  if (rule === 'PronounContraction' && /^were$/i.test(found) && !/(?:^|[.!?]["”’)]*\s+)$/.test(before)) return true
  // "whoever misreads you does so"
  if (rule === 'PronounVerbAgreement' && /\b(?:who|that|which|whoever) \w+ (?:you\s*)?$/i.test(before) && /(?:^you\s+)?(?:does|is|was|has)$/i.test(found)) return true // prettier-ignore
  if (rule === 'AnA') {
    const next = /^\s+([\p{L}]+)/u.exec(rest)?.[1] ?? ''
    return (
      next.length < 3 ||
      // "an MIT license": the names of the letters are spoken.
      (/^an$/i.test(found) && /^[AEFHILMNORSX]\p{Lu}/u.test(next)) ||
      (/^An?$/.test(found) && !/(?:^|[.!?:]["”’)]*\s+|["“‘(])$/.test(before)) ||
      (/^an$/i.test(found) && /^(?:histor|hero|habit|heredit|hypoth|humble|herb|homage)/i.test(next)) ||
      (/^an$/i.test(found) && articleFor(next) === 'an') ||
      (/^a$/i.test(found) && articleFor(next) === 'a')
    )
  }
  // "to benefit from it are": only the subject of a clause.
  if (rule === 'PronounInflectionBe' && !/(?:^|[.!?;,]\s+|\b(?:and|but|because|that|when|so|think|say|said|while|where)\s+)(?:i|he|she|it|we|you|they)\s*$/i.test(before)) return true // prettier-ignore
  if (rule === 'GoodAt' && /^\s+(?:the|a|an|this|that|these|those|my|your|his|her|our|their|its|some|any|every|itself|theory|principle|many|most|parts|places|content|form|taste|size|quality|color|colour|shape|january|february|march|april|may|june|july|august|september|october|november|december|winter|summer|spring|fall)\b/i.test(rest)) return true // prettier-ignore
  // "There needs to be"
  if (rule === 'ThereToTheir' && /^there/i.test(found.trim()) && /^\s*(?:needs?|seems?|appears?|used|has|have|had|happens?|tends?|remains?|exists?|comes?|came|goes|stands?|stood|lies|lay|lived|will|must|should|may|might|can|could|would)\b/i.test(found.replace(/^\s*there\s*/i, '') + rest)) return true // prettier-ignore
  if (rule === 'ThereToTheir' && /\b(?:is|are|was|were|be|been|out|up|down|in|over|from|go|goes|went|get|got|live|lived|here|and|then|stay|sit|stand|stood|sat|lie|lay|work|works|worked)\s*$/i.test(before)) return true // prettier-ignore
  if (rule === 'Everyday' && /\b(?:in|of|for|with|an?|the|my|our|their|his|her|those|these|some|such)\s*$/i.test(before)) return true
  // "e.e. cummings wrote"
  if (rule === 'SentenceCapitalization' && /^\p{Ll}\.\s?\p{Ll}\./u.test(found + rest)) return true
  // "who the composer was did get around"
  if (rule === 'SimplePastToPastParticiple' && /\b(?:is|was|were|are)\s*$/i.test(before) && /^did$/i.test(found.split(/\s+/).at(-1) ?? '')) return true // prettier-ignore
  // "she was Rose Bancroft", "bore each other then, heaven help you"
  if (rule === 'SimplePastToPastParticiple' && /^\p{Lu}/u.test(found.split(/\s+/).at(-1) ?? '') && before !== '') return true
  // "broke in while the family was asleep"
  if (rule === 'InAWhile' && /^\s+(?:the|a|an|my|his|her|our|their|your|its|he|she|they|we|i|you|it|no|every|some|most|\p{Lu})/u.test(rest))
    return true
  if (rule === 'ThenThan' && rest.startsWith(',')) return true
  // "who had followed he up"
  if (rule === 'PronounVerbAgreement' && /^(?:up|down|out|off|in|back)$/i.test(found.split(/\s+/).at(-1) ?? '')) return true
  // "You doctors are"
  if (rule === 'PronounVerbAgreement' && /(?:\byou\s+\w+s|^\w+s)$/i.test(found) && /\byou\s*$/i.test(before + found.replace(/\w+$/, '')) && /^\s+(?:are|were|have|all|who|can|will|do)\b/.test(rest)) return true // prettier-ignore
  // "Will Rowan join us, or will May go alone?"
  if (/\s(?:May|Will|Mark|Bill|Art|Sue|Rob)\b/.test(found)) return true
  // "Yahoo! sold it"
  if (rule === 'SentenceCapitalization' && isBrand(/(\p{L}+)[!?]\s*$/u.exec(before)?.[1] ?? '')) return true
  // "the variable i"
  if (rule === 'CapitalizePersonalPronouns' && /\b(?:am|variables?|index|indices|letter|integer|counter|unit|number)\s+$/i.test(before)) return true // prettier-ignore
  if (rule === 'CapitalizePersonalPronouns') return /[-.]$/.test(before) || /^[-.)]/.test(rest)
  // After an abbreviation or an ellipsis, a sentence may go on.
  if (rule === 'SentenceCapitalization')
    return (
      !/(?:^|[\p{Ll}\d)"”’]{3}\.["”’)]*\s+)$/u.test(before) ||
      /(?:\.\s*\.|\b(?:etc|vs|cf|al|approx|dept|corp|co|inc|ltd|bros|messrs|mmes|drs|gens?|col|capt|sgt|maj|rev|profs?|sens?|reps?|govs?|m?sec|k?mc|tbsp|tsp|min|max|cent|vol|fig|eds?|trans|esp|incl|ca|viz|re|op|cit|ibid)\.)\s*$/i.test(
        before,
      )
    )
  if (
    rule === 'PronounVerbAgreement' &&
    (/^(?:beat|thrust|burst|spit|long|put|set|let|cut|hit|shut|quit|spread|split|cost|hurt|rid|bid|bet|read|cast|broadcast|shed|knit|wet|upset|dove|sort|kind|fed|ground|spat|cast|wolf|shed|bred|bled|led|lead|wound|bore|fell|felt|found|lit|slit|hit|shot|sped|strode|swam|wove)$/i.test(
      found,
    ) ||
      rest.startsWith('-'))
  )
    return true
  // "A rinse aid will help, and so will using less soap."
  if (rule === 'WillNonLemma' && /\b(?:so|nor|neither|as|than)\s+\w+\s*$/i.test(before)) return true
  // "anti-missile missile", "brought it in in a bag"
  // "they tell you horses go crazy"
  if (rule === 'PronounVerbAgreement' && /\b(?:tell|tells|told|give|gives|gave|show|shows|showed|let|make|makes|made|get|call|bring)\s+(?:you\s*)?$/i.test(before)) return true // prettier-ignore
  if (rule === 'RepeatedWords' && (before.endsWith('-') || (/^(?:in|on|up|out|over|down) /i.test(found) && /\b(?:one|it|him|them|her|me|us|you|which|that)\s*$/i.test(before)))) return true // prettier-ignore
  if (rule === 'RepeatedWords' && (/^(\p{Lu}[\p{L}.]*)\s+\1/u.test(found) || /^(\S+)\s+\1\s+\1/i.test(found))) return true
  if (rule === 'RepeatedWords') return /^(?:there there|bye bye|ha ha|no no|well well|now now|is is|so so|had had|that that)/i.test(found)
  return false
}
