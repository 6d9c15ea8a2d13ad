/** One query for what many rows of an answer ask for: the asks of one moment are gathered and answered together. */
import DataLoader from 'dataloader'
import type { Context } from '../context.ts'

type Load<K, V> = (ctx: Context, keys: readonly K[]) => Promise<V[]>

/** What was loaded for a call, and after how many of its writes. */
interface Known {
  writes: number
  byLoad: Map<unknown, DataLoader<never, unknown>>
}

const loaders = new WeakMap<Context, Known>()

/** What `load` gives for the key, in the order of the keys it is asked for; each key is loaded once for a call, and again after a write of the call. */
export function batched<K, V>(ctx: Context, load: Load<K, V>, key: K): Promise<V> {
  let known = loaders.get(ctx)
  if (known?.writes !== ctx.written.length) loaders.set(ctx, (known = { writes: ctx.written.length, byLoad: new Map() }))
  let loader = known.byLoad.get(load) as DataLoader<K, V> | undefined // kept under the function that made it
  if (!loader) {
    loader = new DataLoader<K, V>(keys => load(ctx, keys), { cache: true })
    known.byLoad.set(load, loader)
  }
  return loader.load(key)
}

/** Forgets what was loaded: after a write, the next field of the same call must see it. */
export const forgetLoaded = (ctx: Context): boolean => loaders.delete(ctx)

/** Puts rows that were found for many keys to their keys; a key without any gets an empty list. */
export function groupRows<K, R>(keys: readonly K[], rows: readonly R[], keyOf: (row: R) => K): R[][] {
  const groups = Map.groupBy(rows, keyOf)
  return keys.map(key => groups.get(key) ?? [])
}

/** The same where a key has one row or none. */
export function matchRows<K, R>(keys: readonly K[], rows: readonly R[], keyOf: (row: R) => K): (R | null)[] {
  const known = new Map(rows.map(row => [keyOf(row), row]))
  return keys.map(key => known.get(key) ?? null)
}
