import type { Context } from '../../context.ts'
import { toId } from '../../db/rows.ts'
import { notFound } from '../../errors.ts'
import { aText, bodyOf, expectedVersion } from '../../rest/fields.ts'
import { toPrice } from '../../money.ts'
import { defineRoutes, pathId, type Query } from '../../rest/define-routes.ts'
import { connectionSchema, headerSchema, tabSchema } from './schemas.ts'
import * as profile from './service.ts'
import type { ProfileConnectionRow, ProfileRow, ProfileTeamRow } from './tables.ts'

const toHeader = ({ version, fullName, location, joiningDate, designation, profileImg, coverImg }: ProfileRow) => ({
  version,
  fullName,
  location,
  joiningDate,
  designation,
  profileImg,
  coverImg,
})
const toTeam = ({ version: _, ...team }: ProfileTeamRow) => team
const toConnection = ({ version: _, ...connection }: ProfileConnectionRow) => connection

/** A team in one line: who is in it, and its first chip. */
const toTeamTech = ({ title, avatar, avatarGroup, extraMembers, chips }: ProfileTeamRow) => ({
  title,
  avatar,
  members: avatarGroup.length + extraMembers,
  chipText: chips[0]?.title ?? '',
  chipColor: chips[0]?.color ?? 'primary',
})

/** What each tab shows. */
const tabs = new Map<string, (ctx: Context) => Promise<unknown>>([
  [
    'profile',
    async ctx => {
      const { about, contacts, memberships, overview } = await profile.describeProfile(ctx, await profile.findProfile(ctx))
      const connections = await profile.listConnections(ctx)
      const teams = await profile.listTeams(ctx)
      return {
        about,
        contacts,
        teams: memberships,
        overview,
        connections: connections.slice(0, 5).map(({ id, name, avatar, connections, isConnected }) => ({
          id,
          name,
          avatar,
          connections,
          isConnected,
        })),
        teamsTech: teams.slice(0, 5).map(toTeamTech),
      }
    },
  ],
  ['teams', async ctx => (await profile.listTeams(ctx)).map(toTeam)],
  [
    'projects',
    async ctx =>
      (await profile.listProfileProjects(ctx)).map(({ version: _, ...project }) => ({
        ...project,
        budget: toPrice(project.budget),
        budgetSpent: toPrice(project.budgetSpent),
      })),
  ],
  ['connections', async ctx => (await profile.listConnections(ctx)).map(toConnection)],
  [
    'projectTable',
    async ctx =>
      (await profile.listProfileProjects(ctx)).map(({ id, title, leader, startDate, totalTask, completedTask, avatar, avatarGroup }) => ({
        id,
        name: title,
        leader,
        date: startDate,
        status: Math.round((completedTask / Math.max(totalTask, 1)) * 100),
        avatar,
        avatarGroup: avatarGroup.map(member => member.avatar),
      })),
  ],
])

const tabQuery: Query<{ tab: string }> = {
  parameters: [
    {
      name: 'tab',
      in: 'query',
      description: 'Whose data is wanted',
      schema: { type: 'string', enum: [...tabs.keys()], default: 'profile' },
    },
  ],
  parse: query => ({ tab: query.get('tab')?.trim() || 'profile' }),
}

const unknownTab = (): never => {
  throw notFound('TAB_UNKNOWN', { allowed: [...tabs.keys()] })
}

const change = bodyOf({
  version: expectedVersion,
  fullName: aText({ minLength: 1, maxLength: 120 }),
  location: aText({ maxLength: 120 }),
  designation: aText({ maxLength: 120 }),
})

export const profileRoutes = defineRoutes('/api/pages/profile', {
  'GET /': {
    summary: 'What one tab of the profile shows',
    query: tabQuery,
    returns: tabSchema,
    fails: ['notFound'],
    answer: (ctx, { query }) => (tabs.get(query.tab) ?? unknownTab)(ctx),
  },
  'GET /header': {
    summary: 'Who it is',
    returns: headerSchema,
    answer: async ctx => toHeader(await profile.findProfile(ctx)),
  },
  'PUT /header': {
    summary: 'Changes what is given of the name, the location and the designation, unless `version` is not the present one',
    extension: true,
    body: change,
    returns: headerSchema,
    answer: async (ctx, { body }) => {
      const { version, ...input } = change.read(body)
      return toHeader(await profile.updateProfile(ctx, version, input))
    },
  },
  'PUT /connections/:id': {
    summary: 'Connects with a person',
    extension: true,
    parameters: [pathId],
    returns: connectionSchema,
    answer: async (ctx, { params }) => toConnection(await profile.setConnected(ctx, toId(params.id ?? ''), true)),
  },
  'DELETE /connections/:id': {
    summary: 'Parts from a person, who stays in the list',
    extension: true,
    parameters: [pathId],
    answer: (ctx, { params }) => profile.setConnected(ctx, toId(params.id ?? ''), false),
  },
})
