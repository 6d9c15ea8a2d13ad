/** How words of three languages sound, near enough to tell "recivir" from "revivir" for "recibir". */
import type { SpelledLanguage } from './hunspell.ts'

/** Without its marks: "développé" is "developpe". */
export const bare = (word: string): string =>
  word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('ß', 'ss').replaceAll('’', "'")

/** Without double letters. */
export const once = (word: string): string => word.replaceAll(/(\p{L})\1/gu, '$1')

/** Of two bare words. */
export const soundsLike = (from: string, to: string, language: SpelledLanguage): boolean =>
  from.length > 3 && once(sounds[language](from)) === once(sounds[language](to))

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
      .replaceAll(/g(?=[ei])/g, 'j'),
}
