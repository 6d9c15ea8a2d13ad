/** The OpenAPI document is accurate: every call returns what it describes. */
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type RestAnswer, type TestApp } from '../support/harness.ts'
import { type Call, samplesFor } from '../support/openapi-samples.ts'

interface Parameter {
  name: string
  in: string
  description: string
}
interface Response {
  $ref?: string
  description: string
  content?: Record<string, { schema: object }>
}
interface Operation {
  operationId: string
  summary: string
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: object }> }
  responses: Record<string, Response>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Response>; schemas: Record<string, object> }
}

let app: TestApp
let token: string
let text: string
let document: Document
let ajv: Ajv2020
/** Every operation as `GET /path`. */
let operations: Map<string, Operation>

/** Rejects fields that are not described. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, closed(each)]))
  const isObject = 'properties' in value && 'type' in value && typeof value.properties === 'object'
  return isObject ? { ...copy, additionalProperties: false } : copy
}

beforeAll(async () => {
  app = await startApp()
  const login = await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })
  token = login.body.auth
  const described = await app.rest('GET', '/api/openapi.json')
  text = described.text
  document = described.body as Document
  ajv = new Ajv2020({ strict: false, allErrors: true })
  // oxlint-disable-next-line typescript/no-unsafe-call -- its types are those of another module system
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'api', components: closed(document.components) as object })
  operations = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  )
})
afterAll(() => app.close())

const resolve = (response: Response | undefined): Response | undefined =>
  response?.$ref ? document.components.responses[response.$ref.split('/').at(-1) ?? ''] : response

/** Schema violations of a value. */
function faults(schema: object, value: unknown, isClosed = true): string[] {
  const shape = JSON.stringify(isClosed ? closed(schema) : schema).replaceAll('"#/components/', '"api#/components/')
  const check = ajv.compile(JSON.parse(shape) as object)
  return check(value)
    ? []
    : (check.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
}

/** Differences between a response and its description. */
function differences(name: string, operation: Operation, answer: RestAnswer): string[] {
  const announced = resolve(operation.responses[String(answer.status)])
  const report = (what: string) => [`${name} ${answer.status}: ${what}; ${answer.text.slice(0, 100)}`]
  if (!announced) return report('this status is not announced')
  const [type] = Object.keys(announced.content ?? {})
  if (!type) return answer.text === '' ? [] : report('the body should be empty')
  if (type === '*/*') return []
  if (!answer.headers.get('content-type')?.startsWith(type)) return report(`it should be ${type}`)
  const value = type === 'application/json' ? answer.body : answer.text
  return faults(announced.content?.[type]?.schema ?? {}, value)
    .slice(0, 5)
    .flatMap(problem => report(problem))
}

const send = ({ method, path, body, isAnonymous, token: own = token }: Call) =>
  app.rest(method, path, { ...(isAnonymous ? {} : { token: own }), ...(body === undefined ? {} : { body }) })

const fill = (path: string, ids: Record<string, unknown>) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? 1))

