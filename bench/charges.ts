/** Durable charges per second, compared with the disk's own rate. */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccount } from '../server/areas/account/create.ts'
import { grantWords } from '../server/areas/words/grants.ts'
import { reserve } from '../server/areas/words/reservations.ts'
import { migrate } from '../server/db/migrate.ts'
import { openStore } from '../server/db/open.ts'
import type { Store } from '../server/db/store.ts'
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

async function prepare(store: Store, callers: number): Promise<number[]> {
  await migrate(store)
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

/** Charges of one word by concurrent callers, each waiting for durability. */
async function chargeRate(store: Store, accounts: number[]): Promise<{ rate: number; p99: number }> {
  const end = performance.now() + (seconds * 1000) / rounds
  const times: number[] = []
  await Promise.all(
    accounts.map(async account => {
      while (performance.now() < end) {
        const started = performance.now()
        await store.transact(db => reserve(db, account, crypto.randomUUID(), 1, new Date()))
        times.push(performance.now() - started)
      }
    }),
  )
  times.sort((a, b) => a - b)
  return { rate: (times.length * rounds) / seconds, p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN }
}

async function measure(name: string, store: Store, callers: number, folder: string) {
  const accounts = await prepare(store, callers)
  const ratios: number[] = []
  const late: number[] = []
  for (let round = 0; round < rounds; round++) {
    const disk = diskRate(folder)
    const { rate, p99 } = await chargeRate(store, accounts)
    ratios.push(rate / disk)
    late.push(p99)
  }
  console.log(`| ${name} | ${callers} | ${median(ratios).toFixed(1)} | ${median(late).toFixed(1)} |`)
}

/** Prints charges per second as a multiple of the disk's own rate, medians of alternating rounds. */
export async function benchCharges(): Promise<void> {
  console.log('\nDurable charges of words: charges a second / fdatasync a second of the same disk\n')
  console.log('| storage | callers | charges / fdatasync | p99 ms |\n|---|---|---|---|')
  for (const callers of [1, 64]) {
    const folder = mkdtempSync(join(tmpdir(), 'charges-'))
    const store = openStore(`file:${join(folder, 'bench.sqlite')}`)
    await measure('SQLite, WAL, synchronous FULL', store, callers, folder)
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const server = await startPostgres({ durable: true })
  const folder = mkdtempSync(join(tmpdir(), 'charges-'))
  const store = openStore(server.url)
  await measure('PostgreSQL, synchronous_commit on', store, 16, folder)
  await store.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
