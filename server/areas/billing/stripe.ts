/** Stripe: Checkout Sessions for packs, passes, and balance; Billing for plans. */
import type { Stripe } from 'stripe'
import type { Config } from '../../config.ts'
import { hourMs } from '../../time.ts'
import { currency, findPack, isTopUp, type Pack, payableMs, periodPrice } from './catalog.ts'
import type { Gateway, PaymentPage } from './gateway.ts'
import type { OrderItemRow } from './items.ts'
import { toMinorUnits } from './minor-units.ts'
import { queueCall } from './provider-calls.ts'
import { stripeClient } from './stripe-client.ts'
import type { PaymentOrderRow } from './tables.ts'

export const stripeGateway = (config: Config): Gateway => ({
  open: (order, items) => openSession(config, order, items),
  refund: async (db, { outTradeNo, refundedCents }, cents, now) => {
    await queueCall(db, { id: `refund-${outTradeNo}-${refundedCents + cents}`, kind: 'refund', reference: outTradeNo, cents }, now)
  },
})

/** Stripe keeps a page open for 30 minutes at least, counted from when it is opened. */
const expiryOf = ({ createdAt }: PaymentOrderRow) => Math.floor((new Date(createdAt).getTime() + payableMs + hourMs / 2) / 1000)

async function openSession(config: Config, order: PaymentOrderRow, items: OrderItemRow[]): Promise<PaymentPage> {
  const stripe = await stripeClient(config)
  const { outTradeNo } = order
  const keyed = (what: string) => ({ idempotencyKey: `${what}-${outTradeNo}` })
  const metadata = { outTradeNo }
  const hasPlan = items.some(({ packId }) => findPack(packId).interval !== null)
  const { taxCents, offCents } = amountsOf(order, items)
  const coupon =
    offCents > 0
      ? await stripe.coupons.create(
          {
            amount_off: toMinorUnits(offCents, currency),
            currency: currency.toLowerCase(),
            duration: 'once',
            max_redemptions: 1,
            ...(order.coupon && { name: order.coupon }),
          },
          keyed('coupon'),
        )
      : undefined
  const returnUrl = `${config.appUrl.replace(/\/$/, '')}/front-pages/checkout?step=confirmation&order=${outTradeNo}`
  const session = await stripe.checkout.sessions.create(
    {
      mode: hasPlan ? 'subscription' : 'payment',
      client_reference_id: outTradeNo,
      metadata,
      line_items: await lineItems(stripe, { order, items, taxCents }),
      ...(coupon && { discounts: [{ coupon: coupon.id }] }),
      ...(hasPlan ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
      success_url: `${returnUrl}&payment=paid`,
      cancel_url: `${returnUrl}&payment=canceled`,
      expires_at: expiryOf(order),
    },
    keyed('session'),
  )
  if (!session.url) throw new Error(`Stripe's session ${session.id} has no address`)
  return { payUrl: session.url, providerId: session.id }
}

/**
 * Tax on its own line, and what a discount takes off. Later periods of a plan are not discounted, and neither is their tax: it
 * is part of the plan's prices, and the discount is the difference.
 */
function amountsOf({ subtotalCents, totalCents, country }: PaymentOrderRow, items: readonly OrderItemRow[]) {
  let taxCents = 0
  let planTaxCents = 0
  for (const item of items) {
    const { packId, cents, interval } = findPack(item.packId)
    if (interval) planTaxCents += periodPrice(packId, country) - cents
    else taxCents += item.taxCents
  }
  const offCents = subtotalCents + taxCents + planTaxCents - totalCents
  // Rounded for the whole order, the tax can be a cent more than its parts.
  return offCents < 0 ? { taxCents: taxCents - offCents, offCents: 0 } : { taxCents, offCents }
}

interface Items {
  order: PaymentOrderRow
  items: OrderItemRow[]
  taxCents: number
}

async function lineItems(stripe: Stripe, { order, items, taxCents }: Items): Promise<Stripe.Checkout.SessionCreateParams.LineItem[]> {
  const inline = (name: string, cents: number) => ({
    quantity: 1,
    price_data: { currency: currency.toLowerCase(), unit_amount: toMinorUnits(cents, currency), product_data: { name } },
  })
  const lines: Stripe.Checkout.SessionCreateParams.LineItem[] = []
  for (const { packId, quantity, unitCents } of items) {
    const pack = findPack(packId)
    if (isTopUp(packId)) lines.push(inline(pack.name, unitCents))
    else if (pack.interval) for (const price of await planPrices(stripe, pack, order.country)) lines.push({ price, quantity: 1 })
    else lines.push({ price: await ensurePrice(stripe, { lookupKey: packId, name: pack.name, cents: unitCents }), quantity })
  }
  if (taxCents > 0) lines.push(inline(`Tax ${order.country}`, taxCents))
  return lines
}

/** Stripe's prices of a period: the plan, and its tax. */
export async function planPrices(stripe: Stripe, { packId, name, cents, interval }: Pack, country: string | null): Promise<string[]> {
  const recurring = interval ? { interval } : {}
  const plan = await ensurePrice(stripe, { lookupKey: packId, name, cents, ...recurring })
  const taxCents = periodPrice(packId, country) - cents
  if (taxCents === 0) return [plan]
  return [plan, await ensurePrice(stripe, { lookupKey: `${packId}-tax-${country}`, name: `Tax ${country}`, cents: taxCents, ...recurring })]
}

interface Price {
  lookupKey: string
  name: string
  cents: number
  interval?: 'month' | 'year'
}

/** Stripe's price with this lookup key; created if it does not exist or costs something else. */
async function ensurePrice(stripe: Stripe, { lookupKey, name, cents, interval }: Price): Promise<string> {
  const amount = toMinorUnits(cents, currency)
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  const known = data.at(0)
  if (known && known.unit_amount === amount && known.currency === currency.toLowerCase()) return known.id
  const price = await stripe.prices.create(
    {
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      currency: currency.toLowerCase(),
      unit_amount: amount,
      product_data: { name },
      ...(interval && { recurring: { interval } }),
    },
    { idempotencyKey: `price-${lookupKey}-${amount}-${known?.id ?? 'new'}` },
  )
  return price.id
}

/** The payment of an order: a plan's is known by its invoice. */
async function paymentIntentOf(stripe: Stripe, { paymentId }: PaymentOrderRow): Promise<string | undefined> {
  if (!paymentId?.startsWith('in_')) return paymentId ?? undefined
  const { data } = await stripe.invoicePayments.list({ invoice: paymentId, status: 'paid', limit: 1 })
  const intent = data.at(0)?.payment.payment_intent
  return typeof intent === 'object' ? intent.id : intent
}

interface Refund {
  /** Of the call: the same refund is made once. */
  id: string
  order: PaymentOrderRow
  cents: number
  /** Whether it may have been made already. */
  isRepeated: boolean
}

/** Refunds the payment; returns false if there is none. */
export async function refundPayment(config: Config, { id, order, cents, isRepeated }: Refund): Promise<boolean> {
  const stripe = await stripeClient(config)
  const intent = await paymentIntentOf(stripe, order)
  if (!intent) return false
  // Stripe forgets idempotency keys after a day.
  if (isRepeated) {
    const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 })
    if (data.some(({ metadata }) => metadata?.call === id)) return true
  }
  await stripe.refunds.create(
    { payment_intent: intent, amount: toMinorUnits(cents, currency), metadata: { outTradeNo: order.outTradeNo, call: id } },
    { idempotencyKey: id },
  )
  return true
}

