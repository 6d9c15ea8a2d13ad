/** The server as it runs for others: several processes, a pooler, a proxy, upgrades, and backups. */
import { execFile, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createClient } from 'graphql-ws'
import { describe, expect, onTestFinished, test } from 'vitest'
import WebSocket from 'ws'
import { openStore } from '../../server/db/open.ts'
import { repairCounts } from '../../server/db/row-counts.ts'
import { databases, emptyDatabase, newDatabase, startApp } from '../support/harness.ts'
import { freePort } from '../support/free-port.ts'
import { startPostgres } from '../support/postgres.ts'
import { findProgram, type Program, runProgram } from '../support/programs.ts'
import { type ServerProcess, spawnServer } from '../support/server-process.ts'
import { runOnce } from '../support/templates.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const nobody = 65_534

interface Caller {
  token: string
  call: (method: string, path: string, body?: object) => Promise<Response>
  operations: () => Promise<number>
}

/** A signed-in caller, like a client that keeps its connections. */
async function signIn(url: string): Promise<Caller> {
  const send = (method: string, path: string, token: string, body?: object) =>
    fetch(url + path, {
      method,
      headers: { authorization: token, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const { auth } = (await (await send('POST', '/register/login', '', { email: 'client@demo.com', password: 'client' })).json()) as {
    auth: string
  }
  expect(auth).toBeTruthy()
  return {
    token: auth,
    call: (method, path, body) => send(method, path, auth, body),
    async operations() {
      const response = await send('POST', '/graphql', auth, { query: '{ operations(page: { itemsPerPage: 1 }) { total } }' })
      return ((await response.json()) as { data: { operations: { total: number } } }).data.operations.total
    },
  }
}

/** Calls this until `stop`; every answer but a success is a failure. */
function keepCalling({ call }: Caller) {
  const failures: string[] = []
  let count = 0
  const over = new AbortController()
  const loops = Array.from({ length: 3 }, async (_, loop) => {
    while (!over.signal.aborted) {
      const write = loop === 0
      const sent = write
        ? call('POST', '/graphql', { query: `mutation { setCourseFavorite(id: 1, isFavorite: ${count % 2 === 0}) { id } }` })
        : call('GET', '/api/apps/ecommerce/orders?itemsPerPage=5')
      const failure = await sent.then(
        async response => {
          const body = await response.text()
          return response.ok && !body.includes('"errors":') ? undefined : `${response.status} ${body}`
        },
        (error: unknown) => `${String(error)} ${error instanceof Error ? String(error.cause) : ''}`,
      )
      if (failure) failures.push(failure)
      count += 1
    }
  })
  return async () => {
    over.abort()
    await Promise.all(loops)
    expect(count).toBeGreaterThan(20)
    return failures
  }
}

const childrenOf = (pid = 0) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(each => each !== '')
    .map(Number)

/** A server that the test ends in any case. */
async function begin(...args: Parameters<typeof spawnServer>): Promise<ServerProcess> {
  const server = await spawnServer(...args)
  onTestFinished(async () => {
    server.child.kill('SIGKILL')
    await server.ended
  })
  return server
}

async function ownDatabase() {
  const stored = await newDatabase('postgres')
  onTestFinished(stored.remove)
  return stored.url
}

/** A release of its own, to which a migration can be added. */
function copyRelease() {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['server', 'seed', 'text', 'schema', 'package.json']) cpSync(join(root, name), join(folder, name), { recursive: true })
  for (const name of ['node_modules', 'pictures']) symlinkSync(join(root, name), join(folder, name))
  return {
    folder,
    script: join(folder, 'server/serve.ts'),
    addMigration: (takesMs = 0) =>
      writeFileSync(
        join(folder, 'server/db/migrations/999-remarks.ts'),
        `export const up = async db => {
          await new Promise(resolve => setTimeout(resolve, ${takesMs}))
          await db.schema.alterTable('reviews').addColumn('remark', 'text').execute()
        }`,
      ),
  }
}

/** Migrated once, and without a write that the triggers missed, which are created anew. */
async function expectUpgraded(url: string) {
  const store = openStore(url)
  expect(await store.select(`select name from migrations where name like '999%'`, [])).toHaveLength(1)
  expect(await repairCounts(store)).toEqual([])
  await store.close()
}

describe.runIf(process.platform === 'linux')('workers', () => {
  test('share one port, replace one that dies, and count metrics together', async () => {
    const server = await begin(await ownDatabase(), { WORKERS: '2' })
    const caller = await signIn(server.url)
    const [one, other] = childrenOf(server.child.pid)
    expect(childrenOf(server.child.pid)).toHaveLength(2)
    process.kill(one ?? 0, 'SIGKILL')
    await expect.poll(() => childrenOf(server.child.pid).filter(pid => pid !== one).length).toBe(2)
    expect(childrenOf(server.child.pid)).toContain(other)
    expect((await caller.call('GET', '/api/apps/ecommerce/orders')).status).toBe(200)
    const metrics = await (await caller.call('GET', '/metrics')).text()
    expect(metrics).toContain('http_request_duration_seconds_count')
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  }, 60_000)

  test('are upgraded across a migration one after the other, and no request fails', async () => {
    const [release, next] = [copyRelease(), copyRelease()]
    next.addMigration()
    const link = `${release.folder}-current`
    symlinkSync(release.folder, link)
    onTestFinished(() => rmSync(link))
    const url = await ownDatabase()
    // Longer than clients keep an unused connection: a request on one that closes at this moment would fail.
    const server = await begin(url, { WORKERS: '2', SHUTDOWN_DELAY: '6' }, [], join(link, 'server/serve.ts'))
    const before = childrenOf(server.child.pid)
    const stop = keepCalling(await signIn(server.url))
    rmSync(link)
    symlinkSync(next.folder, link)
    server.child.kill('SIGUSR2')
    await expect.poll(() => childrenOf(server.child.pid).filter(pid => before.includes(pid)), { timeout: 80_000 }).toEqual([])
    expect(await stop()).toEqual([])
    await expectUpgraded(url)
  }, 120_000)

  test('end with the reason if the configuration is wrong', async () => {
    const run = (env: Record<string, string>) =>
      promisify(execFile)(process.execPath, [join(root, 'server/serve.ts')], { env: { ...process.env, PORT: '0', ...env } }).then(
        () => ({ code: 0, stderr: '' }),
        (error: { code: number; stderr: string }) => error,
      )
    const alone = await run({ WORKERS: '2', DATABASE_URL: 'file:never.sqlite' })
    expect([alone.code, alone.stderr]).toEqual([2, expect.stringContaining('WORKERS must be 1 with SQLite')])
    const away = await run({ WORKERS: '2', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATABASE_WAIT: '0' })
    expect([away.code, away.stderr]).toEqual([2, expect.stringContaining("Can't connect to the PostgreSQL database")])
  }, 30_000)
})

describe('a server that shuts down', () => {
  test('first tells the load balancer, and still serves', async () => {
    const app = await startApp({ env: { SHUTDOWN_DELAY: '1' } })
    expect((await app.rest('GET', '/readyz')).status).toBe(200)
    const closed = app.close()
    const ready = await app.rest('GET', '/readyz')
    expect([ready.status, ready.text]).toEqual([503, 'the server is shutting down'])
    expect(ready.headers.get('connection')).toBe('close')
    expect((await app.rest('GET', '/api/apps/ecommerce/orders')).status).toBe(200)
    await closed
    await expect(app.rest('GET', '/readyz')).rejects.toThrow('fetch failed')
  })

  test('takes no new requests while background work still waits for another server', async () => {
    const waiting = Promise.withResolvers<ServerResponse>()
    const receiver = createServer((_req, res) => waiting.resolve(res))
    const port = await freePort()
    await new Promise<void>(resolve => receiver.listen(port, '127.0.0.1', resolve))
    const app = await startApp()
    onTestFinished(() => void receiver.close())
    const caller = await signIn(app.url)
    await caller.call('POST', '/api/webhooks', { url: `http://127.0.0.1:${port}/hook`, events: ['review.updated'] })
    await caller.call('POST', '/graphql', { query: 'mutation { unpublishReview(id: 2) { id } }' })
    const response = await waiting.promise
    const closed = app.close()
    // Less than the sender waits.
    await expect.poll(() => fetch(`${app.url}/healthz`).then(({ status }) => status, String), { timeout: 5000 }).toContain('fetch failed')
    response.end('thanks')
    await closed
  })
})

const caddy = findProgram('caddy', 'two processes behind Caddy and PgBouncer')
const pgbouncer = findProgram('pgbouncer', 'two processes behind Caddy and PgBouncer')

describe.runIf(caddy && pgbouncer)('two processes behind Caddy and PgBouncer', () => {
  test('lose nothing when one is killed in the middle of writes and a text run', async () => {
    const direct = await ownDatabase()
    const pooled = await startPgbouncer(direct)
    const site = await freePort()
    const url = `http://127.0.0.1:${site}`
    // A language model that never responds, so that the run is still open when its process is killed.
    const silent = createServer(() => undefined)
    const model = await freePort()
    await new Promise<void>(resolve => silent.listen(model, '127.0.0.1', resolve))
    onTestFinished(() => {
      silent.closeAllConnections()
      silent.close()
    })
    const env = {
      APP_URL: url,
      TRUST_PROXY: '1',
      DATABASE_DIRECT_URL: direct,
      SHUTDOWN_DELAY: '2',
      TEXT_ENGINE_URL: `http://127.0.0.1:${model}/v1`,
      TEXT_ENGINE_MODEL: 'silent',
    }
    const one = await begin(pooled, env)
    const port = await freePort()
    await startCaddy(site, [new URL(one.url).port, String(port)])
    const caller = await signIn(url)
    const started = await caller.call('POST', '/graphql', {
      query: 'mutation { startTextRun(action: POLISH, text: "This are four words.") { id } }',
    })
    expect(((await started.json()) as { errors?: object[] }).errors).toBeUndefined()
    const other = await begin(pooled, { ...env, PORT: String(port) })
    // The proxy checks every second.
    await new Promise(resolve => setTimeout(resolve, 2500))
    const heard = new Set<string>()
    const live = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 20,
      // Stays connected when the server ends a subscription.
      lazy: false,
      onNonLazyError: () => undefined,
      retryWait: () => new Promise(resolve => setTimeout(resolve, 100)),
      // Unless the client itself has closed it.
      shouldRetry: event => !(typeof event === 'object' && event && 'code' in event && event.code === 1000),
      connectionParams: { authorization: caller.token },
    })
    // It may be connecting while the servers end.
    onTestFinished(() => void Promise.resolve(live.dispose()).catch(() => undefined))
    live.subscribe<{ workspaceChanges: { rows: { id: string }[] } }>(
      { query: 'subscription { workspaceChanges { rows { id } } }' },
      {
        next: ({ data }) => data?.workspaceChanges.rows.forEach(({ id }) => heard.add(id)),
        error: () => undefined,
        complete: () => undefined,
      },
    )

    // A client that tries again what was not answered.
    const before = await caller.operations()
    let repeated = 0
    const remove = async (id: number) => {
      for (let tries = 0; tries < 50; tries++) {
        const status = await caller.call('DELETE', `/api/apps/ecommerce/reviews/${id}`).then(
          response => response.status,
          () => 0,
        )
        if (status === 204 || (tries > 0 && status === 404)) return
        repeated += 1
        await new Promise(resolve => setTimeout(resolve, 100))
      }
      throw new Error(`review ${id} could not be deleted`)
    }
    const ids = Array.from({ length: 59 }, (_, index) => index + 1)
    const queue = [...ids]
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
          if (id === 20) one.child.kill('SIGKILL')
          await remove(id)
        }
      }),
    )
    // What was in transit, and what followed before the proxy noticed.
    expect(repeated).toBeLessThanOrEqual(30)
    expect((await caller.operations()) - before).toBe(59)
    await remove(60)
    await expect.poll(() => heard.has('60'), { timeout: 20_000 }).toBe(true)

    // The next version takes the place of the first and migrates, then the second one is asked to end: nobody notices.
    const release = copyRelease()
    release.addMigration(2000)
    const stop = keepCalling(caller)
    const third = await begin(pooled, { ...env, PORT: new URL(one.url).port }, [], release.script)
    const answered = async () => {
      await caller.call('GET', '/api/apps/ecommerce/reviews')
      return (await (await fetch(`${third.url}/metrics`)).text()).includes('http_request_duration_seconds_count{api="rest"')
    }
    await expect.poll(answered, { timeout: 20_000, interval: 100 }).toBe(true)
    other.child.kill('SIGTERM')
    expect(await other.ended).toBe(0)
    expect(await stop()).toEqual([])
    await expectUpgraded(direct)

    const runs = async () => {
      const response = await caller.call('POST', '/graphql', {
        query: '{ textRuns { items { status wordsCharged } } me { durWordsLeft tempWordsLeft } }',
      })
      return ((await response.json()) as { data: object }).data
    }
    await expect
      .poll(runs, { timeout: 120_000, interval: 1000 })
      .toEqual({ textRuns: { items: [{ status: 'FAILED', wordsCharged: 0 }] }, me: { durWordsLeft: 500, tempWordsLeft: 2000 } })
  }, 240_000)
})

