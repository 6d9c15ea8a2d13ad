/**
 * Page speed: largest contentful paint on a slow network and CPU as a multiple of a static copy of the same page
 * (markup and styles in one file, no script), and the time from a click in the navigation to the next paint.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchBrowser } from '../tests/support/browser.ts'
import { median } from './median.ts'

const serve = fileURLToPath(new URL('../server/serve.ts', import.meta.url))
export const dist = fileURLToPath(new URL('../dist', import.meta.url))

/** Slow 4G. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const slowdown = 4
export const size = { width: 1440, height: 900 }

/** Entry pages; `live` identifies the rendered and interactive page. */
const opened = [
  { name: 'login', path: '/login', signedIn: false, live: '#root > :not([inert]) input[type="email"]:enabled' },
  { name: 'order list', path: '/apps/ecommerce/order/list', signedIn: true, live: 'tbody a[href^="/apps/ecommerce/order/details/"]' },
]
/** Pages opened from one another. */
const visited = [
  '/apps/ecommerce/order/list',
  '/apps/ecommerce/customer/list',
  '/apps/ecommerce/manage-review',
  '/apps/user/list',
  '/apps/roles',
]

export async function startServer(folder: string) {
  const child = spawn(process.execPath, [serve], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMIT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>(resolve => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /ready at (\S+)/.exec(chunk.toString())?.[1]
      if (found) resolve(found)
    })
  })
  const end = async () => {
    child.kill('SIGTERM')
    await new Promise(resolve => child.once('exit', resolve))
  }
  return { url, end }
}

async function passOn(url: string, res: ServerResponse) {
  const answer = await fetch(url)
  res.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(Buffer.from(await answer.arrayBuffer()))
}

