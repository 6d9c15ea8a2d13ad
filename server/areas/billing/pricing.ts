/** What an order costs: price, coupon, and tax, in exact cents. */
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import { conflict, invalid } from '../../errors.ts'
import { optional, parse } from '../../validation.ts'
import { countryCode, couponCode } from './fields.ts'
import { type Coupon, coupons, currency, taxOf, taxRates } from './catalog.ts'
import { itemLabel, itemsInput, type OrderedItem, readItems, splitCents } from './items.ts'
import './tables.ts'

export interface QuoteLine {
  kind: 'pack' | 'coupon' | 'tax'
  label: string
  cents: number
  /** Of a pack. */
  packId: string | null
  quantity: number | null
}

export interface PricedItem extends OrderedItem {
  subtotalCents: number
  discountCents: number
  taxCents: number
  totalCents: number
}

export interface Quote {
  items: PricedItem[]
  coupon: Coupon | null
  country: string | null
  subtotalCents: number
  discountCents: number
  taxCents: number
  totalCents: number
  currency: string
  lines: QuoteLine[]
}

const quoteInput = z.object({ ...itemsInput, coupon: optional(couponCode), country: optional(countryCode) })
export type QuoteInput = z.input<typeof quoteInput>

/** What the order would cost the caller now. */
export async function quoteOrder(ctx: Context, input: QuoteInput): Promise<Quote> {
  const { coupon, country, ...asked } = parse(quoteInput, input)
  return priceOf(ctx.db, { items: readItems(asked), coupon, country, accountId: ctx.viewer?.accountId, now: ctx.now() })
}

interface Asked {
  items: OrderedItem[]
  coupon: string | null
  country: string | null
  accountId: number | undefined
  now: Date
}

/**
 * The price; rejects a coupon that is unknown, over, or used by the account. Discount and tax are rounded once for the order,
 * and split over its items.
 */
export async function priceOf(db: Db, { items, coupon: code, country, accountId, now }: Asked): Promise<Quote> {
  const coupon = code ? findCoupon(code, now) : null
  if (coupon && accountId !== undefined) await checkUnused(db, accountId, coupon.code, now)
  const subtotals = items.map(({ pack, quantity }) => pack.cents * quantity)
  const subtotalCents = subtotals.reduce((sum, cents) => sum + cents, 0)
  const discountCents = coupon ? Math.round((subtotalCents * coupon.percent) / 100) : 0
  const discounts = splitCents(discountCents, subtotals)
  const rate = (country && taxRates[country]) || 0
  const taxCents = taxOf(subtotalCents - discountCents, country)
  const reduced = subtotals.map((cents, index) => cents - (discounts[index] ?? 0))
  const taxes = splitCents(taxCents, reduced)
  const priced = items.map((item, index) => {
    const [subtotal = 0, discount = 0, tax = 0] = [subtotals[index], discounts[index], taxes[index]]
    return { ...item, subtotalCents: subtotal, discountCents: discount, taxCents: tax, totalCents: subtotal - discount + tax }
  })
  const lines: QuoteLine[] = priced.map(({ pack: { name, packId }, quantity, subtotalCents: cents }) => ({
    kind: 'pack',
    label: itemLabel(name, quantity),
    cents,
    packId,
    quantity,
  }))
  const none = { packId: null, quantity: null }
  if (coupon) lines.push({ kind: 'coupon', label: `${coupon.code} (${coupon.percent}% off)`, cents: -discountCents, ...none })
  if (rate > 0) lines.push({ kind: 'tax', label: `Tax ${country} ${rate / 100}%`, cents: taxCents, ...none })
  return {
    items: priced,
    coupon,
    country,
    subtotalCents,
    discountCents,
    taxCents,
    totalCents: subtotalCents - discountCents + taxCents,
    currency,
    lines,
  }
}

function findCoupon(given: string, now: Date): Coupon {
  const code = given.toUpperCase()
  const found = coupons.find(each => each.code === code)
  if (!found) throw invalid('COUPON_UNKNOWN', { field: 'coupon', code })
  if (found.lastDay !== null && now.toISOString().slice(0, 10) > found.lastDay)
    throw invalid('COUPON_ENDED', { field: 'coupon', code, day: found.lastDay })
  return found
}

/** An order that is paid or can still be paid uses up its coupon. */
async function checkUnused(db: Db, accountId: number, code: string, now: Date) {
  const used = await db
    .selectFrom('paymentOrders')
    .select('outTradeNo')
    .where('accountId', '=', accountId)
    .where('coupon', '=', code)
    .where(eb =>
      eb.or([
        eb('status', 'in', ['paid', 'refunded']),
        eb.and([eb('status', 'in', ['pending', 'failed']), eb('expiresAt', '>', now.toISOString())]),
      ]),
    )
    .executeTakeFirst()
  if (used) throw conflict('COUPON_USED', { field: 'coupon', code, outTradeNo: used.outTradeNo })
}
