import { setTimeout as wait } from 'node:timers/promises'
import { Stripe } from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { sweepBilling } from '../../server/areas/billing/lifecycle.ts'
import { fromMinorUnits, toMinorUnits } from '../../server/areas/billing/minor-units.ts'
import { openUnopened, sendProviderCalls } from '../../server/areas/billing/provider-sender.ts'
import { reconcile } from '../../server/areas/words/reconcile.ts'
import { readConfig } from '../../server/config.ts'
import { dayMs, hourMs, minuteMs } from '../../server/time.ts'
import { makeAccount, signInAgain } from '../support/accounts.ts'
import { type FakeStripe, startFakeStripe, type Thing } from '../support/fake-stripe.ts'
import { type DatabaseKind, databases, startApp, type TestApp } from '../support/harness.ts'

const webhookSecret = 'whsec_of_the_tests'
const { webhooks } = new Stripe('sk_test_signatures')

test('counts amounts in the smallest unit of the currency', () => {
  expect([toMinorUnits(1999, 'USD'), toMinorUnits(150_000, 'JPY'), toMinorUnits(1999, 'kwd')]).toEqual([1999, 1500, 19_990])
  for (const currency of ['USD', 'jpy', 'KWD']) expect(fromMinorUnits(toMinorUnits(123_400, currency), currency)).toBe(123_400)
})

