/** Words that have a second reading in their place, which is the one that is meant: "no different in kind", "just over half of last year's were". */
import { lowerAt } from '../edits.ts'
import { sentenceEnd, sentenceStart } from '../grammar/clause.ts'
import { pos } from '../grammar/parts-of-speech.ts'
import type { Token } from '../grammar/tokens.ts'
import { type Kept, textOf } from './intended-phrases.ts'

const sentenceBefore = (tokens: readonly Token[], i: number) => textOf(tokens, sentenceStart(tokens, i), i)
const sentenceAfter = (tokens: readonly Token[], i: number) => textOf(tokens, i + 1, sentenceEnd(tokens, i))

const finite = '(?:is|are|was|were|will|would|may|might|shall|should|must|can|could|has|have|had|does|do|did)'

/** "Should we and you differ as to the amount, either may go to court.": a condition, and what follows from it */
const isCondition: Kept = ({ tokens }, i) => {
  const stop = tokens[i]?.word ? i + 1 : i
  const words = textOf(tokens, sentenceStart(tokens, stop - 1), stop)
  return new RegExp(`^should .+ , (?!(?:or|and|but|so) )(?:[a-z']+ ){1,4}${finite} `).test(words)
}

/** "I have no idea, and neither, I'm pretty sure, does she." */
const isNeither: Kept = ({ tokens }, i) => {
  const stop = tokens[i]?.word ? i + 1 : i
  return new RegExp(`(?:^| )(?:neither|nor|so) (?:.+ )?${finite} [a-z']+$`).test(textOf(tokens, sentenceStart(tokens, stop - 1), stop))
}

/** "Your right to complain to the ombudsman is not affected." */
const isOwnRight: Kept = ({ tokens }, i, { after }) =>
  after.toLowerCase() === "you're" &&
  new RegExp(
    `^rights? to (?:(?!(?:that|because|if|when|how|what|why|who|which|where|but|and|,|i|you|he|she|it|we|they) )[a-z'-]+ ){1,14}${finite} `,
  ).test(`${sentenceAfter(tokens, i)} `)

/** "it can be wound like wool", "They are exempt" */
const isAdjectiveAfterBe: Kept = ({ tokens }, i) => {
  const word = lowerAt(tokens, i)
  if (word === 'wound') return /^(?:like|round|around|up|down|onto|on|tight|tightly|back|through|together)$/.test(lowerAt(tokens, i + 1))
  const isState = /^(?:exempt|remiss|subject|complete|content|correct|dry|perfect|present|separate|secure)$/.test(word)
  return isState && /^(?:be|being|been|is|are|was|were)$/.test(lowerAt(tokens, i - 1))
}

