import { z } from 'zod'
import type { Context } from '../../context.ts'
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
import { expectedVersion, ids, label, labelOf, named, pageOf } from '../../rest/schema.ts'
import { optional } from '../../validation.ts'
import type { InvoiceRecord } from './amounts.ts'
import * as clients from './clients.ts'
import {
  clientDetailDto,
  clientDto,
  detailDto,
  listedDto,
  paymentDetailsDto,
  publicDto,
  readRange,
  statusLabels,
  toClient,
  toDetail,
  toDto,
  toPublic,
} from './dto.ts'
import { clientChange, invoiceChange, invoiceMessage, newClient, newInvoice, newPayment } from './input.ts'
import * as links from './links.ts'
import { paymentDetails } from './payment-details.ts'
import * as payments from './payments.ts'
import * as sending from './sending.ts'
import * as service from './service.ts'
import { invoiceLinks, paymentMethods } from './tables.ts'

const dueLabels = {
  OUTSTANDING: 'Outstanding',
  CURRENT: 'Current',
  DAYS_1_30: '1-30',
  DAYS_31_60: '31-60',
  DAYS_61_90: '61-90',
  DAYS_OVER_90: '90+',
} as const

const list = listQuery(
  { client: 'CLIENT', total: 'TOTAL', id: 'ID', date: 'DATE', balance: 'BALANCE' },
  { status: labelFilter(statusLabels), due: labelFilter(dueLabels) },
)

const range: Parameter = {
  name: 'selectedDateRange',
  in: 'query',
  description:
    'Days of issue, both included: `{"start":"2026-11-01","end":"2026-11-30"}`, `2026-11-01 to 2026-11-30`, or the keys `selectedDateRange[start]` and `selectedDateRange[end]`; one may be missing',
  schema: { type: 'string' },
}

const filtered: Query<ReturnType<typeof list.parse> & ReturnType<typeof readRange>> = {
  parameters: [...list.parameters, range],
  parse: query => ({ ...list.parse(query), ...readRange(query) }),
}

const paging = new Set(['page', 'itemsPerPage', 'sortBy', 'orderBy'])
/** The filters alone: sums have no pages and no order. */
const summed = { ...filtered, parameters: filtered.parameters.filter(({ name }) => !paging.has(name)) }

const summaryDto = z.object({
  count: z.int().describe('How many match'),
  total: z.number().describe('US dollars'),
  paid: z.number().describe('US dollars that were paid'),
  balance: z.number().describe('US dollars due, drafts included'),
  aging: z
    .array(z.object({ due: label(dueLabels), count: z.int(), balance: z.number().describe('US dollars') }))
    .describe('What is still to be paid of all invoices, by the days since the due date'),
})

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

const tokenParameter: Parameter = {
  name: 'token',
  in: 'path',
  required: true,
  description: 'The last part of the address of the link',
  schema: { type: 'string' },
}

const noLink: ErrorRule = { when: 'notFound', status: 404, description: 'No link with this token, or it was revoked' }

/** An extension that updates one invoice and returns it. */
const onOne = { extension: true, errors: [noInvoice], returns: detailDto }

/** An extension that changes several invoices and gives them. */
const onMany = { extension: true, status: 200, fails: ['notFound' as const], returns: z.object({ invoices: z.array(detailDto) }) }
const toDetails = async (ctx: Context, changed: InvoiceRecord[]) => ({
  invoices: await Promise.all(changed.map(invoice => toDetail(ctx, invoice))),
})

const linkDto = named('InvoiceLink', invoiceLinks.row.pick({ id: true, createdAt: true, openedAt: true }))

