/**
 * Builds the lists of known and of British words: `node server/cli/known-words.ts FOLDER`.
 * FOLDER holds the packages: `npm install --prefix FOLDER word-list@4.1.0 dictionary-en-gb@3.0.0 @faker-js/faker@10.6.0`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import dictionaryEn from 'dictionary-en'
import { brotliCompressSync, constants } from 'node:zlib'
import { loadDictionary } from '../engine/embedded/spelling/dictionary.ts'
import { readForms } from './hunspell.ts'
import { correctSlip } from '../engine/embedded/spelling/known-slips.ts'

const words = new URL('../engine/embedded/words/', import.meta.url)

interface Locale {
  rawDefinitions: { person?: Record<string, unknown> }
}

/** First and last names of every locale, as far as they are written in Latin letters. */
function* readNames(locales: Record<string, Locale>): Generator<string> {
  for (const { rawDefinitions } of Object.values(locales))
    for (const kind of ['first_name', 'last_name']) {
      const names = JSON.stringify(rawDefinitions.person?.[kind] ?? [])
      for (const [name] of names.matchAll(/(?<![\p{L}'’])\p{Lu}[\p{Script=Latin}'’]+/gu)) yield name
    }
}

const longestForm = 40
const commonRank = 6000
const vowels = 'aeiouy'.split('')

/** Frequent slips: a vowel mistaken, left out or added, a letter doubled or undoubled, two swapped, the end with a wrong "e". */
function slipsOf(word: string): string[] {
  const found = [`${word}e`]
  for (let at = 0; at < word.length; at++) {
    const [head, letter, tail] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    found.push(head + letter + letter + tail, head + tail.charAt(0) + letter + tail.slice(1))
    if (vowels.includes(letter)) found.push(head + tail, ...vowels.map(vowel => head + vowel + tail))
    if (letter === tail.charAt(0)) found.push(head + tail)
    if (at > 0) found.push(...vowels.map(vowel => head + vowel + letter + tail))
  }
  return found
}

/** The British spelling of a part of a word, and the American one. */
const respellings: readonly [RegExp, string][] = [
  [/[ao]e/, 'e'],
  [/our/, 'or'],
  [/is(?=e|i|a)/, 'iz'],
  [/ys(?=e|i)/, 'yz'],
  [/ll/, 'l'],
  [/tre(?=s?$)/, 'ter'],
  [/bre(?=s?$)/, 'ber'],
  [/ogue/, 'og'],
  [/enc/, 'ens'],
  [/gramme/, 'gram'],
  [/pp/, 'p'],
  [/tt/, 't'],
  [/eable/, 'able'],
  [/ageing/, 'aging'],
  [/l$/, 'll'],
  [/l(?=m)/, 'll'],
  [/grey/, 'gray'],
  [/mould/, 'mold'],
  [/plough/, 'plow'],
  [/sceptic/, 'skeptic'],
  [/draught/, 'draft'],
  [/centre/, 'center'],
  [/tyre/, 'tire'],
  [/chequ/, 'check'],
  [/armour/, 'armor'], // prettier-ignore
]

/** Words that only the British list has, each with its American spelling if there is one. */
function britishWords(british: ReadonlySet<string>): string[] {
  const american = readForms(dictionaryEn)
  return [...british]
    .filter(word => /^[a-z]+$/.test(word) && !american.has(word))
    .sort()
    .map(word => {
      const once = respellings.map(([from, to]) => word.replace(from, to)).filter(form => form !== word)
      const twice = once.flatMap(form => respellings.map(([from, to]) => form.replace(from, to)))
      const found = [...once, ...twice].find(form => american.has(form) && !british.has(form))
      return found ? `${word} ${found}` : word
    })
}

async function main(folder: string) {
  const packages = join(folder, 'node_modules')
  const read = (file: string) => readFileSync(join(packages, file))
  const faker = (await import(pathToFileURL(join(packages, '@faker-js/faker/dist/index.js')).href)) as { allFakers: Record<string, Locale> }
  const british = readForms({ aff: read('dictionary-en-gb/index.aff'), dic: read('dictionary-en-gb/index.dic') })
  writeFileSync(
    new URL('british.txt', words),
    britishWords(british)
      .map(line => `${line}\n`)
      .join(''),
  )
  const terms = readFileSync(new URL('terms.txt', words), 'utf8').replaceAll(/^#.*$/gm, '')
  const dictionary = loadDictionary()
  const forms = Array.from({ length: longestForm }, (_, length) => [...dictionary.formsOf(length)].map(dictionary.form)).flat()
  const slips = new Set(forms.filter(word => word.length > 3 && dictionary.rank(word) < commonRank).flatMap(slipsOf))
  // A list made for word games has "olde" and "wark"; writers mean the very common word.
  const isShadowed = (word: string) => dictionary.rank(word) >= 60_000 && slips.has(word)
  // It has no capitals either: "chinese" must be corrected.
  const isName = (word: string) => dictionary.has(word.charAt(0).toUpperCase() + word.slice(1))
  const found = [
    ...read('word-list/words.txt')
      .toString()
      .split('\n')
      .filter(word => word !== '' && !dictionary.has(word) && !isName(word) && !isShadowed(word)),
    ...british,
    ...readNames(faker.allFakers),
    ...terms.split(/\s+/),
  ]
  const isMissing = (word: string) =>
    /^[\p{Script=Latin}\p{M}'’]{3,40}$/u.test(word) && !word.endsWith("'s") && !dictionary.has(word) && !correctSlip(word)
  const list = [...new Set(found.map(word => word.replaceAll('’', "'")).filter(isMissing))].sort((a, b) =>
    Buffer.compare(Buffer.from(a), Buffer.from(b)),
  )
  const text = Buffer.from(list.map(word => `${word}\n`).join(''))
  const file = new URL('known-words.txt.br', words)
  writeFileSync(file, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }))
  console.log(`${list.length} words, ${text.length} bytes`)
}

await main(argv[2] ?? '.')
