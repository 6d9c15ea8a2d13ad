/** One API request, whether it came through Express or directly. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Allowance } from './rate-limit.ts'

export interface Call {
  req: IncomingMessage
  res: ServerResponse
  requestId: string
  /** The caller's remaining rate limit; undefined without a limit. */
  allowance: Allowance | undefined
  /** Response headers that are not set on `res`: all are written at once. */
  headers: OutgoingHttpHeaders
}

/** The path of a request without its query. */
export function pathOf(url = ''): string {
  const mark = url.indexOf('?')
  return mark < 0 ? url : url.slice(0, mark)
}

/** The query of a request with its question mark; empty if there is none. */
export function queryOf(url = ''): string {
  const mark = url.indexOf('?')
  return mark < 0 ? '' : url.slice(mark)
}

/** Sends a whole response, whose own headers override those of the call. */
export function sendText({ res, headers }: Call, status: number, text: string, own: OutgoingHttpHeaders): void {
  res.writeHead(status, { ...headers, ...own, 'content-length': Buffer.byteLength(text) })
  res.end(text)
}
