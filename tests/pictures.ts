/** `npm run pictures`: takes the README's screenshots from the built application with fresh data. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { pino } from 'pino'
import { readConfig } from '../server/config.ts'
import { start } from '../server/main.ts'
import { launchBrowser } from './support/browser.ts'

const folder = fileURLToPath(new URL('../pictures/', import.meta.url))
const maxBytes = 120 * 1024

const letter = [
  'Dear Anna,',
  'thank you for your letter, wich I recieved on monday. I has read it with great interest, and I am agree with most of it.',
  'We should of met more earlier to discuss about the budget. Their are three points wich need a decision untill Friday.',
  'Yours sincerly, Tom',
]

async function take(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 })
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > maxBytes) throw new Error(`${name} has ${bytes.length} bytes, at most ${maxBytes} are wanted`)
  writeFileSync(join(folder, `${name}.webp`), bytes)
  console.log(`${name}.webp  ${(bytes.length / 1024).toFixed(0)} KiB`)
}

async function open(browser: Browser, scheme: 'light' | 'dark') {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1.5,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

async function polish(page: Page) {
  const surface = page.locator('.tiptap')
  await surface.click()
  await page.keyboard.insertText(letter[0] ?? '')
  for (const line of letter.slice(1)) {
    await page.keyboard.press('Enter')
    await page.keyboard.insertText(line)
  }
  await page.keyboard.press('Control+Enter')
  await surface.locator('[data-change]').first().waitFor({ timeout: 30_000 })
  await page.keyboard.press('Alt+ArrowDown')
  await page.waitForTimeout(1500)
}

const data = mkdtempSync(join(tmpdir(), 'pictures-'))
const running = await start(readConfig({ PORT: '0', DATA_DIR: data }), {
  log: pino({ level: 'silent' }),
  ...(process.env.DIST && { dist: process.env.DIST }),
})
const browser = await launchBrowser()
try {
  mkdirSync(folder, { recursive: true })
  for (const scheme of ['light', 'dark'] as const) {
    const landing = await open(browser, scheme)
    await landing.goto(`${running.url}/front-pages/landing-page`)
    await landing.getByRole('button', { name: 'Polish' }).click()
    await landing.locator('ins').first().waitFor()
    await take(landing, `landing-${scheme}`)

    const editor = await open(browser, scheme)
    await editor.goto(`${running.url}/apps/admin/login?to=/apps/invoice/polish`)
    await editor.getByRole('button', { name: /client@demo\.com/ }).click()
    await polish(editor)
    await take(editor, `editor-${scheme}`)
    // The second screenshot also starts with an empty editor.
    await running.parts.store.db.deleteFrom('documents').execute()
  }
} finally {
  await browser.close()
  await running.close()
  rmSync(data, { recursive: true, force: true })
}
