/** Converts exceptions to errors for both APIs; unexpected ones are logged with the request ID. */
import type { Parts } from './context.ts'
import { recordIncident } from './db/incidents.ts'
import { isStorageError, isTextError, isUniqueViolation } from './db/open.ts'
import { AppError, conflict, type ErrorCode, invalid, unavailable } from './errors.ts'
import { errors } from './messages/errors.ts'
import { formatMessage } from './messages/format.ts'

const denials = new Set<ErrorCode>(['unauthenticated', 'forbidden', 'tooMany'])

/** The error for callers; undefined for an unexpected one, which is logged and counted. */
export function toAppError(error: unknown, parts: Pick<Parts, 'log' | 'store' | 'now'>, requestId: string): AppError | undefined {
  if (error instanceof AppError) {
    if (denials.has(error.kind)) parts.log.info({ event: 'DENIED', reason: error.reason, requestId }, 'security event')
    return error
  }
  // Services check uniqueness first; this happens only when undo or redo restores a value that another row has now.
  if (isUniqueViolation(error)) return conflict('VALUE_TAKEN')
  if (isTextError(error)) return invalid('TEXT_NOT_STORABLE', { field: 'text' })
  parts.log.error({ err: error, requestId }, 'request failed')
  recordIncident(parts, 'fault')
  return isStorageError(error) ? unavailable('DATABASE_UNAVAILABLE', { retryAfter: 5 }) : undefined
}

/** Logs and counts an error outside any request. */
export function reportBug(parts: Pick<Parts, 'log' | 'store' | 'now'>, error: unknown, event: string): void {
  parts.log.error({ err: error }, event)
  recordIncident(parts, 'fault')
}

export const internalErrorMessage = (requestId: string) => formatMessage(errors, 'INTERNAL_ERROR', { requestId }) ?? ''
