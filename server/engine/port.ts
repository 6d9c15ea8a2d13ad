/**
 * Interface of every text engine: takes a text, streams finished blocks. Offsets are UTF-16 code units of the
 * request's text, so `text.slice(change.start, change.end) === change.before`.
 */
import type { Change } from '../../text/changes.ts'

export type TextAction = 'polish' | 'expand'
/** British and American differ in spelling; `auto` follows the majority of the text's own spellings. */
export type Dialect = 'auto' | 'american' | 'british'
export type Tone = 'neutral' | 'formal' | 'friendly' | 'concise'
/** `light` fixes clear errors only, `standard` also usage and punctuation, `thorough` also applies style suggestions. */
export type Strength = 'light' | 'standard' | 'thorough'
/** Grammatical person of sentences made from notes. */
export type Voice = 'i' | 'we' | 'imperative'
export type ExpandStyle = 'explain' | 'examples' | 'prose'

export interface TextOptions {
  dialect?: Dialect
  tone?: Tone
  strength?: Strength
  voice?: Voice
  style?: ExpandStyle
  /**
   * Target length of Expand as a multiple of the source, 1.25 to 2. Language models follow it; the embedded engine
   * cannot.
   */
  length?: number
  /** Also suggests spellings in French, German, and Spanish; the embedded engine only. */
  multilingualSpelling?: boolean
  /** Words to keep exactly: the personal dictionary and the run's own list. */
  keep?: readonly string[]
}

export interface TextRequest {
  action: TextAction
  text: string
  options: TextOptions
  /** Aborted when the writer stops or leaves; the engine ends soon after and yields nothing more. */
  signal?: AbortSignal
}

/**
 * A finished block (a paragraph, a list item). Blocks arrive in text order and never overlap; text between them (white
 * space, code, tables) stays unchanged.
 */
export interface Block {
  index: number
  start: number
  end: number
  before: string
  /** `before` with all `auto` changes applied. */
  after: string
  /** Sorted by `start`, without overlap, all within the block. */
  changes: Change[]
}

/** Why an engine could not process a text; each reason has a message in every language. */
export type RefusalReason = 'finished_prose' | 'unknown_fragment' | 'unsupported_language' | 'nothing_to_do' | 'content_filter'
export type FailureCode =
  | 'timeout'
  | 'interrupted'
  | 'unavailable'
  | 'unauthorized'
  | 'rate_limited'
  | 'bad_answer'
  | 'truncated'
  | 'too_busy'
  | 'guard'

export type EngineEvent =
  /** Raw model output for display; only the block that follows counts. */
  | { type: 'delta'; block: number; text: string }
  | { type: 'block'; block: Block }
  /** Finished and total blocks. */
  | { type: 'progress'; done: number; total: number }
  /** Successful end of a run. `tokens` is the provider's own count, if available. */
  | { type: 'done'; tokens?: { input: number; output: number } }
  /** Nothing to do; never charged. */
  | { type: 'refused'; reason: RefusalReason; message: string }
  /** Failed end of a run; blocks yielded before remain valid. `message` is safe to show. */
  | { type: 'failed'; code: FailureCode; message: string }

/** The message of a run without corrections: what was not read is not called correct. */
export function unchangedMessage(changes: readonly Pick<Change, 'rule'>[]): string {
  const languages = changes.flatMap(({ rule }) => (rule?.startsWith('language-') ? [rule] : []))
  if (languages.length === 0) return 'Nothing to correct'
  return languages.some(rule => rule.endsWith('-spelling')) ? 'Outside English, only spelling is checked' : 'Only English is checked'
}

/** Threads of an engine that uses them. */
export interface EngineStatus {
  threads: number
  /** Threads that have processed a first sentence; if all of several are down, requests fail. */
  ready: number
  /** Queued jobs. */
  waiting: number
  /** Since startup: threads ended by an error or timeout, and threads renewed for age or memory. */
  failed: number
  recycled: number
}

export interface TextEngine {
  /** Display name: `embedded`, or the model's name. */
  readonly name: string
  /** Changes whenever the same text could give another result. */
  readonly version: string
  /** Ends with exactly one `done`, `refused`, or `failed`, unless aborted. Never throws. */
  run(request: TextRequest): AsyncIterable<EngineEvent>
  /** Warms up before the first request, if there is anything to load. */
  warm?(): Promise<void>
  status?(): EngineStatus
  close(): Promise<void>
}
