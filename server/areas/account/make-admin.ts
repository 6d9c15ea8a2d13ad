/** Makes accounts administrators, and regular accounts again. */
import type { Parts } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { readEmail } from './service.ts'

/** Sets the role; open connections of the account notice at once. */
export async function setAccountRole(
  { store, events }: Pick<Parts, 'store' | 'events'>,
  given: string,
  role: 'regular' | 'admin',
): Promise<void> {
  const { email, emailKey } = readEmail(given)
  const account = await store.transact(db =>
    db.updateTable('accounts').set({ role }).where('emailKey', '=', emailKey).where('isDemo', '=', 0).returning('id').executeTakeFirst(),
  )
  if (!account) throw notFound('ACCOUNT_NOT_FOUND', { email })
  events.publish(`account:${account.id}`, {})
}
