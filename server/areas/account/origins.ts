/** Where calls come from: the browser, by a random key that it keeps, and the network. */
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import { parse } from '../../validation.ts'
import { networkOf } from '../../http/networks.ts'
import './tables.ts'
import { throttleKey } from '../../db/throttle-rows.ts'

/** At least 128 random bits in base64url; anyone who knows it is taken for this browser. */
export const deviceKey = z.string().regex(/^[\w-]{22,100}$/)

export interface Origin {
  network: string
  /** Undefined if the client keeps no key. */
  device: string | undefined
}

/** The caller's origin, as hashes. */
export const originOf = (ctx: Pick<Context, 'address'>, key: string | null | undefined): Origin => ({
  network: throttleKey('network', networkOf(ctx.address)),
  device: key ? throttleKey('device', parse(deviceKey, key, 'deviceKey')) : undefined,
})

/** Whom an emailed code belongs to: the browser that asked for it, or else its network. */
export const requesterOf = ({ device, network }: Origin): string => device ?? network

/** By which of its hashes the account of this address knows the origin. */
export async function findKnownOrigin(ctx: Context, emailKey: string, { device, network }: Origin): Promise<string | undefined> {
  const known = await ctx.db
    .selectFrom('knownOrigins')
    .innerJoin('accounts', 'accounts.id', 'knownOrigins.accountId')
    .select('originHash')
    .where('emailKey', '=', emailKey)
    .where('originHash', 'in', device ? [device, network] : [network])
    .execute()
  return known.find(({ originHash }) => originHash === device)?.originHash ?? known[0]?.originHash
}

/** Remembers the origin of a sign-in, in its transaction; a browser that isn't to be remembered only by its network. */
export async function rememberOrigin(
  ctx: Context,
  db: Db,
  { accountId, origin, isRemembered }: { accountId: number; origin: Origin; isRemembered: boolean },
): Promise<void> {
  const at = ctx.now().toISOString()
  const hashes = [origin.network, ...(origin.device && isRemembered ? [origin.device] : [])]
  await db
    .insertInto('knownOrigins')
    .values(hashes.map(originHash => ({ accountId, originHash, at })))
    .onConflict(conflict => conflict.columns(['accountId', 'originHash']).doUpdateSet({ at }))
    .execute()
}

/** Forgets where the account has signed in: someone else may have known its password. */
export const forgetOrigins = (db: Db, accountId: number) => db.deleteFrom('knownOrigins').where('accountId', '=', accountId).execute()
