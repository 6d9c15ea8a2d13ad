/** Composes the application: both APIs, the web application, and health checks. */
import { hash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import express from 'express'
import helmet from 'helmet'
import { listDemoLogins, registerDemoHistory } from './areas/account/demo.ts'
import { type OutboxReader, outboxRouter } from './areas/account/outbox.ts'
import { findViewer } from './areas/account/sessions.ts'
import { sandboxPageRouter } from './areas/billing/sandbox-page-routes.ts'
import { findSharedWorkspace } from './areas/developer/shares.ts'
import { webhookRouter } from './areas/billing/webhook-routes.ts'
import { areaRoutes } from './areas/index.ts'
import { emailFrameRouter } from './areas/email/frame-routes.ts'
import { pictureRouter } from './areas/products/picture-routes.ts'
import { lectureRouter } from './lectures/router.ts'
import { artRouter } from './pictures.ts'
import { type Context, type Parts, requireWriting, type Viewer } from './context.ts'
import { historyEntries } from '../seed/history.ts'
import { copiedLists } from '../seed/copies.ts'
import { fillList } from '../seed/fill-list.ts'
import { seeds } from '../seed/index.ts'
import { registerSeeds } from './db/demo-rows.ts'
import { publicWorkspace, registerLists } from './db/workspaces.ts'
import { errorForms, unauthenticated } from './errors.ts'
import { internalErrorMessage, toAppError } from './error-reporting.ts'
import { networkOf } from './http/networks.ts'
import type { Config } from './config.ts'
import { type Call, sendText } from './http/call.ts'
import { headersOf, rememberHosts, serveDirectly } from './http/direct.ts'
import { isKnownHost, isLocalCall, isLoopback } from './http/hosts.ts'
import {
  addressOf,
  allowOrigins,
  type Caller,
  callOf,
  dataOnly,
  forwardedWarning,
  knownHost,
  knownMethods,
  limitRequests,
  observeRequest,
  oneHost,
  sameOriginWrites,
  tokenOf,
} from './http/middleware.ts'
import { type Allowance, RateLimiter } from './http/rate-limit.ts'
import { shareSpending } from './http/rate-limit-sharing.ts'
import { buildSchema, createGraphqlServer, wordsFor } from './graphql/apollo-server.ts'
import { documentsRouter } from './rest/documents.ts'
import { describeRoutes } from './rest/openapi.ts'
import { graphqlTypeFor, reject } from './http/reject.ts'
import { mountRoutes } from './rest/router.ts'
import { serveSubscriptions } from './graphql/subscriptions.ts'
import { webRoutes } from './http/web-pages.ts'

export interface App {
  server: Server
  /** Answers `/readyz` with 503, and closes each connection after its response, while requests are still served. */
  refuseNew: () => void
  /** Finishes open requests within 10 seconds, then closes. */
  close: () => Promise<void>
}

const apiPaths = ['/graphql', '/api', '/register', '/me', '/text', '/order', '/subscription']
const drainMs = 10_000

/** Client name of the web application; histories show its writes with the source `ui`. */
const webClientName = 'deskwright-web'

async function createContext(
  parts: Parts,
  req: Caller,
  source: Context['source'],
  { requestId, token, allowance }: { requestId: string; token: string; allowance: Allowance | undefined },
): Promise<Context> {
  const viewer: Viewer | null = token ? await findViewer(parts, token) : null
  allowance?.identify(viewer ? (viewer.apiKey ? `k:${viewer.apiKey.id}` : `a:${viewer.accountId}`) : undefined)
  const isWebApplication = source === 'graphql' && req.headers['apollographql-client-name'] === webClientName
  const open = parts.config.publicWorkspace !== 'off' ? publicWorkspace : null
  return {
    ...parts,
    db: parts.store.db,
    viewer,
    workspace: viewer ? { id: viewer.workspaceId, kind: 'own' } : token ? await findSharedWorkspace(parts, token) : open,
    source: isWebApplication ? 'ui' : source,
    requestId,
    allowance,
    address: addressOf(req, parts.config.trustProxy),
    userAgent: (req.headers['user-agent'] ?? '').slice(0, 300),
    written: [],
    disconnect: () => req.socket.destroy(),
  }
}

/** The context of a call over HTTP. */
const contextOf = (parts: Parts, { req, requestId, allowance }: Call, source: 'graphql' | 'rest') =>
  createContext(parts, req, source, { requestId, token: tokenOf(req.headers.authorization), allowance })

/** Builds the application; it does not listen yet. */
registerSeeds(seeds)
registerLists(
  Object.entries(copiedLists).map(([name, { tables, limit }]) => ({ name, tables: tables.map(({ table }) => table), limit: limit?.rows })),
  fillList,
)
registerDemoHistory(historyEntries)

export async function createApp(parts: Parts, { dist }: { dist: string }): Promise<App> {
  const { config, log, metrics } = parts
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', config.trustProxy)
  app.use(dataOnly)
  app.use(oneHost)
  app.get('/healthz', (_req, res) => void res.type('text').send('ok'))
  let isEnding = false
  app.get('/readyz', (_req, res, next) => {
    metrics.findProblems().then(found => {
      const problems = isEnding ? ['the server is shutting down'] : found
      if (problems.length > 0) res.status(503).set('retry-after', '5')
      return res.type('text').send(problems.join('\n') || 'ready')
    }, next)
  })

  const isAccepted = rememberHosts(isKnownHost, config)
  app.use((req, res, next) => {
    const requestId = randomUUID()
    res.setHeader('x-request-id', requestId)
    observeRequest(parts, req.originalUrl, res, requestId)
    next()
  })
  app.use(knownHost(isAccepted))
  app.use(knownMethods)
  app.use(forwardedWarning(parts))
  app.get('/metrics', (req, res, next) => {
    if (!mayReadMetrics(req, config)) return reject(res, 401, 'METRICS_TOKEN_REQUIRED')
    metrics.render().then(text => res.type('text').send(text), next)
  })
  const secure = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: config.appUrl.startsWith('https:'),
    crossOriginResourcePolicy: false,
  })
  app.use(secure)
  // Before the rate limit, so that cross-origin pages can read its response.
  app.use('/api', allowOrigins(config))
  app.use(apiPaths, sameOriginWrites(config))
  const limiter =
    config.rateLimit > 0 ? new RateLimiter({ perMinute: config.rateLimit, networkOf, onReject: metrics.countRejected }) : undefined
  const sharing = limiter && parts.store.kind === 'postgres' ? shareSpending(limiter, parts) : undefined
  if (limiter) app.use(apiPaths, limitRequests(limiter, config.trustProxy))

  const schema = buildSchema()
  const graphql = await createGraphqlServer(parts, schema, call => contextOf(parts, call, 'graphql'))
  const answerGraphql = (call: Call) => {
    graphql.handle(call).catch((error: unknown) => {
      const { res, requestId } = call
      const known = toAppError(error, parts, requestId)
      if (res.headersSent) return void res.end()
      const code = known ? errorForms[known.kind] : { status: 500, code: 'INTERNAL_SERVER_ERROR' }
      const message = known?.message ?? internalErrorMessage(requestId)
      const extensions = { code: code.code, reason: known?.reason, field: known?.field, ...known?.facts, requestId }
      const text = JSON.stringify({ errors: [{ message, extensions }] })
      const wait = known?.retryAfter === undefined ? {} : { 'retry-after': String(known.retryAfter) }
      sendText(call, code.status, text, { 'content-type': graphqlTypeFor(call.req.headers), ...wait })
    })
  }
  app.use('/graphql', (req, res) => {
    req.url = req.originalUrl
    if (req.method === 'GET' && !req.originalUrl.includes('?') && req.headers.accept?.includes('text/html'))
      return void res.redirect(302, '/sandbox')
    answerGraphql(callOf(req, res))
  })

  app.use(documentsRouter(() => describeRoutes(areaRoutes, (type, field) => wordsFor(schema, type, field))))
  app.use(emailFrameRouter())
  const findRoute = mountRoutes(app, parts, areaRoutes, async call => {
    const ctx = await contextOf(parts, call, 'rest')
    const { url = '', method, headers } = call.req
    if (method !== 'GET' && method !== 'HEAD') requireWriting(ctx)
    const isDemonstration = url.startsWith('/api/') && !url.startsWith('/api/auth/')
    if (isDemonstration && headers.authorization && !ctx.workspace) throw unauthenticated('TOKEN_INVALID')
    return ctx
  })
  app.use(webhookRouter(parts))
  app.use(sandboxPageRouter(parts))
  app.use(lectureRouter())
  app.use(artRouter())
  app.use(pictureRouter(parts))
  app.use(outboxRouter(parts, req => findOutboxReader(parts, req)))
  app.use(
    webRoutes({
      dist,
      appUrl: config.appUrl,
      introspection: config.introspection,
      known: { DemoLogins: { demoLogins: listDemoLogins(parts) } },
    }),
  )
  app.use((error: unknown, _req: express.Request, res: express.Response, _next: express.NextFunction) => {
    const requestId = String(res.getHeader('x-request-id') ?? '')
    const malformed = error instanceof URIError
    const isGone = res.closed && !res.writableFinished
    if (!malformed) log[isGone ? 'debug' : 'error']({ err: error, requestId }, 'request failed')
    if (res.headersSent) return
    if (malformed) reject(res, 400, 'ADDRESS_MALFORMED')
    else reject(res, 500, 'INTERNAL_ERROR', { requestId })
  })

  const server = createServer(
    { connectionsCheckingInterval: 5000, headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: 16 * 1024 },
    serveDirectly(app, {
      ...parts,
      limiter,
      isKnownHost: isAccepted,
      headers: headersOf(dataOnly, secure),
      find: (method, path) => (method === 'POST' && path === '/graphql' ? answerGraphql : findRoute(method, path)),
    }),
  )
  const subscriptions = serveSubscriptions(server, parts, schema, {
    limiter,
    networkOf,
    contextOf: (req, token, allowance) =>
      createContext(parts, req, 'graphql', { requestId: randomUUID(), token: tokenOf(token), allowance }),
    watchSession: (ctx, token, ended) => watchSession(parts, ctx.viewer, tokenOf(token), ended),
  })
  server.prependListener('request', (_req, res) => {
    if (isEnding) res.shouldKeepAlive = false
  })
  return {
    server,
    refuseNew() {
      isEnding = true
    },
    async close() {
      const closed = new Promise(resolve => server.close(resolve))
      // Closes each connection after its current response instead of keeping it alive.
      const idle = setInterval(() => server.closeIdleConnections(), 100)
      await subscriptions.stop()
      const late = setTimeout(() => server.closeAllConnections(), drainMs)
      await closed
      clearInterval(idle)
      clearTimeout(late)
      await graphql.stop()
      sharing?.stop()
    },
  }
}

