import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalog } from '../../server/areas/search/catalog.ts'
import { pageWords, wordsKey } from '../../text/page-words.ts'
import { routes } from '../../web/app/routes.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'

interface Group {
  title: string
  category: string
  children: { title: string; url: string; icon: string }[]
}
interface Found {
  area: string
  type: string
  id: string
  title: string
  subtitle: string
  url: string
}

test('every catalog entry is a route of the application, once', () => {
  const urls = catalog.flatMap(({ children }) => children.map(({ url }) => url))
  const isRoute = (url: string) =>
    routes.some(({ path }) => {
      const [wanted, given] = [path.split('/'), url.split('/')]
      return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index])
    })
  expect(urls.filter(url => !isRoute(url))).toEqual([])
  expect(new Set(urls).size).toBe(urls.length)
  expect(new Set(catalog.map(({ category }) => category)).size).toBe(catalog.length)
})

test('other words for pages lead to a page of the catalog', () => {
  const keys = new Set(catalog.flatMap(({ children }) => children.map(({ url }) => wordsKey(url))))
  expect(Object.keys(pageWords).filter(key => !keys.has(key))).toEqual([])
})

test('the catalog lists every page that is not about one record', () => {
  const urls = new Set(catalog.flatMap(({ children }) => children.map(({ url }) => url)))
  const missing = routes.filter(({ path, nav }) => !/[:*]/.test(nav?.to ?? path) && !urls.has(nav?.to ?? path))
  expect(missing.map(({ path }) => path)).toEqual([])
})

