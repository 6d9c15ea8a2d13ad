/** Calls to providers: stored in the transaction of what causes them, so that none is lost while a provider is down. */
import type { Db } from '../../db/store.ts'
import './tables.ts'

interface ProviderCall {
  /** A call with a known ID is made once. */
  id: string
  kind: 'refund' | 'close' | 'plan'
  reference: string
  cents?: number
}

export const queueCall = (db: Db, call: ProviderCall, now: Date): Promise<unknown> =>
  db
    .insertInto('providerCalls')
    .values({ ...call, nextAt: now.toISOString() })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()

/** Makes the provider's subscription like ours; ends it if there is none any more. */
export const queuePlan = (db: Db, providerId: string, now: Date): Promise<unknown> =>
  queueCall(db, { id: `plan-${providerId}-${now.getTime()}`, kind: 'plan', reference: providerId }, now)
