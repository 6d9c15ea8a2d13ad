/** History of a workspace, with undo and redo. */
import { type Context, workspaceOf } from '../../context.ts'
import { type WorkspaceEvent, workspaceTopic } from '../../db/changes.ts'
import { revert } from '../../db/revert.ts'
import { resetWorkspace as fillAgain, type SeedSize } from '../../db/workspaces.ts'
import { notFound } from '../../errors.ts'
import { hourMs, minuteMs } from '../../time.ts'
import { giveBack, type Quota, takeUse, type Use } from '../../db/use-quotas.ts'
import { networkOf } from '../../http/networks.ts'
import { findOperations, type OperationFilter, type OperationRecord, withChanges } from './operations.ts'

/** Operations of the current workspace, the latest first. */
export const listOperations = (ctx: Context, filter: OperationFilter) => findOperations(ctx, 'workspace', filter)

/** Undoes an operation, or the viewer's latest one that is in effect. */
export const undo = async (ctx: Context, operationId: number | null) =>
  findOperation(ctx, await revert(ctx, operationId ?? (await latest(ctx, 'done'))))

/** Redoes what an undo reverted, or the viewer's latest undo. */
export const redo = async (ctx: Context, operationId: number | null) =>
  findOperation(ctx, await revert(ctx, operationId ?? (await latest(ctx, 'undone'))))

const soonest = (withinMs: number): Quota => ({ what: 'Resets', count: 1, withinMs, reason: 'RESET_TOO_SOON' })
/** How often an area, or the whole workspace, can be reset. */
const resets = { own: soonest(minuteMs), public: soonest(10 * minuteMs), network: { what: 'Resets', count: 3, withinMs: hourMs } }

/** Restores the seed data of the workspace or of one area. */
export async function resetWorkspace(ctx: Context, area?: string, size: SeedSize = 'SAMPLE'): Promise<void> {
  const { id, kind } = workspaceOf(ctx)
  const uses: Use[] = []
  const take = async (key: string, quota: Quota) => void uses.push(await takeUse(ctx, `reset:${key}`, quota))
  try {
    if (ctx.config.rateLimit > 0) {
      await take(`${id}:${(area ?? '').slice(0, 40)}`, resets[kind])
      if (kind === 'public') await take(networkOf(ctx.address), resets.network)
    }
    await fillAgain(ctx, area, size)
  } catch (error) {
    for (const use of uses) await giveBack(ctx, use)
    throw error
  }
}

/** Subscribes to changes in the workspace, of some areas or all. */
export async function* followChanges(ctx: Context, areas: readonly string[] | null | undefined) {
  for await (const change of ctx.events.subscribe<WorkspaceEvent>(workspaceTopic(workspaceOf(ctx).id), ctx.ended)) {
    if (!areas || change.areas.some(area => areas.includes(area))) yield { workspaceChanges: change }
  }
}

async function latest(ctx: Context, kind: 'done' | 'undone'): Promise<number> {
  const mine = ctx.db
    .selectFrom('operations')
    .select('id')
    .where('workspaceId', '=', workspaceOf(ctx).id)
    .where('accountId', ctx.viewer ? '=' : 'is', ctx.viewer?.accountId ?? null)
    .where('undoneBy', 'is', null)
    .where('kind', '=', kind === 'done' ? 'change' : 'undo')
    .orderBy('id', 'desc')
    .limit(1)
  const found = await mine.executeTakeFirst()
  if (!found) throw notFound(kind === 'done' ? 'NOTHING_TO_UNDO' : 'NOTHING_TO_REDO')
  return found.id
}

async function findOperation(ctx: Context, id: number): Promise<OperationRecord> {
  const found = await ctx.db
    .selectFrom('operations')
    .selectAll()
    .where('workspaceId', '=', workspaceOf(ctx).id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const [operation] = await withChanges(ctx, [found])
  if (!operation) throw notFound('NOT_FOUND', { type: 'Operation', id })
  return operation
}
