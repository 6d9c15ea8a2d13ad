/** Translates the reasons of changes; the engine's own are English. */

export interface Reasons {
  /** By correction rule. */
  rules: Record<string, string>
  /** By expansion rule. */
  written: Record<string, string>
  /** By kind of change, for language models, which name no rules. */
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
