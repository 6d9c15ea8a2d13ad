/** What an invoice comes to: prices, totals and balances, and the status that follows from them and from the day. */
import { invalid } from '../../errors.ts'
import { toCents, toDollars } from '../../money.ts'
import { given, readText } from '../../rules.ts'
import type { InvoiceRow, StoredItem, StoredPayment } from './tables.ts'
import { dayMs } from '../../time.ts'

export type InvoiceStatus = InvoiceRow['status'] | 'PAST_DUE'

export interface ItemInput {
  title: string
  description?: string | null
  cost: number
  qty: number
  discount?: number | null
  tax?: number | null
}

const most = { lines: 100, qty: 100_000, cents: 100_000_000_000 }
/** Past due from this day means never. */
export const never = '9999-12-31'

/** Steps that are taken by hand; past due follows from the day, the others from payments. */
export const steps: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  DRAFT: ['SENT'],
  SENT: ['DOWNLOADED'],
  DOWNLOADED: [],
  PARTIAL_PAYMENT: [],
  PAID: [],
  PAST_DUE: [],
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
export const addDays = (day: string, days: number): string => dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs))

/** Cents of a line: cost times qty, less discount, with tax. */
export const priceOf = ({ cost, qty, discount, tax }: StoredItem): number => Math.round((cost * qty - discount) * (1 + tax / 100))

export const totalOf = (items: readonly StoredItem[]): number => items.reduce((sum, item) => sum + priceOf(item), 0)
export const paidOf = (payments: readonly StoredPayment[]): number => payments.reduce((sum, { amount }) => sum + amount, 0)

/** The lines of an invoice as they are stored, or what is wrong with them. */
export function readItems(items: readonly ItemInput[]): StoredItem[] {
  if (items.length < 1 || items.length > most.lines) throw invalid('INVOICE_LINES_OUT_OF_RANGE', { field: 'items', max: most.lines })
  const read = items.map(item => {
    const { title, description = '', cost, qty, discount = 0, tax = 0 } = given(item)
    const line = {
      title: readText('title', title ?? '', { min: 1, max: 120 }),
      description: readText('description', description, { max: 500 }),
      cost: toCents('cost', cost ?? Number.NaN),
      qty: readNumber('qty', qty, most.qty),
      discount: toCents('discount', discount),
      tax: readNumber('tax', tax, 100),
    }
    if (line.discount > line.cost * line.qty) throw invalid('DISCOUNT_TOO_LARGE', { field: 'discount' })
    return line
  })
  if (totalOf(read) > most.cents) throw invalid('INVOICE_TOTAL_TOO_LARGE', { field: 'items', max: most.cents / 100 })
  return read
}

function readNumber(field: string, value: number | undefined, max: number): number {
  if (typeof value === 'number' && value >= 0 && value <= max) return value
  throw invalid('OUT_OF_RANGE', { field, min: 0, max })
}

/**
 * Total, balance, status and the day from which it is past due, as they follow from lines, payments and the status before.
 * One who has paid something late is not past due again.
 */
export function settle(invoice: Pick<InvoiceRow, 'items' | 'payments' | 'dueDate' | 'status'>, hasPaidLate = false) {
  const total = totalOf(invoice.items)
  const balance = total - paidOf(invoice.payments)
  const paidStatus = balance === 0 ? ('PAID' as const) : ('PARTIAL_PAYMENT' as const)
  const status = invoice.payments.length > 0 ? paidStatus : invoice.status
  const lapses = status !== 'DRAFT' && balance > 0 && !hasPaidLate
  return { total, balance, status, pastDueFrom: lapses ? addDays(invoice.dueDate, 1) : never }
}

/** The status on the given day. */
export const statusOf = ({ status, pastDueFrom }: Pick<InvoiceRow, 'status' | 'pastDueFrom'>, today: string): InvoiceStatus =>
  pastDueFrom <= today ? 'PAST_DUE' : status

/** An invoice as it is told: money in dollars, the status of the day. */
export function toInvoice(row: InvoiceRow, today: string) {
  const { total, balance, status: _, pastDueFrom: __, items, payments, ...rest } = row
  const invoiceStatus = statusOf(row, today)
  return {
    ...rest,
    total: toDollars(total),
    balance: toDollars(balance),
    avatar: `/art/people/client-${row.clientId}.svg`,
    invoiceStatus,
    nextStatuses: [...steps[invoiceStatus]],
    items: items.map(item => ({
      ...item,
      cost: toDollars(item.cost),
      discount: toDollars(item.discount),
      price: toDollars(priceOf(item)),
    })),
    payments: payments.map(payment => ({ ...payment, amount: toDollars(payment.amount) })),
  }
}

export type InvoiceRecord = ReturnType<typeof toInvoice>
