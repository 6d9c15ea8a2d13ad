/** The REST reference: operations and schemas of the OpenAPI document, and calls as code. */
import { parse } from 'graphql'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.stubGlobal('window', { addEventListener: () => undefined })

const { areaRoutes } = await import('../../server/areas/index.ts')
const { describeRoutes } = await import('../../server/rest/openapi.ts')
const { changes, namedRoutes } = await import('../../server/rest/changes.ts')
const { filterGroups, toReference } = await import('../../web/areas/developer/rest/document.ts')
const { addressOf, clientOf, curlOf, faultsOf, fetchOf } = await import('../../web/areas/developer/rest/request.ts')
const { fieldRows, sampleOf, typeOf } = await import('../../web/areas/developer/rest/schemas.ts')
const { pathOf, readQuery } = await import('../../web/areas/developer/rest/from-graphql.ts')
const { referenceAddress } = await import('../../web/ui/list/query-as.ts')
const { operationPath, readPlace, readValues } = await import('../../web/areas/developer/rest/places.ts')

type OpenApi = Parameters<typeof toReference>[0]
const document = describeRoutes(areaRoutes, () => undefined) as unknown as OpenApi // without the descriptions of GraphQL
const reference = toReference(document)
const operation = (id: string) => {
  const found = reference.byId.get(id)
  if (!found) throw new Error(`No operation ${id}`)
  return found
}

test('every route is listed in exactly one area', () => {
  const listed = reference.groups.flatMap(({ tags }) => tags.flatMap(({ operations }) => operations.map(({ id }) => id)))
  expect(listed.toSorted()).toEqual(reference.operations.map(({ id }) => id).toSorted())
  expect(new Set(listed).size).toBe(areaRoutes.length)
  const unnamed = reference.groups.flatMap(({ tags }) => tags.filter(({ name, title }) => name === title))
  expect(unnamed).toEqual([])
})

test('the changelog names routes that exist; renamed ones name what replaced them', () => {
  const known = new Set(areaRoutes.map(({ method, path }) => `${method} ${path}`))
  expect(namedRoutes().filter(each => !known.has(each))).toEqual([])
  expect(changes.flatMap(({ replaced = [] }) => replaced).filter(({ from }) => known.has(from))).toEqual([])
})

test('routes are found by all words of a search, and narrowed to the contract or its extensions', () => {
  const found = (search: string, origin?: 'contract' | 'extension') =>
    filterGroups(reference, search, origin).flatMap(({ tags }) => tags.flatMap(({ operations }) => operations.map(({ id }) => id)))
  expect(found('reviews status')).toContain('getAppsEcommerceReviews')
  expect(found('reviews status', 'extension')).not.toContain('getAppsEcommerceReviews')
  expect(found('', 'contract')).toHaveLength(areaRoutes.filter(({ extension }) => !extension).length)
  expect(found('no such route')).toEqual([])
})

test('fields are shown with type, limits, and permitted values; nested ones on demand', () => {
  const list = operation('getAppsEcommerceReviews')
  const [reviews] = fieldRows(list.success.schema ?? {}, reference.schemas)
  expect(reviews).toMatchObject({ name: 'reviews', type: 'array of Review' })
  const review = fieldRows(reviews?.inner ?? {}, reference.schemas)
  expect(review.find(({ name }) => name === 'status')?.values).toEqual(['Pending', 'Published'])
  expect(typeOf({ type: ['string', 'null'] })).toBe('string or null')
  expect(typeOf({ anyOf: [{ type: ['string', 'null'] }, { type: 'null' }] })).toBe('string or null')
  expect(fieldRows({ properties: { a: { type: 'integer', minimum: 1, maximum: 5, default: 2 } } }, {})[0]?.limits).toEqual([
    'default 2',
    '1 to 5',
  ])
})

test('samples have the shape of their schema, and end in schemas that contain themselves', () => {
  for (const { success, body } of reference.operations) {
    if (success.schema) JSON.stringify(sampleOf(success.schema, reference.schemas))
    if (body) JSON.stringify(sampleOf(body.schema, reference.schemas, true))
  }
  const tree = { Tree: { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } } } }
  expect(JSON.stringify(sampleOf({ $ref: '#/components/schemas/Tree' }, tree)).length).toBeLessThan(200)
  expect(
    sampleOf({ type: 'object', required: ['email'], properties: { email: { type: 'string' }, note: { type: 'string' } } }, {}, true),
  ).toEqual({
    email: 'ada@example.com',
  })
})