export async function closeSession(config: Config, id: string): Promise<void> {
  const stripe = await stripeClient(config)
  await stripe.checkout.sessions.expire(id)
}

interface Plan {
  packId: string
  country: string | null
  renewsAt: string
  endsAt: string | null
}

/** Makes Stripe's subscription like the plan, from the next period on; ends it at once without one. */
export async function syncPlan(config: Config, subscriptionId: string, plan: Plan | undefined, now: Date): Promise<void> {
  const stripe = await stripeClient(config)
  const subscription = await stripe.subscriptions.retrieve(subscriptionId)
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') return
  if (!plan) {
    await stripe.subscriptions.cancel(subscriptionId, { prorate: false })
    return
  }
  const wanted = await planPrices(stripe, findPack(plan.packId), plan.country)
  const items = subscription.items.data
  const isSame = items.length === wanted.length && items.every(({ price }) => wanted.includes(price.id))
  const periodEnd = Math.floor(new Date(plan.renewsAt).getTime() / 1000)
  await stripe.subscriptions.update(subscriptionId, {
    cancel_at_period_end: plan.endsAt !== null,
    ...(!isSame && {
      items: [...items.map(({ id }) => ({ id, deleted: true })), ...wanted.map(price => ({ price }))],
      proration_behavior: 'none',
      // The rest of the period is paid: the next payment is due with the next one.
      ...(plan.renewsAt > now.toISOString() && { trial_end: periodEnd }),
    }),
  })
}
