/** GraphQL over WebSocket: graphql-ws with the same limits as over HTTP. */
import type { IncomingMessage, Server } from 'node:http'
import {
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { useServer as serveWebSocket } from 'graphql-ws/use/ws'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Context, Parts } from '../context.ts'
import { AppError } from '../errors.ts'
import { formatError } from './apollo-server.ts'
import { checkLimits, checkTexts, limits } from './limits.ts'

type Socket = {
  token?: string
  checks?: { stop: () => void }
}

interface WebSocketParts {
  contextOf: (req: IncomingMessage, token: string) => Promise<Context>
  /** Watches a session and calls back when it has ended. */
  watchSession: (ctx: Context, token: string, ended: () => void) => { stop: () => void }
}

const maxOperations = 20
const maxSocketsPerAccount = 5
/** WebSocket close code. */
const tryAgainLater = 1013

/** Subscriptions, and any other operation, on `/graphql` over WebSocket. */
export function serveSubscriptions(
  server: Server,
  parts: Parts,
  schema: GraphQLSchema,
  { contextOf, watchSession }: WebSocketParts,
): { stop: () => Promise<void> } {
  const sockets = new WebSocketServer({
    // The server's own errors, such as a port in use, do not concern the sockets.
    noServer: true,
    path: '/graphql',
    maxPayload: 64 * 1024,
    verifyClient: ({ origin, req }: { origin?: string; req: IncomingMessage }) => !origin || isSameSite(origin, req, parts.config.appUrl),
  })
  server.on('upgrade', (req, socket, head) => sockets.handleUpgrade(req, socket, head, ws => sockets.emit('connection', ws, req)))
  const perAccount = new Map<number, number>()
  const running = new WeakMap<object, number>()
  const listeners = new WeakMap<object, AbortController>()
  const { introspection } = parts.config
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  const withoutSuggestions = (error: GraphQLError) =>
    introspection ? error : new GraphQLError(error.message.replace(/ ?Did you mean(.+?)\?$/s, ''), { nodes: error.nodes ?? null })
  const disposable = serveWebSocket<Record<string, unknown>, Socket>(
    {
      schema,
      context: async ({ extra }) => contextOf(extra.request, extra.token ?? ''),
      async onConnect({ connectionParams, extra }) {
        const given = connectionParams?.authorization ?? connectionParams?.Authorization
        extra.token = typeof given === 'string' ? given : ''
        const ctx = await contextOf(extra.request, extra.token)
        if (extra.token && !ctx.viewer) return false
        if (!ctx.viewer) return true
        const { accountId } = ctx.viewer
        const open = perAccount.get(accountId) ?? 0
        if (open >= maxSocketsPerAccount) return false
        perAccount.set(accountId, open + 1)
        const watching = watchSession(ctx, extra.token, () => extra.socket.close(4403, 'Your session has ended'))
        extra.checks = {
          stop() {
            watching.stop()
            perAccount.set(accountId, (perAccount.get(accountId) ?? 1) - 1)
          },
        }
        return true
      },
      onClose: ({ extra }) => extra.checks?.stop(),
      async onSubscribe({ extra }, _id, { query, operationName, variables }) {
        const count = running.get(extra) ?? 0
        if (count >= maxOperations) return [new GraphQLError(`A connection may run ${maxOperations} operations at once`)]
        try {
          const document = parse(query, { maxTokens: limits.tokens })
          const faults = validate(schema, document, rules)
          if (faults.length > 0) return faults.map(withoutSuggestions)
          const operation = getOperationAST(document, operationName)
          if (!operation) return [new GraphQLError('Name one operation of the document')]
          checkLimits(document, operation, variables)
          checkTexts(document, variables)
          running.set(extra, count + 1)
          const listening = new AbortController()
          const contextValue = { ...(await contextOf(extra.request, extra.token ?? '')), ended: listening.signal }
          listeners.set(contextValue, listening)
          return { schema, document, operationName, variableValues: variables, contextValue }
        } catch (error) {
          return [error instanceof GraphQLError ? error : new GraphQLError('The operation could not be read')]
        }
      },
      onOperation: ({ extra }, _id, _payload, { contextValue }, result) =>
        isStream(result) ? missingNothing(endingAtOnce(result, listeners.get(Object(contextValue))), extra.socket) : undefined,
      onComplete: ({ extra }) => void running.set(extra, Math.max((running.get(extra) ?? 1) - 1, 0)),
      onNext: (_connection, _id, _payload, { contextValue }, result) =>
        result.errors
          ? { ...result, errors: result.errors.map(error => toError(formatError(parts, requestIdOf(contextValue), error.toJSON(), error))) }
          : undefined,
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
  return { stop: async () => disposable.dispose() }
}

type Stream = AsyncGenerator<ExecutionResult, void, void>
const isStream = (result: object): result is Stream => Symbol.asyncIterator in result

/**
 * A stream that ends its source before itself: a generator waiting for the next event would end only with that event,
 * and count as running until then.
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

const toError = ({ message, extensions, path }: GraphQLFormattedError) => new GraphQLError(message, { path, extensions: extensions ?? {} })
const requestIdOf = (context: unknown) =>
  typeof context === 'object' && context !== null && 'requestId' in context ? String(context.requestId) : 'ws'

function isSameSite(origin: string, req: IncomingMessage, appUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === req.headers.host || host === new URL(appUrl).host
}
