/** Presents that a link ties to a past: "The train was late, so we miss it", "Because it rained, I take a taxi", "I felt glad when I hear it". */
import { applyRules, inDrafts, isQuestion, lowerAt, replaceWord, type Rule } from '../../edits.ts'
import { sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { tensesIn } from '../../grammar/story.ts'
import { lengthEnd, pastTimeEnd } from '../../grammar/times-named.ts'
import { closed } from '../../grammar/word-classes.ts'

/** Edits that are certain by the past beside them, and edits that are applied in drafts only. */
export function linkedPastEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [feltWhen, builtInList]), ...inDrafts(applyRules(page, [soMissed, butFell, trainedFor, becauseWanted]))]
}

const told = 'The text is in the past tense.'
const person = /^(?:i|he|she|we|they)$/
/** What happens once, and is over when its cause is. */
const events = /^(?:miss|take|go|leave|call|phone|decide|arrive|buy|stay|wait|return|eat|come|ask|tell|give|send|sell|run|find|lose|get|order|finish|begin|win|fail|fall|forget|drop|break|stop|walk|bring|pick|cancel|change|move|put|turn|pay|book|meet|hear|catch|hit|jump|drive|choose|cry|laugh|sleep|drink|cook|hurry|search|visit|try|spend|write|wake|throw|close|open|shout|borrow|rent|quit|apologize|complain|explain|answer|receive|notice|realize|discover|train|practise|practice)$/ // prettier-ignore
/** What is so at any time. */
const timeless = /^(?:always|usually|often|sometimes|never|every|each|now|today|nowadays|still|currently|these|will|can|may|must|should|would|if|whenever|since|tomorrow|next|normally|generally)$|['’]ll$/ // prettier-ignore

const isTimeless = ({ tokens }: RulePage, from: number, to: number) => tokens.slice(from, to).some(({ lower }) => timeless.test(lower))

/** A plain present after a pronoun, which is no other form. */
function eventAt({ tokens, dictionary }: RulePage, i: number): string | undefined {
  const token = tokens[i]
  if (!token?.word || token.fixed || token.text !== token.lower || closed.has(token.lower) || !person.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  const parts = dictionary.partsOf(token.lower)
  return parts & pos.verb && inflect(token.lower, 'past') !== token.lower && (!(parts & pos.past) || /^(?:come|run)$/.test(token.lower)) ? token.lower : undefined // prettier-ignore
}

/** Some verb is past here, and none is present. */
function isPast(page: RulePage, from: number, to: number): boolean {
  const { pasts, presents } = tensesIn(page, from, to)
  return pasts > 0 && presents === 0
}

/** "The train was late, so we miss the film", "Because it rained, we stay at home" */
const soMissed: Rule = (page, token, i) => {
  const { tokens } = page
  const base = eventAt(page, i)
  if (!base || !events.test(base) || isQuestion(tokens, i)) return undefined
  const [from, to] = [sentenceStart(tokens, i), sentenceEnd(tokens, i)]
  const link = i - 2
  const isSo = lowerAt(tokens, link) === 'so' && tokens[link - 1]?.text === ','
  const isAfter = tokens[link]?.text === ',' && /^(?:because|when|after|although)$/.test(lowerAt(tokens, from))
  if (!(isSo || isAfter) || isTimeless(page, from + 1, to)) return undefined
  return isPast(page, from, link) ? replaceWord(token, inflect(base, 'past'), 'tense', told) : undefined
}

/** "We were late. I like the singer, but I fall asleep." */
const butFell: Rule = (page, token, i) => {
  const { tokens } = page
  const base = eventAt(page, i)
  if (!base || !/^(?:fall|lose|miss|forget|arrive|win|break|drop|leave|fail)$/.test(base) ) return undefined // prettier-ignore
  const [from, to] = [sentenceStart(tokens, i), sentenceEnd(tokens, i)]
  // "Although I like the singer, I fall asleep"
  const isLinked = lowerAt(tokens, i - 2) === 'but' || (tokens[i - 2]?.text === ',' && lowerAt(tokens, from) === 'although')
  if (!isLinked) return undefined
  if (from === 0 || isTimeless(page, from, to) || isQuestion(tokens, i)) return undefined
  return isPast(page, sentenceStart(tokens, from - 1), from) ? replaceWord(token, inflect(base, 'past'), 'tense', told) : undefined
}

/** "I ran the race last Sunday. I train for six weeks." */
const trainedFor: Rule = (page, token, i) => {
  const { tokens } = page
  const base = eventAt(page, i) ?? (/^(?:work|live|study|wait|prepare)$/.test(token.lower) && person.test(lowerAt(tokens, i - 1)) ? token.lower : undefined) // prettier-ignore
  if (!base || !/^(?:train|practise|practice|work|live|study|wait|stay|prepare|walk|drive|search|try|run|cry|sleep)$/.test(base)) return undefined // prettier-ignore
  const [from, to] = [sentenceStart(tokens, i), sentenceEnd(tokens, i)]
  const end = lowerAt(tokens, i + 1) === 'for' ? lengthEnd(tokens, i + 2) : 0
  const isLong = end > 0 && /^(?:days|weeks|months|years|day|week|month|year)$/.test(lowerAt(tokens, end - 1)) && !/^(?:a|an|per|before|at)$/.test(lowerAt(tokens, end)) // prettier-ignore
  if (!isLong || from === 0 || isTimeless(page, from, to)) return undefined
  const last = sentenceStart(tokens, from - 1)
  const isDated = tokens.slice(last, from).some((_, k) => pastTimeEnd(tokens, last + k) > 0)
  return isDated && isPast(page, last, from) ? replaceWord(token, inflect(base, 'past'), 'tense', told) : undefined
}

/** "Because I want to win, I trained for six weeks." */
const becauseWanted: Rule = (page, token, i) => {
  const { tokens } = page
  const isWish = /^(?:want|need|hope|plan)$/.test(token.lower) && lowerAt(tokens, i + 1) === 'to' && person.test(lowerAt(tokens, i - 1))
  if (!isWish || lowerAt(tokens, i - 2) !== 'because' || isQuestion(tokens, i)) return undefined
  const [from, to] = [sentenceStart(tokens, i), sentenceEnd(tokens, i)]
  const comma = tokens.findIndex(({ text }, k) => k > i && k < to && text === ',')
  const isFirst = from === i - 2 && comma > 0 && person.test(lowerAt(tokens, comma + 1))
  if (!isFirst || isTimeless(page, from, to)) return undefined
  return isPast(page, comma, to) ? replaceWord(token, inflect(token.lower, 'past'), 'tense', told) : undefined
}

/** "I felt so excited when I hear the news", "We were happy when we arrive" */
const feltWhen: Rule = (page, token, i) => {
  const { tokens, tags } = page
  const base = eventAt(page, i)
  if (!base || !/^(?:hear|see|get|read|find|open|arrive|meet|learn|come|go|reach|enter|leave|receive|notice|realize|discover|win|lose|finish|pass|fail|tell|call|ask|give|wake|start|return|break|fall|visit|hold|touch|taste|try|watch|look|walk)$/.test(base)) return undefined // prettier-ignore
  if (lowerAt(tokens, i - 2) !== 'when' || isQuestion(tokens, i)) return undefined
  let k = i - 3
  if (!tags.has(k, 'Adjective', 'PastTense', 'Participle')) return undefined
  k--
  while (/^(?:so|very|really|too|quite|extremely|much|a|bit|little)$/.test(lowerAt(tokens, k))) k--
  const [from, to] = [sentenceStart(tokens, i), sentenceEnd(tokens, i)]
  const isFelt = /^(?:felt|was|were|became|got)$/.test(lowerAt(tokens, k)) && person.test(lowerAt(tokens, k - 1))
  const isNow = tokens.slice(from, to).some(({ lower }) => /^(?:always|usually|every|still|now)$/.test(lower))
  return isFelt && !isNow ? replaceWord(token, inflect(base, 'past'), 'tense', told) : undefined
}

/** Verbs of what a CV tells. */
const deeds = /^(?:build|lead|win|write|teach|run|sell|grow|drive|make|bring|manage|design|develop|create|launch|train|organi[sz]e|introduce|improve|reduce|increase|negotiate|coordinate|supervise|implement|plan|establish|redesign|rewrite|automate|deliver|direct|oversee|found|hire|merge|migrate|set|start|open|save|double|prepare|produce|lower|raise|replace|modernise|modernize|optimise|optimize|restructure|streamline)$/ // prettier-ignore
/** What came of it: ", cutting costs by 18%" */
const results = /^(?:cutting|saving|reducing|raising|increasing|growing|boosting|improving|lowering|shortening|doubling|tripling|halving|earning|winning|generating|resulting|achieving|exceeding|speeding|gaining|attracting|bringing)$/ // prettier-ignore

/** "Supervised a crew", "Build an online shop, cutting costs by 18%": items of a CV. */
const builtInList: Rule = (page, token, i) => {
  const { tokens, facts, kind } = page
  if (i !== 0 || kind !== 'item' || !facts.listsPast || !deeds.test(token.lower) || !/^\p{Lu}\p{Ll}+$/u.test(token.text)) return undefined
  const right = inflect(token.lower, 'past')
  if (right === token.lower || !/^(?:a|an|the|our|its|two|three|four|five|six|\d+|new|all|\w+s)$/.test(tokens[1]?.lower ?? ''))
    return undefined
  const isResult = tokens.some(({ lower }, k) => results.test(lower) && tokens[k - 1]?.text === ',')
  const isDone = isResult || tokens.some(({ lower }, k) => lower === 'scratch' && lowerAt(tokens, k - 1) === 'from')
  return isDone ? replaceWord(token, right, 'tense', told) : undefined
}
