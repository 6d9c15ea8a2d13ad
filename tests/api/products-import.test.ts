import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'

interface Import {
  added: number
  changed: number
  same: number
  problems: { row: number; column: string; message: string }[]
  products: { id: string; sku: string }[]
}
type Row = Record<string, string | null>

const send = `mutation ($rows: [ProductImportRow!]!, $dryRun: Boolean! = false) {
  importProducts(rows: $rows, dryRun: $dryRun) { added changed same problems { row column message } products { id sku } }
}`
const details =
  'sku productName productBrand category ownCategory { slug } stock price comparePrice cost qty barcode tags image description status publishAt'

describe.each(databases)('product import on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database, now: () => new Date('2026-11-20T12:00:00.000Z') })
  })
  afterAll(() => app.close())

  const attempt = (rows: Row[], dryRun = false) => app.graphql<{ importProducts: Import }>(send, { rows, dryRun })
  const load = async (rows: Row[], dryRun = false) => (await attempt(rows, dryRun)).data.importProducts
  const all = async () =>
    (
      await app.graphql<{ products: { items: Record<string, unknown>[]; total: number } }>(
        `{ products(page: { itemsPerPage: -1 }) { total items { id version ${details} } } }`,
      )
    ).data.products
  const find = async (search: string) =>
    (
      await app.graphql<{ products: { items: Record<string, unknown>[] } }>(
        `query ($search: String) { products(search: $search) { items { ${details} } } }`,
        { search },
      )
    ).data.products.items
  const undo = () => app.graphql(`mutation { undo { id } }`)

  test('adds new and changes known products in one operation, with one undo', async () => {
    const before = await all()
    const [known] = before.items
    const rows: Row[] = [
      {
        sku: 'FILE-1',
        productName: ' Paper fan ',
        price: '$1,012.50',
        qty: '4',
        category: 'home Decor',
        tags: 'gift; summer;',
        stock: 'No',
        cost: '',
      },
      { sku: 'FILE-2', productName: 'Clog', price: '30', ownCategory: 'boots', status: 'scheduled', publishAt: '2026-12-24T09:00:00Z' },
      { sku: String(known?.sku).toLowerCase(), price: '7.5' },
    ]
    const tried = await load(rows, true)
    expect(tried).toEqual({ added: 2, changed: 1, same: 0, problems: [], products: [] })
    expect(await all()).toEqual(before)

    const done = await load(rows)
    expect([done.added, done.changed, done.products.map(({ sku }) => sku)]).toEqual([2, 1, ['FILE-1', 'FILE-2', known?.sku]])
    expect(await find('Paper fan')).toMatchObject([
      { price: 1012.5, qty: 4, category: 'HOME_DECOR', tags: ['gift', 'summer'], stock: false, cost: null, status: 'INACTIVE' },
    ])
    expect(await find('Clog')).toMatchObject([{ category: 'SHOES', ownCategory: { slug: 'boots' }, status: 'SCHEDULED' }])
    await undo()
    const after = await all()
    expect(after.items.map(({ version: _, ...row }) => row)).toEqual(before.items.map(({ version: _, ...row }) => row))
  })

  test('reads its own export and reports unchanged rows', async () => {
    const { items } = await all()
    const rows = items.map(({ id: _, version: _version, ownCategory, tags, ...row }) => ({
      ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null ? '' : String(value)])),
      ownCategory: (ownCategory as { slug: string } | null)?.slug ?? '',
      tags: (tags as string[]).join('; '),
    }))
    expect(await load(rows as unknown as Row[])).toEqual({ added: 0, changed: 0, same: items.length, problems: [], products: [] })
  })

  test('writes nothing if a row is invalid, and reports each error by row and column', async () => {
    const before = await all()
    const received = await load([
      { sku: 'OK-1', productName: 'Fine', price: '1' },
      { sku: '', productName: 'A', price: '1' },
      { sku: 'W-1', productName: 'A', price: '12,5,0' },
      { sku: 'W-2', price: '1' },
      { sku: 'W-3', productName: 'A', price: '1', qty: '-1' },
      { sku: 'W-4', productName: 'A', price: '1', category: 'Toys' },
      { sku: 'W-5', productName: 'A', price: '1', ownCategory: 'nothing' },
      { sku: 'W-6', productName: 'A', price: '1', category: 'GAMES', ownCategory: 'Boots' },
      { sku: 'ok-1', productName: 'Twice', price: '1' },
      { sku: 'W-7', productName: 'A', price: '1', status: 'scheduled' },
      { sku: 'W-8', productName: 'A', price: '1', stock: 'perhaps' },
      { sku: 'W-9', productName: 'A', price: '1', publishAt: 'soon', status: 'scheduled' },
      { sku: 'W 10', productName: 'A', price: '1' },
    ])
    expect(received.problems.map(({ row, column }) => [row, column])).toEqual([
      [2, 'sku'],
      [3, 'price'],
      [4, 'productName'],
      [5, 'qty'],
      [6, 'category'],
      [7, 'ownCategory'],
      [8, 'ownCategory'],
      [9, 'sku'],
      [10, 'publishAt'],
      [11, 'stock'],
      [12, 'publishAt'],
      [13, 'sku'],
    ])
    expect(received).toMatchObject({ added: 1, products: [] })
    expect(received.problems[7]?.message).toBe('ok-1 is already in row 1')
    expect(await all()).toEqual(before)
  })

  test('reports an invalid status transition by column', async () => {
    const published = (await all()).items.find(({ status }) => status === 'PUBLISHED')
    const received = await load([{ sku: String(published?.sku), status: 'scheduled', publishAt: '2026-12-24T09:00:00Z' }])
    expect(received.problems).toMatchObject([{ row: 1, column: 'status' }])
  })

  test('accepts one to five hundred rows', async () => {
    const row = (index: number) => ({ sku: `MANY-${index}`, productName: `Many ${index}`, price: '1' })
    for (const count of [0, 501])
      expect(
        (
          await attempt(
            Array.from({ length: count }, (_, index) => row(index)),
            true,
          )
        ).errors?.[0]?.extensions,
      ).toMatchObject({ field: 'rows' })
    const { total } = await all()
    expect((await load(Array.from({ length: 500 }, (_, index) => row(index)))).added).toBe(500)
    await undo()
    expect((await all()).total).toBe(total)
  })
})

