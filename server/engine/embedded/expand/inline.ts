/** Inline expansion: contractions, abbreviations, symbols, weekdays, months, and small numbers. */
import { protectedSpans, touchesSpan } from '../../protect.ts'
import { pick } from '../edits.ts'
import {
  adverbs,
  afterNumberOnly,
  ambiguous,
  days,
  hasParticiples,
  imperatives,
  irregularPlurals,
  months,
  nounVerbs,
  numberedThings,
  numerals,
  participles,
  sameForm,
  shorthand,
  subjectWords,
  units,
} from './lists.ts'

/** A change within a text, before it gets an ID. */
export interface Draft {
  start: number
  end: number
  before: string
  after: string
  rule: string
  message: string
}

/** Every expandable place of a text, in order and without overlap. */
export function inlineDrafts(text: string, keep: ReadonlySet<string>): Draft[] {
  const spans = protectedSpans(text)
  const found = [
    ...contractions(text),
    ...seeYou(text),
    ...soundNumbers(text),
    ...shortWords(text),
    ...symbols(text),
    ...calendar(text),
    ...smallNumbers(text),
    ...openers(text),
    ...leftOut(text),
  ]
  const drafts: Draft[] = []
  for (const draft of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (draft.start < (drafts.at(-1)?.end ?? 0) || keep.has(draft.before.toLowerCase())) continue
    if (touchesSpan(spans, draft.start, draft.end) && !/^(2day|2moro|2nite|b4|gr8|l8r|w8|[bcw]\/[co]?)$/i.test(draft.before)) continue
    drafts.push({ ...draft, after: startsSentence(text, draft.start) ? capitalize(draft.after) : draft.after })
  }
  return drafts
}

/** The text with the drafts applied. */
export function applyDrafts(text: string, drafts: readonly Draft[]): string {
  let result = ''
  let at = 0
  for (const { start, end, after } of drafts) {
    result += text.slice(at, start) + after
    at = end
  }
  return result + text.slice(at)
}

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const startsSentence = (text: string, at: number) =>
  /(^|[.!?]["')\]]?\s+|\n\s*)$/.test(text.slice(Math.max(0, at - 12), at)) &&
  (at > 0 || /^[\sA-Z]/.test(text)) &&
  !abbreviated.test(text.slice(Math.max(0, at - 12), at))

const draftOf = (start: number, before: string, after: string, rule: string, message = `“${before}” is spelled out`): Draft => ({
  start,
  end: start + before.length,
  before,
  after,
  rule,
  message,
})

/** "c u at 5": the letter alone is no word. */
function seeYou(text: string): Draft[] {
  return [...text.matchAll(/(?<![\w'’.-])c(?= (?:u|ya|you)(?![\w'’-]))/gi)].map(({ 0: before, index }) =>
    draftOf(index, before, 'see', 'shorthand'),
  )
}

/** "a table 4 us", "need 2 book a room": numbers that sound like words, and not "4 tables", "2 people". */
function* soundNumbers(text: string): Generator<Draft> {
  for (const { 0: before, 1: next = '', index } of text.matchAll(/(?<=[A-Za-z] )4(?= ([a-z]+)\b)/g)) {
    const previous = /([A-Za-z]+) $/.exec(textBefore(text, index))?.[1]?.toLowerCase() ?? ''
    const isFor =
      /^(?:me|us|him|them|u)$/.test(next) ||
      (!numberedThings.has(previous) && determinersAfterFor.test(next)) ||
      /^(?:waiting|thanks|thx|ty|looking|cheers|sorry|sry)$/.test(previous)
    if (isFor) yield draftOf(index, before, 'for', 'shorthand')
  }
  for (const { 0: before, 1: verb = '', 2: object = '', index } of text.matchAll(
    /(?<=\b(?:need|needs|needed|want|wants|wanted|have|has|had|got|going|like|try|trying|able|ready|nice|hope|plan|forget|remember|love|time|easy|hard|glad|happy) )2(?= ([a-z]+)\b(?: ([a-z]+))?)/gi,
  )) {
    const isVerb =
      /^(?:prep|go|b|c|know|hear|eat|sleep|leave|talk|say|think|do|study)$/.test(verb) || plainVerb.test(verb) || imperatives.has(verb)
    // "have 2 test servers"
    if (isVerb && !(nounVerbs.has(verb) && /[^s]s$/.test(object))) yield draftOf(index, before, 'to', 'shorthand')
  }
}

const determinersAfterFor = /^(?:you|it|her|my|your|ur|his|our|their|the|this|that|everyone|everybody|now|dinner|lunch|breakfast)$/

/** The text right before an offset. Lookbehind patterns see only this much of an untrusted text. */
const textBefore = (text: string, at: number) => text.slice(Math.max(0, at - 24), at)

const wordsAfter = (text: string, at: number): string[] => text.slice(at, at + 80).toLowerCase().match(/^[\s]*[\w'’-]+(?:\s+[\w'’-]+){0,3}/)?.[0].trim().split(/\s+/) ?? [] // prettier-ignore

