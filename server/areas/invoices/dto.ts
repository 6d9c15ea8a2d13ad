/** Invoices in the REST format, and the date ranges that clients send. */
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { label, named } from '../../rest/schema.ts'
import { day } from '../../validation.ts'
import type { InvoiceRecord } from './amounts.ts'
import { clientOf } from './clients.ts'
import type { PublicInvoice } from './links.ts'
import { type InvoiceClientRow, invoiceClients, invoices, paymentMethods } from './tables.ts'

export const statusLabels = {
  DRAFT: 'Draft',
  SENT: 'Sent',
  DOWNLOADED: 'Downloaded',
  PARTIAL_PAYMENT: 'Partial Payment',
  PAID: 'Paid',
  PAST_DUE: 'Past Due',
} as const

export const toClient = ({ version: _, ...client }: InvoiceClientRow) => client

export const clientDto = named('InvoiceClient', invoiceClients.row.omit({ version: true }))
/** Includes the version, for optimistic concurrency. */
export const clientDetailDto = named('InvoiceClientDetails', invoiceClients.row.extend({ version: z.int() }))

const listed = invoices.row.pick({ id: true, issuedDate: true, dueDate: true, service: true }).extend({
  total: z.number().describe('US dollars'),
  balance: z.number().describe('US dollars due'),
  client: clientDto,
  avatar: z.string().describe('Address of the picture of the client (SVG)'),
  invoiceStatus: label(statusLabels),
})
export const listedDto = named('Invoice', listed)
const itemDto = named(
  'InvoiceItem',
  z.object({
    title: z.string(),
    description: z.string(),
    cost: z.number(),
    qty: z.number(),
    discount: z.number(),
    tax: z.number(),
    secondTax: z.number(),
    price: z.number(),
  }),
)
/** What is printed beside the lines. */
const printed = {
  subtotal: z.number(),
  discount: z.number(),
  taxes: z.array(named('InvoiceTax', z.object({ rate: z.number(), amount: z.number() }))),
  items: z.array(itemDto),
  note: z.string(),
  salesperson: z.string(),
  thanks: z.string(),
  paymentMethod: z.enum(paymentMethods).describe('How the client is asked to pay'),
  hasTerms: z.boolean(),
  hasNote: z.boolean(),
  hasStub: z.boolean(),
}
export const detailDto = named(
  'InvoiceDetails',
  listed.extend({
    ...printed,
    payments: z.array(
      named(
        'InvoicePayment',
        z.object({
          id: z.string().describe('Counted within the invoice'),
          date: z.string().describe('A date'),
          amount: z.number(),
          method: z.enum(paymentMethods).describe('How it was paid'),
          note: z.string(),
        }),
      ),
    ),
    sentAt: invoices.columns.remindedAt.describe('When it was sent last'),
    remindedAt: invoices.columns.remindedAt.describe('When the client was reminded last'),
    version: z.int().describe('Increases with each change'),
  }),
)

export const paymentDetailsDto = z.object({
  totalDue: z.string().describe('Always `$12,110.55`'),
  bankName: z.string(),
  country: z.string(),
  iban: z.string(),
  swiftCode: z.string(),
})

export const publicDto = named(
  'PublicInvoice',
  listed.omit({ avatar: true, client: true }).extend({
    ...printed,
    client: invoiceClients.row.omit({ id: true, version: true }),
    issuer: z.object({ name: z.string(), address: z.string(), email: z.string(), phone: z.string() }),
    paymentDetails: paymentDetailsDto,
  }),
)

/** An invoice as the contract lists it. */
export async function toDto(ctx: Context, invoice: InvoiceRecord) {
  const { id, issuedDate, dueDate, service, total, avatar, invoiceStatus, balance } = invoice
  const client = toClient(await clientOf(ctx, invoice))
  return { id, issuedDate, dueDate, client, service, total, avatar, invoiceStatus: statusLabels[invoiceStatus], balance }
}

/** An invoice with its lines and payments. */
export async function toDetail(ctx: Context, invoice: InvoiceRecord) {
  const { payments, sent, remindedAt, version } = invoice
  return { ...(await toDto(ctx, invoice)), ...printedOf(invoice), payments, sentAt: sent?.at ?? null, remindedAt, version }
}

const printedOf = ({ subtotal, discount, taxes, items, note, ...invoice }: InvoiceRecord) => {
  const { salesperson, thanks, paymentMethod, hasTerms, hasNote, hasStub } = invoice
  return { subtotal, discount, taxes, items, note, salesperson, thanks, paymentMethod, hasTerms, hasNote, hasStub }
}

/** An invoice as its client sees it. */
export function toPublic(invoice: PublicInvoice) {
  const { id, issuedDate, dueDate, service, total, balance, invoiceStatus, client, issuer, paymentDetails } = invoice
  const dates = { id, issuedDate, dueDate, service, total, balance, invoiceStatus: statusLabels[invoiceStatus] }
  return { ...dates, ...printedOf(invoice), client, issuer, paymentDetails }
}

/**
 * First and last day of `selectedDateRange`: JSON, bracketed keys, repeated values, or "start to end". Invalid dates
 * set no bound.
 */
export function readRange(query: URLSearchParams): { from: string | null; to: string | null } {
  const name = 'selectedDateRange'
  const listed = [...query.getAll(name), ...query.getAll(`${name}[]`)].filter(text => text.trim() !== '')
  const [first, last] =
    query.has(`${name}[start]`) || query.has(`${name}[end]`)
      ? [query.get(`${name}[start]`), query.get(`${name}[end]`)]
      : listed.length > 1
        ? listed
        : readPair(listed[0]?.trim() ?? '')
  return { from: dayIn(first), to: dayIn(last) }
}

function readPair(text: string): unknown[] {
  if (/^[{["]/.test(text)) {
    try {
      const value: unknown = JSON.parse(text)
      if (typeof value === 'string') return readPair(value)
      if (Array.isArray(value)) return value
      const { start, end } = (value ?? {}) as { start?: unknown; end?: unknown } // any JSON object
      return [start, end]
    } catch {
      return []
    }
  }
  const [first, last] = text.split(/(?:^|\s+)to(?:\s+|$)/)
  // A single date means that day.
  return last === undefined ? [first, first] : [first, last]
}

const anyDay = day()
const isDay = (text: string) => anyDay.safeParse(text).success

/** The day of a date or an instant. */
function dayIn(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().slice(0, 10) : ''
  return isDay(text) ? text : null
}
