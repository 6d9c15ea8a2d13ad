/** Hunspell with the dictionaries of three languages, each opened with its first text and kept for the thread. */
import type { Hunspell } from 'hunspell-wasm'

export const spelledLanguages = ['french', 'german', 'spanish'] as const
export type SpelledLanguage = (typeof spelledLanguages)[number]

export interface ForeignDictionary {
  has: (word: string) => boolean
  /** Words one slip away, in Hunspell's order; now and then two words for one. */
  suggest: (word: string) => string[]
  /** Whether a known word is listed, or a form of a listed one, and not only a compound. */
  isListed: (word: string) => boolean
}

type OpenHunspell = (language: SpelledLanguage) => Hunspell

/** The accented letters of each letter. */
export const accents: Readonly<Record<SpelledLanguage, Readonly<Record<string, string>>>> = {
  french: { a: 'àâ', c: 'ç', e: 'éèêë', i: 'îï', o: 'ô', u: 'ùûü' },
  german: { a: 'ä', o: 'ö', u: 'ü' },
  spanish: { a: 'á', e: 'é', i: 'í', n: 'ñ', o: 'ó', u: 'úü' },
}

/**
 * Suggestions of words one slip away take milliseconds. Those that share only some letters take a quarter of a second
 * each, and so do the capitals and the letters of other languages that the files try.
 */
function makeQuick(affixes: string, language: SpelledLanguage): string {
  const letters = `a-z${Object.values(accents[language]).join('')}`
  const tried = affixes.replace(/(?<=^TRY ).*$/m, all => all.replaceAll(new RegExp(`[^${letters}]`, 'gu'), ''))
  return `${tried.replaceAll(/^MAP .*$/gm, '')}\nMAXNGRAMSUGS 0\n`
}

/** Entries of a cache before it is cleared. */
const mostRemembered = 20_000

let opening: Promise<OpenHunspell> | undefined
let open: OpenHunspell | undefined
const opened = new Map<SpelledLanguage, ForeignDictionary>()

/** Loads the program and the files, which `dictionaryOf` needs. */
export async function loadHunspell(): Promise<void> {
  opening ??= readFiles()
  try {
    open = await opening
  } catch (error) {
    // The next text tries again.
    opening = undefined
    throw error
  }
}

async function readFiles(): Promise<OpenHunspell> {
  const [{ getWasmModule, Hunspell }, french, german, spanish] = await Promise.all([
    import('hunspell-wasm'),
    import('dictionary-fr'),
    import('dictionary-de'),
    import('dictionary-es'),
  ])
  const files = { french: french.default, german: german.default, spanish: spanish.default }
  const program: unknown = await getWasmModule()
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
  return language => new Hunspell(program, makeQuick(text(files[language].aff), language), text(files[language].dic))
}

export function dictionaryOf(language: SpelledLanguage): ForeignDictionary {
  const found = opened.get(language)
  if (found) return found
  if (!open) throw new Error('Hunspell is not loaded.')
  const hunspell = open(language)
  const dictionary: ForeignDictionary = {
    has: remember(word => hunspell.testSpelling(word)),
    suggest: remember(word => hunspell.getSpellingSuggestions(word)),
    isListed: word => hunspell.analyzeWord(word).some(reading => reading.trim().startsWith('st:')),
  }
  opened.set(language, dictionary)
  return dictionary
}

function remember<T>(read: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>()
  return word => {
    const earlier = known.get(word)
    if (earlier !== undefined) return earlier
    if (known.size >= mostRemembered) known.clear()
    const result = read(word)
    known.set(word, result)
    return result
  }
}
