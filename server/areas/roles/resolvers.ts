import { batched } from '../../db/loaders.ts'
import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import * as users from '../users/service.ts'
import * as roles from './service.ts'
import { codeOf } from './subjects.ts'

export const roleResolvers: Resolvers = {
  Query: {
    roles: (_, _args, ctx) => roles.listRoles(ctx),
    role: (_, { id }, ctx) => roles.findRole(ctx, toId(id)),
  },
  Mutation: {
    createRole: (_, input, ctx) => roles.createRole(ctx, input),
    updateRole: (_, { id, version, ...input }, ctx) => roles.updateRole(ctx, toId(id), version, input),
    deleteRole: (_, { id, moveUsersTo }, ctx) => roles.deleteRole(ctx, toId(id), moveUsersTo),
  },
  Role: {
    userCount: ({ role }, _args, ctx) => (role ? batched(ctx, users.countUsersOf, role) : 0),
    users: ({ role }, { page }, ctx) => (role ? batched(ctx, users.loadUsersOf, { role, page }) : { items: [], total: 0 }),
  },
  RoleRight: { code: ({ subject }) => codeOf(subject) },
  User: {
    permissions: ({ role }, _args, ctx) => batched(ctx, roles.loadRightsOf, role),
  },
}
