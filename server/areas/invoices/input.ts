/** Input of invoices, payments, and clients: money in dollars. */
import { z } from 'zod'
import { maxDecimals } from '../../../text/invoice-amounts.ts'
import { dollars, toCents } from '../../money.ts'
import { day, email, optional, optionalFields, trimmed } from '../../validation.ts'
import { totalOf } from './amounts.ts'
import { invoiceClients, invoices, paymentMethods, type StoredItem } from './tables.ts'

const maxTotalCents = 100_000_000_000

/** Later dates would overflow when days are added. */
const billDay = day().refine(value => value < '3000', { params: { reason: 'DAY_TOO_LATE', year: 3000 } })

const fewDecimals = (schema: z.ZodNumber) =>
  schema.refine(value => Number(value.toFixed(maxDecimals)) === value, { params: { reason: 'TOO_MANY_DECIMALS', max: maxDecimals } })
const rate = fewDecimals(z.number().min(0).max(100))

const line = z.object({
  title: z.string().trim().min(1).max(120),
  description: optional(z.string().trim().max(500)),
  cost: dollars(),
  qty: fewDecimals(z.number().min(0).max(100_000)),
  discount: optional(dollars()),
  tax: optional(rate),
  secondTax: optional(rate),
})

/** A line as stored. */
export const toStoredItem = ({ title, description, cost, qty, discount, tax, secondTax }: z.output<typeof line>): StoredItem => ({
  title,
  description: description ?? '',
  cost: toCents('cost', cost),
  qty,
  discount: toCents('discount', discount ?? 0),
  tax: tax ?? 0,
  secondTax: secondTax ?? 0,
})

const invoiceItem = line.refine(
  given => {
    const { cost, qty, discount } = toStoredItem(given)
    return discount <= cost * qty
  },
  { path: ['discount'], params: { reason: 'DISCOUNT_TOO_LARGE' } },
)

const items = z
  .array(invoiceItem)
  .min(1)
  .max(100)
  .refine(each => totalOf(each.map(toStoredItem)) <= maxTotalCents, {
    params: { reason: 'INVOICE_TOTAL_TOO_LARGE', max: maxTotalCents / 100 },
  })

const clientId = z
  .custom<string | number>(value => (typeof value === 'string' || typeof value === 'number') && /^[1-9]\d{0,14}$/.test(String(value)), {
    params: { reason: 'CLIENT_UNKNOWN' },
  })
  .meta({ type: 'integer', minimum: 1 })
  .transform(Number)

export const invoiceChange = optionalFields({
  clientId,
  issuedDate: billDay,
  dueDate: billDay,
  service: invoices.columns.service.trim(),
  items,
  note: invoices.columns.note.trim(),
  salesperson: invoices.columns.salesperson.trim(),
  thanks: invoices.columns.thanks.trim(),
  paymentMethod: invoices.columns.paymentMethod,
  hasTerms: invoices.columns.hasTerms,
  hasNote: invoices.columns.hasNote,
  hasStub: invoices.columns.hasStub,
})
export const newInvoice = invoiceChange.extend({ clientId, items })

export type InvoiceInput = z.input<typeof invoiceChange>

export const newPayment = z.object({
  amount: dollars(),
  date: optional(billDay),
  method: z.enum(paymentMethods),
  note: optional(z.string().trim().max(200)),
})

export type PaymentInput = z.input<typeof newPayment>

/** What an invoice is sent with. */
export const invoiceMessage = optionalFields({
  to: email(),
  subject: trimmed({ min: 1, max: 200 }),
  message: trimmed({ min: 1, max: 4000 }),
})

export type MessageInput = z.input<typeof invoiceMessage>

const { name, company, address, country, contact } = invoiceClients.columns

const clientName = name.trim().min(1)

export const clientChange = optionalFields({
  name: clientName,
  company: company.trim(),
  companyEmail: email(),
  address: address.trim().describe('Street and town'),
  country: country.trim(),
  contact: contact.trim().describe('Phone number'),
})
export const newClient = clientChange.extend({ name: clientName, companyEmail: email() })

export type ClientInput = z.input<typeof clientChange>
