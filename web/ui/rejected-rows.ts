/** Briefly highlights rows whose optimistic update was rolled back. */
import { createStore, useStorePart } from '../platform/create-store.ts'

const shownMs = 6000
const marked = createStore<ReadonlySet<string>>(new Set())

/** IDs in the variables of a mutation: `id` or `ids`. */
export function rowsIn(variables: object): string[] {
  const { id, ids } = variables as { id?: unknown; ids?: unknown } // whatever is in it
  return [id, ...(Array.isArray(ids) ? ids : [])].filter(each => typeof each === 'string')
}

export function markRejected(ids: readonly string[]): void {
  if (ids.length === 0) return
  marked.update(rows => new Set([...rows, ...ids]))
  setTimeout(() => marked.update(rows => new Set([...rows].filter(id => !ids.includes(id)))), shownMs)
}

export function useRowClass(id: string, isTicked: boolean): string | undefined {
  const isRejected = useStorePart(marked, rows => rows.has(id))
  return isRejected ? 'rejected' : isTicked ? 'ticked' : undefined
}
