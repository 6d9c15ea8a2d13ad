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
