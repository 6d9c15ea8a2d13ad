import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const window = openBrowser()
let token: string

beforeEach(async () => {
  token = String((await window.signIn(client)).auth)
  await window.app.graphql('mutation { resetWorkspace(area: EMAIL) }', {}, token)
})

const open = (at = '/apps/email', look: Parameters<typeof window.open>[1] = {}) => window.open(at, { account: client, ...look })
const counts = async () =>
  (await window.app.graphql<{ emailCounts: { inbox: number } }>('{ emailCounts { inbox } }', {}, token)).data.emailCounts
const unread = (page: Page, count: number) =>
  page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: `Inbox ${count} unread` })
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

test('two windows: what one changes, the other shows; a send whose answer is lost is not repeated', async () => {
  const unreadBefore = (await counts()).inbox
  const [one, two] = [await open(), await open()]
  await row(two, 'Counter display for the lamps').waitFor()
  await row(one, 'Counter display for the lamps').getByRole('link').click()
  await unread(two, unreadBefore - 1).waitFor()
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
  let isLost = false
  await two.route('**/graphql', async route => {
    if (isLost || !route.request().postData()?.includes('SendEmail')) return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort()
  })
  await compose.getByRole('button', { name: 'Send' }).click()
  await compose.getByRole('alert').waitFor()
  await compose.getByRole('button', { name: 'Send' }).click()
  await window.expectNotice('Email sent', two)
  expect(await total()).toBe(before + 1)
  window.expectQuiet(/ERR_FAILED/)
})

test('by keyboard alone: read, star, trash with Undo, and write to a suggested person, with Undo of sending', async () => {
  const page = await open()
  await row(page, 'Counter display for the lamps').waitFor()
  const title = () => page.locator('[data-row]').first().locator('a').first()
  await title().waitFor()
  await page.keyboard.press('j')
  const focused = () => page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row'))
  await expect.poll(focused).toBeTruthy()
  const id = await focused()
  await page.keyboard.press('s')
  await window.expectNoticeAndClose('starred', page)
  await page.keyboard.press('o')
  await page.waitForURL(`**?id=${id}`)
  const reader = page.getByRole('region', { name: 'Email', exact: true })
  await reader.getByRole('button', { name: 'Reply', exact: true }).waitFor()

  // The divider between the list and the reader is moved, and remembered.
  const divider = page.getByRole('separator', { name: /Emails/ })
  const width = async () => Number(await divider.getAttribute('aria-valuenow'))
  const before = await width()
  await divider.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(width).toBe(before + 16)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('#')
  await window.expectNotice('moved to trash', page)
  await page.keyboard.press('z')
  await window.expectNoticeAndClose('Change undone', page)
  await page.locator(`[data-row="${id}"]`).waitFor()

  await page.keyboard.press('c')
  const compose = page.getByRole('dialog', { name: /^(New email|Plan)$/ })
  const to = compose.getByRole('combobox', { name: 'To' })
  await to.waitFor()
  await expect.poll(() => to.evaluate(field => field === document.activeElement)).toBe(true)
  await page.keyboard.type('thandi')
  await page.getByRole('option', { name: /Thandi Nkosi/ }).waitFor()
  await page.keyboard.press('Enter')
  await compose.getByRole('button', { name: /@/ }).filter({ hasText: 'Thandi Nkosi' }).waitFor()
  await expect.poll(() => to.inputValue()).toBe('')
  await compose.getByRole('textbox', { name: 'Subject' }).focus()
  await page.keyboard.type('Plan')
  await compose.getByRole('textbox', { name: 'Message' }).focus()
  await page.keyboard.type('See you at noon.')
  await page.keyboard.press('Control+Enter')
  await window.expectNotice('Email sent', page)
  await compose.waitFor({ state: 'detached' })
  const undo = page.getByRole('status').filter({ hasText: 'Email sent' }).getByRole('button', { name: 'Undo' })
  await undo.focus()
  await page.keyboard.press('Enter')
  await window.expectNotice('Sending undone', page)
  await compose.getByText('See you at noon.').waitFor()
})
test('with the mouse: attachments are uploaded with progress, refused with the reason, sent, and printed', async () => {
  const page = await open()
  await row(page, 'Counter display for the lamps').waitFor()
  await page.getByRole('button', { name: 'Compose' }).click()
  const compose = page.getByRole('dialog', { name: /^(New email|Lamp manual)$/ })
  await compose.getByRole('combobox', { name: 'To' }).fill('ada@example.com,')
  await compose.getByRole('textbox', { name: 'Subject' }).fill('Lamp manual')
  // The upload waits until its progress has been seen.
  let release = () => {}
  const seen = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/api/files?*', async route => {
    await seen
    await route.continue()
  })
  const field = compose.locator('input[type="file"]')
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
  await field.setInputFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('See the lamps.') },
    { name: 'lamp.png', mimeType: 'image/png', buffer: png },
    { name: 'false.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') },
    { name: 'large.txt', mimeType: 'text/plain', buffer: Buffer.alloc(10 * 1024 ** 2 + 1, 'a') },
    { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
  ])
  const file = (name: string) => compose.getByRole('listitem').filter({ hasText: name })
  await file('large.txt').getByText('This file is larger than 10 MB.').waitFor()
  await file('empty.txt').getByText('This file is empty.').waitFor()
  await file('notes.txt').getByRole('progressbar').waitFor()
  await compose.getByRole('button', { name: 'Send' }).click()
  await compose.getByText('Files are still uploading').waitFor()
  release()
  await file('notes.txt').getByRole('button', { name: 'Download notes.txt' }).first().waitFor()
  await file('lamp.png').getByRole('button', { name: 'Open lamp.png' }).waitFor()
  await file('false.png').getByText(/PDF/i).waitFor()
  for (const name of ['false.png', 'large.txt', 'empty.txt'])
    await file(name)
      .getByRole('button', { name: `Remove ${name}` })
      .click()
  await compose.getByText('Draft saved').waitFor()
  await compose.getByRole('button', { name: 'Send' }).click()
  await window.expectNoticeAndClose('Email sent', page)

  await page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: 'Sent' }).click()
  await row(page, 'Lamp manual').getByRole('link').click()
  const reader = page.getByRole('region', { name: 'Email', exact: true })
  await reader.getByText('2 attachments').waitFor()
  const download = page.waitForEvent('download')
  await reader.getByRole('button', { name: 'Download notes.txt' }).first().click()
  expect((await download).suggestedFilename()).toBe('notes.txt')
  // The frame is gone once the dialog has closed, which is at once here.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[data-print]')
      frame?.addEventListener('load', () =>
        frame.contentWindow?.addEventListener('beforeprint', () => {
          document.body.dataset.printed = frame.contentDocument?.body.textContent ?? ''
        }),
      )
    }).observe(document.body, { childList: true })
  })
  await reader.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await page.locator('body[data-printed*="notes.txt, lamp.png"][data-printed^="Lamp manual"]').waitFor()

  // A search of this folder is saved, shown with the folders, renamed, and deleted with Undo.
  await page.getByRole('searchbox', { name: 'Search emails' }).fill('has:attachment')
  await page.getByRole('button', { name: 'Save search' }).click()
  const naming = page.getByRole('dialog', { name: 'Save search' })
  await naming.getByText('in:sent has:attachment').waitFor()
  await naming.getByRole('textbox', { name: 'Name' }).fill('unread with files')
  await naming.getByRole('button', { name: 'Save', exact: true }).click()
  await naming.getByText('The name "unread with files" is already in use.').waitFor()
  await naming.getByRole('textbox', { name: 'Name' }).fill('Sent files')
  await naming.getByRole('button', { name: 'Save', exact: true }).click()
  await window.expectNoticeAndClose('Search saved', page)
  const folders = page.getByRole('navigation', { name: 'Folders' })
  await folders.getByRole('link', { name: 'Sent files' }).click()
  await page.getByRole('heading', { name: 'Sent files', level: 1 }).waitFor()
  await row(page, 'Lamp manual').waitFor()
  await folders.getByRole('button', { name: 'Actions for Sent files' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await folders.getByRole('link', { name: 'Sent files' }).waitFor({ state: 'detached' })
  await window.expectNotice('Search deleted', page)
  await page.getByRole('status').filter({ hasText: 'Search deleted' }).getByRole('button', { name: 'Undo' }).click()
  await folders.getByRole('link', { name: 'Sent files' }).waitFor()
  window.expectQuiet(/status of 415/)
})

