/** Set phrases and senses of words that look like mistakes: how the words around decide that a word is meant as it is. */
import { lowerAt } from '../edits.ts'
import { sentenceEnd, sentenceStart } from '../grammar/clause.ts'
import type { Token } from '../grammar/tokens.ts'
import { closed, determiners } from '../grammar/word-classes.ts'
import type { Edit } from '../revision.ts'
import type { RulePage } from '../rule-page.ts'

/** Whether the word at an index is meant as it is. */
export type Kept = (page: RulePage, i: number, edit: Edit) => boolean

/** The words and signs from one index to before another, in lower case. */
export const textOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(Math.max(0, from), to)
    .map(({ lower }) => lower)
    .join(' ')
const earlier = (tokens: readonly Token[], i: number) => textOf(tokens, sentenceStart(tokens, i), i)
const later = (tokens: readonly Token[], i: number) => textOf(tokens, i + 1, sentenceEnd(tokens, i))

/** "What I did was tell the truth.", "All it does is make noise." */
const isWhatWasDone: Kept = ({ tokens }, i) =>
  /^(?:is|was)$/.test(lowerAt(tokens, i - 1)) &&
  /^(?:do|does|did|done)$/.test(lowerAt(tokens, i - 2)) &&
  /(?:^| )(?:what|all|(?:only|first|last|next|best|worst|least|most)(?: other)?(?: thing)?|one thing|thing)(?: (?!and|but|that|which)[a-z']+){1,6} (?:is|was)$/.test(
    earlier(tokens, i),
  )

/** "Your being here is what matters.", "I appreciate your coming, and your being so frank." */
const isOwnBeing: Kept = ({ tokens }, i, { after }) => {
  if (after.toLowerCase() !== "you're" || lowerAt(tokens, i + 1) !== 'being') return false
  if (/(?:^| )(?:my|your|his|her|our|their) [a-z]+ing(?: [a-z]+){0,3} ,? ?and$/.test(earlier(tokens, i))) return true
  const clause = /^being(?: (?!(?:if|when|because|since|as|that|who|and|but|or)\b)[a-z]+){1,5} (?:is|was|has|had|will|would|does|did|doesn't|didn't|won't|wouldn't|isn't|wasn't|makes|made|means|meant|helps|helped|matters|mattered)(?: |$)/ // prettier-ignore
  return tokens[i]?.first === true && clause.test(later(tokens, i))
}

const vehicles = /(?:^| )(?:train|trains|van|siding|wheels?|hub|axle|pedals?|levers?|bikes?|bicycles?|cycle|handlebars?|bars|cars?|lorry|lorries|trucks?|clutch|gears?|tyres?|tires?|drum|disc|speed|steering|downhill|hills?|slopes?|ramp|bend|bends)(?: |$)/ // prettier-ignore

/** "Fit a brake to the rear hub.", "to brake a train of that length" */
const isOfVehicle: Kept = ({ tokens }, i, { after }) =>
  /^brakes?$/.test(lowerAt(tokens, i)) &&
  after.toLowerCase().startsWith('break') &&
  (vehicles.test(earlier(tokens, i)) || vehicles.test(later(tokens, i)))

/** "agree to payment by instalments": a noun after "to" */
const isPaymentBy: Kept = ({ tokens }, i) =>
  lowerAt(tokens, i) === 'payment' &&
  lowerAt(tokens, i - 1) === 'to' &&
  /^(?:agree[sd]?|agreeing|consent(?:s|ed)?|assent(?:s|ed)?|object(?:s|ed)?|entitled|due|subject|prior|relating|amounts?|amounted|next|close|opposed|switch(?:es|ed)?|mov(?:e|es|ed))$/.test(
    lowerAt(tokens, i - 2),
  ) && // prettier-ignore
  !determiners.has(lowerAt(tokens, i + 1))

const isNounAt = ({ tokens, tags }: RulePage, k: number) =>
  tokens[k]?.word === true &&
  !closed.has(lowerAt(tokens, k)) &&
  tags.has(k, 'Noun') &&
  !tags.has(k, 'Date') &&
  !/^(?:yesterday|today|tomorrow|tonight|last|next|home|there|here|together|later|earlier|afterwards|on|ago)$/.test(lowerAt(tokens, k))

const numeral = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|hundred|dozen|few|many|several|\d+)$/ // prettier-ignore

