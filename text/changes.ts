/** Changes to a text: how engines say what they did, and how a reader takes or leaves each of them. */

/** What a change is about; each kind has its own colour and name on the screen. */
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
  /** The rule that made it, for "ignore this rule"; stable across runs. */
  rule?: string
  /** The reason in one line that a reader understands, in English. */
  message: string
  /** `auto` stands in the result; `suggest` is only offered. */
  confidence: 'auto' | 'suggest'
}

/** The source with the chosen changes applied. Changes must not overlap; their order does not matter. */
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
