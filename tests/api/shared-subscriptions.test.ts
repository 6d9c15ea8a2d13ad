import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { makeAccount, signInAgain } from '../support/accounts.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'

interface Message {
  id: string
  payload: { data: { workspaceChanges: { operationId: string; requestId: string; rows: { id: string }[] } } }
}

const query = 'subscription Changes($areas: [Area!]) { workspaceChanges(areas: $areas) { operationId requestId rows { id } } }'

describe.each(databases)('subscribers with the same operation on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  afterAll(() => app.close())

  async function listen(token: string, { id = '1', areas = null as string[] | null } = {}) {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    const received: Message[] = []
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Message & { type: string } // defined by the protocol
      const payload = { query, operationName: 'Changes', variables: { areas } }
      if (message.type === 'connection_ack') socket.send(JSON.stringify({ type: 'subscribe', id, payload }))
      if (message.type === 'next') received.push(message)
    })
    const closed = new Promise<number>(resolve => socket.on('close', resolve))
    const joined = vi.spyOn(app.running.parts.metrics, 'countShared')
    await new Promise(resolve => socket.on('open', resolve))
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: token } }))
    await expect.poll(() => joined.mock.calls).toContainEqual([1])
    joined.mockRestore()
    const operations = () => received.map(({ payload }) => Number(payload.data.workspaceChanges.operationId))
    return { socket, received, operations, closed }
  }

  const deleteReview = async (token: string, id: number) =>
    expect((await app.rest('DELETE', `/api/apps/ecommerce/reviews/${id}`, { token })).status).toBe(204)
  const shared = async () => /^graphql_shared_subscribers (\d+)$/m.exec((await app.rest('GET', '/metrics')).text)?.[1]

  test('learn when they connect how long ago the workspace changed', async () => {
    const { token } = await makeAccount(app)
    const ask = async () => {
      const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
      await new Promise(resolve => socket.on('open', resolve))
      const message = new Promise<string>(resolve => socket.on('message', (data: Buffer) => resolve(data.toString())))
      socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: token } }))
      const { type, payload } = JSON.parse(await message) as { type: string; payload: { sinceLastChangeMs: number | null } } // defined by the protocol
      socket.close()
      expect(type).toBe('connection_ack')
      return payload.sinceLastChangeMs
    }
    expect(await ask()).toBeNull()
    await deleteReview(token, 1)
    const afterWrite = await ask()
    expect(afterWrite).toBeGreaterThanOrEqual(0)
    expect(afterWrite).toBeLessThan(30_000)
    await app.graphql('mutation { resetWorkspace }', {}, token)
    // The operations are gone, but not the time of the reset.
    expect(await ask()).toBeLessThan(30_000)
  })

  test('are served by one execution, each under its own ID, in the order of the operations', async () => {
    const { token } = await makeAccount(app)
    const subscribed = vi.spyOn(app.running.parts.events, 'subscribe')
    const members = [await listen(token), await listen(token, { id: 'a "quoted" \\ id' }), await listen(token)]
    const topics = subscribed.mock.calls.map(([topic]) => topic).filter(topic => topic.startsWith('workspace:'))
    subscribed.mockRestore()
    expect(topics).toHaveLength(1)
    for (let id = 1; id <= 20; id++) await deleteReview(token, id)
    for (const { operations } of members) await expect.poll(operations).toHaveLength(20)
    const [first] = members
    expect(first?.operations()).toEqual(first?.operations().toSorted((a, b) => a - b))
    expect(first?.received.map(({ payload }) => payload.data.workspaceChanges.rows[0]?.id)).toEqual(
      Array.from({ length: 20 }, (_, index) => `${index + 1}`),
    )
    for (const { received } of members)
      expect(received.map(({ payload }) => payload)).toEqual(first?.received.map(({ payload }) => payload))
    expect(new Set(members[1]?.received.map(({ id }) => id))).toEqual(new Set(['a "quoted" \\ id']))
    for (const { socket } of members) socket.close()
    await expect.poll(shared).toBe('0')
  })

  test('never receive the changes of another workspace, nor those that other variables select', async () => {
    const [mine, theirs] = [await makeAccount(app), await makeAccount(app)]
    const [one, other] = [await listen(mine.token), await listen(theirs.token)]
    const orders = await listen(mine.token, { areas: ['ORDERS'] })
    await deleteReview(mine.token, 1)
    await deleteReview(theirs.token, 2)
    await expect.poll(() => one.received).toHaveLength(1)
    await expect.poll(() => other.received).toHaveLength(1)
    expect(one.received[0]?.payload.data.workspaceChanges.rows).toEqual([{ id: '1' }])
    expect(other.received[0]?.payload.data.workspaceChanges.rows).toEqual([{ id: '2' }])
    expect(orders.received).toEqual([])
    for (const { socket } of [one, other, orders]) socket.close()
    await expect.poll(shared).toBe('0')
  })

  test('leave one by one, and join again after the last has left', async () => {
    const { token } = await makeAccount(app)
    const [one, two] = [await listen(token), await listen(token)]
    one.socket.send(JSON.stringify({ type: 'complete', id: '1' }))
    await expect.poll(shared).toBe('1')
    await deleteReview(token, 1)
    await expect.poll(() => two.received).toHaveLength(1)
    expect(one.received).toEqual([])
    two.socket.terminate()
    await expect.poll(shared).toBe('0')
    await deleteReview(token, 2)
    const three = await listen(token)
    await deleteReview(token, 3)
    await expect.poll(() => three.received).toHaveLength(1)
    expect(three.received[0]?.payload.data.workspaceChanges.rows).toEqual([{ id: '3' }])
    for (const { socket } of [one, three]) socket.close()
  })

  test('are disconnected when their own session ends, while the others stay', async () => {
    const account = await makeAccount(app)
    const again = await signInAgain(app, account)
    const [ending, staying] = [await listen(account.token), await listen(again)]
    await app.graphql('mutation { logout }', {}, account.token)
    expect(await ending.closed).toBe(4403)
    await deleteReview(again, 1)
    await expect.poll(() => staying.received).toHaveLength(1)
    expect(ending.received).toEqual([])
    staying.socket.close()
  })
})