/** The shipped configuration with this test's addresses; returns the pooled URL. */
async function startPgbouncer(direct: string): Promise<string> {
  const { hostname, port, pathname, username } = new URL(direct)
  const listen = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const ini = readFileSync(join(root, 'deploy/pgbouncer.ini'), 'utf8')
    .replace(/^deskwright = .*/m, `deskwright = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username}`)
    .replace(/^listen_addr = .*/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*/m, `listen_port = ${listen}`)
    .replace(/^auth_file = .*/m, `auth_file = ${join(folder, 'userlist.txt')}\nunix_socket_dir =`)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, ini)
  writeFileSync(join(folder, 'userlist.txt'), `"${username}" "letters"\n`)
  // It refuses to run as root.
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    chmodSync(folder, 0o755)
    chownSync(folder, nobody, nobody)
  }
  const program = await runProgram(pgbouncer ?? '', [file], () => isListening(listen), isRoot ? { uid: nobody } : {})
  onTestFinished(program.stop)
  return `postgres://${username}:letters@127.0.0.1:${listen}/deskwright`
}

async function startCaddy(site: number, ports: string[]): Promise<Program> {
  const env = {
    SITE: `http://127.0.0.1:${site}`,
    APP_HOST: `127.0.0.1:${site}`,
    UPSTREAMS: ports.map(port => `127.0.0.1:${port}`).join(' '),
    XDG_DATA_HOME: tmpdir(),
    XDG_CONFIG_HOME: tmpdir(),
  }
  const args = ['run', '--adapter', 'caddyfile', '--config', join(root, 'deploy/Caddyfile')]
  const program = await runProgram(caddy ?? '', args, async () => (await fetch(`${env.SITE}/readyz`)).ok, { env })
  onTestFinished(program.stop)
  return program
}

