import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'

const names = ['orders', 'sales', 'income', 'expenses', 'profit', 'invoiced', 'received'] as const
type Name = (typeof names)[number]
type Figures = Record<Name, { value: number; previous: number | null }> &
  Record<'refunds' | 'tax' | 'shipping' | 'goods', number> &
  Record<'from' | 'to' | 'previousFrom' | 'previousTo', string | null> & {
    points: { start: string; orders: number; sales: number; income: number; expenses: number; profit: number }[]
  }
interface Placed {
  card: string
  isHidden: boolean
  range: string
}
interface Order {
  id: string
  orderedAt: string
  payment: string
  spent: number
  refunded: number
  tax: number
  shipping: number
  items: { total: number; qty: number; product: { id: string; category: string } | null }[]
}

const figuresQuery = `query ($range: AnalyticsRange!) { storeAnalytics(range: $range) {
  from to previousFrom previousTo ${names.map(name => `${name} { value previous }`).join(' ')} refunds tax shipping goods
  points { start orders sales income expenses profit } } }`
const layoutFields = 'isStandard cards { card isHidden range }'

const sum = (values: number[]) => Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100
const ranges = ['LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_90_DAYS', 'THIS_MONTH', 'LAST_MONTH', 'THIS_YEAR', 'ALL_TIME']

