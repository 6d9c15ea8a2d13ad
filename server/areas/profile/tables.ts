import { boolean, defineTable, integer, json, type RowOf, text } from '../../db/tables.ts'
import { toDollars } from '../../money.ts'

export interface Member {
  name: string
  avatar: string
}
export interface Chip {
  title: string
  /** A name of the theme. */
  color: string
}

const profiles = defineTable('profiles', {
  area: 'PROFILE',
  type: 'Profile',
  columns: {
    fullName: text(120),
    location: text(120),
    joiningDate: text(40),
    designation: text(120),
    role: text(60),
    status: text(20),
    profileImg: text(500),
    coverImg: text(500),
    languages: text(120),
    phone: text(40),
    email: text(254),
  },
  search: [],
  folded: [],
})

const profileTeams = defineTable('profileTeams', {
  area: 'PROFILE',
  type: 'ProfileTeam',
  columns: {
    title: text(120),
    description: text(1000),
    avatar: text(500),
    avatarGroup: json<Member[]>(),
    extraMembers: integer(0),
    chips: json<Chip[]>(),
  },
  search: [],
  folded: [],
})

const profileProjects = defineTable('profileProjects', {
  area: 'PROFILE',
  type: 'ProfileProject',
  columns: {
    title: text(120),
    client: text(120),
    description: text(1000),
    avatar: text(500),
    leader: text(120),
    comments: integer(0),
    totalTask: integer(0),
    completedTask: integer(0),
    hours: text(20),
    /** Cents. */
    budget: integer(0),
    budgetSpent: integer(0),
    /** Days. */
    startDate: text(10),
    deadline: text(10),
    members: integer(0),
    chipColor: text(20),
    avatarGroup: json<Member[]>(),
  },
  tell: ({ budget, budgetSpent }) => ({ budget: toDollars(budget), budgetSpent: toDollars(budgetSpent) }),
  search: [],
  folded: [],
})

const profileConnections = defineTable('profileConnections', {
  area: 'PROFILE',
  type: 'ProfileConnection',
  columns: {
    name: text(120),
    designation: text(120),
    avatar: text(500),
    tasks: integer(0),
    projects: integer(0),
    connections: integer(0),
    isConnected: boolean(),
    chips: json<Chip[]>(),
  },
  search: [],
  folded: [],
})

export type ProfileRow = RowOf<typeof profiles>
export type ProfileTeamRow = RowOf<typeof profileTeams>
export type ProfileProjectRow = RowOf<typeof profileProjects>
export type ProfileConnectionRow = RowOf<typeof profileConnections>

declare module '../../db/tables.ts' {
  interface Tables {
    profiles: ProfileRow
    profileTeams: ProfileTeamRow
    profileProjects: ProfileProjectRow
    profileConnections: ProfileConnectionRow
  }
}
