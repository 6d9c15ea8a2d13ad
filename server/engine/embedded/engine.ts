import type { TextEngine } from '../port.ts'
export const embeddedEngine = (_o?: unknown): TextEngine => ({
  name: 'embedded',
  version: '0',
  async *run() {
    yield { type: 'done' }
  },
  close: async () => undefined,
})
