import { readFile } from 'node:fs/promises'
import type { Page, Route, WebSocketRoute } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const window = openBrowser()
const patient = { timeout: 10_000 }
const path = '/apps/ecommerce/manage-review'
let token: string

beforeEach(async () => {
  token = String((await window.signIn(client)).auth)
  await window.app.graphql('mutation { resetWorkspace }', {}, token)
})

const open = (query = '', look: Parameters<typeof window.open>[1] = {}) => window.open(path + query, { account: client, ...look })

/** The table's rows, without the header. */
const rows = (page: Page) => page.locator('[data-row]')
/** Waits until this many rows are shown. */
async function shown(page: Page, count: number) {
  await expect.poll(() => rows(page).count(), patient).toBe(count)
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row)
const statusOf = async (id: string) => {
  const { data } = await window.app.graphql<{ review: { status: string } }>(
    'query ($id: ID!) { review(id: $id) { status } }',
    { id },
    token,
  )
  return data.review.status
}
const search = (page: Page) => page.getByRole('searchbox')
/** Mocks the response of one operation; all others reach the server. */
const intercept = (page: Page, operation: string, answer: (route: Route) => Promise<void>) =>
  page.route('**/graphql', route =>
    (route.request().postDataJSON() as { operationName: string }).operationName === operation ? answer(route) : route.fallback(),
  )

test('search, filter, sort, and page are kept in the address on reload, back, and sharing', async () => {
  const page = await open()
  await shown(page, 10)
  await page.getByText('1–10 of 60').waitFor()
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByText('11–20 of 60').waitFor()
  await page.getByRole('button', { name: 'Pending', exact: true }).click()
  await page.getByText('1–10 of 15').waitFor()
  await page.getByRole('button', { name: 'Reviewer' }).click()
  await page.waitForURL('**?status=PENDING&sort=REVIEWER')
  await page.locator('th[aria-sort="ascending"]', { hasText: 'Reviewer' }).waitFor()
  await search(page).fill('lamp')
  await page.waitForURL('**?status=PENDING&sort=REVIEWER&search=lamp')
  await shown(page, 1)
  await page.reload()
  await shown(page, 1)
  expect(await search(page).inputValue()).toBe('lamp')
  await page.goBack()
  await page.getByText('1–10 of 15').waitFor()
  expect(await search(page).inputValue()).toBe('')
  const left = page.url()
  await page.getByRole('link', { name: 'Access control' }).click()
  await page.getByRole('heading', { level: 1, name: 'Access control' }).waitFor()
  await page.getByRole('link', { name: 'Reviews', exact: true }).click()
  await page.waitForURL(left)
  await page.getByText('1–10 of 15').waitFor()
  // A page beyond the last becomes the first.
  await page.goto(`${window.app.url}${path}?page=99&status=PENDING`)
  await page.getByText('1–10 of 15').waitFor()
  await page.waitForURL('**?status=PENDING')

  await search(page).fill('nobody wrote this')
  await page.getByText('No results').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByText('1–10 of 60').waitFor()
  expect(await search(page).inputValue()).toBe('')
  expect(new URL(page.url()).search).toBe('')
})

test('publishing and deleting show at once and are undone by Ctrl+Z and Undo, unless too late', async () => {
  const page = await open('?status=PENDING')
  await shown(page, 10)
  const id = (await rows(page).first().getAttribute('data-row')) ?? ''
  await rows(page)
    .first()
    .getByRole('button', { name: /^Publish/ })
    .click()
  await page.getByText('1–10 of 14').waitFor()
  await expect.poll(() => statusOf(id), patient).toBe('PUBLISHED')
  await page.keyboard.press('Control+z')
  await page.getByText('1–10 of 15').waitFor()
  expect(await statusOf(id)).toBe('PENDING')
  await window.expectNotice(/^Change undone: Review published/, page)
  await page.getByRole('button', { name: 'Close' }).click()

  await page
    .locator(`[data-row="${id}"]`)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByText('1–10 of 14').waitFor()
  expect(await page.locator(`[data-row="${id}"]`).count()).toBe(0)
  await window.expectNotice('Review deleted', page)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('1–10 of 15').waitFor()
  await page.locator(`[data-row="${id}"]`).waitFor()
  await window.expectNotice(/^Change undone: Review deleted/, page)
  await page.getByRole('button', { name: 'Close' }).click()

  await page
    .locator(`[data-row="${id}"]`)
    .getByRole('button', { name: /^Publish/ })
    .click()
  await page.getByText('1–10 of 14').waitFor()
  await window.app.graphql('mutation ($id: ID!) { unpublishReview(id: $id) { id } }', { id }, token)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await page
    .getByRole('alert')
    .getByText(/changed/)
    .waitFor()
})

