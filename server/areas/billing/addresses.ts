/** The account's address book. Its default address is the one of the billing details. */
import { z } from 'zod'
import { type Context, requireViewer } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { optional, parse } from '../../validation.ts'
import { notifyAccount } from '../account/sessions.ts'
import { lockAccount } from '../words/reservations.ts'
import { addressFields } from './fields.ts'

const maxAddresses = 20

export interface SavedAddress {
  id: number
  /** Name or company. */
  name: string
  address: string
  country: string | null
  isDefault: boolean
}

const input = z.object({
  id: optional(z.int()),
  ...addressFields,
  isDefault: optional(z.boolean()),
})
export type AddressInput = z.input<typeof input>

type Values = Pick<SavedAddress, 'name' | 'address' | 'country'>

/** The viewer's addresses, the default one first. */
export const listAddresses = (ctx: Context): Promise<SavedAddress[]> => readAddresses(ctx.db, requireViewer(ctx).accountId)

async function readAddresses(db: Db, accountId: number): Promise<SavedAddress[]> {
  const rows = await db
    .selectFrom('accountAddresses')
    .select(['id', 'name', 'address', 'country', 'isDefault'])
    .where('accountId', '=', accountId)
    .orderBy('isDefault', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ country, isDefault, ...row }) => ({ ...row, country: country || null, isDefault: isDefault === 1 }))
}

/** Adds an address, or changes the one with the ID; returns all of them. The first one is the default. */
export function saveAddress(ctx: Context, given: AddressInput): Promise<SavedAddress[]> {
  const { id, isDefault, ...values } = parse(input, given)
  if (values.name === '' && values.address === '') throw invalid('REQUIRED', { field: 'name' })
  return change(ctx, async (db, accountId, present) => {
    const old = present.find(each => each.id === id)
    if (id !== null && !old) throw notFound('NOT_FOUND', { type: 'SavedAddress', id })
    if (!old && present.length >= maxAddresses) throw conflict('ADDRESS_BOOK_FULL', { max: maxAddresses })
    const becomesDefault = isDefault === true || old?.isDefault === true || present.length === 0
    const saved = await writeAddress(db, accountId, old?.id, values)
    if (becomesDefault) await makeDefault(db, accountId, saved, values)
  })
}

/** Deletes an address, and returns those that are left. Without the default one, the one before it takes its place. */
export const deleteAddress = (ctx: Context, id: number): Promise<SavedAddress[]> =>
  change(ctx, async (db, accountId, present) => {
    const old = present.find(each => each.id === id)
    if (!old) throw notFound('NOT_FOUND', { type: 'SavedAddress', id })
    await db.deleteFrom('accountAddresses').where('id', '=', id).where('accountId', '=', accountId).execute()
    if (!old.isDefault) return
    const next = present.findLast(each => each.id !== id)
    if (next) await makeDefault(db, accountId, next.id, next)
    else await setBilling(db, accountId, { name: '', address: '', country: null })
  })

/** Keeps the address book in step with billing details that were saved on their own. */
export async function keepDefault(db: Db, accountId: number, values: Values): Promise<void> {
  const old = (await readAddresses(db, accountId)).find(({ isDefault }) => isDefault)
  if (!old && values.name === '' && values.address === '') return
  const id = await writeAddress(db, accountId, old?.id, values)
  await db.updateTable('accountAddresses').set({ isDefault: 1 }).where('id', '=', id).where('accountId', '=', accountId).execute()
}

async function change(ctx: Context, work: (db: Db, accountId: number, present: SavedAddress[]) => Promise<void>): Promise<SavedAddress[]> {
  const { accountId } = requireViewer(ctx)
  const saved = await ctx.store.transact(async db => {
    await lockAccount(db, accountId)
    await work(db, accountId, await readAddresses(db, accountId))
    return readAddresses(db, accountId)
  })
  notifyAccount(ctx, accountId)
  return saved
}

async function writeAddress(db: Db, accountId: number, id: number | undefined, { name, address, country }: Values): Promise<number> {
  const columns = { name, address, country: country ?? '' }
  if (id !== undefined) {
    await db.updateTable('accountAddresses').set(columns).where('id', '=', id).where('accountId', '=', accountId).execute()
    return id
  }
  const added = db.insertInto('accountAddresses').values({ accountId, ...columns, isDefault: 0 })
  return (await added.returning('id').executeTakeFirstOrThrow()).id
}

async function makeDefault(db: Db, accountId: number, id: number, values: Values) {
  await db
    .updateTable('accountAddresses')
    .set(eb => ({ isDefault: eb.case().when('id', '=', id).then(1).else(0).end() }))
    .where('accountId', '=', accountId)
    .execute()
  await setBilling(db, accountId, values)
}

const setBilling = (db: Db, accountId: number, { name, address, country }: Values) =>
  db
    .updateTable('accounts')
    .set({ billingName: name, billingAddress: address, billingCountry: country ?? '' })
    .where('id', '=', accountId)
    .execute()
