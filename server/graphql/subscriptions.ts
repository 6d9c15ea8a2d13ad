/** GraphQL over WebSocket: graphql-ws with the same limits as over HTTP. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  type DocumentNode,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  subscribe,
  validate,
} from 'graphql'
import { useServer as serveWebSocket } from 'graphql-ws/use/ws'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Context, Parts } from '../context.ts'
import { checkAnswer } from '../db/answer-size.ts'
import { sinceLastChange } from '../db/operations.ts'
import { AppError } from '../errors.ts'
import { isKnownHost, isTrustedOrigin } from '../http/hosts.ts'
import { addressOf, type Caller } from '../http/middleware.ts'
import type { Allowance, RateLimiter } from '../http/rate-limit.ts'
import { formatError } from './apollo-server.ts'
import { checkLimits, checkRate, checkScope, checkTexts, limits } from './limits.ts'
import { meetGraphqlConditions } from './sandbox-conditions.ts'
import { isStream, Member, shareKey, shareSubscriptions, type Stream } from './shared-subscriptions.ts'

type Socket = {
  token?: string
  /** Operations rejected by the rate limit. */
  rejected?: number
  checks?: { stop: () => void }
}

interface WebSocketParts {
  /** The rate limit of requests over HTTP; none where it is off. */
  limiter: RateLimiter | undefined
  networkOf: (address: string) => string
  contextOf: (req: Caller, token: string, allowance: Allowance | undefined) => Promise<Context>
  /** Watches a session, and calls back when it ends. */
  watchSession: (ctx: Context, token: string, ended: () => void) => { stop: () => void }
}

const maxOperations = 20
const maxSocketsPerAccount = 5
/** Connections without a session, and those that are not initialized yet. */
const maxSocketsPerNetwork = 20
const maxSockets = 12_000
/** Valid operations, kept by their text up to this length. */
const maxDocuments = 100
const maxKnownText = 5000
/** Rejected operations after which a connection is closed. */
const maxRejected = 50
const policyViolation = 1008
/** WebSocket close code. */
const tryAgainLater = 1013

