/** Why a change is made, in other words than the engine's, which are English. */
import type { Card } from '../change-marks.ts'

export interface Reasons {
  /** By the rule that corrects. */
  rules: Record<string, string>
  /** By the rule that writes out. */
  written: Record<string, string>
  /** By the kind of what a language model did, which names no rules. */
  model: Partial<Record<string, string>>
}

export type SayReason = (change: Pick<Card, 'kind' | 'rule'>) => string | undefined

/** The reason in those words; nothing where they have none for it, and the engine's English stands alone. */
export const sayReasonIn =
  ({ rules, written, model }: Reasons): SayReason =>
  ({ kind, rule }) =>
    rule === null ? model[kind] : (kind === 'EXPANSION' ? written : rules)[rule]
