/** A model that scores the signs between two words; trained by `server/cli/train-gaps.ts`. */
import { hashOf } from './context-features.ts'
import type { GapSign } from './gap-features.ts'
import { readTable, scoreChoice, tableScale } from './trained-table.ts'

let loaded: Int8Array | undefined

/** How much likelier one sign is than another, as a natural logarithm. */
export function gapLead(features: Uint32Array, sign: GapSign, other: GapSign): number {
  loaded ??= readTable('gaps.bin.br')
  return (scoreChoice(loaded, features, gapChoice(sign)) - scoreChoice(loaded, features, gapChoice(other))) / tableScale
}

/** What stands for a sign in the table of weights. */
export const gapChoice = (sign: GapSign) => hashOf('sign', sign)