/** "potato ... is full, our driver explained, when he says so": told, but not in the past itself */
const isToldBetween: Kept = ({ tokens }, i) =>
  / , (?:[a-z']+ ){1,4}(?:said|explained|added|claimed|warned|admitted|insisted|assured us|told us|told me) , (?!but )/.test(
    ` ${sentenceBefore(tokens, i)}`,
  )

/** "over half of last year's were deposits": those of last year */
const isOwnedByTime: Kept = ({ tokens }, i) =>
  /^(?:year|month|week|season|quarter|decade|century)['’]s$/.test(lowerAt(tokens, i)) &&
  /^(?:last|this|next)$/.test(lowerAt(tokens, i - 1)) &&
  lowerAt(tokens, i - 2) !== 'the'

/** "Known for clean docks, straight counts": a quality */
const isQuality: Kept = ({ tokens, classes, dictionary }, i) =>
  lowerAt(tokens, i - 1) === 'for' &&
  /^(?:clean|clear|open|warm|cool|dry|smooth|perfect|complete|even|steady|slow|calm|quiet|free|short|secure|direct|correct)$/.test(
    lowerAt(tokens, i),
  ) &&
  (classes.isPlural(lowerAt(tokens, i + 1)) || (dictionary.partsOf(lowerAt(tokens, i + 1)) & pos.plural) !== 0)

/** "Dundee have just rung": a company, a club, or a town's office in British English */
const isBritishGroup: Kept = ({ tokens, tags, facts, dictionary }, i) => {
  const name = tokens[i - 1]
  return (
    facts.dialect !== 'american' &&
    /^(?:have|are|were|play|want|need|say)$/.test(lowerAt(tokens, i)) &&
    /^\p{Lu}\p{Ll}+$/u.test(name?.text ?? '') &&
    !tags.has(i - 1, 'FirstName') &&
    dictionary.partsOf(lowerAt(tokens, i - 1)) === 0
  )
}

/** "Come when the coffee is gone, and count the people.": a second order */
const isSecondOrder: Kept = ({ tokens }, i) =>
  lowerAt(tokens, i - 1) === 'and' &&
  tokens[i - 2]?.text === ',' &&
  /^(?:come|go|sit|stand|walk|take|look|visit|try|drop|stay|wait|join|spend|step|turn|put|watch|listen)$/.test(
    lowerAt(tokens, sentenceStart(tokens, i)),
  )

/** What each rule leaves as it is. */
export const keptReadings: Readonly<Record<string, readonly Kept[]>> = {
  'question-mark': [isCondition, isNeither],
  'confused-word': [isOwnRight],
  // "no different in kind from their own"
  'word-form': [({ tokens }, i) => lowerAt(tokens, i) === 'different' && lowerAt(tokens, i - 1) === 'no'],
  'verb-form': [isAdjectiveAfterBe],
  // "went in only two behind", "finished three under"
  number: [({ tokens }, i) => /^(?:behind|ahead|down|up|under|over|short|clear|apart|off)$/.test(lowerAt(tokens, i))],
  article: [
    // "are said to be meeting on Monday"
    ({ tokens }, i) => [i, i + 1].some(k => lowerAt(tokens, k) === 'meeting' && lowerAt(tokens, k - 1) === 'be'),
    // "support for dark mode"
    ({ tokens }, i) => [i, i + 1].some(k => lowerAt(tokens, k + 1) === 'mode' && /^(?:dark|light|airplane|flight|safe|silent|night|sleep|edit|demo|private|guest)$/.test(lowerAt(tokens, k))), // prettier-ignore
    // "a member of staff"
    ({ tokens }, i) =>
      [i, i + 1].some(k => lowerAt(tokens, k) === 'staff' && lowerAt(tokens, k - 1) === 'of' && /^members?$/.test(lowerAt(tokens, k - 2))),
    // "without complaint"
    ({ tokens }, i) =>
      [i, i + 1].some(k => lowerAt(tokens, k - 1) === 'without' && /^(?:complaint|warning|notice|delay|question|cause|reason|incident|exception|comment|limit|prejudice|charge|consent|success|effort|fear|favou?r|risk|loss|result|trace|end|hope|doubt)$/.test(lowerAt(tokens, k))), // prettier-ignore
  ],
  tense: [
    isToldBetween,
    // "They wait for you at the top and hand you a biscuit.": whoever comes
    ({ tokens }, i) =>
      /^(?:they|people|everyone|everybody) /.test(`${sentenceBefore(tokens, i)} `) && / you /.test(` ${sentenceAfter(tokens, i)} `),
    // "I am looking for a place to stay for a year"
    ({ tokens }, i, { after }) => after.endsWith('been') && / to (?:stay|live|rent|work|study|travel|teach) (?:[a-z]+ ){0,4}(?:for|during) /.test(` ${sentenceAfter(tokens, i)} `), // prettier-ignore
  ],
  // "It sure helps", "everyone he plays opposite"
  adverb: [
    ({ tokens }, i) => /^(?:sure|opposite|sorry)$/.test(lowerAt(tokens, i)),
    // "a team of five engineers responsible for the engine"
    ({ tokens }, i) => /^(?:responsible|capable|aware|suitable|liable|sensitive|relevant|available|subject|resistant|specific|similar|equal|next|close)$/.test(lowerAt(tokens, i)) && /^(?:for|to|of|with)$/.test(lowerAt(tokens, i + 1)), // prettier-ignore
  ],
  apostrophe: [isOwnedByTime],
  'verb-pattern': [
    isQuality,
    // "the time at which you would like brewing to begin"
    ({ tokens }, i) => lowerAt(tokens, i - 1) === 'like' && lowerAt(tokens, i).endsWith('ing') && lowerAt(tokens, i + 1) === 'to',
    // "I need give only two weeks' notice"
    ({ tokens }, i) => lowerAt(tokens, i - 1) === 'need' && /^(?:only|no|nothing|hardly|scarcely)$/.test(lowerAt(tokens, i + 1)),
  ],
  agreement: [isBritishGroup, isSecondOrder],
  // "the terms: if you do not agree to them"
  preposition: [
    ({ tokens }, i) =>
      [i, i + 1].some(
        k => lowerAt(tokens, k) === 'to' && /^agree[sd]?$/.test(lowerAt(tokens, k - 1)) && /^(?:them|it|this|these|that|those)$/.test(lowerAt(tokens, k + 1)), // prettier-ignore
      ),
  ],
}
