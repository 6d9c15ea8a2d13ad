/** Turns notes into sentences where word lists cover them; anything else is rejected. */
import type { Voice } from '../../port.ts'
import { capitalize } from './inline.ts'
import {
  acquiring,
  amounts,
  bareSubjects,
  determiners,
  doneWith,
  fates,
  imperatives,
  keysOfTwo,
  keysPlural,
  keysSingular,
  massAmounts,
  modals,
  needs,
  nounVerbs,
  ongoingVerbs,
  pastVerbs,
  prepositions,
  qualities,
  states,
  subjects,
  things,
  thingsOfTwo,
} from './lists.ts'

/** The sentence for a note, or undefined if the lists do not cover it. */
export function expandFragment(note: string, voice: Voice | undefined): string | undefined {
  const text = note.trim().replace(/[.;]$/, '')
  if (text === '' || /[!?]$/.test(text)) return undefined
  const sentence =
    fromToDo(text) ??
    fromStandUp(text, voice) ??
    fromDone(text, voice) ??
    fromKey(text) ??
    fromNo(text) ??
    fromNot(text) ??
    fromSubject(text) ??
    fromTwo(text) ??
    fromAmount(text) ??
    fromTask(text) ??
    fromVerb(text, voice)
  return sentence && `${capitalize(sentence)}.`
}

/** "To do: update website, email customers" */
function fromToDo(text: string): string | undefined {
  const [, list = ''] = /^to[ -]?dos?:\s+(.+)$/i.exec(text) ?? []
  const tasks = list.split(/[,;]\s+(?:and\s+)?|\s+and\s+(?=[a-z]+\s)/)
  if (list === '' || !tasks.every(task => isImperative(task, true))) return undefined
  const written = tasks.map(task => instruction(lowerFirst(task)))
  return `to do: ${written.slice(0, -1).join(', ')}${written.length > 1 ? ' and ' : ''}${written.at(-1)}`
}

const standUp =
  /^(yesterday|today|tomorrow|this (?:morning|afternoon|evening|week|month)|(?:last|next) (?:week|month)|done|next|blocked):\s+([a-z].*)$/i

/** "Yesterday: fixed login bug, reviewed PR", "Today: write tests", "Blocked: waiting on Sam" */
function fromStandUp(text: string, voice: Voice | undefined): string | undefined {
  const [, label = '', list = ''] = standUp.exec(text) ?? []
  if (list === '') return undefined
  const when = label.toLowerCase()
  const who = voice === 'i' ? 'I' : 'we'
  if (when === 'blocked') {
    const reason = fromVerb(list, voice) ?? fromSubject(list)
    return reason && `${who} ${voice === 'i' ? 'am' : 'are'} blocked: ${reason}`
  }
  const parts = list.split(doneLink).map(lowerFirst)
  const opener = when === 'done' ? '' : `${when}, `
  if (!/^(?:tomorrow|next)/.test(when) && parts.every(part => pastVerbs.has(part.split(' ')[0] ?? '') && / (?!by\b)\w/.test(part)))
    return `${opener}${who} ${series(parts.map(instruction))}`
  const isPlan = parts.some(part => isImperative(part, !nounVerbs.has(part.split(' ')[0] ?? ''))) && parts.every(part => isImperative(part, true) || /^(?:deploy|release|test|rest|travel)$/.test(part)) // prettier-ignore
  return isPlan && !/^(?:done|yesterday|last)/.test(when) ? `${opener}${who} will ${series(parts.map(instruction))}` : undefined
}

const doneLink = /,\s+(?:and\s+)?/

/** True for a list of what was done: several past verbs, each with its object. */
export function isDone(text: string): boolean {
  const parts = text.split(doneLink)
  const isPast = (part: string) => /^[A-Za-z]+ (?!by\b)[a-zA-Z]/.test(part) && pastVerbs.has(part.split(' ')[0]?.toLowerCase() ?? '')
  return parts.length > 1 && parts.every(isPast)
}

