/** Merging customers. */
import type { Context } from '../../context.ts'
import { deleteRow, updateRow, write } from '../../db/changes.ts'
import { findRow, findRowOrNull, findRowsIn } from '../../db/rows.ts'
import { invalid } from '../../errors.ts'
import { changeProfile, loadProfiles, withDefaults } from './profile.ts'
import { type CustomerProfileRow, customerProfiles, customers } from './tables.ts'
import { orders } from '../orders/tables.ts'

const maxSignIns = 20

/**
 * Moves the other customer's orders, credit, addresses, wish list, and coupons to this one, and deletes the other.
 * Orders keep the name they were placed under.
 */
export function mergeCustomers(ctx: Context, id: number, otherId: number) {
  if (id === otherId) throw invalid('MERGE_WITH_ITSELF', { field: 'otherId' })
  return write(ctx, 'CUSTOMERS_MERGED', async ctx => {
    const [customer, other] = [await findRow(ctx, customers, id), await findRow(ctx, customers, otherId)]
    const [theirs] = await loadProfiles(ctx, [otherId])
    const kept = await updateRow(ctx, customers, customer, {
      order: customer.order + other.order,
      totalSpent: customer.totalSpent + other.totalSpent,
      contact: customer.contact || other.contact,
      createdAt: customer.createdAt < other.createdAt ? customer.createdAt : other.createdAt,
    })
    if (theirs) await changeProfile(ctx, id, profile => joinProfiles(profile, theirs))
    for (const order of await findRowsIn(ctx, orders, 'customerId', [otherId])) await updateRow(ctx, orders, order, { customerId: id })
    await deleteRow(ctx, customers, other)
    const left = await findRowOrNull(ctx, customerProfiles, otherId)
    if (left) await deleteRow(ctx, customerProfiles, left)
    return kept
  })
}

function joinProfiles(own: CustomerProfileRow, theirs: CustomerProfileRow) {
  const last = Math.max(0, ...own.addresses.map(({ id }) => id))
  const more = theirs.addresses.filter(({ address }) => own.addresses.every(each => each.address !== address))
  return {
    balance: own.balance + theirs.balance,
    addresses: withDefaults([
      ...own.addresses,
      ...more.map((each, index) => ({ ...each, id: last + index + 1, isShipping: false, isBilling: false })),
    ]),
    wishlist: [...new Set([...own.wishlist, ...theirs.wishlist])],
    coupons: [...own.coupons, ...theirs.coupons.filter(({ code }) => own.coupons.every(each => each.code !== code))],
    signIns: [...own.signIns, ...theirs.signIns].toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, maxSignIns),
  }
}
