/** Asks for the password again before a change that an open session alone must not allow. */
import { type Context, requireSession } from '../../context.ts'
import { invalid } from '../../errors.ts'
import { minuteMs } from '../../time.ts'
import { findDemoLogin } from './demo.ts'
import { checkPassword } from './passwords.ts'
import { giveBack, takeUse } from '../../db/use-quotas.ts'
import { throttleKey } from '../../db/throttle-rows.ts'

/** Tries for each account; a right password gives its try back. */
const quota = { what: 'Passwords', count: 5, withinMs: 15 * minuteMs, reason: 'TOO_MANY_TRIES' } as const

/** Throws unless it is the viewer's password. */
export async function confirmPassword(ctx: Context, password: string, field = 'password'): Promise<void> {
  const { accountId, email, isDemo } = requireSession(ctx)
  const use = await takeUse(ctx, throttleKey('confirmation', String(accountId)), quota)
  const { passwordHash } = await ctx.db.selectFrom('accounts').select('passwordHash').where('id', '=', accountId).executeTakeFirstOrThrow()
  const isRight = isDemo ? findDemoLogin(ctx, email)?.password === password : await checkPassword(password, passwordHash)
  if (!isRight) throw invalid('CURRENT_PASSWORD_WRONG', { field })
  await giveBack(ctx, use)
}
