import { expect, test } from 'vitest'
import { admin, client, openBrowser } from '../support/page.ts'

const window = openBrowser()
const path = '/apps/admin/activities'

test('visitors and clients see who may view activities instead of the activities', async () => {
  const out = await window.open(path)
  await out.getByText('Sign in as an administrator', { exact: false }).waitFor()
  expect(await window.violations(out)).toEqual([])
  await out.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await out.waitForURL(`**/apps/admin/login?to=${path}`)
  const page = await window.open(path, { account: client })
  await page.getByText('Only administrators can view activities.').waitFor()
})

test('an administrator filters activities, sees their changes, and gets live updates', async () => {
  const token = String((await window.signIn(admin)).auth)
  await window.app.graphql('mutation { unpublishReview(id: 1) { id } publishReview(id: 2) { id } }', {}, token)
  const page = await window.open(path, { account: admin })
  const entries = page.getByRole('region', { name: 'List of activities' }).getByRole('listitem')
  await entries.first().waitFor()
  const before = await entries.count()
  await page.getByText('Changes today').waitFor()
  const server = page.getByRole('region', { name: 'This server, since its start' })
  await server.getByText(/^\d+ ms$/).waitFor()
  await expect.poll(async () => Number(await server.locator('dt:has-text("Requests per minute") + dd').textContent())).toBeGreaterThan(0)
  await entries.first().getByRole('button', { name: 'Show changes' }).click()
  await entries.first().getByText('Pending → Published').or(entries.first().getByText('Published → Pending')).first().waitFor()
  await entries.first().getByText('Request', { exact: false }).last().waitFor()
  expect(await window.violations()).toEqual([])

  // Typed part by part; a day that is not whole yet filters nothing.
  const from = page.getByRole('group', { name: 'From' })
  await from.getByRole('spinbutton').first().click()
  await page.keyboard.type('11')
  expect(new URL(page.url()).search).toBe('')
  await page.keyboard.type('222020')
  await page.waitForURL('**?from=2020-11-22')
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect.poll(() => new URL(page.url()).search).toBe('')

  await page.getByRole('combobox', { name: 'Source' }).click()
  await page.getByRole('option', { name: 'REST' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('?source=REST')
  await expect.poll(() => entries.count()).toBeLessThan(before)
  await page.getByRole('searchbox', { name: 'Search by action or user' }).fill('no such activity')
  await page.getByText('No results').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).first().click()
  await expect.poll(() => entries.count()).toBe(before)

  await page.getByRole('combobox', { name: 'User' }).click()
  await page.getByRole('option', { name: admin.email }).click()
  await page.waitForURL(`**?actor=${encodeURIComponent(admin.email)}`)
  await expect.poll(() => entries.filter({ hasText: 'System' }).count()).toBe(0)
  await entries.first().waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).first().click()
  await expect.poll(() => entries.count()).toBe(before)

  await window.app.graphql('mutation { deleteReview(id: 3) }', {}, token)
  await page.getByRole('button', { name: '1 new' }).click()
  // The page is full, so the new entry pushes out the last one.
  await entries.first().getByText('Deleted a review').first().waitFor()
  await entries
    .first()
    .getByRole('button', { name: /^More actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Filter by this request' }).click()
  await expect.poll(() => entries.count()).toBe(1)
  await page.getByRole('button', { name: 'Undo: Deleted a review' }).click()
  await window.expectNotice('Change undone: Deleted a review', page)
})

test('an entry links to its record in one’s own workspace', async () => {
  const token = String((await window.signIn(admin)).auth)
  const { data } = await window.app.graphql<{ orders: { items: { id: string; order: number }[] } }>(
    '{ orders(page: { itemsPerPage: 1 }) { items { id order } } }',
    {},
    token,
  )
  const [order] = data.orders.items
  await window.app.graphql(
    'mutation ($id: ID!) { addOrderNote(id: $id, text: "Seen") { id } setOrderTracking(id: $id, trackingNumber: "DW 1") { id } }',
    { id: order?.id },
    token,
  )
  const page = await window.open(path, { account: admin })
  const entry = page.getByRole('region', { name: 'List of activities' }).getByRole('listitem').first()
  await entry.getByRole('button', { name: 'Show changes' }).click()
  await entry.getByRole('link').first().click()
  await page.waitForURL(`**/apps/ecommerce/order/details/${order?.order}`)
})
