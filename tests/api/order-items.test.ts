import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { priceOf } from '../../server/areas/billing/pricing.ts'
import { packs } from '../../server/areas/billing/catalog.ts'
import { splitCents } from '../../server/areas/billing/items.ts'
import { sweepBilling } from '../../server/areas/billing/lifecycle.ts'
import { lockAccount, moveWords } from '../../server/areas/words/reservations.ts'
import { reconcile } from '../../server/areas/words/reconcile.ts'
import { makeAccount } from '../support/accounts.ts'
import { type DatabaseKind, databases, startApp, type TestApp } from '../support/harness.ts'

const secret = 'webhook secret of the tests'

describe.each(databases)('orders of several items on %s', (database: DatabaseKind) => {
  let app: TestApp
  let clock = new Date('2026-11-22T10:00:00.000Z')
  beforeAll(async () => {
    app = await startApp({ database, now: () => clock, env: { SANDBOX_WEBHOOK_SECRET: secret } })
  })
  afterAll(() => app.close())

  const call = (path: string, body: unknown, token?: string, headers: Record<string, string> = {}) =>
    app.rest('POST', path, { body, headers, ...(token && { token }) })
  const buyer = async (role: 'regular' | 'admin' = 'regular') => (await makeAccount(app, role)).token
  let events = 0
  const send = (data: { outTradeNo: string; amount: number }, type = 'payment.succeeded', id = `evt_items_${events++}`) => {
    const seconds = Math.floor(clock.getTime() / 1000)
    const body = JSON.stringify({ id, type, created: seconds, data: { ...data, currency: 'USD', paymentId: `pay_${id}` } })
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    return app.rest('POST', '/webhooks/sandbox', { body, headers: { 'sandbox-signature': `t=${seconds},v1=${signature}` } })
  }
  const me = async (token: string) => (await app.rest('POST', '/me/me', { token })).body
  const cart = [{ packId: 'words-2000', quantity: 3 }, { packId: 'pass-week' }, { packId: 'words-10000', quantity: 2 }]
  const order = async (token: string, more: object = {}) => {
    const { status, body } = await call('/order/create', { items: cart, method: 'sandbox', ...more }, token)
    expect(status).toBe(200)
    return body
  }
  const pay = async ({ outTradeNo, orderAmount }: { outTradeNo: string; orderAmount: number }) =>
    expect((await send({ outTradeNo, amount: Math.round(orderAmount * 100) })).status).toBe(200)
  const checkBooks = async () => expect(await reconcile(app.running.parts.store)).toEqual([])

  test('are quoted line by line, with discount and tax rounded once', async () => {
    const { body } = await call('/order/quote', { items: cart, coupon: 'welcome10', country: 'DE' })
    expect(body).toMatchObject({ subtotal: 25, discount: 2.5, tax: 4.28, total: 26.78 })
    expect(body.lines).toEqual([
      { kind: 'pack', label: '2,000 words × 3', amount: 6, packId: 'words-2000', quantity: 3 },
      { kind: 'pack', label: 'Week pass', amount: 3, packId: 'pass-week', quantity: 1 },
      { kind: 'pack', label: '10,000 words × 2', amount: 16, packId: 'words-10000', quantity: 2 },
      { kind: 'coupon', label: 'WELCOME10 (10% off)', amount: -2.5, packId: null, quantity: null },
      { kind: 'tax', label: 'Tax DE 19%', amount: 4.28, packId: null, quantity: null },
    ])
    const one = await call('/order/quote', { packId: 'words-2000', country: 'DE' })
    const same = await call('/order/quote', { items: [{ packId: 'words-2000' }], country: 'DE' })
    expect(same.body).toEqual(one.body)
    const twice = await call('/order/quote', { items: [{ packId: 'words-2000' }, { packId: 'words-2000', quantity: 2 }] })
    expect(twice.body.lines).toMatchObject([{ quantity: 3, amount: 6 }])
  })

  test.each([
    [{}, 'packId', 'REQUIRED'],
    [{ items: [] }, 'items', 'TOO_FEW_ITEMS'],
    [{ items: Array.from({ length: 21 }, () => ({ packId: 'words-2000' })) }, 'items', 'TOO_MANY_ITEMS'],
    [{ items: [{ packId: 'words-2000', quantity: 0 }] }, 'quantity', 'TOO_SMALL'],
    [{ items: [{ packId: 'words-2000', quantity: -3 }] }, 'quantity', 'TOO_SMALL'],
    [{ items: [{ packId: 'words-2000', quantity: 1.5 }] }, 'quantity', 'NOT_INTEGER'],
    [{ items: [{ packId: 'words-2000', quantity: '2' }] }, 'quantity', 'NOT_NUMBER'],
    [{ items: [{ packId: 'words-2000', quantity: 100 }] }, 'quantity', 'TOO_LARGE'],
    [
      {
        items: [
          { packId: 'words-2000', quantity: 60 },
          { packId: 'words-2000', quantity: 60 },
        ],
      },
      'quantity',
      'TOO_LARGE',
    ],
    [{ items: [{ packId: 'words-3' }] }, 'packId', 'PACK_UNKNOWN'],
    [{ items: [{ packId: 'balance-500', quantity: 1 }] }, 'packId', 'PACK_UNKNOWN'],
    [{ items: [{ packId: '4242424242424242' }] }, 'packId', 'CARD_NUMBER'],
    [{ items: [{ packId: 'writer-month' }, { packId: 'team-year' }] }, 'items', 'ONE_PLAN_ONLY'],
    [{ items: [{ packId: 'writer-month', quantity: 2 }] }, 'items', 'ONE_PLAN_ONLY'],
    [{ packId: 'words-2000', items: [{ packId: 'words-2000' }] }, 'items', 'PACK_OR_ITEMS'],
    [{ items: 'words-2000' }, 'items', 'NOT_LIST'],
  ])('rejects %j', async (body, field, reason) => {
    const token = await buyer()
    for (const path of ['/order/quote', '/order/create'])
      expect(await call(path, { method: 'sandbox', ...body }, token)).toMatchObject({ status: 400, body: { field, reason } })
    expect((await call('/order/list', {}, token)).body.total).toBe(0)
  })

  test('are created once for each key, and credited once whatever is delivered', async () => {
    const token = await buyer()
    const before = await me(token)
    const key = { 'idempotency-key': 'cart' }
    const create = (items: object[]) => call('/order/create', { items, method: 'sandbox', country: 'FR' }, token, key)
    const made = await Promise.all(Array.from({ length: 5 }, () => create(cart)))
    expect(new Set(made.map(({ body }) => body.outTradeNo)).size).toBe(1)
    expect(await create(cart.slice(1))).toMatchObject({ status: 422, body: { reason: 'IDEMPOTENCY_KEY_REUSED' } })
    const { outTradeNo } = made[0]?.body ?? {}
    expect(made[0]?.body).toMatchObject({ packId: 'words-2000', name: '2,000 words × 3; Week pass; 10,000 words × 2', wordsGranted: 0 })
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        send({ outTradeNo, amount: 3000 }, 'payment.succeeded', `evt_cart_${index % 4}_${outTradeNo}`),
      ),
    )
    const paid = (await call('/order/get', { outTradeNo }, token)).body
    expect(paid).toMatchObject({ status: 'paid', wordsGranted: 36_000, orderAmount: 30, tax: 5 })
    expect(paid.items).toMatchObject([
      { packId: 'words-2000', quantity: 3, words: 6000, unitPrice: 2, subtotal: 6, tax: 1.2, total: 7.2, wordsGranted: 6000 },
      { packId: 'pass-week', quantity: 1, words: 10_000, unitPrice: 3, total: 3.6, wordsGranted: 10_000 },
      { packId: 'words-10000', quantity: 2, words: 20_000, unitPrice: 8, total: 19.2, wordsGranted: 20_000 },
    ])
    const after = await me(token)
    expect(after.durWordsLeft - before.durWordsLeft).toBe(26_000)
    expect(after.tempWordsLeft - before.tempWordsLeft).toBe(10_000)
    const invoice = (await call('/order/invoice', { outTradeNo }, token)).body
    expect(invoice).toMatchObject({ subtotal: 25, tax: 5, total: 30, words: 36_000, items: paid.items })
    await checkBooks()
  })

  test('are refunded item by item or by amount, never more than was paid', async () => {
    const token = await buyer()
    const admin = await buyer('admin')
    const before = await me(token)
    const created = await order(token, { coupon: 'WELCOME10', country: 'DE' })
    await pay(created)
    const { outTradeNo } = created
    const refund = (more: object, by = admin) => call('/order/refund', { outTradeNo, ...more }, by)
    expect(await refund({ packId: 'pass-week' }, token)).toMatchObject({ status: 403, body: { reason: 'PARTIAL_REFUND_FORBIDDEN' } })
    expect(await refund({ packId: 'pass-month' })).toMatchObject({ status: 400, body: { field: 'packId', reason: 'NOT_IN_ORDER' } })
    expect(await refund({ packId: 'pass-week', amount: 3.22 })).toMatchObject({ status: 400, body: { field: 'amount' } })
    const partly = (await refund({ packId: 'pass-week', amount: 1 })).body
    expect(partly.items[1]).toMatchObject({ total: 3.21, refundedAmount: 1, wordsTaken: 3116 })
    expect((await refund({ packId: 'pass-week' })).body.items[1]).toMatchObject({ refundedAmount: 3.21, wordsTaken: 10_000 })
    expect(await refund({ packId: 'pass-week' })).toMatchObject({ status: 400, body: { reason: 'REFUND_OUT_OF_RANGE' } })
    expect((await me(token)).tempWordsLeft).toBe(before.tempWordsLeft)
    const spread = (await refund({ amount: 10 })).body
    expect(spread).toMatchObject({ status: 'paid', refundedAmount: 13.21 })
    expect(spread.items.map(({ refundedAmount }: { refundedAmount: number }) => refundedAmount)).toEqual([2.73, 3.21, 7.27])
    expect(await refund({ amount: 13.58 })).toMatchObject({ status: 400, body: { reason: 'REFUND_OUT_OF_RANGE' } })
    for (const amount of [-1, 0, 0.001, Number.MAX_SAFE_INTEGER]) expect((await refund({ amount })).status).toBe(400)
    const twice = await Promise.all([refund({}), refund({}), refund({ packId: 'words-2000' })])
    expect(twice.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2)
    expect((await call('/order/get', { outTradeNo }, token)).body).toMatchObject({
      status: 'refunded',
      refundedAmount: 26.78,
      wordsTaken: 36_000,
    })
    expect(await me(token)).toMatchObject({ durWordsLeft: before.durWordsLeft, tempWordsLeft: before.tempWordsLeft })
    await checkBooks()
  })

  test('keep their words when some of an item were used, and lose what is left when the provider refunds', async () => {
    const token = await buyer()
    const created = await order(token)
    await pay(created)
    const { outTradeNo } = created
    const missing = 7
    await app.running.parts.store.transact(async db => {
      const { accountId, grantId } = await db
        .selectFrom('paymentOrderItems')
        .select(['accountId', 'grantId'])
        .where('outTradeNo', '=', outTradeNo)
        .where('packId', '=', 'pass-week')
        .executeTakeFirstOrThrow()
      await lockAccount(db, accountId)
      await moveWords(db, { accountId, grantId: grantId ?? 0, words: -missing, kind: 'EXPIRE', runId: null, at: clock.toISOString() })
    })
    expect(await call('/order/refund', { outTradeNo }, token)).toMatchObject({
      status: 409,
      body: { reason: 'REFUND_WORDS_SPENT', wordsNeeded: 36_000, wordsMissing: missing },
    })
    await send({ outTradeNo, amount: 2500 }, 'payment.refunded')
    expect((await call('/order/get', { outTradeNo }, token)).body).toMatchObject({
      status: 'refunded',
      note: 'REFUND_INCOMPLETE',
      wordsTaken: 36_000 - missing,
    })
    await checkBooks()
  })

  test('with a plan begin it, renew only it, and end it with its refund', async () => {
    const token = await buyer()
    const items = [{ packId: 'writer-month' }, { packId: 'words-10000', quantity: 2 }]
    const created = await order(token, { items, country: 'DE' })
    await pay(created)
    const plan = async () =>
      (await app.graphql<{ subscription: { plan: string; renewsTime: string } | null }>('{ subscription { plan renewsTime } }', {}, token))
        .data.subscription
    expect(await plan()).toMatchObject({ plan: 'writer-month', renewsTime: '2026-12-22T10:00:00.000Z' })
    await send({ outTradeNo: created.outTradeNo, amount: 1071 }, 'subscription.renewed')
    expect(await plan()).toMatchObject({ renewsTime: '2027-01-22T10:00:00.000Z' })
    const admin = await buyer('admin')
    await call('/order/refund', { outTradeNo: created.outTradeNo, packId: 'words-10000' }, admin)
    expect(await plan()).not.toBeNull()
    const { body } = await call('/order/refund', { outTradeNo: created.outTradeNo, packId: 'writer-month' }, admin)
    expect(body).toMatchObject({ status: 'refunded' })
    expect(await plan()).toBeNull()
    await checkBooks()
  })

  test('add tax to the upgrade of a plan, and keep no card number as a key', async () => {
    const token = await buyer()
    const card = await call('/order/create', { packId: 'words-2000', method: 'sandbox' }, token, { 'idempotency-key': '4242424242424242' })
    expect(card).toMatchObject({ status: 400, body: { field: 'Idempotency-Key', reason: 'CARD_NUMBER' } })
    const topUp = (await call('/order/topUp', { amount: 100, method: 'sandbox' }, token)).body
    await send({ outTradeNo: topUp.outTradeNo, amount: 10_000 })
    expect((await call('/order/create', { packId: 'writer-month', method: 'balance', country: 'DE' }, token)).body).toMatchObject({
      orderAmount: 10.71,
    })
    expect((await call('/subscription/change', { packId: 'team-month' }, token)).body).toMatchObject({
      plan: 'team-month',
      proration: 35.7,
    })
    expect((await call('/order/list', {}, token)).body.orders).toContainEqual(
      expect.objectContaining({ packId: 'team-month', orderAmount: 35.7, tax: 5.7, country: 'DE' }),
    )
    expect(await me(token)).toMatchObject({ money: 53.59 })
    await checkBooks()
  })

  test('are paid from the balance at once or not at all', async () => {
    const token = await buyer()
    const topUp = (await call('/order/topUp', { amount: 30, method: 'sandbox' }, token)).body
    await send({ outTradeNo: topUp.outTradeNo, amount: 3000 })
    const buy = () => call('/order/create', { items: cart, method: 'balance' }, token)
    const bought = await Promise.all([buy(), buy(), buy()])
    expect(bought.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 402, 402])
    expect(await me(token)).toMatchObject({ money: 5 })
    const { body } = await call('/order/list', {}, token)
    expect(new Set(body.orders.map(({ items }: { items: object[] }) => items.length))).toEqual(new Set([1, 3]))
    await checkBooks()
  })

  test('expire, and are credited once when they are paid after all', async () => {
    const token = await buyer()
    const created = await order(token)
    clock = new Date(clock.getTime() + 40 * 60_000)
    await sweepBilling(app.running.parts)
    await pay(created)
    await pay(created)
    expect((await call('/order/get', { outTradeNo: created.outTradeNo }, token)).body).toMatchObject({
      status: 'paid',
      note: 'PAID_AFTER_EXPIRY',
      wordsGranted: 36_000,
    })
    await checkBooks()
  })

  test('are the same over GraphQL', async () => {
    const token = await buyer()
    const { data } = await app.graphql<{ createPaymentOrder: { outTradeNo: string } }>(
      `mutation { createPaymentOrder(items: [{ packId: "words-2000", quantity: 2 }, { packId: "pass-month" }], method: SANDBOX) {
        outTradeNo orderAmount name items { packId quantity unitPrice subtotal words } } }`,
      {},
      token,
    )
    expect(data.createPaymentOrder).toMatchObject({
      orderAmount: 16,
      items: [
        { packId: 'words-2000', quantity: 2, unitPrice: 2, subtotal: 4, words: 4000 },
        { packId: 'pass-month', quantity: 1, unitPrice: 12, subtotal: 12, words: 60_000 },
      ],
    })
    const quote = await app.graphql('{ quoteOrder(items: [{ packId: "words-2000", quantity: 0 }]) { total } }', {}, token)
    expect(quote.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'quantity' })
    const lines = await app.graphql(
      '{ quoteOrder(items: [{ packId: "words-2000", quantity: 2 }], country: "DE") { total lines { packId quantity amount } } }',
      {},
      token,
    )
    expect(lines.data).toEqual({
      quoteOrder: {
        total: 4.76,
        lines: [
          { packId: 'words-2000', quantity: 2, amount: 4 },
          { packId: null, quantity: null, amount: 0.76 },
        ],
      },
    })
    const admin = await buyer('admin')
    await send({ outTradeNo: data.createPaymentOrder.outTradeNo, amount: 1600 })
    const refunded = await app.graphql(
      `mutation { refundPaymentOrder(outTradeNo: "${data.createPaymentOrder.outTradeNo}", packId: "pass-month") { refundedAmount items { refundedAmount wordsTaken } } }`,
      {},
      admin,
    )
    expect(refunded.data).toEqual({
      refundPaymentOrder: {
        refundedAmount: 12,
        items: [
          { refundedAmount: 0, wordsTaken: 0 },
          { refundedAmount: 12, wordsTaken: 60_000 },
        ],
      },
    })
  })

  test('sum to the order, to the cent, in every country', async () => {
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    const { db } = app.running.parts.store
    for (let round = 0; round < 200; round++) {
      const items = packs
        .filter(({ interval }) => interval === null || random(4) === 0)
        .map(pack => ({ pack, quantity: pack.interval ? 1 : 1 + random(99) }))
      const price = await priceOf(db, {
        items,
        coupon: random(2) === 0 ? 'WRITER25' : null,
        country: ['DE', 'CH', 'FI', 'US'][random(4)] ?? null,
        accountId: undefined,
        now: clock,
      })
      for (const name of ['subtotalCents', 'discountCents', 'taxCents', 'totalCents'] as const) {
        expect(price.items.reduce((sum, item) => sum + item[name], 0)).toBe(price[name])
        expect(Math.min(...price.items.map(item => item[name]))).toBeGreaterThanOrEqual(0)
      }
      const refund = random(price.totalCents)
      const weights = price.items.map(({ totalCents }) => totalCents)
      const parts = splitCents(refund, weights)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(refund)
      for (const [index, part] of parts.entries()) expect(part).toBeLessThanOrEqual(weights[index] ?? 0)
    }
  })
})
