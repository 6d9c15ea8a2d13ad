import { z } from 'zod'
import { defineTable, instant, json, type RowOf } from '../../db/tables.ts'
import { toDollars } from '../../money.ts'

/** A line as stored: money in cents. */
export interface StoredItem {
  title: string
  description: string
  cost: number
  qty: number
  discount: number
  tax: number
  /** Lines of older versions lack it. */
  secondTax?: number
}

/** What the client was sent, kept to tell what has changed since. */
export interface SentInvoice {
  /** An instant. */
  at: string
  clientName: string
  issuedDate: string
  dueDate: string
  note: string
  items: StoredItem[]
}

export const paymentMethods = ['CASH', 'BANK_TRANSFER', 'CARD', 'PAYPAL'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** A payment as stored: money in cents. */
export interface StoredPayment {
  id: string
  date: string
  amount: number
  method: PaymentMethod
  note: string
}

export const invoiceClients = defineTable('invoiceClients', {
  area: 'INVOICES',
  type: 'InvoiceClient',
  columns: {
    name: z.string().max(120),
    company: z.string().max(120),
    companyEmail: z.string().max(254),
    address: z.string().max(200),
    country: z.string().max(120),
    contact: z.string().max(40),
  },
  search: ['name', 'company', 'companyEmail'],
  sortKeys: [],
})

export const invoices = defineTable('invoices', {
  area: 'INVOICES',
  type: 'Invoice',
  columns: {
    issuedDate: z.string().max(10),
    dueDate: z.string().max(10),
    clientId: z.int().min(1),
    // Copied from the client, so that lists can search and sort by them.
    clientName: z.string().max(120),
    clientEmail: z.string().max(254),
    service: z.string().max(120),
    total: z.int().min(0),
    balance: z.int().min(0),
    status: z.enum(['DRAFT', 'SENT', 'DOWNLOADED', 'PARTIAL_PAYMENT', 'PAID']),
    // First day on which it counts as past due, so that no scheduled job has to update the status.
    pastDueFrom: z.string().max(10),
    items: json<StoredItem[]>(),
    payments: json<StoredPayment[]>(),
    note: z.string().max(1000),
    salesperson: z.string().max(120),
    thanks: z.string().max(200),
    paymentMethod: z.enum(paymentMethods),
    // What the paper shows: payment terms, the note, and a slip to return with the payment.
    hasTerms: z.boolean(),
    hasNote: z.boolean(),
    hasStub: z.boolean(),
    sent: json<SentInvoice>().nullable(),
    remindedAt: instant().nullable(),
  },
  references: { clientId: 'invoiceClients' },
  serialize: ({ total, balance, status, items, payments }) => ({
    clientName: undefined,
    clientEmail: undefined,
    pastDueFrom: undefined,
    sent: undefined,
    status: undefined,
    invoiceStatus: status,
    total: toDollars(total),
    balance: toDollars(balance),
    items: items.map(item => ({ ...item, cost: toDollars(item.cost), discount: toDollars(item.discount) })),
    payments: payments.map(payment => ({ ...payment, amount: toDollars(payment.amount) })),
  }),
  search: ['id', 'clientName', 'clientEmail'],
  sortKeys: ['clientName'],
  list: {
    sort: { CLIENT: 'clientName', TOTAL: 'total', ID: 'id', DATE: 'issuedDate', BALANCE: 'balance' },
    default: { column: 'id', order: 'DESC' },
  },
})

/** Addresses at which a client sees an invoice without signing in. The token itself is told once, and not stored. */
export const invoiceLinks = defineTable('invoiceLinks', {
  area: 'INVOICES',
  type: 'InvoiceLink',
  columns: {
    invoiceId: z.int().min(1),
    tokenHash: z.string().max(64),
    createdAt: instant(),
    // When the client opened it first.
    openedAt: instant().nullable(),
  },
  references: { invoiceId: 'invoices' },
  serialize: () => ({ tokenHash: undefined }),
  search: [],
  sortKeys: [],
})

export type InvoiceLinkRow = RowOf<typeof invoiceLinks>
export type InvoiceClientRow = RowOf<typeof invoiceClients>
export type InvoiceRow = RowOf<typeof invoices>
