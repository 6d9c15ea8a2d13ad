/**
 * Operations of pages that stand before anyone is signed in. They keep nothing, so that these pages need not wait for
 * Apollo Client, which the dashboard loads.
 */
import type { GraphQLFormattedError } from 'graphql'
import { useCallback, useEffect, useState } from 'react'
import { GraphqlFailure } from './errors.ts'
import { authToken } from './session.ts'

/** Gives the data, or throws what the server says is wrong. */
export async function request<Data, Variables>(query: string, variables: Variables): Promise<Data> {
  const token = authToken()
  const response = await fetch(`${import.meta.env.VITE_SECOND_SERVER_URL ?? ''}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data?: Data; errors?: GraphQLFormattedError[] } // as GraphQL over HTTP says
  if (errors?.length || !data) throw new GraphqlFailure(errors ?? [])
  return data
}

/** The answer to a query that has no variables, asked when the page is shown. */
export function useQuery<Data, _Variables extends Record<string, never>>(query: string) {
  const [state, setState] = useState<{ data?: Data; error?: Error; loading: boolean }>({ loading: true })
  const ask = useCallback(
    (isWanted: () => boolean) =>
      request<Data, object>(query, {}).then(
        data => isWanted() && setState({ data, loading: false }),
        (error: Error) => isWanted() && setState({ error, loading: false }),
      ),
    [query],
  )
  useEffect(() => {
    let isShown = true
    void ask(() => isShown)
    return () => {
      isShown = false
    }
  }, [ask])
  const refetch = useCallback(() => ask(() => true), [ask])
  return { ...state, refetch }
}

/** Runs the mutation when called; `loading` while it is on its way. */
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
