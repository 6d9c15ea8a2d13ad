/** Why a change is made, in other words than the engine's, which are English. */

export interface Reasons {
  /** By the rule that corrects. */
  rules: Record<string, string>
  /** By the rule that writes out. */
  written: Record<string, string>
  /** By the kind of what a language model did, which names no rules. */
  model: Partial<Record<string, string>>
}

interface Corrected {
  kind: string
  /** None where a language model changed it. */
  rule?: string | null
}

export type FormatReason = (change: Corrected) => string | undefined

/** The reason in those words; nothing where they have none for it, and the engine's English stands alone. */
export const reasonFormatter =
  ({ rules, written, model }: Reasons): FormatReason =>
  ({ kind, rule }) =>
    rule ? (kind === 'EXPANSION' ? written : rules)[rule] : model[kind]
