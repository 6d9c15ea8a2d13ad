import { z } from 'zod'
import { notFound } from '../../errors.ts'
import { del, get, put, type Query, routesUnder } from '../../rest/define-routes.ts'
import { expectedVersion } from '../../rest/schema.ts'
import { optional } from '../../validation.ts'
import { markedContactDto, toMarkedContactDto } from '../chat/dto.ts'
import { appDto, connectionDto, headerDto, tabDto, tabs, teamDto, toApp, toConnection, toHeader, toTeam } from './dto.ts'
import * as service from './service.ts'
import { appAccount, profileChange } from './tables.ts'

const tabQuery: Query<{ tab: string }> = {
  parameters: [
    {
      name: 'tab',
      in: 'query',
      description: 'The tab to read',
      schema: { type: 'string', enum: [...tabs.keys()], default: 'profile' },
    },
  ],
  parse: query => ({ tab: query.get('tab')?.trim() || 'profile' }),
}

const unknownTab = (): never => {
  throw notFound('TAB_UNKNOWN', { allowed: [...tabs.keys()] })
}

export const profileRoutes = routesUnder('/api/pages/profile', [
  get('/', {
    summary: 'Get one tab of the profile',
    query: tabQuery,
    returns: tabDto,
    fails: ['notFound'],
    handler: (ctx, { query }) => (tabs.get(query.tab) ?? unknownTab)(ctx),
  }),
  get('/header', {
    summary: 'Get the header of the profile',
    returns: headerDto,
    handler: async ctx => toHeader(await service.findProfile(ctx)),
  }),
  put('/header', {
    summary: 'Update the name, location, or designation',
    extension: true,
    body: profileChange.extend({ version: expectedVersion() }),
    returns: headerDto,
    handler: async (ctx, { body: { version, ...input } }) => toHeader(await service.updateProfile(ctx, version, input)),
  }),
  put('/header/connection', {
    summary: 'Connect with the person of the profile',
    extension: true,
    returns: headerDto,
    handler: async ctx => toHeader(await service.setProfileConnected(ctx, true)),
  }),
  del('/header/connection', {
    summary: 'Disconnect from the person of the profile',
    extension: true,
    handler: ctx => service.setProfileConnected(ctx, false),
  }),
  put('/teams/:id/star', {
    summary: 'Star a team',
    extension: true,
    returns: teamDto,
    handler: async (ctx, { params }) => toTeam(await service.setTeamStarred(ctx, params.id, true)),
  }),
  del('/teams/:id/star', {
    summary: 'Remove the star of a team',
    extension: true,
    handler: (ctx, { params }) => service.setTeamStarred(ctx, params.id, false),
  }),
  del('/teams/:id', {
    summary: 'Leave a team',
    extension: true,
    handler: (ctx, { params }) => service.leaveTeam(ctx, params.id),
  }),
  get('/apps', {
    summary: 'List the apps and social accounts that the profile can be connected with',
    extension: true,
    returns: z.array(appDto),
    handler: async ctx => (await service.listConnectedApps(ctx)).map(toApp),
  }),
  put('/apps/:id', {
    summary: 'Connect with an app or a social account, or disconnect',
    extension: true,
    body: z.object({ isConnected: z.boolean(), account: optional(appAccount).describe('Name or handle at the service') }),
    returns: appDto,
    handler: async (ctx, { params, body }) => toApp(await service.setAppConnected(ctx, params.id, body.isConnected, body.account)),
  }),
  put('/connections/:id', {
    summary: 'Connect with a person',
    extension: true,
    returns: connectionDto,
    handler: async (ctx, { params }) => toConnection(await service.setConnected(ctx, params.id, true)),
  }),
  put('/connections/:id/contact', {
    summary: 'Get the chat contact of a person, who becomes one if necessary',
    extension: true,
    returns: markedContactDto,
    handler: async (ctx, { params }) => toMarkedContactDto(await service.addConnectionToChat(ctx, params.id)),
  }),
  del('/connections/:id', {
    summary: 'Disconnect from a person, who stays in the list',
    extension: true,
    handler: (ctx, { params }) => service.setConnected(ctx, params.id, false),
  }),
])
