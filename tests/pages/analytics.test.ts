import { beforeEach, expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const web = openBrowser()
const path = '/dashboards/analytics'

beforeEach(async () => {
  await web.app.graphql('mutation { resetWorkspace(area: ANALYTICS) }', {}, (await web.signIn(client)).auth)
})

test('shows figures that agree with their lists, keeps the range for the account, and turns charts into tables', async () => {
  const page = await web.open(path, { account: client })
  const orders = page.getByRole('region', { name: 'Orders', exact: true })
  await orders.getByRole('button', { name: 'Options for Orders' }).click()
  await page.getByRole('menuitemradio', { name: 'Last 7 days' }).click()
  await orders.getByText('Last 7 days').waitFor()
  await expect.poll(() => orders.getAttribute('aria-busy')).toBe('false')
  const placed = await orders.locator('p').first().textContent()
  expect(await web.violations(page)).toEqual([])

  const second = await page.context().newPage()
  await second.goto(web.app.url + path)
  await second.getByRole('region', { name: 'Orders', exact: true }).getByText('Last 7 days').waitFor()
  await second.close()

  const revenue = page.getByRole('region', { name: 'Revenue by year' })
  await revenue.getByRole('button', { name: 'Show as a table' }).click()
  await revenue.getByRole('table').getByRole('row', { name: /^Nov/ }).waitFor()
  const download = page.waitForEvent('download')
  await revenue.getByRole('button', { name: 'Options for Revenue by year' }).click()
  await page.getByRole('menuitem', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^revenue-\d{4}-.*\.csv$/)

  await orders.getByRole('link', { name: 'Orders' }).click()
  await page.waitForURL('**/order/list?from=**')
  await page.getByText(new RegExp(`^${placed} orders? · `)).waitFor()
})

test('moves and hides cards by keyboard and mouse; the layout is saved, undone, and reset, and a second window follows', async () => {
  const page = await web.open(path, { account: client })
  await page.getByRole('button', { name: 'Edit layout' }).click()
  const handle = page.getByRole('button', { name: 'Move Growth' })
  await handle.focus()
  await page.keyboard.press('Home')
  await page.getByText('Growth: position 1 of 12').waitFor({ state: 'attached' })
  expect(await handle.evaluate(element => element === document.activeElement)).toBe(true)
  expect(await web.violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Hide Overview' }).press('Enter')
  const second = await page.context().newPage()
  await second.goto(web.app.url + path)
  await second.getByRole('region', { name: 'Overview' }).waitFor()
  await page.getByRole('button', { name: 'Save layout' }).press('Enter')
  await web.expectNotice('Layout saved', page)
  await second.getByRole('region', { name: 'Overview' }).waitFor({ state: 'detached' })
  expect(await second.locator('main section').first().getAttribute('aria-label')).toBe('Growth')
  await page.keyboard.press('Control+z')
  await page.getByRole('region', { name: 'Overview' }).waitFor()

  await page.getByRole('button', { name: 'Edit layout' }).click()
  const [from, to] = [page.getByRole('button', { name: 'Move Sales', exact: true }), page.getByRole('button', { name: 'Move Orders' })]
  await from.hover()
  await page.mouse.down()
  const target = await to.boundingBox()
  await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 20, { steps: 8 })
  await page.mouse.up()
  await page.getByText('Cards reordered').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Save layout' }).click()
  await web.expectNotice('Layout saved', page)
  await page.getByRole('button', { name: 'Edit layout' }).click()
  await page.getByRole('button', { name: 'Reset layout' }).click()
  await web.expectNotice('Layout reset', page)
})

test('finds projects from the palette, and edits their progress in the row with undo', async () => {
  const page = await web.open(path, { account: client })
  const rows = page.getByRole('table', { name: 'Projects' }).locator('tbody tr')
  await rows.filter({ hasText: 'Harbor app' }).waitFor()
  await page.getByRole('button', { name: 'Edit progress of Lantern booking: 42%' }).click()
  const input = page.getByRole('spinbutton', { name: 'Progress of Lantern booking in percent' })
  await input.fill('65')
  await input.press('Enter')
  await web.expectNotice('Lantern booking set to 65%', page)
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: 'Edit progress of Lantern booking: 42%' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('compass maps')
  await page.getByRole('option', { name: /Compass maps/ }).click()
  await expect.poll(() => rows.count()).toBe(1)
})
