import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillList } from '../../seed/fill-list.ts'
import { makeAccount } from '../support/accounts.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'

interface Order {
  id: string
  order: number
  customerName: string
  status: string
  spent: number
}

const count = 2600
const list = `query ($search: String, $status: OrderStatus, $sort: OrderSort, $order: SortOrder, $page: PageInput) {
  orders(search: $search, status: $status, sort: $sort, order: $order, page: $page) { total items { id order customerName status spent } } }`

describe.each(databases)('a list of thousands on %s', database => {
  let app: TestApp
  let token: string
  beforeAll(async () => {
    app = await startApp({ database })
    const account = await makeAccount(app)
    token = account.token
    const { store } = app.running.parts
    await fillList(store, account.workspaceId, 'orders', { rows: count, now: new Date(), isListOnly: true })
  })
  afterAll(() => app.close())

  const orders = async (variables: Record<string, unknown>) =>
    (await app.graphql<{ orders: { total: number; items: Order[] } }>(list, variables, token)).data.orders
  const everyPage = async (variables: Record<string, unknown>) => {
    const items: Order[] = []
    for (let page = 1; page <= Math.ceil(count / 100); page++)
      items.push(...(await orders({ ...variables, page: { page, itemsPerPage: 100 } })).items)
    return items
  }
  const ids = (items: Order[]) => items.map(({ id }) => Number(id))

  test.each([
    ['SPENT', 'ASC', ({ spent }: Order) => spent],
    ['SPENT', 'DESC', ({ spent }: Order) => spent],
    ['STATUS', 'ASC', ({ status }: Order) => status],
    ['STATUS', 'DESC', ({ status }: Order) => status],
    ['CUSTOMER', 'DESC', ({ customerName }: Order) => customerName.normalize('NFC').toLowerCase()],
  ])('sorts by %s, %s: pages from both ends are complete, ties by ID', async (sort, order, key) => {
    const items = await everyPage({ sort, order })
    const compare = (a: Order, b: Order) => {
      const [x, y] = [key(a), key(b)]
      const turned = order === 'DESC' ? -1 : 1
      return x === y ? Number(a.id) - Number(b.id) : (x < y ? -1 : 1) * turned
    }
    expect(ids(items)).toEqual(ids(items.toSorted(compare)))
    expect(new Set(ids(items)).size).toBe(count)
  })

  test.each(['example', 'ma', 'mar', 'lars.hedlund@', 'nobody at all'])(
    'a search for "%s" returns complete pages in every order',
    async search => {
      const { total } = await orders({ search })
      const found = await everyPage({ search })
      expect(found).toHaveLength(total)
      expect(new Set(ids(found)).size).toBe(total)
      const turned = await everyPage({ search, sort: 'ORDER', order: 'DESC' })
      expect(ids(turned).toSorted((a, b) => a - b)).toEqual(ids(found))
      expect(turned.map(each => each.order)).toEqual(turned.map(each => each.order).toSorted((a, b) => b - a))
      const delivered = await orders({ search, status: 'DELIVERED', page: { itemsPerPage: 100 } })
      expect(delivered.total).toBe(found.filter(({ status }) => status === 'DELIVERED').length)
    },
  )

  test('updates totals and search results after every write and undo', async () => {
    const [gone] = (await orders({ page: { page: 20, itemsPerPage: 100 } })).items
    const search = { search: String(gone?.order), sort: 'SPENT' }
    const state = async () => [(await orders({})).total, (await orders({ status: gone?.status })).total, ids((await orders(search)).items)]
    const before = await state()
    expect(await state()).toEqual(before)
    const { headers } = await app.rest('DELETE', `/api/apps/ecommerce/orders/${gone?.id}`, { token })
    const [all, ofStatus, found] = before as [number, number, number[]] // the shape of `state`
    expect(await state()).toEqual([all - 1, ofStatus - 1, found.filter(id => id !== Number(gone?.id))])
    await app.graphql('mutation ($id: ID!) { undo(operationId: $id) { id } }', { id: headers.get('x-operation-id') }, token)
    expect(await state()).toEqual(before)
  })

  test('searches percent, underscore, and backslash literally', async () => {
    const customer = String.raw`Abc_def%ghi\jkl`
    const made = await app.graphql(
      'mutation ($customer: String!) { createCustomer(input: { customer: $customer, email: "signs@example.com", country: FRANCE }) { id } }',
      { customer },
      token,
    )
    expect(made.errors).toBeUndefined()
    const found = async (search: string) =>
      (
        await app.graphql<{ customers: { total: number } }>(
          'query ($search: String) { customers(search: $search) { total } }',
          { search },
          token,
        )
      ).data.customers.total
    expect(await found('bc_def%ghi\\j')).toBe(1)
    expect(await Promise.all(['abcxdef', 'abc%ghi', 'abc_def%ghi\\\\jkl', 'abc_def_ghi'].map(found))).toEqual([0, 0, 0, 0])
  })
})
