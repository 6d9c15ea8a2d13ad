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
  endTogether(res, text)
}

interface Ended {
  res: ServerResponse
  text: string | undefined
}

/** How long a response waits for the others. */
const togetherMs = 2

let ended: Ended[] = []
let endedSince = 0

/**
 * Ends a response together with the others of this turn of the event loop. Writing between two computations wakes the
 * receiver for each response, which costs more than most responses.
 */
export function endTogether(res: ServerResponse, text: string | undefined): void {
  ended.push({ res, text })
  const now = performance.now()
  if (ended.length === 1) {
    endedSince = now
    setImmediate(endAll)
  } else if (now - endedSince > togetherMs) endAll()
}

function endAll() {
  const all = ended
  ended = []
  for (const { res, text } of all) res.end(text)
}
