/** Builds the word list of the engine, `dictionary.bin.br`: `node server/cli/dictionary.ts`. */
import { writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import dictionaryEn from 'dictionary-en'
import mergeRanks from 'gpt-tokenizer/bpeRanks/r50k_base'
import { pos } from '../engine/embedded/grammar/parts-of-speech.ts'
import { britishForms, britishOnly } from '../engine/embedded/spelling/dialect.ts'
import { packWords } from '../engine/embedded/spelling/dictionary.ts'
import { closed, countNouns } from '../engine/embedded/grammar/word-classes.ts'
import { readHunspell } from './hunspell.ts'
import { inflect, irregularPlurals, irregularVerbs, pluralize } from '../engine/embedded/grammar/irregular.ts'

const suffixPart: Record<string, number> = { Y: pos.adverb, G: pos.ing, D: pos.past | pos.participle, T: pos.adjective, R: pos.adjective | pos.noun, Z: pos.plural, J: pos.plural, P: pos.noun, L: pos.noun, N: pos.noun, X: pos.plural, V: pos.adjective, B: pos.adjective, H: pos.adjective, M: 0 } // prettier-ignore

/** Two tokens each in the rank table, and among the most common words. */
const contractions =
  "don't doesn't didn't can't couldn't won't wouldn't shouldn't isn't aren't wasn't weren't haven't hasn't hadn't it's that's there's he's she's i'm you're we're they're i've you've we've they've i'll you'll he'll she'll we'll they'll let's what's who's".split(
    ' ',
  )

/** The file's content, unpacked. */
export function buildDictionary(): Buffer {
  const words = new Map<string, number>()
  const add = (word: string, part: number) => words.set(word, (words.get(word) ?? 0) | part)
  for (const { stem, flags, eachForm } of readHunspell(dictionaryEn)) {
    const base = stemPart(stem, flags)
    eachForm((word, suffix) => add(word, formPart(base, suffix)))
  }
  addIrregulars(add)
  addDoubling(words, add)
  // The list has "children" as a separate entry, which would make it a singular.
  for (const word of ['children', 'men', 'women', 'teeth', 'dice', 'lice']) words.set(word, pos.plural)
  // According to the list, derived from "the".
  words.set('thing', pos.noun)
  for (const word of [...countNouns, ...alsoNouns.split(' ')]) {
    add(word, pos.noun)
    add(pluralize(word), pos.plural)
  }
  for (const word of alsoVerbs.split(' ')) {
    add(word, pos.verb)
    add(inflect(word, 's'), pos.verbS)
  }
  addPlurals(words)
  for (const word of britishOnly) add(word, 0)
  for (const [word, part] of words) for (const british of britishForms(word)) add(british, part)
  const ranks = rankTable()
  for (const word of contractions) ranks.set(word, 900)
  return packWords(words, ranks)
}

/** Parts of speech of a form, from its suffix flag and its stem. */
function formPart(base: number, suffix: string): number {
  if (suffix === '') return base
  if (suffix === 'S') return (base & pos.verb ? pos.verbS : 0) | (base & pos.noun ? pos.plural : 0) | (base & pos.name)
  return (suffixPart[suffix] ?? 0) | (suffix === 'M' ? 0 : base & pos.name)
}

function stemPart(stem: string, flags: string): number {
  const has = (flag: string) => flags.includes(flag)
  if (/^[A-Z]/.test(stem)) return pos.name
  let part = 0
  if (has('G') || has('D')) part |= pos.verb
  if (has('M') || (has('S') && !part)) part |= pos.noun
  if (has('Y') || has('P') || has('T') || (has('R') && !part)) part |= pos.adjective
  if (!part && stem.endsWith('ly')) part |= pos.adverb
  if (!part && /(?:able|ible|al|ous|ive|ful|less|ic|ary|ish)$/.test(stem)) part |= pos.adjective
  return part
}

function addIrregulars(add: (word: string, part: number) => void) {
  for (const [base, past, participle] of irregularVerbs) {
    add(base, pos.verb)
    add(inflect(base, 's'), pos.verbS)
    for (const form of past.split('/')) add(form, pos.past)
    for (const form of participle.split('/')) add(form, pos.participle)
  }
  for (const [one, many] of irregularPlurals) {
    add(one, pos.noun)
    add(many, pos.plural)
  }
}

/** "strengths", "photographs": separate entries, which do not show that they are plurals. */
function addPlurals(words: Map<string, number>) {
  for (const [word, part] of words) {
    const many = part & pos.noun ? pluralize(word) : word
    if (many !== word && words.get(many) === 0) words.set(many, pos.plural | (part & pos.verb ? pos.verbS : 0))
  }
}

/** The list has their forms as separate entries, which do not show that they are verbs. */
const alsoVerbs = 'pass breathe care fade hate hope inspire scare stare'

/** Nouns that the list has only as verbs. */
const alsoNouns =
  'price quote work file figure face form focus balance base block burden button chain claim code concert condition copy cover draft fuel gain hook judge label limit load mask measure note package part port range route scale schedule screw seed shape side sign size skill stock structure study style surface survey tone type value visit vote wire zone act attempt band boot color commission contest design double fold franchise front heat ice joint master mind mist name pack pay press profile protest rail spirit staff vent wind'

/** "stop", "stopped", "stopping": three entries in the list, which do not show that they are one verb. */
function addDoubling(words: ReadonlyMap<string, number>, add: (word: string, part: number) => void) {
  // Copied first, since words are added in the loop.
  const ended = [...words.keys()].filter(word => word.endsWith('ed'))
  for (const past of ended) {
    const [, stem = '', last = ''] = /^([a-z]+([bdglmnprt]))\2ed$/.exec(past) ?? []
    if (!words.has(stem) || !words.has(`${stem}${last}ing`) || closed.has(stem) || stem.length < 3) continue
    add(stem, pos.verb)
    add(`${stem}s`, pos.verbS)
    add(past, pos.past | pos.participle)
    add(`${stem}${last}ing`, pos.ing)
  }
}

/** The order of byte-pair merges reflects word frequency in a large web corpus. */
function rankTable(): Map<string, number> {
  const table = new Map<string, number>()
  mergeRanks.forEach((token: unknown, rank: number) => {
    if (typeof token !== 'string' || !/^ [A-Za-z']+$/.test(token)) return
    const word = token.slice(1)
    if (!table.has(word)) table.set(word, rank)
    const lower = word.toLowerCase()
    if (lower !== word && !table.has(lower)) table.set(lower, rank + 3000)
  })
  return table
}

function writeDictionary() {
  const content = buildDictionary()
  const file = new URL('../engine/embedded/words/dictionary.bin.br', import.meta.url)
  writeFileSync(file, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }))
}

if (argv[1] === fileURLToPath(import.meta.url)) writeDictionary()
