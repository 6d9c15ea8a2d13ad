/** Correct constructions that look like mistakes; edits inside them are dropped, whichever rule finds them. */
import { isQuestion, lowerAt } from '../edits.ts'
import { clauseAt, sentenceEnd, sentenceStart } from '../grammar/clause.ts'
import { pos } from '../grammar/parts-of-speech.ts'
import type { Token } from '../grammar/tokens.ts'
import { modals } from '../grammar/word-classes.ts'
import type { Edit } from '../revision.ts'
import type { RulePage } from '../rule-page.ts'
import { type Kept, keptPhrases } from './intended-phrases.ts'
import { keptReadings } from './intended-readings.ts'

const before = ({ tokens }: RulePage, i: number, words: RegExp, most = 1) =>
  tokens.slice(Math.max(0, i - most), i).some(({ lower }) => words.test(lower))
const opensWith = ({ tokens }: RulePage, i: number, words: RegExp) => words.test(lowerAt(tokens, sentenceStart(tokens, i)))

export function isIntended(page: RulePage, edit: Edit): boolean {
  const i = indexAt(page.tokens, edit.start)
  // "I needs must go", "I must needs go"
  const isIdiom = lowerAt(page.tokens, i) === 'needs' && [i - 1, i + 1].some(k => lowerAt(page.tokens, k) === 'must')
  return isIdiom || [kept, keptPhrases, keptReadings].some(each => each[edit.rule]?.some(isKept => isKept(page, i, edit)) ?? false)
}

/** The index of the token that begins at a place of the text, or else of the last one before it. */
function indexAt(tokens: readonly Token[], start: number): number {
  let [from, to] = [0, tokens.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((tokens[middle]?.start ?? 0) <= start) from = middle + 1
    else to = middle
  }
  return from - 1
}

const mandates = /^(?:insist\w*|demand\w*|instruct\w*|command\w*|stipulat\w*|suggest(?:ed|ing|ions?)|recommend\w*|propos\w*|request\w*|requir\w*|vot(?:e|es|ed|ing)|mov(?:e|es|ed)|ask(?:s|ed)?|order(?:s|ed)?|urge[sd]?|advice|advise[sd]?|motion|condition|preference|plea|instructions?|wish|essential|important|vital|crucial|necessary|imperative|desirable|preferable|advisable|fitting|anxious|adamant|prefer(?:s|red)?)$/ // prettier-ignore
const decided = /^(?:agreed|decided|resolved|determined|ordered|arranged|directed|stipulated|moved)$/
const farthest = 14

/**
 * A base form that something demanded takes: "agreed that the treasurer open an account", "That the Committee note the
 * report", "God forbid he ask", "would that I were young".
 */
function isMandated({ tokens, dictionary }: RulePage, i: number): boolean {
  const word = lowerAt(tokens, i)
  if (word !== 'were' && word !== 'be' && !(dictionary.partsOf(word) & pos.verb)) return false
  const from = sentenceStart(tokens, i)
  for (let k = i - 1; k >= Math.max(from, i - farthest); k--) {
    const before = lowerAt(tokens, k)
    if (before === 'forbid') return /^(?:god|heaven)$/.test(lowerAt(tokens, k - 1))
    if (before === 'lest') return true
    if (before !== 'that') continue
    // A resolution or recommendation: "That the Committee note the report and recommend it"
    if (k === from || (k === from + 1 && !tokens[from]?.word))
      return tokens.slice(k + 1, k + 4).some(({ text }) => /^\p{Lu}\p{Ll}/u.test(text))
    // "Second, that the board lease a storefront"
    if (k <= from + 2 && /^(?:first|second|third|fourth|fifth|finally|lastly|next)$/.test(lowerAt(tokens, from))) return true
    if (lowerAt(tokens, k - 1) === 'would') return true
    if (/^(?:forbid|grant)$/.test(lowerAt(tokens, k - 1))) return /^(?:god|heaven)$/.test(lowerAt(tokens, k - 2))
    if (word === 'were') return false
    // "advised that she not drive, that she weigh herself daily"
    const earlier = tokens.slice(Math.max(from, k - farthest), k).findLastIndex(({ lower }) => lower === 'that')
    if (
      earlier >= 0 &&
      /^(?:,|;|and|or)$/.test(signBefore(tokens, k)) &&
      isGovernedBy(tokens, Math.max(from, k - farthest) + earlier, from)
    )
      return true
    const near = tokens.slice(Math.max(from, k - 5), k).map(({ lower }) => lower)
    if (near.some(each => mandates.test(each))) return true
    return decided.test(near.at(-1) ?? '') && /^(?:is|was|been|be|it)$/.test(near.at(-2) ?? '')
  }
  return false
}

