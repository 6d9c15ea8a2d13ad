/** What a payment gives: words or balance, once for each order. */
import type { Db } from '../../db/store.ts'
import { dayMs } from '../../time.ts'
import { notify } from '../notifications/notify.ts'
import { grantWords } from '../words/grants.ts'
import { addMoney } from './balance.ts'
import { findPack, isTopUp, type Pack } from './catalog.ts'
import { nextPeriod } from './periods.ts'
import type { PaymentNote, PaymentOrderRow } from './tables.ts'

const billingPage = '/pages/account-settings/billing-plans'

/** How long the words last; undefined for permanent words. */
function expiryOf(pack: Pack, now: Date): string | undefined {
  if (pack.interval) return nextPeriod(now, pack.interval).toISOString()
  return pack.days === null ? undefined : new Date(now.getTime() + pack.days * dayMs).toISOString()
}

/**
 * Marks the order as paid and gives what was bought, in the caller's transaction; the account must be locked. An order
 * that expired or was canceled is paid all the same: the money was taken. Returns whether there is a notification.
 */
export async function settlePayment(
  db: Db,
  order: PaymentOrderRow,
  { paymentId }: { paymentId: string | null },
  now: Date,
): Promise<boolean> {
  const { outTradeNo, accountId } = order
  const at = now.toISOString()
  const pack = findPack(order.packId)
  const grantId =
    pack.words > 0 ? await grantWords(db, accountId, { words: pack.words, expiresAt: expiryOf(pack, now), outTradeNo }, now) : null
  if (isTopUp(pack.packId)) await addMoney(db, accountId, { cents: order.totalCents, kind: 'TOP_UP', reference: outTradeNo }, now)
  await db
    .updateTable('paymentOrders')
    .set({ status: 'paid', paidAt: at, paymentId, grantId, wordsGranted: pack.words, note: noteOf(order, at) })
    .where('outTradeNo', '=', outTradeNo)
    .execute()
  if (pack.interval) {
    const subscription = {
      outTradeNo,
      packId: pack.packId,
      method: order.method,
      country: order.country,
      renewsAt: nextPeriod(now, pack.interval).toISOString(),
      endsAt: null,
      nextPackId: null,
    }
    await db
      .insertInto('subscriptions')
      .values({ accountId, ...subscription })
      .onConflict(conflict => conflict.column('accountId').doUpdateSet(subscription))
      .execute()
  }
  if (pack.words === 0) return false
  return notify(db, accountId, { key: `order:${outTradeNo}`, kind: 'WORDS_GRANTED', facts: { words: pack.words }, link: billingPage }, now)
}

function noteOf({ status, expiresAt }: PaymentOrderRow, at: string): PaymentNote | null {
  if (status === 'cancelled') return 'PAID_AFTER_CANCELLATION'
  return status === 'expired' || expiresAt <= at ? 'PAID_AFTER_EXPIRY' : null
}
