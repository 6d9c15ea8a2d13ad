/** Rows of orders. */
import type { Db } from '../../db/store.ts'
import { type AppError, notFound } from '../../errors.ts'
import type { PaymentOrderRow } from './tables.ts'

/** An order of this account; other orders do not exist for it. */
export async function findOwn(db: Db, accountId: number, outTradeNo: string): Promise<PaymentOrderRow> {
  const row = await db
    .selectFrom('paymentOrders')
    .selectAll()
    .where('outTradeNo', '=', outTradeNo)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  if (!row) throw orderNotFound(outTradeNo)
  return row
}

export const orderNotFound = (outTradeNo: string): AppError => notFound('NOT_FOUND', { type: 'Order', id: outTradeNo.slice(0, 60) })

export const findRow = (db: Db, outTradeNo: string): Promise<PaymentOrderRow> =>
  db.selectFrom('paymentOrders').selectAll().where('outTradeNo', '=', outTradeNo).executeTakeFirstOrThrow()
