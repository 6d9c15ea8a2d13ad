/** Middleware for every request: one host, known methods, other origins, and how many it may be. */
import type { Request, RequestHandler } from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
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

const addressOf = (req: Request) => ipKeyGenerator(req.ip ?? '')

/** So many requests a minute of whoever the key names. */
const limitOf = (limit: number, keyGenerator: (req: Request) => string, standardHeaders: 'draft-8' | false) =>
  rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders,
    legacyHeaders: false,
    keyGenerator,
    handler(_req, res) {
      // Said with the headers of the limit already, where it has any.
      if (!res.hasHeader('retry-after')) res.set('retry-after', '60')
      reject(res, 429, 'TOO_MANY_REQUESTS')
    },
  })

/** So many requests a minute of each credential, and ten times as many of each address: credentials can be made up. */
export const limitRequests = (limit: number): RequestHandler[] => [
  limitOf(limit * 10, addressOf, false),
  limitOf(limit, req => tokenOf(req.headers.authorization) || addressOf(req), 'draft-8'),
]
