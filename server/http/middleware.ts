/** Middleware for every request: hosts, methods, origins, and the rate limit. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import type { Config } from '../config.ts'
import type { Parts } from '../context.ts'
import type { Call } from './call.ts'
import { hostnameOf, isTrustedOrigin } from './hosts.ts'
import type { RateLimiter } from './rate-limit.ts'
import { reject } from './reject.ts'
import { apiVersion } from '../rest/headers.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])

/** A middleware that needs nothing of Express. */
export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/** What only pages and files of ours may do: everything else is data. Pages and pictures set their own policies. */
export const dataOnly: Middleware = (_req, res, next) => {
  res.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  res.setHeader('x-content-type-options', 'nosniff')
  next()
}

/** The bare token of an `Authorization` header, with or without `Bearer `. */
export const tokenOf = (header: string | undefined) => header?.replace(/^Bearer\s+/i, '').trim() ?? ''

/** Whether a request has one host: with two, proxies and servers may each use another one. */
export function namesOneHost({ rawHeaders }: IncomingMessage): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count <= 1
}

export const oneHost: RequestHandler = (req, res, next) => (namesOneHost(req) ? next() : reject(res, 400, 'HOST_REPEATED'))

const apiOf = (path: string) =>
  /^\/graphql\b/.test(path) ? 'graphql' : /^\/(?:api|(?:register|me|text|order|subscription|webhooks)\/)/.test(path) ? 'rest' : 'web'

/** Status in metrics for requests whose client did not wait for the response. */
const clientClosed = 499

/** Measures a request until its response is sent or its client is gone. */
export function observeRequest(
  { metrics, log }: Pick<Parts, 'metrics' | 'log'>,
  url: string,
  res: ServerResponse,
  requestId: string,
): void {
  const started = performance.now()
  res.once('close', () => {
    if (!res.writableFinished) log.debug({ requestId }, 'client closed the connection')
    metrics.observeRequest(apiOf(url), res.writableFinished ? res.statusCode : clientClosed, (performance.now() - started) / 1000)
  })
}

/** Rejects methods that no route handles. */
export const knownMethods: RequestHandler = ({ method }, res, next) => {
  if (methods.has(method)) return next()
  res.set('allow', [...methods].join(', '))
  return reject(res, 405, 'METHOD_NOT_ALLOWED', { allowed: [...methods] })
}

/** Rejects unknown hosts, to prevent DNS rebinding. */
export const knownHost =
  (isKnownHost: (host: string | undefined) => boolean): RequestHandler =>
  ({ headers }, res, next) =>
    isKnownHost(headers.host) ? next() : reject(res, 421, 'HOST_UNKNOWN', { host: hostnameOf(headers.host).slice(0, 100) })

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Rejects writes without a token from other sites, whose pages can reach servers in their visitor's network. */
export const sameOriginWrites =
  (config: Config): RequestHandler =>
  (req, res, next) => {
    const { origin, authorization } = req.headers
    if (reads.has(req.method) || origin === undefined || authorization || isTrustedOrigin(origin, req, config)) return next()
    return reject(res, 403, 'ORIGIN_NOT_ALLOWED', { origin: origin.slice(0, 100) })
  }

/** Headers of REST responses that any page may read. */
export const apiHeaders = {
  'access-control-allow-origin': '*',
  'api-version': apiVersion,
  'access-control-expose-headers':
    'API-Version, ETag, Idempotency-Replayed, Link, RateLimit, RateLimit-Policy, Retry-After, X-Operation-Id, X-Request-Id, X-Sandbox-Conditions, X-Total-Count',
}

/** CORS for the REST API, without credentials: anyone may read and use a token; writes without one need CORS_ORIGINS. */
export const allowOrigins =
  (config: Config): RequestHandler =>
  (req, res, next) => {
    const { origin, authorization } = req.headers
    const isPreflight = req.method === 'OPTIONS'
    const requested = req.headers['access-control-request-headers']
    const isRead = isPreflight ? reads.has(req.headers['access-control-request-method'] ?? 'GET') : reads.has(req.method)
    const hasToken = isPreflight ? /(?:^|[,\s])authorization(?:[,\s]|$)/i.test(requested ?? '') : Boolean(authorization)
    const isOpen = isRead || hasToken || origin === undefined
    res.set(apiHeaders)
    if (!isOpen && isTrustedOrigin(origin, req, config)) res.set('access-control-allow-origin', origin).vary('Origin')
    else if (!isOpen) res.removeHeader('access-control-allow-origin')
    if (!isPreflight) return next()
    res.set({
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
      'access-control-allow-headers': requested ?? 'Authorization, Content-Type, Idempotency-Key',
      'access-control-max-age': '600',
    })
    res.status(204).end()
  }

/** Warns once about an untrusted proxy, behind which all callers share one rate limit. */
export function forwardedWarning({ config, log }: Pick<Parts, 'config' | 'log'>): RequestHandler {
  let isKnown = config.trustProxy > 0
  return ({ headers }, _res, next) => {
    if (!isKnown && headers['x-forwarded-for'] !== undefined) {
      isKnown = true
      log.warn(
        'X-Forwarded-For arrives, but TRUST_PROXY is 0: all visitors behind the proxy count as one. Set TRUST_PROXY to the number of proxies.',
      )
    }
    next()
  }
}

/** What tells who sends a request. */
export type Caller = Pick<IncomingMessage, 'socket' | 'headers'>

/** The caller's address: of the connection, or as reported by the last trusted proxy. */
export function addressOf({ socket, headers }: Caller, trustedProxies: number): string {
  const own = socket.remoteAddress ?? ''
  if (trustedProxies === 0) return own
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const named = forwarded.map(each => each.trim()).filter(each => each !== '')
  return named.at(-Math.min(trustedProxies, named.length)) ?? own
}

/** Counts a call before it is processed and sets the rate limit headers; false if it was rejected. */
export function takeFirst(call: Call, limiter: RateLimiter, trustedProxies: number): boolean {
  const { req, res, headers } = call
  call.allowance = limiter.allowanceOf(tokenOf(req.headers.authorization), addressOf(req, trustedProxies), ({ limit, policy }) => {
    headers.ratelimit = limit
    headers['ratelimit-policy'] = policy
  })
  const { isOver, retryAfter } = call.allowance.raiseTo(1)
  if (!isOver) return true
  res.setHeaders(new Map(Object.entries({ ...headers, 'retry-after': String(retryAfter) })))
  reject(res, 429, 'TOO_MANY_REQUESTS', { seconds: retryAfter })
  return false
}

const calls = new WeakMap<IncomingMessage, Call>()

/** The call of a request in Express, whose earlier headers are set on `res`. */
export function callOf(req: Request, res: Response): Call {
  const requestId = String(res.getHeader('x-request-id') ?? '')
  return calls.get(req) ?? { req, res, requestId, allowance: undefined, headers: {} }
}

/** Counts each request before it is processed. */
export const limitRequests =
  (limiter: RateLimiter, trustedProxies: number): RequestHandler =>
  (req, res, next) => {
    const call = callOf(req, res)
    calls.set(req, call)
    if (takeFirst(call, limiter, trustedProxies)) next()
  }
