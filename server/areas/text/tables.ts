import type { EngineEvent, TextAction } from '../../engine/port.ts'

export interface TextRunTable {
  id: string
  accountId: number
  action: TextAction
  status: 'RUNNING' | 'DONE' | 'REFUSED' | 'FAILED' | 'STOPPED'
  source: string
  /** Options as JSON, in the engine's words. */
  options: string
  result: string
  /** Changes as JSON. */
  changes: string
  accepted: string | null
  engine: string
  engineVersion: string
  message: string
  /** 1 for a redo that costs nothing. */
  isFree: number
  wordsCharged: number
  numOfToken: number
  idempotencyKey: string | null
  requestHash: string
  redoOf: string | null
  /** The document that it was run on, until that is forgotten. */
  documentId: string | null
  createdAt: string
  finishedAt: string | null
  /** When the run and its texts are forgotten. */
  expiresAt: string
}

interface TextRunEventTable {
  runId: string
  seq: number
  event: string
}

interface DictionaryWordTable {
  accountId: number
  wordKey: string
  word: string
}

interface IgnoredRuleTable {
  accountId: number
  rule: string
}

/** What is kept of a run's events: what the engine told, and its end. */
export type RunEvent = Extract<EngineEvent, { type: 'delta' | 'block' | 'progress' }> | { type: 'end' }

declare module '../../db/schema.ts' {
  interface Schema {
    textRuns: TextRunTable
    textRunEvents: TextRunEventTable
    dictionaryWords: DictionaryWordTable
    ignoredRules: IgnoredRuleTable
  }
}
