/** Middleware for every request: hosts, methods, origins, and the rate limit. */
import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import type { Config } from '../config.ts'
import type { Parts } from '../context.ts'
import { hostnameOf, isKnownHost, isTrustedOrigin } from './hosts.ts'
import type { Allowance, RateLimiter } from './rate-limit.ts'
import { reject } from './reject.ts'
import { apiVersion } from '../rest/headers.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])

/** What only pages and files of ours may do: everything else is data. Pages and pictures set policies of their own. */
export const dataOnly: RequestHandler = (_req, res, next) => {
  res.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  res.setHeader('x-content-type-options', 'nosniff')
  next()
}

/** The bare token of an `Authorization` header, with or without `Bearer `. */
export const tokenOf = (header: string | undefined) => header?.replace(/^Bearer\s+/i, '').trim() ?? ''

/** Rejects requests with two hosts, because proxies and servers may each use another one. */
export const oneHost: RequestHandler = ({ rawHeaders }, res, next) => {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length <= 1) return next()
  return reject(res, 400, 'HOST_REPEATED')
}

/** Rejects methods that no route handles. */
export const knownMethods: RequestHandler = ({ method }, res, next) => {
  if (methods.has(method)) return next()
  res.set('allow', [...methods].join(', '))
  return reject(res, 405, 'METHOD_NOT_ALLOWED', { allowed: [...methods] })
}

/** Rejects unknown hosts, to prevent DNS rebinding. */
export const knownHost =
  (config: Config): RequestHandler =>
  ({ headers }, res, next) =>
    isKnownHost(headers.host, config) ? next() : reject(res, 421, 'HOST_UNKNOWN', { host: hostnameOf(headers.host).slice(0, 100) })

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Rejects writes without a token from other sites, whose pages can reach servers in their visitor's network. */
export const sameOriginWrites =
  (config: Config): RequestHandler =>
  (req, res, next) => {
    const { origin, authorization } = req.headers
    if (reads.has(req.method) || origin === undefined || authorization || isTrustedOrigin(origin, req, config)) return next()
    return reject(res, 403, 'ORIGIN_NOT_ALLOWED', { origin: origin.slice(0, 100) })
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
    if (isOpen) res.set('access-control-allow-origin', '*')
    else if (isTrustedOrigin(origin, req, config)) res.set('access-control-allow-origin', origin).vary('Origin')
    res.set({
      'api-version': apiVersion,
      'access-control-expose-headers':
        'API-Version, ETag, Idempotency-Replayed, Link, RateLimit, RateLimit-Policy, Retry-After, X-Operation-Id, X-Request-Id, X-Total-Count',
    })
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

/** The caller's address: of the connection, or as reported by the last trusted proxy. */
export function addressOf({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const own = socket.remoteAddress ?? ''
  if (trustedProxies === 0) return own
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const named = forwarded.map(each => each.trim()).filter(each => each !== '')
  return named.at(-Math.min(trustedProxies, named.length)) ?? own
}

const allowances = new WeakMap<IncomingMessage, Allowance>()

/** Allowance of a request that passed `limitRequests`. */
export const allowanceOf = (req: IncomingMessage): Allowance | undefined => allowances.get(req)

/** Counts each request before it is processed, and sets the rate limit headers. */
export const limitRequests =
  (limiter: RateLimiter, trustedProxies: number): RequestHandler =>
  (req, res, next) => {
    const allowance = limiter.allowanceOf(tokenOf(req.headers.authorization), addressOf(req, trustedProxies), ({ limit, policy }) => {
      if (res.headersSent) return
      res.setHeader('ratelimit', limit)
      res.setHeader('ratelimit-policy', policy)
    })
    allowances.set(req, allowance)
    const { isOver, retryAfter } = allowance.raiseTo(1)
    if (!isOver) return next()
    res.setHeader('retry-after', String(retryAfter))
    return reject(res, 429, 'TOO_MANY_REQUESTS', { seconds: retryAfter })
  }
