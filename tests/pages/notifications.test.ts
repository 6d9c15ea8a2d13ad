import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { makeAccount, type MadeAccount } from '../support/accounts.ts'
import { admin, openBrowser } from '../support/page.ts'

const web = openBrowser()

/** A permission is requested once, so each attempt requests others. */
const tries = 'ABCD'
let made = 0
const ofThisTry = (subject: string) => subject + tries.charAt(made)

const password = 'correct horse battery'
let administrator: MadeAccount | undefined

/** Requests the permission, which notifies the administrator. */
async function askFor(subject: string) {
  await web.app.graphql(
    'mutation ($subject: String!) { requestAccess(action: "read", subject: $subject) }',
    { subject: ofThisTry(subject) },
    (await makeAccount(web.app)).token,
  )
}

beforeEach(async () => {
  made += 1
  // Requests go to the first administrator there is.
  administrator ??= await makeAccount(web.app, 'admin', password)
  await web.app.graphql('mutation { markNotifications(isRead: true) }', {}, administrator.token)
})

const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })

test('notifications arrive live, are marked read and unread, opened, and removed', async () => {
  const page = await web.open('/login?to=/access-control')
  const isListening = new Promise<void>(resolve => {
    page.on('websocket', socket => socket.on('framesent', ({ payload }) => String(payload).includes('NotificationChanges') && resolve()))
  })
  await page.getByLabel('Email').fill(administrator?.email ?? '')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await isListening
  // The sign-in on a new device is one, too.
  await web.app.graphql('mutation { markNotifications(isRead: true) }', {}, administrator?.token)
  await bell(page, 'Notifications').waitFor()
  await askFor('Analytics')
  await bell(page, 'Notifications, 1 unread').click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const pending = (subject: string) => panel.getByRole('listitem').filter({ hasText: `requests access: read ${ofThisTry(subject)}` })
  const newest = pending('Analytics')
  await newest.waitFor()
  expect(await web.violations()).toEqual([])

  await newest.getByRole('button', { name: 'Mark as read' }).click()
  await newest.getByRole('button', { name: 'Mark as unread' }).click()
  await newest.getByRole('button', { name: 'Mark as read' }).waitFor()
  await askFor('Chat')
  await pending('Chat').waitFor()
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await panel.getByRole('button', { name: 'Mark all as unread' }).waitFor()
  await pending('Chat').getByRole('button', { name: 'Remove' }).click()
  await pending('Chat').waitFor({ state: 'detached' })
  await newest.waitFor()

  await askFor('Mail')
  await pending('Mail').getByRole('link').click()
  await page.waitForURL('**/apps/admin/activities')
  await panel.waitFor({ state: 'detached' })
  await bell(page, 'Notifications').waitFor()
})

test('in Arabic, on a phone, and in the dark, the panel is accessible', async () => {
  const page = await web.open('/access-control', { account: admin, locale: 'ar', width: 390, scheme: 'dark' })
  // A new account has unread notifications, so the name may end with their number.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^الإشعارات/ })
    .click()
  await page.getByRole('dialog', { name: 'الإشعارات' }).getByRole('listitem').first().waitFor()
  expect([await web.violations(), await web.scrollsSideways()]).toEqual([[], false])
})
