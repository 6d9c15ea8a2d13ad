import { expect, test } from 'vitest'
import { applyEvent } from '../../server/areas/billing/events.ts'
import { notify } from '../../server/areas/notifications/notify.ts'
import { makeAccount } from '../support/accounts.ts'
import { onePixel } from '../support/bodies.ts'
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
  await dialog.getByLabel('Current password').fill('wrong')
  await dialog.getByRole('button', { name: 'Create API key' }).click()
  await dialog.getByText('This field is required', { exact: true }).waitFor()
  await dialog.getByLabel('Name').fill('Nightly backup')
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

test('notifications of the browser are asked for by a press, and shown while the page is hidden', async () => {
  const { email, id } = await makeAccount(web.app, 'regular', password)
  const page = await web.open('/pages/account-settings/notification', { account: { email, password } })
  const toggle = page.getByRole('switch', { name: 'Show in this browser' })
  // Browsers without a window deny every permission.
  await page.addInitScript(() => {
    const shown: string[] = []
    let asked = 0
    class FakeNotification extends EventTarget {
      static permission = 'default'
      static requestPermission() {
        asked += 1
        FakeNotification.permission = 'granted'
        return Promise.resolve('granted')
      }
      constructor(text: string) {
        super()
        shown.push(text)
      }
    }
    Object.assign(window, { Notification: FakeNotification, noticesShown: shown, noticesAsked: () => asked })
  })
  await page.reload()
  await toggle.waitFor()
  expect(await toggle.isChecked()).toBe(false)
  const asked = () => page.evaluate(() => (window as unknown as { noticesAsked: () => number }).noticesAsked()) // set above
  const shown = () => page.evaluate(() => (window as unknown as { noticesShown: string[] }).noticesShown) // set above
  expect(await asked()).toBe(0)
  await toggle.press('Space')
  await expect.poll(() => toggle.isChecked()).toBe(true)
  expect(await asked()).toBe(1)
  expect(await web.violations(page)).toEqual([])
  const column = page.getByRole('checkbox', { name: 'Words running low: Browser' })
  const saved = page.waitForResponse(response => response.request().postData()?.includes('SaveNotificationSettings') === true)
  await column.uncheck()
  await saved
  const { store, now, events } = web.app.running.parts
  const send = async (key: string, kind: 'WORDS_LOW' | 'PLAN_ENDED') => {
    await store.transact(db => notify(db, id, { key, kind, facts: { words: 7, amount: 9 }, link: '/pages/pricing' }, now()))
    events.publish(`notifications:${id}`, {})
  }
  const bell = (count: number) => page.getByRole('button', { name: new RegExp(`^Notifications, ${count} unread`) }).waitFor()
  const before = Number(
    /\d+/.exec(
      (await page
        .getByRole('button', { name: /^Notifications/ })
        .first()
        .getAttribute('aria-label')) ?? '',
    )?.[0] ?? 0,
  )
  await send('seen', 'PLAN_ENDED')
  await bell(before + 1)
  expect(await shown()).toEqual([])
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }))
  await send('off', 'WORDS_LOW')
  await bell(before + 2)
  await send('on', 'PLAN_ENDED')
  await bell(before + 3)
  await expect.poll(shown).toEqual(['Your plan ended: the next period couldn’t be paid'])
})

