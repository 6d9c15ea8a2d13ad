/** Sales, with their payment and status. */
import type { Context } from '../../context.ts'
import { updateRow, write } from '../../db/changes.ts'
import { findRow, type ListArgs, listRows } from '../../db/rows.ts'
import { invalid } from '../../errors.ts'
import { toCents, toDollars } from '../../money.ts'
import { assertTransition } from '../../rules.ts'
import { type SaleRow, sales } from './tables.ts'

type Status = SaleRow['status']
type Received = SaleRow['received']

const transitions: Record<Status, readonly Status[]> = { CONFIRMED: ['COMPLETED', 'CANCELLED'], COMPLETED: [], CANCELLED: [] }
const paymentTransitions: Record<Received, readonly Received[]> = {
  UNPAID: ['PARTIALLY_PAID'],
  PARTIALLY_PAID: ['FULLY_PAID'],
  FULLY_PAID: [],
}

export type Sale = ReturnType<typeof toSale>

const toSale = (row: SaleRow) => ({
  id: row.id,
  version: row.version,
  product: {
    id: row.productId,
    name: row.productName,
    slug: row.slug,
    brand: row.brand,
    category: row.category,
    price: toDollars(row.priceCents),
    image: row.image,
    hasFreeShipping: row.hasFreeShipping,
    rating: row.ratingTenths / 10,
    description: row.description,
  },
  date: row.date,
  buyer: { name: row.buyer, avatar: row.buyerAvatar },
  payment: {
    total: toDollars(row.totalCents),
    receivedPaymentStatus: row.received,
    paidAmount: toDollars(row.paidCents),
    status: row.status,
  },
})

/** Sales that match, in the order of their ids unless sorted. */
export async function listSales(ctx: Context, args: ListArgs<typeof sales>) {
  const { items, total } = await listRows(ctx, sales, args)
  return { items: items.map(toSale), total }
}

/** Completes or cancels a confirmed sale. */
export function setSaleStatus(ctx: Context, id: number, status: Status) {
  return write(ctx, status === 'CANCELLED' ? 'SALE_CANCELED' : 'SALE_COMPLETED', async ctx => {
    const sale = await findRow(ctx, sales, id)
    assertTransition(transitions, sale.status, status)
    return toSale(await updateRow(ctx, sales, sale, { status }))
  })
}

/** Records the paid amount of a sale: none, part, or all of the total. */
export function setReceivedPayment(ctx: Context, id: number, received: Received, paidAmount?: number | null) {
  return write(ctx, 'SALE_PAYMENT_RECORDED', async ctx => {
    const sale = await findRow(ctx, sales, id)
    assertTransition(paymentTransitions, sale.received, received)
    return toSale(await updateRow(ctx, sales, sale, { received, paidCents: paidOf(sale, received, paidAmount) }))
  })
}

function paidOf({ totalCents }: SaleRow, received: Received, paidAmount: number | null | undefined): number {
  const cents = typeof paidAmount === 'number' ? toCents('paidAmount', paidAmount) : undefined
  if (received === 'PARTIALLY_PAID') {
    if (cents === undefined || cents <= 0 || cents >= totalCents)
      throw invalid('PAID_AMOUNT_NOT_PARTIAL', { field: 'paidAmount', total: toDollars(totalCents) })
    return cents
  }
  const whole = received === 'FULLY_PAID' ? totalCents : 0
  if (cents !== undefined && cents !== whole)
    throw invalid('PAID_AMOUNT_MISMATCH', { field: 'paidAmount', amount: toDollars(whole), status: received })
  return whole
}
