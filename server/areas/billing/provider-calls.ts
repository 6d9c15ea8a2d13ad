/** Calls to providers: stored in the transaction of what causes them, so that none is lost while a provider is down. */
import type { Db } from '../../db/store.ts'
import type { PaymentPage } from './gateway.ts'
import { findRow } from './rows.ts'
import type { PaymentOrderRow } from './tables.ts'

interface ProviderCall {
  /** A call with a known ID is made once. */
  id: string
  kind: 'refund' | 'close' | 'plan'
  reference: string
  cents?: number
}

export const queueCall = (db: Db, call: ProviderCall, now: Date): Promise<unknown> =>
  db
    .insertInto('providerCalls')
    .values({ ...call, nextAt: now.toISOString() })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()

/** Stores the page of an order; if the order was canceled or has expired while the page was opened, the page is closed. Returns the present order. */
export async function storePage(db: Db, outTradeNo: string, page: PaymentPage, now: Date): Promise<PaymentOrderRow> {
  const opened = await db
    .updateTable('paymentOrders')
    .set(page)
    .where('outTradeNo', '=', outTradeNo)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst()
  if (opened) return opened
  const row = await findRow(db, outTradeNo)
  // A page that is stored has been closed with its order, or may still be paid.
  if (row.providerId !== page.providerId) await queueCall(db, { id: `close-${outTradeNo}`, kind: 'close', reference: page.providerId }, now)
  return row
}

/** Makes the provider's subscription like ours; ends it if there is none any more. */
export const queuePlan = (db: Db, providerId: string, now: Date): Promise<unknown> =>
  queueCall(db, { id: `plan-${providerId}-${now.getTime()}`, kind: 'plan', reference: providerId }, now)
