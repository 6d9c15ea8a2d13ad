/** Middleware for every request: one host, known methods, other origins, and how many it may be. */
import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import type { Allowance, RateLimiter } from './rate-limit.ts'
import { reject } from './reject.ts'
import { apiVersion } from '../rest/headers.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])

/** The bare token of an `Authorization` header, with or without `Bearer `. */
export const tokenOf = (header: string | undefined) => header?.replace(/^Bearer\s+/i, '').trim() ?? ''

/** Rejects a request that names two hosts: proxies and servers may each believe another one. */
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

/** CORS for the REST API: any origin, no credentials; answers preflight requests. */
export const allowOrigins: RequestHandler = (req, res, next) => {
  res.set({
    'access-control-allow-origin': '*',
    'api-version': apiVersion,
    'access-control-expose-headers':
      'API-Version, ETag, Idempotency-Replayed, Link, RateLimit, RateLimit-Policy, Retry-After, X-Operation-Id, X-Request-Id, X-Total-Count',
  })
  if (req.method !== 'OPTIONS') return next()
  res.set({
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
    'access-control-allow-headers': req.headers['access-control-request-headers'] ?? 'Authorization, Content-Type, Idempotency-Key',
    'access-control-max-age': '600',
  })
  res.status(204).end()
}

/** The caller's address: that of the connection, or what the last trusted proxy says. */
export function addressOf({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const own = socket.remoteAddress ?? ''
  if (trustedProxies === 0) return own
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const named = forwarded.map(each => each.trim()).filter(each => each !== '')
  return named.at(-Math.min(trustedProxies, named.length)) ?? own
}

const allowances = new WeakMap<IncomingMessage, Allowance>()

/** What a request that passed `limitRequests` may still spend. */
export const allowanceOf = (req: IncomingMessage): Allowance | undefined => allowances.get(req)

/** Counts each request before anything is done for it, and says in headers how many more there may be. */
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