/** Subscriptions, and any other operation, on `/graphql` over WebSocket. */
export function serveSubscriptions(
  server: Server,
  parts: Parts,
  schema: GraphQLSchema,
  { limiter, networkOf, contextOf, watchSession }: WebSocketParts,
): { stop: () => Promise<void> } {
  const sockets = new WebSocketServer({
    // The HTTP server's own errors, such as a port in use, are handled elsewhere.
    noServer: true,
    path: '/graphql',
    maxPayload: 64 * 1024,
    // One message per turn of the event loop, so that thousands from one connection don't block others.
    allowSynchronousEvents: false,
    verifyClient: ({ origin, req }: { origin?: string; req: IncomingMessage }) => !origin || isTrustedOrigin(origin, req, parts.config),
  })
  parts.metrics.watchConnections(() => sockets.clients.size)
  const networks = new SocketCounts(maxSocketsPerNetwork)
  const accounts = new SocketCounts(maxSocketsPerAccount)
  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = addressOf(req, parts.config.trustProxy)
    const network = networkOf(address)
    if (!isKnownHost(req.headers.host, parts.config)) return refuseUpgrade(socket, '421 Misdirected Request')
    const isFull = sockets.clients.size >= maxSockets || networks.isFull(network)
    if (isFull || limiter?.allowanceOf('', address).raiseTo(1).isOver) return refuseUpgrade(socket, '429 Too Many Requests')
    sockets.handleUpgrade(req, socket, head, ws => {
      admit(ws, network)
      sockets.emit('connection', ws, openingOf(req))
    })
  })
  // Apart from the request's own function, whose variables would be kept with the connection.
  function admit(ws: WebSocket, network: string) {
    networks.add(ws, network)
    ws.once('close', () => {
      networks.remove(ws)
      accounts.remove(ws)
    })
  }
  const running = new WeakMap<object, number>()
  const listeners = new WeakMap<object, AbortController>()
  const shareKeys = new WeakMap<object, string>()
  const finish = (context: unknown, result: ExecutionResult): ExecutionResult =>
    result.errors
      ? { ...result, errors: result.errors.map(error => toError(formatError(parts, requestIdOf(context), error.toJSON(), error))) }
      : (findExcess(parts, context, result) ?? result)
  const share = shareSubscriptions({ countShared: change => parts.metrics.countShared(change), finish })
  const { introspection } = parts.config
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  const withoutSuggestions = (error: GraphQLError) =>
    introspection ? error : new GraphQLError(error.message.replace(/ ?Did you mean(.+?)\?$/s, ''), { nodes: error.nodes ?? null })
  // Most connections send the same few operations, and keep them as long as they last.
  const documents = new Map<string, DocumentNode>()
  function read(query: string): DocumentNode {
    const known = documents.get(query)
    if (known) return known
    const document = parse(query, { maxTokens: limits.tokens })
    const errors = validate(schema, document, rules)
    if (errors.length > 0) throw new AggregateError(errors.map(withoutSuggestions))
    if (documents.size >= maxDocuments) documents.clear()
    if (query.length <= maxKnownText) documents.set(query, document)
    return document
  }
  const disposable = serveWebSocket<Record<string, unknown>, Socket>(
    {
      schema,
      async onConnect({ connectionParams, extra }) {
        const given = connectionParams?.authorization ?? connectionParams?.Authorization
        extra.token = typeof given === 'string' ? given : ''
        const ctx = await contextOf(extra.request, extra.token, undefined).catch((error: unknown) => {
          parts.log.error({ err: error }, 'a connection could not be opened')
          extra.socket.close(tryAgainLater)
        })
        if (!ctx || (extra.token && !ctx.viewer)) return false
        if (!ctx.viewer) return true
        const account = String(ctx.viewer.accountId)
        if (accounts.isFull(account) || extra.socket.readyState !== extra.socket.OPEN) return false
        accounts.add(extra.socket, account)
        networks.remove(extra.socket)
        extra.checks = watchSession(ctx, extra.token, () => extra.socket.close(4403, 'Your session has ended'))
        // Tells a client whether it missed changes between its queries and this connection.
        return { sinceLastChangeMs: await sinceLastChange(ctx) }
      },
      onClose: ({ extra }) => extra.checks?.stop(),
      async onSubscribe({ extra }, _id, { query, operationName, variables }) {
        const token = extra.token ?? ''
        const allowance = limiter?.allowanceOf(token, addressOf(extra.request, parts.config.trustProxy))
        // First, because rejections cost time, too.
        if (allowance?.raiseTo(1).isOver) rejectAgain(extra)
        const count = running.get(extra) ?? 0
        if (count >= maxOperations) return [new GraphQLError(`A connection may run ${maxOperations} operations at once`)]
        running.set(extra, count + 1)
        try {
          checkRate(allowance, 1)
          const document = read(query)
          const operation = getOperationAST(document, operationName)
          if (!operation) throw new GraphQLError('Name one operation of the document')
          if (!token && operation.operation !== 'subscription') throw overHttpOnly()
          const weight = checkLimits(document, operation, variables)
          checkTexts(document, variables)
          const listening = new AbortController()
          const contextValue = { ...(await contextOf(extra.request, token, allowance)), ended: listening.signal }
          checkScope(contextValue, operation)
          checkRate(allowance, weight)
          await meetGraphqlConditions(contextValue, operation, () => undefined)
          listeners.set(contextValue, listening)
          const key = shareKey(operation, { query, operationName, variables }, contextValue)
          if (key !== undefined) shareKeys.set(contextValue, key)
          return { schema, document, operationName, variableValues: variables, contextValue }
        } catch (error) {
          running.set(extra, Math.max((running.get(extra) ?? 1) - 1, 0))
          return toErrors(error)
        }
      },
      subscribe: args => {
        const key = shareKeys.get(Object(args.contextValue))
        if (key === undefined) return subscribe(args)
        const member = share(key, { ...args })
        // graphql-ws keeps the arguments as long as the subscription lasts, but a member reads only its group's results.
        args.contextValue = undefined
        return member
      },
      onOperation({ extra }, id, _payload, { contextValue }, result) {
        if (result instanceof Member) return result.listen(id, { socket: extra.socket, stream: extra.request.socket })
        return isStream(result) ? missingNothing(endingAtOnce(result, listeners.get(Object(contextValue))), extra.socket) : undefined
      },
      onComplete: ({ extra }) => void running.set(extra, Math.max((running.get(extra) ?? 1) - 1, 0)),
      onNext: (_connection, _id, _payload, { contextValue }, result) => finish(contextValue, result),
      onError: (_connection, _id, _payload, errors) =>
        errors.map(error =>
          // Errors thrown by a stream are wrapped without their path.
          error instanceof GraphQLError
            ? formatError(parts, 'ws', error.toJSON(), error.originalError ?? error)
            : { message: 'The operation could not be read' },
        ),
    },
    sockets,
    30_000,
  )
  // Oversized messages and lost connections are client errors; graphql-ws would log them as server errors.
  sockets.on('connection', socket => {
    socket.removeAllListeners('error')
    socket.on('error', error => parts.log.debug({ err: error }, 'connection failed'))
  })
  return { stop: async () => disposable.dispose() }
}

