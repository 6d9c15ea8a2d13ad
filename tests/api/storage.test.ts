import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { migrate } from '../../server/db/migrate.ts'
import { openStore } from '../../server/db/open.ts'
import type { Reading, Store } from '../../server/db/store.ts'
import { databases, emptyDatabase, newDatabase, startApp } from '../support/harness.ts'
import { freePort } from '../support/free-port.ts'
import { startPostgres } from '../support/postgres.ts'
import { type ServerProcess, spawnServer } from '../support/server-process.ts'

const post = async (url: string, body: object, token = '') =>
  (
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
      body: JSON.stringify(body),
    })
  ).json()

describe.each(databases)('storage on %s', database => {
  test('keeps acknowledged writes after kill -9, once, and returns the words of an interrupted run', async () => {
    const stored = await newDatabase(database)
    const first = await spawnServer(stored.url)
    const { auth } = (await post(`${first.url}/register/login`, { email: 'client@demo.com', password: 'client' })) as { auth: string }
    const operationsOf = async (url: string) => {
      const query = '{ operations(page: { itemsPerPage: 1 }) { total } }'
      const { data } = (await post(`${url}/graphql`, { query }, auth)) as { data: { operations: { total: number } } }
      return data.operations.total
    }
    const before = await operationsOf(first.url)
    const answered: number[] = []
    const writing = Array.from({ length: 60 }, async (_, index) => {
      const response = await fetch(`${first.url}/api/apps/ecommerce/reviews/${index + 1}`, {
        method: 'DELETE',
        headers: { authorization: auth },
      })
      if (response.status === 204) answered.push(index + 1)
      if (answered.length === 20) first.child.kill('SIGKILL')
    })
    await Promise.allSettled(writing)
    await first.ended
    expect(answered.length).toBeGreaterThanOrEqual(20)
    const second = await spawnServer(stored.url)
    const list = await fetch(`${second.url}/api/apps/ecommerce/reviews?itemsPerPage=-1`, { headers: { authorization: auth } })
    const left = ((await list.json()) as { reviews: { id: number }[] }).reviews.map(({ id }) => id)
    for (const id of answered) expect(left).not.toContain(id)
    expect((await operationsOf(second.url)) - before).toBe(60 - left.length)
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
    await stored.remove()
  }, 60_000)

  test('closes the runs of a killed process at the next start, and returns their words', async () => {
    const stored = await newDatabase(database)
    // A language model that never responds.
    const silent = (await import('node:http')).createServer(() => undefined)
    const port = await freePort()
    await new Promise<void>(resolve => silent.listen(port, '127.0.0.1', resolve))
    const model = { TEXT_ENGINE_URL: `http://127.0.0.1:${port}/v1`, TEXT_ENGINE_MODEL: 'silent' }
    const first = await spawnServer(stored.url, model)
    const { auth } = (await post(`${first.url}/register/login`, { email: 'client@demo.com', password: 'client' })) as { auth: string }
    await post(`${first.url}/graphql`, { query: `mutation { startTextRun(action: POLISH, text: "This are four words.") { id } }` }, auth)
    first.child.kill('SIGKILL')
    await first.ended
    // SQLite has a single process, so the next one knows immediately.
    const wait = database === 'sqlite' ? 0 : 60_000
    const later = await startApp({ databaseUrl: stored.url, now: () => new Date(Date.now() + wait) })
    const { textRuns, me } = (
      await later.graphql<{ textRuns: { items: object[] }; me: object }>(
        `{ textRuns { items { status wordsCharged } } me { durWordsLeft tempWordsLeft } }`,
        {},
        auth,
      )
    ).data
    expect(textRuns.items).toEqual([{ status: 'FAILED', wordsCharged: 0 }])
    expect(me).toEqual({ durWordsLeft: 500, tempWordsLeft: 2000 })
    await later.close()
    silent.closeAllConnections()
    silent.close()
    await stored.remove()
  }, 60_000)

  test('fills an area that is newer than the workspace on first read; keeps an emptied area empty', async () => {
    const stored = await newDatabase(database)
    const first = await startApp({ databaseUrl: stored.url })
    const { db } = first.running.parts.store
    await first.graphql('{ sales { total } referrals { total } }')
    for (const table of ['sales', 'referrals'] as const)
      await sql`delete from ${sql.table(table)} where ${sql.ref('workspaceId')} = 1`.execute(db)
    await db.deleteFrom('workspaceAreas').where('area', '=', 'SALES').execute()
    await first.close()
    const second = await startApp({ databaseUrl: stored.url })
    const { sales, referrals } = (await second.graphql<Record<string, { total: number }>>('{ sales { total } referrals { total } }')).data
    expect([sales?.total, referrals?.total]).toEqual([50, 0])
    await second.close()
    await stored.remove()
  })

  test('commits other writes of a batch if one fails', async () => {
    const stored = await newDatabase(database)
    const store = openStore(stored.url)
    await migrate(store)
    const add = (kind: 'own' | 'public', fails: boolean) =>
      store.transact(async db => {
        await db.insertInto('workspaces').values({ kind, revision: 0, createdAt: 'x', resetAt: 'x' }).execute()
        if (fails) throw new Error('no')
      })
    const results = await Promise.allSettled([add('own', false), add('own', true), add('own', false)])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    const { rows } = await sql`select id from workspaces where kind = 'own'`.execute(store.db)
    expect(rows).toHaveLength(2)
    await store.close()
    await stored.remove()
  })

  test('a read sees each commit before it, of this process and of others', async () => {
    const stored = await newDatabase(database)
    const stores = [openStore(stored.url), openStore(stored.url)] as const
    await migrate(stores[0])
    const [store, other] = stores
    function* reading(): Reading<number> {
      const [row] = yield ["select count(*) as n from workspaces where kind = 'own'", []]
      return Number(row?.n)
    }
    const add = (writer: Store) =>
      writer.transact(async db => {
        await db.insertInto('workspaces').values({ kind: 'own', revision: 0, createdAt: 'x', resetAt: 'x' }).execute()
        // A read in the same turn as the commit.
        return writer === store ? store.read(reading()) : undefined
      })
    const counts = [await store.read(reading())]
    for (const writer of [store, other, store, other]) {
      const last = counts.at(-1) ?? 0
      const [before, during = last] = await Promise.all([store.read(reading()), add(writer)])
      expect(during).toBe(last)
      // On PostgreSQL, a read over a connection of its own may arrive after the commit of a write that started with it.
      expect(database === 'sqlite' ? [last] : [last, last + 1]).toContain(before)
      counts.push(await store.read(reading()))
    }
    expect(counts).toEqual([0, 1, 2, 3, 4])
    for (const each of stores) await each.close()
    await stored.remove()
  })

  test('an older program refuses a newer schema with an explanation', async () => {
    const stored = await newDatabase(database)
    const store = openStore(stored.url)
    await migrate(store)
    await store.transact(db => sql`insert into migrations (name, at) values ('999-later.ts', 'x')`.execute(db))
    await expect(migrate(store)).rejects.toThrow('newer version of Deskwright (999-later.ts')
    await store.close()
    await stored.remove()
  })
})

