/** Mistakes beside which another correction is nearer, but wrong: "got of scot free", "get back me", "the man that's car". */
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { applyRules, insertText, lowerAt, onText, onWord, replaceWord, type Rule } from '../../edits.ts'
import { sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, determiners, subjects } from '../../grammar/word-classes.ts'

export function nearMissEdits(page: RulePage): Edit[] {
  return applyRules(page, [
    thatsCar,
    getBackMe,
    ledInPast,
    standInQueue,
    scotFree,
    howMuchCosts,
    wentLastYear,
    yesterdayVisited,
    brokeDown,
    boysBoth,
    thenWeAre,
  ])
}

const isOver = 'The time is over, so use the past tense.'
const earlier = (tokens: readonly Token[], i: number) => tokens.slice(sentenceStart(tokens, i), i).map(({ lower }) => lower)
const later = (tokens: readonly Token[], i: number) => tokens.slice(i + 1, sentenceEnd(tokens, i)).map(({ lower }) => lower)
const isPastTime = (words: readonly string[]) =>
  !words.includes('since') &&
  /(?:^| )(?:yesterday|ago|last (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|night|week|weekend|month|year|season|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)|in (?:1\d\d\d|20[01]\d|202[0-5])|until (?:his|her|their) (?:death|retirement))(?: |$)/.test(words.join(' ')) // prettier-ignore

const owned = /^(?:car|cars|bike|van|house|home|flat|phone|wallet|bag|purse|dog|dogs|cat|son|sons|daughter|daughters|wife|husband|mother|father|brother|sister|parents|children|kids|child|baby|name|job|leg|arm|hand|face|hair|shop)$/ // prettier-ignore

/** "The man that's car was stolen" */
const thatsCar: Rule = onWord("that's", ({ tokens }, token, i) =>
  /^(?:man|woman|boy|girl|guy|lady|person|people|friend|neighbor|neighbour|colleague|student|teacher|child|one|couple|family|lad)$/.test(
    lowerAt(tokens, i - 1),
  ) && // prettier-ignore
  owned.test(lowerAt(tokens, i + 1)) &&
  /^(?:is|was|are|were|has|had|got|broke|died)$/.test(lowerAt(tokens, i + 2))
    ? replaceWord(token, 'whose', 'confused-word', 'Use "whose" for what belongs to somebody.')
    : undefined,
)

/** "Can you get back me by Friday?" */
const getBackMe: Rule = onText('back', ({ tokens }, _, i) => {
  const person = tokens[i + 1]
  const next = tokens[i + 2]
  const isWritten = /^(?:write|writes|writing|wrote)$/.test(lowerAt(tokens, i - 1))
  if (!isWritten && !/^(?:get|gets|getting|got)$/.test(lowerAt(tokens, i - 1))) return undefined
  if (!person || person.fixed || person.hyphen || !(/^(?:me|us|him|her)$/.test(person.text) || (isWritten && person.text === 'you')))
    return undefined
  return !next?.word || /^(?:by|before|with|on|about|soon|as|asap|when|tomorrow|today|after|if|once|later)$/.test(next.lower)
    ? insertText(person.start, 'to ', 'preposition', `Use "to" before "${person.text}".`)
    : undefined
})

/** "She lead the choir for twenty years until her death." */
const ledInPast: Rule = onText('lead', ({ tokens, classes }, token, i) =>
  (subjects.has(lowerAt(tokens, i - 1))
    ? tokens[i - 1]?.first === true || /^(?:[,;]|and|but|because|when|where|that)$/.test(tokens[i - 2]?.lower ?? '')
    : tokens[i - 2]?.first === true &&
      determiners.has(lowerAt(tokens, i - 2)) &&
      classes.isSingular(lowerAt(tokens, i - 1)) &&
      !/^(?:team|project|tech|group|shift|sales|design)$/.test(lowerAt(tokens, i - 1))) &&
  (determiners.has(lowerAt(tokens, i + 1)) || /^(?:us|them|me|him|her)$/.test(lowerAt(tokens, i + 1))) &&
  isPastTime(later(tokens, i)) &&
  !later(tokens, i).some(word => /^(?:that|who|which|as|has|have|did)$/.test(word))
    ? replaceWord(token, 'led', 'tense', isOver)
    : undefined,
)