describe.each(databases)('store analytics on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database, now: () => new Date('2026-11-20T08:00:00.000Z') })
  })
  afterAll(() => app.close())

  const figures = async (range: string) => (await app.graphql<{ storeAnalytics: Figures }>(figuresQuery, { range })).data.storeAnalytics
  const allOrders = async () =>
    (
      await app.graphql<{ orders: { items: Order[] } }>(`{ orders(page: { itemsPerPage: 100 }) { items {
        id orderedAt payment spent refunded tax shipping items { total qty product { id category } } } } }`)
    ).data.orders.items
  const within = (from: string | null, to: string | null) => (order: Order) =>
    from === null || to === null || (order.orderedAt.slice(0, 10) >= from && order.orderedAt.slice(0, 10) <= to)

  test.each(ranges)('figures of %s match orders, invoices, and lists of the same days', async range => {
    const found = await figures(range)
    const orders = (await allOrders()).filter(within(found.from, found.to))
    const paid = orders.filter(({ payment }) => payment === 'PAID')
    const costs = new Map(
      (
        await app.graphql<{ products: { items: { id: string; cost: number | null }[] } }>(
          `{ products(page: { itemsPerPage: 100 }) { items { id cost } } }`,
        )
      ).data.products.items.map(({ id, cost }) => [id, cost ?? 0]),
    )
    expect(found.orders.value).toBe(orders.length)
    expect(found.sales.value).toBe(sum(paid.map(({ spent, refunded }) => spent - refunded)))
    expect(found.refunds).toBe(sum(orders.map(({ refunded }) => refunded)))
    expect(found.tax).toBe(sum(paid.map(({ tax }) => tax)))
    expect(found.goods).toBe(sum(paid.flatMap(({ items }) => items.map(({ qty, product }) => qty * (costs.get(product?.id ?? '') ?? 0)))))
    expect(found.expenses.value).toBe(sum([found.refunds, found.tax, found.shipping, found.goods]))
    expect(found.profit.value).toBe(sum([found.income.value, -found.expenses.value]))
    for (const name of ['orders', 'sales', 'income', 'expenses', 'profit'] as const)
      expect([name, sum(found.points.map(point => point[name]))]).toEqual([name, found[name].value])

    const { from, to } = found
    const lists = await app.graphql<Record<string, { total: number; net: number; paid: number; count: number }>>(
      `query ($from: String, $to: String) { orders(from: $from, to: $to) { total } paid: orderTotals(payment: PAID, from: $from, to: $to) { count net }
        invoiceTotals(from: $from, to: $to) { total paid } }`,
      { from, to },
    )
    expect(lists.data.orders?.total).toBe(found.orders.value)
    expect(lists.data.paid).toEqual({ count: paid.length, net: found.sales.value })
    expect(lists.data.invoiceTotals).toEqual({ total: found.invoiced.value, paid: found.received.value })
  })

  test('compares a range with the preceding one of the same length', async () => {
    const spans = Object.fromEntries(
      await Promise.all(
        ranges.map(async range => {
          const { from, to, previousFrom, previousTo } = await figures(range)
          return [range, [from, to, previousFrom, previousTo]] as const
        }),
      ),
    )
    expect(spans).toEqual({
      LAST_7_DAYS: ['2026-11-14', '2026-11-20', '2026-11-07', '2026-11-13'],
      LAST_30_DAYS: ['2026-10-22', '2026-11-20', '2026-09-22', '2026-10-21'],
      LAST_90_DAYS: ['2026-08-23', '2026-11-20', '2026-05-25', '2026-08-22'],
      THIS_MONTH: ['2026-11-01', '2026-11-20', '2026-10-01', '2026-10-20'],
      LAST_MONTH: ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
      THIS_YEAR: ['2026-01-01', '2026-11-20', '2025-01-01', '2025-11-20'],
      ALL_TIME: [null, null, null, null],
    })
    const [recent, all] = [await figures('LAST_30_DAYS'), await figures('ALL_TIME')]
    expect(all.orders.previous).toBeNull()
    const before = (await allOrders()).filter(within(recent.previousFrom, recent.previousTo))
    expect(recent.orders.previous).toBe(before.length)
    expect(recent.points).toHaveLength(30)
    const total = (await app.graphql<{ orderSummary: { revenue: number } }>(`{ orderSummary { revenue } }`)).data.orderSummary
    expect(all.sales.value).toBe(total.revenue)
  })

  test('monthly sales match the orders, and categories the category list', async () => {
    const { data } = await app.graphql<{
      salesByYear: { year: number; years: number[]; sales: number; previous: number; months: { month: number; sales: number }[] }
      salesByCategory: { category: string; orders: number; units: number; sales: number }[]
    }>(`{ salesByYear { year years sales previous months { month sales previous } }
      salesByCategory(range: ALL_TIME) { category orders units sales } }`)
    const { salesByYear, salesByCategory } = data
    expect([salesByYear.year, salesByYear.years, salesByYear.previous]).toEqual([2026, [2026, 2025], 0])
    const paid = (await allOrders()).filter(({ payment }) => payment === 'PAID')
    for (const { month, sales } of salesByYear.months)
      expect([month, sales]).toEqual([
        month,
        sum(paid.filter(({ orderedAt }) => Number(orderedAt.slice(5, 7)) === month).map(({ spent, refunded }) => spent - refunded)),
      ])
    const listed = (await app.graphql<{ categories: { category: string; revenue: number }[] }>(`{ categories { category revenue } }`)).data
    expect(Object.fromEntries(salesByCategory.map(({ category, sales }) => [category, sales]))).toEqual(
      Object.fromEntries(listed.categories.filter(({ revenue }) => revenue > 0).map(({ category, revenue }) => [category, revenue])),
    )
    const games = salesByCategory.find(({ category }) => category === 'GAMES')
    expect(games?.orders).toBe(paid.filter(({ items }) => items.some(({ product }) => product?.category === 'GAMES')).length)
    for (const year of [1999, 9999])
      expect((await app.graphql(`{ salesByYear(year: ${year}) { year } }`)).errors?.[0]?.extensions).toMatchObject({ field: 'year' })
    expect((await app.graphql<{ salesByYear: { sales: number } }>(`{ salesByYear(year: 2025) { sales } }`)).data.salesByYear.sales).toBe(0)
  })

  test('saves a complete layout per account, and resets it with undo', async () => {
    const read = async (token?: string) =>
      (
        await app.graphql<{ dashboardLayout: { isStandard: boolean; cards: Placed[] } }>(
          `{ dashboardLayout { ${layoutFields} } }`,
          {},
          token,
        )
      ).data.dashboardLayout
    const arrange = `mutation ($cards: [PlacedCardInput!]!) { arrangeDashboard(cards: $cards) { ${layoutFields} } }`
    const standard = await read()
    expect(standard.isStandard).toBe(true)
    const cards = standard.cards.toReversed().map((placed, index) => ({ ...placed, isHidden: index === 0 }))
    expect((await app.graphql(arrange, { cards })).data).toEqual({ arrangeDashboard: { isStandard: false, cards } })
    expect((await read()).cards).toEqual(cards)
    for (const wrong of [cards.slice(1), [...cards.slice(1), cards[1]], [...cards, cards[0]]]) {
      const { errors } = await app.graphql(arrange, { cards: wrong })
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'cards' })
    }
    const login = await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })
    expect((await read(login.body.auth)).cards).toEqual(standard.cards)
    await app.graphql(`mutation { resetDashboard { id } }`)
    expect(await read()).toEqual(standard)
    await app.graphql(`mutation { undo { id } }`)
    expect((await read()).cards).toEqual(cards)
  })

  test('rejects invalid dates with their field', async () => {
    for (const field of ['from', 'to']) {
      const { errors } = await app.graphql(`{ orders(${field}: "2026-02-30") { total } }`)
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
    }
  })
})