test('starts only with both keys', () => {
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_WEBHOOK_SECRET must be set')
  expect(() => readConfig({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow('STRIPE_SECRET_KEY must be set')
  expect(readConfig({}).stripe).toBeUndefined()
})

test.each(databases)('does other work, and stops, while Stripe does not answer, on %s', async database => {
  const stripe = await startFakeStripe()
  const env = { STRIPE_SECRET_KEY: 'sk_test_fake', STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: stripe.url }
  let clock = new Date('2026-11-22T10:00:00.000Z')
  let before = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const app = await startApp({ database, now: () => clock, env })
  try {
    const { store } = app.running.parts
    const { token } = await makeAccount(app)
    const order = async (method: string) => {
      const { body } = await app.rest('POST', '/order/create', { body: { packId: 'words-2000', method }, token })
      return String(body.outTradeNo)
    }
    const canceled = [await order('stripe'), await order('stripe')]
    const left = await order('sandbox')
    stripe.mode = 'slow'
    before = stripe.calls.length
    for (const outTradeNo of canceled) await app.rest('POST', '/order/cancel', { body: { outTradeNo }, token })
    vi.advanceTimersByTime(10_000)
    await expect.poll(() => stripe.calls.length).toBe(before + 1)
    clock = new Date(clock.getTime() + 31 * minuteMs)
    const status = () => {
      vi.advanceTimersByTime(10_000)
      return store.db.selectFrom('paymentOrders').select('status').where('outTradeNo', '=', left).executeTakeFirst()
    }
    await expect.poll(status, { timeout: 5000 }).toEqual({ status: 'expired' })
    expect(stripe.calls.length).toBe(before + 1)
  } finally {
    vi.useRealTimers()
    const closed = app.close()
    await wait(300)
    stripe.mode = 'up'
    await closed
    await stripe.close()
  }
  // The call that was made when it stopped, and no other.
  expect(stripe.calls.length).toBe(before + 1)
})

describe.each(databases)('payments by Stripe on %s', (database: DatabaseKind) => {
  let app: TestApp
  let stripe: FakeStripe
  let clock = new Date('2026-11-22T10:00:00.000Z')
  const later = (ms: number) => {
    clock = new Date(clock.getTime() + ms)
  }
  beforeAll(async () => {
    stripe = await startFakeStripe()
    const env = { STRIPE_SECRET_KEY: 'sk_test_fake', STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: stripe.url }
    app = await startApp({ database, now: () => clock, env })
  })
  afterAll(async () => {
    await app.close()
    await stripe.close()
  })
  afterEach(async () => {
    stripe.mode = 'up'
    stripe.isRejected = () => false
    expect(await reconcile(app.running.parts.store)).toEqual([])
  })

  const call = (path: string, body: unknown, token: string, headers = {}) => app.rest('POST', path, { body, token, headers })
  const order = async (token: string, packId = 'words-2000', more: object = {}) => {
    const { status, body } = await call('/order/create', { packId, method: 'stripe', ...more }, token)
    expect(status).toBe(200)
    return body as { outTradeNo: string; orderAmount: number; payUrl: string }
  }
  const get = async (token: string, outTradeNo: string) => (await call('/order/get', { outTradeNo }, token)).body
  const me = async (token: string) => (await app.rest('POST', '/me/me', { token })).body
  const sessionOf = (outTradeNo: string) => {
    const found = [...stripe.sessions.values()].find(({ client_reference_id: id }) => id === outTradeNo)
    if (!found) throw new Error(`No session of ${outTradeNo}`)
    return found
  }
  let events = 0
  const send = async (type: string, object: object, id = `evt_${events++}`, at = clock) => {
    const payload = JSON.stringify({ id, object: 'event', type, created: Math.floor(at.getTime() / 1000), data: { object } })
    const header = webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp: Math.floor(at.getTime() / 1000) })
    return app.rest('POST', '/webhooks/stripe', { body: payload, headers: { 'stripe-signature': header } })
  }
  const completed = (outTradeNo: string, more: object = {}): Thing => {
    const session = sessionOf(outTradeNo)
    const payment =
      session.mode === 'payment'
        ? { payment_intent: `pi_${outTradeNo}` }
        : { invoice: `in_${outTradeNo}`, subscription: `sub_${outTradeNo}` }
    return { ...session, status: 'complete', payment_status: 'paid', ...payment, ...more }
  }
  const pay = async (outTradeNo: string) => {
    const session = completed(outTradeNo)
    if (session.mode === 'subscription')
      stripe.subscriptions.set(`sub_${outTradeNo}`, {
        id: `sub_${outTradeNo}`,
        object: 'subscription',
        status: 'active',
        items: { object: 'list', data: session.prices.map((price: string) => ({ id: `si_${price}`, price: { id: price } })) },
      })
    expect((await send('checkout.session.completed', session)).status).toBe(200)
  }
  const sendCalls = () => sendProviderCalls(app.running.parts)

  test('opens one session for an order, with its exact price', async () => {
    const { token } = await makeAccount(app)
    const headers = { 'idempotency-key': 'stripe-1' }
    const body = { packId: 'words-10000', method: 'stripe', coupon: 'WELCOME10', country: 'DE' }
    const answers = await Promise.all([1, 2, 3].map(() => call('/order/create', body, token, headers)))
    const [first] = answers
    expect(first?.body).toMatchObject({
      success: true,
      orderAmount: 8.57,
      status: 'pending',
      payUrl: expect.stringContaining('https://checkout.stripe.com/'),
    })
    const outTradeNo = String(first?.body.outTradeNo)
    const sessions = [...stripe.sessions.values()].filter(({ client_reference_id: id }) => id === outTradeNo)
    expect(sessions).toMatchObject([{ mode: 'payment', amount_total: 857, currency: 'usd' }])
    expect(stripe.calls.filter(({ method }) => method === 'POST').every(({ key }) => key)).toBe(true)
    expect(stripe.prices).toMatchObject([{ lookup_key: 'words-10000', unit_amount: 800, recurring: null }])
    // Stripe refuses pages that are open for less than 30 minutes.
    expect(sessions[0]?.expires_at).toBe(Math.floor(clock.getTime() / 1000) + 3600)
    expect((await call('/order/methods', {}, token)).body).toEqual({ success: true, methods: ['stripe', 'sandbox', 'balance'] })
  })

  test('credits a payment once, however often and in whatever order its events arrive', async () => {
    const { token } = await makeAccount(app)
    const { durWordsLeft } = await me(token)
    const { outTradeNo } = await order(token)
    const declined = { id: `pi_${outTradeNo}`, metadata: { outTradeNo }, amount: 200, currency: 'usd' }
    expect((await send('payment_intent.payment_failed', declined)).status).toBe(200)
    expect(await get(token, outTradeNo)).toMatchObject({
      status: 'failed',
      note: 'DECLINED',
      payUrl: expect.stringContaining('stripe.com'),
    })
    expect((await send('checkout.session.completed', completed(outTradeNo, { payment_status: 'unpaid' }))).status).toBe(200)
    expect((await me(token)).durWordsLeft).toBe(durWordsLeft)
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        send('checkout.session.completed', completed(outTradeNo), `evt_same_${outTradeNo}_${index % 3}`),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await send('checkout.session.async_payment_succeeded', completed(outTradeNo))
    await send('payment_intent.payment_failed', declined)
    expect(await get(token, outTradeNo)).toMatchObject({ status: 'paid', note: null, wordsGranted: 2000, payUrl: null })
    expect((await me(token)).durWordsLeft).toBe(durWordsLeft + 2000)
  })

  test('refuses events that Stripe did not sign, recently and byte by byte', async () => {
    const { token } = await makeAccount(app)
    const { outTradeNo } = await order(token)
    const payload = JSON.stringify({
      id: 'evt_forged',
      object: 'event',
      type: 'checkout.session.completed',
      created: 1,
      data: { object: completed(outTradeNo) },
    })
    const post = (header: string | undefined, body = payload) =>
      app.rest('POST', '/webhooks/stripe', { body, headers: header ? { 'stripe-signature': header } : {} })
    const timestamp = Math.floor(clock.getTime() / 1000)
    const sign = (more: object) => webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp, ...more })
    for (const header of [
      undefined,
      '',
      'nonsense',
      sign({ secret: 'whsec_other' }),
      sign({ timestamp: timestamp - 301 }),
      sign({ scheme: 'v0' }),
    ])
      expect(await post(header)).toMatchObject({ status: 400, body: { reason: 'WEBHOOK_SIGNATURE_INVALID' } })
    expect((await post(sign({}), payload.replace('200', '300'))).status).toBe(400)
    expect((await post(sign({}), `${payload} `)).status).toBe(400)
    expect(await get(token, outTradeNo)).toMatchObject({ status: 'pending' })
    expect((await send('customer.created', { id: 'cus_1' })).status).toBe(200)
    expect((await post(sign({}))).status).toBe(200)
    expect(await get(token, outTradeNo)).toMatchObject({ status: 'paid' })
  })

  test('gives no words for another amount, and asks an administrator to look', async () => {
    const administrator = await makeAccount(app, 'admin')
    const { token } = await makeAccount(app)
    const { durWordsLeft } = await me(token)
    const { outTradeNo } = await order(token)
    expect((await send('checkout.session.completed', completed(outTradeNo, { amount_total: 199 }))).status).toBe(200)
    expect(await get(token, outTradeNo)).toMatchObject({ status: 'failed', note: 'AMOUNT_MISMATCH' })
    expect((await me(token)).durWordsLeft).toBe(durWordsLeft)
    const notices = await app.running.parts.store.db
      .selectFrom('notifications')
      .select(['kind', 'facts'])
      .where('accountId', '=', administrator.id)
      .execute()
    const reviews = notices.filter(({ kind }) => kind === 'PAYMENT_REVIEW').map(({ facts }) => JSON.parse(facts))
    expect(reviews).toEqual([{ title: outTradeNo, amount: 1.99, currency: 'USD' }])
  })

  test.each(['down', 'error'] as const)('keeps an order while Stripe is %s for an hour', async mode => {
    const { token } = await makeAccount(app)
    stripe.mode = mode
    const headers = { 'idempotency-key': `hour-${mode}` }
    const create = () => call('/order/create', { packId: 'words-2000', method: 'stripe' }, token, headers)
    const refused = await create()
    expect(refused).toMatchObject({
      status: 503,
      body: { success: false, reason: 'PAYMENT_PROVIDER_DOWN', outTradeNo: expect.any(String) },
    })
    expect(refused.headers.get('retry-after')).toBe('30')
    const { outTradeNo } = refused.body
    expect(await get(token, outTradeNo)).toMatchObject({ status: 'pending', payUrl: null })
    expect((await create()).status).toBe(503)
    later(10 * minuteMs)
    stripe.mode = 'up'
    // By itself, and by the same key.
    await openUnopened(app.running.parts)
    const opened = await create()
    expect(opened.body).toMatchObject({ outTradeNo, payUrl: expect.stringContaining('checkout.stripe.com') })
    await pay(outTradeNo)
    expect(await get(token, outTradeNo)).toMatchObject({ status: 'paid' })
    expect(app.logged()).not.toContain('sk_test_fake')
  })

  test('opens an order however many others Stripe rejects, and logs those', async () => {
    stripe.isRejected = () => true
    const create = async () => {
      const { token } = await makeAccount(app)
      const { status, body } = await call('/order/create', { packId: 'words-2000', method: 'stripe' }, token)
      expect(status).toBe(503)
      return { token, outTradeNo: String(body.outTradeNo) }
    }
    const first = await create()
    const others = await Promise.all(Array.from({ length: 21 }, create))
    later(1000)
    const last = await create()
    const before = app.logged().length
    stripe.isRejected = outTradeNo => outTradeNo !== last.outTradeNo
    await expect
      .poll(async () => {
        await openUnopened(app.running.parts)
        return (await get(last.token, last.outTradeNo)).payUrl
      })
      .toContain('checkout.stripe.com')
    const logged = app.logged().slice(before)
    expect([first, ...others].filter(({ outTradeNo }) => logged.includes(outTradeNo)).length).toBeGreaterThan(1)
    expect(logged).toContain('StripeInvalidRequestError : Not with these parameters')
    expect(await get(first.token, first.outTradeNo)).toMatchObject({ status: 'pending', payUrl: null })
    // They are not opened in other tests.
    later(31 * minuteMs)
    await sweepBilling(app.running.parts)
    expect(await get(first.token, first.outTradeNo)).toMatchObject({ status: 'expired' })
  })

  test('refunds once, also if Stripe is down or its answers are lost', async () => {
    const { token } = await makeAccount(app)
    const { durWordsLeft } = await me(token)
    const { outTradeNo } = await order(token)
    await pay(outTradeNo)
    stripe.mode = 'down'
    expect((await call('/order/refund', { outTradeNo }, token)).body).toMatchObject({ status: 'refunded', wordsTaken: 2000 })
    await sendCalls()
    stripe.mode = 'lost'
    later(hourMs)
    await sendCalls()
    stripe.mode = 'up'
    later(hourMs)
    await Promise.all([sendCalls(), sendCalls()])
    const made = stripe.refunds.filter(({ metadata }) => metadata.outTradeNo === outTradeNo)
    expect(made).toMatchObject([{ amount: 200, payment_intent: `pi_${outTradeNo}` }])
    expect(await app.running.parts.store.db.selectFrom('providerCalls').select('id').where('reference', '=', outTradeNo).execute()).toEqual(
      [],
    )
    for (const type of ['refund.created', 'refund.updated', 'charge.refund.updated'])
      expect((await send(type, made[0] ?? {})).status).toBe(200)
    expect(await get(token, outTradeNo)).toMatchObject({ status: 'refunded', refundedAmount: 2 })
    expect((await me(token)).durWordsLeft).toBe(durWordsLeft)
  })

  test('takes back what is refunded in Stripe’s dashboard, once', async () => {
    const { token } = await makeAccount(app)
    const { outTradeNo } = await order(token, 'writer-month')
    await pay(outTradeNo)
    const refund = {
      id: `re_${outTradeNo}`,
      amount: 450,
      currency: 'usd',
      status: 'succeeded',
      metadata: {},
      payment_intent: `pi_of_in_${outTradeNo}`,
    }
    stripe.mode = 'down'
    expect((await send('refund.created', refund)).status).toBe(503)
    stripe.mode = 'up'
    await Promise.all([send('refund.created', refund), send('refund.updated', refund)])
    expect(await get(token, outTradeNo)).toMatchObject({ status: 'paid', refundedAmount: 4.5, wordsTaken: 25_000 })
  })

  test('closes the page of an order that was canceled or has expired', async () => {
    const { token } = await makeAccount(app)
    const [canceled, expired] = [await order(token), await order(token)]
    await call('/order/cancel', { outTradeNo: canceled.outTradeNo }, token)
    later(31 * minuteMs)
    await sweepBilling(app.running.parts)
    await sendCalls()
    for (const { outTradeNo } of [canceled, expired]) expect(sessionOf(outTradeNo).status).toBe('expired')
    // The money was taken before.
    await send('checkout.session.completed', completed(canceled.outTradeNo))
    expect(await get(token, canceled.outTradeNo)).toMatchObject({ status: 'paid', note: 'PAID_AFTER_CANCELLATION' })
  })

  test('closes the page of an order that was canceled while it was opened', async () => {
    const { token, id } = await makeAccount(app)
    const { parts } = app.running
    const findPending = () =>
      parts.store.db
        .selectFrom('paymentOrders')
        .select('outTradeNo')
        .where('accountId', '=', id)
        .where('status', '=', 'pending')
        .where('providerId', 'is', null)
        .executeTakeFirst()
    const cancelWhile = async <T>(open: () => Promise<T>): Promise<[string, T]> => {
      const before = stripe.calls.length
      stripe.mode = 'slow'
      const opening = open()
      await expect.poll(() => stripe.calls.length).toBeGreaterThan(before)
      const { outTradeNo = '' } = (await findPending()) ?? {}
      expect((await call('/order/cancel', { outTradeNo }, token)).body).toMatchObject({ status: 'cancelled' })
      stripe.mode = 'up'
      return [outTradeNo, await opening]
    }
    const [first, { body }] = await cancelWhile(() => call('/order/create', { packId: 'words-2000', method: 'stripe' }, token))
    expect(body).toMatchObject({ success: true, outTradeNo: first, status: 'cancelled', payUrl: null })
    stripe.mode = 'error'
    await call('/order/create', { packId: 'words-2000', method: 'stripe' }, token)
    const [second] = await cancelWhile(() => openUnopened(parts))
    const statuses = async () => {
      await sendCalls()
      return [first, second].map(outTradeNo => sessionOf(outTradeNo).status)
    }
    await expect.poll(statuses).toEqual(['expired', 'expired'])
    for (const outTradeNo of [first, second]) {
      expect(await get(token, outTradeNo)).toMatchObject({ status: 'cancelled', payUrl: null })
    }
  })

  test('renews, changes, cancels, and ends a plan with Stripe’s subscription', async () => {
    const account = await makeAccount(app)
    let { token } = account
    const change = async (path: string, body: object = {}) => {
      const { body: answer } = await call(`/subscription/${path}`, body, token)
      await sendCalls()
      return answer
    }
    const { outTradeNo } = await order(token, 'writer-month', { country: 'DE', coupon: 'WRITER25' })
    // The first period is discounted, with less tax; the coupon is the exact difference.
    expect(sessionOf(outTradeNo)).toMatchObject({
      mode: 'subscription',
      amount_total: 803,
      prices: [expect.any(String), expect.any(String)],
    })
    await pay(outTradeNo)
    const remote = stripe.subscriptions.get(`sub_${outTradeNo}`)
    const keysOf = () =>
      remote?.items.data.map(({ price }: { price: { id: string } }) => stripe.prices.find(({ id }) => id === price.id)?.lookup_key)
    const fund = await call('/order/topUp', { amount: 100, method: 'stripe' }, token)
    await pay(fund.body.outTradeNo)
    expect((await me(token)).money).toBe(100)

    expect(await change('change', { packId: 'team-month' })).toMatchObject({ success: true, plan: 'team-month', proration: 35.7 })
    expect(keysOf()).toEqual(['team-month', 'team-month-tax-DE'])
    expect(await change('change', { packId: 'writer-month' })).toMatchObject({ plan: 'team-month', nextPlan: 'writer-month' })
    expect(keysOf()).toEqual(['writer-month', 'writer-month-tax-DE'])
    await change('cancel')
    expect(remote?.cancel_at_period_end).toBe(true)
    await change('resume')
    expect(remote?.cancel_at_period_end).toBe(false)
    await change('change', { packId: 'team-month' })
    expect(keysOf()).toEqual(['team-month', 'team-month-tax-DE'])

    later(31 * dayMs)
    await sweepBilling(app.running.parts)
    token = await signInAgain(app, account)
    const invoice = (id: string, amount: number) => ({
      id,
      billing_reason: 'subscription_cycle',
      amount_paid: amount,
      amount_due: amount,
      currency: 'usd',
      parent: { subscription_details: { subscription: `sub_${outTradeNo}`, metadata: { outTradeNo } } },
    })
    expect((await send('invoice.payment_failed', invoice('in_next', 4641))).status).toBe(200)
    await Promise.all(['evt_a', 'evt_a', 'evt_a'].map(id => send('invoice.paid', invoice('in_next', 4641), `${id}_${outTradeNo}`)))
    await send('invoice.paid', { ...invoice('in_free', 0), billing_reason: 'subscription_update' })
    const { orders } = (await call('/order/list', {}, token)).body
    expect(orders[0]).toMatchObject({
      packId: 'team-month',
      method: 'stripe',
      status: 'paid',
      orderAmount: 46.41,
      tax: 7.41,
      invoiceNumber: expect.any(String),
      wordsGranted: 250_000,
    })
    const { body: bill } = await call('/order/invoice', { outTradeNo: orders[0].outTradeNo }, token)
    expect(bill).toMatchObject({ total: 46.41, taxCountry: 'DE', method: 'stripe' })

    expect(
      (await send('customer.subscription.deleted', { id: `sub_${outTradeNo}`, metadata: { outTradeNo }, currency: 'usd' })).status,
    ).toBe(200)
    expect((await call('/subscription/cancel', {}, token)).body).toMatchObject({ reason: 'NO_PLAN' })
    const notices = await app.graphql<{ notifications: { items: { kind: string }[] } }>('{ notifications { items { kind } } }', {}, token)
    expect(notices.data.notifications.items.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['PLAN_ENDED', 'PLAN_RENEWED', 'PURCHASE_FAILED']),
    )
  })

  test('begins a change with the next period while Stripe charges the present one', async () => {
    const account = await makeAccount(app)
    const { outTradeNo } = await order(account.token, 'writer-month')
    await pay(outTradeNo)
    const { renewsTime } = (await call('/subscription/quote', { packId: 'team-month' }, account.token)).body
    later(new Date(renewsTime).getTime() - clock.getTime() + 5 * minuteMs)
    const token = await signInAgain(app, account)
    const paid = (id: string, amount: number) =>
      send('invoice.paid', {
        id,
        billing_reason: 'subscription_cycle',
        amount_paid: amount,
        currency: 'usd',
        parent: { subscription_details: { subscription: `sub_${outTradeNo}`, metadata: { outTradeNo } } },
      })
    const renewed = () =>
      app.running.parts.store.db
        .selectFrom('paymentOrders')
        .select(['packId', 'totalCents'])
        .where('renewalOf', '=', outTradeNo)
        .orderBy('paidAt')
        .execute()
    const change = { packId: 'team-month' }
    expect((await call('/subscription/quote', change, token)).body).toMatchObject({ kind: 'later', total: 0, words: 0 })
    // A preview from before the end of the period holds no longer.
    const quotedTime = new Date(clock.getTime() - 6 * minuteMs).toISOString()
    expect((await call('/subscription/change', { ...change, quotedTime }, token)).body).toMatchObject({
      plan: 'writer-month',
      nextPlan: 'team-month',
      proration: 0,
    })
    await paid('in_second', 900)
    expect(await renewed()).toEqual([{ packId: 'writer-month', totalCents: 900 }])
    later(31 * dayMs)
    await paid('in_third', 901)
    await paid('in_third_again', 3900)
    expect(await renewed()).toEqual([
      { packId: 'writer-month', totalCents: 900 },
      { packId: 'team-month', totalCents: 3900 },
    ])
    expect((await call('/subscription/quote', { packId: 'writer-month' }, await signInAgain(app, account))).body).toMatchObject({
      currentPlan: 'team-month',
    })
  })

  test('keeps a canceled plan for a period that Stripe has charged', async () => {
    const account = await makeAccount(app)
    const { outTradeNo } = await order(account.token, 'writer-month')
    await pay(outTradeNo)
    const { endsTime } = (await call('/subscription/cancel', {}, account.token)).body
    const invoice = {
      id: `in_late_${outTradeNo}`,
      billing_reason: 'subscription_cycle',
      amount_paid: 900,
      currency: 'usd',
      parent: { subscription_details: { subscription: `sub_${outTradeNo}`, metadata: { outTradeNo } } },
    }
    await send('invoice.paid', invoice)
    const plan = await app.graphql<{ subscription: { renewsTime: null; endsTime: string } }>(
      '{ subscription { renewsTime endsTime } }',
      {},
      account.token,
    )
    expect(plan.data.subscription.renewsTime).toBeNull()
    expect(new Date(plan.data.subscription.endsTime).getTime() - new Date(endsTime).getTime()).toBeGreaterThan(27 * dayMs)
  })

  test('ends the subscription at Stripe when its order is refunded, replaced, or its account is to be deleted', async () => {
    const { token, id } = await makeAccount(app)
    const statusOf = async (outTradeNo: string) => {
      await sendCalls()
      return stripe.subscriptions.get(`sub_${outTradeNo}`)?.status
    }
    const first = await order(token, 'writer-month')
    const second = await order(token, 'team-month')
    await pay(first.outTradeNo)
    await pay(second.outTradeNo)
    expect(await statusOf(first.outTradeNo)).toBe('canceled')
    expect(await statusOf(second.outTradeNo)).toBe('active')
    await call('/order/refund', { outTradeNo: second.outTradeNo }, token)
    expect(await statusOf(second.outTradeNo)).toBe('canceled')
    expect(stripe.refunds.filter(({ payment_intent: intent }) => intent === `pi_of_in_${second.outTradeNo}`)).toMatchObject([
      { amount: 3900 },
    ])
    const third = await order(token, 'writer-month')
    await pay(third.outTradeNo)
    const { store } = app.running.parts
    await store.transact(db =>
      db
        .updateTable('accounts')
        .set({ deleteAt: new Date(clock.getTime() + 14 * dayMs).toISOString() })
        .where('id', '=', id)
        .execute(),
    )
    await sweepBilling(app.running.parts)
    await sendCalls()
    expect(stripe.subscriptions.get(`sub_${third.outTradeNo}`)?.cancel_at_period_end).toBe(true)
  })
})
