import { expect, test } from 'vitest'
import { applyEvent } from '../../server/areas/billing/events.ts'
import { makeAccount } from '../support/accounts.ts'
import { openBrowser } from '../support/page.ts'

const web = openBrowser()
const password = 'correct horse battery'

test('notification settings are kept, by keyboard and in Arabic', async () => {
  const { email } = await makeAccount(web.app, 'regular', password)
  const account = { email, password }
  const page = await web.open('/pages/account-settings/notification', { account })
  const box = page.getByRole('checkbox', { name: 'Payment received: Email' })
  await box.waitFor()
  expect(await box.isChecked()).toBe(true)
  const saved = page.waitForResponse(response => response.request().postData()?.includes('SaveNotificationSettings') === true)
  await box.press('Space')
  await saved
  expect(await web.violations(page)).toEqual([])
  await page.reload()
  await box.waitFor()
  expect(await box.isChecked()).toBe(false)
  const arabic = await web.open('/pages/account-settings/notification', { account, width: 390, locale: 'ar' })
  const same = arabic.getByRole('checkbox', { name: 'استلام دفعة: البريد الإلكتروني' })
  await same.waitFor()
  expect(await same.isChecked()).toBe(false)
  expect(await web.violations(arabic)).toEqual([])
})

test('billing details are printed on the invoice of the next purchase', async () => {
  const { email, token } = await makeAccount(web.app, 'regular', password)
  const page = await web.open('/pages/account-settings/billing-plans', { account: { email, password } })
  await page.getByLabel('Name or company').fill('Card 4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('card number').waitFor()
  await page.getByLabel('Name or company').fill('Ada Lovelace')
  await page.getByLabel('Address', { exact: true }).fill('12 St James’s Square\nLondon')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await web.expectNotice('Billing details saved')
  expect(await web.violations(page)).toEqual([])
  const { body } = await web.app.rest('POST', '/order/create', { token, body: { packId: 'words-2000', method: 'sandbox' } })
  const data = { outTradeNo: body.outTradeNo, amount: 200, currency: 'USD', paymentId: 'p' }
  const { store, now } = web.app.running.parts
  await store.transact(db => applyEvent(db, 'sandbox', { id: 'evt_1', type: 'payment.succeeded', created: 0, data }, now()))
  await page.reload()
  await page.getByRole('link', { name: /^Invoice of order/ }).click()
  await page
    .getByRole('article', { name: /^Invoice / })
    .getByText('Ada Lovelace')
    .waitFor()
  expect(await web.violations(page)).toEqual([])
})

test('an API key is shown once, works, and is revoked', async () => {
  const { email } = await makeAccount(web.app, 'regular', password)
  const page = await web.open('/pages/account-settings/security', { account: { email, password } })
  await page.getByText('No API keys yet').waitFor()
  await page.getByRole('button', { name: 'Create API key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create API key' })
  await dialog.getByLabel('Name').fill('Nightly backup')
  await dialog.getByLabel('Current password').fill('wrong')
  await dialog.getByRole('button', { name: 'Create API key' }).click()
  await dialog.getByText('password', { exact: false }).last().waitFor()
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Create API key' }).click()
  const shown = dialog.getByRole('textbox', { name: 'Key' })
  await shown.waitFor()
  const key = (await shown.textContent()) ?? ''
  expect((await web.app.rest('POST', '/me/me', { token: key })).body).toMatchObject({ reason: 'API_KEY_READ_ONLY' })
  const { data } = await web.app.graphql<{ me: { email: string } }>('{ me { email } }', {}, key)
  expect(data.me.email).toBe(email)
  expect(await web.violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  const revoke = page.getByRole('button', { name: 'Revoke Nightly backup' })
  await revoke.waitFor()
  expect(await page.content()).not.toContain(key)
  await revoke.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('No API keys yet').waitFor()
  expect((await web.app.rest('GET', '/api/apps/permissions', { token: key })).status).toBe(401)
})
