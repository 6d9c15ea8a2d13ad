/** SQLite through Node's own module: one connection that writes, one that reads what is committed. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect, type SqliteDatabase, sql } from 'kysely'
import { unavailable } from '../errors.ts'
import type { Database } from './schema.ts'
import type { Db, Store } from './store.ts'

/** Compiled statements kept per connection; lists come in a few hundred shapes. */
const maxStatements = 500
/** Kibibytes of pages that the reading connection keeps at most: what large workspaces' indexes are walked in. */
const readCache = 65_536
/** Works that may wait: some seconds of them. */
const maxWaiting = 5000
/** Works that share one commit at most, so that the first of them does not wait long. */
const maxBatch = 256

interface Job {
  work: (db: Db) => Promise<unknown>
  resolve: (value: unknown) => void
  reject: (reason: unknown) => void
}

export interface SqliteStore extends Store {
  readonly kind: 'sqlite'
}

/** Opens the file (made when missing) in WAL mode with full durability, and checks that this is what it got. */
export function openSqlite(file: string): SqliteStore {
  const writing = connect(file)
  const reading = connect(file)
  reading.exec(`PRAGMA cache_size = -${readCache}`)
  const prepareRead = keepStatements(reading)
  const reader = new Kysely<Database>({ dialect: new SqliteDialect({ database: adapt(reading) }) })
  const writer = new Kysely<Database>({ dialect: new SqliteDialect({ database: adapt(writing) }) })
  const jobs: Job[] = []
  let running = false

  // Works that arrive in one turn of the event loop share one commit: one fsync pays for all of them.
  async function run() {
    while (jobs.length > 0) await runBatch(writer, jobs.splice(0, maxBatch))
    running = false
  }

  return {
    kind: 'sqlite',
    db: reader,
    select: async (text, parameters) => prepareRead(text).all(parameters),
    transact: <T>(work: (db: Db) => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        if (jobs.length >= maxWaiting) return reject(unavailable('WRITE_QUEUE_FULL', { retryAfter: 5 }))
        jobs.push({ work, resolve: value => resolve(value as T), reject }) // the value is what this very work returned
        if (running) return
        running = true
        setImmediate(() => void run())
      }),
    async close() {
      await writer.destroy()
      await reader.destroy()
    },
  }
}

async function runBatch(writer: Db, batch: Job[]) {
  const settled: (() => void)[] = []
  try {
    await writer.connection().execute(async db => {
      await sql`begin immediate`.execute(db)
      try {
        for (const job of batch) settled.push(await runJob(db, job))
        await sql`commit`.execute(db)
      } catch (error) {
        await sql`rollback`.execute(db).catch(() => undefined) // SQLite may have rolled back by itself
        throw error
      }
    })
  } catch (error) {
    for (const job of batch) job.reject(error)
    return
  }
  for (const settle of settled) settle()
}

/** A savepoint keeps one failing work from taking the others with it. */
async function runJob(db: Db, job: Job): Promise<() => void> {
  await sql`savepoint job`.execute(db)
  try {
    const value = await job.work(db)
    await sql`release job`.execute(db)
    return () => job.resolve(value)
  } catch (error) {
    await sql`rollback to job`.execute(db).catch(() => {
      // SQLite took all back by itself, as it does on a full disk: the others of this commit fail for the same reason.
      throw error
    })
    await sql`release job`.execute(db)
    return () => job.reject(error)
  }
}

function connect(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')
  const wanted = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1 }
  for (const [pragma, value] of Object.entries(wanted)) {
    const found = database.prepare(`PRAGMA ${pragma}`).get()?.[pragma]
    if (found !== value)
      throw new Error(`SQLite runs with ${pragma}=${String(found)} where ${value} is needed: is ${file} on a network drive?`)
  }
  return database
}

const bind = (value: unknown): SQLInputValue => (typeof value === 'boolean' ? Number(value) : ((value ?? null) as SQLInputValue))

type Row = Record<string, unknown>

interface Prepared {
  /** Whether it gives rows. */
  reader: boolean
  all: (parameters: readonly unknown[]) => Row[]
  run: (parameters: readonly unknown[]) => ReturnType<StatementSync['run']>
  iterate: (parameters: readonly unknown[]) => IterableIterator<Row>
}

/** `node:sqlite` in the shape that Kysely's dialect expects, with its statements kept. */
function adapt(database: DatabaseSync): SqliteDatabase {
  return { close: () => database.close(), prepare: keepStatements(database) }
}

// SQLite plans a bare `limit ?` by its value and prepares the statement again for each; an expression it plans once.
const planOnce = (text: string) => text.replaceAll(/\blimit \?/gi, 'limit +?')

/** Prepares each text once. */
function keepStatements(database: DatabaseSync): (text: string) => Prepared {
  const statements = new Map<string, Prepared>()
  return text => {
    let statement = statements.get(text)
    if (!statement) {
      if (statements.size >= maxStatements) statements.clear()
      statement = prepare(database, planOnce(text))
      statements.set(text, statement)
    }
    return statement
  }
}

function prepare(database: DatabaseSync, text: string): Prepared {
  const statement = database.prepare(text)
  const readNames = () => statement.columns().map(({ name }) => name)
  let names = readNames()
  // Rows that `node:sqlite` gives as objects are dictionaries, several times as slow to read as objects of one shape.
  statement.setReturnArrays(true)
  const toRow = (given: unknown): Row => {
    const values = given as unknown[] // as `setReturnArrays` says
    // A migration may have added columns to what `select *` gives.
    if (values.length !== names.length) names = readNames()
    const row: Row = {}
    for (let at = 0; at < names.length; at++) row[names[at] ?? ''] = values[at]
    return row
  }
  return {
    reader: names.length > 0,
    all: parameters => statement.all(...parameters.map(bind)).map(toRow),
    run: parameters => statement.run(...parameters.map(bind)),
    *iterate(parameters) {
      for (const values of statement.iterate(...parameters.map(bind))) yield toRow(values)
    },
  }
}
