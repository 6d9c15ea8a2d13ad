import { asObject, optional, textField, wordsField } from '../../body.ts'
import { toId } from '../../db/rows.ts'
import { defineRoutes, listQuery, pathId } from '../../rest.ts'
import * as permissions from './service.ts'
import type { PermissionRow } from './tables.ts'
import { roleWords } from './words.ts'

const roles = {
  administrator: 'ADMINISTRATOR',
  manager: 'MANAGER',
  users: 'USERS',
  support: 'SUPPORT',
  'restricted-user': 'RESTRICTED_USER',
} as const

const toWire = ({ id, name, assignedTo, createdText }: PermissionRow) => ({
  id,
  name,
  assignedTo: assignedTo.map(role => roleWords[role]),
  createdDate: createdText,
})

const properties = {
  name: { type: 'string', minLength: 1, maxLength: 120 },
  assignedTo: { type: 'array', items: { enum: Object.keys(roles) } },
}

const rolesField = (body: Record<string, unknown>, field: string) => wordsField(body, field, roles)

export const permissionRoutes = defineRoutes('/api/apps/permissions', {
  'GET /': {
    summary: 'Permissions, filtered, sorted and paged',
    query: listQuery({ name: 'NAME' }),
    answer: async (ctx, { query }) => {
      const { items, total } = await permissions.listPermissions(ctx, query)
      return { permissions: items.map(toWire), totalPermissions: total }
    },
  },
  'POST /': {
    summary: 'Makes a permission; 409 when its name is taken',
    extension: true,
    status: 201,
    body: { type: 'object', required: ['name'], properties },
    answer: async (ctx, { body }) => {
      const given = asObject(body)
      return toWire(
        await permissions.createPermission(ctx, {
          name: textField(given, 'name'),
          assignedTo: optional(given, 'assignedTo', rolesField) ?? null,
        }),
      )
    },
  },
  'GET /:id': {
    summary: 'One permission',
    extension: true,
    parameters: [pathId],
    answer: async (ctx, { params }) => toWire(await permissions.findPermission(ctx, toId(params.id ?? ''))),
  },
  'PUT /:id': {
    summary: 'Changes what is given of a permission; 409 when its name is taken',
    extension: true,
    parameters: [pathId],
    body: { type: 'object', properties },
    answer: async (ctx, { params, body }) => {
      const given = asObject(body)
      const input = { name: optional(given, 'name', textField) ?? null, assignedTo: optional(given, 'assignedTo', rolesField) ?? null }
      return toWire(await permissions.updatePermission(ctx, toId(params.id ?? ''), input))
    },
  },
  'DELETE /:id': {
    summary: 'Deletes a permission',
    extension: true,
    parameters: [pathId],
    answer: (ctx, { params }) => permissions.deletePermission(ctx, toId(params.id ?? '')),
  },
})
