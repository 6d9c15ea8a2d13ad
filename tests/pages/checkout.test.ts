import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { makeAccount } from '../support/accounts.ts'
import { openBrowser } from '../support/page.ts'

/** The payment page leads back to APP_URL, so the port must be known. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // of a TCP server
  server.close()
  await once(server, 'close')
  return port
}

const web = openBrowser({ env: { PORT: String(await freePort()) } })
const password = 'correct horse battery'
const buyer = async () => ({ email: (await makeAccount(web.app, 'regular', password)).email, password })

test('checkout goes through four steps, survives a reload, and ends with the words and the invoice', async () => {
  const page = await web.open('/front-pages/checkout?step=cart&pack=words-10000', { account: await buyer() })
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Your cart is empty.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByLabel('Coupon code').fill('nothing')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('There is no coupon NOTHING').waitFor()
  await page.getByLabel('Coupon code').fill('welcome10')
  await page.getByRole('button', { name: 'Apply' }).click()
  const summary = page.getByRole('region', { name: 'Order summary' })
  await summary.getByText('-$0.80').waitFor()
  expect(await web.violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue to billing address' }).press('Enter')

  await page.getByRole('heading', { name: 'Billing address' }).waitFor()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByText('Enter a name.').waitFor()
  await page.getByLabel('Name or company').fill('Ada Lovelace')
  await page.getByLabel('Address', { exact: true }).fill('12 St James’s Square')
  await page.getByLabel('Country').click()
  await page.getByRole('option', { name: 'Germany' }).click()
  expect(await web.violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue to payment' }).click()

  await page.getByRole('button', { name: 'Pay $8.57' }).waitFor()
  expect(page.url()).toContain('step=payment')
  await page.reload()
  await page.getByText('Ada Lovelace').waitFor()
  await page.getByRole('button', { name: 'Pay $8.57' }).waitFor()
  expect(await web.violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Pay $8.57' }).click()
  await page.waitForURL('**/sandbox-pay/**')
  await page.goBack()
  await page.reload()
  // The same order, not a second one.
  await page.getByText('Waiting for the payment of $8.57.').waitFor()
  await page.getByRole('link', { name: 'Go to payment' }).click()
  await page.waitForURL('**/sandbox-pay/**')
  await page.getByLabel('4000 0000 0000 0002').check()
  await page.getByRole('button', { name: 'Pay $8.57' }).click()
  await page.getByText('The payment of $8.57 was declined.').waitFor()
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Pay $8.57' }).click()
  await page.getByText('Payment of $8.57 received.').waitFor()
  await page.getByText('10,000 words added').waitFor()
  expect(await web.violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Invoice' }).click()
  await page
    .getByRole('article', { name: /^Invoice / })
    .getByText('Ada Lovelace')
    .waitFor()
  const orders = await web.app.running.parts.store.db.selectFrom('paymentOrders').select('status').execute()
  expect(orders).toEqual([{ status: 'paid' }])
})

test('a visitor keeps the cart through sign-in, on a phone in Arabic', async () => {
  const { email } = await buyer()
  const page = await web.open('/front-pages/checkout?step=address&pack=pass-week', { width: 390, locale: 'ar' })
  expect(await web.violations(page)).toEqual([])
  await page.getByRole('region', { name: 'عنوان الفوترة' }).getByRole('link', { name: 'تسجيل الدخول' }).click()
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.keyboard.press('Enter')
  await page.getByLabel('الاسم أو الشركة').waitFor()
  expect(page.url()).toContain('step=address&pack=pass-week')
  expect(await web.violations(page)).toEqual([])
})

test('the payment page pays from the balance, and resumes a pending order', async () => {
  const { token, email } = await makeAccount(web.app, 'regular', password)
  await web.app.rest('POST', '/order/create', { token, body: { packId: 'words-2000', method: 'sandbox' } })
  const page = await web.open('/front-pages/payment?pack=words-2000', { account: { email, password } })
  await page.getByText('An order over $2.00 is waiting for its payment.').waitFor()
  await page.getByText('Save your billing details first.').waitFor()
  expect(await web.violations(page)).toEqual([])
  await page.getByLabel('Name or company').fill('Ada Lovelace')
  await page.getByLabel('Country').click()
  await page.getByRole('option', { name: 'United States' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('radio', { name: 'Balance ($0.00)' }).check()
  await page.getByText('Your balance is too small.').waitFor()
  await page.getByRole('link', { name: 'Resume' }).click()
  await page.waitForURL('**/sandbox-pay/**')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL('**/front-pages/payment?**')
  await page.getByText('Waiting for the payment of $2.00.').waitFor()
})
