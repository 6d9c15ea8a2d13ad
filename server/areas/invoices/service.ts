/** Invoices: what clients are billed, what they have paid, and what is still to be paid. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleteRow, insertRow, updateRow, write } from '../../db/changes.ts'
import { findRow, findRowOrNull, type ListQuery, listRows, rows } from '../../db/rows.ts'
import { conflict, invalid } from '../../errors.ts'
import { toCents, toDollars } from '../../money.ts'
import { assertTransition, checkVersion, given, readDay, readText } from '../../rules.ts'
import {
  addDays,
  dayOf,
  type InvoiceStatus,
  type ItemInput,
  never,
  paidOf,
  readItems,
  settle,
  statusOf,
  steps,
  toInvoice,
  totalOf,
} from './amounts.ts'
import { type InvoiceRow, type PaymentMethod, invoices, invoiceClients } from './tables.ts'
import { dayMs } from '../../time.ts'

type Sort = 'CLIENT' | 'TOTAL' | 'ID' | 'DATE' | 'BALANCE'

export interface InvoiceInput {
  clientId?: string | number | null
  issuedDate?: string | null
  dueDate?: string | null
  service?: string | null
  items?: readonly ItemInput[] | null
  note?: string | null
}

export interface PaymentInput {
  amount: number
  date?: string | null
  method: PaymentMethod
  note?: string | null
}

const termDays = 14

/** Where the money goes; the same for every invoice of the demonstration. */
export const paymentDetails = {
  totalDue: '$12,110.55',
  bankName: 'Harbour and Vale Bank',
  country: 'Estonia',
  iban: 'EE382200221020145685',
  swiftCode: 'HAVAEE2X',
}

const todayOf = (ctx: Context) => dayOf(ctx.now())
const told = (ctx: Context, row: InvoiceRow) => toInvoice(row, todayOf(ctx))

/** Invoices that match, issued within the days given, the newest first unless sorted. */
export async function listInvoices(
  ctx: Context,
  { status, from, to, ...args }: ListQuery<Sort> & { status?: InvoiceStatus | null; from?: string | null; to?: string | null },
) {
  const today = todayOf(ctx)
  const isLate = status === 'PAST_DUE'
  const onTime = status ? { from: addDays(today, 1) } : {}
  const { items, total } = await listRows(ctx, invoices, args, {
    where: { status: isLate ? null : status },
    between: {
      issuedDate: { from: from ? readDay('from', from) : null, to: to ? readDay('to', to) : null },
      pastDueFrom: isLate ? { to: today } : onTime,
    },
  })
  return { items: items.map(row => toInvoice(row, today)), total }
}

export const findInvoice = async (ctx: Context, id: number) => told(ctx, await findRow(ctx, invoices, id))

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

/** Adds a draft. */
export function createInvoice(ctx: Context, input: InvoiceInput) {
  return write(ctx, 'INVOICE_CREATED', async ctx => {
    const { clientId = '', issuedDate = todayOf(ctx), items = [], service = '', note = '', dueDate } = given(input)
    const days = readTerm(issuedDate, dueDate ?? addDays(readBillDay('issuedDate', issuedDate), termDays))
    const lines = readItems(items)
    const draft = {
      ...days,
      ...(await readClient(ctx, clientId)),
      service: readText('service', service, { max: 120 }) || (lines[0]?.title ?? ''),
      note: readText('note', note, { max: 1000 }),
      items: lines,
      payments: [],
      status: 'DRAFT' as const,
    }
    return told(ctx, await insertRow(ctx, invoices, { ...draft, ...settle(draft) }))
  })
}

/** Changes what is given; total, balance and status follow. */
export function updateInvoice(ctx: Context, id: number, version: number | null | undefined, input: InvoiceInput) {
  return write(ctx, 'INVOICE_UPDATED', async ctx => {
    const row = await findRow(ctx, invoices, id)
    checkVersion(told(ctx, row), version)
    if (row.status === 'PAID') throw conflict('INVOICE_PAID')
    const { clientId, issuedDate = row.issuedDate, dueDate = row.dueDate, service, items, note } = given(input)
    const next = {
      ...row,
      ...readTerm(issuedDate, dueDate),
      ...(clientId !== undefined && (await readClient(ctx, clientId))),
      ...(service !== undefined && { service: readText('service', service, { max: 120 }) || row.service }),
      ...(note !== undefined && { note: readText('note', note, { max: 1000 }) }),
      ...(items && { items: readItems(items) }),
    }
    const paid = paidOf(row.payments)
    if (paid > totalOf(next.items)) throw conflict('TOTAL_BELOW_PAYMENTS', { paid: toDollars(paid) })
    return told(ctx, await updateRow(ctx, invoices, row, { ...next, ...settle(next, dueDate === row.dueDate && hasPaidLate(row)) }))
  })
}