export const invoiceRoutes = routesUnder('/api/apps/invoice', [
  get('/clients', {
    summary: 'List the first five clients',
    returns: z.array(clientDto),
    handler: async ctx => (await clients.listClients(ctx, { page: { itemsPerPage: 5 } })).items.map(toClient),
  }),
  get('/', {
    summary: 'List invoices',
    query: filtered,
    returns: pageOf('invoices', listedDto, 'totalInvoices'),
    handler: async (ctx, { query }) => {
      const { items, total } = await service.listInvoices(ctx, query)
      return { invoices: await Promise.all(items.map(invoice => toDto(ctx, invoice))), totalInvoices: total }
    },
  }),
  get('/summary', {
    summary: 'Get the totals of the matching invoices, and outstanding amounts by age',
    extension: true,
    query: summed,
    returns: summaryDto,
    handler: async (ctx, { query }) => ({
      ...(await service.sumInvoices(ctx, query)),
      aging: (await service.summarizeInvoices(ctx)).aging.map(({ due, ...group }) => ({ due: dueLabels[due], ...group })),
    }),
  }),
  get('/:id', {
    summary: 'Get an invoice and its payment details',
    errors: [noInvoice],
    returns: z.object({ invoice: detailDto, paymentDetails: paymentDetailsDto }),
    handler: async (ctx, { params }) => ({
      invoice: await toDetail(ctx, await service.findInvoice(ctx, params.id)),
      paymentDetails,
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
    body: invoiceChange.extend({
      version: expectedVersion(),
      force: optional(z.boolean()).describe('Changes a paid invoice, too'),
    }),
    handler: async (ctx, { params, body: { version, force, ...input } }) =>
      toDetail(ctx, await service.updateInvoice(ctx, params.id, { version, force }, input)),
  }),
  put('/:id/status', {
    summary: 'Send a draft, or mark a sent invoice as downloaded; 409 with `allowed` for any other status',
    ...onOne,
    body: z.object({ status: labelOf(statusLabels) }),
    handler: async (ctx, { params, body }) => toDetail(ctx, await service.setInvoiceStatus(ctx, params.id, body.status)),
  }),
  post('/:id/payments', {
    summary: 'Record a payment, up to the balance',
    ...onOne,
    status: 201,
    body: newPayment,
    handler: async (ctx, { params, body }) => toDetail(ctx, await payments.addPayment(ctx, params.id, body)),
  }),
  post('/sendings', {
    summary: 'Email invoices to their clients, all or none; drafts become sent',
    ...onMany,
    body: invoiceMessage.extend({ ids: ids() }),
    handler: async (ctx, { body: { ids, ...message } }) => toDetails(ctx, await sending.sendInvoices(ctx, ids, message)),
  }),
  post('/reminders', {
    summary: 'Email payment reminders to clients, all or none',
    ...onMany,
    body: z.object({ ids: ids() }),
    handler: async (ctx, { body }) => toDetails(ctx, await sending.remindInvoices(ctx, body.ids)),
  }),
  post('/payments', {
    summary: 'Record a payment of the balance of each invoice, all or none',
    ...onMany,
    body: z.object({ ids: ids(), method: z.enum(paymentMethods) }),
    handler: async (ctx, { body }) => toDetails(ctx, await payments.payInvoices(ctx, body.ids, body.method)),
  }),
  post('/deletions', {
    summary: 'Delete invoices, all or none',
    extension: true,
    status: 200,
    body: z.object({ ids: ids() }),
    returns: z.object({ ids: z.array(z.int()) }),
    fails: ['notFound'],
    handler: async (ctx, { body }) => ({ ids: await service.deleteInvoices(ctx, body.ids) }),
  }),
  get('/:id/links', {
    summary: 'List the public links of an invoice',
    extension: true,
    errors: [noInvoice],
    returns: z.object({ links: z.array(linkDto) }),
    handler: async (ctx, { params }) => ({ links: await links.linksOf(ctx, await service.findInvoice(ctx, params.id)) }),
  }),
  post('/:id/links', {
    summary: 'Create a public link to an invoice, without sign-in',
    extension: true,
    errors: [noInvoice],
    status: 201,
    returns: linkDto.extend({ url: z.string().describe('Given only now; whoever has it sees the invoice') }),
    handler: (ctx, { params }) => links.createLink(ctx, params.id),
  }),
  del('/:id/links', {
    summary: 'Revoke all public links of an invoice',
    errors: [noInvoice],
    extension: true,
    handler: (ctx, { params }) => links.revokeLinks(ctx, params.id),
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
    summary: 'Update a client and its invoices',
    extension: true,
    body: clientChange.extend({ version: expectedVersion() }),
    returns: clientDetailDto,
    handler: (ctx, { params, body: { version, ...input } }) => clients.updateClient(ctx, params.id, version, input),
  }),
])

export const invoiceLinkRoutes = routesUnder('/api/apps/invoice-links', [
  get('/:token', {
    summary: 'Get the invoice of a public link, without sign-in',
    extension: true,
    parameters: [tokenParameter],
    errors: [noLink],
    returns: publicDto,
    handler: async (ctx, { params }) => toPublic(await links.findPublicInvoice(ctx, params.token)),
  }),
  post('/:token/openings', {
    summary: 'Record that the client has opened the invoice',
    extension: true,
    parameters: [tokenParameter],
    errors: [noLink],
    status: 200,
    returns: z.object({ isCounted: z.boolean().describe('False for whoever issued the invoice') }),
    handler: async (ctx, { params }) => ({ isCounted: await links.openPublicInvoice(ctx, params.token) }),
  }),
])
