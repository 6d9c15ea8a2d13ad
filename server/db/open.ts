/** Opens the storage that an address names, and tells its passing faults from our own mistakes. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPostgres, type PostgresStore } from './postgres.ts'
import { openSqlite, type SqliteStore } from './sqlite.ts'

/** `file:...` opens SQLite, `postgres://...` PostgreSQL. */
export function openStore(address: string, onError: (error: Error) => void = () => undefined): SqliteStore | PostgresStore {
  if (/^postgres(ql)?:/.test(address)) return openPostgres(address, onError)
  if (!address.startsWith('file:')) throw new Error(`DATABASE_URL must start with file: or postgres://, not "${address.slice(0, 20)}"`)
  const file = address.startsWith('file://') ? fileURLToPath(address) : address.slice('file:'.length)
  mkdirSync(dirname(file), { recursive: true })
  return openSqlite(file)
}

const passingCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|57P0[1-4]|53300|08\d{3}|25006|53100)$/
const passingMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|database is locked|database or disk is full|readonly database|disk I\/O error|Client has encountered a connection error/i

/** True for faults of the database that pass by themselves or by an operator's hand: a retry later can succeed. */
export function isStorageFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return passingCodes.test('code' in error ? String(error.code) : '') || passingMessages.test(error.message)
}

/** True where a unique index refused what was written. */
export const isUniqueFault = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '23505') || error.message.startsWith('UNIQUE constraint failed'))

/** True where PostgreSQL was asked for text that it cannot hold: one with a NUL. */
export const isTextFault = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '22021'
