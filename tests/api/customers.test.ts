import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { countStatements } from '../support/statements.ts'

interface Customer {
  id: string
  version: number
  customer: string
  customerId: string
  email: string
  country: string
  countryCode: string
  countryFlag: string
  order: number
  totalSpent: number
  avatar: string
  status: string
  contact: string
}

const fields = 'id version customer customerId email country countryCode countryFlag order totalSpent avatar status contact createdAt'
const list = `query ($search: String, $country: CustomerCountry, $sort: CustomerSort, $order: SortOrder, $page: PageInput) {
  customers(search: $search, country: $country, sort: $sort, order: $order, page: $page) { total items { ${fields} } }
}`
const create = `mutation ($input: CustomerInput!) { createCustomer(input: $input) { ${fields} } }`
const update = `mutation ($id: ID!, $version: Int, $input: CustomerInput!) { updateCustomer(id: $id, version: $version, input: $input) { ${fields} } }`
const input = { customer: 'Noa Fremont', email: 'noa.fremont@courrier.example', country: 'FRANCE' }

describe.each(databases)('customers on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  afterAll(() => app.close())

  const customers = async (variables: Record<string, unknown> = {}) =>
    (await app.graphql<{ customers: { total: number; items: Customer[] } }>(list, variables)).data.customers
  const all = async () => (await customers({ page: { itemsPerPage: -1 } })).items
  const wire = (query = '') => app.rest('GET', `/api/apps/ecommerce/customers${query}`)
  const undo = () => app.graphql(`mutation { undo { id } }`)
  const redo = () => app.graphql(`mutation { redo { id } }`)

  test('lists a hundred customers by ID, each with unique numbers and email', async () => {
    const everything = await all()
    expect(everything.map(({ id }) => Number(id))).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
    expect(new Set(everything.map(({ customerId }) => customerId)).size).toBe(100)
    expect(new Set(everything.map(({ email }) => email)).size).toBe(100)
    expect(
      everything.filter(({ customerId, email }) => !/^[1-9]\d{5}$/.test(customerId) || !/@(?:.+\.)?example(?:\.com)?$/.test(email)),
    ).toEqual([])
    expect(new Set(everything.map(({ country }) => country)).size).toBe(6)
  })

  test('searches name, country, and email, case-insensitive', async () => {
    const everything = await all()
    expect((await customers({ search: ' united STATES' })).total).toBe(
      everything.filter(({ country }) => country === 'UNITED_STATES').length,
    )
    expect((await customers({ search: 'étienne' })).items.map(({ customer }) => customer)).toEqual(['Étienne Marchand'])
    expect((await customers({ search: everything[7]?.email ?? '' })).items.map(({ id }) => id)).toEqual(['8'])
    expect((await customers({ search: '%' })).total).toBe(0)
    expect((await customers({ search: 'FRANCE', country: 'CHINA' })).total).toBe(0)
  })

  test.each([
    ['CUSTOMER', 'customer'],
    ['COUNTRY', 'country'],
    ['CUSTOMER_ID', 'customerId'],
    ['ORDERS', 'orders'],
    ['TOTAL_SPENT', 'totalSpent'],
  ])('sorts by %s alike over both APIs, ties by ID', async (sort, sortBy) => {
    const keyOf = ({ customer, country, customerId, order, totalSpent }: Customer) =>
      ({
        CUSTOMER: customer.toLowerCase(),
        COUNTRY: country.toLowerCase(),
        CUSTOMER_ID: customerId,
        ORDERS: order,
        TOTAL_SPENT: totalSpent,
      })[sort] ?? ''
    const everything = await all()
    for (const [order, sign] of [
      ['ASC', 1],
      ['DESC', -1],
    ] as const) {
      const sorted = (await customers({ sort, order, page: { itemsPerPage: 100 } })).items
      expect(sorted).toEqual(everything.toSorted((a, b) => sign * (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0)))
      const { body } = await wire(`?sortBy=${sortBy}&orderBy=${order.toLowerCase()}&itemsPerPage=100`)
      expect(body.customers.map(({ id }: { id: number }) => String(id))).toEqual(sorted.map(({ id }) => id))
    }
  })

  test('follows the contract: a list with totals, ignored parameters, and an empty page beyond the last', async () => {
    const plain = await wire()
    expect([plain.status, plain.body.total, plain.body.customers.length]).toEqual([200, 100, 10])
    expect((await wire('?q&page=1&itemsPerPage=&sortBy=nothing&orderBy=up&other=1')).body).toEqual(plain.body)
    expect((await wire('?page=99')).body).toEqual({ customers: [], total: 100 })
    expect((await wire('?q=Brazil&itemsPerPage=-1')).body.customers.every(({ country }: Customer) => country === 'Brazil')).toBe(true)
    for (const each of plain.body.customers)
      expect(each).toEqual({
        id: expect.any(Number),
        customer: expect.any(String),
        customerId: expect.any(Number),
        email: expect.any(String),
        country: expect.stringMatching(/^(Australia|United States|France|China|Brazil|India)$/),
        countryFlag: expect.stringMatching(/^\/art\/flags\/[a-z]{2}\.svg$/),
        countryCode: expect.stringMatching(/^[A-Z]{2}$/),
        order: expect.any(Number),
        totalSpent: expect.any(Number),
        avatar: expect.stringMatching(/^\/art\/people\//),
      })
  })

  test('follows the contract: one customer by six digits, with status and phone, otherwise 404 without a body', async () => {
    const [first] = (await wire()).body.customers
    const { status, body } = await wire(`/${first.customerId}`)
    expect([status, body]).toEqual([200, { ...first, status: 'Active', contact: '+1 (202) 555-0142', version: expect.any(Number) }])
    for (const id of [first.id, '999998', '1e5', `${first.customerId}%20`, '1;DROP', '%00']) {
      const unknown = await wire(`/${id}`)
      expect([unknown.status, unknown.text]).toEqual([404, ''])
    }
  })

  test("has unique phone numbers of the customer's country, and some inactive customers", async () => {
    const everyone = await all()
    const codes: Record<string, string> = {
      AUSTRALIA: '+61',
      UNITED_STATES: '+1',
      FRANCE: '+33',
      CHINA: '+86',
      BRAZIL: '+55',
      INDIA: '+91',
    }
    expect(new Set(everyone.map(({ contact }) => contact)).size).toBe(everyone.length)
    for (const { country, contact } of everyone) expect(contact.split(' ')[0]).toBe(codes[country])
    const inactive = everyone.filter(({ status }) => status === 'INACTIVE').length
    expect(inactive).toBeGreaterThan(4)
    expect(inactive).toBeLessThan(20)
  })

  test('serves flags and portraits', async () => {
    const pictures = new Set((await all()).flatMap(({ countryFlag, avatar }) => [countryFlag, avatar]))
    const answers = await Promise.all([...pictures].map(picture => app.rest('GET', picture)))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect((await app.rest('GET', '/art/flags/xx.svg')).status).toBe(404)
  })

  test('matches counts and sums with the orders, whose pages load in one query for all customers', async () => {
    const query = `{ customers(page: { itemsPerPage: 100 }) { items { id order totalSpent orders(page: { itemsPerPage: 10 }) { total items { payment spent refunded orderedAt customer { id } } } } } }`
    interface WithOrders extends Customer {
      orders: { total: number; items: { payment: string; spent: number; refunded: number; orderedAt: string; customer: { id: string } }[] }
    }
    let items: WithOrders[] = []
    // The first use of an area fills it.
    await app.graphql(query)
    const statements = await countStatements(app, async () => {
      ;({ items } = (await app.graphql<{ customers: { items: WithOrders[] } }>(query)).data.customers)
    })
    expect(statements).toBe(4)
    expect(items.reduce((sum, { order }) => sum + order, 0)).toBe(100)
    for (const { id, order, totalSpent, orders } of items) {
      expect([orders.total, orders.items.length]).toEqual([order, order])
      const paid = orders.items.filter(({ payment }) => payment === 'PAID')
      expect(Math.round(paid.reduce((sum, { spent, refunded }) => sum + spent - refunded, 0) * 100)).toBe(Math.round(totalSpent * 100))
      expect(orders.items.every(({ customer }) => customer.id === id)).toBe(true)
      const times = orders.items.map(({ orderedAt }) => orderedAt)
      expect(times).toEqual(times.toSorted().toReversed())
    }
  })

  test('creates, changes, and deletes customers, with undo and redo', async () => {
    const made = (await app.graphql<{ createCustomer: Customer }>(create, { input })).data.createCustomer
    expect(made).toMatchObject({ ...input, order: 0, totalSpent: 0, status: 'ACTIVE', countryCode: 'FR' })
    await undo()
    expect((await customers({ search: 'Noa Fremont' })).total).toBe(0)
    await redo()
    await app.graphql(update, { id: made.id, input: { country: 'INDIA', status: 'INACTIVE', contact: '+91 (0)20 555-0100', email: null } })
    const by = `query ($customerId: String) { customer(customerId: $customerId) { email country countryFlag status contact } }`
    const shown = async () => (await app.graphql<{ customer: object }>(by, { customerId: made.customerId })).data.customer
    expect(await shown()).toMatchObject({ email: input.email, country: 'INDIA', countryFlag: '/art/flags/in.svg', status: 'INACTIVE' })
    expect((await wire(`/${made.customerId}`)).body).toMatchObject({ country: 'India', status: 'Inactive', contact: '+91 (0)20 555-0100' })
    await undo()
    expect(await shown()).toMatchObject({ country: 'FRANCE', status: 'ACTIVE', contact: '' })
    await redo()
    await app.graphql(`mutation ($id: ID!) { deleteCustomer(id: $id) }`, { id: made.id })
    expect((await wire(`/${made.customerId}`)).status).toBe(404)
    await undo()
    expect(await shown()).toMatchObject({ country: 'INDIA' })
  })

  test('keeps the orders of a deleted customer', async () => {
    const buyer = (await all()).find(({ order }) => order > 1)
    const number = `query ($search: String) { orders(search: $search) { total items { customer { id } customerName } } }`
    const orders = async () => (await app.graphql<{ orders: { items: object[] } }>(number, { search: buyer?.email })).data.orders
    const before = await orders()
    await app.graphql(`mutation ($id: ID!) { deleteCustomer(id: $id) }`, { id: buyer?.id })
    expect((await orders()).items).toEqual(before.items.map(each => ({ ...each, customer: null })))
    await undo()
    expect(await orders()).toEqual(before)
  })

  test('counts the orders anew when an undo restores a customer or an order after the other has changed', async () => {
    const buyer = (await all()).find(({ order, totalSpent }) => order > 1 && totalSpent > 0)
    const figures = async () => {
      const { order, totalSpent } = (await all()).find(({ id }) => id === buyer?.id) ?? {}
      return { order, cents: Math.round((totalSpent ?? 0) * 100) }
    }
    const before = await figures()
    const { data } = await app.graphql<{
      customer: { orders: { items: { id: string; payment: string; spent: number; refunded: number }[] } }
    }>(`query ($id: ID!) { customer(id: $id) { orders(page: { itemsPerPage: 100 }) { items { id payment spent refunded } } } }`, {
      id: buyer?.id,
    })
    const paid = data.customer.orders.items.find(({ payment, spent, refunded }) => payment === 'PAID' && spent > refunded)
    const cents = Math.round(((paid?.spent ?? 0) - (paid?.refunded ?? 0)) * 100)
    const latest = async () =>
      (await app.graphql<{ operations: { items: { id: string }[] } }>(`{ operations { items { id } } }`)).data.operations.items[0]?.id
    const run = async (mutation: string, id: string | undefined) => {
      expect((await app.graphql(`mutation ($id: ID!) { ${mutation} }`, { id })).errors).toBeUndefined()
      return latest()
    }
    for (const [change, left] of [
      ['deleteOrder(id: $id)', { order: (before.order ?? 0) - 1, cents: before.cents - cents }],
      ['refundOrder(id: $id) { id }', { order: before.order, cents: before.cents - cents }],
    ] as const) {
      const deletion = await run('deleteCustomer(id: $id)', buyer?.id)
      const changed = await run(change, paid?.id)
      const restored = await run('undo(operationId: $id) { id }', deletion)
      expect(await figures()).toEqual(left)
      const deletedAgain = await run('undo(operationId: $id) { id }', restored)
      await run('undo(operationId: $id) { id }', deletedAgain)
      expect(await figures()).toEqual(left)
      await run('undo(operationId: $id) { id }', changed)
      expect(await figures()).toEqual(before)
    }
  })

  test.each([
    ['customer', { ...input, customer: '' }],
    ['customer', { email: 'a@b.example', country: 'CHINA' }],
    ['email', { ...input, email: 'nobody' }],
    ['email', { customer: 'A', country: 'CHINA' }],
    ['country', { customer: 'A', email: 'a@b.example' }],
    ['contact', { ...input, email: 'a@b.example', contact: 'call me' }],
    ['contact', { ...input, email: 'a@b.example', contact: '1'.repeat(31) }],
  ])('rejects an invalid %s with its field', async (field, wrong) => {
    const { errors } = await app.graphql(create, { input: wrong })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
  })

  test('keeps emails unique, also under concurrency', async () => {
    const answers = await Promise.all(
      ['twin@post.example', 'Twin@post.example', 'TWIN@post.example'].map(email => app.graphql(create, { input: { ...input, email } })),
    )
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => [extensions.code, extensions.field])).toEqual([
      ['CONFLICT', 'email'],
      ['CONFLICT', 'email'],
    ])
    expect((await app.graphql(update, { id: 1, input: { email: 'tWIN@post.example' } })).errors?.[0]?.extensions.code).toBe('CONFLICT')
  })

  test('rejects an outdated version with the current customer, in dollars', async () => {
    const { items } = await customers({ sort: 'TOTAL_SPENT', order: 'DESC', page: { itemsPerPage: 1 } })
    const [{ id, version, totalSpent } = { id: '', version: 0, totalSpent: 0 }] = items
    await app.graphql(update, { id, version, input: { contact: '1' } })
    const { errors } = await app.graphql(update, { id, version, input: { contact: '2' } })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { contact: '1', totalSpent, version: version + 1 } })
  })

  test('finds a customer by either of its two numbers', async () => {
    const request = async (args: string) => (await app.graphql(`{ customer${args} { id } }`)).errors?.[0]?.extensions.code
    expect(await request('')).toBe('BAD_USER_INPUT')
    expect(await request('(id: 1, customerId: "100000")')).toBe('BAD_USER_INPUT')
    expect(await request('(id: "1e0")')).toBe('NOT_FOUND')
    expect(await request('(customerId: "999998")')).toBe('NOT_FOUND')
    expect(await request('(id: 1)')).toBeUndefined()
  })
})
