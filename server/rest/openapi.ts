/** OpenAPI 3.1 document of the REST API, generated from the routes. */
import { type ErrorCode, errorForms } from '../errors.ts'
import { isReadRoute } from '../http/weights.ts'
import { changes, sinceOf } from './changes.ts'
import { meanings } from './error-catalog.ts'
import { tagGroups, tagInfo } from './openapi-tags.ts'
import { type ErrorRule, type Parameter, type Route } from './define-routes.ts'
import { apiVersion } from './headers.ts'
import type { JsonSchema as Schema } from './schema.ts'

/** The GraphQL schema's description of a type's field, if any. */
export type Describe = (type: string, field: string) => string | undefined

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A repeated request with the same key is executed once; its response is returned for a day. While it is in progress, 409. If its response was lost, for example because the server stopped, 409 with `outcome: "unknown"` for the rest of the day: check whether it took effect before you send it with a new key. A response over 250,000 characters is not kept: 409 with `outcome: "done"`. At most 10,000 keys a day',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const text = (description?: string, more: Schema = {}): Schema => ({ type: 'string', ...(description && { description }), ...more })

const object = (properties: Record<string, Schema>): Schema => ({ type: 'object', required: Object.keys(properties), properties })

const json = (schema: object) => ({ 'application/json': { schema } })
const fileSchema: Schema = { type: 'string', format: 'binary' }
const errorRef = { $ref: '#/components/schemas/Error' }

/** Path parameters that the route does not describe. */
function pathParameters({ path, parameters = [] }: Route): Parameter[] {
  const described = new Set(parameters.filter(each => each.in === 'path').map(({ name }) => name))
  return [...path.matchAll(/:(\w+)/g)]
    .map(([, name = '']) => name)
    .filter(name => !described.has(name))
    .map(name => ({ name, in: 'path', required: true, description: `Value of ${name}`, schema: { type: 'string' } }))
}

/** Schema of a sample; its texts are constants of the contract, or placeholders for a message. */
function schemaLike(sample: unknown): Schema {
  if (typeof sample !== 'object' || sample === null) return typeof sample === 'boolean' ? { type: 'boolean' } : text()
  return object(Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, schemaLike(value)])))
}

/** Fields that every error has. */
const example = (sample: object): Schema => {
  const { properties, required, ...rest } = schemaLike(sample)
  return {
    ...rest,
    required,
    properties: {
      ...(properties as object),
      code: text('Error code'),
      reason: text('Which error of its kind'),
      params: { type: 'object', description: 'Values in the message, for messages in other languages' },
      field: text('The invalid field'),
      requestId: text('ID of the request in the log'),
    },
  } // made by `object`
}

function ruled({ body, description }: ErrorRule, route: Route, code: string) {
  if (!body) return { description }
  const sample = body('The reason')
  if (typeof sample === 'string') return { description, content: { 'text/plain': { schema: { type: 'string', const: sample } } } }
  return { description, content: json(example(sample as object)), ...(route.failure && { 'x-code': code }) } // what is not text is an object
}

/** Errors of a route of this kind, the rarest last. */
function failuresOf(route: Route): ErrorCode[] {
  const isDemonstration = route.path.startsWith('/api/') && !route.path.startsWith('/api/auth/')
  const isWrite = route.method !== 'GET'
  const hasBody = route.body?.schema !== undefined || route.maxFileBytes !== undefined
  const all: [ErrorCode, boolean][] = [
    ['invalid', hasBody || route.query !== undefined || route.method === 'POST'],
    ['unauthenticated', true],
    ['forbidden', isDemonstration && isWrite],
    ['notFound', route.path.includes(':')],
    ['conflict', isDemonstration && isWrite && route.method !== 'DELETE'],
    ['unprocessable', isDemonstration && route.method === 'POST'],
    ['tooLarge', hasBody],
    ['unsupported', hasBody],
    ['tooMany', true],
    ['unavailable', true],
  ]
  const known = all.filter(([, has]) => has).map(([code]) => code)
  return [...known, ...(route.fails ?? []).filter(code => !known.includes(code))]
}

function responsesOf(route: Route): Record<string, object> {
  const status = route.status ?? (route.method === 'DELETE' ? 204 : 200)
  const isEmpty = status === 204 || (route.returns === undefined && route.file === undefined)
  const content = route.file ? { [route.file]: { schema: fileSchema } } : json(route.returns ?? {})
  const shape = route.failure ? json(example(route.failure({ message: '', code: '' }))) : json(errorRef)
  const shared = failuresOf(route).map(code => {
    const form = errorForms[code]
    const name = code.charAt(0).toUpperCase() + code.slice(1)
    const response = route.failure ? { description: meanings[code], content: shape } : { $ref: `#/components/responses/${name}` }
    return [form.status, response] as const
  })
  return {
    ...Object.fromEntries(shared),
    500: route.failure ? { description: meanings.fault, content: shape } : { $ref: '#/components/responses/Fault' },
    ...Object.fromEntries((route.errors ?? []).map(rule => [rule.status, ruled(rule, route, errorForms[rule.when].code)])),
    [status]: {
      description: isEmpty ? `${route.summary}; the body is empty` : route.summary,
      ...(!isEmpty && { content }),
    },
  }
}

