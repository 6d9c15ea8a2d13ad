import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { newDatabase } from '../support/harness.ts'
import { freePort } from '../support/free-port.ts'

const serve = fileURLToPath(new URL('../support/serve.ts', import.meta.url))

let browser: Browser
let server: ChildProcess | undefined
let stored: Awaited<ReturnType<typeof newDatabase>>
beforeAll(async () => {
  browser = await launchBrowser()
  stored = await newDatabase('sqlite')
})
afterAll(async () => {
  server?.kill('SIGKILL')
  await browser.close()
  await stored.remove()
})

async function startServer(port: number) {
  // An earlier try of the test may have left one, whose output would keep this process alive.
  server?.kill('SIGKILL')
  const child = spawn(process.execPath, [serve], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: stored.url, RATE_LIMIT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server = child
  await new Promise<void>(resolve => child.stdout.on('data', (data: Buffer) => data.toString().includes('ready at') && resolve()))
}

const topics = 'harbor bridge market library station garden museum theater'.split(' ')
/**
 * No two sentences alike: what the checker has read before takes it a tenth of the time, and the run would end before the
 * server does. Short ones: all of them together fit in the words that the account has.
 */
const paragraph = (index: number) => {
  const topic = topics[index % topics.length]
  const other = topics[(index * 3 + 1) % topics.length]
  return `The committee recieved page ${index + 12} about the ${topic} and the ${other}. This is part ${index + 1}.`
}
const text = Array.from({ length: 120 }, (_, index) => paragraph(index)).join('\n\n')

const wordsLeft = async (page: Page) => Number((await page.getByRole('link', { name: /words left/ }).innerText()).replace(/\D/g, ''))

test('after the server is killed during a run, text and words are intact and work continues', async () => {
  const port = await freePort()
  await startServer(port)
  const page = await browser.newPage()
  page.setDefaultTimeout(40_000)
  await page.goto(`http://127.0.0.1:${port}/login?to=/apps/invoice/polish`)
  await page.getByRole('button', { name: /client@demo\.com/ }).click()
  await page.locator('.tiptap').click()
  await page.evaluate(pasted => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.querySelector('.tiptap')?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
  const before = await wordsLeft(page)
  await page.keyboard.press('Control+Enter')
  await page.getByText(/changes? so far/).waitFor()
  server?.kill('SIGKILL')

  const isAtStart = () =>
    page.evaluate(() => {
      const { anchorNode = null, anchorOffset } = getSelection() ?? {}
      return anchorOffset === 0 && document.querySelector('.tiptap p')?.contains(anchorNode) === true
    })
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+Home')
      return isAtStart()
    })
    .toBe(true)
  await page.keyboard.type('Written while it was away. ')
  expect(await page.locator('.tiptap').innerText()).toMatch(/^Written while it was away\. The committee/)
  await page.getByText('You’re offline.').waitFor()
  await startServer(port)

  // The run is reported as ended, the connection as restored, and the text is saved.
  await page.getByText('Something went wrong').waitFor()
  await page.getByText(/No words charged/).waitFor()
  await page.getByRole('img', { name: 'Saved' }).waitFor()
  await page.reload()
  await page.locator('.tiptap', { hasText: 'Written while it was away. The committee recieved' }).waitFor()
  expect(await page.locator('.tiptap').innerText()).toMatch(/This is part 120\.\s*$/)
  expect(await wordsLeft(page)).toBe(before)
}, 180_000)
