/** Invoices of purchases: numbered without gaps when an order is paid, with the buyer as of then. */
import { type Context, requireViewer } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import { notFound } from '../../errors.ts'
import { toDollars } from '../../money.ts'
import { seller } from './catalog.ts'
import { listItems, nameOfItems, type PaymentOrderItem, toItem } from './items.ts'
import { findOwn } from './rows.ts'
import type { PaymentMethod, PaymentOrderRow } from './tables.ts'

interface Buyer {
  name: string
  email: string
  address: string
  country: string | null
}

/** The columns of an order that is paid now; part of the payment's transaction. */
export async function issueInvoice(db: Db, accountId: number, now: Date): Promise<Pick<PaymentOrderRow, 'invoiceNumber' | 'buyer'>> {
  const year = now.getUTCFullYear()
  const { last } = await db
    .insertInto('invoiceCounter')
    .values({ year, last: 1 })
    .onConflict(conflict => conflict.column('year').doUpdateSet(eb => ({ last: eb('invoiceCounter.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow()
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'billingName', 'billingAddress', 'billingCountry'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const buyer: Buyer = {
    name: account.billingName,
    email: account.email,
    address: account.billingAddress,
    country: account.billingCountry || null,
  }
  return { invoiceNumber: `${year}-${String(last).padStart(6, '0')}`, buyer: JSON.stringify(buyer) }
}

export interface PurchaseInvoice {
  number: string
  outTradeNo: string
  issuedTime: string
  seller: { name: string; address: string; email: string }
  buyer: Buyer
  packId: string
  name: string
  words: number
  items: PaymentOrderItem[]
  subtotal: number
  discount: number
  coupon: string | null
  tax: number
  /** Country of the tax. */
  taxCountry: string | null
  total: number
  refunded: number
  currency: string
  method: PaymentMethod
}

/** The invoice of one of the caller's paid orders. */
export async function findInvoice(ctx: Context, outTradeNo: string): Promise<PurchaseInvoice> {
  const { accountId } = requireViewer(ctx)
  const row = await findOwn(ctx.db, accountId, outTradeNo)
  if (row.invoiceNumber === null || row.buyer === null || row.paidAt === null)
    throw notFound('NOT_FOUND', { type: 'Invoice', id: outTradeNo.slice(0, 60) })
  const items = await listItems(ctx.db, outTradeNo)
  return {
    number: row.invoiceNumber,
    outTradeNo,
    issuedTime: row.paidAt,
    seller,
    buyer: JSON.parse(row.buyer) as Buyer, // written by `issueInvoice`
    packId: row.packId,
    name: nameOfItems(items),
    words: Number(row.wordsGranted),
    items: items.map(toItem),
    subtotal: toDollars(row.subtotalCents),
    discount: toDollars(row.discountCents),
    coupon: row.coupon,
    tax: toDollars(row.taxCents),
    taxCountry: row.country,
    total: toDollars(row.totalCents),
    refunded: toDollars(row.refundedCents),
    currency: row.currency,
    method: row.method,
  }
}
