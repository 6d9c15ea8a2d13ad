import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { client, loseFirst, openBrowser } from '../support/page.ts'

const window = openBrowser()
let token: string

interface Event {
  id: string
  title: string
  start: string
  end: string
  version: number
}

beforeEach(async () => {
  token = String((await window.signIn(client)).auth)
  await window.app.graphql('mutation { resetWorkspace(area: CALENDAR) }', {}, token)
})

const request = async <T>(query: string, variables = {}) => {
  const { data, errors } = await window.app.graphql<Record<string, T>>(query, variables, token)
  expect(errors).toBeUndefined()
  return Object.values(data)[0] as T
}
const fields = '{ id title start end version }'
const event = (id: string) => request<Event | null>(`query ($id: ID!) { calendarEvent(id: $id) ${fields} }`, { id })
const events = async () => (await request<{ items: Event[] }>(`{ calendarEvents { items ${fields} } }`)).items
const update = (id: string, input: object) =>
  request<Event>(`mutation ($id: ID!, $input: CalendarEventInput!) { updateCalendarEvent(id: $id, input: $input) ${fields} }`, {
    id,
    input,
  })
const startOf = async (id: string) => (await event(id))?.start ?? ''

/** A timed event in the middle of a month, so that every day around it is on the screen. */
const middle = { start: '2027-03-17T09:00:00.000Z', end: '2027-03-17T10:00:00.000Z' }
const shown = (page: Page, id: string) => page.locator(`[data-event="${id}"]`)
const open = (at: string, look: Parameters<typeof window.open>[1] = {}) => window.open(at, { account: client, ...look })
const patient = { timeout: 15_000 }

test('with the mouse: an event is added on a day, edited, dragged, copied, and deleted, each with Undo', async () => {
  await update('4', middle)
  const page = await open('/apps/calendar?view=month&date=2027-03-17')
  await page.getByRole('heading', { name: 'Calendar, March 2027' }).waitFor()
  await shown(page, '4').waitFor()
  const day = (date: string) => page.locator(`[role="cell"][data-date="${date}"]`)

  await day('2027-03-23').click({ position: { x: 60, y: 80 } })
  const drawer = page.getByRole('dialog', { name: 'New event' })
  await drawer.getByRole('button', { name: 'Create event' }).click()
  await drawer.getByText('Title is required').or(drawer.getByText('Enter')).first().waitFor()
  await drawer.getByLabel('Title').fill('Stocktaking')
  await drawer.getByRole('button', { name: 'Create event' }).click()
  await window.expectNoticeAndClose('“Stocktaking” created', page)
  const added = (await events()).find(({ title }) => title === 'Stocktaking')
  expect(added).toMatchObject({ start: '2027-03-23', end: '2027-03-24' })

  await shown(page, '4').dragTo(day('2027-03-19'))
  await window.expectNotice('moved', page)
  await expect.poll(() => startOf('4'), patient).toBe('2027-03-19T09:00:00.000Z')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => startOf('4'), patient).toBe(middle.start)
  await window.expectNoticeAndClose('Change undone', page)

  await expect.poll(() => shown(page, '4').count(), patient).toBe(1)
  await page.keyboard.down('Alt')
  await shown(page, '4').dragTo(day('2027-03-25'))
  await page.keyboard.up('Alt')
  await window.expectNoticeAndClose('created', page)
  expect((await events()).filter(({ title }) => title === 'Fall sales review').map(({ start }) => start)).toEqual([
    middle.start,
    '2027-03-25T09:00:00.000Z',
  ])

  await shown(page, '4').click()
  const edit = page.getByRole('dialog', { name: 'Edit event' })
  await edit.getByLabel('Title').fill('Spring sales review')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await window.expectNoticeAndClose('“Spring sales review” saved', page)
  await shown(page, '4').filter({ hasText: 'Spring' }).click()
  await edit.getByRole('button', { name: 'Delete' }).click()
  await window.expectNotice('“Spring sales review” deleted', page)
  await shown(page, '4').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await shown(page, '4').waitFor()

  await page.getByRole('checkbox', { name: 'Business' }).click()
  await shown(page, '4').waitFor({ state: 'detached' })
  await page.getByRole('checkbox', { name: 'View all' }).click()
  await shown(page, '4').waitFor()
})

