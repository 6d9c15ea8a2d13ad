/** Turns notes into sentences where word lists cover them; anything else is rejected. */
import type { Voice } from '../../port.ts'
import { plainVerbs } from '../grammar/plain-verbs.ts'
import { closed } from '../grammar/word-classes.ts'
import { capitalize } from './inline.ts'
import { isImperative, lowerFirst, series, withVerb } from './orders.ts'
import { instruction, isCounted, isModifier, isPerson, isPluralNoun, withArticles } from './noun-phrases.ts'
import { fromStatement, readStatement } from './statements.ts'
import {
  amounts,
  bareSubjects,
  bodies,
  careerVerbs,
  describes,
  determiners,
  doneWith,
  fates,
  happening,
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
  personalVerbs,
  prepositions,
  states,
  subjects,
  timeWords,
} from './lists.ts'

/** Who tells the notes: the voice that was asked for, or one who says "I" or "my" in them. */
export interface Teller {
  voice: Voice | undefined
  isOwn: boolean
}

export const isOne = ({ voice, isOwn }: Teller) => voice === 'i' || (voice === undefined && isOwn)

/** The sentence for a note, or undefined if the lists do not cover it. */
export function expandFragment(note: string, { voice, isOwn }: Teller): string | undefined {
  const teller = { voice, isOwn }
  const text = note.trim().replace(/[.;]$/, '')
  if (text === '' || /[!?](?=\s|$)|[a-z]{3}(?<!Prof|Capt|Supt)\. [A-Z]/.test(text)) return undefined
  const sentence =
    fromToDo(text) ??
    fromStandUp(text, teller) ??
    fromDone(text, teller) ??
    fromKey(text) ??
    fromNo(text) ??
    fromNot(text) ??
    fromSubject(text) ??
    fromTwo(text) ??
    fromAmount(text) ??
    fromTask(text) ??
    fromStatement(text) ??
    fromName(text) ??
    fromBug(text) ??
    fromVerb(text, teller)
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
  /^(yesterday|today|tomorrow|this (?:morning|afternoon|evening|week|month)|(?:last|next) (?:week|month)|done|next|blocked|blockers?):\s+([a-z].*)$/i

/** "Yesterday: fixed login bug, reviewed PR", "Today: write tests", "Blocked: waiting on Sam" */
function fromStandUp(text: string, teller: Teller): string | undefined {
  const [, label = '', list = ''] = standUp.exec(text) ?? []
  if (list === '') return undefined
  const when = label.toLowerCase()
  const who = isOne(teller) ? 'I' : 'we'
  if (when.startsWith('block')) {
    if (/^(?:none|nothing|no)$/i.test(list)) return 'there are no blockers'
    const reason = fromVerb(list, teller) ?? fromSubject(list) ?? fromStatement(list)
    return reason && `${who} ${isOne(teller) ? 'am' : 'are'} blocked: ${reason}`
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
function fromDone(text: string, teller: Teller): string | undefined {
  if (!isDone(text)) return undefined
  const written = text.split(doneLink).map(part => instruction(lowerFirst(part)))
  return `${isOne(teller) ? 'I' : 'we'} ${series(written)}`
}

const isPlural = (word: string) => /[^s]s$/i.test(word) && !/(news|status|bus|analysis|basis)$/i.test(word)

function fromKey(text: string): string | undefined {
  const [, key = '', value = ''] = /^([A-Za-z]+(?: [A-Za-z]+)?):\s+(\S.*)$/.exec(text) ?? []
  const lower = key.toLowerCase()
  const plural = keysPlural.has(lower) || lower === 'next steps'
  if (!(plural || keysSingular.has(lower) || keysOfTwo.has(lower)) || /[.:]\s/.test(value)) return undefined
  // A value that is a complete sentence would be repeated.
  if (/\b(is|are|was|were|has|have|will|should|must)\b/i.test(value)) return undefined
  if (plural && /^none(?: yet)?$/i.test(value)) return `there are no ${lower}${value.slice(4)}`
  // "Next step: call Tom"
  const verb = value.split(/[ ,]/)[0]?.toLowerCase() ?? ''
  const isAim = plainVerbs.has(verb) || /^(?:reduce|increase|improve|grow|cut|raise|lower|interview|expand|double)$/.test(verb) || isImperative(value, !nounVerbs.has(verb) || /^(?:next steps?|workaround|fix|task)$/.test(lower)) // prettier-ignore
  if (aims.test(lower) && isAim) return `the ${lower} ${plural ? 'are' : 'is'} to ${instruction(lowerFirst(value))}`
  if (/^(?:problem|issue|cause|root cause|reason|risk|main risk|blocker)$/.test(lower))
    return `the ${lower} is ${withArticles(lowerFirst(value), 'a')}`
  // "end of May", "budget cuts, staff shortage"
  const ending = /^(?:end|start|beginning|middle) of /i.test(value) ? `the ${lowerFirst(value)}` : value
  const written =
    plural && !/ (?:and|&|or) |[.;(]/.test(ending)
      ? ending.replace(/, ([^,]+)$/, ending.split(', ').length > 2 ? ', and $1' : ' and $1')
      : ending
  return `the ${lower} ${plural ? 'are' : 'is'} ${/^(Next|Last|This|To|At|On|In|By|The|A|An|Not|Every|Around|About)\b/.test(value) ? lowerFirst(value) : written}`
}

const aims = /^(?:next steps?|(?:main )?goals?|workaround|fix|solution|plan|decision|task)$/

function fromNo(text: string): string | undefined {
  const [, still = '', rest = ''] = /^(still )?no ([a-z].*)$/i.exec(text) ?? []
  if (rest === '') return undefined
  const nouns = rest.split(/\s+/)
  const end = nouns.findIndex(
    word =>
      prepositions.has(word.toLowerCase()) ||
      /^(yet|today|tomorrow|left|available|this|last|next|anymore|so|right|whatsoever)$/i.test(word),
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
  return `there ${isPlural(head) ? 'are' : 'is'} ${still && 'still '}no ${phrase.join(' ')}${withArticles(rest.slice(phrase.join(' ').length), 'the')}`
}

/** "Fails on Safari", "Assigned to Mei": it is what the notes are about. */
function fromBug(text: string): string | undefined {
  if (/^assigned to [A-Z]/i.test(text)) return `it has been ${lowerFirst(text)}`
  return /^(?:only )?(?:fails|happens|occurs|crashes|freezes|hangs|depends) (?:only |again |also )?(?:on|in|after|when|if|with|at|during|every) /i.test(
    text,
  )
    ? `it ${withArticles(lowerFirst(text), 'the')}`
    : undefined
}

/** "Not tested on Windows yet." */
function fromNot(text: string): string | undefined {
  const [, verb = '', rest = ''] = /^not (?:yet )?([a-z]+ed)((?: .*)?)$/i.exec(text) ?? []
  const isYet = /^not yet /i.test(text) ? ' yet' : ''
  return (pastVerbs.has(verb) || fates.has(verb)) && (isYet || rest.endsWith(' yet')) ? `it has not been ${verb}${rest}${isYet}` : undefined
}

/** "Sales up 12% on last year." */
function fromAmount(text: string): string | undefined {
  const [, what = '', way = '', rest = ''] = /^([A-Za-z-]+):? (up|down|flat)((?: [^,;]*)?)$/.exec(text) ?? []
  const isOne = massAmounts.has(what.toLowerCase())
  if (
    !(isOne || amounts.has(what.toLowerCase())) ||
    !/^(?:$| \d| approximately \d| about \d| by | since | in | from | again| slightly| sharply)/.test(rest)
  )
    return undefined
  return `${lowerFirst(what)} ${isOne ? 'is' : 'are'} ${way}${rest}`
}

const notPeople = /^(?:next|used|need|needs|plan|due|need|want|have|going|try|how|ready|able|back|close|up|down|similar|response|time|ways?|steps?|things|tips|guide|welcome|access|reasons?|here|nothing|something|everything|according|thanks|when|where|what|who|not|to|hope|happy|sorry|glad|easy|hard)$/i // prettier-ignore

/** "Tom to send the figures by Friday." */
function fromTask(text: string): string | undefined {
  const [, who = '', other = '', verb = '', rest = ''] = /^([A-Z][a-z]+)( and [A-Z][a-z]+)? to ([a-z]+)( .+)$/.exec(text) ?? []
  if (!imperatives.has(verb) || notPeople.test(who) || imperatives.has(who.toLowerCase()) || /(?:ed|ing)$/.test(who)) return undefined
  // "Landlord to fix boiler"
  const isRole = isPerson(who.toLowerCase()) || /^(?:team|council|board|committee|company|bank|agency|school|surgery)$/i.test(who)
  if (!isRole && isCounted(who.toLowerCase())) return undefined
  return `${isRole ? `the ${who.toLowerCase()}` : who}${other} ${other ? 'are' : 'is'} to ${instruction(`${verb}${rest}`)}`
}

/** "Budget approved, but travel cut by 15%." */
function fromTwo(text: string): string | undefined {
  const [, first = '', link = 'and', second = ''] = /^([^,;]+), (?:(but|and) )?([^,;]+)$/.exec(text) ?? []
  const half = first && (fromSubject(first) ?? fromAmount(first) ?? fromStatement(first))
  const other = second && (fromSubject(second) ?? fromAmount(second) ?? fromStatement(second))
  if (half && other) return `${half}, ${link} ${other}`
  // "Laptop ordered, arriving Thursday"
  const [going = ''] = second.split(' ')
  return half && happening.has(going) && !/ (?:up|down|flat) /.test(half)
    ? `${half} and ${/ (?:have|are|were) /.test(half) ? 'are' : 'is'} ${second}`
    : undefined
}

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
    !(isPerson(singular.toLowerCase()) || bodies.has(singular.toLowerCase())) &&
    (rest === '' || prepositions.has(rest.trim().split(' ')[0] ?? '') || /^ (today|yesterday|this|last)\b/.test(rest))
  ) {
    return /\b(yesterday|last)\b/.test(rest) || (/ at \d/.test(rest) && !/^(?:re)?(?:scheduled|booked)$/.test(state))
      ? `${subject} ${plural ? 'were' : 'was'} ${state}${withArticles(rest, 'the')}`
      : `${subject} ${plural ? 'have' : 'has'} been ${state}${withArticles(rest, 'the')}`
  }
  return undefined
}

/** "can you send it": a question, even without its mark. */
const asks = /^(?:can|could|will|would|should|must|might) (?:i|you|u|he|she|it|we|they|someone|anyone)\b/i

function fromVerb(text: string, teller: Teller): string | undefined {
  const { voice } = teller
  const [first = '', second = ''] = text.split(/\s+/)
  const verb = first.toLowerCase()
  const rest = text.slice(first.length + 1)
  const who = isOne(teller) ? 'I' : 'we'
  if (rest === '' || asks.test(text)) return undefined
  if (isPastOf(verb, rest, teller)) {
    // "Decided not to renew lease"
    const [, to = '', plan = ''] = /^((?:not )?to )([a-z]+ .+)$/.exec(rest) ?? []
    if (plan) return `${who} ${verb} ${to}${instruction(plan)}`
    const [, done = '', nothing = ''] = /^([^,]+), (no [a-z ]+)$/.exec(rest) ?? []
    // "Rang the council, no answer"
    if (done) return `${who} ${instruction(`${verb} ${done}`)}, and there was ${nothing}`
    // "Ordered 20 chairs, 18 arrived"
    const [, ordered = '', came = ''] = /^([^,]+), (\d+ (?:arrived|came|left|failed|passed|returned))$/.exec(rest) ?? []
    if (ordered) return `${who} ${instruction(`${verb} ${ordered}`)}, and ${came}`
    return hasLooseEnd(rest) ? undefined : `${who} ${instruction(`${verb} ${rest}`)}`
  }
  // "Out of rice"
  if (
    /^(?:almost |nearly )?out of [a-z]+(?: [a-z]+)?$/i.test(text) &&
    !/\b(?:office|town|order|stock|date|hours|scope|time|use)$/.test(text)
  )
    return `${who} ${isOne(teller) ? 'am' : 'are'} ${text.toLowerCase()}`
  // "Still waiting for parts"
  const still = /^still ([a-z]+ing .+)$/i.exec(text)?.[1]
  if (still) return fromVerb(still, teller)?.replace(/^(we are|I am) /, '$1 still ')
  // Not "hiring on hold", "testing environment".
  if (ongoingVerbs.has(verb) && beginsObject(second) && !/^(?:on hold|in progress|under way|on track|at risk)\b/.test(rest))
    return `${who} ${isOne(teller) ? 'am' : 'are'} ${verb} ${withArticles(rest, 'the')}`
  if (/^(?:blocked (?:by|on)|stuck (?:on|with)) /i.test(text))
    return `${who} ${isOne(teller) ? 'am' : 'are'} ${verb} ${withArticles(rest, 'the')}`
  if (
    modals.has(verb) &&
    (/^(to)$/i.test(second) || /^(must|should|will|cannot|can|could|might)$/.test(verb) || /^(need|want)s?$/.test(verb))
  )
    return `${who} ${verb.replace(/^(need)s$/, '$1')} ${/^needs?$/.test(verb) && second !== 'to' ? withArticles(needs.has(second) ? `a ${rest}` : rest, 'a') : withVerb(rest)}`
  if ((voice === 'i' || voice === 'we') && isImperative(text)) return `${who} need to ${instruction(lowerFirst(text))}`
  return undefined
}

/** "reviewing the draft", "reviewing Ana's draft", "waiting for Tom" */
const beginsObject = (word: string) => prepositions.has(word.toLowerCase()) || determiners.has(word) || /^[A-Z][a-z]+['’]s$/.test(word)

/** Whether a note tells what its writers did: "sent invoice", "agreed on prices", and of one person "went to gym". */
function isPastOf(verb: string, rest: string, { voice, isOwn }: Teller): boolean {
  const [word = '', third = ''] = rest.toLowerCase().split(' ')
  if (/^(?:rolled back to|backed up|followed up|signed off)\b/.test(`${verb} ${word} ${third}`)) return third !== ''
  if (/^(?:decided|agreed|planned|promised|offered|asked|forgot)$/.test(verb) && word === 'to') return true
  if (doneWith.has(verb) && /^(?:with|to|on|about|for|into|at)$/.test(word)) return true
  if (verb === 'left' && /^(?:voicemail|message|note|an?)$/.test(word)) return true
  if (personalVerbs.has(verb) && (isOwn || voice === 'i' || voice === 'we') && word !== 'by') return true
  return (
    pastVerbs.has(verb) &&
    !prepositions.has(word) &&
    !(/^(?:off|out|down|up|back)$/.test(word) && (third === '' || prepositions.has(third)))
  )
}

/** "met the CEO, very keen": more than a list of things follows the comma. */
function hasLooseEnd(rest: string): boolean {
  const [, ...parts] = rest.split(/[,;] /)
  const goesOn = /^(?:and|but|so|because|as|then|after|before|which|who|awaiting|waiting|pending|including|e\.g\.|i\.e\.|[A-Z])/
  return parts.some(part => !goesOn.test(part) && (part.split(' ').length > 3 || describes.has(part.split(' ').at(-1) ?? '') || /^(?:no|very|too|not|\d+)\b/.test(part))) // prettier-ignore
}

/** Lines of a CV, whose subject stays out: "Led team of 5", "Fluent in Spanish". */
export const isCareer = (notes: readonly string[]) =>
  notes.filter(note => careerVerbs.has(note.trim().split(/\s+/)[0]?.toLowerCase() ?? '')).length > notes.length / 3 ||
  notes.some(note => /^(?:fluent in|proficient in|responsible for|experience (?:with|in)|experienced in|skilled in) /i.test(note.trim()))

const sentence =
  /^(?:(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Ii]t|[Yy]ou|[Nn]obody|[Ee]veryone|[Ee]verybody|[Nn]o one|[Ss]omeone) [a-z]+|(?:[Tt]here|[Tt]his|[Tt]hat|[Ee]verything|[Nn]othing) (?:is|are|was|were|has|have|will|can|cannot|works)|[A-Z][a-z]+(?: and [A-Z][a-z]+)? (?:is|are|was|were|has|have|had|will|would|can|cannot|could|should|must|does|did|do|wants|needs|thinks|agrees|likes|owns|works|lives|covers|handles|runs|takes|leads|starts|leaves|arrives)|(?:[Tt]he|[Mm]y|[Oo]ur|[Tt]heir|[Hh]is|[Hh]er) [a-z]+(?: [a-z]+)? (?:is|are|was|were|has|have|had|will|would|can|cannot|could|should|must|does|did|do))(?=[ .]|$)/

/** "Tom fixed login bug": a name, and what its owner did. */
function fromName(text: string): string | undefined {
  const [, who = '', verb = '', rest = ''] = /^([A-Z][a-z]+(?: and [A-Z][a-z]+)?) ([a-z]+) (.+)$/.exec(text) ?? []
  const lower = who.toLowerCase()
  const isName = who !== '' && !notPeople.test(who) && !isCounted(lower) && !isPluralNoun(lower) && !isModifier(lower) && !closed.has(lower) && !imperatives.has(lower) && !pastVerbs.has(lower) && !/(?:ed|ing|ly)$/.test(lower) && !prepositions.has(lower) && !determiners.has(lower) && !timeWords.has(lower) // prettier-ignore
  const [next = ''] = rest.split(' ')
  if (!isName || !pastVerbs.has(verb) || prepositions.has(next) || timeWords.has(next) || hasLooseEnd(rest)) return undefined
  return `${who} ${instruction(`${verb} ${rest}`)}`
}

/** A note that already has its subject and its verb, with its period. */
export function asSentence(note: string): string | undefined {
  const text = note.trim()
  const isStatement = readStatement(text.replace(/[.;]$/, ''))?.toLowerCase() === text.replace(/[.;]$/, '').toLowerCase()
  // "Client needs" may be a name of needs.
  if (
    !(isStatement || sentence.test(text)) ||
    / (?:needs|wants|has|is|starts|runs|takes|leads|handles|covers)\.?$/.test(text) ||
    /[?!]$|: /.test(text)
  )
    return undefined
  return `${capitalize(text).replace(/[.;,]$/, '')}.`
}

/** At least two lines of keys and values, as sentences. */
export function expandKeys(lines: readonly string[]): string[] | undefined {
  const sentences = lines.map(line => fromKey(line.trim()))
  return lines.length > 1 && sentences.every(sentence => sentence !== undefined)
    ? sentences.map(sentence => `${capitalize(sentence).replace(/\.$/, '')}.`)
    : undefined
}
