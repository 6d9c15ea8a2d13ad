/** Articles that notes leave out: "sent revised quote to client" has two. */
import { animals, counted, persons, roles, things as objects } from '../grammar/count-nouns.ts'
import { countNouns, massNouns } from '../grammar/word-classes.ts'
import { pluralize } from '../grammar/irregular.ts'
import { plainVerbs } from '../grammar/plain-verbs.ts'
import { acquiring, acronyms, attributes, determiners, fresh, imperatives, notCounted, pastVerbs, personalVerbs, prepositions, qualities, things, thingsOfTwo, timeWords, withoutArticle, workNouns } from './lists.ts' // prettier-ignore

const singulars: ReadonlySet<string> = new Set(
  [...things, ...countNouns, ...counted, ...objects, ...persons, ...workNouns].filter(noun => !notCounted.has(noun)),
)
const plurals: ReadonlySet<string> = new Set([...singulars].map(pluralize))
const people: ReadonlySet<string> = new Set([...persons, ...roles, ...animals])

/** "client" and "API", which need a determiner. */
export const isCounted = (word: string) => singulars.has(word) || acronyms.has(word)
export const isPluralNoun = (word: string) => plurals.has(word)
export const isPerson = (word: string) => people.has(word) || /^(?:C[EFT]O|MD|VP|HR)$/.test(word)

/** "late", "annual", "CI" or "office" before a noun. */
export const isModifier = (word: string) =>
  qualities.has(word) || attributes.has(word) || singulars.has(word) || massNouns.has(word) || plurals.has(word) || /^(?:[A-Z]{2,5}|[A-Z]\d)$/.test(word) || /[a-z]{3}(?:al|ive|ous|ful|ic|ed|able|ish)$/.test(word) // prettier-ignore

const amountWords =
  /^(?:more|less|much|most|enough|several|few|many|lots|plenty|only|just|about|around|same|such|even|quite|very|too|so|them|him|her|us|me|you)$/

/** True for words that make one noun phrase without its article: "revised quote", "boarding pass". */
export function isBarePhrase(words: readonly string[]): boolean {
  const head = words.at(-1) ?? ''
  const pair = words.slice(-2).join(' ')
  if (words.length === 0 || words.length > 4 || words.some(word => determiners.has(word) || amountWords.test(word))) return false
  if (thingsOfTwo.has(pair)) return words.slice(0, -2).every(isModifier)
  if (!isCounted(head)) return false
  // "wonky chair": a word that is no verb describes the thing.
  const [only = ''] = words
  const isUnknown = words.length === 2 && /^[a-z]{3,}$/.test(only) && !/(?:ly|ing)$/.test(only) && !imperatives.has(only) && !plainVerbs.has(only) && !pastVerbs.has(only) && !personalVerbs.has(only) // prettier-ignore
  return isUnknown || words.slice(0, -1).every(isModifier)
}

const word = '(?:[A-Z]{2,5}|[A-Z]\\d|[a-z][a-z-]*)'
const ends = new RegExp(
  `^(${word}(?: ${word}){0,3}?)(?=$|[,;.)!]| (?:${[...prepositions, ...timeWords].join('|')})\\b| (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\\b)`,
)

/** The bare noun phrase at the start of a text, if it needs an article. */
function barePhrase(text: string): string | undefined {
  const phrase = ends.exec(text)?.[1] ?? ''
  const words = phrase.split(' ')
  const [first = ''] = words
  // "late parcel", but not "late again"
  return !prepositions.has(first) && (!timeWords.has(first) || qualities.has(first)) && isBarePhrase(words) ? phrase : undefined
}

const articled = (article: 'the' | 'a', phrase: string) =>
  article === 'the' ? `the ${phrase}` : `${/^(?:[aeiou](?!ni|se|ser)|hour|honest|[AEFHILMNORSX][A-Z])/.test(phrase) ? 'an' : 'a'} ${phrase}`

/** "crash on startup" becomes "the crash on startup", and "quote to client" ends with "the client". */
export function withArticles(text: string, article: 'the' | 'a'): string {
  const first = barePhrase(text)
  const start =
    first === undefined ? text : `${articled(fresh.has(first.split(' ').at(-1) ?? '') ? 'a' : article, first)}${text.slice(first.length)}`
  return start.replaceAll(
    /\b((?:[Aa]sk(?:ed|ing)?|appl(?:y|ied)|look(?:ed|ing)?) )?(with|to|for|from|about|in|on|at|of|by|under|near|after|before|until|into|behind) (?=[a-zA-Z])/g,
    (found, asks: string | undefined, preposition: string, at: number) => {
      const phrase = barePhrase(start.slice(at + found.length))
      if (phrase === undefined || withoutArticle.has(`${preposition} ${phrase}`)) return found
      // "planning to ship", "hoping to book": a verb
      const [verb = ''] = phrase.split(' ')
      if (preposition === 'to' && (imperatives.has(verb) || plainVerbs.has(verb))) return found
      const isNew = fresh.has(phrase.split(' ').at(-1) ?? '') || (asks !== undefined && preposition === 'for')
      return found + articled(isNew ? 'a' : 'the', phrase).slice(0, -phrase.length)
    },
  )
}

/** Whether words are one thing: "late parcel", "post office". */
export const isThing = (words: string) => isBarePhrase(words.split(' '))

/** "preheat oven to 180°C" and "left voicemail" with the missing article. */
export function instruction(step: string): string {
  const [verb = ''] = /^[A-Za-z]+(?: (?:up|off|out|down|back|in|over|together)(?= [a-zA-Z]))?/.exec(step) ?? []
  const rest = step.slice(verb.length + 1)
  const head = barePhrase(rest)?.split(' ').at(-1) ?? ''
  const isNew = acquiring.has(verb.toLowerCase()) && !(isPerson(head) && /^book/i.test(verb))
  // "bake 25 minutes"
  if (
    /^(?:bake|cook|boil|simmer|fry|roast|steam|rest|chill|knead|stir|soak|marinate|grill)$/i.test(verb) &&
    /^(?:[a-z]+ ){0,3}(?:\d[\d–-]*|two|three|four|five|six|seven|eight|nine|ten) (?:minutes|hours|seconds)\b/.test(rest) &&
    !/\b(?:for|about|another|approximately|in|after|every) (?:\d|two|three|four|five|six|seven|eight|nine|ten)/.test(rest)
  )
    return instruction(`${verb} ${rest.replace(/\b(?=\d|(?:two|three|four|five|six|seven|eight|nine|ten) )/, 'for ')}`)
  if (rest.startsWith('for ')) return withArticles(`${verb} ${rest}`, 'the')
  return `${verb} ${withArticles(rest, isNew ? 'a' : 'the')}`.trimEnd()
}
