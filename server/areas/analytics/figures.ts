/** Analytics: what the store sold, earned, and spent, from its orders, products, and invoices. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { ensureFilled } from '../../db/demo-rows.ts'
import { rows } from '../../db/rows.ts'
import { invalid } from '../../errors.ts'
import { toDollars } from '../../money.ts'
import { dayOf } from '../invoices/amounts.ts'
import { invoices } from '../invoices/tables.ts'
import { betweenDays } from '../orders/service.ts'
import { orderItems, orders } from '../orders/tables.ts'
import { products } from '../products/tables.ts'
import { type AnalyticsRange, pointsOf, type Span, spanOf } from './ranges.ts'

/** Sums of a day or month, in cents apart from the number of orders. */
interface Sums {
  orders: number
  sales: number
  refunds: number
  tax: number
  shipping: number
  goods: number
}

const none: Sums = { orders: 0, sales: 0, refunds: 0, tax: 0, shipping: 0, goods: 0 }
const add = (a: Sums, b: Sums): Sums => ({
  orders: a.orders + b.orders,
  sales: a.sales + b.sales,
  refunds: a.refunds + b.refunds,
  tax: a.tax + b.tax,
  shipping: a.shipping + b.shipping,
  goods: a.goods + b.goods,
})

/** What customers paid, later refunds included. */
const incomeOf = ({ sales, refunds }: Sums) => sales + refunds
const expensesOf = ({ refunds, tax, shipping, goods }: Sums) => refunds + tax + shipping + goods
const profitOf = (sums: Sums) => incomeOf(sums) - expensesOf(sums)

const lengthOf = { day: 10, month: 7 } as const

/** The sums of the store by day or month; without a span, of all orders. */
async function sumsBy(ctx: Context, unit: 'day' | 'month', span?: Span): Promise<Map<string, Sums>> {
  await ensureFilled(ctx, products)
  const { from, to } = betweenDays(span?.from, span?.to)
  const time = sql.ref<string>('row.orderedAt')
  const point = sql<string>`substr(${time}, 1, ${sql.lit(lengthOf[unit])})`
  const isPaid = sql`${sql.ref('row.payment')} = 'PAID'`
  const ifPaid = (value: ReturnType<typeof sql>) => sql<number | string>`coalesce(sum(case when ${isPaid} then ${value} else 0 end), 0)`
  const within = () =>
    rows(ctx, orders)
      .$if(from !== undefined, query => query.where('row.orderedAt', '>=', from ?? ''))
      .$if(to !== undefined, query => query.where('row.orderedAt', '<=', to ?? ''))
  const paid = within()
    .select(['row.id', point.as('point')])
    .where('row.payment', '=', 'PAID')
  const costs = rows(ctx, products).select(['row.id', 'row.cost'])
  const [sums, goods] = await Promise.all([
    within()
      .select([
        point.as('point'),
        sql<number | string>`count(*)`.as('orders'),
        ifPaid(sql`${sql.ref('spent')} - ${sql.ref('refunded')}`).as('sales'),
        sql<number | string>`coalesce(sum(${sql.ref('refunded')}), 0)`.as('refunds'),
        ifPaid(sql.ref('tax')).as('tax'),
        ifPaid(sql.ref('shipping')).as('shipping'),
      ])
      .groupBy(point)
      .execute(),
    rows(ctx, orderItems)
      .innerJoin(paid.as('paid'), 'paid.id', 'row.orderId')
      .innerJoin(costs.as('priced'), 'priced.id', 'row.productId')
      .select(['paid.point', sql<number | string>`sum(${sql.ref('row.qty')} * coalesce(${sql.ref('priced.cost')}, 0))`.as('cost')])
      .groupBy('paid.point')
      .execute(),
  ])
  const costOf = new Map(goods.map(({ point, cost }) => [point, Number(cost)]))
  return new Map(
    sums.map(({ point, orders, sales, refunds, tax, shipping }) => [
      point,
      {
        orders: Number(orders),
        sales: Number(sales),
        refunds: Number(refunds),
        tax: Number(tax),
        shipping: Number(shipping),
        goods: costOf.get(point) ?? 0,
      },
    ]),
  )
}

/** What invoices issued in the spans come to, and how much of that is paid. */
async function sumInvoices(ctx: Context, span: Span | undefined, previous: Span | undefined) {
  const issued = sql.ref<string>('row.issuedDate')
  const isIn = (of: Span | undefined) => (of ? sql`${issued} between ${of.from} and ${of.to}` : sql`1 = 1`)
  const sum = (value: ReturnType<typeof sql>, of: Span | undefined) =>
    sql<number | string>`coalesce(sum(case when ${isIn(of)} then ${value} else 0 end), 0)`
  const [total, paid] = [sql.ref('total'), sql`${sql.ref('total')} - ${sql.ref('balance')}`]
  const found = await rows(ctx, invoices)
    .select([
      sum(total, span).as('total'),
      sum(paid, span).as('paid'),
      sum(total, previous).as('previousTotal'),
      sum(paid, previous).as('previousPaid'),
    ])
    .executeTakeFirstOrThrow()
  const figure = (value: number | string, before: number | string) => ({
    value: toDollars(Number(value)),
    previous: previous ? toDollars(Number(before)) : null,
  })
  return { invoiced: figure(found.total, found.previousTotal), received: figure(found.paid, found.previousPaid) }
}

