import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'

interface Sale {
  id: string
  version: number
  product: { name: string; price: number; image: string; category: string; rating: number; hasFreeShipping: boolean }
  date: string
  buyer: { name: string; avatar: string }
  payment: { total: number; receivedPaymentStatus: string; paidAmount: number; status: string }
}

const fields = `id version product { id name slug brand category price image hasFreeShipping rating description } date buyer { name avatar }
  payment { total receivedPaymentStatus paidAmount status }`
const list = `query ($search: String, $status: SalePaymentStatus, $sort: SaleSort, $order: SortOrder, $page: PageInput) {
  sales(search: $search, status: $status, sort: $sort, order: $order, page: $page) { total items { ${fields} } }
}`
const setStatus = `mutation ($id: ID!, $status: SalePaymentStatus!) { setSaleStatus(id: $id, status: $status) { ${fields} } }`
const receive = `mutation ($id: ID!, $status: ReceivedPaymentStatus!, $paidAmount: Float) {
  setReceivedPayment(id: $id, status: $status, paidAmount: $paidAmount) { ${fields} }
}`
const path = '/api/pages/datatable'
const words: Record<string, string> = {
  CONFIRMED: 'Confirmed',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
  UNPAID: 'Unpaid',
  PARTIALLY_PAID: 'Partially Paid',
  FULLY_PAID: 'Fully Paid',
}

