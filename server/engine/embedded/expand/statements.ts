/** Notes with a subject and no verb, or no article: "CEO not convinced", "Team wants more time". */
import { amounts, bodies, describes, fates, finiteVerbs, happened, happening, imperatives, numerals, massAmounts, massSubjects, personalFates, nounVerbs, phrasesOfState, pastVerbs, prepositions, states, subjects, timeWords, wholeVerbs } from './lists.ts' // prettier-ignore
import { closed } from '../grammar/word-classes.ts'
import { instruction, isBarePhrase, isCounted, isModifier, isPerson, isPluralNoun, withArticles } from './noun-phrases.ts'

interface Subject {
  /** With its article: "the new printer". */
  text: string
  isPlural: boolean
  isPerson: boolean
}

/** The statement of a note, or undefined if its subject or its verb is not on the lists. */
export function fromStatement(note: string): string | undefined {
  const sentence = readStatement(note)
  return sentence?.toLowerCase() === note.toLowerCase() ? undefined : sentence
}

/** The same for a note that is a sentence already. */
export function readStatement(note: string): string | undefined {
  const sentence = fromNumbered(note) ?? fromNamed(note) ?? fromAbsent(note)
  if (sentence) return sentence
  // What follows a comma may be something else.
  if (/[,;]/.test(note)) return undefined
  const words = note.split(' ')
  for (let length = 1; length <= Math.min(4, words.length - 1); length++) {
    const subject = readSubject(words.slice(0, length))
    const rest = words.slice(length).join(' ')
    const predicate = subject && readPredicate(subject, rest)
    if (predicate) return `${subject.text} ${predicate}`
  }
  return undefined
}

/** "Chapter 3: too long", "2 missing" */
function fromNumbered(note: string): string | undefined {
  const [, name = '', predicate = ''] =
    /^((?:chapter|section|page|phase|part|version|question|table|figure|slide|item|ticket|room|unit|step|invoice|order|flight|case|bug|issue|gate|platform|train|bus|fan|pump|door|line|machine|server|camera|desk|bay) #?\d+[a-z]?):? (.+)$/i.exec(
      note,
    ) ?? []
  if (name) {
    const written = readPredicate({ text: name, isPlural: false, isPerson: false }, predicate)
    return written && `${name} ${written}`
  }
  const [, count = '', state = ''] = /^(\d+|one|two|three|four|five|six|seven|eight|nine|ten) (still missing|missing|late|broken|ready|pending|absent|unpaid)$/i.exec(note) ?? [] // prettier-ignore
  return count ? `${numerals[Number(count)] ?? count.toLowerCase()} ${/^(?:1|one)$/i.test(count) ? 'is' : 'are'} ${state}` : undefined
}

/** "Anna and Bo on leave until May" */
function fromAbsent(note: string): string | undefined {
  const [, who = '', other = '', state = ''] =
    /^([A-Z][a-z]+)( and [A-Z][a-z]+)? ((?:on (?:leave|vacation|holiday)|off sick|sick|away)(?: (?:until|from|for|this|next|today|tomorrow) ?.*)?)$/.exec(
      note,
    ) ?? []
  const isName = who !== '' && lowerKnown(who) === who && !closed.has(who.toLowerCase()) && !/(?:ed|ing|ly)$/.test(who)
  return isName ? `${who}${other} ${other ? 'are' : 'is'} ${state}` : undefined
}

/** "Password for admin changed" */
function fromNamed(note: string): string | undefined {
  const [, noun = '', of = '', rest = ''] = /^([A-Za-z]+)( (?:for|of|in|on|at) (?:the |our |my )?[A-Za-z]+) (.+)$/.exec(note) ?? []
  const subject = noun ? readSubject([noun]) : undefined
  const state = rest.split(' ')[0] ?? ''
  if (!subject || !(fates.has(state) || describes.has(state) || states.has(state) || happening.has(state) || rest.startsWith('not ')))
    return undefined
  const predicate = readPredicate(subject, rest)
  return predicate && `${subject.text}${withArticles(of, 'the')} ${predicate}`
}