test('a call as cURL, fetch, and typed client', () => {
  const list = { operation: operation('getAppsEcommerceReviews'), values: { status: 'Pending', page: '2', q: "it's" }, body: '' }
  expect(curlOf(list, 'https://desk.example', '')).toBe(
    `curl 'https://desk.example/api/apps/ecommerce/reviews?q=it%27s&page=2&status=Pending'`,
  )
  expect(clientOf(list, 'https://desk.example', '')).toContain(
    String.raw`await api.GET('/api/apps/ecommerce/reviews', {
  params: { query: { q: 'it\'s', page: 2, status: 'Pending' } },
})`,
  )
  const write = { operation: operation('putAppsEcommerceReviewsStatus'), values: {}, body: '{ "ids": [1],\n "status": "Published" }' }
  expect(curlOf(write, '', '$TOKEN')).toBe(
    [
      `curl -X PUT '/api/apps/ecommerce/reviews/status'`,
      `-H "authorization: $TOKEN"`,
      `-H 'content-type: application/json'`,
      `--data-raw '{"ids":[1],"status":"Published"}'`,
    ].join(' \\\n  '),
  )
  expect(fetchOf(write, '', '$TOKEN')).toContain("body: JSON.stringify({ ids: [1], status: 'Published' }),")
  const one = { operation: operation('deleteAppsEcommerceReviewsId'), values: {}, body: '' }
  expect(addressOf(one)).toBe('/api/apps/ecommerce/reviews/{id}')
  expect(faultsOf(one).missing).toEqual(['id'])
  expect(faultsOf({ ...write, body: '{' }).isBodyWrong).toBe(true)
  const calendars = { operation: operation('getAppsCalendar'), values: { calendars: 'Family, ETC' }, body: '' }
  expect(addressOf(calendars)).toBe('/api/apps/calendar?calendars=Family&calendars=ETC')
})

test('the query of a list or record opens as its REST call', () => {
  const open = (fields: string[], variables: Record<string, unknown>) => pathOf(reference, { fields, variables })
  expect(
    open(['reviewSummary', 'reviews'], { search: '', status: 'PENDING', sort: 'DATE', order: 'DESC', page: { page: 2, itemsPerPage: 25 } }),
  ).toBe('/dev/rest?operation=getAppsEcommerceReviews#page=2&itemsPerPage=25&sortBy=date&orderBy=desc&status=Pending')
  expect(open(['orders'], { sort: 'CUSTOMER', order: 'ASC' })).toBe(
    '/dev/rest?operation=getAppsEcommerceOrders#sortBy=customers&orderBy=asc',
  )
  expect(open(['order'], { order: 5434 })).toBe('/dev/rest?operation=getAppsEcommerceOrdersId#id=5434')
  expect(open(['fleet'], {})).toBeUndefined()
  const { hash } = new URL(
    referenceAddress({ document: parse('{ order(order: 1) { id } ...F } fragment F on Query { me }'), variables: { order: 1 } }),
    'https://desk.example',
  )
  expect(readQuery(hash)).toEqual({ fields: ['order'], variables: { order: 1 } })
  expect(readQuery('#id=1')).toBeUndefined()
})

test('a link opens the same operation with the same values', () => {
  const path = operationPath('getAppsEcommerceReviews', { status: 'Pending', q: 'a&b', page: '' })
  const { search, hash } = new URL(path, 'https://desk.example')
  expect(readPlace(search)).toEqual({ kind: 'operation', id: 'getAppsEcommerceReviews' })
  expect(readValues(hash)).toEqual({ status: 'Pending', q: 'a&b' })
  expect(readPlace('?guide=paging')).toEqual({ kind: 'guide', name: 'paging' })
  expect(readPlace('?guide=nonsense')).toEqual({ kind: 'guide', name: 'start' })
})
