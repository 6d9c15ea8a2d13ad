/** Stripe's events, verified and translated to ours. */
import type { Stripe } from 'stripe'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/store.ts'
import type { ProviderEvent } from './events.ts'
import { fromMinorUnits } from './minor-units.ts'
import { stripeClient } from './stripe-client.ts'

const toleranceSeconds = 300

/** The event that Stripe signed recently; undefined if the signature is not Stripe's. */
export async function readStripeEvent(
  config: Config,
  body: Buffer,
  header: string | undefined,
  now: Date,
): Promise<Stripe.Event | undefined> {
  const stripe = await stripeClient(config)
  try {
    // The type allows no injected clock, but takes one.
    return stripe.webhooks.constructEvent(
      body,
      header ?? '',
      config.stripe?.webhookSecret ?? '',
      toleranceSeconds,
      undefined,
      now.getTime(),
    )
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'StripeSignatureVerificationError') return undefined
    throw error
  }
}

const idOf = (given: string | { id: string } | null | undefined) => (typeof given === 'string' ? given : (given?.id ?? null))

/** In our terms; without data for events that mean nothing here. May ask Stripe which payment a refund belongs to. */
export async function translateEvent(config: Config, db: Db, event: Stripe.Event): Promise<ProviderEvent> {
  const { id, type, created } = event
  const translated = await translate(config, db, event)
  return translated ? { id, created, ...translated } : { id, type: type.slice(0, 100), created, data: undefined }
}

type Translated = Pick<ProviderEvent, 'type' | 'data'> & Partial<Pick<ProviderEvent, 'id'>>

interface Money {
  amount: number | null
  currency: string | null
}

const moneyOf = ({ amount, currency }: Money) => ({
  amount: fromMinorUnits(amount ?? 0, currency ?? ''),
  currency: (currency ?? '').toUpperCase(),
})

async function translate(config: Config, db: Db, event: Stripe.Event): Promise<Translated | undefined> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return event.data.object.payment_status === 'unpaid' ? undefined : sessionEvent('payment.succeeded', event.data.object)
    case 'checkout.session.async_payment_failed':
      return sessionEvent('payment.failed', event.data.object)
    case 'payment_intent.payment_failed': {
      const { metadata, amount, currency, id } = event.data.object
      const { outTradeNo } = metadata
      return outTradeNo ? { type: 'payment.failed', data: { outTradeNo, ...moneyOf({ amount, currency }), paymentId: id } } : undefined
    }
    case 'invoice.paid':
      return invoiceEvent('subscription.renewed', event.data.object)
    case 'invoice.payment_failed':
      return invoiceEvent('subscription.unpaid', event.data.object)
    case 'customer.subscription.deleted': {
      const { id, metadata, currency } = event.data.object
      const { outTradeNo } = metadata
      return outTradeNo
        ? { type: 'subscription.ended', data: { outTradeNo, ...moneyOf({ amount: 0, currency }), subscriptionId: id } }
        : undefined
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return refundEvent(config, db, event.data.object)
    default:
      return undefined
  }
}

function sessionEvent(type: string, session: Stripe.Checkout.Session): Translated | undefined {
  const outTradeNo = session.client_reference_id
  if (!outTradeNo) return undefined
  const { amount_total: amount, currency } = session
  const paymentId = idOf(session.payment_intent) ?? idOf(session.invoice)
  return { type, data: { outTradeNo, ...moneyOf({ amount, currency }), paymentId, subscriptionId: idOf(session.subscription) } }
}

/** The first invoice of a plan belongs to its Checkout Session, and one of a change costs nothing. */
function invoiceEvent(type: string, invoice: Stripe.Invoice): Translated | undefined {
  const details = invoice.parent?.subscription_details
  const outTradeNo = details?.metadata?.outTradeNo
  if (invoice.billing_reason !== 'subscription_cycle' || !outTradeNo) return undefined
  const { currency } = invoice
  const amount = type === 'subscription.renewed' ? invoice.amount_paid : invoice.amount_due
  return {
    type,
    data: { outTradeNo, ...moneyOf({ amount, currency }), paymentId: invoice.id, subscriptionId: idOf(details?.subscription) },
  }
}

/** Several events report one refund: they count once. */
async function refundEvent(config: Config, db: Db, refund: Stripe.Refund): Promise<Translated | undefined> {
  if (refund.status !== 'succeeded' && refund.status !== 'failed') return undefined
  const outTradeNo = refund.metadata?.outTradeNo ?? (await findRefundedOrder(config, db, idOf(refund.payment_intent)))
  if (!outTradeNo) return undefined
  const hasFailed = refund.status === 'failed'
  const data = { outTradeNo, ...moneyOf(refund), paymentId: idOf(refund.payment_intent) }
  return { id: hasFailed ? `${refund.id}-failed` : refund.id, type: hasFailed ? 'refund.failed' : 'payment.refunded', data }
}

/** The order of a payment that was refunded in Stripe's dashboard. */
async function findRefundedOrder(config: Config, db: Db, intent: string | null): Promise<string | undefined> {
  if (!intent) return undefined
  const stripe = await stripeClient(config)
  const { metadata } = await stripe.paymentIntents.retrieve(intent)
  if (metadata.outTradeNo) return metadata.outTradeNo
  const { data } = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent }, limit: 1 })
  const invoice = idOf(data.at(0)?.invoice)
  if (!invoice) return undefined
  const order = await db.selectFrom('paymentOrders').select('outTradeNo').where('paymentId', '=', invoice).executeTakeFirst()
  return order?.outTradeNo
}
