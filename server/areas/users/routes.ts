import { toId } from '../../db/rows.ts'
import { aFlag, aList, aRecord, aText, aWhole, aWord, bodyOf, type Field, expectedVersion } from '../../rest/fields.ts'
import { defineRoutes, type ErrorRule, listQuery, pageOf, pathId, word } from '../../rest/define-routes.ts'
import { columnsOf, list, model, object, oneOf, pageFields, pageOf as pageSchema, text, whole } from '../../rest/schemas.ts'
import * as bulk from './bulk.ts'
import { importUsers } from './import.ts'
import * as invitations from './invite.ts'
import * as users from './service.ts'
import { isPart } from './settings.ts'
import type { UserRow } from './tables.ts'
import './tables.ts'

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
  version: _version,
  taskDone: _taskDone,
  projectDone: _projectDone,
  taxId: _taxId,
  language: _language,
  details: _details,
  isSignedIn: _isSignedIn,
  ...user
}: UserRow) => ({
  ...user,
  role: roleWords[role],
  currentPlan: planWords[currentPlan],
  status: statusWords[status],
  billing: billingWords[billing],
})

/** A user as it is told alone. */
export const toDetail = (user: UserRow) => ({
  ...toListed(user),
  version: user.version,
  taskDone: user.taskDone,
  projectDone: user.projectDone,
  taxId: user.taxId,
  language: user.language,
})

export const userNotFound: ErrorRule = {
  when: 'notFound',
  status: 404,
  description: 'No user with this id',
  body: () => ({ message: 'User not found' }),
}

/** Of a user there is, the device or card may be missing. */
export const partNotFound: ErrorRule = {
  ...userNotFound,
  description: 'No user with this id, or the user has no such device or card',
  body: message => ({ message: isPart(message) ? message : 'User not found' }),
}

const words = {
  role: oneOf(roleWords),
  currentPlan: oneOf(planWords),
  status: oneOf(statusWords),
  billing: oneOf(billingWords),
}
const more = ['details', 'isSignedIn']
const listed = { ...columnsOf('users', 'taskDone', 'projectDone', 'taxId', 'language', ...more), ...words }
export const userSchema = model('User', { ...columnsOf('users', ...more), ...words, version: whole() })

/** One of the contract's words without regard to case; an empty one counts as left out. */
const anyCase = <const T extends string>(words: Record<T, string>): Field<T | null> => {
  const { schema, read } = aWord(words)
  const lower = new Map(Object.values<string>(words).map(word => [word.toLowerCase(), word]))
  const text = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)
  return { schema, words, read: (value, name) => (text(value) === '' ? null : read(lower.get(String(text(value))) ?? value, name)) }
}

