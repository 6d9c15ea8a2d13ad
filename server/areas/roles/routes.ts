import { z } from 'zod'
import { del, get, post, put, type Query, routesUnder } from '../../rest/define-routes.ts'
import { expectedVersion, named } from '../../rest/schema.ts'
import { optional } from '../../validation.ts'
import { type UserRole, userRoles } from '../users/tables.ts'
import * as service from './service.ts'
import { roleName, type RoleRow, roles } from './tables.ts'

const userRoleLabels = userRoles.map(role => role.toLowerCase())

const toDto = ({ id, version, name, role, rights }: RoleRow) => ({ id, version, name, role: role && role.toLowerCase(), rights })

const roleDto = named(
  'Role',
  roles.row.extend({
    role: z.enum(userRoleLabels).nullable().describe('The role of the user list; null for roles that were added'),
    rights: z.array(named('RoleRight', roles.columns.rights.element.extend({}))),
  }),
)

const { rights } = roles.columns

const destination: Query<{ moveUsersTo: UserRole | undefined }> = {
  parameters: [
    { name: 'moveUsersTo', in: 'query', description: 'New role of its users', schema: { type: 'string', enum: userRoleLabels } },
  ],
  parse: query => ({ moveUsersTo: userRoles.find(each => each.toLowerCase() === query.get('moveUsersTo')) }),
}

export const roleRoutes = routesUnder('/api/apps/roles', [
  get('/', {
    summary: 'List roles and their permissions',
    extension: true,
    returns: z.object({ roles: z.array(roleDto) }),
    handler: async ctx => ({ roles: (await service.listRoles(ctx)).map(toDto) }),
  }),
  get('/:id', {
    summary: 'Get a role',
    extension: true,
    returns: roleDto,
    handler: async (ctx, { params }) => toDto(await service.findRole(ctx, params.id)),
  }),
  post('/', {
    summary: 'Create a role',
    extension: true,
    status: 201,
    body: z.object({ name: roleName, rights: optional(rights) }),
    returns: roleDto,
    handler: async (ctx, { body }) => toDto(await service.createRole(ctx, body)),
  }),
  put('/:id', {
    summary: 'Update a role',
    extension: true,
    body: z.object({ name: optional(roleName), rights: optional(rights), version: expectedVersion() }),
    returns: roleDto,
    handler: async (ctx, { params, body: { version, ...input } }) => toDto(await service.updateRole(ctx, params.id, version, input)),
  }),
  del('/:id', {
    summary: 'Delete a role and move its users to `moveUsersTo`; 409 if users have it and no role is given',
    extension: true,
    query: destination,
    handler: (ctx, { params, query }) => service.deleteRole(ctx, params.id, query.moveUsersTo),
  }),
])
