/** Filters of the activities, kept in the URL so that they survive back, reload, and sharing. */
import { useSearchParams } from 'react-router-dom'
import { operationAreas } from '../../platform/area-names.ts'
import type { OperationKind, OperationSource } from '../../platform/schema.generated.ts'

export const sources: OperationSource[] = ['UI', 'GRAPHQL', 'REST', 'SYSTEM']
export const kinds: OperationKind[] = ['CHANGE', 'UNDO', 'REDO']
const names = ['search', 'area', 'source', 'kind', 'actor', 'from', 'to', 'request'] as const
export type FilterName = (typeof names)[number]
const sizes = [10, 25, 50, 100]

export function useActivityFilters() {
  const [params, setParams] = useSearchParams()
  const get = (name: FilterName) => params.get(name) ?? ''
  const write = (changes: Record<string, string>, replace = false) => {
    // The address may be ahead of what is rendered: a filter that was just cleared must not come back.
    const next = new URLSearchParams(location.search)
    next.delete('page')
    for (const [name, value] of Object.entries(changes))
      if (value) next.set(name, value)
      else next.delete(name)
    setParams(next, { replace, preventScrollReset: true })
  }
  const page = Math.max(Math.floor(Number(params.get('page'))) || 1, 1)
  const itemsPerPage = sizes.find(size => String(size) === params.get('itemsPerPage')) ?? 25
  return {
    get,
    isFiltered: names.some(name => get(name) !== ''),
    /** How many filters are set, the search not among them. */
    count: names.filter(name => name !== 'search' && get(name) !== '').length,
    set: (name: FilterName, value: string) => write({ [name]: value }, name === 'search'),
    clear: () => write(Object.fromEntries(names.map(name => [name, '']))),
    list: {
      page,
      itemsPerPage,
      goTo: (to: number) => write({ page: to === 1 ? '' : String(to) }),
      resize: (size: number) => write({ itemsPerPage: size === 25 ? '' : String(size) }),
    },
    variables: {
      search: get('search') || undefined,
      area: operationAreas.find(each => each === get('area')),
      source: sources.find(each => each === get('source')),
      kind: kinds.find(each => each === get('kind')),
      actor: get('actor') || undefined,
      requestId: get('request') || undefined,
      from: startOf(get('from')),
      to: endOf(get('to')),
    },
  }
}

/** Masked addresses cannot be used as a filter. */
export const isWholeAddress = (actor: string): boolean => /^[\w.+-]+@[\w.-]+$/.test(actor)

/** The day in the reader's time zone as instants. */
const startOf = (day: string) => toInstant(`${day}T00:00:00.000`)
const endOf = (day: string) => toInstant(`${day}T23:59:59.999`)

function toInstant(local: string): string | undefined {
  const date = new Date(local)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
