/** Profile of the workspace's owner, with teams, projects, and connections. */
import { withoutCards } from '../../card-numbers.ts'
import type { Context } from '../../context.ts'
import { deleteRows, updateRow, updateRows, write } from '../../db/changes.ts'
import { findRow, listRows, one } from '../../db/rows.ts'
import type { AnyTable, RowOf } from '../../db/tables.ts'
import { toDollars } from '../../money.ts'
import { checkVersion, given } from '../../rules.ts'
import { dayMs } from '../../time.ts'
import { optional, parse } from '../../validation.ts'
import { addContact } from '../chat/service.ts'
import {
  appAccount,
  connectedApps,
  profileChange,
  type ProfileProjectRow,
  type ProfileRow,
  profileConnections,
  profileProjects,
  profiles,
  profileTeams,
} from './tables.ts'

export interface ProfileInput {
  fullName?: string | null
  location?: string | null
  designation?: string | null
}

/** Each workspace has one profile. */
const profileId = 1

export const findProfile = (ctx: Context) => findRow(ctx, profiles, profileId)

const listAll = async <T extends AnyTable>(ctx: Context, table: T): Promise<RowOf<T>[]> =>
  (await listRows(ctx, table, { page: { itemsPerPage: -1 } })).items

export const listTeams = (ctx: Context) => listAll(ctx, profileTeams)
export const listConnectedApps = (ctx: Context) => listAll(ctx, connectedApps)
export const listConnections = (ctx: Context) => listAll(ctx, profileConnections)

/** Projects with derived values: progress, days left, and dollars. */
export async function listProfileProjects(ctx: Context) {
  const today = Math.floor(ctx.now().getTime() / dayMs)
  return (await listAll(ctx, profileProjects)).map(project => describeProject(project, today))
}

const describeProject = (project: ProfileProjectRow, today: number) => ({
  ...project,
  budget: toDollars(project.budget),
  budgetSpent: toDollars(project.budgetSpent),
  tasks: `${project.completedTask}/${project.totalTask}`,
  daysLeft: Date.parse(project.deadline) / dayMs - today,
})

/** The profile's facts; counts come from the other tabs. */
export async function describeProfile(ctx: Context, profile: ProfileRow) {
  const [teams, projects, connections] = await Promise.all([listTeams(ctx), listProfileProjects(ctx), listConnections(ctx)])
  const tasks = projects.reduce((sum, { completedTask }) => sum + completedTask, 0)
  const fact = (icon: string, property: string, value: string | number) => ({ icon, property, value: String(value) })
  return {
    about: [
      fact('tabler-user', 'Full name', profile.fullName),
      fact('tabler-check', 'Status', profile.status),
      fact('tabler-crown', 'Role', profile.role),
      fact('tabler-map-pin', 'Location', profile.location),
      fact('tabler-language', 'Languages', profile.languages),
    ],
    contacts: [fact('tabler-phone', 'Telephone', profile.phone), fact('tabler-mail', 'E-mail', profile.email)],
    memberships: teams.map(({ title, avatarGroup, extraMembers }) =>
      fact('tabler-users', title, `(${avatarGroup.length + extraMembers} members)`),
    ),
    overview: [
      fact('tabler-check', 'Tasks completed', tasks),
      fact('tabler-layout-grid', 'Projects', projects.length),
      fact('tabler-users', 'Connections', connections.filter(({ isConnected }) => isConnected).length),
    ],
  }
}

/** Updates the given fields of the profile. */
export function updateProfile(ctx: Context, version: number | null | undefined, input: ProfileInput) {
  return write(ctx, 'PROFILE_UPDATED', async ctx => {
    const profile = await findProfile(ctx)
    checkVersion(profile, version)
    return updateRow(ctx, profiles, profile, given(parse(profileChange, input)))
  })
}

/** Connects with a person, or disconnects. */
export function setConnected(ctx: Context, id: number, isConnected: boolean) {
  return write(ctx, isConnected ? 'CONNECTION_ADDED' : 'CONNECTION_REMOVED', async ctx =>
    updateRow(ctx, profileConnections, await findRow(ctx, profileConnections, id), { isConnected }),
  )
}

/** Connects with an app or a social account under the given name, or disconnects and forgets the name. */
export function setAppConnected(ctx: Context, id: number, isConnected: boolean, given?: string | null) {
  const account = parse(optional(withoutCards(appAccount)), given ?? null, 'account')
  return write(ctx, isConnected ? 'APP_CONNECTED' : 'APP_DISCONNECTED', async ctx => {
    const app = await findRow(ctx, connectedApps, id)
    return updateRow(ctx, connectedApps, app, { isConnected, account: isConnected ? (account ?? app.account) : '' })
  })
}

/** The chat contact of a person, who becomes one if necessary. */
export async function addConnectionToChat(ctx: Context, id: number) {
  const { name, designation, avatar } = await findRow(ctx, profileConnections, id)
  return addContact(ctx, { fullName: name, role: designation, avatar })
}

/** Connects with the profile's own person, or disconnects. */
export function setProfileConnected(ctx: Context, isConnected: boolean) {
  return write(ctx, isConnected ? 'CONNECTION_ADDED' : 'CONNECTION_REMOVED', async ctx =>
    updateRow(ctx, profiles, await findProfile(ctx), { isConnected }),
  )
}

/** Stars a team, or removes its star. */
export const setTeamStarred = async (ctx: Context, id: number, isStarred: boolean) =>
  one(await write(ctx, isStarred ? 'TEAM_STARRED' : 'TEAM_UNSTARRED', ctx => updateRows(ctx, profileTeams, [id], { isStarred })))

/** Leaves a team, which is removed from the profile. */
export const leaveTeam = async (ctx: Context, id: number) => one(await write(ctx, 'TEAM_LEFT', ctx => deleteRows(ctx, profileTeams, [id])))

/** Facts of each profile. */
export const loadDescriptions = (ctx: Context, profiles: readonly ProfileRow[]) =>
  Promise.all(profiles.map(profile => describeProfile(ctx, profile)))
