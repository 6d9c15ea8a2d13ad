import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { makeAccount } from '../support/accounts.ts'
import { openBrowser } from '../support/page.ts'

const web = openBrowser()
const password = 'correct horse battery'

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate()

test('two-step sign-in is set up, required at the next sign-in, and turned off with a recovery code', async () => {
  const { email } = await makeAccount(web.app, 'regular', password)
  const page = await web.open('/pages/account-settings/security', { account: { email, password } })
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  expect(await web.violations()).toEqual([])
  const secret = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByLabel('Authentication code').fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const list = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await list.first().waitFor()
  const codes = await list.allTextContents()
  expect(codes).toHaveLength(10)
  expect(await web.violations()).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByText('Recovery codes left: 10').waitFor()

  const other = await web.open('/login')
  await other.getByLabel('Email').fill(email)
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await other.getByLabel('Authentication code').fill('000000')
  expect(await web.violations(other)).toEqual([])
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await other.getByText('The code is wrong or was used before.').waitFor()
  await other.getByLabel('Authentication code').fill(codes[0] ?? '')
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await other.waitForURL('**/apps/invoice/polish')

  await page.reload()
  await page.getByText('Recovery codes left: 9').waitFor()
  await page.getByRole('button', { name: 'Sign out all other sessions' }).click()
  await web.expectNotice('All other sessions were signed out', page)
  await page.getByRole('button', { name: 'Turn off two-step sign-in' }).click()
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByLabel('Authentication code').fill(codes[1] ?? '')
  await dialog.getByRole('button', { name: 'Turn off two-step sign-in' }).click()
  await web.expectNotice('Two-step sign-in turned off', page)
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).waitFor()
})

test('data is exported; the account is deleted with its typed address, and restored by signing in', async () => {
  const { email } = await makeAccount(web.app, 'regular', password)
  const page = await web.open('/pages/account-settings/account', { account: { email, password } })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export data' }).click()
  expect((await downloading).suggestedFilename()).toBe('deskwright-export.zip')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(`Type ${email} to confirm`).fill('someone@example.com')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await dialog.getByText('This is not the email address of your account.').waitFor()
  expect(await web.violations()).toEqual([])
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await web.expectNotice('Your account will be deleted on')
  await page.waitForURL('**/front-pages/landing-page')

  await page.goto(`${web.app.url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await web.expectNotice('Welcome back. Your account won’t be deleted.')
})

test('in Arabic, on a phone, and in the dark, the account pages are accessible', async () => {
  const { email } = await makeAccount(web.app, 'regular', password)
  for (const tab of ['account', 'security']) {
    await web.open(`/pages/account-settings/${tab}`, { account: { email, password }, locale: 'ar', width: 390, scheme: 'dark' })
    expect([await web.violations(), await web.scrollsSideways()]).toEqual([[], false])
  }
})
