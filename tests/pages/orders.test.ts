import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const window = openBrowser()
const patient = { timeout: 10_000 }
const list = '/apps/ecommerce/order/list'
let token: string

beforeEach(async () => {
  token = String((await window.signIn(client)).auth)
  await window.app.graphql('mutation { resetWorkspace }', {}, token)
})

const open = (path: string, look: Parameters<typeof window.open>[1] = {}) => window.open(path, { account: client, ...look })
const rows = (page: Page) => page.locator('[data-row]')

interface Order {
  id: string
  order: number
  channel: 'STORE' | 'WEBSITE'
  status: string
  payment: string
  refunded: number
  spent: number
  fulfillment: string
  shippingAddress: string
  items: { id: string; fulfilled: number }[]
}

async function seeded(is: (order: Order) => boolean): Promise<Order> {
  const { data } = await window.app.graphql<{ orders: { items: Order[] } }>(
    `{ orders(page: { itemsPerPage: 100 }) { items { id order channel status payment refunded spent fulfillment shippingAddress items { id fulfilled } } } }`,
    {},
    token,
  )
  const found = data.orders.items.find(is)
  if (!found) throw new Error('There is no such order')
  return found
}
const now = async (id: string) => seeded(each => each.id === id)
const details = ({ order }: Order, query = '') => `/apps/ecommerce/order/details/${order}${query}`

test('orders are found by card, view, and search, kept in the address; a row opens and leads to the next and back', async () => {
  const page = await open(list)
  await page.getByText('1–10 of 100').waitFor()
  await page.getByRole('button', { name: /^Pending payment/ }).click()
  await page.waitForURL('**?payment=PENDING')
  await page.getByRole('button', { name: /^Pending payment/, pressed: true }).click()
  await page.getByText('1–10 of 100').waitFor()
  await page.getByRole('button', { name: /^To ship/ }).click()
  await page.waitForURL('**?view=TO_SHIP')
  await page.reload()
  await page.getByRole('button', { name: /^To ship/, pressed: true }).waitFor()
  await rows(page).first().waitFor()
  expect(await window.violations(page)).toEqual([])
  const numbers = await rows(page).getByRole('link').allInnerTexts()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: `Order ${numbers[0]}` }).waitFor()
  await page.keyboard.press(']')
  await page.getByRole('heading', { level: 1, name: `Order ${numbers[1]}` }).waitFor()
  await page.reload()
  await page.locator('p', { hasText: /^2 of \d+$/ }).waitFor()
  await page.getByRole('link', { name: 'Back to list' }).click()
  await page.waitForURL('**?view=TO_SHIP')
})

test('the first page is drawn with its rows: they are requested while it loads, by its address', async () => {
  const page = await open('/apps/ecommerce/customer/list')
  await rows(page).first().waitFor()
  await page.addInitScript(() => {
    // Records what is drawn first: rows, or their placeholders.
    const look = () => {
      const found = document.querySelector('#root > :not([inert]) [data-row], #root > :not([inert]) tbody .MuiSkeleton-root')
      if (found) document.documentElement.dataset.drawn = found.matches('[data-row]') ? 'rows' : 'placeholders'
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  let requests = 0
  page.on('request', request => {
    if (request.postData()?.includes('"operationName":"OrdersPage"')) requests += 1
  })
  // Later than a change that the page could have missed.
  await page.waitForTimeout(2500)
  await page.goto(`${window.app.url}${list}?view=TO_SHIP&itemsPerPage=5`)
  await rows(page).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset.drawn)).toBe('rows')
  expect(await rows(page).count()).toBe(5)
  await page.waitForLoadState('networkidle')
  expect(requests).toBe(1)
  // Opened again, the list asks again.
  await page.getByRole('navigation').getByRole('link', { name: 'Customers' }).click()
  await page.waitForURL('**/customer/list')
  await page.goBack()
  await rows(page).first().waitFor()
  await expect.poll(() => requests).toBe(2)
})

test('the list is sorted by a second column with Shift and reset; a record leads beyond the loaded page', async () => {
  const page = await open(`${list}?itemsPerPage=5`)
  const head = (name: string) => page.getByRole('columnheader', { name }).getByRole('button')
  await rows(page).first().waitFor()
  await head('Status').click()
  await page.waitForURL('**?itemsPerPage=5&sort=STATUS')
  await page.getByText('Sorted by Status, ascending').waitFor()
  await head('Customer').click({ modifiers: ['Shift'] })
  await page.waitForURL('**&sort=STATUS&second=CUSTOMER')
  await page.getByText('Sorted by Status, ascending, then by Customer, ascending').waitFor()
  const names = await rows(page).locator('td:nth-of-type(4) [dir="auto"]').allInnerTexts()
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  await head('Status').click()
  await page.getByText('Sorted by Status, descending, then by Customer, ascending').waitFor()
  await head('Status').click()
  await page.getByText('Default order').waitFor()
  await page.waitForURL('**?itemsPerPage=5')
  await rows(page).nth(4).getByRole('link').first().click()
  await page.locator('p', { hasText: /^5 of \d+$/ }).waitFor()
  await page.getByRole('button', { name: 'Next record', disabled: false }).waitFor()
  await page.keyboard.press(']')
  await page.locator('p', { hasText: /^6 of \d+$/ }).waitFor()
})

test('many are changed at once, skipped ones are reported, and one Undo reverts it; another window follows', async () => {
  const other = await open(`${list}?status=DISPATCHED`)
  await rows(other).first().waitFor()
  const dispatched = await rows(other).count()
  const page = await open(`${list}?sort=STATUS`)
  await rows(page).first().waitFor()
  await page.goto(`${window.app.url}${list}?view=OUT_FOR_DELIVERY&itemsPerPage=50`)
  await rows(page).first().waitFor()
  const all = await rows(page).count()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('menuitem', { name: 'Out for delivery' }).click()
  await page.getByText(`${dispatched} orders: Out for delivery. ${all - dispatched} orders skipped`).waitFor()
  await other.getByText('No results').waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => rows(other).count(), patient).toBe(dispatched)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await page.getByRole('button', { name: 'Packing slips' }).click()
  await expect.poll(() => page.getByRole('article').count(), patient).toBe(all)
})

