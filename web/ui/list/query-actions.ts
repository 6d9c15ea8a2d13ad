/** Opens a query on the GraphQL page or in the REST reference, or copies it as a curl command. */
import { authToken } from '../../platform/session.ts'
import { curlOf, type Query, explorerAddress, referenceAddress } from './query-as.ts'

export function openAsGraphql(source: Query): void {
  window.open(explorerAddress(source), '_blank', 'noopener')
}

export function openAsRest(source: Query): void {
  window.open(referenceAddress(source), '_blank', 'noopener')
}

export const copyAsCurl = (source: Query): Promise<void> =>
  navigator.clipboard.writeText(curlOf(source, new URL('/graphql', location.origin).href, authToken()))
