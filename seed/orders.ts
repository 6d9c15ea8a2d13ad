/** A hundred orders of the last ninety days with items and timelines, the oldest first. */
import { buyers } from './buyers.ts'
import { isOnSale, productId, type ProductKey, productKeys, products } from './product-list.ts'
import { toDollars, toPrice } from '../server/money.ts'
import { hourMs } from '../server/time.ts'

const dayMs = 24 * hourMs
const count = 100
/** Too large for parcels, so delivered by appointment. */
const scheduledDelivery = new Set<ProductKey>(['desk', 'chair', 'mirror', 'blanket-rug'])
const onSale = productKeys.filter(isOnSale)

/** An integer below `below`, deterministic by order and purpose. */
function roll(order: number, purpose: number, below: number): number {
  let mixed = Math.imul(order * 8191 + purpose * 131 + 7, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  return ((mixed ^ (mixed >>> 13)) >>> 0) % below
}

/** Two thirds of the orders are from one-time customers, the others from twenty regulars. */
const buyerOf = (id: number) => (id % 3 === 0 ? roll(id, 1, 20) : (id * 37) % buyers.length)

function itemsOf(id: number) {
  const chosen = Array.from({ length: 1 + roll(id, 2, 4) }, (_, index) => onSale[roll(id, 10 + index, onSale.length)])
  return [...new Set(chosen)].flatMap((key, index) => {
    if (!key) return []
    const { name, maker, category, price } = products[key]
    const qty = price < 3000 ? 1 + roll(id, 20 + index, 4) : 1 + Math.floor(roll(id, 20 + index, 5) / 4)
    return [
      { key, productId: productId(key), productName: name, productBrand: maker, category, image: `/art/products/${key}.svg`, price, qty },
    ]
  })
}

function paymentOf(id: number): keyof typeof paymentEvents {
  if (id > 80 && id % 4 === 1) return 'PENDING'
  if (id % 15 === 7) return 'CANCELLED'
  return id % 14 === 3 ? 'FAILED' : 'PAID'
}

/** Returned and refunded after delivery. */
const isReturned = (id: number, payment: string) => payment === 'CANCELLED' && id % 30 === 7

/** Paid orders are on their way or delivered; unpaid ones are unfulfilled. */
function statusOf(id: number, payment: string) {
  if (isReturned(id, payment)) return 'DELIVERED'
  if (payment !== 'PAID') return 'READY_TO_PICKUP'
  return id <= 70
    ? 'DELIVERED'
    : ((['DELIVERED', 'DISPATCHED', 'OUT_FOR_DELIVERY', 'READY_TO_PICKUP'] as const)[roll(id, 4, 4)] ?? 'DELIVERED')
}

/** Some card payments are from in-store purchases, handed over directly or reserved for pickup. */
const isCard = (id: number) => roll(id, 33, 3) > 0

function channelOf(id: number): 'STORE' | 'WEBSITE' {
  const payment = paymentOf(id)
  const isHandedOver = ['READY_TO_PICKUP', 'DELIVERED'].includes(statusOf(id, payment))
  const isScheduled = itemsOf(id).some(({ key }) => scheduledDelivery.has(key))
  const isOften = roll(id, 9, 5) < (id > 66 ? 5 : 3)
  return isHandedOver && isOften && isCard(id) && !isScheduled && !isReturned(id, payment) ? 'STORE' : 'WEBSITE'
}

/** Refunded cents: everything for returns, one unit for damaged items. */
function refundedOf(id: number, payment: string, spent: number): number {
  if (isReturned(id, payment)) return spent
  return statusOf(id, payment) === 'DELIVERED' && id % 33 === 5 ? (itemsOf(id)[0]?.price ?? 0) : 0
}

/** Packed quantities: everything for shipped orders; of the others, some completely, some in part. */
function packedOf(id: number): number[] {
  const items = itemsOf(id)
  const payment = paymentOf(id)
  if (statusOf(id, payment) !== 'READY_TO_PICKUP') return items.map(({ qty }) => qty)
  if (payment !== 'PAID' || id % 3 === 0) return items.map(() => 0)
  const isBegun = id % 2 === 0 && items.length > 1
  return items.map(({ qty }, index) => (isBegun && index > 0 ? 0 : qty))
}

/** Order dates: denser toward yesterday, never at night. */
function orderedAt(id: number, today: number): number {
  const share = (count - id) / (count - 1)
  const daysAgo = 1 + Math.floor(share ** 1.3 * 88)
  return today - daysAgo * dayMs + 7 * hourMs + ((id * 7) % 15) * hourMs + ((id * 23) % 60) * 60_000
}

/** The orders as stored. */
export function orderRows(now: Date) {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  const times = Array.from({ length: count }, (_, index) => orderedAt(index + 1, today)).toSorted((a, b) => a - b)
  return times.map((time, index) => {
    const id = index + 1
    const buyer = buyers[buyerOf(id)]
    const items = itemsOf(id)
    const payment = paymentOf(id)
    const subtotal = items.reduce((sum, { price, qty }) => sum + price * qty, 0)
    const discount = id % 5 === 0 ? Math.round(subtotal / 10) : 0
    const shipping = items.some(({ key }) => scheduledDelivery.has(key)) ? (id % 2 === 0 ? 6900 : 9900) : 0
    const tax = Math.round((subtotal - discount) * 0.08)
    const channel = channelOf(id)
    const status = statusOf(id, payment)
    const spent = subtotal - discount + shipping + tax
    return {
      id,
      order: 6200 + id * 17 + roll(id, 5, 17),
      orderedAt: new Date(time).toISOString(),
      channel,
      customerId: buyerOf(id) + 1,
      customerName: buyer?.name ?? '',
      email: buyer?.email ?? '',
      avatar: `/art/people/${buyer?.key}.svg`,
      payment,
      status,
      method: isCard(id) ? 'MASTERCARD' : 'PAYPAL',
      methodNumber: isCard(id) ? String(1000 + roll(id, 6, 9000)) : '',
      subtotal,
      discount,
      shipping,
      tax,
      spent,
      refunded: refundedOf(id, payment, spent),
      shippingAddress: `${buyer?.name}\n${buyer?.address}`,
      billingAddress: `${buyer?.name}\n${buyer?.address}`,
      trackingNumber:
        status === 'READY_TO_PICKUP' || channel === 'STORE' ? '' : `DW ${1000 + roll(id, 7, 9000)} ${1000 + roll(id, 8, 9000)}`,
    }
  })
}

/** Items at the price of the order date. */
export const orderItemRows = () =>
  Array.from({ length: count }, (_, index) =>
    itemsOf(index + 1).map(({ key: _key, ...item }, at) => ({ orderId: index + 1, ...item, fulfilled: packedOf(index + 1)[at] ?? 0 })),
  )
    .flat()
    .map((item, index) => ({ id: index + 1, ...item }))

const paymentEvents = {
  PAID: ['Payment received', 'The amount was paid in full.'],
  PENDING: ['Waiting for payment', ''],
  CANCELLED: ['Order cancelled', 'The customer changed their mind before payment.'],
  FAILED: ['Payment failed', 'The bank declined the payment.'],
} as const
const handedOver = 'Handed over in the store.'
const way = [
  { title: 'Packed', text: '', hours: 5, by: ['READY_TO_PICKUP', 'DISPATCHED', 'OUT_FOR_DELIVERY', 'DELIVERED'] },
  { title: 'Dispatched', text: 'Handed over to the carrier.', hours: 20, by: ['DISPATCHED', 'OUT_FOR_DELIVERY', 'DELIVERED'] },
  { title: 'Out for delivery', text: '', hours: 44, by: ['OUT_FOR_DELIVERY', 'DELIVERED'] },
  { title: 'Delivered', text: 'Signed for at the door.', hours: 50, by: ['DELIVERED'] },
]

/** The orders' timelines, never later than today. */
export function orderEventRows(now: Date) {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  return orderRows(now)
    .flatMap(({ id, orderedAt: at, channel, payment, status, refunded, spent }) => {
      const start = Date.parse(at)
      const pace = Math.min(1, (today - start) / (52 * hourMs))
      const event = (title: string, text: string, hours: number) => ({
        orderId: id,
        at: new Date(Math.floor((start + hours * pace * hourMs) / 1000) * 1000).toISOString(),
        title,
        text,
        actor: 'Shop',
      })
      const isPaid = payment === 'PAID' || refunded > 0
      const [title, text] = paymentEvents[isPaid ? 'PAID' : payment]
      const isPacked = packedOf(id).some(pieces => pieces > 0)
      const isTaken = (title: string) => (title === 'Packed' ? isPacked : title === 'Delivered' || channel === 'WEBSITE')
      const steps = way.filter(step => isPaid && step.by.includes(status) && isTaken(step.title))
      const reason = refunded === spent ? 'Returned within 15 days.' : 'One item arrived damaged.'
      return [
        event('Order placed', '', 0),
        event(title, text, 0.05),
        ...steps.map(step =>
          channel === 'STORE' && step.title === 'Delivered' ? event(step.title, handedOver, 6) : event(step.title, step.text, step.hours),
        ),
        ...(refunded > 0 ? [event('Payment refunded', `${toPrice(toDollars(refunded))}: ${reason}`, 120)] : []),
      ]
    })
    .map((row, index) => ({ id: index + 1, ...row }))
}
