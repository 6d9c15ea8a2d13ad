/** Presents that slipped into what is over: "only twelve reply", "The lady smile and gave us a map", "while she is cooking", "I thought it is broken". */
import { afterWord, applyRules, inDrafts, isQuestion, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { isTale, tensesIn } from '../../grammar/story.ts'
import { isAnyMonth, pastTimeEnd } from '../../grammar/times-named.ts'
import { auxiliaries, closed, determiners, modals, possessives, prepositions, subjects } from '../../grammar/word-classes.ts'
import { isEnd, startsObject, startsPlace } from '../verbs/verb-slots.ts'
import { nounPhraseBefore } from '../agreement/subject-phrases.ts'

/** Edits that are certain by the past beside them, and edits that are applied in drafts only. */
export function pastSlipEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [countedReply, dayDidnt, dayHad, openedPerfect]),
    ...inDrafts(
      applyRules(page, [
        joinedPast,
        seriesPast,
        whileWas,
        whenRang,
        whenOpened,
        thoughtWas,
        sinceUpdated,
        sinceThen,
        manyReported,
        neverDid,
        soThat,
        alreadyDid,
      ]),
    ),
  ]
}

const told = 'The text is in the past tense.'
const over = 'The time is over, so use the past tense.'

/** A plain present that is no other form: "reply", "start"; not "hit". */
function baseAt({ tokens, dictionary, classes }: RulePage, i: number): string | undefined {
  const token = tokens[i]
  if (!token?.word || token.fixed || token.hyphen || !/^\p{Ll}/u.test(token.text) || closed.has(token.lower)) return undefined
  const parts = dictionary.partsOf(token.lower)
  const isPlain = classes.isVerb(token.lower) && !(parts & (pos.verbS | pos.ing | pos.adverb | pos.plural)) && (!(parts & pos.past) || /^(?:come|become|run)$/.test(token.lower)) // prettier-ignore
  return isPlain && inflect(token.lower, 'past') !== token.lower && !/^(?:found|wound|saw|bound|ground|fell|felt|lay|rent|left|like|mine)$/.test(token.lower) ? token.lower : undefined // prettier-ignore
}

/** "looks", "opens" */
function baseOfS({ tokens, dictionary, classes }: RulePage, i: number): string | undefined {
  const word = lowerAt(tokens, i)
  const base = dictionary.partsOf(word) & pos.verbS && !closed.has(word) ? classes.base(word) : undefined
  return base && inflect(base, 's') === word && inflect(base, 'past') !== base ? base : undefined
}

/** A past that is no other form: "gave", "told", or "stopped" tagged as a past. */
function isPastAt({ tokens, tags, dictionary }: RulePage, k: number): boolean {
  const parts = dictionary.partsOf(lowerAt(tokens, k))
  return (parts & pos.past) !== 0 && !(parts & (pos.verb | pos.noun)) && (tags.has(k, 'PastTense') || !(parts & pos.participle))
}

/** "each year", "he said that": what is so at any time, or what somebody says. */
const isTimeless = ({ tokens }: RulePage, from: number, to: number) =>
  tokens.slice(from, to).some(({ lower }) => /^(?:every|each|usually|normally|often|always|sometimes|whenever|when|still|now|today|said|told|says|that|will|can|per)$/.test(lower)) // prettier-ignore

const replying = /^(?:reply|respond|answer|come|attend|turn|vote|sign|pay|agree|show|finish|survive|arrive|return|complete|pass|fail|refuse|accept|stay|remain|volunteer|appear|apply|register|leave)$/ // prettier-ignore

/** "Of the ninety people we asked, only twelve reply." */
const countedReply: Rule = (page, token, i) => {
  const { tokens } = page
  const base = baseAt(page, i)
  if (!base || !replying.test(base) || isQuestion(tokens, i)) return undefined
  if (!/^\d+$|^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|few|half|some|many|several)$/.test(tokens[i - 1]?.lower ?? '')) return undefined // prettier-ignore
  if (!/^(?:only|just|but|and|nearly|almost|about|around|,|a|at least)$/.test(tokens[i - 2]?.lower ?? '')) return undefined
  const next = lowerAt(tokens, i + 1)
  if (!isEnd(tokens[i + 1]) && !/^(?:to|back|up|in|at|on|by|so|but|and|because|it|the|within|after|before)$/.test(next)) return undefined
  const [from, to] = [sentenceStart(tokens, i), sentenceEnd(tokens, i)]
  const { pasts, presents } = tensesIn(page, from, to)
  return pasts > 0 && presents === 0 && !isTimeless(page, from, to) ? replaceWord(token, inflect(base, 'past'), 'tense', told) : undefined
}