const signBefore = (tokens: readonly Token[], k: number) => tokens[k - 1]?.text.toLowerCase() ?? ''

/** Something demanded precedes this "that", or the ones before it. */
function isGovernedBy(tokens: readonly Token[], k: number, from: number): boolean {
  if (tokens.slice(Math.max(from, k - 5), k).some(({ lower }) => mandates.test(lower))) return true
  const first = Math.max(from, k - farthest)
  const earlier = tokens.slice(first, k).findLastIndex(({ lower }) => lower === 'that')
  return earlier >= 0 && isGovernedBy(tokens, first + earlier, from)
}

/** "resigned in May, since when the post has stood vacant" */
const isSinceWhen: Kept = ({ tokens }, i) =>
  tokens.slice(Math.max(0, i - farthest), i).some(({ lower }, k, near) => lower === 'when' && near[k - 1]?.lower === 'since')

const openers = /^(?:whether|that|how|what|whatever|who|whoever|which|where|when|why|if|as|than|all|everything|anything|anyone|everyone|those|one|best|least|most|worst)$/ // prettier-ignore

/** A clause before the word is its subject. */
const isAfterClause = (tokens: readonly Token[], i: number) => tokens.slice(sentenceStart(tokens, i), i).some(({ lower }) => openers.test(lower)) // prettier-ignore

/** The verb of a clause is left out, or is its last word, and the verb of the sentence follows: "Whether they will is another matter." */
function meetsVerb({ tokens }: RulePage, i: number): boolean {
  const [before, word] = [lowerAt(tokens, i - 1), lowerAt(tokens, i)]
  // "Word of who the composer was did get around."
  if (/^(?:did|does|do|will|would|has|had)$/.test(word))
    return (/^(?:is|was|are|were|have|has|had)$/.test(before) || modals.has(before)) && isAfterClause(tokens, i - 1)
  if (!/^(?:is|was|are|were|isn't|wasn't|aren't|weren't)$/.test(word)) return word === 'forfeit' || (/^(?:is|was)$/.test(before) && modals.has(lowerAt(tokens, i - 2))) // prettier-ignore
  return (modals.has(before) || before === 'had') && isAfterClause(tokens, i - 1)
}

/** "Whoever wins wins twice", "Those who live live in fear", "what isn't isn't" */
function meetsItself({ tokens, dictionary, tags }: RulePage, i: number): boolean {
  const [before, word] = [lowerAt(tokens, i - 1), lowerAt(tokens, i)]
  const isVerb = (dictionary.partsOf(word) & (pos.verb | pos.verbS | pos.past)) !== 0 || /n't$|^(?:has|have|can|will)$/.test(word)
  return isVerb && (!tags.has(i, 'Noun') || before.startsWith('wh')) && /^(?:what|whatever|who|whoever|which|whichever|she|he|they|it|i|we|you|that)$/.test(before) && isAfterClause(tokens, i) // prettier-ignore
}

/** Two clauses with "that": the first is the subject of what the second says. */
const isClefted = ({ tokens }: RulePage, i: number) =>
  /^(?:is|was|isn't|wasn't)$/.test(lowerAt(tokens, sentenceStart(tokens, i) + 1)) &&
  tokens.slice(sentenceStart(tokens, i) + 2, sentenceStart(tokens, i) + 4).some(({ lower }) => lower === 'that')

const dates =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|\w+day|I)$/

/** "Marlin 5": a name, and no date, at the start of no sentence. */
const isNameBefore = (tokens: readonly Token[], k: number) =>
  /^\p{Lu}\p{Ll}+$/u.test(tokens[k - 1]?.text ?? '') && !tokens[k - 1]?.first && !dates.test(tokens[k - 1]?.text ?? '') && !/^(?:in|at|on|from|to|with)$/.test(lowerAt(tokens, k - 2)) // prettier-ignore

const labels =
  /^(?:Grade|Level|Phase|Year|Class|Type|Stage|Step|Unit|Room|Gate|Key|Part|Tier|Group|Category|Formula|Division|League|Region|Zone|[Ss]ize)$/

