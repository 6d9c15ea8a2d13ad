/** What the shop keeps of a customer beside name and figures: plan, credit, addresses, wishes, coupons and sign-ins. */
import type { Context } from '../../context.ts'
import { insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow, findRowOrNull, findRowsIn } from '../../db/rows.ts'
import { invalid, notFound } from '../../errors.ts'
import { toDollars } from '../../money.ts'
import { checkVersion, given, readText } from '../../rules.ts'
import { sendEmail } from '../email/compose.ts'
import {
  type AddressEntry,
  type CustomerNotices,
  type CustomerPlan,
  type CustomerProfileRow,
  type CustomerRow,
  customers,
  customerProfiles,
} from './tables.ts'

type Content = Omit<CustomerProfileRow, 'id' | 'version'>

interface ProfileInput {
  plan?: CustomerPlan | null
  isTwoStep?: boolean | null
  notices?: { [Name in keyof CustomerNotices]?: boolean | null } | null
}

export interface AddressInput {
  label: string
  address: string
  isShipping?: boolean | null
  isBilling?: boolean | null
}

const mostAddresses = 20

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

/** The profile of each customer; what was never kept is as for a new customer. */
export async function loadProfiles(ctx: Context, ids: readonly number[]): Promise<CustomerProfileRow[]> {
  const found = new Map((await findRowsIn(ctx, customerProfiles, 'id', ids)).map(profile => [profile.id, profile]))
  return ids.map(id => found.get(id) ?? { ...blank, id, version: 0 })
}

/** Changes the profile of a customer, who gets one where there was none. Part of the caller's write. */
export async function changeProfile(
  ctx: WriteContext,
  id: number,
  change: (profile: CustomerProfileRow) => Partial<Content>,
): Promise<CustomerProfileRow> {
  const profile = await findRowOrNull(ctx, customerProfiles, id)
  if (profile) return updateRow(ctx, customerProfiles, profile, change(profile))
  return insertRow(ctx, customerProfiles, { ...blank, ...change({ ...blank, id, version: 0 }), id })
}

/** Changes what is given. */
export function updateCustomerProfile(ctx: Context, id: number, version: number | null | undefined, input: ProfileInput) {
  return write(ctx, 'Changed the profile of a customer', async ctx => {
    const customer = await findRow(ctx, customers, id)
    const { plan, isTwoStep, notices } = given(input)
    await changeProfile(ctx, id, profile => {
      const told = { ...profile, balance: toDollars(profile.balance) }
      checkVersion(told, version)
      return {
        ...(plan !== undefined && { plan }),
        ...(isTwoStep !== undefined && { isTwoStep }),
        ...(notices !== undefined && { notices: { ...profile.notices, ...given(notices) } }),
      }
    })
    return customer
  })
}

/** An address that was given with a customer, if one was. */
export const readAddress = (address: string | null | undefined): string => readText('address', address ?? '', { max: 500 })

/** The profile with this as the address where parcels go; as it is, where none is given. */
export function withHome({ addresses }: CustomerProfileRow, address: string): Partial<Content> {
  if (!address) return {}
  const home = addresses.find(({ isShipping }) => isShipping)
  if (home) return { addresses: addresses.map(each => (each === home ? { ...home, address } : each)) }
  return {
    addresses: oneOfEach([...addresses, { id: nextAddress(addresses), label: 'Home', address, isShipping: true, isBilling: false }]),
  }
}

/** Adds an address, or changes the one that is named. */
export function saveCustomerAddress(ctx: Context, id: number, addressId: number | null, input: AddressInput) {
  const label = readText('label', input.label, { min: 1, max: 60 })
  const address = readText('address', input.address, { min: 1, max: 500 })
  return changeAddresses(ctx, id, addressId === null ? 'Added an address of a customer' : 'Changed an address of a customer', addresses => {
    const old = addressId === null ? undefined : findAddress(addresses, addressId)
    if (!old && addresses.length >= mostAddresses) throw invalid('address', `A customer has at most ${mostAddresses} addresses`)
    const saved = {
      id: old?.id ?? nextAddress(addresses),
      label,
      address,
      isShipping: input.isShipping ?? old?.isShipping ?? false,
      isBilling: input.isBilling ?? old?.isBilling ?? false,
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
  return changeAddresses(ctx, id, 'Deleted an address of a customer', addresses => {
    findAddress(addresses, addressId)
    return addresses.filter(each => each.id !== addressId)
  })
}

/** Takes a product from the wishes. */
export function deleteCustomerWish(ctx: Context, id: number, productId: number) {
  return write(ctx, 'Took back a wish of a customer', async ctx => {
    const customer = await findRow(ctx, customers, id)
    await changeProfile(ctx, id, ({ wishlist }) => {
      if (!wishlist.includes(productId)) throw notFound(`Product ${productId} is not wished for`)
      return { wishlist: wishlist.filter(each => each !== productId) }
    })
    return customer
  })
}

/** Writes the mail for a new password, which lands among those that were sent. */
export function sendCustomerReset(ctx: Context, id: number) {
  return write(ctx, 'Sent a customer the mail for a new password', async ctx => {
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

function changeAddresses(ctx: Context, id: number, summary: string, change: (addresses: AddressEntry[]) => AddressEntry[]) {
  return write(ctx, summary, async ctx => {
    const customer = await findRow(ctx, customers, id)
    await changeProfile(ctx, id, ({ addresses }) => ({ addresses: oneOfEach(change(addresses)) }))
    return customer
  })
}

function findAddress(addresses: AddressEntry[], id: number): AddressEntry {
  const address = addresses.find(each => each.id === id)
  if (!address) throw notFound(`This customer has no address ${id}`)
  return address
}

const nextAddress = (addresses: AddressEntry[]) => Math.max(0, ...addresses.map(({ id }) => id)) + 1

/** Parcels and bills each go to one of the addresses: the first, where none is chosen. */
export function oneOfEach(addresses: AddressEntry[]): AddressEntry[] {
  const shipping = addresses.find(({ isShipping }) => isShipping) ?? addresses[0]
  const billing = addresses.find(({ isBilling }) => isBilling) ?? addresses[0]
  return addresses.map(each => ({ ...each, isShipping: each === shipping, isBilling: each === billing }))
}
