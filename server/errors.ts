/** Expected errors: thrown by services with a reason and parameters, formatted as text by each API. */
import { errors } from './messages/errors.ts'
import { formatMessage, type KeyOf, type Params } from './messages/format.ts'

/** Every reason an expected error can have. */
export type Reason = KeyOf<typeof errors>

export type ErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'unprocessable'
  | 'insufficient'
  | 'insufficientMoney'
  | 'tooLarge'
  | 'unsupported'
  | 'tooMany'
  | 'unavailable'
  | 'fault'

/** How each kind of error is returned: its code in GraphQL's `extensions.code` and its HTTP status. */
export const errorForms: Record<ErrorCode, { code: string; status: number }> = {
  invalid: { code: 'BAD_USER_INPUT', status: 400 },
  unauthenticated: { code: 'UNAUTHENTICATED', status: 401 },
  insufficient: { code: 'INSUFFICIENT_WORDS', status: 402 },
  insufficientMoney: { code: 'INSUFFICIENT_MONEY', status: 402 },
  forbidden: { code: 'FORBIDDEN', status: 403 },
  notFound: { code: 'NOT_FOUND', status: 404 },
  conflict: { code: 'CONFLICT', status: 409 },
  tooLarge: { code: 'TOO_LARGE', status: 413 },
  unsupported: { code: 'UNSUPPORTED_MEDIA_TYPE', status: 415 },
  unprocessable: { code: 'UNPROCESSABLE', status: 422 },
  tooMany: { code: 'TOO_MANY_REQUESTS', status: 429 },
  unavailable: { code: 'UNAVAILABLE', status: 503 },
  /** Only injected for tests of clients: real faults are not expected. */
  fault: { code: 'INTERNAL_SERVER_ERROR', status: 500 },
}

interface Details extends Params {
  /** The invalid input field, by the caller's name for it. */
  field?: string | undefined
  /** Seconds after which a retry can succeed. */
  retryAfter?: number
  /** Data for the caller, such as the balance or the current record; part of the response. */
  facts?: Record<string, unknown>
}

/** An error that is safe to show. Its message is English; clients in other languages use the reason. */
export class AppError extends Error {
  readonly kind: ErrorCode
  readonly reason: Reason
  readonly field: string | undefined
  readonly retryAfter: number | undefined
  readonly facts: Record<string, unknown>
  readonly params: Params

  constructor(kind: ErrorCode, reason: Reason, { retryAfter, facts, ...params }: Details = {}) {
    super(formatMessage(errors, reason, params) ?? reason)
    this.name = 'AppError'
    this.kind = kind
    this.reason = reason
    this.field = params.field
    this.retryAfter = retryAfter
    this.facts = facts ?? {}
    this.params = params
  }

  /** The same error with another API's parameter names and data. */
  with(params: Params, facts: Record<string, unknown>): AppError {
    const details = { ...params, field: this.field, facts, ...(this.retryAfter !== undefined && { retryAfter: this.retryAfter }) }
    return new AppError(this.kind, this.reason, details)
  }
}

/** Parameters for the client's own message; undefined if there are none. */
export function publicParams({ params: { field: _, ...params } }: AppError): Params | undefined {
  return Object.keys(params).length > 0 ? params : undefined
}

const thrower =
  (kind: ErrorCode) =>
  (reason: Reason, details?: Details): AppError =>
    new AppError(kind, reason, details)

/** Invalid input; `field` names the input field. */
export const invalid = thrower('invalid')
export const unauthenticated = thrower('unauthenticated')
export const forbidden = thrower('forbidden')
export const notFound = thrower('notFound')
/** The record has changed since, or the value is already in use. `facts.current` is the current record. */
export const conflict = thrower('conflict')
/** Valid, but it contradicts an earlier request. */
export const unprocessable = thrower('unprocessable')
/** Not enough words; `facts` has the available and the required number. */
export const insufficient = thrower('insufficient')
/** Not enough money on the balance; `facts` has the available and the required amount. */
export const insufficientMoney = thrower('insufficientMoney')
export const tooLarge = thrower('tooLarge')
export const unsupported = thrower('unsupported')
export const tooMany = thrower('tooMany')
/** A transient failure on our side; a retry after `retryAfter` seconds can succeed. */
export const unavailable = thrower('unavailable')
