/** Batch loaders: requests of one tick share one query. */
import DataLoader from 'dataloader'
import type { Context } from '../context.ts'

type Load<K, V> = (ctx: Context, keys: readonly K[]) => Promise<V[]>

/** Loaded values, and the number of writes before the load. */
interface Known {
  writes: number
  byLoad: Map<unknown, DataLoader<never, unknown>>
}

const loaders = new WeakMap<Context, Known>()

/** Loads the key with one query per tick; cached per call until the call's next write. */
export function batched<K, V>(ctx: Context, load: Load<K, V>, key: K): Promise<V> {
  let known = loaders.get(ctx)
  if (known?.writes !== ctx.written.length) loaders.set(ctx, (known = { writes: ctx.written.length, byLoad: new Map() }))
  let loader = known.byLoad.get(load) as DataLoader<K, V> | undefined // cached by the function that created it
  if (!loader) {
    loader = new DataLoader<K, V>(keys => load(ctx, keys), { cache: true })
    known.byLoad.set(load, loader)
  }
  return loader.load(key)
}

/** Clears the cache after a write, so that the next field of the same call sees the change. */
export const forgetLoaded = (ctx: Context): boolean => loaders.delete(ctx)

/** Groups rows by key; a key without rows gets an empty list. */
export function groupRows<K, R>(keys: readonly K[], rows: readonly R[], keyOf: (row: R) => K): R[][] {
  const groups = Map.groupBy(rows, keyOf)
  return keys.map(key => groups.get(key) ?? [])
}

/** The same for at most one row per key. */
export function matchRows<K, R>(keys: readonly K[], rows: readonly R[], keyOf: (row: R) => K): (R | null)[] {
  const known = new Map(rows.map(row => [keyOf(row), row]))
  return keys.map(key => known.get(key) ?? null)
}
