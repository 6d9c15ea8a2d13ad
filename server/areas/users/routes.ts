import { asObject, numberField, optional, textField } from '../../body.ts'
import { toId } from '../../db/rows.ts'
import { invalid } from '../../errors.ts'
import { defineRoutes, type ErrorRule, listQuery, pageOf, pathId, word } from '../../rest.ts'
import * as users from './service.ts'
import type { UserRow } from './tables.ts'

const roleWords = { ADMIN: 'admin', EDITOR: 'editor', AUTHOR: 'author', MAINTAINER: 'maintainer', SUBSCRIBER: 'subscriber' } as const
const planWords = { BASIC: 'basic', TEAM: 'team', COMPANY: 'company', ENTERPRISE: 'enterprise' } as const
const statusWords = { ACTIVE: 'active', INACTIVE: 'inactive', PENDING: 'pending' } as const
const billingWords = {
  AUTO_DEBIT: 'Auto debit',
  MANUAL_CREDIT_CARD: 'Manual-Credit Card',
  MANUAL_CASH: 'Manual-Cash',
  MANUAL_PAYPAL: 'Manual-PayPal',
} as const

/** A user as lists tell it. */
export const toListed = ({
  role,
  currentPlan,
  status,
  billing,
  version: _,
  taskDone: _taskDone,
  projectDone: _projectDone,
  taxId: _taxId,
  language: _language,
  ...user
}: UserRow) => ({
  ...user,
  role: roleWords[role],
  currentPlan: planWords[currentPlan],
  status: statusWords[status],
  billing: billingWords[billing],
})

const toDetail = (user: UserRow) => ({
  ...toListed(user),
  taskDone: user.taskDone,
  projectDone: user.projectDone,
  taxId: user.taxId,
  language: user.language,
})

const userNotFound: ErrorRule = {
  when: 'notFound',
  status: 404,
  description: 'No user with this id',
  body: () => ({ message: 'User not found' }),
}

/** Reads one of the contract's words without regard to case; an empty one counts as left out. */
const anyCase =
  <T extends string>(words: Record<T, string>) =>
  (body: Record<string, unknown>, field: string): T | null => {
    const text = textField(body, field).trim().toLowerCase()
    const names = Object.keys(words) as T[] // the keys of a record are its words
    const meant = names.find(name => words[name].toLowerCase() === text)
    return meant ?? (text === '' ? null : refuse(field, Object.values(words)))
  }

const refuse = (field: string, words: unknown[]): never => {
  throw invalid(field, `${field} must be one of ${words.join(', ')}`)
}

const readInput = (body: Record<string, unknown>) => ({
  fullName: optional(body, 'fullName', textField) ?? null,
  company: optional(body, 'company', textField) ?? null,
  role: optional(body, 'role', anyCase(roleWords)) ?? null,
  username: optional(body, 'username', textField) ?? null,
  country: optional(body, 'country', textField) ?? null,
  contact: optional(body, 'contact', textField) ?? null,
  email: optional(body, 'email', textField) ?? null,
  currentPlan: optional(body, 'currentPlan', anyCase(planWords)) ?? null,
  avatar: optional(body, 'avatar', textField) ?? null,
  billing: optional(body, 'billing', anyCase(billingWords)) ?? null,
  taxId: optional(body, 'taxId', textField) ?? null,
  language: optional(body, 'language', textField) ?? null,
})

const text = { type: 'string' }
const body = {
  type: 'object',
  properties: {
    fullName: text,
    company: text,
    role: { type: 'string', enum: Object.values(roleWords) },
    username: text,
    country: text,
    contact: text,
    email: text,
    currentPlan: { type: 'string', enum: Object.values(planWords) },
    status: { type: 'string', enum: Object.values(statusWords) },
    avatar: text,
    billing: { type: 'string', enum: Object.values(billingWords) },
    taxId: text,
    language: text,
  },
}

export const userRoutes = defineRoutes('/api/apps/users', {
  'GET /': {
    summary: 'Users, filtered, sorted and paged; a page beyond the last gives the first',
    query: listQuery(
      { user: 'USER', email: 'EMAIL', role: 'ROLE', plan: 'PLAN', status: 'STATUS', billing: 'BILLING' },
      {
        role: word({ admin: 'ADMIN', editor: 'EDITOR', author: 'AUTHOR', maintainer: 'MAINTAINER', subscriber: 'SUBSCRIBER' }),
        plan: word({ basic: 'BASIC', team: 'TEAM', company: 'COMPANY', enterprise: 'ENTERPRISE' }),
        status: word({ active: 'ACTIVE', inactive: 'INACTIVE', pending: 'PENDING' }),
      },
    ),
    answer: async (ctx, { query }) => {
      const { items, total, totalPages, page } = await pageOf(args => users.listUsers(ctx, args), query)
      return { users: items.map(toListed), totalPages, totalUsers: total, page }
    },
  },
  'GET /:id': {
    summary: 'One user with its details',
    parameters: [pathId],
    errors: [userNotFound],
    answer: async (ctx, { params }) => toDetail(await users.findUser(ctx, toId(params.id ?? ''))),
  },
  'POST /': {
    summary: 'Adds a user; its id is the number of users plus one, or the next that is free',
    body,
    status: 201,
    answer: async (ctx, { body }) => {
      const object = asObject(body)
      const status = optional(object, 'status', anyCase(statusWords)) ?? null
      return toDetail(await users.addUser(ctx, { ...readInput(object), status }))
    },
  },
  'PUT /:id': {
    summary: 'Changes what is given of a user, unless `version` is not the present one; the status has steps of its own',
    extension: true,
    parameters: [pathId],
    body: { ...body, properties: { ...body.properties, version: { type: 'integer' } } },
    errors: [userNotFound],
    answer: async (ctx, { params, body }) => {
      const object = asObject(body)
      return toDetail(await users.updateUser(ctx, toId(params.id ?? ''), optional(object, 'version', numberField), readInput(object)))
    },
  },
  'DELETE /:id': {
    summary: 'Deletes a user',
    parameters: [pathId],
    errors: [userNotFound],
    answer: (ctx, { params }) => users.removeUser(ctx, toId(params.id ?? '')),
  },
})
