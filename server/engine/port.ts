/**
 * What every text engine promises, whichever one runs: text in, a stream of finished blocks out.
 * Offsets are UTF-16 units of the request's text, so `text.slice(change.start, change.end) === change.before`.
 */
import type { Change } from '../../text/changes.ts'

export type TextAction = 'polish' | 'expand'
/** British and American differ in spelling; `auto` follows the majority of the text's own spellings. */
export type Dialect = 'auto' | 'american' | 'british'
export type Tone = 'neutral' | 'formal' | 'friendly' | 'concise'
/** `light` mends clear errors only, `standard` also usage and punctuation, `thorough` also applies style suggestions. */
export type Strength = 'light' | 'standard' | 'thorough'
/** Who speaks where notes become sentences. */
export type Voice = 'i' | 'we' | 'imperative'
export type ExpandStyle = 'explain' | 'examples' | 'prose'

export interface TextOptions {
  dialect?: Dialect
  tone?: Tone
  strength?: Strength
  voice?: Voice
  style?: ExpandStyle
  /** Wanted length of an expansion as a multiple of the source: 1.25 to 2. A language model heeds it, the embedded engine cannot. */
  length?: number
  /** Words that must stay exactly as they are: the personal dictionary and the run's own list. */
  keep?: readonly string[]
}

export interface TextRequest {
  action: TextAction
  text: string
  options: TextOptions
  /** Aborted when the writer stops or goes away; the engine ends soon after and yields nothing more. */
  signal?: AbortSignal
}

/**
 * One finished piece of the text (a paragraph, a list item). Blocks come in the order of the text and never overlap;
 * what lies between them (white space, code, tables) stays as it is.
 */
export interface Block {
  index: number
  start: number
  end: number
  before: string
  /** `before` with every `auto` change applied. */
  after: string
  /** In order of `start`, none overlapping another, all inside the block. */
  changes: Change[]
}

/** Why an engine did not do what was asked; each has a text of its own in every language. */
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
  /** Raw text as a language model writes it, for show only; the block that follows is what counts. */
  | { type: 'delta'; block: number; text: string }
  | { type: 'block'; block: Block }
  /** Blocks finished of blocks in all. */
  | { type: 'progress'; done: number; total: number }
  /** The end of a good run. `tokens` is the provider's own count when it gave one. */
  | { type: 'done'; tokens?: { input: number; output: number } }
  /** Nothing to do, honestly said; never charged. */
  | { type: 'refused'; reason: RefusalReason; message: string }
  /** The run ended badly; blocks told before stay valid. `message` is safe to show. */
  | { type: 'failed'; code: FailureCode; message: string }

/** The threads of an engine that has them. */
export interface EngineStatus {
  threads: number
  /** Threads that have answered a first sentence; none of several means that nobody is served. */
  ready: number
  /** Jobs without a thread. */
  waiting: number
  /** Since the start: threads ended for an error or for taking too long, and threads renewed for their age or memory. */
  failed: number
  recycled: number
}

export interface TextEngine {
  /** Shown to the writer: `embedded`, or the model's name. */
  readonly name: string
  /** Changes whenever the same text could give another result. */
  readonly version: string
  /** Ends with exactly one `done`, `refused` or `failed`, unless aborted. Never throws. */
  run(request: TextRequest): AsyncIterable<EngineEvent>
  /** Gets ready before the first writer waits for it; nothing where there is nothing to load. */
  warm?(): Promise<void>
  status?(): EngineStatus
  close(): Promise<void>
}
