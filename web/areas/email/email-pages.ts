/** A long list of emails, read page by page as it is scrolled. */
import type { ApolloClient, ObservableQuery } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo } from 'react'
import { createStore, useStore } from '../../platform/create-store.ts'
import { useLive } from '../../platform/live.ts'
import { EmailsDocument, type EmailRowFragment, type EmailsQuery, type EmailsQueryVariables } from './email.generated.ts'
import { type EmailFilter, isListed } from './place.ts'

const pageSize = 50
/** Pages kept beyond those in sight. */
const margin = 2

interface PagesState {
  pages: ReadonlyMap<number, readonly EmailRowFragment[]>
  total: number | undefined
  error: Error | undefined
}

interface Page {
  query: ObservableQuery<EmailsQuery, EmailsQueryVariables>
  stop: () => void
}

function createEmailPages(client: ApolloClient, filter: EmailFilter) {
  const open = new Map<number, Page>()
  const store = createStore<PagesState>({ pages: new Map(), total: undefined, error: undefined })

  function read(page: number) {
    const query = client.watchQuery({
      query: EmailsDocument,
      variables: { ...filter, page: { page, itemsPerPage: pageSize } },
    })
    const subscription = query.subscribe(({ data, dataState, error }) => {
      if (dataState === 'complete')
        store.update(({ pages }) => ({ pages: new Map(pages).set(page, data.emails.items), total: data.emails.total, error: undefined }))
      else if (error) store.update(state => ({ ...state, error }))
    })
    open.set(page, { query, stop: () => subscription.unsubscribe() })
  }

  function close(page: number) {
    open.get(page)?.stop()
    open.delete(page)
  }

  return {
    store,
    /** Reads the pages of these rows, and forgets those far away, which would have to be refreshed with every change. */
    show: (first: number, last: number): void => {
      const [from, to] = [Math.floor(Math.max(first, 0) / pageSize) + 1, Math.floor(Math.max(last, 0) / pageSize) + 1]
      for (let page = from; page <= to; page += 1) if (!open.has(page)) read(page)
      const far = [...open.keys()].filter(page => page < from - margin || page > to + margin)
      for (const page of far) close(page)
      if (far.length > 0) store.update(state => ({ ...state, pages: new Map([...state.pages].filter(([page]) => !far.includes(page))) }))
    },
    refetch: async () => {
      await Promise.all([...open.values()].map(({ query }) => query.refetch()))
    },
    close() {
      for (const page of open.keys()) close(page)
    },
  }
}

export interface EmailList {
  /** By position; undefined while its page loads. */
  rows: readonly (EmailRowFragment | undefined)[]
  /** All that match, also those not loaded. */
  total: number | undefined
  failure: Error | undefined
  retry: () => void
  refetch: () => Promise<unknown>
  show: (first: number, last: number) => void
}

/** Without emails that a change has moved elsewhere. */
function rowsOf({ pages, total = 0 }: PagesState, filter: EmailFilter): (EmailRowFragment | undefined)[] {
  const rows = Array.from<EmailRowFragment | undefined>({ length: total })
  const gone = new Set<number>()
  for (const [page, items] of pages)
    for (const [index, row] of items.entries()) {
      const place = (page - 1) * pageSize + index
      if (place >= total) continue
      rows[place] = row
      if (!isListed(row, filter)) gone.add(place)
    }
  return gone.size === 0 ? rows : rows.filter((_, place) => !gone.has(place))
}

export function useEmailList(filter: EmailFilter): EmailList {
  const client = useApolloClient()
  const key = JSON.stringify(filter)
  const source = useMemo(() => createEmailPages(client, JSON.parse(key) as EmailFilter), [client, key]) // written in the line above
  useEffect(() => {
    source.show(0, 0)
    return () => source.close()
  }, [source])
  const state = useStore(source.store)
  const { failure, retry, refetch } = useLive(
    {
      data: state.total === undefined ? undefined : state,
      error: state.error,
      loading: state.total === undefined && !state.error,
      refetch: source.refetch,
    },
    ['EMAIL'],
  )
  const rows = useMemo(() => rowsOf(state, JSON.parse(key) as EmailFilter), [state, key]) // see above
  return { rows, total: state.total === undefined ? undefined : rows.length, failure, retry, refetch, show: source.show }
}
