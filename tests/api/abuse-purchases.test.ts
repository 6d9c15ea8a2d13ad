import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reconcile } from '../../server/areas/words/reconcile.ts'
import { makeAccount } from '../support/accounts.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'

const secret = 'webhook secret of the tests'
const day = 24 * 3_600_000
const sorted = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)

describe.each(databases)('attacks on purchases on %s', database => {
  let app: TestApp
  let clock = new Date('2026-11-22T10:00:00.000Z')
  beforeAll(async () => {
    app = await startApp({ database, now: () => clock, env: { SANDBOX_WEBHOOK_SECRET: secret } })
  })
  afterAll(() => app.close())

  const buyer = async () => (await makeAccount(app)).token
  const call = (path: string, body: unknown, token: string, headers: Record<string, string> = {}) =>
    app.rest('POST', path, { body, headers, token })
  const order = async (token: string, body: object) => (await call('/order/create', { method: 'sandbox', ...body }, token)).body
  const get = async (token: string, outTradeNo: string) => (await call('/order/get', { outTradeNo }, token)).body
  const me = async (token: string) => (await app.rest('POST', '/me/me', { token })).body
  let events = 0
  const send = (type: string, data: { outTradeNo: string; amount: number }, id = `evt_${events++}`) => {
    const seconds = Math.floor(clock.getTime() / 1000)
    const body = JSON.stringify({ id, type, created: seconds, data: { ...data, currency: 'USD', paymentId: `pay_${id}` } })
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    return app.rest('POST', '/webhooks/sandbox', { body, headers: { 'sandbox-signature': `t=${seconds},v1=${signature}` } })
  }
  const fund = async (token: string, amount: number) => {
    const { outTradeNo } = (await call('/order/topUp', { amount, method: 'sandbox' }, token)).body
    await send('payment.succeeded', { outTradeNo, amount: amount * 100 })
  }
  const checkBooks = async () => expect(await reconcile(app.running.parts.store)).toEqual([])

  test.each([0, -1, 1.5, 100, 1e21, '2', null, [2], { $gt: 0 }])('orders no quantity of %j', async quantity => {
    const token = await buyer()
    const items = [{ packId: 'words-2000', quantity }]
    expect((await call('/order/create', { items, method: 'sandbox' }, token)).status).toBe(400)
    const create = 'mutation ($items: [OrderItemInput!]) { createPaymentOrder(items: $items, method: SANDBOX) { outTradeNo } }'
    expect((await app.graphql(create, { items }, token)).errors).toHaveLength(1)
    expect((await call('/order/list', {}, token)).body.total).toBe(0)
  })

  test('accepts a coupon once from many tabs, over both APIs', async () => {
    const token = await buyer()
    const rest = () => call('/order/create', { packId: 'words-2000', method: 'sandbox', coupon: 'WELCOME10' }, token)
    const create = 'mutation { createPaymentOrder(packId: "words-2000", method: SANDBOX, coupon: "welcome10") { outTradeNo } }'
    await Promise.all([rest(), rest(), app.graphql(create, {}, token), app.graphql(create, {}, token), rest()])
    expect((await call('/order/list', {}, token)).body).toMatchObject({ total: 1 })
  })

  test('sells no more words in many open orders than an account can hold', async () => {
    const token = await buyer()
    const items = ['words-2000', 'words-10000', 'words-50000', 'words-200000', 'pass-week', 'pass-month'].map(packId => ({
      packId,
      quantity: 99,
    }))
    const made = []
    for (let index = 0; index < 32; index++) made.push(await call('/order/create', { items, method: 'sandbox' }, token))
    expect(made.at(-1)).toMatchObject({ status: 409, body: { reason: 'TOO_MANY_WORDS' } })
    for (const { status, body } of made) {
      if (status === 200) await send('payment.succeeded', { outTradeNo: body.outTradeNo, amount: Math.round(body.orderAmount * 100) })
    }
    const { data, errors } = await app.graphql<{ me: { durWordsLeft: number } }>('{ me { durWordsLeft tempWordsLeft } }', {}, token)
    expect(errors).toBeUndefined()
    expect(data.me.durWordsLeft).toBeGreaterThan(500_000_000)
    await checkBooks()
  })

  test('applies a refund that arrives before its payment', async () => {
    const token = await buyer()
    const before = await me(token)
    const { outTradeNo } = await order(token, { packId: 'words-2000' })
    expect((await send('payment.refunded', { outTradeNo, amount: 200 }, 'early')).status).toBe(202)
    expect((await send('payment.refunded', { outTradeNo, amount: 200 }, 'early')).status).toBe(202)
    expect(await get(token, outTradeNo)).toMatchObject({ status: 'pending' })
    expect((await send('payment.succeeded', { outTradeNo, amount: 200 })).status).toBe(200)
    expect(await get(token, outTradeNo)).toMatchObject({ status: 'refunded', refundedAmount: 2, wordsTaken: 2000 })
    expect((await send('payment.refunded', { outTradeNo, amount: 200 }, 'early')).status).toBe(200)
    expect((await me(token)).durWordsLeft).toBe(before.durWordsLeft)
    await checkBooks()
  })

  test('renews a plan whose renewal arrives before its first payment', async () => {
    const token = await buyer()
    const { outTradeNo } = await order(token, { packId: 'writer-month' })
    expect((await send('subscription.renewed', { outTradeNo, amount: 900 })).status).toBe(202)
    await send('payment.succeeded', { outTradeNo, amount: 900 })
    expect((await me(token)).tempWordsLeft).toBeGreaterThan(100_000)
    await checkBooks()
  })

  test('refunds no expired words', async () => {
    const token = await buyer()
    const { outTradeNo } = await order(token, { packId: 'pass-week' })
    await send('payment.succeeded', { outTradeNo, amount: 300 })
    const before = clock
    clock = new Date(clock.getTime() + 8 * day)
    expect(await call('/order/refund', { outTradeNo }, token)).toMatchObject({
      status: 409,
      body: { reason: 'REFUND_WORDS_SPENT', wordsMissing: 10_000 },
    })
    clock = before
    await checkBooks()
  })

  test('spends a balance once, however it is spent', async () => {
    const token = await buyer()
    await fund(token, 10)
    const { outTradeNo } = (await call('/order/list', {}, token)).body.orders[0]
    const spend = () => call('/order/create', { packId: 'words-10000', method: 'balance' }, token)
    const create =
      'mutation { a: createPaymentOrder(packId: "words-10000", method: BALANCE) { status } b: createPaymentOrder(packId: "words-10000", method: BALANCE) { status } }'
    const [, ...answers] = await Promise.all([
      app.graphql(create, {}, token),
      spend(),
      spend(),
      call('/order/refund', { outTradeNo }, token),
    ])
    expect(sorted(answers).filter(status => status >= 500)).toEqual([])
    const { money, durWordsLeft } = await me(token)
    // Either one pack, or the money back.
    expect([
      { money: 2, durWordsLeft: 10_500 },
      { money: 0, durWordsLeft: 500 },
    ]).toContainEqual({ money, durWordsLeft })
    await checkBooks()
  })

  test('changes, cancels, and refunds a plan at once, with exact books', async () => {
    const token = await buyer()
    await fund(token, 500)
    const { outTradeNo } = await order(token, { packId: 'writer-month', method: 'balance' })
    const change = (packId: string) => call('/subscription/change', { packId }, token)
    for (let round = 0; round < 4; round++) {
      const orders = (await call('/order/list', { status: 'paid' }, token)).body.orders as { outTradeNo: string; packId: string }[]
      const upgrades = orders.filter(({ packId }) => packId.startsWith('team'))
      const answers = await Promise.all([
        change('team-month'),
        change('team-year'),
        call('/subscription/cancel', {}, token),
        call('/order/refund', { outTradeNo }, token),
        ...upgrades.map(each => call('/order/refund', { outTradeNo: each.outTradeNo }, token)),
      ])
      expect(sorted(answers).filter(status => status >= 500)).toEqual([])
      await checkBooks()
    }
    for (const each of (await call('/order/list', { status: 'paid' }, token)).body.orders as { outTradeNo: string; packId: string }[]) {
      if (!each.packId.startsWith('balance-')) await call('/order/refund', { outTradeNo: each.outTradeNo }, token)
    }
    // A first period is refunded after its upgrade.
    await call('/order/refund', { outTradeNo }, token)
    expect(await me(token)).toMatchObject({ money: 500, tempWordsLeft: 2000, durWordsLeft: 500 })
    await checkBooks()
  })
})
