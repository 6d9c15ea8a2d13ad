import { expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const web = openBrowser()
const path = '/apps/permissions'

test('a permission is created, filtered by role, changed, selected, and deleted, each undone and seen in a second window', async () => {
  await web.app.graphql(`mutation { resetWorkspace(area: PERMISSIONS) }`, {}, (await web.signIn(client)).auth)
  const page = await web.open(path, { account: client })
  const rows = page.getByRole('table').locator('tbody tr')
  await rows.filter({ hasText: 'Financial Management' }).waitFor()
  expect(await web.violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Add permission', exact: true }).click()
  expect(page.url()).toContain('open=add')
  await page.getByRole('textbox', { name: 'Name' }).fill('only view')
  await page.getByRole('dialog').getByRole('button', { name: 'Add permission' }).click()
  await page.getByText('The name "only view" is already in use').first().waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Print labels')
  await page.getByRole('checkbox', { name: 'Support' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Add permission' }).click()
  await web.expectNotice('Print labels added', page)

  await rows.first().getByRole('button', { name: 'Filter by Administrator' }).click()
  await page.waitForURL(/role=ADMINISTRATOR/)
  await page.getByRole('searchbox', { name: 'Search by name, date, or role' }).fill('labels')
  const labels = rows.filter({ hasText: 'Print labels' })
  await labels.waitFor()
  await page.getByText('Financial Management').waitFor({ state: 'detached' })

  const second = await page.context().newPage()
  await second.goto(page.url())
  await second.getByRole('row', { name: /Print labels/ }).waitFor()

  await labels.getByRole('button', { name: 'Delete: Print labels' }).click()
  await page.getByRole('dialog').getByText('Administrator and Support').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await second.getByText('No results').waitFor()
  await page.keyboard.press('Control+z')
  await labels.waitFor()

  await page.getByRole('tab', { name: 'Roles × permissions' }).click()
  const tick = page.getByRole('checkbox', { name: 'Print labels: Manager' })
  await tick.check()
  await web.expectNotice('Print labels assigned to Manager', page)
  await second.getByRole('button', { name: 'Filter by Manager' }).waitFor()
  await page.reload()
  await tick.waitFor()
  expect(await tick.isChecked()).toBe(true)
  expect(await web.violations(page)).toEqual([])
})

test('the holders of a permission are shown in a drawer with its own address, with a warning for the administrator’s', async () => {
  const page = await web.open(`${path}?open=who-7&itemsPerPage=5`, { account: client })
  await page.getByRole('dialog', { name: 'Users with “Only View”' }).getByRole('heading', { name: 'Subscriber' }).waitFor()
  expect(await web.violations(page)).toEqual([])
  expect(await page.getByRole('dialog').getByRole('link').first().getAttribute('href')).toMatch(/^\/apps\/user\/view\/\d+/)
  await page.keyboard.press('Escape')
  await page.goto(new URL(`${path}?open=edit-1&search=planning`, page.url()).href)
  await page.getByText('This is a core permission').waitFor()
  expect(await web.violations(page)).toEqual([])
})

test.each([
  { width: 390, scheme: 'dark' as const, locale: 'en' },
  { width: 1440, scheme: 'light' as const, locale: 'ar' },
])('at $width pixels, $scheme, in $locale, it is accessible and does not scroll sideways', async look => {
  const page = await web.open(`${path}?tab=matrix`, { ...look, account: client })
  await page.getByText('Financial Management').waitFor()
  expect(await web.violations(page)).toEqual([])
  expect(await web.scrollsSideways(page)).toBe(false)
})
