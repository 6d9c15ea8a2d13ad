/** Copies the database to a file while the server runs, and restores it from there. */
import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, openSync, fsyncSync, closeSync, readSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Config } from './config.ts'
import { openStore } from './db/open.ts'
import { describeDatabase, missingDatabase, sqliteFile } from './open-database.ts'
import { StartupError } from './startup-error.ts'

const sqliteHeader = 'SQLite format 3\0'

type Database = Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>

/** Writes a consistent copy. The file appears under its name only when it is complete. */
export async function backUp({ databaseUrl, databaseDirectUrl }: Database, file: string): Promise<void> {
  const target = resolve(file)
  if (existsSync(target)) throw new StartupError(`${target} exists already. Name a file that doesn't exist.`)
  const source = sqliteFile(databaseUrl)
  if (source !== undefined && !existsSync(source)) throw missingDatabase(source)
  const partial = `${target}.partial`
  try {
    mkdirSync(dirname(target), { recursive: true })
    rmSync(partial, { force: true })
    if (source === undefined)
      await runTool('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', '--file', partial, databaseDirectUrl])
    else copySqlite(source, partial)
    flush(partial)
    renameSync(partial, target)
  } catch (error) {
    if (existsSync(partial)) rmSync(partial)
    throw explainWrite(target, error)
  }
}

const explainWrite = (file: string, error: unknown) =>
  error instanceof StartupError
    ? error
    : new StartupError(`${file} couldn't be written: ${error instanceof Error ? error.message : String(error)}.`)

/**
 * Restores a copy. PostgreSQL: into an empty database. SQLite: to the configured file; with `replace`, an existing one is
 * renamed, and its new name returned.
 */
export async function restore(config: Database, file: string, { replace = false } = {}): Promise<string | undefined> {
  const source = resolve(file)
  if (!existsSync(source)) throw new StartupError(`${source} doesn't exist.`)
  const target = sqliteFile(config.databaseUrl)
  if (target === undefined) return restorePostgres(config, source)
  checkSqlite(source)
  try {
    const previous = existsSync(target) ? setAside(target, replace) : undefined
    // Of a server that was killed: SQLite would apply it to the restored file, whose log it is not.
    for (const suffix of ['-wal', '-shm']) if (existsSync(target + suffix)) rmSync(target + suffix)
    mkdirSync(dirname(target), { recursive: true })
    const partial = `${target}.partial`
    copyFileSync(source, partial)
    flush(partial)
    renameSync(partial, target)
    return previous
  } catch (error) {
    throw explainWrite(target, error)
  }
}

/** One read transaction: the server goes on writing meanwhile. */
function copySqlite(source: string, target: string) {
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
  try {
    database.prepare('vacuum into ?').run(target)
  } finally {
    database.close()
  }
}

function checkSqlite(file: string) {
  const start = Buffer.alloc(sqliteHeader.length)
  const handle = openSync(file, 'r')
  readSync(handle, start, 0, start.length, 0)
  closeSync(handle)
  if (start.toString('latin1') !== sqliteHeader)
    throw new StartupError(
      `${file} isn't a backup of a SQLite database. To restore a PostgreSQL backup, set DATABASE_URL to a PostgreSQL database.`,
    )
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const problem = database.prepare('pragma quick_check(1)').get()?.quick_check
    if (problem !== 'ok') throw new StartupError(`${file} is damaged: ${String(problem)}.`)
    if (!database.prepare("select 1 from sqlite_master where name = 'migrations'").get())
      throw new StartupError(`${file} isn't a database of Deskwright.`)
  } finally {
    database.close()
  }
}

/** Renames a database that no process uses; returns the new name. */
function setAside(file: string, replace: boolean): string {
  if (!replace) throw new StartupError(`${file} exists already. To replace it, add --replace: the present file is renamed, not deleted.`)
  const database = new DatabaseSync(file)
  try {
    // Fails while any other connection is open, and moves everything from the write-ahead log into the file.
    database.exec('pragma journal_mode = delete')
  } catch {
    throw new StartupError(`${file} is in use. Stop the server first.`)
  } finally {
    database.close()
  }
  const previous = `${file}.${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  renameSync(file, previous)
  return previous
}

async function restorePostgres({ databaseUrl, databaseDirectUrl }: Database, source: string): Promise<undefined> {
  const store = openStore(databaseDirectUrl)
  try {
    const [table] = await store.select("select tablename from pg_tables where schemaname = 'public' limit 1", [])
    if (table) throw new StartupError(`The ${describeDatabase(databaseUrl)} isn't empty. Create an empty database to restore into.`)
  } finally {
    await store.close()
  }
  await runTool('pg_restore', [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    '--dbname',
    databaseDirectUrl,
    source,
  ])
}

function runTool(name: string, args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(name, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.once('error', () =>
      fail(new StartupError(`${name} was not found. Install PostgreSQL's client programs, in the server's version or a newer one.`)),
    )
    child.once('close', code => (code === 0 ? done() : fail(new StartupError(`${name} failed: ${errors.trim()}`))))
  })
}

function flush(file: string) {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}
