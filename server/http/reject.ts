/** How the doors refuse what never reaches an area: JSON with a code and the request's number, as every other failure. */
import type { Response } from 'express'

const codes = { 400: 'BAD_USER_INPUT', 404: 'NOT_FOUND', 405: 'METHOD_NOT_ALLOWED', 429: 'TOO_MANY_REQUESTS', 500: 'INTERNAL_SERVER_ERROR' }

/** Ends the request with this status. */
export function reject(res: Response, status: keyof typeof codes, message: string, more: Record<string, unknown> = {}): void {
  const requestId = String(res.getHeader('x-request-id') ?? '')
  res
    .status(status)
    .set('cache-control', 'no-store')
    .json({ message, code: codes[status], requestId, ...more })
}
