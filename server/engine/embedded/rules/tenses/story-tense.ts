/** A present among past tenses in a draft: "We wake up before dawn and walked", "Last October, I run", "he will fire me". */
import { sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { applyRules, inDrafts, isQuestion, lowerAt, onWord, pick, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { isTale, tensesIn } from '../../grammar/story.ts'
import { subjectBefore } from '../../grammar/subject.ts'
import { isAnyMonth, pastTimeEnd } from '../../grammar/times-named.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, determiners, massNouns, possessives, subjects } from '../../grammar/word-classes.ts'
import { isBeforeVerb } from '../agreement/subject-verbs.ts'
import { mainVerb } from '../verbs/joined-verbs.ts'
import { hasPerfectBefore, isBeforeAsking, isSaidNow, isSaidOfNow, tellsOfAnyTime, works } from './said-now.ts'

/** Edits that are certain by the past beside them, and edits that are applied in drafts only. */
export function storyTenseEdits(page: RulePage): Edit[] {
  const likely: Rule = (...at) => presentInStory(...at, false)
  const sure: Rule = (...at) => presentInStory(...at, true)
  return [...applyRules(page, [joinedToPast, besidePastClause, sure]), ...inDrafts(applyRules(page, [likely, saidWould, sawHad]))]
}

const adverb = /^(?:then|finally|suddenly|just|quickly|slowly|immediately|never|always|also|only|soon|almost|nearly|even|still|first|once|often|usually|really|again|all|both|already|luckily|carefully|quietly)$/ // prettier-ignore
const link = /^(?:and|but)$/
/** What is so for good, and what the writer thinks now. */
const lasting = /^(?:share|bear|reject|resemble|live|work|mean|seem|contain|include|belong|know|want|need|like|love|hate|think|believe|cost|consist|depend|exist|remain|require|provide|own|have|study|teach|speak|remember|hope|wish|guess|suppose|understand|agree|prefer|enjoy|recommend|suggest|appreciate|consider|promise|apologize|apologise|request|thank|wonder|doubt|expect|plan|intend|look|write|attach|enclose|miss|imagine|admit|assume|bet|trust|regret|deserve|matter|differ|resemble|serve|offer|sell|vary|use|lie|stand|act|play|smell|taste|sound|weigh|fit|open|close|feel|run|keep|let|help|ask|say|confirm|show|explain|prove|describe|indicate|reveal|demonstrate|illustrate|pay|charge|teach|lack|face|lead|cover|represent|reflect|affect|cause|involve|concern|apply|refer|welcome|accept|allow|enable|support|produce|create|feature|range|date|host|handle|manage|hate|prefer|avoid|tend|deal|care|worry|owe)$/ // prettier-ignore
/** Of these, the ones that happen when somebody does them: "He says", "I run to the car". */
const deeds = /^(?:offer|show|pay|explain|accept|lead|open|close|run|ask|say|keep|let|help|feel|look|play|stand|write|use|miss)$/
const people = /^(?:he|she|nobody|everybody|everyone|somebody|someone|man|woman|boy|girl|child|mother|father|mum|mom|dad|brother|sister|grandmother|grandfather|grandma|grandpa|aunt|uncle|cousin|son|daughter|wife|husband|friend|neighbo[u]?r|teacher|driver|doctor|nurse|waiter|waitress|guard|officer|policeman|guide|host|owner|stranger|captain|boss|farmer|lady|gentleman|dog|cat|kid|baby|colleague|manager|guest|conductor|clerk|judge|coach|receptionist|employee|assistant|customer|student|professor)$/ // prettier-ignore
const timeless = /^(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends|weekdays|now|today|nowadays|currently|still|tomorrow|generally|normally|usually|always|often|sometimes|every|whenever|if|unless|these|will|shall|can|may|must|should|won't|can't)$/ // prettier-ignore

interface Present {
  base: string
  /** Index of the last word: "do not" has two. */
  end: number
  isDo: boolean
}

/** A verb in the present: "run", "looks", "don't". */
function presentAt({ tokens, dictionary, classes }: RulePage, i: number): Present | undefined {
  const token = tokens[i]
  if (!token?.word || token.fixed || token.hyphen || !/^\p{Ll}/u.test(token.text)) return undefined
  const { lower } = token
  // "before you buy a used car", said of anybody
  if (lowerAt(tokens, i - 1) === 'you') return undefined
  if (/^(?:don't|doesn't)$/.test(lower)) return { base: lowerAt(tokens, i + 1), end: i, isDo: true }
  if (/^(?:do|does)$/.test(lower) && lowerAt(tokens, i + 1) === 'not') return { base: lowerAt(tokens, i + 2), end: i, isDo: true }
  if (closed.has(lower) || /^(?:ground|found|wound|bound|rent|fell|saw|lay|bore|fit)$/.test(lower)) return undefined
  const parts = dictionary.partsOf(lower)
  if (parts & (pos.past | pos.ing | pos.adverb)) return undefined
  const base = parts & pos.verbS ? classes.base(lower) : classes.isVerb(lower) ? lower : undefined
  if (!base || inflect(base, 'past') === lower || (parts & pos.verbS && inflect(base, 's') !== lower)) return undefined
  return { base, end: i, isDo: false }
}

interface Doer {
  kind: 'pronoun' | 'noun' | 'joined'
  /** Index of its first word, or of "and". */
  start: number
  isOne: boolean
}

/** Who does what the verb at `i` says. */
function doerBefore(page: RulePage, i: number): Doer | undefined {
  const { tokens } = page
  let at = i - 1
  while (
    (adverb.test(lowerAt(tokens, at)) || /^[a-z]{3,}ly$/.test(lowerAt(tokens, at))) &&
    !/^(?:only|family|reply|fly)$/.test(lowerAt(tokens, at)) &&
    at > i - 3
  )
    at--
  const word = lowerAt(tokens, at)
  const opener = tokens[at - 1]
  if (/^(?:i|he|she|it|we|they|everyone|everybody|nobody|someone|somebody|everything|nothing|something)$/.test(word)) {
    const opens = tokens[at]?.first || !opener?.word || /^(?:and|but|when|because|so|as|while|then|where|before|after|until|suddenly|once|time|day|morning|night|evening|that)$/.test(opener.lower) // prettier-ignore
    return opens ? { kind: 'pronoun', start: at, isOne: !/^(?:i|we|they)$/.test(word) } : undefined
  }
  if (link.test(word) && !tokens[at]?.first) return { kind: 'joined', start: at, isOne: true }
  if (tokens[at]?.text === ',' && link.test(lowerAt(tokens, i - 1))) return undefined
  const subject = subjectBefore(page, i)
  // "Farm children walked to school barefoot": the clause has its verb.
  if (subject && hasPastBetween(page, subject.start + 1, i)) return undefined
  if (subject) return { kind: 'noun', start: subject.start, isOne: subject.number === 'one' }
  const aside = asideBefore(page, i)
  return aside === undefined ? undefined : { kind: 'noun', start: aside, isOne: true }
}

/** "walked to school": a past with a place after it */
const hasPastBetween = ({ tokens, tags, dictionary }: RulePage, from: number, to: number) =>
  tokens.slice(from, to).some(({ lower }, n) => !closed.has(lower) && (dictionary.partsOf(lower) & pos.past) !== 0 && !(dictionary.partsOf(lower) & pos.adjective) && tags.has(from + n, 'PastTense') && /^(?:to|into|from|home|down|up|out|away|back)$/.test(lowerAt(tokens, from + n + 1))) // prettier-ignore

/** "Frank, whose desk was near, ", "my dog, Mali, ": where the subject before the aside begins. */
function asideBefore({ tokens, tags }: RulePage, i: number): number | undefined {
  if (tokens[i - 1]?.text !== ',') return undefined
  const comma = tokens.findLastIndex((other, k) => k < i - 1 && (other.text === ',' || other.first))
  if (tokens[comma]?.text !== ',' || i - comma > 14 || !(/^(?:who|whose|which|a|an|the|my|our)$/.test(lowerAt(tokens, comma + 1)) || (/^\p{Lu}/u.test(tokens[comma + 1]?.text ?? '') && comma + 2 === i - 1))) return undefined // prettier-ignore
  if (!tags.has(comma - 1, 'Noun')) return undefined
  let start = comma - 1
  while (start > 0 && !tokens[start]?.first && tags.has(start - 1, 'Noun', 'Adjective')) start--
  if (determiners.has(lowerAt(tokens, start - 1)) || possessives.has(lowerAt(tokens, start - 1))) start--
  return tokens[start]?.first || /^(?:when|then|and|but|because)$/.test(lowerAt(tokens, start - 1)) ? start : undefined
}

const settings =
  /^(?:day|days|night|morning|evening|afternoon|summer|winter|week|weekend|year|time|month|minute|minutes|hour|hours|moment)$/

/** "Last October, I run", "One day, I fall", "In my last job, I find", "When I was seven, my family lives" */
function opensInPast(page: RulePage, from: number, start: number): boolean {
  const { tokens } = page
  const opening = /^(?:and|but|then|so)$/.test(lowerAt(tokens, from)) ? from + 1 : from
  const end = pastTimeEnd(tokens, opening)
  if (end && end <= start && !isAnyMonth(tokens, opening)) return true
  const words = tokens.slice(opening, start).map(({ lower }) => lower)
  const head = words.join(' ')
  if (/^(?:one day|one night|one morning|one evening|one afternoon|once ,|suddenly|at first|as a (?:child|kid|boy|girl|teenager|student)|at the age of|in my (?:last|previous|former|old) (?:job|position|role|company|school)|after (?:a|an|few|some|two|three|five|ten|half) )/.test(`${head} `)) return true // prettier-ignore
  if (/^(?:on|in|during|for|from)? ?the (?:first|second|third|last|next|following|other|same) (?:day|night|morning|evening|week|time|year|month|weekend)\b/.test(head.replace(/ ,$/, ''))) return words.length < 9 // prettier-ignore
  return opening > from && settings.test(words[1] ?? '') ? false : /^when (?:i|we|he|she) was /.test(head) && words.at(-1) === ','
}

/** A time in the past stands after the verb: "I take your course last spring". */
function isTimedAfter({ tokens }: RulePage, i: number): boolean {
  for (let k = i + 1; k < Math.min(tokens.length, i + 12); k++) {
    const token = tokens[k]
    if (!token || token.first || /^(?:and|but|because|that|which|who|what|how|when|if|while|so|than|as|since|from|about|of|i|we|he|she|they)$/.test(token.lower) || (!token.word && !/^\d/.test(token.text))) return false // prettier-ignore
    // "on the last day of the month"
    if (token.lower === 'yesterday' || (token.lower === 'last' && lowerAt(tokens, k - 1) !== 'the' && pastTimeEnd(tokens, k)) || token.lower === 'ago') return true // prettier-ignore
  }
  return false
}

/** A past verb stands in another clause of the sentence, and no present one. */
function hasPastBeside(page: RulePage, from: number, to: number, start: number, i: number): boolean {
  const { tokens } = page
  if (isBeforeAsking(page, from)) return false
  const before = tensesIn(page, from, start)
  const after = tensesIn(page, i + 1, to)
  if (/^(?:when|while|before|until|after|as)$/.test(lowerAt(tokens, start - 1)) && tellsOfAnyTime(page, from, start)) return false
  if (before.presents + after.presents > 0) return false
  // "so he can't deny that he wrote it"
  if (tokens.slice(i + 1, to).some(({ lower }) => /^(?:can|can't|cannot|may|must|will|won't)$/.test(lower))) return false
  const isLinked = link.test(lowerAt(tokens, start - 1)) || link.test(lowerAt(tokens, start)) || /^(?:when|while|before|until|after|as|so|then)$/.test(lowerAt(tokens, start - 1)) // prettier-ignore
  if (before.pasts > 0 && isLinked) return true
  const rest = tokens.slice(i + 1, to)
  // "I volunteer at a shelter, where I was hired": only the clause about the noun
  const joined = rest.findIndex(({ lower, text }, n) => link.test(lower) || (text === ',' && !/^(?:where|which|who|whose|whom)$/.test(rest[n + 1]?.lower ?? '')) || (/^(?:when|while|until|before|because)$/.test(lower) && n > 0)) // prettier-ignore
  return after.pasts > 0 && joined >= 0 && !rest.slice(0, joined).some(({ lower }) => /^(?:that|who|which|what|how|where|why|whose)$/.test(lower)) && tensesIn(page, i + 1 + joined, to).pasts > 0 // prettier-ignore
}

/** The word is a verb here, not a noun. */
function isVerbHere(page: RulePage, i: number, doer: Doer): boolean {
  const { tokens, tags, dictionary } = page
  const parts = dictionary.partsOf(lowerAt(tokens, i))
  const next = lowerAt(tokens, i + 1)
  if (doer.kind === 'noun' && isBeforeVerb(page, i)) return false
  if (
    dictionary.partsOf(next) & pos.past &&
    dictionary.partsOf(next) !== 0 &&
    !(dictionary.partsOf(next) & (pos.adjective | pos.noun | pos.verb))
  )
    return false
  if (doer.kind === 'pronoun') return !tags.has(i, 'Adjective') || determiners.has(next)
  // "My fishing reel jammed"
  if (dictionary.partsOf(next) & pos.past && !(dictionary.partsOf(next) & pos.adjective)) return false
  if (!(parts & (pos.noun | pos.plural | pos.adjective))) return true
  const takes = determiners.has(next) || possessives.has(next) || /^(?:me|him|them|us|it|up|down|out|off|away|back|at|to|into|for|toward|towards|through|over|across|from|in|on|around)$/.test(next) || !tokens[i + 1]?.word // prettier-ignore
  return tags.has(i, 'Verb') && !tags.has(i, 'Noun') && takes
}

const habit = /^(?:always|usually|often|sometimes|generally|normally|rarely|seldom|every|whenever|nowadays|still)$/

/** "He always mails his check", "I don't usually cry", "it now blocks the window": so it is again and again, or at present. */
const isHabit = ({ tokens }: RulePage, start: number, i: number) =>
  tokens.slice(start, i + 2).some(({ lower }) => habit.test(lower)) || tokens.slice(start, i).some(({ lower }) => lower === 'now')

/** "butter and sugar", "at fairs and markets": the word after "and" is a noun beside another. */
function isJoinedNoun({ tokens, tags, dictionary }: RulePage, doer: Doer, i: number): boolean {
  if (doer.kind !== 'joined' || !(dictionary.partsOf(lowerAt(tokens, i)) & (pos.noun | pos.plural))) return false
  const next = lowerAt(tokens, i + 1)
  const hasObject = determiners.has(next) || possessives.has(next) || /^(?:me|him|them|us|it|her|up|down|out|off|away|back|at|to|toward|towards|through|over|across|around|behind)$/.test(next) || (next === 'into' && !massNouns.has(lowerAt(tokens, i))) // prettier-ignore
  return !hasObject && (tags.has(doer.start - 1, 'Noun') || (dictionary.partsOf(lowerAt(tokens, doer.start - 1)) & (pos.noun | pos.plural)) !== 0) // prettier-ignore
}

function presentInStory(page: RulePage, token: Token, i: number, isSure: boolean): Edit | undefined {
  const { tokens } = page
  const found = presentAt(page, i)
  // "I tried three browsers, and the problem persists"
  if (!found || isQuestion(tokens, i) || /^(?:persist|remain)$/.test(found.base)) return undefined
  const doer = doerBefore(page, i)
  if (!doer || !isVerbHere(page, i, doer)) return undefined
  if (doer.kind === 'noun' && works.test(lowerAt(tokens, i - 1))) return undefined
  // "She gets the oil changed"
  if (/^gets?$/.test(token.lower) && (determiners.has(lowerAt(tokens, i + 1)) || possessives.has(lowerAt(tokens, i + 1))) && [i + 3, i + 4].some(k => page.dictionary.partsOf(lowerAt(tokens, k)) & pos.participle)) return undefined // prettier-ignore
  if (isHabit(page, doer.start, i) || isJoinedNoun(page, doer, i) || isSaidNow(page, i)) return undefined
  // "blankets, and clothes", "so the legend goes"
  if (doer.kind === 'joined' && tokens[doer.start - 1]?.text === ',' && !tokens[i + 1]?.word) return undefined
  if (/^(?:legend|story|saying|song|rumor)$/.test(lowerAt(tokens, i - 1)) && found.base === 'go') return undefined
  const { base, isDo } = found
  const from = sentenceStart(tokens, i)
  const to = sentenceEnd(tokens, i)
  const isTimed = doer.kind !== 'joined' && (opensInPast(page, from, doer.start) || isTimedAfter(page, i))
  const opener = lowerAt(tokens, doer.start - 1)
  // "Last winter, the boiler fails"; not "One day, someone drops a match"
  if (isSure && !(isTimed && /^(?:last|yesterday|ago)$/.test(lowerAt(tokens, from) || ''))) return undefined
  // "Our results confirms": only the number is wrong.
  const isS = !isDo && token.lower !== base
  if (isS && !doer.isOne) return undefined
  // "one church, and no traffic lights."
  if (isS && doer.kind === 'noun' && link.test(opener) && !tokens[i + 1]?.word && (page.classes.isPlural(token.lower) || lowerAt(tokens, doer.start) === 'no')) return undefined // prettier-ignore
  // "He slipped on a banana peel in": the clause has its verb already.
  if (doer.kind === 'noun' && !tokens[doer.start]?.first && tokens[doer.start - 1]?.word && !isTimed && !/^(?:and|but|when|because|so|as|while|then|where|before|after|until|suddenly|once|that|though|although|since)$/.test(opener)) return undefined // prettier-ignore
  if (doer.kind !== 'joined' && doer.start + 1 < i && page.tags.has(doer.start + 1, 'PastTense')) return undefined
  // "as easy as it looks"
  if (/^(?:as|than)$/.test(opener) && (opener === 'than' || [2, 3, 4].some(back => lowerAt(tokens, doer.start - back) === 'as'))) return undefined // prettier-ignore
  const past = isDo ? "didn't" : inflect(base, 'past')
  const write = () => replaceWord(token, isDo && token.lower !== "don't" && token.lower !== "doesn't" ? 'did' : past, 'tense', 'The text is in the past tense.') // prettier-ignore
  if (/^(?:if|unless|that|whether|whenever)$/.test(opener) && !isTimed) return undefined
  const clause = tokens.slice(from, to)
  const isTimeless = clause.some(({ lower }) => timeless.test(lower) || /['’](?:ll|m|re)$/.test(lower))
  const { pasts, presents } = tensesIn(page, 0, tokens.length)
  const isFirst = /^at first\b/.test(
    tokens
      .slice(from, from + 2)
      .map(({ lower }) => lower)
      .join(' '),
  )
  // "At first, she believes her brother. Later, she sees": a summary in the present.
  if (isFirst && isS && presents > pasts) return undefined
  if (isTimed && isFirst && /^(?:think|believe|know)$/.test(base)) return pasts > 0 ? write() : undefined
  if (isTimed && !/^(?:hope|wish|want|plan|think|believe|know|remember|guess|suppose)$/.test(base)) return clause.some(({ lower }) => /^(?:tomorrow|will|now|today)$/.test(lower)) || pasts === 0 && doer.kind === 'noun' && !pastTimeEnd(tokens, from) ? undefined : write() // prettier-ignore
  const main = doer.kind === 'joined' ? mainVerb(page, doer.start) : undefined
  // "we slept with pots and pans around our beds"
  if (isS && main && (main.subject.number === 'many' || main.subject.word === 'i')) return undefined
  const isPerson = doer.isOne && people.test(main?.subject.word ?? lowerAt(tokens, i - 1))
  const isLasting = lasting.test(base) && (isDo || !(deeds.test(base) && isPerson))
  if (isLasting || (isTimeless && !hasPastBeside(page, from, to, doer.start, i))) return undefined
  if (doer.kind === 'joined') return main?.isPast === true && isTale(page, i) ? write() : undefined
  // "the one I forget", "nobody I know"
  if (doer.kind === 'pronoun' && !tokens[doer.start]?.first && tokens[doer.start - 1]?.word && !/^(?:and|but|when|because|so|as|while|then|where|before|after|until|suddenly|once)$/.test(opener)) return undefined // prettier-ignore
  const isRightForm = isDo ? doer.isOne === (token.lower !== "don't" && token.lower !== 'do') : isS === doer.isOne
  // "because nobody plays it anymore", "I never get bored there"
  if (isRightForm && (opener === 'because' || tokens.slice(doer.start, i + 4).some(({ lower }) => (doer.isOne ? /^(?:anymore)$/ : /^(?:never|ever|anymore|owe)$/).test(lower)))) return undefined // prettier-ignore
  if (isRightForm && (hasPerfectBefore(page, from, doer.start) || isSaidOfNow(page, from, to))) return undefined
  if (hasPastBeside(page, from, to, doer.start, i) && pasts >= presents) return write()
  if (isRightForm && (pasts < 5 || isPresentAround(page, from, to, i))) return undefined
  return isTale(page, i) && pasts >= 3 && (!isRightForm || (isS && isPerson) || pasts >= 4 * (presents - 1)) ? write() : undefined
}

/** "He gives lectures and has worn a hat ever since", "He measures twice, he sweeps the floor": the sentence tells of now. */
function isPresentAround(page: RulePage, from: number, to: number, i: number): boolean {
  const { tokens, dictionary } = page
  const [before, after] = [tensesIn(page, from, i), tensesIn(page, i + 1, to)]
  const isRepeated = tokens.slice(from, to).some(({ lower }, n) => from + n !== i - 1 && /^(?:he|she|it)$/.test(lower) && lower === lowerAt(tokens, i - 1) && (dictionary.partsOf(lowerAt(tokens, from + n + 1)) & (pos.verbS | pos.past)) === pos.verbS) // prettier-ignore
  const isNow = tokens.slice(from, to).some(({ lower }) => /^(?:is|are|am|there's|it's|that's)$/.test(lower))
  return isRepeated || (before.pasts + after.pasts === 0 && (hasPerfectBefore(page, from, to) || isNow))
}

/** "I was sure he will fire me", "They were so weak that I can hardly lift them" */
const saidWould: Rule = (page, token, i) => {
  const { tokens } = page
  const right = pick({ will: 'would', can: 'could', "can't": "couldn't", "won't": "wouldn't" }, token.lower)
  if (!right || !/^\p{Ll}/u.test(token.text) || isQuestion(tokens, i)) return undefined
  let start = i - 1
  if (!subjects.has(lowerAt(tokens, start))) {
    const subject = subjectBefore(page, i)
    if (!subject) return undefined
    start = subject.start
  }
  const before = lowerAt(tokens, start - 1) === 'that' ? start - 2 : start - 1
  const verb = lowerAt(tokens, before)
  const from = sentenceStart(tokens, i)
  const to = sentenceEnd(tokens, i)
  const words = tokens.slice(from, to)
  if (words.some(({ lower }) => /^(?:tomorrow|today|tonight|now|next|soon|still|always|am|is|are|has|have)$/.test(lower) && !(lower === 'next' && words.some(other => other.lower === 'day')))) return undefined // prettier-ignore
  const thought = /^(?:thought|knew|hoped|believed|felt|feared|realized|realised|expected|decided|promised|sure|afraid|certain|worried|convinced|told|said|me|us|him|her|them)$/ // prettier-ignore
  const isThought = thought.test(verb) && tensesIn(page, from, start).pasts > 0 && (!/^(?:me|us|him|her|them)$/.test(verb) || /^(?:told|promised|assured|informed|to)$/.test(lowerAt(tokens, before - 1))) // prettier-ignore
  // "so weak that I can"
  const isSo = lowerAt(tokens, start - 1) === 'that' && lowerAt(tokens, start - 2) !== 'so' && tokens.slice(Math.max(from, start - 5), start - 1).some(({ lower }) => /^(?:so|such)$/.test(lower)) && tensesIn(page, from, start).pasts > 0 // prettier-ignore
  // "By Christmas, I can speak it"
  const isTimed = opensInPast(page, from, start) && isTale(page, i) && token.lower.startsWith('can')
  return (isThought && (isTale(page, i) || /^(?:sure|thought|knew|hoped)$/.test(verb))) || isSo || isTimed
    ? replaceWord(token, right, 'tense', 'The text is in the past tense.')
    : undefined
}

/** "When I turned around, he has disappeared", "It turned out that she has grown up there" */
const sawHad: Rule = onWord('has have', (page, token, i) => {
  const { tokens, dictionary } = page
  if (isQuestion(tokens, i) || !isTale(page, i)) return undefined
  const next = lowerAt(tokens, i + 1)
  const after = adverb.test(next) ? lowerAt(tokens, i + 2) : next
  if (!(dictionary.partsOf(after) & pos.participle) && after !== 'been') return undefined
  const isPronoun = subjects.has(lowerAt(tokens, i - 1))
  const start = isPronoun ? i - 1 : subjectBefore(page, i)?.start
  if (start === undefined) return undefined
  const from = sentenceStart(tokens, i)
  const { pasts, presents } = tensesIn(page, from, start)
  // "After a chase that lasted all morning, police have caught it"
  if (tokens[start - 1]?.text === ',' && tokens.slice(from, start).some(({ lower }) => /^(?:that|which|who|where)$/.test(lower))) return undefined // prettier-ignore
  if (pasts === 0 || presents > 0 || tokens.slice(i, sentenceEnd(tokens, i)).some(({ lower }) => /^(?:since|now|today|ever|so|yet|is|are)$/.test(lower))) return undefined // prettier-ignore
  const opener = tokens[start - 1]
  const isTold = opener?.lower === 'that' && /^(?:out|realized|realised|noticed|saw|discovered|understood|knew|remembered|felt)$/.test(lowerAt(tokens, start - 2)) // prettier-ignore
  const isWhen = opener?.text === ',' && /^(?:when|before|by|after|as)$/.test(lowerAt(tokens, from))
  return isTold || isWhen ? replaceWord(token, 'had', 'tense', 'The text is in the past tense.') : undefined
})

/** A verb at `k` that can only be a past: "said", "walked to". */
function isPastOnly({ tokens, tags, dictionary }: RulePage, k: number): boolean {
  const word = lowerAt(tokens, k)
  const parts = dictionary.partsOf(word)
  if (closed.has(word) || !(parts & pos.past) || parts & (pos.verb | pos.adjective | pos.noun) || !tags.has(k, 'PastTense')) return false
  const next = lowerAt(tokens, k + 1)
  return !(parts & pos.participle) || determiners.has(next) || possessives.has(next) || /^(?:me|him|them|us|it|to|at|up|down|out|off|away|back|into|across|over|for|that|myself|himself|herself)$/.test(next) // prettier-ignore
}

/** A clause that says the same at any time: "He lives in Rome and said". */
const isEvent = (base: string) => !lasting.test(base) || /^(?:offer|open|run|ask|say|show|explain)$/.test(base)

/** "The judge looks at me and said", "We wake up early and walked to the farm" */
const joinedToPast: Rule = (page, token, i) => {
  const { tokens } = page
  const found = presentAt(page, i)
  const isOften = found && !isEvent(found.base) && found.base !== 'look'
  if (!found || found.isDo || isOften || isQuestion(tokens, i)) return undefined
  const doer = doerBefore(page, i)
  if (!doer || doer.kind === 'joined' || !isVerbHere(page, i, doer) || (token.lower !== found.base && !doer.isOne)) return undefined
  const opener = lowerAt(tokens, doer.start - 1)
  if (!tokens[doer.start]?.first && !/^(?:[,;]|and|but|when|then|while|because|so)$/.test(tokens[doer.start - 1]?.lower ?? ''))
    return undefined
  if (/^(?:if|that|unless)$/.test(opener)) return undefined
  for (let k = i + 1; k < i + 12; k++) {
    const word = lowerAt(tokens, k)
    if (tokens[k]?.first || (!tokens[k]?.word && !/^\d/.test(tokens[k]?.text ?? '')) || subjects.has(word) && word !== 'it' && word !== 'you') return undefined // prettier-ignore
    if (/^(?:that|which|who|what|how|when|where|if|because|to|than|as|whose|whether)$/.test(word) && k > i) return undefined
    if (link.test(word)) {
      const at = adverb.test(lowerAt(tokens, k + 1)) ? k + 2 : k + 1
      return isPastOnly(page, at) ? replaceWord(token, inflect(found.base, 'past'), 'tense', 'The verb after it stands in the past.') : undefined // prettier-ignore
    }
    if (presentAt(page, k) && page.tags.has(k, 'PresentTense') && !page.tags.has(k, 'Noun', 'Adjective', 'Infinitive')) return undefined
  }
  return undefined
}

/** "When the rain stops, the wind picked up", "She sang while she kneads the dough" */
const besidePastClause: Rule = (page, token, i) => {
  const { tokens } = page
  const found = presentAt(page, i)
  if (!found || found.isDo || lasting.test(found.base) || isQuestion(tokens, i)) return undefined
  const doer = doerBefore(page, i)
  if (!doer || doer.kind === 'joined' || (token.lower !== found.base && !doer.isOne)) return undefined
  const opener = tokens[doer.start - 1]
  if (!opener || !/^(?:when|while|before|after|until)$/.test(opener.lower)) return undefined
  const write = () => replaceWord(token, inflect(found.base, 'past'), 'tense', 'The main verb stands in the past.')
  const from = sentenceStart(tokens, i)
  const to = sentenceEnd(tokens, i)
  if (tokens.slice(from, to).some(({ lower }) => /^(?:will|would|can|could|should|must|may|might|shall|every|always|usually|often|today|now)$|['’](?:ll|d)$/.test(lower))) return undefined // prettier-ignore
  if (opener.first) {
    const comma = tokens.findIndex((other, k) => k > i && (other.text === ',' || other.first))
    const isFirstComma = tokens[comma]?.text === ',' && comma < to && !tokens.slice(i + 1, comma).some(({ lower }) => link.test(lower))
    const isVerb = isVerbHere(page, i, doer) || comma === i + 1
    if (isBeforeAsking(page, from)) return undefined
    return isFirstComma && isVerb && !page.tags.has(i + 1, 'PastTense') && isPastAfter(page, comma + 1) ? write() : undefined
  }
  if (!isVerbHere(page, i, doer)) return undefined
  const before = tokens.slice(from, doer.start - 1)
  if (before.some(({ lower, word }) => !word || /^(?:to|that|if|because|which|who|what|and|but|told|said|says|asked)$/.test(lower)))
    return undefined
  return isPastAfter(page, from) && tensesIn(page, from, doer.start - 1).presents === 0 ? write() : undefined
}

/** The clause that begins at `from` has its verb in the past: "the wind picked up". */
function isPastAfter(page: RulePage, from: number): boolean {
  const { tokens, tags } = page
  for (let k = from + 1; k < from + 8; k++) {
    const word = lowerAt(tokens, k)
    if (!word || tokens[k]?.first || /^(?:who|which|that|when|if|to)$/.test(word)) return false
    if (/^(?:was|were|did|didn't|had)$/.test(word)) return subjects.has(lowerAt(tokens, k - 1)) || subjectBefore(page, k) !== undefined
    if (isPastOnly(page, k) || (tags.has(k, 'PastTense') && subjects.has(lowerAt(tokens, k - 1)) && page.dictionary.partsOf(word) & pos.past && !(page.dictionary.partsOf(word) & pos.verb))) return subjects.has(lowerAt(tokens, k - 1)) || subjectBefore(page, k) !== undefined // prettier-ignore
    if (tags.has(k, 'PresentTense', 'Modal', 'Copula') && !tags.has(k, 'Noun')) return false
  }
  return false
}
