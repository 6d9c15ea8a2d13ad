/**
 * Serves GraphQL and REST calls before Express, whose middleware costs more than most of their responses. Whatever a
 * middleware would reject or warn about goes on to Express, as does every other request.
 */
import { randomUUID } from 'node:crypto'
import { IncomingMessage, type OutgoingHttpHeaders, type RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Config } from '../config.ts'
import type { Parts } from '../context.ts'
import { type Call, pathOf } from './call.ts'
import { apiHeaders, type Middleware, namesOneHost, observeRequest, takeFirst } from './middleware.ts'
import type { RateLimiter } from './rate-limit.ts'

interface DirectParts extends Pick<Parts, 'config' | 'metrics' | 'log'> {
  limiter: RateLimiter | undefined
  isKnownHost: (host: string | undefined) => boolean
  /** Headers of every response. */
  headers: OutgoingHttpHeaders
  /** What answers this method on this path. */
  find: (method: string, path: string) => ((call: Call) => void) | undefined
}

export function serveDirectly(rest: RequestListener, { headers, find, ...parts }: DirectParts): RequestListener {
  const { config, limiter } = parts
  // Plain objects, which are copied several times faster than those of `getHeaders`.
  const plainHeaders = { ...headers }
  const restHeaders = { ...headers, ...apiHeaders }
  return (req, res) => {
    const path = pathOf(req.url)
    const answer = isOrdinary(req, parts) ? find(req.method ?? '', path) : undefined
    if (!answer) return rest(req, res)
    const requestId = randomUUID()
    observeRequest(parts, req.url ?? '', res, requestId)
    const own: OutgoingHttpHeaders = { ...(path.startsWith('/api/') ? restHeaders : plainHeaders), 'x-request-id': requestId }
    const call: Call = { req, res, requestId, allowance: undefined, headers: own }
    if (limiter && !takeFirst(call, limiter, config.trustProxy)) return
    answer(call)
  }
}

/** Whether no middleware would reject, change, or report the request. */
function isOrdinary(req: IncomingMessage, { config, isKnownHost }: Pick<DirectParts, 'config' | 'isKnownHost'>): boolean {
  const { host, origin, authorization, 'x-forwarded-for': forwarded } = req.headers
  const isSameOrigin = origin === undefined || req.method === 'GET' || Boolean(authorization)
  return isSameOrigin && (forwarded === undefined || config.trustProxy > 0) && isKnownHost(host) && namesOneHost(req)
}

/** The headers that these middlewares set, which must be the same for every request. */
export function headersOf(...middlewares: Middleware[]): OutgoingHttpHeaders {
  const req = new IncomingMessage(new Socket())
  const res = new ServerResponse(req)
  for (const middleware of middlewares) middleware(req, res, () => undefined)
  return res.getHeaders()
}

/** Accepted hosts, because a process is called by a few names. */
export function rememberHosts(isKnown: (host: string | undefined, config: Config) => boolean, config: Config) {
  const known = new Set<string>()
  return (host: string | undefined): boolean => {
    if (host !== undefined && known.has(host)) return true
    if (!isKnown(host, config)) return false
    if (host !== undefined && known.size < maxHosts) known.add(host)
    return true
  }
}

const maxHosts = 100
