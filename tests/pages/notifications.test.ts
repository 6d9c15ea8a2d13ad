import type { Page, WebSocketRoute } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { makeAccount, type MadeAccount } from '../support/accounts.ts'
import { admin, openBrowser } from '../support/page.ts'

const web = openBrowser()

/** A permission is requested once, so each attempt requests others. */
const tries = 'ABCDEFGHI'
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

test('the bell and the open history show what happened while the connection was lost', async () => {
  const account = { email: administrator?.email ?? '', password }
  let gate = Promise.resolve()
  const connections: WebSocketRoute[] = []
  const first = await web.open('/access-control', { account })
  await first.close()
  // The sign-in is one, too.
  await web.app.graphql('mutation { markNotifications(isRead: true) }', {}, administrator?.token)
  const page = await first.context().newPage()
  await page.routeWebSocket(/\/graphql$/, async socket => {
    await gate
    connections.push(socket)
    socket.connectToServer()
  })
  await page.goto(`${web.app.url}/access-control`)
  await bell(page, 'Notifications').waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  const history = page.getByRole('dialog', { name: 'Change history' })
  await history
    .getByText(/^(Today|No changes yet)/)
    .first()
    .waitFor()
  await expect.poll(() => connections.length).toBe(1)

  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  await connections[0]?.close({ code: 1013 })
  await askFor('Fleet')
  resolve()
  await history.getByText(`Requested access: read ${ofThisTry('Fleet')}`).waitFor()
  await page.keyboard.press('Escape')
  await bell(page, 'Notifications, 1 unread').waitFor()
})
