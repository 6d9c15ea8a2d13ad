/** The demo data: varied in every list, filled where a visitor starts, and consistent between the screens. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { historyEntries } from '../../seed/history.ts'
import { startApp, type TestApp } from '../support/harness.ts'
import { leaves, linksOf, listFields, select } from '../support/operations.ts'

type Row = Record<string, unknown>

/** A list of this length with a single value in a column looks generated. */
const fewest = 20

/** Columns that may have a single value in a new workspace, and why. */
const single: Record<string, string> = {
  '*.version': 'nothing was changed yet',
  'emails.isDeleted': 'the list leaves out the trash',
  'products.isPhysical': 'the demo store sells goods only',
  'products.isTaxable': 'the tax of the orders is charged on every item',
  'invoices.links': 'a link belongs to the person who created it',
  'operations.kind': 'nothing was undone yet',
  'operations.undoes': 'nothing was undone yet',
  'operations.undoneBy': 'nothing was undone yet',
  'operations.canUndo': 'every change of the history can be undone',
  'operations.owner': 'they are the workspace’s own',
  'activities.kind': 'nothing was undone yet',
  'activities.undoes': 'nothing was undone yet',
  'activities.undoneBy': 'nothing was undone yet',
  'activities.canUndo': 'every change of the history can be undone',
  'activities.owner': 'a demo administrator sees the own demo only',
}

let app: TestApp
const tokens = { admin: '', client: '' }
beforeAll(async () => {
  app = await startApp()
  for (const who of ['admin', 'client'] as const) {
    const { body } = await app.rest('POST', '/register/login', { body: { email: `${who}@demo.com`, password: who } })
    tokens[who] = body.auth
  }
})
afterAll(() => app.close())

async function request<T>(query: string, token = tokens.admin): Promise<T> {
  const { data, errors } = await app.graphql<T>(query, {}, token)
  expect(errors).toBeUndefined()
  return data
}

