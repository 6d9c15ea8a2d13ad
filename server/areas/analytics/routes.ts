import { toId } from '../../db/rows.ts'
import { aText, aWhole, bodyOf } from '../../rest/fields.ts'
import { defineRoutes, listQuery, pageOf, pathId } from '../../rest/define-routes.ts'
import { columnsOf, list, model, pageFields, pageOf as pageSchema, text } from '../../rest/schemas.ts'
import * as analytics from './service.ts'
import type { ProjectRow } from './tables.ts'
import './tables.ts'

const toWire = ({ version: _, ...project }: ProjectRow) => project

const project = model('Project', { ...columnsOf('projects'), team: list(text()) })

const name = aText({ minLength: 1, maxLength: 120 })
const change = bodyOf({ name, project: name, leader: name, progress: aWhole({ minimum: 0, maximum: 100 }) })

export const analyticsRoutes = defineRoutes('/api/dashboard/analytics/projects', {
  'GET /': {
    summary: 'Projects, filtered, sorted and paged; a page beyond the last gives the first',
    query: listQuery({ project: 'PROJECT', leader: 'LEADER', progress: 'PROGRESS' }),
    returns: pageSchema('projects', project, 'totalProjects', pageFields),
    answer: async (ctx, { query }) => {
      const { items, total, totalPages, page } = await pageOf(args => analytics.listProjects(ctx, args), query)
      return { projects: items.map(toWire), totalPages, totalProjects: total, page }
    },
  },
  'GET /:id': {
    summary: 'One project',
    extension: true,
    parameters: [pathId],
    returns: project,
    answer: async (ctx, { params }) => toWire(await analytics.findProject(ctx, toId(params.id ?? ''))),
  },
  'PUT /:id': {
    summary: 'Changes what is given of a project',
    extension: true,
    parameters: [pathId],
    body: change,
    returns: project,
    answer: async (ctx, { params, body }) => toWire(await analytics.updateProject(ctx, toId(params.id ?? ''), change.read(body))),
  },
  'DELETE /:id': {
    summary: 'Deletes a project',
    extension: true,
    parameters: [pathId],
    answer: (ctx, { params }) => analytics.deleteProject(ctx, toId(params.id ?? '')),
  },
})
