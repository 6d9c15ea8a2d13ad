/** Customers: who buys in the shop, how often and for how much. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { matchRows } from '../../db/loaders.ts'
import { deleteRow, insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow, findRowOrNull, findRowsIn, type ListQuery, listRows, rows, toId } from '../../db/rows.ts'
import { fold } from '../../db/text.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { toDollars } from '../../money.ts'
import { checkVersion, given, readEmail, readText } from '../../rules.ts'
import { countries } from './countries.ts'
import { changeProfile, readAddress, withHome } from './profile.ts'
import { boundsOf, type Segment, type Spend } from './segments.ts'
import { type CustomerCountry, type CustomerRow, customerProfiles, customers } from './tables.ts'

type Sort = 'CUSTOMER' | 'COUNTRY' | 'CUSTOMER_ID' | 'ORDERS' | 'TOTAL_SPENT'

interface Filters {
  country?: CustomerCountry | null
  status?: CustomerRow['status'] | null
  spend?: Spend | null
  segment?: Segment | null
}

export interface CustomerInput {
  customer?: string | null
  email?: string | null
  country?: CustomerCountry | null
  contact?: string | null
  status?: CustomerRow['status'] | null
  address?: string | null
}

const columns = {
  sort: { CUSTOMER: 'customer', COUNTRY: 'country', CUSTOMER_ID: 'customerId', ORDERS: 'order', TOTAL_SPENT: 'totalSpent' },
} as const
const contactForm = /^[\d\s+()-]*$/
const numberForm = /^\d{6}$/
const firstNumber = 100_000

/** Customers that match, in the order of their ids unless sorted. */
export function listCustomers(ctx: Context, { country, status, spend, segment, ...args }: ListQuery<Sort> & Filters) {
  return listRows(ctx, customers, args, { where: { country, status }, between: boundsOf(ctx.now(), { spend, segment }) })
}

/** One customer, by its id or by the shop's six digits. */
export async function findCustomer(ctx: Context, by: { id?: string | number | null; customerId?: string | null }): Promise<CustomerRow> {
  const { id, customerId } = given(by)
  if ((id === undefined) === (customerId === undefined)) throw invalid('customerId', 'Give either id or customerId')
  if (id !== undefined) return findRow(ctx, customers, toId(id))
  const number = numberForm.test(customerId ?? '') ? [customerId ?? ''] : []
  const [customer] = await findRowsIn(ctx, customers, 'customerId', number)
  if (!customer) throw notFound('There is no customer with these digits')
  return customer
}

/** The customers with these ids, or null where one is gone. */
export const loadCustomers = async (ctx: Context, ids: readonly number[]) =>
  matchRows(ids, await findRowsIn(ctx, customers, 'id', ids), ({ id }) => id)

/** Adds a customer, with digits of its own. */
export function createCustomer(ctx: Context, input: CustomerInput) {
  return write(ctx, 'Added a customer', async ctx => {
    const { customer, email, country, countryName, ...rest } = readCustomer(input)
    const address = readAddress(input.address)
    if (customer === undefined) throw invalid('customer', 'customer must be given')
    if (email === undefined) throw invalid('email', 'email must be given')
    if (country === undefined || countryName === undefined) throw invalid('country', 'country must be given')
    await checkEmail(ctx, email)
    const customerId = await nextNumber(ctx)
    const added = await insertRow(ctx, customers, {
      contact: '',
      status: 'ACTIVE',
      ...rest,
      customer,
      email,
      country,
      countryName,
      customerId,
      order: 0,
      totalSpent: 0,
      avatar: `/art/people/customer-${customerId}.svg`,
      createdAt: ctx.now().toISOString(),
    })
    await changeProfile(ctx, added.id, profile => withHome(profile, address))
    return added
  })
}

/** Changes what is given. */
export function updateCustomer(ctx: Context, id: number, version: number | null | undefined, input: CustomerInput) {
  return write(ctx, 'Changed a customer', async ctx => {
    const customer = await findRow(ctx, customers, id)
    const told = { ...customer, totalSpent: toDollars(customer.totalSpent) }
    checkVersion(told, version)
    const patch = readCustomer(input)
    if (patch.email !== undefined) await checkEmail(ctx, patch.email, id)
    const address = readAddress(input.address)
    if (address) await changeProfile(ctx, id, profile => withHome(profile, address))
    return updateRow(ctx, customers, customer, patch)
  })
}

/** Deletes the customer and gives back its id; the orders stay. */
export function deleteCustomer(ctx: Context, id: number) {
  return write(ctx, 'Deleted a customer', async ctx => {
    await deleteRow(ctx, customers, await findRow(ctx, customers, id))
    const profile = await findRowOrNull(ctx, customerProfiles, id)
    if (profile) await deleteRow(ctx, customerProfiles, profile)
    return id
  })
}

/** Changes the customer's order count and total spent (cents); nothing happens if the customer was deleted. */
export async function adjustFigures(ctx: WriteContext, id: number | null, change: { orders?: number; spent: number }): Promise<void> {
  const customer = id === null || (!change.orders && change.spent === 0) ? null : await findRowOrNull(ctx, customers, id)
  if (!customer) return
  const { order, totalSpent } = customer
  await updateRow(ctx, customers, customer, {
    order: Math.max(order + (change.orders ?? 0), 0),
    totalSpent: Math.max(totalSpent + change.spent, 0),
  })
}

/** The columns that the input names, as they are stored. */
export function readCustomer(input: CustomerInput) {
  const { customer, email, country, contact, status } = given(input)
  if (contact !== undefined && !contactForm.test(contact)) throw invalid('contact', 'contact must be digits, spaces and + ( ) -')
  return {
    ...(customer !== undefined && { customer: readText('customer', customer, { min: 1, max: 120 }) }),
    ...(email !== undefined && { email: readEmail('email', email) }),
    ...(country !== undefined && { country, countryName: countries[country].name }),
    ...(contact !== undefined && { contact: readText('contact', contact, { max: 30 }) }),
    ...(status !== undefined && { status }),
  }
}

async function checkEmail(ctx: WriteContext, email: string, ownId?: number) {
  const holder = await rows(ctx, customers).select('row.id').where(sql.ref('row.emailFolded'), '=', fold(email)).executeTakeFirst()
  if (holder && holder.id !== ownId) throw conflict('Another customer has this e-mail', { field: 'email' })
}

/** The highest of the shop's numbers and one more. */
async function nextNumber(ctx: WriteContext): Promise<string> {
  const { last } = await rows(ctx, customers)
    .select(eb => eb.fn.max('row.customerId').as('last'))
    .executeTakeFirstOrThrow()
  return String(Number(last ?? firstNumber) + 1)
}
