/** Addresses, notes, and the confirmation email of an order. */
import type { Context } from '../../context.ts'
import { updateRow, write } from '../../db/changes.ts'
import { findRow, findRowsIn } from '../../db/rows.ts'
import { conflict } from '../../errors.ts'
import { given } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { sendEmail } from '../email/compose.ts'
import { readShopFormat } from '../store/format.ts'
import { checkOrderVersion } from './payments.ts'
import { orderAddress, type OrderItemRow, orderItems, orderNote, type OrderRow, orders } from './tables.ts'
import { recordOrderEvent } from './timeline.ts'

interface Addresses {
  version?: number | null
  shippingAddress?: string | null
  billingAddress?: string | null
}

/** Updates the addresses of an order that is not delivered yet. */
export function updateOrderAddress(ctx: Context, id: number, { version, ...addresses }: Addresses) {
  return write(ctx, 'ORDER_ADDRESS_UPDATED', async ctx => {
    const order = await findRow(ctx, orders, id)
    checkOrderVersion(order, version)
    if (order.status === 'DELIVERED') throw conflict('ORDER_DELIVERED')
    const { shippingAddress = order.shippingAddress, billingAddress = order.billingAddress } = given(addresses)
    const next = {
      shippingAddress: parse(orderAddress, shippingAddress, 'shippingAddress'),
      billingAddress: parse(orderAddress, billingAddress, 'billingAddress'),
    }
    const changed = [
      next.shippingAddress !== order.shippingAddress && 'Shipping address.',
      next.billingAddress !== order.billingAddress && 'Billing address.',
    ].filter(Boolean)
    if (changed.length > 0) await recordOrderEvent(ctx, id, 'ADDRESS', changed.join(' '))
    return updateRow(ctx, orders, order, next)
  })
}

/** Adds a note to the timeline. */
export function addOrderNote(ctx: Context, id: number, text: string) {
  return write(ctx, 'ORDER_NOTE_ADDED', async ctx => {
    const order = await findRow(ctx, orders, id)
    await recordOrderEvent(ctx, id, 'NOTE', parse(orderNote, text, 'text'))
    return order
  })
}

/** Sends the confirmation again, to the demo mailbox. */
export function resendOrderConfirmation(ctx: Context, id: number) {
  return write(ctx, 'ORDER_CONFIRMATION_SENT', async ctx => {
    const order = await findRow(ctx, orders, id)
    await recordOrderEvent(ctx, id, 'MESSAGE', `To ${order.email}.`)
    const format = await readShopFormat(ctx)
    await sendEmail(ctx, null, {
      to: [{ email: order.email, name: order.customerName }],
      subject: `Your order ${format.orderName(order.order)}`,
      message: confirmation(order, await findRowsIn(ctx, orderItems, 'orderId', [id]), format),
    })
    return order
  })
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replaceAll(/[&<>"]/g, sign => escapes[sign] ?? '')
type Format = Awaited<ReturnType<typeof readShopFormat>>

function confirmation({ order, customerName, spent, shippingAddress }: OrderRow, items: OrderItemRow[], format: Format): string {
  const lines = items.map(item => `<li>${item.qty} × ${escape(item.productName)}, ${escape(format.price(item.price * item.qty))}</li>`)
  return [
    `<p>Dear ${escape(customerName)},</p>`,
    `<p>thank you for your order ${escape(format.orderName(order))}. This is what you ordered:</p>`,
    `<ul>${lines.join('')}</ul>`,
    `<p>In all, with shipping and tax: <strong>${escape(format.price(spent))}</strong>.</p>`,
    `<p>It goes to:<br>${shippingAddress.split('\n').map(escape).join('<br>')}</p>`,
  ].join('')
}
