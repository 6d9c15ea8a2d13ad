/** Durable charges per second, compared with the disk's own rate. */
import { randomUUIDv7 } from 'node:crypto'
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createAccount } from '../server/areas/account/create.ts'
import { type BeginInput, beginRun } from '../server/areas/text/begin.ts'
import { grantWords } from '../server/areas/words/grants.ts'
import { type Reservation, reserveWords } from '../server/areas/words/reserve.ts'
import { migrate } from '../server/db/migrate.ts'
import { openStore } from '../server/db/open.ts'
import type { Procedure, Store } from '../server/db/store.ts'
import { startPostgres } from '../tests/support/postgres.ts'

const seconds = 2
const rounds = 5
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Writes of 8 kB per second, each followed by fdatasync. */
function diskRate(folder: string): number {
  const file = openSync(join(folder, 'floor'), 'w')
  const bytes = Buffer.alloc(8192, 1)
  const end = performance.now() + 500
  let count = 0
  for (; performance.now() < end; count++) {
    writeSync(file, bytes, 0, bytes.length, (count % 256) * bytes.length)
    fdatasyncSync(file)
  }
  closeSync(file)
  return count * 2
}

/** Charges alone, through the product's function: `begin_runs` without the run. */
const reserveAlone = `
create function bench_reserve(inputs json) returns setof json language plpgsql as $$
declare
  input record;
begin
  perform 1 from "accounts" where "id" in (select (each->>'accountId')::bigint from json_array_elements(inputs) as each)
    order by "id" for no key update;
  for input in select * from json_to_recordset(inputs)
    as each("accountId" bigint, "runId" text, "least" bigint, "most" bigint, "now" text, "until" text) loop
    return next to_json(reserve_words(input."accountId", input."runId", input."least", input."most", input."now", input."until"));
  end loop;
end $$`

const reservation: Procedure<Reservation, unknown> = { name: 'bench_reserve', run: reserveWords }

async function prepare(store: Store, callers: number): Promise<number[]> {
  await migrate(store)
  if (store.kind === 'postgres') await sql.raw(reserveAlone).execute(store.db)
  const accounts: number[] = []
  for (let caller = 0; caller < callers; caller++) {
    const email = `caller${caller}@bench.example`
    accounts.push(
      await store.transact(async db => {
        const id = await createAccount({ now: () => new Date() }, db, {
          email,
          emailKey: email,
          passwordHash: '',
          role: 'regular',
          isDemo: 0,
        })
        await grantWords(db, id, { words: 1_000_000_000 }, new Date())
        return id
      }),
    )
  }
  return accounts
}

type Charge = (store: Store, accountId: number) => Promise<unknown>

const reserveWord: Charge = (store, accountId) => {
  const now = new Date().toISOString()
  return store.call(reservation, { accountId, runId: randomUUIDv7(), least: 1, most: 1, now, until: now })
}

/** All that the transaction of a run writes and checks; the run is not marked as running, because that number is limited. */
const beginOne: Charge = (store, accountId) => {
  const now = new Date().toISOString()
  const run: BeginInput['run'] = {
    id: randomUUIDv7(),
    accountId,
    action: 'polish',
    status: 'DONE',
    source: 'Him like apples.',
    options: '{}',
    result: 'He likes apples.',
    changes: '[]',
    accepted: null,
    engine: 'embedded',
    engineVersion: '1',
    message: '',
    isFree: 0,
    wordsCharged: 0,
    numOfToken: 4,
    idempotencyKey: null,
    requestHash: '',
    inputHash: '',
    redoOf: null,
    documentId: null,
    createdAt: now,
    finishedAt: null,
    expiresAt: now,
  }
  const limits = { maxRunning: 7, freeRedos: 2, freeRuns: 100, freeSince: now, quotas: [{ key: 'account', count: 300 }] }
  return store.call(beginRun, { run, least: 1, most: 1, reservedUntil: now, mayRepeat: false, mayBeFree: false, ...limits })
}

/** Charges of one word by concurrent callers, each waiting for durability. */
async function chargeRate(store: Store, accounts: number[], charge: Charge): Promise<{ rate: number; p99: number; cpu: number }> {
  const end = performance.now() + (seconds * 1000) / rounds
  const times: number[] = []
  const before = process.cpuUsage()
  await Promise.all(
    accounts.map(async account => {
      while (performance.now() < end) {
        const started = performance.now()
        await charge(store, account)
        times.push(performance.now() - started)
      }
    }),
  )
  const { user, system } = process.cpuUsage(before)
  times.sort((a, b) => a - b)
  return {
    rate: (times.length * rounds) / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    cpu: (user + system) / times.length,
  }
}

async function measure(name: string, store: Store, accounts: number[], folder: string, charge = reserveWord) {
  const found: { rate: number; ratio: number; p99: number; cpu: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const disk = diskRate(folder)
    const each = await chargeRate(store, accounts, charge)
    found.push({ ...each, ratio: each.rate / disk })
  }
  const of = (key: 'rate' | 'ratio' | 'p99' | 'cpu', digits: number) => median(found.map(each => each[key])).toFixed(digits)
  console.log(`| ${name} | ${accounts.length} | ${of('rate', 0)} | ${of('ratio', 1)} | ${of('cpu', 0)} | ${of('p99', 1)} |`)
}

/** Prints charges per second as a multiple of the disk's own rate, medians of alternating rounds. */
export async function benchCharges(): Promise<void> {
  console.log('\nDurable charges of words: charges a second / fdatasync a second of the same disk; CPU of this process\n')
  console.log('| storage | callers | charges/s | / fdatasync | CPU µs | p99 ms |\n|---|---|---|---|---|---|')
  for (const callers of [1, 64]) {
    const folder = mkdtempSync(join(tmpdir(), 'charges-'))
    const store = openStore(`file:${join(folder, 'bench.sqlite')}`)
    const accounts = await prepare(store, callers)
    await measure('SQLite, WAL, synchronous FULL', store, accounts, folder)
    if (callers > 1) await measure('the same, whole runs', store, accounts, folder, beginOne)
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const server = await startPostgres({ durable: true })
  const folder = mkdtempSync(join(tmpdir(), 'charges-'))
  const store = openStore(server.url)
  const accounts = await prepare(store, 64)
  await measure('PostgreSQL, synchronous_commit on', store, accounts.slice(0, 16), folder)
  await measure('the same', store, accounts, folder)
  await measure('the same, one account', store, Array<number>(16).fill(accounts[0] ?? 0), folder)
  await measure('the same, whole runs', store, accounts, folder, beginOne)
  await store.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
