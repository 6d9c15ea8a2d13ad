/** Panes, long lists, emojis, and mentions by keyboard, on a page of their own. */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { type Look, openBrowser } from '../support/page.ts'

const { open, violations, scrollsSideways } = openBrowser()
const files = new Map<string, string | Uint8Array>()

beforeAll(async () => {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    plugins: [react()],
    build: { write: false, minify: false, rolldownOptions: { input: fileURLToPath(new URL('../support/kit-parts.tsx', import.meta.url)) } },
  })
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput // without `watch`
  for (const file of output) files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source)
  const entry = output.find(file => file.type === 'chunk' && file.isEntry)
  files.set(
    '/parts',
    `<!doctype html><html lang="en"><title>Parts</title><main id="root"></main><script type="module" src="/${entry?.fileName}"></script>`,
  )
})

async function openParts(look: Look = {}): Promise<Page> {
  const page = await open('/healthz', look)
  await page.route(
    url => files.has(url.pathname),
    async route => {
      const { pathname } = new URL(route.request().url())
      const type = pathname === '/parts' ? 'text/html' : 'text/javascript'
      const body = files.get(pathname) ?? ''
      await route.fulfill({ contentType: type, body: typeof body === 'string' ? body : Buffer.from(body) })
    },
  )
  await page.goto(new URL('/parts', page.url()).href)
  await page.getByText('mail1', { exact: true }).waitFor()
  return page
}

const separator = (page: Page, name: string) => page.getByRole('separator', { name: `Resize ${name}` })
const widthOf = async (page: Page, name: string) =>
  Math.round((await page.getByRole('region', { name, exact: true }).boundingBox())?.width ?? 0)
const value = (page: Page, name: string) => separator(page, name).getAttribute('aria-valuenow')

test('panes are resized by keyboard and mouse, within bounds, and remembered', async () => {
  const page = await openParts()
  expect(await widthOf(page, 'Folders')).toBe(200)
  await separator(page, 'Folders').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => widthOf(page, 'Folders')).toBe(216)
  expect(await value(page, 'Folders')).toBe('216')
  await page.keyboard.press('Home')
  await expect.poll(() => value(page, 'Folders')).toBe('160')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('End')
  await expect.poll(() => value(page, 'Folders')).toBe('320')
  const handle = await separator(page, 'Mails').boundingBox()
  if (!handle) throw new Error('The separator has no place')
  await page.mouse.move(handle.x, handle.y + 100)
  await page.mouse.down()
  await page.mouse.move(handle.x + 50, handle.y + 120, { steps: 3 })
  await page.mouse.up()
  await expect.poll(() => widthOf(page, 'Mails')).toBe(450)
  await page.reload()
  await page.getByText('mail1', { exact: true }).waitFor()
  expect([await widthOf(page, 'Folders'), await widthOf(page, 'Mails')]).toEqual([320, 450])
  await separator(page, 'Mails').press('Enter')
  await expect.poll(() => widthOf(page, 'Mails')).toBe(400)
  expect(await violations(page)).toEqual([])
})

test('from right to left, arrow keys move the separator where they point', async () => {
  const page = await openParts({ locale: 'ar' })
  await page.evaluate(() => (document.dir = 'rtl'))
  const folders = page.getByRole('separator').first()
  await folders.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => folders.getAttribute('aria-valuenow')).toBe('216')
})

test('one pane alone fills a phone', async () => {
  const page = await openParts({ width: 390 })
  await page.getByRole('button', { name: 'One pane' }).click()
  await expect.poll(() => widthOf(page, 'Mails')).toBe(390)
  expect(await page.getByRole('separator').count()).toBe(0)
  expect(await page.getByText('Folders', { exact: true }).isVisible()).toBe(false)
  expect(await scrollsSideways(page)).toBe(false)
})