const operationId = ({ method, path }: Route) =>
  method.toLowerCase() +
  path
    .replace(/^\/api/, '')
    .replaceAll('-', '')
    .split(/[/:_]+/)
    .map(part => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

const tagOf = ({ path }: Route) =>
  /^\/api\/(?:apps\/ecommerce|apps|pages|dashboard)\/([^/]+)/.exec(path)?.[1] ?? path.split('/').find(part => part && part !== 'api') ?? ''

/** What a call changes: nothing, records of the workspace, or the account. */
function effectOf({ method, path }: Route): 'nothing' | 'workspace' | 'account' {
  if (isReadRoute(method, path)) return 'nothing'
  return /^\/api\/(?:apps|pages|dashboard|_workspace|files)\//.test(`${path}/`) ? 'workspace' : 'account'
}

function operationOf(route: Route): object {
  const body = route.body?.schema
  return {
    operationId: operationId(route),
    summary: route.summary,
    tags: [tagOf(route)],
    ...(route.extension && { description: 'Extension: not part of the contract.', 'x-extension': true }),
    'x-since': sinceOf(route),
    'x-changes': effectOf(route),
    parameters: [
      ...pathParameters(route),
      ...(route.parameters ?? []),
      ...(route.query?.parameters ?? []),
      ...(route.method === 'POST' && route.path.startsWith('/api/') ? [idempotencyKey] : []),
    ],
    ...(body && { requestBody: { required: !route.mayBeEmpty, content: json(body) } }),
    ...(route.maxFileBytes !== undefined && { requestBody: { required: true, content: { '*/*': { schema: fileSchema } } } }),
    responses: responsesOf(route),
  }
}

/** Moves models (schemas with a title) to components, and fills in missing descriptions from the GraphQL schema. */
function hoist(value: unknown, models: Map<string, unknown>, describe: Describe): unknown {
  if (Array.isArray(value)) return value.map(each => hoist(each, models, describe))
  if (typeof value !== 'object' || value === null) return value
  const { title, ...rest } = value as Schema // any other value was sent back
  const each = (of: object) => Object.entries(of).map(([name, inner]) => [name, hoist(inner, models, describe)] as const)
  // A property may be called `title`, too: its value is a schema.
  if (typeof title !== 'string' || typeof rest.properties !== 'object') return Object.fromEntries(each(value))
  if (models.has(title)) return { $ref: `#/components/schemas/${title}` }
  models.set(title, {})
  const whole = Object.fromEntries(each(rest))
  const properties = Object.entries(whole.properties as Record<string, Schema>).map(([name, property]) => {
    const words = property.description === undefined && property.$ref === undefined ? describe(title, name) : undefined
    return [name, words ? { ...property, description: words } : property]
  })
  const description = describe(title, '')
  models.set(title, { ...(description && { description }), ...whole, properties: Object.fromEntries(properties) })
  return { $ref: `#/components/schemas/${title}` }
}

const limits =
  'Bodies are JSON in UTF-8 of at most 100 kB unless stated otherwise. An unknown path returns 404, and an unsupported method returns 405 with `Allow`. Errors are JSON unless stated otherwise.'

/** The complete document. */
export function describeRoutes(routes: readonly Route[], describe: Describe): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) }
  }
  const models = new Map<string, unknown>()
  const hoisted = hoist(paths, models, describe)
  const responses = Object.entries(meanings).map(([code, description]) => [
    code.charAt(0).toUpperCase() + code.slice(1),
    { description, content: json(errorRef), 'x-code': errorForms[code as ErrorCode].code }, // the keys of `meanings`
  ])
  const codes = [...new Set(Object.values(errorForms).map(({ code }) => code))]
  const used = JSON.stringify(hoisted)
  const tags = [...new Set(routes.map(tagOf))].sort()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Deskwright',
      version: apiVersion,
      description: `Demo data of the dashboard, accounts, and texts. Without a token, calls use the public workspace; with a token, the caller’s workspace. ${limits}`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server' }],
    security: [{}, { token: [] }, { apiKey: [] }],
    tags: tags.map(name => {
      const [title = name, description = name] = tagInfo[name] ?? []
      return { name, description, 'x-displayName': title }
    }),
    'x-tagGroups': tagGroups(tags),
    'x-changes': changes.map(({ date, replaced = [] }) => ({ date, replaced })),
    paths: hoisted,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The `auth` value of a sign-in response' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key of the account settings. Keys with the scope `read` send GET requests only. Passwords, two-step sign-in, sessions, API keys, exports, and deletion need a session',
        },
      },
      responses: Object.fromEntries(responses.filter(([name]) => used.includes(`#/components/responses/${String(name)}"`))),
      schemas: {
        ...Object.fromEntries([...models].sort(([a], [b]) => (a < b ? -1 : 1))),
        Error: {
          type: 'object',
          required: ['message'],
          properties: {
            message: text('Error message that can be shown to the user'),
            code: text('Error code', { enum: codes }),
            reason: text('Reason within the code, such as `REPLY_TOO_LONG`; the message says it in English'),
            params: { type: 'object', description: 'Parameters of the message, for translations' },
            field: text('The invalid field'),
            requestId: text('ID of the request in the log'),
            allowed: { type: 'array', items: { type: ['string', 'integer'] }, description: 'Permitted values' },
            current: { type: ['object', 'null'], description: 'The current record' },
          },
        },
      },
    },
  }
}