/** "They stood in the que." */
const standInQueue: Rule = onText('que', ({ tokens }, token, i) =>
  /^(?:the|a|this|that|long|longer|huge|our|my)$/.test(lowerAt(tokens, i - 1)) &&
  (!tokens[i + 1]?.word || /^(?:for|of|to|at|in|was|is|outside|and|behind|when|because|went|moved)$/.test(lowerAt(tokens, i + 1)))
    ? replaceWord(token, 'queue', 'confused-word', 'Use "queue" here instead of "que".')
    : undefined,
)

/** "He got of scot free." */
const scotFree: Rule = onText('scot', ({ tokens }, token, i) => {
  const off = tokens[i - 1]
  const free = tokens[i + 1]
  if (free?.text !== 'free' || !free.spaced || free.fixed || !off || off.fixed) return undefined
  if (/^off?$/.test(off.text) && /^(?:get|gets|getting|got|gotten|walk|walked|let)$/.test(lowerAt(tokens, i - 2)))
    return replaceWord(off, 'off scot-free', 'phrase', 'The usual wording is "off scot-free".', free)
  return /^(?:go|goes|going|went|gone|escape|escapes|escaped|walk|walked)$/.test(off.text)
    ? { ...replaceWord(token, `${token.text}-free`, 'spelling', 'Write "scot-free" with a hyphen.', free), kind: 'spelling' }
    : undefined
})

/** "How much costs this shirt?" */
const howMuchCosts: Rule = onWord('costs cost', ({ tokens, text, classes }, token, i) => {
  const much = tokens[i - 1]
  const from = tokens[i + 1]
  const end = sentenceEnd(tokens, i)
  const last = tokens[end - 1]
  if (much?.lower !== 'much' || much.fixed || lowerAt(tokens, i - 2) !== 'how' || !tokens[i - 2]?.first || tokens[end]?.text !== '?') return undefined // prettier-ignore
  if (!from || !last || end - i > 4 || !determiners.has(from.lower) || lowerAt(tokens, i + 2) === 'lot') return undefined
  if (tokens.slice(i + 1, end).some(({ word, fixed }) => !word || fixed)) return undefined
  if (tokens.slice(i + 2, end).some(({ lower }) => closed.has(lower) || classes.isVerb(lower) && !classes.isSingular(lower))) return undefined // prettier-ignore
  const asked = /^(?:these|those)$/.test(from.lower) || classes.isPlural(last.lower) ? 'do' : 'does'
  return replaceWord(
    much,
    `much ${asked} ${text.slice(from.start, last.end)} cost`,
    'word-order',
    `Use "${asked}" to ask with a verb.`,
    last,
  )
})

