/** Operations as shown in histories: filtered, paginated, with their rows and whether they can be undone. */
import { sql } from 'kysely'
import { type Context, workspaceOf } from '../../context.ts'
import { countRead } from '../../db/answer-size.ts'
import { mayWrite } from '../../db/changes.ts'
import { batched } from '../../db/loaders.ts'
import { isAsLeft } from '../../db/revert.ts'
import { type PageArgs, pageBounds, toIdOrNull } from '../../db/rows.ts'
import type { Operation, RowChangeTable } from '../../db/schema.ts'
import { allTables, nameRow, serializeRow, tableNamed } from '../../db/tables.ts'
import { contains, toSearch } from '../../db/text.ts'
import { publicWorkspace } from '../../db/workspaces.ts'
import { invalid } from '../../errors.ts'

const kinds = { change: 'CHANGE', undo: 'UNDO', redo: 'REDO' } as const
type Kind = Operation['kind']

export interface OperationFilter {
  area?: string | null
  actor?: string | null
  kind?: (typeof kinds)[Kind] | null
  source?: string | null
  from?: string | null
  to?: string | null
  search?: string | null
  requestId?: string | null
  record?: { type: string; id: string | number } | null
  page?: PageArgs | null
}

/** An operation with its row changes, shaped like the schema. */
export type OperationRecord = Awaited<ReturnType<typeof withChanges>>[number]

const maxLabels = 10
/** Maximum length of an email address. */
const maxName = 254

/** Which operations are looked at: the workspace's, those of all workspaces, or the workspace's and what the server did by itself. */
type Scope = 'workspace' | 'all' | 'demo'

export function operationsIn(ctx: Context, scope: Scope) {
  const all = ctx.db.selectFrom('operations')
  if (scope === 'all') return all
  const { id } = workspaceOf(ctx)
  if (scope === 'workspace') return all.where('workspaceId', '=', id)
  return all.where(eb =>
    eb.or([eb('workspaceId', '=', id), eb.and([eb('workspaceId', '=', publicWorkspace.id), eb('source', '=', 'system')])]),
  )
}

/** Matching operations in the scope, the latest first. */
export async function findOperations(ctx: Context, scope: Scope, filter: OperationFilter) {
  const { limit, offset } = pageBounds(filter.page)
  const { area, actor, kind, source, from, to, requestId, record } = filter
  const search = toSearch(filter.search)
  for (const [name, given] of Object.entries({ actor, requestId }))
    if ((given?.length ?? 0) > maxName) throw invalid('TOO_LONG', { field: name, max: maxName })
  let chosen = operationsIn(ctx, scope)
  if (area) chosen = chosen.where('area', '=', area)
  if (actor !== undefined && actor !== null) chosen = chosen.where('actor', '=', actor)
  if (kind) chosen = chosen.where('kind', '=', kind.toLowerCase() as Kind)
  if (source) chosen = chosen.where('source', '=', source.toLowerCase())
  if (from) chosen = chosen.where('at', '>=', from)
  if (to) chosen = chosen.where('at', '<=', to)
  if (requestId) chosen = chosen.where('requestId', '=', requestId)
  if (search) chosen = chosen.where(contains(ctx.store.kind, sql`lower(${sql.ref('searchText')})`, search))
  if (record) chosen = chosen.where(touches(record))
  // Within one workspace, ids are in write order.
  const ordered =
    scope !== 'workspace' ? chosen.orderBy('at', 'desc').orderBy('workspaceId', 'desc').orderBy('id', 'desc') : chosen.orderBy('id', 'desc')
  const [items, counted] = await Promise.all([
    ordered.selectAll().limit(limit).offset(offset).execute(),
    chosen.select(eb => eb.fn.countAll().as('total')).executeTakeFirstOrThrow(),
  ])
  return { items: await withChanges(ctx, items), total: Number(counted.total) }
}

/** Operations that changed this row. */
function touches({ type, id }: { type: string; id: string | number }) {
  const table = allTables().find(each => each.type === type)?.name ?? ''
  const rowId = toIdOrNull(id) ?? 0
  return sql<boolean>`exists (select 1 from ${sql.table('rowChanges')} as c
    where c.${sql.ref('workspaceId')} = operations.${sql.ref('workspaceId')} and c.${sql.ref('operationId')} = operations.id
    and c.${sql.ref('tableName')} = ${table} and c.${sql.ref('rowId')} = ${rowId})`
}

/** Adds the row changes to the operations, with one query. */
export async function withChanges(ctx: Context, operations: Operation[]) {
  const byOperation = await changesOf(ctx, operations)
  const parse = (text: string | null) => (text === null ? null : (JSON.parse(text) as Record<string, unknown>)) // written by `write`
  return operations.map(operation => {
    const stored = byOperation.get(keyOf(operation.workspaceId, operation.id)) ?? []
    const changes = stored.map(({ tableName, rowId, before, after }) => {
      const table = tableNamed(tableName)
      const [old, now] = [parse(before), parse(after)]
      const label = nameRow(table, now ?? old ?? {})
      return { type: table.type, id: rowId, label, before: old && serializeRow(table, old), after: now && serializeRow(table, now) }
    })
    const labels = [...new Set(changes.map(({ label }) => label).filter(Boolean))].slice(0, maxLabels)
    return {
      ...operation,
      params: JSON.parse(operation.params) as Record<string, unknown>,
      kind: kinds[operation.kind],
      owner: '',
      changes,
      labels,
      stored,
    }
  })
}

const keyOf = (workspaceId: number, id: number) => `${workspaceId}/${id}`

async function changesOf(ctx: Context, operations: Operation[]): Promise<Map<string, RowChangeTable[]>> {
  if (operations.length === 0) return new Map()
  const found = await ctx.db
    .selectFrom('rowChanges')
    .selectAll()
    .where(eb =>
      eb.or(
        [...Map.groupBy(operations, ({ workspaceId }) => workspaceId)].map(([workspaceId, own]) =>
          eb.and([
            eb('workspaceId', '=', workspaceId),
            eb(
              'operationId',
              'in',
              own.map(({ id }) => id),
            ),
          ]),
        ),
      ),
    )
    .orderBy('position')
    .execute()
  countRead(ctx, found)
  return Map.groupBy(found, change => keyOf(change.workspaceId, change.operationId))
}

/** Whether the viewer can undo each operation; reads each table once. */
export const canUndo = (ctx: Context, operation: OperationRecord): Promise<boolean> => batched(ctx, loadUndoable, operation)

async function loadUndoable(ctx: Context, operations: readonly OperationRecord[]): Promise<boolean[]> {
  const { id: workspaceId } = workspaceOf(ctx)
  const isWriter = mayWrite(ctx)
  const open = operations.filter(
    operation => isWriter && operation.workspaceId === workspaceId && operation.undoneBy === null && operation.stored.length > 0,
  )
  const asLeft = await isAsLeft(
    ctx,
    open.map(({ stored }) => stored),
  )
  return operations.map(operation => asLeft[open.indexOf(operation)] ?? false)
}