test('offline for a while: an unsent email stays open, a star is reverted, and changes of another window appear on return', async () => {
  const page = await open()
  const starred = row(page, 'Counter display for the lamps').getByRole('button', { name: /^Star: / })
  await page.getByRole('button', { name: 'Compose' }).click()
  const compose = page.getByRole('dialog', { name: /New email|After the outage/ })
  await compose.getByRole('combobox', { name: 'To' }).fill('ada@example.com,')
  await compose.getByRole('textbox', { name: 'Subject' }).fill('After the outage')
  await compose.getByText('Draft saved').waitFor()
  await page.context().setOffline(true)
  await starred.click()
  await window.expectNoticeAndClose('Couldn’t reach the server', page)
  await starred.waitFor()
  await compose.getByRole('button', { name: 'Send' }).click()
  await compose.getByRole('alert').waitFor()
  const query = '{ emails(folder: INBOX, search: "Counter display for the lamps") { items { id } } }'
  const { data } = await window.app.graphql<{ emails: { items: { id: string }[] } }>(query, {}, token)
  const trash = 'mutation ($ids: [ID!]!) { updateEmails(ids: $ids, patch: { isDeleted: true }) { id } }'
  await window.app.graphql(trash, { ids: data.emails.items.map(({ id }) => id) }, token)
  await page.context().setOffline(false)
  await row(page, 'Counter display for the lamps').waitFor({ state: 'detached' })
  await compose.getByRole('button', { name: 'Send' }).click()
  await window.expectNotice('Email sent', page)
  window.expectQuiet(/Failed to load resource|WebSocket|ERR_INTERNET_DISCONNECTED/)
})

test('text that was just typed is saved when the folder changes at once and the window is closed', async () => {
  const page = await open()
  await page.getByRole('button', { name: 'Compose' }).click()
  const compose = page.getByRole('dialog', { name: /New email|Typed last/ })
  await compose.getByRole('textbox', { name: 'Subject' }).fill('Typed last')
  const move = (path: string) => page.evaluate(to => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), path)
  await move('/apps/email/sent')
  await page.waitForURL('**/apps/email/sent')
  await compose.getByRole('button', { name: 'Save and close' }).click()
  await compose.waitFor({ state: 'detached' })
  const drafts = async () =>
    (await window.app.graphql<{ emails: { total: number } }>('{ emails(folder: DRAFT, search: "Typed last") { total } }', {}, token)).data
      .emails.total
  await expect.poll(drafts).toBe(1)
})
