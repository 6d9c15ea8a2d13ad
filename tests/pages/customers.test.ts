import { expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'
import { go } from '../support/route-visits.ts'

const web = openBrowser()
const path = '/apps/ecommerce/customer/list'

/** Restores the customers, in case an aborted test left changes. */
const reset = async () => web.app.graphql('mutation { resetWorkspace(area: CUSTOMERS) }', {}, (await web.signIn(client)).auth)

test('customers are filtered, edited by keyboard, deactivated with a second window open, and imported', async () => {
  await reset()
  const page = await web.open(path, { account: client })
  const rows = page.getByRole('table').locator('tbody tr')
  const lars = rows.filter({ hasText: 'Lars Hedlund' })
  await lars.waitFor()
  expect(await web.violations(page)).toEqual([])

  await page.getByRole('button', { name: /^Loyal/ }).click()
  await page.getByText('1–6 of 6').waitFor()
  await page.getByRole('combobox', { name: 'Country: All' }).click()
  await page.getByRole('option', { name: 'Australia' }).click()
  await lars.waitFor()
  expect(page.url()).toMatch(/segment=LOYAL.*country=AUSTRALIA|country=AUSTRALIA.*segment=LOYAL/)
  const second = await page.context().newPage()
  await second.goto(page.url())
  const theirs = second.getByRole('row', { name: /Lars Hedlund/ })
  await theirs.getByRole('button', { name: /^Deactivate:/ }).waitFor()

  await lars.getByRole('button', { name: /^Deactivate:/ }).click()
  await web.expectNotice('Lars Hedlund deactivated', page)
  await theirs.getByText('Inactive', { exact: true }).waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).first().click()
  await theirs.getByText('Inactive', { exact: true }).waitFor({ state: 'detached' })
  await second.close()

  await page.reload()
  await lars.waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  const drawer = page.getByRole('dialog')
  await page.waitForURL(/open=edit-/)
  await drawer.getByText('Street, postal code, and city on separate lines.').waitFor()
  await drawer.getByRole('textbox', { name: 'Email' }).fill('daniel.kowalczyk@post.example')
  await drawer.getByRole('textbox', { name: 'Full name' }).fill('')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await drawer.getByText('Full name is required.').waitFor()
  await drawer.getByRole('textbox', { name: 'Full name' }).fill('Lars Hedlund Holm')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await web.expectNotice('Lars Hedlund Holm saved', page)
  await rows.filter({ hasText: 'daniel.kowalczyk@post.example' }).waitFor()
  await page.keyboard.press('Control+z')
  await rows.filter({ hasText: 'lars@hedlund.example' }).waitFor()

  await page.getByRole('button', { name: 'Import' }).click()
  const file = 'Name;E-mail;Country\nNoa Fremont;noa@post.example;France\nNobody;none;France\n'
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Choose file' }).click()])
  await chooser.setFiles({ name: 'new.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await page.getByText('Nobody, none: Enter a valid email address.').waitFor()
  await page.getByRole('button', { name: 'Import 1 customer' }).click()
  await web.expectNotice('1 customer imported', page)
  await page.goto(`${web.app.url}${path}?search=noa@post`)
  await rows.filter({ hasText: 'Noa Fremont' }).waitFor()
})

test('a customer’s page keeps its tab, saves switches, addresses, and the plan, and merges customers, each with undo', async () => {
  await reset()
  const page = await web.open(path, { account: client })
  await page.getByRole('link', { name: /Daniel Kowalczyk/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Daniel Kowalczyk' }).waitFor()
  await page.getByRole('figure', { name: 'Lifetime value' }).waitFor()
  await page.getByText('1–5 of 5').waitFor()
  expect(await web.violations(page)).toEqual([])

  await page.getByRole('tab', { name: 'Notifications' }).click()
  expect(page.url()).toContain('tab=notifications')
  await page.reload()
  const news = page.getByRole('switch', { name: 'News' })
  const wasOn = await news.isChecked()
  await news.click()
  await web.expectNotice(`News turned ${wasOn ? 'off' : 'on'}`, page)
  await page.keyboard.press('Control+z')
  await page.waitForFunction(on => document.querySelectorAll<HTMLInputElement>('[role="switch"]')[3]?.checked === on, wasOn)

  await page.getByRole('tab', { name: /^Addresses and billing/ }).click()
  await page.getByRole('button', { name: 'Add address' }).click()
  await page.getByRole('textbox', { name: 'Label' }).fill('Studio')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('4 Wharf Lane\nHobart')
  await page.getByRole('switch', { name: 'Default shipping address' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Studio' }).getByText('Shipping').waitFor()

  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByRole('button', { name: 'Send password reset' }).click()
  await page.getByText('Last sent:').waitFor()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Merge customers' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('grace')
  await page.getByRole('option', { name: /Grace Wanjiku/ }).click()
  await dialog.getByText(/Daniel Kowalczyk will have 10 orders/).waitFor()
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Overview' }).click()
  await page.getByText('1–10 of 10').waitFor()
  await page.getByText('Merged two customers').first().waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('1–5 of 5').waitFor()

  await page.goto(`${web.app.url}/apps/ecommerce/customer/details/111111`)
  await page.getByText(/There is no customer with this/).waitFor()
  await page.getByRole('link', { name: 'Back to customers' }).click()
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor()
})

test.each([
  { width: 390, scheme: 'dark' as const, locale: 'en' },
  { width: 1440, scheme: 'light' as const, locale: 'ar' },
])('at $width pixels, $scheme, in $locale, list and page are accessible and do not scroll sideways', async look => {
  const page = await web.open(path, { ...look, account: client })
  await page.getByText('lars@hedlund.example').waitFor()
  expect(await web.violations(page)).toEqual([])
  expect(await web.scrollsSideways(page)).toBe(false)
  await go(page, '/apps/ecommerce/customer/details/717682')
  await page.getByText('#7449').waitFor()
  expect(await web.violations(page)).toEqual([])
  expect(await web.scrollsSideways(page)).toBe(false)
})