test('a long list renders the visible rows, says their positions, and keeps the focus while scrolling', async () => {
  const page = await openParts()
  const list = page.getByRole('list', { name: 'Mails' })
  const rows = list.getByRole('listitem')
  expect(await rows.count()).toBeLessThan(60)
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const focused = page.locator('[data-key]:focus')
  await expect.poll(() => focused.getAttribute('aria-posinset')).toBe('3')
  expect(await focused.getAttribute('aria-setsize')).toBe('2000')
  // Out of view, the row stays in the page with its focus.
  await list.evaluate(element => element.parentElement?.scrollTo(0, 40_000))
  await expect.poll(() => rows.last().textContent()).not.toBe('mail40')
  expect(await focused.textContent()).toBe('mail3')
  await page.keyboard.press('End')
  await expect.poll(() => focused.textContent()).toBe('mail2000')
  await expect.poll(() => page.getByText('mail2000', { exact: true }).isVisible()).toBe(true)
  await page.keyboard.press('Home')
  await expect.poll(() => focused.textContent()).toBe('mail1')
})

test('a chat begins at its end, follows new messages there, and keeps its place as earlier ones load', async () => {
  const page = await openParts()
  const chat = page.getByRole('region', { name: 'Chat' })
  const inView = (text: string) =>
    chat.getByText(text, { exact: true }).evaluateAll(([row]) => {
      const frame = row?.closest('[role="group"]')?.getBoundingClientRect()
      const place = row?.getBoundingClientRect()
      return Boolean(frame && place && place.bottom > frame.top && place.top < frame.bottom)
    })
  await expect.poll(() => inView('Message 1039')).toBe(true)
  await page.getByRole('button', { name: 'Append' }).click()
  await expect.poll(() => inView('Message 1040')).toBe(true)
  await chat.getByRole('group', { name: 'Messages' }).evaluate(element => element.scrollTo(0, 0))
  await expect.poll(() => inView('Message 1000')).toBe(true)
  const top = () => chat.getByText('Message 1002', { exact: true }).evaluate(row => Math.round(row.getBoundingClientRect().top))
  const before = await top()
  await page.getByRole('button', { name: 'Load earlier' }).click()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4)
  await page.getByRole('button', { name: 'Append' }).click()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4)
})

test('an emoji is found by its name and inserted by keyboard', async () => {
  const page = await openParts()
  await page.getByRole('button', { name: 'Insert emoji' }).click()
  const search = page.getByRole('combobox', { name: 'Search emojis' })
  await page.getByRole('option', { name: 'grinning face', exact: true }).waitFor()
  expect(await violations(page)).toEqual([])
  await search.fill('rocket')
  await expect.poll(() => page.getByRole('option').count()).toBeLessThan(10)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('textbox', { name: 'Reply' }).inputValue()).toBe('🚀')
  await page.getByRole('button', { name: 'Insert emoji' }).click()
  await page.getByRole('group', { name: 'Recently used' }).getByRole('option', { name: 'rocket' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Reply' }).inputValue()).toBe('🚀🚀')
})

test('@ suggests people; arrows and Enter insert a name as plain text', async () => {
  const page = await openParts()
  const reply = page.getByRole('textbox', { name: 'Reply' })
  await reply.fill('Ask ')
  await reply.pressSequentially('@a')
  const options = page.getByRole('listbox', { name: 'People to mention' }).getByRole('option')
  await expect.poll(() => options.allTextContents()).toEqual(['AAda Lovelace', 'AAlan Turing'])
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => options.nth(1).getAttribute('aria-selected')).toBe('true')
  expect(await reply.getAttribute('aria-activedescendant')).toBe(await options.nth(1).getAttribute('id'))
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect.poll(() => reply.inputValue()).toBe('Ask @Alan Turing ')
  await reply.pressSequentially('and @gr')
  await options.first().waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => options.count()).toBe(0)
  expect(await reply.inputValue()).toBe('Ask @Alan Turing and @gr')
})