/** "made a party dress", "made a party of it", "did a party trick", "made homework club a success", "the light box" */
const isPartOfNoun: Kept = (page, i, { after }) => {
  const nouns = /^ha(?:d|ve|s|ving)\b/i.test(after) ? ['party'] : /^do|^did/i.test(after) ? ['homework'] : /^turn/i.test(after) ? ['light'] : [] // prettier-ignore
  const k = [i + 1, i + 2, i + 3].find(at => nouns.includes(lowerAt(page.tokens, at)))
  if (k === undefined) return false
  // "made his homework a priority"
  if (/^an?$/.test(lowerAt(page.tokens, k + 1)) && isNounAt(page, k + 2)) return true
  const next = lowerAt(page.tokens, k + 1)
  return isNounAt(page, k + 1) || /^(?:political|well|fitting|club|diary|planner)$/.test(next) || (next === 'of' && (/^(?:it|them|that)$/.test(lowerAt(page.tokens, k + 2)) || numeral.test(lowerAt(page.tokens, k + 2)))) // prettier-ignore
}

/** "In the other hand he held a lantern" */
const isHeldInHand: Kept = ({ tokens }, i) =>
  /(?:^| )in the other hand (?:he|she|i|we|they|you|it) (?:\w+ )?(?:held|holds|hold|carried|carries|clutched|gripped|grasped|bore|waved|raised)(?: |$)/.test(textOf(tokens, sentenceStart(tokens, i), sentenceEnd(tokens, i))) // prettier-ignore

const kin = /^(?:mam|mum|mom|mother|ma|da|dad|father|nan|gran|granny|brother|sister|mate|wife|old|auld|own|uncle|aunt|boss)$/

const rounded = /^(?:ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozen|hundred|thousand|half)$|^\d{2,}/

/** "discussed about forty proposals": nearly forty */
const isRoughly: Kept = ({ tokens }, i) =>
  [i, i + 1].some(
    k => lowerAt(tokens, k) === 'about' && (rounded.test(tokens[k + 1]?.text ?? '') || /^a (?:dozen|hundred|thousand)$/.test(textOf(tokens, k + 1, k + 3))), // prettier-ignore
  )

const manners = /^(?:haste|regret|regrets|reluctance|relief|joy|pride|pleasure|sadness|dignity|ease|care|love|hope|hopes|eyes|blessing|permission|consent|ceremony|splendou?r)$/ // prettier-ignore

/** "married with indecent haste", "married with two children already on the way": how, and not to whom */
const isManner: Kept = ({ tokens }, i) =>
  [i, i + 1].some(
    k =>
      lowerAt(tokens, k) === 'with' &&
      /^(?:married|marry|marries|divorced|divorce|divorces)$/.test(lowerAt(tokens, k - 1)) &&
      ([1, 2, 3, 4].some(n => manners.test(lowerAt(tokens, k + n))) || /^(?:\w+ )?(?:children|kids|bridesmaids|guests|witnesses)$/.test(textOf(tokens, k + 1, k + 3))), // prettier-ignore
  )

const fishAndCraft = /^(?:salmon|trout|cod|tuna|carp|pike|perch|bass|haddock|halibut|plaice|mackerel|herring|squid|craft|aircraft|grouse|quail|pheasant|elk|moose|bison|swine|offspring)$/ // prettier-ignore

