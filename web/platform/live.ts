/** Queries that refetch when data changes elsewhere. */
import type { DocumentNode } from 'graphql'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMissedChanges, useReachable } from './connection.ts'
import { useDebounced } from './debounce.ts'
import { useWorkspaceChangesSubscription } from './live.generated.ts'
import { beginRead, showsOperation } from './own-operations.ts'
import type { Area } from './schema.generated.ts'

/** Collects several changes into one refetch. */
const debounceMs = 200

/** Result of a generated query hook. */
export interface QueryResult<Data> {
  data?: Data | undefined
  previousData?: Data | undefined
  error?: Error | undefined
  loading: boolean
  refetch: () => Promise<unknown>
  /** What was asked, of Apollo's hooks. */
  observable?: { options: { query: DocumentNode }; variables: object }
}

export interface LiveData<Data> {
  /** Previous data while new variables load. */
  data: Data | undefined
  /** Set only if there is no data to show. */
  failure: Error | undefined
  retry: () => void
  refetch: () => Promise<unknown>
}

/** Calls `run` once the server is reachable again, and after a connection that came too late for a change. */
export function useCatchUp(run: () => void): void {
  const isReachable = useReachable()
  const wasReachable = useRef(isReachable)
  const catchUp = useEffectEvent(run)
  useEffect(() => {
    if (isReachable && !wasReachable.current) catchUp()
    wasReachable.current = isReachable
  }, [isReachable])

  const missed = useMissedChanges()
  const wasMissed = useRef(missed)
  useEffect(() => {
    if (missed !== wasMissed.current) catchUp()
    wasMissed.current = missed
  }, [missed])
}

/** `useLive(useOrdersQuery(), ['ORDERS'])` refetches when one of the areas changes, and after a connection that came too late for a change. */
export function useLive<Data>(result: QueryResult<Data>, areas: Area[]): LiveData<Data> {
  const { data: current, previousData, error, loading } = result
  const data = current ?? previousData
  const isLoading = useRef(loading)
  useEffect(() => {
    isLoading.current = loading
  })
  const lastRead = useRef(0)
  const refetch = () => {
    // A request in flight is shared, and may be older than the latest write.
    if (!isLoading.current) lastRead.current = beginRead()
    return result.refetch()
  }
  const retry = () => void refetch().catch(() => undefined)

  /** Operation IDs of events; an empty ID stands for events missed while offline. */
  const heard = useRef(new Set<string>())
  const readSoon = useDebounced(() => {
    const isNews = [...heard.current].some(id => !showsOperation(lastRead.current, id))
    heard.current.clear()
    if (isNews) retry()
  }, debounceMs)
  const hear = (id: string) => {
    heard.current.add(id)
    readSoon()
  }

  useWorkspaceChangesSubscription({
    variables: { areas },
    ignoreResults: true,
    onData: ({ data: { data: event } }) => event && hear(event.workspaceChanges.operationId),
  })

  useCatchUp(() => hear(''))

  return { data, failure: data ? undefined : error, retry, refetch }
}
