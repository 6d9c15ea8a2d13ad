import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { workspaceTopic } from '../../server/db/changes.ts'
import { localEvents } from '../../server/events.ts'
import { startApp, type TestApp } from '../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const subscription = 'subscription { workspaceChanges { operationId summary } }'

/** Subscribes to all changes in the public workspace; returns the received operation ids. */
async function listen() {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  const response: number[] = []
  socket.on('message', (data: Buffer) => {
    const { type, payload } = JSON.parse(data.toString()) as {
      type: string
      payload?: { data: { workspaceChanges: { operationId: string } } }
    } // defined by the protocol
    if (type === 'connection_ack') socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query: subscription } }))
    if (type === 'next' && payload) response.push(Number(payload.data.workspaceChanges.operationId))
  })
  const closed = new Promise<number>(resolve => socket.on('close', resolve))
  const joined = vi.spyOn(app.running.parts.metrics, 'countShared')
  await new Promise(resolve => socket.on('open', resolve))
  socket.send(JSON.stringify({ type: 'connection_init' }))
  await expect.poll(() => joined.mock.calls).toContainEqual([1])
  joined.mockRestore()
  return { socket, response: response, closed }
}

const many = 3000

test('disconnects a subscriber that does not read, without blocking others', async () => {
  const [slow, quick] = [await listen(), await listen()]
  slow.socket.pause()
  const change = { area: 'reviews', areas: ['reviews'], summary: 'x'.repeat(20_000), requestId: '', rows: [] }
  for (let operationId = 1; operationId <= many; operationId++) {
    app.running.parts.events.publish(workspaceTopic(1), { ...change, operationId })
    if (operationId % 100 === 0) while ((quick.response.at(-1) ?? 0) < operationId) await wait(5)
  }
  expect((await app.rest('DELETE', '/api/apps/ecommerce/reviews/1')).status).toBe(204)
  while (quick.response.length <= many) await wait(5)
  expect(slow.response.length).toBeLessThan(10)
  slow.socket.resume()
  // Closed, so that its client reconnects and refetches, because it missed events.
  expect(await slow.closed).toBe(1013)
  expect(slow.response.length).toBeLessThan(many)
  expect(slow.response).toEqual(slow.response.map((_, index) => index + 1))
  quick.socket.close()
}, 60_000)

test('buffers at most a thousand unread events', async () => {
  const events = localEvents()
  const listener = events.subscribe<{ number: number }>('topic')
  for (let number = 1; number <= 1000; number++) events.publish('topic', { number })
  expect((await listener.next()).value).toEqual({ number: 1 })
  for (let number = 1001; number <= 1002; number++) events.publish('topic', { number })
  await expect(listener.next()).rejects.toMatchObject({ kind: 'unavailable' })
  expect((await listener.next()).done).toBe(true)
  events.publish('topic', { number: 1003 })
})

test('reports no loss to a subscriber that ends by itself or with the server', async () => {
  const events = localEvents()
  const own = new AbortController()
  const [one, two, three] = [
    events.subscribe('topic', own.signal),
    events.subscribe('topic'),
    events.subscribe('topic', AbortSignal.abort()),
  ]
  const waiting = [one.next(), two.next(), three.next()]
  own.abort()
  await events.close()
  expect((await Promise.all(waiting)).map(({ done }) => done)).toEqual([true, true, true])
})