/** "Renewed passport, paid deposit, booked flights" */
function fromDone(text: string, voice: Voice | undefined): string | undefined {
  if (!isDone(text)) return undefined
  const written = text.split(doneLink).map(part => instruction(lowerFirst(part)))
  return `${voice === 'i' ? 'I' : 'we'} ${series(written)}`
}

/** "a", "a and b", "a, b, and c" */
function series(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')}${parts.length > 2 ? ',' : ''} and ${last}`
}

/** "call dentist before Monday", alone: an instruction, unless a voice says who will do it. */
export function expandInstruction(note: string): string | undefined {
  const text = note.trim()
  const [first = ''] = text.split(/\s+/)
  if (/[.:?!;]/.test(text) || !(isImperative(text, !nounVerbs.has(first.toLowerCase())) || areChores(text))) return undefined
  // "bring passport, print boarding pass": each part is an instruction of its own.
  const parts = text.split(/,\s+(?:and\s+)?/)
  const written = parts.every(part => isImperative(part, true)) ? series(parts.map(instruction)) : instruction(text)
  return written === text && !/^[a-z]/.test(text) ? undefined : `${capitalize(written)}.`
}

/** "feed cat, water plants, lock door": each is a verb with a thing, which names of things would hardly be. */
function areChores(text: string): boolean {
  const parts = text.toLowerCase().split(/,\s+(?:and\s+)?/)
  return parts.length > 2 && parts.every(part => isImperative(part, true) && isThing(part.slice(part.indexOf(' ') + 1)))
}

/** "Sent invoice", done, and "Book dentist", open: tasks of a list with boxes. */
export function expandBoxed(notes: readonly string[]): string[] | undefined {
  const isPast = (note: string) => pastVerbs.has(note.split(/\s+/)[0]?.toLowerCase() ?? '') && /\s/.test(note)
  const tasks = notes.map(note => note.trim().replace(/[.;,]$/, ''))
  if (!tasks.every(task => !/[:?!]/.test(task) && (isPast(task) || isImperative(task, true)))) return undefined
  if (!tasks.some(task => isPast(task) || !nounVerbs.has(task.split(/\s+/)[0]?.toLowerCase() ?? ''))) return undefined
  return tasks.map(task => `${capitalize(instruction(task))}.`)
}

const lowerFirst = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)
const isPlural = (word: string) => /[^s]s$/i.test(word) && !/(news|status|bus|analysis|basis)$/i.test(word)

function fromKey(text: string): string | undefined {
  const [, key = '', value = ''] = /^([A-Za-z]+(?: [A-Za-z]+)?):\s+(\S.*)$/.exec(text) ?? []
  const lower = key.toLowerCase()
  const plural = keysPlural.has(lower)
  if (!(plural || keysSingular.has(lower) || keysOfTwo.has(lower)) || /[.:]\s/.test(value)) return undefined
  // A value that is a complete sentence would be repeated.
  if (/\b(is|are|was|were|has|have|will|should|must)\b/i.test(value)) return undefined
  return `the ${lower} ${plural ? 'are' : 'is'} ${/^(Next|Last|This|To|At|On|In|By|The|A|An|Not|Every|Around|About)\b/.test(value) ? lowerFirst(value) : value}`
}

function fromNo(text: string): string | undefined {
  const [, rest = ''] = /^no ([a-z].*)$/i.exec(text) ?? []
  if (rest === '') return undefined
  const nouns = rest.split(/\s+/)
  const end = nouns.findIndex(
    word => prepositions.has(word.toLowerCase()) || /^(yet|today|tomorrow|left|available|this|last|next|anymore)$/i.test(word),
  )
  const phrase = nouns.slice(0, end < 0 ? undefined : end)
  const head = phrase.at(-1) ?? ''
  if (
    phrase.length === 0 ||
    phrase.length > 4 ||
    /^(longer|one|idea|problem|way|doubt|matter|more|worries)$/i.test(phrase[0] ?? '') ||
    /\b(is|are|was|were|has|have|will|can|do|does|did)\b/i.test(rest)
  )
    return undefined
  return `there ${isPlural(head) ? 'are' : 'is'} no ${rest}`
}

