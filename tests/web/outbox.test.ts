/** Messages wait in the outbox until the server takes them. */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { throwError } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { translateError } from '../../web/platform/errors.ts'

/** The subset of browser storage that the outbox uses. */
class Storage {
  #items = new Map<string, string>()
  getItem = (name: string) => this.#items.get(name) ?? null
  setItem = (name: string, value: string) => void this.#items.set(name, value)
  removeItem = (name: string) => void this.#items.delete(name)
}

let outbox: typeof import('../../web/areas/chat/outbox.ts')
let tries = 0

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', new Storage())
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.resetModules()
  outbox = await import('../../web/areas/chat/outbox.ts')
  tries = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answer = (status: number, body: string) =>
  new ServerError(`Status ${status}`, { response: new Response(body, { status }), bodyText: body })
const message = 'Too many requests. Wait 7 seconds.'
const tooMany = new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 7 } }] })

/** A client that fails each time. */
const failing = (error: Error) =>
  new ApolloClient({
    cache: new InMemoryCache(),
    devtools: { enabled: false },
    link: new ApolloLink(() => {
      tries += 1
      return throwError(() => error)
    }),
  })
const triesAfter = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  return tries
}
const write = () => outbox.addToOutbox({ contactId: '1', message: 'Hello', replyTo: null, attachments: [] })

test('a message is sent again after a wait that grows while a proxy answers for the server', async () => {
  write()
  void outbox.flushOutbox(failing(answer(502, '<html>Bad gateway</html>')), 'unreachable')
  expect(await triesAfter(0)).toBe(1)
  expect(await triesAfter(1999)).toBe(1)
  expect(await triesAfter(1)).toBe(2)
  expect(await triesAfter(3999)).toBe(2)
  expect(await triesAfter(1)).toBe(3)
  expect(await triesAfter(10 * 60_000)).toBeLessThan(17)
})

test('a message waits as long as the server says, and is not marked as failed', async () => {
  write()
  void outbox.flushOutbox(failing(tooMany), 'unreachable')
  expect(await triesAfter(6999)).toBe(1)
  expect(await triesAfter(1)).toBe(2)
  const kept = JSON.parse(localStorage.getItem('chat-outbox:') ?? '[]') as { failure?: string }[] // written by the outbox
  expect(kept).toHaveLength(1)
  expect(kept[0]?.failure).toBeUndefined()
})

test('a rejected request says why, unlike one that did not reach the server', () => {
  expect(translateError(tooMany, 'en')).toBe(message)
  expect(translateError(answer(502, '<html>Bad gateway</html>'), 'en')).toBeUndefined()
  expect(translateError(answer(502, '{"error":"Bad gateway"}'), 'en')).toBeUndefined()
})
