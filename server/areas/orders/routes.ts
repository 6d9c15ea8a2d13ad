import { z } from 'zod'
import { del, get, listQuery, listRoute, post, put, routesUnder } from '../../rest/define-routes.ts'
import { expectedVersion, id, ids, labelOf } from '../../rest/schema.ts'
import { optional } from '../../validation.ts'
import * as contact from './contact.ts'
import * as deletion from './deletion.ts'
import { listedOrder, orderDto, paymentNumbers, statusLabels, toDto, toListed } from './dto.ts'
import * as fulfillment from './fulfillment.ts'
import * as payments from './payments.ts'
import * as service from './service.ts'
import { orderAddress, orderNote, orderReason, trackingNumber } from './tables.ts'

const recordId = {
  name: 'id',
  in: 'path' as const,
  required: true,
  description: 'ID of the record, not the order number',
  schema: { type: 'integer', minimum: 1 },
}
const status = labelOf(statusLabels)
const reason = optional(orderReason)

/** An extension that updates one order and returns it. */
const onOne = { extension: true, parameters: [recordId], returns: orderDto }

export const orderRoutes = routesUnder('/api/apps/ecommerce/orders', [
  get(
    '/',
    listRoute(
      {
        summary: 'List orders',
        key: 'orders',
        query: listQuery({ order: 'ORDER', customers: 'CUSTOMER', date: 'DATE', status: 'STATUS', spent: 'SPENT' }),
        item: listedOrder,
        toDto: toListed,
      },
      service.listOrders,
    ),
  ),
  get('/:id', {
    summary: 'Get an order by its number, with items and timeline',
    extension: true,
    parameters: [{ ...recordId, description: 'Order number, not the ID of the record' }],
    returns: orderDto,
    handler: async (ctx, { params }) => toDto(ctx, await service.findOrder(ctx, { order: params.id })),
  }),
  put('/status', {
    summary: 'Set the status of the orders that allow it; the others are returned as `leftOut`',
    extension: true,
    body: z.object({ ids: ids(), status }),
    returns: z.object({ moved: z.array(listedOrder), leftOut: z.array(listedOrder) }),
    handler: async (ctx, { body }) => {
      const { moved, leftOut } = await fulfillment.setOrderStatuses(ctx, body.ids, body.status)
      return { moved: moved.map(toListed), leftOut: leftOut.map(toListed) }
    },
  }),
  post('/deletions', {
    summary: 'Delete orders; unknown ids are ignored',
    extension: true,
    status: 200,
    body: z.object({ ids: ids() }),
    returns: z.object({ ids: z.array(z.int()) }),
    handler: async (ctx, { body }) => ({ ids: await deletion.deleteOrders(ctx, body.ids) }),
  }),
  put('/:id/status', {
    summary: 'Set the status of an order; 409 with `allowed` for an invalid transition',
    ...onOne,
    body: z.object({ status }),
    handler: async (ctx, { params, body }) => toDto(ctx, await fulfillment.setOrderStatus(ctx, params.id, body.status)),
  }),
  put('/:id/fulfillment', {
    summary: 'Set the packed quantity of each item; 409 once the order is delivered or canceled',
    ...onOne,
    body: z.object({ version: expectedVersion(), items: z.array(z.object({ id: id(), fulfilled: z.int().min(0) })) }),
    handler: async (ctx, { params, body }) => toDto(ctx, await fulfillment.fulfillOrder(ctx, params.id, body.version, body.items)),
  }),
  put('/:id/tracking', {
    summary: "Set the carrier's tracking number; an empty one removes it",
    ...onOne,
    body: z.object({ trackingNumber }),
    handler: async (ctx, { params, body }) => toDto(ctx, await fulfillment.setOrderTracking(ctx, params.id, body.trackingNumber)),
  }),
  put('/:id/payment', {
    summary: 'Set the payment status; 409 with `allowed` for an invalid transition',
    ...onOne,
    body: z.object({ payment: labelOf(paymentNumbers).describe('1 paid, 2 pending, 3 canceled, 4 failed') }),
    handler: async (ctx, { params, body }) => toDto(ctx, await payments.setOrderPayment(ctx, params.id, body.payment)),
  }),
  post('/:id/refunds', {
    summary: 'Refund an order in part or in full; 409 if it is not paid',
    ...onOne,
    status: 201,
    body: z.object({
      version: expectedVersion(),
      amount: optional(z.number()).describe('US dollars; all that is left when not given'),
      reason,
    }),
    handler: async (ctx, { params, body }) => toDto(ctx, await payments.refundOrder(ctx, params.id, body)),
  }),
  post('/:id/cancellation', {
    summary: 'Cancel an order and refund its payment; 409 once it is delivered or canceled',
    ...onOne,
    status: 200,
    body: z.object({ reason }),
    mayBeEmpty: true,
    handler: async (ctx, { params, body }) => toDto(ctx, await payments.cancelOrder(ctx, params.id, body.reason)),
  }),
  put('/:id/address', {
    summary: 'Update the addresses of an order that is not delivered',
    ...onOne,
    body: z.object({
      version: expectedVersion(),
      shippingAddress: optional(orderAddress),
      billingAddress: optional(orderAddress),
    }),
    handler: async (ctx, { params, body }) => toDto(ctx, await contact.updateOrderAddress(ctx, params.id, body)),
  }),
  post('/:id/confirmation', {
    summary: 'Resend the confirmation, which appears in the demo mailbox',
    ...onOne,
    status: 200,
    handler: async (ctx, { params }) => toDto(ctx, await contact.resendOrderConfirmation(ctx, params.id)),
  }),
  post('/:id/notes', {
    summary: 'Add a note to the timeline',
    ...onOne,
    status: 201,
    body: z.object({ text: orderNote }),
    handler: async (ctx, { params, body }) => toDto(ctx, await contact.addOrderNote(ctx, params.id, body.text)),
  }),
  del('/:id', {
    summary: 'Delete an order; an unknown ID counts as deleted',
    parameters: [recordId],
    errors: [{ when: 'notFound', status: 204, description: 'No record with this ID' }],
    handler: (ctx, { params }) => deletion.deleteOrder(ctx, params.id),
  }),
])
