/** Customer profiles: plan, credit, addresses, wish list, coupons and sign-ins. */
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { type Action, insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow, findRowOrNull, findRowsIn } from '../../db/rows.ts'
import { invalid, notFound } from '../../errors.ts'
import { toDollars } from '../../money.ts'
import { checkVersion, given } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { sendEmail } from '../email/compose.ts'
import { type AddressEntry, addressInput, type CustomerProfileRow, type CustomerRow, customers, customerProfiles } from './tables.ts'

type Content = Omit<CustomerProfileRow, 'id' | 'version'>

interface ProfileInput {
  plan?: CustomerProfileRow['plan'] | null
  isTwoStep?: boolean | null
  notices?: { [Name in keyof CustomerProfileRow['notices']]?: boolean | null } | null
}

const maxAddresses = 20

const blank: Content = {
  plan: 'BASIC',
  balance: 0,
  isTwoStep: false,
  resetSentAt: null,
  notices: { orders: true, offers: false, wishlist: false, news: false },
  addresses: [],
  wishlist: [],
  coupons: [],
  signIns: [],
}

/** The profile of each customer; a blank one if none is stored yet. */
export async function loadProfiles(ctx: Context, ids: readonly number[]): Promise<CustomerProfileRow[]> {
  const found = new Map((await findRowsIn(ctx, customerProfiles, 'id', ids)).map(profile => [profile.id, profile]))
  return ids.map(id => found.get(id) ?? { ...blank, id, version: 0 })
}

/** Changes or creates the profile of a customer, within the caller's write. */
export async function changeProfile(
  ctx: WriteContext,
  id: number,
  change: (profile: CustomerProfileRow) => Partial<Content>,
): Promise<CustomerProfileRow> {
  const profile = await findRowOrNull(ctx, customerProfiles, id)
  if (profile) return updateRow(ctx, customerProfiles, profile, change(profile))
  return insertRow(ctx, customerProfiles, { ...blank, ...change({ ...blank, id, version: 0 }), id })
}

/** Updates the given fields. */
export function updateCustomerProfile(ctx: Context, id: number, version: number | null | undefined, input: ProfileInput) {
  return write(ctx, 'CUSTOMER_PROFILE_UPDATED', async ctx => {
    const customer = await findRow(ctx, customers, id)
    const { plan, isTwoStep, notices } = given(input)
    await changeProfile(ctx, id, profile => {
      const current = { ...profile, balance: toDollars(profile.balance) }
      checkVersion(current, version)
      return {
        ...(plan !== undefined && { plan }),
        ...(isTwoStep !== undefined && { isTwoStep }),
        ...(notices !== undefined && { notices: { ...profile.notices, ...given(notices) } }),
      }
    })
    return customer
  })
}

/** The profile with this shipping address; unchanged if none is given. */
export function withHome({ addresses }: CustomerProfileRow, address: string | null | undefined): Partial<Content> {
  if (!address) return {}
  const home = addresses.find(({ isShipping }) => isShipping)
  if (home) return { addresses: addresses.map(each => (each === home ? { ...home, address } : each)) }
  return {
    addresses: withDefaults([...addresses, { id: nextAddress(addresses), label: 'Home', address, isShipping: true, isBilling: false }]),
  }
}

/** Adds an address, or updates the named one. */
export function saveCustomerAddress(ctx: Context, id: number, addressId: number | null, input: z.input<typeof addressInput>) {
  const { label, address, isShipping, isBilling } = parse(addressInput, input)
  return changeAddresses(ctx, id, addressId === null ? 'CUSTOMER_ADDRESS_ADDED' : 'CUSTOMER_ADDRESS_UPDATED', addresses => {
    const old = addressId === null ? undefined : findAddress(addresses, addressId)
    if (!old && addresses.length >= maxAddresses) throw invalid('TOO_MANY_ADDRESSES', { field: 'address', max: maxAddresses })
    const saved = {
      id: old?.id ?? nextAddress(addresses),
      label,
      address,
      isShipping: isShipping ?? old?.isShipping ?? false,
      isBilling: isBilling ?? old?.isBilling ?? false,
    }
    const others = addresses.map(each => ({
      ...each,
      isShipping: each.isShipping && !saved.isShipping,
      isBilling: each.isBilling && !saved.isBilling,
    }))
    return old ? others.map(each => (each.id === old.id ? saved : each)) : [...others, saved]
  })
}

export function deleteCustomerAddress(ctx: Context, id: number, addressId: number) {
  return changeAddresses(ctx, id, 'CUSTOMER_ADDRESS_DELETED', addresses => {
    findAddress(addresses, addressId)
    return addresses.filter(each => each.id !== addressId)
  })
}

/** Removes a product from the wish list. */
export function deleteCustomerWish(ctx: Context, id: number, productId: number) {
  return write(ctx, 'CUSTOMER_WISH_DELETED', async ctx => {
    const customer = await findRow(ctx, customers, id)
    await changeProfile(ctx, id, ({ wishlist }) => {
      if (!wishlist.includes(productId)) throw notFound('WISH_NOT_FOUND', { id: productId })
      return { wishlist: wishlist.filter(each => each !== productId) }
    })
    return customer
  })
}

/** Sends the password reset email, which appears in the mailbox as sent. */
export function sendCustomerReset(ctx: Context, id: number) {
  return write(ctx, 'CUSTOMER_RESET_SENT', async ctx => {
    const customer = await findRow(ctx, customers, id)
    await changeProfile(ctx, id, () => ({ resetSentAt: ctx.now().toISOString() }))
    await sendEmail(ctx, null, {
      to: [{ email: customer.email, name: customer.customer }],
      subject: 'Choose a new password',
      message: `<p>${greetingOf(customer)}</p><p>Somebody in the shop asked for a new password for you. This is a demonstration: there is nothing to choose, and your password stays as it is.</p>`,
    })
    return customer
  })
}

const greetingOf = ({ customer }: CustomerRow) => `Hello ${customer.replace(/[<>&]/g, '')},`

function changeAddresses(ctx: Context, id: number, action: Action, change: (addresses: AddressEntry[]) => AddressEntry[]) {
  return write(ctx, action, async ctx => {
    const customer = await findRow(ctx, customers, id)
    await changeProfile(ctx, id, ({ addresses }) => ({ addresses: withDefaults(change(addresses)) }))
    return customer
  })
}

function findAddress(addresses: AddressEntry[], id: number): AddressEntry {
  const address = addresses.find(each => each.id === id)
  if (!address) throw notFound('NOT_FOUND', { type: 'CustomerAddress', id })
  return address
}

const nextAddress = (addresses: AddressEntry[]) => Math.max(0, ...addresses.map(({ id }) => id)) + 1

/** Makes exactly one address the shipping and one the billing address: the first, unless one is marked. */
export function withDefaults(addresses: AddressEntry[]): AddressEntry[] {
  const shipping = addresses.find(({ isShipping }) => isShipping) ?? addresses[0]
  const billing = addresses.find(({ isBilling }) => isBilling) ?? addresses[0]
  return addresses.map(each => ({ ...each, isShipping: each === shipping, isBilling: each === billing }))
}
