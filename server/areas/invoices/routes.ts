import { asObject } from '../../http/body.ts'
import { toId } from '../../db/rows.ts'
import { aWord, bodyOf } from '../../rest/fields.ts'
import { defineRoutes, type ErrorRule, listQuery, type Parameter, pathId, type Query, word } from '../../rest/define-routes.ts'
import { list as listOf, object, pageOf, text } from '../../rest/schemas.ts'
import { listClients } from './clients.ts'
import * as invoices from './service.ts'
import {
  clientSchema,
  detailSchema,
  listedSchema,
  readInvoice,
  readPayment,
  readRange,
  readVersion,
  statusWords,
  toClient,
  toDetail,
  toWire,
} from './wire.ts'

const list = listQuery(
  { client: 'CLIENT', total: 'TOTAL', id: 'ID', date: 'DATE', balance: 'BALANCE' },
  {
    status: word({
      Draft: 'DRAFT',
      Sent: 'SENT',
      Downloaded: 'DOWNLOADED',
      'Partial Payment': 'PARTIAL_PAYMENT',
      Paid: 'PAID',
      'Past Due': 'PAST_DUE',
    }),
  },
)

const range: Parameter = {
  name: 'selectedDateRange',
  in: 'query',
  description:
    'Days of issue, both included: `{"start":"2026-11-01","end":"2026-11-30"}`, `2026-11-01 to 2026-11-30`, or the keys `selectedDateRange[start]` and `selectedDateRange[end]`; one may be missing',
  schema: { type: 'string' },
}

const ranged: Query<ReturnType<typeof list.parse> & ReturnType<typeof readRange>> = {
  parameters: [...list.parameters, range],
  parse: query => ({ ...list.parse(query), ...readRange(query) }),
}

const noInvoice: ErrorRule = {
  when: 'notFound',
  status: 404,
  description: 'No invoice with this number',
  body: () => ({ message: 'No invoice found with this id' }),
}

const noDelete: ErrorRule = {
  when: 'notFound',
  status: 404,
  description: 'No invoice with this number',
  body: () => ({ error: 'Something went wrong' }),
}

const day = { type: 'string', format: 'date' }
const line = {
  type: 'object',
  required: ['title', 'cost', 'qty'],
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 120 },
    description: { type: 'string', maxLength: 500 },
    cost: { type: 'number', minimum: 0 },
    qty: { type: 'number', minimum: 0 },
    discount: { type: 'number', minimum: 0 },
    tax: { type: 'number', minimum: 0, maximum: 100 },
  },
}
const properties = {
  clientId: { type: 'integer', minimum: 1 },
  issuedDate: day,
  dueDate: day,
  service: { type: 'string', maxLength: 120 },
  items: { type: 'array', minItems: 1, maxItems: 100, items: line },
  note: { type: 'string', maxLength: 1000 },
}

const step = bodyOf({ status: aWord(statusWords) }, 'status')
const paymentDetails = object({
  totalDue: text('Fixed, such as `$12,110.55`'),
  bankName: text(),
  country: text(),
  iban: text(),
  swiftCode: text(),
})

export const invoiceRoutes = defineRoutes('/api/apps/invoice', {
  'GET /clients': {
    summary: 'The first five clients',
    returns: listOf(clientSchema),
    answer: async ctx => {
      const { items } = await listClients(ctx, { page: { itemsPerPage: 5 } })
      return items.map(toClient)
    },
  },
  'GET /': {
    summary: 'Invoices, filtered, sorted and paged',
    query: ranged,
    returns: pageOf('invoices', listedSchema, 'totalInvoices'),
    answer: async (ctx, { query }) => {
      const { items, total } = await invoices.listInvoices(ctx, query)
      return { invoices: await Promise.all(items.map(invoice => toWire(ctx, invoice))), totalInvoices: total }
    },
  },
  'GET /:id': {
    summary: 'An invoice, and where it is paid to',
    parameters: [pathId],
    errors: [noInvoice],
    returns: object({ invoice: detailSchema, paymentDetails }),
    answer: async (ctx, { params }) => ({
      invoice: await toDetail(ctx, await invoices.findInvoice(ctx, toId(params.id ?? ''))),
      paymentDetails: invoices.paymentDetails,
    }),
  },
  'DELETE /:id': {
    summary: 'Deletes an invoice',
    parameters: [pathId],
    errors: [noDelete],
    answer: (ctx, { params }) => invoices.deleteInvoice(ctx, toId(params.id ?? '')),
  },
  'POST /': {
    summary: 'Makes a draft',
    extension: true,
    status: 201,
    body: { type: 'object', required: ['clientId', 'items'], properties },
    returns: detailSchema,
    answer: async (ctx, { body }) => toDetail(ctx, await invoices.createInvoice(ctx, readInvoice(asObject(body)))),
  },
  'PUT /:id': {
    summary: 'Changes what is given; with `version`, 409 with `present` when another change was quicker',
    extension: true,
    parameters: [pathId],
    errors: [noInvoice],
    body: { type: 'object', properties: { ...properties, version: { type: 'integer', minimum: 1 } } },
    returns: detailSchema,
    answer: async (ctx, { params, body }) =>
      toDetail(ctx, await invoices.updateInvoice(ctx, toId(params.id ?? ''), readVersion(asObject(body)), readInvoice(asObject(body)))),
  },
  'PUT /:id/status': {
    summary: 'Sends a draft, or marks what was sent as downloaded; 409 with `allowed` for any other step',
    extension: true,
    parameters: [pathId],
    errors: [noInvoice],
    body: step,
    returns: detailSchema,
    answer: async (ctx, { params, body }) =>
      toDetail(ctx, await invoices.setInvoiceStatus(ctx, toId(params.id ?? ''), step.read(body).status)),
  },
  'POST /:id/payments': {
    summary: 'Records a payment of at most the balance',
    extension: true,
    status: 201,
    parameters: [pathId],
    errors: [noInvoice],
    body: {
      type: 'object',
      required: ['amount', 'method'],
      properties: {
        amount: { type: 'number', exclusiveMinimum: 0 },
        date: day,
        method: { type: 'string', enum: ['CASH', 'BANK_TRANSFER', 'CARD', 'PAYPAL'] },
        note: { type: 'string', maxLength: 200 },
      },
    },
    returns: detailSchema,
    answer: async (ctx, { params, body }) =>
      toDetail(ctx, await invoices.addPayment(ctx, toId(params.id ?? ''), readPayment(asObject(body)))),
  },
  'POST /:id/duplicate': {
    summary: 'Makes a draft with the same lines, issued today',
    extension: true,
    status: 201,
    parameters: [pathId],
    errors: [noInvoice],
    returns: detailSchema,
    answer: async (ctx, { params }) => toDetail(ctx, await invoices.duplicateInvoice(ctx, toId(params.id ?? ''))),
  },
})
