/** A call of an operation: its address, its code for clients, and its response. */
import { authToken } from '../../../platform/session.ts'
import { quote } from '../../../ui/list/query-as.ts'
import type { Operation, Parameter } from './document.ts'

export interface Call {
  operation: Operation
  /** Texts of the parameters by name; those without a text are not sent. */
  values: Record<string, string>
  /** JSON; empty for none. */
  body: string
}

export type CallValues = Omit<Call, 'operation'>

export const snippetKinds = ['curl', 'fetch', 'client'] as const
export type SnippetKind = (typeof snippetKinds)[number]

const given = ({ operation, values }: Call, place: Parameter['in']) =>
  operation.parameters.filter(each => each.in === place && (values[each.name] ?? '') !== '')

const isList = ({ schema }: Parameter) => schema.type === 'array'
const split = (text: string) =>
  text
    .split(',')
    .map(each => each.trim())
    .filter(Boolean)

/** Path parameters without a value stay as `{id}`, which no request is sent with. */
export function addressOf(call: Call): string {
  const { operation, values } = call
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (values[name] ? encodeURIComponent(values[name]) : whole))
  const query = new URLSearchParams(
    given(call, 'query').flatMap(each => {
      const text = values[each.name] ?? ''
      return isList(each) ? split(text).map(one => [each.name, one] as [string, string]) : [[each.name, text] as [string, string]]
    }),
  ).toString()
  return query ? `${path}?${query}` : path
}

/** Required parameters without a value, and whether the body is not JSON. */
export function faultsOf(call: Call): { missing: string[]; isBodyWrong: boolean } {
  const { operation, values, body } = call
  const missing = operation.parameters.filter(({ name, required }) => required && !values[name]?.trim()).map(({ name }) => name)
  return {
    missing,
    isBodyWrong: operation.body !== undefined && !operation.body.isFile && body.trim() !== '' && readJson(body) === undefined,
  }
}

/** Undefined if the text is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const hasBody = ({ operation, body }: Call) => operation.body !== undefined && !operation.body.isFile && body.trim() !== ''

function headersOf(call: Call): [string, string][] {
  return [
    ...(hasBody(call) ? [['content-type', 'application/json'] as [string, string]] : []),
    ...(call.operation.body?.isFile ? [['content-type', 'application/octet-stream'] as [string, string]] : []),
    ...given(call, 'header').map(({ name }) => [name.toLowerCase(), call.values[name] ?? ''] as [string, string]),
  ]
}

/** In one line if it is short. */
const compact = (body: string) => {
  const value = readJson(body)
  return value === undefined ? body : JSON.stringify(value)
}

/** Without a token, the call uses the public workspace. */
export function curlOf(call: Call, origin: string, token: string): string {
  const { method } = call.operation
  const authorization = token.startsWith('$') ? `-H "authorization: ${token}"` : `-H ${quote(`authorization: ${token}`)}`
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quote(origin + addressOf(call))}`,
    ...(token ? [authorization] : []),
    ...headersOf(call).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(hasBody(call) ? [`--data-raw ${quote(compact(call.body))}`] : []),
    ...(call.operation.body?.isFile ? ['--data-binary @file'] : []),
  ].join(' \\\n  ')
}

const indent = (text: string, spaces: number) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`)
const text = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`
const key = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : text(name))

/** JSON as a literal of JavaScript. */
const literal = (value: unknown): string => {
  if (typeof value === 'string') return text(value)
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value)
  return entries.length === 0 ? '{}' : `{ ${entries.map(([name, each]) => `${key(name)}: ${literal(each)}`).join(', ')} }`
}

const bodyLiteral = (body: string) => {
  const value = readJson(body)
  return value === undefined ? body : literal(value)
}

export function fetchOf(call: Call, origin: string): string {
  const { method, body, success } = call.operation
  const headers = ['authorization: token', ...headersOf(call).map(([name, value]) => `${key(name)}: ${text(value)}`)]
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    `headers: { ${headers.join(', ')} },`,
    ...(hasBody(call) ? [`body: JSON.stringify(${bodyLiteral(call.body)}),`] : []),
    ...(body?.isFile ? ['body: file,'] : []),
  ]
  const read = success.schema && success.mediaType === 'application/json' ? '\nconst data = await response.json()' : ''
  return `const response = await fetch(${text(origin + addressOf(call))}, {\n  ${options.join('\n  ')}\n})\nif (!response.ok) throw new Error(await response.text())${read}\n`
}

/** The value as its schema wants it. */
function typed({ schema }: Parameter, value: string): unknown {
  const types = [schema.type].flat()
  if (types.includes('array')) return split(value)
  if ((types.includes('integer') || types.includes('number')) && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value)
  if (types.includes('boolean')) return value === 'true' ? true : value === 'false' ? false : value
  return value
}

export function clientOf(call: Call, origin: string): string {
  const { operation, values } = call
  const places = (['path', 'query', 'header'] as const).flatMap(place => {
    const named = place === 'path' ? operation.parameters.filter(each => each.in === place) : given(call, place)
    if (named.length === 0) return []
    const entries = named.map(each => `${key(each.name)}: ${values[each.name] ? literal(typed(each, values[each.name] ?? '')) : each.name}`)
    return [`${place}: { ${entries.join(', ')} }`]
  })
  const options = [
    ...(places.length > 0 ? [`params: { ${places.join(', ')} },`] : []),
    ...(hasBody(call) ? [`body: ${indent(bodyLiteral(call.body), 2)},`] : []),
  ]
  const argument = options.length > 0 ? `, {\n  ${options.join('\n  ')}\n}` : ''
  return `import { createRestClient } from './api/rest-client'\n\nconst api = createRestClient(${text(origin)}, token)\nconst { data, error } = await api.${operation.method}(${text(operation.path)}${argument})\n`
}

export function snippetOf(kind: SnippetKind, call: Call, origin: string, token: string): string {
  if (kind === 'curl') return curlOf(call, origin, token)
  return kind === 'fetch' ? fetchOf(call, origin) : clientOf(call, origin)
}

export interface Result {
  status: number
  statusText: string
  ms: number
  bytes: number
  headers: [string, string][]
  text: string
  isJson: boolean
  /** IDs of the operations in the history that the call made. */
  operations: string[]
}

/** Sends the call as the signed-in account. */
export async function send(call: Call, file: File | undefined, signal: AbortSignal): Promise<Result> {
  const started = performance.now()
  const { method } = call.operation
  const headers = Object.fromEntries([...headersOf(call), ['authorization', authToken()]])
  const response = await fetch(addressOf(call), {
    method,
    headers,
    signal,
    cache: 'no-store',
    ...(hasBody(call) && { body: call.body }),
    ...(file && { body: file }),
  })
  const blob = await response.blob()
  const isText = /json|^text\/|xml|calendar/.test(response.headers.get('content-type') ?? 'text/')
  const raw = isText ? await blob.text() : ''
  const ms = Math.round(performance.now() - started)
  const value = response.headers.get('content-type')?.includes('json') ? readJson(raw) : undefined
  return {
    status: response.status,
    statusText: response.statusText,
    ms,
    bytes: blob.size,
    headers: [...response.headers].sort(([a], [b]) => (a < b ? -1 : 1)),
    text: value === undefined ? raw : JSON.stringify(value, null, 2),
    isJson: value !== undefined,
    operations: (response.headers.get('x-operation-id') ?? '')
      .split(',')
      .map(each => each.trim())
      .filter(Boolean),
  }
}