test('many are selected with Shift, published at once, and deleted after a confirmation with their number', async () => {
  const page = await open('?status=PENDING')
  await shown(page, 10)
  const ticks = page.getByRole('checkbox', { name: /^Select [^a]/ })
  await ticks.nth(1).click()
  await ticks.nth(3).click({ modifiers: ['Shift'] })
  await page.getByText('3 selected').waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('1–10 of 12').waitFor()
  await window.expectNotice('3 reviews published', page)
  await page.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await page.getByRole('button', { name: 'Select all 12 results' }).click()
  await page.getByText('12 selected').waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog', { name: 'Delete 12 reviews?' }).waitFor()
  await page.getByRole('button', { name: 'Delete 12 reviews' }).click()
  await page.getByText('No results').waitFor()
  await window.expectNotice('12 reviews deleted', page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('1–10 of 12').waitFor()
})

test('a change in one window appears in another', async () => {
  const first = await open('?status=PENDING')
  await shown(first, 10)
  const second = await window.open('/access-control', { account: client })
  const isListening = new Promise<void>(resolve => {
    second.on('websocket', socket => socket.on('framesent', ({ payload }) => String(payload).includes('"subscribe"') && resolve()))
  })
  await second.getByRole('link', { name: 'Reviews' }).click()
  await second.getByRole('button', { name: 'Pending', exact: true }).click()
  await second.getByText('1–10 of 15').waitFor()
  await isListening
  await rows(first)
    .first()
    .getByRole('button', { name: /^Publish/ })
    .click()
  await second.getByText('1–10 of 14').waitFor()
  await first.getByRole('button', { name: 'Undo' }).click()
  await second.getByText('1–10 of 15').waitFor()
})

test('a window refetches the list after changes of other windows only', async () => {
  const page = await window.open('/access-control', { account: client })
  let received = 0
  const isListening = new Promise<void>(resolve => {
    page.on('websocket', socket => {
      socket.on('framesent', ({ payload }) => String(payload).includes('"subscribe"') && resolve())
      socket.on('framereceived', ({ payload }) => void (received += Number(String(payload).includes('"workspaceChanges"'))))
    })
  })
  await page.getByRole('link', { name: 'Reviews' }).click()
  await shown(page, 10)
  await isListening
  let reads = 0
  page.on('request', request => {
    const isRead = new URL(request.url()).pathname === '/graphql' && request.postData()?.includes('"operationName":"ReviewsPage"')
    reads += Number(isRead ?? false)
  })
  const publish = page.getByRole('button', { name: /^Publish:/ })
  const id = await rows(page).filter({ has: publish }).first().getAttribute('data-row')
  await publish.first().click()
  await window.expectNotice('Review published', page)
  await expect.poll(() => received, patient).toBeGreaterThan(0)
  // Longer than changes are collected.
  await page.waitForTimeout(600)
  expect(reads).toBe(1)
  await window.app.graphql('mutation ($ids: [ID!]!) { unpublishReviews(ids: $ids) { id } }', { ids: [id] }, token)
  await expect.poll(() => reads, patient).toBe(2)
})

test('reviews are opened, published, selected, and deleted by keyboard; shortcuts are off in fields', async () => {
  const page = await open()
  await shown(page, 10)
  const ids = await rows(page).evaluateAll(elements => elements.map(element => (element as HTMLElement).dataset.row ?? ''))
  await page.keyboard.press('j')
  expect(await focused(page)).toBe(ids[0])
  await page.keyboard.press('p')
  expect(await focused(page)).toBe(ids[1])
  await page.keyboard.press('p')
  await expect.poll(() => Promise.all([statusOf(ids[0] ?? ''), statusOf(ids[1] ?? '')]), patient).toEqual(['PUBLISHED', 'PUBLISHED'])
  await page.keyboard.press('k')
  expect(await focused(page)).toBe(ids[1])
  await page.keyboard.press('u')
  await expect.poll(() => statusOf(ids[1] ?? ''), patient).toBe('PENDING')
  await page.keyboard.press('x')
  await page.getByText('1 selected').waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByText('1 selected').count()).toBe(0)
  await page.keyboard.press('#')
  await page.getByText('1–10 of 59').waitFor()
  expect(await focused(page)).toBe(ids[3])
  expect(await page.locator(`[data-row="${ids[2]}"]`).count()).toBe(0)

  await search(page).focus()
  await page.keyboard.type('upx#?')
  await page.getByText('No results').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await search(page).fill('')
  await shown(page, 10)

  await search(page).blur()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.getByLabel('Single-letter shortcuts').uncheck()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.locator('h1').focus()
  await page.keyboard.press('j')
  expect(await focused(page)).toBeUndefined()
})

