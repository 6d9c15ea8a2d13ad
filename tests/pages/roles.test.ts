import { expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const web = openBrowser()
const path = '/apps/roles'

/** Restores roles and users, in case an aborted test left changes. */
const reset = async () =>
  web.app.graphql(`mutation { roles: resetWorkspace(area: ROLES) users: resetWorkspace(area: USERS) }`, {}, (await web.signIn(client)).auth)

test('a role is copied, changed with a preview of the change, deleted with its users reassigned, each undone', async () => {
  await reset()
  const page = await web.open(path, { account: client })
  const cards = page.getByRole('list', { name: 'Roles' }).getByRole('listitem')
  const editor = cards.filter({ has: page.getByRole('heading', { name: 'Editor', exact: true }) })
  await editor.waitFor()
  await page.getByRole('table').locator('tbody tr').nth(9).waitFor()
  expect(await web.violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Duplicate: Editor' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Proofreader')
  await page.getByRole('dialog').getByRole('button', { name: 'Add role' }).click()
  await web.expectNoticeAndClose('Proofreader added', page)
  await cards.filter({ hasText: 'Proofreader' }).waitFor()

  const second = await page.context().newPage()
  await second.goto(page.url())
  const edit = page.getByRole('button', { name: 'Edit: Editor' })
  await edit.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Customer records: create' }).focus()
  expect(page.url()).toContain('open=edit-2')
  for (const key of ['ArrowUp', 'ArrowLeft', 'Space']) await page.keyboard.press(key)
  expect(await page.getByRole('checkbox', { name: 'Orders: write' }).isChecked()).toBe(true)
  await page.getByText('can now write').waitFor()
  expect(await web.violations(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await web.expectNotice('Editor saved', page)
  await expect.poll(() => edit.evaluate(button => button === document.activeElement)).toBe(true)

  await page.getByRole('button', { name: 'Delete: Editor' }).click()
  await page.getByRole('combobox', { name: 'Move users to' }).click()
  await page.getByRole('option', { name: 'Author' }).click()
  await page.getByRole('button', { name: 'Move users and delete role' }).click()
  await editor.waitFor({ state: 'detached' })
  await second.getByRole('heading', { name: 'Editor', exact: true }).waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await editor.waitFor()

  await page.getByRole('button', { name: /users: Editor$/ }).click()
  await page.waitForURL(/role=EDITOR/)
  await page.getByRole('button', { name: 'Delete: Administrator' }).click({ force: true })
  await page.getByText('This role can’t be deleted', { exact: false }).first().waitFor()
  await page.getByRole('table').getByRole('link').first().click()
  await page.waitForURL(/\/apps\/user\/view\/\d+/)
})

test('users without the right to manage see roles and permissions without controls to change them', async () => {
  const { db } = web.app.running.parts.store
  const rules = ['Role', 'Permission'].map(subject => ({ action: 'manage', subject, inverted: true }))
  const before = await db.selectFrom('roleAbilities').select('rules').where('role', '=', 'regular').executeTakeFirstOrThrow()
  await db
    .updateTable('roleAbilities')
    .set({ rules: JSON.stringify(rules) })
    .where('role', '=', 'regular')
    .execute()
  try {
    const page = await web.open(path, { account: client })
    await page.getByText('You have read-only access', { exact: false }).waitFor()
    expect(await page.getByRole('button', { name: /^(Add|Edit|Duplicate|Delete)(?!.*favorites$)/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'View rights: Editor' }).click()
    await page.getByRole('dialog', { name: 'Rights of Editor' }).getByText('Customer records').waitFor()
    expect(await web.violations(page)).toEqual([])
    await page.goto(new URL('/apps/permissions?open=edit-7', page.url()).href)
    await page.getByRole('button', { name: 'View users: Only View' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByRole('button', { name: /^(Add|Edit|Delete)(?!.*favorites$)/ }).count()).toBe(0)
    expect(await web.violations(page)).toEqual([])
  } finally {
    await db.updateTable('roleAbilities').set(before).where('role', '=', 'regular').execute()
  }
})

test('the administrator keeps the right to change roles, on phones, in the dark, and in Arabic', async () => {
  const page = await web.open(`${path}?open=edit-1`, { account: client })
  expect(await page.getByRole('checkbox', { name: 'Roles and permissions: write' }).isDisabled()).toBe(true)
  for (const look of [{ width: 390, scheme: 'dark' as const }, { locale: 'ar' }]) {
    const other = await web.open(path, { ...look, account: client })
    await other.getByRole('heading', { level: 2, name: 'locale' in look ? 'محرّر' : 'Editor' }).waitFor()
    expect(await web.violations(other)).toEqual([])
    expect(await web.scrollsSideways(other)).toBe(false)
  }
})
