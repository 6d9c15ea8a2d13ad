import { defineTable, integer, json, oneOf, type RowOf, text } from '../../db/tables.ts'
import { toDollars } from '../../money.ts'

/** A line as it is stored: money in cents. */
export interface StoredItem {
  title: string
  description: string
  cost: number
  qty: number
  discount: number
  tax: number
}

export type PaymentMethod = 'CASH' | 'BANK_TRANSFER' | 'CARD' | 'PAYPAL'

/** A payment as it is stored: money in cents. */
export interface StoredPayment {
  id: string
  date: string
  amount: number
  method: PaymentMethod
  note: string
}

const invoiceClients = defineTable('invoiceClients', {
  area: 'INVOICES',
  type: 'InvoiceClient',
  columns: {
    name: text(120),
    company: text(120),
    companyEmail: text(254),
    address: text(200),
    country: text(120),
    contact: text(40),
  },
  search: ['name', 'company', 'companyEmail'],
  folded: [],
})

const invoices = defineTable('invoices', {
  area: 'INVOICES',
  type: 'Invoice',
  columns: {
    issuedDate: text(10),
    dueDate: text(10),
    clientId: integer(1),
    // As on the client, so that lists search and sort by them.
    clientName: text(120),
    clientEmail: text(254),
    service: text(120),
    total: integer(0),
    balance: integer(0),
    status: oneOf('DRAFT', 'SENT', 'DOWNLOADED', 'PARTIAL_PAYMENT', 'PAID'),
    // The first day on which it counts as past due, so that no clock has to write it down.
    pastDueFrom: text(10),
    items: json<StoredItem[]>(),
    payments: json<StoredPayment[]>(),
    note: text(1000),
  },
  refers: { clientId: 'invoiceClients' },
  tell: ({ total, balance, status, items, payments }) => ({
    clientName: undefined,
    clientEmail: undefined,
    pastDueFrom: undefined,
    status: undefined,
    invoiceStatus: status,
    total: toDollars(total),
    balance: toDollars(balance),
    items: items.map(item => ({ ...item, cost: toDollars(item.cost), discount: toDollars(item.discount) })),
    payments: payments.map(payment => ({ ...payment, amount: toDollars(payment.amount) })),
  }),
  search: ['id', 'clientName', 'clientEmail'],
  folded: ['clientName'],
})

export type InvoiceClientRow = RowOf<typeof invoiceClients>
export type InvoiceRow = RowOf<typeof invoices>

declare module '../../db/tables.ts' {
  interface Tables {
    invoiceClients: InvoiceClientRow
    invoices: InvoiceRow
  }
}
