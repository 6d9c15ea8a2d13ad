/** What an order costs: price, coupon, and tax, in exact cents. */
import { z } from 'zod'
import { withoutCards } from '../../card-numbers.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import { conflict, invalid } from '../../errors.ts'
import { because, optional, parse } from '../../validation.ts'
import { type Coupon, coupons, currency, findPack, isTopUp, type Pack, taxRates } from './catalog.ts'
import './tables.ts'

export interface QuoteLine {
  kind: 'pack' | 'coupon' | 'tax'
  label: string
  cents: number
}

export interface Quote {
  pack: Pack
  coupon: Coupon | null
  country: string | null
  subtotalCents: number
  discountCents: number
  taxCents: number
  totalCents: number
  currency: string
  lines: QuoteLine[]
}

export const packId = withoutCards(z.string().trim().min(1).max(60))
export const couponCode = withoutCards(z.string().trim().max(40))
export const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, because('NOT_COUNTRY'))
export const reasonText = withoutCards(z.string().trim().max(500))

const quoteInput = z.object({ packId, coupon: optional(couponCode), country: optional(countryCode) })
export type QuoteInput = z.input<typeof quoteInput>

/** What the order would cost the caller now. */
export async function quoteOrder(ctx: Context, input: QuoteInput): Promise<Quote> {
  const { packId: id, coupon, country } = parse(quoteInput, input)
  if (isTopUp(id)) throw invalid('PACK_UNKNOWN', { field: 'packId', id })
  return priceOf(ctx.db, { pack: findPack(id), coupon, country, accountId: ctx.viewer?.accountId, now: ctx.now() })
}

interface Asked {
  pack: Pack
  coupon: string | null
  country: string | null
  accountId: number | undefined
  now: Date
}

/** The price; rejects a coupon that is unknown, over, or used by the account. */
export async function priceOf(db: Db, { pack, coupon: code, country, accountId, now }: Asked): Promise<Quote> {
  const coupon = code ? findCoupon(code, now) : null
  if (coupon && accountId !== undefined) await checkUnused(db, accountId, coupon.code, now)
  const subtotalCents = pack.cents
  const discountCents = coupon ? Math.round((subtotalCents * coupon.percent) / 100) : 0
  const rate = (country && taxRates[country]) || 0
  const taxCents = Math.round(((subtotalCents - discountCents) * rate) / 10_000)
  const lines: QuoteLine[] = [{ kind: 'pack', label: pack.name, cents: subtotalCents }]
  if (coupon) lines.push({ kind: 'coupon', label: `${coupon.code} (${coupon.percent}% off)`, cents: -discountCents })
  if (rate > 0) lines.push({ kind: 'tax', label: `Tax ${country} ${rate / 100}%`, cents: taxCents })
  return {
    pack,
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
