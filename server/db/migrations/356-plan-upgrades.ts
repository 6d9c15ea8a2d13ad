import { type Migration, textType } from '../migrate.ts'

/** Upgrades name the period that they changed, and the plan before it, so that a refund returns to it. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  for (const name of ['upgradeOf', 'upgradedFrom']) await db.schema.alterTable('paymentOrders').addColumn(name, text).execute()
  await db.schema.createIndex('paymentOrders_upgradeOf').on('paymentOrders').column('upgradeOf').execute()
}
