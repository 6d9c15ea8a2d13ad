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

const warming = [
  'The rooms on this floor is bright and everyone know that the meeting have started. However we was late, becuase the trains was full, and my brother have forgot his keys at home.',
  'If it rains tomorow I will stay inside and write a long letter to my aunt, who live in a small town near the sea. She always ask me how much work have been done, and weather I will visit her next weak.',
  'We ordered the lamp two weeks ago, and it came in good shape. The colour is a little darker than the picture shows, but the light is warm, and nobody would want to send it back for that.',
]

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
  // The first sentences of a thread take longest: better now than under a writer's eyes.
  for (const text of warming) {
    await polishAnyBlock(text, {
      dialect: 'american',
      dialectWanted: 'auto',
      strength: 'standard',
      tone: 'neutral',
      technical: false,
      keep: [],
    })
  }
  answer({ ready: true })
}
