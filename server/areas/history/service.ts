/** History: what was done in a workspace, taken back and done again. */
import { type Context, workspaceOf } from '../../context.ts'
import { revert, type WorkspaceEvent, workspaceTopic } from '../../db/changes.ts'
import { type PageArgs, pageBounds } from '../../db/rows.ts'
import type { OperationTable } from '../../db/schema.ts'
import { tableOf } from '../../db/tables.ts'
import { notFound } from '../../errors.ts'

/** An operation with its row changes, as the schema shows it. */
export type OperationRecord = Awaited<ReturnType<typeof withChanges<OperationTable>>>[number]

const operationKinds = { change: 'CHANGE', undo: 'UNDO', redo: 'REDO' } as const

/** Operations of the workspace, the latest first. */
export async function listOperations(ctx: Context, { area, page }: { area?: string | null; page?: PageArgs | null }) {
  const { limit, offset } = pageBounds(page)
  const all = ctx.db.selectFrom('operations').where('workspaceId', '=', workspaceOf(ctx).id)
  const chosen = area ? all.where('area', '=', area) : all
  const [items, counted] = await Promise.all([
    chosen.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    chosen.select(eb => eb.fn.countAll().as('total')).executeTakeFirstOrThrow(),
  ])
  return { items: await withChanges(ctx, items), total: Number(counted.total) }
}

/** Takes back an operation, or the viewer's latest one that is in effect. */
export const undo = async (ctx: Context, operationId: number | null) =>
  findOperation(ctx, await revert(ctx, operationId ?? (await latest(ctx, 'done'))))

/** Does again what an undo took back, or the viewer's latest undo. */
export const redo = async (ctx: Context, operationId: number | null) =>
  findOperation(ctx, await revert(ctx, operationId ?? (await latest(ctx, 'undone'))))

/** Every change to the workspace from now on, of some areas or all. */
export async function* followChanges(ctx: Context, areas: readonly string[] | null | undefined) {
  for await (const change of ctx.events.subscribe<WorkspaceEvent>(workspaceTopic(workspaceOf(ctx).id))) {
    if (!areas || areas.includes(change.area)) yield { workspaceChanges: change }
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
  if (!found) throw notFound(kind === 'done' ? 'There is nothing to undo' : 'There is nothing to redo')
  return found.id
}

async function findOperation(ctx: Context, id: number) {
  const found = await ctx.db
    .selectFrom('operations')
    .selectAll()
    .where('workspaceId', '=', workspaceOf(ctx).id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const [operation] = await withChanges(ctx, [found])
  if (!operation) throw notFound()
  return operation
}

/** The operations with their row changes, read in one query for all of them. */
async function withChanges<T extends { id: number; kind: OperationTable['kind'] }>(ctx: Context, operations: T[]) {
  const ids = operations.map(({ id }) => id)
  const changes =
    ids.length === 0
      ? []
      : await ctx.db
          .selectFrom('rowChanges')
          .selectAll()
          .where('workspaceId', '=', workspaceOf(ctx).id)
          .where('operationId', 'in', ids)
          .orderBy('position')
          .execute()
  const byOperation = Map.groupBy(changes, change => change.operationId)
  const parse = (text: string | null): unknown => (text === null ? null : JSON.parse(text))
  return operations.map(operation => ({
    ...operation,
    kind: operationKinds[operation.kind],
    changes: (byOperation.get(operation.id) ?? []).map(({ tableName, rowId, before, after }) => ({
      type: tableOf(tableName).type,
      id: rowId,
      before: parse(before),
      after: parse(after),
    })),
  }))
}
