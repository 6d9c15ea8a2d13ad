/** What a payment provider does. */
import type { Db } from '../../db/store.ts'
import type { OrderItemRow } from './items.ts'
import type { PaymentOrderRow } from './tables.ts'

/** The page of an order at its provider. */
export interface PaymentPage {
  payUrl: string
  providerId: string
}

export interface Gateway {
  /** Address of the page where the order is paid, if it follows from the order's number. */
  payUrl?: (outTradeNo: string) => string
  /** Opens the payment at the provider; once for each order, however often it is called. */
  open?: (order: PaymentOrderRow, items: OrderItemRow[]) => Promise<PaymentPage>
  /** Asks the provider for a refund, in the caller's transaction: it is sent after the commit. */
  refund?: (db: Db, order: PaymentOrderRow, cents: number, now: Date) => Promise<void>
}
