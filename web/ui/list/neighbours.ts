/** Which records stood beside a record in the list that the person came from; kept through a reload of the page. */
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

interface Neighbours {
  /** The list with its filters, for the way back. */
  list: string
  /** The addresses of its rows, in their order. */
  records: string[]
}

const keyOf = (list: string) => `neighbours-${list}`

/** Remembers the rows of a list that lead to records of their own. */
export function useKeepNeighbours(list: string, records: string[] | undefined): void {
  const { pathname, search } = useLocation()
  const kept = records && records.length > 0 ? JSON.stringify({ list: pathname + search, records } satisfies Neighbours) : undefined
  useEffect(() => {
    if (kept) sessionStorage.setItem(keyOf(list), kept)
  }, [list, kept])
}

/** The address before and after `record` in that list, where it has them, and the way back to it; `home` where the person came from elsewhere. */
export function neighboursOf(list: string, record: string, home: string): { back: string; previous?: string; next?: string } {
  const kept = read(list)
  const at = kept?.records.indexOf(record) ?? -1
  if (!kept || at < 0) return { back: home }
  return { back: kept.list, previous: kept.records[at - 1], next: kept.records[at + 1] }
}

function read(list: string): Neighbours | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(list)) ?? 'null') as Neighbours | null) ?? undefined // written above
  } catch {
    return undefined
  }
}
