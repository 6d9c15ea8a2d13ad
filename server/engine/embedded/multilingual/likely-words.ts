/** The words that a misspelled one probably means. */
import { isOneEdit } from '../spelling/likeness.ts'
import type { ForeignDictionary, SpelledLanguage } from './hunspell.ts'
import { accentSpellings, soundSpellings, soundsLike, withoutAccents, withoutDoubles } from './sounds.ts'

const mostWords = 3

/** Common slips that are further from the right word than one letter, or are English words. */
const slips: Readonly<Record<SpelledLanguage, Readonly<Record<string, string>>>> = {
  french: { aujourdhui: "aujourd'hui", biensur: 'bien sûr', connection: 'connexion', connections: 'connexions', discution: 'discussion', evenement: 'événement', evenements: 'événements', example: 'exemple', language: 'langage', malgret: 'malgré', proffesionnel: 'professionnel', quelquechose: 'quelque chose', restorant: 'restaurant', traffic: 'trafic' }, // prettier-ignore
  german: { abbonement: 'Abonnement', aufjedenfall: 'auf jeden Fall', ausversehen: 'aus Versehen', daß: 'dass', desweiteren: 'des Weiteren', entgültig: 'endgültig', entgültige: 'endgültige', entgültigen: 'endgültigen', ersteinmal: 'erst einmal', garnicht: 'gar nicht', immernoch: 'immer noch', nocheinmal: 'noch einmal', wiederspruch: 'Widerspruch', wiederstand: 'Widerstand', wochende: 'Wochenende' }, // prettier-ignore
  spanish: { atravez: 'a través', deacuerdo: 'de acuerdo', depronto: 'de pronto', desicion: 'decisión', enserio: 'en serio', envano: 'en vano', haiga: 'haya', nesesario: 'necesario', osea: 'o sea', quisas: 'quizás', resivo: 'recibo' }, // prettier-ignore
}

