/** Customers of the store, with their order counts and spending. */
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { matchRows } from '../../db/loaders.ts'
import { deleteRow, deleteRows, insertRow, updateRow, updateRows, write, type WriteContext } from '../../db/changes.ts'
import { addInvariant } from '../../db/revert.ts'
import { findRow, findRowOrNull, findRowsIn, type ListArgs, listRows, one, rows, toId } from '../../db/rows.ts'
import { fold } from '../../db/text.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { toDollars } from '../../money.ts'
import { checkVersion, given } from '../../rules.ts'
import { parseInput } from '../../validation.ts'
import { orders } from '../orders/tables.ts'
import { countries } from './countries.ts'
import { changeProfile, withHome } from './profile.ts'
import { boundsOf, type Segment, type Spend } from './segments.ts'
import { customerChange, type CustomerRow, customerProfiles, customers, newCustomer } from './tables.ts'

type CustomerArgs = ListArgs<typeof customers> & { spend?: Spend | null; segment?: Segment | null }
type NewCustomer = z.input<typeof newCustomer>

const numberForm = /^\d{6}$/
const firstNumber = 100_000

/** Customers that match, in the order of their ids unless sorted. */
export const listCustomers = (ctx: Context, { spend, segment, ...args }: CustomerArgs) =>
  listRows(ctx, customers, args, { between: boundsOf(ctx.now(), { spend, segment }) })

/** One customer by id, or by the six-digit customerId. */
export async function findCustomer(ctx: Context, by: { id?: string | number | null; customerId?: string | null }): Promise<CustomerRow> {
  const { id, customerId } = given(by)
  if ((id === undefined) === (customerId === undefined)) throw invalid('CUSTOMER_KEY_REQUIRED', { field: 'customerId' })
  if (id !== undefined) return findRow(ctx, customers, toId(id))
  const number = numberForm.test(customerId ?? '') ? [customerId ?? ''] : []
  const [customer] = await findRowsIn(ctx, customers, 'customerId', number)
  if (!customer) throw notFound('CUSTOMER_NOT_FOUND')
  return customer
}

/** The customers with these ids; null for those that no longer exist. */
export const loadCustomers = async (ctx: Context, ids: readonly number[]) =>
  matchRows(ids, await findRowsIn(ctx, customers, 'id', ids), ({ id }) => id)

/** Adds a customer, with the next customerId. */
export function createCustomer(ctx: Context, input: { [K in keyof NewCustomer]?: NewCustomer[K] | null }) {
  return write(ctx, 'CUSTOMER_CREATED', async ctx => {
    const { address, contact, status, ...named } = parseInput(newCustomer, given(input))
    await checkEmail(ctx, named.email)
    const customerId = await nextNumber(ctx)
    const customer = await insertRow(ctx, customers, {
      ...named,
      contact: contact ?? '',
      status: status ?? 'ACTIVE',
      countryName: countries[named.country].name,
      customerId,
      order: 0,
      totalSpent: 0,
      avatar: `/art/people/customer-${customerId}.svg`,
      createdAt: ctx.now().toISOString(),
    })
    await changeProfile(ctx, customer.id, profile => withHome(profile, address))
    return customer
  })
}

/** Updates the given fields. */
export function updateCustomer(ctx: Context, id: number, version: number | null | undefined, input: z.input<typeof customerChange>) {
  return write(ctx, 'CUSTOMER_UPDATED', async ctx => {
    const customer = await findRow(ctx, customers, id)
    const current = { ...customer, totalSpent: toDollars(customer.totalSpent) }
    checkVersion(current, version)
    const { address, ...patch } = given(parseInput(customerChange, input))
    if (patch.email !== undefined) await checkEmail(ctx, patch.email, id)
    if (address) await changeProfile(ctx, id, profile => withHome(profile, address))
    return updateRow(ctx, customers, customer, { ...patch, ...(patch.country && { countryName: countries[patch.country].name }) })
  })
}

const statusActions = { ACTIVE: 'CUSTOMER_ACTIVATED', INACTIVE: 'CUSTOMER_DEACTIVATED' } as const

/** Activates or deactivates the customers. */
export const setCustomerStatuses = (ctx: Context, ids: readonly number[], status: CustomerRow['status']) =>
  write(ctx, statusActions[status], ctx => updateRows(ctx, customers, ids, { status }))

/** Deletes the customers and returns their ids; their orders stay. */
export function deleteCustomers(ctx: Context, ids: readonly number[]) {
  return write(ctx, 'CUSTOMER_DELETED', async ctx => {
    await deleteRows(ctx, customers, ids)
    for (const profile of await findRowsIn(ctx, customerProfiles, 'id', ids)) await deleteRow(ctx, customerProfiles, profile)
    return [...ids]
  })
}

export const deleteCustomer = async (ctx: Context, id: number) => one(await deleteCustomers(ctx, [id]))

/** Changes the customer's order count and total spent (cents); does nothing if the customer was deleted. */
export async function adjustFigures(ctx: WriteContext, id: number | null, change: { orders?: number; spent: number }): Promise<void> {
  const customer = id === null || (!change.orders && change.spent === 0) ? null : await findRowOrNull(ctx, customers, id)
  if (!customer) return
  const { order, totalSpent } = customer
  await updateRow(ctx, customers, customer, {
    order: Math.max(order + (change.orders ?? 0), 0),
    totalSpent: Math.max(totalSpent + change.spent, 0),
  })
}

// A customer who was deleted misses changes of the orders, and an order that was changed then knows of no figures to undo.
addInvariant(customers, (ctx, changes) =>
  recount(
    ctx,
    changes.flatMap(({ rowId, before, after }) => (!before && after ? [rowId] : [])),
  ),
)
addInvariant(orders, (ctx, changes) =>
  recount(
    ctx,
    changes.flatMap(({ before, after }) => [before?.customerId, after?.customerId]).filter(id => typeof id === 'number'),
  ),
)

/** Sets the customers' figures to those of their orders, unless whole tables are replaced, figures included. */
async function recount(ctx: WriteContext, ids: readonly number[]): Promise<void> {
  const found = ctx.isBulk ? [] : await findRowsIn(ctx, customers, 'id', [...new Set(ids)])
  if (found.length === 0) return
  const paid = sql<number>`sum(case when ${sql.ref('payment')} = 'PAID' then ${sql.ref('spent')} - ${sql.ref('refunded')} else 0 end)`
  const sums = await rows(ctx, orders)
    .select(['customerId', sql<number>`count(*)`.as('count'), paid.as('paid')])
    .where(
      'customerId',
      'in',
      found.map(({ id }) => id),
    )
    .groupBy('customerId')
    .execute()
  for (const customer of found) {
    const sum = sums.find(({ customerId }) => Number(customerId) === customer.id)
    await updateRow(ctx, customers, customer, { order: Number(sum?.count ?? 0), totalSpent: Number(sum?.paid ?? 0) })
  }
}

async function checkEmail(ctx: WriteContext, email: string, ownId?: number) {
  const holder = await rows(ctx, customers).select('row.id').where(sql.ref('row.emailFolded'), '=', fold(email)).executeTakeFirst()
  if (holder && holder.id !== ownId) throw conflict('CUSTOMER_EMAIL_TAKEN', { field: 'email' })
}

/** One more than the highest customerId. */
async function nextNumber(ctx: WriteContext): Promise<string> {
  const { last } = await rows(ctx, customers)
    .select(eb => eb.fn.max('row.customerId').as('last'))
    .executeTakeFirstOrThrow()
  return String(Number(last ?? firstNumber) + 1)
}