/** Sends a draft, or marks what was sent as downloaded. */
export function setInvoiceStatus(ctx: Context, id: number, status: InvoiceStatus) {
  return write(ctx, status === 'DOWNLOADED' ? 'INVOICE_DOWNLOADED' : 'INVOICE_SENT', async ctx => {
    const row = await findRow(ctx, invoices, id)
    const present = statusOf(row, todayOf(ctx))
    assertTransition(steps, present, status)
    if (present === status) return told(ctx, row)
    const next = { ...row, status: status as 'SENT' | 'DOWNLOADED' } // steps lead nowhere else
    return told(ctx, await updateRow(ctx, invoices, row, { ...next, ...settle(next) }))
  })
}

/** Records a payment of at most what is still to be paid. */
export function addPayment(ctx: Context, id: number, input: PaymentInput) {
  return write(ctx, 'INVOICE_PAYMENT_ADDED', async ctx => {
    const row = await findRow(ctx, invoices, id)
    if (row.status === 'DRAFT') throw conflict('INVOICE_NOT_SENT')
    if (row.status === 'PAID') throw conflict('INVOICE_PAID')
    const { date = todayOf(ctx), note = '' } = given(input)
    const amount = toCents('amount', input.amount)
    if (amount === 0 || amount > row.balance) throw invalid('PAYMENT_OUT_OF_RANGE', { field: 'amount', max: toDollars(row.balance) })
    const payment = {
      id: `${row.id}-${row.payments.length + 1}`,
      date: readBillDay('date', date),
      amount,
      method: input.method,
      note: readText('note', note, { max: 200 }),
    }
    const next = { ...row, payments: [...row.payments, payment] }
    const isLate = statusOf(row, todayOf(ctx)) === 'PAST_DUE' || hasPaidLate(row)
    return told(ctx, await updateRow(ctx, invoices, row, { ...next, ...settle(next, isLate) }))
  })
}

/** Adds a draft with the same lines, issued today. */
export function duplicateInvoice(ctx: Context, id: number) {
  return write(ctx, 'INVOICE_DUPLICATED', async ctx => {
    const { id: _, ...row } = await findRow(ctx, invoices, id)
    const issuedDate = todayOf(ctx)
    const term = Math.round((Date.parse(row.dueDate) - Date.parse(row.issuedDate)) / dayMs)
    const draft = { ...row, issuedDate, dueDate: addDays(issuedDate, term), payments: [], status: 'DRAFT' as const }
    return told(ctx, await insertRow(ctx, invoices, { ...draft, ...settle(draft) }))
  })
}

/** Deletes the invoice and gives back its number. */
export function deleteInvoice(ctx: Context, id: number) {
  return write(ctx, 'INVOICE_DELETED', async ctx => {
    await deleteRow(ctx, invoices, await findRow(ctx, invoices, id))
    return id
  })
}

const hasPaidLate = ({ status, pastDueFrom }: InvoiceRow) => status === 'PARTIAL_PAYMENT' && pastDueFrom === never

/** A day that a bill can bear; later ones would leave the calendar when days are added. */
function readBillDay(field: string, day: string): string {
  if (readDay(field, day) > '2999') throw invalid('DAY_TOO_LATE', { field, year: 3000 })
  return day
}

function readTerm(issuedDate: string, dueDate: string) {
  const days = { issuedDate: readBillDay('issuedDate', issuedDate), dueDate: readBillDay('dueDate', dueDate) }
  if (days.dueDate < days.issuedDate) throw invalid('DUE_BEFORE_ISSUED', { field: 'dueDate' })
  return days
}

async function readClient(ctx: Context, clientId: string | number) {
  const client = /^[1-9]\d{0,14}$/.test(String(clientId)) ? await findRowOrNull(ctx, invoiceClients, Number(clientId)) : null
  if (!client) throw invalid('CLIENT_UNKNOWN', { field: 'clientId' })
  return { clientId: client.id, clientName: client.name, clientEmail: client.companyEmail }
}
