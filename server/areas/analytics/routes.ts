import { z } from 'zod'
import { del, get, listQuery, pageOf, put, routesUnder } from '../../rest/define-routes.ts'
import { named, pageFields, pageOf as pageSchema } from '../../rest/schema.ts'
import * as service from './service.ts'
import { projectChange, type ProjectRow, projects } from './tables.ts'

const toDto = ({ version: _, ...project }: ProjectRow) => project

const projectDto = named('Project', projects.row.omit({ version: true }).extend({ team: z.array(z.string()) }))

export const analyticsRoutes = routesUnder('/api/dashboard/analytics/projects', [
  get('/', {
    summary: 'List projects; a page beyond the last returns the first',
    query: listQuery({ project: 'PROJECT', leader: 'LEADER', progress: 'PROGRESS' }),
    returns: pageSchema('projects', projectDto, 'totalProjects', pageFields),
    handler: async (ctx, { query }) => {
      const { items, total, totalPages, page } = await pageOf(args => service.listProjects(ctx, args), query)
      return { projects: items.map(toDto), totalPages, totalProjects: total, page }
    },
  }),
  get('/:id', {
    summary: 'Get a project',
    extension: true,
    returns: projectDto,
    handler: async (ctx, { params }) => toDto(await service.findProject(ctx, params.id)),
  }),
  put('/:id', {
    summary: 'Update a project',
    extension: true,
    body: projectChange,
    returns: projectDto,
    handler: async (ctx, { params, body }) => toDto(await service.updateProject(ctx, params.id, body)),
  }),
  del('/:id', {
    summary: 'Delete a project',
    extension: true,
    handler: (ctx, { params }) => service.deleteProject(ctx, params.id),
  }),
])
