/** GraphQL over HTTP: Apollo Server behind our own adapter. */
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { ApolloServer, type ApolloServerPlugin, type GraphQLRequestContext, type GraphQLRequestListener, HeaderMap } from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled'
import { makeExecutableSchema } from '@graphql-tools/schema'
import {
  type FormattedExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  isObjectType,
  parse,
} from 'graphql'
import { areaResolvers } from '../areas/index.ts'
import { holdBody, largeBody, mayBeLarge, readJson } from '../http/body.ts'
import { type Call, queryOf, sendText } from '../http/call.ts'
import { conditionsHeader } from '../conditions.ts'
import { compileRepeated, type Run } from './compiled-execution.ts'
import type { Context, Parts } from '../context.ts'
import { checkAnswer } from '../db/answer-size.ts'
import { type AppError, errorForms, publicParams } from '../errors.ts'
import { internalErrorMessage, toAppError } from '../error-reporting.ts'
import { once } from '../rest/idempotency.ts'
import { findKept, isKeepable, keep } from './kept-results.ts'
import { type KnownOperation, KnownOperations } from './known-operations.ts'
import { checkLimits, checkRate, checkScope, checkTexts, limits } from './limits.ts'
import { meetGraphqlConditions } from './sandbox-conditions.ts'
import { scalars } from './scalars.ts'

type HTTPGraphQLHead = GraphQLRequestContext<Context>['response']['http']
type Result = FormattedExecutionResult
type Variables = Record<string, unknown> | null | undefined

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

let lastId = 0

/** All steps of a request in one plugin, because Apollo waits for each plugin at each step. */
function requestSteps(parts: Parts, known: KnownOperations): ApolloServerPlugin<Context> {
  const runOf = compileRepeated()
  const listener: GraphQLRequestListener<Context> = {
    async didEncounterErrors({ errors, contextValue }) {
      for (const error of errors) requestIds.set(error, contextValue.requestId)
    },
    async didResolveOperation({ document, operation, request, contextValue, response }) {
      const rejected = rejections.get(contextValue)
      if (rejected) throw rejected
      if (operation?.operation === 'subscription') throw overSocketOnly()
      if (operation) checkOperation(contextValue, { document, operation }, request.variables)
      if (operation && contextValue.viewer?.conditions)
        await meetGraphqlConditions(contextValue, operation, text => response.http.headers.set(conditionsHeader, text))
    },
    async responseForOperation({ schema, document, operation, operationName, source, request, contextValue, response }) {
      const run = runOf(schema, document, operationName ?? '')
      if (!run) return null
      const result = await runCompiled(parts, run, contextValue, request.variables)
      if (!result) return null
      const isKept = isKeepable(schema, { document, operation })
      known.keep(source, request.operationName, { id: ++lastId, document, operation, run, isKept })
      return { http: response.http, body: { kind: 'single', singleResult: result } }
    },
    async willSendResponse({ request, response: { http, body }, contextValue }) {
      if (body.kind !== 'single') return
      useLegacyStatus(request, http, body.singleResult)
      body.singleResult = complete(parts, contextValue, body.singleResult)
      addRetryAfter(http, body.singleResult)
    },
  }
  return { requestDidStart: async () => listener }
}

/** Throws if the caller may not run the operation, or not yet. */
function checkOperation(ctx: Context, { document, operation }: Pick<KnownOperation, 'document' | 'operation'>, variables: Variables) {
  checkScope(ctx, operation)
  checkRate(ctx.allowance, checkLimits(document, operation, variables))
  checkTexts(document, variables)
}

/** Errors of `checkOperation` before Apollo Server was called, which reports them. */
const rejections = new WeakMap<Context, unknown>()

/** The result of a compiled operation; undefined if its variables are invalid, which Apollo Server reports better. */
async function runCompiled(parts: Parts, run: Run, ctx: Context, variables: Variables): Promise<Result | undefined> {
  const { data, errors } = await run({}, ctx, variables ?? {})
  if (!errors) return { data: data ?? null }
  if (errors.some(({ path }) => !path)) return undefined
  const formatted = errors.map(error => formatError(parts, ctx.requestId, { message: error.message, path: error.path ?? [] }, error))
  return { data: data ?? null, errors: formatted }
}

/** Adds the operations that the client can undo; replaces a result with too much text. */
function complete(parts: Parts, ctx: Context, result: Result): Result {
  const { written, requestId } = ctx
  if (written.length > 0) result.extensions = { ...result.extensions, operationIds: written }
  try {
    checkAnswer(ctx, result.data)
    return result
  } catch (error) {
    return { errors: [formatError(parts, requestId, { message: '' }, error)] }
  }
}

const overSocketOnly = () =>
  new GraphQLError('Subscriptions run over WebSocket: connect to this address with the protocol graphql-transport-ws', {
    extensions: { code: 'SUBSCRIPTION_OVER_HTTP', http: { status: 400 } },
  })

