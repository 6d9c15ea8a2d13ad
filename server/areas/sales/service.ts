/** Sales: what was sold to whom, how far it is paid and whether it went through. */
import type { Context } from '../../context.ts'
import { updateRow, write } from '../../db/changes.ts'
import { findRow, type ListQuery, listRows } from '../../db/rows.ts'
import { invalid } from '../../errors.ts'
import { toCents, toDollars } from '../../money.ts'
import { assertTransition } from '../../rules.ts'
import { type SaleRow, sales } from './tables.ts'

type Status = SaleRow['status']
type Received = SaleRow['received']
type Sort = 'PRODUCT' | 'DATE' | 'BUYER' | 'TOTAL' | 'STATUS'

const steps: Record<Status, readonly Status[]> = { CONFIRMED: ['COMPLETED', 'CANCELLED'], COMPLETED: [], CANCELLED: [] }
const receivedSteps: Record<Received, readonly Received[]> = { UNPAID: ['PARTIALLY_PAID'], PARTIALLY_PAID: ['FULLY_PAID'], FULLY_PAID: [] }

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
export async function listSales(ctx: Context, { status, ...args }: ListQuery<Sort> & { status?: Status | null }) {
  const { items, total } = await listRows(ctx, sales, args, { where: { status } })
  return { items: items.map(toSale), total }
}

/** Completes or cancels a confirmed sale. */
export function setSaleStatus(ctx: Context, id: number, status: Status) {
  return write(ctx, status === 'CANCELLED' ? 'Cancelled a sale' : 'Completed a sale', async ctx => {
    const sale = await findRow(ctx, sales, id)
    assertTransition(steps, sale.status, status)
    return toSale(await updateRow(ctx, sales, sale, { status }))
  })
}

/** Records what was paid for a sale: nothing, a part of the total, or all of it. */
export function setReceivedPayment(ctx: Context, id: number, received: Received, paidAmount?: number | null) {
  return write(ctx, 'Recorded a payment', async ctx => {
    const sale = await findRow(ctx, sales, id)
    assertTransition(receivedSteps, sale.received, received)
    return toSale(await updateRow(ctx, sales, sale, { received, paidCents: paidOf(sale, received, paidAmount) }))
  })
}

function paidOf({ totalCents }: SaleRow, received: Received, paidAmount: number | null | undefined): number {
  const cents = typeof paidAmount === 'number' ? toCents('paidAmount', paidAmount) : undefined
  if (received === 'PARTIALLY_PAID') {
    if (cents === undefined || cents <= 0 || cents >= totalCents)
      throw invalid('paidAmount', `paidAmount must be above 0 and below ${toDollars(totalCents)}, the total`)
    return cents
  }
  const whole = received === 'FULLY_PAID' ? totalCents : 0
  if (cents !== undefined && cents !== whole)
    throw invalid('paidAmount', `paidAmount must be ${toDollars(whole)} or left out when a sale is ${received}`)
  return whole
}