/** "three salmon", "twenty head of cattle", "six foot of rope", "weighs twelve stone", "eight stone ten" */
const isUnmarkedPlural: Kept = ({ tokens }, i) => {
  const word = lowerAt(tokens, i)
  const next = tokens[i + 1]?.text.toLowerCase() ?? ''
  if (!numeral.test(tokens[i - 1]?.text.toLowerCase() ?? '')) return false
  if (fishAndCraft.test(word)) return true
  if (word === 'head') return next === 'of' && /^(?:cattle|sheep|deer|livestock|stock|oxen|horses|game|buffalo)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
  if (/^(?:brace|yoke)$/.test(word)) return next === 'of'
  if (word === 'foot') return next === 'of' || numeral.test(next)
  return word === 'stone' && (numeral.test(next) || (next === 'and' && numeral.test(lowerAt(tokens, i + 2))) || /^(?:of|heavier|lighter|overweight)$/.test(next) || /(?:^| )(?:weigh\w*|lost|lose|gained|gain|put on)(?: [a-z]+){1,3}$/.test(earlier(tokens, i))) // prettier-ignore
}

/** "The barracks was built in 1813", "The likes of it was never seen": one place, or none like it */
const isOneInS: Kept = ({ tokens }, i, { after }) =>
  /^(?:are|were|have)$/.test(after) &&
  ((/^(?:barracks|kennels|gallows|crossroads|[a-z]+works)$/.test(lowerAt(tokens, i - 1)) &&
    /^(?:the|a|an|this|that|old|new|each|every)$/.test(lowerAt(tokens, i - 2))) || // prettier-ignore
    /(?:^| )the likes? of (?:it|this|that|which|him|her|them|you)$/.test(earlier(tokens, i)))

const openAs = /(?: (?:is|was|remains|remained|isn't|wasn't))(?: (?:the|a|an|not|still|now|very|much|hotly|really|another|no|my|your|our|their|best|well|anyone's|anybody's|left|yet))*(?: (?:question|mystery|secret|puzzle|matter|guess|business|concern|problem|point|issue|disputed|debated|contested|unknown|unclear|uncertain|unsettled|known|irrelevant|obvious|immaterial|unimportant|forgotten|clear|hard to say|hard to tell))$/ // prettier-ignore

