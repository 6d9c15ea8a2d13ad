/** Access requests: asks an administrator for a permission; the request appears in the administrator's activities. */
import { isDeepStrictEqual } from 'node:util'
import { type Context, requireViewer } from '../../context.ts'
import { recordEvent } from '../../db/changes.ts'
import type { Db } from '../../db/store.ts'
import { invalid, tooMany } from '../../errors.ts'
import { accessNotice } from '../notifications/occasions.ts'
import { notifyNow } from '../notifications/notify.ts'
import './tables.ts'
import { dayMs } from '../../time.ts'

/** Distinct requests per account and day: more would push other activities out of the administrator's list. */
const maxRequests = 20

/** The oldest administrator; demo accounts don't count. */
export const findAdministrator = (ctx: Context) =>
  ctx.db
    .selectFrom('accounts')
    .select(['id', 'email', 'workspaceId'])
    .where('role', '=', 'admin')
    .where('isDemo', '=', 0)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Requests the permission; true if an administrator has the request, including an earlier one. In a demo, the request stays in the visitor's workspace. */
export async function requestAccess(ctx: Context, givenAction: string, givenSubject: string): Promise<boolean> {
  const { email, isDemo, workspaceId: ownWorkspaceId } = requireViewer(ctx)
  const params = { action: readName('action', givenAction), subject: readName('subject', givenSubject) }
  const administrator = isDemo ? undefined : await findAdministrator(ctx)
  if (!administrator && !isDemo) return false
  const workspaceId = administrator?.workspaceId ?? ownWorkspaceId
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
  if (administrator) await notifyNow(ctx, administrator.id, accessNotice(email, `${givenAction} ${givenSubject}`, ctx.now()))
  return true
}

function readName(field: string, given: string): string {
  if (!/^\p{L}{1,40}$/u.test(given)) throw invalid('ABILITY_NAME_INVALID', { field, max: 40 })
  return given
}
