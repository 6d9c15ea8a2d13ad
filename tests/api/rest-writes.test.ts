/** Both APIs offer the same writes; REST returns errors in its own format. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'

const areas = fileURLToPath(new URL('../../server/areas/', import.meta.url))
const read = (file: string) => (existsSync(areas + file) ? readFileSync(areas + file, 'utf8') : '')

/** Mutations of an area, each with the service function that it calls. */
function mutationsOf(area: string): [mutation: string, service: string][] {
  const block = /\n {2}Mutation: \{\n([\s\S]*?)\n {2}\},/.exec(read(`${area}/resolvers.ts`))?.[1] ?? ''
  return [...block.matchAll(/^ {4}(\w+): [^]*?(\w+)\(ctx/gm)].map(([, mutation = '', service = '']) => [mutation, service])
}

/** Contract routes that use another service function for the same effect. */
const inOtherWords: Record<string, string> = {
  updateEmails: 'changeAndLabel',
  toggleEmailLabel: 'changeAndLabel',
  sendMessage: 'sendMessage',
  createUser: 'addUser',
  deleteUser: 'removeUser',
  createCard: 'addCard',
  updateCard: 'mergeCard',
  createCalendarEvent: 'createLooseEvent',
  updateCalendarEvent: 'mergeEvent',
}

test('every demo data mutation has a route over the same service', () => {
  const demonstration = readdirSync(areas).filter(area => read(`${area}/tables.ts`).includes('defineTable(') || area === 'history')
  const mutations = demonstration.flatMap(area => mutationsOf(area).map(([mutation, service]) => ({ area, mutation, service })))
  expect(mutations.length).toBeGreaterThan(60)
  const without = mutations.filter(({ area, mutation, service }) => {
    const routes = globSync(`${area}/*routes.ts`, { cwd: areas }).map(read).join('\n')
    return !new RegExp(`\\b${inOtherWords[mutation] ?? service}\\b`).test(routes)
  })
  expect(without).toEqual([])
})

describe.each(databases)('writes over REST on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  afterAll(() => app.close())

  const shop = '/api/apps/ecommerce'
  const rest = async (method: string, path: string, body?: unknown) => {
    const answer = await app.rest(method, path, body === undefined ? {} : { body })
    return { ...answer, received: [answer.status, answer.body] as const }
  }
  const one = async (path: string, list: string, is: (row: Record<string, unknown>) => boolean) =>
    (await rest('GET', path)).body[list].find(is).id as number

  test('reject an invalid transition with the allowed ones, in the labels the call accepts', async () => {
    const order = await one(`${shop}/orders?itemsPerPage=-1`, 'orders', ({ status }) => status === 'Dispatched')
    const far = await rest('PUT', `${shop}/orders/${order}/status`, { status: 'Delivered' })
    expect(far.received).toMatchObject([409, { code: 'CONFLICT', allowed: ['Out for Delivery'] }])
    expect(far.body.message).toBe('Dispatched can become Out for Delivery, not Delivered')
    const paid = await one(`${shop}/orders?itemsPerPage=-1`, 'orders', ({ payment }) => payment === 1)
    const back = await rest('PUT', `${shop}/orders/${paid}/payment`, { payment: 2 })
    expect(back.received).toMatchObject([409, { allowed: [3], message: 'paid can become cancelled, not pending' }])
    const invoice = (await rest('POST', '/api/apps/invoice', { clientId: 1, items: [{ title: 'Work', cost: 5, qty: 1 }] })).body.id
    expect((await rest('PUT', `/api/apps/invoice/${invoice}/status`, { status: 'Partial Payment' })).received).toMatchObject([
      409,
      { allowed: ['Sent'], message: 'Draft can become Sent, not Partial Payment' },
    ])
    const product = await one(`${shop}/products?status=Published`, 'products', () => true)
    expect(
      (await rest('PUT', `${shop}/products/${product}/status`, { status: 'Scheduled', publishAt: '2099-01-01T00:00:00Z' })).received,
    ).toMatchObject([409, { allowed: ['Inactive'] }])
    const message = (await rest('POST', '/api/apps/chat/chats/1', { message: 'Hello' })).body.msg.id
    expect((await rest('PUT', `/api/apps/chat/messages/${message}/state`, { state: 'seen' })).body.feedback).toMatchObject({ isSeen: true })
    expect((await rest('PUT', `/api/apps/chat/messages/${message}/state`, { state: 'delivered' })).status).toBe(409)
  })

  test('reject an outdated version with the record as GET returns it', async () => {
    const [product] = (await rest('GET', `${shop}/products`)).body.products
    const [customer] = (await rest('GET', `${shop}/customers`)).body.customers
    const paths = [`${shop}/products/${product.id}`, `${shop}/customers/${customer.customerId}`, '/api/apps/users/3', '/api/apps/roles/2']
    for (const path of [
      ...paths,
      '/api/apps/permissions/1',
      '/api/apps/invoice-clients/1',
      '/api/pages/profile/header',
      `${shop}/settings`,
    ]) {
      const before = await rest('GET', path)
      const { version } = before.body
      expect([path, version]).toEqual([path, expect.any(Number)])
      const old = await rest('PUT', path, { version: version + 5 })
      expect(old.received).toMatchObject([409, { code: 'CONFLICT', current: before.body }])
    }
  })

  test('create, change, and delete a product, a customer, and a review, visible over GraphQL and undone', async () => {
    const made = await rest('POST', `${shop}/products`, {
      productName: 'Reading lamp',
      sku: 'LAMP-7',
      price: 1200.5,
      category: 'Home Decor',
      qty: 3,
    })
    expect(made.received).toMatchObject([201, { price: '$1200.50', category: 'Home Decor', status: 'Inactive', stock: true, version: 1 }])
    const path = `${shop}/products/${made.body.id}`
    expect((await rest('POST', `${shop}/products`, { productName: 'Another', sku: 'lamp-7', price: 1 })).received).toMatchObject([
      409,
      { field: 'sku' },
    ])
    expect((await rest('PUT', path, { qty: 0, stock: false })).body).toMatchObject({ qty: 0, stock: false, productName: 'Reading lamp' })
    expect((await rest('PUT', `${path}/status`, { status: 'Published' })).body.status).toBe('Published')
    const seen = await app.graphql(`query ($id: ID!) { product(id: $id) { price status qty } }`, { id: made.body.id })
    expect(seen.data).toEqual({ product: { price: 1200.5, status: 'PUBLISHED', qty: 0 } })
    await app.graphql(`mutation { undo { id } }`)
    expect((await rest('GET', path)).body.status).toBe('Inactive')
    const copy = await rest('POST', `${path}/duplicate`)
    expect(copy.received).toMatchObject([201, { productName: 'Reading lamp', status: 'Inactive' }])
    expect(copy.body.sku).not.toBe('LAMP-7')

    const customer = await rest('POST', `${shop}/customers`, {
      customer: 'Grace Hopper',
      email: 'grace@example.com',
      country: 'United States',
    })
    expect(customer.received).toMatchObject([201, { country: 'United States', countryCode: 'US', order: 0, status: 'Active' }])
    const own = `${shop}/customers/${customer.body.customerId}`
    expect((await rest('PUT', own, { country: 'France' })).body).toMatchObject({ country: 'France', customer: 'Grace Hopper' })
    expect([(await rest('DELETE', own)).status, (await rest('DELETE', own)).status]).toEqual([204, 404])

    const review = `${shop}/reviews/1`
    expect((await rest('PUT', `${review}/status`, { status: 'Pending' })).body.status).toBe('Pending')
    expect((await rest('PUT', `${review}/reply`, { text: 'Thank you' })).body.reply).toBe('Thank you')
    expect((await rest('DELETE', `${review}/reply`)).status).toBe(204)
    expect((await rest('GET', review)).body.reply).toBe('')

    const reviews = `${shop}/reviews`
    const many = await rest('PUT', `${reviews}/status`, { ids: [2, 3, 2], status: 'Pending' })
    expect(many.body.reviews).toMatchObject([
      { id: 2, status: 'Pending' },
      { id: 3, status: 'Pending' },
    ])
    const unknown = await rest('POST', `${reviews}/deletions`, { ids: [2, 999_999] })
    expect([unknown.status, (await rest('GET', `${reviews}/2`)).status]).toEqual([404, 200])
    expect((await rest('POST', `${reviews}/deletions`, { ids: [2, 3] })).received).toEqual([200, { ids: [2, 3] }])
    expect((await rest('GET', `${reviews}/3`)).status).toBe(404)
    await app.graphql(`mutation { undo { id } }`)
    expect((await rest('GET', `${reviews}/3`)).body.status).toBe('Pending')
  })

  test('reject wrong types and unknown values with their field', async () => {
    const refusals: [string, string, unknown, string][] = [
      ['POST', `${shop}/products`, { productName: 5, sku: 'X', price: 1 }, 'productName'],
      ['POST', `${shop}/products`, { productName: 'A', sku: 'X', price: '1' }, 'price'],
      ['POST', `${shop}/products`, { productName: 'A', sku: 'X', price: 1, category: 'constructor' }, 'category'],
      ['POST', `${shop}/customers`, { customer: 'A', email: 'a@example.com', country: 'Atlantis' }, 'country'],
      ['PUT', `${shop}/settings`, { shippingZones: [{ name: 'A', countries: 'France', rate: 1, days: '1' }] }, 'countries'],
      ['PUT', `${shop}/settings`, { payments: ['CASH'] }, 'payments'],
      ['PUT', `${shop}/orders/1/payment`, { payment: 'Paid' }, 'payment'],
      ['POST', '/api/apps/roles', { name: 'A', rights: [{ subject: 'A', read: 1 }] }, 'read'],
      ['PUT', '/api/apps/academy/topics/1', { isCompleted: 'yes' }, 'isCompleted'],
      ['PUT', '/api/apps/logistics/vehicles/1/progress', { progress: 5.5 }, 'progress'],
      ['PUT', `${shop}/products/1/status`, { status: 'Scheduled', publishAt: 'soon' }, 'publishAt'],
      ['PUT', '/api/apps/chat/profile', { status: 'ONLINE' }, 'status'],
    ]
    for (const [method, path, body, field] of refusals)
      expect((await rest(method, path, body)).received).toMatchObject([400, { code: 'BAD_USER_INPUT', field }])
  })
})
