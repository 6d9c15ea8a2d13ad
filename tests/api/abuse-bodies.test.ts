import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fitting, nasty, places, type Schema, spoil } from '../support/bodies.ts'
import { type DatabaseKind, databases, startApp, type TestApp } from '../support/harness.ts'
import { leaves, linksOf, listFields, operation, plainFields, select, target } from '../support/operations.ts'

interface Write {
  method: string
  path: string
  schema: Record<string, unknown>
}

interface Description {
  paths: Record<string, Record<string, { requestBody?: { content: { 'application/json'?: { schema: Record<string, unknown> } } } }>>
}

/** Excluded writes: they send codes or count attempts. */
const apart = /^\/(register|me)\/|^\/api\/auth\//

/** Fields that clients may send beyond the description, or that need a record in a certain state. */
const card = {
  title: 'a',
  description: 'a',
  dueDate: '2026-12-01',
  labels: ['a'],
  members: ['a'],
  comments: 'a',
  image: '',
  attachments: 1,
  commentsCount: 1,
}
const text = (value: unknown) => ({
  type: Array.isArray(value) ? 'array' : typeof value === 'number' ? 'integer' : 'string',
  ...(Array.isArray(value) && { items: { type: 'string' } }),
})
const cardSchema = Object.fromEntries(Object.entries(card).map(([name, value]) => [name, text(value)]))
const described: Record<string, (schema: Schema) => Record<string, unknown>> = {
  '/api/apps/kanban/item/update': () => ({
    type: 'object',
    properties: { item: { type: 'object', properties: { ...cardSchema, id: { type: 'integer' } } } },
  }),
  '/api/pages/help-center/votes': ({ properties, ...rest }) => ({
    ...rest,
    properties: { ...properties, slug: { enum: ['what-a-run-costs'] } },
  }),
  '/api/_workspace/reset': ({ properties, ...rest }) => ({ ...rest, properties: { ...properties, size: { enum: ['SAMPLE'] } } }),
  // Conditions that would change the calls that follow.
  '/api/_workspace/conditions': ({ properties, ...rest }) => ({
    ...rest,
    properties: { ...properties, latencyMs: { enum: [0] }, errorRate: { enum: [0] } },
  }),
  '/api/notifications/schedule': ({ properties, ...rest }) => ({
    ...rest,
    properties: { ...properties, quietFrom: { enum: ['22:00'] }, quietUntil: { enum: ['07:00'] }, timeZone: { enum: ['Europe/Paris'] } },
  }),
  '/api/webhooks': hooked,
  '/api/webhooks/1': hooked,
  '/order/quote': priced,
  '/order/create': priced,
  '/order/saveBillingDetails': ({ properties, ...rest }) => ({ ...rest, properties: { ...properties, country: { enum: ['DE'] } } }),
  '/order/saveAddress': ({ properties: { id: _, ...others } = {}, ...rest }) => ({
    ...rest,
    properties: { ...others, country: { enum: ['DE'] } },
  }),
  '/api/apps/email/drafts': withoutId,
  '/api/apps/email/send': withoutId,
}
const hook = 'http://127.0.0.1:9/hook'
/** An address that webhooks can have. */
function hooked({ properties, ...rest }: Schema): Record<string, unknown> {
  return { ...rest, properties: { ...properties, url: { enum: [hook] } } }
}
/** A coupon and a country that exist, and several items instead of one pack. */
function priced({ properties, ...rest }: Schema): Record<string, unknown> {
  return { ...rest, properties: { ...properties, packId: { enum: [null] }, coupon: { enum: ['WELCOME10'] }, country: { enum: ['DE'] } } }
}
function withoutId({ properties, ...rest }: Schema): Record<string, unknown> {
  const { id: _, inReplyTo: __, ...others } = properties ?? {}
  return { ...rest, properties: others }
}
/**
 * Writes with requirements beyond their schema: all boards or cards must be named, every question answered, a section
 * must exist, merging needs another customer, an invoice needs a paid order.
 */
const refusing = new Set([
  '/api/apps/kanban/board/state-update',
  '/api/apps/academy/sections/1/test',
  '/api/dashboard/analytics/layout',
  '/api/_workspace/reset',
  '/api/_workspace/import',
  '/api/_workspace/snapshots/1/restore',
  '/order/invoice',
])

const taking = /merge|deletions/

/**
 * Values that fail the check of their form, which is the same on both databases: by the number of the write, the place,
 * and the number of the value. Filled on the first database, and not sent to the other.
 */
const malformed = new Set<string>()

/** Lists whose rows hold whole texts, of which fewer may be asked for at once. */
const long = new Set(['textRuns'])