/** All rows of a list, a few fields at a time if it needs to be. */
async function every<T = Row>(name: string, fields: string, args = '', token = tokens.admin): Promise<T[]> {
  const rows: T[] = []
  for (let page = 1; ; page++) {
    const query = `{ ${name}(${args} page: { page: ${page}, itemsPerPage: 50 }) { total items { ${fields} } } }`
    const { items, total } = (await request<Record<string, { items: T[]; total: number }>>(query, token))[name] ?? { items: [], total: 0 }
    rows.push(...items)
    if (items.length === 0 || rows.length >= total) return rows
  }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const cents = (dollars: number) => Math.round(dollars * 100)
const centsOf = (values: number[]) => sum(values.map(cents))

describe('columns of long lists vary', () => {
  // Texts of people, which the demo does not write for them.
  const lists = listFields.filter(({ name }) => name !== 'textRuns')

  test.each(lists.map(({ name, item }) => ({ name, item })))('$name', { timeout: 60_000 }, async ({ name, item }) => {
    const columns = [leaves(item), ...linksOf(item).map(link => select(link, 1))].filter(Boolean)
    const rows = await every(name, columns.join(' '))
    const found = Object.keys(rows[0] ?? {}).filter(
      column =>
        rows.length >= fewest &&
        new Set(rows.map(row => JSON.stringify(row[column]))).size === 1 &&
        !(`${name}.${column}` in single) &&
        !(`*.${column}` in single),
    )
    expect(found).toEqual([])
  })
})

test("the administrator's history has a week of changes to different records by several people and clients", async () => {
  const items = await every<{ at: string; actor: string; source: string; area: string; canUndo: boolean }>(
    'activities',
    'at actor source area canUndo',
  )
  expect(items.length).toBeGreaterThanOrEqual(20)
  expect(new Set(items.map(({ area }) => area)).size).toBeGreaterThanOrEqual(8)
  expect(new Set(items.map(({ source }) => source))).toEqual(new Set(['ui', 'graphql', 'rest', 'system']))
  expect(items.every(({ canUndo }) => canUndo)).toBe(true)
  expect(Date.now() - Math.max(...items.map(({ at }) => Date.parse(at)))).toBeLessThan(60 * 60_000)

  const entries = historyEntries(new Date())
  expect(new Set(entries.map(({ table, after }) => `${table} ${after.id}`)).size).toBe(entries.length)
  for (const { action, before, after } of entries) expect([action, before]).not.toEqual([action, { ...after }])
})

test("the administrator's history has changes on six days or more, whatever the time of day", () => {
  const minutes = [0, 7, 20, 45, 300, 720, 1080, 1425, 1439]
  const days = minutes.map(minute => {
    const now = new Date(Date.UTC(2026, 10, 29, 0, minute))
    return new Set(historyEntries(now).map(({ at }) => at.slice(0, 10))).size
  })
  expect(days.filter(count => count < 6)).toEqual([])
})

test("a new account's notifications have the dates of their records", async () => {
  const items = await every<{ at: string; kind: string }>('notifications', 'at kind')
  const times = items.map(({ at }) => at)
  expect(new Set(times).size).toBe(items.length)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(times.every(at => Date.parse(at) <= Date.now())).toBe(true)
})

describe('figures agree between screens', () => {
  interface Order {
    customer: { id: string } | null
    payment: string
    status: string
    spent: number
    subtotal: number
    discount: number
    shipping: number
    tax: number
    refunded: number
    items: { total: number; price: number; qty: number; product: { id: string; ownCategory: { id: string } | null } | null }[]
  }
  let orders: Order[]
  beforeAll(async () => {
    orders = await every<Order>(
      'orders',
      'customer { id } payment status spent subtotal discount shipping tax refunded items { total price qty product { id ownCategory { id } } }',
    )
  })
  const received = ({ payment, spent, refunded }: Order) => (payment === 'PAID' ? cents(spent) - cents(refunded) : 0)

  test('an order is the sum of its items', () => {
    for (const { items, subtotal, discount, shipping, tax, spent } of orders) {
      for (const { price, qty, total } of items) expect(cents(total)).toBe(cents(price) * qty)
      expect(centsOf(items.map(({ total }) => total))).toBe(cents(subtotal))
      expect(cents(spent)).toBe(cents(subtotal) - cents(discount) + cents(shipping) + cents(tax))
    }
  })

  test('the order summary matches the list', async () => {
    const { orderSummary } = await request<{ orderSummary: Record<string, number> }>(
      '{ orderSummary { total pendingPayment cancelled failed refunded delivered unpaid outForDelivery revenue } }',
    )
    const count = (matches: (order: Order) => boolean) => orders.filter(matches).length
    expect(orderSummary).toEqual({
      total: orders.length,
      pendingPayment: count(({ payment }) => payment === 'PENDING'),
      cancelled: count(({ payment }) => payment === 'CANCELLED'),
      failed: count(({ payment }) => payment === 'FAILED'),
      refunded: count(({ refunded }) => refunded > 0),
      delivered: count(({ status }) => status === 'DELIVERED'),
      unpaid: count(({ payment }) => payment === 'PENDING' || payment === 'FAILED'),
      outForDelivery: count(({ status }) => status === 'OUT_FOR_DELIVERY' || status === 'DISPATCHED'),
      revenue: sum(orders.map(received)) / 100,
    })
  })

  test('customer totals equal payments minus refunds, by month and country', async () => {
    interface Customer {
      id: string
      order: number
      totalSpent: number
      country: string
      status: string
      loyaltyPoints: number
      spending: { spent: number; orders: number }[]
    }
    const customers = await every<Customer>('customers', 'id order totalSpent country status loyaltyPoints spending { spent orders }')
    for (const { id, order, totalSpent, loyaltyPoints, spending } of customers) {
      const own = orders.filter(({ customer }) => customer?.id === id)
      expect([order, cents(totalSpent)]).toEqual([own.length, sum(own.map(received))])
      expect([sum(spending.map(month => month.orders)), centsOf(spending.map(({ spent }) => spent))]).toEqual([order, cents(totalSpent)])
      expect(loyaltyPoints).toBe(Math.floor(totalSpent))
    }
    const { customerSummary } = await request<{ customerSummary: Record<string, number> }>('{ customerSummary { total active spent } }')
    expect(customerSummary).toEqual({
      total: customers.length,
      active: customers.filter(({ status }) => status === 'ACTIVE').length,
      spent: centsOf(customers.map(({ totalSpent }) => totalSpent)) / 100,
    })
    const countries = [...new Set(customers.map(({ country }) => country))]
    for (const country of countries)
      expect(await every('customers', 'id', `country: ${country}`)).toHaveLength(customers.filter(each => each.country === country).length)
    expect(sum(orders.filter(({ customer }) => customer).map(received))).toBe(cents(customerSummary.spent ?? 0))
  })

  test('products, variants, and categories have consistent stock and sales', async () => {
    interface Product {
      id: string
      category: string
      ownCategory: { id: string } | null
      status: string
      stock: boolean
      qty: number
      price: number
      createdAt: string
      variants: { qty: number }[]
    }
    const products = await every<Product>('products', 'id category ownCategory { id } status stock qty price createdAt variants { qty }')
    for (const { stock, qty, variants } of products) {
      expect(stock).toBe(qty > 0)
      expect(variants.length > 0 ? sum(variants.map(variant => variant.qty)) : qty).toBe(qty)
    }
    const { productSummary, categories } = await request<{
      productSummary: Record<string, number>
      categories: { category: string; products: number; own: { id: string; products: number; revenue: number }[] }[]
    }>(
      '{ productSummary { total published scheduled inactive outOfStock lowStock stockValue } categories { category products own { id products revenue } } }',
    )
    const count = (matches: (product: Product) => boolean) => products.filter(matches).length
    expect(productSummary).toEqual({
      total: products.length,
      published: count(({ status }) => status === 'PUBLISHED'),
      scheduled: count(({ status }) => status === 'SCHEDULED'),
      inactive: count(({ status }) => status === 'INACTIVE'),
      outOfStock: count(({ qty }) => qty === 0),
      lowStock: count(({ qty }) => qty < 10),
      stockValue: sum(products.map(({ price, qty }) => cents(price) * qty)) / 100,
    })
    for (const { category, products: number, own } of categories) {
      expect(number).toBe(count(each => each.category === category))
      for (const { id, products: inOwn } of own) expect(inOwn).toBe(count(({ ownCategory }) => ownCategory?.id === id))
    }
    // Only published products are ordered.
    const ordered = new Set(orders.flatMap(({ items }) => items.map(({ product }) => product?.id)))
    expect(products.filter(({ id, status }) => ordered.has(id) && status !== 'PUBLISHED')).toEqual([])
  })

  test('invoice balances are totals minus payments, and match the list', async () => {
    interface Invoice {
      total: number
      balance: number
      subtotal: number
      discount: number
      invoiceStatus: string
      client: { id: string }
      items: { price: number }[]
      taxes: { amount: number }[]
      payments: { amount: number }[]
    }
    const invoices = await every<Invoice>(
      'invoices',
      'total balance subtotal discount invoiceStatus client { id } items { price } taxes { amount } payments { amount }',
    )
    for (const { total, balance, subtotal, discount, items, taxes, payments } of invoices) {
      expect(cents(balance)).toBe(cents(total) - centsOf(payments.map(({ amount }) => amount)))
      expect(cents(total)).toBe(centsOf(items.map(({ price }) => price)))
      expect(cents(total)).toBe(cents(subtotal) - cents(discount) + centsOf(taxes.map(({ amount }) => amount)))
    }
    const { invoiceSummary } = await request<{
      invoiceSummary: { clients: number; paid: number; unpaid: number; aging: { count: number; balance: number }[] }
    }>('{ invoiceSummary { clients paid unpaid aging { count balance } } }')
    const issued = invoices.filter(({ invoiceStatus }) => invoiceStatus !== 'DRAFT')
    expect(cents(invoiceSummary.paid)).toBe(centsOf(invoices.flatMap(({ payments }) => payments.map(({ amount }) => amount))))
    expect(cents(invoiceSummary.unpaid)).toBe(centsOf(issued.map(({ balance }) => balance)))
    expect(centsOf(invoiceSummary.aging.map(({ balance }) => balance))).toBe(cents(invoiceSummary.unpaid))
    expect(sum(invoiceSummary.aging.map(({ count }) => count))).toBe(issued.filter(({ balance }) => balance > 0).length)
    const clients = await every<{ id: string; invoices: { total: number } }>('invoiceClients', 'id invoices { total }')
    expect(invoiceSummary.clients).toBe(clients.length)
    for (const { id, invoices: own } of clients) expect(own.total).toBe(invoices.filter(({ client }) => client.id === id).length)
  })

  test('referrals earn a share of the spending, and match the summary', async () => {
    const referrals = await every<{ status: string; value: number; earning: number }>('referrals', 'status value earning')
    for (const { value, earning } of referrals) expect(cents(earning)).toBe(Math.round(cents(value) * 0.15))
    const { referralSummary } = await request<{ referralSummary: Record<string, number> }>(
      '{ referralSummary { earning unpaid signups conversion } }',
    )
    const of = (...statuses: string[]) => referrals.filter(({ status }) => statuses.includes(status))
    expect(referralSummary).toEqual({
      earning: centsOf(of('PAID', 'UNPAID').map(({ earning }) => earning)) / 100,
      unpaid: centsOf(of('UNPAID').map(({ earning }) => earning)) / 100,
      signups: referrals.length,
      conversion: expect.closeTo(of('PAID').length / referrals.length),
    })
  })

  test('completed tasks of users include those of their projects', async () => {
    interface User {
      status: string
      taskDone: number
      projectDone: number
      isSignedIn: boolean
      details: { devices: object[]; projects: { tasksDone: number; tasksTotal: number }[] }
    }
    const users = await every<User>(
      'users',
      'status taskDone projectDone isSignedIn details { devices { id } projects { tasksDone tasksTotal } }',
    )
    for (const { status, taskDone, projectDone, isSignedIn, details } of users) {
      const { devices, projects } = details
      expect(isSignedIn).toBe(devices.length > 0)
      const current = sum(projects.map(({ tasksDone }) => tasksDone))
      const earlier = projectDone - projects.filter(({ tasksDone, tasksTotal }) => tasksDone === tasksTotal).length
      expect(earlier).toBeGreaterThanOrEqual(0)
      expect(taskDone).toBeGreaterThanOrEqual(current + earlier)
      expect(taskDone > 0).toBe(status !== 'PENDING')
    }
    const { userSummary } = await request<{ userSummary: Record<string, number> }>(
      '{ userSummary { total active inactive pending signedIn } }',
    )
    const count = (status: string) => users.filter(each => each.status === status).length
    expect(userSummary).toEqual({
      total: users.length,
      active: count('ACTIVE'),
      inactive: count('INACTIVE'),
      pending: count('PENDING'),
      signedIn: users.filter(({ isSignedIn }) => isSignedIn).length,
    })
  })

  test('reviews and sales refer to products, and ratings match the means', async () => {
    const reviews = await every<{ product: string; rating: number; status: string }>('reviews', 'product rating status')
    const names = new Set((await every<{ productName: string }>('products', 'productName')).map(({ productName }) => productName))
    expect(reviews.filter(({ product }) => !names.has(product))).toEqual([])
    const { reviewSummary } = await request<{ reviewSummary: Record<string, unknown> }>(
      '{ reviewSummary { total average byRating published pending } }',
    )
    expect(reviewSummary).toEqual({
      total: reviews.length,
      average: expect.closeTo(sum(reviews.map(({ rating }) => rating)) / reviews.length),
      byRating: [1, 2, 3, 4, 5].map(stars => reviews.filter(({ rating }) => rating === stars).length),
      published: reviews.filter(({ status }) => status === 'PUBLISHED').length,
      pending: reviews.filter(({ status }) => status === 'PENDING').length,
    })
  })

  test('mailbox and course counts match their lists', async () => {
    const { emailCounts, learningSummary } = await request<{
      emailCounts: Record<string, number>
      learningSummary: { coursesCompleted: number; coursesStarted: number; topicsCompleted: number; byTag: { count: number }[] }
    }>('{ emailCounts { inbox draft spam } learningSummary { coursesCompleted coursesStarted topicsCompleted byTag { count } } }')
    const count = async (args: string) => (await every('emails', 'id', args)).length
    expect(emailCounts).toEqual({
      inbox: await count('folder: INBOX, unread: true'),
      draft: await count('folder: DRAFT'),
      spam: await count('folder: SPAM, unread: true'),
    })
    const courses = await every<{ completedTasks: number; totalTasks: number; progress: number; isCompleted: boolean }>(
      'courses',
      'completedTasks totalTasks progress isCompleted',
    )
    for (const { completedTasks, totalTasks, progress, isCompleted } of courses) {
      expect(progress).toBeCloseTo(completedTasks / totalTasks)
      expect(isCompleted).toBe(completedTasks === totalTasks)
    }
    const completed = sum(courses.map(({ completedTasks }) => completedTasks))
    expect(learningSummary).toMatchObject({
      coursesCompleted: courses.filter(({ isCompleted }) => isCompleted).length,
      coursesStarted: courses.filter(({ completedTasks }) => completedTasks > 0).length,
      topicsCompleted: completed,
    })
    expect(sum(learningSummary.byTag.map(({ count: ofTag }) => ofTag))).toBe(completed)
  })
})
