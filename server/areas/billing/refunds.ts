/** Refunds that the buyer or an administrator asks for. */
import { z } from 'zod'
import { type Context, requireViewer } from '../../context.ts'
import { conflict, forbidden, invalid } from '../../errors.ts'
import { toCents, toDollars } from '../../money.ts'
import { logSecurity } from '../../security-log.ts'
import { optional, parse } from '../../validation.ts'
import { notifyAccount } from '../account/sessions.ts'
import { publishNotifications } from '../notifications/notify.ts'
import { lockAccount } from '../words/reservations.ts'
import { isTopUp } from './catalog.ts'
import { takeBack, wordsOfRefund } from './events.ts'
import { findGateway } from './gateways.ts'
import { type PaymentOrder, toPaymentOrder } from './orders.ts'
import { reasonText } from './pricing.ts'
import { findOwn, findRow, orderNotFound } from './rows.ts'
import type { PaymentOrderRow } from './tables.ts'
import type { Db } from '../../db/store.ts'

const refundInput = z.object({ outTradeNo: z.string(), reason: optional(reasonText), amount: optional(z.number()) })
export type RefundInput = z.input<typeof refundInput>

/** Refunds an order and takes back its words; rejected when they were spent. Only administrators may refund in part. */
export async function refundOrder(ctx: Context, input: RefundInput): Promise<PaymentOrder> {
  const viewer = requireViewer(ctx)
  const { outTradeNo, amount, reason } = parse(refundInput, input)
  if (amount !== null && viewer.role !== 'admin') throw forbidden('PARTIAL_REFUND_FORBIDDEN')
  const now = ctx.now()
  const { row, notified } = await ctx.store.transact(async db => {
    const { accountId } = await findRefundable(ctx, db, outTradeNo)
    await lockAccount(db, accountId)
    const found = await findRow(db, outTradeNo)
    if (found.status !== 'paid') {
      const order = toPaymentOrder(ctx, found)
      throw conflict('PURCHASE_NOT_PAID', { status: order.status, facts: { order } })
    }
    const rest = found.totalCents - found.refundedCents
    const cents = amount === null ? rest : toCents('amount', amount)
    if (cents <= 0 || cents > rest) throw invalid('REFUND_OUT_OF_RANGE', { field: 'amount', max: toDollars(rest) })
    await checkUnspent(ctx, db, found, cents)
    const taken = await takeBack(db, found, cents, now)
    await findGateway(ctx.config, found.method)?.refund?.(db, found, cents, now)
    return { row: await findRow(db, outTradeNo), notified: taken.notified }
  })
  logSecurity(ctx, 'ORDER_REFUNDED', row.accountId)
  if (reason) ctx.log.info({ outTradeNo, reason }, 'reason of a refund')
  notifyAccount(ctx, row.accountId)
  if (notified) publishNotifications(ctx, row.accountId)
  return toPaymentOrder(ctx, row)
}

/** The caller's own order; administrators whose login is no demo find everyone's. */
function findRefundable(ctx: Context, db: Db, outTradeNo: string): Promise<PaymentOrderRow> {
  const { accountId, role, isDemo } = requireViewer(ctx)
  if (role !== 'admin' || isDemo) return findOwn(db, accountId, outTradeNo)
  return findRow(db, outTradeNo).catch(() => {
    throw orderNotFound(outTradeNo)
  })
}

/** Rejects a refund whose words, or money of a top-up, are no longer there. */
async function checkUnspent(ctx: Context, db: Db, row: PaymentOrderRow, cents: number) {
  if (isTopUp(row.packId)) {
    const { moneyCents } = await db.selectFrom('accounts').select('moneyCents').where('id', '=', row.accountId).executeTakeFirstOrThrow()
    if (moneyCents < cents)
      throw conflict('REFUND_MONEY_SPENT', {
        missing: toDollars(cents - moneyCents),
        facts: { moneyMissing: toDollars(cents - moneyCents), order: toPaymentOrder(ctx, row) },
      })
    return
  }
  const wanted = wordsOfRefund(row, cents)
  if (wanted === 0 || row.grantId === null) return
  const { remaining } = await db.selectFrom('wordGrants').select('remaining').where('id', '=', row.grantId).executeTakeFirstOrThrow()
  const missing = wanted - remaining
  if (missing > 0)
    throw conflict('REFUND_WORDS_SPENT', {
      wanted,
      missing,
      facts: { wordsNeeded: wanted, wordsMissing: missing, order: toPaymentOrder(ctx, row) },
    })
}
