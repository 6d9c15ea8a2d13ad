import { asObject, numberField, optional, textField } from '../../body.ts'
import { toId } from '../../db/rows.ts'
import { invalid } from '../../errors.ts'
import { defineRoutes, pathId } from '../../rest.ts'
import * as roles from './service.ts'
import type { RoleRight, RoleRow } from './tables.ts'

const toWire = ({ id, name, role, rights }: RoleRow) => ({ id, name, role: role && role.toLowerCase(), rights })

const isRight = (value: unknown): value is RoleRight =>
  typeof value === 'object' &&
  value !== null &&
  'subject' in value &&
  typeof value.subject === 'string' &&
  (['read', 'write', 'create'] as const).every(each => each in value && typeof (value as RoleRight)[each] === 'boolean') // `in` has just said that it is there

const refuse = (message: string): never => {
  throw invalid('rights', message)
}

const readRights = (body: Record<string, unknown>): RoleRight[] =>
  Array.isArray(body.rights) && body.rights.every(isRight)
    ? body.rights
    : refuse('rights must be a list of { subject, read, write, create }, the last three true or false')

const readInput = (body: Record<string, unknown>): roles.RoleInput => ({
  name: optional(body, 'name', textField) ?? null,
  rights: optional(body, 'rights', readRights) ?? null,
})

const right = {
  type: 'object',
  required: ['subject', 'read', 'write', 'create'],
  properties: {
    subject: { type: 'string', minLength: 1, maxLength: 60 },
    read: { type: 'boolean' },
    write: { type: 'boolean' },
    create: { type: 'boolean' },
  },
}
const properties = { name: { type: 'string', minLength: 1, maxLength: 60 }, rights: { type: 'array', maxItems: 50, items: right } }

export const roleRoutes = defineRoutes('/api/apps/roles', {
  'GET /': {
    summary: 'Every role and what it may do',
    extension: true,
    answer: async ctx => ({ roles: (await roles.listRoles(ctx)).map(toWire) }),
  },
  'GET /:id': {
    summary: 'One role',
    extension: true,
    parameters: [pathId],
    answer: async (ctx, { params }) => toWire(await roles.findRole(ctx, toId(params.id ?? ''))),
  },
  'POST /': {
    summary: 'Adds a role',
    extension: true,
    status: 201,
    body: { type: 'object', required: ['name'], properties },
    answer: async (ctx, { body }) => toWire(await roles.createRole(ctx, readInput(asObject(body)))),
  },
  'PUT /:id': {
    summary: 'Changes what is given of a role, unless `version` is not the present one',
    extension: true,
    parameters: [pathId],
    body: { type: 'object', properties: { ...properties, version: { type: 'integer' } } },
    answer: async (ctx, { params, body }) => {
      const object = asObject(body)
      return toWire(await roles.updateRole(ctx, toId(params.id ?? ''), optional(object, 'version', numberField), readInput(object)))
    },
  },
  'DELETE /:id': {
    summary: 'Deletes a role that no user has',
    extension: true,
    parameters: [pathId],
    answer: (ctx, { params }) => roles.deleteRole(ctx, toId(params.id ?? '')),
  },
})