test('the address book adds, edits, and deletes addresses with undo, and chooses the default', async () => {
  const { email, token } = await makeAccount(web.app, 'regular', password)
  const ada = { name: 'Ada Lovelace', address: '12 St James’s Square', country: 'GB' }
  await web.app.rest('POST', '/order/saveAddress', { token, body: ada })
  const page = await web.open('/pages/account-settings/billing-plans', { account: { email, password } })
  const card = page.getByRole('region', { name: 'Address book' })
  await card.getByRole('button', { name: 'Add address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add address' })
  await dialog.getByLabel('Name or company').fill('Grace Hopper')
  await dialog.getByLabel('Address', { exact: true }).fill('Arlington')
  await dialog.getByLabel('Country').click()
  await page.getByRole('option', { name: 'United States' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await card.getByRole('button', { name: 'Set as default: Grace Hopper' }).click()
  await expect
    .poll(() => page.getByRole('region', { name: 'Billing details' }).getByLabel('Name or company').inputValue())
    .toBe('Grace Hopper')
  await card.getByRole('button', { name: 'Edit: Ada Lovelace' }).click()
  await page.getByRole('dialog').getByLabel('Name or company').fill('Countess of Lovelace')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await card.getByRole('button', { name: 'Delete: Countess of Lovelace' }).click()
  await card.getByText('Countess of Lovelace').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await card.getByText('Countess of Lovelace').waitFor()
  expect(await web.violations(page)).toEqual([])
})

test('a plan shows its usage and what pays it, and amounts in the preferred currency', async () => {
  const { email, token } = await makeAccount(web.app, 'regular', password)
  const { body } = await web.app.rest('POST', '/order/create', { token, body: { packId: 'writer-month', method: 'sandbox' } })
  const data = { outTradeNo: body.outTradeNo, amount: 900, currency: 'USD', paymentId: 'p' }
  const { store, now } = web.app.running.parts
  await store.transact(db =>
    applyEvent(db, 'sandbox', { id: `evt_${body.outTradeNo}`, type: 'payment.succeeded', created: 0, data }, now()),
  )
  const profile = { fullName: '', organization: '', phone: '', address: '', timeZone: '', currency: 'SAR' }
  await web.app.rest('POST', '/me/saveProfile', { token, body: profile })
  const page = await web.open('/pages/account-settings/billing-plans', { account: { email, password } })
  await page.getByText('0 of 50,000 words used in this period').waitFor()
  const methods = page.getByRole('region', { name: 'Payment methods' })
  await methods.getByRole('listitem').filter({ hasText: 'Card' }).getByText('Pays for your plan').waitFor()
  await methods.getByText('$0.00 available').waitFor()
  await page.getByText('About SAR\u00A00.00 at the rate of Dec 31, 2024').waitFor()
  expect(await web.violations(page)).toEqual([])
  await page.goto(`${web.app.url}/pages/pricing?buy=words-10000`)
  await page.getByRole('dialog').getByText('About SAR\u00A030.00').waitFor()
  // Orders are cards on phones.
  const phone = await web.open('/pages/account-settings/billing-plans', { account: { email, password }, width: 390 })
  const order = phone.getByRole('list', { name: 'Orders' }).getByRole('listitem')
  await order.getByRole('button', { name: `Refund order ${body.outTradeNo}` }).waitFor()
  await order.getByText('$9.00').waitFor()
  expect(await web.violations(phone)).toEqual([])
  await order.getByRole('link', { name: 'Invoice' }).click()
  const items = phone.getByRole('article', { name: /^Invoice / }).getByRole('table')
  await items.getByText('Writer', { exact: true }).waitFor()
  await items.getByText('50,000 words').waitFor()
})

test('apps are connected under a name and disconnected, with undo', async () => {
  const { email } = await makeAccount(web.app, 'regular', password)
  const page = await web.open('/pages/account-settings/connection', { account: { email, password } })
  const github = page.getByRole('switch', { name: 'GitHub' })
  await github.click()
  const dialog = page.getByRole('dialog', { name: 'Connect GitHub' })
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await dialog.getByText('Enter a name.').waitFor()
  await dialog.getByLabel('Account or workspace').fill('ada-lovelace')
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await page.getByText('ada-lovelace').waitFor()
  expect(await github.isChecked()).toBe(true)
  await web.expectNoticeAndClose('GitHub connected')
  await github.click()
  await web.expectNotice('GitHub disconnected')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('ada-lovelace').waitFor()
  expect(await web.violations(page)).toEqual([])
})

test('on a phone, the current tab is in view, in both directions', async () => {
  const { email } = await makeAccount(web.app, 'regular', password)
  for (const locale of ['en', 'ar']) {
    const page = await web.open('/pages/account-settings/connection', { account: { email, password }, width: 390, locale })
    const tab = page.locator('nav a[aria-current="page"][href$="/connection"]')
    await tab.waitFor()
    const { left, right } = await tab.evaluate(element => element.getBoundingClientRect().toJSON() as DOMRect)
    expect([left >= 0, right <= 390]).toEqual([true, true])
  }
})

test('the picture of the account is shown in the header as soon as it is saved', async () => {
  const { email, token } = await makeAccount(web.app, 'regular', password)
  const page = await web.open('/pages/account-settings/account', { account: { email, password } })
  const picture = page.getByRole('button', { name: 'Your account', exact: true }).locator('img')
  await page.getByRole('button', { name: 'Upload picture' }).waitFor()
  expect(await picture.count()).toBe(0)
  await web.app.rest('POST', '/me/saveAvatar', { token, body: { picture: `data:image/png;base64,${onePixel}` } })
  await page.reload()
  await picture.waitFor()
  await page.getByRole('button', { name: 'Remove' }).click()
  await picture.waitFor({ state: 'detached' })
})
