/** Email, boards, calendar, and chat with many records: the time to the first painted ones, and frames while scrolling. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Browser } from 'playwright-core'
import { fillList } from '../seed/fill-list.ts'
import { seeds } from '../seed/index.ts'
import { registerSeeds } from '../server/db/demo-rows.ts'
import { openStore } from '../server/db/open.ts'
import { copyRows } from '../tests/support/copy-rows.ts'
import { launchBrowser } from '../tests/support/browser.ts'
import { median } from './median.ts'
import { dist, signIn, size, startServer } from './paint.ts'
import { table, writeSection } from './report.ts'

const sizes = { emails: 5000, cards: 500, events: 2000, messages: 10_000 }

/** `first` is a record of the page. Conversations are read upward. */
const pages = [
  { what: `${sizes.emails} emails`, path: '/apps/email', first: '[data-email-list] [data-row]', by: 90 },
  { what: `${sizes.cards} cards`, path: '/apps/kanban', first: '[data-card-link]', by: 60 },
  { what: `${sizes.events} events`, path: '/apps/calendar?view=list', first: '[data-event]', by: 60 },
  { what: `${sizes.messages} messages`, path: '/apps/chat?user=1', first: '[data-message]', by: -90 },
]

/** Asks for each list once, which fills the workspace. */
async function fillWorkspace(url: string, token: string) {
  const query = '{ emails { total } boards { id } calendarEvents { total } contacts { total } }'
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  })
  const { errors } = (await response.json()) as { errors?: { message: string }[] }
  if (errors) throw new Error(errors[0]?.message)
}

async function enlarge(folder: string) {
  registerSeeds(seeds)
  const store = openStore(`file:${join(folder, 'deskwright.sqlite')}`)
  const found = await sql<{ id: number }>`select max(${sql.ref('workspaceId')}) as id from emails`.execute(store.db)
  const workspaceId = Number(found.rows[0]?.id)
  const now = new Date()
  await fillList(store, workspaceId, 'email', { rows: sizes.emails, now })
  await fillList(store, workspaceId, 'calendar', { rows: sizes.events, now })
  const own = sql`${sql.ref('workspaceId')} = ${workspaceId}`
  const chat = await sql<{ id: number }>`select id from chats where ${own} and ${sql.ref('contactId')} = 1`.execute(store.db)
  await copyRows(store, 'messages', workspaceId, sizes.messages, sql`${sql.ref('chatId')} = ${chat.rows[0]?.id}`)
  const added = await copyRows(store, 'cards', workspaceId, sizes.cards)
  const boards = await sql<{ id: number; itemsIds: string }>`select id, ${sql.ref('itemsIds')} from boards where ${own}`.execute(store.db)
  for (const [at, { id, itemsIds }] of boards.rows.entries()) {
    const shown = [...(JSON.parse(itemsIds) as number[]), ...added.filter((_, index) => index % boards.rows.length === at)]
    await sql`update boards set ${sql.ref('itemsIds')} = ${JSON.stringify(shown)} where ${own} and id = ${id}`.execute(store.db)
  }
  await store.close()
}

interface Visit {
  paint: number
  frames: number[]
}

async function visit(browser: Browser, app: string, storage: { name: string; value: string }[], { path, first, by }: (typeof pages)[0]) {
  const context = await browser.newContext({
    viewport: size,
    storageState: { cookies: [], origins: [{ origin: app, localStorage: storage }] },
  })
  const page = await context.newPage()
  await page.addInitScript(selector => {
    const look = () => {
      if (document.querySelector(selector)) requestAnimationFrame(() => performance.mark('first'))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, first)
  await page.goto(app + path)
  await page.waitForFunction(() => performance.getEntriesByName('first').length > 0, undefined, { timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
  const found = await page.evaluate(
    by =>
      new Promise<Visit>((resolve, reject) => {
        const lists = [...document.querySelectorAll<HTMLElement>('main, main *')].filter(
          each => /auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight + 100,
        )
        const list = lists.toSorted((a, b) => b.scrollHeight - a.scrollHeight)[0]
        if (!list) return void reject(new Error('Nothing scrolls'))
        const frames: number[] = []
        const started = performance.now()
        let before = started
        const step = (now: number) => {
          frames.push(now - before)
          before = now
          list.scrollTop += by
          if (now - started < 3000) requestAnimationFrame(step)
          else resolve({ paint: performance.getEntriesByName('first')[0]?.startTime ?? NaN, frames: frames.slice(1) })
        }
        requestAnimationFrame(step)
      }),
    by,
  )
  await context.close()
  return found
}

/** Writes the table of this folder's README, for the existing build. */
export async function benchApps(rounds: number): Promise<void> {
  if (!existsSync(join(dist, 'index.html'))) return console.log('\nApplications: run `npm run build` first')
  const folder = mkdtempSync(join(tmpdir(), 'apps-'))
  const filling = await startServer(folder)
  const first = await signIn(filling.url)
  await fillWorkspace(filling.url, first.find(({ name }) => name === 'auth')?.value ?? '')
  await filling.end()
  await enlarge(folder)
  const server = await startServer(folder)
  const browser = await launchBrowser()
  const rows: string[][] = []
  const load = loadavg()[0]?.toFixed(1)
  for (const page of pages) {
    const visits: Visit[] = []
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, server.url, first, page))
    const late = visits.map(({ frames }) => frames.filter(ms => ms > 32).length)
    rows.push([
      page.what,
      median(visits.map(({ paint }) => paint)).toFixed(0),
      median(visits.map(({ frames }) => median(frames))).toFixed(1),
      median(late).toFixed(0),
      median(visits.map(({ frames }) => Math.max(...frames))).toFixed(0),
    ])
  }
  await browser.close()
  await server.end()
  rmSync(folder, { recursive: true, force: true })
  const day = new Date().toISOString().slice(0, 10)
  const machine = `${availableParallelism()} cores, ${process.platform} ${process.arch}, load ${load}`
  const report = [
    `Measured on ${day} with \`npm run bench -- apps\`: ${machine}. Medians of ${rounds} visits.`,
    table([['Records', 'First painted, ms', 'Frame, ms', 'Frames over 32 ms in 3 s', 'Longest frame, ms'], ...rows]),
  ].join('\n\n')
  writeSection('bench/README.md', 'apps', report)
  console.log(`\n${report}`)
}
