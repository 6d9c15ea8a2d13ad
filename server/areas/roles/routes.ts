import { toId } from '../../db/rows.ts'
import { aFlag, aList, aRecord, aText, bodyOf, expectedVersion } from '../../rest/fields.ts'
import { defineRoutes, pathId, type Query } from '../../rest/define-routes.ts'
import { flag, id, list, model, object, orNull, text, whole } from '../../rest/schemas.ts'
import { type UserRole, userRoles } from '../users/tables.ts'
import * as roles from './service.ts'
import type { RoleRow } from './tables.ts'

const toWire = ({ id, version, name, role, rights }: RoleRow) => ({ id, version, name, role: role && role.toLowerCase(), rights })

const role = model('Role', {
  id,
  version: whole(),
  name: text(),
  role: orNull(text('Where it is one of the user list; null for roles made here', { enum: userRoles.map(each => each.toLowerCase()) })),
  rights: list(model('RoleRight', { subject: text(), read: flag(), write: flag(), create: flag() })),
})

const right = aRecord(
  { subject: aText({ minLength: 1, maxLength: 60 }), read: aFlag(), write: aFlag(), create: aFlag() },
  ...(['subject', 'read', 'write', 'create'] as const),
)
const fields = { name: aText({ minLength: 1, maxLength: 60 }), rights: aList(right, { maxItems: 50 }) }
const wanted = bodyOf(fields, 'name')
const change = bodyOf({ ...fields, version: expectedVersion })

const destination: Query<{ moveUsersTo: UserRole | undefined }> = {
  parameters: [
    {
      name: 'moveUsersTo',
      in: 'query',
      description: 'The role that its users get',
      schema: { type: 'string', enum: userRoles.map(each => each.toLowerCase()) },
    },
  ],
  parse: query => ({ moveUsersTo: userRoles.find(each => each.toLowerCase() === query.get('moveUsersTo')) }),
}

export const roleRoutes = defineRoutes('/api/apps/roles', {
  'GET /': {
    summary: 'Every role and what it may do',
    extension: true,
    returns: object({ roles: list(role) }),
    answer: async ctx => ({ roles: (await roles.listRoles(ctx)).map(toWire) }),
  },
  'GET /:id': {
    summary: 'One role',
    extension: true,
    parameters: [pathId],
    returns: role,
    answer: async (ctx, { params }) => toWire(await roles.findRole(ctx, toId(params.id ?? ''))),
  },
  'POST /': {
    summary: 'Adds a role',
    extension: true,
    status: 201,
    body: wanted,
    returns: role,
    answer: async (ctx, { body }) => toWire(await roles.createRole(ctx, wanted.read(body))),
  },
  'PUT /:id': {
    summary: 'Changes what is given of a role, unless `version` is not the present one',
    extension: true,
    parameters: [pathId],
    body: change,
    returns: role,
    answer: async (ctx, { params, body }) => {
      const { version, ...input } = change.read(body)
      return toWire(await roles.updateRole(ctx, toId(params.id ?? ''), version, input))
    },
  },
  'DELETE /:id': {
    summary: 'Deletes a role; its users get the role `moveUsersTo`, and 409 tells of them without it',
    extension: true,
    parameters: [pathId],
    query: destination,
    answer: (ctx, { params, query }) => roles.deleteRole(ctx, toId(params.id ?? ''), query.moveUsersTo),
  },
})
