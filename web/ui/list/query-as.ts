/** A list's current query for the GraphQL page and the command line. */
import type { DocumentNode } from 'graphql'
import { print } from 'graphql'

export interface Query {
  document: DocumentNode
  variables: object
}

const given = (variables: object) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))

/** In the hash, which is not sent to servers. */
export const explorerAddress = ({ document, variables }: Query): string =>
  `/dev/graphql#${new URLSearchParams({ query: print(document), variables: JSON.stringify(given(variables), null, 2) }).toString()}`

/** Quotes for a POSIX shell. */
export const quote = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`

/** The query as a curl command; `token` is empty for visitors. */
export function curlOf({ document, variables }: Query, address: string, token: string): string {
  const headers = ['content-type: application/json', ...(token ? [`authorization: ${token}`] : [])]
  const body = JSON.stringify({ query: print(document), variables: given(variables) })
  return [`curl ${quote(address)}`, ...headers.map(header => `-H ${quote(header)}`), `--data-raw ${quote(body)}`].join(' \\\n  ')
}