describe.each(databases)('sales on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  afterAll(() => app.close())

  const sales = async (variables: Record<string, unknown> = {}) =>
    (await app.graphql<{ sales: { total: number; items: Sale[] } }>(list, variables)).data.sales
  const all = async (variables: Record<string, unknown> = {}) => (await sales({ ...variables, page: { itemsPerPage: -1 } })).items
  const find = async (id: string | undefined) => (await all()).find(sale => sale.id === id)
  const undo = () => app.graphql(`mutation { undo { id } }`)

  test('lists fifty sales of every status, with payments that match their status', async () => {
    const items = await all()
    expect(items).toHaveLength(50)
    expect(new Set(items.map(({ payment }) => payment.status)).size).toBe(3)
    expect(new Set(items.map(({ payment }) => payment.receivedPaymentStatus)).size).toBe(3)
    for (const { product, date, payment } of items) {
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(Math.round(payment.total * 100) % Math.round(product.price * 100)).toBe(0)
      const isRight = {
        UNPAID: payment.paidAmount === 0,
        PARTIALLY_PAID: payment.paidAmount > 0 && payment.paidAmount < payment.total,
        FULLY_PAID: payment.paidAmount === payment.total,
      }[payment.receivedPaymentStatus]
      expect(isRight).toBe(true)
      expect(product.rating).toBeGreaterThanOrEqual(0)
      expect(product.rating).toBeLessThanOrEqual(5)
    }
    expect(items.some(({ buyer }) => buyer.avatar === '')).toBe(true)
  })

  test('follows the contract: the whole list as a bare array, the same as GraphQL, for any query', async () => {
    const { status, body } = await app.rest('GET', path)
    expect(status).toBe(200)
    const items = await all()
    expect(body).toEqual(
      items.map(({ id, version: _, payment, ...sale }) => ({
        ...sale,
        id: Number(id),
        payment: {
          ...payment,
          status: words[payment.status],
          receivedPaymentStatus: words[payment.receivedPaymentStatus],
        },
      })),
    )
    expect((await app.rest('GET', `${path}?q=x&page=2&itemsPerPage=5&sortBy=date`)).body).toEqual(body)
  })

  test('refers to products of the store at their price', async () => {
    const products = (
      await app.graphql<{ products: { items: { id: string; productName: string; price: number }[] } }>(
        `{ products(page: { itemsPerPage: -1 }) { items { id productName price } } }`,
      )
    ).data.products.items
    const prices = new Map(products.map(({ productName, price }) => [productName, price]))
    expect((await all()).filter(({ product }) => prices.get(product.name) !== product.price)).toEqual([])
  })

  test.each([
    ['PRODUCT', (sale: Sale) => sale.product.name.toLowerCase()],
    ['DATE', (sale: Sale) => sale.date],
    ['BUYER', (sale: Sale) => sale.buyer.name.toLowerCase()],
    ['TOTAL', (sale: Sale) => sale.payment.total],
    ['STATUS', (sale: Sale) => sale.payment.status],
  ] as const)('sorts by %s, pages are complete, ties by ID', async (sort, keyOf) => {
    for (const order of ['ASC', 'DESC']) {
      const items = await all({ sort, order })
      const keys = items.map((sale): string | number => keyOf(sale))
      const ordered = keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      expect(keys).toEqual(order === 'ASC' ? ordered : ordered.toReversed())
      expect(items.filter(({ id }, at) => at > 0 && keys[at] === keys[at - 1] && Number(id) < Number(items[at - 1]?.id))).toEqual([])
      const pages = await Promise.all([1, 2, 3].map(page => sales({ sort, order, page: { page, itemsPerPage: 20 } })))
      expect(pages.flatMap(page => page.items)).toEqual(items)
    }
  })

  test('searches product and buyer, case-insensitive, and filters by status', async () => {
    const [first] = await all()
    expect((await all({ search: first?.product.name.toUpperCase() })).map(({ id }) => id)).toContain(first?.id)
    expect((await all({ search: first?.buyer.name.toLowerCase() })).map(({ id }) => id)).toContain(first?.id)
    expect(await all({ search: '%' })).toEqual([])
    const cancelled = await all({ status: 'CANCELLED' })
    expect(cancelled.length).toBeGreaterThan(0)
    expect(cancelled.every(({ payment }) => payment.status === 'CANCELLED')).toBe(true)
  })

  test('completes a confirmed sale, final except for undo and redo', async () => {
    const [confirmed] = await all({ status: 'CONFIRMED' })
    const done = await app.graphql<{ setSaleStatus: Sale }>(setStatus, { id: confirmed?.id, status: 'COMPLETED' })
    expect(done.data.setSaleStatus).toMatchObject({ version: 2, payment: { ...confirmed?.payment, status: 'COMPLETED' } })
    const { errors } = await app.graphql(setStatus, { id: confirmed?.id, status: 'CANCELLED' })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', allowed: [] })
    const wired = await app.rest('PUT', `${path}/${confirmed?.id}/status`, { body: { status: 'Confirmed' } })
    expect([wired.status, wired.body.allowed]).toEqual([409, []])
    await undo()
    expect((await find(confirmed?.id))?.payment).toEqual(confirmed?.payment)
    await app.graphql(`mutation { redo { id } }`)
    expect((await find(confirmed?.id))?.payment.status).toBe('COMPLETED')
    await undo()
  })

  test('accepts partial and full payment by valid amounts', async () => {
    const unpaid = (await all()).find(({ payment }) => payment.receivedPaymentStatus === 'UNPAID' && payment.status === 'CONFIRMED')
    const [id, total] = [unpaid?.id, unpaid?.payment.total ?? 0]
    const skipped = await app.graphql(receive, { id, status: 'FULLY_PAID' })
    expect(skipped.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', allowed: ['PARTIALLY_PAID'] })
    for (const paidAmount of [undefined, 0, -1, total, total + 1, 0.001]) {
      const { errors } = await app.graphql(receive, { id, status: 'PARTIALLY_PAID', paidAmount })
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'paidAmount' })
    }
    const part = await app.rest('PUT', `${path}/${id}/payment`, { body: { receivedPaymentStatus: 'Partially Paid', paidAmount: 12.34 } })
    expect(part.body.payment).toMatchObject({ total, paidAmount: 12.34, receivedPaymentStatus: 'Partially Paid' })
    const wrong = await app.graphql(receive, { id, status: 'FULLY_PAID', paidAmount: 1 })
    expect(wrong.errors?.[0]?.extensions.field).toBe('paidAmount')
    const whole = await app.graphql<{ setReceivedPayment: Sale }>(receive, { id, status: 'FULLY_PAID' })
    expect(whole.data.setReceivedPayment.payment).toMatchObject({ paidAmount: total, receivedPaymentStatus: 'FULLY_PAID' })
    await undo()
    expect((await find(id))?.payment).toMatchObject({ paidAmount: 12.34, receivedPaymentStatus: 'PARTIALLY_PAID' })
    expect((await app.rest('PUT', `${path}/999/payment`, { body: { receivedPaymentStatus: 'Unpaid' } })).status).toBe(404)
    expect((await app.rest('PUT', `${path}/${id}/payment`, { body: { receivedPaymentStatus: 'toString' } })).status).toBe(400)
  })

  test('updates a sale and its received status, keeps the paid amount, and rejects outdated versions', async () => {
    const edit = `mutation ($id: ID!, $version: Int, $input: SaleInput!) { updateSale(id: $id, version: $version, input: $input) { ${fields} } }`
    const sale = (await all()).find(({ payment }) => payment.receivedPaymentStatus === 'PARTIALLY_PAID' && payment.status === 'CONFIRMED')
    const { id, version, payment } = sale ?? { id: '', version: 0, payment: { total: 0, paidAmount: 0 } }
    const update = (input: object, seen?: number) => app.graphql<{ updateSale: Sale }>(edit, { id, version: seen, input })
    const changed = await update({ buyer: '  Grace Hopper ', date: '2026-11-02', total: payment.total + 10 }, version)
    expect(changed.data.updateSale).toMatchObject({ version: version + 1, date: '2026-11-02', buyer: { name: 'Grace Hopper' } })
    expect((await update({ total: 1 }, version)).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { id: Number(id) } })
    const wrong: [string, object][] = [
      ['total', { total: payment.paidAmount - 0.01 }],
      ['total', { total: 0 }],
      ['paidAmount', { paidAmount: payment.paidAmount - 0.01 }],
      ['paidAmount', { paidAmount: payment.total + 10.01 }],
      ['date', { date: 'yesterday' }],
      ['buyer', { buyer: ' ' }],
    ]
    for (const [field, input] of wrong) expect([field, (await update(input)).errors?.[0]?.extensions.field]).toEqual([field, field])
    const rest = await app.rest('PUT', `${path}/${id}`, { body: { paidAmount: payment.total + 10, status: 'Completed' } })
    expect(rest.body.payment).toMatchObject({ receivedPaymentStatus: 'Fully Paid', status: 'Completed' })
    expect((await update({ status: 'CANCELLED' })).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', allowed: [] })
    await undo()
    await undo()
    expect(await find(id)).toMatchObject({ buyer: sale?.buyer, payment })
  })

  test('deletes sales, all or none, and restores them; totals follow the filters', async () => {
    const totals = async (variables = {}) =>
      (
        await app.graphql<{ saleTotals: { count: number; total: number; paid: number } }>(
          `query ($search: String, $status: SalePaymentStatus) { saleTotals(search: $search, status: $status) { count total paid } }`,
          variables,
        )
      ).data.saleTotals
    for (const variables of [{}, { status: 'COMPLETED' }, { search: 'chair' }]) {
      const items = await all(variables)
      const cents = (of: (sale: Sale) => number) => items.reduce((sum, sale) => sum + Math.round(of(sale) * 100), 0) / 100
      const expected = {
        count: items.length,
        total: cents(({ payment }) => payment.total),
        paid: cents(({ payment }) => payment.paidAmount),
      }
      expect(await totals(variables)).toEqual(expected)
    }
    const remove = `mutation ($ids: [ID!]!) { deleteSales(ids: $ids) }`
    expect((await app.graphql(remove, { ids: ['1', '999'] })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await app.graphql(remove, { ids: ['1', '2', '2'] })).data).toEqual({ deleteSales: ['1', '2'] })
    expect((await app.rest('DELETE', `${path}/3`)).status).toBe(204)
    expect((await app.rest('GET', path)).body).toHaveLength(47)
    await undo()
    await undo()
    expect((await totals()).count).toBe(50)
  })

  test('keeps the paid amount between zero and the total, matching the status, for any requests', async () => {
    const step = fc.record({
      id: fc.constantFrom('46', '48', '49', '50'),
      status: fc.constantFrom('UNPAID', 'PARTIALLY_PAID', 'FULLY_PAID'),
      paidAmount: fc.option(fc.integer({ min: -100, max: 60_000 }).map(cents => cents / 100)),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async requested => {
        for (const each of requested) {
          const { errors } = await app.graphql(receive, each)
          expect(['CONFLICT', 'BAD_USER_INPUT', undefined]).toContain(errors?.[0]?.extensions.code)
        }
        for (const { payment } of await all()) {
          const { total, paidAmount, receivedPaymentStatus } = payment
          const fitting = paidAmount === 0 ? 'UNPAID' : paidAmount === total ? 'FULLY_PAID' : 'PARTIALLY_PAID'
          expect(receivedPaymentStatus).toBe(fitting)
          expect(paidAmount).toBeGreaterThanOrEqual(0)
          expect(paidAmount).toBeLessThanOrEqual(total)
        }
      }),
      { numRuns: 8, seed: 50 },
    )
  })
})
