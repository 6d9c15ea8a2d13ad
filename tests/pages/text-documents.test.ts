import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { client, type Look, openBrowser } from '../support/page.ts'

const web = openBrowser()
const desk = '/apps/invoice/polish'

/** Timeout for slow steps on a busy machine. */
const patience = { timeout: 10_000 }

async function send<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { auth } = await web.signIn(client)
  const { data, errors } = await web.app.graphql<{ made: T }>(query, variables, auth)
  if (errors) throw new Error(errors[0]?.message)
  return data.made
}

/** Creates documents in this order, the last one the latest; returns the last id. */
async function createDocuments(...titles: string[]): Promise<string> {
  let latest = ''
  for (const title of titles) {
    const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: `Words of ${title || 'nothing'}` }] }] }
    const query = 'mutation ($title: String, $content: JSON) { made: createDocument(title: $title, content: $content) { id } }'
    latest = (await send<{ id: string }>(query, { title, content })).id
  }
  return latest
}

beforeEach(async () => {
  const { db } = web.app.running.parts.store
  for (const table of ['documents', 'dictionaryWords', 'ignoredRules'] as const) await db.deleteFrom(table).execute()
})

const open = (path = desk, look: Look = {}) => web.open(path, { account: client, ...look })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Documents' })
const rows = (page: Page) => drawer(page).getByRole('listitem')
async function openDrawer(page: Page) {
  await page.getByRole('button', { name: 'Documents' }).click()
  await drawer(page).waitFor()
}
async function choose(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

describe('the documents drawer', () => {
  test('documents are found by their words, and opened', async () => {
    const latest = await createDocuments('Harbour', 'Ferry', 'Lighthouse')
    const page = await open(`${desk}?document=${latest}`)
    await openDrawer(page)
    await rows(page).nth(2).waitFor()
    expect(await rows(page).allInnerTexts()).toEqual([
      expect.stringContaining('Lighthouse'),
      expect.stringContaining('Ferry'),
      expect.stringContaining('Harbour'),
    ])
    await rows(page).first().getByText('3 words · Open').waitFor()
    expect(await web.violations()).toEqual([])
    await drawer(page).getByRole('searchbox').fill('words of ferr')
    await expect.poll(() => rows(page).count(), patience).toBe(1)
    await drawer(page).getByRole('searchbox').fill('zzz')
    await drawer(page).getByText('No results').waitFor()
    // The first Escape clears the field.
    await page.keyboard.press('Escape')
    await rows(page).nth(2).waitFor()
    await rows(page).nth(0).getByRole('button').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByText('Words of Ferry').waitFor()
    expect(await drawer(page).count()).toBe(0)
  })

  test('a document is renamed in place, and duplicated', async () => {
    await createDocuments('Harbour', 'Open one')
    const page = await open()
    await openDrawer(page)
    await choose(page, 'Harbour', 'Rename')
    await page.getByRole('textbox', { name: 'New title' }).fill('Port')
    await page.keyboard.press('Enter')
    await rows(page).getByText('Port', { exact: true }).waitFor()
    await choose(page, 'Port', 'Duplicate')
    await rows(page).getByText('Port (copy)').waitFor()
    await drawer(page).getByText('3 of 1,000 documents, including trash').waitFor()
    await choose(page, 'Port', 'Rename')
    await page.getByRole('textbox', { name: 'New title' }).fill('Other')
    await page.keyboard.press('Escape')
    await rows(page).getByText('Port', { exact: true }).waitFor()
    const { items } = await send<{ items: { title: string }[] }>('{ made: documents { items { title } } }')
    expect(items.map(({ title }) => title).sort()).toEqual(['Open one', 'Port', 'Port (copy)'])
  })

  test('a trashed document is restored by Undo or from the trash, and deleted permanently only after confirmation', async () => {
    await createDocuments('Harbour', 'Ferry', 'Open one')
    const page = await open()
    await openDrawer(page)
    await choose(page, 'Harbour', 'Move to trash')
    await expect.poll(() => rows(page).count(), patience).toBe(2)
    await page.getByRole('status', { includeHidden: true }).getByRole('button', { name: 'Undo', includeHidden: true }).click()
    await rows(page).getByText('Harbour', { exact: true }).waitFor()
    await choose(page, 'Ferry', 'Move to trash')
    await choose(page, 'Harbour', 'Move to trash')
    await expect.poll(() => rows(page).count(), patience).toBe(1)
    await drawer(page).getByRole('tab', { name: 'Trash' }).click()
    await rows(page).nth(1).waitFor()
    await rows(page).first().getByText('Deleted now').waitFor()
    await choose(page, 'Ferry', 'Restore')
    await expect.poll(() => rows(page).count(), patience).toBe(1)
    await choose(page, 'Harbour', 'Delete permanently')
    const question = page.getByRole('dialog', { name: 'Delete this document permanently?' })
    await question.getByText('“Harbour” can’t be restored afterwards.').waitFor()
    expect(await web.violations()).toEqual([])
    await question.getByRole('button', { name: 'Delete permanently' }).click()
    await drawer(page).getByText('The trash is empty.').waitFor()
    await drawer(page).getByRole('tab', { name: 'Documents' }).click()
    await rows(page).getByText('Ferry', { exact: true }).waitFor()
  })

  test('Undo works with the drawer closed; trashing the open document leaves an empty sheet', async () => {
    const id = await createDocuments('Harbour', 'Open one')
    const page = await open(`${desk}?document=${id}`)
    await page.getByText('Words of Open one').waitFor()
    await openDrawer(page)
    await choose(page, 'Harbour', 'Move to trash')
    await expect.poll(() => rows(page).count(), patience).toBe(1)
    await expect.poll(() => page.getByRole('menu').count(), patience).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => drawer(page).count(), patience).toBe(0)
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => send<{ total: number }>('{ made: documents { total } }'), patience).toEqual({ total: 2 })
    expect(await page.getByRole('alert').count()).toBe(0)
    await openDrawer(page)
    await choose(page, 'Open one', 'Move to trash')
    await expect.poll(() => page.locator('.tiptap').innerText(), patience).not.toContain('Words of Open one')
    await expect.poll(() => new URL(page.url()).searchParams.get('document'), patience).toBe(null)
  })

  test('words typed just before the open document is moved to the trash do not take it out again', async () => {
    const id = await createDocuments('Open one')
    const page = await open(`${desk}?document=${id}`)
    await page.getByText('Words of Open one').click()
    await page.keyboard.press('Control+End')
    await openDrawer(page)
    await choose(page, 'Open one', 'Rename')
    await page.getByRole('textbox', { name: 'New title' }).fill('Renamed')
    await page.keyboard.press('Enter')
    await choose(page, 'Renamed', 'Move to trash')
    await expect.poll(() => new URL(page.url()).searchParams.get('document'), patience).toBe(null)
    const trashed = await send<{ title: string; trashedAt: string | null }>('query ($id: ID!) { made: document(id: $id) { title trashedAt } }', { id }) // prettier-ignore
    expect([trashed.title, trashed.trashedAt === null]).toEqual(['Renamed', false])
  })

  test('a document that another window moved to the trash is restored by writing on it', async () => {
    const id = await createDocuments('Open one')
    const page = await open(`${desk}?document=${id}`)
    await page.getByText('Words of Open one').click()
    await send('mutation ($id: ID!) { made: trashDocument(id: $id) { id } }', { id })
    await page.keyboard.press('Control+End')
    await page.keyboard.type(', and more')
    await page.getByRole('img', { name: 'Saved' }).waitFor()
    const { items } = await send<{ items: { excerpt: string }[] }>('{ made: documents { items { excerpt } } }')
    expect(items).toEqual([{ excerpt: 'Words of Open one, and more' }])
  })

  test('twenty are shown at first, and more on request', async () => {
    await createDocuments(...Array.from({ length: 23 }, (_, index) => `Note ${index + 1}`))
    const page = await open()
    await openDrawer(page)
    await drawer(page).getByRole('button', { name: 'Show more (3 left)' }).click()
    await expect.poll(() => rows(page).count(), patience).toBe(23)
    expect(await drawer(page).getByRole('button', { name: 'Show more' }).count()).toBe(0)
  })

  test.each([
    { width: 390, scheme: 'dark', locale: 'ar', names: ['المستندات', 'القاموس والقواعد'] },
    { width: 1440, scheme: 'light', locale: 'fr', names: ['Documents', 'Dictionnaire et règles'] },
  ] as const)('drawer and dictionary are accessible at $width in $scheme and $locale', async ({ names, ...look }) => {
    await createDocuments('Harbour', 'مذكرة')
    await send('mutation { made: addDictionaryWord(word: "Deskwright") }')
    const page = await open(desk, look)
    for (const name of names) {
      await page.getByRole('button', { name }).click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
      expect([name, await web.violations(), await web.scrollsSideways()]).toEqual([name, [], false])
      await page.keyboard.press('Escape')
      await expect.poll(() => page.getByRole('dialog').count(), patience).toBe(0)
    }
  })
})

