import { z } from 'zod'
import { defineTable, json, type RowOf } from '../../db/tables.ts'
import { toDollars } from '../../money.ts'

/** A line as stored: money in cents. */
export interface StoredItem {
  title: string
  description: string
  cost: number
  qty: number
  discount: number
  tax: number
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
  },
  references: { clientId: 'invoiceClients' },
  serialize: ({ total, balance, status, items, payments }) => ({
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
  sortKeys: ['clientName'],
  list: {
    sort: { CLIENT: 'clientName', TOTAL: 'total', ID: 'id', DATE: 'issuedDate', BALANCE: 'balance' },
    default: { column: 'id', order: 'DESC' },
  },
})

export type InvoiceClientRow = RowOf<typeof invoiceClients>
export type InvoiceRow = RowOf<typeof invoices>