test('an order is refunded in part, packed, noted, and moved on, each in its timeline', async () => {
  const order = await seeded(each => each.payment === 'PAID' && each.fulfillment === 'PARTIAL' && each.refunded === 0)
  const page = await open(details(order))
  await page.getByText(order.channel === 'STORE' ? /· In store$/ : /· Online store$/).waitFor()
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await page.waitForURL('**?form=refund')
  await page.reload()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('99999')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await dialog.getByRole('alert').waitFor()
  await dialog.getByLabel('Amount').fill('2.50')
  await dialog.getByLabel(/^Reason/).fill('A scratch')
  await page.keyboard.press('Control+Enter')
  await page.getByText('$2.50: A scratch').waitFor()
  await page.getByText('Partially refunded').waitFor()
  expect((await now(order.id)).refunded).toBe(2.5)

  await page.getByRole('button', { name: 'Pack items' }).click()
  const pieces = dialog.locator('input')
  for (let at = 0; at < (await pieces.count()); at += 1) await pieces.nth(at).fill('1')
  await dialog.getByRole('button', { name: 'Pack all' }).click()
  const [first] = order.items
  await window.app.graphql(
    'mutation ($id: ID!, $items: [OrderItemFulfillment!]!) { fulfillOrder(id: $id, items: $items) { id } }',
    { id: order.id, items: [{ id: first?.id, fulfilled: first?.fulfilled === 0 ? 1 : 0 }] },
    token,
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('columnheader', { name: 'Saved version' }).waitFor()
  await dialog.getByRole('button', { name: /my/i }).click()
  await dialog.waitFor({ state: 'hidden' })
  window.expectQuiet(/409|conflict/i)
  await page.getByRole('button', { name: 'Add note' }).click()
  await dialog.getByLabel('Internal note').fill('Rings twice')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Rings twice').waitFor()
  await page.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect.poll(async () => (await now(order.id)).status, patient).toBe('DELIVERED')
  // The button disappeared with its action; keyboard focus stays on this page.
  await page.locator('h1:focus').waitFor()
  await page.getByRole('tab', { name: 'History' }).click()
  await page.waitForURL('**?tab=changes')
  await page.getByText('Marked an order as delivered').waitFor()
  expect(await window.violations(page)).toEqual([])
})

test('an unpaid order leads to its payment, and is delivered only after a warning; canceling can be dismissed', async () => {
  const order = await seeded(each => each.payment === 'FAILED' && each.status === 'READY_TO_PICKUP')
  const page = await open(details(order))
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Mark as pending' }).first().waitFor()
  expect(await page.getByRole('button', { name: 'Mark as delivered' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await dialog.getByRole('button', { name: 'Keep order' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Mark as delivered' }).click()
  await dialog.getByText(/isn’t paid, and some items aren’t packed/).waitFor()
  expect((await now(order.id)).status).toBe('READY_TO_PICKUP')
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect.poll(async () => (await now(order.id)).status, patient).toBe('DELIVERED')
})

test('an address changed in another window is shown beside one’s own without overwriting it', async () => {
  const order = await seeded(each => each.status === 'DISPATCHED')
  const page = await open(details(order, '?form=shipping'))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill('My Road 1')
  await window.app.graphql(
    'mutation ($id: ID!, $to: String) { updateOrderAddress(id: $id, shippingAddress: $to) { id } }',
    { id: order.id, to: 'Their Road 2' },
    token,
  )
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await dialog.getByText('Their Road 2').waitFor()
  expect((await now(order.id)).shippingAddress).toBe('Their Road 2')
  await dialog.getByRole('button', { name: /my/i }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect((await now(order.id)).shippingAddress).toBe('My Road 1')
  // The error was expected.
  window.expectQuiet(/409|conflict/i)
})

test('on a phone, cards have the same actions and nothing scrolls sideways; an unknown number leads back', async () => {
  const page = await open(list, { width: 390 })
  await rows(page).first().waitFor()
  expect(await window.scrollsSideways(page)).toBe(false)
  // Two lines a card: the first one stands on the first screen.
  const { y = 0, height = 0 } = (await rows(page).first().boundingBox()) ?? {}
  expect(y).toBeLessThan(506)
  expect(height).toBeLessThanOrEqual(120)
  await rows(page)
    .first()
    .getByRole('button', { name: /^More actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('1–10 of 99').waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('1–10 of 100').waitFor()
  await rows(page).first().getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: /^Order #/ }).waitFor()
  expect(await window.scrollsSideways(page)).toBe(false)
  await page.goto(`${window.app.url}/apps/ecommerce/order/details/1`)
  await page.getByText('There is no order with the number 1').waitFor()
  await page.getByRole('link', { name: 'Back to orders' }).click()
  await rows(page).first().waitFor()
})