test('words are added to the dictionary, found, and removed; an ignored rule is restored', async () => {
  await send('mutation { made: ignoreRule(rule: "OxfordComma") }')
  await send('mutation { made: addDictionaryWord(word: "Harbourline") }')
  const page = await open()
  await page.getByRole('button', { name: 'Dictionary and rules' }).click()
  const dialog = page.getByRole('dialog')
  const words = dialog.getByRole('list', { name: 'Dictionary' }).getByRole('listitem')
  await words.getByText('Harbourline').waitFor()
  await dialog.getByRole('textbox').fill('Øresund')
  await page.keyboard.press('Enter')
  await dialog.getByText('2 of 5,000 words.').waitFor()
  await dialog.getByRole('textbox').fill('harb')
  await expect.poll(() => words.allInnerTexts(), patience).toEqual(['Harbourline'])
  await dialog.getByRole('button', { name: 'Remove Harbourline' }).click()
  await dialog.getByText('No results').waitFor()
  expect(await send('{ made: dictionaryWords }')).toEqual(['Øresund'])
  await dialog.getByRole('tab', { name: 'Rules turned off' }).click()
  await dialog.getByRole('button', { name: 'Turn on Oxford comma' }).click()
  await dialog.getByText('No rules are turned off.').waitFor()
  expect(await send('{ made: ignoredRules }')).toEqual([])
})

