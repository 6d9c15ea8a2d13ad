import type { EngineEvent, TextAction } from '../../engine/port.ts'

/** A check polishes paragraphs while they are written, and is priced by their new sentences. */
export type RunAction = TextAction | 'check'

export interface TextRunTable {
  id: string
  accountId: number
  action: RunAction
  status: 'RUNNING' | 'DONE' | 'REFUSED' | 'FAILED' | 'STOPPED'
  source: string
  /** Engine options as JSON. */
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
  /** Of everything that the result depends on; null for old runs. */
  inputHash: string | null
  redoOf: string | null
  /** The document that was polished or expanded, until that is deleted. */
  documentId: string | null
  createdAt: string
  finishedAt: string | null
  /** When the run and its texts are deleted. */
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

interface CheckedSentenceTable {
  accountId: number
  hash: string
  checkedAt: string
}

/** Stored events of a run: those of the engine, and the end. */
export type RunEvent = Extract<EngineEvent, { type: 'delta' | 'block' | 'progress' }> | { type: 'end' }

declare module '../../db/schema.ts' {
  interface Schema {
    textRuns: TextRunTable
    textRunEvents: TextRunEventTable
    dictionaryWords: DictionaryWordTable
    ignoredRules: IgnoredRuleTable
    checkedSentences: CheckedSentenceTable
  }
}
