/** An account's referral link: a sign-up through it becomes a referral. */
import { randomInt } from 'node:crypto'
import { type Context, requireViewer } from '../../context.ts'
import { write } from '../../db/changes.ts'
import { rows } from '../../db/rows.ts'
import { referrals } from './tables.ts'
import { fold } from '../../db/text.ts'
import { addReferral } from './service.ts'

/** Letters and digits that are hard to confuse. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The code of the viewer's link, created on first use. */
export async function findReferralCode(ctx: Context): Promise<string> {
  const { workspaceId } = requireViewer(ctx)
  const code = Array.from({ length: 10 }, () => signs.charAt(randomInt(signs.length))).join('')
  await ctx.store.transact(db =>
    db.updateTable('workspaces').set({ referralCode: code }).where('id', '=', workspaceId).where('referralCode', 'is', null).execute(),
  )
  const { referralCode } = await ctx.store.db
    .selectFrom('workspaces')
    .select('referralCode')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return referralCode ?? code
}

/** Records a sign-up among the referrals of the link's owner. Unknown codes are ignored. */
export async function recordSignup(ctx: Context, code: string, email: string): Promise<void> {
  const owner = await ctx.store.db.selectFrom('workspaces').select('id').where('referralCode', '=', code).executeTakeFirst()
  if (!owner) return
  // Not undoable: another person signed up.
  const theirs: Context = { ...ctx, viewer: null, workspace: { id: owner.id, kind: 'own' }, source: 'system', written: [] }
  await write(theirs, 'REFERRAL_SIGNED_UP', async theirs => {
    // A whole code point, such as an emoji.
    const [first = ''] = email
    const [, domain = ''] = email.split('@')
    // The owner of the link must not learn the new account's address.
    const hidden = (number: number) => `${first}***${number > 1 ? number : ''}@${domain}`
    const taken = new Set((await rows(theirs, referrals).select('email').execute()).map(row => fold(row.email)))
    let number = 1
    while (taken.has(fold(hidden(number)))) number += 1
    await addReferral(theirs, { user: `${first}***`, email: hidden(number) })
  })
}
