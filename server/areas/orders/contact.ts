/** What is said about an order, and to whom: where it goes, notes of the shop, the confirmation that the customer gets. */
import type { Context } from '../../context.ts'
import { updateRow, write } from '../../db/changes.ts'
import { findRow, findRowsIn } from '../../db/rows.ts'
import { conflict } from '../../errors.ts'
import { given, readText } from '../../rules.ts'
import { sendEmail } from '../email/compose.ts'
import { readShopFormat } from '../store/format.ts'
import { checkSeen } from './payments.ts'
import { type OrderItemRow, type OrderRow, orderItems, orders } from './tables.ts'
import { tell } from './timeline.ts'

const most = 500

interface Addresses {
  version?: number | null
  shippingAddress?: string | null
  billingAddress?: string | null
}

/** Changes where the order goes, as long as it is not there. */
export function updateOrderAddress(ctx: Context, id: number, { version, ...addresses }: Addresses) {
  return write(ctx, 'Changed the address of an order', async ctx => {
    const order = await findRow(ctx, orders, id)
    checkSeen(order, version)
    if (order.status === 'DELIVERED') throw conflict('This order is delivered already')
    const { shippingAddress = order.shippingAddress, billingAddress = order.billingAddress } = given(addresses)
    const next = {
      shippingAddress: readText('shippingAddress', shippingAddress, { min: 1, max: most }),
      billingAddress: readText('billingAddress', billingAddress, { min: 1, max: most }),
    }
    const changed = [
      next.shippingAddress !== order.shippingAddress && 'Shipping address.',
      next.billingAddress !== order.billingAddress && 'Billing address.',
    ].filter(Boolean)
    if (changed.length > 0) await tell(ctx, id, 'ADDRESS', changed.join(' '))
    return updateRow(ctx, orders, order, next)
  })
}

/** Adds a line to the timeline. */
export function addOrderNote(ctx: Context, id: number, text: string) {
  return write(ctx, 'Noted something about an order', async ctx => {
    const order = await findRow(ctx, orders, id)
    await tell(ctx, id, 'NOTE', readText('text', text, { min: 1, max: most }))
    return order
  })
}

/** Sends the confirmation again, within the demonstration. */
export function resendOrderConfirmation(ctx: Context, id: number) {
  return write(ctx, 'Sent the confirmation of an order', async ctx => {
    const order = await findRow(ctx, orders, id)
    await tell(ctx, id, 'MESSAGE', `To ${order.email}.`)
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
