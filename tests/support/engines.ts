/** Small engines for tests of everything around an engine. */
import type { Block, EngineEvent, TextEngine } from '../../server/engine/port.ts'

function wordToUpper(text: string, index: number, start: number, end: number): Block {
  const before = text.slice(start, end)
  const after = before.toUpperCase()
  const change = {
    id: `${index}`,
    start,
    end,
    before,
    after,
    kind: 'spelling' as const,
    message: 'In capitals',
    confidence: 'auto' as const,
  }
  return { index, start, end, before, after, changes: before === after ? [] : [change] }
}

interface Behaviour {
  /** Delay before each paragraph in milliseconds. */
  pause?: number
  /** How it ends after its paragraphs; never, if it stalls. */
  end?: EngineEvent | 'stall' | 'throw'
}

const wait = (ms: number, signal?: AbortSignal) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** An engine that writes every paragraph in capitals. */
export const shoutingEngine = ({ pause = 0, end = { type: 'done' } }: Behaviour = {}): TextEngine => ({
  name: 'shouting',
  version: '1',
  async *run({ text, signal }) {
    let index = 0
    for (const { 0: paragraph, index: start } of text.matchAll(/[^\n]+/g)) {
      await wait(pause, signal)
      if (signal?.aborted) return
      yield { type: 'block', block: wordToUpper(text, index, start, start + paragraph.length) }
      index += 1
    }
    if (end === 'stall') await wait(60_000, signal)
    else if (end === 'throw') throw new Error('broken engine')
    else yield end
  },
  close: async () => undefined,
})