const isListening = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

describe.each(databases)('%s', database => {
  const script = async (name: string, args: string[], env: Record<string, string>) => {
    const child = spawn(process.execPath, [join(root, `server/cli/${name}.ts`), ...args], { env: { ...process.env, ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const code = await new Promise<number | null>(resolve => child.once('close', resolve))
    return { code, output }
  }
  // Npm's PostgreSQL has no client programs, so the system's server is used with the system's programs.
  const server = database === 'postgres' ? findProgram('initdb', 'backups of PostgreSQL') : undefined
  const programs = server && dirname(server)
  const makeFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'backup-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  }
  /** Makes empty databases on a server whose client programs are known. */
  const startDatabases = async () => {
    const system = programs === undefined ? undefined : await startPostgres({ programs })
    if (system) onTestFinished(system.stop)
    return async (name: string) => {
      if (!system) {
        const made = await emptyDatabase(database)
        onTestFinished(made.remove)
        return made.url
      }
      await runOnce(system.url, `create database ${name}`)
      return system.url.replace(/postgres$/, name)
    }
  }

  test.runIf(database === 'sqlite' || programs)(
    'is upgraded by a restart, and taken back by a backup',
    async () => {
      const makeDatabase = await startDatabases()
      const url = await makeDatabase('first')
      const file = join(makeFolder(), 'desk.backup')
      const env = { ...(programs && { PATH: `${programs}:${process.env.PATH}` }), DATABASE_URL: url }
      const release = copyRelease()
      const old = await begin(url, {}, [], release.script)
      const caller = await signIn(old.url)
      expect((await caller.call('DELETE', '/api/apps/ecommerce/reviews/9')).status).toBe(204)
      expect((await script('backup', [file], env)).code).toBe(0)
      old.child.kill('SIGTERM')
      expect(await old.ended).toBe(0)

      release.addMigration(2000)
      const starting = begin(url, { PORT: new URL(old.url).port }, [], release.script)
      await expect
        .poll(
          async () => {
            const meanwhile = await fetch(`${old.url}/readyz`)
            return [meanwhile.status, meanwhile.headers.get('retry-after')]
          },
          { interval: 50, timeout: 20_000 },
        )
        .toEqual([503, '5'])
      const upgraded = await starting
      const review = async (id: number) => (await caller.call('GET', `/api/apps/ecommerce/reviews/${id}`)).status
      expect([await review(8), await review(9)]).toEqual([200, 404])
      upgraded.child.kill('SIGTERM')
      expect(await upgraded.ended).toBe(0)

      await expect(spawnServer(url)).rejects.toThrow(/ended with 2: This database was migrated by a newer version .*\n$/)
      const target = database === 'sqlite' ? url : await makeDatabase('second')
      const restored = await script('restore', [file, '--replace'], { ...env, DATABASE_URL: target })
      expect(restored).toEqual({ code: 0, output: expect.stringContaining('Restored') })
      await begin(target, { PORT: new URL(old.url).port })
      expect([await review(8), await review(9)]).toEqual([200, 404])
    },
    120_000,
  )

  test.runIf(database === 'sqlite' || programs)(
    'is backed up while the server writes, and restored to books that agree',
    async () => {
      const folder = makeFolder()
      const makeDatabase = await startDatabases()
      const url = await makeDatabase('first')
      const server = await begin(url)
      const caller = await signIn(server.url)
      const stop = keepCalling(caller)
      const file = join(folder, 'copies/desk.backup')
      const env = { ...(programs && { PATH: `${programs}:${process.env.PATH}` }), DATABASE_URL: url }
      expect(await script('backup', [file], env)).toEqual({ code: 0, output: expect.stringContaining('Copied') })
      expect(await stop()).toEqual([])
      const again = await script('backup', [file], env)
      expect([again.code, again.output]).toEqual([2, expect.stringContaining('exists already')])
      await caller.call('DELETE', '/api/apps/ecommerce/reviews/9')

      const target = await makeDatabase('second')
      const into = { ...env, DATABASE_URL: target }
      expect(await script('restore', [file], into)).toEqual({ code: 0, output: expect.stringContaining('Restored') })
      expect(await script('reconcile', [], into)).toEqual({ code: 0, output: expect.stringContaining('0 differences') })
      const restored = await begin(target)
      const kept = await fetch(`${restored.url}/api/apps/ecommerce/reviews/9`, { headers: { authorization: caller.token } })
      expect(kept.status).toBe(200)
      const busy = await script('restore', [file, '--replace'], into)
      expect([busy.code, busy.output]).toEqual([2, expect.stringMatching(/is in use|isn't empty/)])
    },
    120_000,
  )

  test.runIf(database === 'sqlite')(
    'is replaced only when asked, and kept under another name; other files are refused',
    async () => {
      const stored = await newDatabase(database)
      onTestFinished(stored.remove)
      const folder = makeFolder()
      const env = { DATABASE_URL: stored.url }
      const file = join(folder, 'desk.backup')
      await script('backup', [file], env)
      expect((await script('restore', [file], env)).output).toContain('add --replace')
      const replaced = await script('restore', [file, '--replace'], env)
      const previous = /now (\S+)/.exec(replaced.output)?.[1] ?? ''
      expect(replaced.code).toBe(0)
      expect(readFileSync(previous).subarray(0, 6).toString()).toBe('SQLite')
      writeFileSync(join(folder, 'other'), 'a letter')
      expect((await script('restore', [join(folder, 'other'), '--replace'], env)).output).toContain("isn't a backup of a SQLite database")
      const nowhere = await script('backup', [join(folder, 'other/desk.backup')], env)
      expect([nowhere.code, nowhere.output]).toEqual([2, expect.stringMatching(/^\S+desk\.backup couldn't be written: .+\n$/)])
      const unwritable = await script('restore', [file], { DATABASE_URL: `file:${folder}/other/desk.sqlite` })
      expect([unwritable.code, unwritable.output]).toEqual([2, expect.stringMatching(/^\S+desk\.sqlite couldn't be written: .+\n$/)])
      expect((await script('backup', [join(folder, 'x')], { DATABASE_URL: `file:${folder}/none.sqlite` })).output).toContain(
        'There is no database',
      )
    },
    30_000,
  )

  test.runIf(database === 'sqlite')(
    'is restored without the log that a killed server left behind',
    async () => {
      const stored = await emptyDatabase(database)
      onTestFinished(stored.remove)
      const file = join(makeFolder(), 'desk.backup')
      const server = await begin(stored.url)
      const caller = await signIn(server.url)
      const before = await caller.operations()
      await script('backup', [file], { DATABASE_URL: stored.url })
      await caller.call('DELETE', '/api/apps/ecommerce/reviews/9')
      server.child.kill('SIGKILL')
      await server.ended
      const path = fileURLToPath(stored.url)
      expect(existsSync(`${path}-wal`)).toBe(true)
      rmSync(path)
      expect((await script('restore', [file], { DATABASE_URL: stored.url })).output).toContain('Restored')
      await begin(stored.url, { PORT: new URL(server.url).port })
      expect(await caller.operations()).toBe(before)
    },
    30_000,
  )
})