test('the description passes a public linter', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`)).toEqual([])
})

test('every operation describes its parameters, response, and errors', () => {
  const silent = [...operations].flatMap(([name, { summary, parameters, responses }]) => [
    ...(summary ? [] : [name]),
    ...parameters.filter(({ description }) => !description).map(each => `${name} ${each.name}`),
    ...Object.entries(responses)
      .filter(([, each]) => !resolve(each)?.description)
      .map(([status]) => `${name} ${status}`),
    ...['401', '429', '500', '503'].filter(status => !responses[status]).map(status => `${name} ${status}`),
  ])
  expect(silent).toEqual([])
})

test('every GET returns what it documents', async () => {
  const draft = await app.rest('POST', '/text/documents', { token, body: { title: 'A letter' } })
  const list = await app.rest('GET', '/api/apps/ecommerce/orders', { token })
  const customers = await app.rest('GET', '/api/apps/ecommerce/customers', { token })
  const invoices = await app.rest('GET', '/api/apps/invoice', { token })
  const link = await app.rest('POST', `/api/apps/invoice/${invoices.body.invoices[0].id}/links`, { token })
  const hook = { url: 'http://127.0.0.1:9/hook', events: ['order.created'] }
  const ids: Record<string, unknown> = {
    '/api/webhooks/{id}/deliveries': (await app.rest('POST', '/api/webhooks', { token, body: hook })).body.webhook.id,
    '/api/apps/invoice/{id}': invoices.body.invoices[0].id,
    '/api/apps/invoice/{id}/links': invoices.body.invoices[0].id,
    '/api/apps/invoice-links/{token}': link.body.url.split('/').at(-1),
    '/text/documents/{id}': draft.body.id,
    '/api/files/{id}': (await app.rest('POST', '/api/files', { token, body: Buffer.from('A note') })).body.id,
    '/api/apps/ecommerce/orders/{id}': list.body.orders[0].order,
    '/api/apps/ecommerce/customers/{id}': customers.body.customers[0].customerId,
    '/api/apps/ecommerce/customers/{id}/profile': customers.body.customers[0].customerId,
  }
  const queries: Record<string, string[]> = {
    '/api/apps/calendar': ['?calendars=Business,Family,Personal,Holiday,ETC'],
    '/api/apps/email': ['?filter=all', '?filter=trashed'],
    '/api/app-bar/search/records': ['?q=a'],
    '/api/pages/profile': ['?tab=teams', '?tab=projects', '?tab=connections', '?tab=projectTable'],
  }
  const wrong: string[] = []
  for (const [name, operation] of operations) {
    const [method, path = ''] = name.split(' ')
    if (method !== 'GET') continue
    const hasPages = operation.parameters.some(each => each.name === 'itemsPerPage')
    for (const query of queries[path] ?? [hasPages ? '?itemsPerPage=100' : '']) {
      const answer = await send({ method, path: fill(path, { id: ids[path], token: ids[path] }) + query })
      if (answer.status !== 200) wrong.push(`${name} ${answer.status} ${answer.text}`)
      wrong.push(...differences(name, operation, answer))
    }
  }
  expect(wrong).toEqual([])
})

test('every write accepts a sample of its documented body, and returns what it documents', async () => {
  const sampleOf = samplesFor(app, token)
  const wrong: string[] = []
  const last = ['POST /register/logout']
  // Deletions come after changes, and bulk deletions last.
  const rank = (name: string) => (!name.startsWith('DELETE') ? 0 : name.includes('{') ? 1 : 2)
  const order = [...operations.keys()].sort((a, b) => rank(a) - rank(b))
  for (const name of order.filter(each => !each.startsWith('GET ') && !last.includes(each))) {
    const operation = operations.get(name)
    const sample = await sampleOf(name)
    if (!operation || !sample) {
      wrong.push(`${name} has no sample`)
      continue
    }
    const [method = '', path = ''] = name.split(' ')
    const schema = operation.requestBody?.content['application/json']?.schema
    if (sample.body !== undefined && !operation.requestBody) wrong.push(`${name} takes no body`)
    if (schema && sample.body !== undefined) wrong.push(...faults(schema, sample.body, false).map(problem => `${name} sample: ${problem}`))
    const answer = await send({ method, path: fill(path, sample.ids ?? {}), ...sample })
    if (answer.status >= 300) wrong.push(`${name} ${answer.status} ${answer.text}`)
    else wrong.push(...differences(name, operation, answer))
  }
  expect(wrong).toEqual([])
})

test('errors match their documentation: unknown IDs, invalid values, invalid tokens, oversized bodies', async () => {
  const wrong: string[] = []
  for (const [name, operation] of operations) {
    const [method = '', path = ''] = name.split(' ')
    const unknown = fill(path, { id: '999999999', userId: '999999999' })
    const isAccount = !path.startsWith('/api/') || path === '/api/auth/login'
    const calls: [Parameters<TestApp['rest']>[2], boolean][] = [
      [{ token, ...(operation.requestBody && { body: {} }) }, path.includes('{')],
      [{ token, body: '{"a":' }, operation.requestBody !== undefined],
      [{ token, body: [] }, operation.requestBody !== undefined],
      [{ token: 'nobody' }, !isAccount && method !== 'GET'],
      [{ token: 'nobody' }, !isAccount && method === 'GET'],
      [{ token, body: { text: 'x'.repeat(2_200_000) } }, operation.requestBody !== undefined],
    ]
    for (const [options, isMeant] of calls) {
      if (!isMeant) continue
      wrong.push(...differences(name, operation, await app.rest(method, unknown, options)))
    }
  }
  expect(wrong).toEqual([])
})

test('documents name each other, are sent compressed, and are not sent twice', async () => {
  const start = await app.rest('GET', '/api')
  expect(start.body).toMatchObject({ reference: '/dev/rest', openapi: '/api/openapi.json', errors: '/api/errors.json' })
  const moved = await fetch(`${app.url}/api/docs`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/dev/rest'])
  for (const encoding of ['br', 'gzip']) {
    const answer = await fetch(`${app.url}/api/openapi.json`, { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(await answer.json()).toEqual(document)
    const again = await fetch(`${app.url}/api/openapi.json`, {
      headers: { 'accept-encoding': encoding, 'if-none-match': answer.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  }
})

test('the catalog explains every error code and every reason', async () => {
  const { body } = await app.rest('GET', '/api/errors.json')
  const codes = (body.errors as Record<string, unknown>[]).map(({ code }) => code)
  expect(body.errors.filter((each: Record<string, unknown>) => !each.meaning || !each.advice || !each.status)).toEqual([])
  const named = (document.components.schemas.Error as { properties: { code: { enum: string[] } } }).properties.code.enum
  expect(named.filter(code => !codes.includes(code))).toEqual([])
  const shared = Object.values(document.components.responses).map(each => (each as { 'x-code'?: string })['x-code'])
  expect(shared.filter(code => !codes.includes(code))).toEqual([])
  const missing = await app.rest('GET', '/api/nothing')
  expect(body.reasons.map(({ reason }: { reason: string }) => reason)).toContain(missing.body.reason)
  expect(codes).toContain(missing.body.code)
})
