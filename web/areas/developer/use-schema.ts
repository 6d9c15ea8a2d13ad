/** The schema of the server, asked once. */
import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery } from 'graphql'
import { useEffect, useState } from 'react'
import { requireToken } from '../../platform/signed-fetch.ts'

let known: GraphQLSchema | undefined

/** Undefined while it loads; `closed` if the server does not show it. */
export function useSchema(): GraphQLSchema | 'closed' | undefined {
  const [schema, setSchema] = useState<GraphQLSchema | 'closed' | undefined>(known)
  useEffect(() => {
    if (known) return undefined
    const stop = new AbortController()
    const load = async () => {
      const response = await fetch('/graphql', {
        method: 'POST',
        signal: stop.signal,
        headers: { 'content-type': 'application/json', authorization: requireToken() },
        body: JSON.stringify({ query: getIntrospectionQuery({ inputValueDeprecation: true }) }),
      })
      const { data } = (await response.json()) as { data?: IntrospectionQuery } // the shape of the query
      known = data && buildClientSchema(data)
      setSchema(known ?? 'closed')
    }
    load().catch((error: unknown) => {
      if (!stop.signal.aborted) setSchema('closed')
      console.info(error)
    })
    return () => stop.abort()
  }, [])
  return schema
}