test('by keyboard alone: views, periods, and an event that is moved, resized, copied, and given up', async () => {
  await update('4', middle)
  const page = await open('/apps/calendar?view=month&date=2027-03-17')
  await shown(page, '4').waitFor()
  await page.keyboard.press('w')
  await page.waitForURL('**view=week**')
  await page.keyboard.press('j')
  await page.waitForURL('**date=2027-03-24**')
  await page.keyboard.press('k')
  await page.waitForURL('**date=2027-03-17**')
  // The address is ahead of the grid.
  await page.getByRole('heading', { name: /Mar 14.+20, 2027/ }).waitFor()
  await shown(page, '4')
    .filter({ hasText: /9.+10 AM/ })
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-event'))).toBe('4')
  const status = page.getByRole('status')
  await page.keyboard.press('m')
  await status.filter({ hasText: 'Arrow keys move it' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await status.filter({ hasText: 'Thursday, March 18' }).waitFor()
  await page.keyboard.press('Enter')
  await window.expectNotice('moved', page)
  await expect.poll(() => startOf('4'), patient).toBe('2027-03-18T09:15:00.000Z')

  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-event')), patient).toBe('4')
  await page.keyboard.press('r')
  await status.filter({ hasText: 'Resizing' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await event('4'))?.end, patient).toBe('2027-03-18T10:30:00.000Z')
  await window.expectNotice('moved', page)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await event('4'))?.end, patient).toBe('2027-03-18T10:15:00.000Z')

  await shown(page, '4').focus()
  await page.keyboard.press('c')
  await status.filter({ hasText: 'Copying' }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await status.filter({ hasText: 'unchanged' }).waitFor()
  expect(await events()).toHaveLength(14)

  await page.keyboard.press('q')
  await page.getByLabel('Quick add').fill('Tea Mar 19 16-17 #family @Kitchen')
  await page.getByText(/Friday, March 19.*Family.*Kitchen/).waitFor()
  await page.keyboard.press('Enter')
  await window.expectNotice('“Tea” created', page)
  expect((await events()).find(({ title }) => title === 'Tea')).toMatchObject({ start: '2027-03-19T16:00:00.000Z' })
  await expect.poll(() => page.getByLabel('Quick add').inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())

  await page.keyboard.press('n')
  const drawer = page.getByRole('dialog', { name: 'New event' })
  await drawer.getByLabel('Title').waitFor()
  await page.keyboard.type('Review')
  await page.keyboard.press('Control+Enter')
  await window.expectNotice('“Review” created', page)
  expect(await events()).toHaveLength(16)
})

test('on a phone in Arabic: the list of the month, its filters, and a new event', async () => {
  await update('4', middle)
  const page = await open('/apps/calendar?date=2027-03-17', { width: 390, locale: 'ar' })
  await shown(page, '4').waitFor()
  expect(await window.violations(page)).toEqual([])
  expect(await window.scrollsSideways(page)).toBe(false)
  await page.getByRole('button', { name: 'عرض الشهر والتقاويم' }).click()
  await page.getByRole('checkbox', { name: 'العمل' }).click()
  await page.keyboard.press('Escape')
  await shown(page, '4').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'حدث جديد' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'حدث جديد' })
  await drawer.getByLabel('العنوان').fill('غداء')
  await drawer.getByRole('button', { name: 'إنشاء الحدث' }).click()
  await window.expectNotice('تم إنشاء "غداء"', page)
  await page.getByRole('button', { name: /غداء/ }).waitFor()
})