test('a rating bar filters the list in the address; pressing it again or its chip clears the filter', async () => {
  const page = await open()
  await shown(page, 10)
  const bar = (stars: string) => page.getByRole('button', { name: new RegExp(`^${stars} \\d+$`) })
  await bar('2 stars').click()
  await page.waitForURL('**?rating=2')
  await shown(page, 6)
  expect(await rows(page).getByRole('img', { name: '2 of 5 stars' }).count()).toBe(6)
  expect([await bar('2 stars').getAttribute('aria-pressed'), await bar('4 stars').getAttribute('aria-pressed')]).toEqual(['true', 'false'])
  await page.reload()
  await shown(page, 6)
  await page.getByRole('button', { name: 'Pending', exact: true }).click()
  await page.waitForURL('**?rating=2&status=PENDING')
  await shown(page, 3)
  await page.getByRole('button', { name: 'Clear filter: 2 stars' }).click()
  await page.getByText('1–10 of 15').waitFor()
  expect(new URL(page.url()).search).toBe('?status=PENDING')
  await bar('5 stars').click()
  await page.waitForURL('**&rating=5')
  await expect.poll(() => bar('5 stars').getAttribute('aria-pressed')).toBe('true')
  await bar('5 stars').click()
  await page.getByText('1–10 of 15').waitFor()

  await bar('2 stars').click()
  await shown(page, 3)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await page.getByText('3 selected').waitFor()
})

test('a reply is written by keyboard, changed, deleted, and restored with Undo', async () => {
  const page = await open()
  await shown(page, 10)
  const row = rows(page).first()
  const id = await row.getAttribute('data-row')
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: /^Reply to/ })
  const text = dialog.getByLabel('Your reply')
  await text.waitFor()
  await expect.poll(() => text.evaluate(element => element === document.activeElement), patient).toBe(true)
  await page.keyboard.press('Control+Enter')
  await dialog.getByText('Your reply is required.').waitFor()
  await page.keyboard.type('Thank you, we are drawing a new insert.')
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'hidden' })
  await row.getByText('Store reply').waitFor()
  await row.getByText('Thank you, we are drawing a new insert.').waitFor()
  await window.expectNotice('Reply saved', page)
  await expect.poll(() => focused(page), patient).toBe(id)

  await row.getByRole('button', { name: /^Edit reply/ }).click()
  const edit = page.getByRole('dialog', { name: /^Edit reply to/ })
  expect(await edit.getByLabel('Your reply').inputValue()).toBe('Thank you, we are drawing a new insert.')
  await edit.getByLabel('Your reply').fill('The new insert is ready.')
  await edit.getByRole('button', { name: 'Save reply' }).click()
  await row.getByText('The new insert is ready.').waitFor()

  await row.getByRole('button', { name: /^Delete reply/ }).click()
  await row.getByRole('button', { name: /^Reply/ }).waitFor()
  expect(await row.getByText('Store reply').count()).toBe(0)
  await page.keyboard.press('Control+z')
  await row.getByText('The new insert is ready.').waitFor()
})

