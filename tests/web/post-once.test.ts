/** A request whose response is lost is repeated with its key. */
import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { codeOf, isUnreachable } from '../../web/platform/errors.ts'

let post: typeof import('../../web/ui/post-once.ts')
/** Keys of the requests so far. */
let keys: string[]
let respond: () => Promise<Response>

beforeEach(async () => {
  keys = []
  respond = async () => Response.json({ id: 7 }, { status: 201, headers: { 'x-operation-id': '3, 4' } })
  vi.useFakeTimers()
  const stored = new Map([['auth', 'token']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: () => undefined,
    removeItem: () => undefined,
  })
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'] ?? '')
    return respond()
  })
  vi.resetModules()
  post = await import('../../web/ui/post-once.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pay = (amount: number) => post.postOnce<{ id: number }>('/api/apps/invoice/1/payments', { amount })
const lose = async () => {
  throw new TypeError('Failed to fetch')
}

test('what is sent again after a lost response has the same key, until its content changes', async () => {
  respond = lose
  await expect(pay(10)).rejects.toThrow('Failed to fetch')
  respond = async () => new Response('<html>Bad gateway</html>', { status: 502 })
  await expect(pay(10)).rejects.toSatisfy(isUnreachable)
  respond = async () => Response.json({ error: 'Bad gateway' }, { status: 502 })
  await expect(pay(10)).rejects.toSatisfy(isUnreachable)
  respond = lose
  await expect(pay(11)).rejects.toThrow('Failed to fetch')
  expect(new Set(keys.slice(0, 3)).size).toBe(1)
  expect(keys[3]).not.toBe(keys[0])
})

test('what is sent again after its response is done again', async () => {
  expect(await pay(10)).toEqual({ data: { id: 7 }, extensions: { operationIds: ['3', '4'] } })
  await pay(10)
  expect(keys[1]).not.toBe(keys[0])
})

test('a rejected request is sent again with another key, one that still runs with the same', async () => {
  const reject = (reason: string) => async () => Response.json({ message: 'No', code: 'CONFLICT', reason }, { status: 409 })
  respond = reject('REQUEST_IN_PROGRESS')
  await expect(pay(10)).rejects.toSatisfy(error => codeOf(error) === 'CONFLICT')
  respond = reject('PAYMENT_OUT_OF_RANGE')
  await expect(pay(10)).rejects.toSatisfy(error => codeOf(error) === 'CONFLICT')
  await expect(pay(10)).rejects.toThrow('No')
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a lost request is not repeated by the same one much later', async () => {
  respond = lose
  await expect(pay(10)).rejects.toThrow('Failed to fetch')
  vi.advanceTimersByTime(11 * 60_000)
  await expect(pay(10)).rejects.toThrow('Failed to fetch')
  expect(keys[1]).not.toBe(keys[0])
})