/** "her Grade 2 piano exam" */
const isNamed: Kept = ({ tokens }, i) =>
  [1, 2, 3].some(
    back =>
      /^\d/.test(tokens[i - back]?.text ?? '') &&
      (labels.test(tokens[i - back - 1]?.text ?? '') || /^['’]$/.test(tokens[i - back - 1]?.text ?? '')),
  )

/** "When the machine finally arrived the door was dented" */
const endsOpening: Kept = ({ tokens }, i) =>
  /^arrived?s?$/.test(lowerAt(tokens, i)) && /^(?:when|once|after|before|as|until|if)$/.test(lowerAt(tokens, sentenceStart(tokens, i)))

/** "So can you.", "Neither would they.", "Is he ever.", "Would it were so.": nothing is asked. */
function isShortReply({ tokens }: RulePage, i: number): boolean {
  const from = sentenceStart(tokens, i)
  // "How should one behave, Claire wondered.", "Washington, D. C."
  if (/^(?:wondered|asked|mused|thought)$/.test(lowerAt(tokens, i - 1)) || /^\p{Lu}$/u.test(tokens[i - 1]?.text ?? '')) return true
  return /^(?:so|neither|nor)$/.test(lowerAt(tokens, from)) || (lowerAt(tokens, from) === 'would' && lowerAt(tokens, from + 2) === 'were') || /^(?:i|you|he|she|it|we|they) ever$/.test(`${lowerAt(tokens, from + 1)} ${lowerAt(tokens, from + 2)}`) // prettier-ignore
}

const wished =
  /^(?:fun .*|your .*|an? (?:good|great|nice|lovely|safe|wonderful|happy|fantastic|merry|relaxing|seat|look|break|drink|try|go))$/

/** "Anyone have any questions?", "Everyone have a good weekend.", "Okay, everybody have your pens ready", "Everybody have some cake!" */
function isAskedOrWished({ tokens }: RulePage, i: number): boolean {
  if (lowerAt(tokens, i) !== 'have' || !/^(?:any|some|every)(?:one|body)$/.test(lowerAt(tokens, i - 1))) return false
  if (tokens[i - 1]?.first && isQuestion(tokens, i)) return true
  const opens = tokens[i - 1]?.first || tokens[i - 2]?.first || tokens[i - 2]?.text === ','
  const isCalled = tokens[sentenceEnd(tokens, i)]?.text === '!' && /^(?:some|another)$/.test(lowerAt(tokens, i + 1))
  return opens && (isCalled || wished.test(`${lowerAt(tokens, i + 1)} ${lowerAt(tokens, i + 2)}`))
}

const kept: Readonly<Record<string, readonly Kept[]>> = {
  agreement: [
    isMandated,
    // "Marx, Freud, and the Bible find", "Ralph and I at that time were", "has taken place"
    ({ tokens }, i) =>
      [i - 2, i - 3].some(
        k => lowerAt(tokens, k) === 'and' && tokens[k - 1]?.text === ',' && [k - 3, k - 4].some(n => tokens[n]?.text === ','),
      ),
    (page, i) => lowerAt(page.tokens, i) === 'were' && before(page, i, /^i$/, 5) && before(page, i, /^and$/, 6),
    (page, i) => lowerAt(page.tokens, i) === 'place' && before(page, i, /^(?:take|taken|took)$/),
    // "Most of the book were": more than one book may be meant.
    (page, i) => lowerAt(page.tokens, i) === 'were' && (opensWith(page, i, /^(?:most|some|half|all)$/) || before(page, i, /^dice$/)),
    // "An average of 50 were", "need only undermine"
    (page, i) => before(page, i, /^(?:average|total)$/, 4) && before(page, i, /^of$/, 3),
    ({ tokens }, i) => lowerAt(tokens, i) === 'need' && /^(?:only|not)$/.test(lowerAt(tokens, i + 1)),
    (page, i) => before(page, i, /^only$/) && lowerAt(page.tokens, i - 2) === 'need',
    // "a planned increase in marketing spend"
    (page, i) => lowerAt(page.tokens, i) === 'spend' && before(page, i, /^(?:marketing|advertising|ad|ads|media|capital|research|public|it|consumer|customer|government|annual|total|average|household|defence|defense|health|education|cloud|software|travel|welfare)$/), // prettier-ignore
    // "It is not that there are rules that is surprising."
    (page, i) =>
      /^(?:is|was)$/.test(lowerAt(page.tokens, i)) && before(page, i, /^that$/) && opensWith(page, i, /^it$/) && isClefted(page, i), // prettier-ignore
    (page, i) => lowerAt(page.tokens, i) === 'nuts',
    isAskedOrWished,
    // "The hardware, the software have both aged."
    (page, i) => lowerAt(page.tokens, i + 1) === 'both',
    // "Whether officials said so is unclear"
    (page, i) =>
      /^(?:is|was|has)$/.test(lowerAt(page.tokens, i)) && opensWith(page, i, /^(?:whether|why|how)$/) && !isQuestion(page.tokens, i),
    // "My mums 60th is in May"
    ({ tokens }, i) => /^\d+(?:st|nd|rd|th)$/.test(tokens[i - 1]?.text ?? ''),
    // 'and I says, "I am"', "Brian and I are"
    (page, i) => lowerAt(page.tokens, i) === 'says' && before(page, i, /^i$/) && /^(?:,|to)$/.test(page.tokens[i + 1]?.text ?? ''),
    ({ tokens }, i, { after }) => after === 'am' && lowerAt(tokens, i - 2) === 'and',
    // "If its working leave it": a request
    ({ tokens }, i) => lowerAt(tokens, i + 1) === 'it' && [i - 2, i - 3].some(k => lowerAt(tokens, k) === 'its'),
  ],
  article: [
    // "Rent is $940 a month."
    ({ tokens }, i) => lowerAt(tokens, i) === 'rent' && tokens[i]?.first === true,
    // "Agreement Without Agreement", "on startup"
    (page, i) => before(page, i, /^without$/) && /^\p{Lu}/u.test(page.tokens[i]?.text ?? ''),
    ({ tokens }, i) => lowerAt(tokens, i) === 'startup' && (/^(?:on|at|before|after|during|since)$/.test(lowerAt(tokens, i - 1)) || /^(?:is|was|takes|took|fails|failed)$/.test(lowerAt(tokens, i + 1))), // prettier-ignore
    // "It's main idea is": written for "its"
    ({ tokens }, i) => lowerAt(tokens, i) === "it's" && tokens[i]?.first === true && [i + 2, i + 3].some(k => /^(?:is|was|has|will|can)$/.test(lowerAt(tokens, k))), // prettier-ignore
  ],
  tense: [
    isMandated,
    isSinceWhen,
    // "I want to apologize for the noise last Saturday"
    (page, i) => lowerAt(page.tokens, i) === 'want' && before(page, i, /^(?:i|we)$/) && lowerAt(page.tokens, i + 1) === 'to' && /^(?:apologi[sz]e|thank|say|let|tell|ask|express|complain|report|make|be|start|begin|congratulate|remind|point|share|know|confirm|return|cancel|book|order)$/.test(lowerAt(page.tokens, i + 2)), // prettier-ignore
  ],
  'verb-form': [
    meetsVerb,
    // "Makes a fine gift."
    ({ tokens }, i) => tokens[i]?.first === true && /^(?:makes|comes|fits|works|includes|features|measures|holds|weighs|runs|needs|serves|takes|looks|feels|helps|keeps|ships|contains|goes)$/.test(lowerAt(tokens, i)), // prettier-ignore
    // "and he'd give her a lift", "were forecast by"
    (page, i, { after }) =>
      before(page, i, /'d$/) &&
      !after.endsWith('ing') &&
      (page.dictionary.partsOf(lowerAt(page.tokens, i)) & (pos.verb | pos.past)) === pos.verb,
    ({ tokens }, i) => /^(?:forecast|broadcast)$/.test(lowerAt(tokens, i)),
    // "worth it's weight", "for you and you're work": written for "its" and "your"
    ({ tokens }, i) =>
      /^(?:weight|salt|price|name|cost|value|cover|purpose)$/.test(lowerAt(tokens, i)) && lowerAt(tokens, i - 1) === "it's",
    ({ tokens }, i) => lowerAt(tokens, i - 1) === "you're" && lowerAt(tokens, i - 2) === 'and' && !tokens[i + 1]?.word,
    // "I was tell that": "told" is meant
    ({ tokens }, i, { after }) => after === 'telling' && /^(?:was|were|am|is|are|been)$/.test(lowerAt(tokens, i - 1)),
  ],
  // "If you will be using it"
  'when-will': [
    ({ tokens }, i) => lowerAt(tokens, i) === 'will' && lowerAt(tokens, i + 1) === 'be' && lowerAt(tokens, i + 2).endsWith('ing'),
  ],
  'doubled-word': [meetsItself],
  'question-mark': [isShortReply],
  number: [
    // "my Trek Marlin 5 mountain bike", "Windows 11 laptop": part of a name
    ({ tokens }, i) => [1, 2, 3].some(back => /^\d/.test(tokens[i - back]?.text ?? '') && isNameBefore(tokens, i - back)),
    // "one of the handful of inns", "let a family of five watch"
    ({ tokens }, i) => lowerAt(tokens, i + 1) === 'of' && lowerAt(tokens, i - 1) === 'the' && lowerAt(tokens, i - 2) === 'of' && lowerAt(tokens, i - 3) === 'one' && /^(?:handful|couple|dozen|few)$/.test(lowerAt(tokens, i)), // prettier-ignore
    ({ tokens, classes }, i) => lowerAt(tokens, i - 2) === 'of' && /^(?:two|three|four|five|six|seven|eight|nine|ten)$/.test(lowerAt(tokens, i - 1)) && classes.isVerb(lowerAt(tokens, i)), // prettier-ignore
    // "so many memory": not countable here
    ({ tokens }, i) => lowerAt(tokens, i) === 'memory' && /^(?:many|much)$/.test(lowerAt(tokens, i - 1)),
    // "several firm, gray masses"
    ({ tokens, dictionary }, i) => tokens[i + 1]?.text === ',' && (dictionary.partsOf(lowerAt(tokens, i)) & dictionary.partsOf(lowerAt(tokens, i + 2)) & pos.adjective) !== 0, // prettier-ignore
    // "the thief and the detective both stem from"
    (page, i, { after }) => before(page, i, /^both$/) && after.endsWith('s') && page.tags.has(i - 2, 'Noun'),
    isNamed,
    // "gives other peoples a voice"
    ({ tokens }, i) => lowerAt(tokens, i) === 'peoples' && /^(?:give|gives|gave|these|those|all|many|both)$/.test(lowerAt(tokens, i - 2)),
  ],
  preposition: [
    endsOpening,
    // "consisted in", "discouraged from", "some good came of their meeting"
    ({ tokens }, i) => lowerAt(tokens, i - 1).startsWith('consist') && lowerAt(tokens, i) === 'in',
    ({ tokens }, i) => /^(?:discourag|come$|came$|comes$)/.test(lowerAt(tokens, i - 1)) && /^(?:from|of)$/.test(lowerAt(tokens, i)),
  ],
  'time-preposition': [
    // "in 390 A.D."
    ({ tokens }, i) => /^\d+$/.test(tokens[i + 1]?.text ?? '') && /^(?:A|B|AD|BC|CE|BCE|a|b)$/.test(tokens[i + 2]?.text ?? ''),
  ],
  'verb-pattern': [
    // "Tell me what do people wear": "do" asks. "rushed forward to pull it"
    ({ tokens, tags }, i) => lowerAt(tokens, i) === 'do' && /^(?:what|where|when|why|how)$/.test(lowerAt(tokens, i - 1)) && tags.has(i + 1, 'Noun', 'Pronoun'), // prettier-ignore
    ({ tokens }, i) => lowerAt(tokens, i - 2) === 'forward' && !lowerAt(tokens, i - 3).startsWith('look'),
    // "for sell": written for "for sale"
    ({ tokens }, i) => lowerAt(tokens, i) === 'for' && lowerAt(tokens, i + 1) === 'sell' && !tokens[i + 2]?.word,
    // "dozens of graduate students"
    ({ tokens, tags }, i) => lowerAt(tokens, i) === 'graduate' && tags.has(i + 1, 'Noun'),
  ],
  // "where as a child I used to play"
  phrase: [
    // "more or fewer levers"
    ({ tokens }, i) => lowerAt(tokens, i) === 'fewer' && lowerAt(tokens, i - 1) === 'or',
    ({ tokens }, i) => lowerAt(tokens, i - 1) === 'please' && /^say$/.test(lowerAt(tokens, i)),
    ({ tokens }, i) => lowerAt(tokens, i) === 'where' && /^an?$/.test(lowerAt(tokens, i + 2)),
  ],
  // "cowardly skunks", "greatly to his credit"
  adjective: [
    ({ tokens, dictionary }, i) =>
      /^(?:coward|disorder|order|scholar|neighbor|neighbour|master|brother|sister|mother|father|world|heaven|earth|friend|love|time|cost)ly$/.test(
        lowerAt(tokens, i),
      ) || (dictionary.partsOf(lowerAt(tokens, i)) & pos.adjective) !== 0,
    ({ tokens }, i) => lowerAt(tokens, i) === 'greatly' && lowerAt(tokens, i + 1) === 'to',
  ],
  adverb: [
    // "prompt, skillful, and brilliant"
    ({ tokens, dictionary }, i) => tokens[i + 1]?.text === ',' && (dictionary.partsOf(lowerAt(tokens, i + 2)) & pos.adjective) !== 0,
    ({ tokens }, i) => lowerAt(tokens, i) === 'consistent' && lowerAt(tokens, i + 1) === 'with',
  ],
  // "Once you've read it"
  'clause-comma': [
    // "If I decide this year, maybe I will"
    ({ tokens }, i) => /^(?:maybe|perhaps)$/.test(lowerAt(tokens, i)) && !tokens[i]?.first,
    ({ tokens }, i) => /'(?:ve|d|ll|re|m)$/.test(lowerAt(tokens, i)),
  ],
  'confused-word': [
    // "Last of all, one winter night, went the roof": no other verb
    (page, i, { after }) => after === 'when' && lowerAt(page.tokens, i) === 'went' && !clauseAt(page, i + 1),
    ({ tokens }, i, { after }) => after === 'note' && lowerAt(tokens, i) === 'notice' && lowerAt(tokens, i + 1) === 'appeared',
    // "were they willing"
    ({ tokens, dictionary }, i, { after }) => after === 'where' && lowerAt(tokens, i) === 'were' && /^(?:they|we|you|he|she|it|i)$/.test(lowerAt(tokens, i + 1)) && (dictionary.partsOf(lowerAt(tokens, i + 2)) & pos.adjective) !== 0, // prettier-ignore
    // "Once you opt in you're part of it", "No matter where you're from you're family here"
    (page, i, { after }) => after === 'your' && /^(?:history|toast|family|part|friends|staff|crew)$/.test(lowerAt(page.tokens, i + 1)) && before(page, i, /^(?:when|once|if|minute|moment|where|whenever|wherever)$/, farthest), // prettier-ignore
    // "I have to say the staff were lovely": a clause is said
    (page, i, { after }) =>
      after.startsWith('t') && /^sa(?:y|ys|id|ying)$/.test(lowerAt(page.tokens, i)) && clauseAt(page, i + 1) !== undefined,
    // "The book told of"
    ({ tokens }, i) => lowerAt(tokens, i) === 'told' && lowerAt(tokens, i + 1) === 'of',
    // "may have paid already", "arrived in Osaka safely", "twists and turns of"
    (page, i, { after }) => after === 'yet' && lowerAt(page.tokens, i) === 'already' && !before(page, i, /n't$|^(?:not|never|no|nobody|none)$/, farthest), // prettier-ignore
    (page, i) => lowerAt(page.tokens, i) === 'safely' && before(page, i, /^arriv/, 4),
    ({ tokens }, i) => lowerAt(tokens, i) === 'of' && lowerAt(tokens, i - 1) === 'turns' && lowerAt(tokens, i - 2) === 'and',
    // "turned them loose", "what they lack", "executors of the estate", "a record is kept of it", "a nine-game lead"
    (page, i) => lowerAt(page.tokens, i) === 'loose' && before(page, i, /^(?:turn|let|set|cut|broke|break|came|come)/, 4),
    (page, i) => lowerAt(page.tokens, i) === 'lack' && before(page, i, /^(?:i|we|you|they|who|people|many|often|still)$/),
    (page, i) => lowerAt(page.tokens, i) === 'estate' && before(page, i, /^(?:executors?|administrators?|heirs?|real)$/, 3),
    (page, i) =>
      lowerAt(page.tokens, i) === 'of' && before(page, i, /^kept$/) && before(page, i, /^(?:records?|accounts?|track|notes?|lists?)$/, 6),
    (page, i) =>
      lowerAt(page.tokens, i) === 'lead' && before(page, i, /^(?:game|point|goal|run|mile|second|early|slight|narrow|commanding)$/),
    // "whether he or she", "did finally begin"
    ({ tokens }, i) => lowerAt(tokens, i) === 'whether' && tokens.slice(i, i + farthest).some(({ lower }) => lower === 'or'),
    ({ tokens }, i) => lowerAt(tokens, i) === 'begin' && /^(?:finally|did)$/.test(lowerAt(tokens, i - 1)) && /^(?:finally|did)$/.test(lowerAt(tokens, i - 2)), // prettier-ignore
  ],
}
