import { beforeEach, expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const window = openBrowser()
const patient = { timeout: 10_000 }
const path = '/apps/invoice/list'
let token: string

beforeEach(async () => {
  token = String((await window.signIn(client)).auth)
  await window.app.graphql('mutation { resetWorkspace(area: INVOICES) }', {}, token)
})

test('the list is narrowed by a tile, sorted, searched, and reached by keyboard', async () => {
  const page = await window.open('/access-control', { account: client })
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await page.waitForURL(`**${path}`)
  await page.getByText('1–10 of 37').waitFor()
  await page.getByRole('button', { name: /^Past due/ }).click()
  await page.waitForURL('**?status=PAST_DUE')
  await page.getByRole('table').getByText('Past due').first().waitFor()
  await page.getByRole('button', { name: /^Past due/ }).click()
  await page.getByRole('button', { name: 'Total' }).click()
  await page.waitForURL('**?sort=TOTAL')
  await page.getByRole('searchbox').fill('szab')
  await page.waitForURL('**?sort=TOTAL&search=szab')
  await expect.poll(() => page.locator('[data-row]').count(), patient).toBeLessThan(10)
})

test('an invoice is duplicated and deleted, each with Undo', async () => {
  const page = await window.open(path, { account: client })
  await page.getByText('1–10 of 37').waitFor()
  await page.getByRole('button', { name: 'Duplicate' }).first().click()
  await window.told('Invoice duplicated', page)
  await page.getByText('1–10 of 38').waitFor()
  await page.locator('[data-row="5038"]').getByRole('button', { name: 'Delete' }).click()
  await window.told('Invoice deleted', page)
  await page.getByText('1–10 of 37').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('1–10 of 38').waitFor()
})
