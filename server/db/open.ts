/** Opens the database at a URL, and classifies its errors. */
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

/** True for transient database failures: a retry can succeed later. */
export function isStorageError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return passingCodes.test('code' in error ? String(error.code) : '') || passingMessages.test(error.message)
}

/** True if a unique index rejected the write. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '23505') || error.message.startsWith('UNIQUE constraint failed'))

/** True if PostgreSQL rejected text that it cannot store, because it contains NUL. */
export const isTextError = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '22021'
