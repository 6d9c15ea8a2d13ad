/** Renewals and upgrades of plans: each is an order that is paid already, so that the books and invoices show what was bought. */
import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/store.ts'
import { grantWords } from '../words/grants.ts'
import { takeMoney } from './balance.ts'
import { currency } from './catalog.ts'
import { issueInvoice } from './invoices.ts'
import type { PaymentMethod, PaymentOrderRow } from './tables.ts'

interface PaidOrder {
  packId: string
  cents: number
  taxCents: number
  country: string | null
  words: number
  /** Until when the words last. */
  expiresAt: string
}

/** What it does to the plan. */
type PlanColumns = Partial<Pick<PaymentOrderRow, 'renewalOf' | 'upgradeOf' | 'upgradedFrom'>>

interface Payment {
  outTradeNo: string
  method: PaymentMethod
  paymentId: string | null
  /** Of a renewal: the order that began the plan. */
  renewalOf: string | null
}

const newNumber = (now: Date) => `${now.toISOString().slice(0, 10).replaceAll('-', '')}P${randomBytes(8).toString('hex').toUpperCase()}`

/** Takes the money and grants the words; the account must be locked. Throws if the balance is too small. Returns the order's number. */
export async function payFromBalance(db: Db, accountId: number, order: PaidOrder & PlanColumns, now: Date): Promise<string> {
  const outTradeNo = newNumber(now)
  await takeMoney(db, accountId, { cents: order.cents, kind: 'PLAN_CHANGE', reference: outTradeNo }, now)
  await recordPaid(db, accountId, { renewalOf: null, ...order, outTradeNo, method: 'balance', paymentId: null }, now)
  return outTradeNo
}

/** Records a period that the provider has charged, and grants its words; returns their grant. */
export const recordRenewal = (
  db: Db,
  accountId: number,
  order: PaidOrder & Omit<Payment, 'outTradeNo'>,
  now: Date,
): Promise<number | null> => recordPaid(db, accountId, { ...order, outTradeNo: newNumber(now) }, now)

async function recordPaid(db: Db, accountId: number, order: PaidOrder & Payment & PlanColumns, now: Date): Promise<number | null> {
  const { words, expiresAt, cents, taxCents, ...columns } = order
  const at = now.toISOString()
  const grantId = words > 0 ? await grantWords(db, accountId, { words, expiresAt, outTradeNo: order.outTradeNo }, now) : null
  await db
    .insertInto('paymentOrders')
    .values({
      ...columns,
      accountId,
      status: 'paid',
      idempotencyKey: null,
      requestHash: '',
      subtotalCents: cents - taxCents,
      discountCents: 0,
      taxCents,
      totalCents: cents,
      currency,
      coupon: null,
      payUrl: null,
      wordsGranted: words,
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
  const { packId, outTradeNo } = order
  const prices = { unitCents: cents - taxCents, subtotalCents: cents - taxCents, discountCents: 0, taxCents, totalCents: cents }
  const taken = { wordsTaken: 0, refundedCents: 0 }
  await db
    .insertInto('paymentOrderItems')
    .values({ outTradeNo, accountId, position: 1, packId, quantity: 1, ...prices, wordsGranted: words, ...taken, grantId })
    .execute()
  return grantId
}
