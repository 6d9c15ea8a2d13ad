/** Money on the account's balance: every change is an entry of its ledger. */
import type { Db } from '../../db/store.ts'
import { insufficientMoney } from '../../errors.ts'
import { toDollars } from '../../money.ts'
import '../words/tables.ts'

interface Payment {
  cents: number
  kind: 'PURCHASE' | 'PLAN_CHANGE' | 'REFUND' | 'TOP_UP'
  reference: string
}

/** Takes money from the balance, never below zero; the account must be locked. */
export async function takeMoney(db: Db, accountId: number, payment: Payment, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set(eb => ({ moneyCents: eb('moneyCents', '-', payment.cents) }))
    .where('id', '=', accountId)
    .where('moneyCents', '>=', payment.cents)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) {
    const { moneyCents } = await db.selectFrom('accounts').select('moneyCents').where('id', '=', accountId).executeTakeFirstOrThrow()
    const amounts = {
      needed: toDollars(payment.cents),
      left: toDollars(Number(moneyCents)),
      missing: toDollars(payment.cents - Number(moneyCents)),
    }
    throw insufficientMoney('NOT_ENOUGH_MONEY', {
      ...amounts,
      facts: { moneyNeeded: amounts.needed, money: amounts.left, moneyMissing: amounts.missing },
    })
  }
  await recordMoney(db, accountId, { ...payment, cents: -payment.cents }, now)
}

/** Adds money to the balance; the account must be locked. */
export async function addMoney(db: Db, accountId: number, payment: Payment, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set(eb => ({ moneyCents: eb('moneyCents', '+', payment.cents) }))
    .where('id', '=', accountId)
    .execute()
  await recordMoney(db, accountId, payment, now)
}

const recordMoney = (db: Db, accountId: number, payment: Payment, now: Date) =>
  db
    .insertInto('moneyEntries')
    .values({ accountId, ...payment, at: now.toISOString() })
    .execute()