/** "Not tested on Windows yet." */
function fromNot(text: string): string | undefined {
  const [, verb = '', rest = ''] = /^not (?:yet )?([a-z]+ed)((?: .*)?)$/i.exec(text) ?? []
  const isYet = /^not yet /i.test(text) ? ' yet' : ''
  return (pastVerbs.has(verb) || fates.has(verb)) && (isYet || rest.endsWith(' yet')) ? `it has not been ${verb}${rest}${isYet}` : undefined
}

/** "Sales up 12% on last year." */
function fromAmount(text: string): string | undefined {
  const [, what = '', way = '', rest = ''] = /^([A-Za-z-]+) (up|down|flat)((?: [^,;]*)?)$/.exec(text) ?? []
  const isOne = massAmounts.has(what.toLowerCase())
  if (!(isOne || amounts.has(what.toLowerCase())) || !/^(?:$| \d| by | since | in | from | again| slightly| sharply)/.test(rest))
    return undefined
  return `${lowerFirst(what)} ${isOne ? 'is' : 'are'} ${way}${rest}`
}

const notPeople = /^(?:next|due|need|want|have|going|try|how|ready|able|back|close|up|down|similar|response|time|ways?|steps?|things|tips|guide|welcome|access|reasons?|here|nothing|something|everything|according|thanks|when|where|what|who|not|to|hope|happy|sorry|glad|easy|hard)$/i // prettier-ignore

/** "Tom to send the figures by Friday." */
function fromTask(text: string): string | undefined {
  const [, who = '', other = '', verb = '', rest = ''] = /^([A-Z][a-z]+)( and [A-Z][a-z]+)? to ([a-z]+)( .+)$/.exec(text) ?? []
  if (!imperatives.has(verb) || notPeople.test(who) || imperatives.has(who.toLowerCase()) || /(?:ed|ing)$/.test(who)) return undefined
  return `${who}${other} ${other ? 'are' : 'is'} to ${verb}${rest}`
}

/** "Budget approved, but travel cut by 15%." */
function fromTwo(text: string): string | undefined {
  const [, first = '', link = 'and', second = ''] = /^([^,;]+), (?:(but|and) )?([^,;]+)$/.exec(text) ?? []
  const half = first && (fromSubject(first) ?? fromAmount(first))
  const other = second && (fromSubject(second) ?? fromAmount(second))
  return half && other ? `${half}, ${link} ${other}` : undefined
}

/** "crash on startup" becomes "the crash on startup": a countable noun needs an article. */
function withArticle(text: string, article: 'the' | 'a'): string {
  const phrase = /^[a-z]+ [a-z]+(?: [a-z]+)?(?=$|[ ,])/.exec(text)?.[0] ?? ''
  const pair = phrase.split(' ').slice(0, 2).join(' ')
  if (thingsOfTwo.has(pair) || isDescribed(pair) || (phrase !== pair && isDescribed(phrase)))
    return `${article === 'a' && /^[aeiou]/.test(text) ? 'an' : article} ${text}`
  const [, described = '', noun = ''] = /^((?:[a-z]+ )?)([a-z]+)(?=$|[ ,])/.exec(text) ?? []
  if (determiners.has(described.trim()) || prepositions.has(described.trim()) || determiners.has(noun)) return text
  // In "crash on startup" the noun comes first, in "login bug" second.
  const head = things.has(noun) ? noun : things.has(described.trim()) && prepositions.has(noun) ? described.trim() : ''
  if (!head || things.has(described.trim()) === things.has(noun)) return text
  return `${article === 'a' && /^[aeiou]/.test(text) ? 'an' : article} ${text}`
}

