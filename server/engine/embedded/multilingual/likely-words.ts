/** The words that a misspelled one probably means. */
import { isOneEdit } from '../spelling/likeness.ts'
import { type ForeignDictionary, marks, type SpelledLanguage } from './hunspell.ts'
import { bare, once, soundsLike } from './sounds.ts'

const mostWords = 3

/** Slips that are further from the right word than one letter, or are English words. */
const slips: Readonly<Record<SpelledLanguage, Readonly<Record<string, string>>>> = {
  french: { aujourdhui: "aujourd'hui", biensur: 'bien sûr', connection: 'connexion', connections: 'connexions', evenement: 'événement', evenements: 'événements', example: 'exemple', language: 'langage', proffesionnel: 'professionnel', traffic: 'trafic' }, // prettier-ignore
  german: { aufjedenfall: 'auf jeden Fall', desweiteren: 'des Weiteren', garnicht: 'gar nicht', ersteinmal: 'erst einmal' },
  spanish: { atravez: 'a través', deacuerdo: 'de acuerdo', enserio: 'en serio', haiga: 'haya', osea: 'o sea', resivo: 'recibo' },
}

/** The right word for a common slip. */
export const slipOf = (word: string, language: SpelledLanguage): string | undefined => slips[language][word]

/** At most three words, the likeliest first. With `onlyAlike`, none that sounds different. */
export function likelyWords(word: string, language: SpelledLanguage, dictionary: ForeignDictionary, onlyAlike: boolean): string[] {
  const suggested = dictionary.suggest(word).map(other => other.replaceAll('’', "'"))
  const likely = [
    ...suggested.filter(other => isNear(word, other, language) && !isFarFetched(other, dictionary)),
    ...otherMarks(word, language).filter(dictionary.has),
  ]
  const isCapital = /^\p{Lu}/u.test(word)
  const words = new Set(isCapital ? likely.map(other => other.charAt(0).toUpperCase() + other.slice(1)) : likely)
  const far = new Map([...words].map(other => [other, farness(word, other, language)]))
  // Beside a word that sounds alike, or differs in its marks only, others are noise.
  const most = onlyAlike || Math.min(...far.values()) < otherSound ? otherSound : Infinity
  return [...far]
    .filter(([, distance]) => distance < most)
    .toSorted(([, a], [, b]) => a - b)
    .slice(0, mostWords)
    .map(([other]) => other)
}

/** Whether a word is a common slip, or only marks are missing or wrong: "reponse", "daß". */
export const isKnownUnmarked = (word: string, language: SpelledLanguage, { has }: ForeignDictionary): boolean =>
  slipOf(word, language) !== undefined || has(word.replaceAll('ß', 'ss')) || otherMarks(word, language).some(has)

/** A word of many vowels has thousands of spellings. */
const mostSpellings = 600

/** "recue" may be "recué" or "reçue". */
function otherMarks(word: string, language: SpelledLanguage): string[] {
  let spellings = ['']
  for (const letter of word) {
    const plain = bare(letter)
    const others = `${letter}${plain.length === 1 ? `${plain}${marks[language][plain] ?? ''}` : ''}`.split('')
    spellings = spellings.flatMap(start => [...new Set(others)].map(other => start + other))
    if (spellings.length > mostSpellings) return []
  }
  return spellings.filter(other => other !== word)
}

function isNear(word: string, other: string, language: SpelledLanguage): boolean {
  const [from, to] = [bare(word), bare(other)]
  if (other.includes(' ')) return other.replace(' ', '') === word && (smallWords[language]?.test(other) ?? false)
  if (other.includes('-') || /\p{Lu}{2}/u.test(other) || (from.length < 4 && from !== to)) return false
  if (soundsLike(from, to, language)) return true
  // A last letter is an ending that the dictionary lacks more often than a slip: "instanciar".
  if (once(from) !== once(to) && (from.startsWith(to) || from.slice(0, -1) === to.slice(0, -1))) return false
  const [onceFrom, onceTo] = [once(from), once(to)]
  return isOneEdit(from, to) || (onceFrom.length > 5 && isOneEdit(onceFrom, onceTo))
}

/** "parceque", "porfavor". German writes words as one that Hunspell would split. */
const smallWords: Partial<Record<SpelledLanguage, RegExp>> = {
  french: /^(?:de|du|par) \p{L}{3,}$|^\p{L}{3,} que$/u,
  spanish: /^(?:a|de|por|sin) \p{L}{3,}$|^\p{L}{3,} que$/u,
}

const leastPart = 5

/** "Sehlektor" for "Selektor": German joins any two words. */
function isFarFetched(other: string, { lastPart }: ForeignDictionary): boolean {
  const part = lastPart(other)
  return part !== undefined && Math.min(part.length, other.length - part.length) < leastPart
}

const otherSound = 30

/** How little two spellings have in common: marks or a capital; doubled or swapped letters; the same sound; another letter. */
function farness(word: string, other: string, language: SpelledLanguage): number {
  const [from, to] = [bare(word), bare(other)]
  const differing = word.split('').filter((letter, k) => letter !== other[k]).length
  if (from === to) return Math.min(differing, 9)
  const sorted = (text: string) => text.split('').toSorted().join('')
  if (once(from) === once(to) || sorted(from) === sorted(to)) return 10
  if (soundsLike(from, to, language)) return 20
  // The first letter is rarely wrong, and two words for one are the last guess.
  return otherSound + (from[0] === to[0] ? 0 : 1) + (other.includes(' ') ? 2 : 0)
}