const own =
  /^(?:the|my|our|your|his|her|their|this|that|these|those|all|both|two|three|four|five|six|seven|eight|nine|ten|[A-Za-z]+['’]s)$/i

function readSubject(words: readonly string[]): Subject | undefined {
  const isOwned = own.test(words[0] ?? '')
  const bare = (isOwned ? words.slice(1) : words).map((word, index) => (index === 0 && !isOwned ? lowerKnown(word) : word))
  const head = bare.at(-1) ?? ''
  const isPlural = isPluralNoun(head) || amounts.has(head)
  const isMass = massSubjects.has(head) || massAmounts.has(head)
  if (bare.length === 0 || bare.some(word => prepositions.has(word) || timeWords.has(word) || /[^\w'-]/.test(word))) return undefined
  // "Order chair ready": an instruction may come first.
  if (bare.length > 1 && (imperatives.has(bare[0] ?? '') || pastVerbs.has(bare[0] ?? ''))) return undefined
  // "Louvre tickets": a name may come first.
  const rest = /^[A-Z][a-z]+$/.test(bare[0] ?? '') && bare.length > 1 ? bare.slice(1) : bare
  const isKnown =
    isBarePhrase(rest) ||
    ((isPlural || isMass || subjects.has(head) || bodies.has(head)) && (rest.length === 1 || rest.slice(0, -1).every(isModifier)))
  if (!isKnown) return undefined
  const written = bare.join(' ')
  const isBare = isOwned || (bare.length === 1 && (isMass || amounts.has(head)) && !massSubjects.has(head))
  return {
    text: isOwned
      ? `${/['’]s$/.test(words[0] ?? '') ? words[0] : words[0]?.toLowerCase()} ${written}`
      : isBare
        ? written
        : `the ${written}`,
    isPlural,
    isPerson: isPerson(head) || bodies.has(head),
  }
}

/** "Printer" at the start of a line is no name; "Louvre" and "CEO" keep their capitals. */
function lowerKnown(word: string): string {
  const lower = word.toLowerCase()
  if (!/^[A-Z][a-z]+$/.test(word)) return word
  const isKnown = isCounted(lower) || isPluralNoun(lower) || amounts.has(lower) || massAmounts.has(lower) || massSubjects.has(lower) || subjects.has(lower) || isModifier(lower) // prettier-ignore
  return isKnown || /(?:ing|ed|al|ive|ous|ion|ment|able|ful|ic)$/.test(lower) ? lower : word
}

const adverb = '(?:(?:still|already|now|very|too|so|really|quite|almost|nearly|slightly|currently|all|also|\\d+%) )*'
const endsWell = (rest: string) => rest === '' || /^ (?:\d|\(|[A-Z])/.test(rest) || prepositions.has(rest.trim().split(' ')[0] ?? '') || timeWords.has(rest.trim().split(' ')[0] ?? '') // prettier-ignore

const pastDays = /^ (?:on )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/

function readPredicate(subject: Subject, text: string): string | undefined {
  const is = subject.isPlural ? 'are' : 'is'
  const has = subject.isPlural ? 'have' : 'has'
  const [, lead = '', word = '', rest = ''] = new RegExp(`^(${adverb}(?:not )?(?:yet )?${adverb})([a-z-]+)((?: .*)?)$`).exec(text) ?? []
  const phrase = phrasesOfState.find(each => text.startsWith(`${lead}${each}`) && endsWell(text.slice(lead.length + each.length)))
  if (phrase) return `${is} ${text}`
  // "tomatoes going bad"
  const isGoing = happening.has(word) && (describes.has(rest.trim()) || /^ (?:well|up|down|fast|slowly)$/.test(rest))
  if (isGoing) return `${is} ${text}`
  // "alarm on"
  if (word === 'on' && rest === '') return `${is} ${text}`
  // "keys under mat"
  if (lead === '' && /^(?:under|behind|near|inside|above|below)$/.test(word) && isBarePhrase(rest.trim().split(' ')))
    return `${is} ${word} the${rest}`
  if (!endsWell(rest)) return lead === '' ? readVerb(subject, text) : undefined
  const isEvent = word === 'closed' && /^ (?:with|by|yesterday|last)\b/.test(rest)
  if (!isEvent && (describes.has(word) || states.has(word)))
    return /^ (?:since|for) (?:\d|an? |last |yesterday|the |Mon|Tues|Wed|Thu|Fri|Sat|Sun)/.test(rest)
      ? `${has} ${lead.startsWith('not ') ? 'not been ' : 'been '}${lead.replace(/^not /, '')}${word}${rest}`
      : `${is} ${lead}${word}${withArticles(rest, 'the')}`
  if (happening.has(word)) return `${is} ${lead}${word}${withArticles(rest, 'the')}`
  // "Client moved to Leeds": a person may have done it.
  if (!(subject.isPerson ? personalFates : fates).has(word) && !(lead.startsWith('not ') && !subject.isPerson && pastVerbs.has(word)))
    return readVerb(subject, text)
  if (lead.startsWith('not ') || lead === '')
    return /\b(?:yesterday|last|ago|at \d)/.test(rest) ||
      (pastDays.test(rest) && !/^(?:booked|scheduled|due|moved|postponed|arranged|planned|rescheduled)$/.test(word))
      ? `${subject.isPlural ? 'were' : 'was'} ${lead}${word}${rest}`
      : `${has} ${lead ? 'not ' : ''}${lead.endsWith('yet ') ? 'yet ' : ''}been ${word}${withArticles(rest, 'the')}`
  return /^(?:still|already|now) $/.test(lead) ? undefined : `${is} ${text}`
}

/** "wants more budget", "may be late": what needs no verb. */
function readVerb(subject: Subject, text: string): string | undefined {
  const [first = '', second = ''] = text.split(' ')
  const isModal = /^(?:will|can|cannot|could|may|might|must|should|would)$/.test(first)
  const isPlain = /^(?:is|was|has|does)$/.test(first) ? !subject.isPlural : /^(?:are|were|have|do)$/.test(first) ? subject.isPlural : false
  if ((isModal || isPlain) && second !== '') return withArticles(text, 'the')
  // "Board approved new budget"
  if (subject.isPerson && pastVerbs.has(first) && second !== '' && !prepositions.has(second) && !timeWords.has(second))
    return instruction(text)
  if (happened.has(first)) return instruction(text)
  // "Courier says parcel lost": the second half is a note of its own.
  if (/^(?:says|said|thinks|knows|hopes|told)$/.test(first) && !/^(?:that|the|they|he|she|it|we|no|yes|so|to)$/.test(second))
    return undefined
  // "client needs analysis" may be a name of needs.
  if (first === 'needs' && !/^needs (?:to|an?|the|more|new|another|some|help|time|\d|.*s$)/.test(text)) return undefined
  const isVerb = finiteVerbs.has(first) && !subject.isPlural && (!nounVerbs.has(first.replace(/s$/, '')) || endsWell(` ${second}`))
  return isVerb && (second !== '' || wholeVerbs.has(first)) ? instruction(text) : undefined
}