/** Connections to the database, with the one that asks. */
async function countConnections(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database()',
  )
  await client.end()
  return rows[0]?.count ?? 0
}

test('a closed PostgreSQL store leaves no connection, whichever way it was used', async () => {
  const stored = await newDatabase('postgres')
  const store = openStore(stored.url)
  await store.select('select 1 as one', [])
  await store.close()
  await expect.poll(() => countConnections(stored.url)).toBe(1)
  await stored.remove()
})

test('several processes start concurrently on one empty PostgreSQL database and share its data', async () => {
  const stored = await emptyDatabase('postgres')
  const apps = await Promise.all([1, 2, 3].map(() => startApp({ databaseUrl: stored.url })))
  for (const app of apps) {
    expect((await app.rest('GET', '/api/apps/ecommerce/reviews')).body.total).toBe(60)
    expect((await app.rest('POST', '/register/login', { body: { email: 'admin@demo.com', password: 'admin' } })).status).toBe(200)
  }
  for (const app of apps) await app.close()
  await stored.remove()
})

test('returns a retry time while the database is down, then continues without data loss', async () => {
  const server = await startPostgres({ durable: true })
  const app = await startApp({ databaseUrl: server.url })
  const reviews = '/api/apps/ecommerce/reviews'
  expect((await app.rest('DELETE', `${reviews}/1`)).status).toBe(204)
  await server.crash()
  const started = performance.now()
  const [read, written, requested] = await Promise.all([
    app.rest('GET', reviews),
    app.rest('DELETE', `${reviews}/2`),
    app.graphql(`mutation { publishReview(id: 3) { id } }`),
  ])
  expect(performance.now() - started).toBeLessThan(10_000)
  for (const { status, headers, body } of [read, written]) {
    expect([status, headers.get('retry-after'), body.code]).toEqual([503, '5', 'UNAVAILABLE'])
    expect(body.message).toContain('The database is not responding')
  }
  expect(requested.errors?.[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 })
  expect((await app.rest('GET', '/healthz')).status).toBe(200)
  expect((await app.rest('GET', '/readyz')).status).toBe(503)
  await server.restart()
  expect((await app.rest('GET', '/readyz')).status).toBe(200)
  expect((await app.rest('GET', reviews)).body.total).toBe(59)
  // The connection for events between processes reconnects, too.
  const live = app.subscribe<{ workspaceChanges: { rows: object[] } }>(`subscription { workspaceChanges { rows { id kind } } }`)
  const reply = live.next()
  await live.listening()
  await app.rest('DELETE', `${reviews}/4`)
  expect((await reply).workspaceChanges.rows).toEqual([{ id: '4', kind: 'DELETED' }])
  await app.close()
  await server.stop()
})

