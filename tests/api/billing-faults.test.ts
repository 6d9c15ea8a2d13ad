import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverDue } from '../../server/areas/billing/deliveries.ts'
import { sweepBilling } from '../../server/areas/billing/lifecycle.ts'
import { chargeCard } from '../../server/areas/billing/sandbox.ts'
import { renewFromBalance } from '../../server/areas/billing/renewals.ts'
import { lockAccount } from '../../server/areas/words/reservations.ts'
import { listItems } from '../../server/areas/billing/items.ts'
import { reconcile } from '../../server/areas/words/reconcile.ts'
import { dayMs, hourMs, minuteMs } from '../../server/time.ts'
import { makeAccount, type MadeAccount, signInAgain } from '../support/accounts.ts'
import { freePort } from '../support/free-port.ts'
import { type DatabaseKind, databases, newDatabase, startApp, type TestApp } from '../support/harness.ts'

const secret = 'webhook secret of the faults'

/** Numbers from 0 to 1 that are the same in each run (Mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

describe.each(databases)('faults of purchases on %s', (database: DatabaseKind) => {
  let app: TestApp
  let stored: Awaited<ReturnType<typeof newDatabase>>
  let clock = new Date('2026-03-02T10:00:00.000Z')
  const later = (ms: number) => {
    clock = new Date(clock.getTime() + ms)
  }
  const open = async () => {
    app = await startApp({ databaseUrl: stored.url, now: () => clock, env: { SANDBOX_WEBHOOK_SECRET: secret } })
  }
  beforeAll(async () => {
    stored = await newDatabase(database)
    await open()
  })
  afterAll(async () => {
    await app.close()
    await stored.remove()
  })

  const store = () => app.running.parts.store
  const port = () => Number(new URL(app.url).port)
  const call = (path: string, body: unknown, token: string) => app.rest('POST', path, { body, token })
  const get = async (token: string, outTradeNo: string) => (await call('/order/get', { outTradeNo }, token)).body
  const wordsOf = async (token: string) => (await app.rest('POST', '/me/me', { token })).body.durWordsLeft as number
  const order = async (token: string, more: object = {}) =>
    String((await call('/order/create', { packId: 'words-2000', method: 'sandbox', ...more }, token)).body.outTradeNo)
  const rowOf = (outTradeNo: string) =>
    store().db.selectFrom('paymentOrders').selectAll().where('outTradeNo', '=', outTradeNo).executeTakeFirstOrThrow()
  let events = 0
  const event = (type: string, outTradeNo: string, amount: number) => ({
    id: `evt_${events++}`,
    type,
    data: { outTradeNo, amount, currency: 'USD', paymentId: 'pay_1' },
  })
  const send = (given: object) => {
    const seconds = Math.floor(clock.getTime() / 1000)
    const body = JSON.stringify({ created: seconds, ...given })
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    return app.rest('POST', '/webhooks/sandbox', { body, headers: { 'sandbox-signature': `t=${seconds},v1=${signature}` } })
  }
  const charge = async (outTradeNo: string, outcome: 'paid' | 'failed', at = clock) => {
    const row = await rowOf(outTradeNo)
    await store().transact(async db => {
      await lockAccount(db, row.accountId)
      await chargeCard(db, row, outcome, at)
    })
  }
  const checkBooks = async () => expect(await reconcile(store())).toEqual([])

  test('applies an event that came before its order was committed, when it is sent again', async () => {
    const { token } = await makeAccount(app)
    const before = await wordsOf(token)
    const outTradeNo = await order(token)
    const row = await rowOf(outTradeNo)
    const items = await listItems(store().db, outTradeNo)
    await store().transact(db => db.deleteFrom('paymentOrders').where('outTradeNo', '=', outTradeNo).execute())
    const paid = event('payment.succeeded', outTradeNo, 200)
    expect((await send(paid)).status).toBe(202)
    expect((await send(paid)).status).toBe(202)
    await store().transact(async db => {
      await db.insertInto('paymentOrders').values(row).execute()
      await db.insertInto('paymentOrderItems').values(items).execute()
    })
    expect((await Promise.all([send(paid), send(paid), send(paid)])).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await get(token, outTradeNo)).toMatchObject({ status: 'paid', wordsGranted: 2000 })
    expect(await wordsOf(token)).toBe(before + 2000)
    await checkBooks()
  })

  test('accepts a coupon of two tabs once', async () => {
    const { token } = await makeAccount(app)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('/order/create', { packId: 'words-2000', method: 'sandbox', coupon: 'WRITER25' }, token)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ reason: 'COUPON_USED', field: 'coupon' })
  })

  test('tells of a price that changed between two steps, and sells at the new one', async () => {
    const { token } = await makeAccount(app)
    const create = (expectedTotal: number) =>
      call('/order/create', { packId: 'words-10000', method: 'sandbox', country: 'FR', expectedTotal }, token)
    const refused = await create(8)
    expect(refused).toMatchObject({ status: 409, body: { reason: 'PRICE_CHANGED', params: { total: 9.6 } } })
    expect((await create(refused.body.params.total)).body).toMatchObject({ success: true, orderAmount: 9.6 })
  })

  test('charges and credits an order once that two tabs pay', async () => {
    const { token } = await makeAccount(app)
    const before = await wordsOf(token)
    const outTradeNo = await order(token)
    await Promise.all([charge(outTradeNo, 'paid'), charge(outTradeNo, 'paid'), charge(outTradeNo, 'failed')])
    await Promise.all([deliverDue(app.running.parts, port()), deliverDue(app.running.parts, port())])
    await expect.poll(async () => (await get(token, outTradeNo)).status).toBe('paid')
    const payments = await store().db.selectFrom('sandboxPayments').selectAll().where('outTradeNo', '=', outTradeNo).execute()
    expect(payments).toMatchObject([{ status: 'paid', amountCents: 200 }])
    expect(await wordsOf(token)).toBe(before + 2000)
    await checkBooks()
  })

  test('stores and logs a card number nowhere, whichever text field has it', async () => {
    const card = '5555 5555 5555 4444'
    const password = 'correct horse battery'
    const { token } = await makeAccount(app, 'regular', password)
    const outTradeNo = await order(token)
    await send(event('payment.succeeded', outTradeNo, 200))
    const pack = { packId: 'words-2000' }
    const buyer = { name: 'Ada', address: '', country: 'GB' }
    const profile = { fullName: 'Ada', organization: '', phone: '', address: '', timeZone: '', currency: '' }
    const webhook = { url: 'https://hooks.example.com/desk', events: ['purchase.paid'] }
    const cases: [string, object, string][] = [
      ['/order/quote', { packId: card }, 'packId'],
      ['/order/quote', { ...pack, coupon: card }, 'coupon'],
      ['/order/quote', { ...pack, coupon: '5555.5555.5555.4444' }, 'coupon'],
      ['/order/quote', { ...pack, coupon: '5555  5555  5555  4444' }, 'coupon'],
      ['/order/create', { ...pack, method: 'sandbox', coupon: card }, 'coupon'],
      ['/order/create', { ...pack, method: 'sandbox', country: card }, 'country'],
      ['/order/refund', { outTradeNo, reason: `Paid with ${card}` }, 'reason'],
      ['/order/refund', { outTradeNo, reason: `On March 2: ${card} 12 28` }, 'reason'],
      ['/order/saveBillingDetails', { ...buyer, name: card }, 'name'],
      ['/order/saveBillingDetails', { ...buyer, address: `Street 1\n${card}` }, 'address'],
      ['/order/saveAddress', { ...buyer, name: card }, 'name'],
      ['/order/saveAddress', { ...buyer, address: card }, 'address'],
      ...(['fullName', 'organization', 'phone', 'address'] as const).map((field): [string, object, string] => [
        '/me/saveProfile',
        { ...profile, [field]: card },
        field,
      ]),
      ['/me/apiKeys/create', { name: card, scope: 'read', password }, 'name'],
      ['/api/webhooks', { ...webhook, description: card }, 'description'],
    ]
    for (const [path, body, field] of cases)
      expect([path, await call(path, body, token)]).toMatchObject([path, { status: 400, body: { field } }])
    // A phone number with the check digit of a card.
    expect(await call('/me/saveProfile', { ...profile, phone: '+8613800138002' }, token)).toMatchObject({ status: 200 })
    const kept = ['paymentOrders', 'paymentOrderItems', 'accountAddresses', 'apiKeys', 'webhooks', 'accounts'] as const
    for (const table of kept) expect(JSON.stringify(await store().db.selectFrom(table).selectAll().execute())).not.toContain(card)
    expect(app.logged()).not.toContain(card)
    expect(await get(token, outTradeNo)).toMatchObject({ status: 'paid' })
  })

  test('refunds no more than the payment, whatever the provider reports', async () => {
    const { token } = await makeAccount(app)
    const before = await wordsOf(token)
    const outTradeNo = await order(token)
    await send(event('payment.succeeded', outTradeNo, 200))
    expect((await send(event('payment.refunded', outTradeNo, 99_900))).status).toBe(200)
    expect((await send(event('payment.refunded', outTradeNo, 200))).status).toBe(200)
    expect(await get(token, outTradeNo)).toMatchObject({ status: 'refunded', refundedAmount: 2, wordsTaken: 2000 })
    expect(await wordsOf(token)).toBe(before)
    await checkBooks()
  })

  test('credits a payment once that the provider could not report for an hour', async () => {
    const { token } = await makeAccount(app)
    const before = await wordsOf(token)
    const outTradeNo = await order(token)
    // Ahead of the application's clock, so that its own timer does not deliver it.
    const ahead = (ms: number) => new Date(clock.getTime() + ms)
    await charge(outTradeNo, 'paid', ahead(hourMs))
    const nowhere = await freePort()
    for (let minute = 60; minute < 120; minute += 5)
      await deliverDue({ ...app.running.parts, now: () => ahead(minute * minuteMs) }, nowhere)
    later(31 * minuteMs)
    expect(await get(token, outTradeNo)).toMatchObject({ status: 'expired' })
    later(4 * hourMs)
    await deliverDue(app.running.parts, port())
    await expect.poll(() => get(token, outTradeNo)).toMatchObject({ status: 'paid', note: 'PAID_AFTER_EXPIRY', wordsGranted: 2000 })
    expect(await wordsOf(token)).toBe(before + 2000)
    await checkBooks()
  })

  const fund = async (token: string, amount: number) => {
    const { outTradeNo } = (await call('/order/topUp', { amount, method: 'sandbox' }, token)).body
    expect((await send(event('payment.succeeded', outTradeNo, amount * 100))).status).toBe(200)
  }
  const subscribe = async (packId: string, method: 'sandbox' | 'balance', amount: number) => {
    const account = await makeAccount(app)
    await fund(account.token, 100)
    const outTradeNo = await order(account.token, { packId, method })
    if (method === 'sandbox') await send(event('payment.succeeded', outTradeNo, amount))
    const { renewsAt } = (await planOf(account.id)) ?? { renewsAt: '' }
    return { ...account, outTradeNo, renewsAt }
  }
  const planOf = (id: number) => store().db.selectFrom('subscriptions').selectAll().where('accountId', '=', id).executeTakeFirst()
  const renewalsOf = (outTradeNo: string) =>
    store().db.selectFrom('paymentOrders').select(['packId', 'totalCents']).where('renewalOf', '=', outTradeNo).execute()
  /** The renewal as the provider reports it, before the application's own timer does. */
  const sweepAt = (at: Date) => sweepBilling({ ...app.running.parts, now: () => at })
  const moveTo = (at: Date) => later(at.getTime() - clock.getTime())

  test('takes no money for a plan that was canceled before the turn of its renewal', async () => {
    const { id, token, outTradeNo, renewsAt } = await subscribe('writer-month', 'balance', 900)
    expect((await call('/subscription/cancel', {}, token)).status).toBe(200)
    moveTo(new Date(renewsAt))
    expect(await store().transact(db => renewFromBalance(db, id, clock))).toBe(false)
    expect(await renewalsOf(outTradeNo)).toEqual([])
    expect((await app.rest('POST', '/me/me', { token: await signInAgain(app, { id } as MadeAccount) })).body.money).toBe(91)
    await checkBooks()
  })

  test('renews the others if one plan cannot be renewed', async () => {
    const broken = await subscribe('writer-month', 'balance', 900)
    const { id, outTradeNo, renewsAt } = await subscribe('writer-month', 'balance', 900)
    const setPack = (packId: string) =>
      store().transact(db => db.updateTable('subscriptions').set({ packId }).where('accountId', '=', broken.id).execute())
    await setPack('unknown-month')
    moveTo(new Date(renewsAt))
    await sweepBilling(app.running.parts)
    expect(await renewalsOf(outTradeNo)).toHaveLength(1)
    expect((await planOf(id))?.renewsAt.slice(0, 7)).not.toBe(renewsAt.slice(0, 7))
    expect(app.logged()).toMatch(new RegExp(`"accountId":${broken.id},"msg":"a plan could not be renewed"`))
    await setPack('writer-month')
    await sweepBilling(app.running.parts)
    expect(await renewalsOf(broken.outTradeNo)).toHaveLength(1)
    await checkBooks()
  })

  test('renews no plan that was canceled while its renewal was on the way', async () => {
    const administrator = await makeAccount(app, 'admin')
    const { token, outTradeNo, renewsAt } = await subscribe('writer-month', 'sandbox', 900)
    const due = new Date(new Date(renewsAt).getTime() + minuteMs)
    await sweepAt(due)
    expect((await call('/subscription/cancel', {}, token)).status).toBe(200)
    moveTo(due)
    await deliverDue(app.running.parts, port())
    const effects = () => store().db.selectFrom('paymentEvents').select(['type', 'effect']).where('outTradeNo', '=', outTradeNo).execute()
    await expect.poll(effects).toContainEqual({ type: 'subscription.renewed', effect: 'none' })
    expect(await renewalsOf(outTradeNo)).toEqual([])
    const reviews = store().db.selectFrom('notifications').select('facts').where('accountId', '=', administrator.id)
    expect((await reviews.execute()).filter(({ facts }) => facts.includes(outTradeNo))).toEqual([])
    await checkBooks()
  })

  test('renews a plan that was changed while its renewal was on the way, at the new price', async () => {
    const { id, token, outTradeNo, renewsAt } = await subscribe('team-month', 'sandbox', 3900)
    const due = new Date(new Date(renewsAt).getTime() + minuteMs)
    await sweepAt(due)
    const nowhere = await freePort()
    await deliverDue({ ...app.running.parts, now: () => due }, nowhere)
    expect((await call('/subscription/change', { packId: 'writer-month' }, token)).body).toMatchObject({ nextPlan: 'writer-month' })
    moveTo(new Date(due.getTime() + minuteMs))
    await sweepBilling(app.running.parts)
    await deliverDue(app.running.parts, port())
    await expect.poll(() => renewalsOf(outTradeNo)).toEqual([{ packId: 'writer-month', totalCents: 900 }])
    expect(await planOf(id)).toMatchObject({ packId: 'writer-month', nextPackId: null, endsAt: null })
    await checkBooks()
  })

  test.each(['stripe', 'sandbox'] as const)('renews and ends plans however many of %s wait for their payment', async method => {
    const renewed = await subscribe('writer-month', 'balance', 900)
    const ended = await subscribe('writer-month', 'balance', 900)
    await call('/subscription/cancel', {}, ended.token)
    const dueAt = new Date(new Date(renewed.renewsAt).getTime() - dayMs).toISOString()
    const ids = await store().transact(async db => {
      const model = await db.selectFrom('accounts').selectAll().where('id', '=', renewed.id).executeTakeFirstOrThrow()
      const { id: _, ...account } = model
      const emails = Array.from({ length: 200 }, (_none, index) => `${method}-${index}@waiting.example`)
      const made = await db
        .insertInto('accounts')
        .values(emails.map(email => ({ ...account, email, emailKey: email, moneyCents: 0 })))
        .returning('id')
        .execute()
      const plan = { packId: 'writer-month', method, country: null, renewsAt: dueAt, endsAt: null, nextPackId: null }
      await db
        .insertInto('subscriptions')
        .values(made.map(({ id }) => ({ ...plan, accountId: id, outTradeNo: `waiting-${method}-${id}` })))
        .execute()
      return made.map(({ id }) => id)
    })
    // Later than the application's clock, so that its own timer does nothing.
    const due = new Date(new Date(ended.renewsAt).getTime() + minuteMs)
    await sweepAt(due)
    await sweepAt(due)
    expect(await renewalsOf(renewed.outTradeNo)).toEqual([{ packId: 'writer-month', totalCents: 900 }])
    expect(await planOf(ended.id)).toBeUndefined()
    await store().transact(async db => {
      await db.deleteFrom('accounts').where('id', 'in', ids).execute()
      await db.deleteFrom('sandboxDeliveries').where('id', 'like', 'evt_renewal_waiting%').execute()
    })
    await checkBooks()
  })

  test('keeps exact books over 200 random rounds with restarts between the steps', { timeout: 120_000 }, async () => {
    const random = randomOf(20_261_122)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // never empty
    const accounts: MadeAccount[] = await Promise.all(Array.from({ length: 4 }, () => makeAccount(app)))
    const placed: { account: MadeAccount; outTradeNo: string }[] = []
    const codes = new Set<number>()
    const run = async (path: string, body: object, { token }: MadeAccount) => {
      const { status, body: answer } = await call(path, body, token)
      codes.add(status)
      expect(status, `${path} ${JSON.stringify(answer)}`).toBeLessThan(500)
      expect([401, 403, 404]).not.toContain(status)
      if (typeof answer.outTradeNo === 'string' && path !== '/order/refund')
        placed.push({ account: { token } as MadeAccount, outTradeNo: answer.outTradeNo })
      return answer
    }
    const any = () => pick(placed)
    const plans = ['writer-month', 'writer-year', 'team-month', 'team-year']
    const steps: [weight: number, step: (account: MadeAccount) => Promise<unknown>][] = [
      [
        5,
        account =>
          run(
            '/order/create',
            { packId: pick(['words-2000', 'words-10000', 'pass-week', 'pass-month']), method: 'sandbox', country: pick(['DE', 'US']) },
            account,
          ),
      ],
      [3, account => run('/order/create', { packId: pick(['words-2000', 'pass-week', ...plans]), method: 'balance' }, account)],
      [2, account => run('/order/create', { packId: pick(plans), method: 'sandbox' }, account)],
      [3, account => run('/order/topUp', { amount: pick([5, 50, 400]), method: 'sandbox' }, account)],
      [8, async () => placed.length > 0 && charge(any().outTradeNo, 'paid')],
      [3, async () => placed.length > 0 && charge(any().outTradeNo, 'failed')],
      [2, async account => placed.length > 0 && run('/order/cancel', { outTradeNo: await ownOf(account) }, account)],
      [3, async account => placed.length > 0 && run('/order/refund', { outTradeNo: await ownOf(account) }, account)],
      [2, account => run('/subscription/change', { packId: pick(plans) }, account)],
      [1, account => run('/subscription/cancel', {}, account)],
      [1, account => run('/subscription/resume', {}, account)],
      // The provider repeats what it has sent.
      [
        2,
        async () => {
          await store().transact(db =>
            db
              .updateTable('sandboxDeliveries')
              .set({ nextAt: clock.toISOString() })
              .where('id', 'like', `%${pick(['1', '4', '7', 'a', 'c'])}`)
              .execute(),
          )
        },
      ],
      [4, () => deliverDue(app.running.parts, port())],
      [
        2,
        async () => {
          later(pick([10 * minuteMs, 45 * minuteMs, 5 * dayMs, 12 * dayMs]))
          await Promise.all([sweepBilling(app.running.parts), sweepBilling(app.running.parts)])
        },
      ],
    ]
    const ownOf = async ({ id }: MadeAccount) => {
      const rows = await store()
        .db.selectFrom('paymentOrders')
        .select('outTradeNo')
        .where('accountId', '=', id)
        .orderBy('createdAt')
        .orderBy('outTradeNo')
        .execute()
      return rows.length > 0 ? pick(rows).outTradeNo : order((accounts.find(each => each.id === id) as MadeAccount).token)
    }
    const wheel = steps.flatMap(([weight, step]) => Array.from({ length: weight }, () => step))
    for (let round = 0; round < 200; round++) {
      // Whatever was only in memory is gone; the order, the payment, and its report are not.
      if (round % 40 === 39) {
        await app.close()
        await open()
      }
      const account = pick(accounts)
      account.token = await signInAgain(app, account)
      await pick(wheel)(account)
    }
    for (let round = 0; round < 4; round++) {
      await sweepBilling(app.running.parts)
      await deliverDue(app.running.parts, port())
      later(dayMs)
    }
    expect(codes).toContain(200)
    const { db } = store()
    const ids = accounts.map(({ id }) => id)
    const isPaid = (status: string) => status === 'paid' || status === 'refunded'
    const read = () => db.selectFrom('paymentOrders').selectAll().where('accountId', 'in', ids).execute()
    // The application's own timer may deliver the last reports.
    await expect
      .poll(async () => {
        const charged = await db.selectFrom('sandboxPayments').select('outTradeNo').where('status', '=', 'paid').execute()
        const isCharged = (outTradeNo: string) => charged.some(each => each.outTradeNo === outTradeNo)
        return (await read()).filter(
          ({ outTradeNo, method, status, renewalOf }) =>
            method === 'sandbox' && renewalOf === null && isPaid(status) !== isCharged(outTradeNo),
        )
      })
      .toEqual([])
    await checkBooks()
    const orders = await read()
    expect(orders.filter(({ status }) => isPaid(status)).length).toBeGreaterThan(20)
    const notices = await db
      .selectFrom('notifications')
      .select('key')
      .where('accountId', 'in', ids)
      .where('kind', 'in', ['PURCHASE_PAID', 'BALANCE_ADDED'])
      .execute()
    expect(notices.map(({ key }) => key).toSorted()).toEqual(
      orders
        .filter(({ outTradeNo, status }) => isPaid(status) && notices.some(({ key }) => key === `order:${outTradeNo}`))
        .map(({ outTradeNo }) => `order:${outTradeNo}`)
        .toSorted(),
    )
    const numbers = (await db.selectFrom('paymentOrders').select('invoiceNumber').where('invoiceNumber', 'is not', null).execute()).map(
      ({ invoiceNumber }) => String(invoiceNumber),
    )
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