/** "Yesterday he don't come", "Two days ago my car doesn't start" */
const dayDidnt: Rule = onWord("don't doesn't", ({ tokens }, token, i) => {
  if (isQuestion(tokens, i)) return undefined
  const from = sentenceStart(tokens, i)
  const end = pastTimeEnd(tokens, from)
  if (!end || i - end > 5 || isAnyMonth(tokens, from)) return undefined
  const start = tokens[end]?.text === ',' ? end + 1 : end
  const subject = tokens.slice(start, i)
  const isSubject = (subject.length === 1 && subjects.has(subject[0]?.lower ?? '')) || (subject.length > 1 && (determiners.has(subject[0]?.lower ?? '') || possessives.has(subject[0]?.lower ?? '')) && subject.slice(1).every(({ word, lower }) => word && !closed.has(lower))) // prettier-ignore
  const verb = lowerAt(tokens, i + 1)
  return isSubject && !/^(?:know|think|remember|believe|want|like|care|mind|regret)$/.test(verb) ? replaceWord(token, "didn't", 'tense', over) : undefined // prettier-ignore
})

/** "Yesterday my sister has a baby", "Last week my class have an exam", "Last night the street is dark" */
const dayHad: Rule = onWord("have has is are can't cannot", (page, token, i) => {
  const { tokens, tags, dictionary } = page
  if (isQuestion(tokens, i)) return undefined
  const from = sentenceStart(tokens, i)
  const end = pastTimeEnd(tokens, from)
  const start = tokens[end]?.text === ',' ? end + 1 : end
  const subject = tokens.slice(start, i)
  if (!end || subject.length < 2 || subject.length > 4 || isAnyMonth(tokens, from)) return undefined
  if (!possessives.has(subject[0]?.lower ?? '') && subject[0]?.lower !== 'the') return undefined
  if (!subject.slice(1).every(({ word, lower }) => word && !closed.has(lower)) || !tags.has(i - 1, 'Noun')) return undefined
  const next = lowerAt(tokens, i + 1)
  const isHave = token.lower.startsWith('ha')
  // "On Monday the team is away"
  if (!isHave && lowerAt(tokens, from) === 'on' && end === from + 2) return undefined
  if (isHave && !(determiners.has(next) || /^(?:to|two|three|four|five|no)$/.test(next) || (dictionary.partsOf(next) & pos.noun && !(dictionary.partsOf(next) & (pos.past | pos.participle))))) return undefined // prettier-ignore
  if (tokens.slice(i, sentenceEnd(tokens, i)).some(({ lower }) => /^(?:will|tomorrow|today|now|still)$/.test(lower))) return undefined
  const isMany = token.lower === 'are' || page.classes.isPlural(lowerAt(tokens, i - 1))
  const right = isHave ? 'had' : token.lower.startsWith('can') ? "couldn't" : isMany ? 'were' : 'was'
  return replaceWord(token, right, 'tense', over)
})

