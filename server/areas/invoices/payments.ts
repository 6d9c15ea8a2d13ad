/** Payments: what clients have paid for invoices. */
import type { Context } from '../../context.ts'
import { updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow } from '../../db/rows.ts'
import { conflict, invalid } from '../../errors.ts'
import { toCents, toDollars } from '../../money.ts'
import { parse } from '../../validation.ts'
import { dayOf, hasPaidLate, type InvoiceRecord, settle, statusOf, toInvoice } from './amounts.ts'
import { newPayment, type PaymentInput } from './input.ts'
import { type InvoiceRow, invoices, type PaymentMethod, type StoredPayment } from './tables.ts'

/** Records a payment of at most the balance. */
export function addPayment(ctx: Context, id: number, input: PaymentInput) {
  return write(ctx, 'INVOICE_PAYMENT_ADDED', async ctx => {
    const row = await findRow(ctx, invoices, id)
    checkPayable(row)
    if (row.status === 'PAID') throw conflict('INVOICE_PAID')
    const { date, method, note, ...paid } = parse(newPayment, input)
    const amount = toCents('amount', paid.amount)
    if (amount === 0 || amount > row.balance) throw invalid('PAYMENT_OUT_OF_RANGE', { field: 'amount', max: toDollars(row.balance) })
    return receive(ctx, row, { date: date ?? dayOf(ctx.now()), amount, method, note: note ?? '' })
  })
}

/** Records a payment of the whole balance of each, today; those that are paid stay as they are. */
export function payInvoices(ctx: Context, ids: readonly number[], method: PaymentMethod) {
  return write(ctx, 'INVOICE_PAID', async ctx => {
    const paid: InvoiceRecord[] = []
    for (const id of ids) {
      const row = await findRow(ctx, invoices, id)
      checkPayable(row)
      const today = dayOf(ctx.now())
      const isPaid = row.balance === 0
      paid.push(isPaid ? toInvoice(row, today) : await receive(ctx, row, { date: today, amount: row.balance, method, note: '' }))
    }
    return paid
  })
}

function checkPayable(row: InvoiceRow) {
  if (row.status === 'DRAFT') throw conflict('INVOICE_NOT_SENT')
}

async function receive(ctx: WriteContext, row: InvoiceRow, payment: Omit<StoredPayment, 'id'>) {
  const today = dayOf(ctx.now())
  const payments = [...row.payments, { id: `${row.id}-${row.payments.length + 1}`, ...payment }]
  const isLate = statusOf(row, today) === 'PAST_DUE' || hasPaidLate(row)
  const next = { ...row, payments }
  return toInvoice(await updateRow(ctx, invoices, row, { ...next, ...settle(next, isLate) }), today)
}
