/** Rows whose change was shown and then refused: marked for a moment, so that it is seen that they are as they were. */
import { useSyncExternalStore } from 'react'

const shownMs = 6000

let marked: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function set(next: ReadonlySet<string>): void {
  marked = next
  for (const listener of listeners) listener()
}

/** The rows that the variables of a mutation name, by `id` or `ids`. */
export function rowsIn(variables: object): string[] {
  const { id, ids } = variables as { id?: unknown; ids?: unknown } // whatever is in it
  return [id, ...(Array.isArray(ids) ? ids : [])].filter(each => typeof each === 'string')
}

export function markRefused(ids: readonly string[]): void {
  if (ids.length === 0) return
  set(new Set([...marked, ...ids]))
  setTimeout(() => set(new Set([...marked].filter(id => !ids.includes(id)))), shownMs)
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The class of a row. */
export function useRowClass(id: string, isTicked: boolean): string | undefined {
  const isRefused = useSyncExternalStore(follow, () => marked.has(id))
  return isRefused ? 'refused' : isTicked ? 'ticked' : undefined
}
