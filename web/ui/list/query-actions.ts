/** A list's query elsewhere: in the sandbox, and on the clipboard as a call from a terminal. */
import { authToken } from '../../platform/session.ts'
import { curlOf, type Query, sandboxAddress } from './query-as.ts'

export function openAsGraphql(source: Query): void {
  window.open(sandboxAddress(source), '_blank', 'noopener')
}

export const copyAsCurl = (source: Query): Promise<void> =>
  navigator.clipboard.writeText(curlOf(source, new URL('/graphql', location.origin).href, authToken()))
