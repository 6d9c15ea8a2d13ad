/** An invoice as its form has it: money in dollars, the client as it was found. */
import { amountsOf, type InvoiceLine, priceOf } from '../../../text/invoice-amounts.ts'
import type { InvoiceInput } from '../../platform/schema.generated.ts'
import type { Found } from '../../ui/form/SearchSelect.tsx'
import { methods } from './invoice-actions.ts'
import type { InvoiceClientFieldsFragment, InvoiceDetailsFragment } from './invoices.generated.ts'
import type { PaperInvoice } from './InvoicePaper.tsx'

type Recipient = PaperInvoice['client']

/** With what is printed of the client. */
export type FoundClient = Found & { client: Recipient }

export interface LineValues {
  title: string
  description: string
  cost: number | null
  qty: number | null
  discount: number | null
  tax: number | null
  secondTax: number | null
}

export interface InvoiceValues {
  clientId: FoundClient | null
  issuedDate: string
  dueDate: string
  items: LineValues[]
  salesperson: string
  thanks: string
  paymentMethod: string
  note: string
  hasTerms: boolean
  hasNote: boolean
  hasStub: boolean
  version: number
}

const dayMs = 86_400_000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The day of this place. */
export function today(): string {
  const now = new Date()
  return dayOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
}

export const addDays = (day: string, days: number): string => dayOf(timeOf(day) + days * dayMs)
export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / dayMs)

export const blankLine: LineValues = { title: '', description: '', cost: null, qty: 1, discount: 0, tax: 0, secondTax: 0 }

/** A new invoice, due in two weeks. */
export const blank = (thanks: string): InvoiceValues => ({
  clientId: null,
  issuedDate: today(),
  dueDate: addDays(today(), 14),
  items: [blankLine],
  salesperson: '',
  thanks,
  paymentMethod: 'BANK_TRANSFER',
  note: '',
  hasTerms: true,
  hasNote: true,
  hasStub: false,
  version: 0,
})

export const toFound = ({ id, ...client }: InvoiceClientFieldsFragment): FoundClient => ({
  id,
  text: client.name,
  line: [client.company, client.companyEmail].filter(Boolean).join(' · '),
  image: `/art/people/client-${id}.svg`,
  client,
})

export const toValues = (invoice: InvoiceDetailsFragment): InvoiceValues => ({
  clientId: toFound(invoice.client),
  issuedDate: invoice.issuedDate,
  dueDate: invoice.dueDate,
  items: invoice.items.map(({ title, description, cost, qty, discount, tax, secondTax }) => ({
    title,
    description,
    cost,
    qty,
    discount,
    tax,
    secondTax,
  })),
  salesperson: invoice.salesperson,
  thanks: invoice.thanks,
  paymentMethod: invoice.paymentMethod,
  note: invoice.note,
  hasTerms: invoice.hasTerms,
  hasNote: invoice.hasNote,
  hasStub: invoice.hasStub,
  version: invoice.version,
})

export function toInput({ clientId, items, paymentMethod, version: _, ...values }: InvoiceValues): InvoiceInput {
  return {
    ...values,
    clientId: clientId?.id ?? null,
    paymentMethod: methods.find(each => each === paymentMethod) ?? 'BANK_TRANSFER',
    items: items.map(({ cost, qty, discount, tax, secondTax, ...line }) => ({
      ...line,
      cost: cost ?? 0,
      qty: qty ?? 0,
      discount: discount ?? 0,
      tax: tax ?? 0,
      secondTax: secondTax ?? 0,
    })),
  }
}

/** What is written as a number; half-typed text counts as nothing. */
const numberIn = (value: number | null) => (value !== null && Number.isFinite(value) && value >= 0 ? value : 0)
const cents = (dollars: number | null) => Math.round(numberIn(dollars) * 100)
const toLine = ({ cost, qty, discount, tax, secondTax }: LineValues): InvoiceLine => ({
  cost: cents(cost),
  qty: numberIn(qty),
  discount: cents(discount),
  tax: numberIn(tax),
  secondTax: numberIn(secondTax),
})

/** US dollars of a line, as it will be charged. */
export const linePrice = (line: LineValues): number => priceOf(toLine(line)) / 100

const nobody: Recipient = { name: '', company: '', companyEmail: '', address: '', country: '', contact: '' }

/** The invoice as it would be printed now. */
export function toPaper(id: string, { clientId, items, paymentMethod, version: _, ...values }: InvoiceValues, paid = 0): PaperInvoice {
  const { subtotal, discount, taxes, total } = amountsOf(items.map(toLine))
  return {
    ...values,
    id,
    client: clientId?.client ?? nobody,
    paymentMethod: methods.find(each => each === paymentMethod) ?? 'BANK_TRANSFER',
    items: items.map(item => ({
      title: item.title,
      description: item.description,
      cost: cents(item.cost) / 100,
      qty: numberIn(item.qty),
      discount: cents(item.discount) / 100,
      tax: numberIn(item.tax),
      secondTax: numberIn(item.secondTax),
      price: linePrice(item),
    })),
    subtotal: subtotal / 100,
    discount: discount / 100,
    taxes: taxes.map(({ rate, amount }) => ({ rate, amount: amount / 100 })),
    total: total / 100,
    balance: Math.max(total - Math.round(paid * 100), 0) / 100,
  }
}
