/** How words of three languages sound, near enough to tell "recivir" from "revivir" for "recibir". */
import { accents, type SpelledLanguage } from './hunspell.ts'

/** In lower case and without accents: "Développé" is "developpe". */
export const withoutAccents = (word: string): string =>
  word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('ß', 'ss').replaceAll('’', "'")

/** Without double letters. */
export const withoutDoubles = (word: string): string => word.replaceAll(/(\p{L})\1/gu, '$1')

/** Of two words without accents. */
export const soundsLike = (from: string, to: string, language: SpelledLanguage): boolean =>
  from.length > 3 && withoutDoubles(sounds[language](from)) === withoutDoubles(sounds[language](to))

const sounds: Readonly<Record<SpelledLanguage, (word: string) => string>> = {
  french: word =>
    word
      .replaceAll('ph', 'f')
      .replaceAll(/(?<!c)h/g, '')
      .replaceAll(/c(?=[eiy])|z(?!$)/g, 's')
      .replaceAll(/ck|qu|[ck]/g, 'k')
      .replaceAll(/e?au/g, 'o')
      .replaceAll('y', 'i')
      .replaceAll(/m(?=[bp])/g, 'n')
      .replaceAll(/e(?=n)/g, 'a')
      .replace(/(?:e[rz]|[estxd]+)$/, ''),
  german: word =>
    word
      .replaceAll(/dt|th|d(?!\p{L})/gu, 't')
      .replaceAll(/ph|v/g, 'f')
      .replaceAll(/(?<=[aeiou])h|(?<=i)e/g, '')
      .replaceAll(/t?z/g, 's')
      .replaceAll('ai', 'ei')
      .replaceAll('ck', 'k')
      .replaceAll('y', 'i'),
  spanish: word =>
    word
      .replaceAll('ll', 'y')
      .replaceAll(/(?<!c)h/g, '')
      .replaceAll('v', 'b')
      .replaceAll(/qu|k/g, 'c')
      .replaceAll(/s?c(?=[ei])|[zx]/g, 's')
      .replaceAll(/g(?=[ei])/g, 'j')
      .replaceAll(/[nm](?=[bp])/g, 'm'),
}

/** Spellings of one sound, which a slip puts in place of each other. */
const swaps: Readonly<Record<SpelledLanguage, readonly string[]>> = {
  french: 'c ss,s ss,s c,s z,an en,am em,f ph,i y,o au,o eau,k qu,c qu,t th,r rh,n m,ai e'.split(','),
  german: 'k ck,z tz,f v,f ph,i ie,ai ei,d t,t th,t dt,a ah,e eh,o oh,u uh,s ß,ss ß,s z,e ä,eu äu,r rh,i ih'.split(','),
  spanish: 'b v,s c,s z,c z,s sc,g j,y ll,n m,c qu,h '.split(','),
}

/** A word of many vowels has thousands of spellings. */
const mostAccented = 300

/** The word with other accents: "recue" may be "recué" or "reçue". None if there are too many. */
export function accentSpellings(word: string, language: SpelledLanguage): string[] {
  let spellings = ['']
  for (const letter of word) {
    const others = [letter, ...accented(letter, language)]
    spellings = spellings.flatMap(start => others.map(other => start + other))
    if (spellings.length > mostAccented) return []
  }
  return spellings.filter(other => other !== word)
}

/** The word with one other accent. */
const oneAccent = (word: string, language: SpelledLanguage): string[] =>
  word.split('').flatMap((letter, at) => accented(letter, language).map(other => splice(word, at, 1, other)))

function accented(letter: string, language: SpelledLanguage): string[] {
  const plain = withoutAccents(letter)
  return plain.length === 1 ? `${plain}${accents[language][plain] ?? ''}`.split('').filter(other => other !== letter.toLowerCase()) : []
}

/** The word with other accents, one doubled or single letter, or one sound spelled in another way: "aretté" may be "arrêté". */
export function soundSpellings(word: string, language: SpelledLanguage): string[] {
  const doubled = [...word.matchAll(/(\p{L})(\1?)/gu)].map(({ 0: found, 1: letter = '', 2: second, index }) =>
    splice(word, index, found.length, second ? letter : letter + letter),
  )
  const swapped = swaps[language].flatMap(pair => {
    const [one = '', other = ''] = pair.split(' ')
    return [...placesOf(word, one).map(at => splice(word, at, one.length, other)), ...(other ? placesOf(word, other).map(at => splice(word, at, other.length, one)) : [])] // prettier-ignore
  })
  const singled = doubled.filter(each => each.length < word.length)
  const both = singled.flatMap(each => [...each.matchAll(/\p{L}/gu)].map(({ 0: letter, index }) => splice(each, index, 1, letter + letter)))
  const others = [...doubled, ...swapped, ...both]
  return [...accentSpellings(word, language), ...others, ...others.flatMap(each => oneAccent(each, language))]
}

const splice = (word: string, at: number, length: number, put: string) => word.slice(0, at) + put + word.slice(at + length)

function placesOf(word: string, part: string): number[] {
  const places: number[] = []
  for (let at = word.indexOf(part); at >= 0; at = word.indexOf(part, at + 1)) places.push(at)
  return places
}
