/** Queries that run with many calls: compiled once for each database, which takes longer than to run them. */
import { type Compilable, CompiledQuery } from 'kysely'
import type { Db, Store } from './store.ts'

/** Where a query runs: on committed data, or in the running transaction. */
export interface Source {
  store: Store
  db: Db
}

/** Runs a compiled statement, on the fast path if it reads committed data. */
export const selectFrom = async (
  { store, db }: Source,
  text: string,
  parameters: readonly unknown[],
): Promise<Record<string, unknown>[]> => {
  if (db === store.db) return store.select(text, parameters)
  const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...parameters]))
  return rows
}

/** A query with placeholders as its values; each run gives its parameters in the same order. */
export function compileOnce<T>(build: (db: Db, kind: Store['kind']) => Compilable<T>) {
  const texts = new Map<Store['kind'], string>()
  return async (source: Source, parameters: readonly unknown[]): Promise<T[]> => {
    const { kind, db } = source.store
    let text = texts.get(kind)
    if (text === undefined) texts.set(kind, (text = build(db, kind).compile().sql))
    return (await selectFrom(source, text, parameters)) as T[] // as the query selects
  }
}
