/** A thread that polishes blocks: the checker may take its time here without holding up the server. */
import { parentPort } from 'node:worker_threads'
import type { BlockKind } from '../blocks.ts'
import { loadTools, type TextFacts } from './polish.ts'
import { polishAnyBlock } from './polish-text.ts'
import type { DraftChange } from './revision.ts'

export interface WorkerTask {
  id: number
  text: string
  facts: TextFacts
  kind: BlockKind
}

export type WorkerAnswer = { ready: true } | { id: number; drafts: DraftChange[] } | { id: number; error: string }

const port = parentPort
if (port) {
  const answer = (message: WorkerAnswer) => port.postMessage(message)
  port.on('message', ({ id, text, facts, kind }: WorkerTask) => {
    polishAnyBlock(text, facts, kind).then(
      drafts => answer({ id, drafts }),
      (error: unknown) => answer({ id, error: error instanceof Error ? error.message : String(error) }),
    )
  })
  await loadTools()
  // The first sentence of a thread takes longest: better now than under a writer's eyes.
  await polishAnyBlock('This sentence warm up the thred.', {
    dialect: 'american',
    dialectWanted: 'auto',
    strength: 'standard',
    tone: 'neutral',
    technical: false,
    keep: [],
  })
  answer({ ready: true })
}
