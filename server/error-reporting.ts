/** What went wrong, in the one form that both doors tell: expected failures as they are, anything else logged and shown as ours. */
import type { Parts } from './context.ts'
import { recordIncident } from './db/incidents.ts'
import { isStorageFault, isTextFault, isUniqueFault } from './db/open.ts'
import { AppError, conflict, invalid, unavailable } from './errors.ts'

/** The failure as callers may see it; nothing for an error of ours, which is logged with the request's id and counted. */
export function toAppError(error: unknown, parts: Pick<Parts, 'log' | 'store' | 'now'>, requestId: string): AppError | undefined {
  if (error instanceof AppError) return error
  // Services refuse by name what is taken; this is left for an undo or redo that wants back what another row has now.
  if (isUniqueFault(error)) return conflict('Another record has this name or number by now')
  if (isTextFault(error)) return invalid('text', 'Text may not hold a NUL')
  parts.log.error({ err: error, requestId }, 'request failed')
  recordIncident(parts, 'fault')
  return isStorageFault(error) ? unavailable('The database does not answer just now. Nothing was lost; try again in a moment') : undefined
}

export const oursMessage = (requestId: string) => `Something went wrong on our side. If it happens again, tell us this number: ${requestId}`