const isThing = (words: string) => things.has(words) || thingsOfTwo.has(words)

/** "late parcel" and "post office", but not "sending invoice". */
const isDescribed = (words: string) => {
  const [described = '', ...noun] = words.split(' ')
  return noun.length > 0 && (qualities.has(described) || (noun.length === 1 && things.has(described))) && isThing(noun.join(' '))
}

/** "quote to client" becomes "quote to the client". */
const withArticles = (text: string, article: 'the' | 'a'): string =>
  withArticle(text, article).replaceAll(
    /\b(with|to|for|from|about|in|on|at|of|by) ([a-z]+(?: [a-z]+){0,2}?)(?=$|,| (?:with|to|for|from|about|in|on|at|by|and|re|until|before|after|today|tomorrow|yesterday)\b)/g,
    (found, preposition: string, noun: string) => (isThing(noun) || isDescribed(noun) ? `${preposition} the ${noun}` : found),
  )

// The subject is one word, or two if the first modifies the second.
const fromSubject = (text: string): string | undefined =>
  readSubject(/^(?:the )?()([a-z]+) ([a-z]+)((?: .*)?)$/i.exec(text)) ??
  readSubject(/^(?:the )?([a-z]+ )([a-z]+) ([a-z]+)((?: .*)?)$/i.exec(text))

function readSubject(found: RegExpExecArray | null): string | undefined {
  if (!found) return undefined
  const [, attribute = '', noun = '', word = '', rest = ''] = found
  const singular = isPlural(noun) ? noun.replace(/s$/, '') : noun
  if (
    !(subjects.has(singular.toLowerCase()) || (bareSubjects.has(noun.toLowerCase()) && !attribute && fates.has(word.toLowerCase()))) ||
    (attribute &&
      !subjects.has(attribute.trim().toLowerCase()) &&
      !/^(main|new|first|second|next|last|mail|web|login|test|sales|team|client|payment|gas|water|electricity|energy|tax|hotel|phone|rent)$/i.test(
        attribute.trim(),
      ))
  )
    return undefined
  const bare = bareSubjects.has(noun.toLowerCase()) && !attribute
  const subject = bare ? lowerFirst(noun) : `the ${lowerFirst(attribute)}${attribute ? noun : lowerFirst(noun)}`
  const plural = isPlural(noun)
  const state = word.toLowerCase()
  if (states.has(state))
    return /^ (since|for)\b/.test(rest)
      ? `${subject} ${plural ? 'have' : 'has'} been ${state}${rest}`
      : `${subject} ${plural ? 'are' : 'is'} ${state}${rest}`
  if (
    fates.has(state) &&
    (rest === '' || prepositions.has(rest.trim().split(' ')[0] ?? '') || /^ (today|yesterday|this|last)\b/.test(rest))
  ) {
    return /\b(yesterday|last)\b/.test(rest)
      ? `${subject} ${plural ? 'were' : 'was'} ${state}${rest}`
      : `${subject} ${plural ? 'have' : 'has'} been ${state}${rest}`
  }
  return undefined
}

/** "can you send it": a question, even without its mark. */
const asks = /^(?:can|could|will|would|should|must|might) (?:i|you|u|he|she|it|we|they|someone|anyone)\b/i

