import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const window = openBrowser()
const patient = { timeout: 10_000 }
let token: string

beforeEach(async () => {
  token = String((await window.signIn(client)).auth)
  await window.app.graphql('mutation { resetWorkspace(area: EMAIL) }', {}, token)
})

const open = (at = '/apps/email', look: Parameters<typeof window.open>[1] = {}) => window.open(at, { account: client, ...look })
const row = (page: Page, subject: string) => page.locator('[data-row]').filter({ hasText: subject })
const reader = (page: Page) => page.getByRole('region', { name: 'Email', exact: true })

test('a folder is read, answered, and undone with the mouse', async () => {
  const page = await open()
  await row(page, 'Counter display for the lamps').getByRole('link').click()
  await page.waitForURL('**?id=*')
  await reader(page).getByRole('heading', { name: 'Counter display for the lamps' }).waitFor()
  const message = page.frameLocator('iframe[title="Message from Liam Murphy"]')
  await message.getByText('The carpenter can build the display').waitFor()
  // Reading marks it as read, in the count of the folder, too.
  await page
    .getByRole('link', { name: /^Inbox/ })
    .filter({ hasText: '5' })
    .waitFor()
  expect(await window.violations(page)).toEqual([])

  await reader(page).getByRole('button', { name: 'Reply', exact: true }).click()
  const compose = page.getByRole('dialog', { name: /^Re: Counter display/ })
  await compose.getByRole('textbox', { name: 'Message' }).fill('The lower one, then.')
  await compose.getByText('Draft saved').waitFor()
  await compose.getByRole('button', { name: 'Send' }).click()
  await window.expectNotice('Email sent', page)
  await reader(page).getByRole('listitem').filter({ hasText: 'Mira Valdez' }).first().waitFor()
  await page.getByRole('status').filter({ hasText: 'Email sent' }).getByRole('button', { name: 'Undo' }).click()
  await compose.getByText('The lower one, then.').waitFor()
  await compose.getByRole('button', { name: 'Discard draft' }).click()
  await window.expectNotice('Draft discarded', page)

  await reader(page).getByRole('button', { name: 'Move to trash' }).click()
  await row(page, 'Counter display for the lamps').waitFor({ state: 'detached' })
  await page.getByRole('status').filter({ hasText: 'moved to trash' }).getByRole('button', { name: 'Undo' }).click()
  await row(page, 'Counter display for the lamps').waitFor()
  await expect
    .poll(
      async () =>
        (await window.app.graphql<{ emails: { total: number } }>('{ emails(folder: INBOX) { total } }', {}, token)).data.emails.total,
      patient,
    )
    .toBe(22)
})
