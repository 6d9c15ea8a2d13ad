/** Every error code of the REST API: its status, what it means, and what the caller can do. */
import { type ErrorCode, errorForms } from '../errors.ts'
import { codes as rejections } from '../http/reject.ts'
import { errors } from '../messages/errors.ts'

/** Default description of each error. */
export const meanings: Record<ErrorCode, string> = {
  invalid: 'Invalid input; `field` names the invalid field',
  unauthenticated: 'The token is missing, invalid, or expired',
  insufficient: 'Not enough words; the response has the balance',
  insufficientMoney: 'Not enough money on the balance; the response has what is missing',
  forbidden: 'Not allowed; the public workspace may be read-only',
  notFound: 'No record has this ID',
  conflict:
    'The record has changed since, or a value is already in use. `allowed` lists permitted values; `current` is the current record, as GET returns it',
  tooLarge: 'The body, the record, or the list that it belongs to would become too large',
  unsupported: 'The body must be sent as `application/json`, and a file must be what its name says',
  unprocessable: 'The request contradicts an earlier one with the same idempotency key',
  tooMany: 'Too many requests, or too many records; `Retry-After` says how long to wait',
  unavailable: 'Temporarily unavailable; `Retry-After` says when to try again',
  fault: 'Server error; `requestId` identifies the request in the log',
}

const advice: Record<ErrorCode, string> = {
  invalid: 'Correct the value that `field` names. Sending the same request again fails again.',
  unauthenticated: 'Sign in again with `POST /register/login`, or create a new API key. Without a token, `/api` uses the public workspace.',
  insufficient: 'Buy words with `POST /order/create`, or send a shorter text.',
  insufficientMoney: 'Top up the balance with `POST /order/topUp`, or pay by another method.',
  forbidden: 'Use an account or an API key that may do this. API keys with the scope `read` only send GET requests.',
  notFound: 'Check the ID. It may belong to another workspace, or the record may have been deleted.',
  conflict: 'Read the record again, apply your change to it, and send it with the new version. For a value in use, choose another one.',
  tooLarge: 'Send less: a shorter text, a smaller file, or fewer records in one request.',
  unsupported: 'Set `Content-Type: application/json`, and check that a file has the type that its name says.',
  unprocessable: 'Use a new idempotency key for a new request.',
  tooMany: 'Wait as many seconds as `Retry-After` says, then send the same request again.',
  unavailable: 'Wait as many seconds as `Retry-After` says, then send the same request again.',
  fault: 'Try again later. If it happens again, report the `requestId`.',
}

/** Codes that requests get before they reach a route. */
const early: Record<string, { meaning: string; advice: string }> = {
  METHOD_NOT_ALLOWED: {
    meaning: 'The path exists, but not with this method',
    advice: 'Use one of the methods in the `Allow` header.',
  },
  MISDIRECTED_REQUEST: {
    meaning: 'The server does not answer for the host of this request',
    advice: 'Use the address at which the server is reached in the browser.',
  },
}

/** The catalog, served at `/api/errors.json`. */
export function describeErrors(): object {
  const kinds = Object.keys(errorForms) as ErrorCode[] // its own keys
  const known = kinds.map(kind => ({ ...errorForms[kind], meaning: meanings[kind], advice: advice[kind] }))
  const others = Object.entries(rejections)
    .filter(([, code]) => !known.some(each => each.code === code))
    .map(([status, code]) => ({ code, status: Number(status), ...early[code] }))
  return {
    errors: [...known, ...others].sort((a, b) => a.status - b.status),
    reasons: Object.entries(errors)
      .map(([reason, message]) => ({ reason, message }))
      .sort((a, b) => (a.reason < b.reason ? -1 : 1)),
  }
}
