import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '../support/accounts.ts'
import { type DatabaseKind, databases, startApp, type TestApp } from '../support/harness.ts'

interface Address {
  id: number
  name: string
  isDefault: boolean
}

describe.each(databases)('the address book on %s', (database: DatabaseKind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  afterAll(() => app.close())

  const call = async (token: string, path: string, body: object = {}) => (await app.rest('POST', `/order/${path}`, { token, body })).body
  const put = async (token: string, body: object) => (await call(token, 'saveAddress', body)).addresses as Address[]
  const ada = { name: 'Ada Lovelace', address: '12 St James’s Square\nLondon', country: 'GB' }

  test('its default address is that of the billing details, whichever is saved', async () => {
    const { token } = await makeAccount(app)
    const [first] = await put(token, ada)
    expect(first).toMatchObject({ ...ada, isDefault: true })
    expect(await call(token, 'billingDetails')).toMatchObject(ada)
    const grace = { name: 'Grace Hopper', address: 'Arlington', country: 'US' }
    expect((await put(token, grace)).map(each => [each.name, each.isDefault])).toEqual([
      ['Ada Lovelace', true],
      ['Grace Hopper', false],
    ])
    expect(await call(token, 'billingDetails')).toMatchObject(ada)
    const second = (await put(token, grace)).at(-1)?.id
    expect((await put(token, { ...grace, id: second, isDefault: true })).map(each => [each.name, each.isDefault])).toEqual([
      ['Grace Hopper', true],
      ['Ada Lovelace', false],
      ['Grace Hopper', false],
    ])
    expect(await call(token, 'billingDetails')).toMatchObject(grace)
    await call(token, 'saveBillingDetails', { ...grace, name: 'Rear Admiral Hopper', lowWords: 100 })
    const { data } = await app.graphql<{ addresses: object[] }>('{ addresses { name country isDefault } }', {}, token)
    expect(data.addresses[0]).toEqual({ name: 'Rear Admiral Hopper', country: 'US', isDefault: true })
    expect(data.addresses).toHaveLength(3)
  })

  test('without its default address, the latest of the others takes its place', async () => {
    const { token } = await makeAccount(app)
    const [first] = await put(token, ada)
    await put(token, { ...ada, name: 'Second' })
    await put(token, { ...ada, name: 'Third' })
    const { data } = await app.graphql<{ deleteAddress: Address[] }>(
      'mutation ($id: ID!) { deleteAddress(id: $id) { id name isDefault } }',
      { id: String(first?.id) },
      token,
    )
    expect(data.deleteAddress.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Third', true],
      ['Second', false],
    ])
    expect(await call(token, 'billingDetails')).toMatchObject({ name: 'Third' })
    for (const { id } of data.deleteAddress) await call(token, 'deleteAddress', { id: Number(id) })
    expect(await call(token, 'billingDetails')).toMatchObject({ name: '', address: '', country: null })
    expect(await call(token, 'addresses')).toMatchObject({ success: true, addresses: [] })
  })

  test('rejects what is not an address, other accounts, and too many', async () => {
    const { token } = await makeAccount(app)
    const other = await makeAccount(app)
    const [mine] = await put(token, ada)
    for (const [field, value] of [
      ['name', 'Card 4242 4242 4242 4242'],
      ['address', 'a'.repeat(401)],
      ['country', 'Germany'],
    ] as const)
      expect(await app.rest('POST', '/order/saveAddress', { token, body: { ...ada, [field]: value } })).toMatchObject({
        status: 400,
        body: { field },
      })
    expect(await app.rest('POST', '/order/saveAddress', { token, body: { name: ' ', address: '' } })).toMatchObject({
      status: 400,
      body: { field: 'name' },
    })
    for (const path of ['saveAddress', 'deleteAddress'])
      expect(await app.rest('POST', `/order/${path}`, { token: other.token, body: { ...ada, id: mine?.id } })).toMatchObject({
        status: 404,
      })
    expect(await app.rest('POST', '/order/addresses')).toMatchObject({ status: 401 })
    await Promise.all(Array.from({ length: 25 }, (_, index) => put(token, { ...ada, name: `Number ${index}`, isDefault: true })))
    const { addresses } = (await call(token, 'addresses')) as { addresses: Address[] }
    expect(addresses).toHaveLength(20)
    expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    expect(await app.rest('POST', '/order/saveAddress', { token, body: ada })).toMatchObject({
      status: 409,
      body: { reason: 'ADDRESS_BOOK_FULL' },
    })
  })
})
