import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'

interface Project {
  id: string
  version: number
  logo: string
  name: string
  project: string
  leader: string
  progress: number
  hours: string
  team: string[]
  extraMembers: number
  updatedAt: string
}

const fields = 'id version logo name project leader progress hours team extraMembers updatedAt'
const list = `query ($search: String, $range: AnalyticsRange! = ALL_TIME, $sort: ProjectSort, $order: SortOrder, $page: PageInput) {
  projects(search: $search, range: $range, sort: $sort, order: $order, page: $page) { total items { ${fields} } }
}`
const update = `mutation ($id: ID!, $version: Int, $input: ProjectInput!) { updateProject(id: $id, version: $version, input: $input) { ${fields} } }`
const path = '/api/dashboard/analytics/projects'

describe.each(databases)('analytics on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  afterAll(() => app.close())

  const projects = async (variables: Record<string, unknown> = {}) =>
    (await app.graphql<{ projects: { total: number; items: Project[] } }>(list, variables)).data.projects
  const wire = async (query = '') => (await app.rest('GET', `${path}${query}`)).body
  const names = (listed: { name: string }[]) => listed.map(({ name }) => name)

  test('lists seven projects with local pictures and at most four team members', async () => {
    const { total, items } = await projects()
    expect(total).toBe(7)
    for (const { logo, team, progress, hours } of items) {
      expect(team.length).toBeLessThanOrEqual(4)
      expect(progress).toBeGreaterThanOrEqual(0)
      expect(progress).toBeLessThanOrEqual(100)
      expect(hours).toMatch(/^\d+:[0-5]\d$/)
      for (const address of [logo, ...team]) expect((await fetch(app.url + address)).headers.get('content-type')).toContain('image/svg+xml')
    }
  })

  test('follows the contract: fields, totals, and ignored parameters', async () => {
    const plain = await wire()
    expect(plain).toEqual({ projects: expect.any(Array), totalPages: 1, totalProjects: 7, page: 1 })
    expect(plain.projects[0]).toEqual({
      id: 1,
      logo: expect.stringContaining('/art/projects/'),
      name: 'Harbor app',
      project: 'React project',
      leader: 'Ingrid Solberg',
      progress: 78,
      hours: '184:30',
      team: expect.any(Array),
      extraMembers: 3,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(await wire('?q&page=&itemsPerPage=abc&sortBy=nothing&orderBy=desc&other=1')).toEqual(plain)
    expect((await wire('?itemsPerPage=-1')).totalPages).toBe(1)
    expect((await wire('?itemsPerPage=3')).totalPages).toBe(3)
  })

  test('returns page 1 for a page beyond the last, also without matches', async () => {
    expect(await wire('?itemsPerPage=3&page=9')).toEqual(await wire('?itemsPerPage=3&page=1'))
    expect((await wire('?itemsPerPage=3&page=3')).projects).toHaveLength(1)
    expect(await wire('?q=nothing-like-it&page=4')).toEqual({ projects: [], totalPages: 0, totalProjects: 0, page: 1 })
  })

  test('searches name, leader, and type, case-insensitive', async () => {
    expect(names((await wire('?q=HARBOR')).projects)).toEqual(['Harbor app'])
    expect(names((await wire('?q=graphql')).projects)).toEqual(['Orchard shop'])
    expect(names((await projects({ search: 'wanjiku' })).items)).toEqual(['Anchor payroll'])
    expect((await projects({ search: '184:30' })).total).toBe(0)
  })

  test.each([
    ['project', 'PROJECT', (each: Project) => `${each.project}\n${each.name}`.toLowerCase()],
    ['leader', 'LEADER', (each: Project) => each.leader.toLowerCase()],
    ['progress', 'PROGRESS', (each: Project) => each.progress],
    ['updated', 'UPDATED', (each: Project) => each.updatedAt],
  ] as const)('sorts by %s alike over both APIs and in both directions, ties by name', async (word, sort, keyOf) => {
    for (const order of ['ASC', 'DESC']) {
      const { items } = await projects({ sort, order })
      const keys = items.map((each): string | number => keyOf(each))
      const ordered = keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      expect(keys).toEqual(order === 'ASC' ? ordered : ordered.toReversed())
      expect(names((await wire(`?sortBy=${word}&orderBy=${order.toLowerCase()}`)).projects)).toEqual(names(items))
    }
  })

  test('lists the projects that were updated in a range over both APIs', async () => {
    const all = (await projects()).items
    const day = (at: string | number) => new Date(at).toISOString().slice(0, 10)
    for (const [range, days] of [
      ['LAST_7_DAYS', 7],
      ['LAST_90_DAYS', 90],
    ] as const) {
      const from = day(Date.now() - (days - 1) * 86_400_000)
      const expected = names(all.filter(({ updatedAt }) => day(updatedAt) >= from))
      expect(expected.length).toBeGreaterThan(0)
      expect(expected.length).toBeLessThan(all.length)
      expect(names((await projects({ range })).items)).toEqual(expected)
      const listed = await wire(`?range=${range}`)
      expect([names(listed.projects), listed.totalProjects]).toEqual([expected, expected.length])
    }
    expect((await wire('?range=ALL_TIME')).totalProjects).toBe(7)
    const refused = await app.rest('GET', `${path}?range=SOMETIME`)
    expect([refused.status, refused.body.field]).toEqual([400, 'range'])
  })

  test('updates a project over both APIs, rejects outdated versions with the current record, and undoes changes', async () => {
    const before = (await projects()).items[1]
    const changed = await app.graphql<{ updateProject: Project }>(update, {
      id: '2',
      version: 1,
      input: { progress: 50, name: '  Lantern  ' },
    })
    expect(changed.data.updateProject).toEqual({ ...before, progress: 50, name: 'Lantern', version: 2, updatedAt: expect.any(String) })
    expect(Date.parse(changed.data.updateProject.updatedAt)).toBeGreaterThan(Date.parse(before?.updatedAt ?? ''))
    const late = await app.graphql(update, { id: '2', version: 1, input: { progress: 51 } })
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 2, progress: 50 } })
    expect((await app.rest('PUT', `${path}/2`, { body: { progress: 60 } })).body).toMatchObject({ name: 'Lantern', progress: 60 })
    await app.graphql(`mutation { undo { id } }`)
    expect((await app.rest('GET', `${path}/2`)).body.progress).toBe(50)
    await app.graphql(`mutation { redo { id } }`)
    expect((await app.rest('GET', `${path}/2`)).body.progress).toBe(60)
  })

  test.each([
    ['progress', { progress: 101 }],
    ['progress', { progress: -1 }],
    ['name', { name: '  ' }],
    ['leader', { leader: 'x'.repeat(121) }],
  ])('rejects an invalid %s with its field over both APIs', async (field, input) => {
    const { errors } = await app.graphql(update, { id: '3', input })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
    const refused = await app.rest('PUT', `${path}/3`, { body: input })
    expect([refused.status, refused.body.field]).toEqual([400, field])
  })

  test('deletes a project over both APIs once, and undo restores its position', async () => {
    const before = await projects()
    expect((await app.rest('DELETE', `${path}/4`)).status).toBe(204)
    expect((await app.rest('DELETE', `${path}/4`)).status).toBe(404)
    const { errors } = await app.graphql(`mutation { deleteProject(id: "4") }`)
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await wire()).totalProjects).toBe(6)
    await app.graphql(`mutation { undo { id } }`)
    expect(names((await projects()).items)).toEqual(names(before.items))
  })
})
