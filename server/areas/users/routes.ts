import { z } from 'zod'
import { toIdOrNull } from '../../db/rows.ts'
import { del, type ErrorRule, get, labelFilter, listQuery, pageOf, post, put, routesUnder } from '../../rest/define-routes.ts'
import { expectedVersion, ids, labelOf, optionalLabel, pageFields, pageOf as pageSchema } from '../../rest/schema.ts'
import { optional } from '../../validation.ts'
import * as bulk from './bulk.ts'
import { anyCase, billingLabels, listedUser, planLabels, roleLabels, statusLabels, toDto, toListed, userDto } from './dto.ts'
import { importUsers } from './import.ts'
import * as invitations from './invite.ts'
import * as service from './service.ts'
import * as settings from './settings.ts'
import { cardHolder, userAddress, userConnection, userInput, userNotification, userPassword } from './tables.ts'

const userNotFound: ErrorRule = {
  when: 'notFound',
  status: 404,
  description: 'No user with this ID',
  body: () => ({ message: 'User not found' }),
}

/** The user exists, but the device or payment method may not. */
const partNotFound: ErrorRule = {
  ...userNotFound,
  description: 'No user with this ID, or the user has no such device or payment method',
  body: (message, _, reason) => ({
    message: reason === 'DEVICE_NOT_FOUND' || reason === 'PAYMENT_METHOD_NOT_FOUND' ? message : 'User not found',
  }),
}

// Checked by the service, which fills in empty values first.
const text = (schema: z.ZodString) => optional(z.string().max(schema.maxLength ?? Infinity))
const { shape } = userInput
const fields = {
  fullName: text(shape.fullName),
  company: text(shape.company),
  role: anyCase(roleLabels),
  username: text(shape.username),
  country: text(shape.country),
  contact: text(shape.contact),
  email: text(shape.email),
  currentPlan: anyCase(planLabels),
  avatar: text(shape.avatar),
  billing: anyCase(billingLabels),
  taxId: text(shape.taxId),
  language: text(shape.language),
}

const anyText = optional(z.string())
const importRow = z.object({
  fullName: z.string(),
  email: z.string(),
  username: anyText,
  company: anyText,
  country: anyText,
  contact: anyText,
  role: anyText.describe('A role, in any case'),
  plan: anyText.describe('A plan, in any case'),
  status: anyText.describe('A status, in any case'),
})

