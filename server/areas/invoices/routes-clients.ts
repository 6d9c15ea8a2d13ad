import { toId } from '../../db/rows.ts'
import { aText, bodyOf, expectedVersion } from '../../rest/fields.ts'
import { defineRoutes, listQuery, pathId } from '../../rest/define-routes.ts'
import { pageOf } from '../../rest/schemas.ts'
import * as clients from './clients.ts'
import { clientDetailSchema } from './wire.ts'

const fields = {
  name: aText({ minLength: 1, maxLength: 120 }),
  company: aText({ maxLength: 120 }),
  companyEmail: aText({ format: 'email' }),
  address: aText({ maxLength: 200, description: 'Street and town' }),
  country: aText({ maxLength: 120 }),
  contact: aText({ maxLength: 40, description: 'Telephone number' }),
}
const wanted = bodyOf(fields, 'name', 'companyEmail')
const change = bodyOf({ ...fields, version: expectedVersion })

export const invoiceClientRoutes = defineRoutes('/api/apps/invoice-clients', {
  'GET /': {
    summary: 'Clients, filtered and paged',
    extension: true,
    query: listQuery({}),
    returns: pageOf('clients', clientDetailSchema),
    answer: async (ctx, { query }) => {
      const { items, total } = await clients.listClients(ctx, query)
      return { clients: items, total }
    },
  },
  'POST /': {
    summary: 'Adds a client',
    extension: true,
    status: 201,
    body: wanted,
    returns: clientDetailSchema,
    answer: (ctx, { body }) => clients.createClient(ctx, wanted.read(body)),
  },
  'GET /:id': {
    summary: 'One client',
    extension: true,
    parameters: [pathId],
    returns: clientDetailSchema,
    answer: (ctx, { params }) => clients.findClient(ctx, toId(params.id ?? '')),
  },
  'PUT /:id': {
    summary: 'Changes what is given of a client, on its invoices, too',
    extension: true,
    parameters: [pathId],
    body: change,
    returns: clientDetailSchema,
    answer: (ctx, { params, body }) => {
      const { version, ...input } = change.read(body)
      return clients.updateClient(ctx, toId(params.id ?? ''), version, input)
    },
  },
})
