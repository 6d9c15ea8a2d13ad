/** Changes to a text, as engines report them and readers accept or reject them. */

/** Kind of a change; each has its own color and label. */
export type ChangeKind =
  | 'spelling'
  | 'grammar'
  | 'punctuation'
  | 'capitalization'
  | 'spacing'
  | 'word_choice'
  | 'style'
  | 'typography'
  | 'expansion'
  | 'rewording'

export interface Change {
  /** Unique within the run. */
  id: string
  /** UTF-16 offsets into the source: `source.slice(start, end) === before`. */
  start: number
  end: number
  before: string
  after: string
  kind: ChangeKind
  /** Other words that may be meant, the likeliest first. */
  alternatives?: readonly string[]
  /** The rule that made it, for "ignore this rule"; stable across runs. */
  rule?: string
  /** The reason for the reader, one line in English. */
  message: string
  /** `auto` is part of the result; `suggest` is only a suggestion. */
  confidence: 'auto' | 'suggest'
}

/** Applies the given changes to the source. Changes must not overlap; their order does not matter. */
export function applyChanges(
  source: string,
  changes: readonly Change[],
  chosen: (change: Change) => boolean = change => change.confidence === 'auto',
): string {
  let result = ''
  let at = 0
  for (const change of [...changes].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (!chosen(change)) continue
    result += source.slice(at, change.start) + change.after
    at = change.end
  }
  return result + source.slice(at)
}
