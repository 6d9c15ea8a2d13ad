/** Invoices in the contract's words: days of a range in each of the forms that callers send, bodies of any kind. */
import type { Context } from '../../context.ts'
import { invalid } from '../../errors.ts'
import { readDay } from '../../rules.ts'
import { columnsOf, list, model, number as amount, oneOf, text, whole } from '../../rest/schemas.ts'
import type { InvoiceRecord, ItemInput } from './amounts.ts'
import { clientOf } from './clients.ts'
import type { InvoiceInput, PaymentInput } from './service.ts'
import type { InvoiceClientRow, PaymentMethod } from './tables.ts'
import './tables.ts'

export const statusWords = {
  DRAFT: 'Draft',
  SENT: 'Sent',
  DOWNLOADED: 'Downloaded',
  PARTIAL_PAYMENT: 'Partial Payment',
  PAID: 'Paid',
  PAST_DUE: 'Past Due',
} as const
const methods: readonly string[] = ['CASH', 'BANK_TRANSFER', 'CARD', 'PAYPAL'] satisfies PaymentMethod[]

export const toClient = ({ version: _, ...client }: InvoiceClientRow) => client

export const clientSchema = model('InvoiceClient', columnsOf('invoiceClients'))
/** With the version, for those who change it. */
export const clientDetailSchema = model('InvoiceClientDetails', { ...columnsOf('invoiceClients'), version: whole() })

const listed = {
  ...columnsOf('invoices', 'clientId', 'clientName', 'clientEmail', 'status', 'pastDueFrom', 'items', 'payments', 'note'),
  total: amount('US dollars'),
  balance: amount('US dollars that are still to be paid'),
  client: clientSchema,
  avatar: text('Address of the picture of the client (SVG)'),
  invoiceStatus: oneOf(statusWords),
}
export const listedSchema = model('Invoice', listed)
export const detailSchema = model('InvoiceDetails', {
  ...listed,
  items: list(
    model('InvoiceItem', {
      title: text(),
      description: text(),
      cost: amount(),
      qty: amount(),
      discount: amount(),
      tax: amount(),
      price: amount(),
    }),
  ),
  payments: list(
    model('InvoicePayment', {
      id: text('Counted within the invoice'),
      date: text('A day'),
      amount: amount(),
      method: text('How it was paid', { enum: methods }),
      note: text(),
    }),
  ),
  note: text(),
  version: whole('Grows with each change'),
})

/** An invoice as the contract lists it. */
export async function toWire(ctx: Context, invoice: InvoiceRecord) {
  const { id, issuedDate, dueDate, service, total, avatar, invoiceStatus, balance } = invoice
  const client = toClient(await clientOf(ctx, invoice))
  return { id, issuedDate, dueDate, client, service, total, avatar, invoiceStatus: statusWords[invoiceStatus], balance }
}

/** An invoice with its lines and payments. */
export async function toDetail(ctx: Context, invoice: InvoiceRecord) {
  const { items, payments, note, version } = invoice
  return { ...(await toWire(ctx, invoice)), items, payments, note, version }
}

/** First and last day of `selectedDateRange`: JSON, bracketed keys, repeated, or "start to end"; what is no day is no bound. */
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
  // A day alone is that day.
  return last === undefined ? [first, first] : [first, last]
}

/** The day of a day or an instant. */
function dayIn(value: unknown): string | null {
  const day = typeof value === 'string' ? value.trim().slice(0, 10) : ''
  try {
    return readDay('day', day)
  } catch {
    return null
  }
}

type Body = Record<string, unknown>

const field = (body: Body, name: string) => (Object.hasOwn(body, name) ? body[name] : undefined)

function optional(body: Body, name: string): string | undefined {
  const value = field(body, name) ?? undefined
  if (value === undefined || typeof value === 'string') return value
  throw invalid('NOT_TEXT', { field: name })
}

function number(body: Body, name: string): number {
  const value = field(body, name)
  if (typeof value === 'number') return value
  throw invalid('NOT_NUMBER', { field: name })
}

function readItem(value: unknown): ItemInput {
  if (typeof value !== 'object' || value === null) throw invalid('NOT_LIST', { field: 'items' })
  const body = value as Body // an object by now
  return {
    title: optional(body, 'title') ?? '',
    description: optional(body, 'description'),
    cost: number(body, 'cost'),
    qty: number(body, 'qty'),
    ...(field(body, 'discount') !== undefined && { discount: number(body, 'discount') }),
    ...(field(body, 'tax') !== undefined && { tax: number(body, 'tax') }),
  }
}

/** An invoice as a body gives it. */
export function readInvoice(body: Body): InvoiceInput {
  const items = field(body, 'items') ?? undefined
  if (items !== undefined && !Array.isArray(items)) throw invalid('NOT_LIST', { field: 'items' })
  const clientId = field(body, 'clientId')
  return {
    clientId: typeof clientId === 'number' ? clientId : optional(body, 'clientId'),
    issuedDate: optional(body, 'issuedDate'),
    dueDate: optional(body, 'dueDate'),
    service: optional(body, 'service'),
    note: optional(body, 'note'),
    items: items?.map(readItem),
  }
}

/** The version that a body names. */
export const readVersion = (body: Body) => ((field(body, 'version') ?? undefined) === undefined ? undefined : number(body, 'version'))

/** A payment as a body gives it. */
export function readPayment(body: Body): PaymentInput {
  const method = optional(body, 'method') ?? ''
  if (!methods.includes(method)) throw invalid('NOT_ONE_OF', { field: 'method', allowed: methods })
  return {
    amount: number(body, 'amount'),
    method: method as PaymentMethod, // one of them, as was just seen
    date: optional(body, 'date'),
    note: optional(body, 'note'),
  }
}
