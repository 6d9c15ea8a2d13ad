/**
 * Rejects requests before they reach an area: JSON with a code, a reason, and the request's ID, like every other
 * error.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Reason } from '../errors.ts'
import { errors } from '../messages/errors.ts'
import { formatMessage, type Params } from '../messages/format.ts'

/** Code of each status. */
export const codes = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  421: 'MISDIRECTED_REQUEST',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
}

/** Ends the request with this status. Sign-in forms show `errors.email`. */
export function reject(res: ServerResponse, status: keyof typeof codes, reason: Reason, params: Params = {}): void {
  const requestId = String(res.getHeader('x-request-id') ?? '')
  const message = formatMessage(errors, reason, { requestId, ...params }) ?? reason
  const form = status === 429 ? { errors: { email: message } } : {}
  const retryAfter = Number(res.getHeader('retry-after')) || undefined
  const { type, text } = writeRejection(res.req, { message, code: codes[status], reason, params, requestId, retryAfter }, form)
  res.writeHead(status, { 'cache-control': 'no-store', 'content-type': type, 'content-length': Buffer.byteLength(text) })
  res.end(text)
}

interface Rejection {
  message: string
  code: string
  reason: string
  params: Params
  requestId?: string
  /** In seconds. */
  retryAfter?: number | undefined
}

const graphqlType = 'application/graphql-response+json'

/** The media type of a GraphQL error; clients that accept GraphQL's own read it whatever the status is. */
export const graphqlTypeFor = ({ accept = '' }: IncomingHttpHeaders): string =>
  `${accept.includes(graphqlType) ? graphqlType : 'application/json'}; charset=utf-8`

/** The body of an answer that no area wrote: a GraphQL error if that is read, else an object, with what `form` adds. */
export function writeRejection(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  rejection: Rejection,
  form: object = {},
): { type: string; text: string } {
  const { message, ...extensions } = rejection
  const type = graphqlTypeFor(headers)
  if (/^\/graphql(?:\?|$)/.test(url) && type.startsWith(graphqlType))
    return { type, text: JSON.stringify({ errors: [{ message, extensions }] }) }
  const { retryAfter: _, params, ...others } = rejection
  return { type: 'application/json; charset=utf-8', text: JSON.stringify({ ...others, ...form }) }
}
