import { z } from 'zod'
import { del, enumParam, get, listQuery, pageOf, post, put, routesUnder } from '../../rest/define-routes.ts'
import { named, pageFields, pageOf as pageSchema } from '../../rest/schema.ts'
import { arrangeDashboard, readDashboardLayout, resetDashboard } from './layout.ts'
import { type AnalyticsRange, ranges } from './ranges.ts'
import * as service from './service.ts'
import { dashboardLayouts, type PlacedCard, projectChange, type ProjectRow, projects } from './tables.ts'

const toDto = ({ version: _, ...project }: ProjectRow) => project

const projectDto = named('Project', projects.row.omit({ version: true }).extend({ team: z.array(z.string()) }))

const layoutDto = named(
  'DashboardLayout',
  dashboardLayouts.row.pick({ cards: true }).extend({ isStandard: z.boolean().describe('Whether nobody has changed it') }),
)
const toLayoutDto = ({ cards, isStandard }: { cards: PlacedCard[]; isStandard: boolean }) => ({ cards, isStandard })

const layoutRoutes = routesUnder('/api/dashboard/analytics/layout', [
  get('/', {
    summary: 'Get the cards of the dashboard in their order',
    extension: true,
    returns: layoutDto,
    handler: async ctx => toLayoutDto(await readDashboardLayout(ctx)),
  }),
  put('/', {
    summary: 'Save the order of the cards; each must be named once',
    extension: true,
    body: dashboardLayouts.row.pick({ cards: true }),
    returns: layoutDto,
    handler: async (ctx, { body }) => toLayoutDto(await arrangeDashboard(ctx, body.cards)),
  }),
  post('/reset', {
    summary: 'Restore the standard cards',
    extension: true,
    mayBeEmpty: true,
    returns: layoutDto,
    handler: async ctx => toLayoutDto(await resetDashboard(ctx)),
  }),
])

const rangeNames = Object.fromEntries(ranges.map(range => [range, range])) as { [R in AnalyticsRange]: R } // each range by its name

const projectRoutes = routesUnder('/api/dashboard/analytics/projects', [
  get('/', {
    summary: 'List projects; a page beyond the last returns the first',
    query: listQuery({ project: 'PROJECT', leader: 'LEADER', progress: 'PROGRESS', updated: 'UPDATED' }, { range: enumParam(rangeNames) }),
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

export const analyticsRoutes = [...projectRoutes, ...layoutRoutes]
