/** The grammar checker's thread: it loads while the engine's thread loads the dictionary and the rules. */
import { flushCompileCache } from 'node:module'
import { answerCalls } from '../threads.ts'
import { checkerMemory } from './checker-memory.ts'
import { type Harper, startHarper } from './harper.ts'

export interface HarperCall {
  method: keyof Harper
  args: readonly unknown[]
}

export interface HarperAnswer {
  result: unknown
  /** The checker's size afterwards, in bytes. */
  memory: number
}

const harper = await startHarper()
answerCalls(async ({ method, args }: HarperCall): Promise<HarperAnswer> => {
  // The arguments are those of the method: its caller is typed.
  const call = harper[method] as (...args: readonly unknown[]) => Promise<unknown>
  return { result: await call(...args), memory: checkerMemory() }
})
flushCompileCache()
