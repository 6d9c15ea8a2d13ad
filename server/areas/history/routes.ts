import type { Context } from '../../context.ts'
import { toId } from '../../db/rows.ts'
import { resetWorkspace } from '../../db/workspaces.ts'
import { aText, aWhole, bodyOf } from '../../rest/fields.ts'
import { defineRoutes, listQuery, type Parameter, type Query } from '../../rest/define-routes.ts'
import { flag, instant, list, model, object, orNull, pageOf, text, whole } from '../../rest/schemas.ts'
import { canUndo, type OperationFilter, type OperationRecord } from './operations.ts'
import * as history from './service.ts'

const parameter = (name: string, description: string): Parameter => ({ name, in: 'query', description, schema: { type: 'string' } })

const paging = listQuery({})

const filters: Query<OperationFilter> = {
  parameters: [
    ...paging.parameters.filter(({ name }) => ['q', 'page', 'itemsPerPage'].includes(name)),
    parameter('area', 'Such as REVIEWS'),
    parameter('actor', 'E-mail of who did it'),
    parameter('kind', 'CHANGE, UNDO or REDO'),
    parameter('door', 'UI, GRAPHQL, REST or SYSTEM'),
    parameter('from', 'The first instant, in ISO 8601'),
    parameter('to', 'The last instant'),
    parameter('requestId', 'Everything that this request did'),
    parameter('type', 'With id: the timeline of one record, such as Review'),
    parameter('id', 'Id of the record'),
  ],
  parse(query) {
    const text = (name: string) => query.get(name)?.trim() || null
    const instant = (name: string) => (Number.isNaN(Date.parse(text(name) ?? '')) ? null : new Date(text(name) ?? '').toISOString())
    const { search = null, page = null } = paging.parse(query)
    const type = text('type')
    return {
      search,
      page,
      area: text('area')?.toUpperCase() ?? null,
      actor: text('actor'),
      kind: (text('kind')?.toUpperCase() ?? null) as OperationFilter['kind'] & {}, // another word matches nothing
      door: text('door'),
      from: instant('from'),
      to: instant('to'),
      requestId: text('requestId'),
      record: type === null ? null : { type, id: text('id') ?? '' },
    }
  },
}

const toWire = async (ctx: Context, operation: OperationRecord) => {
  const { id, at, area, summary, kind, actor, door, requestId, undoes, undoneBy, labels, changes } = operation
  const isOpen = await canUndo(ctx, operation)
  return { id, at, area, summary, kind, actor, door, requestId, undoes, undoneBy, canUndo: isOpen, labels, changes }
}

const row = { type: ['object', 'null'] }
const operation = model('Operation', {
  id: whole(),
  at: instant(),
  area: text('Such as `REVIEWS`'),
  summary: text(),
  kind: text('What it was', { enum: ['CHANGE', 'UNDO', 'REDO'] }),
  actor: text(),
  door: text('`ui`, `graphql`, `rest` or `system`'),
  requestId: text(),
  undoes: orNull(whole('The operation that this one took back')),
  undoneBy: orNull(whole('The operation that took this one back')),
  canUndo: flag(),
  labels: list(text()),
  changes: list(model('RowChange', { type: text(), id: whole(), label: text(), before: row, after: row })),
})

const chosen = bodyOf({ operationId: aWhole({ minimum: 1, description: 'The latest one of yours when it is left out' }) })
const extent = bodyOf({ area: aText({ description: 'Such as `REVIEWS`; everything when it is left out' }) })
const readOperation = (body: unknown) => {
  const { operationId } = chosen.read(body)
  return operationId === null ? null : toId(operationId)
}

export const historyRoutes = defineRoutes('/api/_workspace', {
  'GET /operations': {
    summary: 'What was done in the workspace, the latest first',
    extension: true,
    query: filters,
    returns: pageOf('operations', operation),
    answer: async (ctx, { query }) => {
      const { items, total } = await history.listOperations(ctx, query)
      return { operations: await Promise.all(items.map(operation => toWire(ctx, operation))), total }
    },
  },
  'POST /undo': {
    summary: 'Takes an operation back',
    extension: true,
    body: chosen,
    mayBeEmpty: true,
    fails: ['notFound'],
    returns: operation,
    answer: async (ctx, { body }) => toWire(ctx, await history.undo(ctx, readOperation(body))),
  },
  'POST /redo': {
    summary: 'Does again what an undo took back',
    extension: true,
    body: chosen,
    mayBeEmpty: true,
    fails: ['notFound'],
    returns: operation,
    answer: async (ctx, { body }) => toWire(ctx, await history.redo(ctx, readOperation(body))),
  },
  'POST /reset': {
    summary: 'Fills the workspace from the seed again, whole or one area, and forgets its history',
    extension: true,
    body: extent,
    mayBeEmpty: true,
    returns: object({ success: flag() }),
    answer: async (ctx, { body }) => {
      await resetWorkspace(ctx, extent.read(body).area ?? undefined)
      return { success: true }
    },
  },
})
