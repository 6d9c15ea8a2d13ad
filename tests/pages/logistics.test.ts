import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const window = openBrowser()
const patient = { timeout: 10_000 }
const path = '/apps/logistics/fleet'
let token: string

beforeEach(async () => {
  token = String((await window.signIn(client)).auth)
  await window.app.graphql('mutation { resetWorkspace(area: LOGISTICS) }', {}, token)
})

const open = (at: string, look: Parameters<typeof window.open>[1] = {}) => window.open(at, { account: client, ...look })
const card = (page: Page, id: number) => page.locator(`[data-row="${id}"]`)
const marker = (page: Page, id: number) => page.locator(`[data-vehicle="${id}"]`)
const map = (page: Page) => page.getByRole('region', { name: 'Map' })

test('list and map select each other, a card opens to the timeline, and the address keeps it', async () => {
  const page = await open(path)
  await page.getByText('25 vehicles').waitFor()
  await card(page, 9).click()
  await page.waitForURL('**?vehicle=9')
  const timeline = page.getByRole('list', { name: 'Delivery timeline' })
  await timeline.getByText('Out for delivery').waitFor()
  await timeline.getByText(/^Passed .?Sofia/).waitFor()
  await expect.poll(() => marker(page, 9).getAttribute('aria-pressed'), patient).toBe('true')
  await map(page).locator('text').filter({ hasText: 'Budapest' }).waitFor()

  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await page.waitForURL('**follow=true')
  await page.reload()
  await page.getByRole('button', { name: 'Stop following' }).waitFor()
  await map(page).focus()
  await page.keyboard.press('ArrowLeft')
  await page.waitForURL('**?vehicle=9')

  await page.getByRole('button', { name: 'Show all vehicles' }).click()
  await page.locator('[data-cluster]').first().waitFor()
  await marker(page, 16).click()
  await expect.poll(() => card(page, 16).getAttribute('aria-expanded'), patient).toBe('true')
  const clusters = page.locator('[data-cluster]')
  const before = await page.locator('[data-vehicle]').count()
  await clusters.first().click()
  await expect.poll(() => page.locator('[data-vehicle]').count(), patient).not.toBe(before)
})

test('by keyboard alone: the list is walked, filtered, and sorted; a warning is cleared and comes back', async () => {
  const page = await open(path)
  await page.getByText('25 vehicles').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Delivery timeline' }).waitFor()
  await page.keyboard.press('f')
  await page.getByRole('button', { name: 'Stop following' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => new URL(page.url()).search).toBe('')

  await page.getByRole('button', { name: 'Filters' }).press('Enter')
  await page.getByRole('combobox', { name: /^Warnings/ }).press('Enter')
  await page.getByRole('option', { name: 'Oil leakage' }).press('Enter')
  await page.waitForURL('**warning=OIL_LEAKAGE**')
  await page.keyboard.press('Escape')
  await page.getByText('2 vehicles').waitFor()
  await page.getByRole('button', { name: 'Filters, 1 active' }).waitFor()
  await card(page, 7).press('Enter')
  await page.getByRole('button', { name: 'Clear warning' }).press('Enter')
  await window.expectNotice('Warning cleared', page)
  await page.getByText('1 vehicle', { exact: true }).waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('2 vehicles').waitFor()
})

test('live positions move once they are turned on, and stop; a change elsewhere arrives', async () => {
  const page = await open(`${path}?vehicle=16`)
  await page.getByText('25 vehicles').waitFor()
  await page.getByRole('button', { name: 'Follow', exact: true }).waitFor()
  const place = () => marker(page, 16).getAttribute('style')
  await expect.poll(place, patient).toContain('translate')
  const before = await place()
  await page.getByRole('switch', { name: 'Live positions' }).click()
  await expect.poll(place, patient).not.toBe(before)
  await page.getByRole('switch', { name: 'Live positions' }).click()
  const progress = card(page, 16).getByRole('progressbar')
  expect(await progress.getAttribute('aria-valuenow')).toBe('71')
  const mutation = 'mutation { setVehicleProgress(id: 16, progress: 100) { id } }'
  await window.app.graphql(mutation, {}, token)
  await expect.poll(() => progress.getAttribute('aria-valuenow'), patient).toBe('100')
})

test('on a phone, the list is a sheet over the map', async () => {
  const page = await open(path, { width: 390 })
  await page.getByText('25 vehicles').waitFor()
  await page.getByRole('button', { name: 'Show map' }).click()
  await page.getByRole('button', { name: 'Show vehicles' }).waitFor()
  await marker(page, 16).click()
  await page.getByRole('button', { name: 'Show map' }).waitFor()
  await page.getByRole('list', { name: 'Delivery timeline' }).waitFor()
})

test('the dashboard counts what the fleet lists, and its figures lead there', async () => {
  const page = await open('/apps/logistics/dashboard')
  const tile = page.getByRole('link', { name: /^Off route/ })
  await tile.filter({ hasText: '3' }).filter({ hasText: '-1 since yesterday' }).waitFor()
  await page.getByText('1–25 of 25').waitFor()
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'On route' }).click()
  await page.getByText('1–23 of 23').waitFor()
  await page.getByRole('table', { name: 'Vehicles' }).getByRole('button', { name: 'Progress' }).click()
  await page.waitForURL('**sort=PROGRESS**')
  await page.getByRole('tab', { name: 'Delivered' }).click()
  await page.waitForURL('**orders=delivered')
  await page.getByRole('link', { name: /^Show \d+ orders/ }).waitFor()
  await tile.click()
  await page.waitForURL(`**${path}?state=DEVIATED`)
  await page.getByText('3 vehicles').waitFor()
})
