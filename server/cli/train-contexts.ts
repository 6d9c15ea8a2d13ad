/**
 * Trains the context model: `node server/cli/train-contexts.ts FOLDER`.
 * FOLDER/train holds texts in the public domain, listed in `SOURCES.md`. Every tenth part of them is held out, and
 * FOLDER/check holds edited prose that it does not learn from: the margin that a correction needs is the one at which both stay as they are.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { brotliCompressSync } from 'node:zlib'
import { featuresAt, hashOf, placeOf, tableBits } from '../engine/embedded/context-features.ts'
import { contextSets, neverSlips } from '../engine/embedded/context-sets.ts'
import { loadDictionary } from '../engine/embedded/dictionary.ts'
import { readTokens } from '../engine/embedded/tokens.ts'

const rounds = 6
const output = new URL('../engine/embedded/words/', import.meta.url)

interface Example {
  set: number
  right: number
  features: Uint32Array
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

function readExamples(text: string, into: Example[], only?: ReadonlySet<string>) {
  const dictionary = loadDictionary()
  const tokens = readTokens(text)
  tokens.forEach((token, i) => {
    const sets = setsOf.get(token.lower)
    if (!token.word || !sets || (only && !only.has(token.lower))) return
    const features = Uint32Array.from(featuresAt(tokens, i, dictionary))
    for (const set of sets) into.push({ set, right: contextSets[set]?.indexOf(token.lower) ?? 0, features })
  })
}

const setsOf = new Map<string, number[]>()
contextSets.forEach((words, set) => words.forEach(word => setsOf.set(word, [...(setsOf.get(word) ?? []), set])))
const choices = contextSets.map(words => words.map(word => hashOf(words.join(' '), word)))

function scoreOf(weights: Float32Array | Int8Array, { features }: Example, choice: number): number {
  let sum = 0
  for (const feature of features) sum += weights[placeOf(feature, choice)] ?? 0
  return sum
}

function train(examples: readonly Example[]): Int8Array {
  const size = 1 << tableBits
  const weights = new Float32Array(size)
  const sums = new Float64Array(size)
  const order = Uint32Array.from(examples.keys())
  let step = 0
  let seed = 1
  for (let round = 0; round < rounds; round++) {
    for (let k = order.length - 1; k > 0; k--) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      const other = seed % (k + 1)
      ;[order[k], order[other]] = [order[other] ?? 0, order[k] ?? 0]
    }
    let wrong = 0
    for (const at of order) {
      step++
      const example = examples[at]
      if (!example) continue
      const all = choices[example.set] ?? []
      const right = all[example.right] ?? 0
      let rival = 0
      let highest = -Infinity
      for (const choice of all) {
        const score = choice === right ? -Infinity : scoreOf(weights, example, choice)
        if (score > highest) [rival, highest] = [choice, score]
      }
      // A margin, so that the choice is clear also beside words never seen.
      if (scoreOf(weights, example, right) > highest + 2) continue
      wrong++
      for (const feature of example.features) {
        const [up, down] = [placeOf(feature, right), placeOf(feature, rival)]
        weights[up] = (weights[up] ?? 0) + 1
        weights[down] = (weights[down] ?? 0) - 1
        sums[up] = (sums[up] ?? 0) + step
        sums[down] = (sums[down] ?? 0) - step
      }
    }
    console.log(`round ${round + 1}: ${wrong} of ${examples.length}`)
  }
  const averaged = weights.map((weight, k) => weight - (sums[k] ?? 0) / (step + 1))
  return Int8Array.from(averaged, weight => Math.max(-127, Math.min(127, Math.round(weight * scale))))
}

const scale = 6
/** The least margin, what is added for words never seen, more for rare words, and one in how many places may be a slip of the text itself. */ // prettier-ignore
const floor = 40
const reserve = 100
const doubt = 500
const sparedInProse = 2500
const sparedInDrafts = 700

function main(folder: string) {
  const examples: Example[] = []
  const kept: Example[] = []
  for (const file of globSync('*', { cwd: join(folder, 'train') }).sort()) {
    let text = readFileSync(join(folder, 'train', file), 'utf8')
    for (const [pattern, after] of written) text = text.replaceAll(pattern, after)
    const sentences = text.split(/(?<=[.!?]["”)]?)\s+/)
    const parts = Array.from({ length: Math.ceil(sentences.length / 8) }, (_, k) => sentences.slice(k * 8, k * 8 + 8).join(' '))
    const own = parts.filter((_, k) => k % 10 > 0).join('\n\n')
    readExamples(own, examples)
    readExamples(
      alike.reduce((now, [pattern, after]) => now.replaceAll(pattern, after), own),
      examples,
      new Set(['your', "you're"]),
    )
    readExamples(parts.filter((_, k) => k % 10 === 0).join('\n\n'), kept)
  }
  console.log(`${examples.length} examples, ${kept.length} kept`)
  const weights = train(examples)
  const checked: Example[] = []
  for (const file of globSync('*', { cwd: join(folder, 'check') }).sort())
    readExamples(readFileSync(join(folder, 'check', file), 'utf8'), checked)
  const margins: Record<string, Record<string, [number, number]>> = {}
  contextSets.forEach((words, set) => {
    const all = choices[set] ?? []
    words.forEach((from, k) =>
      words.forEach((to, other) => {
        if (k === other || neverSlips.has(from)) return
        const gap = (example: Example) => scoreOf(weights, example, all[other] ?? 0) - scoreOf(weights, example, all[k] ?? 0)
        const leads = (examples: readonly Example[], right: number) => examples.filter(example => example.set === set && example.right === right).map(gap).sort((a, b) => b - a) // prettier-ignore
        // Where the text is right, the other word must not win; where the other word is right, it should.
        const clean = [leads(kept, k), leads(checked, k)]
        const marginOf = (spared: number) =>
          Math.ceil(
            Math.max(floor, ...clean.map(all => all[Math.floor(all.length / spared)] ?? 0)) +
              reserve +
              doubt / Math.sqrt(clean.flat().length + 1),
          )
        const [margin, slipMargin] = [marginOf(sparedInProse), marginOf(sparedInDrafts)]
        const slips = leads(kept, other)
        const share = (least: number) => slips.filter(slip => slip > least).length / Math.max(1, slips.length)
        console.log(`${from} to ${to}: margin ${margin}, ${Math.round(share(margin) * 100)} % of ${slips.length} slips; ${slipMargin} in drafts, ${Math.round(share(slipMargin) * 100)} %`) // prettier-ignore
        if (share(slipMargin) > 0.1) (margins[from] ??= {})[to] = [margin, slipMargin]
      }),
    )
  })
  const packed = brotliCompressSync(Buffer.from(weights.buffer))
  writeFileSync(new URL('contexts.bin.br', output), packed)
  writeFileSync(new URL('contexts.json', output), `${JSON.stringify(margins, undefined, 1)}\n`)
  console.log(`${packed.length} bytes`)
}

main(argv[2] ?? '.')
