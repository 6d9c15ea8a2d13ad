/** Expected failures: thrown by services with a few words, translated once for each door. */

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

interface Details {
  /** The input field at fault, by the name the caller used. */
  field?: string
  /** Seconds after which a retry can succeed. */
  retryAfter?: number
  /** Facts a caller can act on, such as the balance; told as they are. */
  facts?: Record<string, unknown>
}

/** A failure with a message that is safe and useful to show. */
export class AppError extends Error {
  readonly kind: ErrorCode
  readonly field: string | undefined
  readonly retryAfter: number | undefined
  readonly facts: Record<string, unknown>

  constructor(kind: ErrorCode, message: string, details: Details = {}) {
    super(message)
    this.name = 'AppError'
    this.kind = kind
    this.field = details.field
    this.retryAfter = details.retryAfter
    this.facts = details.facts ?? {}
  }

  /** The same failure in other words. */
  with(message: string, facts: Record<string, unknown>): AppError {
    return new AppError(this.kind, message, {
      facts,
      ...(this.field !== undefined && { field: this.field }),
      ...(this.retryAfter !== undefined && { retryAfter: this.retryAfter }),
    })
  }
}

/** What was given is wrong; names the field and says what would be right. */
export const invalid = (field: string, message: string) => new AppError('invalid', message, { field })
export const unauthenticated = (message = 'Sign in first') => new AppError('unauthenticated', message)
export const forbidden = (message = 'You may not do this') => new AppError('forbidden', message)
export const notFound = (message = 'Not found') => new AppError('notFound', message)
/** Something changed in between, or is already taken. `facts` may carry the present state. */
export const conflict = (message: string, details: Details = {}) => new AppError('conflict', message, details)
/** Understood, but it contradicts something said before. */
export const unprocessable = (field: string, message: string) => new AppError('unprocessable', message, { field })
/** Not enough words or money; `facts` says how much there is and how much is wanted. */
export const insufficient = (message: string, facts: Record<string, unknown>) => new AppError('insufficient', message, { facts })
export const tooLarge = (message: string, field?: string) => new AppError('tooLarge', message, field === undefined ? {} : { field })
export const tooMany = (message: string, retryAfter: number) => new AppError('tooMany', message, { retryAfter })
/** A passing fault on our side; a retry later can succeed. */
export const unavailable = (message: string, retryAfter = 5) => new AppError('unavailable', message, { retryAfter })
