/** Route definitions of the REST API, and the contract's conventions for paging, sorting, and errors. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { z } from 'zod'
import { asObject, type BodyBounds } from '../http/body.ts'
import type { Context } from '../context.ts'
import { type ListQuery, pageBounds, toId } from '../db/rows.ts'
import { toSearch } from '../db/text.ts'
import type { ErrorCode, Reason } from '../errors.ts'
import { parse } from '../validation.ts'
import { type JsonSchema, type Labels, labelsIn, pageOf as pageSchema, toJsonSchema } from './schema.ts'

/** A parameter in OpenAPI's format. */
export interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  description: string
  required?: boolean
  schema: Record<string, unknown>
}

/** Parses a query and describes it for OpenAPI. */
export interface Query<Q> {
  parameters: Parameter[]
  parse: (query: URLSearchParams) => Q
}

/** Body of every error, unless its route defines another format. */
export interface Failure {
  message: string
  code: string
  /** Reasons of this kind of error, as in `server/messages/errors.ts`. */
  reason?: string
  field?: string | undefined
  params?: Record<string, unknown> | undefined
}

/** How one kind of error is returned on one route, where the contract has its own message. */
export interface ErrorRule {
  when: ErrorCode
  status: number
  description: string
  /** Callers that ask for strict compatibility (`X-Contract: strict`) get no response: the connection is closed. */
  drops?: boolean
  /** Without a body, the response is empty. The field is `body` if the body itself could not be parsed. */
  body?: (message: string, field?: string, reason?: Reason) => unknown
}

export interface RouteInput<Q> {
  params: Record<string, string | undefined>
  query: Q
  body: unknown
  headers: IncomingHttpHeaders
  /** Additional response headers. */
  reply: OutgoingHttpHeaders
}

export interface RouteSpec<Q> {
  summary: string
  /** An extension that the contract lacks. */
  extension?: boolean
  query?: Query<Q>
  parameters?: Parameter[]
  body?: { schema: JsonSchema; labels: Labels }
  /** A missing body counts as an empty object. */
  mayBeEmpty?: true
  /** JSON schema of the response; without one, its body is empty. */
  returns?: JsonSchema
  /** Media type of a response that is a file: the handler returns a stream. */
  file?: string
  /** The body is a file of at most so many bytes, not JSON; it needs an account. */
  maxFileBytes?: number
  /** Errors that only some routes of this kind have. */
  fails?: ErrorCode[]
  /** Body size limit, if it is higher than usual. */
  bounds?: BodyBounds
  /** Callers without an account are rejected before a large body is read. */
  needsAccount?: true
  /** Status of success; 200 by default, 204 for DELETE. */
  status?: number
  errors?: ErrorRule[]
  /** Format of errors on this route, unless `errors` overrides it. */
  failure?: (failure: Failure) => Record<string, unknown>
  answer: (ctx: Context, input: RouteInput<Q>) => unknown
}

export interface Route extends RouteSpec<unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
}

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never
/** `:id` is an integer id, every other parameter text. */
type ParamsOf<P extends string> = { [Name in ParamNames<P>]: Name extends 'id' ? number : string }
/** `:id` as text, for records without integer ids. */
type TextParams<P extends string> = Record<ParamNames<P>, string>

export interface Request<Params, Q, B> {
  params: Params
  query: Q
  body: B
  headers: IncomingHttpHeaders
  /** Additional response headers. */
  reply: OutgoingHttpHeaders
}

/** A route definition: the handler gets parsed parameters, query, and body. */
export interface Spec<P extends string, Q, B, T extends boolean> extends Omit<RouteSpec<Q>, 'answer' | 'body' | 'returns'> {
  body?: z.ZodType<B>
  /** Schema of the response; without one, its body is empty. */
  returns?: z.ZodType
  /** Ids in this path are not integers. */
  textIds?: T
  /** Enum labels for error messages, if the body has none. */
  labels?: Labels
  handler: (ctx: Context, request: Request<T extends true ? TextParams<P> : ParamsOf<P>, Q, B>) => unknown
}

