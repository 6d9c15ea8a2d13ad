import { z } from 'zod'
import {
  del,
  type ErrorRule,
  get,
  labelFilter,
  listQuery,
  listRoute,
  type Parameter,
  post,
  put,
  type Query,
  routesUnder,
} from '../../rest/define-routes.ts'
import { expectedVersion, labelOf, pageOf } from '../../rest/schema.ts'
import * as clients from './clients.ts'
import { clientDetailDto, clientDto, detailDto, listedDto, readRange, statusLabels, toClient, toDetail, toDto } from './dto.ts'
import { clientChange, invoiceChange, newClient, newInvoice, newPayment } from './input.ts'
import * as service from './service.ts'

const list = listQuery(
  { client: 'CLIENT', total: 'TOTAL', id: 'ID', date: 'DATE', balance: 'BALANCE' },
  { status: labelFilter(statusLabels) },
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

const paymentDetails = z.object({
  totalDue: z.string().describe('Always `$12,110.55`'),
  bankName: z.string(),
  country: z.string(),
  iban: z.string(),
  swiftCode: z.string(),
})

/** An extension that updates one invoice and returns it. */
const onOne = { extension: true, errors: [noInvoice], returns: detailDto }

export const invoiceRoutes = routesUnder('/api/apps/invoice', [
  get('/clients', {
    summary: 'List the first five clients',
    returns: z.array(clientDto),
    handler: async ctx => (await clients.listClients(ctx, { page: { itemsPerPage: 5 } })).items.map(toClient),
  }),
  get('/', {
    summary: 'List invoices',
    query: ranged,
    returns: pageOf('invoices', listedDto, 'totalInvoices'),
    handler: async (ctx, { query }) => {
      const { items, total } = await service.listInvoices(ctx, query)
      return { invoices: await Promise.all(items.map(invoice => toDto(ctx, invoice))), totalInvoices: total }
    },
  }),
  get('/:id', {
    summary: 'Get an invoice and its payment details',
    errors: [noInvoice],
    returns: z.object({ invoice: detailDto, paymentDetails }),
    handler: async (ctx, { params }) => ({
      invoice: await toDetail(ctx, await service.findInvoice(ctx, params.id)),
      paymentDetails: service.paymentDetails,
    }),
  }),
  del('/:id', {
    summary: 'Delete an invoice',
    errors: [noDelete],
    handler: (ctx, { params }) => service.deleteInvoice(ctx, params.id),
  }),
  post('/', {
    summary: 'Create a draft',
    extension: true,
    status: 201,
    body: newInvoice,
    returns: detailDto,
    handler: async (ctx, { body }) => toDetail(ctx, await service.createInvoice(ctx, body)),
  }),
  put('/:id', {
    summary: 'Update an invoice',
    ...onOne,
    body: invoiceChange.extend({ version: expectedVersion() }),
    handler: async (ctx, { params, body: { version, ...input } }) =>
      toDetail(ctx, await service.updateInvoice(ctx, params.id, version, input)),
  }),
  put('/:id/status', {
    summary: 'Send a draft, or mark a sent invoice as downloaded; 409 with `allowed` for any other status',
    ...onOne,
    body: z.object({ status: labelOf(statusLabels) }),
    handler: async (ctx, { params, body }) => toDetail(ctx, await service.setInvoiceStatus(ctx, params.id, body.status)),
  }),
  post('/:id/payments', {
    summary: 'Record a payment of at most the balance',
    ...onOne,
    status: 201,
    body: newPayment,
    handler: async (ctx, { params, body }) => toDetail(ctx, await service.addPayment(ctx, params.id, body)),
  }),
  post('/:id/duplicate', {
    summary: 'Create a draft with the same lines, issued today',
    ...onOne,
    status: 201,
    handler: async (ctx, { params }) => toDetail(ctx, await service.duplicateInvoice(ctx, params.id)),
  }),
])

export const invoiceClientRoutes = routesUnder('/api/apps/invoice-clients', [
  get('/', {
    extension: true,
    ...listRoute(
      { summary: 'List clients', key: 'clients', query: listQuery({}), item: clientDetailDto, toDto: (client: unknown) => client },
      clients.listClients,
    ),
  }),
  post('/', {
    summary: 'Create a client',
    extension: true,
    status: 201,
    body: newClient,
    returns: clientDetailDto,
    handler: (ctx, { body }) => clients.createClient(ctx, body),
  }),
  get('/:id', {
    summary: 'Get a client',
    extension: true,
    returns: clientDetailDto,
    handler: (ctx, { params }) => clients.findClient(ctx, params.id),
  }),
  put('/:id', {
    summary: 'Update a client, also on its invoices',
    extension: true,
    body: clientChange.extend({ version: expectedVersion() }),
    returns: clientDetailDto,
    handler: (ctx, { params, body: { version, ...input } }) => clients.updateClient(ctx, params.id, version, input),
  }),
])
