/** Both databases return identical bytes, including mixed scripts and cases. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areaRoutes } from '../../server/areas/index.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'

/** Pairs that do or do not fold to the same text; letters that locales sort differently; characters beyond U+FFFF. */
const names = [
  'Zebra apple Äpfel äpfel APPLE Éclair e\u0301clair eclair İstanbul istanbul ıstanbul ISTANBUL straße STRASSE ẞ Ωmega ωmega ΣΊΣΥΦΟΣ',
  'σίσυφος Жук жук 汉字 日本 ابراهيم إبراهيم Ångström _line % -dash 10 9 009 \u{1F600}smile \uFFFD \u{10400}deseret \u{10428}deseret ﬁn fin Ǆ ǆ',
].flatMap(line => line.split(' '))
const searches = [
  'a',
  'ä',
  'É',
  'e\u0301',
  'i',
  'İ',
  'ß',
  'ss',
  'ω',
  'Σ',
  'ς',
  'жук',
  '汉',
  'ابر',
  '%',
  '_',
  '\u{10428}',
  'ﬁ',
  'ǆ',
  '\u{1F600}',
]

const lists = areaRoutes.filter(
  ({ method, path, query }) =>
    method === 'GET' && path.startsWith('/api/apps/') && !path.includes(':') && query?.parameters.some(({ name }) => name === 'sortBy'),
)

describe('two servers, one per database, with the same records', () => {
  let apps: TestApp[] = []
  beforeAll(async () => {
    const now = () => new Date('2026-11-21T09:00:00.000Z')
    apps = await Promise.all(databases.map(database => startApp({ database, now })))
    for (const app of apps)
      for (const [index, name] of names.entries())
        for (const [path, body] of [
          ['/api/apps/permissions', { name, assignedTo: [] }],
          ['/api/apps/roles', { name }],
          ['/api/apps/users', { fullName: name, email: `u${index}@example.com`, role: 'editor' }],
          ['/api/apps/ecommerce/products', { productName: name, sku: `s${index}`, price: 1, category: 'Office' }],
          ['/api/apps/ecommerce/customers', { customer: name, email: `c${index}@example.com`, country: 'France' }],
        ] as const)
          // If two names fold to the same text, both databases reject the second.
          await app.rest('POST', path, { body })
  }, 60_000)
  afterAll(() => Promise.all(apps.map(app => app.close())))

  const same = async (path: string) => {
    const [one, other] = await Promise.all(apps.map(app => app.rest('GET', path)))
    expect([path, one?.status, one?.text]).toEqual([path, 200, other?.text])
    return Object.values(one?.body as object).find(Array.isArray) as Record<string, unknown>[]
  }

  test.each(lists.map(({ path }) => path))('%s returns the same rows for every order and search', async path => {
    const route = lists.find(each => each.path === path)
    const keys = (route?.query?.parameters.find(({ name }) => name === 'sortBy')?.schema.enum ?? []) as string[] // written by listQuery
    for (const key of keys) for (const order of ['asc', 'desc']) await same(`${path}?sortBy=${key}&orderBy=${order}&itemsPerPage=-1`)
    for (const q of searches) await same(`${path}?q=${encodeURIComponent(q)}&itemsPerPage=-1`)
  })

  test('sorts names by the code points of their folded text', async () => {
    const users = await same('/api/apps/users?sortBy=user&itemsPerPage=-1')
    const received = users.map(({ fullName }) => String(fullName))
    const fold = (text: string) => Buffer.from(text.normalize('NFC').toLowerCase())
    expect(received).toEqual(received.toSorted((a, b) => Buffer.compare(fold(a), fold(b))))
    expect(received.filter(name => names.includes(name)).length).toBe(names.length)
  })

  test('searches case-insensitively in every script with letter case', async () => {
    for (const [q, found] of [
      ['äPF', ['Äpfel', 'äpfel']],
      ['ÉCl', ['Éclair', 'e\u0301clair']],
      ['ΩM', ['Ωmega', 'ωmega']],
      ['ЖУК', ['Жук', 'жук']],
      ['\u{10400}', ['\u{10400}deseret', '\u{10428}deseret']],
      ['汉', ['汉字']],
    ] as const) {
      const users = await same(`/api/apps/users?q=${encodeURIComponent(q)}&itemsPerPage=-1`)
      expect([q, users.map(({ fullName }) => fullName)]).toEqual([q, found])
    }
  })
})
