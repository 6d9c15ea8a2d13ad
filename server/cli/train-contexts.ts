/**
 * Trains the context model: `node server/cli/train-contexts.ts FOLDER`, then `npm run format`.
 * It learns from `sentences/`, our own, each line a sentence as letters and reports have them, and from FOLDER/train,
 * texts in the public domain, listed in `SOURCES.md`. Every tenth part of them is held out, and `sentences/checked/` and
 * FOLDER/check, edited prose, are not learned from: how sure a correction must be is read off where all of these stay as
 * they are. Drafts are written as our own sentences are, so that these alone tell it for them.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { brotliCompressSync } from 'node:zlib'
import { featuresAt } from '../engine/embedded/contexts/context-features.ts'
import { choiceOf } from '../engine/embedded/contexts/context-model.ts'
import { contextSets, neverSlips } from '../engine/embedded/contexts/context-sets.ts'
import { scoreChoice, tableScale } from '../engine/embedded/contexts/trained-table.ts'
import { loadDictionary } from '../engine/embedded/spelling/dictionary.ts'
import { readTokens } from '../engine/embedded/grammar/tokens.ts'
import { type Example as Trained, ownSentences, pack, readLines, train } from './linear-training.ts'

const output = new URL('../engine/embedded/words/', import.meta.url)

const settings = { learningRate: 0.15, bits: 23 }
/** How much a sentence of our own counts, beside one of a speech or a manual. */
const ownWeight = 3
interface Example extends Trained {
  set: number
}

