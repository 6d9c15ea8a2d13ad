/** Translates the reasons of changes; the engine's own are English. */
import { readSlip, type Slip } from '../../../text/spelling-slips.ts'

export interface Reasons {
  /** By correction rule. */
  rules: Record<string, string>
  /** By what is wrong with the spelling; `{before}`, `{after}`, and the `{wrong}` and `{right}` letters are filled in. */
  spelling: Record<Exclude<Slip, 'misspelled'>, string>
  /** By expansion rule. */
  written: Record<string, string>
  /** By kind of change, for language models, which name no rules. */
  model: Partial<Record<string, string>>
}

interface Corrected {
  kind: string
  /** None where a language model changed it. */
  rule?: string | null
  /** The words; without them, the reason is the rule's. */
  before?: string
  after?: string
}

export type FormatReason = (change: Corrected) => string | undefined

/** The reason in those words; nothing where they have none for it, and the engine's English stands alone. */
export function reasonFormatter({ rules, spelling, written, model }: Reasons): FormatReason {
  const explain = (before: string, after: string) => {
    const { slip, ...letters } = readSlip(before, after)
    const parts: Record<string, string> = { before, after, ...letters }
    return slip === 'misspelled' ? rules.spelling : spelling[slip].replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '')
  }
  return ({ kind, rule, before, after }) => {
    if (!rule) return model[kind]
    if (rule === 'spelling' && before && after) return explain(before, after)
    return (kind === 'EXPANSION' ? written : rules)[rule]
  }
}
