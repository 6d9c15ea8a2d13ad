/** Words that are written apart or together against their part of speech, and set words: "a check up", "to login", "well come", "At less it works". */
import { applyRules, lowerAt, onText, onWord, pick, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { beForms, closed, determiners, modals, possessives, subjects } from '../../grammar/word-classes.ts'
import { isEnd, isNumber } from '../verbs/verb-slots.ts'

/** Edits of such words. */
export function splitWordEdits(page: RulePage): Edit[] {
  return applyRules(page, [
    checkUp,
    logIn,
    wellCome,
    aWay,
    allReady,
    itMaybe,
    anyMore,
    nowAndThen,
    onceAgain,
    atLess,
    afternoons,
    overAll,
    backUp,
  ])
}

const join = (token: Token, right: string, to: Token): Edit => ({ ...replaceWord(token, right, 'compound', `Write "${right}" as one word.`, to), kind: 'spelling' }) // prettier-ignore
const part = (token: Token, right: string): Edit => ({ ...replaceWord(token, right, 'compound', `Write "${right}" as separate words.`), kind: 'spelling' }) // prettier-ignore
const isDetermined = (word: string) => determiners.has(word) || possessives.has(word)

const compounds = new Set('check-up set-up back-up work-out sign-up log-in clean-up warm-up start-up make-up pick-up line-up follow-up break-up mix-up push-up build-up break-down shut-down count-down break-through drop-off take-off lay-off day-off turn-over hang-over make-over left-over rip-off cut-off trade-off play-off check-out lay-out work-around hand-out black-out burn-out drop-out turn-out print-out feed-back draw-back set-back out-fit time-out get-away give-away run-away walk-through look-out stop-over'.split(' ')) // prettier-ignore
/** With a hyphen or as one word. */
const hyphened: Readonly<Record<string, string>> = { 'follow-up': 'follow-up', 'mix-up': 'mix-up', 'warm-up': 'warm-up', 'pick-up': 'pickup', 'push-up': 'push-up', 'day-off': 'day off', 'get-away': 'getaway' } // prettier-ignore

/** "your last check up was in May", "a set up of the room" */
const checkUp: Rule = ({ tokens, dictionary }, token, i) => {
  const next = tokens[i + 1]
  if (!next?.word || next.fixed || next.hyphen || token.text !== token.lower || !compounds.has(`${token.lower}-${next.lower}`))
    return undefined
  const before = lowerAt(tokens, i - 1)
  // "Tilt your hand out of the window", "bring a set back"
  if (token.lower === 'hand' && next.lower === 'out' && lowerAt(tokens, i + 2) === 'of') return undefined
  if (next.lower === 'back' && /^(?:bring|brings|brought|take|takes|took|give|gives|gave|send|sent|put|get|got|carry|carried|want|bought)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const parts = dictionary.partsOf(before)
  const isAdjective = (parts & pos.adjective) !== 0 && !(parts & (pos.noun | pos.verb)) && isDetermined(lowerAt(tokens, i - 2))
  if (!(isAdjective || (/^(?:last|next|first|second|annual|regular|yearly|medical|routine|quick|free|dental|full|new|old)$/.test(before) && isDetermined(lowerAt(tokens, i - 2))) || /^(?:a|an|my|your|his|our|their|this|each|every|any)$/.test(before))) return undefined // prettier-ignore
  const after = lowerAt(tokens, i + 2)
  const ends = isEnd(tokens[i + 2]) || /^(?:is|was|of|for|with|at|on|in|to|and|will|has|that|every|before|after|by|from)$/.test(after)
  const right = pick(hyphened, `${token.lower}-${next.lower}`) ?? token.lower + next.lower
  return ends && right !== `${token.lower} ${next.lower}` ? join(token, right, next) : undefined
}

const verbs: Readonly<Record<string, string>> = { login: 'log in', logout: 'log out', logon: 'log on', setup: 'set up', backup: 'back up', signup: 'sign up', checkout: 'check out', workout: 'work out', cleanup: 'clean up', pickup: 'pick up', shutdown: 'shut down', breakdown: 'break down', lookup: 'look up', takeoff: 'take off', takeover: 'take over', wakeup: 'wake up', standup: 'stand up', handout: 'hand out', layoff: 'lay off', checkin: 'check in', printout: 'print out', startup: 'start up', cutoff: 'cut off', dropoff: 'drop off', warmup: 'warm up', followup: 'follow up', makeup: 'make up', breakup: 'break up', giveaway: 'give away', handover: 'hand over', turnoff: 'turn off' } // prettier-ignore

/** "I cannot login to my account", "Please setup the table" */
const logIn: Rule = ({ tokens }, token, i) => {
  const right = pick(verbs, token.text)
  if (!right || right === token.text || token.hyphen) return undefined
  const before = lowerAt(tokens, i - 1)
  const k = /^(?:not|also|just|always|never|then|still)$/.test(before) ? i - 2 : i - 1
  const lead = lowerAt(tokens, k)
  const next = lowerAt(tokens, i + 1)
  const goesOn = isEnd(tokens[i + 1]) || isDetermined(next) || /^(?:to|and|it|them|with|from|for|at|in|on|because|again|every|before|after|if|when|early|me|us|him|you|using|all|here|now|or|as)$/.test(next) // prettier-ignore
  const isVerb = modals.has(lead) || /^(?:don't|doesn't|didn't|let's|please)$/.test(lead) || (subjects.has(lead) && lead !== 'it' && lead !== 'her') // prettier-ignore
  const isTo = lead === 'to' && /^(?:try|tries|tried|trying|want|wants|wanted|need|needs|needed|have|has|had|how|able|unable|us|me|you|them|him|going|like|attempt|attempted|asked|order|easy|hard|failed|used|ready|possible|impossible|time|forgot|decided|link|password|plan|help|required|allowed|chance)$/.test(lowerAt(tokens, k - 1)) // prettier-ignore
  return goesOn && (isVerb || isTo) ? part(token, right) : undefined
}

/** "Could you backup the files?" is a verb; "a back up of the files" is none. */
const backUp: Rule = onText('log', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return /^(?:in)$/.test(next?.lower ?? '') && next && /^(?:my|your|the|his|her|our|a)$/.test(lowerAt(tokens, i - 1)) && /^(?:page|screen|details|data|name|form|button|credentials|information|password|window|problem|problems|issue|error)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
    ? join(token, 'login', next)
    : undefined
})

/** "Beginners are well come", "You're well come" */
const wellCome: Rule = onWord('well', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  if (next?.lower !== 'come' || next.fixed) return undefined
  const before = lowerAt(tokens, i - 1)
  return beForms.has(before) || /^(?:you're|always|very|most|a|warm|also|they're|everyone's)$/.test(before) || (token.first && lowerAt(tokens, i + 2) === 'to') // prettier-ignore
    ? join(token, 'welcome', next)
    : undefined
})

/** "The tow truck hauled it a way.", "went a way" */
const aWay: Rule = onWord('a', ({ tokens, classes }, token, i) => {
  const next = tokens[i + 1]
  if (next?.lower !== 'way' || next.fixed || !(isEnd(tokens[i + 2]) || /^(?:from|and|because|when|after|before|with)$/.test(lowerAt(tokens, i + 2)))) return undefined // prettier-ignore
  const before = lowerAt(tokens, i - 1)
  const verb = (k: number) => classes.base(lowerAt(tokens, k)) ?? lowerAt(tokens, k)
  const moves = /^(?:go|run|walk|drive|throw|take|put|give|turn|move|haul|tow|pull|push|fly|blow|pass|fade|get|wash|stay|keep|send|carry|drift|swim|ride|pour|wipe|clear|look|chase|scare|drag|sweep|bark|toss|lock|float|slip|melt|roll|be|far)$/ // prettier-ignore
  if (/^(?:right|far|straight|miles|minutes|hours|blocks|days|weeks|months|years|meters|kilometers|feet|steps)$/.test(before)) return join(token, 'away', next) // prettier-ignore
  if (moves.test(verb(i - 1)) && !/^(?:be|get|give|take|look|find|pass|clear)$/.test(verb(i - 1))) return join(token, 'away', next)
  const isObject = /^(?:it|them|him|her|me|us)$/.test(before) || isDetermined(lowerAt(tokens, i - 2))
  const at = /^(?:it|them|him|her|me|us)$/.test(before) ? i - 2 : i - 3
  return isObject && moves.test(verb(at)) && !/^(?:get|give|look|find|be|clear|send|take|keep)$/.test(verb(at)) ? join(token, 'away', next) : undefined // prettier-ignore
})

/** "They have all ready left", "It is all ready late" */
const allReady: Rule = onWord('all', ({ tokens, dictionary }, token, i) => {
  const next = tokens[i + 1]
  if (next?.lower !== 'ready' || next.fixed) return undefined
  const [before, after] = [lowerAt(tokens, i - 1), lowerAt(tokens, i + 2)]
  const parts = dictionary.partsOf(after)
  const isDone = /^(?:have|has|had|i've|we've|they've|you've|he's|she's)$/.test(before) && (parts & (pos.participle | pos.past)) !== 0
  const isVerb = subjects.has(before) && (parts & (pos.past | pos.verb)) !== 0 && !closed.has(after)
  const isLate = /^(?:is|was|it's|that's)$/.test(before) && (/^(?:late|too|the|a|past|over|gone|done|full|dark|here|there|on|been|closed|open)$/.test(after)) // prettier-ignore
  return isDone || isVerb || isLate ? join(token, 'already', next) : undefined
})

/** "It maybe too late.", "There maybe a delay" */
const itMaybe: Rule = onText('maybe', ({ tokens, dictionary }, token, i) => {
  if (!/^(?:it|he|she|this|that|there|they|which|who|you|we|i)$/.test(lowerAt(tokens, i - 1))) return undefined
  const next = lowerAt(tokens, i + 1)
  if (next === '' || beForms.has(lowerAt(tokens, i - 2)) || modals.has(lowerAt(tokens, i - 2)) || /^(?:do|does|did|has|have)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const parts = dictionary.partsOf(next)
  const isComplement = /^(?:a|an|the|too|not|very|that|in|on|at|because|late|able|some|more|no|possible|time|difficult|hard|good|better)$/.test(next) || ((parts & (pos.adjective | pos.participle | pos.ing)) !== 0 && !(parts & (pos.verb | pos.past | pos.verbS)) && !closed.has(next)) // prettier-ignore
  return isComplement && !/^(?:that|you|who|this)$/.test(lowerAt(tokens, i - 1)) ? part(token, 'may be') : undefined
})

/** "They don't live here no more" is another matter; "anymore of it" takes two words. */
const anyMore: Rule = onText('anymore', ({ tokens, classes }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  return (next === 'of' || classes.isPlural(next) || /^(?:time|money|information|questions|help|food|water|space|room|than)$/.test(next)) && /^(?:have|need|want|get|have|any|not|for|if|there|are|take|is|see|buy|without|make)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? part(token, 'any more')
    : undefined
})

/** "only needs a hint know and then" */
const nowAndThen: Rule = onText('know', ({ tokens }, token, i) =>
  lowerAt(tokens, i + 1) === 'and' && lowerAt(tokens, i + 2) === 'then' && isEnd(tokens[i + 3]) && !subjects.has(lowerAt(tokens, i - 1)) && !modals.has(lowerAt(tokens, i - 1)) && !/^(?:to|not|don't|didn't|doesn't|people|already|who)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? { ...replaceWord(token, 'now', 'confused-word', `Use "now" here instead of "know".`), kind: 'word_choice' }
    : undefined,
)

/** "Ones again, we lost." */
const onceAgain: Rule = onWord('ones', ({ tokens }, token, i) =>
  (token.first || /^(?:,|and|but|lost)$/.test(tokens[i - 1]?.lower ?? '')) && /^(?:again|more|upon|a)$/.test(lowerAt(tokens, i + 1)) && (/^(?:again|upon)$/.test(lowerAt(tokens, i + 1)) || (lowerAt(tokens, i + 1) === 'more' && tokens[i + 2]?.text === ',') || /^(?:week|month|year|day)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
    ? { ...replaceWord(token, 'once', 'confused-word', 'Use "once" here instead of "ones".'), kind: 'word_choice' }
    : undefined,
)

/** "At less it tastes good.", "at less two hours" */
const atLess: Rule = onWord('less', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  if (lowerAt(tokens, i - 1) !== 'at') return undefined
  const isCount = isNumber(next) || /^(?:a|an|half|once|twice|one|some)$/.test(next?.lower ?? '')
  const isClause = tokens[i - 1]?.first === true && (subjects.has(next?.lower ?? '') || /^(?:the|my|our|now|there|that|this|it's|i'm)$/.test(next?.lower ?? '')) // prettier-ignore
  return isCount || isClause ? { ...replaceWord(token, 'least', 'confused-word', 'Use "least" here instead of "less".'), kind: 'word_choice' } : undefined // prettier-ignore
})

/** "in the after noon" */
const afternoons: Rule = onWord('after', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return /^noons?$/.test(next?.lower ?? '') && next && /^(?:the|this|every|yesterday|good|tomorrow|saturday|sunday|friday|monday|an|all|late|early)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? join(token, `after${next.lower}`, next)
    : undefined
})

/** "Over all, we liked it" */
const overAll: Rule = onText('Over', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return next?.lower === 'all' && tokens[i + 2]?.text === ',' ? join(token, 'Overall', next) : undefined
})
