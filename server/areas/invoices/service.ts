/** Invoices: what clients are billed, have paid, and still owe. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleteRow, insertRow, updateRow, write } from '../../db/changes.ts'
import { findRow, findRowOrNull, type ListArgs, listRows, rows } from '../../db/rows.ts'
import { conflict, invalid } from '../../errors.ts'
import { toCents, toDollars } from '../../money.ts'
import { assertTransition, checkVersion } from '../../rules.ts'
import { dayMs } from '../../time.ts'
import { day, parse } from '../../validation.ts'
import { addDays, dayOf, type InvoiceStatus, never, paidOf, settle, statusOf, toInvoice, totalOf, transitions } from './amounts.ts'
import { invoiceChange, type InvoiceInput, newInvoice, newPayment, type PaymentInput, toStoredItem } from './input.ts'
import { type InvoiceRow, invoices, invoiceClients } from './tables.ts'

const termDays = 14

/** Bank details; the same for every demo invoice. */
export const paymentDetails = {
  totalDue: '$12,110.55',
  bankName: 'Harbour and Vale Bank',
  country: 'Estonia',
  iban: 'EE382200221020145685',
  swiftCode: 'HAVAEE2X',
}

const todayOf = (ctx: Context) => dayOf(ctx.now())
const toRecord = (ctx: Context, row: InvoiceRow) => toInvoice(row, todayOf(ctx))

const anyDay = day()

/** Matching invoices issued in the date range, the newest first unless sorted. */
export async function listInvoices(
  ctx: Context,
  { status, from, to, ...args }: ListArgs<typeof invoices> & { status?: InvoiceStatus | null; from?: string | null; to?: string | null },
) {
  const today = todayOf(ctx)
  const isLate = status === 'PAST_DUE'
  const onTime = status ? { from: addDays(today, 1) } : {}
  const { items, total } = await listRows(ctx, invoices, args, {
    where: { status: isLate ? null : status },
    between: {
      issuedDate: { from: from ? parse(anyDay, from, 'from') : null, to: to ? parse(anyDay, to, 'to') : null },
      pastDueFrom: isLate ? { to: today } : onTime,
    },
  })
  return { items: items.map(row => toInvoice(row, today)), total }
}

export const findInvoice = async (ctx: Context, id: number) => toRecord(ctx, await findRow(ctx, invoices, id))

