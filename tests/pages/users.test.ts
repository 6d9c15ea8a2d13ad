import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const web = openBrowser()
const path = '/apps/user/list'

/** Restores the users, in case an aborted test left changes. */
const reset = async () => web.app.graphql(`mutation { resetWorkspace(area: USERS) }`, {}, (await web.signIn(client)).auth)

test('users are found by card, filters, and search with a shareable address; suspended, changed together, and undone live', async () => {
  await reset()
  const page = await web.open(path, { account: client })
  const rows = page.getByRole('table').locator('tbody tr')
  await rows.filter({ hasText: 'Aaliyah Johnson' }).waitFor()
  expect(await web.violations(page)).toEqual([])

  await page.getByRole('button', { name: /^Pending/ }).click()
  await page.getByText('of 8', { exact: false }).first().waitFor()
  expect(page.url()).toContain('status=PENDING')
  await page.getByRole('button', { name: /^Pending/ }).click()
  await page.getByRole('button', { name: /^Pending/, pressed: false }).waitFor()
  await page.getByRole('button', { name: /^Signed in/ }).click()
  await page.getByRole('button', { name: /^Signed in/, pressed: true }).click()
  await page.waitForURL(url => !url.searchParams.has('signedIn'))
  // A filter chosen before the debounce ends is kept, also on a slow machine.
  await page.getByRole('searchbox').fill('zahra')
  await page.getByRole('combobox', { name: 'Role: All' }).click()
  await page.getByRole('option', { name: 'Editor' }).click()
  await page.waitForURL(/role=EDITOR/)
  const fatima = rows.filter({ hasText: 'Fatima Zahra El Idrissi' })
  await fatima.getByText('Enterprise').waitFor()
  await page.waitForURL(/search=zahra/)
  expect(page.url()).toContain('role=EDITOR')

  const second = await page.context().newPage()
  await second.goto(page.url())
  const other = second.getByRole('row', { name: /Fatima Zahra/ })
  await other.getByText('Active').waitFor()
  await fatima.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Suspend' }).click()
  await web.expectNotice('Fatima Zahra El Idrissi suspended', page)
  await other.getByText('Suspended').waitFor()
  await page.keyboard.press('Control+z')
  await other.getByText('Active').waitFor()
  await second.close()

  await page.reload()
  await fatima.getByText('Active').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByText('1 selected').waitFor()
  await page.getByRole('button', { name: 'Change plan' }).click()
  await page.getByRole('menuitem', { name: 'Company' }).click()
  await web.expectNotice('1 user changed', page)
  await fatima.getByText('Company').waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await fatima.getByText('Enterprise').waitFor()
})

test('a user is added with a free address, edited by keyboard, and invited; a file is tried before importing', async () => {
  await reset()
  const page = await web.open(`${path}?open=add`, { account: client })
  const drawer = page.getByRole('dialog', { name: 'Add user' })
  await drawer.getByLabel('Full name').fill('Nour Saleh')
  await drawer.getByLabel('Username').fill('nour.saleh')
  await drawer.getByLabel('Email').fill('lars@hedlund.example')
  await drawer.getByLabel('Username').focus()
  await drawer.getByText('Another user already has this. Enter a different one.').waitFor()
  expect(await web.violations(page)).toEqual([])
  await drawer.getByLabel('Email').fill('nour.saleh@barid.example')
  await drawer.getByText('Another user already has this. Enter a different one.').waitFor({ state: 'hidden' })
  await page.keyboard.press('Control+Enter')
  await drawer.waitFor({ state: 'hidden' })
  await web.expectNoticeAndClose('Nour Saleh added', page)

  await page.getByRole('searchbox').fill('nour.saleh')
  const nour = page.getByRole('table').locator('tbody tr').filter({ hasText: 'nour.saleh' })
  await nour.waitFor()
  await page.getByText('1–1 of 1').waitFor()
  await page.locator('h1').focus()
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog', { name: 'Edit Nour Saleh' })
  await dialog.getByLabel('Full name').fill('Nour Al-Saleh')
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'hidden' })
  await web.expectNotice('Nour Al-Saleh changed', page)

  // A snackbar that closes together with its dialog makes room for the next one.
  await nour.getByText('Nour Al-Saleh').waitFor()
  await page.keyboard.press('e')
  await page.getByRole('dialog', { name: 'Edit Nour Al-Saleh' }).getByLabel('Full name').waitFor()
  await page.evaluate(() => {
    for (const where of ['[data-notices]', '[role="dialog"]']) document.querySelector<HTMLElement>(`${where} [aria-label="Close"]`)?.click()
  })
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Invite user' }).click()
  await page.getByRole('dialog').getByLabel('Email').fill('ines.moreau@courrier.example')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await web.expectNoticeAndClose('Invitation sent to ines.moreau@courrier.example', page)
  const { data } = await web.app.graphql<{ emails: { items: { to: { email: string }[] }[] } }>(
    '{ emails(folder: SENT) { items { to { email } } } }',
    {},
    (await web.signIn(client)).auth,
  )
  expect(data.emails.items[0]?.to).toEqual([{ email: 'ines.moreau@courrier.example' }])

  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('dialog').getByText('Choose file').click()])
  const lines = [
    'Full name,E-mail,Role',
    'Ada Byron,ada.byron@example.com,Editor',
    'Lars Again,lars@hedlund.example,author',
    'Nobody,none,king',
  ]
  await chooser.setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  await page.getByText('1 row is ready to import. 2 rows will be skipped:', { exact: false }).waitFor()
  await page.getByText('lars@hedlund.example is already in use by another user').waitFor()
  await page.getByRole('button', { name: 'Add 1 user' }).click()
  await web.expectNotice('1 user added', page)
})

