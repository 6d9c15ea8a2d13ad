import { z } from 'zod'
import type { Context } from '../../context.ts'
import { instant } from '../../db/tables.ts'
import { get, listQuery, type Parameter, post, type Query, routesUnder } from '../../rest/define-routes.ts'
import { id, named, pageOf } from '../../rest/schema.ts'
import { optional } from '../../validation.ts'
import { canUndo, type OperationFilter, type OperationRecord } from './operations.ts'
import * as history from './service.ts'

const parameter = (name: string, description: string): Parameter => ({ name, in: 'query', description, schema: { type: 'string' } })

const paging = listQuery({})

const filters: Query<OperationFilter> = {
  parameters: [
    ...paging.parameters.filter(({ name }) => ['q', 'page', 'itemsPerPage'].includes(name)),
    parameter('area', 'Such as REVIEWS'),
    parameter('actor', 'Email of the actor'),
    parameter('kind', 'CHANGE, UNDO, or REDO'),
    parameter('source', 'UI, GRAPHQL, REST, or SYSTEM'),
    parameter('from', 'The first instant, in ISO 8601'),
    parameter('to', 'The last instant'),
    parameter('requestId', 'Operations of this request'),
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
      kind: (text('kind')?.toUpperCase() ?? null) as OperationFilter['kind'] & {}, // another name matches nothing
      source: text('source'),
      from: instant('from'),
      to: instant('to'),
      requestId: text('requestId'),
      record: type === null ? null : { type, id: text('id') ?? '' },
    }
  },
}

const toDto = async (ctx: Context, operation: OperationRecord) => {
  const { id, at, area, summary, kind, actor, source, requestId, undoes, undoneBy, labels, changes } = operation
  const isOpen = await canUndo(ctx, operation)
  return { id, at, area, summary, kind, actor, source, requestId, undoes, undoneBy, canUndo: isOpen, labels, changes }
}

const row = z.record(z.string(), z.unknown()).nullable()

const operationDto = named(
  'Operation',
  z.object({
    id: z.int(),
    at: instant(),
    area: z.string().describe('Such as `REVIEWS`'),
    summary: z.string(),
    kind: z.enum(['CHANGE', 'UNDO', 'REDO']).describe('Whether it is a change, an undo, or a redo'),
    actor: z.string(),
    source: z.string().describe('`ui`, `graphql`, `rest`, or `system`'),
    requestId: z.string(),
    undoes: z.int().nullable().describe('The operation that this one undid'),
    undoneBy: z.int().nullable().describe('The operation that undid this one'),
    canUndo: z.boolean(),
    labels: z.array(z.string()),
    changes: z.array(named('RowChange', z.object({ type: z.string(), id: z.int(), label: z.string(), before: row, after: row }))),
  }),
)

const target = z.object({ operationId: optional(id()).describe('Your latest one if it is left out') })

export const historyRoutes = routesUnder('/api/_workspace', [
  get('/operations', {
    summary: 'List the operations of the workspace, newest first',
    extension: true,
    query: filters,
    returns: pageOf('operations', operationDto),
    handler: async (ctx, { query }) => {
      const { items, total } = await history.listOperations(ctx, query)
      return { operations: await Promise.all(items.map(operation => toDto(ctx, operation))), total }
    },
  }),
  post('/undo', {
    summary: 'Undo an operation',
    extension: true,
    body: target,
    mayBeEmpty: true,
    fails: ['notFound'],
    returns: operationDto,
    handler: async (ctx, { body }) => toDto(ctx, await history.undo(ctx, body.operationId)),
  }),
  post('/redo', {
    summary: 'Redo what an undo reverted',
    extension: true,
    body: target,
    mayBeEmpty: true,
    fails: ['notFound'],
    returns: operationDto,
    handler: async (ctx, { body }) => toDto(ctx, await history.redo(ctx, body.operationId)),
  }),
  post('/reset', {
    summary:
      'Reset the workspace, or one area, to its seed data and delete its history; once a minute, the public workspace every 10 minutes',
    extension: true,
    body: z.object({
      area: optional(z.string()).describe('Such as `REVIEWS`; everything if it is left out'),
      size: z.enum(['EMPTY', 'SAMPLE', 'LARGE']).default('SAMPLE').describe('Length of the lists: none, the demo data, or 1,000 rows'),
    }),
    mayBeEmpty: true,
    returns: z.object({ success: z.boolean() }),
    handler: async (ctx, { body }) => {
      await history.resetWorkspace(ctx, body.area ?? undefined, body.size)
      return { success: true }
    },
  }),
])
