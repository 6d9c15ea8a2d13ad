/** The schema of the server, asked once. */
import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery } from 'graphql'
import { useEffect, useState } from 'react'
import { requireToken } from '../../platform/signed-fetch.ts'

let known: GraphQLSchema | undefined

async function load(signal: AbortSignal): Promise<GraphQLSchema | 'closed'> {
  const response = await fetch('/graphql', {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', authorization: requireToken() },
    body: JSON.stringify({ query: getIntrospectionQuery({ inputValueDeprecation: true }) }),
  })
  const { data, errors } = (await response.json()) as Introspected
  if (data) return (known = buildClientSchema(data))
  // Such as a simulated failure; a server without introspection rejects the query as invalid.
  if (errors?.[0]?.extensions?.code !== 'GRAPHQL_VALIDATION_FAILED') throw new Error(errors?.[0]?.message ?? `HTTP ${response.status}`)
  return 'closed'
}

interface Introspected {
  data?: IntrospectionQuery
  errors?: { message: string; extensions?: { code?: string } }[]
}

/** Undefined while it loads; `closed` if the server does not show it; an error if it could not be loaded. */
export function useSchema(): { schema: GraphQLSchema | 'closed' | Error | undefined; retry: () => void } {
  const [schema, setSchema] = useState<GraphQLSchema | 'closed' | Error | undefined>(known)
  const isMissing = schema === undefined
  useEffect(() => {
    if (!isMissing) return undefined
    const stop = new AbortController()
    load(stop.signal).then(setSchema, (error: unknown) => {
      if (stop.signal.aborted) return
      console.info(error)
      setSchema(error instanceof Error ? error : new Error(String(error)))
    })
    return () => stop.abort()
  }, [isMissing])
  return { schema, retry: () => setSchema(undefined) }
}