describe('files', () => {
  const choose = (page: Page, name: string, content: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })

  test('an HTML file is imported without active content', async () => {
    const page = await open()
    await page.locator('.tiptap').waitFor()
    await choose(
      page,
      'note.html',
      `<title>x</title><style>p { color: red }</style><h1>My note</h1><p onclick="alert(1)">Some <b>bold</b> words<script>document.title = 'harmed'</script>
       <img src="x" onerror="document.title = 'harmed'"><a href="javascript:alert(1)">here</a></p><ul><li>one</li></ul><table><tr><td>cell</td></tr></table>`,
    )
    await web.expectNotice('“note.html” imported', page)
    expect(await page.locator('.tiptap').innerText()).toContain('Some bold words here')
    expect(await page.locator('.tiptap').innerHTML()).toMatch(/<strong>bold<\/strong>(?!.*(?:script|onclick|<img|color: red))/)
    await expect
      .poll(() => send<{ items: { title: string }[] }>('{ made: documents { items { title } } }'), patience)
      .toEqual({
        items: [{ title: 'My note' }],
      })
    expect(await page.title()).not.toBe('harmed')
  })

  test('a file that cannot be imported is reported with its reason, and the text is kept', async () => {
    await createDocuments('Harbour')
    const page = await open()
    await page.getByText('Words of Harbour').waitFor()
    for (const [name, content, problem] of [
      ['picture.png', 'x', 'This file type isn’t supported. Import a .txt, .md, .html, or .docx file.'],
      ['long.txt', 'word '.repeat(20_001), '“long.txt” is longer than 100,000 characters.'],
      ['empty.md', ' ', '“empty.md” has no text.'],
    ] as const) {
      await choose(page, name, content)
      await page.getByRole('alert').getByText(problem).waitFor()
      await page.getByRole('button', { name: 'Close' }).click()
    }
    await page.getByText('Words of Harbour').waitFor()
  })

  test('a document goes to Word and comes back', async () => {
    await createDocuments('Harbour')
    const page = await open()
    await page.getByText('Words of Harbour').waitFor()
    await page.getByRole('button', { name: 'Import, download, and copy' }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Download as Word' }).click()])
    expect(download.suggestedFilename()).toBe('Harbour.docx')
    await page.getByRole('textbox', { name: 'Title' }).fill('Another title')
    await page.locator('input[type="file"]').setInputFiles({
      name: 'Harbour.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: readFileSync(await download.path()),
    })
    await expect.poll(() => page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Harbour')
    await page.getByText('Words of Harbour').waitFor()
  })

  test('tables, tasks, footnotes, and pictures go to Word and come back, and tables are edited by keyboard', async () => {
    const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs='
    const page = await open()
    await choose(
      page,
      'plan.md',
      `# Plan\n\nCosts in May.[^1] ![A dot](${dot})\n\n| Name | Sum |\n| --- | --- |\n| Ada | 12 |\n\n- [ ] open\n- [x] done\n\n[^1]: As agreed.`,
    )
    const text = page.locator('.tiptap')
    await text.getByRole('cell', { name: '12' }).waitFor()
    const written = await text.innerHTML()
    await page.getByRole('button', { name: 'Import, download, and copy' }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Download as Word' }).click()])
    await page.getByRole('textbox', { name: 'Title' }).fill('Another title')
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'plan.docx', mimeType: 'application/octet-stream', buffer: readFileSync(await download.path()) })
    await expect.poll(() => page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Plan')
    expect(await text.innerHTML()).toBe(written)
    expect(await text.getByRole('checkbox', { name: 'Done: done' }).isChecked()).toBe(true)
    await text.getByRole('cell', { name: '12' }).click()
    // The caret is in the table.
    await page.getByRole('button', { name: 'Change table' }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Bob')
    await page.keyboard.press('Tab')
    await page.keyboard.type('30')
    await page.getByRole('button', { name: 'Change table' }).click()
    await page.getByRole('menuitem', { name: 'Insert column before' }).click()
    await expect
      .poll(() => text.locator('tr').evaluateAll(rows => rows.map(row => [...row.children].map(cell => cell.textContent))))
      .toEqual([
        ['Name', '', 'Sum'],
        ['Ada', '', '12'],
        ['Bob', '', '30'],
      ])
    await text.getByRole('checkbox', { name: 'Done: open' }).check()
    await expect.poll(() => text.locator('li[data-checked="true"]').count()).toBe(2)
  })

  test('the menu downloads and copies by keyboard', async () => {
    await createDocuments('Harbour')
    const page = await open()
    await page.getByText('Words of Harbour').waitFor()
    await page.getByRole('button', { name: 'Import, download, and copy' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Import file…' }).waitFor()
    await page.keyboard.press('ArrowDown')
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(download.suggestedFilename()).toBe('Harbour.txt')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Import, download, and copy' }).click()
    await page.getByRole('menuitem', { name: 'Copy with formatting' }).click()
    await web.expectNotice('Copied with formatting', page)
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      return (await item?.getType('text/html'))?.text()
    })
    expect(copied).toContain('<p>Words of Harbour</p>')
  })
})
