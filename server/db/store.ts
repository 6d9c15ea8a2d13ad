/** One storage interface for both databases. */
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>

export type Row = Record<string, unknown>

/** A compiled statement with its parameters. */
export type Statement = readonly [text: string, parameters: readonly unknown[]]

/** A read of several statements: yields each one and is resumed with its rows. */
export type Reading<T> = Generator<Statement, T, Row[]>

export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  /** Reads committed data. Writes go through `transact`. */
  readonly db: Db
  /** Rows of a compiled statement outside of any transaction: the fast path for lists, whose shapes repeat. */
  select: (text: string, parameters: readonly unknown[]) => Promise<Row[]>
  /** Runs the statements of a reading. On SQLite they share one transaction and finish without waiting. */
  read<T>(reading: Reading<T>): T | Promise<T>
  /** The same for a long reading, which on SQLite a separate thread runs, so that nobody else waits. */
  readAside<T>(reading: Reading<T>): Promise<T>
  /** The same, and its statements see the same data on PostgreSQL, too. */
  readAtOnce<T>(reading: Reading<T>): Promise<T>
  /**
   * Runs the work in one transaction; the result is durable once the promise resolves. The work must only use the
   * given database: it may share a commit with others, or run a second time.
   */
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Runs a procedure in one transaction that it shares with other calls; the result is durable once the promise resolves. */
  call<Input extends object, Output>(procedure: Procedure<Input, Output>, input: Input): Promise<Output>
  close(): Promise<void>
}

/** Runs the statements of a reading one after the other. */
export async function readWith<T>(select: Store['select'], reading: Reading<T>): Promise<T> {
  let step = reading.next()
  while (!step.done) step = reading.next(await select(...step.value))
  return step.value
}

/**
 * A short transaction without waiting, for what is written most often. Both forms do the same: on SQLite `run`, whose
 * statements are prepared; on PostgreSQL the function `name`, which takes a JSON array of inputs and returns their
 * results in the same order. A rejected input returns a result, too: only bugs and lost connections throw.
 */
export interface Procedure<Input extends object, Output> {
  name: string
  run: (db: Statements, input: Input) => Output
}

/** Prepared statements in a running transaction. */
export interface Statements {
  rows: (text: string, parameters: readonly unknown[]) => Row[]
  /** Returns the number of changed rows. */
  change: (text: string, parameters: readonly unknown[]) => number
}
