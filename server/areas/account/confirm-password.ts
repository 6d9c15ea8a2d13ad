/** Asks for the password again before a change that an open session alone must not allow. */
import { type Context, requireViewer } from '../../context.ts'
import { invalid } from '../../errors.ts'
import { findDemoLogin } from './demo.ts'
import { checkPassword } from './passwords.ts'
import { checkThrottle, countFailure, throttleKey } from './throttle.ts'

/** Throws unless it is the viewer's password. Failures are counted per account. */
export async function confirmPassword(ctx: Context, password: string, field = 'password'): Promise<void> {
  const { accountId, email, isDemo } = requireViewer(ctx)
  const key = throttleKey('password', String(accountId))
  await checkThrottle(ctx, key)
  const { passwordHash } = await ctx.db.selectFrom('accounts').select('passwordHash').where('id', '=', accountId).executeTakeFirstOrThrow()
  const isRight = isDemo ? findDemoLogin(ctx, email)?.password === password : await checkPassword(password, passwordHash)
  if (isRight) return
  await countFailure(ctx, key)
  throw invalid('CURRENT_PASSWORD_WRONG', { field })
}
