/** SQLite through `node:sqlite`: one connection that writes, one that reads committed data. */
import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { Kysely, type KyselyPlugin, SqliteDialect, type SqliteDatabase, sql } from 'kysely'
import { unavailable } from '../errors.ts'
import { openReaderThread } from './reader-thread.ts'
import type { Database } from './schema.ts'
import { connect, keepStatements, readCache } from './sqlite-connection.ts'
import type { Db, Statements, Store } from './store.ts'
import { shareTurns } from './turn-reads.ts'

/** Maximum queue length: a few seconds of transactions. */
const maxWaiting = 5000
/** Maximum transactions per commit, which bounds the latency of the first. */
const maxBatch = 256
/** Milliseconds after which transactions yield to the event loop, which statements block. */
const turnMs = 10
/** How long transactions wait while another process holds the file's lock. */
const lockWaitMs = 4000
/** The longest pause between two attempts to get that lock. */
const lockPauseMs = 20
/** SQLite's own busy timeout blocks the whole process, so it is short once the file is open. */
const busyMs = { reading: 50, writing: 0 }

interface Job {
  run: (db: Db) => Promise<() => void> | (() => void)
  reject: (reason: unknown) => void
  since: number
}

export interface SqliteStore extends Store {
  readonly kind: 'sqlite'
  /** As `transact`, for works that wait for nothing: they share the queue and the commit, and skip the query builder. */
  transactNow<T>(work: (db: Statements) => T): Promise<T>
}

/** Opens or creates the file in WAL mode with full durability, and verifies both settings. */
export function openSqlite(file: string): SqliteStore {
  const writing = connect(file, busyMs.writing)
  const reading = connect(file, busyMs.reading)
  reading.exec(`PRAGMA cache_size = -${readCache}`)
  const prepareRead = keepStatements(reading)
  const reader = new Kysely<Database>({ dialect: new SqliteDialect({ database: adapt(reading) }) })
  const turn = new Turn()
  const prepareWrite = keepStatements(writing)
  const writer = new Kysely<Database>({ dialect: new SqliteDialect({ database: adapt(writing, prepareWrite) }), plugins: [turn] })
  const statements: Statements = {
    rows: (text, parameters) => prepareWrite(text).all(parameters),
    change: (text, parameters) => Number(prepareWrite(text).run(parameters).changes),
  }
  const turnReads = shareTurns(reading, prepareRead)
  const thread = openReaderThread(file)
  const jobs: Job[] = []
  let running = false

  // Group commit: transactions of one event loop turn share one fsync.
  async function run() {
    while (jobs.length > 0) {
      turn.begin()
      await runBatch(writer, jobs, turnReads.end)
      if (jobs.length > 0) await nextTurn()
    }
    running = false
  }

  function add({ run: work, reject }: Omit<Job, 'since'>) {
    if (jobs.length >= maxWaiting) return reject(unavailable('WRITE_QUEUE_FULL', { retryAfter: 5 }))
    jobs.push({ run: work, reject, since: performance.now() })
    if (running) return
    running = true
    setImmediate(() => void run())
  }

  const transactNow = <T>(work: (db: Statements) => T) =>
    new Promise<T>((resolve, reject) => add({ run: () => runNow(statements, () => work(statements), resolve, reject), reject }))

  return {
    kind: 'sqlite',
    db: reader,
    select: async (text, parameters) => turnReads.prepare(text).all(parameters),
    read: turnReads.read,
    readAside: thread.read,
    readAtOnce: thread.read,
    transact: <T>(work: (db: Db) => Promise<T>) =>
      new Promise<T>((resolve, reject) => add({ run: db => runWaiting(db, work, resolve, reject), reject })),
    transactNow,
    call: (procedure, input) => transactNow(db => procedure.run(db, input)),
    async close() {
      await thread.close()
      turnReads.end()
      await writer.destroy()
      await reader.destroy()
    },
  }
}

/** Yields to the event loop between two statements, also within one transaction. */
class Turn implements KyselyPlugin {
  private started = 0

  begin() {
    this.started = performance.now()
  }

  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => {
    if (performance.now() - this.started > turnMs) {
      await nextTurn()
      this.begin()
    }
    return result
  }
}

/** Commits transactions of the queue together: as many as start within one turn, and at least one. */
async function runBatch(writer: Db, jobs: Job[], onCommit: () => void) {
  const batch: Job[] = []
  const settled: (() => void)[] = []
  try {
    await writer.connection().execute(async db => {
      await begin(db, jobs)
      const started = performance.now()
      try {
        while (batch.length < maxBatch && performance.now() - started < turnMs) {
          const job = jobs.shift()
          if (!job) break
          batch.push(job)
          const ended = job.run(db)
          settled.push(ended instanceof Promise ? await ended : ended)
        }
        await sql`commit`.execute(db)
        onCommit()
      } catch (error) {
        await sql`rollback`.execute(db).catch(() => undefined) // SQLite may have rolled back already
        throw error
      }
    })
  } catch (error) {
    for (const job of batch) job.reject(error)
    return
  }
  for (const settle of settled) settle()
}

/** Begins once no other process writes; rejects transactions that have waited too long. */
async function begin(db: Db, jobs: Job[]) {
  for (;;) {
    try {
      return await sql`begin immediate`.execute(db)
    } catch (error) {
      const isBusy = error instanceof Error && error.message.includes('database is locked')
      const patient = jobs.findIndex(({ since }) => performance.now() - since < lockWaitMs)
      const late = jobs.splice(0, isBusy ? (patient < 0 ? jobs.length : patient) : jobs.length)
      for (const job of late) job.reject(error)
      if (jobs.length === 0) throw error
      // Jitter keeps two processes from retrying in step.
      await wait(1 + Math.random() * lockPauseMs)
    }
  }
}

/** A savepoint isolates a failing transaction from the others of the commit. */
async function runWaiting<T>(
  db: Db,
  work: (db: Db) => Promise<T>,
  resolve: (value: T) => void,
  reject: Job['reject'],
): Promise<() => void> {
  await sql`savepoint job`.execute(db)
  try {
    const value = await work(db)
    await sql`release job`.execute(db)
    return () => resolve(value)
  } catch (error) {
    await sql`rollback to job`.execute(db).catch(() => {
      // SQLite rolled back everything, for example because the disk is full, so the other transactions of this commit fail, too.
      throw error
    })
    await sql`release job`.execute(db)
    return () => reject(error)
  }
}

/** The same for a work that waits for nothing. */
function runNow<T>(db: Statements, work: () => T, resolve: (value: T) => void, reject: Job['reject']): () => void {
  db.change('savepoint job', [])
  try {
    const value = work()
    db.change('release job', [])
    return () => resolve(value)
  } catch (error) {
    try {
      db.change('rollback to job', [])
    } catch {
      throw error
    }
    db.change('release job', [])
    return () => reject(error)
  }
}

/** `node:sqlite` in the shape that Kysely's dialect expects, with cached statements. */
function adapt(database: DatabaseSync, prepare = keepStatements(database)): SqliteDatabase {
  return { close: () => database.close(), prepare }
}
