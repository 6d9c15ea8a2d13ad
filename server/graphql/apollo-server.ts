/** GraphQL over HTTP: Apollo Server behind our own adapter. */
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { ApolloServer, type ApolloServerPlugin, type GraphQLRequestContext, type GraphQLRequestListener, HeaderMap } from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError, type GraphQLSchema, isObjectType } from 'graphql'
import { areaResolvers } from '../areas/index.ts'
import { largeBody, readJson } from '../http/body.ts'
import { type Call, queryOf, sendText } from '../http/call.ts'
import { conditionsHeader } from '../conditions.ts'
import { compiledExecution } from './compiled-execution.ts'
import type { Context, Parts } from '../context.ts'
import { checkAnswer } from '../db/answer-size.ts'
import { type AppError, errorForms, publicParams } from '../errors.ts'
import { internalErrorMessage, toAppError } from '../error-reporting.ts'
import { checkLimits, checkRate, checkScope, checkTexts, limits } from './limits.ts'
import { meetGraphqlConditions } from './sandbox-conditions.ts'
import { scalars } from './scalars.ts'

type HTTPGraphQLHead = GraphQLRequestContext<Context>['response']['http']
type Result = FormattedExecutionResult

const folder = new URL('../../schema/', import.meta.url)

let built: GraphQLSchema | undefined

/** The executable schema, from the files of `schema/` and the areas' resolvers. It is built once in a process. */
export function buildSchema(): GraphQLSchema {
  if (built) return built
  const typeDefs = readdirSync(folder)
    .filter(file => file.endsWith('.graphql'))
    .map(file => readFileSync(new URL(file, folder), 'utf8'))
  return (built = makeExecutableSchema<Context>({ typeDefs, resolvers: [scalars, ...areaResolvers] }))
}

/** The schema's description of a type or one of its fields. */
export function wordsFor(schema: GraphQLSchema, name: string, field: string): string | undefined {
  const type = schema.getType(name)
  if (field === '') return type?.description ?? undefined
  return isObjectType(type) ? (type.getFields()[field]?.description ?? undefined) : undefined
}

/** An expected error in GraphQL's format. */
function toGraphqlError(error: AppError, original: GraphQLFormattedError): GraphQLFormattedError {
  const extensions = {
    code: errorForms[error.kind].code,
    reason: error.reason,
    field: error.field,
    params: publicParams(error),
    retryAfter: error.retryAfter,
    ...error.facts,
  }
  return { ...original, message: error.message, extensions: JSON.parse(JSON.stringify(extensions)) as Record<string, unknown> }
}

/** Formats any error: expected ones in full, internal ones only with the request's id. */
export function formatError(parts: Parts, requestId: string, formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = unwrapResolverError(error)
  if (original instanceof GraphQLError) return formatted
  const known = toAppError(original, parts, requestId)
  if (known) return toGraphqlError(known, formatted)
  return { ...formatted, message: internalErrorMessage(requestId), extensions: { code: 'INTERNAL_SERVER_ERROR', requestId } }
}

/**
 * Clients that do not accept the GraphQL media type get 200 for a request that could not run, as GraphQL over HTTP
 * requires.
 */
function useLegacyStatus(request: GraphQLRequestContext<Context>['request'], http: HTTPGraphQLHead, result: Result) {
  if (http.status !== 400 || request.http?.headers.get('accept')?.includes('application/graphql-response+json')) return
  const code = result.errors?.[0]?.extensions?.code
  if (code === 'GRAPHQL_PARSE_FAILED' || code === 'GRAPHQL_VALIDATION_FAILED' || code === 'BAD_USER_INPUT') http.status = 200
}

/** Sets `Retry-After`, and the status 503 if the database was unavailable for the whole operation. */
function addRetryAfter(http: HTTPGraphQLHead, { data, errors }: Result) {
  if (!errors) return
  const waits = errors.map(({ extensions }) => Number(extensions?.retryAfter)).filter(Number.isFinite)
  if (waits.length > 0) http.headers.set('retry-after', String(Math.ceil(Math.max(...waits))))
  const isEmpty = Object.values(data ?? {}).every(value => value === null)
  if (isEmpty && errors.some(({ extensions }) => extensions?.code === errorForms.unavailable.code)) http.status = 503
}

