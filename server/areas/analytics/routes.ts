import { asObject, numberField, optional, textField } from '../../body.ts'
import { toId } from '../../db/rows.ts'
import { defineRoutes, listQuery, pageOf, pathId } from '../../rest.ts'
import * as analytics from './service.ts'
import type { ProjectRow } from './tables.ts'

const toWire = ({ version: _, ...project }: ProjectRow) => project

const body = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 120 },
    project: { type: 'string', minLength: 1, maxLength: 120 },
    leader: { type: 'string', minLength: 1, maxLength: 120 },
    progress: { type: 'integer', minimum: 0, maximum: 100 },
  },
}

const readInput = (body: Record<string, unknown>): analytics.ProjectInput => ({
  name: optional(body, 'name', textField) ?? null,
  project: optional(body, 'project', textField) ?? null,
  leader: optional(body, 'leader', textField) ?? null,
  progress: optional(body, 'progress', numberField) ?? null,
})

export const analyticsRoutes = defineRoutes('/api/dashboard/analytics/projects', {
  'GET /': {
    summary: 'Projects, filtered, sorted and paged; a page beyond the last gives the first',
    query: listQuery({ project: 'PROJECT', leader: 'LEADER', progress: 'PROGRESS' }),
    answer: async (ctx, { query }) => {
      const { items, total, totalPages, page } = await pageOf(args => analytics.listProjects(ctx, args), query)
      return { projects: items.map(toWire), totalPages, totalProjects: total, page }
    },
  },
  'GET /:id': {
    summary: 'One project',
    extension: true,
    parameters: [pathId],
    answer: async (ctx, { params }) => toWire(await analytics.findProject(ctx, toId(params.id ?? ''))),
  },
  'PUT /:id': {
    summary: 'Changes what is given of a project',
    extension: true,
    parameters: [pathId],
    body,
    answer: async (ctx, { params, body }) => toWire(await analytics.updateProject(ctx, toId(params.id ?? ''), readInput(asObject(body)))),
  },
  'DELETE /:id': {
    summary: 'Deletes a project',
    extension: true,
    parameters: [pathId],
    answer: (ctx, { params }) => analytics.deleteProject(ctx, toId(params.id ?? '')),
  },
})