function mayReadMetrics(req: IncomingMessage, { metricsToken }: Config): boolean {
  const given = tokenOf(req.headers.authorization)
  return isLocalCall(req) || (metricsToken !== undefined && hash('sha256', given) === hash('sha256', metricsToken))
}

/** The outbox shows sign-in codes: on a developer's own machine all of them, elsewhere those of the administrator who asks. */
async function findOutboxReader(parts: Parts, req: IncomingMessage): Promise<OutboxReader | undefined> {
  const { host, appUrl } = parts.config
  if (isLoopback(host) && isLoopback(new URL(appUrl).hostname) && isLocalCall(req)) return 'everybody'
  const viewer = await findViewer(parts, tokenOf(req.headers.authorization))
  return viewer?.role === 'admin' && !viewer.isDemo && !viewer.apiKey ? { email: viewer.email } : undefined
}

/** Checks the session again when its account changes, and periodically for expiry. */
function watchSession(parts: Parts, viewer: Viewer | null, token: string, ended: () => void) {
  const stop = new AbortController()
  const check = () => {
    findViewer(parts, token).then(
      found => void (found || ended()),
      (error: unknown) => parts.log.warn({ err: error }, 'session check failed'),
    )
  }
  const timer = setInterval(check, 4000)
  timer.unref()
  const follow = async () => {
    for await (const _ of parts.events.subscribe(`account:${viewer?.accountId ?? 0}`, stop.signal)) check()
  }
  follow().catch((error: unknown) => parts.log.warn({ err: error }, 'session watch ended'))
  return {
    stop() {
      clearInterval(timer)
      stop.abort()
    },
  }
}
