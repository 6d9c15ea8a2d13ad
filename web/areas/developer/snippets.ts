/** The current operation as code for clients. */
import { type DocumentNode, Kind, type OperationDefinitionNode, parse, print, visit } from 'graphql'
import { quote } from '../../ui/list/query-as.ts'
import { operationOf, parseDocument } from './operations.ts'

export interface Request {
  query: string
  variables: Record<string, unknown>
  operationName?: string | undefined
  headers: Record<string, string>
}

export type SnippetKind = 'curl' | 'fetch' | 'socket' | 'apollo' | 'document'

/** Subscriptions run over WebSocket. */
export const kindsFor = (operation: OperationDefinitionNode | undefined): SnippetKind[] =>
  operation?.operation === 'subscription' ? ['socket', 'apollo', 'document'] : ['curl', 'fetch', 'apollo', 'document']

const indent = (text: string, spaces: number) => text.replaceAll(/\n(?!\n)/g, `\n${' '.repeat(spaces)}`)
const hasValues = (variables: object) => Object.keys(variables).length > 0
const inTemplate = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')
const pascal = (name: string) => name.replace(/^[a-z]/, letter => letter.toUpperCase())
const camel = (name: string) => name.replace(/^[A-Z]/, letter => letter.toLowerCase())
const text = (value: string) => (/['\\]/.test(value) ? JSON.stringify(value) : `'${value}'`)
const json = (value: unknown, spaces: number) => indent(JSON.stringify(value, null, 2), spaces)

/** The operation with the fragments that it uses, directly or through others. */
function only(document: DocumentNode, operation: OperationDefinitionNode): DocumentNode {
  const used = new Set<string>()
  const find = (part: DocumentNode['definitions'][number]): void => {
    visit(part, {
      FragmentSpread: ({ name: { value } }) => {
        if (used.has(value)) return
        used.add(value)
        document.definitions.filter(each => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === value).forEach(find)
      },
    })
  }
  find(operation)
  return {
    ...document,
    definitions: document.definitions.filter(
      each => each === operation || (each.kind === Kind.FRAGMENT_DEFINITION && used.has(each.name.value)),
    ),
  }
}

/** The operation alone, with its name if it has one; undefined while the document can't be parsed. */
function aloneOf({ query, operationName }: Request): { query: string; operation: OperationDefinitionNode } | undefined {
  const document = parseDocument(query)
  const operation = operationOf(document, operationName)
  return document && operation && { query: print(only(document, operation)), operation }
}

const bodyOf = (query: string, { variables }: Request) => ({ query, ...(hasValues(variables) && { variables }) })

/** Names in lower case: a header that the reader sets replaces ours. */
function headersOf({ headers }: Request, authorization: string): [string, string][] {
  const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  return Object.entries({ 'content-type': 'application/json', authorization, ...Object.fromEntries(own) })
}

/** Of a variable of the shell, or a token. */
export const isPlaceholder = (token: string): boolean => token.startsWith('$')

/** The line that declares the token: as it is, code runs on the public workspace. */
export const tokenLine = (token: string): string =>
  isPlaceholder(token)
    ? "const token = '' // The auth value of a sign-in response, or an API key; empty for the public workspace\n"
    : `const token = '${token}'\n`

export function curlSnippet(request: Request, url: string, token: string): string {
  const found = aloneOf(request)
  if (!found) return ''
  const lines = headersOf(request, token).map(
    ([name, value]) => `-H ${value === token && isPlaceholder(token) ? `"${name}: ${value}"` : quote(`${name}: ${value}`)}`,
  )
  return [`curl ${quote(url)}`, ...lines, `--data-raw ${quote(JSON.stringify(bodyOf(found.query, request)))}`].join(' \\\n  ')
}

export function fetchSnippet(request: Request, url: string, token: string): string {
  const found = aloneOf(request)
  if (!found) return ''
  const headers = headersOf(request, token).map(([name, value]) =>
    value === token ? `${name}: token` : `${/^\w+$/.test(name) ? name : text(name)}: ${text(value)}`,
  )
  const variables = hasValues(request.variables) ? `\n    variables: ${json(request.variables, 4)},` : ''
  return `${headers.includes('authorization: token') ? `${tokenLine(token)}\n` : ''}const response = await fetch('${url}', {
  method: 'POST',
  headers: { ${headers.join(', ')} },
  body: JSON.stringify({
    query: \`
      ${indent(inTemplate(found.query), 6)}
    \`,${variables}
  }),
})
const { data, errors } = await response.json()
`
}

export function socketSnippet(request: Request, url: string, token: string): string {
  const found = aloneOf(request)
  if (!found) return ''
  const variables = hasValues(request.variables) ? `\n  variables: ${json(request.variables, 2)},` : ''
  return `import { createClient } from 'graphql-ws'

${tokenLine(token)}
const client = createClient({ url: '${url.replace(/^http/, 'ws')}', connectionParams: { authorization: token } })
const events = client.iterate({
  query: \`
    ${indent(inTemplate(found.query), 4)}
  \`,${variables}
})
for await (const { data, errors } of events) console.log(data, errors)
`
}

/** The operation with a name, which hooks and generated types need. */
export function named(request: Request): { query: string; operation: OperationDefinitionNode; name: string } | undefined {
  const found = aloneOf(request)
  if (!found) return undefined
  const { query, operation } = found
  const [first] = operation.selectionSet.selections
  const name = operation.name?.value ?? pascal(first?.kind === Kind.FIELD ? first.name.value : 'Operation')
  if (operation.name) return { query, operation, name }
  const parsed = parse(query)
  const definitions = parsed.definitions.map(each =>
    each.kind === Kind.OPERATION_DEFINITION ? { ...each, name: { kind: Kind.NAME as const, value: name } } : each,
  )
  return { query: print({ ...parsed, definitions }), operation, name }
}

export function apolloSnippet(request: Request): string {
  const found = named(request)
  if (!found) return ''
  const { query, operation, name } = found
  const kind = pascal(operation.operation)
  const hook = `use${pascal(name)}`
  const variables = hasValues(request.variables) ? json({ variables: request.variables }, kind === 'Mutation' ? 0 : 2) : ''
  const use =
    kind === 'Mutation'
      ? `export const ${hook} = () => useMutation(${name}Document)

// In a component:
// const [${camel(name)}, { data, loading, error }] = ${hook}()
// await ${camel(name)}(${variables.replaceAll('\n', '\n// ')})`
      : `export const ${hook} = () =>
  use${kind}(${name}Document${variables && `, ${variables}`})`
  return `import { gql } from '@apollo/client'
import { use${kind} } from '@apollo/client/react'

const ${name}Document = gql\`
  ${indent(inTemplate(query), 2)}
\`

${use}
`
}

/** A file for code generators. */
export function documentSnippet(request: Request): string {
  const found = named(request)
  return found ? `# src/${camel(found.name)}.graphql\n${found.query}\n` : ''
}

/** Empty if the query can't be parsed. */
export function snippetOf(kind: SnippetKind, request: Request, url: string, token: string): string {
  switch (kind) {
    case 'curl':
      return curlSnippet(request, url, token)
    case 'fetch':
      return fetchSnippet(request, url, token)
    case 'socket':
      return socketSnippet(request, url, token)
    case 'apollo':
      return apolloSnippet(request)
    case 'document':
      return documentSnippet(request)
  }
}
