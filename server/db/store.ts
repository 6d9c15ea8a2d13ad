/** One storage, whichever database stands behind it. */
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>

export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  /** Reads what is committed. Writes go through `transact`. */
  readonly db: Db
  /** Rows of a compiled statement, outside any transaction: the short way for lists, whose shapes come again. */
  select: (text: string, parameters: readonly unknown[]) => Promise<Record<string, unknown>[]>
  /**
   * Runs the work in one transaction; what it returns is durable when the promise resolves.
   * The work must do nothing but use the given database: it may run beside others in one commit, or a second time.
   */
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}