/** Counts and sums of all invoices. */
export async function summarizeInvoices(ctx: Context) {
  const today = todayOf(ctx)
  const cents = (condition: ReturnType<typeof sql>, amount = sql.ref('balance')) =>
    sql<number | string>`coalesce(sum(case when ${condition} then ${amount} else 0 end), 0)`
  const count = sql<number | string>`count(*)`
  const [clients, sums] = await Promise.all([
    rows(ctx, invoiceClients).select(count.as('count')).executeTakeFirstOrThrow(),
    rows(ctx, invoices)
      .select([
        count.as('count'),
        sql<number | string>`coalesce(sum(total - balance), 0)`.as('paid'),
        cents(sql`status <> 'DRAFT'`).as('unpaid'),
        cents(sql`${sql.ref('pastDueFrom')} <= ${today}`).as('pastDue'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  return {
    clients: Number(clients.count),
    invoices: Number(sums.count),
    paid: toDollars(Number(sums.paid)),
    unpaid: toDollars(Number(sums.unpaid)),
    pastDue: toDollars(Number(sums.pastDue)),
  }
}

/** Creates a draft. */
export function createInvoice(ctx: Context, input: InvoiceInput) {
  return write(ctx, 'INVOICE_CREATED', async ctx => {
    const { clientId, issuedDate, dueDate, service, items, note } = parse(newInvoice, input)
    const issued = issuedDate ?? todayOf(ctx)
    const draft = {
      ...checkTerm(issued, dueDate ?? addDays(issued, termDays)),
      ...(await clientColumns(ctx, clientId)),
      service: service || (items[0]?.title ?? ''),
      note: note ?? '',
      items: items.map(toStoredItem),
      payments: [],
      status: 'DRAFT' as const,
    }
    return toRecord(ctx, await insertRow(ctx, invoices, { ...draft, ...settle(draft) }))
  })
}

/** Updates the given fields; total, balance, and status follow. */
export function updateInvoice(ctx: Context, id: number, version: number | null | undefined, input: InvoiceInput) {
  return write(ctx, 'INVOICE_UPDATED', async ctx => {
    const row = await findRow(ctx, invoices, id)
    checkVersion(toRecord(ctx, row), version)
    if (row.status === 'PAID') throw conflict('INVOICE_PAID')
    const { clientId, issuedDate, dueDate, service, items, note } = parse(invoiceChange, input)
    const next = {
      ...row,
      ...checkTerm(issuedDate ?? row.issuedDate, dueDate ?? row.dueDate),
      ...(clientId !== null && (await clientColumns(ctx, clientId))),
      service: service || row.service,
      note: note ?? row.note,
      items: items?.map(toStoredItem) ?? row.items,
    }
    const paid = paidOf(row.payments)
    if (paid > totalOf(next.items)) throw conflict('TOTAL_BELOW_PAYMENTS', { paid: toDollars(paid) })
    const keepsDueDate = next.dueDate === row.dueDate
    return toRecord(ctx, await updateRow(ctx, invoices, row, { ...next, ...settle(next, keepsDueDate && hasPaidLate(row)) }))
  })
}

/** Sends a draft, or marks a sent invoice as downloaded. */
export function setInvoiceStatus(ctx: Context, id: number, status: InvoiceStatus) {
  return write(ctx, status === 'DOWNLOADED' ? 'INVOICE_DOWNLOADED' : 'INVOICE_SENT', async ctx => {
    const row = await findRow(ctx, invoices, id)
    const current = statusOf(row, todayOf(ctx))
    assertTransition(transitions, current, status)
    if (current === status) return toRecord(ctx, row)
    const next = { ...row, status: status as 'SENT' | 'DOWNLOADED' } // the only possible transitions
    return toRecord(ctx, await updateRow(ctx, invoices, row, { ...next, ...settle(next) }))
  })
}

/** Records a payment, up to the balance. */
export function addPayment(ctx: Context, id: number, input: PaymentInput) {
  return write(ctx, 'INVOICE_PAYMENT_ADDED', async ctx => {
    const row = await findRow(ctx, invoices, id)
    if (row.status === 'DRAFT') throw conflict('INVOICE_NOT_SENT')
    if (row.status === 'PAID') throw conflict('INVOICE_PAID')
    const { date, method, note, ...paid } = parse(newPayment, input)
    const amount = toCents('amount', paid.amount)
    if (amount === 0 || amount > row.balance) throw invalid('PAYMENT_OUT_OF_RANGE', { field: 'amount', max: toDollars(row.balance) })
    const payment = {
      id: `${row.id}-${row.payments.length + 1}`,
      date: date ?? todayOf(ctx),
      amount,
      method,
      note: note ?? '',
    }
    const next = { ...row, payments: [...row.payments, payment] }
    const isLate = statusOf(row, todayOf(ctx)) === 'PAST_DUE' || hasPaidLate(row)
    return toRecord(ctx, await updateRow(ctx, invoices, row, { ...next, ...settle(next, isLate) }))
  })
}

/** Creates a draft with the same lines, issued today. */
export function duplicateInvoice(ctx: Context, id: number) {
  return write(ctx, 'INVOICE_DUPLICATED', async ctx => {
    const { id: _, ...row } = await findRow(ctx, invoices, id)
    const issuedDate = todayOf(ctx)
    const term = Math.round((Date.parse(row.dueDate) - Date.parse(row.issuedDate)) / dayMs)
    const draft = { ...row, issuedDate, dueDate: addDays(issuedDate, term), payments: [], status: 'DRAFT' as const }
    return toRecord(ctx, await insertRow(ctx, invoices, { ...draft, ...settle(draft) }))
  })
}

/** Deletes the invoice and returns its number. */
export function deleteInvoice(ctx: Context, id: number) {
  return write(ctx, 'INVOICE_DELETED', async ctx => {
    await deleteRow(ctx, invoices, await findRow(ctx, invoices, id))
    return id
  })
}

const hasPaidLate = ({ status, pastDueFrom }: InvoiceRow) => status === 'PARTIAL_PAYMENT' && pastDueFrom === never

function checkTerm(issuedDate: string, dueDate: string) {
  if (dueDate < issuedDate) throw invalid('DUE_BEFORE_ISSUED', { field: 'dueDate' })
  return { issuedDate, dueDate }
}

async function clientColumns(ctx: Context, clientId: number) {
  const client = await findRowOrNull(ctx, invoiceClients, clientId)
  if (!client) throw invalid('CLIENT_UNKNOWN', { field: 'clientId' })
  return { clientId: client.id, clientName: client.name, clientEmail: client.companyEmail }
}
