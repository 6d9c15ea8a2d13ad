import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

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

/** A timed event in the middle of a month, so that every day around it is on the screen. */
const middle = { start: '2027-03-17T09:00:00.000Z', end: '2027-03-17T10:00:00.000Z' }
const shown = (page: Page, id: string) => page.locator(`[data-event="${id}"]`)
const open = (at: string, look: Parameters<typeof window.open>[1] = {}) => window.open(at, { account: client, ...look })
const patient = { timeout: 15_000 }

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
