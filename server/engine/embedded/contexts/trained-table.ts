/** Tables of weights that the scripts `server/cli/train-*.ts` write: linear models, whose features are hashed into places. */
import { readPacked } from '../words/read.ts'

/** Weights are natural logarithms of odds; they are stored multiplied by this, as whole numbers. */
export const tableScale = 16

export type Table = Int8Array | Float32Array

/** A byte for each weight; the number of weights is a power of two. */
export function readTable(file: string): Int8Array {
  const { buffer, byteOffset, length } = readPacked(file)
  return new Int8Array(buffer, byteOffset, length)
}

/** How well a choice fits, as the logarithm of odds, times the scale of the weights. */
export function scoreChoice(weights: Table, features: Uint32Array, choice: number): number {
  const shift = Math.clz32(weights.length) + 1
  let sum = 0
  for (const feature of features) sum += weights[tablePlace(feature, choice, shift)] ?? 0
  return sum
}

/** The place of a feature's weight: the highest bits of a hash of it and of the choice that it speaks for. */
export function tablePlace(feature: number, choice: number, shift: number): number {
  let mixed = Math.imul(feature ^ choice, 0x9e3779b1)
  mixed ^= mixed >>> 15
  return (Math.imul(mixed, 0x85ebca6b) >>> 0) >>> shift
}
