/** How many rows a list has. In large workspaces that is remembered until the next write, and so is what a search found. */
import { fewHits, type ListShape } from './list-sql.ts'
import type { Store } from './store.ts'

export type Select = Store['select']

export interface Matches {
  total: number
  /** What a search found, where it is not much: ids as the database's own list. */
  ids?: string | undefined
}

interface Remembered {
  revision: number
  hits: Matches
}

/** Ids lie so far apart at least where remembering pays. */
const worthRemembering = 2000
const maxRemembered = 500

const memories = new WeakMap<Store, Map<string, Remembered>>()

/**
 * Counts the rows of the shape with these values. Every write raises its workspace's revision, in the same transaction:
 * what was counted at one revision holds as long as the workspace has it. Inside a transaction nothing is remembered.
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