const inSpan =
  ({ from, to }: Span) =>
  (point: string) =>
    point >= from && point <= to

/** The store's figures of a range, with those of the range before it. */
export async function readStoreAnalytics(ctx: Context, range: AnalyticsRange) {
  const { span, previous, unit } = spanOf(range, dayOf(ctx.now()))
  const whole = span && { from: previous?.from ?? span.from, to: span.to }
  const [sums, money] = await Promise.all([sumsBy(ctx, span ? 'day' : 'month', whole), sumInvoices(ctx, span, previous)])
  const sumOf = (isWanted: (point: string) => boolean) =>
    [...sums].filter(([point]) => isWanted(point)).reduce((total, [, each]) => add(total, each), none)
  const current = span ? sumOf(inSpan(span)) : sumOf(() => true)
  const before = previous ? sumOf(inSpan(previous)) : undefined
  const figure = (of: (sums: Sums) => number, convert = toDollars) => ({
    value: convert(of(current)),
    previous: before ? convert(of(before)) : null,
  })
  const covered = span ?? spanOfPoints([...sums.keys()])
  return {
    range,
    from: span?.from ?? null,
    to: span?.to ?? null,
    previousFrom: previous?.from ?? null,
    previousTo: previous?.to ?? null,
    orders: figure(
      ({ orders }) => orders,
      count => count,
    ),
    sales: figure(({ sales }) => sales),
    income: figure(incomeOf),
    expenses: figure(expensesOf),
    profit: figure(profitOf),
    ...money,
    refunds: toDollars(current.refunds),
    tax: toDollars(current.tax),
    shipping: toDollars(current.shipping),
    goods: toDollars(current.goods),
    points: (covered ? pointsOf(covered, unit) : []).map(point => {
      // Without a span, the sums are those of months.
      const of = sumOf(span ? inSpan(point) : month => month === point.from.slice(0, lengthOf.month))
      return {
        start: point.from,
        orders: of.orders,
        sales: toDollars(of.sales),
        income: toDollars(incomeOf(of)),
        expenses: toDollars(expensesOf(of)),
        profit: toDollars(profitOf(of)),
      }
    }),
  }
}

function spanOfPoints(points: string[]): Span | undefined {
  const [first, last] = [points.toSorted()[0], points.toSorted().at(-1)]
  return first && last ? { from: `${first}-01`, to: `${last}-01` } : undefined
}

/** Sales by month of a year and the year before, and the years that have orders. */
export async function readSalesByYear(ctx: Context, year?: number | null) {
  const thisYear = Number(dayOf(ctx.now()).slice(0, 4))
  const shown = year ?? thisYear
  if (!Number.isInteger(shown) || shown < 2000 || shown > 9998) throw invalid('OUT_OF_RANGE', { field: 'year', min: 2000, max: 9998 })
  const [sums, bounds] = await Promise.all([
    sumsBy(ctx, 'month', { from: `${shown - 1}-01-01`, to: `${shown}-12-31` }),
    rows(ctx, orders)
      .select([sql<string | null>`min(${sql.ref('orderedAt')})`.as('first'), sql<string | null>`max(${sql.ref('orderedAt')})`.as('last')])
      .executeTakeFirstOrThrow(),
  ])
  const yearOf = (instant: string | null) => (instant ? Number(instant.slice(0, 4)) : thisYear)
  const [first, last] = [Math.min(yearOf(bounds.first), thisYear - 1), Math.max(yearOf(bounds.last), thisYear)]
  const salesIn = (of: number, month: number) => sums.get(`${of}-${String(month).padStart(2, '0')}`)?.sales ?? 0
  const months = Array.from({ length: 12 }, (_, index) => ({ sales: salesIn(shown, index + 1), previous: salesIn(shown - 1, index + 1) }))
  const total = (of: 'sales' | 'previous') => toDollars(months.reduce((sum, each) => sum + each[of], 0))
  return {
    year: shown,
    years: Array.from({ length: last - first + 1 }, (_, index) => last - index),
    sales: total('sales'),
    previous: total('previous'),
    months: months.map(({ sales, previous }, index) => ({ month: index + 1, sales: toDollars(sales), previous: toDollars(previous) })),
  }
}

/** What was sold of each category in paid orders, the highest sales first. */
export async function readSalesByCategory(ctx: Context, range: AnalyticsRange) {
  const { span } = spanOf(range, dayOf(ctx.now()))
  const { from, to } = betweenDays(span?.from, span?.to)
  const paid = rows(ctx, orders)
    .select('row.id')
    .where('row.payment', '=', 'PAID')
    .$if(from !== undefined, query => query.where('row.orderedAt', '>=', from ?? ''))
    .$if(to !== undefined, query => query.where('row.orderedAt', '<=', to ?? ''))
  const groups = await rows(ctx, orderItems)
    .select([
      'row.category',
      sql<number | string>`count(distinct ${sql.ref('row.orderId')})`.as('orders'),
      sql<number | string>`sum(qty)`.as('units'),
      sql<number | string>`sum(price * qty)`.as('cents'),
    ])
    .where('row.orderId', 'in', paid)
    .groupBy('row.category')
    .execute()
  return groups
    .map(({ category, orders, units, cents }) => ({
      category,
      orders: Number(orders),
      units: Number(units),
      sales: toDollars(Number(cents)),
    }))
    .toSorted((a, b) => b.sales - a.sales || (a.category < b.category ? -1 : 1))
}