/** "I have been to Paris last year." */
const wentLastYear: Rule = onWord('been', ({ tokens, dictionary, tags }, token, i) => {
  const have = tokens[i - 1]
  if (!have || have.fixed || !/^(?:have|has)$/.test(have.text) || lowerAt(tokens, i + 1) !== 'to') return undefined
  if (!subjects.has(lowerAt(tokens, i - 2)) || !(tokens[i - 2]?.first || /^(?:and|but|,|;)$/.test(tokens[i - 3]?.lower ?? ''))) return undefined // prettier-ignore
  const place = tokens[i + 2]
  const isPlace = place && (determiners.has(place.lower) || /^\p{Lu}/u.test(place.text) || /^(?:school|work|church|university|college|hospital|town)$/.test(place.lower)) && !(dictionary.partsOf(place.lower) & pos.verb && tags.has(i + 2, 'Verb')) // prettier-ignore
  const rest = later(tokens, i)
  return isPlace &&
    rest.length < 9 &&
    (isPastTime(rest) || /(?:^| )on (?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(rest.join(' '))) &&
    !rest.some(word => /^(?:and|or|but|for|,|that|which|who)$/.test(word))
    ? replaceWord(have, 'went', 'tense', isOver, token)
    : undefined
})

/** "We have yesterday visited the castle." */
const yesterdayVisited: Rule = onText('yesterday', ({ tokens, text, classes, dictionary }, token, i) => {
  const have = tokens[i - 1]
  const verb = tokens[i + 1]
  const end = sentenceEnd(tokens, i)
  const last = tokens[end - 1]
  if (!have || have.fixed || !/^(?:have|has)$/.test(have.text) || !subjects.has(lowerAt(tokens, i - 2)) || !verb || !last || last.fixed) return undefined // prettier-ignore
  if (!(dictionary.partsOf(verb.lower) & pos.participle) || verb.lower === 'been' || end - i > 7) return undefined
  if (tokens.slice(i + 1, end).some(({ word, fixed, lower }) => !word || fixed || /^(?:and|but|or|that|who|which|when|because)$/.test(lower))) return undefined // prettier-ignore
  const base = classes.base(verb.lower)
  if (!base) return undefined
  const rest = text.slice(verb.end, last.end)
  return replaceWord(have, `${inflect(base, 'past')}${rest} ${token.text}`, 'tense', isOver, last)
})

/** "and then the card machine brake down" */
const brokeDown: Rule = onText('brake', ({ tokens, classes }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  if (lowerAt(tokens, i + 1) !== 'down' || !(/^(?:he|she|it)$/.test(before) || (classes.isSingular(before) && !closed.has(before)))) return undefined // prettier-ignore
  // "The brake down there", "the brake down the side"
  const isEnded = !tokens[i + 2]?.word || /^(?:on|in|at|yesterday|again|last|and|so|but|because|when|while|after|before|during|twice|halfway|outside|near)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
  if (!isEnded) return undefined
  const asked = /^(?:do|does|did|let|lets|make|makes|made|see|saw|hear|heard|if|will|would|can|could|should|may|might|must|to|not)$|n't$/ // prettier-ignore
  return earlier(tokens, i)
    .slice(-7)
    .some(word => asked.test(word))
    ? undefined
    : replaceWord(token, 'broke', 'confused-word', 'Use "broke" here instead of "brake".')
})

/** "The boys father is coming to collect them both." */
const boysBoth: Rule = onText('boys girls twins', ({ tokens }, token, i) =>
  /^(?:the|my|our|your|their|these|those|both)$/.test(lowerAt(tokens, i - 1)) &&
  /^(?:father|mother|dad|mum|mom|parents|uncle|aunt|grandmother|grandfather|teacher|coach)$/.test(lowerAt(tokens, i + 1)) &&
  /(?:^| )(?:them both|both of them|the two of them|(?:collect|fetch|take|bring|drive|meet) them)(?: |$)/.test(later(tokens, i).join(' '))
    ? replaceWord(token, `${token.text}'`, 'apostrophe', `Use "s'" for something that belongs to several people.`)
    : undefined,
)

/** "If we lose the contract then were finished." */
const thenWeAre: Rule = onText('were', ({ tokens, dictionary }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  const before = earlier(tokens, i)
  if (before.at(-1) !== 'then' || before[0] !== 'if' || !/^we(?:'ll|'re|'ve)?$/.test(before[1] ?? '') || before.some(word => /^(?:was|were)$/.test(word))) return undefined // prettier-ignore
  return dictionary.partsOf(next) & (pos.participle | pos.adjective | pos.ing) || next === 'not'
    ? replaceWord(token, "we're", 'confused-word', 'Use "we\'re" here instead of "were".')
    : undefined
})
