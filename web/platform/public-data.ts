/**
 * Requests of pages before sign-in. They are not cached, so that these pages do not load Apollo Client.
 */
import type { GraphQLFormattedError } from 'graphql'
import { useCallback, useEffect, useState } from 'react'
import { GraphqlFailure } from './errors.ts'
import { authToken } from './session.ts'

/** Throws the server's errors. */
export async function request<Data, Variables>(query: string, variables: Variables): Promise<Data> {
  const token = authToken()
  const response = await fetch(`${import.meta.env.VITE_SECOND_SERVER_URL ?? ''}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data?: Data; errors?: GraphQLFormattedError[] } // GraphQL over HTTP
  if (errors?.length || !data) throw new GraphqlFailure(errors ?? [])
  return data
}

/** Query results embedded in the page, by query name. */
const known = new Map<string, unknown>()

/** Adds results that need no request. */
export function know(answers: Record<string, unknown>): void {
  for (const [name, data] of Object.entries(answers)) known.set(name, data)
}

const embedded = typeof document === 'undefined' ? null : document.getElementById('known')?.textContent
if (embedded) know(JSON.parse(embedded) as Record<string, unknown>) // written by the server

/** The result of a query, which is sent when the page is shown unless the page came with it. Remount for other variables. */
export function useQuery<Data, Variables extends object>(query: string, variables?: Variables) {
  const [initialVariables] = useState(variables ?? {})
  const [state, setState] = useState<{ data?: Data; error?: Error; loading: boolean }>(() => {
    const data = known.get(/^query (\w+)/.exec(query)?.[1] ?? '') as Data | undefined // keyed by query name
    return { ...(data && { data }), loading: data === undefined }
  })
  const fetchData = useCallback(
    (isWanted: () => boolean) =>
      request<Data, object>(query, initialVariables).then(
        data => isWanted() && setState({ data, loading: false }),
        (error: Error) => isWanted() && setState({ error, loading: false }),
      ),
    [query, initialVariables],
  )
  const [isPending] = useState(state.loading)
  useEffect(() => {
    if (!isPending) return undefined
    let isShown = true
    void fetchData(() => isShown)
    return () => {
      isShown = false
    }
  }, [fetchData, isPending])
  const refetch = useCallback(() => fetchData(() => true), [fetchData])
  return { ...state, refetch }
}

export function useMutation<Data, Variables>(mutation: string) {
  const [loading, setLoading] = useState(false)
  const run = async ({ variables }: { variables: Variables }): Promise<{ data: Data }> => {
    setLoading(true)
    try {
      return { data: await request<Data, Variables>(mutation, variables) }
    } finally {
      setLoading(false)
    }
  }
  return [run, { loading }] as const
}
