/** The first run of `npm run dev`: nothing prebundled, an empty database. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { freePort } from '../support/free-port.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-dev-'))
let dev: ChildProcess
let browser: Browser
let url: string
let output = ''

beforeAll(async () => {
  const [port, vitePort] = [await freePort(), await freePort()]
  url = `http://localhost:${vitePort}`
  const { NODE_ENV: _, ...env } = process.env // Vitest's own would interfere with Vite's
  dev = spawn(process.execPath, ['server/dev.ts', '--port', String(vitePort), '--cache-dir', join(folder, 'cache')], {
    env: { ...env, PORT: String(port), DATA_DIR: join(folder, 'data') },
  })
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()))
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  dev.kill('SIGTERM')
  if (dev.exitCode === null && dev.signalCode === null) await once(dev, 'close')
  rmSync(folder, { recursive: true, force: true })
})

test('with an empty dependency cache, first visits to pages work without reloading', async () => {
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/is ready at/)
  const page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  const failed: string[] = []
  let loads = 0
  page.on('response', response => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`))
  page.on('load', () => (loads += 1))
  await page.goto(`${url}/login`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: 'client@demo.com' }).click()
  await page.waitForURL(address => address.pathname !== '/login')
  await page.goto(`${url}/apps/ecommerce/order/list`)
  await page.getByRole('row').nth(5).waitFor()
  expect(failed).toEqual([])
  expect(loads).toBe(2)
  expect(output).not.toMatch(/Failed to run dependency scan|new dependencies optimized|Internal server error/)
})
