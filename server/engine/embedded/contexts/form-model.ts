/** A linear model that scores the forms of a verb by their place; trained by `server/cli/train-forms.ts`. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { type FormFeatures } from './form-features.ts'

/** Weights lie in one table; the place of a feature's weight is a hash of it and of the form's kind. */
export const formBits = 21
/** Weights are natural logarithms of odds; they are stored multiplied by this, as whole numbers. */
export const formScale = 16

let loaded: Int8Array | undefined

/** The thread's only table: two megabytes, unpacked at first use. */
export function loadFormWeights(): Int8Array {
  loaded ??= openWeights()
  return loaded
}

function openWeights(): Int8Array {
  const { buffer, byteOffset, length } = brotliDecompressSync(readFileSync(new URL('../words/forms.bin.br', import.meta.url)))
  return new Int8Array(buffer, byteOffset, length)
}

/** How well a form fits, as the logarithm of odds, times the scale of the weights. */
export function scoreForm(
  weights: Int8Array | Float32Array,
  { shared, own }: FormFeatures,
  [kind, word]: readonly [number, number],
): number {
  let sum = 0
  for (const feature of shared) sum += weights[formPlace(feature, kind)] ?? 0
  for (const feature of own) sum += weights[formPlace(feature, word)] ?? 0
  return sum
}

/** The place of a feature's weight for one choice. */
export function formPlace(feature: number, choice: number): number {
  let mixed = Math.imul(feature ^ choice, 0x9e3779b1)
  mixed ^= mixed >>> 15
  return (Math.imul(mixed, 0x85ebca6b) >>> 0) >>> (32 - formBits)
}
