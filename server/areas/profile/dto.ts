/** The profile in the REST format. */
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { toPrice } from '../../money.ts'
import { named } from '../../rest/schema.ts'
import * as service from './service.ts'
import {
  type ConnectedAppRow,
  connectedApps,
  type ProfileConnectionRow,
  profileConnections,
  profileProjects,
  type ProfileRow,
  profiles,
  type ProfileTeamRow,
  profileTeams,
} from './tables.ts'

export const toHeader = ({ version, fullName, location, joiningDate, designation, profileImg, coverImg, isConnected }: ProfileRow) => ({
  version,
  fullName,
  location,
  joiningDate,
  designation,
  profileImg,
  coverImg,
  isConnected,
})
export const toTeam = ({ version: _, ...team }: ProfileTeamRow) => team
export const toApp = ({ version: _, ...app }: ConnectedAppRow) => app
export const toConnection = ({ version: _, ...connection }: ProfileConnectionRow) => connection

/** A team in one line: its size and first chip. */
const toTeamTech = ({ title, avatar, avatarGroup, extraMembers, chips }: ProfileTeamRow) => ({
  title,
  avatar,
  members: avatarGroup.length + extraMembers,
  chipText: chips[0]?.title ?? '',
  chipColor: chips[0]?.color ?? 'primary',
})

type Project = Awaited<ReturnType<typeof service.listProfileProjects>>[number]

const toProject = ({ version: _, ...project }: Project) => ({
  ...project,
  budget: toPrice(project.budget),
  budgetSpent: toPrice(project.budgetSpent),
})

const toProjectLine = ({ id, title, leader, startDate, totalTask, completedTask, avatar, avatarGroup }: Project) => ({
  id,
  name: title,
  leader,
  date: startDate,
  status: Math.round((completedTask / Math.max(totalTask, 1)) * 100),
  avatar,
  avatarGroup: avatarGroup.map(member => member.avatar),
})

async function describeProfileTab(ctx: Context) {
  const { about, contacts, memberships, overview } = await service.describeProfile(ctx, await service.findProfile(ctx))
  const connections = await service.listConnections(ctx)
  const teams = await service.listTeams(ctx)
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
}

/** Content of each tab. */
export const tabs = new Map<string, (ctx: Context) => Promise<unknown>>([
  ['profile', describeProfileTab],
  ['teams', async ctx => (await service.listTeams(ctx)).map(toTeam)],
  ['projects', async ctx => (await service.listProfileProjects(ctx)).map(toProject)],
  ['connections', async ctx => (await service.listConnections(ctx)).map(toConnection)],
  ['projectTable', async ctx => (await service.listProfileProjects(ctx)).map(toProjectLine)],
])

const facts = z.array(z.object({ icon: z.string().describe('Name of a Tabler icon'), property: z.string(), value: z.string() }))
const chips = z.array(z.object({ title: z.string(), color: z.string().describe('A color name of the theme, such as `primary`') }))
const picture = z.string().describe('Address of the picture (SVG)')
const people = z.array(z.object({ name: z.string(), avatar: picture }))
const money = z.string().describe('US dollars, such as `$1,200.50`')

export const headerDto = named(
  'ProfileHeader',
  profiles.row
    .pick({ fullName: true, location: true, joiningDate: true, designation: true, profileImg: true, coverImg: true, isConnected: true })
    .extend({ version: z.int().min(1).describe('Increases with each change') }),
)
export const appDto = named('ConnectedApp', connectedApps.row.omit({ version: true }))
export const connectionDto = named('ProfileConnection', profileConnections.row.omit({ version: true }).extend({ chips }))

const profileTabDto = named(
  'ProfileTab',
  z.object({
    about: facts,
    contacts: facts,
    teams: facts,
    overview: facts,
    connections: z.array(z.object({ id: z.int(), name: z.string(), avatar: z.string(), connections: z.int(), isConnected: z.boolean() })),
    teamsTech: z.array(z.object({ title: z.string(), avatar: z.string(), members: z.int(), chipText: z.string(), chipColor: z.string() })),
  }),
)
export const teamDto = named('ProfileTeam', profileTeams.row.omit({ version: true }).extend({ avatarGroup: people, chips }))
const projectDto = named(
  'ProfileProject',
  profileProjects.row.omit({ version: true }).extend({
    tasks: z.string().describe('Completed and all tasks, such as `41/52`'),
    daysLeft: z.int().describe('Days until the deadline; negative once it is past'),
    budget: money,
    budgetSpent: money,
    avatarGroup: people,
  }),
)
const projectLineDto = named(
  'ProfileProjectLine',
  z.object({
    id: z.int(),
    name: z.string(),
    leader: z.string(),
    date: z.string().describe('Start date'),
    status: z.int().describe('Percentage of completed tasks'),
    avatar: picture,
    avatarGroup: z.array(picture),
  }),
)

/** Content of the tabs: `profile` is an object, the others are lists. */
export const tabDto = z.union([profileTabDto, z.array(teamDto), z.array(projectDto), z.array(connectionDto), z.array(projectLineDto)])
