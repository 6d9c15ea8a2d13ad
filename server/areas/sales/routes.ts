import { toId } from '../../db/rows.ts'
import { aNumber, aWord, bodyOf } from '../../rest/fields.ts'
import { defineRoutes, pathId } from '../../rest/define-routes.ts'
import { day, flag, id, list, model, number, oneOf, text, whole } from '../../rest/schemas.ts'
import * as sales from './service.ts'

const receivedWords = { UNPAID: 'Unpaid', PARTIALLY_PAID: 'Partially Paid', FULLY_PAID: 'Fully Paid' } as const
const statusWords = { CONFIRMED: 'Confirmed', COMPLETED: 'Completed', CANCELLED: 'Cancelled' } as const

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

const sale = model('Sale', {
  id,
  product: model('SaleProduct', {
    id: whole(),
    name: text(),
    slug: text(),
    brand: text(),
    category: text(),
    price: number(),
    image: text(),
    hasFreeShipping: flag(),
    rating: number(),
    description: text(),
  }),
  date: day(),
  buyer: model('SaleBuyer', { name: text(), avatar: text() }),
  payment: model('SalePayment', {
    total: number(),
    receivedPaymentStatus: oneOf(receivedWords),
    paidAmount: number(),
    status: oneOf(statusWords),
  }),
})

const step = bodyOf({ status: aWord(statusWords) }, 'status')
const payment = bodyOf(
  {
    receivedPaymentStatus: aWord(receivedWords),
    paidAmount: aNumber({ minimum: 0, description: 'US dollars; needed when a part is paid' }),
  },
  'receivedPaymentStatus',
)

export const saleRoutes = defineRoutes('/api/pages/datatable', {
  'GET /': {
    summary: 'All sales as one list',
    returns: list(sale),
    answer: async ctx => (await sales.listSales(ctx, { page: { itemsPerPage: -1 } })).items.map(toWire),
  },
  'PUT /:id/status': {
    summary: 'Completes or cancels a confirmed sale; 409 with `allowed` when it cannot become so',
    extension: true,
    parameters: [pathId],
    body: step,
    returns: sale,
    answer: async (ctx, { params, body }) => toWire(await sales.setSaleStatus(ctx, toId(params.id ?? ''), step.read(body).status)),
  },
  'PUT /:id/payment': {
    summary: 'Records what was paid for a sale; 409 with `allowed` when it cannot become so',
    extension: true,
    parameters: [pathId],
    body: payment,
    returns: sale,
    answer: async (ctx, { params, body }) => {
      const { receivedPaymentStatus, paidAmount } = payment.read(body)
      return toWire(await sales.setReceivedPayment(ctx, toId(params.id ?? ''), receivedPaymentStatus, paidAmount))
    },
  },
})
