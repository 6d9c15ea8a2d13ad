/**
 * Maps failures of a model server to our codes; the server's own message is never shown, since it may contain keys or
 * texts.
 */
import { APICallError } from 'ai'
import type { FailureCode } from '../port.ts'

interface Details {
  isRetryable?: boolean
  status?: number | undefined
  retryAfterMs?: number | undefined
  body?: string | undefined
}

export class ModelFailure extends Error {
  readonly code: FailureCode
  /** Our own message, safe to log. */
  readonly detail: string
  readonly isRetryable: boolean
  readonly status: number | undefined
  readonly retryAfterMs: number | undefined
  /** The server's message, used to adapt the request; never shown or logged. */
  readonly body: string

  constructor(code: FailureCode, detail: string, { isRetryable = false, status, retryAfterMs, body = '' }: Details = {}) {
    super(detail)
    this.name = 'ModelFailure'
    this.code = code
    this.detail = detail
    this.isRetryable = isRetryable
    this.status = status
    this.retryAfterMs = retryAfterMs
    this.body = body
  }
}

/** Classifies any error of a call; `isStarted` says whether text had arrived. */
export function describeFailure(error: unknown, isStarted: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (APICallError.isInstance(error)) return describeCall(error)
  const name = error instanceof Error ? error.name : 'Error'
  if (/InvalidResponse|Parse|TypeValidation|NoOutput|StreamProvider/.test(name)) return new ModelFailure('bad_answer', name)
  // Errors that a server sends within the stream may be plain values.
  if (!(error instanceof Error)) return new ModelFailure('bad_answer', 'an error inside the answer')
  return isStarted ? new ModelFailure('interrupted', name) : new ModelFailure('unavailable', name, { isRetryable: true })
}

function describeCall(error: APICallError): ModelFailure {
  const status = error.statusCode
  const details = { status, body: error.responseBody?.slice(0, 4000), retryAfterMs: readRetryAfter(error.responseHeaders) }
  if (status === undefined) return new ModelFailure('unavailable', 'no connection', { isRetryable: true })
  // The connection was lost after text had arrived.
  if (status < 300 && error.cause instanceof TypeError) return new ModelFailure('interrupted', 'cut off', { isRetryable: true })
  if (status < 300) return new ModelFailure('bad_answer', 'not an answer of this protocol')
  if (status === 401 || status === 403) return new ModelFailure('unauthorized', 'refused the key', details)
  if (status === 429) return new ModelFailure('rate_limited', 'too many requests', { ...details, isRetryable: true })
  if (status >= 500 || status === 408) return new ModelFailure('unavailable', 'the server failed', { ...details, isRetryable: true })
  return status === 404
    ? new ModelFailure('unavailable', 'no such address or model', details)
    : new ModelFailure('bad_answer', 'the server did not take the request', details)
}

/** Seconds or a date, as in HTTP, or milliseconds in a nonstandard header. */
function readRetryAfter(headers: Record<string, string> | undefined): number | undefined {
  const exact = Number.parseFloat(headers?.['retry-after-ms'] ?? '')
  if (exact >= 0) return exact
  const given = headers?.['retry-after']
  if (!given) return undefined
  const ms = /^\d+(?:\.\d+)?$/.test(given.trim()) ? Number(given) * 1000 : Date.parse(given) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0)
}

const messages: Record<FailureCode, string> = {
  timeout: 'The language model did not answer in time',
  interrupted: 'The connection to the language model broke off',
  unavailable: 'The language model cannot be reached just now',
  unauthorized: 'The language model refused this server’s key; whoever runs the server must set it right',
  rate_limited: 'The language model has too much to do just now; try again in a minute',
  bad_answer: 'The language model gave an answer that cannot be used',
  truncated: 'The language model stopped before the end of the text',
  too_busy: 'Too many texts are being worked on just now; try again in a minute',
  guard: 'The language model changed what must stay as it is, so its answer was not used',
}

/** A one-line message for the writer. */
export const failureMessage = (code: FailureCode): string => messages[code]
