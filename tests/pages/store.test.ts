import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const window = openBrowser()
const patient = { timeout: 10_000 }
const path = '/apps/ecommerce/settings'
let token: string

beforeEach(async () => {
  token = String((await window.signIn(client)).auth)
  await window.app.graphql('mutation { resetWorkspace }', {}, token)
})

const open = (tab = '', look: Parameters<typeof window.open>[1] = {}) =>
  window.open(tab ? `${path}?tab=${tab}` : path, { account: client, ...look })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' })
const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click()

interface Settings {
  version: number
  storeName: string
  currency: string
  payments: string[]
  shippingZones: { name: string; rate: number }[]
  locations: { name: string; latitude: number | null; longitude: number | null }[]
  notifications: { event: string; email: boolean }[]
}

const settings = async () => {
  const { data } = await window.app.graphql<{ storeSettings: Settings }>(
    '{ storeSettings { version storeName currency payments shippingZones { name rate } locations { name latitude longitude } notifications { event email } } }',
    {},
    token,
  )
  return data.storeSettings
}
const change = (input: object) =>
  window.app.graphql('mutation ($input: StoreSettingsInput!) { updateStoreSettings(input: $input) { version } }', { input }, token)

test('another currency and prefix are previewed, saved, used on other pages, and undone', async () => {
  const page = await open()
  const currency = page.getByRole('combobox', { name: 'Currency' })
  await currency.fill('Euro')
  await page.getByRole('option', { name: 'Euro (EUR)' }).click()
  await page.getByText('€1,234.50').waitFor()
  await page.getByLabel('Order number prefix').fill('DW-')
  await page.getByText('DW-5434').waitFor()
  await bar(page).waitFor()
  await save(page)
  await window.expectNotice('Store details saved', page)
  await bar(page).waitFor({ state: 'detached' })
  expect((await settings()).currency).toBe('EUR')
  const customers = await window.open('/apps/ecommerce/customer/details/717682', { account: client })
  await customers.getByRole('link', { name: 'DW-7449' }).waitFor()
  await customers.getByText('€387.72').waitFor()
  await page.getByRole('tab', { name: 'Shipping' }).click()
  await page.waitForURL('**?tab=shipping')
  const rate = page.getByRole('group', { name: 'Zone 1' })
  await rate.getByText('€').waitFor()
  // The notice with its button may be gone by now on a slow machine.
  await page.keyboard.press('Control+z')
  await rate.getByText('$').waitFor()
  expect((await settings()).currency).toBe('USD')
})

test('unsaved changes are discarded or kept until saved; another window sees them after saving', async () => {
  const page = await open('payments')
  const cash = page.getByRole('switch', { name: 'Cash on delivery' })
  await cash.check()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => cash.isChecked(), patient).toBe(false)
  await cash.check()
  await page.getByRole('tab', { name: 'Checkout' }).click()
  await page.getByRole('switch', { name: 'Phone number' }).check()
  await save(page)
  await window.expectNotice('Checkout saved', page)
  await page.getByRole('tab', { name: 'Payments' }).click()
  await page.getByText(/restored your unsaved changes/).waitFor()
  const other = await open('payments')
  const seen = other.getByRole('switch', { name: 'Cash on delivery' })
  await seen.waitFor()
  expect(await seen.isChecked()).toBe(false)
  // Another section was saved in between, which is not a conflict.
  await save(page)
  await expect.poll(() => seen.isChecked(), patient).toBe(true)
  expect((await settings()).payments).toContain('CASH_ON_DELIVERY')
})

test('two users who change the same settings resolve the conflict', async () => {
  const page = await open()
  const name = page.getByLabel('Store name')
  await name.fill('Ropewalk')
  await change({ storeName: 'Harbour Goods' })
  await save(page)
  await page.getByText('This record changed while you were editing.').waitFor()
  await page.getByRole('cell', { name: 'Harbour Goods' }).waitFor()
  await page.getByRole('button', { name: 'Keep my version' }).click()
  await window.expectNotice('Store details saved', page)
  expect((await settings()).storeName).toBe('Ropewalk')
})

