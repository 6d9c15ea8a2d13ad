/** Mounts the areas' routes on Express and returns errors in the contract's format. */
import { hash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import type { OutgoingHttpHeaders } from 'node:http'
import express, { type Express, type Request, type Response } from 'express'
import findMyWay from 'find-my-way'
import { holdBody, mayBeLarge, readFile, readJson } from '../http/body.ts'
import { type Call, endTogether, pathOf, queryOf } from '../http/call.ts'
import { callOf } from '../http/middleware.ts'
import { routeWeight } from '../http/weights.ts'
import { conditionsHeader, meetConditions } from '../conditions.ts'
import { type Context, type Parts, requireViewer } from '../context.ts'
import { checkAnswer } from '../db/answer-size.ts'
import { type AppError, errorForms, invalid, publicParams } from '../errors.ts'
import type { Params as MessageParams } from '../messages/format.ts'
import { internalErrorMessage, toAppError } from '../error-reporting.ts'
import { once } from './idempotency.ts'
import { reject } from '../http/reject.ts'
import type { Failure, Route } from './define-routes.ts'
import { etagOf, isKnown, listHeaders } from './headers.ts'

type ContextOf = (call: Call) => Promise<Context>
type Params = Record<string, string | undefined>
/** What answers a method on a path whose route is known. */
export type FindRoute = (method: string, path: string) => ((call: Call) => void) | undefined

/**
 * Mounts every route; a known path with another method returns 405, an unknown path under `/api` 404, both as JSON.
 * Returns a way around Express to the same routes, for paths in their plain form.
 */
export function mountRoutes(app: Express, parts: Parts, routes: Route[], contextOf: ContextOf): FindRoute {
  const router = express.Router({ caseSensitive: true, strict: false })
  const direct = findMyWay()
  const methods = Map.groupBy(routes, route => route.path)
  for (const route of routes) {
    const matched = { route, getRoute: methods.get(route.path)?.find(({ method }) => method === 'GET') }
    const handler = (req: Request, res: Response) => void answer(parts, matched, contextOf, callOf(req, res), req.params as Params) // our paths have plain names only
    if (route.method === 'GET') router.get(route.path, handler)
    else if (route.method === 'POST') router.post(route.path, handler)
    else if (route.method === 'PUT') router.put(route.path, handler)
    else router.delete(route.path, handler)
    direct.on(route.method, route.path, () => undefined, matched)
  }
  for (const [path, known] of methods) {
    const allow = known.map(({ method }) => (method === 'GET' ? 'GET, HEAD' : method)).join(', ')
    router.all(path, (_req, res) => reject(res.set('allow', allow), 405, 'METHOD_NOT_ALLOWED', { allowed: allow }))
  }
  app.use(router)
  app.use('/api', (req, res) => reject(res, 404, 'PATH_NOT_FOUND', { path: req.originalUrl.split('?')[0]?.slice(0, 200) }))
  return (method, path) => {
    // Escaped paths are decoded by Express, with its errors; absolute addresses and fragments are its business, too.
    const found = !path.startsWith('/') || /[%#]/.test(path) ? null : direct.find(method as findMyWay.HTTPMethod, path) // null for unknown methods
    if (!found) return undefined
    const matched = found.store as MatchedRoute // as stored above
    return call => void answer(parts, matched, contextOf, call, found.params)
  }
}

interface MatchedRoute {
  route: Route
  /** The path's GET response. */
  getRoute: Route | undefined
}

async function answer(parts: Parts, matched: MatchedRoute, contextOf: ContextOf, call: Call, params: Params) {
  const { route } = matched
  const { req, requestId } = call
  const [path, url] = [pathOf(req.url), req.url ?? '']
  let ctx: Context | undefined
  try {
    const isUpload = route.maxFileBytes !== undefined
    const hasJson = !isUpload && (req.method === 'POST' || req.method === 'PUT')
    const isLarge = hasJson && route.bounds !== undefined && mayBeLarge(req)
    const small = hasJson && !isLarge ? await readJson(req, route.bounds) : undefined
    const caller = await contextOf(call)
    ctx = caller
    const isWrite = req.method !== 'GET' && req.method !== 'HEAD'
    await meetConditions(caller.viewer?.conditions, {
      isWrite,
      isExempt: isExempt(route),
      announce: text => void (call.headers[conditionsHeader] = text),
      disconnect: () => req.socket.destroy(),
    })
    // Only known callers may fill memory with files and large bodies.
    if (isLarge && route.needsAccount) requireViewer(caller)
    using large = isLarge && route.bounds ? holdBody(req, route.bounds, caller, routeWeight(req.method ?? '', path, undefined)) : undefined
    const body = large ? await large.read() : small
    const file = isUpload ? await readFile(req, route.maxFileBytes ?? 0, requireViewer(caller).accountId) : undefined
    const given = file ?? (body === undefined && route.mayBeEmpty ? {} : body)
    caller.allowance?.require(routeWeight(req.method ?? '', path, given))
    const query = queryOf(url)
    if (query.includes('%00')) throw invalid('TEXT_NOT_STORABLE', { field: 'query' })
    const search = new URLSearchParams(query)
    const reply: OutgoingHttpHeaders = {}
    const work = async () => {
      const result = await route.answer(caller, { params, query: route.query?.parse(search), body: given, headers: req.headers, reply })
      if (caller.written.length > 0) reply['x-operation-id'] = caller.written.join(', ')
      const status = route.status ?? (route.method === 'DELETE' ? 204 : 200)
      return { status, body: status === 204 ? undefined : result }
    }
    const key = route.method === 'POST' && isDemonstration(route) ? req.headers['idempotency-key'] : undefined
    if (typeof key === 'string') {
      const request = { method: route.method, path: url, body: file ? hash('sha256', file) : body }
      const result = await once(caller, key, request, work)
      send(call, result.status, result.body, { ...reply, ...(result.isReplay && { 'idempotency-replayed': 'true' }) })
    } else {
      const result = await work()
      if (result.body instanceof Readable) return void sendFile(call, result.body, { 'content-type': route.file, ...reply })
      checkAnswer(caller, result.body)
      if (route.method === 'GET' && isDemonstration(route))
        sendFresh(call, result.body, { ...listHeaders(path, search, result.body), ...reply })
      else send(call, result.status, result.body, reply)
    }
  } catch (error) {
    const known = toAppError(error, parts, requestId)
    if (known) fail(call, route, await withLabels(known, matched, ctx, params))
    else
      send(call, 500, { ...formatFailure(route, { message: internalErrorMessage(requestId), code: 'INTERNAL_SERVER_ERROR' }), requestId })
  }
}

/** A response that is written as it is read; an error or a client that is gone ends both. */
function sendFile({ res, ...call }: Call, file: Readable, headers: OutgoingHttpHeaders) {
  res.writeHead(200, { ...call.headers, 'cache-control': 'no-store', ...headers })
  pipeline(file, res, () => undefined)
}

/** Routes for the contract's demo data; account and text routes have their own rules. */
const isDemonstration = ({ path }: Route) => path.startsWith('/api/') && !path.startsWith('/api/auth/')

/** Signing in and out, the session check, and the conditions themselves. */
const isExempt = ({ path }: Route) => /^\/(?:register|me|api\/auth)\//.test(path) || path === '/api/_workspace/conditions'

/** A GET response with an ETag, or 304. Responses that vary with each request say `no-store`. */
function sendFresh(call: Call, body: unknown, headers: OutgoingHttpHeaders) {
  if (headers['cache-control'] === 'no-store') return send(call, 200, body, headers)
  const text = JSON.stringify(body)
  const etag = etagOf(text)
  const fresh = { 'cache-control': 'private, no-cache', vary: 'Authorization', etag, ...headers }
  if (isKnown(call.req.headers['if-none-match'], etag)) return send(call, 304, undefined, fresh)
  return send(call, 200, text, { 'content-type': 'application/json; charset=utf-8', ...fresh })
}

/** Parameters with enum names, for which the route has labels. */
const enumParams = new Set(['from', 'to', 'allowed', 'status'])

/** The error in REST terms: enum names as the route's labels, the current record as GET returns it. */
async function withLabels(
  error: AppError,
  { route, getRoute: twin }: MatchedRoute,
  ctx: Context | undefined,
  params: Params,
): Promise<AppError> {
  const labels = route.body?.labels ?? {}
  const label = (name: unknown): unknown =>
    Array.isArray(name) ? name.map(label) : typeof name === 'string' && Object.hasOwn(labels, name) ? labels[name] : name
  // A list index would be meaningless in a message.
  const inSentence = (name: unknown): unknown =>
    Array.isArray(name) ? name.map(inSentence) : typeof label(name) === 'number' ? String(name).toLowerCase() : label(name)
  const { allowed, current, ...facts } = error.facts
  const found = current !== undefined && twin && ctx ? await fetchCurrent(twin, ctx, params) : undefined
  const named = Object.entries(error.params).map(([name, value]) => [name, enumParams.has(name) ? inSentence(value) : value])
  return error.with(Object.fromEntries(named) as MessageParams, {
    ...facts,
    ...(Array.isArray(allowed) && { allowed: label(allowed) }),
    ...(found !== undefined && { current: found }),
  })
}

async function fetchCurrent(getRoute: Route, ctx: Context, params: Params): Promise<unknown> {
  try {
    return await getRoute.answer(ctx, { params, query: undefined, body: undefined, headers: {}, reply: {} })
  } catch {
    // Deleted in the meantime: the error is returned without the record.
    return undefined
  }
}

function fail(call: Call, route: Route, error: AppError) {
  const { req, requestId } = call
  const form = errorForms[error.kind]
  const headers = error.retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(error.retryAfter)) }
  const rule = route.errors?.find(({ when }) => when === error.kind)
  if (rule?.drops && req.headers['x-contract'] === 'strict') return void req.socket.destroy()
  if (rule && !rule.body) return send(call, rule.status, undefined, headers)
  const result = rule?.body?.(error.message, error.field, error.reason)
  if (typeof result === 'string')
    return send(call, rule?.status ?? form.status, result, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
  const body = result ?? {
    ...formatFailure(route, {
      message: error.message,
      code: form.code,
      reason: error.reason,
      field: error.field,
      params: publicParams(error),
    }),
    ...error.facts,
  }
  send(call, rule?.status ?? form.status, { ...body, code: form.code, requestId }, headers)
}

const formatFailure = (route: Route, failure: Failure) => route.failure?.(failure) ?? failure

function send(call: Call, status: number, body: unknown, headers: OutgoingHttpHeaders = {}) {
  const { req, res } = call
  if (res.headersSent) return
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
  const isEmpty = status === 204 || status === 304
  res.writeHead(status, {
    ...call.headers,
    'cache-control': 'no-store',
    ...(!isEmpty && { 'content-length': Buffer.byteLength(text) }),
    ...(typeof body === 'object' && jsonType),
    ...headers,
  })
  endTogether(res, req.method === 'HEAD' ? undefined : text)
}

const jsonType = { 'content-type': 'application/json; charset=utf-8' }
