/** One storage interface for both databases. */
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>

export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  /** Reads committed data. Writes go through `transact`. */
  readonly db: Db
  /** Rows of a compiled statement outside of any transaction: the fast path for lists, whose shapes repeat. */
  select: (text: string, parameters: readonly unknown[]) => Promise<Record<string, unknown>[]>
  /**
   * Runs the work in one transaction; the result is durable once the promise resolves. The work must only use the
   * given database: it may share a commit with others, or run a second time.
   */
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}
