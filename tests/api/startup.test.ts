/** Startup: messages for the operator about external problems, and concurrent starts. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { buildInPlace, isStale } from '../../server/build.ts'
import { readConfig } from '../../server/config.ts'
import { describeDatabase, openDatabase } from '../../server/open-database.ts'
import { freePort } from '../support/free-port.ts'
import { newDatabase } from '../support/harness.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(script: string, env: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, DATA_DIR: join(folder, 'data'), ...env } })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (text: Buffer) => (output.stdout += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output.stderr += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null] // Node's own
  return { code, ...output }
}

/** Each process loads the whole server. */
const patient = { timeout: 120_000 }

describe.concurrent('a failing start', patient, () => {
  test('prints one sentence for an invalid setting, and exits with code 2', async () => {
    expect(await run('server/serve.ts', { PORT: 'abc' })).toEqual({
      code: 2,
      stdout: '',
      stderr: 'Invalid configuration: PORT must be a whole number from 0 to 65535, not "abc"\n',
    })
  })

  test('lists several invalid settings together', async () => {
    const { code, stderr } = await run('server/cli/reconcile.ts', { PORT: 'abc', DEMO: 'maybe' })
    expect(code).toBe(2)
    expect(stderr).toMatch(/^Invalid configuration:\n- PORT .*\n- DEMO .*\n$/)
  })

  test('names an unknown option of a tool', async () => {
    const { code, stderr } = await run('server/cli/restore.ts', {}, ['desk.backup', '--force'])
    expect(code).toBe(2)
    expect(stderr).toMatch(/^Unknown option '--force'.*\n$/)
  })

  test('names a data folder that cannot be created', async () => {
    const blocker = join(folder, 'a-file')
    writeFileSync(blocker, '')
    const { code, stderr } = await run('server/serve.ts', { DATA_DIR: join(blocker, 'data') })
    expect(code).toBe(2)
    expect(stderr).toMatch(/^Can't create the data folder .*a-file\/data: .*Set DATA_DIR to a folder that can be written\.\n$/)
  })

  // Only Linux has /proc, where creating a folder fails like this.
  test.skipIf(!existsSync('/proc'))('names it also if creating folders fails repeatedly', async () => {
    const { code, stderr } = await run('server/serve.ts', { DATA_DIR: '/proc/none/data' })
    expect(code).toBe(2)
    expect(stderr).toMatch(/^Can't create the data folder \/proc\/none/)
  })

  test('names an unreachable database without its password, after the wait', async () => {
    const env = { DATABASE_URL: 'postgres://desk:secret@127.0.0.1:1/shop', DATABASE_WAIT: '1' }
    const { code, stderr } = await run('server/serve.ts', env)
    expect(code).toBe(2)
    expect(stderr.split('\n').filter(Boolean)).toEqual([
      'Waiting for the PostgreSQL database "shop" at 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1.',
      `Can't connect to the PostgreSQL database "shop" at 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL, and that the database is running.`,
    ])
  })
})

test('waits for a database that starts a moment later', async () => {
  const database = await newDatabase('postgres')
  try {
    const target = new URL(database.url)
    const proxy = createServer(socket => {
      const upstream = connect(Number(target.port || 5432), target.hostname)
      socket.pipe(upstream).pipe(socket)
      for (const end of [socket, upstream]) end.on('error', () => end.destroy())
    })
    const port = await freePort()
    const through = new URL(database.url)
    through.hostname = '127.0.0.1'
    through.port = String(port)
    const logged: string[] = []
    const opening = openDatabase(readConfig({ DATABASE_URL: through.href }), undefined, text => logged.push(text))
    await wait(700)
    proxy.listen(port, '127.0.0.1')
    const store = await opening
    expect(logged).toHaveLength(1)
    expect(await store.select('select 1 as one', [])).toEqual([{ one: 1 }])
    await store.close()
    proxy.close()
  } finally {
    await database.remove()
  }
})

test('tools do not create a missing database', patient, async () => {
  const data = join(folder, 'nothing-here')
  for (const [tool, ...words] of [['reconcile'], ['give-words', 'ada@example.com', '5'], ['make-admin', 'ada@example.com']]) {
    const { code, stderr } = await run(`server/cli/${tool}.ts`, { DATA_DIR: data }, words)
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `There is no database at ${join(data, 'deskwright.sqlite')}. Check DATA_DIR or DATABASE_URL.\n`,
    })
  }
  expect(existsSync(data)).toBe(false)
})

test('names the opened database in tools', patient, async () => {
  const database = await newDatabase('sqlite')
  try {
    const { code, stdout } = await run('server/cli/reconcile.ts', { DATABASE_URL: database.url })
    expect({ code, stdout }).toEqual({ code: 0, stdout: `Using the ${describeDatabase(database.url)}\n0 differences\n` })
    const given = await run('server/cli/give-words.ts', { DATABASE_URL: database.url }, ['nobody@example.com', '5'])
    expect(given.stdout).toBe(`Using the ${describeDatabase(database.url)}\n`)
    expect(given.code).toBe(1)
    const seeded = await run('server/cli/seed.ts', { DATABASE_URL: database.url }, ['--rows', '1', 'reviews'])
    expect(seeded.stdout).toMatch(/^Using the SQLite file /)
  } finally {
    await database.remove()
  }
})

describe('the build of the first start', () => {
  const root = (name: string) => {
    const path = join(folder, name)
    mkdirSync(join(path, 'web'), { recursive: true })
    writeFileSync(join(path, 'web/page.ts'), 'old')
    utimesSync(join(path, 'web/page.ts'), 1, 1)
    return path
  }
  const write = (target: string, text: string) => {
    mkdirSync(target)
    writeFileSync(join(target, 'index.html'), text)
  }

  test('keeps the previous build and leaves no files behind if it fails', async () => {
    const path = root('half')
    write(join(path, 'dist'), 'whole')
    utimesSync(join(path, 'dist/index.html'), 0, 0)
    const build = buildInPlace(path, target => {
      write(target, 'half')
      throw new Error('out of memory')
    })
    await expect(build).rejects.toThrow('out of memory')
    expect(readFileSync(join(path, 'dist/index.html'), 'utf8')).toBe('whole')
    expect(readdirSync(path).sort()).toEqual(['dist', 'web'])
  })

  test('completes for two concurrent starts', patient, async () => {
    const path = root('twice')
    const script = join(folder, 'build.ts')
    writeFileSync(
      script,
      `import { mkdirSync, writeFileSync } from 'node:fs'
      import { setTimeout as wait } from 'node:timers/promises'
      import { buildInPlace } from '${join(process.cwd(), 'server/build.ts')}'
      await buildInPlace('${path}', async folder => {
        mkdirSync(folder)
        writeFileSync(folder + '/first.js', '1')
        await wait(300)
        writeFileSync(folder + '/index.html', 'whole')
      })`,
    )
    expect((await Promise.all([run(script, {}), run(script, {}), run(script, {})])).map(({ code }) => code)).toEqual([0, 0, 0])
    expect(readdirSync(join(path, 'dist')).sort()).toEqual(['first.js', 'index.html'])
    expect(readdirSync(path).sort()).toEqual(['dist', 'web'])
    expect(isStale(path)).toBe(false)
  })
})
