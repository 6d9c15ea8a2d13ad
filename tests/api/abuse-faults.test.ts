/** Faults of the machine and of programs around the server: it goes on, or says clearly why it can't. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { sweep } from '../../server/areas/text/lifecycle.ts'
import { reconcile } from '../../server/areas/words/reconcile.ts'
import { migrate } from '../../server/db/migrate.ts'
import { openStore } from '../../server/db/open.ts'
import { hourMs } from '../../server/time.ts'
import { callBeside } from '../support/beside.ts'
import { shoutingEngine } from '../support/engines.ts'
import { databases, emptyDatabase, newDatabase, startApp, type TestApp } from '../support/harness.ts'
import { spawnServer } from '../support/server-process.ts'

const signIn = async (app: TestApp, name: string) =>
  (await app.rest('POST', '/register/login', { body: { email: `${name}@demo.com`, password: name } })).body.auth as string

describe.each(databases)('a migration on %s whose process is killed', database => {
  const program = `
    const { migrate } = await import(${JSON.stringify(new URL('../../server/db/migrate.ts', import.meta.url).href)})
    const { openStore } = await import(${JSON.stringify(new URL('../../server/db/open.ts', import.meta.url).href)})
    await migrate(openStore(process.env.DATABASE_URL))`

  const columnsOf = async (url: string) => {
    const store = openStore(url)
    const { rows } =
      store.kind === 'sqlite'
        ? await sql<object>`select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c order by 1, 2`.execute(
            store.db,
          )
        : await sql<object>`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(
            store.db,
          )
    await store.close()
    return rows
  }

  test('is completed by the next start', async () => {
    const stored = await emptyDatabase(database)
    const store = openStore(stored.url)
    const applied = async () =>
      (await sql<{ count: number }>`select count(*) as count from migrations`.execute(store.db).catch(() => ({ rows: [{ count: 0 }] })))
        .rows[0]?.count ?? 0
    const counts: number[] = []
    for (let round = 0; round < 2; round++) {
      const before = Number(await applied())
      const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
        env: { ...process.env, DATABASE_URL: stored.url },
        stdio: 'ignore',
      })
      const ended = once(child, 'exit')
      while (Number(await applied()) < before + 5) await wait(1)
      child.kill('SIGKILL')
      await ended
      counts.push(Number(await applied()))
    }
    await migrate(store)
    await store.close()
    const whole = await newDatabase(database)
    expect(await columnsOf(stored.url)).toEqual(await columnsOf(whole.url))
    const app = await startApp({ databaseUrl: stored.url })
    expect((await app.rest('GET', '/api/apps/ecommerce/reviews')).body.total).toBe(60)
    await app.close()
    await stored.remove()
    await whole.remove()
    // It was stopped half way at least once.
    expect(counts[0]).toBeLessThan(await countMigrations(database))
  }, 20_000)
})

async function countMigrations(database: (typeof databases)[number]): Promise<number> {
  const stored = await newDatabase(database)
  const store = openStore(stored.url)
  const { rows } = await sql<{ count: number }>`select count(*) as count from migrations`.execute(store.db)
  await store.close()
  await stored.remove()
  return Number(rows[0]?.count)
}

describe('durability of SQLite', () => {
  test('refuses to start on a file that does not support a write-ahead log', () => {
    expect(() => openStore('file::memory:')).toThrow(/journal_mode=memory where wal is needed/)
  })

  test('is set on the writing connection', async () => {
    const stored = await newDatabase('sqlite')
    const store = openStore(stored.url)
    const read = (name: string) =>
      store.transact(async db => Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0] ?? {})[0])
    expect([await read('journal_mode'), await read('synchronous'), await read('foreign_keys')]).toEqual(['wal', 2, 1])
    await store.close()
    await stored.remove()
  })

  const hasStrace = spawnSync('strace', ['-V']).status === 0
  test.runIf(hasStrace)(
    'syncs every acknowledged write to disk',
    async () => {
      const stored = await newDatabase('sqlite')
      const folder = mkdtempSync(join(tmpdir(), 'strace-'))
      const file = join(folder, 'calls')
      const server = await spawnServer(stored.url, {}, ['strace', '-D', '-f', '-qq', '-e', 'trace=fsync,fdatasync', '-o', file])
      const syncs = () => readFileSync(file, 'utf8').match(/\b(?:fsync|fdatasync)\(/g)?.length ?? 0
      const before = syncs()
      const writes = 12
      for (let id = 1; id <= writes; id++) {
        const { status } = await fetch(`${server.url}/api/apps/ecommerce/reviews/${id}`, { method: 'DELETE' })
        expect(status).toBe(204)
      }
      expect(syncs() - before).toBeGreaterThanOrEqual(writes)
      server.child.kill('SIGTERM')
      await server.ended
      rmSync(folder, { recursive: true })
      await stored.remove()
    },
    20_000,
  )
})

test('closes clients that send one byte at a time, without blocking others', async () => {
  const app = await startApp()
  const { server } = app.running.app
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000])
  // The checks come every five seconds; shorter limits only make this test shorter.
  Object.assign(server, { headersTimeout: 500, requestTimeout: 1000 })
  const { port } = new URL(app.url)
  const dribble = async (head: string) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    let output = ''
    socket.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const closed = new Promise(resolve => socket.once('close', resolve))
    socket.write(head)
    const timer = setInterval(() => socket.writable && socket.write('a'), 50)
    await closed
    clearInterval(timer)
    return output
  }
  const heads = Array.from({ length: 20 }, () => 'GET /api/apps/kanban HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ')
  const bodies = Array.from(
    { length: 20 },
    () =>
      'POST /api/apps/kanban/board/add HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{"title":"',
  )
  const { result, waited, allowed } = await callBeside(app, () => Promise.all([...heads, ...bodies].map(dribble)))
  for (const output of result) expect(output.split('\r\n')[0]).toMatch(/^$|408|400/)
  expect(waited).toBeLessThan(allowed)
  await app.close()
}, 20_000)

test('logs and counts exceptions in timers, promises, and streams without ending the process', async () => {
  const stored = await newDatabase('sqlite')
  const problems = `
    import { Readable } from 'node:stream'
    process.on('SIGUSR2', () => {
      setTimeout(() => { throw new Error('broken timer') })
      void Promise.reject(new Error('broken promise'))
      new Readable({ read() { this.destroy(new Error('broken stream')) } }).resume()
    })`
  const server = await spawnServer(stored.url, { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(problems)}` })
  server.child.kill('SIGUSR2')
  for (const name of ['timer', 'promise', 'stream']) await expect.poll(server.logged).toContain(`broken ${name}`)
  expect((await fetch(`${server.url}/api/apps/ecommerce/reviews`)).status).toBe(200)
  const store = openStore(stored.url)
  await expect.poll(async () => (await store.db.selectFrom('incidents').select('kind').execute()).length).toBe(3)
  await store.close()
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  await stored.remove()
}, 20_000)

/** Short of the day after which a demonstration session ends. */
const jumpMs = 23 * hourMs

