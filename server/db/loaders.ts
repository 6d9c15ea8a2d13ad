/** Batch loaders: requests of one tick share one query. */
import DataLoader from 'dataloader'
import type { Context } from '../context.ts'

type Load<K, V> = (ctx: Context, keys: readonly K[]) => Promise<V[]>

/** Loaded values, and the number of writes before the load. */
interface Known {
  writes: number
  byLoad: Map<unknown, DataLoader<never, unknown>>
  once: Map<unknown, Promise<unknown>>
}

const loaders = new WeakMap<Context, Known>()

/** Loads the key with one query per tick; cached per call until the call's next write. */
export function batched<K, V>(ctx: Context, load: Load<K, V>, key: K): Promise<V> {
  const known = knownOf(ctx)
  let loader = known.byLoad.get(load) as DataLoader<K, V> | undefined // cached by the function that created it
  if (!loader) {
    loader = new DataLoader<K, V>(keys => load(ctx, keys), { cache: true })
    known.byLoad.set(load, loader)
  }
  return loader.load(key)
}

/** Loads what has no key; cached like values of `batched`. */
export function loadedOnce<V>(ctx: Context, load: (ctx: Context) => Promise<V>): Promise<V> {
  const { once } = knownOf(ctx)
  let loaded = once.get(load) as Promise<V> | undefined // cached by the function that created it
  if (!loaded) once.set(load, (loaded = load(ctx)))
  return loaded
}

function knownOf(ctx: Context): Known {
  let known = loaders.get(ctx)
  if (known?.writes !== ctx.written.length) {
    known = { writes: ctx.written.length, byLoad: new Map(), once: new Map() }
    loaders.set(ctx, known)
  }
  return known
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
