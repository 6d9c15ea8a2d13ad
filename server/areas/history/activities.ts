/** Activities: the operations in every workspace, for administrators. */
import { sql } from 'kysely'
import { type Context, requireViewer } from '../../context.ts'
import { forbidden } from '../../errors.ts'
import { findOperations, operationsIn, type OperationFilter, type OperationRecord } from './operations.ts'
import '../account/tables.ts'
import '../words/tables.ts'

const hourMs = 60 * 60 * 1000
const hours = 24

/** Throws FORBIDDEN unless the viewer may manage everything. */
function requireAdministrator(ctx: Context) {
  const viewer = requireViewer(ctx)
  if (!viewer.rules.some(({ action, subject }) => action === 'manage' && subject === 'all'))
    throw forbidden('RIGHT_REQUIRED', { subject: 'all' })
  return viewer
}

/** Operations of every workspace, the latest first, with the workspace's owner. In a demo: the visitor's own, and the server's. */
export async function listActivities(ctx: Context, filter: OperationFilter) {
  const viewer = requireAdministrator(ctx)
  const { items, total } = await findOperations(ctx, viewer.isDemo ? 'demo' : 'all', filter)
  const owners = await findOwners(ctx, items)
  return { items: items.map(operation => ({ ...operation, owner: owners.get(operation.workspaceId) ?? '' })), total }
}

async function findOwners(ctx: Context, operations: OperationRecord[]): Promise<Map<number, string>> {
  const ids = [...new Set(operations.map(({ workspaceId }) => workspaceId))]
  if (ids.length === 0) return new Map()
  const found = await ctx.db.selectFrom('accounts').select(['workspaceId', 'email']).where('workspaceId', 'in', ids).execute()
  return new Map(found.map(({ workspaceId, email }) => [workspaceId, email]))
}

/** Statistics of today and of the last 24 hours. */
export async function summarizeActivities(ctx: Context) {
  const { isDemo, accountId } = requireAdministrator(ctx)
  const now = ctx.now()
  const today = `${now.toISOString().slice(0, 10)}T00:00:00.000Z`
  const first = Math.floor(now.getTime() / hourMs) * hourMs - (hours - 1) * hourMs
  const { db } = ctx
  const count = sql<number>`count(*)`.as('count')
  const operations = operationsIn(ctx, isDemo ? 'demo' : 'all')
  const incidents = (kind: 'fault' | 'failedLogin') =>
    db.selectFrom('incidents').select(count).where('kind', '=', kind).where('at', '>=', today).executeTakeFirstOrThrow()
  const hour = sql<string>`substr(at, 1, 13)`
  const [changes, errors, failedLogins, sessions, paid, byHour] = await Promise.all([
    operations.select(count).where('at', '>=', today).executeTakeFirstOrThrow(),
    incidents('fault'),
    incidents('failedLogin'),
    db
      .selectFrom('sessions')
      .select(count)
      .where('lastSeenAt', '>=', new Date(now.getTime() - hourMs).toISOString())
      .where('expiresAt', '>', now.toISOString())
      .$if(isDemo, query => query.where('accountId', '=', accountId))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('moneyEntries')
      .select(count)
      .where('at', '>=', today)
      .where('cents', '>', 0)
      .$if(isDemo, query => query.where('accountId', '=', accountId))
      .executeTakeFirstOrThrow(),
    operations
      .select([hour.as('hour'), count])
      .where('at', '>=', new Date(first).toISOString())
      .groupBy(hour)
      .execute(),
  ])
  return {
    changesToday: Number(changes.count),
    errorsToday: Number(errors.count),
    failedLoginsToday: Number(failedLogins.count),
    activeSessions: Number(sessions.count),
    ordersPaidToday: Number(paid.count),
    changesByHour: Array.from({ length: hours }, (_, index) => {
      const start = new Date(first + index * hourMs).toISOString()
      return { start, count: Number(byHour.find(each => each.hour === start.slice(0, 13))?.count ?? 0) }
    }),
    server: ctx.metrics.readStatus(),
  }
}
