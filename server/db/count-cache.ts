/** Row counts of lists, cached in large workspaces until the next write, together with small search results. */
import { fewHits, type ListShape } from './list-sql.ts'
import type { Store } from './store.ts'

export type Select = Store['select']

export interface Matches {
  total: number
  /** Ids of a small search result, as a list for the database. */
  ids?: string | undefined
}

interface Remembered {
  revision: number
  hits: Matches
}

/** Minimum id range for which caching pays off. */
const worthRemembering = 2000
const maxRemembered = 500

const memories = new WeakMap<Store, Map<string, Remembered>>()

/**
 * Counts the matching rows. Every write increments its workspace's revision in the same transaction, so a cached count
 * is valid as long as the revision is unchanged. Inside a transaction nothing is cached.
 */
export async function countMatches(
  store: Store,
  select: Select,
  shape: ListShape,
  values: readonly unknown[],
  { isSearch, isWriting }: { isSearch: boolean; isWriting: boolean },
): Promise<Matches> {
  const memory = memoryOf(store)
  const key = JSON.stringify([shape.total, values])
  const known = isWriting ? undefined : memory.get(key)
  const [present] = known ? await select(shape.revision, values.slice(0, 1)) : []
  if (known && Number(present?.revision) === known.revision) {
    memory.delete(key)
    memory.set(key, known)
    return known.hits
  }
  const [workspaceId] = values
  const all = [workspaceId, workspaceId, workspaceId, ...values]
  let [row] = await select(isSearch ? shape.fewIds : shape.total, all)
  if (Number(row?.total) > fewHits) [row] = isSearch ? await select(shape.total, all) : [row]
  const hits = { total: Number(row?.total ?? 0), ids: typeof row?.ids === 'string' ? row.ids : undefined }
  if (!isWriting && Number(row?.span) >= worthRemembering) {
    memory.delete(key)
    memory.set(key, { revision: Number(row?.revision), hits })
    const [oldest] = memory.keys()
    if (memory.size > maxRemembered && oldest !== undefined) memory.delete(oldest)
  }
  return hits
}

function memoryOf(store: Store): Map<string, Remembered> {
  let memory = memories.get(store)
  if (!memory) memories.set(store, (memory = new Map<string, Remembered>()))
  return memory
}