/** The right word for a common slip. */
export function slipOf(word: string, language: SpelledLanguage): string | undefined {
  const right = slips[language][word.toLowerCase()]
  return right === undefined || word === word.toLowerCase() ? right : capitalize(right)
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Whether a word is a common slip, or only accents are missing or wrong: "reponse", "daß", "fuer". */
export function isAccentSlip(word: string, language: SpelledLanguage, { has }: ForeignDictionary): boolean {
  if (slipOf(word, language) !== undefined || (language === 'german' && has(withUmlauts(word)))) return true
  return has(word.replaceAll('ß', 'ss')) || accentSpellings(word, language).some(has)
}

const withUmlauts = (word: string) => word.replaceAll('ae', 'ä').replaceAll('oe', 'ö').replaceAll('ue', 'ü')

/** How far a word is from what was written; the smaller, the likelier. */
const distances = { accents: 0, doubled: 10, sound: 20, letter: 30 }

/** Of shorter words, only accents are added. */
const shortestSound = 5

/** Words that sound alike or differ in accents, the likeliest first. */
export function alikeWords(word: string, language: SpelledLanguage, dictionary: ForeignDictionary): string[] {
  const spellings = soundSpellings(word, language)
  // In German, a capital may be missing, too: "rechnunng".
  const capitals = language === 'german' ? spellings.map(capitalize).filter(dictionary.isListed) : []
  const found = [...spellings, ...capitals].filter(other => other !== word && dictionary.has(other))
  return rank(word, found, language, dictionary).filter(([, distance]) => distance < distances.letter).map(([other]) => other).slice(0, mostWords) // prettier-ignore
}

/** Words in which a letter is another one, missing, or too many, the likeliest first. */
export function nearWords(word: string, language: SpelledLanguage, dictionary: ForeignDictionary): string[] {
  const suggested = dictionary.suggest(word).map(other => other.replaceAll('’', "'"))
  const near = suggested.filter(other => isNear(word, other, language))
  const ranked = rank(word, near, language, dictionary)
  // Beside a word that sounds alike, others are noise.
  const most = (ranked[0]?.[1] ?? 0) < distances.letter ? distances.letter : Infinity
  return ranked.filter(([, distance]) => distance < most).map(([other]) => other).slice(0, mostWords) // prettier-ignore
}

function rank(word: string, found: readonly string[], language: SpelledLanguage, dictionary: ForeignDictionary): [string, number][] {
  const isCapital = /^\p{Lu}/u.test(word)
  return [...new Set(isCapital ? found.map(capitalize) : found)]
    .map((other): [string, number] => [other, distanceOf(word, other, language)])
    .filter(([other, distance]) => language !== 'german' || !isFarFetched(word, other, distance, dictionary))
    .toSorted(([, a], [, b]) => a - b)
}

/** Below these lengths, one other letter makes another word more often than it corrects a slip. */
const shortestNear: Readonly<Record<SpelledLanguage, number>> = { french: 9, german: 7, spanish: 9 }

function isNear(word: string, other: string, language: SpelledLanguage): boolean {
  const [from, to] = [withoutAccents(word), withoutAccents(other)]
  if (other.includes(' ')) return isSplit(word, other, language)
  if (other.includes('-') || /\p{Lu}{2}/u.test(other) || (from.length < 4 && from !== to)) return false
  if (soundsLike(from, to, language) || isSwapped(from, to)) return true
  if (from.length >= shortestSound && withoutDoubles(from) === withoutDoubles(to)) return true
  // A last letter is an ending that the dictionary lacks more often than a slip: "instanciar".
  if (from.length < shortestNear[language] || from.startsWith(to) || from.slice(0, -1) === to.slice(0, -1)) return false
  return isOneEdit(from, to) || isOneEdit(withoutDoubles(from), withoutDoubles(to))
}

const shortestSwapped = 6

const isSwapped = (from: string, to: string) =>
  from !== to &&
  from.length >= shortestSwapped &&
  isOneEdit(from, to) &&
  from.split('').toSorted().join('') === to.split('').toSorted().join('')

/** "parceque", "porfavor". German writes words as one that Hunspell would split. */
function isSplit(word: string, other: string, language: SpelledLanguage): boolean {
  return other.replace(' ', '').toLowerCase() === word.toLowerCase() && (smallWords[language]?.test(other) ?? false)
}

const smallWords: Partial<Record<SpelledLanguage, RegExp>> = {
  french: /^(?:de|du|par) \p{L}{3,}$|^\p{L}{3,} que$/iu,
  spanish: /^(?:a|de|por|sin) \p{L}{3,}$|^\p{L}{3,} que$/iu,
}

/** Parts of a compound that sounds alike, and of one with another letter. */
const shortestParts = { alike: 4, near: 6 }
/** Capitalized words of more letters are compounds. */
const longestPlain = 9

/** "Sehlektor" for "Selektor", "Radfährende" for "Radfahrende": German joins any two words. */
function isFarFetched(word: string, other: string, distance: number, { has, isListed }: ForeignDictionary): boolean {
  const [from, to] = [withoutAccents(word), withoutAccents(other)]
  if (from === to && /^\p{Lu}/u.test(word) && word.length > longestPlain) return true
  if (isListed(other)) return false
  const places = Array.from({ length: other.length - 1 }, (_, k) => k + 1)
  const parts = places.filter(at => has(capitalize(other.slice(0, at))) && has(capitalize(other.slice(at))))
  const shortest = distance < distances.letter ? shortestParts.alike : shortestParts.near
  const isSmall = (parts.length > 0 || /^\p{Lu}/u.test(other)) && !parts.some(at => Math.min(at, other.length - at) >= shortest)
  // A letter more at the seam, or another accent, only makes another compound.
  return isSmall || from === to || isSwapped(from, to) || (other.length > word.length && withoutDoubles(from) === withoutDoubles(to))
}

function distanceOf(word: string, other: string, language: SpelledLanguage): number {
  const [from, to] = [withoutAccents(word), withoutAccents(other)]
  const differing = word.split('').filter((letter, k) => letter !== other[k]).length
  if (from === to) return distances.accents + Math.min(differing, 9)
  if (withoutDoubles(from) === withoutDoubles(to) || isSwapped(from, to)) return distances.doubled
  if (soundsLike(from, to, language)) return distances.sound
  // The first letter is rarely wrong, and two words for one are the last guess.
  return distances.letter + (from[0] === to[0] ? 0 : 1) + (other.includes(' ') ? 2 : 0)
}