interface KnownRequest {
  variables: Variables
  contentType: string
  ctx: Context
}

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
  const known = new KnownOperations()
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
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), requestSteps(parts, known)],
  })
  await server.start()

  /**
   * Runs an operation that Apollo Server has accepted before, whose pipeline costs more than most reads; false if that
   * is left to Apollo Server after all.
   */
  async function runKnown(call: Call, found: KnownOperation, { variables, contentType, ctx }: KnownRequest): Promise<boolean> {
    if (ctx.viewer?.conditions) return false
    try {
      checkOperation(ctx, found, variables)
    } catch (error) {
      rejections.set(ctx, error)
      return false
    }
    const kept = found.isKept ? findKept(ctx, found, variables) : undefined
    const place = kept && (await kept)
    if (place?.text !== undefined) {
      sendText(call, 200, place.text, { 'content-type': contentType })
      return true
    }
    const result = await runCompiled(parts, found.run, ctx, variables)
    if (!result) return false
    const { errors, data, extensions } = complete(parts, ctx, result)
    const text = `${JSON.stringify({ errors, data, extensions })}\n`
    if (!errors) {
      if (place) keep(ctx, place, text)
      sendText(call, 200, text, { 'content-type': contentType })
      return true
    }
    const head: HTTPGraphQLHead = { status: undefined, headers: new HeaderMap([['content-type', contentType]]) }
    addRetryAfter(head, { data, errors })
    sendText(call, head.status ?? 200, text, Object.fromEntries(head.headers))
    return true
  }

  async function handle(call: Call) {
    const { req, res } = call
    const isJson = req.headers['content-type']?.includes('json') ?? false
    const hasBody = req.method === 'POST' && isJson
    let context = hasBody && mayBeLarge(req) ? contextOf(call) : undefined
    using large = context && holdBody(req, largeBody, await context)
    const given = large ? await large.read() : hasBody ? await readJson(req, largeBody) : undefined
    const key = req.headers['idempotency-key']
    if (typeof key === 'string' && isMutation(given)) {
      const ctx = await (context ??= contextOf(call))
      if (ctx.workspace) return sendOnce(call, key, given, ctx)
    }
    const found = known.find(req, given)
    if (found) {
      const ctx = await (context ??= contextOf(call))
      if (await runKnown(call, found.operation, { ...found, ctx })) return
    }
    const { status, headers, body } = await execute(req, given, () => context ?? contextOf(call))
    known.learnType(req, status, headers.get('content-type'))
    const own = Object.fromEntries(headers)
    if (body.kind === 'complete') return sendText(call, status ?? 200, body.string, own)
    res.writeHead(status ?? 200, { ...call.headers, ...own })
    for await (const chunk of body.asyncIterator) res.write(chunk)
    res.end()
  }

  const execute = (req: IncomingMessage, body: unknown, context: () => Promise<Context>) =>
    server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: req.method ?? 'GET', headers: headersFor(req.headers), search: queryOf(req.url), body },
      context,
    })

  /** A mutation with an `Idempotency-Key`: its response is stored if it has changed anything, and repeated requests get it. */
  async function sendOnce(call: Call, key: string, given: unknown, ctx: Context) {
    const request = { method: 'POST', path: '/graphql', body: given }
    const { body, isReplay } = await once(ctx, key, request, async () => {
      const { status = 200, headers, body } = await execute(call.req, given, async () => ctx)
      const text = body.kind === 'complete' ? body.string : ''
      const answer: Answer = { status, headers: Object.fromEntries(headers), text }
      if (ctx.written.length === 0) throw new NothingDone(answer)
      return { status, body: answer }
    }).catch((error: unknown) => {
      if (error instanceof NothingDone) return { body: error.answer, isReplay: false }
      throw error
    })
    const { status, headers, text } = body as Answer // as it was stored
    sendText(call, status, text, { ...headers, ...(isReplay && { 'idempotency-replayed': 'true' }) })
  }
  return { handle, stop: () => server.stop() }
}

interface Answer {
  status: number
  headers: Record<string, string>
  text: string
}

/** A request that has changed nothing may be sent again with its key. */
class NothingDone extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super('Nothing was done')
    this.answer = answer
  }
}

/** Whether the request's operation is a mutation, as far as it can be read. */
function isMutation(given: unknown): boolean {
  const { query, operationName }: { query?: unknown; operationName?: unknown } = typeof given === 'object' ? { ...given } : {}
  if (typeof query !== 'string') return false
  try {
    const document = parse(query, { maxTokens: limits.tokens, noLocation: true })
    return getOperationAST(document, typeof operationName === 'string' ? operationName : undefined)?.operation === 'mutation'
  } catch {
    return false
  }
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
