/** Opens the configured database at startup, and explains what the operator can fix if it fails. */
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Config } from './config.ts'
import { openStore } from './db/open.ts'
import { StartupError } from './startup-error.ts'

const retryMs = 500
/** Not listening yet, name not resolved yet, or still starting. */
const transientCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', '57P03', '53300'])

/** The database's address without its password. */
export function describeDatabase(databaseUrl: string): string {
  const file = sqliteFile(databaseUrl)
  if (file !== undefined) return `SQLite file ${file}`
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl)
  // A socket folder is in the query, as PostgreSQL's own tools accept it.
  const host = searchParams.get('host') ?? (decodeURIComponent(hostname) || 'localhost')
  return `PostgreSQL database "${decodeURIComponent(pathname.slice(1))}" at ${host}:${port || 5432}`
}

/** Opens the database and waits until it responds. */
export async function openDatabase({ databaseUrl, databaseWaitMs }: Config, onError?: (error: Error) => void, log = console.error) {
  const file = sqliteFile(databaseUrl)
  if (file !== undefined) makeFolder(dirname(file))
  const store = open(databaseUrl, onError)
  const deadline = Date.now() + databaseWaitMs
  for (let attempt = 1; ; attempt++) {
    try {
      await store.select('select 1', [])
      return store
    } catch (error) {
      const { code, reason } = explain(error)
      const database = describeDatabase(databaseUrl)
      if (!transientCodes.has(code) || Date.now() + retryMs > deadline) {
        await store.close()
        throw new StartupError(`Can't connect to the ${database}: ${reason}. Check DATABASE_URL, and that the database is running.`)
      }
      if (attempt === 1) log(`Waiting for the ${database}: ${reason}.`)
      await wait(retryMs)
    }
  }
}

/** For commands that work on a server's data: a missing SQLite file is not created. */
export function openExistingDatabase(config: Config) {
  const file = sqliteFile(config.databaseUrl)
  if (file !== undefined && !existsSync(file)) throw missingDatabase(file)
  return openDatabase(config)
}

export const missingDatabase = (file: string) =>
  new StartupError(`There is no database at ${resolve(file)}. Check DATA_DIR or DATABASE_URL.`)

function open(databaseUrl: string, onError?: (error: Error) => void) {
  try {
    return openStore(databaseUrl, onError)
  } catch (error) {
    const { reason } = explain(error)
    throw new StartupError(`Can't open the ${describeDatabase(databaseUrl)}: ${reason}. Check DATA_DIR or DATABASE_URL.`)
  }
}

/** Path of a SQLite database; undefined for PostgreSQL. */
export function sqliteFile(databaseUrl: string): string | undefined {
  if (databaseUrl.startsWith('file://')) return fileURLToPath(databaseUrl)
  return databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : undefined
}

/** Folder by folder: Node's recursive mkdir never returns where the file system answers ENOENT, as /proc does. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    const { code, reason } = explain(error)
    // Another process may have created it.
    if (code !== 'EEXIST')
      throw new StartupError(`Can't create the data folder ${folder}: ${reason}. Set DATA_DIR to a folder that can be written.`)
  }
}

/** Node hides the attempts at several addresses of one host in an AggregateError without a message. */
function explain(error: unknown): { code: string; reason: string } {
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error
  if (!(cause instanceof Error)) return { code: '', reason: String(cause) }
  return { code: 'code' in cause ? String(cause.code) : '', reason: cause.message }
}