/** Serves one static page; images and fonts come from the application. */
async function startStill(app: string) {
  let still = Buffer.alloc(0)
  const server = createServer((req, res) => {
    if (req.url === '/still')
      return void res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(still)
    void passOn(app + req.url, res)
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo // it listens on a port
  const set = (html: string) => {
    still = gzipSync(html)
  }
  return { url: `http://127.0.0.1:${port}/still`, set, end: () => server.close() }
}

export async function signIn(app: string): Promise<{ name: string; value: string }[]> {
  const query =
    'mutation { login(email: "client@demo.com", password: "client") { auth account { email durWordsLeft tempWordsLeft abilityRules { action subject } } } }'
  const response = await fetch(`${app}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data } = (await response.json()) as { data: { login: { auth: string; account: Record<string, unknown> } } } // as requested above
  const { abilityRules, ...account } = data.login.account
  return Object.entries({ auth: data.login.auth, ...account, loginUserType: 'regular', userAbilityRules: abilityRules }).map(
    ([name, value]) => ({ name, value: typeof value === 'string' ? value : JSON.stringify(value) }),
  )
}

/** The rendered page in one file. */
const heldStill = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement // of that element
    for (const each of copy.querySelectorAll('script, style, link')) each.remove()
    const style = document.createElement('style')
    style.textContent = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n')
    copy.querySelector('head')?.append(style)
    return `<!doctype html>${copy.outerHTML}`
  })

interface Load {
  /** Milliseconds until the largest contentful paint. */
  largest: number
  /** The element that was painted. */
  element: string
  /** Milliseconds until the page was interactive. */
  live: number
  shift: number
}

/** Opens the path as a first visit and returns its paint times. */
async function load(context: BrowserContext, url: string, live: string): Promise<Load> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(selector => {
    const look = () => {
      if (document.querySelector(selector)) performance.mark('live')
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, live)
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  await page.waitForFunction(() => performance.getEntriesByName('live').length > 0, undefined, { timeout: 120_000 })
  // Late images count, too.
  await page.waitForTimeout(2000)
  const found = await page.evaluate(
    () =>
      new Promise<Load>(resolve => {
        let largest = { startTime: NaN, element: null as Element | null }
        let shift = 0
        new PerformanceObserver(list => {
          largest = list.getEntries().at(-1) as unknown as typeof largest // of the type observed
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value // of the type observed
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => {
          const live = performance.getEntriesByName('live')[0]?.startTime ?? NaN
          resolve({ largest: largest.startTime, element: largest.element?.textContent?.slice(0, 40) ?? 'gone since', live, shift })
        }, 500)
      }),
  )
  await context.close()
  return found
}

async function firstVisits(browser: Browser, app: string, rounds: number) {
  const storage = await signIn(app)
  const still = await startStill(app)
  const { origin } = new URL(still.url)
  console.log('\nLargest paint, 150 ms away at 1.6 Mbit/s, processor 4 times slower\n')
  console.log('| page | ms | still page, ms | ratio | answers, ms | shift | largest |\n|---|---|---|---|---|---|---|')
  for (const { name, path, signedIn, live } of opened) {
    const newContext = () =>
      browser.newContext({
        viewport: size,
        storageState: { cookies: [], origins: [app, origin].map(each => ({ origin: each, localStorage: signedIn ? storage : [] })) },
      })
    const context = await newContext()
    const page = await context.newPage()
    await page.goto(app + path)
    await page.locator(live).first().waitFor()
    await page.waitForLoadState('networkidle')
    still.set(await heldStill(page))
    await context.close()
    const loads: { held: Load; real: Load }[] = []
    for (let round = 0; round < rounds; round++)
      loads.push({ held: await load(await newContext(), still.url, 'body'), real: await load(await newContext(), app + path, live) })
    const of = (value: (each: (typeof loads)[number]) => number) => median(loads.map(value))
    console.log(
      `| ${name} | ${of(each => each.real.largest).toFixed(0)} | ${of(each => each.held.largest).toFixed(0)} | ${of(
        each => each.real.largest / each.held.largest,
      ).toFixed(
        2,
      )} | ${of(each => each.real.live).toFixed(0)} | ${of(each => each.real.shift).toFixed(3)} | ${loads.at(-1)?.real.element} |`,
    )
  }
  still.end()
}

/** Navigates by link or, for a page that the navigation lacks, by address; returns the milliseconds until the page is painted with its data, and the layout shift. */
export const change = (page: Page, path: string) =>
  page.evaluate(
    path =>
      new Promise<{ ms: number; shift: number }>(resolve => {
        const link = document.querySelector<HTMLElement>(`nav a[href="${path}"]`)
        const before = document.querySelector('main h1')
        let shift = 0
        const observer = new PerformanceObserver(list => {
          for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value // of the type observed
        })
        observer.observe({ type: 'layout-shift' })
        const started = performance.now()
        if (link) link.click()
        else {
          history.pushState({ idx: 1 }, '', path)
          dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
        }
        const look = () => {
          const title = document.querySelector('main h1')
          const isThere = title && title !== before && !document.querySelector('main .MuiSkeleton-root, main [aria-busy="true"]')
          if (!isThere) return void requestAnimationFrame(look)
          // Frame callbacks run before the paint, a message after it.
          const { port1, port2 } = new MessageChannel()
          port1.start()
          port1.addEventListener('message', () => {
            const ms = performance.now() - started
            setTimeout(() => {
              observer.disconnect()
              resolve({ ms, shift })
            }, 500)
          })
          port2.postMessage(null)
        }
        requestAnimationFrame(look)
      }),
    path,
  )

async function changes(browser: Browser, app: string, rounds: number) {
  const context = await browser.newContext({
    viewport: size,
    storageState: { cookies: [], origins: [{ origin: app, localStorage: await signIn(app) }] },
  })
  const page = await context.newPage()
  await page.goto(app + visited[0])
  // Links of the prerendered frame would load the page anew.
  await page.locator(`#root > :not([inert]) nav a[href="${visited[1]}"]`).waitFor()
  const found: { path: string; ms: number; shift: number }[] = []
  for (let round = 0; round < rounds + 2; round++)
    for (const path of [...visited.slice(1), ...visited.slice(0, 1)]) {
      const now = await change(page, path)
      // Twice, so that modules loaded and compiled on demand are warm.
      if (round > 1) found.push({ path, ...now })
    }
  await context.close()
  console.log('\nA page opened from another, warm\n\n| page | median ms | best ms | shift |\n|---|---|---|---|')
  for (const path of [...visited, 'all']) {
    const own = found.filter(each => path === 'all' || each.path === path)
    const shift = Math.max(...own.map(each => each.shift))
    console.log(
      `| ${path} | ${median(own.map(({ ms }) => ms)).toFixed(0)} | ${Math.min(...own.map(({ ms }) => ms)).toFixed(0)} | ${shift.toFixed(3)} |`,
    )
  }
}

/** Prints milliseconds and ratios for the existing build. */
export async function benchPaint(rounds: number): Promise<void> {
  if (!existsSync(join(dist, 'index.html'))) return console.log('\nPages: run `npm run build` first')
  const folder = mkdtempSync(join(tmpdir(), 'paint-'))
  const server = await startServer(folder)
  const browser = await launchBrowser()
  console.log(`\nThe machine's load: ${loadavg()[0]?.toFixed(1)}`)
  await firstVisits(browser, server.url, rounds)
  await changes(browser, server.url, rounds)
  await browser.close()
  await server.end()
  rmSync(folder, { recursive: true, force: true })
}
