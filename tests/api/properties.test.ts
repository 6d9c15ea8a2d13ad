import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areaRoutes } from '../../server/areas/index.ts'
import type { Route } from '../../server/rest/define-routes.ts'
import { type DatabaseKind, databases, startApp, type TestApp } from '../support/harness.ts'
import { listFields, queries } from '../support/operations.ts'

const seed = 20_261_121

interface Page {
  rows: Record<string, unknown>[]
  total: number
  text: string
}

const choices = (route: Route, name: string) =>
  (route.query?.parameters.find(each => each.name === name)?.schema.enum as string[] | undefined) ?? [] // written by listQuery
const filtersOf = (route: Route) =>
  (route.query?.parameters ?? [])
    .filter(each => !['sortBy', 'orderBy'].includes(each.name) && Array.isArray(each.schema.enum))
    .map(({ name }) => name)
/** Paginated lists of demo data. */
const lists = areaRoutes.filter(
  ({ method, path, query }) =>
    method === 'GET' &&
    path.startsWith('/api/') &&
    // Account data, not workspace data.
    path !== '/api/notifications' &&
    !path.includes(':') &&
    query?.parameters.some(({ name }) => name === 'itemsPerPage'),
)
const paths = lists.map(({ path }) => path)
const routeOf = (path: string): Route => lists.find(each => each.path === path) ?? missing(path)
function missing(what: string): never {
  throw new Error(`There is no ${what}`)
}
/** Lists whose REST name differs: `categories` are the six fixed ones. */
const otherNames: Record<string, string> = { categories: 'ownCategories', votes: 'helpVotes', notes: 'courseNotes' }
/** The list's query in REST: `/api/apps/invoice` lists `invoices`. */
const fieldOf = (path: string) => {
  const last = (path.split('/').at(-1) ?? '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const noun = otherNames[last] ?? last
  return listFields.find(({ name }) => name === noun || name === `${noun}s`) ?? missing(`list ${noun}`)
}
/** Filters with another name in the contract. */
const contractNames: Record<string, string> = { tag: 'label' }
const idOf = (row: Record<string, unknown>) => String(row.id)

describe.each(databases)('lists on %s', (database: DatabaseKind) => {
  let app: TestApp
  const now = () => new Date('2026-11-21T09:00:00.000Z')
  beforeAll(async () => {
    app = await startApp({ database, now })
  })
  afterAll(() => app.close())

  const get = async (path: string, query: string): Promise<Page> => {
    const { status, body, text } = await app.rest('GET', `${path}?${query}`)
    expect([path, query, status]).toEqual([path, query, 200])
    const rows = Object.values(body as object).find(Array.isArray) as Page['rows']
    const [, total] = Object.entries(body as object).find(([name]) => /^total(?!Pages)/.test(name)) ?? []
    return { rows, total: Number(total), text }
  }
  const orders = (path: string) => [
    '',
    ...choices(routeOf(path), 'sortBy').flatMap(key => [`sortBy=${key}&orderBy=asc`, `sortBy=${key}&orderBy=desc`]),
  ]

  test.each(paths)('%s: pages are complete, in one order, with the same total', async path => {
    for (const order of orders(path)) {
      const all = await get(path, `${order}&itemsPerPage=-1`)
      expect(all.rows).toHaveLength(all.total)
      const found: Page['rows'] = []
      for (let page = 1; found.length < all.total; page++) {
        const { rows, total } = await get(path, `${order}&itemsPerPage=7&page=${page}`)
        expect([order, page, total, rows.length]).toEqual([order, page, all.total, Math.min(7, all.total - found.length)])
        found.push(...rows)
      }
      expect(found).toEqual(all.rows)
      expect(new Set(found.map(idOf)).size).toBe(all.total)
    }
  })

  test.each(paths)('%s in reverse order equals %s reversed, except for ties', async path => {
    for (const key of choices(routeOf(path), 'sortBy')) {
      const ids = async (order: string) => (await get(path, `sortBy=${key}&orderBy=${order}&itemsPerPage=-1`)).rows.map(idOf)
      let [up, down] = [await ids('asc'), await ids('desc')]
      expect(down.toSorted()).toEqual(up.toSorted())
      let groups = 0
      // Ties keep their order, so the descending list consists of the ascending one's groups in reverse.
      for (; down[0] !== undefined; groups++) {
        const at = up.indexOf(down[0])
        const piece = up.slice(at)
        expect(down.slice(0, piece.length)).toEqual(piece)
        ;[up, down] = [up.slice(0, at), down.slice(piece.length)]
      }
      expect(groups).toBeGreaterThan(1)
    }
  })

  test.each(paths)('filters of %s work in any order, and return what each returns', async path => {
    const route = routeOf(path)
    const parts = ['q=a', ...filtersOf(route).flatMap(name => choices(route, name).map(value => `${name}=${encodeURIComponent(value)}`))]
    const ids = async (query: string) => (await get(path, `${query}&itemsPerPage=-1`)).rows.map(idOf)
    const alone = new Map<string, string[]>()
    for (const part of parts) alone.set(part, await ids(part))
    for (const [index, one] of parts.entries())
      for (const other of parts.slice(index + 1)) {
        if (one.split('=')[0] === other.split('=')[0]) continue
        const [both, reversed] = [await ids(`${one}&${other}`), await ids(`${other}&${one}`)]
        const second = new Set(alone.get(other))
        expect(both).toEqual(reversed)
        expect(both).toEqual(alone.get(one)?.filter(id => second.has(id)))
      }
  })

  test.each(paths)('%s returns the same bytes when repeated or with unknown parameters', async path => {
    for (const order of orders(path).slice(0, 3)) {
      const { text } = await get(path, order)
      for (const strange of ['', '&foo=1', '&__proto__=1&constructor=x', '&workspaceId=2&id=1', '&limit=1&offset=3', '&sort=asc'])
        expect((await get(path, order + strange)).text).toBe(text)
    }
  })

  test('both APIs return the same rows and totals for any parameters', async () => {
    const request = fc.constantFrom(...paths).chain(path => {
      const route = routeOf(path)
      const one = (values: string[]) => fc.option(fc.constantFrom(...values), { nil: '' })
      return fc.record({
        path: fc.constant(path),
        filters: fc.record(
          Object.fromEntries([
            ...filtersOf(route).map(name => [name, one(choices(route, name))] as const),
            ['q', fc.constantFrom('', 'a', 'An', ' e ', '%', '_', '1', 'zzz')] as const,
            ['sortBy', one([...choices(route, 'sortBy'), 'id', 'toString'])] as const,
            ['orderBy', fc.constantFrom('asc', 'desc', '', 'up')] as const,
            ['itemsPerPage', fc.constantFrom('', '5', '25', '-1', '0', '7.9', 'x', '1e309', '1000')] as const,
          ]),
        ),
        page: fc.constantFrom('', '1', '2', '0', '-3', 'x', '1.5'),
      })
    })
    await fc.assert(
      fc.asyncProperty(request, async ({ path, filters, page }) => {
        const search = new URLSearchParams({ ...filters, page })
        const field = queries.find(({ name }) => name === fieldOf(path).name) ?? missing(path)
        const parsed = routeOf(path).query?.parse(search) as Record<string, unknown>
        const requested = field.args.flatMap(({ name, type }) => {
          const value = parsed[contractNames[name] ?? name]
          if (value === undefined) return []
          return [[name, type.toString() === 'Boolean' && typeof value === 'string' ? value === 'true' || value === '1' : value]]
        })
        const received = await get(path, search.toString())
        const whole = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? Math.floor(value) : undefined)
        const { page: number, itemsPerPage } = parsed.page as { page?: number; itemsPerPage?: number }
        const variables = { ...Object.fromEntries(requested), page: { page: whole(number), itemsPerPage: whole(itemsPerPage) } }
        // An argument with a default may be left out.
        const declared = field.args.map(({ name, type }) => `$${name}: ${type.toString().replace(/!$/, '')}`).join(', ')
        const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
        const query = `query (${declared}) { list: ${field.name}(${passed}) { total items { id } } }`
        const { data, errors } = await app.graphql<{ list: { total: number; items: { id: string }[] } }>(query, variables)
        expect([search.toString(), errors]).toEqual([search.toString(), undefined])
        // Lists that return their page show the first one beyond the last.
        const isBeyond = data.list.items.length === 0 && received.rows.length > 0
        expect(isBeyond ? [] : received.rows.map(idOf)).toEqual(data.list.items.map(({ id }) => id))
        expect(received.total).toBe(data.list.total)
      }),
      { numRuns: 150, seed },
    )
  }, 60_000)

  test('no response to a reader contains a password', async () => {
    const readers = areaRoutes.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/'))
    const secret = /"(password\w*|hash|salt|token\w*)":/i
    for (const { path } of readers) expect((await app.rest('GET', path.replace(/:\w+/, '1'))).text).not.toMatch(secret)
    const { data } = await app.graphql<{ meta: { types: { name: string; fields: { name: string }[] | null }[] } }>(
      `{ meta: __schema { types { name fields { name } } } }`,
    )
    const names = data.meta.types.flatMap(({ name: type, fields }) => (fields ?? []).map(({ name }) => `${type}.${name}`))
    // Demo credentials are public, and the date of a password change is not a password.
    const open = ['DemoLogin.password', 'UserDetails.passwordChangedAt']
    expect(names.filter(name => /\.(password|hash|salt)/i.test(name))).toEqual(open)
  })
})