const fields = {
  fullName: aText({ maxLength: 120 }),
  company: aText({ maxLength: 120 }),
  role: anyCase(roleWords),
  username: aText({ maxLength: 60 }),
  country: aText({ maxLength: 60 }),
  contact: aText({ maxLength: 40 }),
  email: aText({ maxLength: 254 }),
  currentPlan: anyCase(planWords),
  avatar: aText({ maxLength: 500 }),
  billing: anyCase(billingWords),
  taxId: aText({ maxLength: 40 }),
  language: aText({ maxLength: 60 }),
}
const ids = aList(aWhole({ minimum: 1 }), { minItems: 1, maxItems: 1000 })
const named = bodyOf({ ids }, 'ids')
const bulkChange = bodyOf({ ids, role: aWord(roleWords), plan: aWord(planWords), status: aWord(statusWords) }, 'ids')
const invitation = bodyOf(fields, 'email')
const importRow = aRecord(
  {
    fullName: aText(),
    email: aText(),
    username: aText(),
    company: aText(),
    country: aText(),
    contact: aText(),
    role: aText({ description: 'A role, in whatever case' }),
    plan: aText({ description: 'A plan, in whatever case' }),
    status: aText({ description: 'A status, in whatever case' }),
  },
  'fullName',
  'email',
)
const imported = bodyOf({ rows: aList(importRow, { minItems: 1, maxItems: 1000 }), isTrial: aFlag() }, 'rows')
const wanted = bodyOf({ ...fields, status: anyCase(statusWords) })
const change = bodyOf({ ...fields, version: expectedVersion })
const step = bodyOf({ status: aWord(statusWords) }, 'status')

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
    returns: pageSchema('users', object(listed), 'totalUsers', pageFields),
    answer: async (ctx, { query }) => {
      const { items, total, totalPages, page } = await pageOf(args => users.listUsers(ctx, args), query)
      return { users: items.map(toListed), totalPages, totalUsers: total, page }
    },
  },
  'GET /taken': {
    summary: 'Which of `email` and `username` another user than `except` has already',
    extension: true,
    query: {
      parameters: ['email', 'username', 'except'].map(name => ({
        name,
        in: 'query' as const,
        description: name === 'except' ? 'Id of a user who may have them' : `The ${name} to look for`,
        schema: { type: name === 'except' ? 'integer' : 'string' },
      })),
      parse: (asked: URLSearchParams) => ({
        email: asked.get('email'),
        username: asked.get('username'),
        except: Number(asked.get('except')) || null,
      }),
    },
    returns: object({ taken: list(text()) }),
    answer: async (ctx, { query }) => ({ taken: await users.findTaken(ctx, query) }),
  },
  'GET /:id': {
    summary: 'One user with its details',
    parameters: [pathId],
    errors: [userNotFound],
    returns: userSchema,
    answer: async (ctx, { params }) => toDetail(await users.findUser(ctx, toId(params.id ?? ''))),
  },
  'POST /': {
    summary: 'Adds a user; its id is the number of users plus one, or the next that is free',
    body: wanted,
    status: 201,
    returns: userSchema,
    answer: async (ctx, { body }) => toDetail(await users.addUser(ctx, wanted.read(body))),
  },
  'PUT /': {
    summary: 'Gives many users a role, a plan or a status, all or none',
    extension: true,
    body: bulkChange,
    fails: ['notFound'],
    returns: object({ users: list(userSchema) }),
    answer: async (ctx, { body }) => {
      const { ids, ...change } = bulkChange.read(body)
      return { users: (await bulk.updateUsers(ctx, ids, change)).map(toDetail) }
    },
  },
  'POST /deletions': {
    summary: 'Deletes many users, all or none',
    extension: true,
    status: 200,
    body: named,
    fails: ['notFound'],
    returns: object({ ids: list(whole()) }),
    answer: async (ctx, { body }) => ({ ids: await bulk.deleteUsers(ctx, named.read(body).ids) }),
  },
  'POST /invitations': {
    summary: 'Adds someone who is pending, with a message to them in the demonstration’s mailbox',
    extension: true,
    status: 201,
    body: invitation,
    returns: userSchema,
    answer: async (ctx, { body }) => toDetail(await invitations.inviteUser(ctx, invitation.read(body))),
  },
  'POST /imports': {
    summary: 'Adds the rows that are right and tells what is wrong with the others; with `isTrial`, adds none',
    extension: true,
    status: 200,
    body: imported,
    returns: object({
      count: whole('How many rows were added, or would be'),
      problems: list(object({ row: whole('Counted from 1'), field: text(), message: text() })),
      users: list(userSchema),
    }),
    answer: async (ctx, { body }) => {
      const { rows, isTrial } = imported.read(body)
      const { users: added, ...told } = await importUsers(ctx, rows, isTrial ?? false)
      return { ...told, users: added.map(toDetail) }
    },
  },
  'POST /:id/invitation': {
    summary: 'Writes once more to someone who is pending',
    extension: true,
    status: 200,
    parameters: [pathId],
    errors: [userNotFound],
    returns: userSchema,
    answer: async (ctx, { params }) => toDetail(await invitations.remindUser(ctx, toId(params.id ?? ''))),
  },
  'PUT /:id': {
    summary: 'Changes what is given of a user, unless `version` is not the present one; the status has steps of its own',
    extension: true,
    parameters: [pathId],
    body: change,
    errors: [userNotFound],
    returns: userSchema,
    answer: async (ctx, { params, body }) => {
      const { version, ...input } = change.read(body)
      return toDetail(await users.updateUser(ctx, toId(params.id ?? ''), version, input))
    },
  },
  'PUT /:id/status': {
    summary: 'Activates or suspends a user; 409 with `allowed` when it cannot become so',
    extension: true,
    parameters: [pathId],
    body: step,
    errors: [userNotFound],
    returns: userSchema,
    answer: async (ctx, { params, body }) => toDetail(await users.setUserStatus(ctx, toId(params.id ?? ''), step.read(body).status)),
  },
  'DELETE /:id': {
    summary: 'Deletes a user',
    parameters: [pathId],
    errors: [userNotFound],
    answer: (ctx, { params }) => users.removeUser(ctx, toId(params.id ?? '')),
  },
})
