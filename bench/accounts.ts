/** What an account costs: time and bytes of a registration, and the start of a server with many accounts. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { seeds } from '../seed/index.ts'
import { createAccount } from '../server/areas/account/create.ts'
import { openSession } from '../server/areas/account/sessions.ts'
import { readConfig } from '../server/config.ts'
import type { Context } from '../server/context.ts'
import { registerSeeds } from '../server/db/demo-rows.ts'
import { migrate } from '../server/db/migrate.ts'
import { openStore } from '../server/db/open.ts'
import type { Store } from '../server/db/store.ts'
import { start } from '../server/main.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { idle } from '../tests/support/templates.ts'
import { median } from './median.ts'

async function bytesOf(store: Store): Promise<number> {
  if (store.kind === 'postgres') {
    const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(store.db)
    return Number(rows[0]?.bytes)
  }
  const { rows } = await sql<{
    bytes: number
  }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(store.db)
  return Number(rows[0]?.bytes)
}

/** A registration without its email and its password hash, which is slow on purpose. */
async function register(store: Store, index: number): Promise<void> {
  const email = `account${index}@bench.example`
  const ctx = { store, db: store.db, now: () => new Date(), userAgent: 'Mozilla/5.0 (bench)', address: '192.0.2.1' } as Context // all that it reads
  await store.transact(async db => {
    const id = await createAccount(ctx, db, { email, emailKey: email, passwordHash: 'x'.repeat(97), role: 'regular', isDemo: 0 })
    await openSession(ctx, db, id)
  })
}

async function startTime(url: string): Promise<number> {
  const started = performance.now()
  const running = await start(readConfig({ PORT: '0', DATABASE_URL: url }), { engine: idle, log: pino({ level: 'silent' }) })
  const time = performance.now() - started
  await running.close()
  return time
}

interface Figures {
  ms: number
  bytes: number
  total: number
  starts: [before: number, after: number]
}

async function measure(url: string, accounts: number): Promise<Figures> {
  const store = openStore(url)
  await migrate(store)
  await startTime(url)
  const first = median([await startTime(url), await startTime(url), await startTime(url)])
  const before = await bytesOf(store)
  const times: number[] = []
  for (let index = 0; index < accounts; index++) {
    const started = performance.now()
    await register(store, index)
    times.push(performance.now() - started)
  }
  const bytes = (await bytesOf(store)) - before
  await store.close()
  const last = median([await startTime(url), await startTime(url), await startTime(url)])
  return { ms: median(times), bytes: bytes / accounts, total: bytes, starts: [first, last] }
}

/** Prints milliseconds and bytes on both databases. */
export async function benchAccounts(accounts: number): Promise<void> {
  registerSeeds(seeds)
  const folder = mkdtempSync(join(tmpdir(), 'accounts-'))
  const server = await startPostgres()
  const [sqlite, postgres] = [await measure(`file:${join(folder, 'accounts.sqlite')}`, accounts), await measure(server.url, accounts)]
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  const row = (what: string, target: string, of: (figures: Figures) => number) =>
    console.log(`| P27 | ${what} | ${target} | ${of(sqlite).toFixed(1)} | ${of(postgres).toFixed(1)} |`)
  console.log(`\n${accounts.toLocaleString('en')} accounts\n\n| goal | what | target | SQLite | PostgreSQL |\n|---|---|---|---|---|`)
  row('registration, ms, without the password hash', '40', ({ ms }) => ms)
  row('bytes of an account, kB', '10', ({ bytes }) => bytes / 1000)
  row('all accounts, MB', '', ({ total }) => total / 1_000_000)
  row('start with the first account, ms', '', ({ starts }) => starts[0])
  row('start with all accounts, ms', 'the same', ({ starts }) => starts[1])
}
