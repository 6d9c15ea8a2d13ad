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
import { findPack, isTopUp } from './catalog.ts'
import { takeBack } from './events.ts'
import { findGateway } from './gateways.ts'
import { type PaymentOrder, showOrder } from './orders.ts'
import { packId, reasonText } from './fields.ts'
import { checkNotUpgraded } from './plan-changes.ts'
import { refundableItems, type RefundShare, shareRefund } from './refund-shares.ts'
import { findOwn, findRow, orderNotFound } from './rows.ts'
import type { PaymentOrderRow } from './tables.ts'
import type { Db } from '../../db/store.ts'

const refundInput = z.object({
  outTradeNo: z.string(),
  reason: optional(reasonText),
  /** A part of the order, or of the item. */
  amount: optional(z.number()),
  /** One item of the order. */
  packId: optional(packId),
})
export type RefundInput = z.input<typeof refundInput>

/** Refunds an order and takes back its words; rejected when they were spent. Only administrators may refund a part: an item, or an amount. */
export async function refundOrder(ctx: Context, input: RefundInput): Promise<PaymentOrder> {
  const viewer = requireViewer(ctx)
  const { outTradeNo, amount, reason, packId: only } = parse(refundInput, input)
  if ((amount !== null || only !== null) && viewer.role !== 'admin') throw forbidden('PARTIAL_REFUND_FORBIDDEN')
  const now = ctx.now()
  const { row, notified } = await ctx.store.transact(async db => {
    const { accountId } = await findRefundable(ctx, db, outTradeNo)
    await lockAccount(db, accountId)
    const found = await findRow(db, outTradeNo)
    if (found.status !== 'paid') {
      const order = await showOrder(ctx, db, found)
      throw conflict('PURCHASE_NOT_PAID', { status: order.status, facts: { order } })
    }
    const items = await refundableItems(db, found, only)
    if (items.length === 0) throw invalid('NOT_IN_ORDER', { field: 'packId', id: only ?? '' })
    const rest = items.reduce((sum, { totalCents, refundedCents }) => sum + totalCents - refundedCents, 0)
    const cents = amount === null ? rest : toCents('amount', amount)
    if (cents <= 0 || cents > rest) throw invalid('REFUND_OUT_OF_RANGE', { field: 'amount', max: toDollars(rest) })
    const shares = shareRefund(items, cents)
    if (shares.some(({ item }) => findPack(item.packId).interval !== null)) await checkNotUpgraded(db, outTradeNo)
    await checkUnspent(ctx, db, found, shares)
    const taken = await takeBack(db, found, shares, now)
    await findGateway(ctx.config, found.method)?.refund?.(db, found, cents, now)
    return { row: await findRow(db, outTradeNo), notified: taken.notified }
  })
  logSecurity(ctx, 'ORDER_REFUNDED', row.accountId)
  if (reason) ctx.log.info({ outTradeNo, reason }, 'reason of a refund')
  notifyAccount(ctx, row.accountId)
  if (notified) publishNotifications(ctx, row.accountId)
  return showOrder(ctx, ctx.store.db, row)
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
async function checkUnspent(ctx: Context, db: Db, row: PaymentOrderRow, shares: readonly RefundShare[]) {
  const at = ctx.now().toISOString()
  const cents = shares.reduce((sum, share) => sum + share.cents, 0)
  if (isTopUp(row.packId)) {
    const { moneyCents } = await db.selectFrom('accounts').select('moneyCents').where('id', '=', row.accountId).executeTakeFirstOrThrow()
    if (moneyCents < cents)
      throw conflict('REFUND_MONEY_SPENT', {
        missing: toDollars(cents - moneyCents),
        facts: { moneyMissing: toDollars(cents - moneyCents), order: await showOrder(ctx, db, row) },
      })
    return
  }
  const grants = shares.flatMap(({ item: { grantId }, words }) => (grantId !== null && words > 0 ? [{ grantId, words }] : []))
  const wanted = grants.reduce((sum, { words }) => sum + words, 0)
  let missing = 0
  for (const { grantId, words } of grants) {
    const { remaining, expiresAt } = await db
      .selectFrom('wordGrants')
      .select(['remaining', 'expiresAt'])
      .where('id', '=', grantId)
      .executeTakeFirstOrThrow()
    // Expired words are written off a moment later.
    missing += Math.max(words - (expiresAt !== null && expiresAt <= at ? 0 : remaining), 0)
  }
  if (missing > 0)
    throw conflict('REFUND_WORDS_SPENT', {
      wanted,
      missing,
      facts: { wordsNeeded: wanted, wordsMissing: missing, order: await showOrder(ctx, db, row) },
    })
}