// Apollo formats errors without their context; this maps each to its request.
const requestIds = new WeakMap<object, string>()

/** All steps of a request in one plugin, because Apollo waits for each plugin at each step. */
function requestSteps(parts: Parts): ApolloServerPlugin<Context> {
  const listener: GraphQLRequestListener<Context> = {
    async didEncounterErrors({ errors, contextValue }) {
      for (const error of errors) requestIds.set(error, contextValue.requestId)
    },
    async didResolveOperation({ document, operation, request, contextValue, response }) {
      if (operation?.operation === 'subscription') throw overSocketOnly()
      if (operation) checkScope(contextValue, operation)
      if (operation) checkRate(contextValue.allowance, checkLimits(document, operation, request.variables))
      checkTexts(document, request.variables)
      if (operation && contextValue.viewer?.conditions)
        await meetGraphqlConditions(contextValue, operation, text => response.http.headers.set(conditionsHeader, text))
    },
    responseForOperation: compiledExecution((requestId, formatted, error) => formatError(parts, requestId, formatted, error)),
    async willSendResponse({ request, response: { http, body }, contextValue }) {
      if (body.kind !== 'single') return
      useLegacyStatus(request, http, body.singleResult)
      const { written, requestId } = contextValue
      // The client can undo exactly these operations.
      if (written.length > 0) body.singleResult.extensions = { ...body.singleResult.extensions, operationIds: written }
      try {
        checkAnswer(contextValue, body.singleResult.data)
      } catch (error) {
        body.singleResult = { errors: [formatError(parts, requestId, { message: '' }, error)] }
      }
      addRetryAfter(http, body.singleResult)
    },
  }
  return { requestDidStart: async () => listener }
}

const overSocketOnly = () =>
  new GraphQLError('Subscriptions run over WebSocket: connect to this address with the protocol graphql-transport-ws', {
    extensions: { code: 'SUBSCRIPTION_OVER_HTTP', http: { status: 400 } },
  })

export interface GraphqlServer {
  handle: (call: Call) => Promise<void>
  stop: () => Promise<void>
}

/** Starts Apollo Server and returns the handler of `/graphql`. */
export async function createGraphqlServer(
  parts: Parts,
  schema: GraphQLSchema,
  contextOf: (call: Call) => Promise<Context>,
): Promise<GraphqlServer> {
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
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), requestSteps(parts)],
  })
  await server.start()

  async function handle(call: Call) {
    const { req, res } = call
    const isJson = req.headers['content-type']?.includes('json') ?? false
    const { status, headers, body } = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: req.method ?? 'GET',
        headers: headersFor(req.headers),
        search: queryOf(req.url),
        body: req.method === 'POST' && isJson ? await readJson(req, largeBody) : undefined,
      },
      context: () => contextOf(call),
    })
    const own: OutgoingHttpHeaders = {}
    for (const [name, value] of headers) own[name] = value
    if (body.kind === 'complete') return sendText(call, status ?? 200, body.string, own)
    res.writeHead(status ?? 200, { ...call.headers, ...own })
    for await (const chunk of body.asyncIterator) res.write(chunk)
    res.end()
  }
  return { handle, stop: () => server.stop() }
}

const readByApollo = ['content-type', 'accept', 'x-apollo-operation-name', 'apollo-require-preflight'] as const

/** The headers that Apollo reads. Without `accept`, it responds with JSON and need not negotiate. */
function headersFor(given: IncomingHttpHeaders): HeaderMap {
  const headers = new HeaderMap()
  for (const name of readByApollo) {
    const value = given[name]
    if (value === undefined || (name === 'accept' && (value === '*/*' || value === 'application/json'))) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}
