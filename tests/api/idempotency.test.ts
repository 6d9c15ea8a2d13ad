import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'

const message = { name: 'Ada', email: 'ada@example.com', message: 'The parcel has arrived.' }

describe.each(databases)('Idempotency-Key on %s', database => {
  let app: TestApp
  let now = Date.now()
  beforeAll(async () => {
    app = await startApp({ database, now: () => new Date(now) })
  })
  afterAll(() => app.close())

  const send = (key: string, body: object = message) =>
    app.rest('POST', '/api/front/contact', { body, headers: { 'idempotency-key': key } })
  const stored = async () => (await app.running.parts.store.db.selectFrom('contactMessages').select('id').execute()).length

  test('executes a repeated request once and returns the same response', async () => {
    const before = await stored()
    const first = await send('one')
    const again = await send('one')
    expect(first.status).toBeLessThan(300)
    expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([first.status, first.text, 'true'])
    expect(await stored()).toBe(before + 1)
  })

  test('executes one of five concurrent requests', async () => {
    const before = await stored()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('at-once')))
    expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThanOrEqual(1)
    expect(answers.every(({ status }) => status < 300 || status === 409)).toBe(true)
    expect(await stored()).toBe(before + 1)
  })

  test('rejects another body with the same key, and keys with spaces', async () => {
    await send('other')
    const refused = await send('other', { ...message, message: 'Something else.' })
    expect([refused.status, refused.body.code]).toEqual([422, 'UNPROCESSABLE'])
    const odd = await send('a b')
    expect([odd.status, odd.body.field]).toEqual([400, 'Idempotency-Key'])
  })

  test('accepts a corrected request with the key of a rejected one', async () => {
    expect((await send('mended', { ...message, email: 'nobody' })).status).toBe(400)
    expect((await send('mended')).status).toBeLessThan(300)
  })

  test('expires keys after a day', async () => {
    const before = await stored()
    await send('daily')
    now += 25 * 60 * 60 * 1000
    await send('daily')
    expect(await stored()).toBe(before + 2)
  })
})
