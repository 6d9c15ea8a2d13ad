import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepBilling } from '../../server/areas/billing/lifecycle.ts'
import { grantWords } from '../../server/areas/words/grants.ts'
import { reconcile } from '../../server/areas/words/reconcile.ts'
import { up } from '../../server/db/migrations/380-plan-anchor-days.ts'
import { makeAccount } from '../support/accounts.ts'
import { type DatabaseKind, databases, startApp, type TestApp } from '../support/harness.ts'

const secret = 'webhook secret of the tests'

describe.each(databases)('purchases on %s', (database: DatabaseKind) => {
  let app: TestApp
  let clock = new Date('2026-11-22T10:00:00.000Z')
  const later = (ms: number) => {
    clock = new Date(clock.getTime() + ms)
  }
  beforeAll(async () => {
    app = await startApp({ database, now: () => clock, env: { SANDBOX_WEBHOOK_SECRET: secret } })
  })
  afterAll(() => app.close())

  const buyer = async (role: 'regular' | 'admin' = 'regular') => {
    const { id, token } = await makeAccount(app, role)
    return { id, auth: token }
  }
  const call = (path: string, body: unknown, token?: string, headers: Record<string, string> = {}) =>
    app.rest('POST', path, { body, headers, ...(token && { token }) })

  let events = 0
  interface Sent {
    id?: string
    type?: string
    outTradeNo: string
    amount: number
    currency?: string
  }
  const send = ({ id = `evt_${events++}`, type = 'payment.succeeded', currency = 'USD', ...data }: Sent, at = clock, key = secret) => {
    const seconds = Math.floor(at.getTime() / 1000)
    const body = JSON.stringify({ id, type, created: seconds, data: { ...data, currency, paymentId: `pay_${id}` } })
    const signature = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')
    return app.rest('POST', '/webhooks/sandbox', { body, headers: { 'sandbox-signature': `t=${seconds},v1=${signature}` } })
  }
  const order = async (token: string, packId = 'words-2000', more: object = {}) => {
    const { status, body } = await call('/order/create', { packId, method: 'sandbox', ...more }, token)
    expect(status).toBe(200)
    return body as { outTradeNo: string; orderAmount: number; payUrl: string; createdTime: string; expiresTime: string; status: string }
  }
  const get = async (token: string, outTradeNo: string) => (await call('/order/get', { outTradeNo }, token)).body
  const me = async (token: string) => (await app.rest('POST', '/me/me', { token })).body
  const fund = async (token: string, amount: number) => {
    const { body } = await call('/order/topUp', { amount, method: 'sandbox' }, token)
    expect((await send({ outTradeNo: body.outTradeNo, amount: amount * 100 })).status).toBe(200)
  }
  const checkBooks = async () => expect(await reconcile(app.running.parts.store)).toEqual([])

  test('lists packs without a token, and quotes a price with coupon and tax', async () => {
    const { body } = await call('/order/packs', {})
    expect(body).toMatchObject({ success: true })
    expect(new Set(body.packs.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['pack', 'pass', 'plan']))
    expect(body.packs[0]).toEqual({
      packId: 'words-2000',
      kind: 'pack',
      name: '2,000 words',
      words: 2000,
      days: null,
      interval: null,
      price: 2,
      currency: 'USD',
    })
    expect((await call('/order/quote', { packId: 'words-10000', coupon: 'welcome10', country: 'DE' })).body).toMatchObject({
      success: true,
      subtotal: 8,
      discount: 0.8,
      tax: 1.37,
      total: 8.57,
      lines: [{ amount: 8 }, { amount: -0.8 }, { amount: 1.37 }],
    })
  })

  test.each([
    [{ packId: 'words-3' }, 'packId', 'PACK_UNKNOWN'],
    [{ packId: 'balance-x' }, 'packId', 'PACK_UNKNOWN'],
    [{ packId: 'words-2000', coupon: 'NONE' }, 'coupon', 'COUPON_UNKNOWN'],
    [{ packId: 'words-2000', coupon: 'SPRING2026' }, 'coupon', 'COUPON_ENDED'],
    [{ packId: 'words-2000', coupon: '4242 4242 4242 4242' }, 'coupon', 'CARD_NUMBER'],
    [{ packId: 'words-2000', country: 'Germany' }, 'country', 'NOT_COUNTRY'],
    [{ packId: 'words-2000', method: 'cash' }, 'method', 'NOT_ONE_OF'],
    [{ packId: 'words-2000', method: 'stripe' }, 'method', 'PAYMENT_METHOD_OFF'],
  ])('rejects %j', async (input, field, reason) => {
    const { auth } = await buyer()
    const { status, body } = await call('/order/create', { method: 'sandbox', ...input }, auth)
    expect({ status, body }).toMatchObject({ status: 400, body: { success: false, field, reason } })
    expect(app.logged()).not.toContain('4242 4242')
  })

  test.each(['balance-x', 'balance-500', 'balance-99999999999999999999'])('quotes no %s', async packId => {
    expect(await call('/order/quote', { packId })).toMatchObject({ status: 400, body: { field: 'packId', reason: 'PACK_UNKNOWN' } })
  })

  test('sells no more words than an account can hold', async () => {
    const { auth, id } = await buyer()
    await app.running.parts.store.transact(db => grantWords(db, id, { words: 999_999_000 }, clock))
    const buy = await call('/order/create', { packId: 'words-10000', method: 'sandbox' }, auth)
    expect(buy).toMatchObject({ status: 409, body: { field: 'packId', reason: 'TOO_MANY_WORDS' } })
    expect((await me(auth)).durWordsLeft).toBe(999_999_500)
  })

  test('credits an order once if the provider repeats events', async () => {
    const { auth } = await buyer()
    const before = await me(auth)
    const { outTradeNo, ...created } = await order(auth)
    expect(created).toMatchObject({ success: true, orderAmount: 2, status: 'pending', createdTime: clock.toISOString() })
    expect(created.payUrl).toContain(outTradeNo)
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => send({ id: `evt_${outTradeNo}_${index % 3}`, outTradeNo, amount: 200 })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await get(auth, outTradeNo)).toMatchObject({ status: 'paid', wordsGranted: 2000, payUrl: null, paidTime: clock.toISOString() })
    expect((await me(auth)).durWordsLeft).toBe(before.durWordsLeft + 2000)
    await checkBooks()
  })

  test('hides orders from other accounts', async () => {
    const [owner, stranger] = [await buyer(), await buyer()]
    const { outTradeNo } = await order(owner.auth)
    for (const path of ['/order/get', '/order/cancel', '/order/refund'])
      expect((await call(path, { outTradeNo }, stranger.auth)).status).toBe(404)
    expect((await call('/order/get', { outTradeNo })).status).toBe(401)
    expect((await call('/order/list', {}, stranger.auth)).body).toMatchObject({ orders: [], total: 0 })
  })

  test('returns the same order for the same key, and rejects another body', async () => {
    const { auth } = await buyer()
    const create = (packId: string) => call('/order/create', { packId, method: 'sandbox' }, auth, { 'idempotency-key': 'key-1' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => create('pass-week')))
    expect(new Set(answers.map(({ body }) => body.outTradeNo)).size).toBe(1)
    expect(await create('pass-month')).toMatchObject({ status: 422, body: { reason: 'IDEMPOTENCY_KEY_REUSED' } })
    expect((await call('/order/list', { status: 'pending' }, auth)).body.total).toBe(1)
  })

  test('rejects webhooks that are unsigned, old, or changed', async () => {
    const { auth } = await buyer()
    const { outTradeNo } = await order(auth)
    const event = { outTradeNo, amount: 200 }
    expect((await send(event, new Date(clock.getTime() - 301_000))).status).toBe(400)
    expect((await send(event, clock, 'another secret')).status).toBe(400)
    expect((await app.rest('POST', '/webhooks/sandbox', { body: event })).status).toBe(400)
    expect((await send({ outTradeNo, amount: 200, type: 'payment.disputed' })).status).toBe(200)
    expect(await get(auth, outTradeNo)).toMatchObject({ status: 'pending' })
  })

  test('fails an order whose payment has another amount or currency', async () => {
    const { auth } = await buyer()
    const before = await me(auth)
    for (const wrong of [{ amount: 199 }, { amount: 200, currency: 'EUR' }]) {
      const { outTradeNo } = await order(auth)
      expect((await send({ outTradeNo, ...wrong })).status).toBe(200)
      expect(await get(auth, outTradeNo)).toMatchObject({ status: 'failed', note: 'AMOUNT_MISMATCH' })
    }
    expect((await me(auth)).durWordsLeft).toBe(before.durWordsLeft)
    await checkBooks()
  })

  test('repeats a declined payment under the same order number', async () => {
    const { auth } = await buyer()
    const { outTradeNo } = await order(auth)
    await send({ outTradeNo, amount: 200, type: 'payment.failed' })
    expect(await get(auth, outTradeNo)).toMatchObject({ status: 'failed', note: 'DECLINED', payUrl: expect.stringContaining(outTradeNo) })
    await send({ outTradeNo, amount: 200 })
    expect(await get(auth, outTradeNo)).toMatchObject({ status: 'paid', note: null })
  })

  test('expires an order after 30 minutes, and still credits a later payment', async () => {
    const { auth } = await buyer()
    const [late, canceled] = [await order(auth), await order(auth)]
    expect((await call('/order/cancel', { outTradeNo: canceled.outTradeNo }, auth)).body).toMatchObject({ status: 'cancelled' })
    later(31 * 60_000)
    expect(await get(auth, late.outTradeNo)).toMatchObject({ status: 'expired', payUrl: null })
    expect(await call('/order/cancel', { outTradeNo: late.outTradeNo }, auth)).toMatchObject({
      status: 409,
      body: { reason: 'PURCHASE_NOT_PENDING', order: { status: 'expired' } },
    })
    await send({ outTradeNo: late.outTradeNo, amount: 200 })
    await send({ outTradeNo: canceled.outTradeNo, amount: 200 })
    expect(await get(auth, late.outTradeNo)).toMatchObject({ status: 'paid', note: 'PAID_AFTER_EXPIRY', wordsGranted: 2000 })
    expect(await get(auth, canceled.outTradeNo)).toMatchObject({ status: 'paid', note: 'PAID_AFTER_CANCELLATION' })
    await checkBooks()
  })

  test('keeps an event of an unknown order', async () => {
    expect((await send({ outTradeNo: 'of-another-server', amount: 1 })).status).toBe(202)
    expect((await send({ outTradeNo: 'of-another-server', amount: 1 })).status).toBe(202)
  })

  test('pays from the balance at once, and never below zero', async () => {
    const { auth } = await buyer()
    const buy = () => call('/order/create', { packId: 'words-2000', method: 'balance' }, auth)
    expect(await buy()).toMatchObject({ status: 402, body: { reason: 'NOT_ENOUGH_MONEY', code: 'INSUFFICIENT_MONEY', moneyMissing: 2 } })
    await fund(auth, 5)
    expect((await me(auth)).money).toBe(5)
    const answers = await Promise.all(Array.from({ length: 10 }, buy))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, ...Array.from({ length: 8 }, () => 402)])
    expect((await me(auth)).money).toBe(1)
    await checkBooks()
  })

  test('accepts a coupon once', async () => {
    const { auth } = await buyer()
    const first = await order(auth, 'words-2000', { coupon: 'WELCOME10' })
    expect(first.orderAmount).toBe(1.8)
    const again = () => call('/order/create', { packId: 'words-2000', method: 'sandbox', coupon: 'WELCOME10' }, auth)
    expect(await again()).toMatchObject({ status: 409, body: { reason: 'COUPON_USED', field: 'coupon' } })
    await call('/order/cancel', { outTradeNo: first.outTradeNo }, auth)
    expect((await again()).status).toBe(200)
  })

  test('rejects an outdated price', async () => {
    const { auth } = await buyer()
    const { status, body } = await call('/order/create', { packId: 'words-2000', method: 'sandbox', expectedTotal: 1.5 }, auth)
    expect({ status, body }).toMatchObject({ status: 409, body: { reason: 'PRICE_CHANGED', params: { total: 2 } } })
  })

  test('refunds the unspent amount once', async () => {
    const { auth } = await buyer()
    const before = await me(auth)
    const { outTradeNo } = await order(auth)
    expect((await call('/order/refund', { outTradeNo }, auth)).status).toBe(409)
    await send({ outTradeNo, amount: 200 })
    expect((await call('/order/refund', { outTradeNo, amount: 1 }, auth)).status).toBe(403)
    expect((await call('/order/refund', { outTradeNo, reason: 'Card 4242424242424242' }, auth)).body).toMatchObject({ field: 'reason' })
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('/order/refund', { outTradeNo, reason: 'Wrong pack' }, auth)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
    expect(await get(auth, outTradeNo)).toMatchObject({ status: 'refunded', refundedAmount: 2, wordsTaken: 2000 })
    // The provider reports the refund that was asked for.
    await send({ outTradeNo, amount: 200, type: 'payment.refunded' })
    await send({ outTradeNo, amount: 200 })
    expect((await me(auth)).durWordsLeft).toBe(before.durWordsLeft)
    await checkBooks()
  })

  test('lets an administrator refund a part', async () => {
    const { auth } = await buyer('admin')
    const { outTradeNo } = await order(auth)
    await send({ outTradeNo, amount: 200 })
    expect((await call('/order/refund', { outTradeNo, amount: 2.01 }, auth)).body).toMatchObject({ field: 'amount' })
    expect((await call('/order/refund', { outTradeNo, amount: 0.5 }, auth)).body).toMatchObject({
      status: 'paid',
      refundedAmount: 0.5,
      wordsTaken: 500,
    })
    expect((await call('/order/refund', { outTradeNo }, auth)).body).toMatchObject({ status: 'refunded', wordsTaken: 2000 })
    await checkBooks()
  })

  test('renews, changes, cancels, and resumes a plan', async () => {
    const { auth } = await buyer()
    const change = (path: string, body: object = {}) => call(`/subscription/${path}`, body, auth)
    expect(await change('cancel')).toMatchObject({ status: 409, body: { reason: 'NO_PLAN' } })
    const { outTradeNo } = await order(auth, 'writer-month')
    const before = await me(auth)
    await send({ outTradeNo, amount: 900 })
    expect((await me(auth)).tempWordsLeft).toBe(before.tempWordsLeft + 50_000)
    const began = new Date(clock)
    // Half of the month is gone; the difference costs about half of 30 dollars.
    later(15 * 24 * 3_600_000)
    expect(await change('change', { packId: 'team-month' })).toMatchObject({ status: 402, body: { moneyMissing: 15 } })
    await fund(auth, 20)
    expect((await change('change', { packId: 'team-month' })).body).toMatchObject({ plan: 'team-month', proration: 15, nextPlan: null })
    expect((await me(auth)).money).toBe(5)
    expect((await change('change', { packId: 'writer-month' })).body).toMatchObject({
      plan: 'team-month',
      nextPlan: 'writer-month',
      proration: 0,
    })
    expect((await change('cancel')).body).toMatchObject({ renewsTime: null, endsTime: expect.any(String) })
    expect((await change('cancel')).status).toBe(409)
    expect((await change('resume')).body).toMatchObject({ endsTime: null })
    expect((await change('change', { packId: 'writer-month' })).body).toMatchObject({ nextPlan: 'writer-month' })
    later(16 * 24 * 3_600_000)
    expect((await send({ outTradeNo, amount: 900, type: 'subscription.renewed' })).status).toBe(200)
    const { data } = await app.graphql<{ subscription: { plan: string; renewsTime: string } }>(
      '{ subscription { plan renewsTime } }',
      {},
      auth,
    )
    expect(data.subscription.plan).toBe('writer-month')
    expect(new Date(data.subscription.renewsTime).getUTCDate()).toBe(began.getUTCDate())
    await checkBooks()
  })

  const plan = async (token: string) =>
    (
      await app.graphql<{ subscription: Record<string, unknown> | null }>(
        '{ subscription { plan renewsTime endsTime nextPlan } }',
        {},
        token,
      )
    ).data.subscription
  const subscribe = async (packId: string, amount: number) => {
    const account = await buyer()
    await fund(account.auth, 500)
    const { outTradeNo } = await order(account.auth, packId)
    await send({ outTradeNo, amount })
    return { ...account, outTradeNo }
  }
  const day = 24 * 3_600_000

  test('tells how many words of the period are left, and how the plan is paid', async () => {
    const { auth } = await subscribe('writer-month', 900)
    const usage = async () =>
      (await app.graphql<{ subscription: Record<string, unknown> }>('{ subscription { method periodWords periodWordsLeft } }', {}, auth))
        .data.subscription
    expect(await usage()).toEqual({ method: 'SANDBOX', periodWords: 50_000, periodWordsLeft: 50_000 })
    await call('/subscription/cancel', {}, auth)
    expect(await usage()).toMatchObject({ method: 'SANDBOX', periodWords: 50_000 })
  })

  test('shows the price of a change of plan, and charges exactly that', async () => {
    const { auth } = await subscribe('writer-month', 900)
    later(10 * day)
    const { body: quote } = await call('/subscription/quote', { packId: 'team-month' }, auth)
    expect(quote).toMatchObject({ kind: 'now', currentPlan: 'writer-month', money: 500, missing: 0, renewalAmount: 39 })
    expect(quote.total).toBe(Math.round((quote.planAmount - quote.credit) * 100) / 100)
    const { renewsTime } = (await plan(auth)) ?? {}
    expect(quote.renewsTime).toBe(renewsTime)
    // A minute later, the rest of the period is worth less.
    later(9 * 60_000)
    const changeAt = (body: object) => call('/subscription/change', { packId: 'team-month', ...body }, auth)
    expect(await changeAt({ expectedTotal: quote.total - 1, quotedTime: quote.quotedTime })).toMatchObject({
      status: 409,
      body: { reason: 'PRICE_CHANGED', params: { total: quote.total } },
    })
    const before = await me(auth)
    const answers = await Promise.all([1, 2].map(() => changeAt({ expectedTotal: quote.total, quotedTime: quote.quotedTime })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const after = await me(auth)
    expect(after.money).toBe(Math.round((500 - quote.total) * 100) / 100)
    expect(after.tempWordsLeft).toBe(before.tempWordsLeft + quote.words)
    await checkBooks()
  })

  test.each([
    ['an old quote', -11 * 60_000],
    ['a quote of the future', day],
  ])('does not keep the price of %s', async (_, ms) => {
    const { auth } = await subscribe('writer-month', 900)
    later(10 * day)
    const quotedTime = new Date(clock.getTime() + ms).toISOString()
    const { body } = await call('/subscription/quote', { packId: 'team-month' }, auth)
    expect((await call('/subscription/change', { packId: 'team-month', quotedTime }, auth)).body.proration).toBe(body.total)
  })

  test('begins a cheaper plan, or a shorter period, with the next period', async () => {
    const { auth } = await subscribe('writer-year', 9000)
    const quote = async (packId: string) => (await call('/subscription/quote', { packId }, auth)).body
    expect(await quote('team-month')).toMatchObject({ kind: 'later', total: 0, words: 0 })
    expect(await quote('writer-year')).toMatchObject({ success: false, reason: 'PLAN_IS_CURRENT' })
    expect(await quote('words-2000')).toMatchObject({ success: false, reason: 'NOT_A_PLAN' })
    await call('/subscription/change', { packId: 'team-month' }, auth)
    expect(await plan(auth)).toMatchObject({ plan: 'writer-year', nextPlan: 'team-month' })
    expect(await quote('writer-year')).toMatchObject({ kind: 'keep', total: 0 })
    expect((await me(auth)).money).toBe(500)
  })

  test('returns to the plan before an upgrade when it is refunded', async () => {
    const { auth, outTradeNo } = await subscribe('writer-month', 900)
    const before = await me(auth)
    await call('/subscription/cancel', {}, auth)
    const was = await plan(auth)
    later(5 * day)
    await call('/subscription/change', { packId: 'team-month' }, auth)
    expect(await plan(auth)).toMatchObject({ plan: 'team-month', endsTime: null })
    const upgrade = (await call('/order/list', {}, auth)).body.orders[0]
    expect(upgrade).toMatchObject({ packId: 'team-month', previousPlan: 'writer-month' })
    // The rest of its period has paid for the upgrade.
    expect(await call('/order/refund', { outTradeNo }, auth)).toMatchObject({
      status: 409,
      body: { reason: 'REFUND_UPGRADE_FIRST', params: { outTradeNo: upgrade.outTradeNo } },
    })
    const refund = () => call('/order/refund', { outTradeNo: upgrade.outTradeNo }, auth)
    expect((await Promise.all([refund(), refund()])).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await plan(auth)).toEqual(was)
    expect(await me(auth)).toMatchObject({ money: 500, tempWordsLeft: before.tempWordsLeft })
    expect((await call('/order/refund', { outTradeNo }, auth)).status).toBe(200)
    expect(await plan(auth)).toBeNull()
    await checkBooks()
  })

  test('ends the plan when an upgrade is refunded after the period before it', async () => {
    const { auth } = await subscribe('writer-month', 900)
    later(15 * day)
    const { total, credit } = (await call('/subscription/quote', { packId: 'team-year' }, auth)).body
    expect(total).toBe(Math.round((390 - credit) * 100) / 100)
    expect((await call('/subscription/change', { packId: 'team-year' }, auth)).body).toMatchObject({ plan: 'team-year', proration: total })
    const { outTradeNo } = (await call('/order/list', {}, auth)).body.orders[0]
    later(20 * day)
    expect((await call('/order/refund', { outTradeNo }, auth)).body).toMatchObject({ status: 'refunded', wordsTaken: 3_000_000 })
    expect(await plan(auth)).toBeNull()
    expect((await me(auth)).money).toBe(500)
    await checkBooks()
  })

  test('leaves a later plan alone when an earlier upgrade is refunded', async () => {
    const { auth } = await subscribe('writer-month', 900)
    later(1000)
    await call('/subscription/change', { packId: 'team-month' }, auth)
    const upgrade = (await call('/order/list', {}, auth)).body.orders[0]
    const { body } = await call('/order/create', { packId: 'writer-year', method: 'balance' }, auth)
    expect(body).toMatchObject({ status: 'paid' })
    expect((await call('/order/refund', { outTradeNo: upgrade.outTradeNo }, auth)).status).toBe(200)
    expect(await plan(auth)).toMatchObject({ plan: 'writer-year' })
    await checkBooks()
  })

  test('pays on the sandbox page through signed webhooks', async () => {
    const { auth } = await buyer()
    const created = await order(auth)
    const page = new URL(created.payUrl).pathname
    expect((await app.rest('GET', page)).text).toContain('$2.00')
    expect((await app.rest('GET', `${page.slice(0, -3)}abc`)).text).not.toContain('$2.00')
    const submit = (fields: string) =>
      fetch(app.url + page, {
        method: 'POST',
        body: fields,
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await submit('action=pay&card=declined')).headers.get('location')).toContain('payment=failed')
    expect(await get(auth, created.outTradeNo)).toMatchObject({ status: 'failed', note: 'DECLINED' })
    expect(await (await submit('action=pay&card=3ds')).text()).toContain('3-D Secure')
    await Promise.all([submit('action=confirm'), submit('action=confirm')])
    await expect.poll(async () => (await get(auth, created.outTradeNo)).status, { timeout: 10_000 }).toBe('paid')
    expect((await app.rest('GET', page)).text).toContain('is paid')
    await checkBooks()
  })

  test('returns the same orders over GraphQL', async () => {
    const { auth } = await buyer()
    const { data } = await app.graphql<{ createPaymentOrder: { outTradeNo: string } }>(
      'mutation { createPaymentOrder(packId: "pass-week", method: SANDBOX, country: "FR", idempotencyKey: "a") { outTradeNo status orderAmount tax } }',
      {},
      auth,
    )
    expect(data.createPaymentOrder).toMatchObject({ status: 'PENDING', orderAmount: 3.6, tax: 0.6 })
    const { outTradeNo } = data.createPaymentOrder
    expect((await app.graphql(`mutation { cancelPaymentOrder(outTradeNo: "${outTradeNo}") { status } }`, {}, auth)).data).toEqual({
      cancelPaymentOrder: { status: 'CANCELLED' },
    })
    const list = await app.graphql('{ paymentOrders { total items { outTradeNo } } moneyEntries { total } packs { packId } }', {}, auth)
    expect(list.data).toMatchObject({ paymentOrders: { total: 1, items: [{ outTradeNo }] }, moneyEntries: { total: 0 } })
  })

  // They set the clock, and the application's own timer renews plans of earlier tests: the last ones of this file.
  describe('a plan that began on the 31st', () => {
    const begin = async (on = '01-31') => {
      clock = new Date(`${clock.getUTCFullYear() + 1}-${on}T10:00:00.000Z`)
      const account = await buyer()
      await fund(account.auth, 500)
      const { body } = await call('/order/create', { packId: 'writer-month', method: 'balance' }, account.auth)
      expect(body).toMatchObject({ status: 'paid' })
      return account
    }
    const february = () => (clock.getUTCFullYear() % 4 === 0 ? 29 : 28)
    const renewsOn = async ({ id }: { id: number }) => {
      const { renewsAt } = await app.running.parts.store.db
        .selectFrom('subscriptions')
        .select('renewsAt')
        .where('accountId', '=', id)
        .executeTakeFirstOrThrow()
      return renewsAt
    }
    const renew = async (account: { id: number }) => {
      clock = new Date(await renewsOn(account))
      await sweepBilling(app.running.parts)
      return (await renewsOn(account)).slice(5, 16)
    }

    test('is renewed on the last day of shorter months, and on the 31st again', async () => {
      const account = await begin()
      expect((await renewsOn(account)).slice(5, 16)).toBe(`02-${february()}T10:00`)
      const days = []
      for (let month = 0; month < 4; month++) days.push(await renew(account))
      expect(days).toEqual(['03-31T10:00', '04-30T10:00', '05-31T10:00', '06-30T10:00'])
      await checkBooks()
    })

    test('is credited for the days of its real period, also after a refund', async () => {
      const account = await begin()
      later((february() / 2) * day)
      const quote = async (packId: string) => (await call('/subscription/quote', { packId }, account.auth)).body
      expect(await quote('team-month')).toMatchObject({ kind: 'now', total: 15 })
      const { total } = await quote('team-year')
      expect(total).toBe(385.5)
      expect((await call('/subscription/change', { packId: 'team-year' }, account.auth)).body).toMatchObject({ proration: total })
      const { outTradeNo } = (await call('/order/list', {}, account.auth)).body.orders[0]
      expect((await renewsOn(account)).slice(5, 10)).toBe(february() === 28 ? '02-14' : '02-15')
      expect((await call('/order/refund', { outTradeNo }, account.auth)).body).toMatchObject({ status: 'refunded' })
      expect(await renew(account)).toBe('03-31T10:00')
      await checkBooks()
    })

    test('has kept its day if it began before days were stored', async () => {
      const [account, other] = [await begin(), await begin('01-20')]
      const { store } = app.running.parts
      const days = await store.transact(async db => {
        await db.schema.alterTable('subscriptions').dropColumn('anchorDay').execute()
        await up(db, store.kind)
        return db.selectFrom('subscriptions').select(['accountId', 'anchorDay']).execute()
      })
      const dayOf = ({ id }: { id: number }) => days.find(({ accountId }) => accountId === id)?.anchorDay
      expect([dayOf(account), dayOf(other)]).toEqual([31, 20])
    })
  })
})
