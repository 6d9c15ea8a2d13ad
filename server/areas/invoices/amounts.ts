/** Invoice amounts: prices, totals, and balances, and the status that follows from them and the date. */
import { amountsOf, priceOf } from '../../../text/invoice-amounts.ts'
import { toDollars } from '../../money.ts'
import type { InvoiceRow, SentInvoice, StoredItem, StoredPayment } from './tables.ts'
import { dayMs } from '../../time.ts'

export type InvoiceStatus = InvoiceRow['status'] | 'PAST_DUE'

/** Past-due date of an invoice that never becomes past due. */
export const never = '9999-12-31'

/** Transitions that callers can make; past due follows from the date, the others from payments. */
export const transitions: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  DRAFT: ['SENT'],
  SENT: ['DOWNLOADED'],
  DOWNLOADED: [],
  PARTIAL_PAYMENT: [],
  PAID: [],
  PAST_DUE: [],
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
export const addDays = (day: string, days: number): string => dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs))

export const totalOf = (items: readonly StoredItem[]): number => amountsOf(items).total
export const paidOf = (payments: readonly StoredPayment[]): number => payments.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Total, balance, status, and past-due date, computed from lines, payments, and the previous status. An invoice that
 * was partly paid late does not become past due again.
 */
export function settle(invoice: Pick<InvoiceRow, 'items' | 'payments' | 'dueDate' | 'status'>, hasPaidLate = false) {
  const total = totalOf(invoice.items)
  const balance = total - paidOf(invoice.payments)
  const paidStatus = balance === 0 ? ('PAID' as const) : ('PARTIAL_PAYMENT' as const)
  const status = invoice.payments.length > 0 ? paidStatus : invoice.status
  const lapses = status !== 'DRAFT' && balance > 0 && !hasPaidLate
  return { total, balance, status, pastDueFrom: lapses ? addDays(invoice.dueDate, 1) : never }
}

export const hasPaidLate = ({ status, pastDueFrom }: Pick<InvoiceRow, 'status' | 'pastDueFrom'>): boolean =>
  status === 'PARTIAL_PAYMENT' && pastDueFrom === never

/** The status on the given date. */
export const statusOf = ({ status, pastDueFrom }: Pick<InvoiceRow, 'status' | 'pastDueFrom'>, today: string): InvoiceStatus =>
  pastDueFrom <= today ? 'PAST_DUE' : status

/** What the client is sent now. */
export const toSent = (
  { clientName, issuedDate, dueDate, note, items }: Pick<InvoiceRow, 'clientName' | 'issuedDate' | 'dueDate' | 'note' | 'items'>,
  at: string,
): SentInvoice => ({ at, clientName, issuedDate, dueDate, note, items })

const toItem = (item: StoredItem) => ({
  ...item,
  secondTax: item.secondTax ?? 0,
  cost: toDollars(item.cost),
  discount: toDollars(item.discount),
  price: toDollars(priceOf(item)),
})

/** An invoice as both APIs return it: money in dollars, the status as of today. */
export function toInvoice(row: InvoiceRow, today: string) {
  const { total, balance, status: _, pastDueFrom: __, items, payments, sent, ...rest } = row
  const invoiceStatus = statusOf(row, today)
  const { subtotal, discount, taxes } = amountsOf(items)
  return {
    ...rest,
    subtotal: toDollars(subtotal),
    discount: toDollars(discount),
    taxes: taxes.map(({ rate, amount }) => ({ rate, amount: toDollars(amount) })),
    total: toDollars(total),
    balance: toDollars(balance),
    avatar: `/art/people/client-${row.clientId}.svg`,
    invoiceStatus,
    nextStatuses: [...transitions[invoiceStatus]],
    items: items.map(toItem),
    sent: sent && { ...sent, total: toDollars(totalOf(sent.items)), items: sent.items.map(toItem) },
    payments: payments.map(payment => ({ ...payment, amount: toDollars(payment.amount) })),
  }
}

export type InvoiceRecord = ReturnType<typeof toInvoice>