test('a reply that cannot be saved stays in its dialog; an unsent one is guarded, kept, and restored', async () => {
  const page = await open()
  await shown(page, 10)
  let fails = true
  await intercept(page, 'ReplyToReview', route => (fails ? route.fulfill({ status: 503, body: '' }) : route.fallback()))
  const reply = (row: number) =>
    rows(page)
      .nth(row)
      .getByRole('button', { name: /^Reply/ })
  const dialog = page.getByRole('dialog', { name: /^Reply to/ })
  const text = dialog.getByLabel('Your reply')
  await reply(0).click()
  await text.fill('We are glad.')
  await dialog.getByRole('button', { name: 'Save reply' }).click()
  await dialog.getByRole('alert').waitFor()
  expect(await text.inputValue()).toBe('We are glad.')
  fails = false
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await rows(page).first().getByText('We are glad.').waitFor()
  window.expectQuiet(/503/)

  await reply(1).click()
  await text.fill('We are looking into it.')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
  await dialog.waitFor({ state: 'detached' })
  await reply(1).click()
  await dialog.getByText(/restored your unsaved changes/).waitFor()
  expect(await text.inputValue()).toBe('We are looking into it.')
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect.poll(() => text.inputValue()).toBe('')
})

test('columns are chosen and remembered, and filtered rows are exported as a file or as a call', async () => {
  const page = await open('?rating=2')
  await shown(page, 6)
  const menu = page.getByRole('button', { name: 'Columns, export, and more' })
  await menu.click()
  await page.getByRole('menuitemcheckbox', { name: 'Reviewer' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name: 'Reviewer' }).waitFor({ state: 'detached' })
  await page.reload()
  await shown(page, 6)
  expect(await page.getByRole('columnheader', { name: 'Reviewer' }).count()).toBe(0)
  await menu.click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Export as CSV' }).click()])
  expect(file.suggestedFilename()).toMatch(/^reviews-.*\.csv$/)
  expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(7)

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('curl')
  await page.keyboard.press('Enter')
  await page.getByText(/It contains your access token/).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^curl .*\/graphql'(?=[\s\S]*authorization: )(?=[\s\S]*"rating":2)/,
  )
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('graphql')
  const [sandbox] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('group', { name: 'On this page' })
      .getByRole('option', { name: /GraphQL/ })
      .click(),
  ])
  await sandbox.waitForURL('**/dev/graphql*')
  await sandbox.getByRole('textbox', { name: 'Query' }).getByText('ReviewsPage').waitFor()
  await sandbox.close()
})

test("long reviews expand on request; the chart's weeks have a table for screen readers", async () => {
  const page = await open('', { width: 960 })
  const long = rows(page)
    .filter({ has: page.getByRole('button', { name: 'Show more' }) })
    .first()
  const row = page.locator(`[data-row="${await long.getAttribute('data-row')}"]`)
  const more = row.getByRole('button', { name: 'Show more' })
  const height = async () => (await row.boundingBox())?.height ?? 0
  await more.waitFor()
  const before = await height()
  await more.click()
  await row.getByRole('button', { name: 'Show less' }).waitFor()
  expect(await height()).toBeGreaterThan(before)

  const { data } = await window.app.graphql<{ reviewSummary: { byWeek: { count: number }[] } }>(
    '{ reviewSummary { byWeek { count } } }',
    {},
    token,
  )
  const table = page.getByRole('table', { name: 'Reviews by week' })
  await table.waitFor()
  const counts = await table.locator('tbody tr td:nth-of-type(1)').allTextContents()
  expect(counts.map(Number)).toEqual(data.reviewSummary.byWeek.map(({ count }) => count))
})