function fromVerb(text: string, voice: Voice | undefined): string | undefined {
  const [first = '', second = ''] = text.split(/\s+/)
  const verb = first.toLowerCase()
  const rest = text.slice(first.length + 1)
  const who = voice === 'i' ? 'I' : 'we'
  if (rest === '' || asks.test(text)) return undefined
  if (pastVerbs.has(verb) && !prepositions.has(second.toLowerCase())) return `${who} ${verb} ${withArticles(rest, 'the')}`
  if (doneWith.has(verb) && /^(?:with|to|on|about|for|into|at)$/.test(second)) return `${who} ${verb} ${withArticles(rest, 'the')}`
  // Not "hiring on hold".
  if (
    ongoingVerbs.has(verb) &&
    prepositions.has(second.toLowerCase()) &&
    !/^(?:on hold|in progress|under way|on track|at risk)\b/.test(rest)
  )
    return `${who} ${voice === 'i' ? 'am' : 'are'} ${verb} ${withArticles(rest, 'the')}`
  if (
    modals.has(verb) &&
    (/^(to)$/i.test(second) || /^(must|should|will|cannot|can|could|might)$/.test(verb) || /^(need|want)s?$/.test(verb))
  )
    return `${who} ${verb.replace(/^(need)s$/, '$1')} ${/^needs?$/.test(verb) && second !== 'to' ? withArticles(needs.has(second) ? `a ${rest}` : rest, 'a') : withVerb(rest)}`
  if ((voice === 'i' || voice === 'we') && isImperative(text)) return `${who} need to ${lowerFirst(text)}`
  return undefined
}

/** True for an instruction: a verb of the list with its object. Words that are also nouns need a determiner. */
export function isImperative(text: string, isAmongOthers = false): boolean {
  const [first = '', second = ''] = text.split(/\s+/)
  if (!imperatives.has(first.toLowerCase()) || second === '') return false
  return (
    isAmongOthers ||
    determiners.has(second.toLowerCase()) ||
    /^[A-Z][a-z]/.test(second) ||
    /^(it|them|him|her|us|me|to|up|down|off|on|with)$/i.test(second)
  )
}

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth']

/** The steps of an ordered list as sentences, in order. */
export function expandSteps(steps: readonly string[], voice: Voice | undefined): string[] | undefined {
  if (steps.length < 2 || !steps.every(step => isImperative(step, true))) return undefined
  return steps.map((step, index) => {
    const opener =
      index === steps.length - 1
        ? 'Finally'
        : index === 0
          ? 'First'
          : steps.length <= 4
            ? index === 1
              ? 'Next'
              : 'Then'
            : (ordinals[index] ?? 'Next')
    const subject = voice === 'i' ? 'I ' : voice === 'we' ? 'we ' : ''
    return `${opener}, ${subject}${instruction(lowerFirst(step.trim().replace(/[.;,]$/, '')))}.`
  })
}

/** "to send draft" and "send draft" of "need to send draft" and "will send draft", with the missing article. */
const withVerb = (rest: string): string => (rest.startsWith('to ') ? `to ${instruction(rest.slice(3))}` : instruction(rest))

/** "preheat oven to 180°C" with the missing article. */
function instruction(step: string): string {
  const [verb = ''] = /^[A-Za-z]+(?: (?:up|off|out|down|back|in)(?= [a-z]))?/.exec(step) ?? []
  return `${verb} ${withArticles(step.slice(verb.length + 1), acquiring.has(verb.toLowerCase()) ? 'a' : 'the')}`.trimEnd()
}

/** A to-do list as sentences, one per item; at least one item must start with an unambiguous verb. */
export function expandTasks(notes: readonly string[]): string[] | undefined {
  const isPlain = (note: string) => !nounVerbs.has(note.trim().split(/\s+/)[0]?.toLowerCase() ?? '')
  if (notes.length < 2 || !notes.every(note => isImperative(note.trim(), true) && !/[:?!]/.test(note)) || !notes.some(isPlain))
    return undefined
  return notes.map(note => `${capitalize(instruction(note.trim().replace(/[.;,]$/, '')))}.`)
}

/** At least two lines of keys and values, as sentences. */
export function expandKeys(lines: readonly string[]): string[] | undefined {
  const sentences = lines.map(line => fromKey(line.trim()))
  return lines.length > 1 && sentences.every(sentence => sentence !== undefined)
    ? sentences.map(sentence => `${capitalize(sentence).replace(/\.$/, '')}.`)
    : undefined
}