describe.each(databases)('search on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  afterAll(() => app.close())

  const wire = async (query = ''): Promise<Group[]> => {
    const { status, body } = await app.rest('GET', `/api/app-bar/search${query}`)
    expect(status).toBe(200)
    return body
  }
  const pages = async (q?: string) =>
    (
      await app.graphql<{ searchPages: Group[] }>(
        `query ($q: String) { searchPages(q: $q) { title category children { title url icon } } }`,
        { q },
      )
    ).data.searchPages
  const records = async (q: string, token?: string) =>
    (
      await app.graphql<{ searchRecords: Found[] }>(
        `query ($q: String!) { searchRecords(q: $q) { area type id title subtitle url } }`,
        { q },
        token,
      )
    ).data.searchRecords

  test('returns the first five entries of every group without a text, the same over both APIs', async () => {
    const groups = await wire()
    expect(groups.map(({ category }) => category)).toEqual(catalog.map(({ category }) => category))
    for (const [index, group] of groups.entries()) {
      expect(group).toEqual({ title: expect.any(String), category: expect.any(String), children: catalog[index]?.children.slice(0, 5) })
      for (const each of group.children)
        expect(each).toEqual({ title: expect.any(String), url: expect.stringMatching(/^\//), icon: expect.stringMatching(/^[a-z\d-]+$/) })
    }
    expect(await pages()).toEqual(groups)
    for (const query of ['?q', '?q=', '?q=++', '?other=1']) expect(await wire(query)).toEqual(groups)
  })

  test('searches titles, case-insensitive and literally, without empty groups', async () => {
    const found = await wire('?q=+SETTINGS+')
    expect(found.map(({ children }) => children.map(({ title }) => title))).toEqual([
      ['Store settings'],
      ['Account settings', 'Security settings', 'Notification settings'],
    ])
    expect(await pages('settings')).toEqual(found)
    // Beyond the first five of its group, but still found.
    expect((await wire('?q=not+authorized'))[0]?.children).toEqual([expect.objectContaining({ url: '/not-authorized' })])
    for (const query of ['?q=%25', '?q=zzz', `?q=${encodeURIComponent('(a+)+$'.repeat(600))}`]) expect(await wire(query)).toEqual([])
  })

  test.each([
    ['bills', '/apps/invoice/list'],
    ['proofread', '/apps/invoice/polish'],
    ['change passw', '/pages/account-settings/security'],
    ['Audit log', '/apps/admin/activities'],
    ['2FA', '/pages/authentication/two-steps-v2'],
  ])('without a title, finds pages by the words people use: %s', async (q, url) => {
    const urls = (await pages(q)).flatMap(({ children }) => children.map(each => each.url))
    expect(urls).toContain(url)
    expect(await pages(`${q} of the moon`)).toEqual([])
  })

  test.each([
    ['typography', { area: 'ACADEMY', type: 'Course', id: '5', title: 'Typography for Screens' }],
    ['adler', { area: 'ORDERS', type: 'Order' }],
    ['okafor', { area: 'USERS', type: 'User' }],
    ['mei-ling', { area: 'CUSTOMERS', type: 'Customer', title: 'Mei-Ling Chen' }],
    ['fall sales', { area: 'CALENDAR', type: 'CalendarEvent', title: 'Fall sales review' }],
    ['hannah vogt', { area: 'CHAT', type: 'Contact', title: 'Hannah Vogt', subtitle: 'Office manager' }],
    ['halden', { area: 'PRODUCTS', type: 'Product', title: 'Halden Desk Lamp' }],
    ['harbor app', { area: 'ANALYTICS', type: 'Project', subtitle: 'Ingrid Solberg', url: '/dashboards/analytics?search=Harbor%20app' }],
  ])('finds records that contain %s, with the path of their page', async (q, wanted) => {
    const found = await records(q)
    expect(found).toContainEqual(expect.objectContaining(wanted))
    for (const { url, subtitle } of found) {
      expect(url).toMatch(/^\/(apps|dashboards)\//)
      expect(subtitle).not.toBe('')
    }
    const { body } = await app.rest('GET', `/api/app-bar/search/records?q=${encodeURIComponent(q)}`)
    expect(body.map((each: Found) => ({ ...each, id: String(each.id) }))).toEqual(found)
  })

  test('returns at most five results per area, grouped, and none for an empty or unknown text', async () => {
    const found = await records('e')
    const areas = found.map(({ area }) => area)
    expect(new Set(areas).size).toBeGreaterThan(2)
    for (const [area, group] of Map.groupBy(found, each => each.area)) {
      expect(group.length).toBeLessThanOrEqual(5)
      expect(areas.slice(areas.indexOf(area), areas.indexOf(area) + group.length)).toEqual(group.map(() => area))
    }
    for (const q of ['', '   ', '%', '(a+)+$'.repeat(600)]) expect(await records(q)).toEqual([])
  })

  test('finds an invoice by number, and no email from the trash', async () => {
    expect(await records('5037')).toContainEqual(
      expect.objectContaining({ type: 'Invoice', id: '5037', url: '/apps/invoice/preview/5037' }),
    )
    const { items } = (
      await app.graphql<{ emails: { items: { id: string; subject: string }[] } }>(
        `{ emails(page: { itemsPerPage: 1 }) { items { id subject } } }`,
      )
    ).data.emails
    const [mail] = items
    const isFound = async () => (await records(mail?.subject ?? '')).some(({ type, id }) => type === 'Email' && id === mail?.id)
    expect(await isFound()).toBe(true)
    expect(
      (await app.rest('POST', '/api/apps/email', { body: { ids: [Number(mail?.id)], data: { isDeleted: true } } })).status,
    ).toBeLessThan(300)
    expect(await isFound()).toBe(false)
    await app.graphql(`mutation { undo { id } }`)
    expect(await isFound()).toBe(true)
  })

  test("finds only records of the caller's workspace", async () => {
    const login = await app.graphql<{ login: { auth: string } }>(
      `mutation { login(email: "client@demo.com", password: "client") { auth } }`,
    )
    const gone = await app.graphql<{ products: { items: { id: string; productName: string }[] } }>(
      `{ products(search: "halden") { items { id productName } } }`,
    )
    const [product] = gone.data.products.items
    expect((await app.graphql(`mutation ($id: ID!) { deleteProduct(id: $id) }`, { id: product?.id })).errors).toBeUndefined()
    const has = (found: Found[]) => found.some(({ type, id }) => type === 'Product' && id === product?.id)
    expect(has(await records('halden'))).toBe(false)
    expect(has(await records('halden', login.data.login.auth))).toBe(true)
  })
})
