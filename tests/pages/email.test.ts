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

test('by keyboard alone: walk, select, star, label, search, write, and undo', async () => {
  const page = await open()
  await row(page, 'Counter display for the lamps').waitFor()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await press('j')
  await page.waitForFunction(() => document.activeElement?.closest('[data-row]'))
  await press('j', 'x', 'j', 'x')
  await page.getByText('2 selected').waitFor()
  await press('Shift+I')
  await window.expectNotice('2 emails marked as read', page)
  await press('x')
  await page.getByText('1 selected').waitFor()
  await press('l')
  await page.getByRole('menuitemcheckbox', { name: 'Private' }).waitFor()
  await press('End', 'Enter')
  await window.expectNotice('1 email labeled Private', page)
  await press('Escape')
  await page.getByRole('menuitemcheckbox', { name: 'Private' }).waitFor({ state: 'detached' })
  await press('Escape')
  await page.getByText('1 selected').waitFor({ state: 'detached' })

  await press('g', 's')
  await page.waitForURL('**/apps/email/starred')
  await page.getByRole('heading', { name: 'Starred', level: 1 }).waitFor()
  await press('g', 'i')
  await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor()
  await row(page, 'Counter display for the lamps').waitFor()
  await page.getByRole('searchbox', { name: 'Search emails' }).fill('from:thandi has:attachment')
  await page.waitForURL('**q=from**')
  await page.getByText('1 email', { exact: true }).waitFor()
  await page.locator('[data-row] a').press('Enter')
  await reader(page).getByRole('heading', { name: 'Photos for the new catalog' }).waitFor()
  await press('#')
  await window.expectNotice('1 email moved to trash', page)
  await press('z')
  await window.expectNotice('Change undone', page)
  await row(page, 'Photos for the new catalog').waitFor()

  await press('Escape', 'c')
  const compose = page.getByRole('dialog', { name: 'New email' })
  await compose.getByRole('combobox', { name: 'To' }).waitFor()
  await page.keyboard.type('lia')
  await page.getByRole('option', { name: /Liam Murphy/ }).waitFor()
  await press('Enter')
  await compose.getByText('Liam Murphy').waitFor()
  await compose.getByRole('textbox', { name: 'Subject' }).focus()
  await page.keyboard.type('Opening hours')
  await compose.getByRole('textbox', { name: 'Message' }).focus()
  await page.keyboard.type('The plan is attached.')
  await press('Control+Enter')
  await page.getByRole('dialog', { name: 'Send without an attachment?' }).getByRole('button', { name: 'Cancel' }).press('Enter')
  await compose
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Open at nine.') })
  await compose.getByRole('list', { name: 'Attachments' }).getByText('plan.txt').waitFor()
  await compose.getByRole('textbox', { name: 'Message' }).focus()
  await press('Control+Enter')
  await window.expectNotice('Email sent', page)
  await compose.waitFor({ state: 'detached' })
})

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

test('two windows: what one changes, the other shows; a send whose answer is lost is not repeated', async () => {
  const [one, two] = [await open(), await open()]
  await row(two, 'Counter display for the lamps').waitFor()
  await row(one, 'Counter display for the lamps').getByRole('link').click()
  await two
    .getByRole('link', { name: /^Inbox/ })
    .filter({ hasText: '5' })
    .waitFor()
  await one.getByRole('region', { name: 'Email', exact: true }).getByRole('button', { name: 'Move to trash' }).click()
  await row(two, 'Counter display for the lamps').waitFor({ state: 'detached' })

  const total = async () =>
    (await window.app.graphql<{ emails: { total: number } }>('{ emails(folder: SENT) { total } }', {}, token)).data.emails.total
  const before = await total()
  await two.getByRole('button', { name: 'Compose' }).click()
  const compose = two.getByRole('dialog', { name: /New email|Once/ })
  await compose.getByRole('combobox', { name: 'To' }).fill('ada@example.com,')
  await compose.getByRole('textbox', { name: 'Subject' }).fill('Once')
  await compose.getByText('Draft saved').waitFor()
  // The server sends it, but its answer is lost.
  await two.route('**/graphql', async route => {
    if (!route.request().postData()?.includes('SendEmail')) return route.fallback()
    await route.fetch()
    await two.unroute('**/graphql')
    return route.abort()
  })
  await compose.getByRole('button', { name: 'Send' }).click()
  await compose.getByRole('alert').waitFor()
  await compose.getByRole('button', { name: 'Send' }).click()
  await window.expectNotice('Email sent', two)
  expect(await total()).toBe(before + 1)
  window.expectQuiet(/ERR_FAILED/)
})
