import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const window = openBrowser()
beforeEach(async () => {
  const token = String((await window.signIn(client)).auth)
  await window.app.graphql('mutation { resetWorkspace(area: EMAIL) }', {}, token)
})

const open = (at = '/apps/email', look: Parameters<typeof window.open>[1] = {}) => window.open(at, { account: client, ...look })
const row = (page: Page, subject: string) => page.locator('[data-row]').filter({ hasText: subject })

test('on a phone, in Arabic: one pane, from the list to the email and back', async () => {
  const page = await open('/apps/email', { width: 390, locale: 'ar' })
  await row(page, 'Counter display for the lamps').getByRole('link').click()
  await page.waitForURL('**?id=*')
  await page.getByRole('button', { name: 'العودة إلى القائمة' }).waitFor()
  expect(await page.locator('[data-email-list]').isVisible()).toBe(false)
  await page.frameLocator('iframe >> nth=0').getByText('The carpenter can build the display').waitFor()
  expect(await window.scrollsSideways(page)).toBe(false)
  await page.getByRole('button', { name: 'العودة إلى القائمة' }).click()
  await page.getByRole('button', { name: 'فتح المجلدات' }).click()
  await page.getByRole('link', { name: /^المسودات/ }).click()
  await page.waitForURL('**/apps/email/draft')
  await page.locator('[data-row] a').first().click()
  const compose = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'نص الرسالة' }) })
  await compose.getByRole('textbox', { name: 'نص الرسالة' }).waitFor()
  expect(await window.violations(page)).toEqual([])
})
