import { toId } from '../../db/rows.ts'
import { aList, aText, aWord, bodyOf, expectedVersion } from '../../rest/fields.ts'
import { defineRoutes, listQuery, pathId, type Query } from '../../rest/define-routes.ts'
import { columnsOf, list, model, oneOf, pageOf, text, whole } from '../../rest/schemas.ts'
import * as permissions from './service.ts'
import type { PermissionRow } from './tables.ts'
import { roleWords } from './words.ts'
import './tables.ts'

const toWire = ({ id, version, name, assignedTo, createdText }: PermissionRow) => ({
  id,
  version,
  name,
  assignedTo: assignedTo.map(role => roleWords[role]),
  createdDate: createdText,
})

const permission = model('Permission', {
  ...columnsOf('permissions', 'createdText', 'roleWords'),
  version: whole(),
  assignedTo: list(oneOf(roleWords)),
  createdDate: text('Such as `14 Apr 2026, 8:43 PM`, in UTC'),
})

const fields = { name: aText({ minLength: 1, maxLength: 120 }), assignedTo: aList(aWord(roleWords)) }
const wanted = bodyOf(fields, 'name')
const change = bodyOf({ ...fields, version: expectedVersion })

const force: Query<{ force: boolean }> = {
  parameters: [{ name: 'force', in: 'query', description: 'Deletes it although roles have it', schema: { type: 'boolean' } }],
  parse: query => ({ force: query.get('force') === 'true' }),
}

export const permissionRoutes = defineRoutes('/api/apps/permissions', {
  'GET /': {
    summary: 'Permissions, filtered, sorted and paged',
    query: listQuery({ name: 'NAME' }),
    returns: pageOf('permissions', permission, 'totalPermissions'),
    answer: async (ctx, { query }) => {
      const { items, total } = await permissions.listPermissions(ctx, query)
      return { permissions: items.map(toWire), totalPermissions: total }
    },
  },
  'POST /': {
    summary: 'Makes a permission; 409 when its name is taken',
    extension: true,
    status: 201,
    body: wanted,
    returns: permission,
    answer: async (ctx, { body }) => toWire(await permissions.createPermission(ctx, wanted.read(body))),
  },
  'GET /:id': {
    summary: 'One permission',
    extension: true,
    parameters: [pathId],
    returns: permission,
    answer: async (ctx, { params }) => toWire(await permissions.findPermission(ctx, toId(params.id ?? ''))),
  },
  'PUT /:id': {
    summary: 'Changes what is given of a permission; 409 when its name is taken',
    extension: true,
    parameters: [pathId],
    body: change,
    returns: permission,
    answer: async (ctx, { params, body }) => {
      const { version, ...input } = change.read(body)
      return toWire(await permissions.updatePermission(ctx, toId(params.id ?? ''), input, version))
    },
  },
  'DELETE /:id': {
    summary: 'Deletes a permission; one that roles have is kept, with 409 and those roles, unless `force`',
    extension: true,
    parameters: [pathId],
    query: force,
    answer: (ctx, { params, query }) => permissions.deletePermission(ctx, toId(params.id ?? ''), query.force),
  },
})