test('a shipping zone is added, rejected while incomplete, and removed', async () => {
  const page = await open('shipping')
  await page.getByRole('button', { name: 'Add zone' }).click()
  const zone = page.getByRole('group', { name: 'Zone 5' })
  await zone.getByLabel('Name').fill('europe')
  await save(page)
  await zone.getByText('This name is already in use. Choose another one.').waitFor()
  await zone.getByLabel('Name').fill('Islands')
  await zone.getByLabel('Countries').fill('Ice')
  await page.getByRole('option', { name: 'Iceland' }).click()
  await zone.getByLabel('Rate').fill('19,90')
  await zone.getByLabel('Delivery time').fill('6–9 days')
  await page.keyboard.press('Control+Enter')
  await window.expectNotice('Shipping zones saved', page)
  expect((await settings()).shippingZones.at(-1)).toEqual({ name: 'Islands', rate: 19.9 })
  await page.getByRole('button', { name: 'Remove zone Domestic' }).click()
  await save(page)
  await expect.poll(async () => (await settings()).shippingZones.length, patient).toBe(4)
  await page.locator('h1').focus()
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await settings()).shippingZones.length, patient).toBe(5)
})

test('a location is placed by clicking the map, or by its coordinates', async () => {
  const page = await open('locations')
  await page.getByText('5,027 km from Ropewalk store').waitFor()
  await page.getByRole('button', { name: 'Lisbon studio', exact: true }).click()
  await page.getByText('Click the map where Lisbon studio is').waitFor()
  const map = page.getByRole('img', { name: /^Map of locations/ })
  const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 }
  await map.click({ position: { x: width * 0.6, y: height * 0.9 } })
  const row = page.getByRole('group', { name: 'Location 3' })
  await expect.poll(() => row.getByLabel('Latitude').inputValue(), patient).not.toBe('38.7100')
  await row.getByLabel('Latitude').fill('95')
  await row.getByLabel('Longitude').fill('-8.61')
  await row.getByText('Enter 90 or less.').waitFor()
  await row.getByLabel('Latitude').fill('41.15')
  await save(page)
  await window.expectNotice('Locations saved', page)
  expect((await settings()).locations[2]).toEqual({ name: 'Lisbon studio', latitude: 41.15, longitude: -8.61 })
})

test('the notification matrix is changed by keyboard and reset to its defaults, with undo', async () => {
  const page = await open('notifications')
  const box = page.getByRole('checkbox', { name: 'New customer: Email' })
  await box.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  await window.expectNotice('Notifications saved', page)
  await page.getByRole('button', { name: 'Reset to defaults' }).click()
  await window.expectNotice('Notifications reset', page)
  await expect.poll(() => box.isChecked(), patient).toBe(false)
  await undo(page)
  await expect.poll(() => box.isChecked(), patient).toBe(true)
  await page.getByRole('checkbox', { name: 'All events: App' }).click()
  await save(page)
  await expect.poll(async () => (await settings()).notifications.find(({ event }) => event === 'CUSTOMER_ADDED')?.email, patient).toBe(true)
})

test('settings that fail to load show an error and load on retry', async () => {
  let fails = true
  const page = await window.open('/access-control', { account: client })
  await page.route('**/graphql', route =>
    fails && (route.request().postDataJSON() as { operationName: string }).operationName === 'StoreSettings'
      ? route.fulfill({ status: 500, body: 'broken' })
      : route.fallback(),
  )
  await page.getByRole('link', { name: 'Store settings' }).click()
  await page.getByText('This couldn’t be loaded.').waitFor()
  fails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('Store name').waitFor()
  window.expectQuiet(/500/)
})

describe.each([
  { width: 1440, scheme: 'light', locale: 'en' },
  { width: 390, scheme: 'dark', locale: 'en' },
  { width: 800, scheme: 'light', locale: 'ar' },
] as const)('at $width pixels, $scheme, in $locale', look => {
  test('every part is accessible and does not scroll sideways', async () => {
    const page = await open('', look)
    for (const field of ['storeName', 'payments', 'checkoutContact', 'shippingZones', 'locations', 'notifications']) {
      await page.locator(`[data-field="${field}"]`).waitFor()
      await page.waitForLoadState('networkidle')
      expect([field, await window.violations()]).toEqual([field, []])
      // West is left in every language.
      expect(field !== 'locations' || (await isLeftOf(page, 'Ropewalk store', 'Lisbon studio'))).toBe(true)
      expect(await window.scrollsSideways()).toBe(false)
      await page.getByRole('tab', { selected: true }).focus()
      await page.keyboard.press(look.locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await page.keyboard.press('Enter')
    }
  })
})

/** Whether the map shows one location left of another. */
async function isLeftOf(page: Page, place: string, other: string): Promise<boolean> {
  const map = page.locator('#locations-map')
  const boxes = await Promise.all([place, other].map(name => map.getByRole('button', { name }).boundingBox()))
  const [here, there] = boxes.map(box => box?.x ?? NaN)
  return Number(here) < Number(there)
}
