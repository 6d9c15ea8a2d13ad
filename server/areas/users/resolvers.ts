import { batched } from '../../db/loaders.ts'
import { toId, toIds } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import * as bulk from './bulk.ts'
import { toPlanInvoice } from './details.ts'
import { loadGrantsOf } from './grants.ts'
import { importUsers } from './import.ts'
import * as invitations from './invite.ts'
import * as settings from './settings.ts'
import * as users from './service.ts'

export const userResolvers: Resolvers = {
  Query: {
    users: (_, args, ctx) => users.listUsers(ctx, args),
    user: (_, { id }, ctx) => users.findUser(ctx, toId(id)),
    userSummary: (_, _args, ctx) => users.summarizeUsers(ctx),
    takenUserFields: (_, { except, ...wanted }, ctx) => users.findTaken(ctx, { ...wanted, except: except ? toId(except) : null }),
  },
  Mutation: {
    createUser: (_, { input, status }, ctx) => users.createUser(ctx, { ...input, status }),
    updateUser: (_, { id, version, input }, ctx) => users.updateUser(ctx, toId(id), version, input),
    setUserStatus: (_, { id, status }, ctx) => users.setUserStatus(ctx, toId(id), status),
    deleteUser: (_, { id }, ctx) => users.deleteUser(ctx, toId(id)),
    updateUsers: (_, { ids, ...change }, ctx) => bulk.updateUsers(ctx, toIds(ids), change),
    deleteUsers: (_, { ids }, ctx) => bulk.deleteUsers(ctx, toIds(ids)),
    inviteUser: (_, { input }, ctx) => invitations.inviteUser(ctx, input),
    remindUser: (_, { id }, ctx) => invitations.remindUser(ctx, toId(id)),
    updateUserSettings: (_, { id, version, input }, ctx) => settings.updateUserSettings(ctx, toId(id), version, input),
    changeUserPassword: (_, { id, password }, ctx) => settings.changeUserPassword(ctx, toId(id), password),
    revokeUserDevices: (_, { id, devices }, ctx) => settings.revokeUserDevices(ctx, toId(id), devices),
    addUserCard: (_, { id, input }, ctx) => settings.addUserCard(ctx, toId(id), input),
    removeUserCard: (_, { id, card }, ctx) => settings.removeUserCard(ctx, toId(id), card),
    importUsers: (_, { rows, isTrial }, ctx) => importUsers(ctx, rows, isTrial),
  },
  User: {
    grants: ({ role }, _args, ctx) => batched(ctx, loadGrantsOf, role),
  },
  UserDetails: {
    invoices: ({ invoices }) => invoices.map(toPlanInvoice),
  },
}
