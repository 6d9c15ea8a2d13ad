import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'

interface Settings {
  version: number
  storeName: string
  shippingZones: { name: string; countries: string[]; rate: number; days: string }[]
  locations: object[]
  notifications: { event: string; email: boolean; app: boolean }[]
  [field: string]: unknown
}

const fields = `version storeName storeEmail storePhone legalName address currency timeZone units orderPrefix payments checkoutContact
  isCompanyNameAsked isAddressLineTwoAsked isPhoneAsked shippingZones { name countries rate days } locations { name address isFulfilling latitude longitude }
  notifications { event email app }`
const update = `mutation ($version: Int, $input: StoreSettingsInput!) { updateStoreSettings(version: $version, input: $input) { ${fields} } }`

describe.each(databases)('store settings on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  afterAll(() => app.close())

  const settings = async () => (await app.graphql<{ storeSettings: Settings }>(`{ storeSettings { ${fields} } }`)).data.storeSettings
  const change = (input: Record<string, unknown>, version?: number) =>
    app.graphql<{ updateStoreSettings: Settings }>(update, { input, version })

  test('exist from the start, the same over both APIs', async () => {
    const now = await settings()
    expect(now).toMatchObject({ version: 1, storeName: 'Ropewalk Goods', currency: 'USD', payments: expect.arrayContaining(['CARD']) })
    expect(now.shippingZones.length).toBeGreaterThan(0)
    expect(now.locations.length).toBeGreaterThan(0)
    expect(now.notifications.length).toBeGreaterThan(0)
    const wired = await app.rest('GET', '/api/apps/ecommerce/settings')
    expect([wired.status, wired.body]).toEqual([200, now])
  })

  test('change and trim given fields only, with undo and redo', async () => {
    const before = await settings()
    const zones = [{ name: ' Islands ', countries: ['Iceland', 'Iceland', 'Malta'], rate: 19.99, days: '6–9 days' }]
    const { data } = await change({ storeName: '  Ropewalk ', currency: 'eur', isPhoneAsked: true, shippingZones: zones, units: null })
    const after = {
      ...before,
      version: 2,
      storeName: 'Ropewalk',
      currency: 'EUR',
      isPhoneAsked: true,
      shippingZones: [{ name: 'Islands', countries: ['Iceland', 'Malta'], rate: 19.99, days: '6–9 days' }],
    }
    expect(data.updateStoreSettings).toEqual(after)
    expect(await settings()).toEqual(after)
    await app.graphql(`mutation { undo { id } }`)
    expect(await settings()).toEqual({ ...before, version: 3 })
    await app.graphql(`mutation { redo { id } }`)
    expect(await settings()).toEqual({ ...after, version: 4 })
  })

  test('reject an outdated version with the current settings', async () => {
    const present = await settings()
    const { errors } = await change({ storeName: 'Late' }, present.version - 1)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: present })
    expect(await settings()).toEqual(present)
    expect((await change({ storeName: present.storeName }, present.version)).data.updateStoreSettings.version).toBe(present.version)
  })

  const zone = { name: 'A', countries: ['Peru'], rate: 1, days: '1 day' }
  const place = { name: 'Pier', address: '', isFulfilling: true }
  const received = { event: 'ORDER_PAID', email: true, app: true }
  const many = Array.from({ length: 51 }, (_, index) => ({ name: `Place ${index}`, address: '', isFulfilling: true }))
  test.each([
    ['storeName', { storeName: ' ' }],
    ['storeName', { storeName: 'x'.repeat(121) }],
    ['storeEmail', { storeEmail: 'nobody' }],
    ['storePhone', { storePhone: 'call me' }],
    ['storePhone', { storePhone: '-----' }],
    ['currency', { currency: 'EURO' }],
    ['currency', { currency: 'ZZZ' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['timeZone', { timeZone: '+01:00' }],
    ['orderPrefix', { orderPrefix: 'x'.repeat(11) }],
    ['address', { address: 'x'.repeat(301) }],
    ['shippingZones', { shippingZones: [{ ...zone, rate: -1 }] }],
    ['shippingZones', { shippingZones: [{ ...zone, rate: 1.005 }] }],
    ['shippingZones', { shippingZones: [{ ...zone, countries: [] }] }],
    ['shippingZones', { shippingZones: [zone, { ...zone, name: 'a' }] }],
    ['locations', { locations: many }],
    ['locations', { locations: [{ ...place, latitude: 91, longitude: 0 }] }],
    ['locations', { locations: [{ ...place, latitude: 38.71 }] }],
    ['notifications', { notifications: [received, { ...received, app: false }] }],
  ])('reject an invalid %s with its field', async (field, input) => {
    const before = await settings()
    const { errors } = await change(input)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
    expect(await settings()).toEqual(before)
  })

  test.each(['UTC', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3'])('accept the time zone %s', async timeZone => {
    expect((await change({ timeZone })).data.updateStoreSettings.timeZone).toBe(timeZone)
  })

  test('accept empty lists, and each provider once', async () => {
    const { data } = await change({ payments: ['PAYPAL', 'PAYPAL'], locations: [], storePhone: '' })
    expect(data.updateStoreSettings).toMatchObject({ payments: ['PAYPAL'], locations: [], storePhone: '' })
    expect((await change({ payments: ['BITCOIN'] })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })

  test("have a notification row for each event; a location's coordinates are optional", async () => {
    const { data } = await change({
      notifications: [{ event: 'STOCK_LOW', email: true, app: false }],
      locations: [{ name: 'Pier', address: '', isFulfilling: true }],
    })
    const { notifications, locations } = data.updateStoreSettings
    expect(notifications).toHaveLength(7)
    expect(notifications.filter(({ email, app }) => email || app)).toEqual([{ event: 'STOCK_LOW', email: true, app: false }])
    expect(locations).toEqual([{ name: 'Pier', address: '', isFulfilling: true, latitude: null, longitude: null }])
    expect((await change({ notifications: [{ event: 'A full moon', email: true, app: true }] })).errors?.[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    )
  })

  test('reset one part to its defaults over both APIs, with undo', async () => {
    await change({ payments: ['PAYPAL'], currency: 'EUR' })
    const reset = `mutation ($part: StoreSettingsPart) { resetStoreSettings(part: $part) { ${fields} } }`
    const { data } = await app.graphql<{ resetStoreSettings: Settings }>(reset, { part: 'PAYMENTS' })
    expect(data.resetStoreSettings).toMatchObject({ payments: ['CARD', 'PAYPAL', 'BANK_TRANSFER'], currency: 'EUR' })
    await app.graphql(`mutation { undo { id } }`)
    expect(await settings()).toMatchObject({ payments: ['PAYPAL'], currency: 'EUR' })
    const { status, body } = await app.rest('POST', '/api/apps/ecommerce/settings/reset', { body: {} })
    expect(status).toBe(200)
    expect(body).toMatchObject({ payments: ['CARD', 'PAYPAL', 'BANK_TRANSFER'], currency: 'USD' })
    const refused = await app.rest('POST', '/api/apps/ecommerce/settings/reset', { body: { part: 'MENU' } })
    expect(refused.status).toBe(400)
  })

  test('publish changes to subscribers, and reset with the area', async () => {
    const live = app.subscribe<{ workspaceChanges: object }>(
      `subscription { workspaceChanges(areas: [STORE]) { area rows { type id kind } } }`,
    )
    const received = live.next()
    await live.listening()
    await change({ storeName: 'Told' })
    expect((await received).workspaceChanges).toEqual({ area: 'STORE', rows: [{ type: 'StoreSettings', id: '1', kind: 'UPDATED' }] })
    await app.graphql(`mutation { resetWorkspace(area: STORE) }`)
    expect(await settings()).toMatchObject({ version: 1, storeName: 'Ropewalk Goods' })
  })
})
