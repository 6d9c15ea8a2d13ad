import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { distance, lengths } from '../../text/vehicle-route.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'

interface Point {
  latitude: number
  longitude: number
}
interface Vehicle {
  id: string
  location: number
  startCity: string
  startCountry: string
  endCity: string
  endCountry: string
  warning: string
  progress: number
  position: Point
  route: Point[]
  timeline: { at: string; title: string; place: string }[]
  eta: string
}

const fields = `id location startCity startCountry endCity endCountry warning progress eta
  position { latitude longitude } route { latitude longitude } timeline { at title place }`
const list = `query ($search: String, $warning: VehicleWarning, $sort: VehicleSort, $order: SortOrder, $page: PageInput) {
  vehicles(search: $search, warning: $warning, sort: $sort, order: $order, page: $page) { total items { ${fields} } }
}`
const move = `mutation ($id: ID!, $progress: Int!) { setVehicleProgress(id: $id, progress: $progress) { ${fields} } }`

describe.each(databases)('logistics on %s', database => {
  let app: TestApp
  const now = new Date('2026-11-21T15:30:00.000Z')
  beforeAll(async () => {
    app = await startApp({ database, now: () => now })
  })
  afterAll(() => app.close())

  const vehicles = async (variables: Record<string, unknown> = {}) =>
    (await app.graphql<{ vehicles: { total: number; items: Vehicle[] } }>(list, variables)).data.vehicles
  const all = async (variables: Record<string, unknown> = {}) => (await vehicles({ ...variables, page: { itemsPerPage: -1 } })).items
  const vehicle = async (id: number | string) =>
    (await app.graphql<{ vehicle: Vehicle }>(`query ($id: ID!) { vehicle(id: $id) { ${fields} } }`, { id })).data.vehicle
  const wire = (query = '') => app.rest('GET', `/api/apps/logistics/vehicles${query}`)
  const ids = (items: { id: string | number }[]) => items.map(({ id }) => Number(id))
  const undo = () => app.graphql(`mutation { undo { id } }`)

  test('lists twenty-five vehicles, ten a page, with unique numbers and past timelines', async () => {
    const { total, items } = await vehicles()
    expect([total, items.length]).toEqual([25, 10])
    const every = await all()
    expect(ids(every)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1))
    expect(new Set(every.map(({ location }) => location)).size).toBe(25)
    for (const { location, timeline, startCity, endCity, progress } of every) {
      expect(String(location)).toMatch(/^[1-9]\d{5}$/)
      const times = timeline.map(({ at }) => at)
      expect(times).toEqual(times.toSorted())
      expect(times.every(at => at < now.toISOString())).toBe(true)
      expect(timeline[0]).toMatchObject({ title: 'Loaded', place: startCity })
      expect(timeline.some(({ title, place }) => title === 'Arrived' && place === endCity)).toBe(progress === 100)
      expect(timeline.some(({ title }) => title === 'Departed')).toBe(progress > 0)
    }
  })

  test('searches numbers, cities, and countries, case-insensitive and literally, and filters by warning', async () => {
    expect(ids((await vehicles({ search: ' VIETNAM ' })).items)).toEqual([19])
    expect(ids((await vehicles({ search: 'lyon' })).items)).toEqual([1])
    expect(ids((await vehicles({ search: String((await vehicle(19)).location) })).items)).toEqual([19])
    expect((await vehicles({ search: '%' })).total).toBe(0)
    expect((await vehicles({ search: '(a+)+$'.repeat(600) })).total).toBe(0)
    const every = await all()
    expect(await all({ warning: 'OIL_LEAKAGE' })).toEqual(every.filter(({ warning }) => warning === 'OIL_LEAKAGE'))
  })

  const keyOf = (sort: string, each: Vehicle) =>
    ({
      LOCATION: each.location,
      START_ROUTE: `${each.startCity}\n${each.startCountry}`.toLowerCase(),
      END_ROUTE: `${each.endCity}\n${each.endCountry}`.toLowerCase(),
      WARNINGS: each.warning,
      PROGRESS: each.progress,
    })[sort] ?? 0

  test.each(['LOCATION', 'START_ROUTE', 'END_ROUTE', 'WARNINGS', 'PROGRESS'])(
    'sorts by %s: pages are complete, descending reverses ascending, ties by ID',
    async sort => {
      const ascending = await all({ sort, order: 'ASC' })
      const pages: Vehicle[] = []
      for (let page = 1; page <= 3; page++) pages.push(...(await vehicles({ sort, order: 'ASC', page: { page, itemsPerPage: 10 } })).items)
      expect(pages).toEqual(ascending)
      const descending = await all({ sort, order: 'DESC' })
      const keys = ascending.map(each => keyOf(sort, each))
      expect(descending.map(each => keyOf(sort, each)).toReversed()).toEqual(keys)
      expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
      for (const listed of [ascending, descending])
        expect(
          listed.filter((each, index) => {
            const before = listed[index - 1]
            return before && keyOf(sort, before) === keyOf(sort, each) && Number(before.id) > Number(each.id)
          }),
        ).toEqual([])
    },
  )

  test('sorts cities of the same name by country', async () => {
    const cities = (await all({ sort: 'START_ROUTE' })).filter(({ startCity }) => startCity === 'Córdoba')
    expect(cities.map(({ id, startCountry }) => [id, startCountry])).toEqual([
      ['6', 'Argentina'],
      ['1', 'Spain'],
    ])
  })

  test('follows the contract: vehicle fields, sort keys, and ignored parameters', async () => {
    const plain = await wire()
    expect(plain.status).toBe(200)
    expect(Object.keys(plain.body)).toEqual(['vehicles', 'totalVehicles'])
    expect(plain.body.vehicles).toHaveLength(10)
    for (const each of plain.body.vehicles)
      expect(each).toMatchObject({
        id: expect.any(Number),
        location: expect.any(Number),
        startCity: expect.any(String),
        startCountry: expect.any(String),
        endCity: expect.any(String),
        endCountry: expect.any(String),
        warnings: expect.stringMatching(/^(No Warnings|Temperature Not Optimal|ECU Not Responding|Oil Leakage|Fuel Problems)$/),
        progress: expect.any(Number),
      })
    expect((await wire('?q=Lyon&page&itemsPerPage=&sortBy=nothing&orderBy&other=1')).body).toEqual(plain.body)
    for (const [key, sort] of Object.entries({
      location: 'LOCATION',
      startRoute: 'START_ROUTE',
      endRoute: 'END_ROUTE',
      warnings: 'WARNINGS',
      progress: 'PROGRESS',
    })) {
      const { body } = await wire(`?sortBy=${key}&orderBy=desc&itemsPerPage=25`)
      expect(ids(body.vehicles)).toEqual(ids(await all({ sort, order: 'DESC' })))
    }
    expect((await wire('?page=99')).body).toEqual({ vehicles: [], totalVehicles: 25 })
    expect((await wire('?itemsPerPage=-1')).body.vehicles).toHaveLength(25)
  })

  test('matches the fleet summary with the list', async () => {
    const { fleetSummary } = (
      await app.graphql<{ fleetSummary: Record<string, number> }>(`{ fleetSummary { onRoute warnings arrived late } }`)
    ).data
    const every = await all()
    expect(fleetSummary).toEqual({
      onRoute: every.filter(({ progress }) => progress < 100).length,
      arrived: every.filter(({ progress }) => progress === 100).length,
      warnings: every.filter(({ warning }) => warning !== 'NO_WARNINGS').length,
      late: every.filter(({ progress, eta }) => progress < 100 && eta < now.toISOString()).length,
    })
    expect(fleetSummary).toMatchObject({ arrived: 2, late: 3 })
  })

  interface Tracked extends Omit<Vehicle, 'route' | 'timeline'> {
    region: string
    deviation: number
    signalLostAt: string | null
    stops: { place: string }[]
  }
  const tracked = async (filter: string) =>
    (
      await app.graphql<{ vehicles: { total: number; items: Tracked[] } }>(
        `{ vehicles(page: { itemsPerPage: -1 }${filter}) { total items { id warning progress position { latitude longitude } region deviation signalLostAt
         stops { place } } } }`,
      )
    ).data.vehicles
  const summary = async () =>
    (
      await app.graphql<{
        fleetSummary: Record<'onRoute' | 'warnings' | 'deviated' | 'late' | 'noSignal', number> & {
          before: Record<string, number>
          stages: { stage: string; vehicles: number }[]
          warningCounts: { warning: string; vehicles: number }[]
        }
      }>(
        `{ fleetSummary { onRoute warnings deviated late noSignal before { onRoute warnings deviated late } stages { stage vehicles }
           warningCounts { warning vehicles } } }`,
      )
    ).data.fleetSummary

  test('matches each summary figure with a filtered list', async () => {
    const figures = await summary()
    const states = { ON_ROUTE: 'onRoute', WITH_WARNING: 'warnings', DEVIATED: 'deviated', LATE: 'late', NO_SIGNAL: 'noSignal' } as const
    for (const [state, figure] of Object.entries(states))
      expect([state, (await tracked(`, state: ${state}`)).total]).toEqual([state, figures[figure]])
    for (const { stage, vehicles: count } of figures.stages)
      expect([stage, (await tracked(`, stage: ${stage}`)).total]).toEqual([stage, count])
    for (const { warning, vehicles: count } of figures.warningCounts)
      expect([warning, (await tracked(`, warning: ${warning}`)).total]).toEqual([warning, count])
    const sum = (counts: { vehicles: number }[]) => counts.reduce((total, { vehicles: count }) => total + count, 0)
    expect([sum(figures.stages), sum(figures.warningCounts)]).toEqual([25, figures.warnings])
    expect(figures.before).toEqual({ onRoute: 21, warnings: 7, deviated: 4, late: 3 })
  })

  test('combines filters: stage and state, warning and state, region', async () => {
    const every = (await tracked('')).items
    expect((await tracked(', stage: ARRIVED, state: ON_ROUTE')).total).toBe(0)
    expect(ids((await tracked(', stage: ARRIVING, state: ON_ROUTE')).items)).toEqual([4, 19])
    expect((await tracked(', warning: NO_WARNINGS, state: WITH_WARNING')).total).toBe(0)
    expect(ids((await tracked(', region: AFRICA, state: WITH_WARNING')).items)).toEqual(
      ids(every.filter(({ region, warning }) => region === 'AFRICA' && warning !== 'NO_WARNINGS')),
    )
    const counts = await Promise.all(
      ['AFRICA', 'ASIA', 'EUROPE', 'NORTH_AMERICA', 'OCEANIA', 'SOUTH_AMERICA'].map(
        async region => (await tracked(`, region: ${region}`)).total,
      ),
    )
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(counts.reduce((sum, count) => sum + count)).toBe(25)
  })

  test('shows the deviation from the route; a new position resets deviation and signal', async () => {
    const [off, silent] = await Promise.all([tracked(', state: DEVIATED'), tracked(', state: NO_SIGNAL')])
    expect(ids(off.items)).toEqual([5, 13, 18])
    expect(ids(silent.items)).toEqual([2, 15, 22])
    const [first] = off.items
    if (!first) throw new Error('Vehicle 5 is off its route')
    const { deviation, position, progress } = first
    const moved = async (id: string, to: number) => {
      await app.graphql(move, { id, progress: to })
      return (await tracked('')).items.find(each => each.id === id)
    }
    const back = await moved('5', progress)
    expect(back?.deviation).toBe(0)
    expect(distance(position, back?.position ?? position)).toBeCloseTo(deviation, 0)
    await undo()
    expect((await vehicle(5)).position).toEqual(position)
    expect((await moved('2', 30))?.signalLostAt).toBeNull()
    await undo()
    expect((await tracked(', state: NO_SIGNAL')).total).toBe(3)
  })

  test('returns deviation, signal, and stops over both APIs', async () => {
    const { body } = await app.rest('GET', '/api/apps/logistics/vehicles/18')
    expect(body).toMatchObject({ region: 'Asia', deviation: 32, signalLostAt: null })
    const [shanghai] = (await tracked(', search: "chengdu"')).items
    expect(shanghai?.stops.map(({ place }) => place)).toEqual(['Shanghai', 'Nanjing', 'Wuhan', 'Chengdu'])
  })

  test('lists days up to yesterday, oldest first; periods are their sums', async () => {
    const { data, errors } = await app.graphql<{
      fleetDays: { day: string; shipments: number; deliveries: number; onTime: number }[]
      deliveryPerformance: Record<'current' | 'previous', Record<'shipments' | 'deliveries' | 'onTime' | 'averageHours', number>>
    }>(
      `{ fleetDays { day shipments deliveries onTime }
         deliveryPerformance { current { shipments deliveries onTime averageHours } previous { shipments deliveries onTime averageHours } } }`,
    )
    expect(errors).toBeUndefined()
    const { fleetDays: days, deliveryPerformance: periods } = data
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([14, '2026-11-07', '2026-11-20'])
    for (const figure of ['shipments', 'deliveries', 'onTime'] as const) {
      const sum = (from: number, to: number) => days.slice(from, to).reduce((total, day) => total + day[figure], 0)
      expect([figure, periods.current[figure], periods.previous[figure]]).toEqual([figure, sum(7, 14), sum(0, 7)])
    }
    expect(periods.current.averageHours).toBeGreaterThan(20)
    for (const last of [0, 91]) {
      const refused = await app.graphql(`{ fleetDays(last: ${last}) { day } }`)
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'last' })
    }
  })

  test('orders by country add up to the views of the order list', async () => {
    const { data } = await app.graphql<{
      ordersByCountry: Record<'toShip' | 'outForDelivery' | 'delivered', number>[]
      orderSummary: Record<'toShip' | 'outForDelivery' | 'delivered', number>
    }>(`{ ordersByCountry { country toShip outForDelivery delivered } orderSummary { toShip outForDelivery delivered } }`)
    for (const view of ['toShip', 'outForDelivery', 'delivered'] as const)
      expect(data.ordersByCountry.reduce((sum, country) => sum + country[view], 0)).toBe(data.orderSummary[view])
    expect(data.ordersByCountry.length).toBeGreaterThan(3)
  })

  test('places the vehicle on its route by progress', async () => {
    const before = await vehicle(14)
    const marks = lengths(before.route)
    const total = marks.at(-1) ?? 0
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 100 }), async progress => {
        const { position, route, timeline } = (await app.graphql<{ setVehicleProgress: Vehicle }>(move, { id: '14', progress })).data
          .setVehicleProgress
        const leg = marks.findIndex((mark, index) => index > 0 && mark >= (total * progress) / 100 - 1e-6)
        const [from, to] = [route[leg - 1], route[leg]]
        if (!from || !to) throw new Error('A leg of the route')
        const gone = (marks[leg - 1] ?? 0) + distance(from, position)
        // Within a leg, the route is straight on the map, hence slightly longer than the great circle.
        expect(Math.abs(gone - (total * progress) / 100)).toBeLessThan(total / 100)
        expect(timeline.filter(({ title }) => title === 'Passed' || title === 'Arrived')).toHaveLength(
          marks.filter((mark, index) => index > 0 && Math.ceil((mark / total) * 100) <= progress).length,
        )
      }),
      { numRuns: 12, seed: 29 },
    )
    const at = async (progress: number) => (await app.graphql<{ setVehicleProgress: Vehicle }>(move, { id: '14', progress })).data
    expect((await at(0)).setVehicleProgress.position).toEqual(before.route[0])
    expect((await at(100)).setVehicleProgress.position).toEqual(before.route.at(-1))
    await at(before.progress)
  })

  test('adds timeline entries when progress changes over REST, over both APIs, with undo and redo', async () => {
    const before = await vehicle(9)
    const moved = await app.rest('PUT', '/api/apps/logistics/vehicles/9/progress', { body: { progress: 100 } })
    expect([moved.status, moved.body.progress]).toEqual([200, 100])
    const after = await vehicle(9)
    expect(after.timeline.slice(0, before.timeline.length)).toEqual(before.timeline)
    expect(after.timeline.at(-1)).toEqual({ at: now.toISOString(), title: 'Arrived', place: 'Budapest' })
    expect((await app.rest('GET', '/api/apps/logistics/vehicles/9')).body).toMatchObject({
      position: after.position,
      timeline: after.timeline,
    })
    await undo()
    expect(await vehicle(9)).toEqual(before)
    await app.graphql(`mutation { redo { id } }`)
    expect(await vehicle(9)).toEqual(after)
    await undo()
  })

  test('sets and clears a warning, with subscription and undo', async () => {
    const live = app.subscribe<{ workspaceChanges: { summary: string } }>(
      `subscription { workspaceChanges(areas: [LOGISTICS]) { summary rows { type id kind } } }`,
    )
    // On PostgreSQL, a change of the test before may arrive late.
    const hear = async () => {
      for (;;) {
        const { workspaceChanges } = await live.next()
        if (workspaceChanges.summary === 'Set a vehicle warning') return workspaceChanges
      }
    }
    const received = hear()
    await live.listening()
    const warn = `mutation ($id: ID!, $warning: VehicleWarning!) { setVehicleWarning(id: $id, warning: $warning) { warning version } }`
    const first = await app.graphql(warn, { id: '3', warning: 'OIL_LEAKAGE' })
    expect(first.data).toEqual({ setVehicleWarning: { warning: 'OIL_LEAKAGE', version: 2 } })
    expect(await received).toEqual({
      summary: 'Set a vehicle warning',
      rows: [{ type: 'Vehicle', id: '3', kind: 'UPDATED' }],
    })
    expect((await app.graphql(warn, { id: '3', warning: 'OIL_LEAKAGE' })).data).toEqual(first.data)
    await undo()
    expect((await vehicle(3)).warning).toBe('NO_WARNINGS')
    const path = '/api/apps/logistics/vehicles/3/warning'
    expect((await app.rest('PUT', path, { body: { warnings: 'Fuel Problems' } })).body).toMatchObject({ id: 3, warnings: 'Fuel Problems' })
    await undo()
    expect((await app.rest('PUT', path, { body: { warnings: 'constructor' } })).status).toBe(400)
  })

  test.each([-1, 101])('rejects a progress of %d with its field', async progress => {
    const { errors } = await app.graphql(move, { id: '1', progress })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'progress' })
    const refused = await app.rest('PUT', '/api/apps/logistics/vehicles/1/progress', { body: { progress } })
    expect([refused.status, refused.body.code]).toEqual([400, 'BAD_USER_INPUT'])
  })

  test.each(['x', 1.5, null, undefined])('rejects a progress of %s over REST', async progress => {
    expect((await app.rest('PUT', '/api/apps/logistics/vehicles/1/progress', { body: { progress } })).status).toBe(400)
  })

  test.each(['0', '-1', '01', '1e0', '99999999999999999999', 'null'])('rejects the unknown ID %s', async id => {
    const { errors } = await app.graphql(move, { id, progress: 1 })
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await app.rest('GET', `/api/apps/logistics/vehicles/${id}`)).status).toBe(404)
  })
})
