import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { catalogue } from '../seed/search.ts'
import { aliases, redirects, routes } from '../web/app/routes.ts'
import { client, openBrowser } from './page.ts'

const window = openBrowser()
const list = '/apps/ecommerce/manage-review'

const field = (page: Awaited<ReturnType<typeof window.open>>) => page.getByRole('combobox', { name: 'Search and commands' })
const chosen = (page: Awaited<ReturnType<typeof window.open>>) => page.locator('[role="option"][aria-selected="true"]')

test('every page of the catalogue is a page', () => {
  const known = (url: string) => url in aliases || url in redirects || routes.some(({ path }) => matchPath(path, url))
  const urls = catalogue.flatMap(({ children }) => children.map(({ url }) => url))
  expect(urls.filter(url => !known(url))).toEqual([])
})

test('the palette opens by its keys, is moved through by keyboard and leads to pages', async () => {
  const page = await window.open(list, { account: client })
  await page.locator('[data-row]').first().waitFor()
  await page.keyboard.press('/')
  await field(page).waitFor()
  await page.keyboard.press('End')
  await chosen(page).getByText('REST API documentation').waitFor()
  await page.keyboard.press('Home')
  await chosen(page).getByText('Polish').waitFor()
  expect(await window.violations()).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.getByRole('searchbox').focus()
  await page.keyboard.press('Control+k')
  await field(page).fill('secur')
  await chosen(page).getByText('Security settings').waitFor()
  await page
    .getByRole('status')
    .getByText(/^\d+ results?$/)
    .waitFor({ state: 'attached' })
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await chosen(page).getAttribute('id'))
  expect(await window.violations()).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForURL('**/pages/account-settings/security')

  await page.keyboard.press('Control+k')
  await page
    .getByRole('group', { name: 'Recent' })
    .getByRole('option', { name: /^Reviews/ })
    .click()
  await page.waitForURL(`**${list}`)
})

test('what is found nowhere is looked for in the help, which is read in place', async () => {
  const page = await window.open('/access-control', { account: client, width: 390 })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await field(page).fill('zzzz')
  await page.getByText('Nothing found for “zzzz”.').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('The help says nothing about that.').waitFor()
  await page.getByRole('button', { name: 'Show all of the help' }).click()
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
  await page.getByRole('dialog').getByRole('paragraph').first().waitFor()
  expect(await window.violations()).toEqual([])
})

test('single letters lead on and can be switched off; the theme is changed from the palette', async () => {
  const page = await window.open('/access-control', { account: client })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await field(page).fill('dark')
  await page.keyboard.press('Enter')
  await page.locator('html.dark').waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).getByLabel('Single-letter keys').uncheck()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('/')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.keyboard.press('Control+k')
  await field(page).fill('keys')
  await page.getByRole('option', { name: /^Keys/ }).click()
  await page.getByLabel('Single-letter keys').check()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await page.waitForURL('**/apps/invoice/polish')
})
