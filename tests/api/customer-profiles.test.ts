import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'

interface Address {
  number: number
  label: string
  isShipping: boolean
  isBilling: boolean
}

interface Customer {
  id: string
  customerId: string
  email: string
  order: number
  totalSpent: number
  status: string
  createdAt: string
  loyaltyPoints: number
  tier: string
  profile: { version: number; plan: string; balance: number; addresses: Address[]; wishlist: { id: string }[]; resetSentAt: string | null }
  spending: { month: string; spent: number; orders: number }[]
  orders: { total: number }
}

const fields = `id customerId email order totalSpent status createdAt loyaltyPoints tier spending { month spent orders } orders { total }
  profile { version plan balance resetSentAt notices { news orders } addresses { number label isShipping isBilling } wishlist { id } }`
const now = new Date('2026-11-20T08:00:00.000Z')
const dayMs = 86_400_000

describe.each(databases)('customer profiles on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database, now: () => now })
  })
  afterAll(() => app.close())

  const list = async (args = '') =>
    (
      await app.graphql<{ customers: { total: number; items: Customer[] } }>(
        `{ customers(${args} page: { itemsPerPage: 100 }) { total items { ${fields} } } }`,
      )
    ).data.customers
  const one = async (id: string) => (await app.graphql<{ customer: Customer }>(`{ customer(id: ${id}) { ${fields} } }`)).data.customer
  const change = (mutation: string) => app.graphql<Record<string, Customer>>(`mutation { ${mutation} }`)
  const undo = () => app.graphql(`mutation { undo { id } }`)
  const rest = (method: string, path: string, body?: unknown) =>
    app.rest(method, `/api/apps/ecommerce/customers${path}`, body === undefined ? {} : { body })

  test('filters by segment and spending, also combined, matching the summary', async () => {
    const { items } = await list()
    const age = ({ createdAt }: Customer) => (now.getTime() - Date.parse(createdAt)) / dayMs
    const segments: Record<string, (customer: Customer) => boolean> = {
      NEW: customer => age(customer) <= 180,
      LOYAL: ({ order }) => order >= 3,
      BIG_SPENDERS: ({ totalSpent }) => totalSpent >= 1000,
      SLEEPING: customer => customer.order === 0 && age(customer) >= 90,
    }
    const spends: Record<string, (customer: Customer) => boolean> = {
      NOTHING: ({ totalSpent }) => totalSpent === 0,
      UNDER_100: ({ totalSpent }) => totalSpent > 0 && totalSpent < 100,
      FROM_100: ({ totalSpent }) => totalSpent >= 100 && totalSpent < 500,
      FROM_500: ({ totalSpent }) => totalSpent >= 500 && totalSpent < 1000,
      FROM_1000: ({ totalSpent }) => totalSpent >= 1000,
    }
    const ids = (found: Customer[]) => found.map(({ id }) => id)
    for (const [segment, isIn] of Object.entries(segments)) {
      expect(ids((await list(`segment: ${segment},`)).items)).toEqual(ids(items.filter(isIn)))
      expect(items.some(isIn)).toBe(true)
      for (const [spend, spent] of Object.entries(spends))
        expect(ids((await list(`segment: ${segment}, spend: ${spend},`)).items)).toEqual(
          ids(items.filter(each => isIn(each) && spent(each))),
        )
    }
    for (const [spend, spent] of Object.entries(spends))
      expect(ids((await list(`spend: ${spend},`)).items)).toEqual(ids(items.filter(spent)))
    const { data } = await app.graphql(`{ customerSummary { total active new loyal bigSpenders sleeping spent } }`)
    const count = (segment: string) => items.filter(each => segments[segment]?.(each)).length
    expect(data).toEqual({
      customerSummary: {
        total: 100,
        active: items.filter(({ status }) => status === 'ACTIVE').length,
        new: count('NEW'),
        loyal: count('LOYAL'),
        bigSpenders: count('BIG_SPENDERS'),
        sleeping: count('SLEEPING'),
        spent: expect.closeTo(
          items.reduce((sum, { totalSpent }) => sum + totalSpent, 0),
          2,
        ),
      },
    })
  })

  test('derives points, tier, and months from the orders', async () => {
    for (const { totalSpent, loyaltyPoints, tier, spending, order } of (await list()).items) {
      expect(loyaltyPoints).toBe(Math.floor(totalSpent))
      expect(tier).toBe(totalSpent >= 1500 ? 'GOLD' : totalSpent >= 500 ? 'SILVER' : 'BRONZE')
      expect(spending.reduce((sum, { spent }) => sum + spent, 0)).toBeCloseTo(totalSpent, 2)
      expect(spending.reduce((sum, { orders }) => sum + orders, 0)).toBe(order)
      expect(spending.map(({ month }) => month)).toEqual(spending.map(({ month }) => month).toSorted())
    }
  })

  test('keeps one default shipping and one default billing address through all changes', async () => {
    const made = (
      await change(
        `createCustomer(input: { customer: "Ada", email: "ada@post.example", country: FRANCE, address: "Road 1" }) { ${fields} }`,
      )
    ).data.createCustomer
    const id = made?.id ?? ''
    expect(made?.profile.addresses).toEqual([{ number: 1, label: 'Home', isShipping: true, isBilling: true }])
    await change(`saveCustomerAddress(id: ${id}, input: { label: "Work", address: "Road 2", isBilling: true }) { id }`)
    expect((await one(id)).profile.addresses).toEqual([
      { number: 1, label: 'Home', isShipping: true, isBilling: false },
      { number: 2, label: 'Work', isShipping: false, isBilling: true },
    ])
    await change(`deleteCustomerAddress(id: ${id}, number: 2) { id }`)
    expect((await one(id)).profile.addresses).toEqual([{ number: 1, label: 'Home', isShipping: true, isBilling: true }])
    expect((await change(`deleteCustomerAddress(id: ${id}, number: 2) { id }`)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    const wrong = await change(`saveCustomerAddress(id: ${id}, input: { label: " ", address: "Road 2" }) { id }`)
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'label' })
    await undo()
    expect((await one(id)).profile.addresses).toHaveLength(2)
  })

  test('reads and changes a profile over both APIs; rejects outdated versions with the current one', async () => {
    const { customerId, profile } = await one('5')
    const changed = await rest('PUT', `/${customerId}/profile`, { plan: 'Premium', notices: { news: true }, version: profile.version })
    expect([changed.status, changed.body.plan, changed.body.notices.news]).toEqual([200, 'Premium', true])
    const late = await change(`updateCustomerProfile(id: 5, version: ${profile.version}, input: { plan: BASIC }) { id }`)
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { plan: 'PREMIUM', balance: profile.balance } })
    expect((await one('5')).profile.plan).toBe('PREMIUM')
    expect((await rest('GET', `/${customerId}/profile`)).body).toEqual(changed.body)
    expect((await rest('GET', '/111111/profile')).status).toBe(404)
  })

  test('stores the password reset email among the sent emails, and undo removes it', async () => {
    const { email } = await one('6')
    const sent = async () =>
      (await app.graphql<{ emails: { items: { to: { email: string }[] }[] } }>(`{ emails(folder: SENT) { items { to { email } } } }`)).data
        .emails.items[0]?.to[0]?.email
    await change(`sendCustomerReset(id: 6) { id }`)
    expect(await sent()).toBe(email)
    expect((await one('6')).profile.resetSentAt).toBe(now.toISOString())
    await undo()
    expect(await sent()).not.toBe(email)
    expect((await one('6')).profile.resetSentAt).toBeNull()
  })

  test('imports valid lines of a file and reports others; a dry run adds nothing; undo removes all', async () => {
    const lines = [
      { customer: 'Una', email: 'una@post.example', country: 'united states' },
      { customer: 'Due', email: 'UNA@post.example', country: 'FR' },
      { customer: 'Tre', email: 'no mail', country: 'FR' },
      { customer: 'Four', email: 'four@post.example', country: 'Atlantis' },
      { customer: '', email: 'five@post.example', country: 'FR' },
      { customer: 'Six', email: 'six@post.example', country: 'UNITED_STATES', address: 'Road 6' },
    ]
    const total = async () => (await list()).total
    const before = await total()
    const trial = await rest('POST', '/import', { lines, isTrial: true })
    const received = (body: { lines: { state: string; field: string }[] }) =>
      body.lines.map(({ state, field }) => `${state} ${field}`.trim())
    expect([trial.status, trial.body.added, received(trial.body)]).toEqual([
      200,
      2,
      ['Added', 'Taken email', 'Wrong email', 'Wrong country', 'Wrong customer', 'Added'],
    ])
    expect(await total()).toBe(before)
    expect((await rest('POST', '/import', { lines })).body).toEqual(trial.body)
    expect((await list('search: "six@post",')).items[0]?.profile.addresses).toHaveLength(1)
    await undo()
    expect((await list('search: "six@post",')).total).toBe(0)
    expect((await rest('POST', '/import', { lines: [] })).status).toBe(400)
  })

  test('merges two customers with orders, credit, wishes, and addresses, and undo separates them', async () => {
    const { items } = await list()
    const [stays, moved] = items.filter(({ order }) => order >= 2)
    if (!stays || !moved) throw new Error('Nobody ordered twice')
    const merged = await rest('POST', `/${stays.customerId}/merge`, { otherId: moved.customerId })
    expect(merged.status).toBe(200)
    const whole = await one(stays.id)
    expect([whole.order, whole.orders.total]).toEqual([stays.order + moved.order, stays.order + moved.order])
    expect(whole.totalSpent).toBeCloseTo(stays.totalSpent + moved.totalSpent, 2)
    expect(whole.profile.balance).toBeCloseTo(stays.profile.balance + moved.profile.balance, 2)
    expect(new Set(whole.profile.wishlist.map(({ id }) => id))).toEqual(
      new Set([...stays.profile.wishlist, ...moved.profile.wishlist].map(({ id }) => id)),
    )
    expect(whole.profile.addresses.filter(({ isShipping }) => isShipping)).toHaveLength(1)
    expect((await rest('GET', `/${moved.customerId}`)).status).toBe(404)
    await undo()
    const versionless = ({ profile: { version: _, ...profile }, ...customer }: Customer) => ({ ...customer, profile })
    expect([versionless(await one(stays.id)), versionless(await one(moved.id))]).toEqual([versionless(stays), versionless(moved)])
    const self = await change(`mergeCustomers(id: ${stays.id}, otherId: ${stays.id}) { id }`)
    expect(self.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'otherId' })
  })
})