/** What is read of a connection's first request later; thousands of connections would keep the rest of it. */
function openingOf({ socket, headers }: IncomingMessage): Caller {
  const { 'user-agent': userAgent, 'x-forwarded-for': forwarded } = headers
  return { socket, headers: { 'user-agent': userAgent, 'x-forwarded-for': forwarded, 'apollographql-client-name': headers['apollographql-client-name'] } } // prettier-ignore
}

/** Counts open connections by account or network. */
class SocketCounts {
  private readonly max: number
  private readonly counts = new Map<string, number>()
  private readonly owners = new WeakMap<WebSocket, string>()

  constructor(max: number) {
    this.max = max
  }

  isFull(owner: string): boolean {
    return (this.counts.get(owner) ?? 0) >= this.max
  }

  add(socket: WebSocket, owner: string): void {
    this.owners.set(socket, owner)
    this.counts.set(owner, (this.counts.get(owner) ?? 0) + 1)
  }

  remove(socket: WebSocket): void {
    const owner = this.owners.get(socket)
    if (owner === undefined) return
    this.owners.delete(socket)
    const left = (this.counts.get(owner) ?? 1) - 1
    if (left > 0) this.counts.set(owner, left)
    else this.counts.delete(owner)
  }
}

function refuseUpgrade(socket: Duplex, status: string) {
  socket.on('error', () => undefined)
  socket.end(`HTTP/1.1 ${status}\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** Errors of a rejected operation. */
function toErrors(error: unknown): GraphQLError[] {
  if (error instanceof AggregateError) return error.errors.filter(each => each instanceof GraphQLError)
  return [error instanceof GraphQLError ? error : new GraphQLError('The operation could not be read')]
}

function rejectAgain(extra: Socket & { socket: WebSocket }) {
  extra.rejected = (extra.rejected ?? 0) + 1
  if (extra.rejected !== maxRejected) return
  extra.socket.close(policyViolation, 'Too many requests')
  // Without waiting for a client that keeps sending.
  setTimeout(() => extra.socket.terminate(), 100).unref()
}

const overHttpOnly = () =>
  new GraphQLError('Without a session, only subscriptions run over WebSocket. Send queries and mutations over HTTP.', {
    extensions: { code: 'OPERATION_OVER_SOCKET' },
  })

/**
 * Ends the source first: a generator that waits for an event would end only with that event, and count as running until
 * then.
 */
function endingAtOnce(stream: Stream, listening: AbortController | undefined): Stream {
  const end = stream.return.bind(stream)
  stream.return = value => {
    listening?.abort()
    return end(value)
  }
  return stream
}

/** When a stream missed events, its connection is closed: clients reconnect automatically and refetch. */
function missingNothing(stream: Stream, socket: WebSocket): Stream {
  const next = stream.next.bind(stream)
  stream.next = async () => {
    try {
      return await next()
    } catch (error) {
      if (!(error instanceof AppError && error.kind === 'unavailable')) throw error
      socket.close(tryAgainLater)
      return { done: true, value: undefined }
    }
  }
  return stream
}

/** The error for a response that is too large, if it is. */
function findExcess(parts: Parts, context: unknown, { data }: ExecutionResult): ExecutionResult | undefined {
  try {
    checkAnswer(context as Context, data) // set by `onSubscribe`
    return undefined
  } catch (error) {
    return { errors: [toError(formatError(parts, requestIdOf(context), { message: '' }, error))] }
  }
}

const toError = ({ message, extensions, path }: GraphQLFormattedError) => new GraphQLError(message, { path, extensions: extensions ?? {} })
const requestIdOf = (context: unknown) =>
  typeof context === 'object' && context !== null && 'requestId' in context ? String(context.requestId) : 'ws'
