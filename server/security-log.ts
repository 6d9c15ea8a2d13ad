/** Security events in the log, at level info: what, whose account, from where. Never a password, code, or token. */
import type { Context } from './context.ts'

/** Logs an event of the viewer's account, or of `accountId` where nobody is signed in yet. */
export function logSecurity(ctx: Context, event: string, accountId = ctx.viewer?.accountId): void {
  const { address, requestId, userAgent } = ctx
  ctx.log.info({ event, accountId, address, requestId, userAgent }, 'security event')
}