export const userRoutes = routesUnder('/api/apps/users', [
  get('/', {
    summary: 'List users; a page beyond the last returns the first',
    query: listQuery(
      { user: 'USER', email: 'EMAIL', role: 'ROLE', plan: 'PLAN', status: 'STATUS', billing: 'BILLING' },
      { role: labelFilter(roleLabels), plan: labelFilter(planLabels), status: labelFilter(statusLabels) },
    ),
    returns: pageSchema('users', listedUser, 'totalUsers', pageFields),
    handler: async (ctx, { query }) => {
      const { items, total, totalPages, page } = await pageOf(args => service.listUsers(ctx, args), query)
      return { users: items.map(toListed), totalPages, totalUsers: total, page }
    },
  }),
  get('/taken', {
    summary: 'Check which of `email` and `username` are in use by a user other than `except`',
    extension: true,
    query: {
      parameters: ['email', 'username', 'except'].map(name => ({
        name,
        in: 'query' as const,
        description: name === 'except' ? 'Id of a user who may have them' : `The ${name} to look for`,
        schema: { type: name === 'except' ? 'integer' : 'string' },
      })),
      parse: (search: URLSearchParams) => ({
        email: search.get('email'),
        username: search.get('username'),
        except: toIdOrNull(search.get('except')),
      }),
    },
    returns: z.object({ taken: z.array(z.string()) }),
    handler: async (ctx, { query }) => ({ taken: await service.findTaken(ctx, query) }),
  }),
  get('/:id', {
    summary: 'Get a user',
    errors: [userNotFound],
    returns: userDto,
    handler: async (ctx, { params }) => toDto(await service.findUser(ctx, params.id)),
  }),
  post('/', {
    summary: 'Create a user; the ID is the number of users plus one, or the next free one',
    body: z.object({ ...fields, status: anyCase(statusLabels) }),
    status: 201,
    returns: userDto,
    handler: async (ctx, { body }) => toDto(await service.addUser(ctx, body)),
  }),
  put('/', {
    summary: 'Set the role, plan, or status of users, all or none',
    extension: true,
    body: z.object({
      ids: ids(),
      role: optionalLabel(roleLabels),
      plan: optionalLabel(planLabels),
      status: optionalLabel(statusLabels),
    }),
    fails: ['notFound'],
    returns: z.object({ users: z.array(userDto) }),
    handler: async (ctx, { body: { ids, ...change } }) => ({ users: (await bulk.updateUsers(ctx, ids, change)).map(toDto) }),
  }),
  post('/deletions', {
    summary: 'Delete users, all or none',
    extension: true,
    status: 200,
    body: z.object({ ids: ids() }),
    fails: ['notFound'],
    returns: z.object({ ids: z.array(z.int()) }),
    handler: async (ctx, { body }) => ({ ids: await bulk.deleteUsers(ctx, body.ids) }),
  }),
  post('/invitations', {
    summary: 'Invite a user; the email appears in the demo mailbox',
    extension: true,
    status: 201,
    body: z.object({ ...fields, email: z.string().max(254) }),
    returns: userDto,
    handler: async (ctx, { body }) => toDto(await invitations.inviteUser(ctx, body)),
  }),
  post('/imports', {
    summary: 'Import users: add the valid rows and report the others; with `isTrial`, none are added',
    extension: true,
    status: 200,
    body: z.object({ rows: z.array(importRow).min(1).max(1000), isTrial: optional(z.boolean()) }),
    returns: z.object({
      count: z.int().describe('How many rows were added, or would be'),
      problems: z.array(z.object({ row: z.int().describe('Counted from 1'), field: z.string(), message: z.string() })),
      users: z.array(userDto),
    }),
    handler: async (ctx, { body: { rows, isTrial } }) => {
      const { count, problems, users } = await importUsers(ctx, rows, isTrial ?? false)
      return { count, problems: problems.map(({ row, field, message }) => ({ row, field, message })), users: users.map(toDto) }
    },
  }),
  post('/:id/invitation', {
    summary: 'Resend the invitation of a pending user',
    extension: true,
    status: 200,
    errors: [userNotFound],
    returns: userDto,
    handler: async (ctx, { params }) => toDto(await invitations.remindUser(ctx, params.id)),
  }),
  put('/:id', {
    summary: 'Update a user, except the status',
    extension: true,
    body: z.object({ ...fields, version: expectedVersion() }),
    errors: [userNotFound],
    returns: userDto,
    handler: async (ctx, { params, body: { version, ...input } }) => toDto(await service.updateUser(ctx, params.id, version, input)),
  }),
  put('/:id/status', {
    summary: 'Activate or suspend a user; 409 with `allowed` for an invalid transition',
    extension: true,
    body: z.object({ status: labelOf(statusLabels) }),
    errors: [userNotFound],
    returns: userDto,
    handler: async (ctx, { params, body }) => toDto(await service.setUserStatus(ctx, params.id, body.status)),
  }),
  put('/:id/settings', {
    summary: 'Update the security, address, notifications, connections, and primary card of a user',
    extension: true,
    body: z.object({
      isTwoStep: optional(z.boolean()),
      address: optional(userAddress),
      notifications: optional(z.array(userNotification)),
      connections: optional(z.array(userConnection)),
      primaryMethod: anyText,
      version: expectedVersion(),
    }),
    errors: [partNotFound],
    returns: userDto,
    handler: async (ctx, { params, body: { version, ...input } }) =>
      toDto(await settings.updateUserSettings(ctx, params.id, version, input)),
  }),
  put('/:id/password', {
    summary: 'Record a password change and sign the user out; the password is not stored',
    extension: true,
    body: z.object({ password: userPassword }),
    errors: [userNotFound],
    returns: userDto,
    handler: async (ctx, { params, body }) => toDto(await settings.changeUserPassword(ctx, params.id, body.password)),
  }),
  post('/:id/sign-outs', {
    summary: 'Sign a user out of the given devices, or of all',
    extension: true,
    status: 200,
    mayBeEmpty: true,
    body: z.object({ devices: optional(z.array(z.string())) }),
    errors: [partNotFound],
    returns: userDto,
    handler: async (ctx, { params, body }) => toDto(await settings.revokeUserDevices(ctx, params.id, body.devices)),
  }),
  post('/:id/cards', {
    summary: 'Add a card to a user; only its last four digits are stored',
    extension: true,
    status: 201,
    body: z.object({ number: z.string(), expires: z.string(), holder: cardHolder }),
    errors: [userNotFound],
    returns: userDto,
    handler: async (ctx, { params, body }) => toDto(await settings.addUserCard(ctx, params.id, body)),
  }),
  del('/:id/cards/:card', {
    summary: 'Remove a card from a user',
    extension: true,
    parameters: [{ name: 'card', in: 'path', required: true, description: 'ID of the card', schema: { type: 'string' } }],
    errors: [partNotFound],
    handler: (ctx, { params }) => settings.removeUserCard(ctx, params.id, params.card),
  }),
  del('/:id', {
    summary: 'Delete a user',
    errors: [userNotFound],
    handler: (ctx, { params }) => service.removeUser(ctx, params.id),
  }),
])
