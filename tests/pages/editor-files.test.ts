/** Pictures and files on their way into the editor, and out of it. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const web = openBrowser()
beforeEach(async () => {
  await web.app.running.parts.store.db.deleteFrom('documents').execute()
})

const surface = (page: Page) => page.locator('.tiptap')

async function openEmpty() {
  const page = await web.open('/apps/invoice/polish', { account: client })
  await surface(page).click()
  return page
}

test('a pasted picture comes into the text, and of another kind it says why not', async () => {
  const page = await openEmpty()
  await page.keyboard.type('Our harbor: ')
  const pastePicture = (type: string, html = '') =>
    page.evaluate(
      ({ type, html }) => {
        const bytes = Uint8Array.from(atob('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs='), letter => letter.codePointAt(0) ?? 0)
        const clipboardData = new DataTransfer()
        clipboardData.items.add(new File([bytes], 'harbor.gif', { type }))
        if (html) clipboardData.setData('text/html', html)
        document.querySelector('.tiptap')?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      { type, html },
    )
  await pastePicture('image/gif')
  await surface(page).locator('img[alt="harbor"][src^="data:image/gif;base64,R0lGOD"]').waitFor()
  await pastePicture('image/tiff')
  await web.expectNotice('Only PNG, JPEG, GIF, and WebP images can be added.', page)
  // Word sends a picture of its words, too.
  await pastePicture('image/gif', '<p>Words of Word</p>')
  await surface(page).getByText('Words of Word').waitFor()
  expect(await surface(page).locator('img[src]').count()).toBe(1)
})

test('a Word file of our own keeps its code and rules', async () => {
  const page = await openEmpty()
  const importFile = (name: string, buffer: Buffer) =>
    page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  const markdown = 'Run `npm test` now.\n\n---\n\n```\nif (a < b) {\n\n  run()\n}\n```\n\n| Sum |\n| ---: |\n| 12 |'
  await importFile('code.md', Buffer.from(markdown))
  const content = () =>
    surface(page).evaluate(text => [
      text.querySelector('p > code')?.textContent,
      text.querySelectorAll('hr').length,
      text.querySelector('pre > code')?.textContent,
    ])
  const expected = ['npm test', 1, 'if (a < b) {\n\n  run()\n}']
  await expect.poll(content).toEqual(expected)
  expect(
    await surface(page)
      .locator('td > p')
      .evaluate(words => getComputedStyle(words).textAlign),
  ).toMatch(/right/)
  await page.getByRole('button', { name: 'Import, download, and copy' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download as Word' }).click()
  const file = await (await download).path()
  await surface(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await importFile('code.docx', await readFile(file))
  await expect.poll(content).toEqual(expected)
})
