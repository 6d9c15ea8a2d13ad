import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const answers: Response[] = []
let auth: typeof import('../../web/platform/auth.ts')

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name === 'auth' ? 'token' : null), setItem: () => undefined })
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
  auth = await import('../../web/platform/auth.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a server that is busy or being updated says nothing about the session', async () => {
  answers.push(new Response('', { status: 503 }), new Response('', { status: 429 }), Response.json({ success: true }))
  const checked = auth.checkAuthStatus()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await checked).toBe(true)
})

test.each([Response.json({ success: false }), new Response('', { status: 401 })])(
  'a session that the server rejects has ended',
  async answer => {
    answers.push(answer)
    expect(await auth.checkAuthStatus()).toBe(false)
  },
)
