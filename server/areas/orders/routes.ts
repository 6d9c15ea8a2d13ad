import { toId } from '../../db/rows.ts'
import { aList, aNumber, aRecord, aText, aWhole, aWord, bodyOf, expectedVersion } from '../../rest/fields.ts'
import { defineRoutes, listQuery } from '../../rest/define-routes.ts'
import { list, object, pageOf, whole } from '../../rest/schemas.ts'
import * as contact from './contact.ts'
import * as deletion from './deletion.ts'
import * as payments from './payments.ts'
import * as orders from './service.ts'
import * as steps from './steps.ts'
import { listed, order, paymentNumbers, statusWords, toDetail, toWire } from './wire.ts'

const anId = aWhole({ minimum: 1 })
const ids = aList(anId, { minItems: 1, maxItems: 1000 })
const step = bodyOf({ status: aWord(statusWords) }, 'status')
const many = bodyOf({ ids, status: aWord(statusWords) }, 'ids', 'status')
const several = bodyOf({ ids }, 'ids')
const packing = bodyOf(
  { version: expectedVersion, items: aList(aRecord({ id: anId, fulfilled: aWhole({ minimum: 0 }) }, 'id', 'fulfilled')) },
  'items',
)
const tracking = bodyOf({ trackingNumber: aText({ maxLength: 40 }) }, 'trackingNumber')
const payment = bodyOf({ payment: aWord(paymentNumbers, { description: '1 paid, 2 pending, 3 cancelled, 4 failed' }) }, 'payment')
const reason = aText({ maxLength: 300 })
const refund = bodyOf({ version: expectedVersion, amount: aNumber({ description: 'US dollars; all that is left when not given' }), reason })
const cancellation = bodyOf({ reason })
const address = aText({ minLength: 1, maxLength: 500 })
const addresses = bodyOf({ version: expectedVersion, shippingAddress: address, billingAddress: address })
const remark = bodyOf({ text: aText({ minLength: 1, maxLength: 500 }) }, 'text')

const recordId = {
  name: 'id',
  in: 'path' as const,
  required: true,
  description: 'Id of the record, not the number of the order',
  schema: { type: 'integer', minimum: 1 },
}
const idOf = ({ id }: Record<string, string | undefined>) => toId(id ?? '')
/** An extension that changes one order and gives it as it is now. */
const onOne = { extension: true, parameters: [recordId], returns: order }

export const orderRoutes = defineRoutes('/api/apps/ecommerce/orders', {
  'GET /': {
    summary: 'Orders, filtered, sorted and paged',
    query: listQuery({ order: 'ORDER', customers: 'CUSTOMER', date: 'DATE', status: 'STATUS', spent: 'SPENT' }),
    returns: pageOf('orders', object(listed)),
    answer: async (ctx, { query }) => {
      const { items, total } = await orders.listOrders(ctx, query)
      return { orders: items.map(toWire), total }
    },
  },
  'GET /:id': {
    summary: 'One order with its items and its timeline, by its number',
    extension: true,
    parameters: [{ ...recordId, description: 'Number of the order, not the id of the record' }],
    returns: order,
    answer: async (ctx, { params }) => toDetail(ctx, await orders.findOrder(ctx, { order: idOf(params) })),
  },
  'PUT /status': {
    summary: 'Moves those of many orders that may take the step, in one write, and tells the others',
    extension: true,
    body: many,
    returns: object({ moved: list(object(listed)), leftOut: list(object(listed)) }),
    answer: async (ctx, { body }) => {
      const { ids, status } = many.read(body)
      const { moved, leftOut } = await steps.setOrderStatuses(ctx, ids, status)
      return { moved: moved.map(toWire), leftOut: leftOut.map(toWire) }
    },
  },
  'POST /deletions': {
    summary: 'Deletes many orders in one write; ids that are unknown are passed over',
    extension: true,
    status: 200,
    body: several,
    returns: object({ ids: list(whole()) }),
    answer: async (ctx, { body }) => ({ ids: await deletion.deleteOrders(ctx, several.read(body).ids) }),
  },
  'PUT /:id/status': {
    summary: 'Moves an order along its way, or one step back; 409 with `allowed` when it cannot become so',
    ...onOne,
    body: step,
    answer: async (ctx, { params, body }) => toDetail(ctx, await steps.setOrderStatus(ctx, idOf(params), step.read(body).status)),
  },
  'PUT /:id/fulfilment': {
    summary: 'Says how many pieces of items are packed; 409 once the order is delivered or cancelled',
    ...onOne,
    body: packing,
    answer: async (ctx, { params, body }) => {
      const { version, items } = packing.read(body)
      return toDetail(ctx, await steps.fulfilOrder(ctx, idOf(params), version, items))
    },
  },
  'PUT /:id/tracking': {
    summary: "Keeps the carrier's number of the parcel; empty takes it away",
    ...onOne,
    body: tracking,
    answer: async (ctx, { params, body }) =>
      toDetail(ctx, await steps.setOrderTracking(ctx, idOf(params), tracking.read(body).trackingNumber)),
  },
  'PUT /:id/payment': {
    summary: 'Records what became of the payment; 409 with `allowed` when it cannot become so',
    ...onOne,
    body: payment,
    answer: async (ctx, { params, body }) => toDetail(ctx, await payments.setOrderPayment(ctx, idOf(params), payment.read(body).payment)),
  },
  'POST /:id/refunds': {
    summary: 'Pays back all that is left of a paid order, or a part of it; 409 when it is not paid',
    ...onOne,
    status: 201,
    body: refund,
    answer: async (ctx, { params, body }) => toDetail(ctx, await payments.refundOrder(ctx, idOf(params), refund.read(body))),
  },
  'POST /:id/cancellation': {
    summary: 'Calls an order off and pays back what was paid; 409 once it is delivered or cancelled',
    ...onOne,
    status: 200,
    body: cancellation,
    mayBeEmpty: true,
    answer: async (ctx, { params, body }) => toDetail(ctx, await payments.cancelOrder(ctx, idOf(params), cancellation.read(body).reason)),
  },
  'PUT /:id/address': {
    summary: 'Changes where an order goes, as long as it is not delivered',
    ...onOne,
    body: addresses,
    answer: async (ctx, { params, body }) => toDetail(ctx, await contact.updateOrderAddress(ctx, idOf(params), addresses.read(body))),
  },
  'POST /:id/confirmation': {
    summary: 'Sends the confirmation again; it lies in the demonstration mailbox among what was sent',
    ...onOne,
    status: 200,
    answer: async (ctx, { params }) => toDetail(ctx, await contact.resendOrderConfirmation(ctx, idOf(params))),
  },
  'POST /:id/notes': {
    summary: 'Adds a line to the timeline',
    ...onOne,
    status: 201,
    body: remark,
    answer: async (ctx, { params, body }) => toDetail(ctx, await contact.addOrderNote(ctx, idOf(params), remark.read(body).text)),
  },
  'DELETE /:id': {
    summary: 'Deletes an order; an unknown one is as good as deleted',
    parameters: [recordId],
    errors: [{ when: 'notFound', status: 204, description: 'No record with this id: nothing to delete' }],
    answer: (ctx, { params }) => deletion.deleteOrder(ctx, idOf(params)),
  },
})
