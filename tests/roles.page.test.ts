import { expect, test } from 'vitest'
import { client, openBrowser } from './page.ts'

const web = openBrowser()
const path = '/apps/roles'

test('a role is copied, changed with the change said first, deleted with its users given another, and all is taken back', async () => {
  const page = await web.open(path, { account: client })
  const cards = page.getByRole('list', { name: 'Roles' }).getByRole('listitem')
  const editor = cards.filter({ has: page.getByRole('heading', { name: 'Editor', exact: true }) })
  await editor.waitFor()
  await page.getByRole('table').locator('tbody tr').nth(9).waitFor()
  expect(await web.violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Duplicate: Editor' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Proofreader')
  await page.getByRole('dialog').getByRole('button', { name: 'Add role' }).click()
  await page.getByRole('status').getByText('Added Proofreader').waitFor()
  await cards.filter({ hasText: 'Proofreader' }).waitFor()

  const second = await page.context().newPage()
  await second.goto(page.url())
  await page.getByRole('button', { name: 'Edit: Editor' }).click()
  expect(page.url()).toContain('open=edit-2')
  await page.getByRole('checkbox', { name: 'Orders: write' }).check()
  await page.getByText('now may write').waitFor()
  expect(await web.violations(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('status').getByText('Saved Editor').waitFor()

  await page.getByRole('button', { name: 'Delete: Editor' }).click()
  await page.getByRole('combobox', { name: 'Role that they get' }).click()
  await page.getByRole('option', { name: 'Author' }).click()
  await page.getByRole('button', { name: 'Move users and delete' }).click()
  await editor.waitFor({ state: 'detached' })
  await second.getByRole('heading', { name: 'Editor', exact: true }).waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await editor.waitFor()

  await page.getByRole('button', { name: /users: Editor$/ }).click()
  await page.waitForURL(/role=EDITOR/)
  expect(await page.getByRole('button', { name: 'Delete: Administrator' }).count()).toBe(0)
})

test('the administrator keeps the right to change roles, on phones, in the dark and in Arabic, too', async () => {
  const page = await web.open(`${path}?open=edit-1`, { account: client })
  expect(await page.getByRole('checkbox', { name: 'Roles and permissions: write' }).isDisabled()).toBe(true)
  for (const look of [{ width: 390, scheme: 'dark' as const }, { locale: 'ar' }]) {
    const other = await web.open(path, { ...look, account: client })
    await other.locator('h2').first().waitFor()
    expect(await web.violations(other)).toEqual([])
    expect(await web.scrollsSideways(other)).toBe(false)
  }
})
