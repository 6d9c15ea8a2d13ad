import { toId, toIds } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { userRolesOf } from './labels.ts'
import * as permissions from './service.ts'

export const permissionResolvers: Resolvers = {
  Query: {
    permissions: (_, args, ctx) => permissions.listPermissions(ctx, args),
    permission: (_, { id }, ctx) => permissions.findPermission(ctx, toId(id)),
  },
  Permission: { userRoles: ({ assignedTo }) => userRolesOf(assignedTo) },
  Mutation: {
    createPermission: (_, args, ctx) => permissions.createPermission(ctx, args),
    updatePermission: (_, { id, version, ...input }, ctx) => permissions.updatePermission(ctx, toId(id), input, version),
    deletePermission: (_, { id, force }, ctx) => permissions.deletePermission(ctx, toId(id), force),
    deletePermissions: (_, { ids, force }, ctx) => permissions.deletePermissions(ctx, toIds(ids), force),
  },
}