test('two windows: a change elsewhere appears, a conflict is told, and a deleted event can be restored', async () => {
  await update('4', middle)
  const page = await open('/apps/calendar?view=month&date=2027-03-17')
  await shown(page, '4').waitFor()
  await update('4', { title: 'Renamed' })
  await shown(page, '4').filter({ hasText: 'Renamed' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit event' })
  await edit.getByLabel('Title').fill('Mine')
  await update('4', { title: 'Theirs', start: '2027-03-18T09:00:00.000Z' })
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await edit.getByText('Theirs').waitFor()
  expect((await event('4'))?.title).toBe('Theirs')
  await edit.getByRole('button', { name: 'Keep my version' }).click()
  await expect.poll(async () => (await event('4'))?.title, patient).toBe('Mine')

  await shown(page, '4').filter({ hasText: 'Mine' }).click()
  await edit.getByLabel('Title').fill('Saved from the drawer')
  await request('mutation { deleteCalendarEvent(id: 4) }')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  const lost = page.getByRole('alertdialog', { name: 'Something Went Wrong' })
  await lost.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(async () => (await events()).some(({ title }) => title === 'Saved from the drawer'), patient).toBe(true)
})

test('a repeating event: created, one occurrence moved, the following ones deleted, each with Undo', async () => {
  const page = await open('/apps/calendar?view=month&date=2027-03-17')
  await page.getByRole('heading', { name: 'Calendar, March 2027' }).waitFor()
  await page.locator('[role="cell"][data-date="2027-03-02"]').click({ position: { x: 60, y: 80 } })
  const drawer = page.getByRole('dialog', { name: 'New event' })
  await drawer.getByLabel('Title').fill('Stand-up')
  await drawer.getByRole('combobox', { name: 'Repeat' }).click()
  await page.getByRole('option', { name: 'Every week', exact: true }).click()
  await drawer.getByRole('combobox', { name: 'Reminder' }).click()
  await page.getByRole('option', { name: '1 hour before' }).click()
  expect(await window.violations(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Create event' }).click()
  await window.expectNoticeAndClose('“Stand-up” created', page)
  const all = page.locator('[data-event]').filter({ hasText: 'Stand-up' })
  await expect.poll(() => all.count(), patient).toBe(6)

  const second = all.nth(1)
  await second.focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const scope = page.getByRole('dialog', { name: 'Change repeating event' })
  await scope.getByRole('radio', { name: 'This event' }).waitFor()
  await scope.getByRole('button', { name: 'Save changes' }).click()
  await window.expectNotice('moved', page)
  const found = async () => (await events()).filter(({ title }) => title === 'Stand-up').map(({ start }) => start)
  await expect.poll(found, patient).toEqual(['2027-03-02', '2027-03-10'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(found, patient).toEqual(['2027-03-02'])
  await window.expectNoticeAndClose('Change undone', page)

  await expect.poll(() => all.count(), patient).toBe(6)
  await all.nth(3).click()
  await page.getByRole('dialog', { name: 'Edit event' }).getByRole('button', { name: 'Delete' }).click()
  const ending = page.getByRole('dialog', { name: 'Delete repeating event' })
  await ending.getByRole('radio', { name: 'This and following events' }).click()
  await ending.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => all.count(), patient).toBe(3)
})

test('offline for a while: the drawer keeps what could not be saved, and changes of another window appear on return', async () => {
  await update('4', middle)
  await update('5', { start: '2027-03-18T09:00:00.000Z', end: '2027-03-18T10:00:00.000Z' })
  const page = await open('/apps/calendar?view=month&date=2027-03-17')
  await shown(page, '5').click()
  const edit = page.getByRole('dialog', { name: 'Edit event' })
  await edit.getByLabel('Title').fill('Kept while offline')
  await page.context().setOffline(true)
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Couldn’t reach the server').first().waitFor()
  await update('4', { title: 'Renamed elsewhere' })
  await page.context().setOffline(false)
  await shown(page, '4').filter({ hasText: 'Renamed elsewhere' }).waitFor()
  expect(await edit.getByRole('alert').textContent()).toContain('Couldn’t reach the server')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(async () => (await event('5'))?.title, patient).toBe('Kept while offline')
  window.expectQuiet(/Failed to load resource|WebSocket|ERR_INTERNET_DISCONNECTED/)
})

test('a new event whose response is lost is sent again, and stored once', async () => {
  const page = await open('/apps/calendar?view=month&date=2027-03-17')
  await page.getByRole('heading', { name: 'Calendar, March 2027' }).waitFor()
  await loseFirst(page, 'CreateCalendarEvent')
  await page.locator('[role="cell"][data-date="2027-03-23"]').click({ position: { x: 60, y: 80 } })
  const drawer = page.getByRole('dialog', { name: 'New event' })
  await drawer.getByLabel('Title').fill('Once')
  await drawer.getByRole('button', { name: 'Create event' }).click()
  await drawer.getByRole('alert').waitFor()
  await drawer.getByRole('button', { name: 'Create event' }).click()
  await window.expectNotice('“Once” created', page)
  expect((await events()).filter(({ title }) => title === 'Once')).toMatchObject([{ start: '2027-03-23', end: '2027-03-24' }])
  window.expectQuiet(/ERR_FAILED/)
})
