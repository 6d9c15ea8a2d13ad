import type { Generated, Selectable } from 'kysely'

export type PaymentMethod = 'sandbox' | 'stripe' | 'balance'
export type PaymentStatus = 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunded'
/** Why an order is in its status, where the status alone does not tell. */
export type PaymentNote = 'DECLINED' | 'AMOUNT_MISMATCH' | 'PAID_AFTER_EXPIRY' | 'PAID_AFTER_CANCELLATION' | 'REFUND_INCOMPLETE'

export interface PaymentOrderTable {
  outTradeNo: string
  accountId: number
  packId: string
  method: PaymentMethod
  status: PaymentStatus
  /** The caller's key and a hash of the request it came with. */
  idempotencyKey: string | null
  requestHash: string
  subtotalCents: number
  discountCents: number
  taxCents: number
  totalCents: number
  currency: string
  coupon: string | null
  /** ISO 3166 code for the tax; null without one. */
  country: string | null
  /** Address of Stripe's page. */
  payUrl: string | null
  /** The provider's number of the payment. */
  paymentId: string | null
  /** Stripe's number of the page where it is paid. */
  providerId: Generated<string | null>
  /** Of a renewal: the order that began the plan. */
  renewalOf: Generated<string | null>
  /** Of an upgrade: the order of the period that it changed, and the plan before it as JSON. */
  upgradeOf: Generated<string | null>
  upgradedFrom: Generated<string | null>
  wordsGranted: number
  /** Sum of all refunds. */
  refundedCents: number
  /** The part of it that the provider has reported. */
  reportedRefundCents: number
  /** Words removed by refunds. */
  wordsTaken: number
  note: PaymentNote | null
  /** Set when the order is paid, with the buyer as of then, as JSON. */
  invoiceNumber: string | null
  buyer: string | null
  createdAt: string
  /** A pending order is expired from here on. */
  expiresAt: string
  paidAt: string | null
}

/** An item of an order. The order's amounts and words are the sums of its items. */
export interface PaymentOrderItemTable {
  id: Generated<number>
  accountId: number
  outTradeNo: string
  /** From 1. */
  position: number
  packId: string
  quantity: number
  /** The price of one, when it was ordered. */
  unitCents: number
  subtotalCents: number
  discountCents: number
  taxCents: number
  totalCents: number
  wordsGranted: number
  wordsTaken: number
  refundedCents: number
  /** The words that it granted. */
  grantId: number | null
}

export type PaymentOrderRow = Selectable<PaymentOrderTable>

/** The last number of each year. */
interface InvoiceCounterTable {
  year: number
  last: number
}

/** What an event did. */
export type EventEffect = 'none' | 'waiting' | 'paid' | 'failed' | 'mismatch' | 'refunded' | 'renewed' | 'ended'

interface PaymentEventTable {
  provider: 'sandbox' | 'stripe'
  id: string
  type: string
  outTradeNo: string
  /** The event as JSON, as far as it is understood. */
  body: string
  effect: EventEffect
  /** The words it granted. */
  grantId: number | null
  receivedAt: string
}

interface SubscriptionTable {
  accountId: number
  /** The order that began it; the provider names it in renewals. */
  outTradeNo: string
  packId: string
  method: PaymentMethod
  country: string | null
  /** When the next period begins and is paid. */
  renewsAt: string
  /** Day of the month on which periods begin; in a shorter month, its last day. Null: that of `renewsAt`. */
  anchorDay: Generated<number | null>
  /** Set when it was canceled: nothing is renewed. */
  endsAt: string | null
  /** A cheaper plan from the next period on. */
  nextPackId: string | null
  /** Stripe's number of the subscription. */
  providerId: Generated<string | null>
}

export type SubscriptionRow = Selectable<SubscriptionTable>

/** A call to a provider that is made after the commit, and again until it is answered. */
export interface ProviderCallTable {
  /** Sent as the idempotency key. */
  id: string
  /** `refund`: refunds a part of an order. `close`: closes the page of an order. `plan`: makes the provider's subscription like ours. */
  kind: 'refund' | 'close' | 'plan'
  /** Number of the order, or the provider's number of the page or subscription. */
  reference: string
  cents: Generated<number>
  attempts: Generated<number>
  /** When to make it next; null once it was given up. */
  nextAt: string | null
  /** Why it failed last. */
  error: Generated<string | null>
}

/** A payment at the sandbox provider. */
interface SandboxPaymentTable {
  outTradeNo: string
  paymentId: string
  status: 'paid' | 'failed'
  amountCents: number
  at: string
}

/** An event of the sandbox provider that is sent until it is accepted. */
interface SandboxDeliveryTable {
  id: string
  body: string
  attempts: Generated<number>
  /** When to send it next; null once it was accepted or given up. */
  nextAt: string | null
}

interface AccountAddressTable {
  id: Generated<number>
  accountId: number
  name: string
  address: string
  /** ISO 3166 code; empty if unknown. */
  country: string
  /** 1 for the address of the billing details. */
  isDefault: number
}

declare module '../../db/schema.ts' {
  interface Schema {
    accountAddresses: AccountAddressTable
    paymentOrders: PaymentOrderTable
    paymentOrderItems: PaymentOrderItemTable
    paymentEvents: PaymentEventTable
    invoiceCounter: InvoiceCounterTable
    subscriptions: SubscriptionTable
    sandboxPayments: SandboxPaymentTable
    sandboxDeliveries: SandboxDeliveryTable
    providerCalls: ProviderCallTable
  }
}
