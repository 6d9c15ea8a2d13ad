import { beforeEach, expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const web = openBrowser()
const path = '/tables/data-table'

beforeEach(async () => {
  await web.app.graphql('mutation { resetWorkspace(area: SALES) }', {}, (await web.signIn(client)).auth)
})

test('sales are sorted, searched, filtered, and expanded with totals, code, and query', async () => {
  const page = await web.open(path, { account: client })
  const table = page.getByRole('table', { name: 'Sales' })
  const rows = table.locator('tbody tr')
  const total = table.locator('tfoot td').nth(2)
  await page.getByText('1–10 of 50').waitFor()
  const whole = await total.textContent()
  await table.getByRole('button', { name: 'Amount' }).click()
  await page.waitForURL('**sort=TOTAL**')
  expect(await web.violations(page)).toEqual([])
  await page.getByRole('button', { name: 'View code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sorting' })
  await dialog.getByText('export function SortableDemo()').waitFor()
  await dialog.getByRole('tab', { name: 'use-sale-list.ts' }).click()
  await dialog.getByText('export function useSaleList').waitFor()
  await page.keyboard.press('Escape')
  expect(decodeURIComponent((await page.getByRole('link', { name: 'As GraphQL' }).getAttribute('href')) ?? '')).toContain('query+Sales')

  await page.getByRole('tab', { name: 'Column filters' }).click()
  await page.getByText('1–10 of 50').waitFor()
  await page.getByRole('combobox', { name: 'Status: All' }).click()
  await page.getByRole('option', { name: 'Canceled' }).click()
  await expect.poll(() => total.textContent()).not.toBe(whole)
  await page.getByRole('combobox', { name: 'Received: All' }).click()
  await page.getByRole('option', { name: 'Fully paid' }).click()
  await page.getByText('No results').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByText('1–10 of 50').waitFor()

  await page.getByRole('tab', { name: 'Expandable rows' }).click()
  const details = page.getByRole('button', { name: /^Details of / }).first()
  await details.focus()
  await page.keyboard.press('Enter')
  expect(await details.getAttribute('aria-expanded')).toBe('true')
  await rows.nth(1).getByText('Free shipping').waitFor()
  expect(await web.violations(page)).toEqual([])
})

test('edits and deletes sales in their rows by keyboard, with undo; a second window follows', async () => {
  const page = await web.open(`${path}?demo=editing`, { account: client })
  const rows = page.getByRole('table', { name: 'Sales' }).locator('tbody tr')
  await rows.first().waitFor()
  await page.getByText('1–10 of 50').waitFor()
  const second = await page.context().newPage()
  await second.goto(`${web.app.url}${path}?demo=grouping`)
  await second.getByRole('button', { name: /Confirmed/ }).waitFor()

  await page.keyboard.press('j')
  await page.keyboard.press('e')
  const buyer = rows.first().getByRole('textbox', { name: 'Buyer' })
  await buyer.fill('')
  await page.keyboard.press('Enter')
  await rows.first().getByRole('alert').waitFor()
  await buyer.fill('Grace Hopper')
  await buyer.press('Enter')
  await web.expectNotice('changes saved', page)
  await second.getByText('Grace Hopper').first().waitFor()
  await page.keyboard.press('Control+z')
  await second.getByText('Grace Hopper').waitFor({ state: 'detached' })

  await rows
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await web.expectNotice('Sale deleted', page)
  await page.getByText('1–10 of 49').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('1–10 of 50').waitFor()

  await page.getByRole('tab', { name: 'Selection' }).click()
  await page.getByRole('checkbox', { name: 'Select all' }).first().check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await web.expectNotice('10 sales deleted', page)
  await page.getByText('1–10 of 40').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('1–10 of 50').waitFor()
})

test.each([
  { demo: 'header', width: 390, scheme: 'dark' as const, locale: 'en' },
  { demo: 'grouping', width: 1440, scheme: 'light' as const, locale: 'ar' },
])('$demo at $width pixels, $scheme, in $locale, is accessible and does not overflow', async ({ demo, ...look }) => {
  const page = await web.open(`${path}?demo=${demo}`, { ...look, account: client })
  await page.locator('.MuiTableFooter-root, dl').first().waitFor()
  expect(await web.violations(page)).toEqual([])
  expect(await web.scrollsSideways(page)).toBe(false)
})