describe.each(databases)('a clock jump on %s', database => {
  test.each([
    ['forward', 1],
    ['back', -1],
  ])('keeps sessions, records, history, and words consistent when the clock jumps nearly a day %s', async (_, direction) => {
    const start = Date.parse('2026-11-21T09:00:00.000Z')
    let now = start
    const app = await startApp({ database, engine: shoutingEngine({ pause: 200 }), now: () => new Date(now) })
    const token = await signIn(app, 'admin')
    const polish = app.rest('POST', '/text/polish', { body: { text: 'one two' }, token })
    await wait(50)
    now = start + direction * jumpMs
    await sweep(app.running.parts)
    expect((await polish).body).toMatchObject({ status: 'done', wordsCharged: 2 })
    const { data } = await app.graphql<{ me: { email: string } }>(`{ me { email } }`, {}, token)
    expect(data.me.email).toBe('admin@demo.com')
    const remove = (id: number) => app.rest('DELETE', `/api/apps/ecommerce/reviews/${id}`, { token })
    expect((await remove(1)).status).toBe(204)
    now = start
    expect((await remove(2)).status).toBe(204)
    const history = await app.graphql<{ operations: { items: { id: string; changes: { id: string }[] }[] } }>(
      `{ operations(area: REVIEWS, page: { itemsPerPage: 2 }) { items { id changes { id } } } }`,
      {},
      token,
    )
    expect(history.data.operations.items.map(({ changes }) => changes[0]?.id)).toEqual(['2', '1'])
    expect((await app.graphql(`mutation { undo { id } }`, {}, token)).errors).toBeUndefined()
    expect((await remove(2)).status).toBe(204)
    expect((await app.rest('POST', '/text/polish', { body: { text: 'three' }, token })).status).toBe(200)
    expect(await reconcile(app.running.parts.store)).toEqual([])
    await app.close()
  })
})
