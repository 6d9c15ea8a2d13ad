import { z } from 'zod'
import { dollars } from '../../money.ts'
import { del, get, put, routesUnder } from '../../rest/define-routes.ts'
import { expectedVersion, label, labelOf, named } from '../../rest/schema.ts'
import { optional } from '../../validation.ts'
import * as service from './service.ts'
import { saleChange, sales } from './tables.ts'

const paymentLabels = { UNPAID: 'Unpaid', PARTIALLY_PAID: 'Partially Paid', FULLY_PAID: 'Fully Paid' } as const
const statusLabels = { CONFIRMED: 'Confirmed', COMPLETED: 'Completed', CANCELLED: 'Cancelled' } as const

const toDto = ({ version: _, payment, ...sale }: service.Sale) => ({
  ...sale,
  payment: {
    ...payment,
    receivedPaymentStatus: paymentLabels[payment.receivedPaymentStatus],
    status: statusLabels[payment.status],
  },
})

const { slug, brand, category, image, hasFreeShipping, description, date } = sales.columns
const saleDto = named(
  'Sale',
  z.object({
    id: z.int().min(1),
    product: named(
      'SaleProduct',
      z.object({
        id: z.int(),
        name: sales.columns.productName,
        slug,
        brand,
        category,
        price: z.number(),
        image,
        hasFreeShipping,
        rating: z.number(),
        description,
      }),
    ),
    date,
    buyer: named('SaleBuyer', z.object({ name: sales.columns.buyer, avatar: sales.columns.buyerAvatar })),
    payment: named(
      'SalePayment',
      z.object({ total: z.number(), receivedPaymentStatus: label(paymentLabels), paidAmount: z.number(), status: label(statusLabels) }),
    ),
  }),
)

export const saleRoutes = routesUnder('/api/pages/datatable', [
  get('/', {
    summary: 'List all sales',
    returns: z.array(saleDto),
    handler: async ctx => (await service.listSales(ctx, { page: { itemsPerPage: -1 } })).items.map(toDto),
  }),
  put('/:id', {
    summary: 'Update a sale; the paid amount can only grow, and the received status follows from it',
    extension: true,
    body: saleChange.extend({ status: optional(labelOf(statusLabels)), version: expectedVersion() }),
    returns: saleDto,
    handler: async (ctx, { params, body: { version, ...input } }) => toDto(await service.updateSale(ctx, params.id, input, version)),
  }),
  del('/:id', {
    summary: 'Delete a sale',
    extension: true,
    handler: (ctx, { params }) => service.deleteSales(ctx, [params.id]),
  }),
  put('/:id/status', {
    summary: 'Complete or cancel a confirmed sale; 409 with `allowed` for an invalid transition',
    extension: true,
    body: z.object({ status: labelOf(statusLabels) }),
    returns: saleDto,
    handler: async (ctx, { params, body }) => toDto(await service.setSaleStatus(ctx, params.id, body.status)),
  }),
  put('/:id/payment', {
    summary: 'Record a payment for a sale; 409 with `allowed` for an invalid transition',
    extension: true,
    body: z.object({
      receivedPaymentStatus: labelOf(paymentLabels),
      paidAmount: optional(dollars()).describe('US dollars; needed for a partial payment'),
    }),
    returns: saleDto,
    handler: async (ctx, { params, body }) =>
      toDto(await service.setReceivedPayment(ctx, params.id, body.receivedPaymentStatus, body.paidAmount)),
  }),
])