describe.each(databases)('writes with invalid values on %s', (database: DatabaseKind) => {
  let app: TestApp
  let token = ''
  let writes: Write[] = []
  let reads: string[] = []
  beforeAll(async () => {
    app = await startApp({ database })
    token = (await app.rest('POST', '/register/login', { body: { email: 'admin@demo.com', password: 'admin' } })).body.auth as string
    const { paths } = (await app.rest('GET', '/api/openapi.json')).body as Description
    const document = (await app.rest('POST', '/text/documents', { token, body: { title: 'One' } })).body.id as string
    const invoice = String((await app.rest('GET', '/api/apps/invoice', { token })).body.invoices[0].id)
    const message = String((await app.rest('POST', '/api/apps/chat/chats/1', { token, body: { message: 'Mine' } })).body.msg.id)
    const customer = String((await app.rest('GET', '/api/apps/ecommerce/customers', { token })).body.customers[0].customerId)
    await app.rest('POST', '/api/webhooks', { token, body: { url: hook, events: ['order.created'] } })
    const idFor = (path: string) =>
      path.startsWith('/text/')
        ? document
        : path.includes('/customers/')
          ? customer
          : path.includes('/invoice/')
            ? invoice
            : path.endsWith('/messages/{id}')
              ? message
              : '1'
    const filled = (path: string) => path.replace(/\{\w+\}/, idFor(path)).replace(/\{\w+\}/, '1')
    const order = (await app.rest('POST', '/order/create', { token, body: { packId: 'words-2000', method: 'sandbox' } })).body
    const all = Object.entries(paths).filter(([path]) => !apart.test(path))
    /** Names an invoice that is there; those of other lists begin with 1. */
    const named = (path: string, schema: Schema): Record<string, unknown> =>
      path.startsWith('/api/apps/invoice/') && schema.properties?.ids
        ? { ...schema, properties: { ...schema.properties, ids: { type: 'array', items: { enum: [Number(invoice)] } } } }
        : { ...schema }
    /** Names an order that is there. */
    const ordered = (schema: Schema) =>
      schema.properties?.outTradeNo
        ? {
            ...schema,
            properties: {
              ...schema.properties,
              outTradeNo: { enum: [order.outTradeNo] },
              amount: { enum: [null] },
              packId: { enum: [null] },
            },
          }
        : undefined
    const schemaOf = (path: string, schema: Record<string, unknown>) => described[path]?.(schema) ?? ordered(schema) ?? named(path, schema)
    writes = all.flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) => {
        const json = requestBody?.content['application/json']
        return json ? [{ method: method.toUpperCase(), path: filled(path), schema: schemaOf(path, json.schema) }] : []
      }),
    )
    // Deletions come after the writes that need the records.
    writes = writes.toSorted((a, b) => Number(taking.test(a.path)) - Number(taking.test(b.path)))
    reads = all.flatMap(([path, methods]) => ('get' in methods && !path.includes('{') ? [path] : []))
  })
  afterAll(() => app.close())

  /** Every list of both APIs, with all nested fields. */
  const checkLists = async () => {
    for (const path of reads) {
      const { status, text } = await app.rest('GET', `${path}?itemsPerPage=-1`, { token })
      expect([path, status, status === 200 ? '' : text]).toEqual([path, 200, ''])
    }
    for (const { name, item } of listFields) {
      const links = linksOf(item).map(link => select(link, 1))
      const { errors } = await app.graphql(
        `{ ${name}(page: { itemsPerPage: ${long.has(name) ? 50 : 100} }) { total items { ${leaves(item)} ${links.slice(0, 2).join(' ')} } } }`,
        {},
        token,
      )
      expect([name, errors]).toEqual([name, undefined])
    }
    for (const field of plainFields.filter(
      each => each.args.every(arg => !arg.type.toString().endsWith('!')) && !['order', 'customer', 'quoteOrder'].includes(each.name),
    )) {
      const type = target(field)
      const { errors } = await app.graphql(operation('query', field, {}).query, {}, token)
      expect([field.name, type?.name, errors]).toEqual([field.name, type?.name, undefined])
    }
  }

  const send = async ({ method, path }: Write, body: string) => {
    const { status, text } = await app.rest(method, path, { token, body })
    expect([method, path, body.slice(0, 300), status >= 500 ? text : '']).toEqual([method, path, body.slice(0, 300), ''])
    return status
  }

  test('reject or ignore an invalid value in any field, and every list still works', async () => {
    const unfit: string[] = []
    for (const [index, write] of writes.entries()) {
      const fit = fitting(write.schema)
      const plain = await app.rest(write.method, write.path, { token, body: JSON.stringify(fit) })
      if (!refusing.has(write.path) && !write.path.endsWith('/merge') && ![200, 201, 204, 409].includes(plain.status))
        unfit.push(`${write.method} ${write.path}: ${plain.text}`)
      for (const place of places(write.schema))
        for (const [number, value] of nasty.entries()) {
          const name = [index, ...place, number].join(' ')
          if (malformed.has(name)) continue
          const status = await send(write, spoil(fit, place, value))
          if (database === databases[0] && (status === 400 || status === 422)) malformed.add(name)
        }
      if (index % 16 === 15 || index === writes.length - 1) await checkLists()
    }
    expect(unfit).toEqual([])
  }, 240_000)

  test('reject or ignore arbitrary JSON, and every list still works', async () => {
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom(1, '1', 'a', true, null, [1], '2026-11-21T10:00:00Z'))
    const body = (write: Write) => {
      const names = places(write.schema, 1).flatMap(([name]) => (name === undefined ? [] : [name]))
      const parts = names.map(name => [name, value] as const)
      return fc.oneof(fc.jsonValue(), fc.record(Object.fromEntries(parts), { requiredKeys: [] }))
    }
    const one = fc.integer({ min: 0, max: writes.length - 1 }).chain(index => {
      const write = writes[index]
      if (!write) throw new Error('There are no writes')
      return fc.tuple(fc.constant(write), fc.array(body(write), { minLength: 1, maxLength: 5 }))
    })
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 5, maxLength: 10 }), async requests => {
        for (const [write, bodies] of requests) for (const each of bodies) await send(write, JSON.stringify(each))
        await checkLists()
      }),
      { numRuns: 10, seed: 20_261_121 },
    )
  }, 240_000)
})
