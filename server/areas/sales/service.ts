/** Sales, with their payment and status. */
import type { Context } from '../../context.ts'
import { deleteRows, updateRow, write } from '../../db/changes.ts'
import { findRow, type ListArgs, listRows, sumRows } from '../../db/rows.ts'
import { invalid } from '../../errors.ts'
import { toCents, toDollars } from '../../money.ts'
import { assertTransition, checkVersion, given } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { saleChange, type SaleRow, sales } from './tables.ts'

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

/** The sums of all sales that a list matches. */
export async function sumSales(ctx: Context, { search, status }: { search?: string | null; status?: Status | null }) {
  const { count, totalCents, paidCents } = await sumRows(ctx, sales, { search }, ['totalCents', 'paidCents'], { where: { status } })
  return { count, total: toDollars(totalCents), paid: toDollars(paidCents) }
}

export interface SaleInput {
  date?: string | null
  buyer?: string | null
  total?: number | null
  paidAmount?: number | null
  status?: Status | null
}

const actionOf = { COMPLETED: 'SALE_COMPLETED', CANCELLED: 'SALE_CANCELED' } as const

/** Updates the given fields. A paid amount can only grow; how much of the sale is paid follows from it. */
export function updateSale(ctx: Context, id: number, input: SaleInput, version?: number | null) {
  const { date, buyer, total, paidAmount, status } = given(parse(saleChange, input))
  const isOnlyStatus = [date, buyer, total, paidAmount].every(value => value === undefined)
  const action = isOnlyStatus && status && status !== 'CONFIRMED' ? actionOf[status] : 'SALE_UPDATED'
  return write(ctx, action, async ctx => {
    const sale = await findRow(ctx, sales, id)
    checkVersion(toSale(sale), version)
    if (status) assertTransition(transitions, sale.status, status)
    const totalCents = total === undefined ? sale.totalCents : toCents('total', total)
    const paidCents = paidAmount === undefined ? sale.paidCents : toCents('paidAmount', paidAmount)
    const field = paidAmount === undefined ? 'total' : 'paidAmount'
    if (totalCents === 0) throw invalid('TOO_SMALL', { field: 'total', min: 0.01 })
    if (paidCents < sale.paidCents) throw invalid('TOO_SMALL', { field, min: toDollars(sale.paidCents) })
    if (paidCents > totalCents)
      throw field === 'total'
        ? invalid('TOO_SMALL', { field, min: toDollars(paidCents) })
        : invalid('TOO_LARGE', { field, max: toDollars(totalCents) })
    const received = paidCents === 0 ? 'UNPAID' : paidCents === totalCents ? 'FULLY_PAID' : 'PARTIALLY_PAID'
    return toSale(await updateRow(ctx, sales, sale, { ...given({ date, buyer, status }), totalCents, paidCents, received }))
  })
}

/** Deletes the sales and returns their ids. */
export const deleteSales = (ctx: Context, ids: number[]) => write(ctx, 'SALE_DELETED', ctx => deleteRows(ctx, sales, ids))

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
