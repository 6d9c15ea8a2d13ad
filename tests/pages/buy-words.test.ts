import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { embeddedEngine } from '../../server/engine/embedded/engine.ts'
import { makeAccount, type MadeAccount } from '../support/accounts.ts'
import { freePort } from '../support/free-port.ts'
import { openBrowser } from '../support/page.ts'

const web = openBrowser({ env: { PORT: String(await freePort()) }, engine: embeddedEngine({ workers: 1 }) })
const password = 'correct horse battery'

/** An account that has used up its words. */
async function outOfWords(): Promise<MadeAccount> {
  const account = await makeAccount(web.app, 'regular', password)
  await web.app.running.parts.store.transact(db =>
    db.updateTable('wordGrants').set({ remaining: 0 }).where('accountId', '=', account.id).execute(),
  )
  return account
}

/** Buys what the page of prices recommends for the missing words. */
async function buy(page: Page) {
  await page
    .getByText(/^This text needs|more words/)
    .first()
    .waitFor()
  const best = page.getByRole('article', { name: '2,000 words' })
  await best.getByText('Enough for your text').waitFor()
  await page.getByRole('button', { name: 'Pay $2.00' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy 2,000 words' })
  await dialog.getByRole('button', { name: 'Pay $2.00' }).click()
  await page.waitForURL('**/sandbox-pay/**')
  await page.getByRole('button', { name: 'Pay $2.00' }).click()
}

test('the editor leads to the smallest sufficient pack, and back to the kept text', async () => {
  const { email } = await outOfWords()
  const page = await web.open('/apps/invoice/polish', { account: { email, password } })
  const text = page.locator('.tiptap')
  await text.click()
  await page.keyboard.type('We definately recieved the parcel.')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('link', { name: 'Buy words' }).first().click()
  await page.waitForURL(/pricing\?.*words=\d/)
  await buy(page)
  await page.getByText('Payment of $2.00 received.').waitFor()
  await page.getByRole('link', { name: 'Back to your text' }).click()
  await text.getByText('We definately recieved the parcel.').waitFor()
  await page.keyboard.press('Control+Enter')
  await page
    .getByText(/changes? to review/)
    .first()
    .waitFor()
})

test.each([
  [
    'an email',
    '/apps/email',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Compose' }).click()
      const compose = page.getByRole('dialog', { name: /New email/ })
      const body = compose.getByRole('textbox', { name: 'Message' })
      await body.click()
      await page.keyboard.type('We definately recieved the parcel.')
      return { part: compose, text: () => body.textContent() }
    },
  ],
  [
    'the message of an invoice',
    '/apps/invoice/preview/5034?open=send',
    async (page: Page) => {
      const drawer = page.getByRole('dialog', { name: /^Send invoice/ })
      const body = drawer.getByLabel('Message')
      await body.fill('We definately recieved the parcel.')
      return { part: drawer, text: () => body.inputValue() }
    },
  ],
  [
    'the description of a product',
    '/apps/ecommerce/product/edit/12',
    async (page: Page) => {
      const body = page.getByRole('textbox', { name: 'Description' })
      await body.click()
      await page.keyboard.press('Control+a')
      await page.keyboard.type('We definately recieved the parcel.')
      return { part: page.getByRole('main'), text: () => body.textContent() }
    },
  ],
])('%s leads to the smallest sufficient pack in another tab, and keeps its text', async (_, path, write) => {
  const { email } = await outOfWords()
  const page = await web.open(path, { account: { email, password } })
  const { part, text } = await write(page)
  const polish = part.getByRole('button', { name: 'Polish', exact: true })
  await polish.click()
  const [prices] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: 'Buy words' }).click()])
  await buy(prices)
  await prices.waitForURL('**/billing-plans**')
  await prices.getByText('2,000', { exact: true }).first().waitFor()
  await prices.close()
  expect(await text()).toBe('We definately recieved the parcel.')
  await polish.click()
  await expect.poll(text, { timeout: 20_000 }).toBe('We definitely received the parcel.')
  web.expectQuiet(/402 \(Payment Required\)/)
})
