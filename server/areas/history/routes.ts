import { asObject, optional, textField } from '../../body.ts'
import type { Context } from '../../context.ts'
import { toId } from '../../db/rows.ts'
import { resetWorkspace } from '../../db/workspaces.ts'
import { defineRoutes, listQuery, type Parameter, type Query } from '../../rest.ts'
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

const idBody = {
  type: 'object',
  properties: { operationId: { type: 'integer', description: 'The latest one of yours when it is left out' } },
}
const readOperation = (body: unknown) => {
  const { operationId } = asObject(body ?? {})
  return operationId === undefined || operationId === null ? null : toId(String(operationId))
}

export const historyRoutes = defineRoutes('/api/_workspace', {
  'GET /operations': {
    summary: 'What was done in the workspace, the latest first',
    extension: true,
    query: filters,
    answer: async (ctx, { query }) => {
      const { items, total } = await history.listOperations(ctx, query)
      return { operations: await Promise.all(items.map(operation => toWire(ctx, operation))), total }
    },
  },
  'POST /undo': {
    summary: 'Takes an operation back',
    extension: true,
    body: idBody,
    answer: async (ctx, { body }) => toWire(ctx, await history.undo(ctx, readOperation(body))),
  },
  'POST /redo': {
    summary: 'Does again what an undo took back',
    extension: true,
    body: idBody,
    answer: async (ctx, { body }) => toWire(ctx, await history.redo(ctx, readOperation(body))),
  },
  'POST /reset': {
    summary: 'Fills the workspace from the seed again, whole or one area, and forgets its history',
    extension: true,
    body: { type: 'object', properties: { area: { type: 'string', description: 'Such as REVIEWS; everything when it is left out' } } },
    answer: async (ctx, { body }) => {
      await resetWorkspace(ctx, optional(asObject(body ?? {}), 'area', textField))
      return { success: true }
    },
  },
})
