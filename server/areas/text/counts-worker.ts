/** The thread that counts words and tokens. */
import { parentPort } from 'node:worker_threads'
import { countTokens } from '../../../text/tokens.ts'
import { countWords } from '../../../text/words.ts'

export interface CountTask {
  id: number
  text: string
}

export interface Counts {
  words: number
  numOfToken: number
}

export type CountAnswer = Counts & { id: number }

const port = parentPort
port?.on('message', ({ id, text }: CountTask) => {
  const count = async () => {
    const answer: CountAnswer = { id, words: countWords(text), numOfToken: await countTokens(text) }
    port.postMessage(answer)
  }
  // Ends the thread, which rejects the text.
  count().catch((error: unknown) =>
    queueMicrotask(() => {
      throw error
    }),
  )
})
