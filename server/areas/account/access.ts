/** Access requests: asks an administrator for a permission; the request appears in the administrator's activities. */
import { isDeepStrictEqual } from 'node:util'
import { type Context, requireViewer } from '../../context.ts'
import { recordEvent } from '../../db/changes.ts'
import type { Db } from '../../db/store.ts'
import { maskEmail } from '../../db/text.ts'
import { invalid, tooMany } from '../../errors.ts'
import { accessNotice } from '../notifications/occasions.ts'
import { notifyNow } from '../notifications/notify.ts'
import './tables.ts'
import { dayMs } from '../../time.ts'

/** Distinct requests per account and day: more would push other activities out of the administrator's list. */
const maxRequests = 20

/** The oldest administrator. A demo administrator counts only in demo mode, and only if there is no other. */
export const findAdministrator = (ctx: Context) =>
  ctx.db
    .selectFrom('accounts')
    .select(['id', 'email', 'workspaceId', 'isDemo'])
    .where('role', '=', 'admin')
    .where('isDemo', '<=', ctx.config.demo ? 1 : 0)
    .orderBy('isDemo')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Requests the permission; true if an administrator has the request, including an earlier one. */
export async function requestAccess(ctx: Context, givenAction: string, givenSubject: string): Promise<boolean> {
  const { email } = requireViewer(ctx)
  const params = { action: readName('action', givenAction), subject: readName('subject', givenSubject) }
  const administrator = await findAdministrator(ctx)
  if (!administrator) return false
  const { workspaceId } = administrator
  // Anyone can sign in as the demo administrator, so the requester's address is shown in part.
  const name = administrator.isDemo === 1 ? maskEmail(email) : email
  const since = new Date(ctx.now().getTime() - dayMs).toISOString()
  await recordEvent(ctx, workspaceId, { area: 'ACCOUNT', action: 'ACCESS_REQUESTED', params }, async (db: Db) => {
    const recent = await db
      .selectFrom('operations')
      .select(['params', 'at'])
      .where('workspaceId', '=', workspaceId)
      .where('action', '=', 'ACCESS_REQUESTED')
      .where('actor', '=', email)
      .where('at', '>', since)
      .orderBy('id')
      .execute()
    if (recent.some(request => isDeepStrictEqual(JSON.parse(request.params), params))) return false
    const [first] = recent
    if (!first || recent.length < maxRequests) return true
    const seconds = (Date.parse(first.at) + dayMs - ctx.now().getTime()) / 1000
    throw tooMany('ACCESS_REQUESTS_EXCEEDED', { max: maxRequests, seconds: Math.ceil(seconds), retryAfter: seconds })
  })
  await notifyNow(ctx, administrator.id, accessNotice(name, `${givenAction} ${givenSubject}`, ctx.now()))
  return true
}

function readName(field: string, given: string): string {
  if (!/^\p{L}{1,40}$/u.test(given)) throw invalid('ABILITY_NAME_INVALID', { field, max: 40 })
  return given
}