/** "Who did it is the question.", "How much costs have risen is disputed.": what is asked is the subject. */
const isAskedSubject: Kept = ({ tokens }, i) => {
  const stop = tokens[i]?.word ? sentenceEnd(tokens, i) : i
  const words = textOf(tokens, sentenceStart(tokens, stop - 1), stop)
  return /^(?:who|what|how|why|when|where|which|whose)(?: (?!is |was |are |were )[a-z']+){2,}/.test(words) && openAs.test(words)
}

/** "If we lose the contract then were finished": "we're" is meant, and the other signs are right. */
const isThenWeAre: Kept = ({ tokens }, i, { after }) =>
  after !== "we're" && /^if we .* then (?:were|we're) /.test(textOf(tokens, sentenceStart(tokens, i), sentenceEnd(tokens, i)))

/** "The book that you gave me is interesting." */
const isVerbAfterRelative: Kept = ({ tokens }, i, { after }) =>
  after === 'his' &&
  /^(?:me|him|her|us|them|you)$/.test(lowerAt(tokens, i - 1)) &&
  /(?:^| )(?:that|what|which|who) (?:i|you|he|she|we|they) [a-z]+ [a-z]+$/.test(earlier(tokens, i))

/** "How much costs have risen is disputed." */
const isMuchRisen: Kept = ({ tokens }, i, { after }) =>
  after.toLowerCase() === 'many' && /^[a-z]+s (?:have|has|had) (?:risen|fallen|gone|come|grown|changed|increased|decreased|dropped)(?: |$)/.test(later(tokens, i)) // prettier-ignore

/** What each rule leaves as it is. */
export const keptPhrases: Readonly<Record<string, readonly Kept[]>> = {
  'word-form': [
    isPaymentBy,
    // "The lesson was bored into us."
    ({ tokens }, i) => lowerAt(tokens, i) === 'bored' && lowerAt(tokens, i + 1) === 'into',
  ],
  'verb-form': [isWhatWasDone],
  'confused-word': [
    isWhatWasDone,
    isOwnBeing,
    isOfVehicle,
    isPartOfNoun,
    isThenWeAre,
    isVerbAfterRelative,
    // "To brake is to slow"
    ({ tokens }, i, { after }) => after === 'too' && /^to [a-z]+(?: [a-z]+){0,2} (?:is|was)$/.test(earlier(tokens, i)),
    // "forum non conveniens"
    ({ tokens }, i) => lowerAt(tokens, i) === 'forum' && /^(?:non|conveniens)$/.test(lowerAt(tokens, i + 1)),
    isMuchRisen,
    // "The cost has been to many a family a burden"
    ({ tokens }, i) => [i, i + 1].some(k => lowerAt(tokens, k) === 'many' && /^an?$/.test(lowerAt(tokens, k + 1))),
  ],
  // "If she would just apologize": would be willing to
  'if-would': [
    ({ tokens }, i) => lowerAt(tokens, i) === 'would' && lowerAt(tokens, i - 1) !== 'i' && /^(?:only|just|stop|agree|consent|cooperate|kindly|please)$/.test(lowerAt(tokens, i + 1)) && lowerAt(tokens, i + 2) !== 'have', // prettier-ignore
    // "If you would have me do it", "If they would let us in"
    ({ tokens }, i) => lowerAt(tokens, i) === 'would' && /^(?:have|let)$/.test(lowerAt(tokens, i + 1)) && /^(?:me|us|him|her|them)$/.test(lowerAt(tokens, i + 2)), // prettier-ignore
    // "If the rain would hold off"
    ({ tokens }, i) => lowerAt(tokens, i) === 'would' && lowerAt(tokens, i + 1) === 'hold' && lowerAt(tokens, i + 2) === 'off',
  ],
  number: [isUnmarkedPlural, isMuchRisen],
  agreement: [isOneInS, isThenWeAre],
  tense: [
    // "We have yesterday visited", "They have last week moved": not "had"
    ({ tokens }, i, { after }) => after === 'had' && /^(?:yesterday|last)$/.test(lowerAt(tokens, i + 1)),
    // "We have been to the zoo on Sunday": not "were to"
    ({ tokens }, i, { after }) => /^(?:was|were)$/.test(after) && lowerAt(tokens, i + 1) === 'been' && lowerAt(tokens, i + 2) === 'to',
  ],
  // "The man that's car was stolen": "whose" is meant
  article: [({ tokens }, i) => lowerAt(tokens, i - 1) === "that's" && /^(?:is|was|are|were|has|had|got)$/.test(lowerAt(tokens, i + 1))],
  collocation: [isPartOfNoun],
  phrase: [
    isPartOfNoun,
    isRoughly,
    isManner,
    isHeldInHand,
    // "According to me mam": my mother
    ({ tokens }, i) => lowerAt(tokens, i) === 'according' && kin.test(lowerAt(tokens, i + 3)),
    // "waited him out"
    ({ tokens }, i) => [i, i + 1].some(k => /^(?:me|him|her|it|us|them)$/.test(lowerAt(tokens, k)) && lowerAt(tokens, k + 1) === 'out' && lowerAt(tokens, k - 1).startsWith('wait')), // prettier-ignore
  ],
  preposition: [isRoughly, isManner, isHeldInHand],
  'opening-comma': [isHeldInHand],
  'clause-comma': [isThenWeAre],
  // "used to work of this kind": the noun
  'verb-pattern': [
    ({ tokens }, i) => lowerAt(tokens, i) === 'work' && lowerAt(tokens, i - 1) === 'to' && /^(?:of|each|every)$/.test(lowerAt(tokens, i + 1)), // prettier-ignore
  ],
  'question-mark': [isAskedSubject],
  // "told him him being late was the last straw"
  'doubled-word': [({ tokens }, i) => /^(?:him|them|her|me|us)$/.test(lowerAt(tokens, i)) && /^(?:(?:him|them|her|me|us) )?being /.test(later(tokens, i))], // prettier-ignore
}