test('a connection lost between statements fails only its own write', async () => {
  const app = await startApp({ database: 'postgres' })
  const { store } = app.running.parts
  const write = store.transact(async db => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    await store.select('select pg_terminate_backend($1)', [rows[0]?.pid])
    await expect.poll(() => sql`select 1`.execute(db).catch(() => 'gone')).toBe('gone')
    await sql`select 1`.execute(db)
  })
  await expect(write).rejects.toThrow()
  expect((await app.rest('DELETE', '/api/apps/ecommerce/reviews/1')).status).toBe(204)
  await app.close()
})

describe('two servers on one SQLite file', () => {
  let stored: Awaited<ReturnType<typeof newDatabase>>
  let servers: ServerProcess[]
  beforeAll(async () => {
    stored = await newDatabase('sqlite')
    servers = [await spawnServer(stored.url), await spawnServer(stored.url)]
  }, 60_000)
  afterAll(async () => {
    for (const { child } of servers) child.kill('SIGKILL')
    await stored.remove()
  })

  test('take turns writing, without losing writes or repeating IDs', async () => {
    const created = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const { id } = (await post(`${servers[index % 2]?.url}/api/apps/users`, { fullName: `Both ${index}` })) as { id: number }
        return id
      }),
    )
    expect(created.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => 51 + index))
    for (const { url } of servers) {
      const list = (await (await fetch(`${url}/api/apps/users?itemsPerPage=-1`)).json()) as { users: { id: number }[] }
      expect(list.users.map(({ id }) => id)).toEqual(expect.arrayContaining(created))
    }
  }, 60_000)

  test('complete pending requests and close their sockets on shutdown', async () => {
    const [{ url, child, ended }, other] = servers as [ServerProcess, ServerProcess]
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    await once(socket, 'open')
    const body = JSON.stringify({ title: 'Late' })
    const late = connect(Number(new URL(url).port), '127.0.0.1')
    let output = ''
    late.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const requested = once(late, 'data')
    const head = [
      'POST /api/apps/kanban/board/add HTTP/1.1',
      'Host: 127.0.0.1',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
    ]
    late.write(`${head.join('\r\n')}\r\n\r\n`)
    // The server has received the request once it asks for its body.
    await requested
    const reply = once(socket, 'close')
    child.kill('SIGTERM')
    expect((await reply)[0]).toBe(1001)
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
    const gone = once(late, 'close')
    late.write(body)
    await gone
    expect(output).toContain('HTTP/1.1 201')
    expect(await ended).toBe(0)
    const { boards } = (await (await fetch(`${other.url}/api/apps/kanban`)).json()) as { boards: { title: string }[] }
    expect(boards.at(-1)?.title).toBe('Late')
    other.child.kill('SIGTERM')
    expect(await other.ended).toBe(0)
  }, 60_000)
})

test("rejects writes beyond the queue's limit with a retry time, and completes queued ones", async () => {
  const stored = await newDatabase('sqlite')
  const store = openStore(stored.url)
  const requested = Array.from({ length: 5001 }, (_, index) => store.transact(async () => index))
  const ends = await Promise.allSettled(requested)
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(5000)
  expect(ends.at(-1)).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } })
  expect(await store.transact(async () => 'again')).toBe('again')
  await store.close()
  await stored.remove()
})

test('on a full disk, rejects writes with a retry time and serves reads, then continues without data loss', async () => {
  const app = await startApp({ database: 'sqlite' })
  const users = '/api/apps/users'
  const add = (name: string) => app.rest('POST', users, { body: { fullName: name, email: `${name}@example.com`, company: 'x'.repeat(60) } })
  const room = (pages: number) =>
    app.running.parts.store.transact(async db => void (await sql.raw(`pragma max_page_count = ${pages}`).execute(db)))
  // Seeds the users area, which happens on first use.
  await app.rest('GET', users)
  // SQLite uses the file's own size as a minimum for the limit.
  await room(1)
  const sent = await Promise.all(Array.from({ length: 150 }, (_, index) => add(`full${index}`)))
  const [kept, refused] = [sent.filter(({ status }) => status === 201), sent.filter(({ status }) => status !== 201)]
  expect(refused.length).toBeGreaterThan(0)
  for (const { status, headers, body } of refused)
    expect([status, headers.get('retry-after'), body.code]).toEqual([503, '5', 'UNAVAILABLE'])
  const ids = async () => (await app.rest('GET', `${users}?itemsPerPage=-1`)).body.users.map(({ id }: { id: number }) => id)
  expect((await ids()).length).toBe(50 + kept.length)
  await room(1_000_000)
  const after = await add('after')
  expect(after.status).toBe(201)
  expect((await ids()).toSorted((a: number, b: number) => a - b)).toEqual([
    ...Array.from({ length: 50 }, (_, index) => index + 1),
    ...[...kept, after].map(({ body }) => body.id).toSorted((a, b) => a - b),
  ])
  await app.close()
})

test('SQLite runs in WAL mode with full durability', async () => {
  const stored = await newDatabase('sqlite')
  const store = openStore(stored.url)
  const pragma = async (name: string) =>
    Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(store.db)).rows[0] ?? {})[0]
  expect([await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')]).toEqual(['wal', 2, 1])
  await store.close()
  await stored.remove()
})