/** Old and formal texts write "it is" where a letter has "it's". */
const written: readonly [RegExp, string][] = [
  [/\b(it|that|there|what) is\b/gi, "$1's"],
  [/\b(they|you|we) are\b/gi, "$1're"],
  [/\bwho is\b/gi, "who's"],
]
/** Rare in such texts, and in the same places as the words after them. */
const alike: readonly [RegExp, string][] = [
  [/\b(?:we|they)'re\b/gi, "you're"],
  [/\b(?:our|my)\b/gi, 'your'],
]

const setsOf = new Map<string, number[]>()
contextSets.forEach((words, set) => words.forEach(word => setsOf.set(word, [...(setsOf.get(word) ?? []), set])))
const choices = contextSets.map(words => words.map(word => choiceOf(words, word)))

function readExamples(text: string, into: Example[], weight: number, only?: ReadonlySet<string>) {
  const dictionary = loadDictionary()
  const tokens = readTokens(text)
  tokens.forEach((token, i) => {
    const sets = setsOf.get(token.lower)
    if (!token.word || !sets || (only && !only.has(token.lower))) return
    const features = featuresAt(tokens, i, dictionary)
    for (const set of sets)
      into.push({ set, right: contextSets[set]?.indexOf(token.lower) ?? 0, parts: [{ features, choices: choices[set] ?? [] }], weight })
  })
}

const replaceAll = (text: string, pairs: readonly [RegExp, string][]) =>
  pairs.reduce((now, [pattern, after]) => now.replaceAll(pattern, after), text)

function readFolder(folder: string): string[] {
  return globSync('*.txt', { cwd: folder })
    .sort()
    .map(file => readFileSync(join(folder, file), 'utf8'))
}

/** Calls back with the parts to learn from, and with every tenth, which is held out. */
function split(parts: readonly string[], learn: (text: string) => void, keep: (text: string) => void) {
  learn(parts.filter((_, k) => k % 10 > 0).join('\n\n'))
  keep(parts.filter((_, k) => k % 10 === 0).join('\n\n'))
}

function readAll(folder: string) {
  const examples: Example[] = []
  const everyday: Example[] = []
  const formal: Example[] = []
  for (const lines of readLines(ownSentences, 'checked/*.txt')) readExamples(lines.join('\n\n'), everyday, 1)
  for (const lines of readLines(ownSentences, '*.txt'))
    split(
      lines,
      own => readExamples(own, examples, ownWeight),
      own => readExamples(own, everyday, 1),
    )
  const seen = new Set<string>()
  for (const text of readFolder(join(folder, 'train'))) {
    const sentences = replaceAll(text, written)
      .split(/(?<=[.!?]["”)]?)\s+/)
      .filter(sentence => !seen.has(sentence) && seen.add(sentence))
    split(
      Array.from({ length: Math.ceil(sentences.length / 8) }, (_, k) => sentences.slice(k * 8, k * 8 + 8).join(' ')),
      part => {
        readExamples(part, examples, 1)
        readExamples(replaceAll(part, alike), examples, 1, new Set(['your', "you're"]))
      },
      part => readExamples(part, formal, 1),
    )
  }
  const checked: Example[] = []
  for (const text of readFolder(join(folder, 'check'))) readExamples(text, checked, 1)
  return { examples, everyday, formal, checked }
}

/** By how many times the other word must be likelier, as a natural logarithm: to be applied anywhere, and in drafts. */
const leastLead = { prose: 11, drafts: 4 }
/** What is added to the leads that right words have; more for rare words, of which fewer were seen. */
const reserve = 0.3
const doubt = 6
/** One in how many places may be a slip of the text itself. */
const spared = { prose: 2500, drafts: 700 }
/** A pair that finds fewer slips than this is left out. */
const leastShare = 0.05

function main(folder: string) {
  const { examples, everyday, formal, checked } = readAll(folder)
  console.log(`${examples.length} examples, ${everyday.length + formal.length} kept, ${checked.length} checked`)
  const weights = pack(train(examples, settings))
  const leadOf = (features: Uint32Array, choice: number, other: number) =>
    (scoreChoice(weights, features, choice) - scoreChoice(weights, features, other)) / tableScale
  const margins: Record<string, Record<string, [number, number]>> = {}
  const bySet = (all: readonly Example[]) => Map.groupBy(all, ({ set, right }) => set * 100 + right)
  const [everydayBySet, keptBySet, checkedBySet] = [everyday, [...formal, ...everyday], checked].map(bySet)
  contextSets.forEach((words, set) => {
    const all = choices[set] ?? []
    words.forEach((from, k) =>
      words.forEach((to, other) => {
        if (k === other || neverSlips.has(from)) return
        const leads = (examples: Map<number, Example[]> | undefined, right: number) =>
          (examples?.get(set * 100 + right) ?? [])
            .map(({ parts }) => parts.reduce((sum, { features }) => sum + leadOf(features, all[other] ?? 0, all[k] ?? 0), 0))
            .sort((a, b) => b - a)
        // Where the text is right, the other word must not win; where the other word is right, it should.
        const clean = { prose: [leads(keptBySet, k), leads(checkedBySet, k)], drafts: [leads(everydayBySet, k)] }
        const seen = clean.prose.flat().length
        const marginOf = (kind: 'prose' | 'drafts') => {
          const highest = clean[kind].map(all => (all[Math.floor(all.length / spared[kind])] ?? 0) + reserve)
          return Math.round((Math.max(leastLead[kind], ...highest) + doubt / (seen + 4)) * 100) / 100
        }
        const margin = marginOf('prose')
        const slipMargin = marginOf('drafts')
        const slips = leads(keptBySet, other)
        const share = (least: number) => slips.filter(slip => slip > least).length / Math.max(1, slips.length)
        console.log(`${from} to ${to}: margin ${margin}, ${Math.round(share(margin) * 100)} % of ${slips.length} slips; ${slipMargin} in drafts, ${Math.round(share(slipMargin) * 100)} %`) // prettier-ignore
        if (share(slipMargin) > leastShare) (margins[from] ??= {})[to] = [margin, slipMargin]
      }),
    )
  })
  const packed = brotliCompressSync(Buffer.from(weights.buffer))
  writeFileSync(new URL('contexts.bin.br', output), packed)
  writeFileSync(new URL('contexts.json', output), `${JSON.stringify(margins)}\n`)
  console.log(`${packed.length} bytes`)
}

main(argv[2] ?? '.')
