/** The query of a list or record for the GraphQL page and the command line. */
import type { DocumentNode } from 'graphql'
import { Kind, print } from 'graphql'

export interface Query {
  document: DocumentNode
  variables: object
}

const given = (variables: object) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))

/** In the hash, which is not sent to servers. */
export const explorerAddress = ({ document, variables }: Query): string =>
  `/dev/graphql#${new URLSearchParams({ query: print(document), variables: JSON.stringify(given(variables), null, 2) }).toString()}`

const fieldsOf = (document: DocumentNode) =>
  document.definitions
    .flatMap(each => (each.kind === Kind.OPERATION_DEFINITION ? each.selectionSet.selections : []))
    .flatMap(each => (each.kind === Kind.FIELD ? [each.name.value] : []))

/** The REST reference finds the call by the fields that the query reads. */
export const referenceAddress = ({ document, variables }: Query): string =>
  `/dev/rest#${new URLSearchParams({ graphql: fieldsOf(document).join(','), variables: JSON.stringify(given(variables)) }).toString()}`

/** Quotes for a POSIX shell. */
export const quote = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`

/** The query as a curl command; `token` is empty for visitors. */
export function curlOf({ document, variables }: Query, address: string, token: string): string {
  const headers = ['content-type: application/json', ...(token ? [`authorization: ${token}`] : [])]
  const body = JSON.stringify({ query: print(document), variables: given(variables) })
  return [`curl ${quote(address)}`, ...headers.map(header => `-H ${quote(header)}`), `--data-raw ${quote(body)}`].join(' \\\n  ')
}
