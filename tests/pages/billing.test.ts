import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
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

test('a buyer is declined, pays with another card, sees the words, and gets a refund', async () => {
  const page = await web.open('/pages/pricing', { account: await buyer() })
  await page.getByRole('button', { name: 'Buy: 10,000 words' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy 10,000 words' })
  await dialog.getByLabel('Coupon code').fill('nothing')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await dialog.getByText('There is no coupon NOTHING').waitFor()
  await dialog.getByLabel('Coupon code').fill('welcome10')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await dialog.getByText('-$0.80').waitFor()
  await dialog.getByLabel('Country').click()
  await page.getByRole('option', { name: 'Germany' }).click()
  await dialog.getByRole('button', { name: 'Pay $8.57' }).waitFor()
  expect(await web.violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Pay $8.57' }).click()

  await page.waitForURL('**/sandbox-pay/**')
  await page.getByLabel('4000 0000 0000 0002').check()
  await page.getByRole('button', { name: 'Pay $8.57' }).click()
  await page.waitForURL('**/billing-plans**')
  await web.expectNotice('The payment was declined. Try another card.')
  const orders = page.getByRole('region', { name: 'Orders' })
  await orders.getByText('Failed').waitFor()
  await orders.getByRole('link', { name: /^Pay order/ }).click()
  await page.getByText('The last payment was declined').waitFor()
  await page.getByLabel('4000 0027 6000 3184').check()
  await page.getByRole('button', { name: 'Pay $8.57' }).click()
  await page.getByRole('button', { name: 'Confirm the payment' }).click()
  await page.waitForURL('**/billing-plans**')
  await web.expectNotice('Payment received')
  await page.getByText('10,500', { exact: true }).waitFor()
  expect(await web.violations(page)).toEqual([])

  await orders.getByRole('button', { name: /^Refund order/ }).click()
  await page.getByRole('dialog', { name: 'Refund this order?' }).getByRole('button', { name: 'Refund' }).click()
  await orders.getByText('Refunded').waitFor()
  await page.getByText('500', { exact: true }).waitFor()
})

test('someone adds money and subscribes by keyboard on a phone, then cancels and resumes the plan', async () => {
  const page = await web.open('/pages/account-settings/billing-plans', { account: await buyer(), width: 390 })
  await page.getByRole('button', { name: 'Add money' }).press('Enter')
  await page.getByLabel('Amount in US dollars').fill('2')
  await page.keyboard.press('Enter')
  await page.getByText('amount must be 5 or more').or(page.getByText('must be 5 or more')).waitFor()
  await page.getByLabel('Amount in US dollars').fill('20')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sandbox-pay/**')
  await page.getByRole('button', { name: 'Pay $20.00' }).press('Enter')
  await page.waitForURL('**/billing-plans**')
  await page.getByText('$20.00', { exact: true }).first().waitFor()
  await page.getByRole('link', { name: 'Buy words' }).press('Enter')
  await page.getByRole('button', { name: 'Choose: Writer' }).press('Enter')
  await page.getByRole('radio', { name: 'Balance ($20.00)' }).check()
  await page.getByRole('button', { name: 'Pay $9.00' }).press('Enter')
  await page.waitForURL('**/billing-plans')
  await page.getByText(/50,000 words in each period. Renews on/).waitFor()
  await page.getByRole('button', { name: 'Cancel plan' }).press('Enter')
  await page.getByText(/Canceled; ends on/).waitFor()
  await page.getByRole('button', { name: 'Resume plan' }).press('Enter')
  await page.getByText(/Renews on/).waitFor()
})

test('a visitor sees the prices, and comes back to the pack after signing in', async () => {
  const { email } = await buyer()
  const page = await web.open('/front-pages/pricing')
  await page.getByRole('link', { name: 'Buy: 2,000 words' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('dialog', { name: 'Buy 2,000 words' }).waitFor()
})