test('a failed list, a failed change, and a deleted review are reported and retried', async () => {
  const page = await window.open('/access-control', { account: client })
  await page.getByRole('heading', { level: 1 }).waitFor()
  let listFails = true
  await intercept(page, 'ReviewsPage', route =>
    listFails ? route.fulfill({ status: 500, headers: { 'x-request-id': 'req-42' }, body: 'broken' }) : route.fallback(),
  )
  await page.getByRole('link', { name: 'Reviews' }).click()
  await page.getByText('This couldn’t be loaded.').waitFor()
  await page.getByText('Request req-42').waitFor()
  expect(await window.violations()).toEqual([])
  listFails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await shown(page, 10)
  window.expectQuiet(/500/)

  const id = (await rows(page).first().getAttribute('data-row')) ?? ''
  let fails = true
  await intercept(page, 'DeleteReviews', route => (fails ? route.fulfill({ status: 503, body: '' }) : route.fallback()))
  await rows(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await window.expectNotice(/^Couldn’t save: Review deleted\. Couldn’t reach the server/, page)
  await page.locator(`[data-row="${id}"].rejected`).waitFor()
  fails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('1–10 of 59').waitFor()
  window.expectQuiet(/503/)

  const pending = rows(page)
    .filter({ has: page.getByRole('button', { name: /^Publish/ }) })
    .first()
  const goneId = await pending.getAttribute('data-row')
  await intercept(page, 'PublishReviews', async route => {
    await window.app.graphql('mutation ($id: ID!) { deleteReview(id: $id) }', { id: goneId }, token)
    await route.fallback()
  })
  await pending.getByRole('button', { name: /^Publish/ }).click()
  await window.expectNotice(/^Already deleted/, page)
  await page.getByText('1–10 of 58').waitFor()
})

test('on a phone, rows are cards with the same actions, and the list can be sorted', async () => {
  const page = await open('', { width: 390 })
  await shown(page, 10)
  expect(await page.getByRole('table', { name: 'Reviews', exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Sort', exact: true }).click()
  await page.getByRole('combobox', { name: 'Sort by' }).click()
  await page.getByRole('option', { name: 'Review', exact: true }).click()
  await page.waitForURL('**?sort=RATING')
  await page.keyboard.press('Escape')
  await page.getByRole('img', { name: '1 of 5 stars' }).first().waitFor()
  await page.getByRole('button', { name: 'Sort', exact: true }).click()
  await page.getByRole('button', { name: /^Ascending/ }).click()
  await page.waitForURL('**?sort=RATING&order=DESC')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: 'Published', exact: true }).click()
  await page.getByRole('button', { name: 'Show results' }).click()
  await page.getByRole('button', { name: 'Filters, 1 set' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: 'Show results' }).click()
  await rows(page).first().getByRole('checkbox').click()
  await page.getByText('1 selected').waitFor()
  await rows(page)
    .first()
    .getByRole('button', { name: /^More actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await page.getByText('1–10 of 59').waitFor()
})

describe.each([
  { width: 800, scheme: 'light', locale: 'fr' },
  { width: 390, scheme: 'dark', locale: 'ar' },
] as const)('at $width pixels, $scheme, in $locale', look => {
  test('the selected list, its shortcuts, and its form are accessible and do not scroll sideways', async () => {
    const page = await open('?rating=2', look)
    await shown(page, 6)
    await page.waitForLoadState('networkidle')
    await rows(page).first().getByRole('checkbox').click()
    await page.keyboard.press('j')
    // Further down, the sticky bar covers half of some buttons, which axe takes for small targets.
    await page.evaluate(() => document.documentElement.scrollTo(0, 0))
    expect(await window.violations()).toEqual([])
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    expect(await window.violations()).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('r')
    await page.getByRole('dialog').getByRole('textbox').waitFor()
    expect(await window.violations()).toEqual([])
    expect(await window.scrollsSideways()).toBe(false)
  })
})

describe('a review deleted elsewhere', () => {
  /** Holds back connections for live updates until they are let through. */
  async function openGated() {
    let gate = Promise.withResolvers<void>()
    const holdBack = () => void (gate = Promise.withResolvers())
    const connections: WebSocketRoute[] = []
    const context = await open('', { locale: 'en' })
    await context.close()
    const page = await context.context().newPage()
    await page.routeWebSocket(/\/graphql$/, async socket => {
      await gate.promise
      connections.push(socket)
      socket.connectToServer()
    })
    await page.goto(window.app.url + path)
    const first = rows(page).first()
    await first.waitFor()
    const id = String(await first.getAttribute('data-row'))
    return { page, id, connections, letThrough: () => gate.resolve(), holdBack }
  }
  const remove = async (id: string) =>
    expect((await window.app.rest('DELETE', `/api/apps/ecommerce/reviews/${id}`, { token })).status).toBe(204)

  test('before the page was connected disappears as soon as it is', async () => {
    const { page, id, letThrough } = await openGated()
    await remove(id)
    letThrough()
    await page.locator(`[data-row="${id}"]`).waitFor({ state: 'detached' })
  })

  test('while the connection was lost disappears as soon as it is back', async () => {
    const { page, id, connections, letThrough, holdBack } = await openGated()
    letThrough()
    await expect.poll(() => connections.length, patient).toBe(1)
    holdBack()
    await connections[0]?.close({ code: 1013 })
    await remove(id)
    letThrough()
    await page.locator(`[data-row="${id}"]`).waitFor({ state: 'detached' })
    expect(connections).toHaveLength(2)
  })
})