test('filtered users are exported; an empty result shows how to clear the filters', async () => {
  const page = await web.open(`${path}?role=ADMIN`, { account: client })
  await page.getByText('1–5 of 5').waitFor()
  await page.getByRole('button', { name: 'Columns, export, and more' }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Export as CSV' }).click()])
  expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(6)
  await page.getByRole('searchbox').fill('nobody at all')
  await page.getByText('No results').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByText('1–10 of', { exact: false }).waitFor()
})

test('a user is suspended, moved to another plan, signed out, and connected, each undone; an unknown user shows an error', async () => {
  const page = await web.open('/apps/user/view/3', { account: client })
  await page.getByRole('heading', { level: 1, name: 'Mei-Ling Chen' }).waitFor()
  await page.getByRole('button', { name: 'Change plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change plan for Mei-Ling Chen' })
  await dialog.getByText(/^Enterprise/).click()
  await dialog.getByText('$150.00 more per month').waitFor()
  await dialog.getByRole('button', { name: 'Change plan' }).click()
  await page.getByText('Mei-Ling Chen moved to Enterprise').first().waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('$249.00 per month').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('$99.00 per month').waitFor()

  await page.getByRole('tab', { name: 'Security' }).click()
  expect(page.url()).toContain('tab=security')
  await page.getByRole('button', { name: /^Sign out of/ }).click()
  await page.getByText('No active sessions').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByRole('table', { name: 'Devices' }).waitFor()
  await page.getByRole('tab', { name: 'Rights' }).click()
  await page.getByText('These rights come with the Maintainer role.').waitFor()
  expect(await web.violations(page)).toEqual([])
  await page.reload()
  await page.getByText('These rights come with the Maintainer role.').waitFor()
  await page.getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('button', { name: 'Reactivate' }).waitFor()
  await page.getByText('while the user is suspended', { exact: false }).waitFor()
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: 'Suspend' }).waitFor()

  await page.goto(new URL('/apps/user/view/3?open=edit', page.url()).href)
  await page.getByRole('dialog', { name: 'Edit Mei-Ling Chen' }).waitFor()
  await page.goto(new URL('/apps/user/list?open=edit-45&search=zahra', page.url()).href)
  await page
    .getByRole('dialog', { name: /^Edit / })
    .getByLabel('Full name')
    .waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL(url => !url.searchParams.has('open'))

  await page.goto(new URL('/apps/user/view/999', page.url()).href)
  await page.getByRole('link', { name: 'View all users' }).waitFor()
})

test.each([
  { width: 390, scheme: 'dark' as const, locale: 'en' },
  { width: 1440, scheme: 'light' as const, locale: 'ar' },
])('the list at $width pixels, $scheme, in $locale is accessible and does not scroll sideways', async look => {
  const page = await web.open(path, { ...look, account: client })
  await page.getByText('amara.okafor@example.com').waitFor()
  expect(await web.violations(page)).toEqual([])
  expect(await web.scrollsSideways(page)).toBe(false)
})
