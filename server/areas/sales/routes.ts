import { asObject, numberField, optional, wordField } from '../../body.ts'
import { toId } from '../../db/rows.ts'
import { defineRoutes, pathId } from '../../rest.ts'
import * as sales from './service.ts'

const receivedWords = { UNPAID: 'Unpaid', PARTIALLY_PAID: 'Partially Paid', FULLY_PAID: 'Fully Paid' } as const
const received = { Unpaid: 'UNPAID', 'Partially Paid': 'PARTIALLY_PAID', 'Fully Paid': 'FULLY_PAID' } as const
const statusWords = { CONFIRMED: 'Confirmed', COMPLETED: 'Completed', CANCELLED: 'Cancelled' } as const
const statuses = { Confirmed: 'CONFIRMED', Completed: 'COMPLETED', Cancelled: 'CANCELLED' } as const

const toWire = ({ id, product, date, buyer, payment }: sales.Sale) => ({
  id,
  product,
  date,
  buyer,
  payment: {
    ...payment,
    receivedPaymentStatus: receivedWords[payment.receivedPaymentStatus],
    status: statusWords[payment.status],
  },
})

export const saleRoutes = defineRoutes('/api/pages/datatable', {
  'GET /': {
    summary: 'All sales as one list',
    answer: async ctx => (await sales.listSales(ctx, { page: { itemsPerPage: -1 } })).items.map(toWire),
  },
  'PUT /:id/status': {
    summary: 'Completes or cancels a confirmed sale; 409 with `allowed` when it cannot become so',
    extension: true,
    parameters: [pathId],
    body: { type: 'object', required: ['status'], properties: { status: { enum: Object.keys(statuses) } } },
    answer: async (ctx, { params, body }) =>
      toWire(await sales.setSaleStatus(ctx, toId(params.id ?? ''), wordField(asObject(body), 'status', statuses))),
  },
  'PUT /:id/payment': {
    summary: 'Records what was paid for a sale; 409 with `allowed` when it cannot become so',
    extension: true,
    parameters: [pathId],
    body: {
      type: 'object',
      required: ['receivedPaymentStatus'],
      properties: {
        receivedPaymentStatus: { enum: Object.keys(received) },
        paidAmount: { type: 'number', minimum: 0, description: 'US dollars; needed when a part is paid' },
      },
    },
    answer: async (ctx, { params, body }) => {
      const given = asObject(body)
      const status = wordField(given, 'receivedPaymentStatus', received)
      return toWire(await sales.setReceivedPayment(ctx, toId(params.id ?? ''), status, optional(given, 'paidAmount', numberField)))
    },
  },
})
