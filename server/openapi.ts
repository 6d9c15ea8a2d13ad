/** The REST door in OpenAPI 3.1, drawn from the routes themselves. */
import { errorForms } from './errors.ts'
import type { ErrorRule, Parameter, Route } from './rest.ts'
import { apiVersion } from './rest-headers.ts'

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same request sent again under this key is done once, and answered alike for a day',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const json = (schema: object) => ({ 'application/json': { schema } })
const fault = { $ref: '#/components/schemas/Fault' }

/** Path parameters that the route does not describe itself. */
function pathParameters({ path, parameters = [] }: Route): Parameter[] {
  const described = new Set(parameters.filter(each => each.in === 'path').map(({ name }) => name))
  return [...path.matchAll(/:(\w+)/g)]
    .map(([, name = '']) => name)
    .filter(name => !described.has(name))
    .map(name => ({ name, in: 'path', required: true, description: `The ${name} that is meant`, schema: { type: 'string' } }))
}

const told = ({ body, description }: ErrorRule) => {
  if (!body) return { description }
  const sample = body('Not found')
  return typeof sample === 'string'
    ? { description, content: { 'text/plain': { schema: { type: 'string' } } } }
    : { description, content: json(fault) }
}

function responsesOf(route: Route): Record<string, object> {
  const status = route.status ?? (route.method === 'DELETE' ? 204 : 200)
  const success =
    status === 204 || route.returns === undefined
      ? { description: status === 204 ? 'Done; the body is empty' : route.summary }
      : { description: route.summary, content: json(route.returns) }
  const own = Object.fromEntries((route.errors ?? []).map(rule => [String(rule.status), told(rule)]))
  const { invalid, unauthenticated, tooMany } = errorForms
  return {
    [status]: success,
    [invalid.status]: { description: 'What was sent is wrong; `field` names where', content: json(fault) },
    [unauthenticated.status]: { description: 'The token is not valid, or no longer', content: json(fault) },
    [tooMany.status]: { description: 'Too many requests; `Retry-After` says how long to wait', content: json(fault) },
    ...own,
  }
}

const operationId = ({ method, path }: Route) =>
  method.toLowerCase() +
  path
    .replace(/^\/api/, '')
    .split(/[/:_-]+/)
    .map(part => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

const tagOf = ({ path }: Route) =>
  /^\/api\/(?:apps|pages|dashboard)\/([^/]+)/.exec(path)?.[1] ?? path.split('/').find(part => part && part !== 'api') ?? ''

function operationOf(route: Route): object {
  const isWrite = route.method === 'POST' || route.method === 'PUT'
  return {
    operationId: operationId(route),
    summary: route.summary,
    tags: [tagOf(route)],
    ...(route.extension && { description: 'Extension: not part of the contract.', 'x-extension': true }),
    parameters: [
      ...pathParameters(route),
      ...(route.parameters ?? []),
      ...(route.query?.parameters ?? []),
      ...(route.method === 'POST' && route.path.startsWith('/api/') ? [idempotencyKey] : []),
    ],
    ...(isWrite && { requestBody: { required: route.body !== undefined, content: json(route.body ?? {}) } }),
    responses: responsesOf(route),
  }
}

/** The whole document, for the address that the server is reached at. */
export function describeRoutes(routes: readonly Route[], url: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) }
  }
  const tags = [...new Set(routes.map(tagOf))].sort().map(name => ({ name }))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Deskwright',
      version: apiVersion,
      description:
        'The demonstration data of the dashboard, accounts and texts. Without a token, calls act on the public workspace; with one, on the caller’s own.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url }],
    security: [{}, { token: [] }],
    tags,
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'The token that signing in gives' } },
      schemas: {
        Fault: {
          type: 'object',
          required: ['message'],
          properties: {
            message: { type: 'string', description: 'What is wrong, to be shown' },
            code: { type: 'string', enum: [...new Set(Object.values(errorForms).map(({ code }) => code)), 'INTERNAL_SERVER_ERROR'] },
            field: { type: 'string', description: 'The field at fault' },
            requestId: { type: 'string', description: 'The number to ask about' },
          },
        },
      },
    },
  }
}
