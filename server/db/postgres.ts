/** PostgreSQL through a connection pool. */
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { batchCalls } from './batched-calls.ts'
import type { Database } from './schema.ts'
import { type Db, type Procedure, readWith, type Row, type Store } from './store.ts'

// Counts, money, and ids arrive as bigint; all stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const retryable = new Set(['40001', '40P01'])

export interface PostgresStore extends Store {
  readonly kind: 'postgres'
  readonly pool: pg.Pool
}

/** Opens a pool for the database at `url`; connections are opened on demand. */
export function openPostgres(url: string, onError: (error: Error) => void): PostgresStore {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    idleTimeoutMillis: 30_000,
  })
  // Without listeners, a lost connection would end the process: an idle one reports to the pool, an active one also to its query.
  pool.on('error', onError)
  pool.on('connect', client => void client.on('error', () => undefined))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })

  async function transact<T>(work: (db: Db) => Promise<T>, attempt = 1): Promise<T> {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (attempt < 4 && retryable.has(code)) return transact(work, attempt + 1)
      throw error
    }
  }
  const select: Store['select'] = async (text, parameters) => (await pool.query<Row>(text, [...parameters])).rows
  const callFunction = batchCalls(pool, code => retryable.has(code))
  return {
    kind: 'postgres',
    db,
    pool,
    select,
    read: reading => readWith(select, reading),
    readAside: reading => readWith(select, reading),
    readAtOnce: reading =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async trx =>
          readWith(async (text, parameters) => (await trx.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows, reading),
        ),
    transact: work => transact(work),
    call: async <Input extends object, Output>({ name }: Procedure<Input, Output>, input: Input) =>
      (await callFunction(name, input)) as Output, // by the definition of a procedure
    async close() {
      await db.destroy()
      // Kysely ends only a pool that it has used itself.
      if (!pool.ended) await pool.end()
    },
  }
}
