/** What a payment gives: words or balance, once for each order. */
import type { Db } from '../../db/store.ts'
import { toDollars } from '../../money.ts'
import { dayMs } from '../../time.ts'
import { notify } from '../notifications/notify.ts'
import { grantWords } from '../words/grants.ts'
import { addMoney } from './balance.ts'
import { findPack, isTopUp, type Pack } from './catalog.ts'
import { issueInvoice } from './invoices.ts'
import { listItems } from './items.ts'
import { firstPeriod } from './periods.ts'
import { queuePlan } from './provider-calls.ts'
import type { PaymentNote, PaymentOrderRow } from './tables.ts'

export const billingPage = '/pages/account-settings/billing-plans'
/** Buyers of a pass are told that its words expire. */
const noticeMs = 3 * dayMs

interface Paid {
  outTradeNo: string
  cents: number
  words: number
  expiresAt?: string | undefined
}

/** Tells the buyer of the payment; returns whether there is a notification. */
export function notifyPaid(db: Db, accountId: number, { outTradeNo, cents, words, expiresAt }: Paid, now: Date): Promise<boolean> {
  const facts = { title: outTradeNo, amount: toDollars(cents), ...(words > 0 && { words }), ...(expiresAt && { date: expiresAt }) }
  const kind = words > 0 ? 'PURCHASE_PAID' : 'BALANCE_ADDED'
  return notify(db, accountId, { key: `order:${outTradeNo}`, kind, facts, link: `/pages/purchase-invoice/${outTradeNo}` }, now)
}

/** How long the words last; undefined for permanent words. */
function expiryOf(pack: Pack, now: Date): string | undefined {
  if (pack.interval) return firstPeriod(now, pack.interval).toISOString()
  return pack.days === null ? undefined : new Date(now.getTime() + pack.days * dayMs).toISOString()
}

const noticeOf = ({ days }: Pack, now: Date) =>
  days === null ? undefined : new Date(now.getTime() + days * dayMs - noticeMs).toISOString()

/**
 * Marks the order as paid and gives what was bought, in the caller's transaction; the account must be locked. An order
 * that expired or was canceled is paid all the same: the money was taken. Returns whether there is a notification.
 */
export async function settlePayment(
  db: Db,
  order: PaymentOrderRow,
  { paymentId, subscriptionId = null }: { paymentId: string | null; subscriptionId?: string | null },
  now: Date,
): Promise<boolean> {
  const { outTradeNo, accountId } = order
  const at = now.toISOString()
  const items = await listItems(db, outTradeNo)
  let words = 0
  const expiries = new Set<string | undefined>()
  for (const item of items) {
    const pack = findPack(item.packId)
    const granted = pack.words * item.quantity
    if (isTopUp(pack.packId)) await addMoney(db, accountId, { cents: item.totalCents, kind: 'TOP_UP', reference: outTradeNo }, now)
    if (granted === 0) continue
    const expiresAt = expiryOf(pack, now)
    const grantId = await grantWords(db, accountId, { words: granted, expiresAt, outTradeNo, noticeAt: noticeOf(pack, now) }, now)
    await db.updateTable('paymentOrderItems').set({ grantId, wordsGranted: granted }).where('id', '=', item.id).execute()
    words += granted
    expiries.add(expiresAt)
  }
  const invoice = await issueInvoice(db, accountId, now)
  await db
    .updateTable('paymentOrders')
    .set({ status: 'paid', paidAt: at, paymentId, wordsGranted: words, note: noteOf(order, at), ...invoice })
    .where('outTradeNo', '=', outTradeNo)
    .execute()
  const plan = items.map(({ packId }) => findPack(packId)).find(({ interval }) => interval !== null)
  if (plan?.interval) {
    const subscription = {
      outTradeNo,
      packId: plan.packId,
      method: order.method,
      country: order.country,
      renewsAt: firstPeriod(now, plan.interval).toISOString(),
      anchorDay: now.getUTCDate(),
      endsAt: null,
      nextPackId: null,
      providerId: subscriptionId,
    }
    const earlier = await db.selectFrom('subscriptions').select('providerId').where('accountId', '=', accountId).executeTakeFirst()
    await db
      .insertInto('subscriptions')
      .values({ accountId, ...subscription })
      .onConflict(conflict => conflict.column('accountId').doUpdateSet(subscription))
      .execute()
    // The new plan replaces the earlier one.
    if (earlier?.providerId && earlier.providerId !== subscriptionId) await queuePlan(db, earlier.providerId, now)
  }
  // Words that last differently have no common date.
  const expiresAt = expiries.size === 1 ? [...expiries][0] : undefined
  return notifyPaid(db, accountId, { outTradeNo, cents: order.totalCents, words, expiresAt }, now)
}

function noteOf({ status, expiresAt }: PaymentOrderRow, at: string): PaymentNote | null {
  if (status === 'cancelled') return 'PAID_AFTER_CANCELLATION'
  return status === 'expired' || expiresAt <= at ? 'PAID_AFTER_EXPIRY' : null
}
