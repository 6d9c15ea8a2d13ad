import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ database: 'sqlite' })
})
afterAll(() => app.close())

const events = () =>
  app
    .logged()
    .split('\n')
    .filter(line => line.includes('"security event"'))
    .map(line => JSON.parse(line) as Record<string, unknown>) // written by the logger

test('logs sign-ins, failed sign-ins, and denials with their request, without passwords or tokens', async () => {
  const wrong = 'a wrong password of someone'
  await app.rest('POST', '/register/login', { body: { email: 'ada@example.com', password: wrong } })
  const { body } = await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })
  const denied = await app.rest('GET', '/me/twoStep', { token: 'unknown' })
  expect(denied.status).toBe(401)
  await app.rest('POST', '/me/signOutEverywhere', { token: body.auth as string, body: {} })
  expect(events().map(({ event }) => event)).toEqual(['SIGN_IN_FAILED', 'SIGNED_IN', 'DENIED', 'SIGNED_OUT_EVERYWHERE'])
  for (const each of events()) expect(each).toMatchObject({ time: expect.any(Number), requestId: expect.stringMatching(/^[\da-f-]{36}$/) })
  expect(events()[1]).toMatchObject({ accountId: expect.any(Number), address: expect.stringMatching(/127\.0\.0\.1/) })
  expect(app.logged()).not.toContain(wrong)
  expect(app.logged()).not.toContain(body.auth)
})
