/** The grammar checker of this thread, which runs in a separate thread. */
import { openCalls } from '../threads.ts'
import type { Harper } from './harper.ts'
import type { HarperAnswer, HarperCall } from './harper-thread.ts'

let loading: Promise<Harper> | undefined
let memory = 0

/** The thread's only checker; starting it takes a second, but not of this thread. */
export function loadHarper(): Promise<Harper> {
  loading ??= openChecker()
  return loading
}

/** Of the checker after its last call, in bytes; process statistics do not show it per thread. */
export const harperMemory = (): number => memory

async function openChecker(): Promise<Harper> {
  const call = openCalls<HarperCall, HarperAnswer>(new URL('./harper-thread.ts', import.meta.url))
  const ask = async <Method extends keyof Harper>(
    method: Method,
    ...args: Parameters<Harper[Method]>
  ): Promise<Awaited<ReturnType<Harper[Method]>>> => {
    const answer = await call({ method, args })
    memory = answer.memory
    return answer.result as Awaited<ReturnType<Harper[Method]>> // what the method of that name returns
  }
  const harper: Harper = {
    read: (text, dialect) => ask('read', text, dialect),
    findUnknown: text => ask('findUnknown', text),
    isLikelyEnglish: text => ask('isLikelyEnglish', text),
  }
  // Answered when it has started.
  await harper.isLikelyEnglish('It has started.')
  return harper
}
