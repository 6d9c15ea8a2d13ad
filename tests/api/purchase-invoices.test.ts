import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyEvent } from '../../server/areas/billing/events.ts'
import { shoutingEngine } from '../support/engines.ts'
import { makeAccount, type MadeAccount } from '../support/accounts.ts'
import { type DatabaseKind, databases, startApp, type TestApp } from '../support/harness.ts'

describe.each(databases)('invoices of purchases on %s', (database: DatabaseKind) => {
  let app: TestApp
  const clock = new Date('2026-11-22T10:00:00.000Z')
  beforeAll(async () => {
    app = await startApp({ database, now: () => clock, engine: shoutingEngine() })
  })
  afterAll(() => app.close())

  const call = (path: string, body: unknown, { token }: Pick<MadeAccount, 'token'>) => app.rest('POST', path, { body, token })
  const details = { name: 'Ada Lovelace', address: '12 St James’s Square\nLondon', country: 'GB', lowWords: null }
  let events = 0
  const buy = async (account: MadeAccount, more: object = {}) => {
    const { body } = await call('/order/create', { packId: 'words-10000', method: 'sandbox', ...more }, account)
    const data = { outTradeNo: body.outTradeNo, amount: Math.round(body.orderAmount * 100), currency: 'USD', paymentId: 'p' }
    await app.running.parts.store.transact(db =>
      applyEvent(db, 'sandbox', { id: `evt_${events++}`, type: 'payment.succeeded', created: 0, data }, clock),
    )
    return String(body.outTradeNo)
  }

  test('numbers paid orders without gaps, also when they are paid at once', async () => {
    const accounts = await Promise.all(Array.from({ length: 8 }, () => makeAccount(app)))
    const orders = await Promise.all(accounts.map(account => buy(account)))
    const invoices = await Promise.all(
      accounts.map(async (account, index) => (await call('/order/invoice', { outTradeNo: orders[index] }, account)).body.number as string),
    )
    expect(invoices.toSorted()).toEqual(Array.from({ length: 8 }, (_, index) => `2026-00000${index + 1}`))
  })

  test('keeps the buyer as of the payment', async () => {
    const account = await makeAccount(app)
    expect((await call('/order/saveBillingDetails', details, account)).body).toEqual({ success: true, ...details })
    const outTradeNo = await buy(account, { coupon: 'WELCOME10', country: 'DE' })
    await call('/order/saveBillingDetails', { ...details, name: 'Somebody else' }, account)
    const { body } = await call('/order/invoice', { outTradeNo }, account)
    expect(body).toMatchObject({
      success: true,
      issuedTime: clock.toISOString(),
      seller: { name: 'Deskwright' },
      buyer: { name: 'Ada Lovelace', email: account.email, address: details.address, country: 'GB' },
      packId: 'words-10000',
      words: 10_000,
      subtotal: 8,
      discount: 0.8,
      coupon: 'WELCOME10',
      tax: 1.37,
      taxCountry: 'DE',
      total: 8.57,
      refunded: 0,
      method: 'sandbox',
    })
    const { data } = await app.graphql<{ purchaseInvoice: object; billingDetails: object }>(
      `{ purchaseInvoice(outTradeNo: "${outTradeNo}") { number method buyer { name } } billingDetails { name country lowWords } }`,
      {},
      account.token,
    )
    expect(data).toEqual({
      purchaseInvoice: { number: body.number, method: 'SANDBOX', buyer: { name: 'Ada Lovelace' } },
      billingDetails: { name: 'Somebody else', country: 'GB', lowWords: null },
    })
    await call('/order/refund', { outTradeNo }, account)
    expect((await call('/order/invoice', { outTradeNo }, account)).body).toMatchObject({ number: body.number, refunded: 8.57 })
  })

  test('has no invoice of an unpaid order, or of another account', async () => {
    const [account, stranger] = [await makeAccount(app), await makeAccount(app)]
    const { outTradeNo } = (await call('/order/create', { packId: 'words-2000', method: 'sandbox' }, account)).body
    expect((await call('/order/invoice', { outTradeNo }, account)).status).toBe(404)
    const paid = await buy(account)
    expect((await call('/order/invoice', { outTradeNo: paid }, stranger)).status).toBe(404)
    expect((await app.rest('POST', '/order/invoice', { body: { outTradeNo: paid } })).status).toBe(401)
  })

  test.each([
    [{ name: 'Card 4242 4242 4242 4242' }, 'name', 'CARD_NUMBER'],
    [{ address: '4000-0000-0000-0002' }, 'address', 'CARD_NUMBER'],
    [{ country: 'Germany' }, 'country', 'NOT_COUNTRY'],
    [{ name: 'a'.repeat(121) }, 'name', undefined],
    [{ lowWords: -1 }, 'lowWords', undefined],
  ])('rejects %j in the billing details', async (change, field, reason) => {
    const account = await makeAccount(app)
    const { status, body } = await call('/order/saveBillingDetails', { ...details, ...change }, account)
    expect({ status, body }).toMatchObject({ status: 400, body: { field, ...(reason && { reason }) } })
    expect(app.logged()).not.toMatch(/4242 4242|0000-0002/)
    expect((await call('/order/billingDetails', {}, account)).body).toMatchObject({ name: '', address: '' })
  })

  test('tells of low words at the threshold of the account', async () => {
    const account = await makeAccount(app)
    await call('/order/saveBillingDetails', { ...details, lowWords: 2498 }, account)
    const run = () => app.graphql('mutation { startTextRun(action: POLISH, text: "four words are here") { id } }', {}, account.token)
    const low = async () => {
      const { body } = await app.rest('GET', '/api/notifications', { token: account.token })
      return (body.notifications as { kind: string }[]).filter(({ kind }) => kind === 'WORDS_LOW').length
    }
    expect((await run()).errors).toBeUndefined()
    await expect.poll(low).toBe(1)
    await run()
    await expect.poll(async () => (await app.rest('POST', '/me/me', { token: account.token })).body.tempWordsLeft).toBe(1992)
    expect(await low()).toBe(1)
  })
})
