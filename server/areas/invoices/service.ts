/** Invoices: what clients are billed, have paid, and still owe. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleteRow, deleteRows, insertRow, nextId, updateRow, write } from '../../db/changes.ts'
import { ensureFilled } from '../../db/demo-rows.ts'
import { findRow, findRowOrNull, findRowsIn, type ListArgs, listRows, one, rows, sumRows } from '../../db/rows.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { toDollars } from '../../money.ts'
import { assertTransition, checkVersion, given } from '../../rules.ts'
import { dayMs } from '../../time.ts'
import { day, parse } from '../../validation.ts'
import {
  addDays,
  dayOf,
  hasPaidLate,
  type InvoiceStatus,
  never,
  paidOf,
  settle,
  statusOf,
  toInvoice,
  toSent,
  totalOf,
  transitions,
} from './amounts.ts'
import { invoiceChange, type InvoiceInput, newInvoice, toStoredItem } from './input.ts'
import { type InvoiceRow, invoiceClients, invoiceLinks, invoices } from './tables.ts'

const termDays = 14

const todayOf = (ctx: Context) => dayOf(ctx.now())
const toRecord = (ctx: Context, row: InvoiceRow) => toInvoice(row, todayOf(ctx))

const anyDay = day()

const open = ['SENT', 'DOWNLOADED', 'PARTIAL_PAYMENT'] as const

/** Days past due, both included; without an end, all beyond. */
const ages = {
  DAYS_1_30: { from: 1, to: 30 },
  DAYS_31_60: { from: 31, to: 60 },
  DAYS_61_90: { from: 61, to: 90 },
  DAYS_OVER_90: { from: 91 },
} as const
type Age = 'CURRENT' | keyof typeof ages
export type InvoiceDue = 'OUTSTANDING' | Age
const allAges: Age[] = ['CURRENT', 'DAYS_1_30', 'DAYS_31_60', 'DAYS_61_90', 'DAYS_OVER_90']

/** The days from which an invoice of that age is past due. */
function spanOf(due: InvoiceDue, today: string): { from?: string; to?: string } {
  if (due === 'OUTSTANDING') return {}
  if (due === 'CURRENT') return { from: addDays(today, 1) }
  const age: { from: number; to?: number } = ages[due]
  return { to: addDays(today, 1 - age.from), ...(age.to !== undefined && { from: addDays(today, 1 - age.to) }) }
}

interface InvoiceFilters {
  status?: InvoiceStatus | null
  due?: InvoiceDue | null
  from?: string | null
  to?: string | null
}

/** What the filters mean for the table: a status follows from the date, too. */
function conditionsOf({ status, due, from, to }: InvoiceFilters, today: string) {
  const isLate = status === 'PAST_DUE'
  const stored = isLate ? null : status
  const spans = [isLate ? { to: today } : status ? { from: addDays(today, 1) } : {}, due ? spanOf(due, today) : {}]
  const [first, last] = [
    spans
      .map(each => each.from ?? '')
      .sort()
      .at(-1),
    spans.map(each => each.to ?? never).sort()[0],
  ]
  return {
    where: { status: due ? open.filter(each => !stored || each === stored) : stored },
    between: {
      issuedDate: { from: from ? parse(anyDay, from, 'from') : null, to: to ? parse(anyDay, to, 'to') : null },
      pastDueFrom: { from: first || null, to: last === never ? null : last },
    },
  }
}

/** Invoices that match, issued within the days given, the newest first unless sorted. */
export async function listInvoices(ctx: Context, { status, due, from, to, ...args }: ListArgs<typeof invoices> & InvoiceFilters) {
  const today = todayOf(ctx)
  const { items, total } = await listRows(ctx, invoices, args, conditionsOf({ status, due, from, to }, today))
  return { items: items.map(row => toInvoice(row, today)), total }
}

/** The sums of all invoices that a list matches. */
export async function sumInvoices(ctx: Context, { search, ...filters }: InvoiceFilters & { search?: string | null }) {
  const conditions = conditionsOf(filters, todayOf(ctx))
  const { count, total, balance } = await sumRows(ctx, invoices, { search }, ['total', 'balance'], conditions)
  return { count, total: toDollars(total), paid: toDollars(total - balance), balance: toDollars(balance) }
}

export async function findInvoice(ctx: Context, id: number) {
  const row = await findRowOrNull(ctx, invoices, id)
  if (!row) throw notFound('INVOICE_NOT_FOUND', { id })
  return toRecord(ctx, row)
}

/** The number that the next invoice gets, unless somebody else is faster. */
export async function nextInvoiceId(ctx: Context) {
  await ensureFilled(ctx, invoices)
  return nextId(ctx, invoices.name)
}

