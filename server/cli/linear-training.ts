/** Trains linear models whose features are hashed into one table of weights. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Table, scoreChoice, tablePlace, tableScale } from '../engine/embedded/contexts/trained-table.ts'

/** A place in a text: some features, each set with what stands for the choices in its table. */
export interface Example {
  parts: { features: Uint32Array; choices: readonly number[] }[]
  /** The choice that the text made. */
  right: number
  weight: number
}

/** Sentences of our own: `**` for all, `*` without those that models are only checked with. */
export const ownSentences = fileURLToPath(new URL('sentences/', import.meta.url))

/** The lines of each text of a folder, without comments. */
export function readLines(folder: string, files: string): string[][] {
  return globSync(files, { cwd: folder })
    .sort()
    .map(file =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter(line => line && !line.startsWith('#')),
    )
}

const rounds = 2
/** Features of the first part that are seen less often are left out. */
const leastSeen = 3
/** Weights nearer to zero are left out, so that the file is small. */
const leastWeight = 0.06

/** Leaves out features that few places have, of these and of further examples. */
export function dropRare(examples: readonly Example[], others: readonly Example[]) {
  const seen = new Map<number, number>()
  for (const { parts } of examples) for (const feature of parts[0]?.features ?? []) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  for (const { parts } of [...examples, ...others])
    if (parts[0]) parts[0].features = parts[0].features.filter(feature => (seen.get(feature) ?? 0) >= leastSeen)
}

/**
 * A table of two to the power of `bits` weights, by multinomial logistic regression by stochastic gradients, with a
 * separate step size for each weight (AdaGrad).
 */
export function train(examples: readonly Example[], { learningRate, bits }: { learningRate: number; bits: number }): Float32Array {
  const weights = new Float32Array(1 << bits)
  const squares = new Float32Array(1 << bits)
  const order = Uint32Array.from(examples.keys())
  let seed = 1
  for (let round = 0; round < rounds; round++) {
    for (let k = order.length - 1; k > 0; k--) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      const other = seed % (k + 1)
      ;[order[k], order[other]] = [order[other] ?? 0, order[k] ?? 0]
    }
    for (const at of order) {
      const example = examples[at]
      if (!example) continue
      oddsOf(weights, example).forEach((odds, k) => {
        const slope = ((k === example.right ? 1 : 0) - odds) * example.weight
        // Learned already.
        if (Math.abs(slope) < 0.002) return
        for (const { features, choices } of example.parts)
          for (const feature of features) {
            const place = tablePlace(feature, choices[k] ?? 0, 32 - bits)
            const square = (squares[place] ?? 0) + slope * slope
            squares[place] = square
            weights[place] = (weights[place] ?? 0) + (learningRate * slope) / Math.sqrt(square + 0.001)
          }
      })
    }
  }
  return weights
}

function oddsOf(weights: Table, { parts }: Example): number[] {
  const scores = (parts[0]?.choices ?? []).map((_, k) =>
    parts.reduce((sum, { features, choices }) => sum + scoreChoice(weights, features, choices[k] ?? 0), 0),
  )
  const highest = Math.max(...scores)
  const odds = scores.map(score => Math.exp(score - highest))
  const total = odds.reduce((sum, each) => sum + each, 0)
  return odds.map(each => each / total)
}

/** In how many of a hundred examples the choice of the text is the likeliest. */
export function shareRight(weights: Float32Array, examples: readonly Example[]): string {
  const isRight = (example: Example) => {
    const odds = oddsOf(weights, example)
    return (odds[example.right] ?? 0) === Math.max(...odds)
  }
  return ((examples.filter(isRight).length / examples.length) * 100).toFixed(1)
}

export const pack = (weights: Float32Array) =>
  Int8Array.from(weights, weight => (Math.abs(weight) < leastWeight ? 0 : Math.max(-127, Math.min(127, Math.round(weight * tableScale)))))