/** Bodies are objects; a union may include a bare list. */
const readBody = <B>(body: z.ZodType<B>, value: unknown): B => parse(body, body.type === 'union' ? value : asObject(value))

const define =
  (method: Route['method']) =>
  <const P extends string, Q = undefined, B = undefined, T extends boolean = false>(path: P, spec: Spec<P, Q, B, T>): Route => {
    const { body, returns, textIds, labels, handler, parameters = [], ...rest } = spec
    const numbersId = /:id(?:\/|$)/.test(path) && !textIds
    return {
      ...(rest as Omit<RouteSpec<unknown>, 'answer'>), // what the query gives is known to the handler only
      method,
      path,
      parameters: numbersId && !parameters.some(({ name }) => name === 'id') ? [pathId, ...parameters] : parameters,
      ...(body && {
        body: { schema: toJsonSchema(body), labels: { ...labels, ...labelsIn(body) } },
      }),
      ...(returns && { returns: toJsonSchema(returns) }),
      answer: (ctx, { params, query, body: given, headers, reply }) =>
        handler(ctx, {
          params: { ...params, ...(numbersId && { id: toId(params.id ?? '') }) } as T extends true ? TextParams<P> : ParamsOf<P>, // the path's own names
          query: query as Q,
          body: (body ? readBody(body, given) : undefined) as B, // a route without a body has none
          headers,
          reply,
        }),
    }
  }

export const get = define('GET')
export const post = define('POST')
export const put = define('PUT')
export const del = define('DELETE')

interface UploadSpec extends Omit<RouteSpec<undefined>, 'answer' | 'returns' | 'query' | 'maxFileBytes'> {
  maxBytes: number
  returns: z.ZodType
  handler: (ctx: Context, file: { name: string; bytes: Buffer }) => unknown
}

/** A POST whose body is a file; its name is in the query. */
export const uploadRoute = (path: string, { maxBytes, returns, handler, ...spec }: UploadSpec): Route => ({
  ...spec,
  extension: true,
  method: 'POST',
  path,
  maxFileBytes: maxBytes,
  query: {
    parameters: [
      {
        name: 'name',
        in: 'query',
        description: 'Name of the file with its ending; by default, made from its type',
        schema: { type: 'string' },
      },
    ],
    parse: query => query.get('name') ?? '',
  },
  returns: toJsonSchema(returns),
  // The router reads the name by `query` and the body as bytes.
  answer: (ctx, { query, body }) => handler(ctx, { name: query as string, bytes: body as Buffer }),
})

/** Routes under one path. */
export const routesUnder = (base: string, routes: Route[]): Route[] =>
  routes.map(route => ({ ...route, path: base + (route.path === '/' ? '' : route.path) }))

interface ListSpec<A, Row> {
  summary: string
  /** Name of the rows in the response. */
  key: string
  /** Name of their count; `total` by default. */
  totalKey?: string
  query: Query<A>
  item: z.ZodType
  toDto: (row: Row) => unknown
}

/** A list route: parses the query, calls the service, and returns the rows and their count. */
export const listRoute = <A extends ListQuery, Row>(
  { summary, key, totalKey = 'total', query, item, toDto }: ListSpec<A, Row>,
  list: (ctx: Context, args: A) => Promise<{ items: Row[]; total: number }>,
): Spec<string, A, undefined, false> => ({
  summary,
  query,
  returns: pageSchema(key, item, totalKey),
  handler: async (ctx, request) => {
    const { items, total } = await list(ctx, request.query)
    return { [key]: items.map(toDto), [totalKey]: total }
  },
})

export const pathId: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'ID of the record',
  schema: { type: 'integer', minimum: 1 },
}

/** An unknown id returns 404 with an empty body. */
export const emptyNotFound: ErrorRule = { when: 'notFound', status: 404, description: 'No record with this ID; the body is empty' }

