/** The calendar and the chat with many records, and a reminder. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fillList } from '../../seed/fill-list.ts'
import { makeAccount } from '../support/accounts.ts'
import { copyRows } from '../support/copy-rows.ts'
import { openBrowser } from '../support/page.ts'

const web = openBrowser()
const password = 'correct horse battery'

async function newAccount() {
  const made = await makeAccount(web.app, 'regular', password)
  const ask = async <T>(query: string, variables = {}) => {
    const { data, errors } = await web.app.graphql<Record<string, T>>(query, variables, made.token)
    expect(errors).toBeUndefined()
    return Object.values(data)[0] as T
  }
  return { ...made, account: { email: made.email, password }, ask }
}
const storeOf = () => web.app.running.parts.store

test('a month of 1,200 events is shown whole: the last one is beyond the first page of the server', async () => {
  const { account, workspaceId, ask } = await newAccount()
  const store = storeOf()
  await fillList(store, workspaceId, 'calendar', { rows: 1200, now: new Date() })
  await store.transact(db =>
    sql`update ${sql.table('calendarEvents')} set ${sql.ref('start')} = '2027-03-10T09:00:00.000Z', ${sql.ref('end')} = '2027-03-10T10:00:00.000Z',
      ${sql.ref('lastEnd')} = '2027-03-10T10:00:00.000Z', ${sql.ref('allDay')} = 0, ${sql.ref('repeat')} = '' where ${sql.ref('workspaceId')} = ${workspaceId}`.execute(
      db,
    ),
  )
  const input = { title: 'The last of the month', start: '2027-03-30T09:00:00.000Z', end: '2027-03-30T10:00:00.000Z', calendar: 'FAMILY' }
  await ask('mutation ($input: CalendarEventInput!) { createCalendarEvent(input: $input) { id } }', { input })
  const page = await web.open('/apps/calendar?view=month&date=2027-03-17', { account })
  await page.getByText('The last of the month').first().waitFor()
  await page
    .getByText(/\+1\D?1\d\d/)
    .first()
    .waitFor()
})

test('a conversation of 10,000 messages holds few of them in the page, and finds and shows its first one', async () => {
  const { account, workspaceId, ask } = await newAccount()
  const store = storeOf()
  await ask('{ contacts { total } }')
  const chat = await sql<{
    id: number
  }>`select id from chats where ${sql.ref('workspaceId')} = ${workspaceId} and ${sql.ref('contactId')} = 1`.execute(store.db)
  const inChat = sql`${sql.ref('chatId')} = ${chat.rows[0]?.id}`
  await copyRows(store, 'messages', workspaceId, 10_000, inChat)
  const own = await sql<{ id: number }>`
    select min(id) as id from messages where ${sql.ref('workspaceId')} = ${workspaceId} and ${inChat} and ${sql.ref('isMine')} = 1`.execute(
    store.db,
  )
  await ask('mutation ($id: ID!, $message: String!) { updateMessage(id: $id, message: $message) { id } }', {
    id: String(own.rows[0]?.id),
    message: 'The start of a long friendship',
  })
  const page = await web.open('/apps/chat?user=1', { account })
  const messages = page.locator('[data-message]')
  await messages.first().waitFor()
  expect(await messages.count()).toBeLessThan(80)
  await page.getByRole('button', { name: 'Search in conversation' }).click()
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('long friendship')
  await page.getByText('1 of 1').waitFor()
  await messages.filter({ hasText: 'The start of a long friendship' }).waitFor({ timeout: 20_000 })
  expect(await messages.count()).toBeLessThan(80)
  await page.getByRole('button', { name: 'Jump to latest' }).click()
  await page.getByRole('button', { name: 'Jump to latest' }).waitFor({ state: 'detached' })
})

test('a reminder appears on any page when its time has come, once, and leads to the event', async () => {
  const { account, ask } = await newAccount()
  const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()
  const input = { title: 'Call the printer', start: minutes(4), end: minutes(34), calendar: 'BUSINESS', reminder: 10 }
  await ask('mutation ($input: CalendarEventInput!) { createCalendarEvent(input: $input) { id } }', { input })
  const page = await web.open('/apps/calendar', { account })
  await page.getByText('Call the printer').first().waitFor()
  await page.addInitScript(() => {
    // Checked every 15 seconds, which is long for a test.
    const later = window.setInterval.bind(window)
    window.setInterval = ((run: () => void, ms?: number) => later(run, ms === 15_000 ? 200 : ms)) as typeof window.setInterval
  })
  await page.goto(`${web.app.url}/apps/kanban`)
  const notice = page.getByRole('status').filter({ hasText: 'Call the printer' })
  await notice.getByRole('button', { name: 'Open event' }).click()
  await page.getByRole('dialog', { name: 'Edit event' }).waitFor()
  await page.reload()
  await page.getByRole('dialog', { name: 'Edit event' }).waitFor()
  await page.waitForTimeout(1000)
  expect(await notice.count()).toBe(0)
})
