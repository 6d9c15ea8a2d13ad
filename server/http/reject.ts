/**
 * Rejects requests before they reach an area: JSON with a code, a reason, and the request's ID, like every other
 * error.
 */
import type { ServerResponse } from 'node:http'
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
  const body = { message, code: codes[status], reason, requestId, ...(status === 429 && { errors: { email: message } }) }
  const text = JSON.stringify(body)
  res.writeHead(status, {
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  res.end(text)
}
