/** Simple models of the demo data: plain records with the steps of both APIs and their expected results. */
import type { GraphqlAnswer, RestAnswer, TestApp } from './harness.ts'

export type Plain = Record<string, unknown>
/** Records by id. */
export type Model = Map<string, Plain>

/** Clients of both APIs, signed in. */
export interface Apis {
  rest: (method: string, path: string, body?: unknown) => Promise<RestAnswer>
  graphql: (query: string, variables?: Plain) => Promise<GraphqlAnswer<Plain>>
}

/** Result of a step: rejected, or done, with the id of a created record. */
export interface Outcome {
  isDone: boolean
  id: string
}

export interface Step {
  name: string
  /** Records that the step applies to; by default all. A creating step applies to none. */
  on?: (record: Plain) => boolean
  makes?: boolean
  send: (apis: Apis, id: string, value: number) => Promise<Outcome>
  /** The expected record after the step; null if it is deleted; `refused` if nothing may change. */
  becomes: (record: Plain, value: number) => Plain | null | 'refused'
  /** Further changes to the model after a successful step. */
  rewrites?: (model: Model, id: string, value: number, made: string) => void
}

export interface Noun {
  name: string
  area: string
  read: { rest: (apis: Apis) => Promise<Model>; graphql: (apis: Apis) => Promise<Model> }
  steps: Step[]
}

/** Enum values in GraphQL. */
export const word = (value: unknown): string => String(value).toUpperCase().replace(/\W+/g, '_')

/** The API clients for an account's token. */
export const apisOf = (app: TestApp, token: string): Apis => ({
  rest: (method, path, body) => app.rest(method, path, { token, body }),
  graphql: (query, variables) => app.graphql(query, variables, token),
})

/** Records of a REST response. */
export const fromRest = async (
  apis: Apis,
  path: string,
  listOf: (body: never) => Plain[],
  toPlain: (row: never) => Plain,
): Promise<Model> => {
  const { status, body, text } = await apis.rest('GET', path)
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
  return new Map(listOf(body as never).map(row => [String(row.id), toPlain(row as never)]))
}

/** Records of a GraphQL list. */
export const fromGraphql = async (apis: Apis, query: string, toPlain: (row: Plain) => Plain): Promise<Model> => {
  const { data, errors } = await apis.graphql(query)
  if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`)
  const [answer] = Object.values(data) as ({ items: Plain[] } | Plain[])[] // only lists and pages are queried
  const found = Array.isArray(answer) ? answer : (answer?.items ?? [])
  return new Map(found.map(row => [String(row.id), toPlain(row)]))
}

/** A REST step; `:id` in the path is the record's. */
export const restStep =
  (method: string, path: string, bodyOf?: (value: number, id: string) => unknown): Step['send'] =>
  async (apis, id, value) => {
    const { status, body } = await apis.rest(method, path.replace(':id', id), bodyOf?.(value, id))
    if (status >= 500) throw new Error(`${method} ${path}: ${status}`)
    return { isDone: status < 300, id: String((body as Plain | undefined)?.id) }
  }

/** A GraphQL step; its variables are `id` and those of the value. */
export const graphqlStep =
  (query: string, variablesOf?: (value: number) => Plain): Step['send'] =>
  async (apis, id, value) => {
    const { data, errors } = await apis.graphql(query, { id, ...variablesOf?.(value) })
    if (errors?.some(({ extensions }) => extensions.code === 'INTERNAL_SERVER_ERROR' || extensions.code === 'GRAPHQL_VALIDATION_FAILED'))
      throw new Error(`${query}: ${JSON.stringify(errors)}`)
    const [answer] = Object.values((data as Plain | null) ?? {})
    return { isDone: !errors, id: String(typeof answer === 'object' ? (answer as Plain | null)?.id : answer) }
  }

/** The rows of a list under a name. */
export const rows = (name: string) => (body: Record<string, Plain[]>) => body[name] ?? []
export const gone = () => null
/** Fields that a step sets, from its value. */
export const set = (patch: (value: number) => Plain) => (record: Plain, value: number) => ({ ...record, ...patch(value) })
export const label = (value: number) => `Number ${value}`

/** Deletes a record through either API. */
export const deleting = (path: string, mutation: string, on?: (record: Plain) => boolean): Step[] =>
  [
    { name: `DELETE ${path}`, send: restStep('DELETE', path), becomes: gone },
    { name: mutation, send: graphqlStep(`mutation ($id: ID!) { ${mutation}(id: $id) }`), becomes: gone },
  ].map(step => (on ? { ...step, on } : step))

/** Changes a status along allowed transitions; setting the current one changes nothing. */
export const moving =
  (field: string, states: string[], allowed: Record<string, string[]>) =>
  (record: Plain, value: number): Plain | 'refused' => {
    const wanted = states[value % states.length] ?? ''
    const from = String(record[field])
    return from === wanted || allowed[from]?.includes(wanted) ? { ...record, [field]: wanted } : 'refused'
  }
export const pick = (states: string[], value: number) => states[value % states.length]
