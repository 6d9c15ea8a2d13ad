/** The developer pages: both APIs and the sandbox, as oneself. */
import { expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const web = openBrowser()

test('GraphQL: examples run at once, variables are filled in, and a link and code carry the query', async () => {
  const page = await web.open('/dev/graphql', { account: client })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const response = page.getByRole('textbox', { name: 'Response' })
  await response.getByText('"reviews"').waitFor()

  // An example found by a word of its query; a write waits for the button.
  await page.getByRole('searchbox', { name: 'Search examples' }).fill('publishReview')
  await page.getByRole('button', { name: /Publish one/ }).click()
  await page.getByText(/Press Ctrl\+Enter/).waitFor()
  await page.getByRole('button', { name: 'Edit as form' }).click()
  await page.getByLabel('$id').fill('58')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await response.getByText('"PUBLISHED"').waitFor()
  const { data } = await web.app.graphql<{ operations: { items: { action: string }[] } }>(
    '{ operations(page: { itemsPerPage: 1 }) { items { action } } }',
    {},
    await page.evaluate(() => localStorage.getItem('auth') ?? ''),
  )
  expect(data.operations.items).toEqual([{ action: 'REVIEW_PUBLISHED' }])

  // Code for clients, without the token unless asked for.
  await page.getByRole('tab', { name: 'Code' }).click()
  const copied = async () => {
    await page.getByRole('button', { name: /^Copy code/ }).click()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied()).toContain('-H "authorization: $DESKWRIGHT_TOKEN"')
  await page.getByRole('button', { name: 'Apollo hook' }).click()
  expect(await copied()).toMatch(/useMutation\(PublishDocument\)/)

  // The schema, with what a field takes.
  await page.getByRole('tab', { name: 'Schema' }).click()
  await page.getByRole('searchbox', { name: 'Search types and fields' }).fill('ReviewSort')
  await page.getByRole('button', { name: 'ReviewSort', exact: true }).click()
  await page.getByRole('heading', { name: 'ReviewSort' }).waitFor()

  // The link opens the same query in another window.
  await page.getByRole('button', { name: 'Copy link' }).click()
  await web.expectNotice(/Link copied/)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/dev\/graphql#query=mutation/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Publish a review')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Query' }).getByText('publishReview').waitFor()
  await page.getByRole('textbox', { name: 'Variables' }).getByText('"58"').waitFor()
  await page.getByRole('tab', { name: 'Saved' }).click()
  await page.getByRole('button', { name: 'Publish a review', exact: true }).waitFor()

  // A subscription shows what happens elsewhere.
  await page.getByRole('tab', { name: 'Examples' }).click()
  await page.getByRole('searchbox', { name: 'Search examples' }).fill('subscription')
  await page.getByRole('button', { name: /^Every change/ }).click()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByText('Listening. Events: 0').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
})

test('GraphQL: mistakes are named, tabs keep their responses, and an ended session is noticed', async () => {
  const page = await web.open('/dev/graphql', { account: client })
  const response = page.getByRole('textbox', { name: 'Response' })
  const run = () => page.getByRole('button', { name: 'Run', exact: true }).click()
  await response.getByText('"reviews"').waitFor()
  await page.getByRole('textbox', { name: 'Variables' }).fill('{ "rating": }')
  await run()
  await page.getByText('The variables are not a JSON object').first().waitFor()
  // The response to earlier variables would be misleading.
  expect(await response.count()).toBe(0)
  await page.getByRole('tab', { name: 'Code' }).click()
  await page.getByText('Correct them to see the code.').waitFor()
  expect(await page.getByRole('button', { name: /^Copy code/ }).count()).toBe(0)

  await page.getByRole('button', { name: 'New tab' }).click()
  await page.getByRole('textbox', { name: 'Query' }).fill('{ reviewSummary { average } }')
  await page.getByRole('textbox', { name: 'Variables' }).fill('{}')
  await run()
  await response.getByText('"average"').first().waitFor()
  await page.getByRole('button', { name: 'New tab' }).click()
  expect(await response.count()).toBe(0)
  await page.getByRole('button', { name: 'reviewSummary', exact: true }).click()
  await response.getByText('"average"').first().waitFor()

  const token = await page.evaluate(() => localStorage.getItem('auth') ?? '')
  await web.app.rest('POST', '/register/logout', { token, body: {} })
  await run()
  await page.getByRole('heading', { name: 'Your session ended' }).waitFor()
})

test('REST: a visitor reads, and an account sends calls with its token and undoes what they change', async () => {
  const reader = await web.open('/dev/rest?operation=getAppsEcommerceReviews#status=Pending')
  await reader.getByRole('heading', { name: 'List reviews', exact: true }).waitFor()
  await reader.getByRole('region', { name: 'cURL' }).getByText('reviews?status=Pending').waitFor()
  await reader.getByRole('link', { name: 'Create account' }).waitFor()
  expect(await reader.getByRole('link', { name: 'Sign in' }).first().getAttribute('href')).toContain(encodeURIComponent('#status=Pending'))

  const page = await web.open('/dev/rest', { account: client, scheme: 'dark' })
  await page.getByRole('heading', { name: 'Getting started', exact: true }).waitFor()
  // Found by its parameter, and reached by keyboard.
  await page.keyboard.press('/')
  await page.keyboard.type('faq')
  await page.getByText('1 route', { exact: true }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page
    .getByRole('heading', { name: /questions/, level: 2 })
    .last()
    .waitFor()
  const requested = page.waitForRequest(request => new URL(request.url()).pathname === '/api/pages/faq')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  expect((await requested).headers().authorization).toBeTruthy()
  await page.getByText('200 OK').waitFor()

  // A change is sent by form, and undone from its response.
  await page.goto(`${web.app.url}/dev/rest?operation=deleteAppsEcommerceReviewsId#id=3`)
  await page.getByText('Changes records of your workspace').waitFor()
  await page.getByRole('button', { name: 'Send change' }).click()
  await page.getByText('Your data has changed').waitFor()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await web.expectNotice(/^Change undone/)

  // Errors lead to the catalog of the server.
  await page.getByRole('link', { name: 'TOO_MANY_REQUESTS' }).click()
  await page.getByRole('heading', { name: 'Error catalog', exact: true }).waitFor()
  await page.getByRole('heading', { name: 'METHOD_NOT_ALLOWED' }).waitFor()
  await page.getByRole('searchbox', { name: 'Search reasons' }).fill('quiet hours')
  await page.getByText('QUIET_HOURS_EMPTY').waitFor()
})

test('sandbox: a snapshot comes back, and simulated problems show in every page until they are turned off', async () => {
  const page = await web.open('/dev/sandbox', { account: client })
  const token = await page.evaluate(() => localStorage.getItem('auth') ?? '')
  const count = async () => (await web.app.graphql<{ reviews: { total: number } }>('{ reviews { total } }', {}, token)).data.reviews.total
  const total = await count()
  await page.getByRole('textbox', { name: 'Name of the snapshot' }).fill('Before')
  await page.getByRole('button', { name: 'Take snapshot' }).click()
  await web.expectNotice('Snapshot taken: Before')
  await web.app.graphql('mutation { deleteReviews(ids: [1, 2]) }', {}, token)
  await page.getByText('Deleted 2 reviews').waitFor()
  await page.getByRole('button', { name: 'Restore Before' }).click()
  await web.expectNotice('Snapshot restored: Before')
  expect(await count()).toBe(total)

  // A file with a mistake is rejected with its place.
  const { body: file } = await web.app.rest('GET', '/api/_workspace/export', { token })
  const wrong = { ...file, tables: { reviews: [{ ...file.tables.reviews[0], rating: 9 }] } }
  const input = page.getByLabel('Import').last()
  await input.setInputFiles({ name: 'wrong.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(wrong)) })
  await page.getByText('tables.reviews[0].rating').waitFor()
  const right = { ...file, tables: { reviews: file.tables.reviews.slice(0, 4) } }
  await input.setInputFiles({ name: 'right.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(right)) })
  await web.expectNotice(/^Imported/)
  expect(await count()).toBe(4)
  // What is there already is no change, so that Undo would revert another one.
  await page.getByRole('button', { name: 'Close' }).click()
  await input.setInputFiles({ name: 'right.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(right)) })
  const notice = page.getByText('Imported. Created: 0, updated: 0, deleted: 0')
  await notice.waitFor()
  expect(await page.locator('.MuiSnackbar-root, [role=status]').filter({ has: notice }).getByRole('button', { name: 'Undo' }).count()).toBe(
    0,
  )

  // The banner follows to other pages and survives reloading.
  await page.getByRole('combobox', { name: 'Delay' }).selectOption('300')
  await page.getByRole('button', { name: 'Turn on' }).click()
  const banner = page.getByRole('status').filter({ hasText: 'responses delayed by 300 ms' })
  await banner.waitFor()
  await page.goto(`${web.app.url}/apps/ecommerce/manage-review`)
  await banner.getByRole('button', { name: 'Turn off' }).click()
  await banner.waitFor({ state: 'detached' })
  expect((await web.app.rest('GET', '/api/_workspace/conditions', { token })).body.isOn).toBe(false)
  web.expectQuiet(/400 \(Bad Request\)/)
})
