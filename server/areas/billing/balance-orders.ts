/** Periods and upgrades of plans that are paid from the balance; each is an order, so that the books show what was bought. */
import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/store.ts'
import { grantWords } from '../words/grants.ts'
import { takeMoney } from './balance.ts'
import { currency } from './catalog.ts'
import { issueInvoice } from './invoices.ts'

interface BalanceOrder {
  packId: string
  cents: number
  taxCents: number
  words: number
  /** Until when the words last. */
  expiresAt: string
}

/** Takes the money and grants the words; the account must be locked. Throws if the balance is too small. Returns the order's number. */
export async function payFromBalance(db: Db, accountId: number, order: BalanceOrder, now: Date): Promise<string> {
  const { packId, cents, taxCents, words, expiresAt } = order
  const at = now.toISOString()
  const outTradeNo = `${at.slice(0, 10).replaceAll('-', '')}P${randomBytes(8).toString('hex').toUpperCase()}`
  await takeMoney(db, accountId, { cents, kind: 'PLAN_CHANGE', reference: outTradeNo }, now)
  const grantId = words > 0 ? await grantWords(db, accountId, { words, expiresAt, outTradeNo }, now) : null
  await db
    .insertInto('paymentOrders')
    .values({
      outTradeNo,
      accountId,
      packId,
      method: 'balance',
      status: 'paid',
      idempotencyKey: null,
      requestHash: '',
      subtotalCents: cents - taxCents,
      discountCents: 0,
      taxCents,
      totalCents: cents,
      currency,
      coupon: null,
      country: null,
      payUrl: null,
      paymentId: null,
      wordsGranted: words,
      grantId,
      refundedCents: 0,
      reportedRefundCents: 0,
      wordsTaken: 0,
      note: null,
      ...(await issueInvoice(db, accountId, now)),
      createdAt: at,
      expiresAt: at,
      paidAt: at,
    })
    .execute()
  return outTradeNo
}
