/** The query of a list, as it stands, for the sandbox and for the command line. */
import type { DocumentNode } from 'graphql'
import { print } from 'graphql'

export interface Query {
  document: DocumentNode
  variables: object
}

const given = (variables: object) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))

/** Behind the hash, where no server's log reads it. */
export const sandboxAddress = ({ document, variables }: Query): string =>
  `/sandbox#${new URLSearchParams({ query: print(document), variables: JSON.stringify(given(variables), null, 2) }).toString()}`

/** A word of a POSIX shell, whatever is in it. */
export const quote = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`

/** The same call from a terminal; `token` as the browser sends it, empty for a visitor. */
export function curlOf({ document, variables }: Query, address: string, token: string): string {
  const headers = ['content-type: application/json', ...(token ? [`authorization: ${token}`] : [])]
  const body = JSON.stringify({ query: print(document), variables: given(variables) })
  return [`curl ${quote(address)}`, ...headers.map(header => `-H ${quote(header)}`), `--data-raw ${quote(body)}`].join(' \\\n  ')
}
