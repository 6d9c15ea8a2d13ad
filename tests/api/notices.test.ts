import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepBilling } from '../../server/areas/billing/lifecycle.ts'
import { applyEvent } from '../../server/areas/billing/events.ts'
import { sendDueMails } from '../../server/areas/notifications/mails.ts'
import { dayMs, minuteMs } from '../../server/time.ts'
import { makeAccount, type MadeAccount, signInAgain } from '../support/accounts.ts'
import { type DatabaseKind, databases, startApp, type TestApp } from '../support/harness.ts'

describe.each(databases)('notices of purchases on %s', (database: DatabaseKind) => {
  let app: TestApp
  let clock = new Date('2026-11-22T10:00:00.000Z')
  const later = (ms: number) => {
    clock = new Date(clock.getTime() + ms)
  }
  beforeAll(async () => {
    app = await startApp({ database, now: () => clock })
  })
  afterAll(() => app.close())

  const call = async (path: string, body: unknown, token: string) => (await app.rest('POST', path, { body, token })).body
  let events = 0
  const happens = (outTradeNo: string, amount: number, type = 'payment.succeeded') => {
    const data = { outTradeNo, amount, currency: 'USD', paymentId: `pay_${events}` }
    return app.running.parts.store.transact(db => applyEvent(db, 'sandbox', { id: `evt_${events++}`, type, created: 0, data }, clock))
  }
  const buy = async ({ token }: MadeAccount, packId: string) => {
    const { outTradeNo, orderAmount } = await call('/order/create', { packId, method: 'sandbox' }, token)
    return { outTradeNo: String(outTradeNo), cents: Math.round(orderAmount * 100) }
  }
  const noticesOf = async ({ token }: MadeAccount) => {
    const { body } = await app.rest('GET', '/api/notifications', { token })
    const ours = (body.notifications as { kind: string; text: string; link: string; facts: object }[]).filter(({ kind }) =>
      /^(?:PURCHASE|BALANCE|PLAN|WORDS)_/.test(kind),
    )
    return ours
  }
  const kindsOf = async (account: MadeAccount) => (await noticesOf(account)).map(({ kind }) => kind)
  const mailsTo = async ({ id, email }: MadeAccount) => {
    await Promise.all([sendDueMails(app.running.parts), sendDueMails(app.running.parts)])
    const { db } = app.running.parts.store
    // The application's own timer may be sending one.
    const queued = db.selectFrom('noticeMails').select('id').where('accountId', '=', id).where('nextAt', 'is not', null)
    await expect.poll(() => queued.execute()).toEqual([])
    const mails = await db.selectFrom('mails').select(['subject', 'text', 'html']).where('recipient', '=', email).execute()
    return mails.toSorted((a, b) => (a.subject < b.subject ? -1 : 1))
  }
  const choose = (account: MadeAccount, settings: object[]) =>
    app.rest('PUT', '/api/notifications/settings', { token: account.token, body: { settings } })
  const fund = async (account: MadeAccount, amount: number) => {
    const { outTradeNo } = await call('/order/topUp', { amount, method: 'sandbox' }, account.token)
    await happens(outTradeNo, amount * 100)
  }

  test('tells of a declined and of a received payment, each once in the application and by email', async () => {
    const account = await makeAccount(app)
    const { outTradeNo, cents } = await buy(account, 'words-10000')
    await happens(outTradeNo, cents, 'payment.failed')
    await happens(outTradeNo, cents, 'payment.failed')
    await Promise.all(Array.from({ length: 10 }, () => happens(outTradeNo, cents)))
    expect(await noticesOf(account)).toMatchObject([
      {
        kind: 'PURCHASE_PAID',
        text: 'Payment of $8.00 received: 10,000 words added',
        facts: { title: outTradeNo, amount: 8, words: 10_000 },
        link: `/pages/purchase-invoice/${outTradeNo}`,
      },
      { kind: 'PURCHASE_FAILED', text: 'Payment of $8.00 failed' },
    ])
    const mails = await mailsTo(account)
    expect(mails.map(({ subject }) => subject)).toEqual([`Payment received (${outTradeNo})`, `Your payment failed (${outTradeNo})`])
    expect(mails[0]?.text).toContain('Words: 10,000\nAmount: $8.00')
    expect(mails[0]?.html).toContain(`/pages/purchase-invoice/${outTradeNo}"`)
    later(2 * dayMs)
    expect(await mailsTo(account)).toHaveLength(2)
  })

  test('tells of money added and of refunds', async () => {
    const account = await makeAccount(app)
    await fund(account, 25)
    const { outTradeNo } = await call('/order/create', { packId: 'words-2000', method: 'balance' }, account.token)
    await Promise.all([call('/order/refund', { outTradeNo }, account.token), call('/order/refund', { outTradeNo }, account.token)])
    expect((await noticesOf(account)).map(({ text }) => text)).toEqual([
      '$2.00 refunded',
      'Payment of $2.00 received: 2,000 words added',
      '$25.00 added to your balance',
    ])
    const mails = await mailsTo(account)
    expect(mails.map(({ subject }) => subject.replace(/ \(.*/, ''))).toEqual([
      'Money added to your balance',
      'Payment received',
      'Your order was refunded',
    ])
    expect(mails[2]?.text).toContain('Words removed: 2,000')
  })

  test('tells once that a pass expires, three days before; not when its words are used or gone', async () => {
    const [account, other] = [await makeAccount(app), await makeAccount(app)]
    for (const each of [account, other]) {
      const { outTradeNo, cents } = await buy(each, 'pass-week')
      await happens(outTradeNo, cents)
      if (each === other) await call('/order/refund', { outTradeNo }, each.token)
    }
    later(4 * dayMs - minuteMs)
    await sweepBilling(app.running.parts)
    expect(await kindsOf(account)).toEqual(['PURCHASE_PAID'])
    later(2 * minuteMs)
    await Promise.all([sweepBilling(app.running.parts), sweepBilling(app.running.parts)])
    await sweepBilling(app.running.parts)
    expect((await noticesOf(account))[0]).toMatchObject({
      kind: 'WORDS_EXPIRING',
      facts: { words: 10_000 },
      text: expect.stringContaining('10,000 words expire on'),
    })
    expect(await kindsOf(account)).toEqual(['WORDS_EXPIRING', 'PURCHASE_PAID'])
    expect(await kindsOf(other)).toEqual(['PURCHASE_REFUNDED', 'PURCHASE_PAID'])
    expect((await mailsTo(account)).at(-1)).toMatchObject({ subject: 'Your words expire soon' })
    const late = await makeAccount(app)
    const { outTradeNo, cents } = await buy(late, 'pass-week')
    await happens(outTradeNo, cents)
    later(8 * dayMs)
    await sweepBilling(app.running.parts)
    expect(await kindsOf(late)).toEqual(['PURCHASE_PAID'])
  })

  test('tells of a renewed plan, and of one that could not be renewed', async () => {
    const account = await makeAccount(app)
    await fund(account, 20)
    await call('/order/create', { packId: 'writer-month', method: 'balance' }, account.token)
    later(31 * dayMs)
    await Promise.all([sweepBilling(app.running.parts), sweepBilling(app.running.parts)])
    account.token = await signInAgain(app, account)
    expect((await noticesOf(account))[0]).toMatchObject({ kind: 'PLAN_RENEWED', text: 'Your plan was renewed: 50,000 words added' })
    later(31 * dayMs)
    await Promise.all([sweepBilling(app.running.parts), sweepBilling(app.running.parts)])
    account.token = await signInAgain(app, account)
    expect(await kindsOf(account)).toEqual(['PLAN_ENDED', 'PLAN_RENEWED', 'PURCHASE_PAID', 'BALANCE_ADDED'])
    expect((await mailsTo(account)).slice(-2).map(({ subject }) => subject)).toEqual([
      'Your plan couldn’t be renewed',
      'Your plan was renewed',
    ])
  })

  test('writes in the language of the account', async () => {
    const account = await makeAccount(app)
    await app.graphql(
      'mutation ($preferences: JSON!) { savePreferences(preferences: $preferences) }',
      { preferences: { locale: 'ar' } },
      account.token,
    )
    const first = await buy(account, 'words-2000')
    await happens(first.outTradeNo, first.cents)
    expect((await mailsTo(account))[0]).toMatchObject({
      subject: expect.stringContaining('تم استلام الدفعة'),
      html: expect.stringContaining('<html lang="ar" dir="rtl">'),
    })
    await app.graphql('mutation { setAccountLanguage(language: CN) { language } }', {}, account.token)
    const second = await buy(account, 'words-2000')
    await happens(second.outTradeNo, second.cents)
    expect((await mailsTo(account))[1]?.subject).toContain('已收到付款')
  })

  test('respects the settings of the account, which both APIs change', async () => {
    const account = await makeAccount(app)
    const read = 'notificationSettings { kind app browser email }'
    const { data } = await app.graphql<{ notificationSettings: object[] }>(`{ ${read} }`, {}, account.token)
    expect(data.notificationSettings).toContainEqual({ kind: 'PURCHASE_PAID', app: true, browser: true, email: true })
    expect(data.notificationSettings).toContainEqual({ kind: 'CHAT_MESSAGE', app: true, browser: true, email: null })
    const { status, body } = await choose(account, [{ kind: 'PURCHASE_PAID', app: false, email: true }])
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { settings: expect.arrayContaining([{ kind: 'PURCHASE_PAID', app: false, browser: true, email: true }]) },
    })
    const first = await buy(account, 'words-2000')
    await happens(first.outTradeNo, first.cents)
    expect(await kindsOf(account)).toEqual([])
    expect(await mailsTo(account)).toHaveLength(1)
    await app.graphql(
      'mutation { saveNotificationSettings(settings: [{ kind: PURCHASE_PAID, app: true, email: false }]) { kind } }',
      {},
      account.token,
    )
    const second = await buy(account, 'words-2000')
    await happens(second.outTradeNo, second.cents)
    expect(await kindsOf(account)).toEqual(['PURCHASE_PAID'])
    expect(await mailsTo(account)).toHaveLength(1)
    expect((await choose(account, [{ kind: 'NEW_DEVICE', app: false }])).status).toBe(400)
    expect((await app.rest('GET', '/api/notifications/settings')).status).toBe(401)
    const denied = await app.graphql(
      'mutation { saveNotificationSettings(settings: [{ kind: NEW_DEVICE, app: false }]) { kind } }',
      {},
      account.token,
    )
    expect(denied.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'kind' })
  })

  test('settings that are saved at the same time are all kept', async () => {
    const { token } = await makeAccount(app)
    const kinds = [
      'PURCHASE_PAID',
      'PURCHASE_FAILED',
      'PURCHASE_REFUNDED',
      'PLAN_RENEWED',
      'PLAN_ENDED',
      'WORDS_LOW',
      'CHAT_MESSAGE',
      'MENTIONED',
    ]
    const save = `mutation ($kind: NotificationKind!) { saveNotificationSettings(settings: [{ kind: $kind, app: false }]) { kind } }`
    const answers = await Promise.all(kinds.map(kind => app.graphql(save, { kind }, token)))
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
    const { data } = await app.graphql<{ notificationSettings: { kind: string; app: boolean }[] }>(
      '{ notificationSettings { kind app } }',
      {},
      token,
    )
    expect(data.notificationSettings.filter(each => !each.app).map(({ kind }) => kind)).toEqual(kinds)
  })

  test('sends no email to a demo account', async () => {
    const account = await makeAccount(app)
    await app.running.parts.store.db.updateTable('accounts').set({ isDemo: 1 }).where('id', '=', account.id).execute()
    const { outTradeNo, cents } = await buy(account, 'words-2000')
    await happens(outTradeNo, cents)
    expect(await kindsOf(account)).toEqual(['PURCHASE_PAID'])
    expect(await mailsTo(account)).toEqual([])
  })

  test('sends an email again that the mail server refused, and gives up after five retries', async () => {
    const account = await makeAccount(app)
    const { outTradeNo, cents } = await buy(account, 'words-2000')
    await happens(outTradeNo, cents)
    await mailsTo(account)
    // Ahead of the application's clock, so that its own timer does not send it.
    let ahead = 400 * dayMs
    const now = () => new Date(clock.getTime() + ahead)
    await app.running.parts.store.db
      .updateTable('noticeMails')
      .set({ nextAt: now().toISOString(), attempts: 0 })
      .where('accountId', '=', account.id)
      .execute()
    let tries = 0
    const parts = { ...app.running.parts, now, mailer: { send: () => Promise.reject(new Error(`refused ${tries++}`)) } }
    for (let round = 0; round < 9; round++) {
      await sendDueMails(parts)
      ahead += 2 * dayMs
    }
    expect(tries).toBe(6)
  })
})
