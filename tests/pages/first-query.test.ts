import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const window = openBrowser()
const list = '/apps/ecommerce/order/list'
let token: string

beforeEach(async () => {
  token = String((await window.signIn(client)).auth)
  await window.app.graphql('mutation { resetWorkspace }', {}, token)
  // Later than a change that the page could have missed.
  await new Promise(resolve => setTimeout(resolve, 2500))
})

const rows = (page: Page) => page.locator('#root > :not([inert]) [data-row]')
const numbers = (page: Page) => rows(page).getByRole('link').allInnerTexts()

async function expectedNumbers(sort: string): Promise<string[]> {
  const { data } = await window.app.graphql<{ orders: { items: { order: number }[] } }>(
    `{ orders(${sort}, page: { itemsPerPage: 10 }) { items { order } } }`,
    {},
    token,
  )
  return data.orders.items.map(({ order }) => `#${order}`)
}

interface Sent {
  operation: string
  variables: Record<string, unknown>
  authorization: string | undefined
}

/** A blank page of the application, and what its lists of orders ask from then on. */
async function openBlank() {
  const page = await window.open('/apps/ecommerce/customer/list', { account: client })
  await rows(page).first().waitFor()
  await page.waitForLoadState('networkidle')
  const sent: Sent[] = []
  page.on('request', request => {
    const body = request.url().endsWith('/graphql') ? (request.postDataJSON() as Record<string, unknown> | null) : null
    if (body?.operationName !== 'OrdersPage') return
    sent.push({
      operation: body.operationName,
      variables: body.variables as Record<string, unknown>, // of every query
      authorization: request.headers().authorization,
    })
  })
  return { page, sent }
}

async function showList(page: Page, path = list) {
  await page.goto(window.app.url + path)
  await rows(page).first().waitFor()
  await page.waitForLoadState('networkidle')
}

test('the list asks once, while its scripts load, and takes that response', async () => {
  const { page, sent } = await openBlank()
  // Before any script of the application runs.
  let wasEarly = false
  await page.route('**/assets/app-*.js', async route => {
    await expect.poll(() => sent.length).toBe(1)
    wasEarly = true
    await route.continue()
  })
  await showList(page)
  expect(wasEarly).toBe(true)
  expect(sent).toMatchObject([{ authorization: token, variables: { sort: 'DATE', order: 'DESC' } }])
  expect(await numbers(page)).toEqual(await expectedNumbers('sort: DATE, order: DESC'))
  expect(await page.evaluate(() => 'firstQuery' in globalThis)).toBe(false)
})

test('a list with a sort in the address or remembered by the tab asks once, for that', async () => {
  const { page, sent } = await openBlank()
  await showList(page, `${list}?sort=SPENT&itemsPerPage=5`)
  expect(sent).toMatchObject([{ variables: { sort: 'SPENT', order: 'ASC', page: { itemsPerPage: 5 } } }])
  sent.length = 0
  await showList(page)
  await page.waitForURL('**?sort=SPENT&itemsPerPage=5')
  expect(sent).toMatchObject([{ variables: { sort: 'SPENT', order: 'ASC', page: { itemsPerPage: 5 } } }])
  expect(await numbers(page)).toEqual((await expectedNumbers('sort: SPENT, order: ASC')).slice(0, 5))
})

test.each([
  ['without an answer', { abort: true }],
  ['with a failure of the server', { status: 500, body: 'no' }],
  ['with errors', { status: 200, contentType: 'application/json', body: '{"errors":[{"message":"no"}]}' }],
])('a first query %s is asked again', async (_, { abort = false, ...failure }: { abort?: boolean; status?: number; body?: string }) => {
  const { page, sent } = await openBlank()
  let failures = 0
  await page.route('**/graphql', async route => {
    if (!route.request().postData()?.includes('OrdersPage') || failures > 0) return route.continue()
    failures += 1
    return abort ? route.abort() : route.fulfill(failure)
  })
  await showList(page)
  expect([failures, sent.length]).toEqual([1, 2])
  expect(await numbers(page)).toEqual(await expectedNumbers('sort: DATE, order: DESC'))
  window.expectQuiet(/Failed to load resource/)
})

test('a change between the response and the first picture is shown', async () => {
  const { page } = await openBlank()
  const { data } = await window.app.graphql<{ orders: { items: { id: string }[] } }>(
    '{ orders(page: { itemsPerPage: 1 }) { items { id } } }',
    {},
    token,
  )
  const id = data.orders.items[0]?.id ?? ''
  const answered = page.waitForResponse(response => response.request().postData()?.includes('OrdersPage') ?? false)
  await page.route('**/assets/app-*.js', async route => {
    await answered
    await window.app.graphql('mutation ($ids: [ID!]!) { deleteOrders(ids: $ids) }', { ids: [id] }, token)
    await route.continue()
  })
  await showList(page)
  await page.locator(`[data-row="${id}"]`).waitFor({ state: 'detached' })
  expect(await numbers(page)).toEqual(await expectedNumbers('sort: DATE, order: DESC'))
})

test('nothing is asked without a session, and the next account gets its own orders', async () => {
  const { page, sent } = await openBlank()
  await page.evaluate(() => localStorage.removeItem('auth'))
  await page.goto(window.app.url + list)
  await page.waitForURL('**/front-pages/landing-page**')
  await page.waitForLoadState('networkidle')
  expect(sent).toEqual([])

  const { auth } = (
    await window.app.graphql<{ login: { auth: string } }>('mutation { login(email: "admin@demo.com", password: "admin") { auth } }')
  ).data.login
  await page.evaluate(token => localStorage.setItem('auth', token), auth)
  await showList(page)
  expect(sent).toMatchObject([{ authorization: auth }])
})

test('an ended session leads to the landing page', async () => {
  const { page } = await openBlank()
  await page.evaluate(() => localStorage.setItem('auth', 'ended'))
  await page.goto(window.app.url + list)
  await page.waitForURL('**/front-pages/landing-page?to=**')
  await page.waitForLoadState('networkidle')
  window.expectQuiet(/401/)
})
