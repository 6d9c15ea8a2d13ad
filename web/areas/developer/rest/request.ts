/** A call of an operation: its address, and its code for clients. */
import { quote } from '../../../ui/list/query-as.ts'
import { tokenLine } from '../snippets.ts'
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

export const hasBody = ({ operation, body }: Call) => operation.body !== undefined && !operation.body.isFile && body.trim() !== ''

export function headersOf(call: Call): [string, string][] {
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

/** With an empty token, the call uses the public workspace. */
export function fetchOf(call: Call, origin: string, token: string): string {
  const { method, body, success } = call.operation
  const headers = [...(token ? ['authorization: token'] : []), ...headersOf(call).map(([name, value]) => `${key(name)}: ${text(value)}`)]
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} },`] : []),
    ...(hasBody(call) ? [`body: JSON.stringify(${bodyLiteral(call.body)}),`] : []),
    ...(body?.isFile ? ['body: file,'] : []),
  ]
  const read = success.schema && success.mediaType === 'application/json' ? '\nconst data = await response.json()' : ''
  const init = options.length > 0 ? `, {\n  ${options.join('\n  ')}\n}` : ''
  return `${token ? tokenLine(token) : ''}const response = await fetch(${text(origin + addressOf(call))}${init})\nif (!response.ok) throw new Error(await response.text())${read}\n`
}

/** The value as its schema wants it. */
function typed({ schema }: Parameter, value: string): unknown {
  const types = [schema.type].flat()
  if (types.includes('array')) return split(value)
  if ((types.includes('integer') || types.includes('number')) && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value)
  if (types.includes('boolean')) return value === 'true' ? true : value === 'false' ? false : value
  return value
}

export function clientOf(call: Call, origin: string, token: string): string {
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
    // The library would send JSON.
    ...(operation.body?.isFile
      ? ['body: file,', 'bodySerializer: () => file,', "headers: { 'content-type': 'application/octet-stream' },"]
      : []),
  ]
  const argument = options.length > 0 ? `, {\n  ${options.join('\n  ')}\n}` : ''
  return `import { createRestClient } from './api/rest-client'\n\n${token ? tokenLine(token) : ''}const api = createRestClient(${text(origin)}${token ? ', token' : ''})\nconst { data, error } = await api.${operation.method}(${text(operation.path)}${argument})\n`
}

export function snippetOf(kind: SnippetKind, call: Call, origin: string, token: string): string {
  if (kind === 'curl') return curlOf(call, origin, token)
  return kind === 'fetch' ? fetchOf(call, origin, token) : clientOf(call, origin, token)
}
