/** Every screen of the navigation, and those that other pages lead to: the time from a click to its painted data, and the layout shift of that and of its first load. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../tests/support/browser.ts'
import { median } from './median.ts'
import { change, dist, signIn, size, startServer } from './paint.ts'

/** Each screen is opened from this one. */
const from = '/access-control'
const settleMs = 15_000

/** Pages that the navigation lacks. */
const others = [
  '/apps/invoice/preview/5036',
  '/apps/invoice/edit/5036',
  '/apps/ecommerce/order/details/6223',
  '/apps/ecommerce/customer/details/614735',
  '/apps/user/view/1',
  '/apps/academy/course-details',
  '/pages/user-profile/profile',
  '/pages/user-profile/teams',
  '/pages/user-profile/projects',
  '/pages/user-profile/connections',
  '/pages/account-settings/account',
  '/pages/account-settings/security',
  '/pages/account-settings/billing-plans',
  '/pages/account-settings/notification',
  '/pages/faq',
  '/front-pages/help-center',
  '/front-pages/help-center/article/first-polish',
]

/** Paths in the navigation, with all groups open. */
async function listScreens(page: Page): Promise<string[]> {
  const groups = page.locator('nav [aria-expanded="false"]')
  while ((await groups.count()) > 0) await groups.first().click()
  const paths = await page.locator('nav a[href^="/"]').evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  return [...new Set([...paths, ...others])].filter(path => path !== from)
}

/** Layout shift of a page that is loaded, until its data and images are there. */
async function shiftOnLoad(page: Page, url: string): Promise<number> {
  await page.goto(url)
  await page.waitForFunction(
    () => document.querySelector('main h1') && !document.querySelector('[data-first], main .MuiSkeleton-root, main [aria-busy="true"]'),
    undefined,
    { timeout: 60_000 },
  )
  await page.waitForTimeout(500)
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let shift = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value // of the type observed
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shift), 100)
      }),
  )
}

async function measure(browser: Browser, app: string, rounds: number, only: string[]) {
  const context = await browser.newContext({
    viewport: size,
    storageState: { cookies: [], origins: [{ origin: app, localStorage: await signIn(app) }] },
  })
  const page = await context.newPage()
  await page.goto(app + from)
  await page.locator(`#root > :not([inert]) nav a[href="${from}"]`).last().waitFor()
  const screens = (await listScreens(page)).filter(path => only.length === 0 || only.some(start => path.startsWith(start)))
  console.log('\nEvery screen, warm\n\n| screen | median ms | best ms | shift | shift on load |\n|---|---|---|---|---|')
  const all: number[] = []
  for (const path of screens) {
    // A page that shows the look of loading never ends it.
    const isSettled = await Promise.race([change(page, path), page.waitForTimeout(settleMs)])
    if (!isSettled) {
      console.log(`| ${path} | not measured: it always shows skeletons | | | |`)
      await page.goto(app + from)
      await page.locator(`#root > :not([inert]) nav a[href="${from}"]`).last().waitFor()
      continue
    }
    await change(page, from)
    const found: { ms: number; shift: number }[] = []
    // Twice before, so that modules loaded and compiled on demand are warm.
    for (let round = 0; round < rounds + 1; round++) {
      const now = await change(page, path)
      if (round > 0) found.push(now)
      await change(page, from)
    }
    const times = found.map(({ ms }) => ms)
    all.push(...times)
    const loading = await context.newPage()
    const loaded = await shiftOnLoad(loading, app + path)
    await loading.close()
    const shift = Math.max(...found.map(each => each.shift))
    console.log(`| ${path} | ${median(times).toFixed(0)} | ${Math.min(...times).toFixed(0)} | ${shift.toFixed(3)} | ${loaded.toFixed(3)} |`)
  }
  console.log(`| all | ${median(all).toFixed(0)} | ${Math.min(...all).toFixed(0)} | | |`)
  await context.close()
}

/** Prints milliseconds and shifts for the existing build, of screens whose paths begin with one of `only`. */
export async function benchScreens(rounds: number, only: string[]): Promise<void> {
  if (!existsSync(join(dist, 'index.html'))) return console.log('\nScreens: run `npm run build` first')
  const folder = mkdtempSync(join(tmpdir(), 'screens-'))
  const server = await startServer(folder)
  const browser = await launchBrowser()
  console.log(`\nThe machine's load: ${loadavg()[0]?.toFixed(1)}`)
  await measure(browser, server.url, rounds, only)
  await browser.close()
  await server.end()
  rmSync(folder, { recursive: true, force: true })
}
