import { z } from 'zod'
import { defineTable, json, type RowOf } from '../../db/tables.ts'
import { toDollars } from '../../money.ts'
import { optionalFields } from '../../validation.ts'

export interface Member {
  name: string
  avatar: string
}
export interface Chip {
  title: string
  /** Name of a theme color. */
  color: string
}

export const profiles = defineTable('profiles', {
  area: 'PROFILE',
  type: 'Profile',
  columns: {
    fullName: z.string().max(120),
    location: z.string().max(120),
    joiningDate: z.string().max(40),
    designation: z.string().max(120),
    role: z.string().max(60),
    status: z.string().max(20),
    profileImg: z.string().max(500),
    coverImg: z.string().max(500),
    languages: z.string().max(120),
    phone: z.string().max(40),
    email: z.string().max(254),
    isConnected: z.boolean(),
  },
  search: [],
  sortKeys: [],
})

const { fullName, location, designation } = profiles.columns

/** Editable fields of the profile. */
export const profileChange = optionalFields({
  fullName: fullName.trim().min(1),
  location: location.trim(),
  designation: designation.trim(),
})

export const profileTeams = defineTable('profileTeams', {
  area: 'PROFILE',
  type: 'ProfileTeam',
  columns: {
    title: z.string().max(120),
    description: z.string().max(1000),
    avatar: z.string().max(500),
    avatarGroup: json<Member[]>(),
    extraMembers: z.int().min(0),
    chips: json<Chip[]>(),
    isStarred: z.boolean(),
  },
  search: [],
  sortKeys: [],
})

export const profileProjects = defineTable('profileProjects', {
  area: 'PROFILE',
  type: 'ProfileProject',
  columns: {
    title: z.string().max(120),
    client: z.string().max(120),
    description: z.string().max(1000),
    avatar: z.string().max(500),
    leader: z.string().max(120),
    comments: z.int().min(0),
    totalTask: z.int().min(0),
    completedTask: z.int().min(0),
    hours: z.string().max(20),
    /** In cents. */
    budget: z.int().min(0),
    budgetSpent: z.int().min(0),
    /** In days. */
    startDate: z.string().max(10),
    deadline: z.string().max(10),
    members: z.int().min(0),
    chipColor: z.string().max(20),
    avatarGroup: json<Member[]>(),
  },
  serialize: ({ budget, budgetSpent }) => ({ budget: toDollars(budget), budgetSpent: toDollars(budgetSpent) }),
  search: [],
  sortKeys: [],
})

export const profileConnections = defineTable('profileConnections', {
  area: 'PROFILE',
  type: 'ProfileConnection',
  columns: {
    name: z.string().max(120),
    designation: z.string().max(120),
    avatar: z.string().max(500),
    tasks: z.int().min(0),
    projects: z.int().min(0),
    connections: z.int().min(0),
    isConnected: z.boolean(),
    chips: json<Chip[]>(),
  },
  search: [],
  sortKeys: [],
})

export const connectedApps = defineTable('connectedApps', {
  area: 'PROFILE',
  type: 'ConnectedApp',
  columns: {
    service: z.enum(['GOOGLE_DRIVE', 'DROPBOX', 'SLACK', 'NOTION', 'GITHUB', 'LINKEDIN', 'MASTODON', 'BLUESKY', 'INSTAGRAM']),
    isSocial: z.boolean(),
    /** Name or handle at the service; empty if unknown. */
    account: z.string().max(120),
    isConnected: z.boolean(),
  },
  search: [],
  sortKeys: [],
})

/** Name or handle at a service. */
export const appAccount = connectedApps.columns.account.trim()

export type ConnectedAppRow = RowOf<typeof connectedApps>
export type ProfileRow = RowOf<typeof profiles>
export type ProfileTeamRow = RowOf<typeof profileTeams>
export type ProfileProjectRow = RowOf<typeof profileProjects>
export type ProfileConnectionRow = RowOf<typeof profileConnections>
