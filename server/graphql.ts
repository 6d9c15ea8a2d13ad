/** The GraphQL door: Apollo Server behind our own adapter for HTTP, graphql-ws for subscriptions, the same limits on both. */
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled'
import { makeExecutableSchema } from '@graphql-tools/schema'
import {
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  isObjectType,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { useServer as serveWebSocket } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import { areaResolvers } from './areas/index.ts'
import { largeBody, readJson } from './body.ts'
import { compiledExecution } from './compiled.ts'
import type { Context, Parts } from './context.ts'
import { AppError, errorForms } from './errors.ts'
import { oursMessage, toAppError } from './faults.ts'
import { checkLimits, limits } from './limits.ts'
import { scalars } from './scalars.ts'

const folder = new URL('../schema/', import.meta.url)

/** The executable schema, drawn from the files of `schema/` and the areas' resolvers. */
export function buildSchema(): GraphQLSchema {
  const typeDefs = readdirSync(folder)
    .filter(file => file.endsWith('.graphql'))
    .map(file => readFileSync(new URL(file, folder), 'utf8'))
  return makeExecutableSchema<Context>({ typeDefs, resolvers: [scalars, ...areaResolvers] })
}

/** What the schema says of a type, or of one of its fields. */
export function wordsFor(schema: GraphQLSchema, name: string, field: string): string | undefined {
  const type = schema.getType(name)
  if (field === '') return type?.description ?? undefined
  return isObjectType(type) ? (type.getFields()[field]?.description ?? undefined) : undefined
}

/** An expected failure as GraphQL tells it. */
function toGraphqlError(error: AppError, original: GraphQLFormattedError): GraphQLFormattedError {
  const extensions = { code: errorForms[error.kind].code, field: error.field, retryAfter: error.retryAfter, ...error.facts }
  return { ...original, message: error.message, extensions: JSON.parse(JSON.stringify(extensions)) as Record<string, unknown> }
}

/** Formats any error for a caller: expected failures in full, errors of ours by the request's id only. */
export function formatError(parts: Parts, requestId: string, formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = unwrapResolverError(error)
  if (original instanceof GraphQLError) return formatted
  const known = toAppError(original, parts, requestId)
  if (known) return toGraphqlError(known, formatted)
  return { ...formatted, message: oursMessage(requestId), extensions: { code: 'INTERNAL_SERVER_ERROR', requestId } }
}

/** Old clients that do not name the GraphQL media type get 200 for a request that could not run, as GraphQL over HTTP wants. */
const legacyStatus: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ request, response }) {
      const { http, body } = response
      if (
        http.status !== 400 ||
        body.kind !== 'single' ||
        request.http?.headers.get('accept')?.includes('application/graphql-response+json')
      )
        return
      const code = body.singleResult.errors?.[0]?.extensions?.code
      if (code === 'GRAPHQL_PARSE_FAILED' || code === 'GRAPHQL_VALIDATION_FAILED' || code === 'BAD_USER_INPUT') http.status = 200
    },
  }),
}

/** A write tells which operations it made, so that whoever wrote can take just that back. */
const toldOperations: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ response: { body }, contextValue: { written } }) {
      if (body.kind === 'single' && written.length > 0)
        body.singleResult.extensions = { ...body.singleResult.extensions, operationIds: written }
    },
  }),
}

// Apollo formats errors without their context; this remembers which request each belongs to.
const requestIds = new WeakMap<object, string>()

const operationLimits: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didEncounterErrors({ errors, contextValue }) {
      for (const error of errors) requestIds.set(error, contextValue.requestId)
    },
    async didResolveOperation({ document, operation, request }) {
      if (operation) checkLimits(document, operation, request.variables)
    },
  }),
}

export interface GraphqlDoor {
  handle: (req: IncomingMessage, res: ServerResponse, requestId: string) => Promise<void>
  stop: () => Promise<void>
}

/** Starts Apollo Server and gives the handler of `/graphql`. */
export async function createGraphqlDoor(
  parts: Parts,
  schema: GraphQLSchema,
  contextOf: (req: IncomingMessage, requestId: string) => Promise<Context>,
): Promise<GraphqlDoor> {
  const server = new ApolloServer<Context>({
    schema,
    introspection: parts.config.introspection,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !parts.config.introspection,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: limits.tokens },
    formatError: (formatted, error) => formatError(parts, requestIds.get(Object(error)) ?? 'unknown', formatted, error),
    logger: parts.log,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      operationLimits,
      compiledExecution((requestId, formatted, error) => formatError(parts, requestId, formatted, error)),
      legacyStatus,
      toldOperations,
    ],
  })
  await server.start()

  async function handle(req: IncomingMessage, res: ServerResponse, requestId: string) {
    const headers = new HeaderMap()
    for (const [name, value] of Object.entries(req.headers))
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
    const url = req.url ?? ''
    const mark = url.indexOf('?')
    const isJson = headers.get('content-type')?.includes('json') ?? false
    const {
      status,
      headers: answerHeaders,
      body,
    } = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: req.method ?? 'GET',
        headers,
        search: mark < 0 ? '' : url.slice(mark),
        body: req.method === 'POST' && isJson ? await readJson(req, largeBody) : undefined,
      },
      context: () => contextOf(req, requestId),
    })
    const answer: Record<string, string> = {}
    for (const [name, value] of answerHeaders) answer[name] = value
    if (body.kind === 'complete') {
      answer['content-length'] = String(Buffer.byteLength(body.string))
      res.writeHead(status ?? 200, answer).end(body.string)
      return
    }
    res.writeHead(status ?? 200, answer)
    for await (const chunk of body.asyncIterator) res.write(chunk)
    res.end()
  }
  return { handle, stop: () => server.stop() }
}

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

/** Subscriptions, and any other operation, on `/graphql` over WebSocket. */
export function serveSubscriptions(
  server: Server,
  parts: Parts,
  schema: GraphQLSchema,
  { contextOf, watchSession }: WebSocketParts,
): { stop: () => Promise<void> } {
  const sockets = new WebSocketServer({
    // The server's own faults, such as a port that is taken, are not the sockets'.
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
          running.set(extra, count + 1)
          const listening = new AbortController()
          const contextValue = { ...(await contextOf(extra.request, extra.token ?? '')), ended: listening.signal }
          listeners.set(contextValue, listening)
          return { schema, document, operationName, variableValues: variables, contextValue }
        } catch (error) {
          return [error instanceof GraphQLError ? error : new GraphQLError('The operation could not be read')]
        }
      },
      onOperation: (_connection, _id, _payload, { contextValue }, result) =>
        isStream(result) ? endingAtOnce(result, listeners.get(Object(contextValue))) : undefined,
      onComplete: ({ extra }) => void running.set(extra, Math.max((running.get(extra) ?? 1) - 1, 0)),
      onNext: (_connection, _id, _payload, { contextValue }, result) =>
        result.errors
          ? { ...result, errors: result.errors.map(error => toError(formatError(parts, requestIdOf(contextValue), error.toJSON(), error))) }
          : undefined,
      onError: (_connection, _id, _payload, errors) =>
        errors.map(error =>
          // What a stream threw is wrapped without its place in the operation.
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
 * A stream that ends what it listens to before it ends itself: a generator that waits for the next event would end with that
 * event only, and until then count as running.
 */
function endingAtOnce(stream: Stream, listening: AbortController | undefined): Stream {
  const end = stream.return.bind(stream)
  stream.return = value => {
    listening?.abort()
    return end(value)
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
