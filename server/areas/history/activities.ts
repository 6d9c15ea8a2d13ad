/** Activities: the operations in every workspace, for administrators. */
import { sql } from 'kysely'
import { type Context, requireViewer } from '../../context.ts'
import { maskEmail } from '../../db/text.ts'
import { forbidden } from '../../errors.ts'
import { findOperations, type OperationFilter, type OperationRecord } from './operations.ts'
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

/** Operations of every workspace, the latest first, with the workspace's owner. */
export async function listActivities(ctx: Context, filter: OperationFilter) {
  const viewer = requireAdministrator(ctx)
  const demonstration = await ctx.db.selectFrom('accounts').select('email').where('isDemo', '=', 1).execute()
  const open = new Set(['', ...demonstration.map(({ email }) => email)])
  const isVeiled = demonstration.some(({ email }) => email === viewer.email)
  // Search must not reveal fields that the viewer cannot see.
  const actor = isVeiled && !open.has(filter.actor ?? '') ? 'nobody' : filter.actor
  const searched = isVeiled ? 'summary' : 'hay'
  const { items, total } = await findOperations(ctx, { workspaceId: null, searched }, { ...filter, actor })
  const owners = await findOwners(ctx, items)
  const owned = items.map(operation => ({ ...operation, owner: owners.get(operation.workspaceId) ?? '' }))
  return { items: isVeiled ? owned.map(operation => veil(operation, open)) : owned, total }
}

async function findOwners(ctx: Context, operations: OperationRecord[]): Promise<Map<number, string>> {
  const ids = [...new Set(operations.map(({ workspaceId }) => workspaceId))]
  if (ids.length === 0) return new Map()
  const found = await ctx.db.selectFrom('accounts').select(['workspaceId', 'email']).where('workspaceId', 'in', ids).execute()
  return new Map(found.map(({ workspaceId, email }) => [workspaceId, email]))
}

/** Anyone can sign in as the demo administrator, so other people's names and texts are hidden from it. */
function veil(operation: OperationRecord, open: ReadonlySet<string>): OperationRecord {
  const { actor, owner } = operation
  const shown = { ...operation, actor: open.has(actor) ? actor : maskEmail(actor), owner: open.has(owner) ? owner : maskEmail(owner) }
  if (open.has(owner)) return shown
  return { ...shown, labels: [], changes: shown.changes.map(change => ({ ...change, label: '', before: null, after: null })) }
}

/** Statistics of today and of the last 24 hours. */
export async function summarizeActivities(ctx: Context) {
  requireAdministrator(ctx)
  const now = ctx.now()
  const today = `${now.toISOString().slice(0, 10)}T00:00:00.000Z`
  const first = Math.floor(now.getTime() / hourMs) * hourMs - (hours - 1) * hourMs
  const { db } = ctx
  const count = sql<number>`count(*)`.as('count')
  const incidents = (kind: 'fault' | 'failedLogin') =>
    db.selectFrom('incidents').select(count).where('kind', '=', kind).where('at', '>=', today).executeTakeFirstOrThrow()
  const hour = sql<string>`substr(at, 1, 13)`
  const [changes, errors, failedLogins, sessions, paid, byHour] = await Promise.all([
    db.selectFrom('operations').select(count).where('at', '>=', today).executeTakeFirstOrThrow(),
    incidents('fault'),
    incidents('failedLogin'),
    db
      .selectFrom('sessions')
      .select(count)
      .where('lastSeenAt', '>=', new Date(now.getTime() - hourMs).toISOString())
      .where('expiresAt', '>', now.toISOString())
      .executeTakeFirstOrThrow(),
    db.selectFrom('moneyEntries').select(count).where('at', '>=', today).where('cents', '>', 0).executeTakeFirstOrThrow(),
    db
      .selectFrom('operations')
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
  }
}