/** "You never rush him, and you explained everything", "She walked to school and never complain" */
const neverDid: Rule = afterWord('never', (page, token, i) => {
  const { tokens } = page
  const base = baseAt(page, i)
  if (!base || isQuestion(tokens, i) || /^(?:know|forget|want|need|think)$/.test(base)) return undefined
  const person = lowerAt(tokens, i - 2)
  const isJoined = person === 'and' || person === 'but'
  if (!isJoined && !subjects.has(person)) return undefined
  const [from, to] = [sentenceStart(tokens, i), sentenceEnd(tokens, i)]
  const clause = tokens.slice(from, to).map(({ lower }) => lower)
  if (clause.some(word => /^(?:did|didn't|does|do|don't|doesn't|to|will|would|can|could|should|must|may|might|let|make|made|have|has|had|still|now|today|since)$/.test(word))) return undefined // prettier-ignore
  const before = tensesIn(page, from, i)
  const after = tensesIn(page, i + 1, to)
  if (clause.includes('but') || clause.includes('once') || clause.includes('until')) return undefined
  // "you never rush him" itself counts as a present.
  if (after.presents > 0 || before.presents > 0) return undefined
  // "I never get bored": the past stands in another clause.
  const and = tokens.findIndex(
    ({ lower }, k) => k > i && k < to && lower === 'and' && (subjects.has(lowerAt(tokens, k + 1)) || isPastAt(page, k + 1)),
  )
  const isBeside = and > 0 && tensesIn(page, and, to).pasts > 0
  return (isJoined ? before.pasts > 0 : isBeside) ? replaceWord(token, inflect(base, 'past'), 'tense', told) : undefined
})

/** "I was so shocked that I drop my phone" */
const soThat: Rule = afterWord('i he she it we they', (page, token, i) => {
  const { tokens } = page
  const base = baseAt(page, i) ?? baseOfS(page, i)
  if (!base || lowerAt(tokens, i - 2) !== 'that' || isQuestion(tokens, i)) return undefined
  const so = tokens.findLastIndex(({ lower }, k) => k < i - 3 && k > i - 7 && lower === 'so')
  const isWas = so > 0 && (/^(?:was|were)$/.test(lowerAt(tokens, so - 1)) || isPastAt(page, so - 1))
  return isWas && !/^(?:recommend|suggest|hope|wish|understand|know|think|believe|remember|live|work|want|need|love|like|still)$/.test(base) ? replaceWord(token, inflect(base, 'past'), 'tense', told) : undefined // prettier-ignore
})

/** "I already finish the homework" */
const alreadyDid: Rule = afterWord('already', (page, token, i) => {
  const { tokens } = page
  const base = baseAt(page, i)
  if (!base || !/^(?:i|we|they|he|she|you)$/.test(lowerAt(tokens, i - 2)) || isQuestion(tokens, i)) return undefined
  const isOnce = /^(?:finish|send|submit|buy|book|call|check|order|receive|eat|ask|tell|sign|return|complete|fill|inform|visit|cancel|download|install|register|apply|attach|explain|report|contact|clean|change|fix|upload|reply|answer|write|lose)$/.test(base) // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  return isOnce && (startsObject(next) || /^(?:to|for|in|with)$/.test(next)) && !tokens.slice(i, sentenceEnd(tokens, i)).some(({ lower }) => /^(?:every|each|when|if|per|monthly|weekly)$/.test(lower)) // prettier-ignore
    ? replaceWord(token, inflect(base, 'past'), 'tense', told)
    : undefined
})

/** "When I was eight, my uncle has shown me his bees" */
const openedPerfect: Rule = onWord('has have', (page, token, i) => {
  const { tokens, dictionary, classes } = page
  const verb = tokens[i + 1]
  if (!verb?.word || verb.fixed || isQuestion(tokens, i)) return undefined
  const base = dictionary.partsOf(verb.lower) & pos.participle ? classes.base(verb.lower) : verb.lower === 'been' ? 'be' : undefined
  if (!base || base === 'be') return undefined
  const from = sentenceStart(tokens, i)
  const comma = tokens.findIndex(({ text }, k) => k > from && k < i && text === ',')
  const head = tokens
    .slice(from, comma < 0 ? from : comma)
    .map(({ lower }) => lower)
    .join(' ')
  if (!/^(?:when (?:i|we|he|she|they) (?:was|were) (?:\d+|a |an |young|little|small|still|at|in|about|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|living|working)|as a (?:child|kid|boy|girl|teenager|student)|in my (?:childhood|youth)|years ago$|long ago$)/.test(head)) return undefined // prettier-ignore
  const subject = tokens.slice(comma + 1, i)
  if (subject.length === 0 || subject.length > 4 || subject.some(({ word, lower }) => !word || auxiliaries.has(lower) || prepositions.has(lower) || /^(?:who|that|which)$/.test(lower))) return undefined // prettier-ignore
  return replaceWord(token, inflect(base, 'past'), 'tense', over, verb)
})

/** "The lady smile and gave us a map", "The dog jump on me and ripped my coat" */
const joinedPast: Rule = (page, token, i) => {
  const { tokens, tags, dictionary } = page
  const base = baseAt(page, i)
  if (!base || isQuestion(tokens, i) || /^(?:let|help|make|need|wish|like)$/.test(base)) return undefined
  const phrase = nounPhraseBefore(page, i)
  const isName = /^\p{Lu}\p{Ll}+$/u.test(tokens[i - 1]?.text ?? '') && tags.has(i - 1, 'FirstName', 'Person')
  const isPronoun = /^(?:he|she|it|i|we|they)$/.test(lowerAt(tokens, i - 1))
  const start = isPronoun || isName ? i - 1 : phrase?.start
  if (start === undefined || !(isPronoun || isName || (phrase?.isDetermined && (phrase.number === 'one' || phrase.number === 'many')))) return undefined // prettier-ignore
  if (!tokens[start]?.first && !/^(?:,|then|suddenly|and|but|so)$/.test(tokens[start - 1]?.lower ?? '')) return undefined
  // "They sing": the form itself is right.
  const isOne = /^(?:he|she|it)$/.test(lowerAt(tokens, i - 1)) || isName || (!isPronoun && phrase?.number === 'one')
  if (!isOne && (!isTale(page, i) || /^(?:live|work|know|own|love|want|study|believe|think|hope)$/.test(base))) return undefined
  // "a", "the" before a verb of one word: the first noun cannot be an adjective alone.
  if (!isPronoun && !isName && !(dictionary.partsOf(lowerAt(tokens, i - 1)) & (pos.noun | pos.plural))) return undefined
  const to = Math.min(sentenceEnd(tokens, i), i + 9)
  for (let k = i + 1; k < to; k++) {
    const word = lowerAt(tokens, k)
    if (word === 'and') {
      const verb = /^(?:then|also|just|finally|quickly|immediately|slowly|nearly|almost|even)$/.test(lowerAt(tokens, k + 1)) ? k + 2 : k + 1
      return isPastAt(page, verb) && !auxiliaries.has(lowerAt(tokens, verb)) && lowerAt(tokens, verb + 1) !== 'by'
        ? replaceWord(token, inflect(base, 'past'), 'tense', told)
        : undefined
    }
    if (!word || auxiliaries.has(word) || modals.has(word) || subjects.has(word) && !/^(?:it|you)$/.test(word) || /^(?:that|which|who|when|because|if|while|or|but)$/.test(word)) return undefined // prettier-ignore
    const parts = dictionary.partsOf(word)
    if ((parts & pos.past && !(parts & (pos.adjective | pos.noun)) && tags.has(k, 'PastTense')) || (parts & pos.verbS && tags.has(k, 'PresentTense'))) return undefined // prettier-ignore
  }
  return undefined
}

/** "She opened the door, looks around and left" */
const seriesPast: Rule = (page, token, i) => {
  const { tokens, tags } = page
  const base = baseOfS(page, i)
  if (!base || tokens[i - 1]?.text !== ',' || isQuestion(tokens, i)) return undefined
  const next = lowerAt(tokens, i + 1)
  if (!startsObject(next) && !startsPlace(next) && next !== 'around') return undefined
  const from = sentenceStart(tokens, i)
  const before = tensesIn(page, from, i)
  const to = sentenceEnd(tokens, i)
  const and = tokens.findIndex(({ lower }, k) => k > i && k < to && lower === 'and')
  if (before.pasts !== 1 || before.presents > 0 || and < 0 || and > i + 8 || !isPastAt(page, and + 1)) return undefined
  const first = tokens.slice(from, i - 1)
  return !first.some(({ lower, text }) => text === ',' || /^(?:that|which|who|when|because|if|while)$/.test(lower)) && !tags.has(i, 'Noun')
    ? replaceWord(token, inflect(base, 'past'), 'tense', told)
    : undefined
}

/** "He broke his leg while he is playing", "I listened to the news while she is cooking" */
const whileWas: Rule = onWord('is are am', (page, token, i) => {
  const { tokens, dictionary } = page
  if (!(dictionary.partsOf(lowerAt(tokens, i + 1)) & pos.ing) || isQuestion(tokens, i)) return undefined
  const from = sentenceStart(tokens, i)
  const at = tokens.findLastIndex(({ lower }, k) => k < i && k > from && (lower === 'while' || lower === 'as'))
  if (at < 0 || i - at > 4 || !tokens.slice(at + 1, i).every(({ word, lower }) => word && !auxiliaries.has(lower))) return undefined
  const { pasts, presents } = tensesIn(page, from, at)
  if (pasts === 0 || presents > 0 || tokens[at - 1]?.text === ',' || tokens.slice(from, at).some(({ lower }) => /^(?:said|told|asked|that)$/.test(lower))) return undefined // prettier-ignore
  return replaceWord(token, token.lower === 'are' ? 'were' : 'was', 'tense', told)
})

/** "I was reading when the lights go out" */
const whenRang: Rule = (page, token, i) => {
  const { tokens, dictionary } = page
  const base = baseOfS(page, i) ?? baseAt(page, i)
  if (!base || isQuestion(tokens, i)) return undefined
  const from = sentenceStart(tokens, i)
  const when = tokens.findLastIndex(({ lower }, k) => k < i && k > from && lower === 'when')
  if (when < 0 || i - when > 4 || i - when < 2) return undefined
  const subject = tokens.slice(when + 1, i)
  const isSubject = subject.length === 1 ? /^(?:i|he|she|it|we|they|someone|somebody|everyone)$/.test(subject[0]?.lower ?? '') || /^\p{Lu}/u.test(subject[0]?.text ?? '') : determiners.has(subject[0]?.lower ?? '') || possessives.has(subject[0]?.lower ?? '') // prettier-ignore
  if (!isSubject || subject.some(({ word }) => !word)) return undefined
  const head = tokens.slice(from, when)
  const isGoingOn = head.some(({ lower }, k) => /^(?:was|were)$/.test(lower) && [1, 2].some(n => dictionary.partsOf(head[k + n]?.lower ?? '') & pos.ing)) // prettier-ignore
  if (!isGoingOn || head.some(({ lower }) => /^(?:what|how|that|if|why|explaining|saying|telling|describing|talking|wondering|thinking|asking|discussing|planning|deciding|checking|learning|reading)$/.test(lower)) || tensesIn(page, from, when).presents > 0) return undefined // prettier-ignore
  const next = tokens[i + 1]
  return isEnd(next) || startsObject(next?.lower ?? '') || startsPlace(next?.lower ?? '') ? replaceWord(token, inflect(base, 'past'), 'tense', told) : undefined // prettier-ignore
}

/** "When I open the door, the cat ran out" */
const whenOpened: Rule = afterWord('i he she it we they', (page, token, i) => {
  const { tokens } = page
  const base = baseOfS(page, i) ?? baseAt(page, i)
  if (!base || /^(?:think|look|remember|consider|say|mean|compare|want|need|know|read|reflect|see|hear)$/.test(base)) return undefined
  if (lowerAt(tokens, i - 2) !== 'when' || !(tokens[i - 2]?.first || (tokens[i - 3]?.first && /^(?:but|and|so)$/.test(lowerAt(tokens, i - 3))))) return undefined // prettier-ignore
  if (isQuestion(tokens, i)) return undefined
  const to = sentenceEnd(tokens, i)
  const comma = tokens.findIndex(({ text }, k) => k > i && k < to && text === ',')
  if (comma < 0 || comma > i + 9) return undefined
  const { pasts, presents } = tensesIn(page, comma, to)
  return pasts > 0 && presents === 0 && tensesIn(page, i + 1, comma).presents === 0 && !tokens.slice(comma, to).some(({ lower }) => modals.has(lower) || lower.endsWith("'ll")) // prettier-ignore
    ? replaceWord(token, inflect(base, 'past'), 'tense', told)
    : undefined
})

/** "I thought it is a joke" */
const thoughtWas: Rule = onWord("is are isn't aren't", ({ tokens }, token, i) => {
  if (isQuestion(tokens, i)) return undefined
  const from = Math.max(sentenceStart(tokens, i), i - 5)
  const thought = tokens.findLastIndex(({ lower }, k) => k < i && k >= from && lower === 'thought')
  if (thought < 0 || !/^(?:i|we|he|she|they|everyone|everybody)$/.test(lowerAt(tokens, thought - 1))) return undefined
  if (!(tokens[thought - 1]?.first || /^(?:and|but|so|because|,)$/.test(tokens[thought - 2]?.lower ?? ''))) return undefined
  const subject = tokens.slice(thought + 1, i).filter(({ lower }, k) => !(k === 0 && lower === 'that'))
  const isSubject = subject.length === 1 ? /^(?:he|she|it|they|we|this|that|you)$/.test(subject[0]?.lower ?? '') : (determiners.has(subject[0]?.lower ?? '') || possessives.has(subject[0]?.lower ?? '')) && subject.every(({ word, lower }, k) => word && (k === 0 || !closed.has(lower))) // prettier-ignore
  const past = token.lower.replace('is', 'was').replace('are', 'were')
  return isSubject && subject.length > 0 ? replaceWord(token, past, 'tense', told) : undefined
})

/** What happens once, after which something is so: "Since I update my laptop, the sound doesn't work" */
const sinceUpdated: Rule = onWord(
  'update upgrade install change move buy get start switch replace reset join arrive leave begin stop download open turn meet come drop break clean restart lose sell reinstall',
  (page, token, i) => {
    const { tokens } = page
    if (lowerAt(tokens, i - 2) !== 'since' || !/^(?:i|we|they|you)$/.test(lowerAt(tokens, i - 1)) || isQuestion(tokens, i)) return undefined // prettier-ignore
    if (!(tokens[i - 2]?.first || /^(?:work|worked|working|well|right|ever|and|but|it|problems?|trouble|months?|weeks?|years?|days?)$/.test(lowerAt(tokens, i - 3)))) return undefined // prettier-ignore
    const next = lowerAt(tokens, i + 1)
    const fits = startsObject(next) || (/^(?:move|switch|change|upgrade|come|arrive|update)$/.test(token.lower) && /^(?:to|here|in|back|into)$/.test(next)) || (/^(?:start|begin|stop)$/.test(token.lower) && next.endsWith('ing')) // prettier-ignore
    const isCause = /^(?:all|most|every|everything)$/.test(next) || tensesIn(page, i + 1, sentenceEnd(tokens, i)).presents === 0
    return fits && !isCause ? replaceWord(token, inflect(token.lower, 'past'), 'tense', told) : undefined
  },
)

/** "Since that day, I eat honey every morning" */
const sinceThen: Rule = afterWord('i you he she it we they', (page, token, i) => {
  const { tokens, classes } = page
  const base = baseOfS(page, i) ?? baseAt(page, i)
  const person = lowerAt(tokens, i - 1)
  if (!base || isQuestion(tokens, i) || !classes.base(inflect(base, 'participle'))) return undefined
  const time = tokens[i - 2]?.text === ',' ? i - 3 : i - 2
  if (!/^(?:that|this)$/.test(lowerAt(tokens, time - 1)) || !/^(?:day|night|time|morning|moment|accident|summer|winter|year|week|trip|visit|incident|evening|month)$/.test(lowerAt(tokens, time))) return undefined // prettier-ignore
  if (lowerAt(tokens, time - 2) !== 'since' || !(tokens[time - 2]?.first || (tokens[time - 3]?.first && /^(?:and|but|ever)$/.test(lowerAt(tokens, time - 3))))) return undefined // prettier-ignore
  const have = /^(?:he|she|it)$/.test(person) ? 'has' : 'have'
  return replaceWord(token, `${have} ${inflect(base, 'participle')}`, 'tense', `Use "${have} ${inflect(base, 'participle')}" for something that started in the past and continues.`) // prettier-ignore
})

/** "Governors ask how many had applied", in minutes and stories of the past */
const manyReported: Rule = (page, token, i) => {
  const { tokens, classes } = page
  const base = baseAt(page, i)
  if (!base || !/^(?:ask|agree|note|thank|report|discuss|decide|suggest|vote|raise|propose|complain|request|express|welcome|approve|accept|reject|point|thank|elect|congratulate|remind)$/.test(base)) return undefined // prettier-ignore
  const people = tokens[i - 1]
  if (!people || !/^(?:members|governors|councillors|councilors|residents|parents|staff|trustees|directors|everyone|everybody|delegates|volunteers|teachers|committee|board|council|chair|chairman|chairwoman|treasurer|secretary|neighbours|neighbors|tenants|owners|players|pupils|students)$/.test(people.lower)) return undefined // prettier-ignore
  const the = /^(?:the|some|several|many|all|two|three)$/.test(lowerAt(tokens, i - 2)) ? i - 2 : i - 1
  const opens = tokens[the]?.first === true || (lowerAt(tokens, the - 1) === 'and' && tokens[the - 2]?.text === ',')
  if (!opens || isQuestion(tokens, i) || !(isTale(page, i) || isPastElsewhere(page, i))) return undefined
  const next = lowerAt(tokens, i + 1)
  if (tokens.slice(the, sentenceEnd(tokens, i)).some(({ lower }) => /^(?:every|each|usually|often|always|sometimes|when|whenever|still|now|today|will|is|are)$/.test(lower))) return undefined // prettier-ignore
  const takes =
    startsObject(next) || /^(?:to|that|how|what|if|whether|why|when|where|on|for|about|with|by|out)$/.test(next) || isEnd(tokens[i + 1])
  return takes && (classes.isPlural(people.lower) || the < i - 1 || people.lower.startsWith('every')) ? replaceWord(token, inflect(base, 'past'), 'tense', told) : undefined // prettier-ignore
}

/** The other sentences tell of the past only. */
function isPastElsewhere(page: RulePage, i: number): boolean {
  const { pasts, presents } = tensesIn(page, 0, page.tokens.length)
  const own = tensesIn(page, sentenceStart(page.tokens, i), sentenceEnd(page.tokens, i))
  return pasts > 0 && presents - own.presents === 0
}