/** The first word after `at` that is not an adverb; it decides what a contraction means. */
const decidingWord = (text: string, at: number) => wordsAfter(text, at).find(word => !adverbs.has(word)) ?? ''

function* contractions(text: string): Generator<Draft> {
  for (const match of text.matchAll(/\b([A-Za-z]+)[’'](t|s|d|m|re|ll|ve)\b/g)) {
    const [before, stem = '', tail = ''] = match
    const after = expandContraction(text, match.index, before, stem, tail.toLowerCase())
    if (typeof after === 'string') yield draftOf(match.index, before, after, 'contraction', `“${before}” is written out`)
    else if (after) yield draftOf(match.index, after.before, after.after, 'contraction', `“${before}” is written out`)
  }
}

function expandContraction(
  text: string,
  at: number,
  before: string,
  stem: string,
  tail: string,
): string | { before: string; after: string } | undefined {
  const end = at + before.length
  const lower = stem.toLowerCase()
  if (tail === 't') return expandNot(text, at, before, stem)
  if (tail === 'm') return lower === 'i' ? 'I am' : undefined
  const isPronoun = /^(i|you|he|she|it|we|they|that|there|who|what|where|how|here|this)$/.test(lower)
  if (tail === 're') return /^(you|we|they|who|what|there)$/.test(lower) ? `${stem} are` : undefined
  if (tail === 'll') return isPronoun ? `${stem} will` : undefined
  if (tail === 've') return /^(i|you|we|they|could|would|should|must|might|who)$/.test(lower) ? `${stem} have` : undefined
  const next = decidingWord(text, end)
  if (tail === 'd') return isPronoun ? expandD(stem, next) : undefined
  if (lower === 'let') return `${stem} us`
  if (!/^(he|she|it|that|there|here|what|who|where|how)$/.test(lower)) return undefined
  if (hasParticiples.has(next)) return `${stem} has`
  // "He's gone" and "it's done" are ambiguous.
  return participles.has(next) || sameForm.has(next) || next === '' ? undefined : `${stem} is`
}

function expandD(stem: string, next: string): string | undefined {
  if (
    next === 'better' ||
    participles.has(next) ||
    (/[^e]ed$/.test(next) && next.length > 4 && !/^(need|proceed|succeed|exceed|feed|speed|bleed)$/.test(next))
  )
    return `${stem} had`
  return next === '' || sameForm.has(next) ? undefined : `${stem} would`
}

function expandNot(text: string, at: number, before: string, stem: string) {
  const irregular = pick({ can: 'cannot', won: 'will not', shan: 'shall not' }, stem.toLowerCase())
  const verb = irregular?.split(' ')[0] ?? (stem.toLowerCase().endsWith('n') ? stem.slice(0, -1) : '')
  if (!verb || (!irregular && !/^(do|does|did|is|are|was|were|has|have|had|would|could|should|must|need|might)$/i.test(verb)))
    return undefined
  const follow = /^\s+(I|you|he|she|it|we|they|there|this|that)\b/i.exec(text.slice(at + before.length))
  if (follow && startsClause(text, at)) {
    // A question: "isn't it" becomes "is it not".
    const positive = irregular === 'cannot' ? 'can' : verb
    return { before: before + follow[0], after: `${matchCase(before, positive)} ${follow[1]} not` }
  }
  return irregular ? matchCase(before, irregular) : `${verb} not`
}

const startsClause = (text: string, at: number) =>
  /(^|[.!?,;:]\s+|\n\s*|\b(why|how|when|where|what)\s+)$/i.test(text.slice(Math.max(0, at - 8), at))
const matchCase = (like: string, word: string) => (/^[A-Z]/.test(like) ? capitalize(word) : word)

/** Followed by a comma at the start of a sentence. */
const introductions = new Set(['fyi', 'btw', 'imo', 'imho', 'afaik', 'tbh', 'iirc'])

function* shortWords(text: string): Generator<Draft> {
  for (const match of text.matchAll(
    /(?<![\w/@.'’-])(?:[A-Za-z]\.[a-z]\.|vs\.|[A-Za-z]\/[A-Za-z]?(?=\s|$)|[A-Za-z0-9]+(?:'d)?)(?![\w/@’'-])/g,
  )) {
    const [before] = match
    const lower = before.toLowerCase()
    if (/\d\s*$/.test(textBefore(text, match.index)) && afterNumberOnly.has(lower)) {
      yield draftOf(match.index, before, afterNumberOnly.get(lower) ?? before, 'shorthand')
      continue
    }
    // "docs r ready", but not the letter or the language
    if (
      before === 'r' &&
      /\b(?:[a-z]{2,}s|u|you|we|they) $/i.test(textBefore(text, match.index)) &&
      /^ [a-z]/.test(text.slice(match.index + 1))
    ) {
      yield draftOf(match.index, before, 'are', 'shorthand')
      continue
    }
    // "r u free?", and "meeting w boss"
    if (before === 'r' && /^ (?:u|you|we|they)\b/.test(text.slice(match.index + 1))) {
      yield draftOf(match.index, before, 'are', 'shorthand')
      continue
    }
    if (before === 'w' && /[a-z] $/.test(textBefore(text, match.index)) && /^ [A-Za-z]{2}/.test(text.slice(match.index + 1))) {
      yield draftOf(match.index, before, 'with', 'shorthand')
      continue
    }
    const rest = text.slice(match.index + before.length)
    const meaning = inContext(lower, textBefore(text, match.index), rest) ?? shorthand.get(lower)
    if (!meaning || (ambiguous.has(lower) && before !== lower)) continue
    // "Patient c/o chest pain" is not an address.
    if (lower === 'c/o' && !/^ [A-Z]/.test(text.slice(match.index + before.length))) continue
    if (
      lower === 'temp' &&
      meaning === 'temporary' &&
      !/^ (?:job|worker|staff|file|fix|work|agency|contract|role|password|fence|road)s?\b/.test(rest)
    )
      continue
    if ((lower === 'min' || lower === 'max') && !/^\.?\s+[a-z]/.test(text.slice(match.index + before.length))) continue
    // An abbreviation's period is removed with it, unless it ends the sentence.
    // "approx. €35" and "incl., no pets"
    const isDotted = dottedToo.has(lower) ? /^\.(?=\s+[\w€£$~(“"]|[,;:)])/ : /^\.(?=\s+[a-z0-9]|[,;])/
    const isEnd =
      /^\. (?:r|u|ur|can|could|will|pls|plz|i|im|ill|thx|see|let|call|is|are|do|what|when|where|how|who|we|he|she|they|it|sorry|sry)\b/.test(
        rest,
      )
    const dot = isDotted.test(rest) && !isEnd && !before.endsWith('.') ? '.' : ''
    const comma =
      introductions.has(lower) && startsSentence(text, match.index) && /^ [A-Za-z]/.test(text.slice(match.index + before.length)) ? ',' : ''
    yield draftOf(match.index, before + dot, meaning + comma, 'shorthand')
  }
}

/** Abbreviations that are hardly words, so that a period behind them is theirs. */
const dottedToo = new Set(['approx', 'incl', 'inc', 'excl', 'esp', 'attn', 'avg', 'dept', 'mgr', 'qty', 'misc', 'appt', 'sched'])

/** What an abbreviation stands for beside its neighbors: "temp rose", "3 yrs exp", "breakfast incl". */
function inContext(word: string, before: string, rest: string): string | undefined {
  if (word === 'ur') return yourOrYouAre(rest)
  if (word === 'temp' && /^ (?:rose|fell|dropped|reached|went|was|is|at|of|stayed|\d)/.test(rest)) return 'temperature'
  if (word === 'incl' && /[a-z] $/.test(before) && /^\.?(?:[,;)]|$)/.test(rest)) return 'included'
  if (word === 'inc' && /^\.? (?:VAT|tax|breakfast|delivery|postage|bills|service|fees|flights|lunch|dinner|the|a)\b/.test(rest))
    return 'including'
  // "3 yrs exp in sales" and "no mgmt exp"
  if (word === 'exp' && /\b(?:yrs?|years?|mgmt|management|work|sales|no|teaching|relevant) $/i.test(before))
    return /\b(?:yrs?|years?) $/i.test(before) ? 'of experience' : 'experience'
  if (word === 're' && /[a-z] $/.test(before) && /^ [A-Za-z]/.test(rest)) return 'about'
  if ((word === 'mo' || word === 'mos') && /\d $/.test(before)) return word === 'mo' ? 'month' : 'months'
  return undefined
}

/** "ur late" and "ur msg" */
function yourOrYouAre(rest: string): string {
  return /^ (?:late|early|right|wrong|welcome|here|not|so|the|an?|great|amazing|sure|ready|very|too|[a-z]+ing)\b/i.test(rest)
    ? 'you are'
    : 'your'
}

function* symbols(text: string): Generator<Draft> {
  for (const match of text.matchAll(/(?<=[\w,)]) (&|\+|->|→|@) (?=[\w(])/g)) {
    const sign = match[1] ?? ''
    const next = text.slice(match.index + match[0].length)
    const isTime = /^\d{1,2}(:\d\d)?\s*([ap]\.?m\b|o'clock)?/i.test(next)
    // "left @ your place", not "3 @ 5"
    if (sign === '@' && !isTime && !/^[a-z]/i.test(next)) continue
    if (sign === '+' && (/\d/.test(text.charAt(match.index - 1)) || /^\d/.test(next))) continue
    const after = { '&': 'and', '+': 'and', '->': 'to', '→': 'to', '@': 'at' }[sign] ?? sign
    yield draftOf(match.index + 1, sign, after, 'symbol', `“${sign}” is written as a word`)
  }
}

/** "arriving Thu", "Back Sun", "Kickoff: Mon", "Mon 3 June" and not "Mon ami", "The Sun". */
const isBareDay = (before: string, name: string, rest: string) =>
  /(?:[a-z]{2}|:) $/.test(before) &&
  !/\bthe $/i.test(before) &&
  (/^(?:Tue|Thu|Fri|Wed)/.test(name)
    ? /^(?:$|[ ,;.)?!])/
    : /^(?:$|[,;.)?!]| (?:\d|morning|afternoon|evening|night|at|and|or|to|w\/|with)\b)/
  ).test(rest)

function* calendar(text: string): Generator<Draft> {
  for (const match of text.matchAll(/\b(Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)(\.?)(?=[\s,;:)?!]|$|\.$)/g)) {
    const before = textBefore(text, match.index)
    if (
      !/\b(on|by|b4|next|last|until|till|til|this|every|since|from|to|and|or|late|early|again|attend|due|before|after|for)\s+$|^\s*$|[,(-]\s*$/i.test(
        before,
      ) &&
      !isBareDay(before, match[1] ?? '', text.slice(match.index + match[0].length))
    )
      continue
    const name = match[1] ?? ''
    yield draftOf(match.index, name, days.get(name) ?? name, 'calendar')
  }
  // "before fri", "on sat": "sat" and "sun" only where nothing follows
  for (const { 0: name, index } of text.matchAll(
    /(?<=\b(?:on|by|before|b4|until|till|til|next|last|this|since|every|free|due|off|come|coming|or|and) )(?:(?:mon|tues?|weds?|thu|thurs?|fri)(?![\w'’-])|(?:sat|sun)(?=[,.!?;]|$| (?:at|morning|afternoon|evening|night|pls|plz|thx)\b))/g,
  ))
    yield draftOf(index, name, days.get(capitalize(name)) ?? name, 'calendar')
  for (const match of text.matchAll(/\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b(\.?)(?=[\s,;:)!?]|$)/g)) {
    const [whole, name = '', dot = ''] = match
    const after = text.slice(match.index + whole.length)
    const isDate =
      /^\s+\d/.test(after) ||
      /(\d|\b(in|by|since|until|till|til|last|next|of|from|to|early|late|mid|due|before|after|for|during|this))\s+$/i.test(
        textBefore(text, match.index),
      )
    // The period of the sentence stays.
    const written = dot && !/^\s+[a-z\d]/.test(after) ? name : whole
    if (isDate) yield draftOf(match.index, written, months.get(name) ?? name, 'calendar')
  }
}

function* smallNumbers(text: string): Generator<Draft> {
  for (const match of text.matchAll(/(?<![\w$€£¥#.,:/@–-])(\d|10) (?=([a-z]{3,})\b)/g)) {
    const [, figure = '', noun = ''] = match
    const previous = /([A-Za-z]+)\s+$/.exec(textBefore(text, match.index))?.[1]?.toLowerCase() ?? ''
    if (numberedThings.has(previous) || units.has(noun) || isMeasured(text, match.index)) continue
    const isCount = Number(figure) === 1 ? !noun.endsWith('s') : (noun.endsWith('s') && !noun.endsWith('ss')) || irregularPlurals.has(noun)
    if (isCount) yield draftOf(match.index, figure, numerals[Number(figure)] ?? figure, 'number', 'Small numbers are written as words')
  }
}

/** "2 bed, 1 bath": figures of one kind, in a row. */
const isMeasured = (text: string, at: number) =>
  /\d [a-z]+, $|\d of $/.test(textBefore(text, at)) ||
  /^\d+ of \d/.test(text.slice(at, at + 24)) ||
  /^\d [a-z]+[^s ,], \d/.test(text.slice(at, at + 24))

/** But, So, and Also at the start of a later sentence, before a subject. */
function* openers(text: string): Generator<Draft> {
  const longer = { But: 'However,', So: 'As a result,', Also: 'In addition,' } as const
  for (const match of text.matchAll(/\b(But|So|Also),? (?=([A-Za-z]+))/g)) {
    const [whole, opener = '', next = ''] = match
    if (!/[.!?]["')]?\s+$/.test(textBefore(text, match.index)) || !subjectWords.has(next.toLowerCase())) continue
    yield draftOf(
      match.index,
      whole.trimEnd(),
      longer[opener as keyof typeof longer],
      'opener',
      `“${opener}” at the start of a sentence is written out`,
    ) // the pattern's only matches
  }
}

const plainVerbs =
  'call|be|have|let|do|see|try|come|give|send|get|take|make|bring|write|email|check|ask|tell|pay|meet|join|work|arrive|need|confirm|finish|start'

const plainVerb = new RegExp(`^(?:${plainVerbs})$`)

export const abbreviated =
  /\b(?:prof|capt|etc|vs|approx|incl|inc|excl|esp|exp|avg|attn|misc|qty|poss|vol|ch|pp|ref|refs|prof|rev|no|dept|mr|mrs|ms|dr|st|min|max|tel|ext|fig|ca|cf|al|jr|sr|ltd|co|corp|aka)\. $/i

/** Commands and names that begin in lower case. */
const lowerNames = /^(?:npm|npx|git|node|curl|docker|sudo|cd|ls|pip|yarn|pnpm|ssh|de|van|von)$/

/** "can u send it? need it": full words start with a capital after every sentence, and "i" is "I". */
export function capitalsOf(text: string): Draft[] {
  // "call dentist\nbuy milk": one line alone does not get a capital.
  const isLines = /\n\s*[a-z]/.test(text)
  const starts = [...text.matchAll(/(?<=^|[a-z\d]{2}[.!?] )[a-z]+(?=[ ,!?]|$)/g)].filter(
    ({ 0: word, index }) => !(isLines && index === 0) && word !== 'i' && !lowerNames.test(word) && !abbreviated.test(text.slice(0, index)),
  )
  const selves = [...text.matchAll(/(?<=^|[\s("“])i(?= [a-z]|['’](?:m|ll|ve|d)\b)/g)]
  return [
    ...starts.map(({ 0: word, index }) => draftOf(index, word, capitalize(word), 'capital', 'A sentence starts with a capital')),
    ...selves.map(({ 0: own, index }) => draftOf(index, own, own.toUpperCase(), 'capital', '“I” is always a capital')),
  ]
}

/** Words that messages omit: "re: the budget", "Will call you". */
function* leftOut(text: string): Generator<Draft> {
  // "the mins of yday's mtg"
  for (const { 0: before, index } of text.matchAll(/(?<![\w'’-])(?:yday|ystrday)['’]s(?= [a-z])/gi))
    yield draftOf(index, before, "yesterday's", 'shorthand')
  for (const match of text.matchAll(/(?<=[a-z] )re:(?= \S)/gi)) yield draftOf(match.index, match[0], 'about', 'shorthand')
  for (const { 0: before, 1: stem = '', index } of text.matchAll(
    /(?<![\w'’-])([Hh]e|[Ss]he)s(?= (?:not|so|too|very|just|still|coming|going|late|sick|ill|here|there|away|busy|free|happy|ready|ok|fine|the|an?|my|our|in|at|on|[a-z]{3,}ing)\b)/g,
  ))
    yield draftOf(index, before, `${stem} is`, 'left-out', 'The apostrophe is missing')
  for (const match of text.matchAll(new RegExp(`\\b[Ii]ll(?= (?:${plainVerbs})\\b)`, 'g')))
    yield draftOf(match.index, match[0], 'I will', 'left-out', 'The apostrophe is missing')
  for (const match of text.matchAll(new RegExp(`(?<=^|[.!] |\\n)Will(?= (?:${plainVerbs})\\b[^?\\n.!]*(?:[.!\\n]|$))`, 'g')))
    yield draftOf(match.index, match[0], 'I will', 'left-out', 'Who will is said')
}
