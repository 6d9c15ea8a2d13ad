/** Clients that hang up, or say too much, are no faults of the server: they are neither logged nor counted as such. */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { callBeside } from '../support/beside.ts'
import { type DatabaseKind, databases, startApp, type TestApp } from '../support/harness.ts'

/** Sends the beginning of a request and closes the connection. */
const hangUp = (app: TestApp, path: string) =>
  new Promise<void>(resolve => {
    const { port } = new URL(app.url)
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(`POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"query":`)
      setTimeout(() => socket.destroy(), 100)
    })
    socket.on('close', () => resolve())
    socket.on('error', () => undefined)
  })

describe.each(databases)('on %s', (database: DatabaseKind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  afterAll(() => app.close())

  const problems = async () => {
    const { data } = await app.graphql<{ activitySummary: { errorsToday: number } }>(
      '{ activitySummary { errorsToday } }',
      {},
      (await app.rest('POST', '/register/login', { body: { email: 'admin@demo.com', password: 'admin' } })).body.auth as string,
    )
    return data.activitySummary.errorsToday
  }
  const loud = () =>
    app
      .logged()
      .split('\n')
      .filter(line => /"level":[45]0/.test(line))

  test('counts requests whose client disconnects as 499 only', async () => {
    const paths = ['/graphql', '/api/apps/users', '/text/polish', '/register/login']
    const before = await problems()
    const attack = () => Promise.all(Array.from({ length: 40 }, (_, index) => hangUp(app, paths[index % paths.length] ?? '')))
    const { waited, allowed } = await callBeside(app, attack)
    expect(waited).toBeLessThan(allowed)
    const { text } = await app.rest('GET', '/metrics')
    for (const api of ['graphql', 'rest'])
      expect(text).toMatch(new RegExp(`^http_request_duration_seconds_count\\{api="${api}",code="499"\\} \\d+$`, 'm'))
    expect(text).not.toMatch(/code="(400|5\d\d)"/)
    expect([await problems(), loud()]).toEqual([before, []])
  })

  test('closes only the connection of a message that is too large', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const attack = () =>
      Promise.all(
        Array.from({ length: 10 }, async () => {
          const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
          socket.on('open', () => socket.send('x'.repeat(70_000)))
          return new Promise(resolve => socket.on('close', resolve))
        }),
      )
    const { result, waited, allowed } = await callBeside(app, attack)
    expect(result).toEqual(result.map(() => 1009))
    expect(waited).toBeLessThan(allowed)
    expect([printed.mock.calls, loud(), await problems()]).toEqual([[], [], 0])
    printed.mockRestore()
    expect((await app.rest('GET', '/metrics')).text).toMatch(/^websocket_connections 0$/m)
  })
})
