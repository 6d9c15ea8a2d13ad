import { batched } from '../../db/loaders.ts'
import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import * as profile from './service.ts'

export const profileResolvers: Resolvers = {
  Query: {
    profile: (_, _args, ctx) => profile.findProfile(ctx),
    connectedApps: (_, _args, ctx) => profile.listConnectedApps(ctx),
  },
  Mutation: {
    updateProfile: (_, { version, input }, ctx) => profile.updateProfile(ctx, version, input),
    setProfileConnected: (_, { isConnected }, ctx) => profile.setProfileConnected(ctx, isConnected),
    setTeamStarred: (_, { id, isStarred }, ctx) => profile.setTeamStarred(ctx, toId(id), isStarred),
    leaveTeam: (_, { id }, ctx) => profile.leaveTeam(ctx, toId(id)),
    setAppConnected: (_, { id, isConnected, account }, ctx) => profile.setAppConnected(ctx, toId(id), isConnected, account),
    setConnected: (_, { id, isConnected }, ctx) => profile.setConnected(ctx, toId(id), isConnected),
    addConnectionToChat: (_, { id }, ctx) => profile.addConnectionToChat(ctx, toId(id)),
  },
  Profile: {
    about: async (row, _args, ctx) => (await batched(ctx, profile.loadDescriptions, row)).about,
    contacts: async (row, _args, ctx) => (await batched(ctx, profile.loadDescriptions, row)).contacts,
    overview: async (row, _args, ctx) => (await batched(ctx, profile.loadDescriptions, row)).overview,
    memberships: async (row, _args, ctx) => (await batched(ctx, profile.loadDescriptions, row)).memberships,
    teams: (_, _args, ctx) => profile.listTeams(ctx),
    projects: (_, _args, ctx) => profile.listProfileProjects(ctx),
    connections: (_, _args, ctx) => profile.listConnections(ctx),
  },
}
