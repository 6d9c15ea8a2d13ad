/** Billing details of an account, and when it is told that words are low. */
import { z } from 'zod'
import { type Context, requireViewer } from '../../context.ts'
import { optional, parse } from '../../validation.ts'
import { notifyAccount } from '../account/sessions.ts'
import { lockAccount } from '../words/reservations.ts'
import { keepDefault } from './addresses.ts'
import { addressFields } from './fields.ts'

export interface BillingDetails {
  name: string
  address: string
  country: string | null
  /** Null for a tenth of the words. */
  lowWords: number | null
}

const maxLowWords = 1_000_000

const input = z.object({ ...addressFields, lowWords: optional(z.int().min(0).max(maxLowWords)) })
export type BillingDetailsInput = z.input<typeof input>

export async function findBillingDetails(ctx: Context): Promise<BillingDetails> {
  const { accountId } = requireViewer(ctx)
  const { billingName, billingAddress, billingCountry, lowWords } = await ctx.db
    .selectFrom('accounts')
    .select(['billingName', 'billingAddress', 'billingCountry', 'lowWords'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    name: billingName,
    address: billingAddress,
    country: billingCountry || null,
    lowWords: lowWords === null ? null : Number(lowWords),
  }
}

/** Replaces the details; invoices of earlier purchases keep theirs. */
export async function saveBillingDetails(ctx: Context, given: BillingDetailsInput): Promise<BillingDetails> {
  const { accountId } = requireViewer(ctx)
  const { name, address, country, lowWords } = parse(input, given)
  await ctx.store.transact(async db => {
    await lockAccount(db, accountId)
    await db
      .updateTable('accounts')
      .set({ billingName: name, billingAddress: address, billingCountry: country ?? '', lowWords })
      .where('id', '=', accountId)
      .execute()
    await keepDefault(db, accountId, { name, address, country })
  })
  notifyAccount(ctx, accountId)
  return { name, address, country, lowWords }
}
