import { z } from 'zod'
import { del, get, listQuery, listRoute, post, put, type Query, routesUnder } from '../../rest/define-routes.ts'
import { expectedVersion, ids, label, labelOf, named } from '../../rest/schema.ts'
import { optional } from '../../validation.ts'
import { roleLabels } from './labels.ts'
import * as service from './service.ts'
import { permissionName, type PermissionRow, permissions } from './tables.ts'

const toDto = ({ id, version, name, assignedTo, createdText }: PermissionRow) => ({
  id,
  version,
  name,
  assignedTo: assignedTo.map(role => roleLabels[role]),
  createdDate: createdText,
})

const permissionDto = named(
  'Permission',
  permissions.row.omit({ createdText: true, roleWords: true }).extend({
    assignedTo: z.array(label(roleLabels)),
    createdDate: z.string().describe('Such as `14 Apr 2026, 8:43 PM`, in UTC'),
  }),
)

const assignedTo = optional(z.array(labelOf(roleLabels)))
const force = z.boolean().describe('Deletes permissions that roles have, too')

const forceQuery: Query<{ force: boolean }> = {
  parameters: [{ name: 'force', in: 'query', description: 'Also deletes a permission that roles have', schema: { type: 'boolean' } }],
  parse: query => ({ force: query.get('force') === 'true' }),
}

export const permissionRoutes = routesUnder('/api/apps/permissions', [
  get(
    '/',
    listRoute(
      {
        summary: 'List permissions',
        key: 'permissions',
        totalKey: 'totalPermissions',
        query: listQuery({ name: 'NAME' }),
        item: permissionDto,
        toDto,
      },
      service.listPermissions,
    ),
  ),
  post('/', {
    summary: 'Create a permission',
    extension: true,
    status: 201,
    body: z.object({ name: permissionName, assignedTo }),
    returns: permissionDto,
    handler: async (ctx, { body }) => toDto(await service.createPermission(ctx, body)),
  }),
  post('/deletions', {
    summary: 'Delete permissions, all or none',
    extension: true,
    status: 200,
    body: z.object({ ids: ids(), force: optional(force) }),
    returns: z.object({ ids: z.array(z.int()) }),
    fails: ['notFound'],
    handler: async (ctx, { body }) => ({ ids: await service.deletePermissions(ctx, body.ids, body.force) }),
  }),
  get('/:id', {
    summary: 'Get a permission',
    extension: true,
    returns: permissionDto,
    handler: async (ctx, { params }) => toDto(await service.findPermission(ctx, params.id)),
  }),
  put('/:id', {
    summary: 'Update a permission',
    extension: true,
    body: z.object({ name: optional(permissionName), assignedTo, version: expectedVersion() }),
    returns: permissionDto,
    handler: async (ctx, { params, body: { version, ...input } }) => toDto(await service.updatePermission(ctx, params.id, input, version)),
  }),
  del('/:id', {
    summary: 'Delete a permission; 409 while roles have it, unless `force`',
    extension: true,
    query: forceQuery,
    handler: (ctx, { params, query }) => service.deletePermission(ctx, params.id, query.force),
  }),
])
