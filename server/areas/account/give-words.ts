/** Grants words to an account and notifies it. */
import type { Parts } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { notify, publishNotifications } from '../notifications/notify.ts'
import { type Grant, grantWords } from '../words/grants.ts'
import { readEmail } from './service.ts'
import './tables.ts'

/** Grants the words and stores the notification in one transaction, then updates open screens. */
export async function giveWords(parts: Pick<Parts, 'store' | 'events' | 'now'>, given: string, grant: Grant): Promise<void> {
  const { email, emailKey } = readEmail(given)
  const now = parts.now()
  const link = '/pages/account-settings/billing-plans'
  const accountId = await parts.store.transact(async db => {
    const account = await db.selectFrom('accounts').select('id').where('emailKey', '=', emailKey).executeTakeFirst()
    if (!account) throw notFound('ACCOUNT_NOT_FOUND', { email })
    const id = await grantWords(db, account.id, grant, now)
    await notify(db, account.id, { key: `grant:${id}`, kind: 'WORDS_GRANTED', facts: { words: grant.words }, link }, now)
    return account.id
  })
  publishNotifications(parts, accountId)
}
