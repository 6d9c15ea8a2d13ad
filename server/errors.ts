/** Expected errors: thrown by services with a reason and its parameters, and told in words where they leave the server. */
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
  | 'tooLarge'
  | 'tooMany'
  | 'unavailable'

/** How each failure is told: its code in GraphQL's `extensions.code` and its HTTP status. */
export const errorForms: Record<ErrorCode, { code: string; status: number }> = {
  invalid: { code: 'BAD_USER_INPUT', status: 400 },
  unauthenticated: { code: 'UNAUTHENTICATED', status: 401 },
  insufficient: { code: 'INSUFFICIENT_WORDS', status: 402 },
  forbidden: { code: 'FORBIDDEN', status: 403 },
  notFound: { code: 'NOT_FOUND', status: 404 },
  conflict: { code: 'CONFLICT', status: 409 },
  tooLarge: { code: 'TOO_LARGE', status: 413 },
  unprocessable: { code: 'UNPROCESSABLE', status: 422 },
  tooMany: { code: 'TOO_MANY_REQUESTS', status: 429 },
  unavailable: { code: 'UNAVAILABLE', status: 503 },
}

interface Details extends Params {
  /** The input field at fault, by the name the caller used. */
  field?: string | undefined
  /** Seconds after which a retry can succeed. */
  retryAfter?: number
  /** What a caller can act on, such as the balance or the current record; part of the answer as it is. */
  facts?: Record<string, unknown>
}

/** A failure that is safe and useful to show. Its message is English; clients that speak other languages use the reason. */
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

  /** The same error with other parameters and facts, as one API has other names for them. */
  with(params: Params, facts: Record<string, unknown>): AppError {
    const details = { ...params, field: this.field, facts, ...(this.retryAfter !== undefined && { retryAfter: this.retryAfter }) }
    return new AppError(this.kind, this.reason, details)
  }
}

/** The parameters that a client fills its own message with; undefined where there are none. */
export function publicParams({ params: { field: _, ...params } }: AppError): Params | undefined {
  return Object.keys(params).length > 0 ? params : undefined
}

const thrower =
  (kind: ErrorCode) =>
  (reason: Reason, details?: Details): AppError =>
    new AppError(kind, reason, details)

/** What was given is wrong; `field` names where. */
export const invalid = thrower('invalid')
export const unauthenticated = thrower('unauthenticated')
export const forbidden = thrower('forbidden')
export const notFound = thrower('notFound')
/** Something changed in between, or is already taken. `facts.current` carries the record as it is now. */
export const conflict = thrower('conflict')
/** Understood, but it contradicts an earlier request. */
export const unprocessable = thrower('unprocessable')
/** Not enough words or money; `facts` says how much there is and how much is needed. */
export const insufficient = thrower('insufficient')
export const tooLarge = thrower('tooLarge')
export const tooMany = thrower('tooMany')
/** A passing fault on our side; a retry after `retryAfter` seconds can succeed. */
export const unavailable = thrower('unavailable')