/** Counts and sums of all invoices, and what is due by age. */
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
  const aging = await Promise.all(
    allAges.map(async due => {
      const { count, balance } = await sumRows(ctx, invoices, {}, ['balance'], conditionsOf({ due }, today))
      return { due, count, balance: toDollars(balance) }
    }),
  )
  return {
    clients: Number(clients.count),
    invoices: Number(sums.count),
    paid: toDollars(Number(sums.paid)),
    unpaid: toDollars(Number(sums.unpaid)),
    pastDue: toDollars(Number(sums.pastDue)),
    aging,
  }
}

const defaults = {
  note: '',
  salesperson: '',
  thanks: '',
  paymentMethod: 'BANK_TRANSFER' as const,
  hasTerms: true,
  hasNote: true,
  hasStub: false,
  sent: null,
  remindedAt: null,
}

/** Creates a draft. */
export function createInvoice(ctx: Context, input: InvoiceInput) {
  return write(ctx, 'INVOICE_CREATED', async ctx => {
    const { clientId, issuedDate, dueDate, service, items, ...rest } = parse(newInvoice, input)
    const issued = issuedDate ?? todayOf(ctx)
    const draft = {
      ...defaults,
      ...given(rest),
      ...checkTerm(issued, dueDate ?? addDays(issued, termDays)),
      ...(await clientColumns(ctx, clientId)),
      service: service || (items[0]?.title ?? ''),
      items: items.map(toStoredItem),
      payments: [],
      status: 'DRAFT' as const,
    }
    return toRecord(ctx, await insertRow(ctx, invoices, { ...draft, ...settle(draft) }))
  })
}

interface Update {
  version?: number | null
  /** Changes a paid invoice, too. */
  force?: boolean | null
}

/** Updates the given fields; total, balance, and status follow. */
export function updateInvoice(ctx: Context, id: number, { version, force }: Update, input: InvoiceInput) {
  return write(ctx, 'INVOICE_UPDATED', async ctx => {
    const row = await findRow(ctx, invoices, id)
    checkVersion(toRecord(ctx, row), version)
    if (row.status === 'PAID' && !force) throw conflict('INVOICE_PAID')
    const { clientId, issuedDate, dueDate, service, items, ...rest } = parse(invoiceChange, input)
    const next = {
      ...row,
      ...given(rest),
      ...checkTerm(issuedDate ?? row.issuedDate, dueDate ?? row.dueDate),
      ...(clientId !== null && (await clientColumns(ctx, clientId))),
      service: service || row.service,
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
    const next = {
      ...row,
      status: status as 'SENT' | 'DOWNLOADED', // the only possible transitions
      sent: status === 'SENT' ? toSent(row, ctx.now().toISOString()) : row.sent,
    }
    return toRecord(ctx, await updateRow(ctx, invoices, row, { ...next, ...settle(next) }))
  })
}

/** Creates a draft with the same lines, issued today. */
export function duplicateInvoice(ctx: Context, id: number) {
  return write(ctx, 'INVOICE_DUPLICATED', async ctx => {
    const { id: _, ...row } = await findRow(ctx, invoices, id)
    const issuedDate = todayOf(ctx)
    const term = Math.round((Date.parse(row.dueDate) - Date.parse(row.issuedDate)) / dayMs)
    const draft = {
      ...row,
      issuedDate,
      dueDate: addDays(issuedDate, term),
      payments: [],
      status: 'DRAFT' as const,
      sent: null,
      remindedAt: null,
    }
    return toRecord(ctx, await insertRow(ctx, invoices, { ...draft, ...settle(draft) }))
  })
}

/** Deletes the invoices with their links, and returns their numbers. */
export function deleteInvoices(ctx: Context, ids: readonly number[]) {
  return write(ctx, 'INVOICE_DELETED', async ctx => {
    const deleted = await deleteRows(ctx, invoices, ids)
    for (const link of await findRowsIn(ctx, invoiceLinks, 'invoiceId', ids)) await deleteRow(ctx, invoiceLinks, link)
    return deleted
  })
}

export const deleteInvoice = async (ctx: Context, id: number) => one(await deleteInvoices(ctx, [id]))

function checkTerm(issuedDate: string, dueDate: string) {
  if (dueDate < issuedDate) throw invalid('DUE_BEFORE_ISSUED', { field: 'dueDate' })
  return { issuedDate, dueDate }
}

async function clientColumns(ctx: Context, clientId: number) {
  const client = await findRowOrNull(ctx, invoiceClients, clientId)
  if (!client) throw invalid('CLIENT_UNKNOWN', { field: 'clientId' })
  return { clientId: client.id, clientName: client.name, clientEmail: client.companyEmail }
}
