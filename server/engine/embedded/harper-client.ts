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

import { loadDictionary } from './dictionary.ts'
import { loadKnownWords } from './known-words.ts'
async function openChecker(): Promise<Harper> {
  return {
    read: async () => [],
    findUnknown: async text =>
      new Set([...text.matchAll(/\p{L}[\p{L}'’]*/gu)].filter(({ 0: w }) => !loadDictionary().has(w)).map(m => m.index)),
    isLikelyEnglish: async text => {
      const w = text.match(/\p{L}+/gu) ?? []
      return w.filter(x => loadDictionary().has(x)).length > w.length * 0.6
    },
  }
}