describe.each(databases)('sales figures on %s', database => {
  let app: TestApp
  const now = new Date('2026-11-20T12:00:00.000Z')
  beforeAll(async () => {
    app = await startApp({ database, now: () => now })
  })
  afterAll(() => app.close())

  test('match the orders by channel, discount, and customer', async () => {
    interface Order {
      orderedAt: string
      channel: string
      payment: string
      spent: number
      refunded: number
      discount: number
      email: string
      status: string
      method: string
      trackingNumber: string
    }
    interface Figure {
      amount: number
      orders: number
      change: number | null
    }
    const { data } = await app.graphql<{
      salesSummary: Record<'inStore' | 'website' | 'discounts' | 'affiliate', Figure>
      orders: { items: Order[] }
      referrals: { items: { email: string; status: string }[] }
    }>(`{
      salesSummary { inStore { ...f } website { ...f } discounts { ...f } affiliate { ...f } }
      orders(page: { itemsPerPage: -1 }) { items { orderedAt channel payment spent refunded discount email status method trackingNumber } }
      referrals(page: { itemsPerPage: -1 }) { items { email status } }
    } fragment f on SalesFigure { amount orders change }`)
    const friends = new Set(data.referrals.items.flatMap(({ email, status }) => (status === 'REJECTED' ? [] : [email])))
    const between = (from: number, to: number) =>
      data.orders.items.filter(({ payment, orderedAt }) => {
        const age = (now.getTime() - Date.parse(orderedAt)) / 86_400_000
        return payment === 'PAID' && age <= from && age > to
      })
    const figure = (isMeant: (order: Order) => boolean, cents: (order: Order) => number) => {
      const sum = (orders: Order[]) => orders.filter(isMeant).reduce((all, order) => all + cents(order), 0)
      const [present, before] = [between(30, 0), between(60, 30)]
      return {
        amount: sum(present) / 100,
        orders: present.filter(isMeant).length,
        change: expect.closeTo(sum(present) / sum(before) - 1, 6) as number,
      }
    }
    const left = ({ spent, refunded }: Order) => Math.round(spent * 100) - Math.round(refunded * 100)
    expect(data.salesSummary).toEqual({
      inStore: figure(({ channel }) => channel === 'STORE', left),
      website: figure(({ channel }) => channel === 'WEBSITE', left),
      discounts: figure(
        ({ discount }) => discount > 0,
        ({ discount }) => Math.round(discount * 100),
      ),
      affiliate: figure(({ email }) => friends.has(email), left),
    })
    for (const each of Object.values(data.salesSummary)) expect(each.orders).toBeGreaterThan(0)
    // In-store purchases are handed over directly.
    for (const order of data.orders.items.filter(({ channel }) => channel === 'STORE'))
      expect([order.trackingNumber, ['DELIVERED', 'READY_TO_PICKUP'].includes(order.status), order.method]).toEqual([
        '',
        true,
        'MASTERCARD',
      ])
  })
})
