import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'
import { shoutingEngine } from '../support/engines.ts'

const browser = openBrowser({ engine: shoutingEngine() })

const text = (words: string, mark?: string) => ({ type: 'text', text: words, ...(mark && { marks: [{ type: mark }] }) })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const letter = {
  type: 'doc',
  content: [
    paragraph(text('We have got a '), text('new', 'bold'), text(' timetable.')),
    { type: 'heading', attrs: { level: 2 }, content: [text('Changes')] },
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('Boats leave at ten.'))] }] },
    paragraph(text('The crews know it and the people of the island will hear of it on the first day of the week.')),
  ],
}
const source =
  'We has a timetable.\n\n## Changes\n\n- Boats leave at ten.\n\nThe crews know it and the people of the island will hear of it on the first day of the week.'

let made: string[] = []

/** Timeout for slow steps on a busy machine. */
const patience = { timeout: 10_000 }

async function request<T>(query: string, variables: Record<string, unknown>): Promise<T> {
  const { auth } = await browser.signIn(client)
  const { data, errors } = await browser.app.graphql<{ made: T }>(query, variables, auth)
  if (errors) throw new Error(errors[0]?.message)
  return data.made
}

async function createDocument(title: string, content?: object): Promise<string> {
  const query = 'mutation ($title: String, $content: JSON) { made: createDocument(title: $title, content: $content) { id } }'
  const { id } = await request<{ id: string }>(query, { title, content })
  made.push(id)
  return id
}

async function polish(documentId: string): Promise<void> {
  const start =
    'mutation ($text: String!, $documentId: ID) { made: startTextRun(action: POLISH, text: $text, documentId: $documentId) { id } }'
  const { id } = await request<{ id: string }>(start, { text: source, documentId })
  await expect
    .poll(() => request<{ status: string }>('query ($id: ID!) { made: textRun(id: $id) { status } }', { id }), patience)
    .toMatchObject({
      status: 'DONE',
    })
}

afterEach(async () => {
  for (const id of made) {
    await request('mutation ($id: ID!) { made: trashDocument(id: $id) { id } }', { id }).catch(() => undefined)
    await request('mutation ($id: ID!) { made: deleteDocument(id: $id) }', { id }).catch(() => undefined)
  }
  made = []
})

const open = (path: string, look: { width?: number; scheme?: 'light' | 'dark'; locale?: string } = {}) =>
  browser.open(path, { account: client, ...look })

describe('the preview', () => {
  test('leads to the editor without any document', async () => {
    const page = await open('/apps/invoice/preview')
    await page.getByText('No documents to preview yet').waitFor()
    expect(await browser.violations()).toEqual([])
    await page.getByRole('link', { name: 'New document' }).click()
    await page.waitForURL('**/apps/invoice/polish')
  })

  test('shows the latest document clean, with changes, and beside the source', async () => {
    await polish(await createDocument('Timetable', letter))
    const page = await open('/apps/invoice/preview')
    const sheet = page.getByRole('article', { name: 'Timetable' })
    await sheet.locator('strong', { hasText: 'new' }).waitFor()
    await sheet.getByRole('listitem').getByText('Boats leave at ten.').waitFor()
    await sheet.getByRole('heading', { name: 'Changes' }).waitFor()

    await page.getByRole('button', { name: 'With changes' }).click()
    await sheet.locator('del', { hasText: /^has$/ }).waitFor()
    expect(await sheet.locator('ins').allTextContents()).toEqual(['have got', 'new '])
    await page.getByRole('button', { name: 'Before and after' }).click()
    const before = page.getByRole('region', { name: 'Before' })
    expect(await before.locator('ins').count()).toBe(0)
    await before.getByText('timetable.').waitFor()
    expect(new URL(page.url()).searchParams.get('view')).toBe('compare')

    const figures = page.getByRole('region', { name: 'Readability' })
    await figures.getByText('+3', { exact: true }).waitFor()
    await figures.getByText('-1', { exact: true }).waitFor()
    const receipts = page.getByRole('region', { name: 'Receipts' })
    await receipts.getByText(/words charged · balance/).waitFor()
    await receipts.getByText('Done').waitFor()
    expect(await browser.violations()).toEqual([])
  })

  test('downloads, copies, prints the sheet alone, and leads back', async () => {
    const id = await createDocument('Timetable', letter)
    const page = await open(`/apps/invoice/preview?document=${id}`)
    await page.getByRole('button', { name: 'Download' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download as Markdown' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Timetable.md')
    expect(readFileSync(await download.path(), 'utf8')).toContain(
      '# Timetable\n\nWe have got a **new** timetable.\n\n## Changes\n\n- Boats',
    )
    await browser.expectNotice('“Timetable.md” downloaded', page)

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByRole('menuitem', { name: 'Copy as plain text' }).click()
    await browser.expectNotice('Copied as plain text', page)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Changes\n\n- Boats leave at ten.')

    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('navigation').count()).toBe(0)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
    expect(await page.getByRole('region', { name: 'Readability' }).count()).toBe(0)
    expect(await page.getByRole('heading', { name: 'Timetable' }).count()).toBe(1)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Back to editing' }).click()
    await page.waitForURL(`**/apps/invoice/polish?document=${id}`)
  })

  test('reports an unknown document', async () => {
    const page = await open('/apps/invoice/preview?document=00000000-0000-0000-0000-000000000000')
    await page.getByText('Document 00000000').waitFor()
  })

  test.each([
    { width: 1440, scheme: 'light', locale: 'fr' },
    { width: 390, scheme: 'dark', locale: 'ar' },
  ] as const)('is accessible at $width in $scheme and $locale', async look => {
    const id = await createDocument('Timetable', letter)
    await polish(id)
    const page = await open(`/apps/invoice/preview?document=${id}`, look)
    const views = page.getByRole('article').locator('xpath=preceding::*[@role="group"][1]').getByRole('button')
    for (const view of [0, 1, 2]) {
      await views.nth(view).click()
      await page.waitForLoadState('networkidle')
      expect([view, await browser.violations(), await browser.scrollsSideways()]).toEqual([view, [], false])
    }
  })
})