const first = (query: URLSearchParams, name: string) => query.get(name)?.trim() ?? ''
const numeric = (text: string) => (text === '' ? undefined : Number(text))

/** A filter by enum label; empty and the given neutral values mean no filter, other values match nothing. */
export interface EnumParam<T extends string> {
  words: Record<string, T>
  neutral: string[]
}
export const enumParam = <const T extends string>(words: Record<string, T>, neutral: string[] = []): EnumParam<T> => ({ words, neutral })

/** Like `enumParam`, from the labels of responses: names to labels. */
export const labelFilter = <const T extends string>(labels: Record<T, string>, neutral: string[] = []): EnumParam<T> =>
  enumParam(Object.fromEntries(Object.entries<string>(labels).map(([name, text]) => [text, name])) as Record<string, T>, neutral) // turned round

/** The search text; errors use this API's parameter name. */
export function searchParam(query: URLSearchParams): string {
  const text = first(query, 'q')
  toSearch(text, 'q')
  return text
}

type FilterValues<F> = { [K in keyof F]?: F[K] extends EnumParam<infer T> ? T | undefined : never }

/** Query of a list: `q`, `page`, `itemsPerPage`, `sortBy`, `orderBy`, and filters by name. */
export function listQuery<const S extends Record<string, string>, const F extends Record<string, EnumParam<string>> = Record<never, never>>(
  sortBy: S,
  filters?: F,
): Query<ListQuery<S[keyof S]> & FilterValues<F>> {
  const parameters: Parameter[] = [
    { name: 'q', in: 'query', description: 'Search text, case-insensitive; empty means all', schema: { type: 'string' } },
    { name: 'page', in: 'query', description: 'Page number, from 1', schema: { type: 'integer', default: 1 } },
    {
      name: 'itemsPerPage',
      in: 'query',
      description: 'Rows per page, 1 to 100; -1 returns all, up to 1,000',
      schema: { type: 'integer', default: 10 },
    },
    {
      name: 'sortBy',
      in: 'query',
      description: 'Sort key; unknown keys keep the default order',
      schema: { type: 'string', enum: Object.keys(sortBy) },
    },
    {
      name: 'orderBy',
      in: 'query',
      description: 'Sort direction',
      schema: { type: 'string', enum: ['asc', 'desc'], default: 'asc' },
    },
    ...Object.entries(filters ?? {}).map(([name, { words, neutral }]): Parameter => ({
      name,
      in: 'query',
      description: `Filter; empty${neutral.map(each => ` or ${each}`).join('')} means all`,
      schema: { type: 'string', enum: [...Object.keys(words), ...neutral] },
    })),
  ]
  const parse = (query: URLSearchParams) => {
    const sort = first(query, 'sortBy')
    const chosen = Object.entries(filters ?? {}).flatMap(([name, { words, neutral }]) => {
      const text = first(query, name)
      if (text === '' || neutral.includes(text)) return []
      return [[name, Object.hasOwn(words, text) ? words[text] : text]]
    })
    return {
      ...Object.fromEntries(chosen),
      search: searchParam(query),
      sort: Object.hasOwn(sortBy, sort) ? sortBy[sort] : null,
      order: first(query, 'orderBy') === 'desc' ? 'DESC' : 'ASC',
      page: { page: numeric(first(query, 'page')), itemsPerPage: numeric(first(query, 'itemsPerPage')) },
    } as ListQuery<S[keyof S]> & FilterValues<F> // the keys come from the two maps that define the type
  }
  return { parameters, parse }
}

/** A list whose response includes its page; beyond the last page, the first is returned. */
export async function pageOf<A extends ListQuery, T>(list: (args: A) => Promise<{ items: T[]; total: number }>, args: A) {
  const { page, limit } = pageBounds(args.page)
  const result = await list(args)
  const isBeyond = page > 1 && result.items.length === 0
  const { items, total } = isBeyond ? await list({ ...args, page: { ...args.page, page: 1 } }) : result
  return { items, total, page: isBeyond ? 1 : page, totalPages: Math.ceil(total / limit) }
}
